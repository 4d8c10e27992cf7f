// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <set>
#include <string>
#include <string_view>

namespace warplens {

/// Makes XML ids from names: letters, digits and `-`, unique by counting on.
class XmlIds
{
public:
    std::string take(std::string_view name);

private:
    std::set<std::string> m_taken;
};

} // namespace warplens
