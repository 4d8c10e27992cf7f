// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// curand on the device: states are read and written, the numbers are opaque.
#pragma once

struct curandStateXORWOW
{
    unsigned d, v[5];
    int boxmuller_flag, boxmuller_flag_double;
    float boxmuller_extra;
    double boxmuller_extra_double;
};
struct curandStatePhilox4_32_10
{
    uint4 ctr, output;
    uint2 key;
    unsigned state;
    int boxmuller_flag, boxmuller_flag_double;
    float boxmuller_extra;
    double boxmuller_extra_double;
};
struct curandStateMRG32k3a
{
    unsigned s1[3], s2[3];
    int boxmuller_flag, boxmuller_flag_double;
    float boxmuller_extra;
    double boxmuller_extra_double;
};
struct curandStateSobol32
{
    unsigned i, x, c, direction_vectors[32];
};
struct curandStateSobol64
{
    unsigned long long i, x, c, direction_vectors[64];
};
typedef curandStateXORWOW curandStateXORWOW_t;
typedef curandStateXORWOW curandState_t;
typedef curandStateXORWOW curandState;
typedef curandStatePhilox4_32_10 curandStatePhilox4_32_10_t;
typedef curandStateMRG32k3a curandStateMRG32k3a_t;
typedef curandStateSobol32 curandStateSobol32_t;
typedef curandStateSobol32 curandStateScrambledSobol32_t;
typedef curandStateSobol64 curandStateSobol64_t;
typedef curandStateSobol64 curandStateScrambledSobol64_t;
typedef unsigned curandDirectionVectors32_t[32];
typedef unsigned long long curandDirectionVectors64_t[64];

__wl_runtime unsigned __wl_opaque_curand(const void *state);

template <class... Arguments> __wl_device void curand_init(const Arguments &...arguments)
{
    (__wl_opaque_curand(0), ..., (void)arguments);
}
template <class State> __wl_device void skipahead(unsigned long long, State *) { }
template <class State> __wl_device void skipahead_sequence(unsigned long long, State *) { }

#define __wl_random(name, T)                                                                       \
    template <class State, class... Arguments> __wl_device T name(State *state, Arguments...)      \
    {                                                                                              \
        return (T)__wl_opaque_curand(state);                                                       \
    }
#define __wl_random2(name, T, Element)                                                             \
    template <class State, class... Arguments> __wl_device T name(State *state, Arguments...)      \
    {                                                                                              \
        const Element value = (Element)__wl_opaque_curand(state);                                  \
        return {value, value};                                                                     \
    }
#define __wl_random4(name, T, Element)                                                             \
    template <class State, class... Arguments> __wl_device T name(State *state, Arguments...)      \
    {                                                                                              \
        const Element value = (Element)__wl_opaque_curand(state);                                  \
        return {value, value, value, value};                                                       \
    }
__wl_random(curand, unsigned);
__wl_random(curand_uniform, float);
__wl_random(curand_uniform_double, double);
__wl_random(curand_normal, float);
__wl_random(curand_normal_double, double);
__wl_random(curand_log_normal, float);
__wl_random(curand_log_normal_double, double);
__wl_random(curand_poisson, unsigned);
__wl_random(curand_discrete, unsigned);
__wl_random2(curand_uniform2_double, double2, double);
__wl_random2(curand_normal2, float2, float);
__wl_random2(curand_normal2_double, double2, double);
__wl_random2(curand_log_normal2, float2, float);
__wl_random4(curand4, uint4, unsigned);
__wl_random4(curand_uniform4, float4, float);
__wl_random4(curand_normal4, float4, float);
__wl_random4(curand_log_normal4, float4, float);
