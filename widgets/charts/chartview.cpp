// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "charts/chartview.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QToolTip>
#include <QVBoxLayout>

#include <qcustomplot.h>

#include <algorithm>
#include <map>

namespace warplens {

namespace {

constexpr double BarWidth = 0.7; // of the distance of two
constexpr int LabelsThatFit = 32;

} // namespace

ChartView::ChartView(QWidget *parent)
    : QWidget(parent)
    , m_look(lookOf(lightTheme()))
    , m_plot(new QCustomPlot)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Chart"));
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setMouseTracking(true);
    m_plot->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_plot);
    draw();
}

void ChartView::setChart(const Chart &chart)
{
    if (chart == m_chart)
        return;
    m_chart = chart;
    m_cursor = std::min(m_cursor, int(chart.values.size()) - 1);
    QStringList words;
    for (qsizetype i = 0; i < chart.labels.size(); ++i) {
        const auto &value = chart.values[std::size_t(i)];
        words << chart.labels[i] + QStringLiteral(": ")
                + (value ? QLocale().toString(*value, 'g', 5) : QStringLiteral("–"));
    }
    setAccessibleDescription(chart.count + QStringLiteral(". ") + words.join(QStringLiteral(", ")));
    draw();
}

void ChartView::setLook(const Look &look)
{
    m_look = look;
    draw();
}

void ChartView::drawBars()
{
    const double places = double(m_chart.values.size());
    const auto band = [&](int bar, const QColor &color) {
        if (bar < 0 || bar >= int(m_chart.values.size()))
            return;
        auto *rect = new QCPItemRect(m_plot);
        rect->setPen(Qt::NoPen);
        rect->setBrush(color);
        rect->topLeft->setTypeX(QCPItemPosition::ptPlotCoords);
        rect->topLeft->setTypeY(QCPItemPosition::ptAxisRectRatio);
        rect->bottomRight->setTypeX(QCPItemPosition::ptPlotCoords);
        rect->bottomRight->setTypeY(QCPItemPosition::ptAxisRectRatio);
        rect->topLeft->setCoords(bar - 0.5, 0);
        rect->bottomRight->setCoords(bar + 0.5, 1);
        rect->setLayer(QStringLiteral("background"));
    };
    band(m_chart.current, toQColor(m_look.selected));
    if (m_cursor != m_chart.current && hasFocus())
        band(m_cursor, toQColor(m_look.field));
    // QCPBars has one brush, so each colour is a plottable of its own.
    std::map<QRgb, QCPBars *> bars;
    double most = 0;
    for (std::size_t i = 0; i < m_chart.values.size(); ++i) {
        const QColor color =
            i < m_chart.colors.size() ? m_chart.colors[i] : toQColor(m_look.theme.accent);
        QCPBars *&same = bars[color.rgb()];
        if (!same) {
            same = new QCPBars(m_plot->xAxis, m_plot->yAxis);
            same->setWidth(BarWidth);
            same->setPen(Qt::NoPen);
            same->setBrush(color);
        }
        if (m_chart.values[i]) {
            same->addData(double(i), *m_chart.values[i]);
            most = std::max(most, *m_chart.values[i]);
        }
    }
    m_plot->xAxis->setRange(-0.7, std::max(places, 1.0) - 0.3);
    m_plot->yAxis->setRange(0, most > 0 ? most * 1.08 : 1);
}

void ChartView::dressAxes()
{
    const QColor text = toQColor(m_look.theme.quietText);
    const QColor rule = toQColor(m_look.theme.rule);
    QFont font = this->font();
    font.setPixelSize(qRound(12 * m_look.scale));
    for (QCPAxis *axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setTickLabelColor(text);
        axis->setLabelColor(text);
        axis->setTickLabelFont(font);
        axis->setLabelFont(font);
        axis->setBasePen(rule);
        axis->setTickPen(rule);
        axis->setSubTickPen(Qt::NoPen);
        axis->grid()->setPen(rule);
        axis->grid()->setZeroLinePen(rule);
    }
    m_plot->xAxis->grid()->setVisible(false);
    m_plot->xAxis->setLabel(m_chart.what);
    m_plot->yAxis->setLabel(m_chart.count);
    const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
    const auto every =
        std::max<qsizetype>(1, (m_chart.labels.size() + LabelsThatFit - 1) / LabelsThatFit);
    for (qsizetype i = 0; i < m_chart.labels.size(); i += every)
        ticker->addTick(double(i), m_chart.labels[i]);
    m_plot->xAxis->setTicker(ticker);
    m_plot->setBackground(QBrush(toQColor(m_look.theme.background)));
}

void ChartView::draw()
{
    m_plot->clearPlottables();
    m_plot->clearItems();
    drawBars();
    dressAxes();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

int ChartView::barAt(const QPoint &place) const
{
    if (!m_plot->axisRect()->rect().contains(place))
        return -1;
    const int bar = qRound(m_plot->xAxis->pixelToCoord(place.x()));
    return bar >= 0 && bar < int(m_chart.values.size()) ? bar : -1;
}

void ChartView::showTip(int bar, const QPoint &place)
{
    if (bar < 0) {
        QToolTip::hideText();
        return;
    }
    const auto &value = m_chart.values[std::size_t(bar)];
    QString words = QStringLiteral("%1 %2").arg(m_chart.what, m_chart.labels.value(bar));
    if (value)
        words += QStringLiteral("\n%1 %2").arg(QLocale().toString(*value, 'g', 6), m_chart.count);
    if (!m_chart.notes.value(bar).isEmpty())
        words += u'\n' + m_chart.notes.value(bar);
    QToolTip::showText(place, words, this);
}

bool ChartView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_plot)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseMove) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        showTip(barAt(mouse->pos()), mouse->globalPosition().toPoint());
    }
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const int bar = barAt(mouse->pos());
        setFocus(Qt::MouseFocusReason);
        if (mouse->button() == Qt::LeftButton && bar >= 0) {
            m_cursor = bar;
            emit activated(bar);
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ChartView::moveCursor(int step)
{
    const int bars = int(m_chart.values.size());
    if (bars == 0)
        return;
    const int from = m_cursor >= 0 ? m_cursor : std::max(m_chart.current, 0) - step;
    m_cursor = std::clamp(from + step, 0, bars - 1);
    draw();
    const int x = qRound(m_plot->xAxis->coordToPixel(m_cursor));
    showTip(m_cursor, m_plot->mapToGlobal(QPoint(x, m_plot->height() / 2)));
}

void ChartView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left: moveCursor(-1); return;
    case Qt::Key_Right: moveCursor(1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_cursor >= 0)
            emit activated(m_cursor);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace warplens
