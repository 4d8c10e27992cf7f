// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/sectionreaders.h"

#include <array>

namespace warplens {

using nlohmann::json;

namespace {

// In the order of the enums.
constexpr std::array<std::string_view, 8> Groups = {"limits", "occupancy", "global", "atomics",
                                                    "shared", "constant",  "local",  "bandwidth"};
constexpr std::array<std::string_view, 3> Evidences = {"documented", "measured", "inferred"};

} // namespace

void readSources(const json &object, Device &device, std::string &error)
{
    ObjectReader reader(object, "sources", error);
    for (std::size_t group = 0; group < Groups.size(); ++group) {
        const json *value = reader.find(Groups[group], Need::Optional);
        if (!value)
            continue;
        ObjectReader sources(*value, reader.pathOf(Groups[group]), error);
        for (std::size_t evidence = 0; evidence < Evidences.size(); ++evidence) {
            std::vector<std::string> texts;
            sources.read(Evidences[evidence], texts, Need::Optional);
            for (std::string &text : texts)
                device.sources.push_back({Evidence(evidence), std::move(text), RuleGroup(group)});
        }
        sources.finish();
    }
    reader.finish();
}

} // namespace warplens
