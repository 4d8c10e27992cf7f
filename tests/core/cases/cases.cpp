// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "cases.h"

#include <QFile>

using namespace warplens;

static Experiment inBlock(std::string text, Extent block, Extent grid = {1, 1, 1})
{
    Experiment experiment;
    experiment.source.text = std::move(text);
    experiment.launch.block = block;
    experiment.launch.grid = grid;
    return experiment;
}

Experiment onGlobal(const char *expression, const char *type, Extent block)
{
    Experiment experiment = inBlock(expression, block);
    experiment.source.elementType = type;
    return experiment;
}

Experiment onShared(const char *expression, const char *type, Extent block)
{
    Experiment experiment = onGlobal(expression, type, block);
    experiment.source.space = Space::Shared;
    return experiment;
}

Experiment pasted(const char *text, Extent block, Extent grid)
{
    return inBlock(text, block, grid);
}

Experiment pastedFile(const char *name, const char *kernel, Extent block, Extent grid)
{
    QFile file(QStringLiteral(WARPLENS_TEST_DATA "/cases/") + QLatin1String(name));
    const bool isThere = file.open(QIODevice::ReadOnly);
    Experiment experiment =
        inBlock(isThere ? file.readAll().toStdString() : std::string(), block, grid);
    experiment.kernel = kernel;
    return experiment;
}

Experiment with(Experiment experiment, const char *parameter, const char *value)
{
    experiment.launch.arguments[parameter] = value;
    return experiment;
}

Experiment holding(Experiment experiment, const char *buffer, const char *contents)
{
    experiment.launch.buffers[buffer].init = contents;
    return experiment;
}

Experiment storing(Experiment experiment)
{
    experiment.source.op = ExpressionOp::Store;
    return experiment;
}

Experiment shaped(Experiment experiment, std::vector<std::uint32_t> shape)
{
    experiment.source.shape = std::move(shape);
    return experiment;
}

Experiment onDevice(const char *device, Experiment experiment)
{
    experiment.device = device;
    return experiment;
}

std::vector<CaseWithoutRow> casesWithoutRow() { return {}; }
