// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/result.h"
#include "figure/selection.h"
#include "figure/views.h"
#include "style/look.h"

#include <QFrame>

#include <memory>
#include <optional>
#include <vector>

class QButtonGroup;
class QGridLayout;
class QMenu;

namespace warplens {

class FigureView;

/// A card that shows one of core's pictures of a Result. Draws anew only what has changed, and
/// only while it is seen. Buttons in its corner choose how the picture is arranged.
class FigurePane : public QFrame
{
    Q_OBJECT
    Q_PROPERTY(QString arrangement READ arrangement WRITE setArrangement NOTIFY arrangementChanged)

public:
    using MakeFigure = Figure (*)(const Result &, const Selection &, const FigureStyle &);

    /// Pictures requests of `space` with `makeFigure`; Unknown: of any. Global and shared memory
    /// have other arrangements besides.
    FigurePane(Space space, MakeFigure makeFigure, QWidget *parent = nullptr);

    void setResult(std::shared_ptr<const Result> result, const Selection &selection);
    void setLook(const Look &look);
    void setLit(const Mark &lit);
    /// Question marks in the place of counts, and no mark of a conflict.
    void setCountsHidden(bool hidden);

    /// `lines`, `overview` or `arrows` of global memory; `banks`, `array` or `arrows` of shared
    /// memory; else empty. A name that it does not have changes nothing.
    QString arrangement() const;
    void setArrangement(const QString &id);

    /// Copy, save, zoom and the arrangements; the caller owns it.
    QMenu *makeMenu();
    /// The picture as image and as SVG, onto the clipboard.
    void copyPicture() const;

    /// The picture as it would be exported: as wide as it needs, without what hovering adds.
    Figure figureForExport() const;
    FigureView *view() const { return m_view; }

signals:
    void hovered(const warplens::Mark &mark);
    void activated(const warplens::Mark &mark);
    void arrangementChanged(const QString &id);
    /// The person wants the picture in a file; `suffix` is `svg` or `png`.
    void exportWanted(const QString &suffix);

protected:
    void contextMenuEvent(QContextMenuEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    FigureStyle style() const;
    Figure draw(const FigureStyle &style) const;
    double widthToFill() const;
    void updateFigure();
    void revealPair();
    void addArrangements(MakeFigure first);
    QWidget *makeButtons();
    void placeView();
    void activate(const Mark &mark);

    struct Arrangement
    {
        QString id;
        QString words;
        MakeFigure make = nullptr;
    };

    Space m_space;
    std::vector<Arrangement> m_arrangements;
    std::size_t m_arrangement = 0; ///< index into them
    QButtonGroup *m_buttons = nullptr;
    QGridLayout *m_layout;
    QWidget *m_bar = nullptr; ///< the buttons; null: there is one arrangement
    FigureView *m_view;
    std::shared_ptr<const Result> m_result;
    Selection m_selection;
    Look m_look;
    bool m_outdated = true;
    bool m_countsHidden = false;
    double m_drawnWidth = 0;
    std::optional<AccessPair> m_revealed; ///< the pair that was scrolled to
};

/// The part of a selection that a picture of `space` can show: a site or request of another space
/// is replaced by its line's sites of this one, or dropped.
Selection selectionIn(Space space, const Result &result, const Selection &selection);

} // namespace warplens
