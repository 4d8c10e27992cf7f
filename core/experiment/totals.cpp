// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/totals.h"

#include "cost/sharedcost.h"

namespace warplens {

namespace {

void addUp(std::vector<std::uint64_t> &sums, const std::vector<std::uint64_t> &more)
{
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] += more[i];
}

} // namespace

Totals::Totals(const CostContext &context)
    : m_context(&context)
    , m_entries(context.kernel().sites.size())
{
}

Totals::Entry *Totals::entryOf(const Request &request)
{
    const auto space = std::size_t(request.space);
    if (request.site >= m_entries.size() || space >= Spaces)
        return nullptr;
    std::optional<Entry> &entry = m_entries[request.site][space];
    if (!entry) {
        entry.emplace().array = request.array;
        if (request.space == Space::Shared) {
            entry->bankPasses.resize(m_context->device().shared.banks);
            entry->tgsmByBank.resize(m_context->device().shared.banks);
        }
    }
    return &*entry;
}

void Totals::add(const Request &request)
{
    Entry *entry = entryOf(request);
    if (!entry)
        return;
    m_context->addTo(entry->counts, request);
    if (request.kind == AccessKind::Atomic)
        entry->heat.add(request);
    if (request.space != Space::Shared)
        return;
    const auto &elements = m_context->elementsOf(request);
    addBankPasses(request, m_context->device(), entry->bankPasses);
    addTgsmConflicts(request, m_context->device(), elements.base, elements.bytes,
                     entry->tgsmByBank);
}

Totals &Totals::operator+=(const Totals &other)
{
    for (std::size_t site = 0; site < m_entries.size(); ++site) {
        for (std::size_t space = 0; space < Spaces; ++space) {
            const std::optional<Entry> &more = other.m_entries[site][space];
            std::optional<Entry> &sum = m_entries[site][space];
            if (!more)
                continue;
            if (!sum) {
                sum = more;
                continue;
            }
            sum->counts += more->counts;
            addUp(sum->bankPasses, more->bankPasses);
            addUp(sum->tgsmByBank, more->tgsmByBank);
            sum->heat += more->heat;
        }
    }
    return *this;
}

std::vector<SiteResult> Totals::sites() const
{
    const Kernel &kernel = m_context->kernel();
    std::vector<SiteResult> results;
    for (std::uint32_t site = 0; site < m_entries.size(); ++site) {
        for (std::size_t space = 0; space < Spaces; ++space) {
            const std::optional<Entry> &entry = m_entries[site][space];
            if (!entry)
                continue;
            SiteResult &result = results.emplace_back();
            const std::uint32_t declared = kernel.sites[site].array;
            result.site = site;
            result.space = Space(space);
            result.arrayIndex = declared != NoArray ? declared : entry->array;
            result.array = arrayName(kernel, result.arrayIndex);
            result.counts = entry->counts;
            result.bankPasses = entry->bankPasses;
            result.tgsmByBank = entry->tgsmByBank;
            result.hottest = entry->heat.hottest();
        }
    }
    return results;
}

} // namespace warplens
