// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "advice/advice.h"
#include "advice/explain.h"
#include "figure/selection.h"
#include "panels/edit.h"
#include "style/look.h"

#include <QFrame>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;
class QToolButton;

namespace warplens {

/// Why what is in focus costs what it does, in one sentence, and the best advice about it.
class WhyCard : public QFrame
{
    Q_OBJECT

public:
    explicit WhyCard(QWidget *parent = nullptr);

    void setResult(std::shared_ptr<const Result> result, const Selection &selection);
    /// Comes after the Result it is about; advice about another one waits.
    void setAdvice(std::shared_ptr<const Advice> advice);
    void setLook(const Look &look);
    /// Off while the text is another than what was counted: then nothing can be tried.
    void setCurrent(bool isCurrent);

signals:
    void edited(const warplens::Edit &edit);
    /// The request that the sentence is about.
    void selected(const warplens::Selection &selection);

private:
    void build();
    void show(const Explanation &explanation);
    void showCounters(const Explanation &explanation);
    void showAdvice();
    bool showSharedAdvice();
    bool showGlobalAdvice();
    void tryIt();

    QLabel *m_place;
    QLabel *m_sentence;
    QLabel *m_details;
    QToolButton *m_names;
    QToolButton *m_example;
    QLabel *m_counters;
    QFrame *m_box;
    QLabel *m_code;
    QLabel *m_effect;
    QPushButton *m_try;
    std::shared_ptr<const Result> m_result;
    std::shared_ptr<const Advice> m_advice;
    Selection m_selection;
    std::optional<Explanation> m_explanation;
    std::optional<LayoutKind> m_kind;
    std::size_t m_array = 0; ///< of the advice, while there is something to try
    bool m_isCurrent = true;
};

} // namespace warplens
