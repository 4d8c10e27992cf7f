// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/sessionfile.h"

#include "experiment/experimentjson.h"
#include "experiment/jsonplace.h"

namespace warplens {

namespace {

/// The object in `text`, which comes from parseSession or a lesson; any other text is an empty one.
SessionJson objectOf(const std::string &text)
{
    const auto json = parseSessionJson(text);
    const auto *good = std::get_if<SessionJson>(&json);
    return good && good->is_object() ? *good : SessionJson::object();
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

void readQuestion(SessionReader reader, LessonStep &step, SessionReader &parent)
{
    std::string answer;
    Question question;
    reader.read("prompt", question.prompt);
    reader.read("answer", answer);
    reader.read("unit", question.unit);
    reader.read("tolerance_pct", question.tolerancePercent, 100);
    parent.keep("question", reader.unknown());
    if (question.prompt.empty() && answer.empty())
        return;
    const auto measure = parseMeasure(answer);
    if (const auto *error = std::get_if<std::string>(&measure))
        return reader.complain("answer", "cannot be read: " + *error);
    question.measure = std::get<Measure>(measure);
    step.question = question;
}

void readClaims(SessionReader &reader, std::vector<Claim> &claims)
{
    std::vector<std::string> texts;
    reader.read("claims", texts);
    for (const std::string &text : texts) {
        const auto claim = parseClaim(text);
        if (const auto *error = std::get_if<std::string>(&claim))
            return reader.complain("claims", "cannot be read: " + *error);
        claims.push_back(std::get<Claim>(claim));
    }
}

void readSteps(SessionReader &file, std::vector<LessonStep> &steps)
{
    SessionJson unknown = SessionJson::object();
    for (SessionReader &reader : file.objects("steps")) {
        const std::string index = std::to_string(steps.size());
        LessonStep &step = steps.emplace_back();
        reader.read("title", step.title);
        reader.readText("text", step.text);
        step.patch = dumpJson(reader.take("patch"));
        readQuestion(reader.object("question"), step, reader);
        readClaims(reader, step.claims);
        if (SessionJson left = reader.unknown(); !left.empty())
            unknown[index] = std::move(left);
    }
    file.keep("steps", std::move(unknown));
}

SessionJson stepJson(const LessonStep &step)
{
    SessionJson json = {
        {"title", step.title}, {"text", textJson(step.text)}, {"patch", objectOf(step.patch)}};
    if (step.question)
        json["question"] = {{"prompt", step.question->prompt},
                            {"answer", measureText(step.question->measure)},
                            {"unit", step.question->unit},
                            {"tolerance_pct", step.question->tolerancePercent}};
    for (const Claim &claim : step.claims)
        json["claims"].push_back(claimText(claim));
    return json;
}

SessionJson stepsJson(const std::vector<LessonStep> &steps)
{
    SessionJson json = SessionJson::array();
    for (const LessonStep &step : steps)
        json.push_back(stepJson(step));
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

std::string sentenceOf(const JsonError &error)
{
    if (error.line == 0)
        return error.message;
    return error.message + " at line " + std::to_string(error.line) + ", column "
        + std::to_string(error.column);
}

/// The path that a message of SessionReader starts with.
std::string_view pathIn(std::string_view message) { return message.substr(0, message.find(' ')); }

/// The paths of the innermost values of `json`.
void addPaths(const SessionJson &json, const std::string &path, std::vector<std::string> &paths)
{
    for (const auto &[name, value] : json.items()) {
        const std::string below = (path.empty() ? "" : path + ".") + name;
        if (value.is_object() && !value.empty())
            addPaths(value, below, paths);
        else
            paths.push_back(below);
    }
}

} // namespace

std::variant<SessionFile, SessionError> parseSession(std::string_view json)
{
    const auto read = parseSessionJson(json);
    if (const auto *wrong = std::get_if<JsonError>(&read))
        return SessionError{sentenceOf(*wrong), wrong->line};
    const auto &parsed = std::get<SessionJson>(read);
    std::string error = schemaError(parsed);
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
        return SessionError{error, lineOfPath(json, pathIn(error))};
    session.unknown = dumpJson(reader.unknown());
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
    SessionJson unknown = objectOf(session.unknown);
    forgetRemoved(unknown, session);
    mergeUnknown(json, unknown);
    return dumpJson(json, 2) + "\n";
}

std::variant<Experiment, SessionError> experimentOf(const SessionFile &session, std::size_t step)
{
    if (step >= session.steps.size())
        return SessionError{"there is no step " + std::to_string(step + 1)};
    const std::string &patch = session.steps[step].patch;
    const auto change = parseSessionJson(patch.empty() ? "{}" : patch);
    const std::string path = "steps[" + std::to_string(step) + "].patch";
    if (const auto *wrong = std::get_if<JsonError>(&change))
        return SessionError{path + ": " + sentenceOf(*wrong)};
    SessionJson json = experimentJson(session.experiment);
    json.merge_patch(std::get<SessionJson>(change));
    std::string error;
    SessionReader reader(json, path, error);
    Experiment experiment = readExperiment(reader);
    if (!error.empty())
        return SessionError{error};
    return experiment;
}

std::vector<std::string> unknownPatchKeys(const SessionFile &session, std::size_t step)
{
    std::vector<std::string> keys;
    if (step >= session.steps.size())
        return keys;
    const SessionJson patch = objectOf(session.steps[step].patch);
    std::string ignored; // experimentOf tells of it
    SessionReader reader(patch, "", ignored);
    readExperiment(reader);
    addPaths(reader.unknown(), "", keys);
    return keys;
}

} // namespace warplens
