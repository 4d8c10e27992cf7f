// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
// What the launch panel takes from a Result: rows for parameters and buffers, the choice of
// kernels, the launch the text suggests, and messages at their places.
#include "panels/argumentrow.h"
#include "panels/bufferrow.h"
#include "panels/devicesection.h"
#include "panels/extentrow.h"
#include "panels/launchpanel.h"
#include "phrases.h"
#include "style/shape.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace warplens {

namespace {

QString extentText(const Extent &extent)
{
    return QStringLiteral("%1 × %2 × %3").arg(extent.x).arg(extent.y).arg(extent.z);
}

QWidget *bufferCaptions()
{
    auto *captions = new QWidget;
    auto *layout = new QHBoxLayout(captions);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    const QString names[] = {QString(), LaunchPanel::tr("type"), LaunchPanel::tr("count"),
                             LaunchPanel::tr("contents"), LaunchPanel::tr("offset B")};
    const int stretches[] = {4, 5, 4, 5, 3};
    for (int column = 0; column < 5; ++column) {
        auto *caption = makeLabel(names[column], "caption");
        caption->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        layout->addWidget(caption, stretches[column]);
    }
    return captions;
}

} // namespace

void LaunchPanel::buildParameters()
{
    m_arguments.clear();
    m_buffers.clear();
    delete m_rows;
    m_rows = new QWidget;
    auto *column = new QVBoxLayout(m_rows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (const bool buffers : {false, true}) {
        bool first = true;
        for (const Parameter &parameter : m_parameters) {
            if (parameter.isBuffer != buffers || parameter.isStruct)
                continue;
            if (first) {
                column->addWidget(makeLabel(buffers ? tr("Buffers") : tr("Parameters"), "heading"));
                if (buffers)
                    column->addWidget(bufferCaptions());
            }
            first = false;
            makeRow(parameter);
        }
    }
    m_rowsPlace->addWidget(m_rows);
}

void LaunchPanel::makeRow(const Parameter &parameter)
{
    const std::string name = parameter.name;
    const QString shown = QString::fromStdString(name);
    if (parameter.isBuffer) {
        auto *row = new BufferRow(parameter);
        m_buffers[name] = row;
        m_rows->layout()->addWidget(row);
        connect(row, &BufferRow::edited, this, [this, name, shown](const BufferSpec &buffer) {
            change(tr("change buffer %1").arg(shown), QStringLiteral("buffer ") + shown,
                   [&](Experiment &experiment) {
                       if (buffer == BufferSpec())
                           experiment.launch.buffers.erase(name);
                       else
                           experiment.launch.buffers[name] = buffer;
                   });
        });
        return;
    }
    auto *row = new ArgumentRow(parameter);
    m_arguments[name] = row;
    m_rows->layout()->addWidget(row);
    connect(row, &ArgumentRow::edited, this, [this, name, shown](const std::string &text) {
        change(tr("change %1").arg(shown), QStringLiteral("argument ") + shown,
               [&](Experiment &experiment) {
                   if (text.empty())
                       experiment.launch.arguments.erase(name);
                   else
                       experiment.launch.arguments[name] = text;
               });
    });
}

void LaunchPanel::updateKernels()
{
    const Kernel *kernel = m_result ? m_result->kernel() : nullptr;
    if (!m_result || m_result->compiled.kernels.empty())
        return;
    const QSignalBlocker blocker(m_kernel);
    QStringList names;
    for (const KernelEntry &entry : m_result->compiled.kernels)
        names << QString::fromStdString(entry.name);
    names.removeDuplicates();
    QStringList shown;
    for (int row = 0; row < m_kernel->count(); ++row)
        shown << m_kernel->itemText(row);
    if (shown != names) {
        m_kernel->clear();
        m_kernel->addItems(names);
    }
    if (kernel)
        m_kernel->setCurrentText(QString::fromStdString(kernel->name));
    m_kernelRow->setVisible(names.size() > 1);
}

void LaunchPanel::updateSuggestion()
{
    const Kernel *kernel = m_result ? m_result->kernel() : nullptr;
    const Launch &launch = m_experiment.launch;
    const bool differs = kernel
        && (kernel->suggestedBlock.value_or(launch.block) != launch.block
            || kernel->suggestedGrid.value_or(launch.grid) != launch.grid);
    if (differs)
        m_suggestionText->setText(
            tr("grid %1, block %2")
                .arg(extentText(kernel->suggestedGrid.value_or(launch.grid)),
                     extentText(kernel->suggestedBlock.value_or(launch.block))));
    m_suggestion->setVisible(differs);
    const bool dynamic = kernel && std::ranges::any_of(kernel->variables, &Variable::dynamic);
    m_sharedRow->setVisible(dynamic || launch.sharedBytes > 0);
}

QString LaunchPanel::messageOf(std::initializer_list<DiagnosticKind> kinds,
                               const std::string &name) const
{
    for (const Diagnostic &diagnostic :
         m_result ? m_result->diagnostics : std::vector<Diagnostic>()) {
        const bool isKind = std::ranges::find(kinds, diagnostic.kind) != kinds.end();
        const bool isNamed =
            name.empty() || (!diagnostic.arguments.empty() && diagnostic.arguments.front() == name);
        if (isKind && isNamed)
            return sentenceOf(diagnostic);
    }
    return {};
}

void LaunchPanel::updateMessages()
{
    using Kind = DiagnosticKind;
    m_grid->setMessage(messageOf({Kind::GridIsZero, Kind::GridTooLarge}));
    m_block->setMessage(messageOf({Kind::BlockIsZero, Kind::BlockTooLarge}));
    setMessage(m_sharedMessage, messageOf({Kind::SharedTooLarge}));
    m_device->setMessage(messageOf({Kind::UnknownDevice, Kind::InvalidDevice}));
    for (const auto &[name, row] : m_arguments)
        row->setMessage(messageOf({Kind::BadArgument}, name));
    for (const auto &[name, row] : m_buffers)
        row->setMessage(messageOf({Kind::BadBuffer}, name));
}

} // namespace warplens
