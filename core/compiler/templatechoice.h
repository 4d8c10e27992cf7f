// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/kernelsearch.h"

#include <map>
#include <string>
#include <vector>

namespace warplens {

/// One way to fill in a kernel's template parameters.
struct TemplateChoice
{
    std::string arguments;   ///< `float, 16`
    bool isAssumed = false;  ///< some argument is ours: nobody asked for it
    std::string declaration; ///< C++ that asks for the instance, one line
};

/// The choices to try, best first. `asked`: parameter → C++ text. Parameters nobody speaks for
/// take what the launched instance has, then their default, else types float, int, double,
/// unsigned; integers 16, 32, 8, 4; true.
std::vector<TemplateChoice> templateChoices(const FoundKernel &kernel,
                                            const std::map<std::string, std::string> &asked);

} // namespace warplens
