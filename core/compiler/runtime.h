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
///     T      __wl_math_<fn>_<f32|f64>(T[, T[, T]]);  Math; <fn> is the MathFunction in lower case
///     int    __wl_shuffle_<up|down|bfly|idx>_<i32>(int value, int lane, int clamp);
///     int    __wl_vote_<any|all>(int predicate);     Vote
///     unsigned __wl_vote_ballot(int predicate);
///     unsigned long long __wl_vote_ballot64(int predicate);  of up to 64 lanes
///     unsigned __wl_match_<any|all>_<i32|i64>(T value);
///     T      __wl_atomic_<op>_<i32|i64|f32|f64>(T *, T);   Atomic; <op>: add, sub, exch, and, or,
///                xor, smin, smax, umin, umax, fadd, fmin, fmax, inc, dec
///     T      __wl_atomic_cas_<i16|i32|i64>(T *, T compare, T value);
///     void   __wl_opaque_<anything>(...);            Opaque, with the name after the prefix
///
/// LLVM's own `atomicrmw` and `cmpxchg` are lowered as well; these exist for what they cannot say.
