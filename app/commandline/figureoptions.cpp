// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/figureoptions.h"

#include "commandline/experimentoptions.h"
#include "commandline/optionvalues.h"
#include "figure/views.h"
#include "phrases.h"

#include <QCommandLineParser>

#include <limits>

namespace warplens {

namespace {

constexpr double MaxScale = 16;

Refusal refusalOf(const QString &option, const QString &value, const char *wanted)
{
    return Refusal{QStringLiteral("--%1 %2: %3").arg(option, value, expected(wanted))};
}

/// Reads a number option into `target`; what is wrong with it, if something is.
std::optional<Refusal> readIndex(const QCommandLineParser &parser, const QString &option,
                                 std::optional<std::uint32_t> &target)
{
    if (!parser.isSet(option))
        return std::nullopt;
    const auto number = parseNumber(parser.value(option));
    if (!number || *number > std::numeric_limits<std::uint32_t>::max())
        return refusalOf(option, parser.value(option), "0, 1, 2 …");
    target = std::uint32_t(*number);
    return std::nullopt;
}

/// A view and one of its arrangements. Those that stand first need not be named.
struct ViewName
{
    const char16_t *view;
    const char16_t *arrangement; ///< null: there is one way to draw it
    FigureOptions::View value;
};
constexpr ViewName ViewNames[] = {
    {u"map", u"lines", FigureOptions::View::AddressMap},
    {u"map", u"overview", FigureOptions::View::Overview},
    {u"banks", u"banks", FigureOptions::View::BankGrid},
    {u"banks", u"array", FigureOptions::View::ArrayGrid},
    {u"arrows", nullptr, FigureOptions::View::Arrows},
    {u"threads", nullptr, FigureOptions::View::Threads},
};

std::variant<FigureOptions::View, Refusal> readView(const QCommandLineParser &parser)
{
    const QString view = parser.value(QStringLiteral("view"));
    const QString option = QStringLiteral("arrangement");
    const QString arrangement = parser.value(option);
    QStringList arrangements;
    bool isView = false;
    for (const ViewName &name : ViewNames) {
        if (QStringView(name.view) != view)
            continue;
        isView = true;
        if (name.arrangement)
            arrangements << QString::fromUtf16(name.arrangement);
        if (!parser.isSet(option)
            || (name.arrangement && arrangement == QStringView(name.arrangement)))
            return name.value;
    }
    if (!isView)
        return refusalOf(QStringLiteral("view"), view, "map, banks, arrows, threads");
    if (arrangements.isEmpty())
        return Refusal{CommandLine::tr("--arrangement: --view %1 has only one").arg(view)};
    return refusalOf(option, arrangement, qPrintable(arrangements.join(QStringLiteral(", "))));
}

Figure draw(FigureOptions::View view, const Result &result, const Selection &selection,
            const FigureStyle &style)
{
    switch (view) {
    case FigureOptions::View::AddressMap: break;
    case FigureOptions::View::Overview: return mapOverview(result, selection, style);
    case FigureOptions::View::BankGrid: return bankGrid(result, selection, style);
    case FigureOptions::View::ArrayGrid: return arrayGrid(result, selection, style);
    case FigureOptions::View::Arrows: return laneArrows(result, selection, style);
    case FigureOptions::View::Threads: return threadStrip(result, selection, style);
    }
    return addressMap(result, selection, style);
}

/// The index into the recording of the request that the options mean.
std::optional<std::uint32_t> recordedRequest(const Result &result, const FigureOptions &options)
{
    std::uint32_t seen = 0;
    for (std::size_t i = 0; i < result.recording.size(); ++i) {
        const Request &request = result.recording[i];
        if (options.site.value_or(request.site) != request.site
            || options.warp.value_or(request.warp) != request.warp)
            continue;
        if (seen++ == options.request)
            return std::uint32_t(i);
    }
    return std::nullopt;
}

std::variant<Selection, Refusal> selectionOf(const Result &result, const FigureOptions &options)
{
    const std::size_t sites = result.kernel()->sites.size();
    if (options.site && *options.site >= sites)
        return Refusal{
            CommandLine::tr("--site: the kernel has %1 sites, numbered from 0").arg(sites)};
    const std::uint64_t warps =
        (result.launch.block.count() + result.device.warpSize - 1) / result.device.warpSize;
    if (options.warp && *options.warp >= warps)
        return Refusal{
            CommandLine::tr("--warp: the block has %1 warps, numbered from 0").arg(warps)};
    Selection selection;
    selection.site = options.site;
    selection.warp = options.warp;
    if (options.request) {
        selection.request = recordedRequest(result, options);
        if (!selection.request)
            return Refusal{CommandLine::tr("--request: there are not that many requests")};
        selection.phase = options.phase;
    }
    return selection;
}

} // namespace

void addFigureOptions(QCommandLineParser &parser)
{
    parser.addOption({QStringLiteral("view"), CommandLine::tr("What to draw."),
                      QStringLiteral("map|banks|arrows|threads"), QStringLiteral("map")});
    parser.addOption({QStringLiteral("arrangement"),
                      CommandLine::tr("How a map or the banks are laid out; the first of each "
                                      "where it is not given."),
                      QStringLiteral("lines|overview, banks|array")});
    parser.addOption(
        {QStringLiteral("site"), CommandLine::tr("Only this access site."), QStringLiteral("N")});
    parser.addOption({QStringLiteral("warp"), CommandLine::tr("Only this warp of the block."),
                      QStringLiteral("N")});
    parser.addOption({QStringLiteral("request"),
                      CommandLine::tr("Only this request of the site and warp, from 0."),
                      QStringLiteral("N")});
    parser.addOption({QStringLiteral("phase"), CommandLine::tr("Only this phase of the request."),
                      QStringLiteral("N")});
    parser.addOption({QStringLiteral("theme"), CommandLine::tr("Colours."),
                      QStringLiteral("light|dark"), QStringLiteral("light")});
    parser.addOption({QStringLiteral("scale"), CommandLine::tr("Size of a PNG, up to 16."),
                      QStringLiteral("K"), QStringLiteral("1")});
}

std::variant<FigureOptions, Refusal> readFigureOptions(const QCommandLineParser &parser)
{
    FigureOptions options;
    const auto view = readView(parser);
    if (const auto *refusal = std::get_if<Refusal>(&view))
        return *refusal;
    options.view = std::get<FigureOptions::View>(view);
    const QString theme = parser.value(QStringLiteral("theme"));
    if (theme != u"light" && theme != u"dark")
        return refusalOf(QStringLiteral("theme"), theme, "light, dark");
    options.dark = theme == u"dark";

    for (const auto &[name, target] :
         {std::pair("site", &options.site), std::pair("warp", &options.warp),
          std::pair("request", &options.request), std::pair("phase", &options.phase)})
        if (auto refusal = readIndex(parser, QString::fromUtf8(name), *target))
            return std::move(*refusal);

    const QString scale = parser.value(QStringLiteral("scale"));
    bool ok = false;
    options.scale = scale.toDouble(&ok);
    if (!ok || !(options.scale > 0 && options.scale <= MaxScale))
        return refusalOf(QStringLiteral("scale"), scale, "0.5, 1, 2 … 16");
    return options;
}

std::variant<Figure, Refusal> figureOf(const Result &result, const FigureOptions &options)
{
    const auto selection = selectionOf(result, options);
    if (const auto *refusal = std::get_if<Refusal>(&selection))
        return *refusal;
    FigureStyle style;
    style.theme = options.dark ? darkTheme() : lightTheme();
    style.translate = windowTranslate();
    return draw(options.view, result, std::get<Selection>(selection), style);
}

} // namespace warplens
