// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compare/comparepanel.h"
#include "editor/codeeditor.h"
#include "editor/messagestrip.h"
#include "exampleresult.h"
#include "experiment/lessons.h"
#include "language.h"
#include "lessons/lessonpanel.h"
#include "mainwindow.h"
#include "pane.h"
#include "panels/blockbox.h"
#include "panels/consolepanel.h"
#include "panels/headline.h"
#include "views/breadcrumb.h"
#include "views/figurepane.h"
#include "views/figureview.h"
#include "views/hazardstable.h"
#include "views/sitestable.h"
#include "views/stepbar.h"
#include "workspace.h"

#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QToolButton>
#include <QtTest>

#include <atomic>
#include <thread>

using namespace warplens;

namespace {

Compile inProcess()
{
    return [](const CompileRequest &request, std::stop_token) { return compileInProcess(request); };
}

SessionFile strided()
{
    SessionFile file;
    file.experiment.source.text = "data[threadIdx.x * stride]";
    file.experiment.launch.block = {64, 1, 1};
    file.experiment.launch.arguments["stride"] = "2";
    return file;
}

} // namespace

/// Drives the whole window with the compiler in this process.
class TestMainWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aResultReachesEveryView();
    void everyLessonIsPictured();
    void countsAreHiddenUntilPredicted();
    void lessonsOfAFolder();
    void aFolderWithoutLessons();
    void aTranslatedLesson();
    void aSelectedSiteLightsUpEverywhere();
    void theLastGoodPictureStays();
    void typingNeverBlocks();
    void undoGoesThroughTheMenu();
    void aSourceIsShownWithItsOwnLaunch();
    void headersComeFromTheFoldersOpened();
    void languageAndCountsAreSaved();
    void whatThreadsPrintIsShown();
    void hazardsHaveAPaneOfTheirOwn();
    void aHazardShowsBothThreads();
    void aHazardBringsItsBlockIntoFocus();
    void anotherBlockCanBeShown();
    void pastedTextsBringTheirLaunch();
    void constantsCompileAnew();
    void anotherLanguageKeepsTheWork();
    void closingAsksAboutChanges();
    void closingMidRunIsSafe();
    void panesAreRemembered();
    void oneDrillsDownByKeys();
    void aLongCountCanBeStopped();
    void typeCanBeLarger();
    void statesAreCompared();

private:
    void settle(const std::function<void()> &act)
    {
        QSignalSpy settled(m_window, &MainWindow::settled);
        act();
        QVERIFY(settled.wait(60'000));
    }

    bool headlineSays(const QString &text) const
    {
        for (const QLabel *label : m_window->findChildren<QLabel *>()) {
            if (label->property("role") == QStringLiteral("figure") && label->text() == text)
                return true;
        }
        return false;
    }

    /// A window whose compiler never answers, so that only what the test delivers is shown.
    void openUnanswered(const std::shared_ptr<const Result> &result)
    {
        delete m_window;
        m_window = new MainWindow([] {
            return [](const CompileRequest &, std::stop_token stop) {
                while (!stop.stop_requested())
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                return CompileOutcome();
            };
        });
        m_window->confirmDiscard = [] { return true; };
        m_window->show();
        SessionFile file;
        file.experiment = result->experiment;
        m_window->openSession(file);
        m_window->session().deliver(result);
    }

    QMenu *lessonMenu() const
    {
        for (QAction *action : m_window->menuBar()->actions()) {
            if (action->text() == QStringLiteral("&Lesson"))
                return action->menu();
        }
        return nullptr;
    }
    /// What the menu holds as it would be shown now.
    QAction *entry(QMenu *menu, const QString &text) const
    {
        emit menu->aboutToShow();
        for (QAction *action : menu->actions()) {
            if (action->text() == text)
                return action;
        }
        return nullptr;
    }

    Pane *pane(const char *id) const { return m_window->findChild<Pane *>(QString::fromUtf8(id)); }

    /// The words of the breadcrumb, from the whole launch down.
    QStringList crumbs() const
    {
        QStringList words;
        for (const QToolButton *button : view<Breadcrumb>()->findChildren<QToolButton *>()) {
            if (!button->isHidden() && !button->menu())
                words << button->accessibleName();
        }
        return words;
    }

    void clickHazard(int row)
    {
        pane("hazards")->bringUp();
        auto *table = view<HazardsTable>()->findChild<QTableView *>();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(row, 1)).center());
    }

    int framesIn(const FigurePane *pane) const
    {
        const Color accent = lookOf(lightTheme()).theme.accent;
        const Color darkAccent = lookOf(darkTheme()).theme.accent;
        int frames = 0;
        for (const FigureItem &item : pane->view()->figure().items) {
            const auto *rect = std::get_if<RectItem>(&item);
            frames += rect && !rect->fill && (rect->stroke == accent || rect->stroke == darkAccent);
        }
        return frames;
    }

    template <class View> View *view() const { return m_window->findChild<View *>(); }

    MainWindow *m_window = nullptr;
};

