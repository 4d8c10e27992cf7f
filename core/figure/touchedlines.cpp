// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "figure/touchedlines.h"

#include "cost/globalcost.h"
#include "figure/arrayplace.h"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

namespace warplens {

namespace {

struct Touch
{
    std::uint64_t address = 0; ///< of the cell
    std::uint32_t warp = 0;
    std::uint32_t request = 0;
    std::uint32_t lane = 0;
    std::uint32_t site = 0;
    auto operator<=>(const Touch &) const = default;
};

struct Move
{
    std::uint64_t address = 0;
    std::uint32_t bytes = 0;
    std::uint32_t request = 0;
    auto operator<=>(const Move &) const = default;
};

/// What one array gathers before it is sorted into lines.
struct Gathered
{
    std::uint64_t bits = 16; ///< of all addresses and widths: the lowest is what divides them all
    std::vector<Touch> accesses;      ///< `address` is the lane's own
    std::vector<std::uint32_t> bytes; ///< of each access
    std::vector<Move> moves;
    std::uint32_t lastRequest = 0xffff'ffff;
    TouchedArray array;

    std::uint32_t grain() const { return std::uint32_t(1) << std::countr_zero(bits); }
};

void noteRequest(Gathered &gathered, const Request &request, std::uint32_t index)
{
    if (gathered.lastRequest == index)
        return;
    gathered.lastRequest = index;
    ++gathered.array.requests;
    gathered.array.loaded |= request.kind == AccessKind::Load;
    gathered.array.stored |= request.kind == AccessKind::Store;
    gathered.array.atomic |= request.kind == AccessKind::Atomic;
}

class Gatherer
{
public:
    explicit Gatherer(const Result &result)
        : m_result(result)
    {
    }

    void add(std::uint32_t index)
    {
        const Request &request = m_result.recording[index];
        for (LaneMask rest = request.active; rest; rest &= rest - 1) {
            const auto lane = std::uint32_t(std::countr_zero(rest));
            const std::uint64_t address = request.address[lane];
            Gathered &gathered = arrayOf(address);
            noteRequest(gathered, request, index);
            gathered.bits |= address | request.bytes | m_result.device.global.sectorBytes;
            gathered.accesses.push_back({address, request.warp, index, lane, request.site});
            gathered.bytes.push_back(request.bytes);
        }
        addMoves(request, index);
    }

    std::map<std::uint32_t, Gathered> take() { return std::move(m_arrays); }

private:
    Gathered &arrayOf(std::uint64_t address)
    {
        return m_arrays[arrayAt(m_result, Space::Global, address)];
    }

    /// What the cost rules say moved.
    void addMoves(const Request &request, std::uint32_t index)
    {
        for (const Transaction &moved : transactionsOf(request, m_result.device)) {
            const auto lane = std::size_t(std::countr_zero(moved.lanes));
            const std::uint64_t user = moved.lanes ? request.address[lane] : moved.address;
            arrayOf(user).moves.push_back({moved.address, moved.bytes, index});
        }
    }

    const Result &m_result;
    std::map<std::uint32_t, Gathered> m_arrays;
};

/// An access of several cells touches each of them.
std::vector<Touch> touchesOf(const Gathered &gathered)
{
    const std::uint32_t grain = gathered.grain();
    std::vector<Touch> touches;
    touches.reserve(gathered.accesses.size());
    for (std::size_t i = 0; i < gathered.accesses.size(); ++i) {
        Touch touch = gathered.accesses[i];
        for (std::uint32_t byte = 0; byte < gathered.bytes[i]; byte += grain) {
            touches.push_back(touch);
            touch.address += grain;
        }
    }
    std::ranges::sort(touches);
    return touches;
}

class LineBuilder
{
public:
    LineBuilder(TouchedArray &array, std::uint64_t lineBytes)
        : m_array(array)
        , m_lineBytes(lineBytes)
    {
    }

