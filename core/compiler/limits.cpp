// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/limits.h"

#include <clang/Lex/PPCallbacks.h>
#include <clang/Lex/Preprocessor.h>
#include <clang/Sema/Sema.h>
#include <clang/Sema/TemplateInstCallback.h>
#include <llvm/Support/CrashRecoveryContext.h>

#include <ctime>
#include <mutex>

namespace warplens {

static constexpr unsigned StackBytes = 1U << 30;
/// The parser stops here, since code generation recurses deeper over the same tree.
static constexpr std::ptrdiff_t ParserStackBytes = StackBytes / 8;
static constexpr unsigned TicksBetweenChecks = 16;

enum ExitCode { TimeOverCode = 71, TooDeepCode = 72 };

ProcessorClock::time_point ProcessorClock::now()
{
    constexpr double Microseconds = 1e6;
    return time_point(duration(rep(double(std::clock()) / CLOCKS_PER_SEC * Microseconds)));
}

Budget::Budget(Clock::time_point deadline)
    : m_deadline(deadline)
    , m_stackTop(static_cast<const char *>(__builtin_frame_address(0)))
{
}

[[noreturn]] static void giveUp(ExitCode code)
{
    llvm::CrashRecoveryContext::GetCurrent()->HandleExit(code);
}

void Budget::check() const
{
    const char *here = static_cast<const char *>(__builtin_frame_address(0));
    if (m_stackTop - here > ParserStackBytes)
        giveUp(TooDeepCode);
    if (++m_ticks % TicksBetweenChecks == 0 && timeIsOver())
        giveUp(TimeOverCode);
}

namespace {

class CheckPreprocessing : public clang::PPCallbacks
{
public:
    explicit CheckPreprocessing(const Budget &budget)
        : m_budget(budget)
    {
    }
    void InclusionDirective(clang::SourceLocation, const clang::Token &, llvm::StringRef, bool,
                            clang::CharSourceRange, clang::OptionalFileEntryRef, llvm::StringRef,
                            llvm::StringRef, const clang::Module *, bool,
                            clang::SrcMgr::CharacteristicKind) override
    {
        m_budget.check();
    }
    void MacroExpands(const clang::Token &, const clang::MacroDefinition &, clang::SourceRange,
                      const clang::MacroArgs *) override
    {
        m_budget.check();
    }
    void If(clang::SourceLocation, clang::SourceRange, ConditionValueKind) override
    {
        m_budget.check();
    }

private:
    const Budget &m_budget;
};

class CheckInstantiation : public clang::TemplateInstantiationCallback
{
public:
    explicit CheckInstantiation(const Budget &budget)
        : m_budget(budget)
    {
    }
    void initialize(const clang::Sema &) override { }
    void finalize(const clang::Sema &) override { }
    void atTemplateBegin(const clang::Sema &, const clang::Sema::CodeSynthesisContext &) override
    {
        m_budget.check();
    }
    void atTemplateEnd(const clang::Sema &, const clang::Sema::CodeSynthesisContext &) override { }

private:
    const Budget &m_budget;
};

} // namespace

void Budget::watch(clang::Preprocessor &preprocessor) const
{
    preprocessor.addPPCallbacks(std::make_unique<CheckPreprocessing>(*this));
}

void Budget::watch(clang::Sema &sema) const
{
    sema.TemplateInstCallbacks.push_back(std::make_unique<CheckInstantiation>(*this));
}

SafeRun runSafely(const std::function<void()> &work)
{
    static std::once_flag once;
    std::call_once(once, [] { llvm::CrashRecoveryContext::Enable(); });
    llvm::CrashRecoveryContext context;
    if (context.RunSafelyOnThread([&work] { work(); }, StackBytes))
        return SafeRun::Finished;
    switch (context.RetCode) {
    case TimeOverCode: return SafeRun::TimeOver;
    case TooDeepCode: return SafeRun::TooDeep;
    default: return SafeRun::Crashed;
    }
}

} // namespace warplens
