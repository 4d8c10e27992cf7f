// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "editor/sourcebar.h"

#include "style/shape.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace warplens {

namespace {

// Names of languages are the same in all languages; in the order of Dialect, after Detect.
const QString Languages[] = {QStringLiteral("CUDA"), QStringLiteral("HIP"),
                             QStringLiteral("OpenCL"), QStringLiteral("HLSL")};

void setRow(QComboBox &combo, int row)
{
    const QSignalBlocker blocker(combo);
    combo.setCurrentIndex(row);
}

} // namespace

SourceBar::SourceBar(QWidget *parent)
    : QWidget(parent)
    , m_dialect(new QComboBox)
    , m_counts(new QComboBox)
{
    m_dialect->addItem(QString());
    for (const QString &language : Languages)
        m_dialect->addItem(language);
    m_dialect->setAccessibleName(tr("Language of the text"));
    m_dialect->setToolTip(tr("Language of the text"));
    m_counts->addItems({tr("as written"), tr("optimised")});
    m_counts->setItemData(0, tr("Every access of the text counts"), Qt::ToolTipRole);
    m_counts->setItemData(1, tr("The accesses that LLVM's -O2 leaves count"), Qt::ToolTipRole);
    m_counts->setAccessibleName(tr("What is counted"));
    m_counts->setToolTip(tr("Count the accesses of the text, or those that LLVM's -O2 leaves"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(6, 4, 6, 4);
    layout->setSpacing(8);
    layout->addWidget(m_dialect, 1);
    layout->addWidget(makeLabel(tr("counted"), "caption"));
    layout->addWidget(m_counts);
    connect(m_dialect, &QComboBox::activated, this, [this](int row) {
        Experiment wanted = m_experiment;
        wanted.source.dialect = Dialect(row);
        change(tr("choose the language"), wanted);
    });
    connect(m_counts, &QComboBox::activated, this, [this](int row) {
        Experiment wanted = m_experiment;
        wanted.optimised = row == 1;
        change(row == 1 ? tr("count optimised") : tr("count as written"), wanted);
    });
}

void SourceBar::setExperiment(const Experiment &experiment)
{
    m_experiment = experiment;
    Source detected = experiment.source;
    detected.dialect = Dialect::Detect;
    m_dialect->setItemText(0, tr("detected: %1").arg(Languages[int(dialectOf(detected)) - 1]));
    setRow(*m_dialect, int(experiment.source.dialect));
    setRow(*m_counts, experiment.optimised ? 1 : 0);
}

void SourceBar::change(const QString &description, const Experiment &wanted)
{
    if (wanted == m_experiment)
        return;
    m_experiment = wanted;
    emit edited({wanted, description, {}, false});
}

} // namespace warplens
