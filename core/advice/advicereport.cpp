// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "advice/advicereport.h"

#include "advice/explaintext.h"
#include "advice/globaladvice.h"
#include "advice/layoutcode.h"
#include "experiment/texttable.h"
#include "figure/arrayplace.h"
#include "kernel/names.h"

#include <nlohmann/json.hpp>

namespace warplens {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t MostShown = 12;

std::string layoutsTable(const SharedAdvice &advice, const Result &result,
                         const Translate &translate)
{
    using enum TextTable::Align;
    std::vector<TextTable::Align> columns = {Left};
    std::vector<std::string> header = {translate(WARPLENS_PHRASE("layout"))};
    for (const AdvisedSite &site : advice.sites) {
        columns.push_back(Right);
        header.push_back(siteHeading(site, result));
    }
    columns.insert(columns.end(), {Right, Right, Left});
    header.insert(header.end(),
                  {translate(WARPLENS_PHRASE("total")), translate(WARPLENS_PHRASE("extra bytes")),
                   translate(WARPLENS_PHRASE("code"))});
    TextTable table(columns);
    table.add(header);
    for (const AdvisedLayout &layout : shownLayouts(advice, MostShown)) {
        std::vector<std::string> row = {layoutName(layout.layout, advice.shape, translate)};
        for (std::size_t i = 0; i < advice.sites.size(); ++i)
            row.push_back(perRequestText(layout.wavefronts[i], advice.sites[i].requests));
        row.push_back(std::to_string(layout.total));
        row.push_back(std::to_string(layout.extraBytes));
        row.push_back(layout.fits ? layoutCode(result, advice, layout.layout)
                                  : translate(WARPLENS_PHRASE("does not fit")));
        table.add(row);
    }
    return table.text();
}

std::string sharedText(const SharedAdvice &advice, const Result &result, const Translate &translate)
{
    std::string text = "\n"
        + fill(translate(WARPLENS_PHRASE("Layouts of %1, %2: wavefronts of a request")),
               {arrayName(*result.kernel(), advice.array), typeText(result, advice.array)})
        + "\n" + layoutsTable(advice, result, translate);
    if (!advice.best())
        text += translate(WARPLENS_PHRASE("As it is declared is the best of those tried.")) + "\n";
    for (const AdviceRemark &remark : advice.remarks)
        text += describe(remark, result, translate) + "\n";
    return text;
}

std::string whyText(const Result &result, const Translate &translate)
{
    const ExplanationText why = explanationText(explain(result, {}), result, translate);
    std::string text = why.place.empty() ? "" : why.place + ":\n";
    text += why.sentence + "\n";
    for (const std::string &detail : why.details)
        text += detail + "\n";
    return text;
}

Json layoutJson(const AdvisedLayout &layout, const SharedAdvice &advice, const Result &result)
{
    return {{"layout", layoutName(layout.layout, advice.shape, untranslated)},
            {"wavefronts", layout.wavefronts},
            {"total", layout.total},
            {"extra_bytes", layout.extraBytes},
            {"fits", layout.fits},
            {"code", layoutCode(result, advice, layout.layout)}};
}

Json sharedJson(const SharedAdvice &advice, const Result &result, const Translate &translate)
{
    Json json = {{"array", arrayName(*result.kernel(), advice.array)},
                 {"type", typeText(result, advice.array)},
                 {"ideal_total", advice.idealTotal}};
    json["sites"] = Json::array();
    for (const AdvisedSite &site : advice.sites) {
        const Site &access = result.kernel()->sites[site.site];
        json["sites"].push_back({{"id", site.site},
                                 {"line", access.position.line},
                                 {"column", access.position.column},
                                 {"op", operationName(access)},
                                 {"requests", site.requests}});
    }
    json["layouts"] = Json::array();
    for (const AdvisedLayout &layout : advice.layouts)
        json["layouts"].push_back(layoutJson(layout, advice, result));
    json["remarks"] = Json::array();
    for (const AdviceRemark &remark : advice.remarks)
        json["remarks"].push_back(describe(remark, result, translate));
    return json;
}

Json globalJson(const GlobalAdvice &advice, const Result &result, const Translate &translate)
{
    const Site &site = result.kernel()->sites[advice.site];
    return {{"site", advice.site},
            {"line", site.position.line},
            {"column", site.position.column},
            {"array", arrayName(*result.kernel(), advice.array)},
            {"excess_sectors", advice.excess},
            {"text", describe(advice, result, translate)}};
}

} // namespace

std::string adviceText(const Result &result, const Translate &translate)
{
    std::string text = whyText(result, translate);
    if (!result.kernel())
        return text;
    for (const std::uint32_t array : advisedArrays(result))
        if (const SharedAdvice advice = sharedAdvice(result, array); !advice.sites.empty())
            text += sharedText(advice, result, translate);
    const std::vector<GlobalAdvice> global = globalAdvice(result);
    if (!global.empty())
        text += "\n" + translate(WARPLENS_PHRASE("Global memory")) + "\n";
    for (const GlobalAdvice &advice : global)
        text += fill(translate(WARPLENS_PHRASE("line %1")),
                     {std::to_string(result.kernel()->sites[advice.site].position.line)})
            + ": " + describe(advice, result, translate) + "\n";
    return text;
}

std::string adviceJson(const Result &result, const Translate &translate)
{
    const ExplanationText why = explanationText(explain(result, {}), result, translate);
    Json json = {{"schema", 1},
                 {"device", result.device.id},
                 {"kernel", result.kernel() ? Json(result.kernel()->displayName) : Json()},
                 {"block", result.focusBlock},
                 {"why", {{"place", why.place}, {"text", why.sentence}, {"details", why.details}}}};
    json["shared"] = Json::array();
    for (const std::uint32_t array : advisedArrays(result))
        if (const SharedAdvice advice = sharedAdvice(result, array); !advice.sites.empty())
            json["shared"].push_back(sharedJson(advice, result, translate));
    json["global"] = Json::array();
    for (const GlobalAdvice &advice : globalAdvice(result))
        json["global"].push_back(globalJson(advice, result, translate));
    json["diagnostics"] = Json::array();
    for (const Diagnostic &diagnostic : result.diagnostics)
        json["diagnostics"].push_back({{"line", diagnostic.position.line},
                                       {"column", diagnostic.position.column},
                                       {"message", describe(diagnostic, translate)}});
    return json.dump(1) + "\n";
}

} // namespace warplens
