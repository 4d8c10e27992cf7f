// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/addresslist.h"

#include "compiler/lowering/postdominators.h"
#include "compiler/wrapper.h"
#include "kernel/addressentries.h"
#include "kernel/elementtype.h"

#include <algorithm>
#include <bit>
#include <charconv>

namespace warplens {

namespace {

constexpr std::size_t MaxEntries = 16'384;
constexpr std::uint32_t MaxBlock = 1024; ///< threads of a block, on every device
constexpr std::uint64_t Boundary = 256;  ///< what buffers are aligned to

/// Thread → what its entry says.
struct Entry
{
    std::uint64_t thread = 0;
    std::uint64_t value = 0;
};

struct Entries
{
    std::vector<Entry> entries;
    bool areBytes = false;
    std::vector<Diagnostic> diagnostics;
};

bool isHexadecimal(std::string_view text)
{
    return text.starts_with("0x") || text.starts_with("0X");
}

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

Entries read(const AddressLines &lines, std::string_view text)
{
    Entries result;
    const bool hasThreads = firstColumnIsThreads(lines, text);
    bool allHexadecimal = true;
    bool anyWide = false;
    std::size_t number = 0;
    for (const std::vector<AddressEntry> &line : lines) {
        std::optional<std::uint64_t> thread;
        for (std::size_t column = 0; column < line.size(); ++column) {
            const auto value = numberOf(line[column].text);
            const bool isThread = hasThreads && column == 0;
            number += isThread ? 0 : 1;
            if (!value) {
                addBad(result.diagnostics, line[column], std::max<std::size_t>(number, 1));
            } else if (isThread) {
                thread = *value;
            } else {
                allHexadecimal &= isHexadecimal(line[column].text);
                anyWide |= *value > 0xffff'ffffU;
                result.entries.push_back({thread.value_or(number - 1), *value});
            }
        }
    }
    result.areBytes = allHexadecimal || anyWide;
    return result;
}

/// Turns the entries' values into byte offsets from the array's start.
void makeOffsets(Entries &entries, std::uint32_t elementBytes)
{
    if (!entries.areBytes) {
        for (Entry &entry : entries.entries)
            entry.value *= elementBytes;
        return;
    }
    const std::uint64_t start =
        std::ranges::min_element(entries.entries, {}, &Entry::value)->value / Boundary * Boundary;
    for (Entry &entry : entries.entries)
        entry.value -= start;
}

/// Writes the kernel, block after block.
class Writer
{
public:
    Writer(const Source &source, const ElementType &element, Position position)
        : m_source(source)
        , m_element(element)
        , m_position(position)
    {
    }

