// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/stepbar.h"

#include "style/shape.h"
#include "views/stopslider.h"

#include <QActionGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

namespace warplens {

namespace {

constexpr double Paces[] = {0.5, 1, 2, 4, 8}; // stops a second
constexpr double FirstPace = 1;

QToolButton *makeButton(const QString &sign, const QString &name)
{
    auto *button = new QToolButton;
    button->setText(sign);
    button->setAccessibleName(name);
    button->setToolTip(name);
    return button;
}

} // namespace

StepBar::StepBar(QWidget *parent)
    : QWidget(parent)
    , m_units(new QComboBox)
    , m_back(makeButton(QStringLiteral("◀"), tr("One step back")))
    , m_slider(new StopSlider)
    , m_forward(makeButton(QStringLiteral("▶"), tr("One step on")))
    , m_label(makeLabel({}, "caption"))
    , m_play(makeButton(tr("Play"), tr("Step on by itself")))
{
    m_units->addItems({tr("by request"), tr("by line"), tr("by iteration"), tr("by phase")});
    m_units->setAccessibleName(tr("What one step is"));
    m_units->setToolTip(tr("By line: on to the next source line. By iteration: the same access of "
                           "the same warp, one turn later. By phase: the lanes that are served "
                           "together."));
    m_label->setMinimumWidth(m_label->fontMetrics().horizontalAdvance(QStringLiteral("999 / 999")));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_units);
    layout->addWidget(m_back);
    layout->addWidget(m_slider, 1);
    layout->addWidget(m_forward);
    layout->addWidget(m_label);
    layout->addWidget(m_play);

    auto *menu = new QMenu(m_play);
    auto *group = new QActionGroup(menu);
    for (const double pace : Paces) {
        QAction *action = menu->addAction(tr("%1 a second").arg(QLocale().toString(pace)), this,
                                          [this, pace] { setPace(pace); });
        action->setCheckable(true);
        action->setChecked(pace == FirstPace);
        group->addAction(action);
    }
    m_play->setMenu(menu);
    m_play->setPopupMode(QToolButton::MenuButtonPopup);
    m_play->setCheckable(true);
    setPace(FirstPace);

    connect(m_units, &QComboBox::activated, this, [this](int row) { setUnit(StepUnit(row)); });
    connect(m_back, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
        goTo(value > 0 ? std::optional(std::size_t(value - 1)) : std::nullopt);
    });
    connect(m_play, &QToolButton::clicked, this, &StepBar::setPlaying);
    connect(&m_clock, &QTimer::timeout, this, &StepBar::playOn);
    update();
}

void StepBar::setResult(std::shared_ptr<const Result> result, const Selection &selection)
{
    m_result = std::move(result);
    m_selection = selection;
    update();
}

void StepBar::setUnit(StepUnit unit)
{
    m_unit = unit;
    m_units->setCurrentIndex(int(unit));
    update();
}

void StepBar::setPace(double pace) { m_clock.setInterval(int(1000 / pace)); }

void StepBar::update()
{
    m_stops = m_result ? stopsOf(*m_result, m_selection, m_unit) : std::vector<Stop>();
    m_here = stopAt(m_stops, m_selection);
    std::vector<std::uint32_t> lines;
    for (const Stop &stop : m_stops) {
        const std::uint32_t site = m_result->recording[stop.request].site;
        lines.push_back(m_result->kernel()->sites[site].position.line);
    }
    const QSignalBlocker blocker(m_slider);
    m_slider->setLines(std::move(lines));
    m_slider->setValue(m_here ? int(*m_here) + 1 : 0);
    const QLocale locale;
    const QString count = locale.toString(qulonglong(m_stops.size()));
    m_label->setText(
        m_here ? QStringLiteral("%1 / %2").arg(locale.toString(qulonglong(*m_here + 1)), count)
               : tr("all %1").arg(count));
    m_back->setEnabled(m_here.has_value());
    m_forward->setEnabled(!m_stops.empty());
    m_play->setEnabled(!m_stops.empty());
    if (m_stops.empty())
        setPlaying(false);
}

void StepBar::goTo(std::optional<std::size_t> stop)
{
    if (stop && m_result) {
        emit selected(selectionAt(*m_result, m_selection, m_stops[*stop]));
        return;
    }
    Selection wanted = m_selection;
    wanted.request.reset();
    wanted.phase.reset();
    emit selected(wanted);
}

void StepBar::step(int direction)
{
    if (m_stops.empty())
        return;
    // Position 0 is all of it, position i the stop i − 1.
    const auto positions = std::ptrdiff_t(m_stops.size()) + 1;
    const std::ptrdiff_t old = m_here ? std::ptrdiff_t(*m_here) + 1 : 0;
    const std::ptrdiff_t next = (old + direction + positions) % positions;
    goTo(next > 0 ? std::optional(std::size_t(next - 1)) : std::nullopt);
}

void StepBar::setPlaying(bool playing)
{
    m_play->setChecked(playing);
    m_play->setText(playing ? tr("Stop") : tr("Play"));
    if (!playing) {
        m_clock.stop();
        return;
    }
    m_clock.start();
    if (!m_here || *m_here + 1 == m_stops.size())
        goTo(0);
}

void StepBar::playOn()
{
    if (m_here && *m_here + 1 >= m_stops.size())
        setPlaying(false);
    else
        step(1);
}

} // namespace warplens
