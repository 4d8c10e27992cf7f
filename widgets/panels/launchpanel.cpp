// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/launchpanel.h"

#include "experiment/effectivedevice.h"
#include "panels/argumentrow.h"
#include "panels/bufferrow.h"
#include "panels/devicesection.h"
#include "panels/expressionsection.h"
#include "panels/extentrow.h"
#include "phrases.h"
#include "style/shape.h"

#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace warplens {

namespace {

/// All kernels of the text, which may be hundreds: typing a part of a name finds it.
QComboBox *makeKernelChooser()
{
    auto *chooser = new QComboBox;
    chooser->setAccessibleName(LaunchPanel::tr("Kernel"));
    chooser->setEditable(true);
    chooser->setInsertPolicy(QComboBox::NoInsert);
    chooser->setMaxVisibleItems(20);
    chooser->setMinimumContentsLength(8);
    chooser->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    chooser->completer()->setFilterMode(Qt::MatchContains);
    chooser->completer()->setCompletionMode(QCompleter::PopupCompletion);
    // What names no kernel is not kept.
    QObject::connect(chooser->lineEdit(), &QLineEdit::editingFinished, chooser, [chooser] {
        chooser->setEditText(chooser->itemText(chooser->currentIndex()));
    });
    return chooser;
}

/// Without what changes with each compilation and makes no other row.
std::vector<Parameter> rowsOf(std::vector<Parameter> parameters)
{
    for (Parameter &parameter : parameters)
        parameter.constant.clear();
    return parameters;
}

} // namespace

LaunchPanel::LaunchPanel(QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Launch"));
    auto *content = new QWidget;
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(14, 12, 14, 12);
    column->setSpacing(8);
    m_expressionHeading = makeLabel(tr("Expression"), "heading");
    column->addWidget(m_expressionHeading);
    column->addWidget(m_expression = new ExpressionSection);
    buildLaunch(column);
    m_rowsPlace = new QVBoxLayout;
    column->addLayout(m_rowsPlace);
    column->addWidget(m_deviceHeading = makeLabel({}, "heading"));
    column->addWidget(m_device = new DeviceSection);
    column->addStretch(1);
    setWidget(content);
    connect(m_expression, &ExpressionSection::edited, this, [this](const Source &source) {
        change(tr("change the expression"), {}, [&](Experiment &experiment) {
            const std::string text = experiment.source.text;
            experiment.source = source;
            experiment.source.text = text;
        });
    });
    connect(m_device, &DeviceSection::edited, this,
            [this](const DeviceSection::Overrides &overrides) {
                change(tr("change the device's rules"), QStringLiteral("device"),
                       [&](Experiment &experiment) { experiment.deviceOverrides = overrides; });
            });
    updateFromExperiment();
}

