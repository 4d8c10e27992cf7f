// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// Barriers, fences, traps, and what only takes time.
#pragma once

// __syncthreads() itself is a builtin of Clang.
__wl_device int __syncthreads_count(int predicate) { return __nvvm_bar0_popc(predicate); }
__wl_device int __syncthreads_and(int predicate) { return __nvvm_bar0_and(predicate); }
__wl_device int __syncthreads_or(int predicate) { return __nvvm_bar0_or(predicate); }
__wl_device void __syncwarp(unsigned mask = 0xffffffffu) { __nvvm_bar_warp_sync(mask); }

__wl_runtime void __wl_barrier_sync(unsigned);
__wl_runtime void __wl_barrier_sync_of(unsigned, unsigned);
__wl_device void __barrier_sync(unsigned number) { __wl_barrier_sync(number); }
__wl_device void __barrier_sync_count(unsigned number, unsigned threads)
{
    __wl_barrier_sync_of(number, threads);
}

__wl_device void __threadfence() { __nvvm_membar_gl(); }
__wl_device void __threadfence_block() { __nvvm_membar_cta(); }
__wl_device void __threadfence_system() { __nvvm_membar_sys(); }

__wl_device void __trap() { __builtin_trap(); }
__wl_device void __brkpt() { __builtin_debugtrap(); }
__wl_device void __nanosleep(unsigned) { }
__wl_device void __prof_trigger(int) { }

__wl_runtime void __wl_opaque_grid_dependency();
__wl_device void cudaGridDependencySynchronize() { __wl_opaque_grid_dependency(); }
__wl_device void cudaTriggerProgrammaticLaunchCompletion() { __wl_opaque_grid_dependency(); }
