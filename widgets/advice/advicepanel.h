// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "advice/advice.h"
#include "figure/selection.h"
#include "panels/edit.h"
#include "style/look.h"

#include <QFrame>

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace warplens {

class Adviser;
class LayoutsModel;

/// Other layouts of the shared arrays, ranked over all their accesses, and what to change about
/// global memory. Applying one is an edit of the text.
class AdvicePanel : public QFrame
{
    Q_OBJECT

public:
    explicit AdvicePanel(QWidget *parent = nullptr);

    /// An array that `selection`'s access goes to is shown first.
    void setResult(std::shared_ptr<const Result> result, const Selection &selection);
    void setLook(const Look &look);
    /// Off while the text is another than what was counted: then nothing can be applied.
    void setCurrent(bool isCurrent);

signals:
    void edited(const warplens::Edit &edit);
    void selected(const warplens::Selection &selection);
    /// Worked out beside the window's thread, some time after setResult.
    void adviceReady(std::shared_ptr<const warplens::Advice> advice);

private:
    void build();
    void takeAdvice(const std::shared_ptr<const Advice> &advice);
    void showArray();
    void showRow();
    void showGlobal();
    void showEmpty(const QString &text);
    void showSelection();
    void copyCode();
    void apply();

    Adviser *m_adviser;
    LayoutsModel *m_model;
    QLabel *m_empty;
    QComboBox *m_arrays;
    QLabel *m_title;
    QTableView *m_view;
    QLabel *m_remarks;
    QLabel *m_global;
    QLabel *m_note;
    QPushButton *m_copy;
    QPushButton *m_apply;
    std::shared_ptr<const Advice> m_advice;
    Selection m_selection;
    bool m_isCurrent = true;
};

/// The edit that puts `layout` into the text; without one, `obstacle` says why.
struct LayoutEdit
{
    std::optional<Edit> edit;
    QString obstacle;
};
LayoutEdit layoutEditOf(const Result &result, const SharedAdvice &advice, const Layout &layout);

} // namespace warplens
