// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "figure/figure.h"
#include "views/figurepainter.h"

#include <QAbstractScrollArea>

#include <functional>
#include <optional>

namespace warplens {

/// Shows one figure: fitted to the width, Ctrl and the wheel (or + and −) zoom, hovering names what
/// is under the pointer, a click asks for it. With the keyboard, the arrow keys walk from mark to
/// mark and Return asks.
class FigureView : public QAbstractScrollArea
{
    Q_OBJECT

public:
    explicit FigureView(QWidget *parent = nullptr);

    void setFigure(Figure figure);
    const Figure &figure() const { return m_figure; }
    /// What dims everything else; an empty mark dims nothing.
    void setLit(const Mark &lit);
    /// Turns a mark into the words of its tooltip.
    void setDescribe(std::function<QString(const Mark &)> describe);
    /// 1: fits the width.
    void setZoom(double zoom);
    double zoom() const { return m_zoom; }
    /// So many steps closer; less than 0: further away.
    void zoomBy(int steps);
    /// Scrolls to what carries the first mark that `wanted` wants, if anything does.
    void reveal(const std::function<bool(const Mark &)> &wanted);
    /// Device-independent pixels of one unit of the figure.
    double scale() const;

    QSize sizeHint() const override { return {640, 320}; }

signals:
    /// The pointer, or the keyboard's cursor, stands on something; an empty mark: it left.
    void hovered(const warplens::Mark &mark);
    void activated(const warplens::Mark &mark);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    QPointF toFigure(const QPointF &point) const;
    QPointF offset() const;
    std::optional<Mark> markUnder(const QPointF &point) const;
    void hover(std::optional<std::uint32_t> mark);
    void moveCursor(int step);
    void showMark(std::uint32_t mark);
    const RectItem *scrollTo(std::uint32_t mark);
    void updateScrollBars();

    Figure m_figure;
    FigurePainter m_painter;
    Mark m_lit;
    std::function<QString(const Mark &)> m_describe;
    double m_zoom = 1;
    std::optional<std::uint32_t> m_hovered; ///< index into the figure's marks
    std::optional<std::uint32_t> m_cursor;  ///< of the keyboard
};

} // namespace warplens
