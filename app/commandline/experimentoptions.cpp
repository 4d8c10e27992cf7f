// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/experimentoptions.h"

#include "commandline/devicenames.h"
#include "commandline/experimentrequest.h"
#include "commandline/optionvalues.h"
#include "experiment/buffertext.h"
#include "kernel/elementtype.h"

#include <QFileInfo>
#include <QStringList>

#include <algorithm>

namespace warplens {

namespace {

Complaint notAName(const std::string &text)
{
    return CommandLine::tr("\"%1\" is no name: use letters, digits and _")
        .arg(QString::fromStdString(text));
}

Complaint setSpace(const QString &value, ExperimentRequest &request)
{
    if (value != u"global" && value != u"shared")
        return expected("global, shared");
    request.input.experiment.source.space = value == u"global" ? Space::Global : Space::Shared;
    return {};
}

Complaint setDialect(const QString &value, ExperimentRequest &request)
{
    constexpr std::pair<QStringView, Dialect> dialects[] = {
        {u"cuda", Dialect::Cuda},
        {u"hip", Dialect::Hip},
        {u"opencl", Dialect::OpenCl},
        {u"hlsl", Dialect::Hlsl},
    };
    for (const auto &[name, dialect] : dialects) {
        if (value == name) {
            request.input.experiment.source.dialect = dialect;
            return {};
        }
    }
    return expected("cuda, hip, opencl, hlsl");
}

Complaint setOp(const QString &value, ExperimentRequest &request)
{
    static constexpr std::pair<QStringView, ExpressionOp> Operations[] = {
        {u"load", ExpressionOp::Load},
        {u"store", ExpressionOp::Store},
        {u"atomicAdd", ExpressionOp::AtomicAdd},
        {u"ldmatrix.x1", ExpressionOp::LoadMatrix1},
        {u"ldmatrix.x2", ExpressionOp::LoadMatrix2},
        {u"ldmatrix.x4", ExpressionOp::LoadMatrix4}};
    const auto *found = std::ranges::find(Operations, QStringView(value),
                                          &std::pair<QStringView, ExpressionOp>::first);
    if (found == std::end(Operations))
        return expected("load, store, atomicAdd, ldmatrix.x1, ldmatrix.x2, ldmatrix.x4");
    request.input.experiment.source.op = found->second;
    return {};
}

Complaint setShape(const QString &value, ExperimentRequest &request)
{
    auto shape = parseNamedShape(value);
    if (!shape)
        return expected("tile=32,33");
    Source &source = request.input.experiment.source;
    source.shape = std::move(shape->sizes);
    if (!shape->name.empty() && !isIdentifier(shape->name))
        return notAName(shape->name);
    if (!shape->name.empty())
        source.arrayName = std::move(shape->name);
    return {};
}

Complaint setTemplate(const QString &value, ExperimentRequest &request)
{
    auto values = parseAssignments(value);
    if (!values)
        return expected("T=float,BS=32");
    for (auto &[name, text] : *values) {
        if (!isIdentifier(name))
            return notAName(name);
        if (!isTemplateArgument(text))
            return CommandLine::tr("\"%1\" is no type and no number")
                .arg(QString::fromStdString(text));
        request.input.experiment.templateArguments.insert_or_assign(name, text);
    }
    return {};
}

Complaint addInclude(const QString &value, ExperimentRequest &request)
{
    if (!QFileInfo(value).isDir())
        return CommandLine::tr("there is no such folder");
    request.input.experiment.includeFolders.push_back(
        QFileInfo(value).absoluteFilePath().toStdString());
    return {};
}

Complaint setGrid(const QString &value, ExperimentRequest &request)
{
    const auto extent = parseExtent(value, 1);
    if (!extent)
        return expected("X[,Y[,Z]]");
    request.input.experiment.launch.grid = *extent;
    request.given.grid = true;
    return {};
}

Complaint setBlock(const QString &value, ExperimentRequest &request)
{
    const auto extent = parseExtent(value, 1);
    if (!extent)
        return expected("X[,Y[,Z]]");
    request.input.experiment.launch.block = *extent;
    request.given.block = true;
    return {};
}

Complaint setArgument(const QString &value, ExperimentRequest &request)
{
    const auto assignment = parseAssignment(value);
    if (!assignment)
        return expected("NAME=VALUE");
    request.input.experiment.launch.arguments.insert_or_assign(assignment->first,
                                                               assignment->second);
    request.names.insert(assignment->first);
    return {};
}

/// A path on the command line starts at the working folder, as everywhere; one that is not there
/// may be meant to start where the source stands.
std::string foundFromHere(const std::string &init)
{
    const auto contents = parseInit(init);
    const auto *initial = std::get_if<InitialContents>(&contents);
    if (!initial || initial->path.empty())
        return init;
    const QFileInfo file(QString::fromStdString(initial->path));
    return file.exists() ? "file=" + file.absoluteFilePath().toStdString() : init;
}

Complaint setBuffer(const QString &value, ExperimentRequest &request)
{
    const auto assignment = parseAssignment(value);
    if (!assignment)
        return expected("NAME=TYPE[:COUNT[:INIT[:OFFSET]]]");
    const auto buffer = parseBuffer(assignment->second);
    if (const auto *error = std::get_if<std::string>(&buffer))
        return QString::fromStdString(*error);
    BufferSpec spec = std::get<BufferSpec>(buffer);
    spec.init = foundFromHere(spec.init);
    request.input.experiment.launch.buffers.insert_or_assign(assignment->first, std::move(spec));
    request.names.insert(assignment->first);
    return {};
}

Complaint setSharedBytes(const QString &value, ExperimentRequest &request)
{
    const auto bytes = parseNumber(value);
    if (!bytes)
        return expected("N");
    request.input.experiment.launch.sharedBytes = *bytes;
    return {};
}

Complaint setDevice(const QString &value, ExperimentRequest &request)
{
    Experiment &experiment = request.input.experiment;
    const auto own = deviceForOption(value);
    if (const auto *error = std::get_if<DeviceError>(&own))
        return QString::fromStdString(error->message);
    experiment.device = std::get<UserDevice>(own).device.id;
    experiment.deviceRules = std::get<UserDevice>(own).rules;
    return {};
}

Complaint overrideDevice(const QString &value, ExperimentRequest &request)
{
    const auto assignment = parseAssignment(value);
    if (!assignment)
        return expected("KEY=VALUE");
    request.input.experiment.deviceOverrides.insert_or_assign(assignment->first,
                                                              assignment->second);
    return {};
}

Complaint setFocus(const QString &value, ExperimentRequest &request)
{
    if (value.contains(u',')) {
        request.focus = parseExtent(value, 0);
        return request.focus ? Complaint() : expected("X,Y[,Z]");
    }
    const auto block = parseNumber(value);
    if (!block)
        return expected("N, X,Y[,Z]");
    request.scope.focusBlock = *block;
    return {};
}

Source &sourceOf(ExperimentRequest &request) { return request.input.experiment.source; }

Complaint setType(const QString &value, ExperimentRequest &request)
{
    if (!elementTypeOf(value.toStdString()))
        return expected("float, int, unsigned char, half2, double4 …");
    sourceOf(request).elementType = value.trimmed().toStdString();
    return {};
}

Complaint setArray(const QString &value, ExperimentRequest &request)
{
    if (!isIdentifier(value.toStdString()))
        return notAName(value.toStdString());
    sourceOf(request).arrayName = value.toStdString();
    return {};
}

Complaint setKernel(const QString &value, ExperimentRequest &request)
{
    request.input.experiment.kernel = value.toStdString();
    return {};
}

Complaint setOptimised(const QString &, ExperimentRequest &request)
{
    request.input.experiment.optimised = true;
    return {};
}

/// Every block runs anyway; the option is for scripts that say so.
Complaint runEveryBlock(const QString &, ExperimentRequest &request)
{
    request.scope.wholeGrid = true;
    return {};
}

} // namespace

QString expected(const char *what)
{
    return CommandLine::tr("expected %1").arg(QString::fromUtf8(what));
}

std::span<const ExperimentOption> experimentOptions()
{
    static constexpr ExperimentOption options[] = {
        {"space", "global|shared", QT_TRANSLATE_NOOP("CommandLine", "Memory of an expression."),
         setSpace},
        {"dialect", "cuda|hip|opencl|hlsl",
         QT_TRANSLATE_NOOP("CommandLine", "Language of the source; without it, read off the text."),
         setDialect},
        {"type", "TYPE", QT_TRANSLATE_NOOP("CommandLine", "Element type of an expression."),
         setType},
        {"shape", "[NAME=]N[,N…]",
         QT_TRANSLATE_NOOP("CommandLine", "Sizes of an expression's array, outermost first."),
         setShape},
        {"op", "load|store|atomicAdd|ldmatrix.xN",
         QT_TRANSLATE_NOOP("CommandLine", "What an expression does to memory."), setOp},
        {"array", "NAME",
         QT_TRANSLATE_NOOP("CommandLine", "Name of the array that an expression indexes."),
         setArray},
        {"kernel", "NAME",
         QT_TRANSLATE_NOOP("CommandLine", "Kernel to run: the first launched, else the first."),
         setKernel},
        {"template", "T=float,N=32", QT_TRANSLATE_NOOP("CommandLine", "Template arguments."),
         setTemplate},
        {"include", "DIR", QT_TRANSLATE_NOOP("CommandLine", "Folder whose files may be included."),
         addInclude},
        {"grid", "X[,Y[,Z]]", QT_TRANSLATE_NOOP("CommandLine", "Blocks of the launch."), setGrid},
        {"block", "X[,Y[,Z]]", QT_TRANSLATE_NOOP("CommandLine", "Threads of a block."), setBlock},
        {"set", "NAME=VALUE", QT_TRANSLATE_NOOP("CommandLine", "Value of a parameter."),
         setArgument},
        {"buffer", "NAME=TYPE[:COUNT[:INIT[:OFFSET]]]",
         QT_TRANSLATE_NOOP("CommandLine",
                           "Contents of a buffer. INIT: zeros, ramp, ramp%N, const=V, "
                           "random=SEED, file=PATH. OFFSET: bytes."),
         setBuffer},
        {"shared-bytes", "N",
         QT_TRANSLATE_NOOP("CommandLine",
                           "Dynamic shared memory of a block; 0: as much as it may have."),
         setSharedBytes},
        {"device", "NAME|FILE.json",
         QT_TRANSLATE_NOOP("CommandLine", "Hardware rules to count by; see warplens devices."),
         setDevice},
        {"device-set", "KEY=VALUE", QT_TRANSLATE_NOOP("CommandLine", "Change one of the rules."),
         overrideDevice},
        {"focus", "N|X,Y[,Z]",
         QT_TRANSLATE_NOOP("CommandLine", "Block that is recorded for pictures and banks."),
         setFocus},
        {"every-block", "",
         QT_TRANSLATE_NOOP("CommandLine", "Run every block (what happens anyway)."), runEveryBlock},
        {"optimised", "",
         QT_TRANSLATE_NOOP("CommandLine", "Count what is left after -O2, not the text as written."),
         setOptimised},
    };
    return options;
}

} // namespace warplens
