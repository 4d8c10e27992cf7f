// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// cuda::barrier, cuda::pipeline and cuda::memcpy_async. Warps run to the next block barrier in
// turn, so waiting is such a barrier: right where all threads of the block take part.
#pragma once

namespace cuda {

struct __wl_empty_completion
{
};

template <thread_scope Scope = thread_scope_system, class Completion = __wl_empty_completion>
struct barrier
{
    unsigned long long state;
    typedef unsigned long long arrival_token;
    barrier() = default;
    __wl_device constexpr explicit barrier(int)
        : state(0)
    {
    }
    __wl_device arrival_token arrive(int = 1) const
    {
        __threadfence_block();
        return 0;
    }
    __wl_device void wait(arrival_token) const { __syncthreads(); }
    __wl_device void wait_parity(bool) const { __syncthreads(); }
    __wl_device bool try_wait(arrival_token) const
    {
        __syncthreads();
        return true;
    }
    __wl_device bool try_wait_parity(bool) const
    {
        __syncthreads();
        return true;
    }
    __wl_device void arrive_and_wait() const { __syncthreads(); }
    __wl_device void arrive_and_drop() const { __threadfence_block(); }
    __wl_both static constexpr int max() { return (1 << 20) - 1; }
};
template <thread_scope Scope, class Completion>
__wl_device void init(barrier<Scope, Completion> *place, int)
{
    place->state = 0;
}

template <thread_scope Scope, unsigned stages> struct pipeline_shared_state
{
    unsigned long long stage[2 * stages];
};
enum class pipeline_role { producer, consumer };

/// A stage may be filled anew once all have released it. Where all threads both fill and use, the
/// barrier for that stands before the filling; where some fill and others use, after it, so that
/// both sides pass equally many.
template <thread_scope Scope = thread_scope_thread> struct pipeline
{
    static constexpr bool isShared = Scope != thread_scope_thread;
    unsigned stages = 1;
    bool isDivided = false;
    unsigned acquired = 0;

    __wl_device void producer_acquire()
    {
        if constexpr (isShared)
            if (!isDivided && acquired++ >= stages)
                __syncthreads();
    }
    __wl_device void producer_commit()
    {
        __nvvm_cp_async_commit_group();
        if constexpr (isShared)
            if (isDivided)
                __syncthreads();
    }
    __wl_device void consumer_wait()
    {
        __nvvm_cp_async_wait_all();
        if constexpr (isShared)
            __syncthreads();
    }
    __wl_device void consumer_release() { __threadfence_block(); }
    __wl_device bool quit() { return true; }
};

__wl_device pipeline<thread_scope_thread> make_pipeline() { return {}; }
template <class Group, thread_scope Scope, unsigned stages>
__wl_device pipeline<Scope> make_pipeline(const Group &, pipeline_shared_state<Scope, stages> *)
{
    return {stages};
}
template <class Group, thread_scope Scope, unsigned stages>
__wl_device pipeline<Scope> make_pipeline(const Group &, pipeline_shared_state<Scope, stages> *,
                                          pipeline_role)
{
    return {stages, true};
}
template <class Group, thread_scope Scope, unsigned stages>
__wl_device pipeline<Scope> make_pipeline(const Group &, pipeline_shared_state<Scope, stages> *,
                                          size_t)
{
    return {stages, true};
}
template <int stages, thread_scope Scope>
__wl_device void pipeline_consumer_wait_prior(pipeline<Scope> &pipe)
{
    pipe.consumer_wait();
}
template <thread_scope Scope> __wl_device void pipeline_producer_commit(pipeline<Scope> &pipe)
{
    pipe.producer_commit();
}
template <thread_scope Scope, class Completion>
__wl_device void pipeline_producer_commit(pipeline<thread_scope_thread> &pipe,
                                          barrier<Scope, Completion> &)
{
    pipe.producer_commit();
}

/// `Sync` is a barrier or a pipeline; what is copied arrives when it is waited for.
template <class T, class Size, class Sync>
__wl_device void memcpy_async(T *to, const T *from, const Size &size, Sync &)
{
    constexpr unsigned promised = __wl::SizeAlignment<Size>::value;
    __wl::copyTogether<__wl::larger(promised, alignof(T))>(__wl::OneThread(), to, from,
                                                           (size_t)size);
}
template <class Size, class Sync>
__wl_device void memcpy_async(void *to, const void *from, const Size &size, Sync &)
{
    __wl::copyTogether<__wl::SizeAlignment<Size>::value>(__wl::OneThread(), to, from, (size_t)size);
}
template <class Group, class T, class Size, class Sync>
__wl_device void memcpy_async(const Group &group, T *to, const T *from, const Size &size, Sync &)
{
    constexpr unsigned promised = __wl::SizeAlignment<Size>::value;
    __wl::copyTogether<__wl::larger(promised, alignof(T))>(group, to, from, (size_t)size);
}
template <class Group, class Size, class Sync>
__wl_device void memcpy_async(const Group &group, void *to, const void *from, const Size &size,
                              Sync &)
{
    __wl::copyTogether<__wl::SizeAlignment<Size>::value>(group, to, from, (size_t)size);
}

namespace device {
template <thread_scope Scope, class Completion>
__wl_device unsigned long long *barrier_native_handle(barrier<Scope, Completion> &place)
{
    return &place.state;
}
} // namespace device

} // namespace cuda

// The older names of the same.
namespace nvcuda {
namespace experimental {

struct pipeline
{
    __wl_device size_t commit()
    {
        __nvvm_cp_async_commit_group();
        return 0;
    }
    __wl_device void wait(size_t) { __nvvm_cp_async_wait_all(); }
    template <unsigned stages> __wl_device void wait_prior() { __nvvm_cp_async_wait_all(); }
    __wl_device void commit_and_wait() { wait(commit()); }
};
template <class T> __wl_device void memcpy_async(T &to, const T &from, pipeline &)
{
    __wl::copyTogether<alignof(T)>(__wl::OneThread(), &to, &from, sizeof(T));
}

} // namespace experimental
} // namespace nvcuda
