// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/explaintext.h"

#include "advice/reasontext.h"
#include "experiment/vendorwords.h"
#include "figure/arrayplace.h"
#include "kernel/names.h"

namespace warplens {

namespace {

constexpr VendorPhrase WarpPlace = {WARPLENS_PHRASE("block %1, warp %2"),
                                    WARPLENS_PHRASE("block %1, wave %2"),
                                    WARPLENS_PHRASE("block %1, sub-group %2")};

/// `line 12, load of tile, block 0, warp 3`
std::string placeText(const Explanation &explanation, const Result &result,
                      const Translate &translate)
{
    if (!explanation.site || *explanation.site >= result.kernel()->sites.size())
        return {};
    const Site &site = result.kernel()->sites[*explanation.site];
    std::string array = arrayName(*result.kernel(), site.array);
    if (explanation.request)
        array = arrayName(*result.kernel(), result.recording[*explanation.request].array);
    std::string text = array.empty()
        ? fill(translate(WARPLENS_PHRASE("line %1, %2")),
               {std::to_string(site.position.line), operationName(site)})
        : fill(translate(WARPLENS_PHRASE("line %1, %2 of %3")),
               {std::to_string(site.position.line), operationName(site), array});
    if (!explanation.request)
        return text;
    const Request &request = result.recording[*explanation.request];
    return text + ", "
        + fill(translate(WarpPlace.of(result.device.vendor)),
               {std::to_string(request.block), std::to_string(request.warp)});
}

} // namespace

ExplanationText explanationText(const Explanation &explanation, const Result &result,
                                const Translate &translate)
{
    ExplanationText text;
    const ReasonNumbers numbers{explanation, result};
    text.sentence = reasonText(explanation.reasons.front(), numbers, translate);
    for (std::size_t i = 1; i < explanation.reasons.size(); ++i)
        text.details.push_back(reasonText(explanation.reasons[i], numbers, translate));
    if (result.kernel())
        text.place = placeText(explanation, result, translate);
    return text;
}

} // namespace warplens
