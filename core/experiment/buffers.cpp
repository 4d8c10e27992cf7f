// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/buffers.h"

#include "experiment/bufferfile.h"
#include "experiment/buffertext.h"
#include "experiment/filebytes.h"
#include "experiment/numbertext.h"
#include "experiment/parameternames.h"
#include "kernel/elementtype.h"

namespace warplens {

namespace {

bool isBuffer(const Parameter &parameter) { return parameter.isBuffer; }

/// A buffer must stay inside the stride at which global arrays stand apart.
constexpr std::uint64_t LargestBuffer = window::GlobalStride / 4;

/// Either the contents or what is wrong, in English.
std::variant<BufferContents, std::string>
contentsOf(const BufferSpec &spec, const ArrayType &declared, const std::string &folder)
{
    BufferContents contents;
    contents.scalar = declared.scalar;
    std::uint64_t elementBytes = declared.elementBytes;
    if (const auto type = trimmed(spec.type); !type.empty() && type != declared.element) {
        const auto element = elementTypeOf(type);
        if (!element)
            return "the type \"" + spec.type + "\" is unknown";
        contents.scalar = element->scalar;
        elementBytes = element->bytes();
    }
    if (elementBytes != 0 && spec.count > LargestBuffer / elementBytes)
        return "it has more than " + std::to_string(LargestBuffer / elementBytes) + " elements";
    if (spec.offset > LargestBuffer)
        return "its offset is beyond " + std::to_string(LargestBuffer) + " bytes";
    contents.bytes = spec.count * elementBytes;
    contents.offset = spec.offset;

    const auto init = parseInit(spec.init);
    if (const auto *error = std::get_if<std::string>(&init))
        return *error;
    const auto &initial = std::get<InitialContents>(init);
    contents.init = initial.init;
    contents.value = initial.value;
    if (initial.init != BufferInit::Bytes)
        return contents;
    auto bytes = readBufferFile(pathFrom(folder, initial.path), contents.scalar);
    if (const auto *error = std::get_if<std::string>(&bytes))
        return *error;
    contents.fileBytes = std::make_shared<const std::vector<std::uint8_t>>(
        std::get<std::vector<std::uint8_t>>(std::move(bytes)));
    return contents;
}

} // namespace

ResolvedBuffers resolveBuffers(const Launch &launch, const Kernel &kernel,
                               const std::string &folder)
{
    ResolvedBuffers resolved;
    for (const Parameter &parameter : kernel.parameters) {
        BufferContents &contents = resolved.contents.emplace_back();
        if (!parameter.isBuffer)
            continue;
        const auto given = launch.buffers.find(parameter.name);
        auto made = contentsOf(given == launch.buffers.end() ? BufferSpec() : given->second,
                               parameter.array, folder);
        if (auto *good = std::get_if<BufferContents>(&made)) {
            contents = std::move(*good);
            continue;
        }
        Diagnostic diagnostic;
        diagnostic.kind = DiagnosticKind::BadBuffer;
        diagnostic.position = diagnostic.end = parameter.position;
        diagnostic.arguments = {parameter.name, std::get<std::string>(made)};
        resolved.diagnostics.push_back(std::move(diagnostic));
    }
    for (const auto &[name, spec] : launch.buffers) {
        if (auto warning = unknownParameter(name, kernel, isBuffer))
            resolved.diagnostics.push_back(std::move(*warning));
    }
    return resolved;
}

} // namespace warplens
