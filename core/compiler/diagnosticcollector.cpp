// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/diagnosticcollector.h"

#include "compiler/lowering.h"

#include <clang/Basic/SourceManager.h>
#include <clang/Lex/Lexer.h>

namespace warplens {

static bool isTextFile(llvm::StringRef name)
{
    return name == PersonFile || name == GuardFile || name == DefinitionsFile;
}

std::optional<Position> positionInText(const clang::SourceManager &sources,
                                       clang::SourceLocation location, const WrappedSource &source)
{
    if (location.isInvalid())
        return std::nullopt;
    const clang::SourceLocation place = sources.getExpansionLoc(location);
    const auto [file, offset] = sources.getDecomposedLoc(place);
    const auto entry = sources.getFileEntryRefForID(file);
    if (!entry)
        return std::nullopt;
    if (entry->getName() == WrapperFile)
        return offset < source.includeOffset ? source.start : source.end;
    if (!isTextFile(entry->getName()))
        return std::nullopt;
    const clang::PresumedLoc presumed = sources.getPresumedLoc(place);
    if (presumed.isInvalid())
        return std::nullopt;
    // The last line may hold nothing but the newline that the wrapper added.
    return std::min(Position{presumed.getLine(), presumed.getColumn()}, source.end);
}

/// Names of ours that the words may hold lose what makes them ours.
static std::string withoutOwnNames(std::string words)
{
    for (const std::string_view own : {"__wl_hlsl::", "__wl::", "__wl_"}) {
        for (auto at = words.find(own); at != std::string::npos; at = words.find(own, at))
            words.erase(at, own.size());
    }
    return words;
}

/// Clang's words where they would speak of how the prelude is made.
static std::string plainWords(std::string words)
{
    if (words.starts_with("'annotate' attribute requires"))
        return "numthreads takes three constants";
    if (words.starts_with("no setter defined for property"))
        return "this tells where the thread is and cannot be assigned";
    constexpr std::string_view assertion = "static assertion failed: ";
    if (words.starts_with(assertion) && words.find("an index is a number") != std::string::npos)
        words.erase(0, assertion.size());
    return withoutOwnNames(std::move(words));
}

void DiagnosticCollector::place(CompilerError &error, const clang::Diagnostic &diagnostic) const
{
    if (!diagnostic.hasSourceManager() || diagnostic.getLocation().isInvalid())
        return;
    const clang::SourceManager &sources = diagnostic.getSourceManager();
    const auto position = positionInText(sources, diagnostic.getLocation(), m_source);
    if (!position)
        return;
    error.location = sources.getExpansionLoc(diagnostic.getLocation());
    error.position = error.end = *position;
    if (sources.isInMainFile(error.location)) {
        // The wrapper's complaint is about the text as a whole, or about how it ends.
        error.end = m_source.end;
    } else if (*position < m_source.end) {
        error.end.column += clang::Lexer::MeasureTokenLength(error.location, sources, {});
    }
}

void DiagnosticCollector::HandleDiagnostic(clang::DiagnosticsEngine::Level level,
                                           const clang::Diagnostic &diagnostic)
{
    if (level == clang::DiagnosticsEngine::Note) {
        if (m_lastWasError && !m_errors.back().position.isValid())
            place(m_errors.back(), diagnostic);
        return;
    }
    m_lastWasError = level >= clang::DiagnosticsEngine::Error;
    if (!m_lastWasError)
        return;
    llvm::SmallString<128> words;
    diagnostic.FormatDiagnostic(words);
    CompilerError error;
    error.words = plainWords(words.str().str());
    error.isFatal = level == clang::DiagnosticsEngine::Fatal;
    place(error, diagnostic);
    m_errors.push_back(std::move(error));
}

} // namespace warplens