void TestMainWindow::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("warplens-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("mainwindow_test"));
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, QDir::tempPath());
    setLanguage(QStringLiteral("en"));
}

void TestMainWindow::init()
{
    m_window = new MainWindow(inProcess);
    m_window->confirmDiscard = [] { return true; };
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window));
    settle([this] { m_window->openSession(strided()); });
}

void TestMainWindow::cleanup()
{
    delete m_window;
    m_window = nullptr;
}

void TestMainWindow::aResultReachesEveryView()
{
    QVERIFY(m_window->session().isCurrent());
    QVERIFY(headlineSays(QStringLiteral("16"))); // sectors of two warps, stride 2
    QVERIFY(headlineSays(QStringLiteral("50 %")));
    QCOMPARE(view<SitesTable>()->model()->rowCount(), 1);
    const Figure &map = m_window->workspace()->addressMapPane()->view()->figure();
    QVERIFY(map.marks.size() >= 64);
    QVERIFY(!m_window->workspace()->bankGridPane()->isVisible());
}

void TestMainWindow::everyLessonIsPictured()
{
    QVERIFY(!builtInLessons().empty());
    for (const Lesson &lesson : builtInLessons()) {
        for (int step = 0; step <= int(lesson.session.steps.size()); ++step) {
            const Experiment before = m_window->session().experiment();
            QSignalSpy settled(m_window, &MainWindow::settled);
            QVERIFY(m_window->openLesson(lesson.id, step));
            if (m_window->session().experiment() != before)
                QVERIFY2(settled.wait(60'000), lesson.id.c_str());
            QVERIFY2(m_window->session().isCurrent(), lesson.id.c_str());
            QVERIFY2(!m_window->session().result()->hasErrors(), lesson.id.c_str());
        }
    }
}

void TestMainWindow::countsAreHiddenUntilPredicted()
{
    settle([this] { m_window->openLesson("transpose", 2); });
    auto *panel = view<LessonPanel>();
    const auto figureSays = [this](const QString &part) {
        const Figure &grid = m_window->workspace()->bankGridPane()->view()->figure();
        return std::ranges::any_of(grid.items, [&](const FigureItem &item) {
            const auto *text = std::get_if<TextItem>(&item);
            return text && QString::fromStdString(text->text).contains(part);
        });
    };
    const auto mapSays = [this](const QString &part) {
        const Figure &map = m_window->workspace()->addressMapPane()->view()->figure();
        return std::ranges::any_of(map.items, [&](const FigureItem &item) {
            const auto *text = std::get_if<TextItem>(&item);
            return text && QString::fromStdString(text->text).contains(part);
        });
    };
    QVERIFY(m_window->session().countsHidden());
    QVERIFY(headlineSays(QStringLiteral("?")));
    QVERIFY(!headlineSays(QStringLiteral("1,024")));
    QVERIFY(!figureSays(QStringLiteral("×32")));
    QVERIFY(mapSays(QStringLiteral("? of ? B")));
    auto *field = panel->findChild<QLineEdit *>();
    QVERIFY(field->isVisible());
    QTest::keyClicks(field, QStringLiteral("16"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(!m_window->session().countsHidden());
    QVERIFY(headlineSays(QStringLiteral("1,024")));
    QVERIFY(figureSays(QStringLiteral("×32")));
    QVERIFY(mapSays(QStringLiteral("128 of 128 B")));
    const QList<QLabel *> labels = panel->findChildren<QLabel *>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel *label) {
        return label->text() == QStringLiteral("You said 16; it is 32 wavefronts: twice as many.");
    }));
}

void TestMainWindow::lessonsOfAFolder()
{
    QSettings().remove(QStringLiteral("lessons/folder"));
    QTemporaryDir folder;
    const auto write = [&folder](const char *name, const QByteArray &text) {
        QFile file(folder.filePath(QString::fromUtf8(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write("1.json",
                  R"({"schema": 1, "experiment": {"source": {"text": "a[threadIdx.x * 4]"}}})"));
    QVERIFY(write("1.md", "# Mine & yours\n## One\ntext\n"));
    QVERIFY(write("2.json", "{"));
    QStringList told;
    m_window->tell = [&told](const QString &text) { told << text; };
    m_window->chooseLessonFolder = [&folder] { return folder.path(); };
    QAction *open = entry(lessonMenu(), QStringLiteral("&Open folder of lessons…"));
    QVERIFY(open);
    settle([open] { open->trigger(); });
    QCOMPARE(m_window->session().lesson()->file.title, std::string("Mine & yours"));
    QCOMPARE(told.size(), 1);
    QVERIFY(told[0].contains(QStringLiteral("2.json: the file ends too early")));

    // Another window remembers it; what was mended meanwhile is there.
    delete m_window;
    m_window = new MainWindow(inProcess);
    m_window->show();
    QVERIFY(write("2.json", R"({"schema": 1, "title": "Second", "text": "t", "experiment": {}})"));
    QAction *submenu = entry(lessonMenu(), QFileInfo(folder.path()).fileName());
    QVERIFY(submenu && submenu->menu());
    QStringList names;
    for (QAction *action : submenu->menu()->actions())
        names << action->text();
    QCOMPARE(names,
             (QStringList{QStringLiteral("Mine && yours"), QStringLiteral("Second"), QString(),
                          QStringLiteral("&Forget this folder")}));
    settle([submenu] { submenu->menu()->actions().front()->trigger(); });
    QCOMPARE(m_window->session().lesson()->file.title, std::string("Mine & yours"));
    submenu = entry(lessonMenu(), QFileInfo(folder.path()).fileName());
    submenu->menu()->actions().back()->trigger();
    QVERIFY(!entry(lessonMenu(), QFileInfo(folder.path()).fileName()));
}

void TestMainWindow::aFolderWithoutLessons()
{
    QSettings().remove(QStringLiteral("lessons/folder"));
    QTemporaryDir folder;
    QStringList told;
    m_window->tell = [&told](const QString &text) { told << text; };
    m_window->openLessonFolder(folder.path());
    QCOMPARE(told.size(), 1);
    QVERIFY(told[0].startsWith(QStringLiteral("There is no lesson in")));
    QVERIFY(MainWindow::lessonFolder().isEmpty());
    m_window->openLessonFolder(folder.filePath(QStringLiteral("gone")));
    QCOMPARE(told.size(), 2);
    QVERIFY(told[1].contains(QStringLiteral("cannot be read")));
    QSettings().remove(QStringLiteral("lessons/folder"));
}

void TestMainWindow::aTranslatedLesson()
{
    QTemporaryDir folder;
    const auto write = [&folder](const char *name, const QByteArray &text) {
        QFile file(folder.filePath(QString::fromUtf8(name)));
        return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    };
    QVERIFY(write("1.json", R"({"schema": 1, "experiment": {}})"));
    QVERIFY(write("1.md", "# Title\n## One\ntext\n"));
    QVERIFY(write("1.fr.md", "# Titre\n## Un\ntexte\n"));
    setLanguage(QStringLiteral("fr"));
    m_window->openLessonFolder(folder.path());
    QCOMPARE(m_window->session().lesson()->file.title, std::string("Titre"));
    setLanguage(QStringLiteral("en"));
    QSettings().remove(QStringLiteral("lessons/folder"));
}

void TestMainWindow::aSelectedSiteLightsUpEverywhere()
{
    auto *table = view<SitesTable>();
    table->setCurrentIndex(table->model()->index(0, 0));
    QCOMPARE(m_window->session().selection().site, std::optional(0u));
    auto *editor = view<CodeEditor>();
    QVERIFY(editor->markersAtLine(0) != 0);
    view<StepBar>()->step(1);
    QVERIFY(headlineSays(QStringLiteral("8"))); // of one request
    QApplication::setActiveWindow(m_window);
    editor->setFocus();
    QTest::keyClick(editor, Qt::Key_Escape);
    QTest::keyClick(editor, Qt::Key_Escape);
    QCOMPARE(m_window->session().selection(), Selection());
    QVERIFY(headlineSays(QStringLiteral("16")));
}

void TestMainWindow::theLastGoodPictureStays()
{
    const Figure before = m_window->workspace()->addressMapPane()->view()->figure();
    auto *editor = view<CodeEditor>();
    settle([&] {
        editor->goTo({1, 27});
        QTest::keyClicks(editor, QStringLiteral(" +"));
    });
    QVERIFY(!m_window->session().isCurrent());
    QCOMPARE(m_window->workspace()->addressMapPane()->view()->figure(), before);
    QVERIFY(view<MessageStrip>()->isVisible());
    bool ribbon = false;
    for (const QLabel *label : m_window->findChildren<QLabel *>())
        ribbon |= label->property("role") == QStringLiteral("ribbon") && label->isVisible();
    QVERIFY(ribbon);
    settle([&] { QTest::keyClicks(editor, QStringLiteral(" 1")); });
    QVERIFY(m_window->session().isCurrent());
    QVERIFY(!view<MessageStrip>()->isVisible());
}

void TestMainWindow::typingNeverBlocks()
{
    static std::atomic<bool> heldUp = false;
    delete m_window;
    m_window = new MainWindow([] {
        return [](const CompileRequest &, std::stop_token stop) {
            heldUp = true;
            while (!stop.stop_requested())
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return CompileOutcome();
        };
    });
    m_window->confirmDiscard = [] { return true; };
    m_window->show();
    m_window->openSession(strided());
    QTRY_VERIFY(heldUp);
    auto *editor = view<CodeEditor>();
    editor->goTo({1, 27});
    QElapsedTimer timer;
    timer.start();
    QTest::keyClicks(editor, QStringLiteral(" + threadIdx.y"));
    // The compiler never answers; a window that waited for it would stand still for ever.
    QVERIFY(timer.elapsed() < 5000);
    QCOMPARE(m_window->session().experiment().source.text,
             std::string("data[threadIdx.x * stride] + threadIdx.y"));
}

void TestMainWindow::undoGoesThroughTheMenu()
{
    auto *editor = view<CodeEditor>();
    settle([&] {
        editor->goTo({1, 27});
        QTest::keyClicks(editor, QStringLiteral(" "));
    });
    QVERIFY(m_window->isWindowModified());
    settle([&] { m_window->session().undoStack()->undo(); });
    QCOMPARE(editor->source(), strided().experiment.source.text);
    QVERIFY(!m_window->isWindowModified());
}

void TestMainWindow::aSourceIsShownWithItsOwnLaunch()
{
    QTemporaryFile file(QDir::tempPath() + QStringLiteral("/XXXXXX.cu"));
    QVERIFY(file.open());
    file.write("__global__ void k(float *out) { out[threadIdx.x] = 1; }\n"
               "int main() { float *p = 0; k<<<5, 96>>>(p); }\n");
    file.close();
    QVERIFY(m_window->openFile(file.fileName()));
    QTRY_COMPARE_WITH_TIMEOUT(m_window->session().experiment().launch.grid, (Extent{5, 1, 1}),
                              60'000);
    QCOMPARE(m_window->session().experiment().launch.block, (Extent{96, 1, 1}));
    QVERIFY(!m_window->isWindowModified());
    QTRY_VERIFY_WITH_TIMEOUT(m_window->session().isCurrent(), 60'000);
    // Only once: from now on the panel has the last word.
    Edit edit{m_window->session().experiment(), {}, {}, false};
    edit.experiment.launch.grid = {2, 1, 1};
    settle([&] { m_window->session().edit(edit); });
    QCOMPARE(m_window->session().experiment().launch.grid, (Extent{2, 1, 1}));
}

void TestMainWindow::headersComeFromTheFoldersOpened()
{
    QTemporaryDir sources;
    QTemporaryDir headers;
    const auto write = [](const QTemporaryDir &folder, const char *name, const char *text) {
        QFile file(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    write(sources, "beside.cuh", "#define A 4\n");
    write(headers, "other.cuh", "#define B 2\n");
    write(sources, "k.cu",
          "#include \"beside.cuh\"\n#include \"other.cuh\"\n"
          "__global__ void k(float *a) { a[threadIdx.x * A * B] = 1; }\n");
    settle([&] { m_window->openFile(sources.filePath(QStringLiteral("k.cu"))); });
    QCOMPARE(m_window->session().experiment().includeFolders,
             std::vector<std::string>{sources.path().toStdString()});
    m_window->chooseFolder = [&headers] { return headers.path(); };
    QAction *open = nullptr;
    for (QMenu *menu : m_window->findChildren<QMenu *>()) {
        if (menu->title() != QStringLiteral("&Includes"))
            continue;
        emit menu->aboutToShow();
        open = menu->actions().front();
    }
    QVERIFY(open);
    settle([open] { open->trigger(); });
    QCOMPARE(m_window->session().experiment().includeFolders.size(), std::size_t(2));
    QVERIFY(m_window->session().isCurrent());
    QCOMPARE(m_window->session().picture()->global->sectors, std::uint64_t(256)); // stride 8
    m_window->session().undoStack()->undo();
    QCOMPARE(m_window->session().experiment().includeFolders.size(), std::size_t(1));
}

void TestMainWindow::languageAndCountsAreSaved()
{
    const auto choose = [this](const char *name, int row) {
        for (QComboBox *each : m_window->findChildren<QComboBox *>()) {
            if (each->accessibleName() == QLatin1StringView(name))
                emit each->activated(row);
        }
    };
    settle([&] { choose("Language of the text", 1); });
    settle([&] { choose("What is counted", 1); });
    const SessionFile saved = m_window->session().fileToSave();
    QCOMPARE(saved.experiment.source.dialect, Dialect::Cuda);
    QVERIFY(saved.experiment.optimised);
    const auto read = parseSession(writeSession(saved));
    QCOMPARE(std::get<SessionFile>(read).experiment, saved.experiment);
    QVERIFY(m_window->session().picture()->kernel()->optimised);
    QCOMPARE(crumbs(), {QStringLiteral("whole launch, 1 block, optimised")});
    m_window->session().undoStack()->undo();
    m_window->session().undoStack()->undo();
    QVERIFY(m_window->session().experiment() == strided().experiment);
}

void TestMainWindow::whatThreadsPrintIsShown()
{
    auto *console = m_window->findChild<ConsolePanel *>();
    QVERIFY(pane("printed")->isHidden());
    SessionFile file = strided();
    file.experiment.source.text = "int i = threadIdx.x;\ndata[i] = 1;\n"
                                  "if (i == 33) printf(\"here %d\\n\", i);\n";
    settle([&] { m_window->openSession(file); });
    QVERIFY(!pane("printed")->isHidden());
    QCOMPARE(pane("printed")->windowTitle(), QStringLiteral("Printed (1)"));
    pane("printed")->bringUp();
    QVERIFY(console->isVisible());
    auto *text = console->findChild<QPlainTextEdit *>();
    QCOMPARE(text->toPlainText(), QStringLiteral("(33, 0, 0)  here 33"));
    QTest::mouseClick(text->viewport(), Qt::LeftButton, {},
                      text->cursorRect(QTextCursor(text->document())).center());
    int line = 0;
    int index = 0;
    view<CodeEditor>()->getCursorPosition(&line, &index);
    QCOMPARE(line, 2);
}

void TestMainWindow::hazardsHaveAPaneOfTheirOwn()
{
    openUnanswered(racingResult());
    const Pane *hazards = pane("hazards");
    QCOMPARE(hazards->windowTitle(), QStringLiteral("Hazards (3): 1 error"));
    QVERIFY(pane("printed")->isHidden()); // nothing is printed
    // An error and a warning in the text, each at its line; the note is in the table only.
    auto *strip = view<MessageStrip>();
    QVERIFY(strip->isVisible());
    QCOMPARE(strip->count(), 2);
    QVERIFY(strip->item(0)->text().startsWith(QStringLiteral("line 2: Write after write")));
    auto *editor = view<CodeEditor>();
    constexpr int ErrorIndicator = 10;
    QVERIFY(editor->SendScintilla(QsciScintilla::SCI_INDICATORVALUEAT, ErrorIndicator,
                                  editor->offsetOf({2, 1})));

    auto mild = racingResult();
    mild->hazards.erase(mild->hazards.begin());
    m_window->session().deliver(mild);
    QCOMPARE(hazards->windowTitle(), QStringLiteral("Hazards (2)"));
    // A part of the grid that has none says nothing yet.
    auto part = racingResult();
    part->hazards.clear();
    part->coverage.complete = false;
    m_window->session().deliver(part);
    QCOMPARE(hazards->windowTitle(), QStringLiteral("Hazards (2)"));
    auto unknown = racingResult();
    unknown->hazards.clear();
    unknown->hazardLimits.opaqueBarriers = true;
    m_window->session().deliver(unknown);
    QCOMPARE(hazards->windowTitle(), QStringLiteral("Hazards"));
    auto none = racingResult();
    none->hazards.clear();
    m_window->session().deliver(none);
    pane("hazards")->bringUp();
    QCOMPARE(view<HazardsTable>()->findChild<QLabel *>(QStringLiteral("chosenHazard"))->text(),
             QStringLiteral("No hazards found."));
    QVERIFY(!strip->isVisible());
}

void TestMainWindow::aHazardShowsBothThreads()
{
    const auto result = racingResult();
    openUnanswered(result);
    clickHazard(0);
    Session &session = m_window->session();
    QCOMPARE(session.selection().pair, std::optional(pairOf(result->hazards[0], *result)));
    QCOMPARE(session.focusBlock(), std::uint64_t(0));
    const Workspace *workspace = m_window->workspace();
    QCOMPARE(framesIn(workspace->bankGridPane()), 2);
    QCOMPARE(framesIn(workspace->addressMapPane()), 2);
    QVERIFY(view<CodeEditor>()->markersAtLine(1) != 0);
    QVERIFY(headlineSays(QStringLiteral("4"))); // wavefronts of two requests, 2-way
    QCOMPARE(crumbs().last(), QStringLiteral("two accesses"));
    // Through its two requests, and back out.
    view<StepBar>()->step(1);
    QCOMPARE(session.selection().request, std::optional(1u));
    QCOMPARE(framesIn(workspace->bankGridPane()), 0);
    view<StepBar>()->step(1);
    QCOMPARE(session.selection().request, std::optional(3u));
    QApplication::setActiveWindow(m_window);
    auto *editor = view<CodeEditor>();
    editor->setFocus();
    QTest::keyClick(editor, Qt::Key_Escape);
    QVERIFY(session.selection().pair && !session.selection().request);
    QCOMPARE(framesIn(workspace->bankGridPane()), 2);
    QTest::keyClick(editor, Qt::Key_Escape);
    QCOMPARE(session.selection(), Selection());
    QCOMPARE(framesIn(workspace->bankGridPane()), 0);
    QVERIFY(view<CodeEditor>()->markersAtLine(1) == 0);
}

void TestMainWindow::aHazardBringsItsBlockIntoFocus()
{
    const auto result = racingResult();
    openUnanswered(result);
    auto *block = view<BlockBox>();
    QVERIFY(block->isVisible());
    QCOMPARE(block->text(), QStringLiteral("block (0, 0)"));
    clickHazard(1);
    Session &session = m_window->session();
    QCOMPARE(session.focusBlock(), std::uint64_t(3));
    QCOMPARE(block->text(), QStringLiteral("block (1, 1)"));
    QVERIFY(!session.isCurrent()); // block 0 is still in the picture
    QCOMPARE(framesIn(m_window->workspace()->bankGridPane()), 0);
    auto there = racingResult();
    there->scope.focusBlock = 3;
    there->focusBlock = 3;
    session.deliver(there);
    QVERIFY(session.isCurrent());
    QCOMPARE(session.selection().pair, std::optional(pairOf(result->hazards[1], *result)));
    QCOMPARE(framesIn(m_window->workspace()->bankGridPane()), 1);
    auto *table = view<HazardsTable>()->findChild<QTableView *>();
    QCOMPARE(table->currentIndex().row(), 1);
    // Who looks at another block looks away from the hazard.
    block->setValue(1);
    auto elsewhere = racingResult();
    elsewhere->scope.focusBlock = 1;
    elsewhere->focusBlock = 1;
    session.deliver(elsewhere);
    QCOMPARE(session.selection(), Selection());
}

void TestMainWindow::anotherBlockCanBeShown()
{
    auto *block = view<BlockBox>();
    QVERIFY(!block->isVisible()); // there is one
    SessionFile file = strided();
    file.experiment.source.text = "data[blockIdx.x * 64 + threadIdx.x]";
    file.experiment.launch.grid = {4, 1, 1};
    settle([&] { m_window->openSession(file); });
    QVERIFY(block->isVisible());
    const auto firstAddress = [this] {
        const Result &picture = *m_window->session().picture();
        return picture.recording.at(0).address[0] - picture.arrays.at(0).base;
    };
    QCOMPARE(firstAddress(), std::uint64_t(0));
    settle([&] { block->setValue(3); });
    QVERIFY(m_window->session().isCurrent());
    QCOMPARE(m_window->session().picture()->focusBlock, std::uint64_t(3));
    QCOMPARE(firstAddress(), std::uint64_t(3 * 64 * 4));
    QVERIFY(!m_window->isWindowModified());
    // The grid shrinks past it, and grows again.
    Edit edit{m_window->session().experiment(), {}, {}, false};
    edit.experiment.launch.grid = {2, 1, 1};
    settle([&] { m_window->session().edit(edit); });
    QCOMPARE(firstAddress(), std::uint64_t(64 * 4));
    QCOMPARE(block->text(), QStringLiteral("block 1"));
    settle([&] { m_window->session().undoStack()->undo(); });
    QCOMPARE(firstAddress(), std::uint64_t(3 * 64 * 4));
    // What is opened is seen from its first block.
    settle([&] { m_window->openSession(file); });
    QCOMPARE(firstAddress(), std::uint64_t(0));
}

void TestMainWindow::pastedTextsBringTheirLaunch()
{
    Selection site;
    site.site = 0;
    m_window->session().select(site);
    QApplication::clipboard()->setText(
        QStringLiteral("__global__ void k(float *a) { a[threadIdx.x] = 1; }\n"
                       "void launch(float *a) { k<<<3, 96>>>(a); }\n"));
    auto *editor = view<CodeEditor>();
    editor->selectAll();
    settle([&] { editor->paste(); });
    const auto isTaken = [this] {
        const Launch &launch = m_window->session().experiment().launch;
        return launch.grid == Extent{3, 1, 1} && launch.block == Extent{96, 1, 1};
    };
    QTRY_VERIFY(isTaken());
    QVERIFY(m_window->session().selection() == Selection());
    QVERIFY(m_window->isWindowModified());
    m_window->session().undoStack()->undo();
    m_window->session().undoStack()->undo();
    QVERIFY(m_window->session().experiment() == strided().experiment);
    // A word that is typed changes no launch.
    settle([&] { QTest::keyClicks(editor, QStringLiteral(" ")); });
    QVERIFY(m_window->session().experiment().launch == strided().experiment.launch);
}

void TestMainWindow::constantsCompileAnew()
{
    SessionFile file;
    file.experiment.source.text = "__shared__ float tile[32][32 + PAD];\n"
                                  "tile[threadIdx.x][0] = 1;\n";
    settle([&] { m_window->openSession(file); });
    const auto ways = [this] { return m_window->session().picture()->shared->maxWays; };
    Edit edit{m_window->session().experiment(), {}, {}, false};
    edit.experiment.launch.arguments["PAD"] = "0";
    settle([&] { m_window->session().edit(edit); });
    QCOMPARE(ways(), 32u);
    edit.experiment.launch.arguments["PAD"] = "1";
    settle([&] { m_window->session().edit(edit); });
    QCOMPARE(ways(), 1u);
}

void TestMainWindow::anotherLanguageKeepsTheWork()
{
    const QString before = m_window->menuBar()->actions().constFirst()->text();
    setLanguage(QStringLiteral("fr"));
    QTRY_VERIFY(m_window->menuBar()->actions().constFirst()->text() != before);
    QCOMPARE(view<CodeEditor>()->source(), strided().experiment.source.text);
    QCOMPARE(view<SitesTable>()->model()->rowCount(), 1);
    setLanguage(QStringLiteral("en"));
    QTRY_COMPARE(m_window->menuBar()->actions().constFirst()->text(), before);
}

void TestMainWindow::closingAsksAboutChanges()
{
    int asked = 0;
    bool answer = false;
    m_window->confirmDiscard = [&] {
        ++asked;
        return answer;
    };
    m_window->close();
    QVERIFY(!m_window->isVisible());
    QCOMPARE(asked, 0);
    m_window->show();
    QTest::keyClicks(view<CodeEditor>(), QStringLiteral("x"));
    m_window->close();
    QVERIFY(m_window->isVisible());
    answer = true;
    m_window->close();
    QVERIFY(!m_window->isVisible());
    QCOMPARE(asked, 2);
}

void TestMainWindow::closingMidRunIsSafe()
{
    SessionFile endless;
    endless.experiment.source.text = "for (int i = 0; i >= 0; i = (i + 1) % 7) data[i] = 1;";
    endless.experiment.launch.grid = {4096, 1, 1};
    m_window->openSession(endless);
    QTest::qWait(200);
    delete m_window;
    m_window = nullptr;
    QCoreApplication::processEvents();
}

void TestMainWindow::panesAreRemembered()
{
    pane("hazards")->hide();
    pane("threads")->setFloating(true);
    QVERIFY(!pane("threads")->titleBarWidget()); // a floating pane can be dragged
    m_window->workspace()->addressMapPane()->setArrangement(QStringLiteral("arrows"));
    m_window->workspace()->addressMapPane()->setArrangement(QStringLiteral("no such"));
    QVERIFY(m_window->close());
    MainWindow other(inProcess);
    other.restoreLayout();
    QVERIFY(other.findChild<Pane *>(QStringLiteral("hazards"))->isHidden());
    QVERIFY(other.findChild<Pane *>(QStringLiteral("threads"))->isFloating());
    QCOMPARE(other.workspace()->addressMapPane()->arrangement(), QStringLiteral("arrows"));
    // Nonsense in the settings changes nothing.
    other.workspace()->restoreLayout(QByteArray("\xff\xff\xff\x01 nonsense"));
    QVERIFY(other.findChild<Pane *>(QStringLiteral("hazards"))->isHidden());
    QMenu menu;
    other.workspace()->fillPaneMenu(&menu);
    menu.actions().last()->trigger(); // as they were at first
    QVERIFY(!other.findChild<Pane *>(QStringLiteral("hazards"))->isHidden());
    QSettings().remove(QStringLiteral("window"));
}

void TestMainWindow::oneDrillsDownByKeys()
{
    Session &session = m_window->session();
    QApplication::setActiveWindow(m_window);
    auto *editor = view<CodeEditor>();
    editor->setFocus();
    QTest::keyClick(editor, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(session.selection().warp, std::optional(0u));
    QCOMPARE(crumbs(),
             QStringList(
                 {QStringLiteral("whole launch, 1 block"), QStringLiteral("warp 0 of block 0")}));
    QTest::keyClick(editor, Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(session.selection().request, std::optional(0u));
    QVERIFY(crumbs().last().startsWith(QStringLiteral("request 1 of 1")));
    QTest::keyClick(editor, Qt::Key_Down, Qt::AltModifier); // one phase: nothing is below
    QCOMPARE(session.selection().request, std::optional(0u));
    // A crumb goes back to its level.
    for (QToolButton *button : view<Breadcrumb>()->findChildren<QToolButton *>()) {
        if (button->accessibleName() == QStringLiteral("whole launch, 1 block"))
            button->click();
    }
    QCOMPARE(session.selection(), Selection());
}

void TestMainWindow::aLongCountCanBeStopped()
{
    SessionFile file;
    // Not affine: each of many blocks has to be run.
    file.experiment.source.text =
        "__global__ void k(float *a) {\n"
        "    unsigned x = blockIdx.x * 2654435761u ^ threadIdx.x;\n"
        "    for (int i = 0; i < 50; ++i) { x = x * x + 1; a[x % 4096] = i; }\n"
        "}\n";
    file.experiment.launch.grid = {1u << 24, 1, 1};
    file.experiment.launch.block = {64, 1, 1};
    QSignalSpy settled(m_window, &MainWindow::settled);
    m_window->openSession(file);
    QToolButton *stop = nullptr;
    for (QToolButton *button : view<Headline>()->findChildren<QToolButton *>())
        stop = button;
    QVERIFY(stop);
    QTRY_VERIFY_WITH_TIMEOUT(stop->isVisible(), 30'000);
    stop->click();
    QVERIFY(settled.wait(30'000));
    QVERIFY(!stop->isVisible());
    const Coverage &coverage = m_window->session().result()->coverage;
    QVERIFY(!coverage.complete && coverage.executed < coverage.blocks);
    QVERIFY(crumbs().first().contains(QStringLiteral("blocks counted")));
}

void TestMainWindow::typeCanBeLarger()
{
    const auto sizeOf = [this] { return QFontInfo(view<Headline>()->font()).pixelSize(); };
    const int usual = sizeOf();
    const double figure =
        std::get<TextItem>(
            *std::ranges::find_if(
                m_window->workspace()->addressMapPane()->view()->figure().items,
                [](const FigureItem &item) { return std::holds_alternative<TextItem>(item); }))
            .size;
    QApplication::setActiveWindow(m_window);
    view<CodeEditor>()->setFocus();
    for (int i = 0; i < 20; ++i) // as far as it goes
        QTest::keyClick(view<CodeEditor>(), Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(sizeOf(), 2 * usual);
    const auto &items = m_window->workspace()->addressMapPane()->view()->figure().items;
    QVERIFY(std::ranges::any_of(items, [figure](const FigureItem &item) {
        const auto *text = std::get_if<TextItem>(&item);
        return text && text->size == 2 * figure;
    }));
    QTest::keyClick(view<CodeEditor>(), Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(sizeOf(), usual);
}

void TestMainWindow::statesAreCompared()
{
    Session &session = m_window->session();
    const Experiment before = session.experiment();
    QApplication::setActiveWindow(m_window);
    view<CodeEditor>()->setFocus();
    QTest::keyClick(view<CodeEditor>(), Qt::Key_D, Qt::ControlModifier);
    Edit edit{before, QStringLiteral("stride"), {}, false};
    edit.experiment.launch.arguments["stride"] = "4";
    settle([&] { session.edit(edit); });
    auto *compare = view<ComparePanel>();
    QVERIFY(compare->isVisible());
    const CompareModel &model = compare->model();
    QCOMPARE(model.index(0, CompareModel::Sectors).data().toString(), QStringLiteral("16"));
    QCOMPARE(model.index(1, CompareModel::Sectors).data().toString(), QStringLiteral("32 (+16)"));
    // A and B in place, and back.
    settle([&] { QTest::keyClick(view<CodeEditor>(), Qt::Key_T, Qt::ControlModifier); });
    QVERIFY(session.experiment() == before);
    settle([&] { QTest::keyClick(view<CodeEditor>(), Qt::Key_T, Qt::ControlModifier); });
    QVERIFY(session.experiment() == edit.experiment);
    QVERIFY(session.undoStack()->canUndo());
    // Both pictures at one scale.
    const auto shown = [this] {
        std::vector<FigureView *> views;
        for (FigureView *each : m_window->findChildren<FigureView *>()) {
            if (each->isVisible() && each->figure().title.starts_with("Global"))
                views.push_back(each);
        }
        return views;
    };
    QCOMPARE(shown().size(), std::size_t(1));
    for (QPushButton *button : compare->findChildren<QPushButton *>()) {
        if (button->isCheckable())
            button->click();
    }
    QTRY_COMPARE(shown().size(), std::size_t(2));
    QTRY_VERIFY(std::abs(shown()[0]->scale() - shown()[1]->scale()) < 1e-6);
    QVERIFY(shown()[0]->figure() != shown()[1]->figure());
}

QTEST_MAIN(TestMainWindow)
#include "mainwindow_test.moc"
