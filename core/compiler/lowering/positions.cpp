// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/positions.h"

#include "compiler/lowering.h"

#include <llvm/ADT/SmallString.h>
#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instruction.h>
#include <llvm/Support/Path.h>

#include <algorithm>

namespace warplens::lowering {

namespace {

bool isInText(const llvm::DILocation &location)
{
    if (location.getLine() == 0)
        return false;
    if (location.getFilename() == PersonFile)
        return true;
    llvm::SmallString<64> path(location.getDirectory());
    llvm::sys::path::append(path, location.getFilename());
    return path == PersonFile;
}

} // namespace

Place placeOf(const llvm::DILocation *location)
{
    Place place;
    for (; location; location = location->getInlinedAt()) {
        if (!isInText(*location))
            continue;
        const Position position{location->getLine(), location->getColumn()};
        if (place.position.isValid())
            place.call.push_back(position);
        else
            place.position = position;
    }
    std::ranges::reverse(place.call);
    return place;
}

Position positionOf(const llvm::Instruction &instruction)
{
    return placeOf(instruction.getDebugLoc().get()).position;
}

std::string plainName(const llvm::Function &function)
{
    if (const llvm::DISubprogram *program = function.getSubprogram())
        return program->getName().str();
    llvm::ItaniumPartialDemangler demangler;
    const std::string mangled = function.getName().str();
    if (demangler.partialDemangle(mangled.c_str()) || !demangler.isFunction())
        return mangled;
    char *name = demangler.getFunctionBaseName(nullptr, nullptr);
    std::string plain = name ? name : mangled;
    std::free(name);
    return plain;
}

} // namespace warplens::lowering
