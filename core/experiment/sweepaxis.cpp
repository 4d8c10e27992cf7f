// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/sweepaxis.h"

#include "experiment/declaredpadding.h"
#include "experiment/numbertext.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace warplens {

namespace {

using Kind = SweepAxis::Kind;

std::uint32_t &componentOf(Extent &extent, char component)
{
    return component == 'x' ? extent.x : component == 'y' ? extent.y : extent.z;
}

/// An expression's array has its sizes in fields of their own.
bool hasShapeField(const Source &source) { return formOf(source) == SourceForm::Expression; }

std::optional<SweepError> padExpression(Source &source, std::uint32_t padding)
{
    if (source.shape.empty())
        return SweepError{SweepErrorKind::NoDeclaration, {source.arrayName}};
    if (source.shape.size() < 2)
        return SweepError{SweepErrorKind::OneDimension, {source.arrayName}};
    source.shape.back() += padding;
    return std::nullopt;
}

std::optional<SweepError> pad(Experiment &experiment, const SweepAxis &axis, std::uint32_t padding)
{
    Source &source = experiment.source;
    if (hasShapeField(source))
        return padExpression(source, padding);
    const auto declared = declaredPadding(source.text, axis.name, axis.position);
    if (const auto *error = std::get_if<SweepError>(&declared))
        return *error;
    source.text = withPadding(source.text, std::get<DeclaredPadding>(declared), padding);
    return std::nullopt;
}

/// Sets what only takes whole numbers from 0 up.
std::optional<SweepError> setNumber(Experiment &experiment, const SweepAxis &axis,
                                    const std::string &value)
{
    const bool isWide = axis.kind == Kind::SharedBytes || axis.kind == Kind::Offset;
    const std::uint64_t most = isWide ? std::numeric_limits<std::uint64_t>::max()
        : axis.kind == Kind::Padding  ? std::uint64_t(1) << 24
                                      : std::numeric_limits<std::uint32_t>::max();
    const auto number = parseUnsigned(value);
    if (!number || *number > most)
        return SweepError{SweepErrorKind::BadValue, {nameOf(axis), value}};
    Launch &launch = experiment.launch;
    switch (axis.kind) {
    case Kind::Block:
    case Kind::Grid:
        if (*number == 0)
            return SweepError{SweepErrorKind::ZeroExtent, {nameOf(axis)}};
        componentOf(axis.kind == Kind::Block ? launch.block : launch.grid, axis.component) =
            std::uint32_t(*number);
        return std::nullopt;
    case Kind::SharedBytes: launch.sharedBytes = *number; return std::nullopt;
    case Kind::Offset: launch.buffers[axis.name].offset = *number; return std::nullopt;
    case Kind::Padding: return pad(experiment, axis, std::uint32_t(*number));
    case Kind::Argument:
    case Kind::Template: break;
    }
    return std::nullopt;
}

void addKernelAxes(std::vector<SweepAxis> &axes, const Kernel &kernel)
{
    for (const TemplateArgument &argument : kernel.templateArguments)
        axes.push_back({Kind::Template, argument.name});
    for (const Parameter &parameter : kernel.parameters) {
        if (!parameter.isBuffer && !parameter.isStruct)
            axes.push_back({Kind::Argument, parameter.name});
    }
}

void addArrayAxes(std::vector<SweepAxis> &axes, const Kernel &kernel, const Source &source)
{
    for (const Variable &variable : kernel.variables) {
        if (variable.space != Space::Shared || variable.array.shape.size() < 2)
            continue;
        const SweepAxis axis = {Kind::Padding, variable.name, 'x', variable.position};
        const bool isHere = hasShapeField(source)
            || std::holds_alternative<DeclaredPadding>(
                                declaredPadding(source.text, axis.name, axis.position));
        if (isHere)
            axes.push_back(axis);
    }
}

SweepError unknownAxis(std::string_view name, const std::vector<SweepAxis> &axes)
{
    std::string names;
    for (const SweepAxis &axis : axes)
        names += (names.empty() ? "" : ", ") + nameOf(axis);
    return {SweepErrorKind::UnknownAxis, {std::string(name), names}};
}

} // namespace

