// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/phrases.h"

#include <span>

namespace warplens {

namespace {

/// `%1` stands for the first argument that diagnostic.h lists for the kind, and so on.
const char *phraseOf(DiagnosticKind kind)
{
    using enum DiagnosticKind;
    switch (kind) {
    case CompilerMessage: return WARPLENS_PHRASE("%1");
    case EmptySource:
        return WARPLENS_PHRASE("There is no text yet. Type an index such as threadIdx.x * 2, or "
                               "paste a kernel.");
    case SourceTooLarge:
        return WARPLENS_PHRASE("The text has %1 bytes, and at most %2 are read. Keep the kernel "
                               "and what it uses.");
    case NoKernel:
        return WARPLENS_PHRASE("The text has no kernel. Mark a function with __global__, __kernel "
                               "or [numthreads], or paste only its statements.");
    case UnknownKernel: return WARPLENS_PHRASE("There is no kernel called %1. Choose one of: %2.");
    case CompilerTimeout:
        return WARPLENS_PHRASE("The compiler was stopped after %1 s. Look for macros or "
                               "templates that expand without end.");
    case CompilerCrashed:
        return WARPLENS_PHRASE("The compiler gave up on this text. Take out parts of it until it "
                               "compiles.");
    case Recursion:
        return WARPLENS_PHRASE("%1 calls itself, and that is not simulated. Write it as a loop.");
    case UndefinedFunction:
        return WARPLENS_PHRASE("%1 is declared but its body is not here. Paste it too.");
    case UnsupportedOperation:
        return WARPLENS_PHRASE("This is not simulated: %1. Write it another way, or take it out.");
    case OpaqueCall:
        return WARPLENS_PHRASE("%1 is not simulated: its result counts as 0. Counts that do not "
                               "depend on it are right.");
    case AssumedTemplate:
        return WARPLENS_PHRASE("Nothing here launches %1, so its template arguments are assumed: "
                               "%2. Set them in the launch panel.");
    case NoAccess:
        return WARPLENS_PHRASE("This reads no memory. Type an index such as threadIdx.x * 2, or an "
                               "access such as data[threadIdx.x].");
    case CompilerUnavailable:
        return WARPLENS_PHRASE("The compiler could not be started: %1. Start Warplens anew.");
    case BadTemplateArgument:
        return WARPLENS_PHRASE("The template parameter %1 cannot be \"%2\". Type what a launch "
                               "would have between < and >.");
    case BadConstant:
        return WARPLENS_PHRASE("%1 stands where a constant has to, and \"%2\" is no whole number. "
                               "Type one.");
    case BadAddress:
        return WARPLENS_PHRASE("Entry %2 of the list is \"%1\", which is no address. Write one "
                               "number for each lane, such as 128 or 0x80.");
    case MissingInclude:
        return WARPLENS_PHRASE("%1 is not here, so names it declares are guessed. Open its folder, "
                               "or paste it in.");
    case LaunchInKernel:
        return WARPLENS_PHRASE("A kernel launches %1 here, and that launch is left out. Choose %1 "
                               "from the list of kernels to see it.");
    case IndirectCall:
        return WARPLENS_PHRASE("This calls a function through a pointer, and that is not "
                               "simulated. Call the function by its name.");
    case VirtualCall:
        return WARPLENS_PHRASE("%1 is virtual, and such calls are not simulated. Call the "
                               "function of the type that is meant.");
    case TemplateRecursion:
        return WARPLENS_PHRASE("Templates here make ever more templates. Give the recursion an "
                               "end.");
    case HostErrorIgnored: return WARPLENS_PHRASE("Ignored, as it is host code: %1");
    case UnknownDevice:
        return WARPLENS_PHRASE("There is no device called %1. Choose one from the list of "
                               "devices.");
    case InvalidDevice: return WARPLENS_PHRASE("The device cannot be used: %1. Correct it.");
    case GridIsZero: return WARPLENS_PHRASE("The grid has no blocks along %1. Give it at least 1.");
    case GridTooLarge:
        return WARPLENS_PHRASE("The grid has %2 blocks along %1, and the device takes at most "
                               "%3. Make it smaller.");
    case BlockIsZero:
        return WARPLENS_PHRASE("The block has no threads along %1. Give it at least 1.");
    case BlockTooLarge:
        return WARPLENS_PHRASE("The block is too large: %1, and the device takes at most %2 (%3). "
                               "Make it smaller.");
    case SharedTooLarge:
        return WARPLENS_PHRASE("A block needs %1 bytes of shared memory, and the device has %2 "
                               "for it. Make the arrays smaller.");
    case UnknownParameter:
        return WARPLENS_PHRASE("The kernel has no parameter called %1, so its value is not used. "
                               "It has: %2.");
    case BadArgument:
        return WARPLENS_PHRASE("The value of %1 is \"%2\", which is no %3. Type a number that "
                               "fits.");
    case BadBuffer: return WARPLENS_PHRASE("The buffer %1 cannot be made: %2. Correct it.");
    case DivisionByZero:
        return WARPLENS_PHRASE("Division by zero, first in thread %1 of block %2. Check the "
                               "divisor and the arguments.");
    case OutOfBounds:
        return WARPLENS_PHRASE("Outside %1: byte %2 of an array of %3 bytes, first in thread %4 "
                               "of block %5. Check the index, or guard the access.");
    case WildAddress:
        return WARPLENS_PHRASE("Address %1 belongs to no array, first in thread %2 of block %3. "
                               "Check the pointer.");
    case Misaligned:
        return WARPLENS_PHRASE("Address %1 is not a multiple of the access's %2 bytes, first in "
                               "lane %3 (thread %4 of block %5). The hardware faults here: align "
                               "the index or use a narrower type.");
    case StoreToConstant:
        return WARPLENS_PHRASE("%1 is constant, and thread %2 of block %3 writes to it. Use "
                               "global memory.");
    case BarrierDivergence:
        return WARPLENS_PHRASE("Only %1 of %2 lanes of warp %3 in block %4 reach this barrier: "
                               "lanes %5. Move __syncthreads out of the branch.");
    case BarrierMismatch:
        return WARPLENS_PHRASE("Warp %1 waits here while warp %2 waits at the barrier of line %3 "
                               "(block %4). Let all threads come to the same __syncthreads.");
    case BarrierDeadlock:
        return WARPLENS_PHRASE("Deadlock: warps %1 of block %5 wait here for ever, as %3 of %4 "
                               "threads came to barrier %2. Let as many come as it counts.");
    case BarrierNumber:
        return WARPLENS_PHRASE("Warp %2 of block %3 names barrier %1, and a block has 16, numbered "
                               "from 0. Use one of these.");
    case BarrierCount:
        return WARPLENS_PHRASE("Barrier %3 is to count %1 threads, and it counts whole warps. Give "
                               "it a multiple of %2.");
    case BarrierCounts:
        return WARPLENS_PHRASE(
            "Barrier %1 counts %2 threads here and %3 at line %4 (block %5). Let "
            "all that meet at it give the same count.");
    case EndlessLoop:
        return WARPLENS_PHRASE("Stopped after %1 steps of one warp: this looks like an endless "
                               "loop. Check its condition and the arguments.");
    case MemoryBudget:
        return WARPLENS_PHRASE("Stopped: the kernel touches more than %1 bytes of memory. Make the "
                               "launch or the data smaller.");
    case TrapReached:
        return WARPLENS_PHRASE("Thread %1 of block %2 reached a trap. Check what leads there.");
    case AssertionFailed:
        return WARPLENS_PHRASE("The assertion %1 failed, first in thread %2 of block %3. Check "
                               "what it asserts.");
    case CrossBlockRead:
        return WARPLENS_PHRASE("%1 is read where another block may have written, and blocks run "
                               "in no order. The value read is the one before the launch.");
    case Cancelled:
        return WARPLENS_PHRASE("Stopped before the end: the counts are not those of the whole "
                               "launch.");
    }
    return "";
}

/// All at once: an argument that holds `%1` itself is left alone. A number without an argument
/// stays as it is.
std::string fillFrom(std::string_view phrase, std::span<const std::string_view> arguments)
{
    std::string filled;
    for (std::size_t i = 0; i < phrase.size(); ++i) {
        const bool isPlace = phrase[i] == '%' && i + 1 < phrase.size() && phrase[i + 1] >= '1'
            && std::size_t(phrase[i + 1] - '1') < arguments.size();
        if (isPlace)
            filled += arguments[std::size_t(phrase[++i] - '1')];
        else
            filled += phrase[i];
    }
    return filled;
}

} // namespace

std::string untranslated(const char *english) { return english; }

std::string fill(std::string phrase, std::initializer_list<std::string_view> arguments)
{
    return fillFrom(phrase, {arguments.begin(), arguments.size()});
}

std::string describe(const Diagnostic &diagnostic, const Translate &translate)
{
    std::vector<std::string_view> arguments(diagnostic.arguments.begin(),
                                            diagnostic.arguments.end());
    const char *phrase = phraseOf(diagnostic.kind);
    const bool isBounds = diagnostic.kind == DiagnosticKind::OutOfBounds && arguments.size() == 5;
    // An array without an end can only be left at its start.
    if (isBounds && arguments[2] == "0")
        phrase = WARPLENS_PHRASE("Before the start of %1: byte %2, first in thread %4 of block %5. "
                                 "Check the index, or guard the access.");
    const bool isNameless = isBounds && arguments[0].empty();
    const std::string stand = isNameless ? translate(WARPLENS_PHRASE("the array")) : std::string();
    if (isNameless)
        arguments[0] = stand;
    std::string sentence = fillFrom(translate(phrase), arguments);
    if (diagnostic.count < 2)
        return sentence;
    return sentence + " "
        + fill(translate(WARPLENS_PHRASE("(%1 times)")), {std::to_string(diagnostic.count)});
}

} // namespace warplens
