// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "kernel/extent.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// An access as the oracles write it: `g[threadIdx.x*2]` or `if(threadIdx.x<8) g[threadIdx.x]`,
/// integers, threadIdx.x and .y, + - * / % << >> < <= > >= == != & ^ | && || ! - ( ). It is
/// evaluated straight from its text, with C's precedence, and shares nothing with the compiler.
class IndexExpression
{
public:
    explicit IndexExpression(std::string_view code);

    /// The element that `thread` touches; nothing where its condition is false.
    std::optional<std::int64_t> at(const warplens::Extent &thread) const;

    /// What is wrong with the text; empty if nothing is.
    std::string fault() const;

private:
    std::string m_condition; ///< empty: always
    std::string m_index;
};