    Kernel write(const std::vector<Entry> &entries)
    {
        // Every thread finds its offset in a switch; then all meet and access together.
        const auto meeting = std::uint32_t(entries.size() + 2);
        declareArray();
        const Operand base = arrayBase();
        const Operand thread = threadNumber();
        const Operand hasEntry = Operand::reg(m_kernel.registers++);
        const Operand offset = Operand::reg(m_kernel.registers++);
        move(hasEntry, ValueType::Bool, constant(ValueType::Bool, 1));
        move(offset, ValueType::I64, constant(ValueType::I64, 0));
        SwitchTable table;
        table.otherwise = meeting - 1;
        for (std::size_t i = 0; i < entries.size(); ++i)
            table.cases.push_back({entries[i].thread, std::uint32_t(i + 1)});
        m_kernel.switches.push_back(table);
        add(Opcode::Switch, ValueType::I32, {}, thread);
        endBlock();
        for (const Entry &entry : entries) {
            move(offset, ValueType::I64, constant(ValueType::I64, entry.value));
            jump(meeting);
        }
        move(hasEntry, ValueType::Bool, constant(ValueType::Bool, 0));
        jump(meeting);
        add(Opcode::Branch, ValueType::Bool, {}, hasEntry).targets = {meeting + 1, meeting + 2};
        endBlock();
        access(binary(Opcode::Add, ValueType::I64, base, offset));
        jump(meeting + 2);
        add(Opcode::Return, ValueType::I32, {});
        endBlock();
        lowering::findMeetings(m_kernel);
        return std::move(m_kernel);
    }

private:
    Instruction &add(Opcode opcode, ValueType type, Operand result, Operand a = {}, Operand b = {})
    {
        Instruction instruction;
        instruction.opcode = opcode;
        instruction.type = instruction.resultType = type;
        instruction.result = result;
        instruction.operands = {a, b, {}};
        instruction.position = m_position;
        return m_kernel.instructions.emplace_back(instruction);
    }
    void endBlock()
    {
        const auto end = std::uint32_t(m_kernel.instructions.size());
        m_kernel.blocks.push_back({m_blockStart, end - m_blockStart});
        m_blockStart = end;
    }
    void jump(std::uint32_t target)
    {
        add(Opcode::Jump, ValueType::I32, {}).targets[0] = target;
        endBlock();
    }
    Operand constant(ValueType type, std::uint64_t bits)
    {
        m_kernel.constants.push_back({type, bits});
        return Operand::constant(std::uint32_t(m_kernel.constants.size() - 1));
    }
    void move(Operand to, ValueType type, Operand from) { add(Opcode::Move, type, to, from); }
    Operand binary(Opcode opcode, ValueType type, Operand a, Operand b)
    {
        const Operand result = Operand::reg(m_kernel.registers++);
        add(opcode, type, result, a, b);
        return result;
    }
    Operand special(SpecialValue value)
    {
        const Operand result = Operand::reg(m_kernel.registers++);
        add(Opcode::Special, ValueType::I32, result).modifier = std::uint8_t(value);
        return result;
    }
    /// (z · sizeY + y) · sizeX + x
    Operand linear(SpecialValue x, SpecialValue y, SpecialValue z, SpecialValue sizeX,
                   SpecialValue sizeY)
    {
        const auto product = [this](Operand a, Operand b) {
            return binary(Opcode::Mul, ValueType::I32, a, b);
        };
        const auto sum = [this](Operand a, Operand b) {
            return binary(Opcode::Add, ValueType::I32, a, b);
        };
        return sum(product(sum(product(special(z), special(sizeY)), special(y)), special(sizeX)),
                   special(x));
    }
    /// Of a thread, in the whole grid.
    Operand threadNumber()
    {
        using enum SpecialValue;
        const Operand inBlock = linear(ThreadX, ThreadY, ThreadZ, BlockDimX, BlockDimY);
        const Operand block = linear(BlockX, BlockY, BlockZ, GridDimX, GridDimY);
        const auto product = [this](Operand a, Operand b) {
            return binary(Opcode::Mul, ValueType::I32, a, b);
        };
        const Operand threads =
            product(product(special(BlockDimX), special(BlockDimY)), special(BlockDimZ));
        return binary(Opcode::Add, ValueType::I32, product(block, threads), inBlock);
    }

    void declareArray()
    {
        ArrayType array;
        array.element = elementTypeOf(m_source);
        array.elementBytes = m_element.bytes();
        array.scalar = m_element.scalar;
        array.scalars = m_element.scalars;
        array.shape = m_source.shape;
        if (m_source.space == Space::Shared) {
            Variable variable;
            variable.name = implicitArray(m_source);
            variable.array = array;
            variable.alignment = 16;
            variable.open = true;
            m_kernel.variables.push_back(variable);
            return;
        }
        Parameter parameter;
        parameter.name = implicitArray(m_source);
        parameter.type = array.element + " *";
        parameter.isBuffer = true;
        parameter.array = array;
        parameter.value = ValueType::I64;
        parameter.bytes = 8;
        parameter.isUndeclared = true;
        m_kernel.parameters.push_back(parameter);
        m_kernel.parameterBytes = parameter.bytes;
    }
    Operand arrayBase()
    {
        const bool isShared = m_source.space == Space::Shared;
        const Operand result = Operand::reg(m_kernel.registers++);
        add(isShared ? Opcode::Address : Opcode::Parameter, ValueType::I64, result);
        return result;
    }

