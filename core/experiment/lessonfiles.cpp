// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
// How lessons are put together from their files.
#include "experiment/jsonplace.h"
#include "experiment/lessons.h"

#include <algorithm>
#include <cctype>
#include <optional>

namespace warplens {

namespace {

/// The files of one lesson.
struct Parts
{
    const LessonFile *session = nullptr;
    const LessonFile *markdown = nullptr;
    std::map<std::string, const LessonFile *> translations; ///< by language
};

/// `05-halo.fr.md` → `05-halo`, `fr`, `.md`.
struct NameParts
{
    std::string stem;
    std::string language;
    std::string ending;
};

bool isLanguage(std::string_view text)
{
    return text.size() == 2
        && std::ranges::all_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
}

NameParts partsOf(std::string_view name)
{
    const std::size_t dot = std::min(name.rfind('.'), name.size());
    NameParts parts{std::string(name.substr(0, dot)), {}, std::string(name.substr(dot))};
    const std::size_t inner = parts.stem.rfind('.');
    if (parts.ending == ".md" && inner != std::string::npos
        && isLanguage(std::string_view(parts.stem).substr(inner + 1))) {
        parts.language = parts.stem.substr(inner + 1);
        parts.stem.resize(inner);
    }
    return parts;
}

/// One lesson; what is wrong goes to the problems.
class Assembly
{
public:
    Assembly(const std::string &id, const Parts &parts, std::vector<LessonProblem> &problems)
        : m_parts(parts)
        , m_problems(problems)
    {
        m_lesson.id = id;
    }

    std::optional<Lesson> run()
    {
        const std::size_t before = m_problems.size();
        if (!readSession())
            return std::nullopt;
        m_lesson.file = m_parts.session->name;
        if (m_parts.markdown)
            readMarkdown();
        else if (m_lesson.session.title.empty() && m_lesson.session.steps.empty())
            fail(m_parts.session->name, 0,
                 "the lesson has no text; write it into " + m_lesson.id + ".md");
        for (std::size_t step = 0; step < m_lesson.session.steps.size(); ++step)
            checkPatch(step);
        if (m_problems.size() > before)
            return std::nullopt;
        // One that is wrong takes only itself away.
        for (const auto &[language, file] : m_parts.translations)
            readTranslation(language, *file);
        return std::move(m_lesson);
    }

private:
    void fail(const std::string &file, std::size_t line, const std::string &message)
    {
        m_problems.push_back({file, line, message});
    }

    bool readSession()
    {
        if (!m_parts.session) {
            const LessonFile *text =
                m_parts.markdown ? m_parts.markdown : m_parts.translations.begin()->second;
            fail(text->name, 0,
                 "there is no " + m_lesson.id + ".json beside it; save the experiment there");
            return false;
        }
        auto session = parseSession(m_parts.session->text);
        if (const auto *error = std::get_if<SessionError>(&session))
            fail(m_parts.session->name, error->line, error->message);
        else
            m_lesson.session = std::move(std::get<SessionFile>(session));
        return std::holds_alternative<SessionFile>(session);
    }

    void readMarkdown()
    {
        SessionFile &session = m_lesson.session;
        const LessonFile &file = *m_parts.markdown;
        if (!session.title.empty() || !session.text.empty() || !session.steps.empty())
            fail(m_parts.session->name, 0,
                 "has a title, text or steps of its own, and so has " + file.name
                     + "; take them out of one");
        LessonPages pages = parseLessonMarkdown(file.text, file.name, m_problems);
        for (const StepPlace &place : pages.places) {
            if (place.question != 0 && place.answer == 0)
                fail(file.name, place.question,
                     "the question has no answer; add a line such as \"answer: sectors of data\"");
        }
        session.title = std::move(pages.title);
        session.text = std::move(pages.text);
        session.steps = std::move(pages.steps);
        m_lesson.places = std::move(pages.places);
        m_lesson.file = file.name;
    }

