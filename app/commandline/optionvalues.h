// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/extent.h"

#include <QString>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace warplens {

/// Decimal, or hexadecimal after 0x; nothing else, no sign. None: it is no such number.
std::optional<std::uint64_t> parseNumber(const QString &text);
/// `X[,Y[,Z]]`; what is left out is `rest`.
std::optional<Extent> parseExtent(const QString &text, std::uint32_t rest);
/// `NAME=VALUE`, neither of them empty.
std::optional<std::pair<std::string, std::string>> parseAssignment(const QString &text);
/// `T=float,BS=32`; commas inside <> or () belong to a value.
std::optional<std::map<std::string, std::string>> parseAssignments(const QString &text);

/// A name as C++ has them: letters, digits and underscores, no digit first.
bool isIdentifier(std::string_view text);
/// Nothing that would end a template argument list or go beyond it: a type, a number, a sum.
bool isTemplateArgument(std::string_view text);

/// An array as `--shape` gives it: `tile=32,33`, or only its sizes.
struct NamedShape
{
    std::string name; ///< may be empty
    std::vector<std::uint32_t> sizes;
};
std::optional<NamedShape> parseNamedShape(const QString &text);

} // namespace warplens