    void add(const Touch &touch)
    {
        TouchedLine &line = lineOf(touch.address);
        const auto offset = std::uint32_t(touch.address - line.address);
        if (line.cells.empty() || line.cells.back().offset != offset) {
            line.cells.push_back({offset, {}});
            line.usedBytes += m_array.cellBytes;
        }
        auto &owners = line.cells.back().owners;
        if (owners.empty() || owners.back().warp != touch.warp)
            owners.push_back({touch.warp, 0, touch.request, touch.site});
        if (owners.back().request == touch.request)
            owners.back().lanes |= LaneMask(1) << touch.lane;
    }

private:
    TouchedLine &lineOf(std::uint64_t address)
    {
        const std::uint64_t start = address / m_lineBytes * m_lineBytes;
        if (m_array.lines.empty() || m_array.lines.back().address != start) {
            m_array.lines.emplace_back();
            m_array.lines.back().address = start;
        }
        return m_array.lines.back();
    }

    TouchedArray &m_array;
    std::uint64_t m_lineBytes;
};

/// Puts a moved span on its line; one wider than a line is cut at the line's end.
void addMove(std::vector<TouchedLine> &lines, const Move &move, std::uint64_t lineBytes)
{
    const auto line = std::ranges::lower_bound(lines, move.address / lineBytes * lineBytes, {},
                                               &TouchedLine::address);
    if (line == lines.end() || move.address < line->address)
        return; // belongs to the part of an access that runs into a line of another array
    const auto offset = std::uint32_t(move.address - line->address);
    const std::uint32_t bytes = std::min(move.bytes, std::uint32_t(lineBytes) - offset);
    auto span = std::ranges::lower_bound(line->moved, offset, {}, &MovedSpan::offset);
    if (span != line->moved.end() && span->offset == offset && span->bytes == bytes) {
        ++span->requests;
        return;
    }
    line->moved.insert(span, {offset, bytes, 1});
    line->movedBytes += bytes;
}

/// Loads may move lines where stores move sectors: what a wider span covers is part of it.
void mergeSpans(TouchedLine &line)
{
    std::vector<MovedSpan> merged;
    for (const MovedSpan &span : line.moved) {
        if (!merged.empty() && span.offset < merged.back().offset + merged.back().bytes) {
            MovedSpan &wide = merged.back();
            line.movedBytes -= std::min(wide.bytes, span.bytes);
            wide = {wide.offset, std::max(wide.bytes, span.bytes), wide.requests + span.requests};
        } else {
            merged.push_back(span);
        }
    }
    line.moved = std::move(merged);
}

TouchedArray finished(Gathered &gathered, std::uint64_t lineBytes)
{
    TouchedArray &array = gathered.array;
    array.cellBytes = gathered.grain();
    LineBuilder builder(array, lineBytes);
    for (const Touch &touch : touchesOf(gathered))
        builder.add(touch);
    std::ranges::sort(gathered.moves);
    const auto repeated = std::ranges::unique(gathered.moves);
    gathered.moves.erase(repeated.begin(), repeated.end());
    for (const Move &move : gathered.moves)
        addMove(array.lines, move, lineBytes);
    for (TouchedLine &line : array.lines)
        mergeSpans(line);
    return std::move(array);
}

} // namespace

std::vector<TouchedArray> touchedLines(const Result &result, const Focus &focus)
{
    Gatherer gatherer(result);
    for (const std::uint32_t index : focus.requests)
        gatherer.add(index);
    const std::uint64_t lineBytes = result.device.global.lineBytes;
    std::vector<TouchedArray> arrays;
    for (auto &[array, gathered] : gatherer.take()) {
        arrays.push_back(finished(gathered, lineBytes));
        arrays.back().array = array;
        if (const PlacedArray *place = placeOf(result, array))
            arrays.back().firstLine = place->base / lineBytes * lineBytes;
    }
    return arrays;
}

} // namespace warplens
