// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/addresskernel.h"

#include "compiler/lowering/emitter.h"
#include "compiler/lowering/postdominators.h"
#include "compiler/wrapper.h"

#include <bit>

namespace warplens {

namespace {

/// Writes the kernel, block after block.
class Writer
{
public:
    Writer(const Source &source, const ElementType &element, Position position)
        : m_source(source)
        , m_element(element)
        , m_position(position)
        , m_emitter(m_kernel)
    {
        m_emitter.setTarget(&m_kernel.instructions);
        m_emitter.setPosition(position);
    }

    Kernel write(const std::vector<AddressOfThread> &entries)
    {
        // Every thread finds its offset in a switch; then all meet and access together.
        const auto meeting = std::uint32_t(entries.size() + 2);
        declareArray();
        const Operand base = arrayBase();
        const Operand thread = threadNumber();
        const Operand hasEntry = Operand::reg(m_emitter.newRegister());
        const Operand offset = Operand::reg(m_emitter.newRegister());
        m_emitter.move(hasEntry.index(), ValueType::Bool, m_emitter.constant(ValueType::Bool, 1));
        m_emitter.move(offset.index(), ValueType::I64, m_emitter.constant(ValueType::I64, 0));
        SwitchTable table;
        table.otherwise = meeting - 1;
        for (std::size_t i = 0; i < entries.size(); ++i)
            table.cases.push_back({entries[i].thread, std::uint32_t(i + 1)});
        m_kernel.switches.push_back(table);
        add(Opcode::Switch, ValueType::I32, {}, thread);
        endBlock();
        for (const AddressOfThread &entry : entries) {
            m_emitter.move(offset.index(), ValueType::I64,
                           m_emitter.constant(ValueType::I64, entry.value));
            jump(meeting);
        }
        m_emitter.move(hasEntry.index(), ValueType::Bool, m_emitter.constant(ValueType::Bool, 0));
        jump(meeting);
        add(Opcode::Branch, ValueType::Bool, {}, hasEntry).targets = {meeting + 1, meeting + 2};
        endBlock();
        access(m_emitter.emit(Opcode::Add, ValueType::I64, {base, offset}));
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
        return m_emitter.append(instruction);
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
    /// (z · sizeY + y) · sizeX + x
    Operand linear(SpecialValue x, SpecialValue y, SpecialValue z, SpecialValue sizeX,
                   SpecialValue sizeY)
    {
        const auto product = [this](Operand a, Operand b) {
            return m_emitter.emit(Opcode::Mul, ValueType::I32, {a, b});
        };
        const auto sum = [this](Operand a, Operand b) {
            return m_emitter.emit(Opcode::Add, ValueType::I32, {a, b});
        };
        return sum(product(sum(product(m_emitter.special(z), m_emitter.special(sizeY)),
                               m_emitter.special(y)),
                           m_emitter.special(sizeX)),
                   m_emitter.special(x));
    }
    /// Of a thread, in the whole grid.
    Operand threadNumber()
    {
        using enum SpecialValue;
        const Operand inBlock = linear(ThreadX, ThreadY, ThreadZ, BlockDimX, BlockDimY);
        const Operand block = linear(BlockX, BlockY, BlockZ, GridDimX, GridDimY);
        const auto product = [this](Operand a, Operand b) {
            return m_emitter.emit(Opcode::Mul, ValueType::I32, {a, b});
        };
        const Operand threads =
            product(product(m_emitter.special(BlockDimX), m_emitter.special(BlockDimY)),
                    m_emitter.special(BlockDimZ));
        return m_emitter.emit(Opcode::Add, ValueType::I32, {product(block, threads), inBlock});
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
        const Operand result = Operand::reg(m_emitter.newRegister());
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
    Operand registers(std::uint32_t count) { return Operand::reg(m_emitter.newRegisters(count)); }

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
                : m_emitter.emit(Opcode::Add, ValueType::I64,
                                 {address, m_emitter.constant(ValueType::I64, done)});
            accessWord(at, components, bytes);
        }
    }
    void accessWord(Operand address, std::uint32_t components, std::uint32_t bytes)
    {
        const bool isStore = m_source.op == ExpressionOp::Store;
        const Operand values = registers(components);
        for (std::uint32_t i = 0; isStore && i < components; ++i)
            m_emitter.move(values.index() + i, m_element.scalar,
                           m_emitter.constant(m_element.scalar, 0));
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
        const Operand one = m_emitter.constant(m_element.scalar, oneOf(m_element.scalar));
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
    lowering::Emitter m_emitter;
    std::uint32_t m_blockStart = 0;
};

} // namespace

Kernel addressKernel(const Source &source, const ElementType &element, Position position,
                     const std::vector<AddressOfThread> &addresses)
{
    return Writer(source, element, position).write(addresses);
}

} // namespace warplens
