// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "exampleresult.h"
#include "panels/launchpanel.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>
#include <QtTest>

using namespace warplens;

class TestLaunchPanel : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void fieldsShowTheExperiment();
    void fieldsChangeTheExperiment();
    void sliderAndFieldAgree();
    void resultsDoNotTouchWhatIsTyped();
    void settingAnExperimentSaysNothing();
    void buffersAreEdited();
    void badCountIsSaidAtItsPlace();
    void messagesStandAtTheirPlaces();
    void rowsOutliveAResultWithoutKernel();
    void expressionFieldsShowForExpressionsOnly();

private:
    template <class Field> Field *field(const QString &name) const
    {
        for (Field *each : m_panel->findChildren<Field *>()) {
            if (each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }

    bool says(const QString &part) const
    {
        for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
            if (label->isVisibleTo(m_panel) && label->property("role") == QStringLiteral("message")
                && label->text().contains(part))
                return true;
        }
        return false;
    }

    LaunchPanel *m_panel = nullptr;
    QList<Edit> m_edits;
};

void TestLaunchPanel::init()
{
    m_panel = new LaunchPanel;
    m_panel->resize(420, 700);
    m_panel->setExperiment(exampleResult()->experiment);
    m_panel->setResult(exampleResult());
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel));
    m_edits.clear();
    // As the session does: the edited experiment comes straight back.
    connect(m_panel, &LaunchPanel::edited, this, [this](const Edit &edit) {
        m_edits << edit;
        m_panel->setExperiment(edit.experiment);
    });
}

void TestLaunchPanel::cleanup() { delete m_panel; }

void TestLaunchPanel::fieldsShowTheExperiment()
{
    Experiment experiment = exampleResult()->experiment;
    experiment.launch.grid = {7, 6, 5};
    experiment.launch.block = {8, 4, 2};
    experiment.launch.arguments["stride"] = "9";
    m_panel->setExperiment(experiment);
    QCOMPARE(field<QSpinBox>(QStringLiteral("grid x"))->value(), 7);
    QCOMPARE(field<QSpinBox>(QStringLiteral("grid z"))->value(), 5);
    QCOMPARE(field<QSpinBox>(QStringLiteral("block y"))->value(), 4);
    QCOMPARE(field<QLineEdit>(QStringLiteral("stride"))->text(), QStringLiteral("9"));
    QCOMPARE(field<QSlider>(QStringLiteral("stride, slider"))->value(), 9);
}

void TestLaunchPanel::fieldsChangeTheExperiment()
{
    field<QSpinBox>(QStringLiteral("grid y"))->setValue(3);
    field<QSpinBox>(QStringLiteral("block x"))->setValue(0); // core says what is wrong with it
    QCOMPARE(m_edits.size(), 2);
    QCOMPARE(m_edits.last().experiment.launch.grid, (Extent{1, 3, 1}));
    QCOMPARE(m_edits.last().experiment.launch.block, (Extent{0, 1, 1}));
    QVERIFY(!m_edits.last().typing);
    QVERIFY(!m_edits.last().mergeKey.isEmpty());
}

void TestLaunchPanel::sliderAndFieldAgree()
{
    field<QSlider>(QStringLiteral("stride, slider"))->setValue(5);
    QCOMPARE(m_edits.size(), 1);
    QCOMPARE(m_edits.last().experiment.launch.arguments.at("stride"), std::string("5"));
    QCOMPARE(field<QLineEdit>(QStringLiteral("stride"))->text(), QStringLiteral("5"));
    QLineEdit *text = field<QLineEdit>(QStringLiteral("stride"));
    text->setFocus();
    text->selectAll();
    QTest::keyClicks(text, QStringLiteral("12"));
    QCOMPARE(field<QSlider>(QStringLiteral("stride, slider"))->value(), 12);
    QCOMPARE(m_edits.last().experiment.launch.arguments.at("stride"), std::string("12"));
}

void TestLaunchPanel::resultsDoNotTouchWhatIsTyped()
{
    QLineEdit *text = field<QLineEdit>(QStringLiteral("stride"));
    text->setFocus();
    text->selectAll();
    QTest::keyClicks(text, QStringLiteral("0x")); // half of 0x10
    m_panel->setResult(exampleResult());
    QCOMPARE(text->text(), QStringLiteral("0x"));
    QVERIFY(text->hasFocus());
    text->clear();
    QTest::keyClick(text, Qt::Key_Backspace);
    QSpinBox *grid = field<QSpinBox>(QStringLiteral("grid x"));
    grid->setFocus();
    grid->selectAll();
    QTest::keyClick(grid, Qt::Key_Delete);
    m_panel->setResult(exampleResult());
    QCOMPARE(grid->text(), QString());
    QVERIFY(grid->hasFocus());
}

