// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "exampleresult.h"
#include "panels/bufferrow.h"
#include "panels/launchpanel.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>
#include <QToolButton>
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
    void unknownTypesAreSaid();
    void constantsAreSetLikeOthers();
    void compilingAnewKeepsTheSlider();
    void templateArgumentsAreEdited();
    void badTemplateArgumentsStay();
    void launchedKernelsComeFirst();
    void kernelsAreFoundByPartOfTheirName();
    void contentsComeFromAFile();

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

void TestLaunchPanel::unknownTypesAreSaid()
{
    Experiment experiment;
    experiment.source.text = "threadIdx.x * 2";
    m_panel->setExperiment(experiment);
    QComboBox *type = field<QComboBox>(QStringLiteral("Element type"));
    type->setEditText(QStringLiteral("floa"));
    QCOMPARE(m_edits.size(), 0);
    QVERIFY(says(QStringLiteral("type")));
    QCOMPARE(type->currentText(), QStringLiteral("floa"));
    type->setEditText(QStringLiteral("float4"));
    QCOMPARE(m_edits.last().experiment.source.elementType, std::string("float4"));
    QVERIFY(!says(QStringLiteral("type")));
}

namespace {

/// The example with a kernel that has `PAD` in a constant place and the template parameter `T`.
std::shared_ptr<Result> constantResult(const std::string &pad)
{
    auto result = exampleResult();
    auto kernel = std::make_shared<Kernel>(*result->kernel());
    Parameter constant;
    constant.name = "PAD";
    constant.type = "int";
    constant.isConstant = true;
    constant.constant = pad;
    kernel->parameters.push_back(constant);
    kernel->templateArguments = {{"T", "float", true}, {"N", "16", false}};
    result->compiled.kernel = kernel;
    result->arguments.push_back({"PAD", pad, true});
    return result;
}

} // namespace

void TestLaunchPanel::constantsAreSetLikeOthers()
{
    m_panel->setResult(constantResult("1"));
    QLineEdit *pad = field<QLineEdit>(QStringLiteral("PAD"));
    QCOMPARE(pad->text(), QStringLiteral("1"));
    field<QSlider>(QStringLiteral("PAD, slider"))->setValue(5);
    QCOMPARE(m_edits.last().experiment.launch.arguments.at("PAD"), std::string("5"));
    auto bad = constantResult("1");
    bad->diagnostics = {{DiagnosticKind::BadConstant, Severity::Error, {}, {}, {"PAD", "x"}, 1}};
    m_panel->setResult(bad);
    QTRY_VERIFY(says(QStringLiteral("no whole number"))); // new rows show a moment later
    QVERIFY(pad->property("excess").toBool());
}

void TestLaunchPanel::compilingAnewKeepsTheSlider()
{
    m_panel->setResult(constantResult("1"));
    const QSlider *slider = field<QSlider>(QStringLiteral("PAD, slider"));
    m_panel->setResult(constantResult("2"));
    QCOMPARE(field<QSlider>(QStringLiteral("PAD, slider")), slider);
    QCOMPARE(slider->value(), 2);
}

void TestLaunchPanel::templateArgumentsAreEdited()
{
    m_panel->setResult(constantResult("1"));
    QLineEdit *type = field<QLineEdit>(QStringLiteral("Template parameter T"));
    QCOMPARE(type->text(), QStringLiteral("float"));
    QStringList assumed;
    for (const QLabel *label : m_panel->findChildren<QLabel *>()) {
        if (label->isVisible() && label->text() == QStringLiteral("assumed"))
            assumed << label->parentWidget()->findChild<QLineEdit *>()->accessibleName();
    }
    QCOMPARE(assumed, QStringList{type->accessibleName()});
    type->setFocus();
    type->selectAll();
    QTest::keyClicks(type, QStringLiteral("int"));
    QCOMPARE(m_edits.last().experiment.templateArguments,
             (std::map<std::string, std::string>{{"T", "int"}}));
    QVERIFY(!m_edits.last().mergeKey.isEmpty());
    type->selectAll();
    QTest::keyClick(type, Qt::Key_Delete);
    QVERIFY(m_edits.last().experiment.templateArguments.empty());
}

void TestLaunchPanel::badTemplateArgumentsStay()
{
    m_panel->setResult(constantResult("1"));
    Experiment experiment = exampleResult()->experiment;
    experiment.templateArguments["T"] = "flout";
    m_panel->setExperiment(experiment);
    auto failed = failedResult(
        experiment,
        {DiagnosticKind::BadTemplateArgument, Severity::Error, {}, {}, {"T", "flout"}, 1});
    m_panel->setResult(failed);
    QVERIFY(says(QStringLiteral("flout")));
    QLineEdit *type = field<QLineEdit>(QStringLiteral("Template parameter T"));
    QCOMPARE(type->text(), QStringLiteral("flout"));
    QVERIFY(type->property("excess").toBool());
}

void TestLaunchPanel::launchedKernelsComeFirst()
{
    auto result = exampleResult();
    result->compiled.kernels = {{"a", {}, false, {}},
                                {"fragment", {}, true, {}},
                                {"c", {}, false, {}},
                                {"a", {}, false, {}}};
    m_panel->setResult(result);
    const QComboBox *kernels = field<QComboBox>(QStringLiteral("Kernel"));
    QVERIFY(kernels->isVisible());
    QStringList names;
    for (int row = 0; row < kernels->count(); ++row)
        names << kernels->itemText(row);
    QCOMPARE(names, (QStringList{"fragment (launched)", "a", "c"}));
    QCOMPARE(kernels->currentText(), QStringLiteral("fragment (launched)"));
}

void TestLaunchPanel::kernelsAreFoundByPartOfTheirName()
{
    auto result = exampleResult();
    for (int i = 0; i < 300; ++i)
        result->compiled.kernels.push_back({"kernel" + std::to_string(i), {}, false, {}});
    m_panel->setResult(result);
    QComboBox *kernels = field<QComboBox>(QStringLiteral("Kernel"));
    QCOMPARE(kernels->count(), 301);
    QLineEdit *text = kernels->lineEdit();
    text->setFocus();
    text->selectAll();
    QTest::keyClicks(text, QStringLiteral("l271"));
    kernels->completer()->complete();
    QCOMPARE(kernels->completer()->completionCount(), 1);
    QTest::keyClick(kernels->completer()->popup(), Qt::Key_Down);
    QTest::keyClick(kernels->completer()->popup(), Qt::Key_Return);
    QCOMPARE(m_edits.size(), 1);
    QCOMPARE(m_edits.last().experiment.kernel, std::string("kernel271"));
    text->setText(QStringLiteral("no such"));
    QTest::keyClick(text, Qt::Key_Return);
    QCOMPARE(text->text(), QStringLiteral("kernel271"));
    QCOMPARE(m_edits.size(), 1);
}

void TestLaunchPanel::contentsComeFromAFile()
{
    auto *row = m_panel->findChild<BufferRow *>();
    row->chooseFile = [] { return QStringLiteral("/data/a:b.csv"); };
    field<QToolButton>(QStringLiteral("data: contents from a file"))->click();
    QCOMPARE(m_edits.last().experiment.launch.buffers.at("data"),
             (BufferSpec{"", 0, "file=/data/a:b.csv", 0}));
    row->chooseFile = [] { return QString(); }; // thought better of it
    field<QToolButton>(QStringLiteral("data: contents from a file"))->click();
    QCOMPARE(m_edits.size(), 1);
}

QTEST_MAIN(TestLaunchPanel)
#include "launchpanel_test.moc"
