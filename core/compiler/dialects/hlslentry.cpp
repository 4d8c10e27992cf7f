// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/dialects/hlslentry.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace warplens {

static std::string lowerCase(std::string_view word)
{
    std::string lower(word);
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return std::tolower(c); });
    return lower;
}

bool isSystemValue(std::string_view word) { return lowerCase(word).starts_with("sv_"); }

/// The prelude's object that reads as any type a parameter may have.
static std::string valueOf(std::string_view semantic)
{
    const std::string lower = lowerCase(semantic);
    const std::string scope = std::string("::") + HlslNamespace + "::";
    if (lower == "sv_dispatchthreadid")
        return scope + "dispatchThreadId()";
    if (lower == "sv_groupthreadid")
        return scope + "groupThreadId()";
    if (lower == "sv_groupid")
        return scope + "groupId()";
    if (lower == "sv_groupindex")
        return scope + "groupIndex()";
    return scope + "Where{}";
}

static bool isQualifier(std::string_view word)
{
    constexpr std::array<std::string_view, 6> qualifiers = {"in",    "out",     "inout",
                                                            "const", "uniform", "precise"};
    return std::ranges::find(qualifiers, word) != qualifiers.end();
}

std::vector<HlslMember> hlslParameters(const std::vector<TextToken> &tokens, std::size_t first,
                                       std::size_t last)
{
    std::vector<HlslMember> parameters;
    HlslMember parameter;
    int depth = 0;
    for (std::size_t i = first; i < std::min(last, tokens.size()); ++i) {
        const std::string_view text = tokens[i].text;
        depth += text == "<" || text == "(" || text == "[" ? 1 : 0;
        depth -= text == ">" || text == ")" || text == "]" ? 1 : 0;
        if (text == "," && depth == 0) {
            parameters.push_back(parameter);
            parameter = {};
        } else if (text == ":" && i + 1 < last) {
            parameter.semantic = tokens[++i].text;
        } else if (parameter.name.empty() && !isQualifier(text)) {
            parameter.name = text;
        }
    }
    if (!parameter.name.empty() && parameter.name != "void")
        parameters.push_back(parameter);
    return parameters;
}

static std::string kernelFor(const HlslFunction &function, const HlslStructs &structs)
{
    std::string body;
    std::string arguments;
    for (std::size_t i = 0; i < function.parameters.size(); ++i) {
        const HlslMember &parameter = function.parameters[i];
        std::string value = valueOf(parameter.semantic);
        const auto fields = structs.find(parameter.name);
        if (parameter.semantic.empty() && fields != structs.end()) {
            value = "in" + std::to_string(i);
            body +=
                std::string("::") + HlslNamespace + "::" + parameter.name + " " + value + " = {}; ";
            for (const HlslMember &field : fields->second)
                body += std::string("::") + HlslNamespace + "::assign(" + value + "." + field.name
                    + ", " + valueOf(field.semantic) + "); ";
        }
        arguments += (arguments.empty() ? "" : ", ") + value;
    }
    return "namespace __wl_entry { __global__ void " + function.name + "() { " + body
        + "::" + HlslNamespace + "::" + function.name + "(" + arguments + "); } }\n";
}

std::vector<HlslEntry> hlslEntries(const std::vector<HlslFunction> &functions,
                                   const HlslStructs &structs)
{
    std::vector<HlslEntry> entries;
    for (const HlslFunction &function : functions)
        entries.push_back({function.name, function.offset, kernelFor(function, structs)});
    return entries;
}

} // namespace warplens
