// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "experiment/phrases.h"

#include <string>
#include <vector>

namespace warplens {

/// A heading and sentences that each stand alone.
struct RulesSection
{
    std::string title;
    std::vector<std::string> sentences;
    bool operator==(const RulesSection &) const = default;
};

/// A device's rules in words, made from its data alone. No section is empty.
struct RulesText
{
    std::string title; ///< `NVIDIA A100 (40 GB) · sm_80`
    std::vector<RulesSection> sections;
    bool operator==(const RulesText &) const = default;
};

/// Sentences are translated; the names of documents stay as the device file has them.
RulesText rulesText(const Device &device, const Translate &translate);

/// For a terminal: headings, and a dash before each sentence.
std::string plainText(const RulesText &text);

} // namespace warplens
