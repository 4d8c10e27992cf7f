// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// HLSL's surface, for compute shaders that core/compiler/dialects has made C++ of. It stands in a
// namespace round the text, so that its names hide CUDA's of the same spelling.
#pragma clang system_header

#include "prelude.h"

#include "hlslvectors.h"

#include "hlslfunctions.h"

#include "hlslresources.h"

#include "hlslwave.h"
