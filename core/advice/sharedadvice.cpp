// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/sharedadvice.h"

#include "advice/movablerequest.h"
#include "cost/sharedcost.h"
#include "figure/arrayplace.h"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>
#include <unordered_map>

namespace warplens {

namespace {

/// A request, and how often the recording has one just like it.
struct Pattern
{
    const Request *request = nullptr;
    std::uint64_t times = 0;
};

std::size_t hashOf(const Request &request)
{
    std::uint64_t hash = request.site * 0x9e37'79b9'7f4a'7c15u + request.active;
    for (const std::uint64_t address : request.address)
        hash = (hash ^ address) * 0x0000'0100'0000'01b3u;
    return std::size_t(hash);
}

bool costsTheSame(const Request &one, const Request &other)
{
    return one.site == other.site && one.active == other.active && one.bytes == other.bytes
        && one.kind == other.kind && one.matrices == other.matrices && one.address == other.address;
}

struct SiteCounts
{
    std::uint64_t requests = 0;
    std::vector<Pattern> patterns;
};

/// Of each site, in source order.
std::map<std::uint32_t, SiteCounts> patternsOf(const Result &result, std::uint32_t array)
{
    std::map<std::uint32_t, SiteCounts> sites;
    std::unordered_multimap<std::size_t, std::pair<std::uint32_t, std::size_t>> known;
    for (const Request &request : result.recording) {
        if (request.space != Space::Shared || request.array != array)
            continue;
        SiteCounts &site = sites[request.site];
        ++site.requests;
        const std::size_t hash = hashOf(request);
        const auto [first, last] = known.equal_range(hash);
        const auto twin = std::find_if(first, last, [&](const auto &entry) {
            return costsTheSame(*sites[entry.second.first].patterns[entry.second.second].request,
                                request);
        });
        if (twin != last) {
            ++sites[twin->second.first].patterns[twin->second.second].times;
            continue;
        }
        known.emplace(hash, std::pair(request.site, site.patterns.size()));
        site.patterns.push_back({&request, 1});
    }
    return sites;
}

bool isRanked(const Layout &one, const Layout &other)
{
    // Plain x ^ y before what has a shift, and few words before many.
    const auto key = [](const Layout &layout) {
        return std::tuple(layout.kind, layout.shift < 0 ? -layout.shift : layout.shift,
                          layout.kind == LayoutKind::Xor ? ~layout.mask : layout.mask,
                          layout.padding);
    };
    return key(one) < key(other);
}

bool isBetter(const AdvisedLayout &one, const AdvisedLayout &other)
{
    const auto key = [](const AdvisedLayout &each) {
        return std::tuple(!each.fits, each.total, each.extraBytes);
    };
    if (key(one) != key(other))
        return key(one) < key(other);
    return isRanked(one.layout, other.layout);
}

/// Whether a block still gets what it needs with `extra` bytes more.
bool fitsWith(const Result &result, std::uint32_t array, std::int64_t extra)
{
    const Kernel &kernel = *result.kernel();
    std::int64_t fixed = 0;
    for (const Variable &variable : kernel.variables)
        if (variable.space == Space::Shared && !variable.open)
            fixed += std::int64_t(variable.bytes);
    const LaunchLimits &limits = result.device.limits;
    const bool isFixed = array < kernel.variables.size() && !kernel.variables[array].open;
    // A dynamic array that was left open gets what is left.
    const auto dynamic = std::int64_t(result.experiment.launch.sharedBytes);
    if (isFixed && fixed + extra > limits.staticSharedBytes)
        return false;
    return fixed + dynamic + extra <= limits.sharedBytes;
}

class Recount
{
public:
    Recount(const Result &result, std::uint32_t array, const PlacedArray &place)
        : m_result(result)
        , m_place(place)
    {
        m_advice.array = array;
        m_advice.shape = shapeOf();
    }

