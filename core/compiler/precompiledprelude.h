// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/invocation.h"

#include <memory>
#include <string>

namespace llvm::vfs {
class InMemoryFileSystem;
}

namespace warplens {

/// Where the prelude stands in the compiler's file system.
inline constexpr const char *PreludeFolder = "/prelude/";
inline constexpr const char *PrecompiledPreludeFile = "/prelude/prelude.pch";

/// A dialect's surface in our own words (resources/prelude), compiled once for a device and kept in
/// memory: a keystroke then costs the person's text alone.
struct PrecompiledPrelude
{
    std::string bytes;
    std::string errors; ///< Clang's words, one a line; empty unless the prelude itself is broken
};

/// Built on first use for each device, about 0.1 s; the same object from then on. Any thread.
std::shared_ptr<const PrecompiledPrelude> precompiledPrelude(const TargetDevice &device);

/// Adds the prelude's text, which Clang wants to see beside its precompiled form.
void addPreludeFiles(llvm::vfs::InMemoryFileSystem &files);

} // namespace warplens
