// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// bfloat16: a float without its lower half.
#pragma once

__wl_float16(__nv_bfloat16, bfloat16, bfloat162, __bf16);
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;
