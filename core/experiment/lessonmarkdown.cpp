// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/lessonmarkdown.h"

#include "experiment/markdownlines.h"
#include "experiment/numbertext.h"
#include "experiment/sessionreader.h"

#include <algorithm>

namespace warplens {

namespace {

/// A fenced block of ours, as it stands in the file.
struct Block
{
    std::size_t firstLine = 0; ///< of what is inside
    std::string text;
};

class Parser
{
public:
    Parser(std::string_view markdown, const std::string &file, std::vector<LessonProblem> &problems)
        : m_reader(markdown)
        , m_file(file)
        , m_problems(problems)
    {
    }

    LessonPages run()
    {
        skipComments();
        while (m_more) {
            readLine();
            m_more = m_reader.next();
        }
        if (!m_hasTitle && !m_toldOfTitle)
            fail(1, "the lesson has no title; start with a line such as \"# Coalescing\"");
        if (m_pages.steps.empty())
            fail(0, "the lesson has no step; start one with a line such as \"## First step\"");
        m_pages.text = trimmed(m_pages.text);
        for (LessonStep &step : m_pages.steps)
            step.text = trimmed(step.text);
        return std::move(m_pages);
    }

private:
    void fail(std::size_t line, std::string message)
    {
        m_problems.push_back({m_file, line, std::move(message)});
    }

    /// Comments before the title, such as a licence.
    void skipComments()
    {
        bool inside = false;
        while ((m_more = m_reader.next())) {
            const std::string_view line = trimmed(m_reader.line());
            inside = inside || line.starts_with("<!--");
            if (!inside && !line.empty())
                return;
            inside = inside && line.find("-->") == std::string_view::npos;
        }
    }

    std::string &text() { return m_pages.steps.empty() ? m_pages.text : m_pages.steps.back().text; }

    void readLine()
    {
        const std::string_view line = m_reader.line();
        if (const Fence fence = fenceOf(line); fence.mark != 0)
            return readFence(fence);
        if (line.starts_with("# "))
            return readTitle(trimmed(line.substr(2)));
        if (line.starts_with("## "))
            return startStep(trimmed(line.substr(3)));
        if (!m_hasTitle && !m_toldOfTitle && m_pages.steps.empty() && !trimmed(line).empty()) {
            fail(m_reader.number(), "text stands before the title; start with \"# Title\"");
            m_toldOfTitle = true;
        }
        text() += std::string(line) + "\n";
    }

    void readTitle(std::string_view title)
    {
        if (m_hasTitle)
            return fail(m_reader.number(),
                        "a second title; steps start with \"##\", headings in them with \"###\"");
        m_hasTitle = true;
        m_pages.title = title;
    }

    void startStep(std::string_view title)
    {
        if (m_pages.steps.size() == MostLessonSteps) {
            if (!m_toldOfSteps)
                fail(m_reader.number(),
                     "more than " + std::to_string(MostLessonSteps) + " steps; split the lesson");
            m_toldOfSteps = true;
            m_pages.steps.pop_back();
            m_pages.places.pop_back();
        }
        LessonStep &step = m_pages.steps.emplace_back();
        step.title = title;
        step.patch = "{}";
        m_pages.places.emplace_back().heading = m_reader.number();
    }

    void readFence(const Fence &fence)
    {
        const std::size_t start = m_reader.number();
        const std::string info(fence.info);
        Block block{start + 1, {}};
        std::string asWritten = std::string(m_reader.line()) + "\n";
        bool closed = false;
        while (!closed && m_reader.next()) {
            asWritten += std::string(m_reader.line()) + "\n";
            closed = closes(m_reader.line(), fence);
            if (!closed)
                block.text += std::string(m_reader.line()) + "\n";
        }
        if (!closed)
            fail(start, "the block is never closed; end it with ``` on a line of its own");
        const bool isOurs =
            info == "patch" || info == "source" || info == "question" || info == "claims";
        if (!isOurs)
            text() += asWritten;
        else if (m_pages.steps.empty())
            fail(start, "a " + info + " belongs to a step; put it below a line \"## Step title\"");
        else if (info == "patch")
            readPatch(block);
        else if (info == "source")
            readSource(block);
        else if (info == "question")
            readQuestion(block);
        else
            readClaims(block);
    }

