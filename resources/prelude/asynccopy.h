// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Copies from global to shared memory that do not wait: `cp.async` where it stands, so that each
// thread makes the load and the store that the hardware makes for it.
#pragma once

namespace __wl {

/// What fits no `cp.async` goes through a register; `bytes` of it are one access.
template <unsigned bytes> struct CopyUnit
{
    typedef unsigned Type __attribute__((vector_size(bytes)));
};
template <> struct CopyUnit<1>
{
    typedef unsigned char Type;
};
template <> struct CopyUnit<2>
{
    typedef unsigned short Type;
};
template <> struct CopyUnit<4>
{
    typedef unsigned Type;
};

template <unsigned bytes> __wl_device void copyUnit(void *to, const void *from)
{
    auto *shared = (__attribute__((address_space(3))) void *)to;
    auto *global = (__attribute__((address_space(1))) const void *)from;
    if constexpr (bytes == 16) {
        __nvvm_cp_async_cg_shared_global_16(shared, global);
    } else if constexpr (bytes == 8) {
        __nvvm_cp_async_ca_shared_global_8(shared, global);
    } else if constexpr (bytes == 4) {
        __nvvm_cp_async_ca_shared_global_4(shared, global);
    } else {
        typedef typename CopyUnit<bytes>::Type Unit;
        *(Unit *)to = *(const Unit *)from;
    }
}

/// The threads of `group` take turns, one unit each.
template <unsigned bytes, class Group>
__wl_device void copyUnits(const Group &group, void *to, const void *from, size_t size)
{
    const unsigned first = (unsigned)group.thread_rank() * bytes;
    const unsigned step = (unsigned)group.size() * bytes;
    for (unsigned offset = first; offset < (unsigned)size; offset += step)
        copyUnit<bytes>((char *)to + offset, (const char *)from + offset);
}

/// Alignment and size as the types promise them; less than a word is found out when it runs.
template <unsigned alignment, class Group>
__wl_device void copyTogether(const Group &group, void *to, const void *from, size_t size)
{
    if constexpr (alignment >= 16) {
        copyUnits<16>(group, to, from, size);
    } else if constexpr (alignment >= 4) {
        copyUnits<alignment>(group, to, from, size);
    } else {
        const unsigned low = (unsigned)((size_t)to | (size_t)from | size);
        if ((low & 15) == 0)
            copyUnits<16>(group, to, from, size);
        else if ((low & 7) == 0)
            copyUnits<8>(group, to, from, size);
        else if ((low & 3) == 0)
            copyUnits<4>(group, to, from, size);
        else
            copyUnits<alignment>(group, to, from, size);
    }
}

struct OneThread
{
    __wl_device static unsigned thread_rank() { return 0; }
    __wl_device static unsigned size() { return 1; }
};

constexpr unsigned larger(unsigned a, unsigned b) { return a < b ? b : a; }

/// What a size says about alignment: `cuda::aligned_size_t<16>` says 16.
template <class Size> struct SizeAlignment
{
    static constexpr unsigned value = 1;
};

} // namespace __wl

namespace cuda {

template <size_t alignment> struct aligned_size_t
{
    static constexpr size_t align = alignment;
    size_t value;
    __wl_both explicit constexpr aligned_size_t(size_t size)
        : value(size)
    {
    }
    __wl_both constexpr operator size_t() const { return value; }
};

} // namespace cuda

template <size_t alignment> struct __wl::SizeAlignment<cuda::aligned_size_t<alignment>>
{
    static constexpr unsigned value = alignment;
};

/// The last `zeros` bytes are zeros.
__wl_device void __pipeline_memcpy_async(void *to, const void *from, size_t size, size_t zeros = 0)
{
    if (zeros == 0) {
        if (size == 16)
            __wl::copyUnit<16>(to, from);
        else if (size == 8)
            __wl::copyUnit<8>(to, from);
        else
            __wl::copyUnit<4>(to, from);
        return;
    }
    auto *shared = (__attribute__((address_space(3))) void *)to;
    auto *global = (__attribute__((address_space(1))) const void *)from;
    const int read = (int)(size - zeros);
    if (size == 16)
        __nvvm_cp_async_cg_shared_global_16(shared, global, read);
    else if (size == 8)
        __nvvm_cp_async_ca_shared_global_8(shared, global, read);
    else
        __nvvm_cp_async_ca_shared_global_4(shared, global, read);
}
__wl_device void __pipeline_commit() { __nvvm_cp_async_commit_group(); }
__wl_device void __pipeline_wait_prior(unsigned) { __nvvm_cp_async_wait_all(); }
__wl_device void __pipeline_arrive_on(void *) { __nvvm_cp_async_wait_all(); }
