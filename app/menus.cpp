// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
// The menus and the tools at their right.
#include "mainwindow.h"

#include "compare/comparepanel.h"
#include "device/devices.h"
#include "language.h"
#include "panels/blockbox.h"
#include "panels/devicechooser.h"
#include "panels/shortcutspage.h"
#include "views/breadcrumb.h"
#include "views/drilldown.h"
#include "views/stepbar.h"
#include "workspace.h"

#include <QActionGroup>
#include <QApplication>
#include <QHBoxLayout>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QToolButton>

#include <algorithm>

namespace warplens {

void MainWindow::buildFileMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&File"));
    menu->addAction(tr("&New"), QKeySequence::New, this, &MainWindow::startNew);
    menu->addAction(tr("&Open…"), QKeySequence::Open, this, &MainWindow::chooseFile);
    menu->addMenu(includeMenu(menu));
    menu->addSeparator();
    menu->addAction(tr("&Save"), QKeySequence::Save, this, &MainWindow::save);
    menu->addAction(tr("Save &As…"), QKeySequence::SaveAs, this, &MainWindow::saveAs);
    menu->addMenu(exportMenu(menu))->setText(tr("&Export"));
    menu->addSeparator();
    menu->addAction(tr("&Quit"), QKeySequence::Quit, this, &MainWindow::close);
}

/// The folders that includes come from: one more, or one less.
QMenu *MainWindow::includeMenu(QWidget *parent)
{
    auto *menu = new QMenu(tr("&Includes"), parent);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        menu->addAction(tr("Open folder for includes…"), this, &MainWindow::addIncludeFolder);
        const std::vector<std::string> folders = m_session.experiment().includeFolders;
        if (!folders.empty())
            menu->addSection(tr("Leave out:"));
        for (const std::string &folder : folders) {
            menu->addAction(QString::fromStdString(folder), this, [this, folder] {
                Edit edit{m_session.experiment(), tr("leave out an include folder"), {}, false};
                std::erase(edit.experiment.includeFolders, folder);
                m_session.edit(edit);
            });
        }
    });
    return menu;
}

void MainWindow::addIncludeFolder()
{
    const QString folder = chooseFolder();
    if (folder.isEmpty())
        return;
    Edit edit{m_session.experiment(), tr("open a folder for includes"), {}, false};
    std::vector<std::string> &folders = edit.experiment.includeFolders;
    if (std::ranges::find(folders, folder.toStdString()) == folders.end())
        folders.push_back(folder.toStdString());
    m_session.edit(edit);
}

QMenu *MainWindow::exportMenu(QWidget *parent)
{
    auto *menu = new QMenu(parent);
    const std::pair<QString, QString> choices[] = {
        {tr("Address map as SVG…"), QStringLiteral("svg")},
        {tr("Address map as PNG…"), QStringLiteral("png")},
        {tr("Bank grid as SVG…"), QStringLiteral("svg")},
        {tr("Bank grid as PNG…"), QStringLiteral("png")},
    };
    for (int row = 0; row < 4; ++row) {
        const bool map = row < 2;
        const QString suffix = choices[row].second;
        QAction *action = menu->addAction(choices[row].first, this, [this, map, suffix] {
            exportFigure(map ? m_workspace->addressMapPane() : m_workspace->bankGridPane(), suffix);
        });
        connect(menu, &QMenu::aboutToShow, action, [this, action, map] {
            const std::shared_ptr<const Result> picture = m_session.picture();
            action->setEnabled(picture && (map ? picture->global : picture->shared));
        });
    }
    return menu;
}

