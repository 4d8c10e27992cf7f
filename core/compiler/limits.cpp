// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/limits.h"

#include "compiler/lowering.h"

#include <clang/Basic/SourceManager.h>
#include <clang/Lex/PPCallbacks.h>
#include <clang/Lex/Preprocessor.h>
#include <clang/Sema/Sema.h>
#include <clang/Sema/TemplateInstCallback.h>
#include <llvm/Support/CrashRecoveryContext.h>

#include <mutex>
#include <time.h>

namespace warplens {

static constexpr unsigned StackBytes = 1U << 30;
/// The parser stops here, since code generation recurses deeper over the same tree.
static constexpr std::ptrdiff_t ParserStackBytes = StackBytes / 8;
static constexpr unsigned TicksBetweenChecks = 16;

enum ExitCode { TimeOverCode = 71, TooDeepCode = 72 };

ProcessorClock::time_point ProcessorClock::now()
{
    timespec used = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &used);
    return time_point(std::chrono::duration_cast<duration>(
        std::chrono::seconds(used.tv_sec) + std::chrono::nanoseconds(used.tv_nsec)));
}

Budget::Budget(Clock::time_point deadline, Position &place)
    : m_deadline(deadline)
    , m_place(place)
    , m_stackTop(static_cast<const char *>(__builtin_frame_address(0)))
{
}

[[noreturn]] static void giveUp(int code)
{
    llvm::CrashRecoveryContext::GetCurrent()->HandleExit(code);
}

bool Budget::isOver(int &code) const
{
    const char *here = static_cast<const char *>(__builtin_frame_address(0));
    if (m_stackTop - here > ParserStackBytes)
        code = TooDeepCode;
    else if (++m_ticks % TicksBetweenChecks == 0 && timeIsOver())
        code = TimeOverCode;
    return code != 0;
}

void Budget::check() const
{
    int code = 0;
    if (isOver(code))
        giveUp(code);
}

void Budget::check(clang::SourceLocation location, const clang::SourceManager &sources) const
{
    int code = 0;
    if (!isOver(code))
        return;
    const clang::PresumedLoc place = sources.getPresumedLoc(sources.getExpansionLoc(location));
    if (place.isValid() && llvm::StringRef(place.getFilename()) == PersonFile)
        m_place = {place.getLine(), place.getColumn()};
    giveUp(code);
}

namespace {

class CheckPreprocessing : public clang::PPCallbacks
{
public:
    CheckPreprocessing(const Budget &budget, const clang::SourceManager &sources)
        : m_budget(budget)
        , m_sources(sources)
    {
    }
    void InclusionDirective(clang::SourceLocation start, const clang::Token &, llvm::StringRef,
                            bool, clang::CharSourceRange, clang::OptionalFileEntryRef,
                            llvm::StringRef, llvm::StringRef, const clang::Module *, bool,
                            clang::SrcMgr::CharacteristicKind) override
    {
        m_budget.check(start, m_sources);
    }
    void MacroExpands(const clang::Token &, const clang::MacroDefinition &,
                      clang::SourceRange range, const clang::MacroArgs *) override
    {
        m_budget.check(range.getBegin(), m_sources);
    }
    void If(clang::SourceLocation start, clang::SourceRange, ConditionValueKind) override
    {
        m_budget.check(start, m_sources);
    }

private:
    const Budget &m_budget;
    const clang::SourceManager &m_sources;
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
    void atTemplateBegin(const clang::Sema &sema,
                         const clang::Sema::CodeSynthesisContext &context) override
    {
        m_budget.check(context.PointOfInstantiation, sema.getSourceManager());
    }
    void atTemplateEnd(const clang::Sema &, const clang::Sema::CodeSynthesisContext &) override { }

private:
    const Budget &m_budget;
};

} // namespace

void Budget::watch(clang::Preprocessor &preprocessor) const
{
    preprocessor.addPPCallbacks(
        std::make_unique<CheckPreprocessing>(*this, preprocessor.getSourceManager()));
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
