// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/sweepreport.h"

#include "experiment/csvcell.h"
#include "experiment/numbertext.h"
#include "experiment/reportnumbers.h"
#include "experiment/texttable.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace warplens {

namespace {

using Json = nlohmann::ordered_json;

std::string compact(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// A number where it is one, so that a script can compare it.
Json valueJson(const std::string &value)
{
    const auto whole = parseWhole(value);
    if (whole && whole->magnitude <= std::uint64_t(INT64_MAX))
        return whole->negative ? -std::int64_t(whole->magnitude) : std::int64_t(whole->magnitude);
    const auto real = parseReal(value);
    return real && !whole ? Json(*real) : Json(value);
}

Json numberJson(const std::optional<double> &value)
{
    if (!value)
        return {};
    const bool isCount = *value == double(std::int64_t(*value));
    return isCount ? Json(std::int64_t(*value)) : Json(significant(*value));
}

std::string cellOf(const std::optional<double> &value)
{
    return value ? plainNumberText(*value) : std::string();
}

std::string titleText(const SweepReport &report, const Translate &translate)
{
    std::string title = report.kernel.empty()
        ? report.device
        : fill(translate(WARPLENS_PHRASE("%1 on %2")), {report.kernel, report.device});
    if (report.site)
        title +=
            ", " + fill(translate(WARPLENS_PHRASE("access %1")), {std::to_string(*report.site)});
    return title + "\n";
}

} // namespace

SweepFigures metricsOf(const SweepPoint &point, std::optional<std::uint32_t> site)
{
    if (!site)
        return point.launch;
    return *site < point.sites.size() ? point.sites[*site] : SweepFigures();
}

std::vector<SweepMetric> metricsWorthShowing(const std::vector<SweepPoint> &points,
                                             std::optional<std::uint32_t> site)
{
    std::vector<SweepMetric> metrics;
    for (const SweepMetric metric : allMetrics()) {
        const bool isShown = std::ranges::any_of(points, [&](const SweepPoint &point) {
            return valueOf(metricsOf(point, site), metric).has_value();
        });
        if (isShown)
            metrics.push_back(metric);
    }
    return metrics;
}

std::string sweepText(const SweepReport &report, const Translate &translate)
{
    using enum TextTable::Align;
    std::vector<TextTable::Align> columns(report.metrics.size() + 1, Right);
    columns.push_back(Left);
    TextTable table(columns);
    std::vector<std::string> head = {nameOf(report.sweep.axis)};
    for (const SweepMetric metric : report.metrics)
        head.push_back(titleOf(metric, translate));
    table.add(head);
    for (const SweepPoint &point : report.points) {
        const SweepFigures values = metricsOf(point, report.site);
        std::vector<std::string> row = {point.value};
        for (const SweepMetric metric : report.metrics)
            row.push_back(cellOf(valueOf(values, metric)));
        row.push_back(errorText(point, translate));
        table.add(row);
    }
    return titleText(report, translate) + table.text();
}

std::string sweepJson(const SweepReport &report, const Translate &translate)
{
    Json keys = Json::array();
    for (const SweepMetric metric : report.metrics)
        keys.push_back(keyOf(metric));
    std::string text = "{\n  \"schema\": 1,\n  \"device\": " + compact(report.device)
        + ",\n  \"kernel\": " + compact(report.kernel.empty() ? Json() : Json(report.kernel))
        + ",\n  \"over\": " + compact(nameOf(report.sweep.axis))
        + ",\n  \"site\": " + compact(report.site ? Json(*report.site) : Json())
        + ",\n  \"metrics\": " + compact(keys) + ",\n  \"points\": [";
    for (const SweepPoint &point : report.points) {
        const SweepFigures values = metricsOf(point, report.site);
        Json json = {{"value", valueJson(point.value)}};
        for (const SweepMetric metric : report.metrics)
            json[keyOf(metric)] = numberJson(valueOf(values, metric));
        const std::string error = errorText(point, translate);
        json["error"] = error.empty() ? Json() : Json(error);
        text += (&point == report.points.data() ? "\n    " : ",\n    ") + compact(json);
    }
    return text + "\n  ]\n}\n";
}

std::string sweepCsv(const SweepReport &report, const Translate &translate)
{
    std::string text = csvCell(nameOf(report.sweep.axis));
    for (const SweepMetric metric : report.metrics)
        text += "," + std::string(keyOf(metric));
    text += ",error\n";
    for (const SweepPoint &point : report.points) {
        const SweepFigures values = metricsOf(point, report.site);
        text += csvCell(point.value);
        for (const SweepMetric metric : report.metrics)
            text += "," + cellOf(valueOf(values, metric));
        text += "," + csvCell(errorText(point, translate)) + "\n";
    }
    return text;
}

} // namespace warplens
