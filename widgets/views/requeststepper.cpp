// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/requeststepper.h"

#include "style/shape.h"
#include "views/focus.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace warplens {

namespace {

QToolButton *arrowButton(const QString &arrow, const QString &name)
{
    auto *button = new QToolButton;
    button->setText(arrow);
    button->setAccessibleName(name);
    button->setToolTip(name);
    return button;
}

} // namespace

RequestStepper::RequestStepper(QWidget *parent)
    : QWidget(parent)
    , m_warp(new QComboBox)
    , m_back(arrowButton(QStringLiteral("◀"), tr("Previous request")))
    , m_forward(arrowButton(QStringLiteral("▶"), tr("Next request")))
    , m_label(makeLabel({}, "caption"))
{
    m_warp->setAccessibleName(tr("Warp"));
    m_warp->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setMinimumWidth(
        m_label->fontMetrics().horizontalAdvance(tr("request %1 of %2").arg(9999).arg(9999)));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_warp);
    layout->addWidget(m_back);
    layout->addWidget(m_label);
    layout->addWidget(m_forward);
    connect(m_back, &QToolButton::clicked, this, [this] { step(-1); });
    connect(m_forward, &QToolButton::clicked, this, [this] { step(1); });
    connect(m_warp, &QComboBox::activated, this, [this](int row) {
        Selection wanted = m_selection;
        wanted.warp = row == 0 ? std::nullopt : std::optional(std::uint32_t(row - 1));
        wanted.pair.reset();
        wanted.request.reset();
        wanted.phase.reset();
        emit selected(wanted);
    });
    updateWarps();
    updateLabel();
}

void RequestStepper::setResult(std::shared_ptr<const Result> result, const Selection &selection)
{
    m_result = std::move(result);
    m_selection = selection;
    m_requests = m_result ? requestsOf(*m_result, m_selection) : std::vector<std::uint32_t>();
    updateWarps();
    updateLabel();
}

void RequestStepper::updateWarps()
{
    const QSignalBlocker blocker(m_warp);
    std::uint64_t warps = 0;
    if (m_result && m_result->launch.warpSize > 0)
        warps = (m_result->launch.block.count() + m_result->launch.warpSize - 1)
            / m_result->launch.warpSize;
    const int rows = int(std::min<std::uint64_t>(warps, 1024)) + 1;
    if (m_warp->count() != rows) {
        m_warp->clear();
        m_warp->addItem(tr("all warps"));
        for (int warp = 0; warp + 1 < rows; ++warp)
            m_warp->addItem(tr("warp %1").arg(warp));
    }
    m_warp->setCurrentIndex(m_selection.warp ? int(*m_selection.warp) + 1 : 0);
}

void RequestStepper::updateLabel()
{
    const auto here = m_selection.request ? std::ranges::find(m_requests, *m_selection.request)
                                          : m_requests.end();
    const auto count = m_requests.size();
    if (here != m_requests.end())
        m_label->setText(tr("request %1 of %2").arg(here - m_requests.begin() + 1).arg(count));
    else
        m_label->setText(tr("all %1 requests").arg(count));
    m_back->setEnabled(here != m_requests.end());
    m_forward->setEnabled(count > 0);
}

void RequestStepper::step(int direction)
{
    if (m_requests.empty())
        return;
    const auto here = m_selection.request ? std::ranges::find(m_requests, *m_selection.request)
                                          : m_requests.end();
    // Position 0 is "all requests", position i the request i − 1.
    const auto positions = std::ptrdiff_t(m_requests.size()) + 1;
    const std::ptrdiff_t old = here == m_requests.end() ? 0 : here - m_requests.begin() + 1;
    const std::ptrdiff_t next = (old + direction + positions) % positions;
    Selection wanted = m_selection;
    wanted.phase.reset();
    wanted.request.reset();
    if (next > 0)
        wanted.request = m_requests[std::size_t(next - 1)];
    emit selected(wanted);
}

} // namespace warplens
