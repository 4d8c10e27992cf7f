// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "advice/layout.h"
#include "experiment/result.h"

#include <cstdint>
#include <stop_token>
#include <vector>

namespace warplens {

/// An access to the array, of the block in focus.
struct AdvisedSite
{
    std::uint32_t site = 0; ///< index into Kernel::sites
    std::uint64_t requests = 0;
    bool operator==(const AdvisedSite &) const = default;
};

/// A layout, and what it would cost.
struct AdvisedLayout
{
    Layout layout;
    std::vector<std::uint64_t> wavefronts; ///< of each site, in the order of SharedAdvice::sites
    std::uint64_t total = 0;
    std::int64_t extraBytes = 0; ///< of shared memory; negative: so many fewer
    bool fits = true;            ///< the block still gets its shared memory
    bool operator==(const AdvisedLayout &) const = default;
};

/// What limits an advice.
enum class AdviceLimit : std::uint8_t {
    RecordingCut, ///< only the requests that were kept are counted
    WideAccess,   ///< `bytes` at a time at `site`: layouts that break them apart are left out
    OtherPlaces,  ///< requests of `site` leave the array: they are counted as they are
    NotModelled,  ///< the device has no rule for the `bytes` of `site`: it is not counted
    OpenSize,     ///< the launch gives the array its size, so a larger one is to be asked for there
};

struct AdviceRemark
{
    AdviceLimit limit = AdviceLimit::RecordingCut;
    std::uint32_t site = 0;
    std::uint32_t bytes = 0;
    bool operator==(const AdviceRemark &) const = default;
};

/// What other layouts of one shared array would cost, over all its accesses together. Counts are
/// those of the recorded requests of the block in focus.
struct SharedAdvice
{
    std::uint32_t array = NoArray; ///< numbered as Site::array
    ArrayShape shape;
    std::vector<AdvisedSite> sites;     ///< those that are counted, in source order
    std::vector<AdvisedLayout> layouts; ///< the best first, that as declared among them
    std::uint64_t idealTotal = 0;
    std::vector<AdviceRemark> remarks;
    bool isComplete = true; ///< false: stopped before the end; there are no layouts then

    /// That the text has; null if there are no layouts.
    const AdvisedLayout *asDeclared() const;
    /// The best, if it is better than what the text has and fits; else null.
    const AdvisedLayout *best() const;
    bool operator==(const SharedAdvice &) const = default;
};

/// The shared arrays that the block in focus touched, those with the most conflicts first.
std::vector<std::uint32_t> advisedArrays(const Result &result);

/// Counts the recorded requests to `array` anew with other layouts; nothing is run. Layouts other
/// than paddings are left out if they are no better than what is declared. Any thread.
SharedAdvice sharedAdvice(const Result &result, std::uint32_t array, std::stop_token stop = {});

} // namespace warplens
