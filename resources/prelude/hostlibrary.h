// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Shapes of the C and C++ libraries, enough for the launches in host code to be understood.
#pragma once

struct __wl_file;
typedef __wl_file FILE;
extern FILE *stdin, *stdout, *stderr;
extern int errno;
struct timeval
{
    long tv_sec, tv_usec;
};
struct timespec
{
    long tv_sec, tv_nsec;
};
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2

extern "C" {
int vprintf(const char *, va_list);
int vfprintf(FILE *, const char *, va_list);
int vsnprintf(char *, size_t, const char *, va_list);
int fprintf(FILE *, const char *, ...);
int sprintf(char *, const char *, ...);
int snprintf(char *, size_t, const char *, ...);
int scanf(const char *, ...);
int sscanf(const char *, const char *, ...);
int fscanf(FILE *, const char *, ...);
int puts(const char *);
int fputs(const char *, FILE *);
int putchar(int);
int getchar();
int fflush(FILE *);
FILE *fopen(const char *, const char *);
int fclose(FILE *);
size_t fread(void *, size_t, size_t, FILE *);
size_t fwrite(const void *, size_t, size_t, FILE *);
int fseek(FILE *, long, int);
long ftell(FILE *);
void rewind(FILE *);
char *fgets(char *, int, FILE *);
int fgetc(FILE *);
int feof(FILE *);
void perror(const char *);
void exit(int);
int atexit(void (*)());
void abort();
int atoi(const char *);
long atol(const char *);
double atof(const char *);
long strtol(const char *, char **, int);
unsigned long strtoul(const char *, char **, int);
double strtod(const char *, char **);
float strtof(const char *, char **);
int rand();
void srand(unsigned);
long random();
void srandom(unsigned);
double drand48();
void srand48(long);
void *calloc(size_t, size_t);
void *realloc(void *, size_t);
void *aligned_alloc(size_t, size_t);
int posix_memalign(void **, size_t, size_t);
char *getenv(const char *);
int system(const char *);
void qsort(void *, size_t, size_t, int (*)(const void *, const void *));
size_t strlen(const char *);
int strcmp(const char *, const char *);
int strncmp(const char *, const char *, size_t);
int strcasecmp(const char *, const char *);
int strncasecmp(const char *, const char *, size_t);
int memcmp(const void *, const void *, size_t);
char *strcpy(char *, const char *);
char *strncpy(char *, const char *, size_t);
char *strcat(char *, const char *);
char *strchr(const char *, int);
char *strrchr(const char *, int);
char *strstr(const char *, const char *);
char *strtok(char *, const char *);
char *strdup(const char *);
char *strerror(int);
int isdigit(int);
int isspace(int);
int isalpha(int);
int toupper(int);
int tolower(int);
time_t time(time_t *);
int gettimeofday(timeval *, void *);
int clock_gettime(int, timespec *);
int usleep(unsigned);
unsigned sleep(unsigned);
int access(const char *, int);
}
#define F_OK 0

