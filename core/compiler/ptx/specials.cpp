// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/ptx/specials.h"

#include "compiler/ptx/translation.h"

#include <llvm/ADT/StringSwitch.h>

namespace warplens::ptx {

namespace {

llvm::Value *readRegister(Translation &t, llvm::StringRef name, unsigned bits = 32)
{
    return t.callNamed("llvm.nvvm.read.ptx.sreg." + name, t.integerType(bits));
}

llvm::Value *warpsOfBlock(Translation &t)
{
    llvm::Value *threads = readRegister(t, "ntid.x");
    threads = t.builder.CreateMul(threads, readRegister(t, "ntid.y"));
    threads = t.builder.CreateMul(threads, readRegister(t, "ntid.z"));
    llvm::Value *size = readRegister(t, "warpsize");
    llvm::Value *most = t.builder.CreateSub(size, t.builder.getInt32(1));
    return t.builder.CreateUDiv(t.builder.CreateAdd(threads, most), size);
}

bool isPlace(llvm::StringRef name)
{
    const auto [base, axis] = name.split('.');
    return (base == "tid" || base == "ntid" || base == "ctaid" || base == "nctaid")
        && (axis == "x" || axis == "y" || axis == "z");
}

/// A block is a cluster of its own.
std::optional<unsigned> fixedValue(llvm::StringRef name)
{
    if (name.starts_with("cluster_nctaid.") || name.starts_with("nclusterid."))
        return 1;
    if (name.starts_with("cluster_ctaid.") || name.starts_with("clusterid."))
        return 0;
    return llvm::StringSwitch<std::optional<unsigned>>(name)
        .Cases("nsmid", "cluster_nctarank", 1)
        .Cases("smid", "gridid", "cluster_ctarank", "is_explicit_cluster", "clock_hi", 0)
        .Default({});
}

} // namespace

llvm::Value *readSpecial(Translation &t, llvm::StringRef name)
{
    if (isPlace(name) || name == "laneid" || name == "warpid" || name == "clock")
        return readRegister(t, name);
    if (name == "clock64" || name == "globaltimer")
        return readRegister(t, name, 64);
    if (name == "globaltimer_lo")
        return readRegister(t, "globaltimer", 64);
    if (name == "dynamic_smem_size" || name == "total_smem_size")
        return t.callNamed("__wl_dynamic_shared_bytes", t.integerType(32));
    if (name == "nwarpid")
        return warpsOfBlock(t);
    if (name.consume_front("lanemask_"))
        return readRegister(t, ("lanemask." + name).str());
    if (const auto value = fixedValue(name))
        return t.builder.getInt32(*value);
    return nullptr;
}

} // namespace warplens::ptx
