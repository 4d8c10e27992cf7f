// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/kernelsearch.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace warplens {

/// One way to fill in a kernel's template parameters.
struct TemplateChoice
{
    std::string arguments;         ///< `float, 16`
    std::string declaration;       ///< C++ that asks for the instance, one line
    std::set<std::string> assumed; ///< the parameters whose arguments are ours
};

/// Whether `text` can stand for one template argument: some tokens, brackets in pairs, nothing that
/// would end the declaration it is put into.
bool isTemplateArgument(const std::string &text);

/// The choices to try, best first. `asked`: parameter → C++ text. Parameters nobody speaks for
/// take what the launched instance has, then their default, else types float, int, double,
/// unsigned; integers what the kernel asserts, or 16, 32, 8, 4; true.
std::vector<TemplateChoice> templateChoices(const FoundKernel &kernel,
                                            const std::map<std::string, std::string> &asked);

} // namespace warplens
