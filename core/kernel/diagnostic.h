// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/position.h"

#include <string>
#include <vector>

namespace warplens {

enum class Severity : std::uint8_t { Note, Warning, Error };

/// What a diagnostic is about. Core states facts; the sentence for each kind is written once,
/// in experiment/phrases.cpp, and translated from there. The comment lists the arguments.
enum class DiagnosticKind : std::uint8_t {
    // The text.
    CompilerMessage,      ///< [0] Clang's own words
    EmptySource,          ///< none
    SourceTooLarge,       ///< [0] bytes, [1] limit in bytes
    NoKernel,             ///< none: the text has no kernel
    UnknownKernel,        ///< [0] name asked for, [1] names there are
    CompilerTimeout,      ///< [0] seconds
    CompilerCrashed,      ///< none
    Recursion,            ///< [0] function
    UndefinedFunction,    ///< [0] function
    UnsupportedOperation, ///< [0] what
    OpaqueCall,           ///< [0] function: accepted, its result is zero
    AssumedTemplate,      ///< [0] kernel, [1] arguments assumed
    HostErrorIgnored,     ///< [0] Clang's own words: host code, not judged
    NoAccess,             ///< none: the expression touches no memory
    CompilerUnavailable,  ///< [0] reason: the compile worker could not be started
    BadTemplateArgument,  ///< [0] parameter, [1] text
    BadConstant,          ///< [0] name, [1] text: no whole number
    BadAddress,           ///< [0] text, [1] its number in the list: of a list of addresses
    MissingInclude,       ///< [0] file: not found, so what it declares is guessed
    LaunchInKernel,       ///< [0] kernel: a launch from a kernel is left out
    IndirectCall,         ///< none: of a function known only when run
    VirtualCall,          ///< [0] function
    TemplateRecursion,    ///< none: templates that make ever more templates
    // The launch.
    UnknownDevice,    ///< [0] name
    InvalidDevice,    ///< [0] what is wrong
    GridIsZero,       ///< [0] axis
    GridTooLarge,     ///< [0] axis, [1] value, [2] limit
    BlockIsZero,      ///< [0] axis
    BlockTooLarge,    ///< [0] threads or axis size, [1] limit, [2] axis or "threads"
    SharedTooLarge,   ///< [0] bytes, [1] limit
    UnknownParameter, ///< [0] name, [1] names there are
    BadArgument,      ///< [0] name, [1] text, [2] type wanted
    BadBuffer,        ///< [0] name, [1] what is wrong
    // The run. Arguments give the first example; `count` how often it happened.
    DivisionByZero,    ///< [0] thread, [1] block
    OutOfBounds,       ///< [0] array, [1] byte offset, [2] array bytes, [3] thread, [4] block
    WildAddress,       ///< [0] address, [1] thread, [2] block: belongs to no array
    Misaligned,        ///< [0] address, [1] bytes, [2] lane, [3] thread, [4] block
    StoreToConstant,   ///< [0] array, [1] thread, [2] block
    BarrierDivergence, ///< [0] lanes that arrive, [1] alive, [2] warp, [3] block, [4] which
    BarrierMismatch,   ///< [0] warp here, [1] warp that waits elsewhere, [2] its line, [3] block
    BarrierDeadlock,   ///< [0] warps, [1] barrier, [2] threads that came, [3] it takes, [4] block
    BarrierNumber,     ///< [0] number, [1] warp, [2] block: there are 16
    BarrierCount,      ///< [0] threads, [1] warp size, [2] barrier: no multiple
    BarrierCounts,   ///< [0] barrier, [1] threads here, [2] threads there, [3] its line, [4] block
    EndlessLoop,     ///< [0] steps
    MemoryBudget,    ///< [0] bytes
    TrapReached,     ///< [0] thread, [1] block
    AssertionFailed, ///< [0] expression, [1] thread, [2] block
    CrossBlockRead,  ///< [0] array: reads what another block may have written
    Cancelled,       ///< none
};

/// One located message. Errors in the text or the launch stop before the run; errors of the run
/// leave a Result with what was counted until then.
struct Diagnostic
{
    DiagnosticKind kind = DiagnosticKind::CompilerMessage;
    Severity severity = Severity::Error;
    Position position;
    /// Position just past the end of the text concerned; equal to `position` when unknown.
    Position end;
    std::vector<std::string> arguments;
    std::uint64_t count = 1;

    bool operator==(const Diagnostic &) const = default;
};

} // namespace warplens
