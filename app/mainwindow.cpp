// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "mainwindow.h"

#include "panels/blockbox.h"
#include "panels/devicechooser.h"
#include "views/figurepane.h"
#include "workspace.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QIcon>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>

/// The icons live in a static library: their initialiser must be named to be linked.
static void initIcons() { Q_INIT_RESOURCE(icons); }

namespace warplens {

namespace {

const QString GeometryKey = QStringLiteral("window/geometry");
const QString LayoutKey = QStringLiteral("window/layout");

} // namespace

MainWindow::MainWindow(Runner::MakeCompile makeCompile, QWidget *parent)
    : QMainWindow(parent)
    , confirmDiscard([this] { return askAboutChanges(); })
    , chooseFolder([this] {
        return QFileDialog::getExistingDirectory(this, tr("Open folder for includes"),
                                                 QFileInfo(m_path).path());
    })
    , chooseLessonFolder([this] {
        return QFileDialog::getExistingDirectory(this, tr("Open folder of lessons"),
                                                 lessonFolder());
    })
    , tell([this](const QString &sentence) { showError(sentence); })
    , m_makeCompile(std::move(makeCompile))
    , m_runner(m_makeCompile)
    , m_look(lookFor(savedThemeChoice()))
{
    initIcons();
    setWindowIcon(QIcon(QStringLiteral(":/icons/warplens.png")));
    setAcceptDrops(true);
    resize(1280, 720);
    m_theme = savedThemeChoice();
    useLook(m_look);
    connect(&m_session, &Session::experimentChanged, this, &MainWindow::evaluateSession);
    connect(&m_session, &Session::focusBlockChanged, this, [this] { evaluateSession(false); });
    connect(&m_session, &Session::resultChanged, this, &MainWindow::showSession);
    connect(&m_session, &Session::selectionChanged, this, &MainWindow::showSession);
    connect(m_session.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::updateTitle);
    connect(&m_runner, &Runner::delivered, &m_session, &Session::deliver);
    connect(&m_session, &Session::resultChanged, this, &MainWindow::takeSuggestedLaunch,
            Qt::QueuedConnection);
    connect(&m_runner, &Runner::idle, this, [this] {
        if (m_session.isAnswered() && !suggestedLaunch())
            emit settled();
    });
    connectLecture();
    build();
}

MainWindow::~MainWindow()
{
    // The undo stack says that it is clean when it dies, after what the title is made of.
    m_session.undoStack()->disconnect(this);
    m_session.disconnect(this);
    m_lecture.disconnect(this);
}

/// Makes everything that holds words; also to speak another language.
void MainWindow::build()
{
    const bool wasLecture = m_lecture.isOn();
    m_lecture.setOn(false);
    const QByteArray layout = m_workspace ? m_workspace->saveLayout() : QByteArray();
    for (QAction *action : actions()) {
        removeAction(action);
        action->deleteLater();
    }
    setMenuBar(new QMenuBar);
    buildFileMenu();
    buildEditMenu();
    buildViewMenu();
    QMenu *lessons = menuBar()->addMenu(tr("&Lesson"));
    buildHelpMenu();
    menuBar()->setCornerWidget(buildTools());
    m_workspace = new Workspace(m_session, m_makeCompile);
    m_workspace->setLook(m_look);
    m_workspace->restoreLayout(layout);
    connect(m_workspace, &Workspace::lessonStepWanted, this, [this](int step) {
        const std::optional<OpenLesson> lesson = m_session.lesson();
        if (!lesson)
            return;
        if (const auto error = m_session.openLesson(lesson->file, step))
            showError(QString::fromStdString(error->message));
    });
    connect(m_workspace, &Workspace::exportWanted, this, &MainWindow::exportFigure);
    connect(m_workspace, &Workspace::stopWanted, &m_runner, &Runner::stop);
    buildLessonMenu(lessons);
    connect(m_workspace, &Workspace::textReplaced, this, [this] { m_takeLaunch = true; });
    setCentralWidget(m_workspace);
    m_workspace->setFocus();
    showSession();
    updateTitle();
    m_lecture.setOn(wasLecture);
}

void MainWindow::restoreLayout()
{
    const QSettings settings;
    restoreGeometry(settings.value(GeometryKey).toByteArray());
    m_workspace->restoreLayout(settings.value(LayoutKey).toByteArray());
}

void MainWindow::evaluateSession(bool typing)
{
    Scope scope;
    scope.focusBlock = m_session.focusBlock();
    if (!m_path.isEmpty())
        scope.folder = QFileInfo(m_path).absolutePath().toStdString();
    else if (m_session.lesson())
        scope.folder = m_lessonFolder;
    if (typing)
        m_runner.runSoon(m_session.experiment(), scope);
    else
        m_runner.run(m_session.experiment(), scope);
}

void MainWindow::showSession()
{
    m_device->setDevice(m_session.experiment().device, m_session.experiment().deviceRules);
    m_block->setBlock(m_session.focusBlock(), m_session.experiment().launch.grid);
}

void MainWindow::updateTitle()
{
    const std::optional<OpenLesson> &lesson = m_session.lesson();
    const QString name = !m_path.isEmpty() ? QFileInfo(m_path).fileName()
        : lesson                           ? QString::fromStdString(lesson->file.title)
                                           : tr("untitled");
    setWindowTitle(QStringLiteral("%1[*] – Warplens").arg(name));
    setWindowModified(!m_session.undoStack()->isClean());
}

void MainWindow::openSession(const SessionFile &file)
{
    m_path.clear();
    m_lessonFolder.clear();
    m_takeLaunch = false;
    m_session.open(file);
    updateTitle();
}

void MainWindow::setTheme(ThemeChoice choice)
{
    m_theme = choice;
    m_lecture.setOn(false); // which has a look of its own
    m_look = lookFor(choice);
    useLook(m_look);
    m_workspace->setLook(m_look);
}

void MainWindow::changeTypeSize(int direction)
{
    if (stepTypeSize(direction))
        setTheme(m_theme);
}

/// The launch in a source text that was just opened, if it is not the one shown already.
std::optional<Launch> MainWindow::suggestedLaunch() const
{
    const std::shared_ptr<const Result> result = m_session.result();
    if (!m_takeLaunch || !m_session.isAnswered() || !result->kernel())
        return std::nullopt;
    Launch launch = m_session.experiment().launch;
    launch.grid = result->kernel()->suggestedGrid.value_or(launch.grid);
    launch.block = result->kernel()->suggestedBlock.value_or(launch.block);
    return launch == m_session.experiment().launch ? std::nullopt : std::optional(launch);
}

/// A source text that launches its kernel is shown with that launch.
void MainWindow::takeSuggestedLaunch()
{
    const std::optional<Launch> launch = suggestedLaunch();
    if (m_session.isAnswered() && m_session.result()->kernel())
        m_takeLaunch = false;
    if (!launch)
        return;
    Edit edit{m_session.experiment(), tr("use the launch in the text"), {}, false};
    edit.experiment.launch = *launch;
    const bool wasClean = m_session.undoStack()->isClean();
    m_session.edit(edit);
    if (wasClean)
        m_session.undoStack()->setClean();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!m_session.undoStack()->isClean() && !confirmDiscard()) {
        event->ignore();
        return;
    }
    m_lecture.setOn(false);
    QSettings settings;
    settings.setValue(GeometryKey, saveGeometry());
    settings.setValue(LayoutKey, m_workspace->saveLayout());
    event->accept();
}

void MainWindow::changeEvent(QEvent *event)
{
    // The menu that changed the language is still on the stack: build anew when it is gone.
    if (event->type() == QEvent::LanguageChange)
        QMetaObject::invokeMethod(this, &MainWindow::build, Qt::QueuedConnection);
    QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.front().isLocalFile()
        && (m_session.undoStack()->isClean() || confirmDiscard()))
        openFile(urls.front().toLocalFile());
}

} // namespace warplens
