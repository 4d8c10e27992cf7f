// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace warplens::ptx {

/// An operand as written.
struct Operand
{
    enum class Kind : std::uint8_t {
        Register, ///< `index`: into Program::registers
        Argument, ///< `$n` of the asm statement; `index`
        Special,  ///< `%tid.x`; `name` is what follows the percent sign
        Integer,  ///< `bits`
        Float,    ///< `number`
        Address,  ///< `[parts[0] + bits]`; further parts: what is added, coordinates of a tensor
        Vector,   ///< `{parts…}`
        Pair,     ///< `parts[0]|parts[1]`
        Sink,     ///< `_`
        Label,    ///< `index`: into Program::labels
        Name      ///< of a variable or function
    };
    Kind kind = Kind::Sink;
    bool isNegated = false; ///< `!p`
    std::uint32_t index = 0;
    std::uint64_t bits = 0;
    double number = 0;
    std::string name;
    std::vector<Operand> parts;
};

/// `@!p ld.global.v4.f32 {a, b, c, d}, [e];`
struct Instruction
{
    std::vector<Operand> guard;     ///< the predicate, or none
    std::string name;               ///< `ld`
    std::vector<std::string> words; ///< `global`, `v4`, `f32`
    std::vector<Operand> operands;

    std::string opcode() const; ///< `ld.global.v4.f32`
    bool has(const char *word) const;
};

struct Statement
{
    enum class Kind : std::uint8_t { Instruction, Label };
    Kind kind = Kind::Instruction;
    std::uint32_t label = 0; ///< index into Program::labels
    Instruction instruction;
};

/// The text of one asm statement. Scopes are gone: every register and label is one of its own.
struct Program
{
    std::vector<std::uint32_t> registers; ///< bits of each; 1: a predicate
    std::vector<std::string> labels;
    std::vector<Statement> statements;
};

} // namespace warplens::ptx
