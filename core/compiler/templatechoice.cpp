// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/templatechoice.h"

namespace warplens {

static constexpr const char *types[] = {"float", "int", "double", "unsigned"};
static constexpr const char *integers[] = {"16", "32", "8", "4"};
static constexpr const char *booleans[] = {"true", "false", "true", "false"};

static std::string assumed(const TemplateParameter &parameter, std::size_t round)
{
    switch (parameter.kind) {
    case TemplateParameter::Kind::Type: return types[round];
    case TemplateParameter::Kind::Integer: return integers[round];
    case TemplateParameter::Kind::Boolean: return booleans[round];
    case TemplateParameter::Kind::Enumeration: return "(" + parameter.valueType + ")0";
    case TemplateParameter::Kind::Other: return {};
    }
    return {};
}

static TemplateChoice choose(const FoundKernel &kernel,
                             const std::map<std::string, std::string> &asked, std::size_t round)
{
    TemplateChoice choice;
    for (const TemplateParameter &parameter : kernel.parameters) {
        const auto wanted = asked.find(parameter.name);
        const auto launched = kernel.arguments.find(parameter.name);
        std::string text = wanted != asked.end() ? wanted->second
            : launched != kernel.arguments.end() ? launched->second
                                                 : parameter.defaultText;
        if (text.empty() && parameter.isPack)
            continue;
        if (text.empty()) {
            text = assumed(parameter, round);
            choice.isAssumed = true;
        }
        choice.arguments += (choice.arguments.empty() ? "" : ", ") + text;
    }
    choice.declaration =
        "static auto __wl_instance = &::" + kernel.qualifiedName + "<" + choice.arguments + ">;";
    return choice;
}

std::vector<TemplateChoice> templateChoices(const FoundKernel &kernel,
                                            const std::map<std::string, std::string> &asked)
{
    std::vector<TemplateChoice> choices;
    for (std::size_t round = 0; round < std::size(types); ++round) {
        choices.push_back(choose(kernel, asked, round));
        if (!choices.back().isAssumed)
            break;
    }
    return choices;
}

} // namespace warplens
