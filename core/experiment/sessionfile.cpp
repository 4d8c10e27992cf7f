// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/sessionfile.h"

#include "experiment/experimentjson.h"

namespace warplens {

namespace {

std::string dump(const SessionJson &json, int indent)
{
    return json.dump(indent, ' ', false, SessionJson::error_handler_t::replace);
}

/// What is wrong with the schema; empty: it can be read.
std::string schemaError(const SessionJson &json)
{
    if (!json.is_object() || !json.contains("schema"))
        return "this is no Warplens experiment: it has no \"schema\"";
    const SessionJson &schema = json["schema"];
    if (!schema.is_number_unsigned() || schema == 0)
        return "schema must be a whole number from 1 on";
    if (schema > SessionSchema)
        return "this file has schema " + schema.dump()
            + ", from a later Warplens; this one reads up to " + std::to_string(SessionSchema)
            + ": update Warplens to open it";
    return {};
}

void readSteps(SessionReader &file, std::vector<LessonStep> &steps)
{
    SessionJson unknown = SessionJson::object();
    for (SessionReader &reader : file.objects("steps")) {
        const std::string index = std::to_string(steps.size());
        LessonStep &step = steps.emplace_back();
        reader.read("title", step.title);
        reader.readText("text", step.text);
        step.patch = dump(reader.take("patch"), -1);
        if (SessionJson left = reader.unknown(); !left.empty())
            unknown[index] = std::move(left);
    }
    file.keep("steps", std::move(unknown));
}

SessionJson stepsJson(const std::vector<LessonStep> &steps)
{
    SessionJson json = SessionJson::array();
    for (const LessonStep &step : steps) {
        std::string ignored; // patches come from parseSession; any other text is an empty patch
        SessionJson patch = parseSessionJson(step.patch.empty() ? "{}" : step.patch, ignored);
        json.push_back({{"title", step.title},
                        {"text", textJson(step.text)},
                        {"patch", patch.is_object() ? patch : SessionJson::object()}});
    }
    return json;
}

/// What was unknown about an entry goes with it: put back, it would bring the entry back.
void forgetRemoved(SessionJson &unknown, const SessionFile &session)
{
    static const SessionJson::json_pointer buffersPath("/experiment/launch/buffers");
    if (session.steps.empty())
        unknown.erase("steps");
    if (!unknown.contains(buffersPath))
        return;
    SessionJson kept = SessionJson::object();
    for (const auto &[name, value] : unknown[buffersPath].items()) {
        if (session.experiment.launch.buffers.contains(name))
            kept[name] = value;
    }
    unknown[buffersPath] = std::move(kept);
}

} // namespace

std::variant<SessionFile, SessionError> parseSession(std::string_view json)
{
    std::string error;
    const SessionJson parsed = parseSessionJson(json, error);
    if (error.empty())
        error = schemaError(parsed);
    if (!error.empty())
        return SessionError{error};

    SessionFile session;
    SessionReader reader(parsed, "", error);
    std::uint64_t schema = 0;
    reader.read("schema", schema);
    reader.read("title", session.title);
    reader.readText("text", session.text);
    SessionReader experiment = reader.object("experiment");
    session.experiment = readExperiment(experiment);
    reader.keep("experiment", experiment.unknown());
    readSteps(reader, session.steps);
    if (!error.empty())
        return SessionError{error};
    session.unknown = dump(reader.unknown(), -1);
    return session;
}

std::string writeSession(const SessionFile &session)
{
    SessionJson json = {{"schema", SessionSchema}};
    if (!session.title.empty())
        json["title"] = session.title;
    if (!session.text.empty())
        json["text"] = textJson(session.text);
    json["experiment"] = experimentJson(session.experiment);
    if (!session.steps.empty())
        json["steps"] = stepsJson(session.steps);
    std::string ignored; // comes from parseSession; anything else is nothing to keep
    SessionJson unknown = parseSessionJson(session.unknown, ignored);
    if (unknown.is_object()) {
        forgetRemoved(unknown, session);
        mergeUnknown(json, unknown);
    }
    return dump(json, 2) + "\n";
}

std::variant<Experiment, SessionError> experimentOf(const SessionFile &session, std::size_t step)
{
    if (step >= session.steps.size())
        return SessionError{"there is no step " + std::to_string(step + 1)};
    std::string error;
    const std::string &patch = session.steps[step].patch;
    const SessionJson change = parseSessionJson(patch.empty() ? "{}" : patch, error);
    const std::string path = "steps[" + std::to_string(step) + "].patch";
    if (!error.empty())
        return SessionError{path + ": " + error};
    SessionJson json = experimentJson(session.experiment);
    json.merge_patch(change);
    SessionReader reader(json, path, error);
    Experiment experiment = readExperiment(reader);
    if (!error.empty())
        return SessionError{error};
    return experiment;
}

} // namespace warplens