    SharedAdvice run(std::stop_token stop)
    {
        begin();
        for (auto &[site, counts] : patternsOf(m_result, m_advice.array))
            if (!addSite(site, counts, stop)) {
                m_advice.layouts.clear();
                m_advice.isComplete = false;
                return std::move(m_advice);
            }
        finish();
        return std::move(m_advice);
    }

private:
    ArrayShape shapeOf() const
    {
        const ArrayType &type = arrayType(*m_result.kernel(), m_advice.array);
        ArrayShape shape;
        shape.elementBytes = std::max(type.elementBytes, 1u);
        shape.elements = m_place.bytes / shape.elementBytes;
        shape.extents = type.shape;
        std::uint64_t declared = 1;
        for (const std::uint32_t extent : type.shape)
            declared *= extent;
        // The rows of an array of unknown size are not known.
        if (type.shape.empty() || declared != shape.elements || shape.elements == 0) {
            shape.elements = std::max(shape.elements, elementsTouched(shape.elementBytes));
            shape.extents = {std::uint32_t(std::max<std::uint64_t>(shape.elements, 1))};
        }
        return shape;
    }

    /// An array without an end is as large as the next power of two.
    std::uint64_t elementsTouched(std::uint32_t elementBytes) const
    {
        std::uint64_t last = 0;
        for (const Request &request : m_result.recording) {
            if (request.array != m_advice.array || m_place.bytes != 0)
                continue;
            for (const std::uint64_t address : request.address)
                last = std::max(last, address > m_place.base ? address - m_place.base : 0);
        }
        return std::bit_ceil(last / elementBytes + 1);
    }

    /// Columns of a row up to the last that is touched; all, where that is not known.
    std::uint32_t usedWidth() const
    {
        const ArrayShape &shape = m_advice.shape;
        if (m_result.coverage.recordingCut || shape.rank() < 2)
            return shape.width();
        std::uint64_t used = 1;
        for (const Request &request : m_result.recording) {
            if (request.space == Space::Shared && request.array == m_advice.array)
                used = std::max(used, usedBy(request));
        }
        return std::uint32_t(used);
    }

    std::uint64_t usedBy(const Request &request) const
    {
        const ArrayShape &shape = m_advice.shape;
        std::uint64_t used = 1;
        for (LaneMask left = request.active; left != 0; left &= left - 1) {
            const std::uint64_t first =
                request.address[unsigned(std::countr_zero(left))] - m_place.base;
            const std::uint64_t from = first / shape.elementBytes;
            const std::uint64_t last = (first + request.bytes - 1) / shape.elementBytes;
            const bool isInRow =
                last < shape.elements && from / shape.width() == last / shape.width();
            // What leaves the array or a row says nothing about columns.
            used = std::max(used, isInRow ? last % shape.width() + 1 : shape.width());
        }
        return used;
    }

    void begin()
    {
        const Kernel &kernel = *m_result.kernel();
        if (m_result.coverage.recordingCut)
            remark({AdviceLimit::RecordingCut, 0, 0});
        if (m_advice.array < kernel.variables.size() && kernel.variables[m_advice.array].open)
            remark({AdviceLimit::OpenSize, 0, 0});
        for (const Layout &layout : layoutsFor(m_advice.shape, usedWidth())) {
            AdvisedLayout advised;
            advised.layout = layout;
            advised.extraBytes =
                std::int64_t(elementsOf(layout, m_advice.shape) - m_advice.shape.elements)
                * m_advice.shape.elementBytes;
            advised.fits = fitsWith(m_result, m_advice.array, advised.extraBytes);
            m_advice.layouts.push_back(std::move(advised));
        }
        m_isPossible.assign(m_advice.layouts.size(), true);
    }

    void remark(const AdviceRemark &remark)
    {
        if (std::ranges::find(m_advice.remarks, remark) == m_advice.remarks.end())
            m_advice.remarks.push_back(remark);
    }

