// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#ifndef Q_MOC_RUN // it cannot read <stop_token>
#include "experiment/experiment.h"
#endif

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// A question that somebody asked in public, as the source they would paste, and what the hardware
/// does. `page` is the number it is kept under; the values are those a reference model computed.
struct Case
{
    QString page;
    QString name; ///< what tells it from the page's other rows
    warplens::Experiment experiment;
    /// What must be among the sites' counts, each for one warp: see `describeSites`.
    QStringList expected;
    QString why; ///< where the published answer differs, why it is wrong
    /// All hazards there are, if the page asks for them: see `describeHazards`.
    std::optional<QStringList> hazards = {};
};

std::vector<Case> coalescingCases();
std::vector<Case> bankCases();
std::vector<Case> atomicCases();
std::vector<Case> layoutCases();
std::vector<Case> raceCases();
/// Pages about hardware whose rules differ from the newest, on it.
std::vector<Case> ownDeviceCases();

/// A page that no row stands for.
struct CaseWithoutRow
{
    QString page;
    QString reason;
};
std::vector<CaseWithoutRow> casesWithoutRow();

using Extent = warplens::Extent;

/// An index expression on global memory, or on shared memory.
warplens::Experiment onGlobal(const char *expression, const char *type = "float",
                              Extent block = {32, 1, 1});
warplens::Experiment onShared(const char *expression, const char *type = "float",
                              Extent block = {32, 1, 1});
/// A fragment, or the text of a whole file.
warplens::Experiment pasted(const char *text, Extent block = {32, 1, 1}, Extent grid = {1, 1, 1});
/// A file of tests/data/cases.
warplens::Experiment pastedFile(const char *name, const char *kernel, Extent block,
                                Extent grid = {1, 1, 1});
/// `experiment` with a number for a parameter, or with what a buffer holds.
warplens::Experiment with(warplens::Experiment experiment, const char *parameter,
                          const char *value);
warplens::Experiment holding(warplens::Experiment experiment, const char *buffer,
                             const char *contents);
warplens::Experiment storing(warplens::Experiment experiment);
warplens::Experiment shaped(warplens::Experiment experiment, std::vector<std::uint32_t> shape);
warplens::Experiment onDevice(const char *device, warplens::Experiment experiment);
