// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "editor/sourcebar.h"

#include <QComboBox>
#include <QtTest>

using namespace warplens;

class TestSourceBar : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void theDetectedLanguageIsSaid();
    void theLanguageCanBeSet();
    void countsCanBeOfTheOptimisedCode();
    void settingAnExperimentSaysNothing();

private:
    QComboBox *field(const QString &name) const
    {
        for (QComboBox *each : m_bar->findChildren<QComboBox *>()) {
            if (each->accessibleName() == name)
                return each;
        }
        return nullptr;
    }
    QComboBox *language() const { return field(QStringLiteral("Language of the text")); }
    QComboBox *counts() const { return field(QStringLiteral("What is counted")); }
    /// As a person does.
    static void choose(QComboBox *combo, int row)
    {
        combo->setCurrentIndex(row);
        emit combo->activated(row);
    }

    std::unique_ptr<SourceBar> m_bar;
    QList<Edit> m_edits;
};

void TestSourceBar::init()
{
    m_bar = std::make_unique<SourceBar>();
    m_bar->setExperiment({});
    m_edits.clear();
    connect(m_bar.get(), &SourceBar::edited, this, [this](const Edit &edit) { m_edits << edit; });
}

void TestSourceBar::theDetectedLanguageIsSaid()
{
    QVERIFY(language()->currentText().contains(QStringLiteral("CUDA")));
    Experiment experiment;
    experiment.source.text = "__kernel void k(__global int *a) { a[get_local_id(0)] = 1; }";
    m_bar->setExperiment(experiment);
    QVERIFY(language()->currentText().contains(QStringLiteral("OpenCL")));
    experiment.source.dialect = Dialect::Hlsl;
    m_bar->setExperiment(experiment);
    QCOMPARE(language()->currentText(), QStringLiteral("HLSL"));
}

void TestSourceBar::theLanguageCanBeSet()
{
    const Dialect dialects[] = {Dialect::Detect, Dialect::Cuda, Dialect::Hip, Dialect::OpenCl,
                                Dialect::Hlsl};
    QCOMPARE(language()->count(), 5);
    for (const int row : {1, 2, 3, 4, 0}) {
        choose(language(), row);
        QCOMPARE(m_edits.last().experiment.source.dialect, dialects[row]);
        m_bar->setExperiment(m_edits.last().experiment);
    }
    QCOMPARE(m_edits.size(), 5);
    QVERIFY(m_edits.last().mergeKey.isEmpty()); // each a step of Undo
}

void TestSourceBar::countsCanBeOfTheOptimisedCode()
{
    QCOMPARE(counts()->currentIndex(), 0);
    choose(counts(), 1);
    QCOMPARE(m_edits.size(), 1);
    QVERIFY(m_edits.last().experiment.optimised);
    choose(counts(), 0);
    QVERIFY(!m_edits.last().experiment.optimised);
}

void TestSourceBar::settingAnExperimentSaysNothing()
{
    Experiment experiment;
    experiment.optimised = true;
    experiment.source.dialect = Dialect::Hip;
    m_bar->setExperiment(experiment);
    QCOMPARE(m_edits.size(), 0);
    QCOMPARE(counts()->currentIndex(), 1);
}

QTEST_MAIN(TestSourceBar)
#include "sourcebar_test.moc"