std::string nameOf(const SweepAxis &axis)
{
    switch (axis.kind) {
    case Kind::Argument:
    case Kind::Template: return axis.name;
    case Kind::Block: return std::string("block.") + axis.component;
    case Kind::Grid: return std::string("grid.") + axis.component;
    case Kind::SharedBytes: return "shared-bytes";
    case Kind::Offset: return axis.name + ".offset";
    case Kind::Padding: return axis.name + ".padding";
    }
    return {};
}

std::vector<SweepAxis> sweepAxes(const Result &result)
{
    std::vector<SweepAxis> axes;
    const Kernel *kernel = result.kernel();
    if (kernel) {
        addKernelAxes(axes, *kernel);
        addArrayAxes(axes, *kernel, result.experiment.source);
    }
    for (const Kind kind : {Kind::Block, Kind::Grid}) {
        for (const char component : {'x', 'y', 'z'})
            axes.push_back({kind, {}, component});
    }
    if (kernel && std::ranges::any_of(kernel->variables, &Variable::dynamic))
        axes.push_back({Kind::SharedBytes});
    for (const Parameter &parameter : kernel ? kernel->parameters : std::vector<Parameter>()) {
        if (parameter.isBuffer)
            axes.push_back({Kind::Offset, parameter.name});
    }
    return axes;
}

std::variant<SweepAxis, SweepError> sweepAxis(std::string_view name, const Result &result)
{
    const std::vector<SweepAxis> axes = sweepAxes(result);
    const auto found =
        std::ranges::find(axes, name, [](const SweepAxis &axis) { return nameOf(axis); });
    if (found != axes.end())
        return *found;
    if (name == "shared-bytes")
        return SweepAxis{Kind::SharedBytes};
    if (name == "padding") {
        const auto isPadding = [](const SweepAxis &axis) { return axis.kind == Kind::Padding; };
        if (std::ranges::count_if(axes, isPadding) == 1)
            return *std::ranges::find_if(axes, isPadding);
    }
    return unknownAxis(name, axes);
}

std::variant<Experiment, SweepError> applied(Experiment experiment, const SweepAxis &axis,
                                             const std::string &value)
{
    if (axis.kind == Kind::Argument)
        experiment.launch.arguments.insert_or_assign(axis.name, value);
    else if (axis.kind == Kind::Template)
        experiment.templateArguments.insert_or_assign(axis.name, value);
    else if (auto error = setNumber(experiment, axis, value))
        return std::move(*error);
    return experiment;
}

std::string currentValue(const Result &result, const SweepAxis &axis)
{
    const Experiment &experiment = result.experiment;
    Launch launch = experiment.launch;
    switch (axis.kind) {
    case Kind::Argument: {
        const auto used = std::ranges::find(result.arguments, axis.name, &EffectiveArgument::name);
        return used == result.arguments.end() ? std::string() : used->text;
    }
    case Kind::Template: {
        if (!result.kernel())
            return {};
        const auto &all = result.kernel()->templateArguments;
        const auto used = std::ranges::find(all, axis.name, &TemplateArgument::name);
        return used == all.end() ? std::string() : used->text;
    }
    case Kind::Block: return std::to_string(componentOf(launch.block, axis.component));
    case Kind::Grid: return std::to_string(componentOf(launch.grid, axis.component));
    case Kind::SharedBytes: return std::to_string(launch.sharedBytes);
    case Kind::Offset: return std::to_string(launch.buffers[axis.name].offset);
    case Kind::Padding: {
        if (hasShapeField(experiment.source))
            return "0";
        const auto declared = declaredPadding(experiment.source.text, axis.name, axis.position);
        const auto *padding = std::get_if<DeclaredPadding>(&declared);
        return padding ? std::to_string(padding->padding) : std::string();
    }
    }
    return {};
}

} // namespace warplens
