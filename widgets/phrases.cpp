// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "phrases.h"

#include "experiment/hazardcoverage.h"
#include "experiment/hazardtext.h"

#include <QCoreApplication>

namespace warplens {

Translate windowTranslate()
{
    return [](const char *english) {
        return QCoreApplication::translate("Phrases", english).toStdString();
    };
}

QString sentenceOf(const Diagnostic &diagnostic)
{
    return QString::fromStdString(describe(diagnostic, windowTranslate()));
}

QString sentenceOf(const Hazard &hazard, const Result &result)
{
    return QString::fromStdString(describe(hazard, result, windowTranslate()));
}

QString sentencesOf(const HazardLimits &limits)
{
    QStringList sentences;
    for (const std::string &each : describe(limits, windowTranslate()))
        sentences += QString::fromStdString(each);
    return sentences.join(u' ');
}

} // namespace warplens
