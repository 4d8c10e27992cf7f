// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "kernel/kernel.h"

namespace warplens {

const char *nameOf(ValueType type)
{
    switch (type) {
    case ValueType::Bool: return "bool";
    case ValueType::I8: return "i8";
    case ValueType::I16: return "i16";
    case ValueType::I32: return "i32";
    case ValueType::I64: return "i64";
    case ValueType::F16: return "f16";
    case ValueType::BF16: return "bf16";
    case ValueType::F32: return "f32";
    case ValueType::F64: return "f64";
    }
    return "?";
}

const char *nameOf(Space space)
{
    switch (space) {
    case Space::Global: return "global";
    case Space::Shared: return "shared";
    case Space::Constant: return "constant";
    case Space::Local: return "local";
    case Space::Unknown: return "unknown";
    }
    return "?";
}

std::string arrayName(const Kernel &kernel, std::uint32_t array)
{
    if (array < kernel.variables.size())
        return kernel.variables[array].name;
    const std::size_t parameter = array - kernel.variables.size();
    return parameter < kernel.parameters.size() ? kernel.parameters[parameter].name : std::string();
}

const ArrayType &arrayType(const Kernel &kernel, std::uint32_t array)
{
    static const ArrayType unknown;
    if (array < kernel.variables.size())
        return kernel.variables[array].array;
    const std::size_t parameter = array - kernel.variables.size();
    return parameter < kernel.parameters.size() ? kernel.parameters[parameter].array : unknown;
}

} // namespace warplens
