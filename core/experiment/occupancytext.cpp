// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/occupancytext.h"

#include "experiment/reportnumbers.h"
#include "experiment/vendorwords.h"

namespace warplens {

namespace {

constexpr VendorPhrase Warps = {WARPLENS_PHRASE("warps"), WARPLENS_PHRASE("waves"),
                                WARPLENS_PHRASE("sub-groups")};
constexpr VendorPhrase NoneFits = {
    WARPLENS_PHRASE("Occupancy 0 %: a multiprocessor does not hold even one such block, limited by "
                    "%1."),
    WARPLENS_PHRASE("Occupancy 0 %: a compute unit does not hold even one such block, limited by "
                    "%1."),
    WARPLENS_PHRASE("Occupancy 0 %: an Xe-core does not hold even one such block, limited by %1.")};
constexpr VendorPhrase Holds = {
    WARPLENS_PHRASE("Occupancy %1 %: a multiprocessor holds %2 of %3 warps, in %4 blocks, limited "
                    "by %5."),
    WARPLENS_PHRASE("Occupancy %1 %: a compute unit holds %2 of %3 waves, in %4 blocks, limited by "
                    "%5."),
    WARPLENS_PHRASE("Occupancy %1 %: an Xe-core holds %2 of %3 sub-groups, in %4 blocks, limited "
                    "by %5.")};

const char *phraseOf(OccupancyLimit limit, const std::string &vendor)
{
    switch (limit) {
    case OccupancyLimit::Warps: return Warps.of(vendor);
    case OccupancyLimit::Blocks: return WARPLENS_PHRASE("blocks");
    case OccupancyLimit::SharedBytes: return WARPLENS_PHRASE("shared memory");
    }
    return "";
}

std::string limitsText(const Occupancy &occupancy, const Translate &translate)
{
    std::string text;
    for (const OccupancyLimit limit : occupancy.limits)
        text += (text.empty() ? "" : ", ") + translate(phraseOf(limit, occupancy.vendor));
    return text;
}

} // namespace

std::string occupancyLine(const Occupancy &occupancy, const Translate &translate)
{
    const std::string percent = numberText(occupancy.percent());
    // Nothing can be better, so nothing needs to be said of what stands in the way.
    if (occupancy.warps == occupancy.mostWarps)
        return fill(translate(WARPLENS_PHRASE("occupancy %1 %")), {percent});
    return fill(translate(WARPLENS_PHRASE("occupancy %1 %, limited by %2")),
                {percent, limitsText(occupancy, translate)});
}

std::string describe(const Occupancy &occupancy, const Translate &translate)
{
    const std::string limits = limitsText(occupancy, translate);
    std::string text;
    if (occupancy.blocks == 0)
        text = fill(translate(NoneFits.of(occupancy.vendor)), {limits});
    else
        text =
            fill(translate(Holds.of(occupancy.vendor)),
                 {numberText(occupancy.percent()), std::to_string(occupancy.warps),
                  std::to_string(occupancy.mostWarps), std::to_string(occupancy.blocks), limits});
    if (occupancy.sharedIsOpen)
        text += " "
            + translate(WARPLENS_PHRASE("The dynamic array counts as empty: its size is open."));
    return text + " "
        + translate(WARPLENS_PHRASE("Registers are not known here, and may limit it further."));
}

} // namespace warplens
