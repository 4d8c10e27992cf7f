// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// What makes an access of a bare expression, and the names that only expressions and fragments
// know.
#pragma once

namespace __wl {

enum class Operation { Load, Store, AtomicAdd };

typedef int Words2 __attribute__((vector_size(8)));
typedef int Words4 __attribute__((vector_size(16)));

/// One access of the element's full width, as the hardware does it; volatile, so that nothing
/// removes a value that nobody reads.
template <class Word, class T> __wl_device void loadAs(T &element)
{
    (void)*reinterpret_cast<const volatile Word *>(&element);
}

template <class Word, class T> __wl_device void storeAs(T &element)
{
    *reinterpret_cast<volatile Word *>(&element) = Word();
}

template <class T> __wl_device void load(T &element)
{
    if constexpr (__is_scalar(T))
        loadAs<T>(element);
    else if constexpr (sizeof(T) == 16 && alignof(T) == 16)
        loadAs<Words4>(element);
    else if constexpr (sizeof(T) == 8 && alignof(T) == 8)
        loadAs<Words2>(element);
    else if constexpr (sizeof(T) == 4 && alignof(T) == 4)
        loadAs<int>(element);
    else if constexpr (sizeof(T) == 2 && alignof(T) == 2)
        loadAs<short>(element);
    else
        T value = element;
}

template <class T> __wl_device void store(T &element)
{
    if constexpr (__is_scalar(T))
        storeAs<T>(element);
    else if constexpr (sizeof(T) == 16 && alignof(T) == 16)
        storeAs<Words4>(element);
    else if constexpr (sizeof(T) == 8 && alignof(T) == 8)
        storeAs<Words2>(element);
    else if constexpr (sizeof(T) == 4 && alignof(T) == 4)
        storeAs<int>(element);
    else if constexpr (sizeof(T) == 2 && alignof(T) == 2)
        storeAs<short>(element);
    else
        element = T();
}

template <class T> struct Plain
{
    typedef T Type;
    static constexpr bool isPlace = false; ///< something that can be written
    static constexpr bool isNamed = false; ///< a variable
};
template <class T> struct Plain<T &>
{
    typedef T Type;
    static constexpr bool isPlace = true;
    static constexpr bool isNamed = true;
};
template <class T> struct Plain<const T &>
{
    typedef T Type;
    static constexpr bool isPlace = false;
    static constexpr bool isNamed = true;
};

/// `value` is either an element of an array, which is accessed, or the index of one, which
/// `elementAt` turns into it. Any other value has done its accesses by being computed.
template <Operation operation, class ElementAt, class T>
__wl_device void access(ElementAt elementAt, T &&value)
{
    typedef typename Plain<T>::Type Value;
    if constexpr (Plain<T>::isPlace) {
        if constexpr (operation == Operation::Load)
            load(value);
        else if constexpr (operation == Operation::Store)
            store(value);
        else
            atomicAdd(&value, Value(1));
    } else if constexpr (__is_class(Value) && __is_convertible(const Value &, long long)) {
        access<operation>(elementAt, +value); // `lane`, which only reads like a number
    } else if constexpr (__is_class(Value) && Plain<T>::isNamed) {
        static_assert(false, "an index is a number, such as threadIdx.x");
    } else if constexpr (__is_integral(Value) || __is_enum(Value)) {
        access<operation>(elementAt, elementAt(value));
    }
}

} // namespace __wl

namespace __wl_names {

/// The position in the block, and its linear index `id`.
struct Thread
{
    __declspec(property(get = readX)) unsigned x;
    __declspec(property(get = readY)) unsigned y;
    __declspec(property(get = readZ)) unsigned z;
    __declspec(property(get = readId)) unsigned id;
    __wl_device unsigned readX() const { return threadIdx.x; }
    __wl_device unsigned readY() const { return threadIdx.y; }
    __wl_device unsigned readZ() const { return threadIdx.z; }
    __wl_device unsigned readId() const
    {
        return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    }
};

/// The position in the grid.
struct GridThread
{
    __declspec(property(get = readX)) unsigned x;
    __declspec(property(get = readY)) unsigned y;
    __declspec(property(get = readZ)) unsigned z;
    __wl_device unsigned readX() const { return blockIdx.x * blockDim.x + threadIdx.x; }
    __wl_device unsigned readY() const { return blockIdx.y * blockDim.y + threadIdx.y; }
    __wl_device unsigned readZ() const { return blockIdx.z * blockDim.z + threadIdx.z; }
};

/// Numbers that read like variables.
struct GroupIndex
{
    __wl_device operator unsigned() const { return Thread().id; }
};
struct Lane
{
    __wl_device operator int() const { return __wl_lane_id(); }
};
struct Warp
{
    __wl_device operator int() const { return __wl_warp_id(); }
};
struct GridIndex
{
    __wl_device operator int() const { return int(blockIdx.x * blockDim.x + threadIdx.x); }
};

extern const __attribute__((device)) __attribute__((weak)) Thread thread;
extern const __attribute__((device)) __attribute__((weak)) Thread SV_GroupThreadID;
extern const __attribute__((device)) __attribute__((weak)) GridThread SV_DispatchThreadID;
extern const __attribute__((device)) __attribute__((weak)) __wl::BlockIndex SV_GroupID;
extern const __attribute__((device)) __attribute__((weak)) GroupIndex SV_GroupIndex;
extern const __attribute__((device)) __attribute__((weak)) Lane lane;
extern const __attribute__((device)) __attribute__((weak)) Warp warp;
/// What nearly every one-dimensional kernel calls so; of a bare expression only.
extern const __attribute__((device)) __attribute__((weak)) GridIndex i;

} // namespace __wl_names