    std::uint32_t addSite(AccessKind kind, std::uint32_t bytes)
    {
        Site site;
        site.kind = kind;
        site.bytes = bytes;
        site.space = m_source.space;
        site.array = 0; // the only one there is
        site.position = m_position;
        site.atomic = isFloat(m_element.scalar) ? AtomicOp::FAdd : AtomicOp::Add;
        m_kernel.sites.push_back(site);
        return std::uint32_t(m_kernel.sites.size() - 1);
    }
    Operand registers(std::uint32_t count)
    {
        const Operand first = Operand::reg(m_kernel.registers);
        m_kernel.registers += count;
        return first;
    }

    /// The element in as few accesses as there are ways of the hardware.
    void access(Operand address)
    {
        switch (m_source.op) {
        case ExpressionOp::LoadMatrix1: return loadMatrix(address, 1);
        case ExpressionOp::LoadMatrix2: return loadMatrix(address, 2);
        case ExpressionOp::LoadMatrix4: return loadMatrix(address, 4);
        case ExpressionOp::AtomicAdd: return addTo(address);
        case ExpressionOp::Load:
        case ExpressionOp::Store: break;
        }
        const bool isOne = std::has_single_bit(m_element.bytes()) && m_element.bytes() <= 16;
        const std::uint32_t components = isOne ? m_element.scalars : 1;
        const std::uint32_t bytes = bytesOf(m_element.scalar) * components;
        for (std::uint32_t done = 0; done < m_element.bytes(); done += bytes) {
            const Operand at = done == 0
                ? address
                : binary(Opcode::Add, ValueType::I64, address, constant(ValueType::I64, done));
            accessWord(at, components, bytes);
        }
    }
    void accessWord(Operand address, std::uint32_t components, std::uint32_t bytes)
    {
        const bool isStore = m_source.op == ExpressionOp::Store;
        const Operand values = registers(components);
        for (std::uint32_t i = 0; isStore && i < components; ++i)
            move(Operand::reg(values.index() + i), m_element.scalar, constant(m_element.scalar, 0));
        const std::uint32_t site = addSite(isStore ? AccessKind::Store : AccessKind::Load, bytes);
        Instruction &instruction = isStore
            ? add(Opcode::Store, m_element.scalar, {}, address, values)
            : add(Opcode::Load, m_element.scalar, values, address);
        instruction.components = std::uint8_t(components);
        instruction.site = site;
    }
    void addTo(Operand address)
    {
        const std::uint32_t site = addSite(AccessKind::Atomic, m_element.bytes());
        const Operand one = constant(m_element.scalar, oneOf(m_element.scalar));
        Instruction &instruction =
            add(Opcode::Atomic, m_element.scalar, registers(1), address, one);
        instruction.modifier = std::uint8_t(m_kernel.sites[site].atomic);
        instruction.site = site;
    }
    static std::uint64_t oneOf(ValueType type)
    {
        switch (type) {
        case ValueType::F16: return 0x3c00;
        case ValueType::BF16: return 0x3f80;
        case ValueType::F32: return std::bit_cast<std::uint32_t>(1.0F);
        case ValueType::F64: return std::bit_cast<std::uint64_t>(1.0);
        default: return 1;
        }
    }
    void loadMatrix(Operand address, std::uint32_t matrices)
    {
        const std::uint32_t site = addSite(AccessKind::Load, 16);
        m_kernel.sites[site].matrices = matrices;
        Instruction &instruction =
            add(Opcode::LoadMatrix, ValueType::I32, registers(matrices), address);
        instruction.components = std::uint8_t(matrices);
        instruction.site = site;
    }

    const Source &m_source;
    const ElementType &m_element;
    Position m_position;
    Kernel m_kernel;
    std::uint32_t m_blockStart = 0;
};

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
    Kernel kernel = Writer(source, *element, first).write(entries.entries);
    const std::uint64_t threads =
        std::ranges::max_element(entries.entries, {}, &Entry::thread)->thread + 1;
    kernel.suggestedBlock = Extent{std::uint32_t(std::min<std::uint64_t>(threads, MaxBlock)), 1, 1};
    kernel.suggestedGrid = Extent{std::uint32_t((threads + MaxBlock - 1) / MaxBlock), 1, 1};
    outcome.kernel = std::make_shared<const Kernel>(std::move(kernel));
    return outcome;
}

} // namespace warplens
