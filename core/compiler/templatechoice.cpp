// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/templatechoice.h"

#include "compiler/texttokens.h"

#include <algorithm>

namespace warplens {

static constexpr const char *types[] = {"float", "int", "double", "unsigned"};
static constexpr const char *integers[] = {"16", "32", "8", "4"};
static constexpr const char *booleans[] = {"true", "false", "true", "false"};

static std::string assumed(const TemplateParameter &parameter, std::size_t round)
{
    switch (parameter.kind) {
    case TemplateParameter::Kind::Type: return types[round];
    case TemplateParameter::Kind::Integer:
        return parameter.asserted.empty() ? integers[round] : parameter.asserted;
    case TemplateParameter::Kind::Boolean: return booleans[round];
    case TemplateParameter::Kind::Enumeration: return "(" + parameter.valueType + ")0";
    case TemplateParameter::Kind::Other: return {};
    }
    return {};
}

bool isTemplateArgument(const std::string &text)
{
    const std::string line = text + "\n";
    std::string open; // the brackets that wait for their other half
    const std::vector<TextToken> tokens = tokensOf(line);
    for (const TextToken &token : tokens) {
        constexpr std::string_view opening = "([";
        constexpr std::string_view closing = ")]";
        if (token.kind != TokenKind::Punctuator)
            continue;
        if (token.text == ";" || token.text == "{" || token.text == "}" || token.text == "#")
            return false;
        if (opening.find(token.text) != std::string_view::npos) {
            open += closing[opening.find(token.text)];
        } else if (closing.find(token.text) != std::string_view::npos) {
            if (open.empty() || open.back() != token.text[0])
                return false;
            open.pop_back();
        }
    }
    return open.empty() && !tokens.empty();
}

/// What `text` says in one line, without its comments.
static std::string inOneLine(const std::string &text)
{
    const std::string line = text + "\n";
    std::string joined;
    for (const TextToken &token : tokensOf(line))
        joined.append(joined.empty() ? "" : " ").append(token.text);
    return joined;
}

static TemplateChoice choose(const FoundKernel &kernel,
                             const std::map<std::string, std::string> &asked, std::size_t round)
{
    TemplateChoice choice;
    for (const TemplateParameter &parameter : kernel.parameters) {
        const auto wanted = asked.find(parameter.name);
        const auto launched = kernel.arguments.find(parameter.name);
        std::string text = wanted != asked.end() ? inOneLine(wanted->second)
            : launched != kernel.arguments.end() ? launched->second
                                                 : parameter.defaultText;
        if (text.empty() && parameter.isPack)
            continue;
        if (text.empty()) {
            text = assumed(parameter, round);
            choice.assumed.insert(parameter.name);
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
        if (choices.back().assumed.empty())
            break;
    }
    return choices;
}

} // namespace warplens
