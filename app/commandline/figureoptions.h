// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "commandline/output.h"
#include "experiment/result.h"
#include "figure/figure.h"

#include <optional>
#include <variant>

class QCommandLineParser;

namespace warplens {

/// Which picture of a result `export` draws, and how.
struct FigureOptions
{
    enum class View { AddressMap, Overview, BankGrid, ArrayGrid, Arrows, Threads };

    View view = View::AddressMap;
    std::optional<std::uint32_t> site;    ///< id of a site, as in the report
    std::optional<std::uint32_t> warp;    ///< of the block in focus
    std::optional<std::uint32_t> request; ///< among those of the site and warp, from 0
    std::optional<std::uint32_t> phase;   ///< of that request
    bool dark = false;
    double scale = 1; ///< pixels of a PNG for each unit
};

void addFigureOptions(QCommandLineParser &parser);
std::variant<FigureOptions, Refusal> readFigureOptions(const QCommandLineParser &parser);

/// A Refusal: the result has no such site, warp or request.
std::variant<Figure, Refusal> figureOf(const Result &result, const FigureOptions &options);

} // namespace warplens