    void checkPatch(std::size_t step)
    {
        const bool hasPlace = step < m_lesson.places.size();
        const std::size_t first = hasPlace ? m_lesson.places[step].patch : 0;
        const std::string &patch = m_lesson.session.steps[step].patch;
        const auto lineIn = [&](std::string_view path) {
            // The patch was written anew in one line: its place is looked up in the file.
            return first == 0 ? 0 : first + lineOfPath(asWritten(first), path) - 1;
        };
        if (patch.empty())
            return;
        const auto experiment = experimentOf(m_lesson.session, step);
        if (const auto *error = std::get_if<SessionError>(&experiment)) {
            const std::string prefix = "steps[" + std::to_string(step) + "].patch.";
            const bool isBelow = error->message.starts_with(prefix);
            const std::string message =
                isBelow ? error->message.substr(prefix.size()) : error->message;
            fail(m_lesson.file, lineIn(message.substr(0, message.find(' '))), message);
        }
        for (const std::string &key : unknownPatchKeys(m_lesson.session, step))
            fail(m_lesson.file, lineIn(key), "an experiment has no \"" + key + "\"");
    }

    /// The Markdown from a line on, up to the end of the block that starts there.
    std::string_view asWritten(std::size_t line) const
    {
        std::string_view text = m_parts.markdown->text;
        for (std::size_t number = 1; number < line; ++number)
            text.remove_prefix(std::min(text.find('\n'), text.size() - 1) + 1);
        return text.substr(0, std::min(text.find("\n```"), text.find("\n~~~")));
    }

    void readTranslation(const std::string &language, const LessonFile &file)
    {
        const std::size_t before = m_problems.size();
        const LessonPages pages = parseLessonMarkdown(file.text, file.name, m_problems);
        SessionFile session = m_lesson.session;
        if (pages.steps.size() != session.steps.size())
            fail(file.name, 0,
                 "has " + std::to_string(pages.steps.size()) + " steps, and the lesson has "
                     + std::to_string(session.steps.size()) + "; give both the same");
        session.title = pages.title;
        session.text = pages.text;
        for (std::size_t at = 0; at < std::min(pages.steps.size(), session.steps.size()); ++at)
            translate(session.steps[at], pages.steps[at], pages.places[at], file.name);
        if (m_problems.size() == before)
            m_lesson.translations[language] = std::move(session);
    }

    void translate(LessonStep &step, const LessonStep &page, const StepPlace &place,
                   const std::string &file)
    {
        step.title = page.title;
        step.text = page.text;
        const std::string owner = m_lesson.file;
        if (place.patch != 0)
            fail(file, place.patch, "a translation has no patch; that of " + owner + " counts");
        if (!page.claims.empty())
            fail(file, place.claims.front(),
                 "a translation has no claims; those of " + owner + " count");
        if (place.answer != 0)
            fail(file, place.answer, "a translation has no answer; that of " + owner + " counts");
        if (page.question.has_value() != step.question.has_value())
            return fail(file, std::max(place.question, place.heading),
                        page.question ? owner + " asks nothing in this step"
                                      : "the question of this step is not translated");
        if (!page.question)
            return;
        step.question->prompt = page.question->prompt;
        step.question->unit = page.question->unit;
    }

    const Parts &m_parts;
    std::vector<LessonProblem> &m_problems;
    Lesson m_lesson;
};

} // namespace

bool isLessonFile(std::string_view name)
{
    const NameParts parts = partsOf(name);
    std::string stem = parts.stem;
    std::ranges::transform(stem, stem.begin(), [](unsigned char c) { return std::tolower(c); });
    return (parts.ending == ".md" || parts.ending == ".json") && stem != "readme";
}

std::vector<Lesson> lessonsOf(const std::vector<LessonFile> &files,
                              std::vector<LessonProblem> &problems)
{
    std::map<std::string, Parts> byName;
    for (const LessonFile &file : files) {
        const NameParts parts = partsOf(file.name);
        Parts &lesson = byName[parts.stem];
        if (parts.ending == ".json")
            lesson.session = &file;
        else if (parts.language.empty())
            lesson.markdown = &file;
        else
            lesson.translations[parts.language] = &file;
    }
    std::vector<Lesson> lessons;
    for (const auto &[id, parts] : byName) {
        if (auto lesson = Assembly(id, parts, problems).run())
            lessons.push_back(std::move(*lesson));
    }
    return lessons;
}

} // namespace warplens
