// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/lessons.h"

#include "embedded/lessons.h"

#include <algorithm>
#include <cctype>

namespace warplens {

namespace {

bool equalIgnoringCase(std::string_view a, std::string_view b)
{
    return std::ranges::equal(
        a, b, [](unsigned char x, unsigned char y) { return std::tolower(x) == std::tolower(y); });
}

std::string_view withoutNumber(std::string_view id)
{
    const auto letter = id.find_first_not_of("0123456789-");
    return letter == std::string_view::npos ? id : id.substr(letter);
}

std::vector<Lesson> readBuiltIn()
{
    std::vector<LessonFile> files;
    for (const EmbeddedFile &file : embedded::lessons())
        files.push_back({std::string(file.name), std::string(file.text)});
    std::vector<LessonProblem> problems; // would be a fault of the build; a test has none
    return lessonsOf(files, problems);
}

} // namespace

const std::vector<Lesson> &builtInLessons()
{
    static const std::vector<Lesson> lessons = readBuiltIn();
    return lessons;
}

const Lesson *findLesson(std::span<const Lesson> lessons, std::string_view name)
{
    const auto at = std::ranges::find_if(lessons, [name](const Lesson &lesson) {
        return equalIgnoringCase(lesson.id, name)
            || equalIgnoringCase(withoutNumber(lesson.id), name)
            || equalIgnoringCase(lesson.session.title, name);
    });
    return at == lessons.end() ? nullptr : &*at;
}

const SessionFile &inLanguage(const Lesson &lesson, const std::string &language)
{
    const auto at = lesson.translations.find(language);
    return at == lesson.translations.end() ? lesson.session : at->second;
}

} // namespace warplens
