// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/headline.h"

#include "experiment/occupancytext.h"
#include "phrases.h"
#include "style/shape.h"
#include "views/counterwords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

namespace warplens {

namespace {

constexpr int Spacing = 18;
const QString Nothing = QStringLiteral("–");

QString number(std::uint64_t value) { return QLocale().toString(qulonglong(value)); }

/// In millions or billions where all digits would not fit.
QString largeNumber(std::uint64_t value)
{
    if (value < 10'000'000)
        return number(value);
    const bool billions = value >= 1'000'000'000;
    const double scaled = double(value) / (billions ? 1e9 : 1e6);
    return (billions ? Headline::tr("%1 G") : Headline::tr("%1 M"))
        .arg(QLocale().toString(scaled, 'g', 4));
}

} // namespace

Headline::Headline(QWidget *parent)
    : QFrame(parent)
    , m_rule(new QFrame)
    , m_ribbon(makeLabel({}, "ribbon", this)) // in no layout: figures must not jump when it comes
    , m_stop(new QToolButton(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAccessibleName(tr("Counts"));
    m_halves = new QBoxLayout(QBoxLayout::LeftToRight, this);
    m_halves->setContentsMargins(0, 0, 0, 0);
    m_halves->setSpacing(Spacing);
    QHBoxLayout *row = addHalf(m_globalHalf = new QWidget);
    m_requests = addCell(row, tr("global requests"));
    m_sectors = addCell(row, tr("sectors moved"));
    m_efficiency = addCell(row, tr("efficiency"));
    m_rule->setProperty("role", QStringLiteral("rule"));
    m_halves->addWidget(m_rule);
    row = addHalf(m_sharedHalf = new QWidget);
    m_wavefronts = addCell(row, tr("shared wavefronts"));
    m_ways = addCell(row, tr("worst n-way"));
    m_excess = addCell(row, tr("in excess"));
    m_halves->addStretch(1);
    m_ribbon->hide();
    m_stop->hide();
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("Stop counting (Ctrl+.)"));
    connect(m_stop, &QToolButton::clicked, this, &Headline::stopWanted);
    setCounts(SelectedCounts());
}

QHBoxLayout *Headline::addHalf(QWidget *half)
{
    auto *row = new QHBoxLayout(half);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Spacing);
    m_halves->addWidget(half);
    return row;
}

/// One half below the other where they do not fit beside each other, and then without one that
/// would hold only dashes.
void Headline::fit()
{
    const int both =
        m_globalHalf->sizeHint().width() + m_sharedHalf->sizeHint().width() + 3 * Spacing;
    const bool isNarrow = width() < both;
    m_halves->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_rule->setHidden(isNarrow);
    m_globalHalf->setHidden(isNarrow && !m_hasGlobal && m_hasShared);
    m_sharedHalf->setHidden(isNarrow && !m_hasShared);
    updateGeometry();
}

QSize Headline::minimumSizeHint() const
{
    const int width = qMax(m_globalHalf->sizeHint().width(), m_sharedHalf->sizeHint().width());
    return {width, QFrame::minimumSizeHint().height()};
}

Headline::Cell Headline::addCell(QHBoxLayout *layout, const QString &caption)
{
    const Cell cell{makeLabel({}, "figure"), makeLabel(caption, "caption"),
                    makeLabel({}, "caption")};
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    for (QLabel *label : {cell.value, cell.caption, cell.remark})
        column->addWidget(label);
    layout->addLayout(column);
    return cell;
}

void Headline::setCell(const Cell &cell, const QString &value, const QString &remark, bool excess)
{
    const bool hidden = m_countsHidden && value != Nothing;
    const QString shown = hidden ? QStringLiteral("?") : value;
    cell.value->setText(shown);
    cell.value->setAccessibleName(cell.caption->text() + u' ' + shown);
    cell.remark->setText(hidden && &cell != &m_requests ? QString() : remark);
    setShape(cell.value, "excess", excess && !hidden);
    setShape(cell.remark, "excess", excess && !hidden);
}

