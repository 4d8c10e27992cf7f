// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "compiler/compile.h"
#include "device/device.h"
#include "experiment/experiment.h"
#include "experiment/occupancy.h"
#include "experiment/scope.h"
#include "hazard/hazard.h"
#include "hazard/hazardlimits.h"
#include "kernel/diagnostic.h"
#include "kernel/kernel.h"
#include "simt/request.h"
#include "simt/simulator.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace warplens {

/// Counts that add up, over any set of requests of one space. DESIGN section 7 says what each
/// means; the names are those of the JSON.
struct Counts
{
    std::uint64_t requests = 0;
    std::uint64_t lanes = 0;
    std::uint64_t requestedBytes = 0; ///< lanes × width
    // global
    std::uint64_t memoryRequests = 0;
    std::uint64_t lines = 0;
    std::uint64_t sectors = 0;
    std::uint64_t idealSectors = 0;
    std::map<std::uint32_t, std::uint64_t> transactions; ///< size in bytes → count
    // atomics, see cost/atomiccost.h
    std::uint64_t distinctAddresses = 0; ///< of each request, summed: what aggregation leaves
    std::uint32_t maxSameAddress = 0;    ///< most lanes of one request on one address
    std::uint64_t l2Atomics = 0;         ///< global; 0 where the device's rule is not known
    // shared
    std::uint64_t wavefronts = 0;
    std::uint64_t idealWavefronts = 0;
    std::uint32_t maxWays = 0;
    std::uint64_t tgsmConflicts = 0;
    // constant
    std::uint64_t words = 0; ///< distinct ones of each request, summed: they take turns
    std::uint64_t idealWords = 0;
    bool modelled = true;    ///< false: the device has no rule for a width that occurred
    bool pairMerged = false; ///< pair merge changed a number
    std::uint64_t unmergedWavefronts = 0; ///< shared: what they would be with pair merge off

    std::uint64_t excessSectors() const { return sectors - idealSectors; }
    std::uint64_t conflicts() const { return wavefronts - idealWavefronts; }
    std::uint64_t excessWords() const { return words - idealWords; }
    /// Σ size × count of the transactions.
    std::uint64_t movedBytes() const;
    /// 100 × requested ÷ moved; may exceed 100 (broadcast); nothing moved: none.
    std::optional<double> efficiencyPercent() const;

    Counts &operator+=(const Counts &other);
    bool operator==(const Counts &) const = default;
};

/// The address that most lanes went to, of all atomics of a site.
struct HottestAddress
{
    std::uint64_t address = 0; ///< flat; the lowest, if several are as hot
    std::uint64_t lanes = 0;   ///< of all requests
    bool isCut = false;        ///< only the lowest addresses were looked at, see AtomicHeat
    bool operator==(const HottestAddress &) const = default;
};

/// One access site in one space.
struct SiteResult
{
    std::uint32_t site = 0; ///< index into Kernel::sites
    Space space = Space::Global;
    std::string array; ///< name; empty if unknown
    std::uint32_t arrayIndex = NoArray;
    Counts counts;
    std::vector<std::uint64_t> bankPasses; ///< shared: passes of each bank, all requests
    std::vector<std::uint64_t> tgsmByBank; ///< shared: the script's conflicts of each bank
    std::optional<HottestAddress> hottest; ///< atomics

    bool operator==(const SiteResult &) const = default;
};

/// A shared cell that threads of more than one warp touched within the focus block.
struct SharedArrayUse
{
    std::string array;
    std::uint64_t cellsTouched = 0;
    std::uint64_t cellsOfSeveralWarps = 0;
    bool operator==(const SharedArrayUse &) const = default;
};

struct Coverage
{
    std::uint64_t blocks = 0;   ///< of the launch
    std::uint64_t executed = 0; ///< simulated
    bool exact = false;         ///< the totals are those of the whole launch
    bool complete = false;      ///< false: a partial Result, more is on its way
    bool recordingCut = false;  ///< the focus block made more requests than are kept

    bool operator==(const Coverage &) const = default;
};

/// A scalar parameter as the run used it.
struct EffectiveArgument
{
    std::string name;
    std::string text;       ///< as typed, or the default
    bool isDefault = false; ///< the launch gives none; see experiment/arguments.h for the defaults

    bool operator==(const EffectiveArgument &) const = default;
};

/// What one thread printed. Text of several lines stays one entry.
struct Printed
{
    std::uint64_t block = 0;
    std::uint32_t thread = 0; ///< linear in its block
    Position position;
    std::string text;
    bool operator==(const Printed &) const = default;
};

/// What a run came to, but for its diagnostics: they are read together with all others.
struct RunOutcome
{
    Coverage coverage;
    std::vector<SiteResult> sites; ///< by site, then space; only those executed
    std::optional<Counts> global;  ///< totals; none: nobody touched that space
    std::optional<Counts> shared;
    std::optional<Counts> constant;
    /// Arrays of a thread's own that the optimiser leaves in memory; none as the text is written:
    /// which of them stay there is a compiler's decision.
    std::optional<Counts> local;
    std::vector<Hazard> hazards;      ///< of shared memory; of those blocks that were executed
    HazardLimits hazardLimits;        ///< what was not looked for in them
    std::vector<Counts> globalByWarp; ///< of the focus block
    std::vector<Counts> sharedByWarp;
    std::vector<std::uint64_t> bankPasses; ///< of the focus block
    std::vector<SharedArrayUse> sharedUse; ///< of the focus block
    std::vector<Request> recording; ///< requests of the focus block, warp by warp in barrier turns
    std::vector<PlacedArray> arrays;
    std::uint64_t instructionsExecuted = 0;
    std::vector<Printed> printed; ///< of the focus block, in the order of its warps
    bool printedCut = false;      ///< it printed more than is kept
};

/// Everything known about one experiment. Immutable once made, shared by all views.
struct Result : RunOutcome
{
    Experiment experiment;
    CompileRequest compileRequest;
    CompileOutcome compiled; ///< `compiled.kernel` may be null: then only diagnostics count
    Device device;           ///< effective: overrides applied
    ResolvedLaunch launch;
    std::optional<Occupancy> occupancy; ///< none: the device does not say what it holds
    std::uint64_t focusBlock = 0;
    std::vector<Diagnostic> diagnostics;      ///< of text, launch and run, by position
    Scope scope;                              ///< what was asked for
    std::vector<EffectiveArgument> arguments; ///< scalar parameters, in the kernel's order

    const Kernel *kernel() const { return compiled.kernel.get(); }
    bool hasErrors() const;
};

} // namespace warplens
