// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/breadcrumb.h"

#include "style/shape.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace warplens {

Breadcrumb::Breadcrumb(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
    , m_below(new QToolButton)
    , m_menu(new QMenu(this))
{
    setAccessibleName(tr("What is shown"));
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(2);
    m_below->setText(QStringLiteral("▾"));
    m_below->setAccessibleName(tr("Narrow it down"));
    m_below->setToolTip(tr("Narrow it down to an access, a warp, a request or a phase"));
    m_below->setPopupMode(QToolButton::InstantPopup);
    m_below->setMenu(m_menu);
    m_layout->addWidget(m_below);
    m_layout->addStretch(1);
    connect(m_menu, &QMenu::aboutToShow, this, &Breadcrumb::fillMenu);
}

void Breadcrumb::setResult(std::shared_ptr<const Result> result, const Selection &selection)
{
    m_result = std::move(result);
    m_selection = selection;
    std::vector<Level> levels = m_result ? levelsOf(*m_result, selection) : std::vector<Level>();
    if (levels == m_levels)
        return;
    m_levels = std::move(levels);
    rebuild();
}

void Breadcrumb::rebuild()
{
    while (m_buttons.size() < m_levels.size()) {
        auto *button = new QToolButton;
        button->setProperty("crumb", true);
        const std::size_t level = m_buttons.size();
        connect(button, &QToolButton::clicked, this,
                [this, level] { emit selected(m_levels[level].selection); });
        m_layout->insertWidget(int(level), button);
        m_buttons.push_back(button);
    }
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setVisible(i < m_levels.size());
    m_below->setEnabled(!m_levels.empty());
    fit();
}

/// The last level in full, as it says what is shown; those before it as far as there is room.
void Breadcrumb::fit()
{
    int left = width() - m_below->sizeHint().width();
    for (std::size_t i = m_levels.size(); i-- > 0;) {
        QToolButton *button = m_buttons[i];
        const bool isLast = i + 1 == m_levels.size();
        setShape(button, "here", isLast);
        const QString words = m_levels[i].words + (isLast ? QString() : QStringLiteral("  ›"));
        button->setToolTip(m_levels[i].words);
        button->setAccessibleName(m_levels[i].words);
        constexpr int Padding = 14; // of the style sheet, and the spacing
        const int reserve = int(i) * 40;
        const int room = qMax(24, left - reserve - Padding);
        button->setText(button->fontMetrics().elidedText(words, Qt::ElideRight, room));
        left -= button->fontMetrics().horizontalAdvance(button->text()) + Padding;
    }
}

void Breadcrumb::fillMenu()
{
    m_menu->clear();
    if (!m_result)
        return;
    const auto add = [this](const QString &title, const std::vector<Level> &choices) {
        if (choices.empty())
            return;
        m_menu->addSection(title);
        for (const Level &choice : choices)
            m_menu->addAction(choice.words, this,
                              [this, choice] { emit selected(choice.selection); });
    };
    add(tr("Below this"), choicesBelow(*m_result, m_selection));
    add(tr("Accesses"), accessChoices(*m_result));
}

void Breadcrumb::narrow()
{
    if (!m_result)
        return;
    const std::vector<Level> choices = choicesBelow(*m_result, m_selection);
    if (!choices.empty())
        emit selected(choices.front().selection);
}

QSize Breadcrumb::minimumSizeHint() const { return {160, m_below->sizeHint().height()}; }

void Breadcrumb::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace warplens