void Headline::setGlobal(const std::optional<Counts> &counts)
{
    if (!counts) {
        setCell(m_requests, Nothing, m_requests.remark->text(), false);
        for (const Cell *cell : {&m_sectors, &m_efficiency})
            setCell(*cell, Nothing, {}, false);
        return;
    }
    const bool excess = counts->excessSectors() > 0;
    setCell(m_requests, largeNumber(counts->requests), m_requests.remark->text(), false);
    setCell(m_sectors, largeNumber(counts->sectors),
            excess ? tr("%1 would do").arg(number(counts->idealSectors)) : tr("as few as can be"),
            excess);
    const std::optional<double> percent = counts->efficiencyPercent();
    setCell(m_efficiency, percent ? tr("%1 %").arg(QLocale().toString(*percent, 'g', 4)) : Nothing,
            excess ? tr("of it was used") : QString(), excess);
}

void Headline::setShared(const std::optional<Counts> &counts)
{
    if (!counts || !counts->modelled) {
        for (const Cell *cell : {&m_wavefronts, &m_ways, &m_excess})
            setCell(*cell, Nothing, counts ? tr("not modelled") : QString(), false);
        return;
    }
    const bool excess = counts->conflicts() > 0;
    setCell(m_wavefronts, largeNumber(counts->wavefronts),
            excess ? tr("%1 would do").arg(number(counts->idealWavefronts))
                   : tr("as few as can be"),
            excess);
    setCell(m_ways, counts->maxWays == 1 ? tr("1-way") : tr("%1-way").arg(counts->maxWays),
            excess ? QString() : tr("no conflict"), excess);
    setCell(m_excess, largeNumber(counts->conflicts()), {}, excess);
}

void Headline::setTip(const Cell &cell, const QString &tip)
{
    for (QLabel *label : {cell.value, cell.caption, cell.remark})
        label->setToolTip(tip);
}

void Headline::setLaunch(const Result &result)
{
    const std::optional<Occupancy> &occupancy = result.occupancy;
    const Translate translate = windowTranslate();
    // In the one place that has room: it goes for all figures alike.
    m_requests.remark->setText(
        occupancy ? QString::fromStdString(occupancyLine(*occupancy, translate)) : QString());
    const auto tip = [&result](Space space, CounterFigure figure) {
        return counterTip(result.device, space, figure);
    };
    setTip(m_requests, tip(Space::Global, CounterFigure::Requests));
    m_requests.remark->setToolTip(
        occupancy ? QString::fromStdString(describe(*occupancy, translate)) : QString());
    const QString sectors = tip(Space::Global, CounterFigure::Sectors);
    setTip(m_sectors,
           sectors.isEmpty() ? tip(Space::Global, CounterFigure::Transactions) : sectors);
    setTip(m_efficiency, tip(Space::Global, CounterFigure::Efficiency));
    setTip(m_wavefronts, tip(Space::Shared, CounterFigure::Wavefronts));
    setTip(m_excess, tip(Space::Shared, CounterFigure::Conflicts));
}

void Headline::setRibbon(const QString &text, bool canStop)
{
    if (!text.isEmpty())
        m_ribbon->setText(text);
    m_ribbon->setVisible(!text.isEmpty());
    m_stop->setVisible(!text.isEmpty() && canStop);
    placeRibbon();
}

void Headline::placeRibbon()
{
    int right = width();
    for (QWidget *widget : QList<QWidget *>{m_stop, m_ribbon}) {
        if (widget->isHidden())
            continue;
        widget->adjustSize();
        right -= widget->width();
        widget->move(right, height() - widget->height());
        widget->raise();
        right -= Spacing / 3;
    }
}

void Headline::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
    placeRibbon();
}

void Headline::setCountsHidden(bool hidden)
{
    if (hidden == m_countsHidden)
        return;
    m_countsHidden = hidden;
    setCounts(m_shown);
}

void Headline::setCounts(const SelectedCounts &focus)
{
    m_shown = focus;
    setAccessibleDescription(focus.words);
    setGlobal(focus.global);
    setShared(focus.shared);
    // Figures of a million do not fit beside each other in full size.
    constexpr int CharactersThatFit = 30;
    qsizetype characters = 0;
    const Cell *cells[] = {&m_requests,   &m_sectors, &m_efficiency,
                           &m_wavefronts, &m_ways,    &m_excess};
    for (const Cell *cell : cells)
        characters += cell->value->text().size();
    for (const Cell *cell : cells)
        setShape(cell->value, "long", characters > CharactersThatFit);
    m_hasGlobal = focus.global.has_value();
    m_hasShared = focus.shared.has_value();
    fit();
}

} // namespace warplens
