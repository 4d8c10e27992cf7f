// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "commandline/output.h"

#include <variant>

class QCommandLineParser;

namespace warplens {

/// How counts are written.
enum class ReportFormat { Text, Json, Csv };

/// --format, which is text where it is not given.
void addFormatOption(QCommandLineParser &parser);
std::variant<ReportFormat, Refusal> readFormat(const QCommandLineParser &parser);

} // namespace warplens
