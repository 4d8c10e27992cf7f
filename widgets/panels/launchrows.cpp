// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
// What the launch panel takes from a Result: rows for parameters and buffers, template arguments,
// the choice of kernels, the launch the text suggests, and messages at their places.
#include "panels/argumentrow.h"
#include "panels/bufferrow.h"
#include "panels/devicesection.h"
#include "panels/extentrow.h"
#include "panels/launchpanel.h"
#include "panels/templaterow.h"
#include "phrases.h"
#include "style/shape.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace warplens {

namespace {

QString extentText(const Extent &extent)
{
    return QStringLiteral("%1 × %2 × %3").arg(extent.x).arg(extent.y).arg(extent.z);
}

/// The kernel of that name; without a name the first launched, else the first. Null: none.
const KernelEntry *entryOf(const std::vector<KernelEntry> &entries, const std::string &name)
{
    auto entry = name.empty() ? std::ranges::find(entries, true, &KernelEntry::launched)
                              : std::ranges::find(entries, name, &KernelEntry::name);
    if (name.empty() && entry == entries.end())
        entry = entries.begin();
    return entry == entries.end() ? nullptr : &*entry;
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
    layout->addSpacing(34); // below it the rows have a button
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

/// Those that the text launches first, each once.
void LaunchPanel::updateKernels()
{
    const Kernel *kernel = m_result ? m_result->kernel() : nullptr;
    if (!m_result || m_result->compiled.kernels.empty())
        return;
    const QSignalBlocker blocker(m_kernel);
    std::vector<KernelEntry> entries = m_result->compiled.kernels;
    std::ranges::stable_sort(entries, std::greater(), &KernelEntry::launched);
    QStringList names;
    QStringList texts;
    for (const KernelEntry &entry : entries) {
        const QString name = QString::fromStdString(entry.name);
        if (names.contains(name))
            continue;
        names << name;
        texts << (entry.launched ? tr("%1 (launched)").arg(name) : name);
    }
    QStringList shown;
    for (int row = 0; row < m_kernel->count(); ++row)
        shown << m_kernel->itemText(row);
    if (shown != texts) {
        m_kernel->clear();
        for (qsizetype row = 0; row < names.size(); ++row)
            m_kernel->addItem(texts[row], names[row]);
    }
    if (kernel && !m_kernel->lineEdit()->hasFocus())
        m_kernel->setCurrentIndex(m_kernel->findData(QString::fromStdString(kernel->name)));
    m_kernelRow->setVisible(names.size() > 1);
}

/// Rows for the template parameters of the kernel; when it did not compile, those the text has.
void LaunchPanel::buildTemplates()
{
    if (!m_result)
        return;
    std::vector<std::string> names;
    if (const Kernel *kernel = m_result->kernel()) {
        for (const TemplateArgument &argument : kernel->templateArguments)
            names.push_back(argument.name);
    } else {
        const KernelEntry *entry = entryOf(m_result->compiled.kernels, m_experiment.kernel);
        const bool isBetter = entry && (m_templateNames.empty() || !m_experiment.kernel.empty());
        names = isBetter ? entry->templateParameters : m_templateNames;
    }
    if (names == m_templateNames)
        return;
    m_templateNames = names;
    m_templates.clear();
    delete m_templateRows;
    m_templateRows = new QWidget;
    auto *column = new QVBoxLayout(m_templateRows);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    for (const std::string &name : names) {
        auto *row = new TemplateRow(name);
        m_templates[name] = row;
        column->addWidget(row);
        const QString shown = QString::fromStdString(name);
        connect(row, &TemplateRow::edited, this, [this, name, shown](const std::string &text) {
            change(tr("change %1").arg(shown), QStringLiteral("template ") + shown,
                   [&](Experiment &experiment) {
                       if (text.empty())
                           experiment.templateArguments.erase(name);
                       else
                           experiment.templateArguments[name] = text;
                   });
        });
    }
    m_templatesPlace->addWidget(m_templateRows);
    m_templateRows->setVisible(!names.empty());
}

void LaunchPanel::updateTemplates()
{
    const Kernel *kernel = m_result ? m_result->kernel() : nullptr;
    for (const auto &[name, row] : m_templates) {
        const auto typed = m_experiment.templateArguments.find(name);
        TemplateArgument compiled;
        if (kernel) {
            const auto found =
                std::ranges::find(kernel->templateArguments, name, &TemplateArgument::name);
            if (found != kernel->templateArguments.end())
                compiled = *found;
        }
        row->setArgument(typed == m_experiment.templateArguments.end() ? std::string()
                                                                       : typed->second,
                         compiled.text, compiled.isAssumed);
    }
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
        row->setMessage(messageOf({Kind::BadArgument, Kind::BadConstant}, name));
    for (const auto &[name, row] : m_templates)
        row->setMessage(messageOf({Kind::BadTemplateArgument}, name));
    setMessage(m_kernelMessage, messageOf({Kind::UnknownKernel}));
    for (const auto &[name, row] : m_buffers)
        row->setMessage(messageOf({Kind::BadBuffer}, name));
}

} // namespace warplens