    /// False: stopped.
    bool addSite(std::uint32_t site, const SiteCounts &counts, std::stop_token &stop)
    {
        for (const Pattern &pattern : counts.patterns) {
            const SharedCost cost = sharedCost(*pattern.request, m_result.device);
            if (!cost.modelled) {
                remark({AdviceLimit::NotModelled, site, pattern.request->bytes});
                return true;
            }
            m_advice.idealTotal += cost.idealWavefronts * pattern.times;
        }
        m_advice.sites.push_back({site, counts.requests});
        for (AdvisedLayout &layout : m_advice.layouts)
            layout.wavefronts.push_back(0);
        for (const Pattern &pattern : counts.patterns) {
            if (stop.stop_requested())
                return false;
            addPattern(pattern);
        }
        return true;
    }

    void addPattern(const Pattern &pattern)
    {
        const Request &request = *pattern.request;
        MovableRequest movable(request, m_advice.shape, m_place.base);
        if (movable.isForeign())
            remark({AdviceLimit::OtherPlaces, request.site, 0});
        for (std::size_t i = 0; i < m_advice.layouts.size(); ++i) {
            if (!m_isPossible[i])
                continue;
            AdvisedLayout &layout = m_advice.layouts[i];
            const Request *moved = movable.isForeign() ? &request : movable.moved(layout.layout);
            if (!moved) {
                m_isPossible[i] = false;
                remark({AdviceLimit::WideAccess, request.site, request.bytes});
                continue;
            }
            const std::uint64_t cost =
                sharedCost(*moved, m_result.device).wavefronts * pattern.times;
            layout.wavefronts.back() += cost;
            layout.total += cost;
        }
    }

    void finish()
    {
        const std::uint64_t declared = m_advice.layouts.front().total;
        std::vector<AdvisedLayout> kept;
        for (std::size_t i = 0; i < m_advice.layouts.size(); ++i) {
            const AdvisedLayout &layout = m_advice.layouts[i];
            const bool isOffered = layout.layout.kind == LayoutKind::AsDeclared
                || layout.layout.kind == LayoutKind::Padding || layout.total < declared;
            if (m_isPossible[i] && isOffered)
                kept.push_back(layout);
        }
        std::ranges::sort(kept, isBetter);
        m_advice.layouts = std::move(kept);
    }

    const Result &m_result;
    const PlacedArray &m_place;
    SharedAdvice m_advice;
    std::vector<bool> m_isPossible; ///< by layout
};

} // namespace

const AdvisedLayout *SharedAdvice::asDeclared() const
{
    const auto found = std::ranges::find_if(layouts, [](const AdvisedLayout &each) {
        return each.layout.kind == LayoutKind::AsDeclared;
    });
    return found == layouts.end() ? nullptr : &*found;
}

const AdvisedLayout *SharedAdvice::best() const
{
    const AdvisedLayout *declared = asDeclared();
    if (!declared || !layouts.front().fits || layouts.front().total >= declared->total)
        return nullptr;
    return &layouts.front();
}

std::vector<std::uint32_t> advisedArrays(const Result &result)
{
    if (!result.kernel())
        return {};
    std::map<std::uint32_t, std::uint64_t> conflicts;
    for (const Request &request : result.recording)
        if (request.space == Space::Shared && placeOf(result, request.array))
            conflicts[request.array] += sharedCost(request, result.device).conflicts();
    std::vector<std::uint32_t> arrays;
    for (const auto &[array, count] : conflicts)
        arrays.push_back(array);
    std::ranges::stable_sort(arrays, [&](std::uint32_t one, std::uint32_t other) {
        return conflicts[one] > conflicts[other];
    });
    return arrays;
}

SharedAdvice sharedAdvice(const Result &result, std::uint32_t array, std::stop_token stop)
{
    const PlacedArray *place = result.kernel() ? placeOf(result, array) : nullptr;
    if (!place || place->space != Space::Shared) {
        SharedAdvice none;
        none.array = array;
        return none;
    }
    return Recount(result, array, *place).run(std::move(stop));
}

} // namespace warplens