    void readPatch(const Block &block)
    {
        StepPlace &place = m_pages.places.back();
        if (place.patch != 0)
            return fail(block.firstLine - 1, "the step has a patch already; join the two");
        place.patch = block.firstLine;
        const auto parsed = parseSessionJson(block.text);
        if (const auto *error = std::get_if<JsonError>(&parsed))
            return fail(block.firstLine + std::max<std::size_t>(error->line, 1) - 1,
                        error->message);
        const auto &json = std::get<SessionJson>(parsed);
        if (!json.is_object())
            return fail(block.firstLine,
                        "a patch is a JSON object, such as "
                        "{\"launch\": {\"block\": [64, 1, 1]}}");
        merge(json);
    }

    /// The step's code as it is, which a patch would hold in quotes.
    void readSource(const Block &block)
    {
        StepPlace &place = m_pages.places.back();
        if (place.source != 0)
            return fail(block.firstLine - 1, "the step has its source already; show one a step");
        place.source = block.firstLine;
        merge({{"source", {{"text", block.text}}}});
    }

    /// Not as a merge patch is applied: what it deletes has to stay in it.
    void merge(const SessionJson &change)
    {
        std::string &patch = m_pages.steps.back().patch;
        auto json = parseSessionJson(patch); // of our own making
        std::get<SessionJson>(json).update(change, true);
        patch = dumpJson(std::get<SessionJson>(json));
    }

    void readQuestion(const Block &block)
    {
        StepPlace &place = m_pages.places.back();
        if (place.question != 0)
            return fail(block.firstLine - 1, "the step has a question already; ask one a step");
        place.question = block.firstLine;
        Question &question = m_pages.steps.back().question.emplace();
        LineReader lines(block.text);
        while (lines.next()) {
            if (!trimmed(lines.line()).empty())
                readQuestionLine(lines.line(), block.firstLine + lines.number() - 1, question);
        }
        if (question.prompt.empty())
            fail(block.firstLine, "the question asks nothing; add a line \"prompt: How many …?\"");
    }

    void readQuestionLine(std::string_view line, std::size_t number, Question &question)
    {
        const std::size_t colon = line.find(':');
        const std::string key(trimmed(line.substr(0, std::min(colon, line.size()))));
        const std::string_view value =
            colon == std::string_view::npos ? "" : trimmed(line.substr(colon + 1));
        if (key == "prompt") {
            question.prompt = value;
        } else if (key == "unit") {
            question.unit = value;
        } else if (key == "answer") {
            const auto measure = parseMeasure(value);
            if (const auto *error = std::get_if<std::string>(&measure))
                return fail(number, *error);
            question.measure = std::get<Measure>(measure);
            m_pages.places.back().answer = number;
        } else if (key == "tolerance") {
            const bool isPercent = value.ends_with('%');
            const auto percent = parseUnsigned(value.substr(0, value.size() - (isPercent ? 1 : 0)));
            if (!percent || *percent > 100)
                return fail(number, "a tolerance is 0 % to 100 %, such as \"tolerance: 5 %\"");
            question.tolerancePercent = *percent;
        } else {
            fail(number,
                 "a question has lines \"prompt:\", \"answer:\", \"unit:\" and "
                 "\"tolerance:\"; this is none of them");
        }
    }

    void readClaims(const Block &block)
    {
        LineReader lines(block.text);
        while (lines.next()) {
            if (trimmed(lines.line()).empty())
                continue;
            const std::size_t number = block.firstLine + lines.number() - 1;
            const auto claim = parseClaim(lines.line());
            if (const auto *error = std::get_if<std::string>(&claim)) {
                fail(number, *error);
                continue;
            }
            m_pages.steps.back().claims.push_back(std::get<Claim>(claim));
            m_pages.places.back().claims.push_back(number);
        }
    }

    LineReader m_reader;
    const std::string &m_file;
    std::vector<LessonProblem> &m_problems;
    LessonPages m_pages;
    bool m_more = false;
    bool m_hasTitle = false;
    bool m_toldOfTitle = false;
    bool m_toldOfSteps = false;
};

} // namespace

std::string problemText(const LessonProblem &problem)
{
    const std::string line = problem.line == 0 ? "" : ":" + std::to_string(problem.line);
    return problem.file + line + ": " + problem.message;
}

LessonPages parseLessonMarkdown(std::string_view markdown, const std::string &file,
                                std::vector<LessonProblem> &problems)
{
    if (markdown.size() > LargestLessonText) {
        problems.push_back({file, 0, "the file is larger than 1 MiB; split the lesson"});
        return {};
    }
    return Parser(markdown, file, problems).run();
}

} // namespace warplens
