// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "findingmarks.h"

#include "phrases.h"

#include <QCoreApplication>

#include <algorithm>

namespace warplens {

namespace {

struct FindingMarks
{
    Q_DECLARE_TR_FUNCTIONS(FindingMarks)
};

} // namespace

std::vector<Squiggle> diagnosticSquiggles(const Result &result)
{
    std::vector<Squiggle> squiggles;
    for (const Diagnostic &diagnostic : result.diagnostics) {
        if (diagnostic.kind != DiagnosticKind::Cancelled)
            squiggles.push_back(
                {diagnostic.severity, diagnostic.position, diagnostic.end, sentenceOf(diagnostic)});
    }
    return squiggles;
}

std::vector<Squiggle> hazardSquiggles(const Result &result, bool both)
{
    std::vector<Squiggle> squiggles;
    if (!result.kernel())
        return squiggles;
    const std::vector<Site> &sites = result.kernel()->sites;
    for (const Hazard &hazard : result.hazards) {
        if (hazard.severity == Severity::Note)
            continue;
        const QString sentence = sentenceOf(hazard, result);
        for (const std::uint32_t site : {hazard.first.site, hazard.second.site}) {
            if (site < sites.size())
                squiggles.push_back(
                    {hazard.severity, sites[site].position, sites[site].position, sentence});
            if (!both || hazard.second.site == hazard.first.site)
                break;
        }
    }
    return squiggles;
}

QString hazardsTitle(const Result &result)
{
    const auto count = result.hazards.size();
    if (count == 0) // there may be some, see HazardLimits
        return FindingMarks::tr("Hazards");
    const auto errors = std::ranges::count(result.hazards, Severity::Error, &Hazard::severity);
    if (errors == 0)
        return FindingMarks::tr("Hazards (%1)").arg(count);
    if (errors == 1)
        return FindingMarks::tr("Hazards (%1): 1 error").arg(count);
    return FindingMarks::tr("Hazards (%1): %2 errors").arg(count).arg(errors);
}

} // namespace warplens
