// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/reportcounts.h"

#include "experiment/hazardtext.h"
#include "experiment/reportnumbers.h"
#include "kernel/names.h"

#include <nlohmann/json.hpp>

namespace warplens {

namespace {

using Json = nlohmann::ordered_json;

Json orNull(const std::optional<double> &value)
{
    return value ? Json(significant(*value)) : Json();
}

/// Null where there is nothing to count, else what `count` makes of it.
Json of(const Counts *counts, const auto &count) { return counts ? Json(count(*counts)) : Json(); }

Json of(const Counts *counts, std::uint64_t Counts::*count)
{
    return counts ? Json(counts->*count) : Json();
}

const Counts *ifModelled(const Counts *counts)
{
    return counts && counts->modelled ? counts : nullptr;
}

Json transactionsJson(const Counts &counts)
{
    Json json = Json::object();
    for (const auto &[bytes, count] : counts.transactions)
        json[std::to_string(bytes)] = count;
    return json;
}

/// The keys of memory that moves in sectors: global and local.
void addSectors(Json &json, const Counts *counts)
{
    json["memory_requests"] = of(counts, &Counts::memoryRequests);
    json["lines"] = of(counts, &Counts::lines);
    json["sectors"] = of(counts, &Counts::sectors);
    json["ideal_sectors"] = of(counts, &Counts::idealSectors);
    json["excess_sectors"] = of(counts, [](const Counts &c) { return c.excessSectors(); });
    json["transactions"] = of(counts, transactionsJson);
    json["efficiency_pct"] = counts ? orNull(counts->efficiencyPercent()) : Json();
}

void addShared(Json &json, const Counts *counts)
{
    const Counts *modelled = ifModelled(counts);
    const Counts *merged = modelled && modelled->pairMerged ? modelled : nullptr;
    json["wavefronts"] = of(modelled, &Counts::wavefronts);
    json["ideal_wavefronts"] = of(modelled, &Counts::idealWavefronts);
    json["conflicts"] = of(modelled, [](const Counts &c) { return c.conflicts(); });
    json["max_ways"] = of(modelled, [](const Counts &c) { return c.maxWays; });
    json["pair_merged"] = of(modelled, [](const Counts &c) { return c.pairMerged; });
    json["wavefronts_without_pair_merge"] = of(merged, &Counts::unmergedWavefronts);
    json["modelled"] = of(counts, [](const Counts &c) { return c.modelled; });
    json["tgsm_conflicts"] = of(counts, &Counts::tgsmConflicts);
}

void addConstant(Json &json, const Counts *counts)
{
    json["words"] = of(counts, &Counts::words);
    json["ideal_words"] = of(counts, &Counts::idealWords);
    json["excess_words"] = of(counts, [](const Counts &c) { return c.excessWords(); });
}

/// The keys of atomics; `counts` are those of atomics alone, or null.
void addAtomics(Json &json, const Counts *counts, Space space, const Device &device)
{
    const bool knowsL2 = space == Space::Global && device.global.atomicLanesMerged != 0;
    const bool takesTurns = space == Space::Shared && counts && counts->modelled;
    json["atomic_lanes"] = of(counts, &Counts::lanes);
    json["aggregated_atomics"] = of(counts, &Counts::distinctAddresses);
    json["max_same_address"] = of(counts, [](const Counts &c) { return c.maxSameAddress; });
    json["serial_steps"] = of(takesTurns ? counts : nullptr, &Counts::wavefronts);
    json["l2_atomics"] = of(knowsL2 ? counts : nullptr, &Counts::l2Atomics);
}

/// Of those sites of a space that are atomics; none: nullopt.
std::optional<Counts> atomicsOf(const Result &result, Space space)
{
    std::optional<Counts> sum;
    for (const SiteResult &site : result.sites) {
        if (site.space != space || !site.hottest)
            continue;
        sum = sum.value_or(Counts());
        *sum += site.counts;
    }
    return sum;
}

void addAtomicTotals(Json &json, const Result &result, Space space)
{
    const std::optional<Counts> atomics = atomicsOf(result, space);
    addAtomics(json, atomics ? &*atomics : nullptr, space, result.device);
}

Json countsJson(const Counts &counts)
{
    return {{"requests", counts.requests}, {"lanes", counts.lanes}};
}

Json positionsJson(const std::vector<Position> &positions)
{
    Json json = Json::array();
    for (const Position &position : positions)
        json.push_back({{"line", position.line}, {"column", position.column}});
    return json;
}

Json hottestJson(const SiteResult &site, const Result &result)
{
    if (!site.hottest)
        return {};
    const HottestAddress &hottest = *site.hottest;
    const std::optional<PlacedByte> place = placeOf(result, hottest.address);
    Json json = {{"array", nullptr}, {"index", nullptr}, {"element", nullptr}, {"byte", nullptr}};
    if (place) {
        const std::uint32_t bytes = arrayType(*result.kernel(), place->array).elementBytes;
        const std::string name = arrayName(*result.kernel(), place->array);
        json["array"] = name.empty() ? Json() : Json(name);
        json["index"] = indexText(*result.kernel(), place->array, place->byte);
        json["element"] = place->byte / std::max<std::uint32_t>(bytes, 1);
        json["byte"] = place->byte;
    }
    json["lanes"] = hottest.lanes;
    json["cut"] = hottest.isCut;
    return json;
}

Json siteJson(const SiteResult &result, const Result &whole)
{
    const Site &site = whole.kernel()->sites[result.site];
    const Counts *counts = &result.counts;
    const bool isShared = result.space == Space::Shared;
    const bool isConstant = result.space == Space::Constant;
    const bool isLocal = result.space == Space::Local;
    Json json = {{"id", result.site},
                 {"line", site.position.line},
                 {"column", site.position.column},
                 {"call", positionsJson(site.call)},
                 {"space", nameOf(result.space)},
                 {"op", operationName(site)},
                 {"bytes", site.bytes},
                 {"array", result.array.empty() ? Json() : Json(result.array)},
                 {"requests", counts->requests},
                 {"lanes", counts->lanes}};
    const Counts *local = isLocal ? ifModelled(counts) : nullptr;
    addSectors(json, result.space == Space::Global ? counts : local);
    addShared(json, isShared ? counts : nullptr);
    if (isConstant || isLocal)
        json["modelled"] = counts->modelled;
    addConstant(json, isConstant ? ifModelled(counts) : nullptr);
    const bool isAtomic = site.kind == AccessKind::Atomic;
    addAtomics(json, isAtomic ? counts : nullptr, result.space, whole.device);
    json["hottest"] = hottestJson(result, whole);
    json["banks"] = isShared ? Json(result.bankPasses) : Json();
    json["tgsm_by_bank"] = isShared ? Json(result.tgsmByBank) : Json();
    return json;
}

} // namespace

Json totalsJson(const Result &result)
{
    Json totals = {
        {"global", nullptr}, {"shared", nullptr}, {"constant", nullptr}, {"local", nullptr}};
    if (result.global) {
        Json &json = totals["global"] = countsJson(*result.global);
        addSectors(json, &*result.global);
        addAtomicTotals(json, result, Space::Global);
        json["effective_bandwidth"] = orNull(effectiveBandwidth(*result.global, result.device));
    }
    if (result.shared) {
        Json &json = totals["shared"] = countsJson(*result.shared);
        addShared(json, &*result.shared);
        addAtomicTotals(json, result, Space::Shared);
        json["banks"] = sumByBank(result, &SiteResult::bankPasses);
        json["tgsm_by_bank"] = sumByBank(result, &SiteResult::tgsmByBank);
    }
    if (result.constant) {
        Json &json = totals["constant"] = countsJson(*result.constant);
        addConstant(json, ifModelled(&*result.constant));
        json["modelled"] = result.constant->modelled;
    }
    if (result.local) {
        Json &json = totals["local"] = countsJson(*result.local);
        addSectors(json, ifModelled(&*result.local));
        json["modelled"] = result.local->modelled;
    }
    return totals;
}

Json sitesJson(const Result &result)
{
    Json json = Json::array();
    for (const SiteResult &site : result.sites)
        json.push_back(siteJson(site, result));
    return json;
}

} // namespace warplens
