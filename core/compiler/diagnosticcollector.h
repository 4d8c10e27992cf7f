// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/wrapper.h"

#include <clang/Basic/Diagnostic.h>

#include <optional>
#include <string>
#include <vector>

namespace warplens {

/// The place in the person's text that `location` belongs to: itself, or where the macro it came
/// from was used. Nothing for the prelude and other headers; wrapper places go to the text's start
/// or end, whichever is next to them.
std::optional<Position> positionInText(const clang::SourceManager &sources,
                                       clang::SourceLocation location, const WrappedSource &source);

/// An error as Clang reported it.
struct CompilerError
{
    clang::SourceLocation location; ///< expanded; of a header, where the text made use of it
    Position position;
    Position end;
    std::string words;
    bool isFatal = false;
};

/// Keeps errors, and from their notes the place in the text that led to them.
class DiagnosticCollector : public clang::DiagnosticConsumer
{
public:
    explicit DiagnosticCollector(const WrappedSource &source)
        : m_source(source)
    {
    }
    void HandleDiagnostic(clang::DiagnosticsEngine::Level level,
                          const clang::Diagnostic &diagnostic) override;

    const std::vector<CompilerError> &errors() const { return m_errors; }

private:
    void place(CompilerError &error, const clang::Diagnostic &diagnostic) const;

    const WrappedSource &m_source;
    std::vector<CompilerError> m_errors;
    bool m_lastWasError = false;
};

} // namespace warplens
