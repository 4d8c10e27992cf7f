// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

/// The functions between the prelude and the lowering. The prelude (resources/prelude) declares
/// them `extern "C" __device__` without a body; the lowering turns calls into instructions.
/// Everything else that NVPTX already has an intrinsic for goes through `__nvvm_…` builtins or
/// libc names that Clang maps to `llvm.*` intrinsics.
///
///     int    __wl_lane_id();                         Special LaneId
///     int    __wl_warp_id();                         Special WarpId
///     unsigned __wl_active_mask();                   Special ActiveMask (low 32 lanes)
///     unsigned long long __wl_active_mask64();       Special ActiveMask of up to 64 lanes
///     long long __wl_clock();                        Special Clock
///     unsigned __wl_dynamic_shared_bytes();          Special DynamicSharedBytes
///     void   __wl_exit();                            Return: the thread ends
///     T      __wl_math_<fn>_<f32|f64>(T[, T[, T]]);  Math; <fn> is the MathFunction in lower case
///     int    __wl_shuffle_<up|down|bfly|idx>_<i32>(int value, int lane, int clamp);
///     int    __wl_vote_<any|all>(int predicate);     Vote
///     unsigned __wl_vote_ballot(int predicate);
///     unsigned long long __wl_vote_ballot64(int predicate);  of up to 64 lanes
///     unsigned __wl_match_<any|all>_<i32|i64>(T value);
///     void   __wl_barrier_<sync|arrive>(unsigned number);    Barrier of all of the block
///     int    __wl_barrier_<popc|and|or>(unsigned number, int predicate);
///     …      __wl_barrier_<any of these>_of(unsigned number, unsigned threads[, int predicate]);
///                of so many threads
///     T      __wl_atomic_<op>_<i32|i64|f32|f64>(T *, T);   Atomic; <op>: add, sub, exch, and, or,
///                xor, smin, smax, umin, umax, fadd, fmin, fmax, inc, dec
///     V      __wl_atomic_<op>_<anything>(V *, V);    Atomic of several components at once; V is a
///                vector of 2 or 4 numbers
///     T      __wl_atomic_cas_<i16|i32|i64>(T *, T compare, T value);
///     u32    __wl_ldmatrix_x1[_trans](const void *row);    LoadMatrix; u32 is `unsigned`
///     struct { u32, u32 } __wl_ldmatrix_x2[_trans](const void *row);   a struct, or an array in
///     struct { u32, … ×4 } __wl_ldmatrix_x4[_trans](const void *row);  one, returned by value
///     void   __wl_stmatrix_<x1|x2|x4>[_trans](void *row, u32[, …]);    StoreMatrix: 1, 2, 4 words
///     const void *__wl_hinted_<ca|cg|cs|lu|cv|wb|wt>(const void *p);   p itself: accesses through
///                what it returns, as in `*(const T *)__wl_hinted_cg(p)`, carry the cache hint
///     void   __wl_opaque_<anything>(...);            Opaque, with the name after the prefix
///
/// LLVM's own `atomicrmw` and `cmpxchg` are lowered as well; these exist for what they cannot say.
