// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/experimentjson.h"

#include "experiment/extentjson.h"

#include <array>

namespace warplens {

namespace {

// In the order of the enums.
constexpr std::array<std::string_view, 5> Dialects = {"detect", "cuda", "hip", "opencl", "hlsl"};
constexpr std::array<std::string_view, 2> Spaces = {"global", "shared"};
constexpr std::array<std::string_view, 6> Operations = {
    "load", "store", "atomicAdd", "ldmatrix.x1", "ldmatrix.x2", "ldmatrix.x4"};

template <typename Enum, std::size_t Count>
std::string_view wordOf(Enum value, const std::array<std::string_view, Count> &words)
{
    return words[std::size_t(value) < Count ? std::size_t(value) : 0];
}

template <typename Enum, std::size_t Count>
void readWord(SessionReader &reader, std::string_view key,
              const std::array<std::string_view, Count> &words, Enum &out)
{
    auto index = std::size_t(out);
    reader.readChoice(key, words, index);
    out = Enum(index);
}

SessionJson sourceJson(const Source &source)
{
    // Not the file it came from: that is this machine's, and the include folders say where to look.
    return {{"text", textJson(source.text)},
            {"dialect", wordOf(source.dialect, Dialects)},
            {"space", wordOf(source.space, Spaces)},
            {"element_type", source.elementType},
            {"shape", source.shape},
            {"array", source.arrayName},
            {"op", wordOf(source.op, Operations)}};
}

SessionJson bufferJson(const BufferSpec &buffer)
{
    return {{"type", buffer.type},
            {"count", buffer.count},
            {"init", buffer.init},
            {"offset", buffer.offset}};
}

SessionJson launchJson(const Launch &launch)
{
    SessionJson buffers = SessionJson::object();
    for (const auto &[name, buffer] : launch.buffers)
        buffers[name] = bufferJson(buffer);
    return {{"grid", extentJson(launch.grid)},
            {"block", extentJson(launch.block)},
            {"shared_bytes", launch.sharedBytes},
            {"arguments", launch.arguments},
            {"buffers", buffers}};
}

void readSource(SessionReader reader, Source &source, SessionReader &parent)
{
    reader.readText("text", source.text);
    readWord(reader, "dialect", Dialects, source.dialect);
    readWord(reader, "space", Spaces, source.space);
    reader.read("element_type", source.elementType);
    reader.read("shape", source.shape);
    reader.read("array", source.arrayName);
    readWord(reader, "op", Operations, source.op);
    parent.keep("source", reader.unknown());
}

void readBuffers(SessionReader reader, std::map<std::string, BufferSpec> &buffers,
                 SessionReader &parent)
{
    for (const std::string &name : reader.keys()) {
        SessionReader entry = reader.object(name);
        BufferSpec &buffer = buffers[name];
        entry.read("type", buffer.type);
        entry.read("count", buffer.count);
        entry.read("init", buffer.init);
        entry.read("offset", buffer.offset);
        reader.keep(name, entry.unknown());
    }
    parent.keep("buffers", reader.unknown());
}

void readLaunch(SessionReader reader, Launch &launch, SessionReader &parent)
{
    reader.read("grid", launch.grid);
    reader.read("block", launch.block);
    reader.read("shared_bytes", launch.sharedBytes);
    reader.read("arguments", launch.arguments);
    readBuffers(reader.object("buffers"), launch.buffers, reader);
    parent.keep("launch", reader.unknown());
}

} // namespace

SessionJson textJson(const std::string &text)
{
    if (text.find('\n') == std::string::npos)
        return text;
    SessionJson lines = SessionJson::array();
    std::size_t start = 0;
    for (std::size_t end = 0; end != std::string::npos; start = end + 1) {
        end = text.find('\n', start);
        lines.push_back(text.substr(start, end == std::string::npos ? end : end - start));
    }
    return lines;
}

SessionJson experimentJson(const Experiment &experiment)
{
    SessionJson json = {{"source", sourceJson(experiment.source)},
                        {"kernel", experiment.kernel},
                        {"template_arguments", experiment.templateArguments},
                        {"launch", launchJson(experiment.launch)},
                        {"device", experiment.device},
                        {"device_overrides", experiment.deviceOverrides},
                        {"include_folders", experiment.includeFolders},
                        {"optimised", experiment.optimised}};
    if (!experiment.deviceRules.empty())
        json["device_rules"] = textJson(experiment.deviceRules);
    return json;
}

Experiment readExperiment(SessionReader &reader)
{
    Experiment experiment;
    readSource(reader.object("source"), experiment.source, reader);
    reader.read("kernel", experiment.kernel);
    reader.read("template_arguments", experiment.templateArguments);
    readLaunch(reader.object("launch"), experiment.launch, reader);
    reader.read("device", experiment.device);
    reader.read("device_overrides", experiment.deviceOverrides);
    reader.readText("device_rules", experiment.deviceRules);
    reader.read("include_folders", experiment.includeFolders);
    reader.read("optimised", experiment.optimised);
    return experiment;
}

} // namespace warplens
