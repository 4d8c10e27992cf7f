// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/costcontext.h"
#include "experiment/result.h"

#include <cstdint>
#include <map>
#include <unordered_map>
#include <vector>

namespace warplens {

/// Collects which elements of shared arrays the warps of one block touch.
class SharedUse
{
public:
    explicit SharedUse(const CostContext &context)
        : m_context(&context)
    {
    }

    /// Requests to other spaces are ignored.
    void add(const Request &request);
    /// Ordered by array.
    std::vector<SharedArrayUse> arrays() const;

private:
    struct Cell
    {
        std::uint32_t firstWarp = 0;
        bool severalWarps = false;
    };
    const CostContext *m_context;
    std::map<std::uint32_t, std::unordered_map<std::uint64_t, Cell>> m_cells; ///< array → element
};

} // namespace warplens
