// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// CUDA's surface as Warplens understands it, included before every text. All of it is in our own
// words; calls named __wl_… are declared in core/compiler/runtime.h and become instructions.
#pragma clang system_header

#include "language.h"

#include "numbers.h"

#include "vectors.h"

#include "builtins.h"

#include "typetraits.h"

#include "barriers.h"

#include "integers.h"

#include "wordparts.h"

#include "math.h"

#include "raremath.h"

#include "atomics.h"

#include "memory.h"

#include "warp.h"

#include "float16.h"

#include "half.h"

#include "bfloat.h"

#include "fp8.h"

#include "asynccopy.h"

#include "cooperativegroups.h"

#include "groupoperations.h"

#include "cudaatomic.h"

#include "pipeline.h"

#include "wmma.h"

#include "textures.h"

#include "random.h"

#include "expressions.h"

#include "threadnames.h"

#include "layouts.h"

#include "hostapi.h"

#include "hostlibrary.h"

#include "cudastd.h"

#include "vendorapi.h"
