// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/rulestext.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace warplens {

/// Collects the sentences of one section in the reader's language.
class RulesWriter
{
public:
    RulesWriter(const char *title, const Translate &translate)
        : m_translate(translate)
        , m_section{translate(title), {}}
    {
    }

    void say(const char *phrase, std::initializer_list<std::string_view> arguments = {})
    {
        m_section.sentences.push_back(words(phrase, arguments));
    }
    std::string words(const char *phrase,
                      std::initializer_list<std::string_view> arguments = {}) const
    {
        return fill(m_translate(phrase), arguments);
    }
    /// `48 KiB`, `100 bytes`.
    std::string bytes(std::uint64_t count) const;
    RulesSection take() { return std::move(m_section); }

private:
    const Translate &m_translate;
    RulesSection m_section;
};

RulesSection globalSection(const Device &device, const Translate &translate);
RulesSection sharedSection(const Device &device, const Translate &translate);
/// Widths in bytes that shared memory has no rule for, `8, 12, 16`; empty: none.
std::string widthsNotModelled(const SharedRules &rules, bool stores);

} // namespace warplens
