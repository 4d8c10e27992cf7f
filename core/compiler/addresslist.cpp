// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/addresslist.h"

#include "compiler/addresskernel.h"
#include "compiler/wrapper.h"
#include "kernel/addressentries.h"
#include "kernel/elementtype.h"
#include "kernel/linescan.h"

#include <algorithm>
#include <charconv>
#include <set>

namespace warplens {

namespace {

constexpr std::size_t MaxEntries = 16'384;
constexpr std::uint64_t MaxThreads = MaxEntries; ///< numbers of threads are below this
constexpr std::uint64_t MaxAddress = std::uint64_t(1) << 62;
constexpr std::uint32_t MaxBlock = 1024; ///< threads of a block, on every device
constexpr std::uint64_t Boundary = 256;  ///< what buffers are aligned to

struct Entries
{
    std::vector<AddressOfThread> entries;
    bool areBytes = false;
    std::vector<Diagnostic> diagnostics;
};

std::optional<std::uint64_t> numberOf(std::string_view text)
{
    const bool isHex = isHexadecimal(text);
    if (isHex)
        text.remove_prefix(2);
    std::uint64_t value = 0;
    const char *end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value, isHex ? 16 : 10);
    return read.ec == std::errc() && read.ptr == end ? std::optional(value) : std::nullopt;
}

/// Whether `text` starts with a heading whose first word means threads.
bool hasThreadHeading(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n\"#(");
    if (first == text.npos)
        return false;
    std::string word;
    for (const char c : text.substr(first)) {
        if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')))
            break;
        word += char(c | 0x20);
    }
    return word == "lane" || word == "thread" || word == "tid" || word == "threadid"
        || word == "laneid";
}

bool firstColumnIsThreads(const AddressLines &lines, std::string_view text)
{
    if (std::ranges::any_of(lines, [](const auto &line) { return line.size() != 2; }))
        return false;
    if (hasThreadHeading(text))
        return true;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (numberOf(lines[i].front().text) != i)
            return false;
    }
    return lines.size() > 1;
}

void addBad(std::vector<Diagnostic> &diagnostics, const AddressEntry &entry, std::size_t number)
{
    Position end = entry.position;
    end.column += std::uint32_t(entry.text.size());
    diagnostics.push_back({DiagnosticKind::BadAddress,
                           Severity::Error,
                           entry.position,
                           end,
                           {std::string(entry.text), std::to_string(number)}});
}

void addUnsupported(std::vector<Diagnostic> &diagnostics, const AddressEntry &entry,
                    std::string what)
{
    diagnostics.push_back({DiagnosticKind::UnsupportedOperation,
                           Severity::Error,
                           entry.position,
                           entry.position,
                           {std::move(what)}});
}

Entries read(const AddressLines &lines, std::string_view text)
{
    Entries result;
    const bool hasThreads = firstColumnIsThreads(lines, text);
    bool allHexadecimal = true;
    bool anyWide = false;
    std::size_t number = 0;
    std::uint64_t thread = 0; ///< of the next entry
    std::set<std::uint64_t> threads;
    for (const std::vector<AddressEntry> &line : lines) {
        for (std::size_t column = 0; column < line.size(); ++column) {
            const AddressEntry &entry = line[column];
            const auto value = numberOf(entry.text);
            const bool isThread = hasThreads && column == 0;
            number += isThread ? 0 : 1;
            if (!value || *value >= (isThread ? MaxThreads : MaxAddress)) {
                addBad(result.diagnostics, entry, std::max<std::size_t>(number, 1));
                continue;
            }
            if (isThread) {
                thread = *value;
                continue;
            }
            thread = entry.thread.value_or(thread);
            if (entry.thread && thread >= MaxThreads)
                addUnsupported(result.diagnostics, entry, "thread " + std::to_string(thread));
            else if (!threads.insert(thread).second)
                addUnsupported(result.diagnostics, entry,
                               "a second address for thread " + std::to_string(thread));
            allHexadecimal &= isHexadecimal(entry.text);
            anyWide |= *value > 0xffff'ffffU;
            result.entries.push_back({thread++, *value});
        }
    }
    result.areBytes = allHexadecimal || anyWide;
    return result;
}

/// Turns the entries' values into byte offsets from the array's start.
void makeOffsets(Entries &entries, std::uint32_t elementBytes)
{
    if (!entries.areBytes) {
        for (AddressOfThread &entry : entries.entries)
            entry.value *= elementBytes;
        return;
    }
    const std::uint64_t start =
        std::ranges::min_element(entries.entries, {}, &AddressOfThread::value)->value / Boundary
        * Boundary;
    for (AddressOfThread &entry : entries.entries)
        entry.value -= start;
}

CompileOutcome refused(DiagnosticKind kind, Position position, std::string argument)
{
    CompileOutcome outcome;
    outcome.diagnostics.push_back(
        {kind, Severity::Error, position, position, {std::move(argument)}});
    return outcome;
}

} // namespace

CompileOutcome compileAddressList(const CompileRequest &request)
{
    const Source &source = request.source;
    const AddressLines lines = addressLines(source.text).value_or(AddressLines());
    if (lines.empty())
        return refused(DiagnosticKind::EmptySource, {}, {});
    const Position first = lines.front().front().position;
    const auto element = elementTypeOf(std::string_view(elementTypeOf(source)));
    if (!element)
        return refused(DiagnosticKind::CompilerMessage, first,
                       "unknown type name '" + source.elementType + "'");
    if (source.op == ExpressionOp::AtomicAdd && element->scalars > 1)
        return refused(DiagnosticKind::UnsupportedOperation, first,
                       "atomicAdd of " + source.elementType);
    Entries entries = read(lines, source.text);
    CompileOutcome outcome;
    outcome.diagnostics = std::move(entries.diagnostics);
    if (!outcome.diagnostics.empty())
        return outcome;
    if (entries.entries.size() > MaxEntries)
        return refused(DiagnosticKind::UnsupportedOperation, first,
                       std::to_string(entries.entries.size()) + " addresses");
    makeOffsets(entries, element->bytes());
    Kernel kernel = addressKernel(source, *element, first, entries.entries);
    const std::uint64_t threads =
        std::ranges::max_element(entries.entries, {}, &AddressOfThread::thread)->thread + 1;
    kernel.suggestedBlock = Extent{std::uint32_t(std::min<std::uint64_t>(threads, MaxBlock)), 1, 1};
    kernel.suggestedGrid = Extent{std::uint32_t((threads + MaxBlock - 1) / MaxBlock), 1, 1};
    outcome.kernel = std::make_shared<const Kernel>(std::move(kernel));
    return outcome;
}

} // namespace warplens
