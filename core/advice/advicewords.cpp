// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/advicereport.h"
#include "experiment/reportnumbers.h"
#include "kernel/names.h"

#include <algorithm>

namespace warplens {

std::string describe(const AdviceRemark &remark, const Result &result, const Translate &translate)
{
    const auto &sites = result.kernel()->sites;
    const std::string line =
        remark.site < sites.size() ? std::to_string(sites[remark.site].position.line) : "?";
    const std::string bytes = std::to_string(remark.bytes);
    switch (remark.limit) {
    case AdviceLimit::RecordingCut:
        return translate(WARPLENS_PHRASE("The block made more requests than are kept: only those "
                                         "are counted. Make the launch smaller to have all."));
    case AdviceLimit::WideAccess:
        return fill(translate(WARPLENS_PHRASE("Line %1 accesses %2 bytes at once, so layouts that "
                                              "take them apart or off their alignment are left "
                                              "out.")),
                    {line, bytes});
    case AdviceLimit::OtherPlaces:
        return fill(translate(WARPLENS_PHRASE("Line %1 also reaches beyond this array: such "
                                              "requests are counted as they are.")),
                    {line});
    case AdviceLimit::NotModelled:
        return fill(translate(WARPLENS_PHRASE("Line %1 is not counted: no rule of %3 is known for "
                                              "%2 bytes a lane.")),
                    {line, bytes, result.device.name});
    case AdviceLimit::OpenSize:
        return translate(WARPLENS_PHRASE("The launch gives this array its size: ask there for the "
                                         "extra bytes."));
    }
    return {};
}

std::string perRequestText(std::uint64_t wavefronts, std::uint64_t requests)
{
    return requests == 0 ? "–" : plainNumberText(double(wavefronts) / double(requests));
}

std::string siteHeading(const AdvisedSite &site, const Result &result)
{
    const Site &access = result.kernel()->sites[site.site];
    return operationName(access) + " " + std::to_string(access.position.line);
}

std::vector<AdvisedLayout> shownLayouts(const SharedAdvice &advice, std::size_t most)
{
    const AdvisedLayout *declared = advice.asDeclared();
    std::vector<AdvisedLayout> shown;
    for (const AdvisedLayout &layout : advice.layouts) {
        const bool isDeclared = &layout == declared;
        if (isDeclared || (shown.size() < most && layout.total < declared->total))
            shown.push_back(layout);
    }
    return shown;
}

} // namespace warplens
