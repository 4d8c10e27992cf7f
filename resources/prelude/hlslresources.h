// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Buffers, group-shared memory, barriers and atomics, and where a thread is.
#pragma once

#define groupshared __attribute__((shared)) __attribute__((aligned(16)))
#define numthreads(x, y, z) __attribute__((annotate("numthreads", x, y, z)))
#define globallycoherent
#define precise
#define row_major
#define column_major
#define nointerpolation
#define uniform
#define snorm
#define unorm

namespace __wl_hlsl {

/// What a buffer holds. Its elements stand where their size lets them stand: a float4 can be read
/// at once, while inside a struct it is aligned no more than its components.
template <class T> constexpr int elementAlignment()
{
    constexpr int bytes = sizeof(T);
    constexpr int natural = bytes & -bytes;
    return natural > 16 ? 16 : natural < (int)alignof(T) ? (int)alignof(T) : natural;
}
template <class T, bool isClass = __is_class(T)> struct Element
{
    typedef T Type;
};
template <class T> struct __attribute__((aligned(elementAlignment<T>()))) AlignedElement : T
{
    using T::operator=;
};
template <class T> struct Element<T, true>
{
    typedef AlignedElement<T> Type;
};

__wl_runtime unsigned __wl_opaque_buffer_size();
__wl_runtime unsigned __wl_opaque_buffer_counter();
__wl_runtime void __wl_opaque_append();

#define __wl_buffer_size                                                                           \
    template <class N> __wl_device void GetDimensions(N &count) const                              \
    {                                                                                              \
        count = (N)__wl_opaque_buffer_size();                                                      \
    }                                                                                              \
    template <class N> __wl_device void GetDimensions(N &count, N &stride) const                   \
    {                                                                                              \
        count = (N)__wl_opaque_buffer_size();                                                      \
        stride = (N)sizeof(T);                                                                     \
    }
#define __wl_read_buffer(name)                                                                     \
    template <class T = float4> struct name                                                        \
    {                                                                                              \
        typedef typename Element<T>::Type Stored;                                                  \
        const Stored *data;                                                                        \
        template <class I> __wl_device const Stored &operator[](I i) const { return data[i]; }     \
        template <class I> __wl_device T Load(I i) const { return data[i]; }                       \
        __wl_buffer_size                                                                           \
    };
#define __wl_write_buffer(name)                                                                    \
    template <class T = float4> struct name                                                        \
    {                                                                                              \
        typedef typename Element<T>::Type Stored;                                                  \
        Stored *data;                                                                              \
        template <class I> __wl_device Stored &operator[](I i) const { return data[i]; }           \
        template <class I> __wl_device T Load(I i) const { return data[i]; }                       \
        __wl_device uint IncrementCounter() const { return __wl_opaque_buffer_counter(); }         \
        __wl_device uint DecrementCounter() const { return __wl_opaque_buffer_counter(); }         \
        __wl_buffer_size                                                                           \
    };
__wl_read_buffer(StructuredBuffer);
__wl_read_buffer(Buffer);
__wl_write_buffer(RWStructuredBuffer);
__wl_write_buffer(RWBuffer);
__wl_write_buffer(RasterizerOrderedStructuredBuffer);
__wl_write_buffer(RasterizerOrderedBuffer);

template <class T> struct AppendStructuredBuffer
{
    __wl_device void Append(T) const { __wl_opaque_append(); }
};
template <class T> struct ConsumeStructuredBuffer
{
    __wl_device T Consume() const
    {
        __wl_opaque_append();
        return T();
    }
};

template <class T> struct ConstantBuffer : T
{
};

// Atomic operations on a place that any expression names.
#define __wl_interlocked(name, function)                                                           \
    template <class T, class V> __wl_device void name(T &place, V value)                           \
    {                                                                                              \
        ::function(&place, (T)value);                                                              \
    }                                                                                              \
    template <class T, class V, class O> __wl_device void name(T &place, V value, O &original)     \
    {                                                                                              \
        original = (O)::function(&place, (T)value);                                                \
    }
__wl_interlocked(InterlockedAdd, atomicAdd);
__wl_interlocked(InterlockedMin, atomicMin);
__wl_interlocked(InterlockedMax, atomicMax);
__wl_interlocked(InterlockedAnd, atomicAnd);
__wl_interlocked(InterlockedOr, atomicOr);
__wl_interlocked(InterlockedXor, atomicXor);
__wl_interlocked(InterlockedExchange, atomicExch);
template <class T, class C, class V>
__wl_device void InterlockedCompareStore(T &place, C compare, V value)
{
    ::atomicCAS(&place, (T)compare, (T)value);
}
template <class T, class C, class V, class O>
__wl_device void InterlockedCompareExchange(T &place, C compare, V value, O &original)
{
    original = (O)::atomicCAS(&place, (T)compare, (T)value);
}

// Buffers of bytes. Vectors of words are one access, as the hardware makes of them.
#define __wl_byte_loads(Word)                                                                      \
    Word *data;                                                                                    \
    template <class T> __wl_device const typename Element<T>::Type &at(uint address) const         \
    {                                                                                              \
        return *(const typename Element<T>::Type *)((const char *)data + address);                 \
    }                                                                                              \
    __wl_device uint Load(uint address) const { return at<uint>(address); }                        \
    __wl_device uint2 Load2(uint address) const { return at<uint2>(address); }                     \
    __wl_device uint3 Load3(uint address) const { return at<uint3>(address); }                     \
    __wl_device uint4 Load4(uint address) const { return at<uint4>(address); }                     \
    template <class T> __wl_device T Load(uint address) const { return at<T>(address); }           \
    template <class N> __wl_device void GetDimensions(N &bytes) const                              \
    {                                                                                              \
        bytes = (N)__wl_opaque_buffer_size();                                                      \
    }
#define __wl_byte_interlocked(name)                                                                \
    template <class V> __wl_device void name(uint address, V value) const                          \
    {                                                                                              \
        __wl_hlsl::name(word(address), value);                                                     \
    }                                                                                              \
    template <class V, class O> __wl_device void name(uint address, V value, O &original) const    \
    {                                                                                              \
        __wl_hlsl::name(word(address), value, original);                                           \
    }
struct ByteAddressBuffer
{
    __wl_byte_loads(const uint)
};
struct RWByteAddressBuffer
{
    __wl_byte_loads(uint)
    template <class T> __wl_device void put(uint address, T value) const
    {
        *(typename Element<T>::Type *)((char *)data + address) = value;
    }
    __wl_device uint &word(uint address) const { return *(uint *)((char *)data + address); }
    __wl_device void Store2(uint address, uint2 value) const { put(address, value); }
    __wl_device void Store3(uint address, uint3 value) const { put(address, value); }
    __wl_device void Store4(uint address, uint4 value) const { put(address, value); }
    /// Without a type the value counts as a uint; `Store<float>` keeps what it is.
    template <class T = uint> __wl_device void Store(uint address, typename __wl::Same<T>::Type value) const
    {
        put<T>(address, value);
    }
    __wl_byte_interlocked(InterlockedAdd)
    __wl_byte_interlocked(InterlockedMin)
    __wl_byte_interlocked(InterlockedMax)
    __wl_byte_interlocked(InterlockedAnd)
    __wl_byte_interlocked(InterlockedOr)
    __wl_byte_interlocked(InterlockedXor)
    __wl_byte_interlocked(InterlockedExchange)
    template <class C, class V>
    __wl_device void InterlockedCompareStore(uint address, C compare, V value) const
    {
        __wl_hlsl::InterlockedCompareStore(word(address), compare, value);
    }
    template <class C, class V, class O>
    __wl_device void InterlockedCompareExchange(uint address, C compare, V value, O &old) const
    {
        __wl_hlsl::InterlockedCompareExchange(word(address), compare, value, old);
    }
};

// Textures decide no address here: what is read from one is zero.
__wl_runtime void __wl_opaque_texture();

template <class T> __wl_device T texel()
{
    __wl_opaque_texture();
    return T();
}
/// An element that may be written.
template <class T, bool isClass = __is_class(T)> struct Texel : T
{
    __wl_device Texel()
        : T(texel<T>())
    {
    }
    template <class V> __wl_device void operator=(const V &) const { __wl_opaque_texture(); }
};
template <class T> struct Texel<T, false>
{
    __wl_device operator T() const { return texel<T>(); }
    template <class V> __wl_device void operator=(const V &) const { __wl_opaque_texture(); }
};

struct SamplerState
{
};
typedef SamplerState SamplerComparisonState;
typedef SamplerState sampler;

#define __wl_texture(name)                                                                         \
    template <class T = float4> struct name                                                        \
    {                                                                                              \
        template <class I> __wl_device T operator[](const I &) const { return texel<T>(); }        \
        template <class... A> __wl_device T Load(const A &...) const { return texel<T>(); }        \
        template <class... A> __wl_device T Sample(const A &...) const { return texel<T>(); }      \
        template <class... A> __wl_device T SampleLevel(const A &...) const { return texel<T>(); } \
        template <class... A> __wl_device T SampleGrad(const A &...) const { return texel<T>(); }  \
        template <class... A> __wl_device float SampleCmpLevelZero(const A &...) const             \
        {                                                                                          \
            return texel<float>();                                                                 \
        }                                                                                          \
        template <class... A> __wl_device float4 Gather(const A &...) const                        \
        {                                                                                          \
            return texel<float4>();                                                                \
        }                                                                                          \
        template <class... A> __wl_device void GetDimensions(A &...sizes) const                    \
        {                                                                                          \
            ((sizes = (A)__wl_opaque_buffer_size()), ...);                                         \
        }                                                                                          \
    };
#define __wl_writable_texture(name)                                                                \
    template <class T = float4> struct name                                                        \
    {                                                                                              \
        template <class I> __wl_device Texel<T> operator[](const I &) const { return Texel<T>(); } \
        template <class... A> __wl_device T Load(const A &...) const { return texel<T>(); }        \
        template <class... A> __wl_device void GetDimensions(A &...sizes) const                    \
        {                                                                                          \
            ((sizes = (A)__wl_opaque_buffer_size()), ...);                                         \
        }                                                                                          \
    };
__wl_texture(Texture1D);
__wl_texture(Texture1DArray);
__wl_texture(Texture2D);
__wl_texture(Texture2DArray);
__wl_texture(Texture3D);
__wl_texture(TextureCube);
__wl_texture(TextureCubeArray);
__wl_writable_texture(RWTexture1D);
__wl_writable_texture(RWTexture1DArray);
__wl_writable_texture(RWTexture2D);
__wl_writable_texture(RWTexture2DArray);
__wl_writable_texture(RWTexture3D);

__wl_device void GroupMemoryBarrierWithGroupSync() { __syncthreads(); }
__wl_device void DeviceMemoryBarrierWithGroupSync() { __syncthreads(); }
__wl_device void AllMemoryBarrierWithGroupSync() { __syncthreads(); }
__wl_device void GroupMemoryBarrier() { __threadfence_block(); }
__wl_device void DeviceMemoryBarrier() { __threadfence(); }
__wl_device void AllMemoryBarrier() { __threadfence(); }

/// A place in the group or the dispatch, as any type that a parameter may have.
struct Where
{
    uint x = 0, y = 0, z = 0;
    template <class T> __wl_device operator T() const
    {
        if constexpr (__is_arithmetic(T))
            return (T)x;
        else if constexpr (IsVector<T>::value)
            return T(uint3(x, y, z));
        else
            return T();
    }
};
template <class T> __wl_device void assign(T &place, Where value)
{
    place = value.operator T();
}
__wl_device Where groupThreadId() { return {threadIdx.x, threadIdx.y, threadIdx.z}; }
__wl_device Where groupId() { return {blockIdx.x, blockIdx.y, blockIdx.z}; }
__wl_device Where dispatchThreadId()
{
    return {blockIdx.x * blockDim.x + threadIdx.x, blockIdx.y * blockDim.y + threadIdx.y,
            blockIdx.z * blockDim.z + threadIdx.z};
}
__wl_device Where groupIndex() { return {__wl_names::Thread().id}; }

} // namespace __wl_hlsl
