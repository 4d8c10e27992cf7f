// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/experiment.h"
#include "experiment/result.h"
#include "panels/edit.h"

#include <QScrollArea>

#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace warplens {

class ArgumentRow;
class BufferRow;
class DeviceSection;
class ExpressionSection;
class ExtentRow;
class TemplateRow;

/// All that a person can set beside the text. Shows an Experiment, and takes from its Result what
/// the text alone does not tell: parameters, kernels, messages. Results never take the keyboard
/// away or change what is being typed.
class LaunchPanel : public QScrollArea
{
    Q_OBJECT

public:
    explicit LaunchPanel(QWidget *parent = nullptr);

    void setExperiment(const Experiment &experiment);
    /// Without a kernel in it, the rows of the last one stay.
    void setResult(std::shared_ptr<const Result> result);

signals:
    void edited(const warplens::Edit &edit);

private:
    void buildLaunch(QVBoxLayout *column);
    void buildTemplates();
    void buildParameters();
    void makeRow(const Parameter &parameter);
    void change(const QString &description, const QString &mergeKey,
                const std::function<void(Experiment &)> &apply);
    void updateFromExperiment();
    void updateKernels();
    void updateTemplates();
    void updateSuggestion();
    void updateMessages();
    QString messageOf(std::initializer_list<DiagnosticKind> kinds,
                      const std::string &name = {}) const;

    Experiment m_experiment;
    std::shared_ptr<const Result> m_result;
    std::vector<Parameter> m_parameters; ///< those that have rows now
    ExpressionSection *m_expression;
    QLabel *m_expressionHeading;
    QComboBox *m_kernel;
    QWidget *m_kernelRow;
    QLabel *m_kernelMessage;
    ExtentRow *m_grid;
    ExtentRow *m_block;
    QWidget *m_suggestion;
    QLabel *m_suggestionText;
    QWidget *m_sharedRow;
    QSpinBox *m_shared;
    QLabel *m_sharedMessage;
    QVBoxLayout *m_templatesPlace;
    QWidget *m_templateRows = nullptr;
    std::vector<std::string> m_templateNames; ///< those that have rows now
    QWidget *m_rows = nullptr;                ///< of parameters and buffers
    QVBoxLayout *m_rowsPlace;
    QLabel *m_deviceHeading;
    DeviceSection *m_device;
    std::map<std::string, TemplateRow *> m_templates;
    std::map<std::string, ArgumentRow *> m_arguments;
    std::map<std::string, BufferRow *> m_buffers;
};

} // namespace warplens
