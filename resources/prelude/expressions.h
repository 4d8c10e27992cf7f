// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// What makes an access of a bare expression.
#pragma once

namespace __wl {

enum class Operation { Load, Store, AtomicAdd, LoadMatrix1, LoadMatrix2, LoadMatrix4 };

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

constexpr bool loadsMatrix(Operation operation) { return operation >= Operation::LoadMatrix1; }

/// `ldmatrix` from the rows whose addresses the lanes give.
template <Operation operation> __wl_device void loadMatrix(const volatile void *row)
{
    const void *address = const_cast<const void *>(row);
    if constexpr (operation == Operation::LoadMatrix1)
        (void)__wl_ldmatrix_x1(address);
    else if constexpr (operation == Operation::LoadMatrix2)
        (void)__wl_ldmatrix_x2(address);
    else
        (void)__wl_ldmatrix_x4(address);
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
/// `elementAt` turns into it; where rows of matrices are loaded, it may be a row's address. Any
/// other value has done its accesses by being computed.
template <Operation operation, class ElementAt, class T>
__wl_device void access(ElementAt elementAt, T &&value)
{
    typedef typename Plain<T>::Type Value;
    if constexpr (loadsMatrix(operation) && __is_pointer(Value)) {
        loadMatrix<operation>(value);
    } else if constexpr (Plain<T>::isPlace) {
        if constexpr (loadsMatrix(operation))
            loadMatrix<operation>(&value);
        else if constexpr (operation == Operation::Load)
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
