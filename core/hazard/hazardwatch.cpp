// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "hazard/hazardwatch.h"

namespace warplens {

class HazardWatch::Impl
{
};

HazardWatch::HazardWatch(const Kernel &, const ResolvedLaunch &, std::span<const PlacedArray>) { }

HazardWatch::~HazardWatch() = default;

bool HazardWatch::isNeeded() const { return false; }

void HazardWatch::request(const Request &) { }

void HazardWatch::stored(const Request &, const ChangedBytes &) { }

void HazardWatch::warpBarrier(std::uint32_t, LaneMask) { }

void HazardWatch::endBlock(std::uint64_t) { }

std::vector<Hazard> HazardWatch::take() { return {}; }

} // namespace warplens
