// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "lowering_fixture.h"

#include "compiler/lowering/check.h"
#include "kernel/names.h"
#include "simt/simulator.h"

#include <llvm/AsmParser/Parser.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Verifier.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>

#include <cstdlib>
#include <cstring>

namespace warplens {

namespace {

constexpr const char *Target = "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n"
                               "target triple = \"nvptx64-nvidia-cuda\"\n";

[[noreturn]] void giveUp(const std::string &reason)
{
    llvm::errs() << reason << '\n';
    std::abort();
}

class Recorder : public RequestSink
{
public:
    void request(const Request &request) override { requests.push_back(request); }
    void barrier(std::uint64_t, std::uint32_t, LaneMask) override { }

    std::vector<Request> requests;
};

} // namespace

LoweringOutcome lowerText(const std::string &body, KernelDeclaration declaration, bool optimised)
{
    llvm::LLVMContext context;
    llvm::SMDiagnostic problem;
    const auto module = llvm::parseAssemblyString(Target + body, problem, context);
    if (!module) {
        problem.print("lowerText", llvm::errs());
        giveUp("the module does not parse");
    }
    std::string reason;
    llvm::raw_string_ostream stream(reason);
    if (llvm::verifyModule(*module, &stream))
        giveUp(reason);
    if (declaration.function.empty())
        declaration.function = declaration.name = declaration.displayName = "k";
    return lower(*module, declaration, optimised);
}

Kernel kernelOf(const std::string &body, const KernelDeclaration &declaration, bool optimised)
{
    LoweringOutcome outcome = lowerText(body, declaration, optimised);
    if (!outcome.kernel) {
        for (const std::string &message : messagesOf(outcome))
            llvm::errs() << message << '\n';
        giveUp("the kernel does not lower");
    }
    for (const auto &problems :
         {lowering::check(*outcome.kernel), lowering::checkReads(*outcome.kernel)}) {
        if (!problems.empty())
            giveUp(problems.front() + "\n" + print(*outcome.kernel));
    }
    return *std::move(outcome.kernel);
}

std::vector<std::string> sitesOf(const Kernel &kernel)
{
    std::vector<std::string> sites;
    for (const Site &site : kernel.sites) {
        std::string text =
            nameOf(site.kind) + (" " + std::to_string(site.bytes)) + " " + nameOf(site.space);
        if (site.array != NoArray)
            text += " " + arrayName(kernel, site.array);
        sites.push_back(text);
    }
    return sites;
}

std::vector<std::string> messagesOf(const LoweringOutcome &outcome)
{
    std::vector<std::string> messages;
    for (const Diagnostic &diagnostic : outcome.diagnostics) {
        std::string text = std::to_string(int(diagnostic.kind)) + " "
            + std::to_string(diagnostic.position.line) + ":"
            + std::to_string(diagnostic.position.column);
        for (const std::string &argument : diagnostic.arguments)
            text += " " + argument;
        messages.push_back(text);
    }
    return messages;
}

std::vector<std::uint64_t> offsetsOf(const Kernel &kernel, std::uint32_t threads, std::uint64_t a,
                                     std::uint64_t b)
{
    ResolvedLaunch launch;
    launch.block.x = threads;
    launch.parameterBlock.resize(kernel.parameterBytes);
    launch.buffers.resize(kernel.parameters.size());
    const std::uint64_t values[] = {a, b};
    for (std::size_t i = 0; i < 2 && i + 1 < kernel.parameters.size(); ++i) {
        const Parameter &parameter = kernel.parameters[i + 1];
        std::memcpy(launch.parameterBlock.data() + parameter.offset, &values[i],
                    std::min<std::size_t>(parameter.bytes, 8));
    }
    Simulator simulator(kernel, launch, {});
    Recorder recorder;
    if (!simulator.runBlock(0, recorder, {}))
        giveUp("the run did not finish\n" + print(kernel));
    const auto first = std::uint32_t(kernel.variables.size());
    std::uint64_t base = 0;
    for (const PlacedArray &placed : simulator.arrays()) {
        if (placed.array == first)
            base = placed.base;
    }
    std::vector<std::uint64_t> offsets;
    for (const Request &request : recorder.requests) {
        for (unsigned lane = 0; lane < MaxLanes; ++lane) {
            if (request.array == first && request.active >> lane & 1)
                offsets.push_back(request.address[lane] - base);
        }
    }
    return offsets;
}

std::uint64_t resultOf(const std::string &body, std::uint64_t a, std::uint64_t b,
                       const std::string &globals)
{
    // The simulator tells addresses, so the result goes out as addresses, 16 bits each.
    std::string text =
        globals + "\ndefine ptx_kernel void @k(ptr %out, i64 %a, i64 %b) {\n" + body + "\n";
    for (int i = 0; i < 4; ++i) {
        const std::string n = std::to_string(i);
        text += "%down" + n + " = lshr i64 %r, " + std::to_string(16 * i) + "\n%part" + n
            + " = and i64 %down" + n + ", 65535\n%place" + n
            + " = getelementptr i8, ptr %out, i64 %part" + n + "\nstore i8 0, ptr %place" + n
            + "\n";
    }
    const Kernel kernel = kernelOf(text + "ret void\n}\n");
    const std::vector<std::uint64_t> parts = offsetsOf(kernel, 1, a, b);
    if (parts.size() < 4)
        giveUp("the result was not stored");
    std::uint64_t result = 0;
    for (std::size_t i = 0; i < 4; ++i)
        result |= parts[parts.size() - 4 + i] << (16 * i);
    return result;
}

} // namespace warplens
