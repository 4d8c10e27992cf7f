// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// CUDA's surface as Warplens understands it, included before every text. All of it is in our own
// words; calls named __wl_… are declared in core/compiler/runtime.h and become instructions.
#pragma clang system_header

#include "language.h"

#include "numbers.h"

#include "vectors.h"

#include "builtins.h"

#include "barriers.h"

#include "integers.h"

#include "math.h"

#include "atomics.h"

#include "memory.h"

#include "warp.h"

#include "cooperativegroups.h"

#include "half.h"

#include "expressions.h"

#include "hostapi.h"

#include "hostlibrary.h"
