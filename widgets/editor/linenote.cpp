// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "editor/linenote.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>

namespace warplens {

namespace {

struct LineNoteText
{
    Q_DECLARE_TR_FUNCTIONS(LineNoteText)
};

/// At most one decimal, and none where it would be a zero.
QString shortNumber(double value)
{
    const double rounded = std::round(value * 10) / 10;
    return QLocale().toString(rounded, 'f', rounded == std::floor(rounded) ? 0 : 1);
}

void noteGlobal(LineNote &note, const Counts &counts)
{
    if (counts.requests == 0)
        return;
    const bool excess = counts.sectors > counts.idealSectors;
    const QString each = shortNumber(double(counts.sectors) / double(counts.requests));
    const std::optional<double> efficiency = counts.efficiencyPercent();
    note.pills.push_back({LineNoteText::tr("%1 sectors/req").arg(each), excess, !efficiency});
    if (efficiency)
        note.pills.push_back({LineNoteText::tr("%1 %").arg(shortNumber(*efficiency)), excess});
    note.sentence += LineNoteText::tr("%1 requests move %2 sectors, %3 would do.")
                         .arg(QLocale().toString(qulonglong(counts.requests)),
                              QLocale().toString(qulonglong(counts.sectors)),
                              QLocale().toString(qulonglong(counts.idealSectors)));
}

void noteShared(LineNote &note, const Counts &counts)
{
    if (counts.requests == 0)
        return;
    if (!note.sentence.isEmpty())
        note.sentence += u' ';
    if (!counts.modelled) {
        note.pills.push_back({LineNoteText::tr("not modelled"), false});
        note.sentence +=
            LineNoteText::tr("This device has no known rule for accesses of this width.");
        return;
    }
    const bool excess = counts.conflicts() > 0;
    note.pills.push_back({LineNoteText::tr("%1×").arg(counts.maxWays), excess});
    note.sentence += LineNoteText::tr("%1 shared requests take %2 wavefronts, %3 would do.")
                         .arg(QLocale().toString(qulonglong(counts.requests)),
                              QLocale().toString(qulonglong(counts.wavefronts)),
                              QLocale().toString(qulonglong(counts.idealWavefronts)));
}

} // namespace

bool LineNote::isExcess() const { return std::ranges::any_of(pills, &LinePill::excess); }

std::vector<LineNote> lineNotesOf(const Result &result)
{
    const Kernel *kernel = result.kernel();
    if (!kernel)
        return {};
    std::map<std::uint32_t, std::map<Space, Counts>> lines;
    for (const SiteResult &site : result.sites) {
        if (site.site < kernel->sites.size() && kernel->sites[site.site].position.isValid())
            lines[kernel->sites[site.site].position.line][site.space] += site.counts;
    }
    std::vector<LineNote> notes;
    for (const auto &[line, spaces] : lines) {
        LineNote note{line, {}, {}};
        for (const auto &[space, counts] : spaces) {
            if (space == Space::Global)
                noteGlobal(note, counts);
            if (space == Space::Shared)
                noteShared(note, counts);
        }
        if (!note.pills.empty())
            notes.push_back(note);
    }
    return notes;
}

std::vector<LineNote> withoutCounts(std::vector<LineNote> notes)
{
    for (LineNote &note : notes) {
        note.pills = {{QStringLiteral("?"), false, true}};
        note.sentence.clear();
    }
    return notes;
}

} // namespace warplens
