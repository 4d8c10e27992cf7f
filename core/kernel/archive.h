// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/diagnostic.h"
#include "kernel/kernel.h"
#include "kernel/source.h"

#include <cereal/types/array.hpp>
#include <cereal/types/map.hpp>
#include <cereal/types/optional.hpp>
#include <cereal/types/string.hpp>
#include <cereal/types/vector.hpp>

/// How a Kernel and what goes with it cross a pipe: cereal's binary archives, both ends being the
/// same program. A field added to one of these structs must be added here; the round trip in
/// tests/core/kernel fails otherwise, as it compares whole values.
namespace warplens {

template <class Archive> void serialize(Archive &archive, Position &value)
{
    archive(value.line, value.column);
}

template <class Archive> void serialize(Archive &archive, Extent &value)
{
    archive(value.x, value.y, value.z);
}

template <class Archive> void serialize(Archive &archive, Diagnostic &value)
{
    archive(value.kind, value.severity, value.position, value.end, value.arguments, value.count);
}

template <class Archive> void serialize(Archive &archive, Source &value)
{
    archive(value.text, value.dialect, value.space, value.elementType, value.shape, value.arrayName,
            value.op, value.file);
}

template <class Archive> std::uint32_t save_minimal(const Archive &, const Operand &value)
{
    return value.code();
}

template <class Archive>
void load_minimal(const Archive &, Operand &value, const std::uint32_t &code)
{
    value = Operand::fromCode(code);
}

template <class Archive> void serialize(Archive &archive, Instruction &value)
{
    archive(value.opcode, value.type, value.resultType, value.modifier, value.components,
            value.result, value.operands, value.site, value.payload, value.targets, value.position);
}

template <class Archive> void serialize(Archive &archive, Constant &value)
{
    archive(value.type, value.bits);
}

template <class Archive> void serialize(Archive &archive, ArrayType &value)
{
    archive(value.element, value.elementBytes, value.scalar, value.scalars, value.shape);
}

template <class Archive> void serialize(Archive &archive, Parameter &value)
{
    archive(value.name, value.type, value.isBuffer, value.array, value.value, value.isSigned,
            value.offset, value.bytes, value.isStruct, value.isUndeclared, value.isConstant,
            value.constant, value.position);
}

template <class Archive> void serialize(Archive &archive, Variable &value)
{
    archive(value.name, value.space, value.array, value.bytes, value.alignment, value.open,
            value.dynamic, value.initial, value.position);
}

template <class Archive> void serialize(Archive &archive, Site &value)
{
    archive(value.kind, value.atomic, value.bytes, value.hint, value.isAsync, value.matrices,
            value.space, value.array, value.position, value.call);
}

template <class Archive> void serialize(Archive &archive, Block &value)
{
    archive(value.first, value.count, value.meets);
}

template <class Archive> void serialize(Archive &archive, SwitchTable::Case &value)
{
    archive(value.value, value.target);
}

template <class Archive> void serialize(Archive &archive, SwitchTable &value)
{
    archive(value.otherwise, value.cases);
}

template <class Archive> void serialize(Archive &archive, PrintFormat::Argument &value)
{
    archive(value.type, value.offset, value.text);
}

template <class Archive> void serialize(Archive &archive, PrintFormat &value)
{
    archive(value.format, value.arguments);
}

template <class Archive> void serialize(Archive &archive, TemplateArgument &value)
{
    archive(value.name, value.text, value.isAssumed);
}

template <class Archive> void serialize(Archive &archive, Kernel &value)
{
    archive(value.name, value.displayName, value.parameters, value.variables, value.sites,
            value.instructions, value.blocks, value.switches, value.constants, value.opaqueCalls,
            value.prints, value.assertions, value.templateArguments, value.registers,
            value.parameterBytes, value.localBytes, value.optimised, value.suggestedBlock,
            value.suggestedGrid);
}

} // namespace warplens
