// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/counterwords.h"

#include "phrases.h"

#include <QCoreApplication>
#include <QStringList>

namespace warplens {

namespace {

struct CounterText
{
    Q_DECLARE_TR_FUNCTIONS(CounterText)
};

QString tipOf(const Device &device, const std::vector<ProfilerCounter> &counters)
{
    if (counters.empty())
        return {};
    const std::string_view tool = nameOf(device.profiler);
    QStringList lines{
        CounterText::tr("In %1:").arg(QString::fromUtf8(tool.data(), qsizetype(tool.size())))};
    const Translate translate = windowTranslate();
    const char *remark = nullptr;
    for (const ProfilerCounter &counter : counters) {
        // A remark that several counters share stands once, behind the last of them.
        if (remark && remark != counter.remark)
            lines << QString::fromStdString(translate(remark));
        remark = counter.remark;
        lines << QString::fromUtf8(counter.name);
    }
    if (remark)
        lines << QString::fromStdString(translate(remark));
    return lines.join(u'\n');
}

} // namespace

QString counterTip(const Device &device, Space space, CounterFigure figure, const Site *site)
{
    return tipOf(device, countersFor(device, space, figure, site));
}

QString counterTip(const Device &device,
                   std::initializer_list<std::pair<Space, CounterFigure>> figures)
{
    std::vector<ProfilerCounter> counters;
    for (const auto &[space, figure] : figures)
        for (const ProfilerCounter &counter : countersFor(device, space, figure))
            counters.push_back(counter);
    return tipOf(device, counters);
}

} // namespace warplens