namespace std {

using ::abort;
using ::abs;
using ::acos;
using ::asin;
using ::atan;
using ::atan2;
using ::atof;
using ::atoi;
using ::calloc;
using ::cbrt;
using ::ceil;
using ::clock;
using ::cos;
using ::cosh;
using ::erf;
using ::exit;
using ::exp;
using ::exp2;
using ::fabs;
using ::fclose;
using ::FILE;
using ::floor;
using ::fma;
using ::fmax;
using ::fmin;
using ::fmod;
using ::fopen;
using ::fprintf;
using ::free;
using ::getenv;
using ::int16_t;
using ::int32_t;
using ::int64_t;
using ::int8_t;
using ::intptr_t;
using ::isfinite;
using ::isinf;
using ::isnan;
using ::log;
using ::log10;
using ::log1p;
using ::log2;
using ::malloc;
using ::memcpy;
using ::memset;
using ::nullptr_t;
using ::pow;
using ::printf;
using ::ptrdiff_t;
using ::rand;
using ::round;
using ::sin;
using ::sinh;
using ::size_t;
using ::snprintf;
using ::sprintf;
using ::sqrt;
using ::srand;
using ::strcmp;
using ::strlen;
using ::strtol;
using ::tan;
using ::tanh;
using ::time;
using ::time_t;
using ::trunc;
using ::uint16_t;
using ::uint32_t;
using ::uint64_t;
using ::uint8_t;
using ::uintptr_t;

struct type_info
{
    const char *name() const;
};

// Whatever can be made of anything is.
struct __wl_any
{
    template <class... A> __wl_any(A &&...);
};

struct ios_base
{
    enum { in, out, binary, app, ate, trunc, fixed, left, right, beg, cur, end };
};
typedef ios_base ios;
struct ostream : ios_base
{
    template <class T> ostream &operator<<(const T &);
    ostream &operator<<(ostream &(*)(ostream &));
    template <class... A> ostream &write(A &&...);
    template <class... A> long precision(A &&...);
    template <class... A> long width(A &&...);
    template <class... A> long setf(A &&...);
    ostream &flush();
};
struct istream : ios_base
{
    template <class T> istream &operator>>(T &);
    template <class... A> istream &read(A &&...);
    template <class... A> istream &ignore(A &&...);
    template <class... A> istream &seekg(A &&...);
    long tellg();
    bool good() const;
    bool fail() const;
    bool eof() const;
    bool bad() const;
    explicit operator bool() const;
};
struct ofstream : ostream
{
    template <class... A> ofstream(A &&...);
    template <class... A> void open(A &&...);
    void close();
    bool is_open() const;
    explicit operator bool() const;
};
struct ifstream : istream
{
    template <class... A> ifstream(A &&...);
    template <class... A> void open(A &&...);
    void close();
    bool is_open() const;
};
struct fstream : ifstream
{
    using ifstream::ifstream;
    template <class T> fstream &operator<<(const T &);
    fstream &operator<<(ostream &(*)(ostream &));
    template <class... A> fstream &write(A &&...);
    void flush();
};
extern ostream cout, cerr, clog;
extern istream cin;
ostream &endl(ostream &);
ostream &flush(ostream &);
ostream &fixed(ostream &);
ostream &scientific(ostream &);
ostream &left(ostream &);
ostream &right(ostream &);
ostream &hex(ostream &);
ostream &dec(ostream &);
ostream &boolalpha(ostream &);
struct setw
{
    setw(int);
};
struct setprecision
{
    setprecision(int);
};
struct setfill
{
    setfill(char);
};

template <class T> struct allocator
{
};

template <class C> struct basic_string
{
    basic_string();
    basic_string(const C *);
    basic_string(const C *, size_t);
    basic_string(size_t, C);
    const C *c_str() const;
    const C *data() const;
    size_t size() const;
    size_t length() const;
    bool empty() const;
    C &operator[](size_t);
    basic_string &operator+=(const basic_string &);
    basic_string &operator+=(C);
    basic_string substr(size_t, size_t = 0) const;
    template <class... A> size_t find(A &&...) const;
    template <class... A> size_t rfind(A &&...) const;
    template <class... A> size_t find_first_of(A &&...) const;
    template <class... A> size_t find_last_of(A &&...) const;
    template <class... A> basic_string &replace(A &&...);
    template <class... A> basic_string &erase(A &&...);
    template <class... A> int compare(A &&...) const;
    template <class... A> basic_string &append(A &&...);
    C *begin();
    C *end();
    static const size_t npos = -1;
};
typedef basic_string<char> string;
typedef string string_view;
string operator+(const string &, const string &);
string operator+(const string &, const char *);
string operator+(const char *, const string &);
bool operator==(const string &, const string &);
bool operator!=(const string &, const string &);
bool operator<(const string &, const string &);
template <class T> string to_string(T);
int stoi(const string &);
long stol(const string &);
float stof(const string &);
double stod(const string &);
template <class... A> istream &getline(istream &, A &&...);
struct stringstream : ostream
{
    template <class... A> stringstream(A &&...);
    string str() const;
    template <class T> stringstream &operator>>(T &);
};
typedef stringstream ostringstream;
typedef stringstream istringstream;

template <class T, class Allocator = allocator<T>> struct vector
{
    typedef T value_type;
    typedef T *iterator;
    typedef const T *const_iterator;
    vector();
    explicit vector(size_t);
    vector(size_t, const T &);
    vector(initializer_list<T>);
    template <class Iterator> vector(Iterator, Iterator);
    T *data();
    const T *data() const;
    size_t size() const;
    size_t capacity() const;
    bool empty() const;
    T &operator[](size_t);
    const T &operator[](size_t) const;
    T &at(size_t);
    const T &at(size_t) const;
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
    void pop_back();
    template <class... A> T &emplace_back(A &&...);
    template <class... A> T *insert(A &&...);
    template <class... A> T *erase(A &&...);
    template <class... A> void assign(A &&...);
    void swap(vector &);
};
template <class T> struct list : vector<T>
{
};
template <class T> struct deque : vector<T>
{
};
template <class T> struct queue : vector<T>
{
    void push(const T &);
    void pop();
};
template <class T> struct stack : vector<T>
{
    void push(const T &);
    void pop();
    T &top();
};
template <class K, class V, class... More> struct map
{
    typedef pair<K, V> *iterator;
    template <class... A> map(A &&...);
    V &operator[](const K &);
    V &at(const K &);
    size_t size() const;
    size_t count(const K &) const;
    pair<K, V> *begin();
    pair<K, V> *end();
    pair<K, V> *find(const K &);
    template <class... A> void insert(A &&...);
    template <class... A> void erase(A &&...);
};
template <class K, class V, class... More> using unordered_map = map<K, V, More...>;
template <class K> struct set : vector<K>
{
    template <class... A> void emplace(A &&...);
    size_t count(const K &) const;
};
template <class K> using unordered_set = set<K>;
template <class... T> struct tuple
{
    template <class... A> tuple(A &&...);
};
template <class... T> tuple<T...> make_tuple(T...);
template <class... T> tuple<T &...> tie(T &...);
template <class T> struct optional
{
    template <class... A> optional(A &&...);
    T &operator*();
    T *operator->();
    T &value();
    bool has_value() const;
    explicit operator bool() const;
};

template <class T> struct default_delete
{
};
template <class T, class Delete = default_delete<T>> struct unique_ptr
{
    template <class... A> unique_ptr(A &&...);
    T *get() const;
    T &operator*() const;
    T *operator->() const;
    explicit operator bool() const;
    template <class... A> void reset(A &&...);
    T *release();
};
template <class T, class Delete> struct unique_ptr<T[], Delete>
{
    template <class... A> unique_ptr(A &&...);
    T *get() const;
    T &operator[](size_t) const;
    template <class... A> void reset(A &&...);
};
template <class T> using shared_ptr = unique_ptr<T>;
template <class T, class... A> unique_ptr<T> make_unique(A &&...);
template <class T, class... A> unique_ptr<T> make_shared(A &&...);
template <class Signature> struct function;
template <class R, class... A> struct function<R(A...)>
{
    template <class F> function(F);
    R operator()(A...) const;
};
template <class F, class... A> __wl_any bind(F, A &&...);
template <class T> T &ref(T &);

struct exception
{
    template <class... A> exception(A &&...);
    const char *what() const noexcept;
};
struct runtime_error : exception
{
    using exception::exception;
};
struct logic_error : exception
{
    using exception::exception;
};
struct invalid_argument : exception
{
    using exception::exception;
};
struct out_of_range : exception
{
    using exception::exception;
};
struct bad_alloc : exception
{
    using exception::exception;
};

struct thread
{
    template <class... A> thread(A &&...);
    void join();
    void detach();
};
struct mutex
{
    void lock();
    void unlock();
};
template <class M> struct lock_guard
{
    lock_guard(M &);
};
template <class M> struct unique_lock
{
    unique_lock(M &);
};
struct condition_variable
{
    template <class... A> void wait(A &&...);
    void notify_all();
};
template <class T> struct atomic
{
    atomic(T = T());
    T load() const;
    void store(T);
    operator T() const;
    T operator++();
    T fetch_add(T);
};

struct mt19937
{
    template <class... A> mt19937(A &&...);
    template <class... A> void seed(A &&...);
    unsigned operator()();
};
typedef mt19937 mt19937_64;
typedef mt19937 default_random_engine;
typedef mt19937 minstd_rand;
struct random_device
{
    unsigned operator()();
};
#define __wl_distribution(name, standard)                                                          \
    template <class T = standard> struct name                                                      \
    {                                                                                              \
        template <class... A> name(A &&...);                                                       \
        template <class G> T operator()(G &);                                                      \
    }
__wl_distribution(uniform_real_distribution, double);
__wl_distribution(uniform_int_distribution, int);
__wl_distribution(normal_distribution, double);
__wl_distribution(bernoulli_distribution, bool);
#undef __wl_distribution

namespace chrono {
struct __wl_time
{
    template <class... A> __wl_time(A &&...);
    double count() const;
};
template <class R = double, class P = int> using duration = __wl_time;
typedef __wl_time milliseconds, microseconds, nanoseconds, seconds;
__wl_time operator-(const __wl_time &, const __wl_time &);
__wl_time operator+(const __wl_time &, const __wl_time &);
struct steady_clock
{
    typedef __wl_time time_point;
    typedef __wl_time duration;
    static __wl_time now();
};
typedef steady_clock high_resolution_clock;
typedef steady_clock system_clock;
template <class T> __wl_time duration_cast(const __wl_time &);
} // namespace chrono
template <long, long = 1> struct ratio
{
};
typedef ratio<1, 1000> milli;
typedef ratio<1, 1000000> micro;
typedef ratio<1, 1000000000> nano;

#define __wl_algorithm(name) template <class I, class... A> I name(I, I, A &&...)
__wl_algorithm(sort);
__wl_algorithm(stable_sort);
__wl_algorithm(fill);
__wl_algorithm(iota);
__wl_algorithm(generate);
__wl_algorithm(shuffle);
__wl_algorithm(random_shuffle);
__wl_algorithm(max_element);
__wl_algorithm(min_element);
__wl_algorithm(find);
__wl_algorithm(find_if);
__wl_algorithm(for_each);
__wl_algorithm(transform);
__wl_algorithm(copy);
__wl_algorithm(reverse);
__wl_algorithm(unique);
__wl_algorithm(lower_bound);
__wl_algorithm(upper_bound);
#undef __wl_algorithm
template <class I, class N, class T> I fill_n(I, N, const T &);
template <class I, class N, class O> O copy_n(I, N, O);
template <class I, class G, class N> I generate_n(I, N, G);
template <class I, class T, class... A> T accumulate(I, I, T, A &&...);
template <class I, class J, class T, class... A> T inner_product(I, I, J, T, A &&...);
template <class I, class... A> bool equal(I, I, A &&...);
template <class I, class... A> bool all_of(I, I, A &&...);
template <class I, class... A> bool any_of(I, I, A &&...);
template <class I> long distance(I, I);
template <class C> auto begin(C &container) { return container.begin(); }
template <class C> auto end(C &container) { return container.end(); }
template <class T, size_t n> T *begin(T (&array)[n]) { return array; }
template <class T, size_t n> T *end(T (&array)[n]) { return array + n; }
template <class T, size_t n> constexpr size_t size(const T (&)[n]) { return n; }
template <class T> __wl_any back_inserter(T &);

} // namespace std