void MainWindow::buildEditMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Edit"));
    QAction *undo = m_session.undoStack()->createUndoAction(this, tr("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    QAction *redo = m_session.undoStack()->createRedoAction(this, tr("&Redo"));
    redo->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    menu->addActions({undo, redo});
    menu->addSeparator();
    menu->addAction(tr("&Widen the selection"), QKeySequence(Qt::Key_Escape), this,
                    [this] { m_session.select(widened(m_session.selection())); });
    menu->addAction(tr("&Narrow the selection"), QKeySequence(Qt::ALT | Qt::Key_Down), this,
                    [this] { m_workspace->breadcrumb()->narrow(); });
    menu->addMenu(stepMenu(menu));
    menu->addSeparator();
    menu->addAction(tr("&Pin to compare"), QKeySequence(Qt::CTRL | Qt::Key_D), this,
                    [this] { m_workspace->pinState(); });
    menu->addAction(tr("Switch &to what is pinned"), QKeySequence(Qt::CTRL | Qt::Key_T), this,
                    [this] { m_workspace->comparePanel()->toggle(); });
    menu->addSeparator();
    menu->addAction(tr("Stop &counting"), QKeySequence(Qt::CTRL | Qt::Key_Period), &m_runner,
                    &Runner::stop);
}

QMenu *MainWindow::stepMenu(QWidget *parent)
{
    auto *menu = new QMenu(tr("&Step"), parent);
    menu->addAction(tr("One step &on"), QKeySequence(Qt::CTRL | Qt::Key_PageDown), this,
                    [this] { m_workspace->stepBar()->step(1); });
    menu->addAction(tr("One step &back"), QKeySequence(Qt::CTRL | Qt::Key_PageUp), this,
                    [this] { m_workspace->stepBar()->step(-1); });
    menu->addAction(tr("&Play or stop"), QKeySequence(Qt::CTRL | Qt::Key_Space), this, [this] {
        StepBar *steps = m_workspace->stepBar();
        steps->setPlaying(!steps->isPlaying());
    });
    menu->addSeparator();
    const std::pair<QString, StepUnit> units[] = {
        {tr("By &request"), StepUnit::Request},
        {tr("By &line"), StepUnit::Line},
        {tr("By &iteration"), StepUnit::Iteration},
        {tr("By p&hase"), StepUnit::Phase},
    };
    int digit = Qt::Key_1;
    for (const auto &[text, unit] : units)
        menu->addAction(text, QKeySequence(Qt::ALT | digit++), this,
                        [this, unit = unit] { m_workspace->stepBar()->setUnit(unit); });
    return menu;
}

void MainWindow::buildViewMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&View"));
    QMenu *themes = menu->addMenu(tr("&Theme"));
    auto *themeGroup = new QActionGroup(themes);
    const std::pair<QString, ThemeChoice> choices[] = {
        {tr("As the &desktop"), ThemeChoice::System},
        {tr("&Light"), ThemeChoice::Light},
        {tr("Da&rk"), ThemeChoice::Dark},
        {tr("&High contrast"), ThemeChoice::HighContrast},
    };
    for (const auto &[text, choice] : choices) {
        QAction *action = themes->addAction(text, this, [this, choice = choice] {
            setTheme(choice);
            saveThemeChoice(choice);
        });
        action->setCheckable(true);
        action->setChecked(choice == m_theme);
        themeGroup->addAction(action);
    }
    QMenu *languages = menu->addMenu(tr("L&anguage"));
    auto *languageGroup = new QActionGroup(languages);
    for (const QString &code : languageCodes()) {
        QAction *action = languages->addAction(languageName(code), this, [code] {
            setLanguage(code);
            QSettings().setValue(QStringLiteral("language"), code);
        });
        action->setCheckable(true);
        action->setChecked(code == currentLanguage());
        languageGroup->addAction(action);
    }
    QMenu *sizes = menu->addMenu(tr("Type &size"));
    QAction *larger = sizes->addAction(tr("&Larger"), this, [this] { changeTypeSize(1); });
    larger->setShortcuts(
        {QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    sizes->addAction(tr("&Smaller"), QKeySequence(Qt::CTRL | Qt::Key_Minus), this,
                     [this] { changeTypeSize(-1); });
    sizes->addAction(tr("&Usual"), QKeySequence(Qt::CTRL | Qt::Key_0), this,
                     [this] { changeTypeSize(0); });
    QMenu *panes = menu->addMenu(tr("Pan&es"));
    connect(panes, &QMenu::aboutToShow, this, [this, panes] { m_workspace->fillPaneMenu(panes); });
    menu->addSeparator();
    menu->addAction(tr("&Next pane"), QKeySequence(Qt::Key_F6), this,
                    [this] { m_workspace->focusNextPane(1); });
    menu->addAction(tr("&Previous pane"), QKeySequence(Qt::SHIFT | Qt::Key_F6), this,
                    [this] { m_workspace->focusNextPane(-1); });
    menu->addAction(tr("Lect&ure"), QKeySequence(Qt::Key_F5), this,
                    [this] { setLecture(!isLecture()); });
    QAction *full = menu->addAction(tr("&Full screen"), QKeySequence(Qt::Key_F11), this, [this] {
        setWindowState(windowState() ^ Qt::WindowFullScreen);
    });
    full->setCheckable(true);
}

void MainWindow::buildHelpMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Help"));
    menu->addAction(tr("&Hardware rules"), this, &MainWindow::showRules);
    menu->addAction(tr("&Keyboard shortcuts"), QKeySequence(Qt::Key_F1), this,
                    [this] { ShortcutsPage(shortcutsOf(*menuBar()), this).exec(); });
    menu->addSeparator();
    menu->addAction(tr("&About Warplens"), this, &MainWindow::showAbout);
    menu->addAction(tr("About &Qt"), this, [] { QApplication::aboutQt(); });
}

QWidget *MainWindow::buildTools()
{
    auto *tools = new QWidget;
    auto *layout = new QHBoxLayout(tools);
    layout->setContentsMargins(0, 4, 10, 4);
    layout->setSpacing(16);
    m_device = new DeviceChooser;
    m_device->setMinimumWidth(230);
    m_block = new BlockBox;
    // Its place is kept: a menu bar does not lay its corner out anew.
    QSizePolicy policy = m_block->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_block->setSizePolicy(policy);
    m_block->setFixedWidth(
        m_block->fontMetrics().horizontalAdvance(tr("block %1").arg(QStringLiteral("(99, 99, 99)")))
        + 24);
    auto *pin = new QToolButton;
    pin->setText(tr("Compare"));
    pin->setToolTip(tr("Keep what is shown, to compare with it what comes next (Ctrl+D)"));
    connect(pin, &QToolButton::clicked, this, [this] { m_workspace->pinState(); });
    auto *exportButton = new QToolButton;
    exportButton->setText(tr("Export ▾"));
    exportButton->setPopupMode(QToolButton::InstantPopup);
    exportButton->setMenu(exportMenu(exportButton));
    layout->addWidget(m_device);
    layout->addWidget(m_block);
    layout->addWidget(pin);
    layout->addWidget(exportButton);
    auto *lecture = new QPushButton(tr("Lecture"));
    lecture->setProperty("primary", true);
    lecture->setToolTip(tr("Full screen and large type, for a projector (F5)"));
    connect(lecture, &QPushButton::clicked, this, [this] { setLecture(true); });
    layout->addWidget(lecture);
    connectDevice();
    connect(m_block, &BlockBox::chosen, &m_session, &Session::setFocusBlock);
    return tools;
}

} // namespace warplens
