// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/laserpointer.h"

#include <QCursor>
#include <QPaintEvent>
#include <QPainter>
#include <QRadialGradient>

namespace warplens {

namespace {

constexpr int Radius = 22; // pixels of the glow
constexpr int Core = 7;
constexpr int Frame = 16; // milliseconds

QRect around(QPoint place)
{
    return {place.x() - Radius, place.y() - Radius, 2 * Radius, 2 * Radius};
}

} // namespace

LaserPointer::LaserPointer(QWidget *window)
    : QWidget(window)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setFocusPolicy(Qt::NoFocus);
    hide();
    // Not by mouse events: most widgets get none while no button is pressed.
    m_follow.setInterval(Frame);
    connect(&m_follow, &QTimer::timeout, this, &LaserPointer::follow);
}

void LaserPointer::setOn(bool on)
{
    setVisible(on);
    if (!on) {
        m_follow.stop();
        return;
    }
    follow();
    raise();
    m_follow.start();
}

void LaserPointer::follow()
{
    if (geometry() != parentWidget()->rect())
        setGeometry(parentWidget()->rect());
    const QPoint place = mapFromGlobal(QCursor::pos());
    if (place == m_place)
        return;
    update(around(m_place));
    m_place = place;
    update(around(m_place));
}

void LaserPointer::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const QColor red(225, 20, 20);
    QRadialGradient glow(m_place, Radius);
    QColor edge = red;
    edge.setAlpha(0);
    QColor middle = red;
    middle.setAlpha(130);
    glow.setColorAt(0, middle);
    glow.setColorAt(1, edge);
    painter.setBrush(glow);
    painter.drawEllipse(m_place, Radius, Radius);
    // A white rim: seen on dark cells, too, and by those who see no red.
    painter.setPen(QPen(Qt::white, 2));
    painter.setBrush(red);
    painter.drawEllipse(m_place, Core, Core);
}

} // namespace warplens
