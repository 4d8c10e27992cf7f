// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/invocation.h"

#include <clang/Basic/Diagnostic.h>
#include <clang/Basic/DiagnosticOptions.h>
#include <clang/Frontend/CompilerInvocation.h>

namespace warplens {

static const char *const commonFlags[] = {
    // The richest target, so that every builtin exists; __CUDA_ARCH__ is the prelude's business.
    "-triple", "nvptx64-nvidia-cuda", "-target-cpu", "sm_90", "-target-feature", "+ptx83",
    "-nostdsysteminc", "-nobuiltininc", "-fgnuc-version=4.2.1", "-Wno-everything",
    "-Wno-reserved-user-defined-literal",
    // Folded, it would leave no division for the simulator to report.
    "-Werror=division-by-zero"};

/// HIP and HLSL are read as CUDA too, behind preludes of their own.
static const char *const cudaFlags[] = {"-aux-triple",
                                        "x86_64-unknown-linux-gnu",
                                        "-fcuda-is-device",
                                        "-x",
                                        "cuda",
                                        "-std=c++17",
                                        "-target-sdk-version=12.4",
                                        "-fdeclspec",
                                        "-fexceptions",
                                        "-fcxx-exceptions",
                                        "-fno-threadsafe-statics",
                                        "-fcuda-allow-variadic-functions"};

/// 2.0, whose pointers without an address space may point anywhere, as texts for 1.x and 3.0 are
/// happy with.
static const char *const openClFlags[] = {"-x", "cl", "-cl-std=CL2.0", "-cl-ext=+all",
                                          "-fdeclare-opencl-builtins"};

static const char *const codeFlags[] = {
    // a * b + c becomes llvm.fmuladd, the fused operation that nvcc makes by default.
    "-emit-llvm", "-O0", "-disable-llvm-passes", "-disable-O0-optnone", "-ffp-contract=on",
    "-debug-info-kind=line-tables-only",
    // Otherwise what the prelude instantiates is instantiated anew with each text.
    "-fpch-instantiate-templates"};

/// What bounds the compiler against text that was made to exhaust it.
static const char *const limitFlags[] = {"-fconstexpr-steps=100000",
                                         "-fconstexpr-depth=128",
                                         "-ftemplate-depth=128",
                                         "-fbracket-depth",
                                         "128",
                                         "-ferror-limit",
                                         "2000", // host code alone may hold hundreds
                                         "-fmacro-backtrace-limit=1",
                                         "-ftemplate-backtrace-limit=1",
                                         "-fconstexpr-backtrace-limit=1",
                                         "-disable-pragma-debug-crash",
                                         "-fexperimental-max-bitint-width=128"};

std::shared_ptr<clang::CompilerInvocation> invocationFor(const TargetDevice &device,
                                                         const std::vector<std::string> &extra,
                                                         const std::string &mainFile)
{
    std::vector<const char *> arguments(std::begin(commonFlags), std::end(commonFlags));
    if (device.dialect == Dialect::OpenCl)
        arguments.insert(arguments.end(), std::begin(openClFlags), std::end(openClFlags));
    else
        arguments.insert(arguments.end(), std::begin(cudaFlags), std::end(cudaFlags));
    if (device.dialect == Dialect::Hlsl)
        arguments.push_back("-cl-single-precision-constant"); // 0.5 is a float there
    arguments.insert(arguments.end(), std::begin(codeFlags), std::end(codeFlags));
    arguments.insert(arguments.end(), std::begin(limitFlags), std::end(limitFlags));
    const std::string arch = "-D__wl_arch=" + std::to_string(device.arch);
    const std::string warpSize = "-D__wl_warp_size=" + std::to_string(device.warpSize);
    arguments.push_back(arch.c_str());
    arguments.push_back(warpSize.c_str());
    for (const std::string &argument : extra)
        arguments.push_back(argument.c_str());
    arguments.push_back(mainFile.c_str());

    auto invocation = std::make_shared<clang::CompilerInvocation>();
    clang::DiagnosticsEngine diagnostics(new clang::DiagnosticIDs, new clang::DiagnosticOptions,
                                         new clang::IgnoringDiagConsumer);
    clang::CompilerInvocation::CreateFromArgs(*invocation, arguments, diagnostics);
    invocation->getFrontendOpts().DisableFree = false;
    return invocation;
}

} // namespace warplens
