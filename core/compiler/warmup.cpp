// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/warmup.h"

#include "compiler/wrapper.h"

namespace warplens {

CompileRequest warmUpFor(const CompileRequest &request)
{
    CompileRequest warmUp;
    warmUp.cudaArch = request.cudaArch;
    warmUp.warpSize = request.warpSize;
    warmUp.source.dialect = languageOf(request.source);
    switch (warmUp.source.dialect) {
    case Dialect::OpenCl: warmUp.source.text = "kernel void k() { }"; break;
    case Dialect::Hlsl: warmUp.source.text = "[numthreads(1, 1, 1)] void k() { }"; break;
    case Dialect::Detect:
    case Dialect::Cuda:
    case Dialect::Hip: warmUp.source.text = "threadIdx.x"; break;
    }
    return warmUp;
}

} // namespace warplens
