// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Shapes of the C and C++ libraries, enough for the launches in host code to be understood.
#pragma once

struct __wl_file;
typedef __wl_file FILE;
extern FILE *stdin, *stdout, *stderr;

extern "C" {
int fprintf(FILE *, const char *, ...);
int sprintf(char *, const char *, ...);
int snprintf(char *, size_t, const char *, ...);
int puts(const char *);
int fflush(FILE *);
FILE *fopen(const char *, const char *);
int fclose(FILE *);
void exit(int);
void abort();
int atoi(const char *);
double atof(const char *);
int rand();
void srand(unsigned);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
size_t strlen(const char *);
int strcmp(const char *, const char *);
char *strcpy(char *, const char *);
time_t time(time_t *);
}

namespace std {

using ::abs;
using ::ceil;
using ::cos;
using ::exp;
using ::fabs;
using ::floor;
using ::int16_t;
using ::int32_t;
using ::int64_t;
using ::int8_t;
using ::log;
using ::nullptr_t;
using ::pow;
using ::printf;
using ::ptrdiff_t;
using ::sin;
using ::size_t;
using ::sqrt;
using ::uint16_t;
using ::uint32_t;
using ::uint64_t;
using ::uint8_t;

template <class T> __wl_both constexpr const T &min(const T &a, const T &b)
{
    return b < a ? b : a;
}
template <class T> __wl_both constexpr const T &max(const T &a, const T &b)
{
    return a < b ? b : a;
}
template <class T> __wl_both constexpr void swap(T &a, T &b)
{
    T old = a;
    a = b;
    b = old;
}

template <class T> struct remove_reference
{
    typedef T type;
};
template <class T> struct remove_reference<T &>
{
    typedef T type;
};
template <class T> struct remove_reference<T &&>
{
    typedef T type;
};
template <class T> __wl_both constexpr typename remove_reference<T>::type &&move(T &&value)
{
    return static_cast<typename remove_reference<T>::type &&>(value);
}
template <class A, class B> inline constexpr bool is_same_v = __is_same(A, B);
template <class A, class B> struct is_same
{
    static constexpr bool value = __is_same(A, B);
};
template <bool condition, class A, class B> struct conditional
{
    typedef A type;
};
template <class A, class B> struct conditional<false, A, B>
{
    typedef B type;
};
template <bool condition, class A, class B>
using conditional_t = typename conditional<condition, A, B>::type;

template <class T> struct allocator
{
};

template <class T, class Allocator = allocator<T>> struct vector
{
    typedef T value_type;
    typedef T *iterator;
    vector();
    explicit vector(size_t);
    vector(size_t, const T &);
    template <class Iterator> vector(Iterator, Iterator);
    T *data();
    const T *data() const;
    size_t size() const;
    bool empty() const;
    T &operator[](size_t);
    const T &operator[](size_t) const;
    T &at(size_t);
    T &front();
    T &back();
    T *begin();
    T *end();
    const T *begin() const;
    const T *end() const;
    void resize(size_t);
    void resize(size_t, const T &);
    void reserve(size_t);
    void clear();
    void push_back(const T &);
};

struct string
{
    string(const char * = "");
    const char *c_str() const;
    size_t size() const;
    string &operator+=(const string &);
};

template <class T> struct unique_ptr
{
    explicit unique_ptr(T *);
    T *get() const;
    T &operator*() const;
    T *operator->() const;
};
template <class T> struct unique_ptr<T[]>
{
    explicit unique_ptr(T *);
    T *get() const;
    T &operator[](size_t) const;
};

struct ostream
{
};
template <class T> ostream &operator<<(ostream &, const T &);
ostream &operator<<(ostream &, ostream &(*)(ostream &));
ostream &endl(ostream &);
extern ostream cout, cerr;

} // namespace std
