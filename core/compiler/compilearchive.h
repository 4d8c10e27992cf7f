// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/compile.h"
#include "kernel/archive.h"

/// How a compilation crosses the pipe to the worker and back; see kernel/archive.h.
namespace warplens {

template <class Archive> void serialize(Archive &archive, CompileRequest &value)
{
    archive(value.source, value.kernel, value.templateArguments, value.bufferTypes,
            value.includeFolders, value.cudaArch, value.warpSize, value.optimised, value.constants);
}

template <class Archive> void serialize(Archive &archive, KernelEntry &value)
{
    archive(value.name, value.position, value.launched, value.templateParameters);
}

template <class Archive> void save(Archive &archive, const CompileOutcome &value)
{
    archive(value.kernel != nullptr);
    if (value.kernel)
        archive(*value.kernel);
    archive(value.kernels, value.diagnostics);
}

template <class Archive> void load(Archive &archive, CompileOutcome &value)
{
    bool hasKernel = false;
    archive(hasKernel);
    value.kernel.reset();
    if (hasKernel) {
        auto kernel = std::make_shared<Kernel>();
        archive(*kernel);
        value.kernel = std::move(kernel);
    }
    archive(value.kernels, value.diagnostics);
}

} // namespace warplens
