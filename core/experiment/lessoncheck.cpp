// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/lessoncheck.h"

#include "experiment/evaluate.h"
#include "experiment/reportnumbers.h"

#include <algorithm>

namespace warplens {

namespace {

class StepCheck
{
public:
    StepCheck(const Lesson &lesson, std::size_t step, std::vector<LessonProblem> &problems)
        : m_lesson(lesson)
        , m_step(lesson.session.steps[step])
        , m_number(step + 1)
        , m_place(step < lesson.places.size() ? lesson.places[step] : StepPlace())
        , m_problems(problems)
    {
    }

    void run(const Result &result)
    {
        for (const Diagnostic &diagnostic : result.diagnostics) {
            if (diagnostic.severity != Severity::Note)
                fail(m_place.heading,
                     "line " + std::to_string(diagnostic.position.line)
                         + " of the code: " + describe(diagnostic, untranslated));
        }
        if (result.hasErrors())
            return;
        if (!result.coverage.exact)
            fail(m_place.heading, "the launch is too large to be counted whole; make it smaller");
        if (m_step.question && !answerOf(result, *m_step.question))
            fail(m_place.answer,
                 "the question has no answer: nothing is counted as \""
                     + measureText(m_step.question->measure) + "\"");
        for (std::size_t at = 0; at < m_step.claims.size(); ++at)
            checkClaim(result, m_step.claims[at],
                       at < m_place.claims.size() ? m_place.claims[at] : 0);
        for (const std::string &number : boldNumbers(m_step.text)) {
            if (std::ranges::find(m_step.claims, number, &Claim::value) == m_step.claims.end())
                fail(m_place.heading, "the text says **" + number + "**, and no claim does");
        }
    }

    void fail(std::size_t line, const std::string &message)
    {
        m_problems.push_back(
            {m_lesson.file, line, "step " + std::to_string(m_number) + ": " + message});
    }

    std::size_t line() const { return m_place.heading; }

private:
    void checkClaim(const Result &result, const Claim &claim, std::size_t line)
    {
        const auto value = valueOf(result, claim.measure);
        if (!value)
            fail(line, "nothing is counted as \"" + measureText(claim.measure) + "\"");
        else if (!holds(claim, *value))
            fail(line, claimText(claim) + " does not hold: it is " + plainNumberText(*value));
    }

    const Lesson &m_lesson;
    const LessonStep &m_step;
    std::size_t m_number;
    StepPlace m_place;
    std::vector<LessonProblem> &m_problems;
};

} // namespace

std::vector<LessonProblem> checkLesson(const Lesson &lesson, const std::string &folder,
                                       const Compile &compile)
{
    std::vector<LessonProblem> problems;
    Scope scope;
    scope.folder = folder;
    std::shared_ptr<const Result> before; // equal stages are taken over from step to step
    for (std::size_t step = 0; step < lesson.session.steps.size(); ++step) {
        StepCheck check(lesson, step, problems);
        const auto experiment = experimentOf(lesson.session, step);
        if (const auto *error = std::get_if<SessionError>(&experiment)) {
            check.fail(check.line(), error->message);
            continue;
        }
        before = evaluate(std::get<Experiment>(experiment), scope, before.get(), compile, {}, {});
        check.run(*before);
    }
    return problems;
}

std::vector<std::string> boldNumbers(std::string_view markdown)
{
    std::vector<std::string> numbers;
    for (std::size_t at = 0; (at = markdown.find("**", at)) != std::string_view::npos;) {
        const std::size_t end = markdown.find("**", at + 2);
        if (end == std::string_view::npos)
            break;
        const std::string_view bold = markdown.substr(at + 2, end - at - 2);
        const std::size_t length = std::min(bold.find_first_not_of("0123456789."), bold.size());
        if (length > 0 && bold[0] != '.')
            numbers.emplace_back(bold.substr(0, length));
        at = end + 2;
    }
    for (std::string &number : numbers) {
        if (number.ends_with('.')) // of the sentence
            number.pop_back();
    }
    return numbers;
}

} // namespace warplens