void TestLaunchPanel::settingAnExperimentSaysNothing()
{
    Experiment experiment = exampleResult()->experiment;
    experiment.launch.grid = {70, 6, 5};
    experiment.launch.arguments["stride"] = "900";
    experiment.launch.buffers["data"] = {"int", 4, "zeros", 8};
    experiment.device = "sm_20";
    m_panel->setExperiment(experiment);
    m_panel->setResult(exampleResult());
    QCOMPARE(m_edits.size(), 0);
}

void TestLaunchPanel::buffersAreEdited()
{
    QLineEdit *offset = field<QLineEdit>(QStringLiteral("data: offset in bytes"));
    QTest::keyClicks(offset, QStringLiteral("4"));
    QComboBox *init = field<QComboBox>(QStringLiteral("data: contents at the start"));
    init->setCurrentText(QStringLiteral("const=2"));
    QCOMPARE(m_edits.last().experiment.launch.buffers.at("data"),
             (BufferSpec{"", 0, "const=2", 4}));
    QTest::keyClick(offset, Qt::Key_Backspace);
    init->setCurrentText(QString());
    QVERIFY(m_edits.last().experiment.launch.buffers.empty());
}

void TestLaunchPanel::badCountIsSaidAtItsPlace()
{
    QLineEdit *count = field<QLineEdit>(QStringLiteral("data: elements"));
    QTest::keyClicks(count, QStringLiteral("x"));
    QCOMPARE(m_edits.size(), 0);
    QVERIFY(says(QStringLiteral("whole number")));
    QCOMPARE(count->text(), QStringLiteral("x"));
}

void TestLaunchPanel::messagesStandAtTheirPlaces()
{
    auto result = exampleResult();
    result->diagnostics = {
        {DiagnosticKind::GridIsZero, Severity::Error, {}, {}, {"x"}, 1},
        {DiagnosticKind::BadArgument, Severity::Error, {}, {}, {"stride", "abc", "int"}, 1}};
    m_panel->setResult(result);
    QVERIFY(field<QSpinBox>(QStringLiteral("grid x"))->property("excess").toBool());
    QVERIFY(!field<QSpinBox>(QStringLiteral("block x"))->property("excess").toBool());
    QVERIFY(says(QStringLiteral("abc")));
    m_panel->setResult(exampleResult());
    QVERIFY(!field<QSpinBox>(QStringLiteral("grid x"))->property("excess").toBool());
    QVERIFY(!says(QStringLiteral("abc")));
}

void TestLaunchPanel::rowsOutliveAResultWithoutKernel()
{
    QLineEdit *before = field<QLineEdit>(QStringLiteral("stride"));
    Experiment broken = exampleResult()->experiment;
    broken.source.text = "data[";
    m_panel->setExperiment(broken);
    m_panel->setResult(failedResult(broken, {}));
    QCOMPARE(field<QLineEdit>(QStringLiteral("stride")), before);
    QCOMPARE(before->text(), QStringLiteral("2"));
}

void TestLaunchPanel::expressionFieldsShowForExpressionsOnly()
{
    QComboBox *memory = field<QComboBox>(QStringLiteral("Memory"));
    QVERIFY(!memory->isVisible());
    Experiment experiment;
    experiment.source.text = "threadIdx.x * 2";
    m_panel->setExperiment(experiment);
    QVERIFY(memory->isVisible());
    memory->setCurrentIndex(1);
    QCOMPARE(m_edits.last().experiment.source.space, Space::Shared);
    QCOMPARE(m_edits.last().experiment.source.text, std::string("threadIdx.x * 2"));
    QLineEdit *shape = field<QLineEdit>(QStringLiteral("Shape of the array"));
    QTest::keyClicks(shape, QStringLiteral("32, 33"));
    QCOMPARE(m_edits.last().experiment.source.shape, (std::vector<std::uint32_t>{32, 33}));
}

QTEST_MAIN(TestLaunchPanel)
#include "launchpanel_test.moc"