void LaunchPanel::buildLaunch(QVBoxLayout *column)
{
    column->addWidget(makeLabel(tr("Launch"), "heading"));
    m_kernelRow = new QWidget;
    auto *kernelLayout = new QHBoxLayout(m_kernelRow);
    kernelLayout->setContentsMargins(0, 0, 0, 0);
    kernelLayout->addWidget(new QLabel(tr("kernel")));
    kernelLayout->addWidget(m_kernel = makeKernelChooser(), 1);
    column->addWidget(m_kernelRow);
    m_kernelRow->hide(); // until there are several
    column->addWidget(m_kernelMessage = makeLabel({}, "message"));
    m_kernelMessage->setWordWrap(true);
    m_kernelMessage->hide();
    column->addLayout(m_templatesPlace = new QVBoxLayout);
    column->addWidget(m_grid = new ExtentRow(tr("grid"), std::numeric_limits<int>::max()));
    column->addWidget(m_block = new ExtentRow(tr("block"), std::numeric_limits<int>::max()));
    auto *useSuggestion = new QPushButton(tr("Use the text's launch"));
    m_suggestion = new QWidget;
    auto *suggestionLayout = new QHBoxLayout(m_suggestion);
    suggestionLayout->setContentsMargins(0, 0, 0, 0);
    suggestionLayout->addWidget(useSuggestion);
    suggestionLayout->addWidget(m_suggestionText = makeLabel({}, "caption"), 1);
    m_suggestionText->setWordWrap(true);
    column->addWidget(m_suggestion);
    m_sharedRow = new QWidget;
    auto *sharedLayout = new QHBoxLayout(m_sharedRow);
    sharedLayout->setContentsMargins(0, 0, 0, 0);
    sharedLayout->addWidget(new QLabel(tr("dynamic shared bytes")), 1);
    sharedLayout->addWidget(m_shared = new QSpinBox);
    m_shared->setRange(0, std::numeric_limits<int>::max());
    m_shared->setSpecialValueText(tr("as needed"));
    m_shared->setAlignment(Qt::AlignRight);
    m_shared->setMinimumWidth(84);
    m_shared->setAccessibleName(tr("Dynamic shared memory, bytes"));
    column->addWidget(m_sharedRow);
    column->addWidget(m_sharedMessage = makeLabel({}, "message"));
    m_sharedMessage->setWordWrap(true);
    m_sharedMessage->hide();

    connect(m_kernel, &QComboBox::activated, this, [this](int row) {
        const QString shown = m_kernel->itemData(row).toString();
        const std::string name = shown.toStdString();
        change(tr("choose kernel %1").arg(shown), {},
               [&](Experiment &experiment) { experiment.kernel = name; });
    });
    connect(m_grid, &ExtentRow::edited, this, [this](const Extent &extent) {
        change(tr("change the grid"), QStringLiteral("grid"),
               [&](Experiment &experiment) { experiment.launch.grid = extent; });
    });
    connect(m_block, &ExtentRow::edited, this, [this](const Extent &extent) {
        change(tr("change the block"), QStringLiteral("block"),
               [&](Experiment &experiment) { experiment.launch.block = extent; });
    });
    connect(m_shared, &QSpinBox::valueChanged, this, [this](int bytes) {
        change(
            tr("change the shared memory"), QStringLiteral("shared"),
            [&](Experiment &experiment) { experiment.launch.sharedBytes = std::uint64_t(bytes); });
    });
    connect(useSuggestion, &QPushButton::clicked, this, [this] {
        change(tr("use the launch in the text"), {}, [this](Experiment &experiment) {
            const Kernel &kernel = *m_result->kernel();
            experiment.launch.grid = kernel.suggestedGrid.value_or(experiment.launch.grid);
            experiment.launch.block = kernel.suggestedBlock.value_or(experiment.launch.block);
        });
    });
}

void LaunchPanel::change(const QString &description, const QString &mergeKey,
                         const std::function<void(Experiment &)> &apply)
{
    Experiment wanted = m_experiment;
    apply(wanted);
    if (wanted == m_experiment)
        return;
    m_experiment = wanted;
    emit edited({std::move(wanted), description, mergeKey, false});
}

void LaunchPanel::setExperiment(const Experiment &experiment)
{
    m_experiment = experiment;
    updateFromExperiment();
}

void LaunchPanel::setResult(std::shared_ptr<const Result> result)
{
    m_result = std::move(result);
    const Kernel *kernel = m_result ? m_result->kernel() : nullptr;
    if (kernel && rowsOf(kernel->parameters) != m_parameters) {
        m_parameters = rowsOf(kernel->parameters);
        buildParameters();
    }
    updateKernels();
    buildTemplates();
    updateFromExperiment();
    updateMessages();
}

void LaunchPanel::updateFromExperiment()
{
    const Launch &launch = m_experiment.launch;
    const SourceForm form = formOf(m_experiment.source);
    const bool isExpression = form == SourceForm::Expression || form == SourceForm::Addresses;
    m_expressionHeading->setVisible(isExpression);
    m_expression->setVisible(isExpression);
    m_expression->setSource(m_experiment.source);
    m_grid->setExtent(launch.grid);
    m_block->setExtent(launch.block);
    if (std::uint64_t(m_shared->value()) != launch.sharedBytes) {
        const QSignalBlocker blocker(m_shared);
        m_shared->setValue(int(std::min<std::uint64_t>(launch.sharedBytes, INT_MAX)));
    }
    for (const auto &[name, row] : m_arguments) {
        const auto typed = launch.arguments.find(name);
        const auto effective = m_result
            ? std::ranges::find(m_result->arguments, name, &EffectiveArgument::name)
            : std::vector<EffectiveArgument>::const_iterator();
        row->setArgument(typed == launch.arguments.end() ? std::string() : typed->second,
                         m_result && effective != m_result->arguments.end() ? effective->text
                                                                            : std::string());
    }
    for (const auto &[name, row] : m_buffers) {
        const auto spec = launch.buffers.find(name);
        row->setBuffer(spec == launch.buffers.end() ? BufferSpec() : spec->second);
    }
    updateTemplates();
    const auto known = deviceOf(m_experiment);
    const Device *device = std::get_if<Device>(&known);
    m_deviceHeading->setText(device
                                 ? tr("Device rules, %1").arg(QString::fromStdString(device->name))
                                 : tr("Device rules"));
    if (device)
        m_device->setDevice(*device, m_experiment.deviceOverrides);
    updateSuggestion();
}

} // namespace warplens
