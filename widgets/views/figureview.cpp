// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/figureview.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace warplens {

namespace {

constexpr double LeastFit = 0.75; ///< below it, text would be smaller than can be read
constexpr double MostFit = 1.35;
constexpr double LeastZoom = 0.5;
constexpr double MostZoom = 8;
constexpr double ZoomStep = 1.2;

} // namespace

FigureView::FigureView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
}

void FigureView::setFigure(Figure figure)
{
    if (figure == m_figure)
        return;
    m_figure = std::move(figure);
    m_hovered.reset();
    if (m_cursor && *m_cursor >= m_figure.marks.size())
        m_cursor.reset();
    setAccessibleName(QString::fromStdString(m_figure.title));
    setAccessibleDescription(QString::fromStdString(m_figure.description));
    updateScrollBars();
    viewport()->update();
}

void FigureView::setLit(const Mark &lit)
{
    if (lit == m_lit)
        return;
    m_lit = lit;
    viewport()->update();
}

void FigureView::setDescribe(std::function<QString(const Mark &)> describe)
{
    m_describe = std::move(describe);
}

void FigureView::setZoom(double zoom)
{
    const double clamped = std::clamp(zoom, LeastZoom, MostZoom);
    if (clamped == m_zoom)
        return;
    m_zoom = clamped;
    updateScrollBars();
    viewport()->update();
}

void FigureView::zoomBy(int steps) { setZoom(m_zoom * std::pow(ZoomStep, steps)); }

double FigureView::scale() const
{
    if (m_figure.width <= 0 || m_figure.height <= 0)
        return m_zoom;
    // Larger than it is drawn only where all of it is seen then.
    const double across = viewport()->width() / m_figure.width;
    const double down = viewport()->height() / m_figure.height;
    return m_zoom * std::clamp(std::min(across, std::max(down, 1.0)), LeastFit, MostFit);
}

QPointF FigureView::offset() const
{
    return {-double(horizontalScrollBar()->value()), -double(verticalScrollBar()->value())};
}

QPointF FigureView::toFigure(const QPointF &point) const { return (point - offset()) / scale(); }

void FigureView::updateScrollBars()
{
    // Rounded down: a scroll bar for a fraction of a pixel would take more than it shows.
    const QSize size(int(m_figure.width * scale()), int(m_figure.height * scale()));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setRange(0, std::max(0, size.width() - viewport()->width()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(24);
    verticalScrollBar()->setRange(0, std::max(0, size.height() - viewport()->height()));
}

void FigureView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    if (m_figure.background) {
        const Color &color = *m_figure.background;
        painter.fillRect(event->rect(), QColor(color.red, color.green, color.blue, color.alpha));
    }
    painter.translate(offset());
    painter.scale(scale(), scale());
    const QRectF exposed(toFigure(event->rect().topLeft()), toFigure(event->rect().bottomRight()));
    m_painter.paint(painter, m_figure, exposed.adjusted(-1, -1, 1, 1), m_lit);
}

void FigureView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBars();
}

void FigureView::wheelEvent(QWheelEvent *event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    // What is under the pointer stays under it.
    const QPointF before = toFigure(event->position());
    setZoom(m_zoom * std::pow(ZoomStep, event->angleDelta().y() / 120.0));
    const QPointF moved = (before - toFigure(event->position())) * scale();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() + qRound(moved.x()));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + qRound(moved.y()));
    event->accept();
}

void FigureView::hover(std::optional<std::uint32_t> mark)
{
    if (mark == m_hovered)
        return;
    m_hovered = mark;
    emit hovered(mark ? m_figure.marks[*mark] : Mark());
}

std::optional<Mark> FigureView::markUnder(const QPointF &point) const
{
    const QPointF place = toFigure(point);
    const std::uint32_t mark = markAt(m_figure, place.x(), place.y());
    if (mark >= m_figure.marks.size())
        return std::nullopt;
    return m_figure.marks[mark];
}

void FigureView::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF place = toFigure(event->position());
    const std::uint32_t mark = markAt(m_figure, place.x(), place.y());
    hover(mark < m_figure.marks.size() ? std::optional(mark) : std::nullopt);
}

void FigureView::mouseReleaseEvent(QMouseEvent *event)
{
    const std::optional<Mark> mark = markUnder(event->position());
    if (event->button() == Qt::LeftButton && mark)
        emit activated(*mark);
}

bool FigureView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        hover(std::nullopt);
    if (event->type() != QEvent::ToolTip)
        return QAbstractScrollArea::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const std::optional<Mark> mark = markUnder(help->pos());
    QToolTip::showText(help->globalPos(), mark && m_describe ? m_describe(*mark) : QString(),
                       viewport());
    return true;
}

void FigureView::moveCursor(int step)
{
    const auto count = std::int64_t(m_figure.marks.size());
    if (count == 0)
        return;
    std::int64_t next = m_cursor ? std::int64_t(*m_cursor) + step : (step > 0 ? 0 : count - 1);
    while (next >= 0 && next < count && !m_figure.marks[std::size_t(next)].lane)
        next += step > 0 ? 1 : -1;
    if (next < 0 || next >= count)
        return;
    showMark(std::uint32_t(next));
}

/// Returns what carries the mark.
const RectItem *FigureView::scrollTo(std::uint32_t mark)
{
    const auto item = std::ranges::find_if(m_figure.items, [mark](const FigureItem &each) {
        const auto *rect = std::get_if<RectItem>(&each);
        return rect && rect->mark == mark;
    });
    if (item == m_figure.items.end())
        return nullptr;
    const auto &rect = std::get<RectItem>(*item);
    const int top = int(rect.y * scale());
    const int bottom = int((rect.y + rect.height) * scale());
    QScrollBar *bar = verticalScrollBar();
    bar->setValue(
        std::clamp(bar->value(), bottom - viewport()->height() + 8, std::max(top - 8, 0)));
    return &rect;
}

void FigureView::reveal(const std::function<bool(const Mark &)> &wanted)
{
    const auto mark = std::ranges::find_if(m_figure.marks, wanted);
    if (mark != m_figure.marks.end())
        scrollTo(std::uint32_t(mark - m_figure.marks.begin()));
}

void FigureView::showMark(std::uint32_t mark)
{
    m_cursor = mark;
    hover(mark);
    const RectItem *shown = scrollTo(mark);
    if (!shown)
        return;
    const RectItem &rect = *shown;
    const QPointF corner = QPointF(rect.x + rect.width, rect.y + rect.height) * scale() + offset();
    if (m_describe)
        QToolTip::showText(viewport()->mapToGlobal(corner.toPoint()),
                           m_describe(m_figure.marks[mark]), viewport());
}

void FigureView::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Right: return moveCursor(1);
    case Qt::Key_Left: return moveCursor(-1);
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomBy(1);
    case Qt::Key_Minus: return zoomBy(-1);
    case Qt::Key_0: return setZoom(1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_cursor)
            emit activated(m_figure.marks[*m_cursor]);
        return;
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void FigureView::focusOutEvent(QFocusEvent *event)
{
    hover(std::nullopt);
    QAbstractScrollArea::focusOutEvent(event);
}

} // namespace warplens
