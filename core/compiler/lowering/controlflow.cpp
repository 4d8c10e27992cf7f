// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/controlflow.h"

#include "compiler/lowering/check.h"
#include "compiler/lowering/integers.h"
#include "compiler/lowering/parallelmoves.h"
#include "compiler/lowering/positions.h"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>

#include <map>

namespace warplens::lowering {

namespace {

Instruction terminator(Opcode opcode, std::uint32_t target = 0, std::uint32_t other = 0)
{
    Instruction end;
    end.opcode = opcode;
    end.targets = {target, other};
    return end;
}

/// A kernel's `return` jumps to one common block. Lanes that return early would seem to wait there
/// for the others, so each jump to it returns by itself.
bool onlyReturns(const llvm::BasicBlock &block)
{
    return llvm::isa<llvm::ReturnInst>(block.getTerminator()) && block.sizeWithoutDebug() == 1;
}

class BlockTranslator
{
public:
    BlockTranslator(Translation &t, const llvm::Function &function)
        : m_t(t)
    {
        for (const llvm::BasicBlock *block : llvm::ReversePostOrderTraversal(&function))
            m_order.push_back(block);
        for (const llvm::BasicBlock *block : m_order)
            m_code[block];
        // In the order of the text, which is the order of the function.
        for (const llvm::BasicBlock &block : function) {
            if (m_code.contains(&block))
                m_layout.push_back(&block);
        }
    }

    void run()
    {
        for (const llvm::BasicBlock *block : m_order)
            allotPhis(*block);
        for (const llvm::BasicBlock *block : m_order)
            translateBody(*block);
        // Every value is known now, so the moves of the phis can be made.
        numberBlocks();
        for (const llvm::BasicBlock *block : m_layout)
            translateTerminator(*block);
        layOut();
    }

private:
    struct Code
    {
        std::vector<Instruction> instructions;
        std::uint32_t index = 0;
    };

    /// An edge's block follows the block it leaves, so that blocks stay in the order of the text.
    void numberBlocks()
    {
        std::uint32_t next = 0;
        for (const llvm::BasicBlock *block : m_layout) {
            m_code[block].index = next++;
            if (endsEarly(*block) || block->getTerminator()->getNumSuccessors() < 2)
                continue;
            for (const llvm::BasicBlock *target : llvm::successors(block)) {
                if ((!target->phis().empty() || onlyReturns(*target))
                    && m_edges.try_emplace({block, target}, Code{{}, next}).second)
                    ++next;
            }
        }
    }

    void allotPhis(const llvm::BasicBlock &block)
    {
        for (const llvm::PHINode &phi : block.phis()) {
            Operands registers;
            const std::size_t count = m_t.scalars(phi.getType()).size();
            for (std::size_t i = 0; i < count; ++i)
                registers.push_back(Operand::reg(m_t.emitter.newRegister()));
            m_t.define(phi, std::move(registers));
        }
    }

    void setPosition(const llvm::Instruction &instruction)
    {
        m_t.current = &instruction;
        m_t.emitter.setPosition(positionOf(instruction));
    }

    void translateBody(const llvm::BasicBlock &block)
    {
        m_t.emitter.setTarget(&m_code[&block].instructions);
        for (const llvm::Instruction &instruction : block) {
            if (llvm::isa<llvm::PHINode>(instruction) || instruction.isTerminator())
                continue;
            setPosition(instruction);
            translate(m_t, instruction);
            if (endsEarly(block))
                return;
        }
    }

    /// A trap, or the thread's exit, ends the block before its terminator.
    bool endsEarly(const llvm::BasicBlock &block)
    {
        const std::vector<Instruction> &instructions = m_code[&block].instructions;
        return !instructions.empty() && isTerminator(instructions.back().opcode);
    }

    void translateTerminator(const llvm::BasicBlock &block)
    {
        if (endsEarly(block))
            return;
        m_t.emitter.setTarget(&m_code[&block].instructions);
        const llvm::Instruction &end = *block.getTerminator();
        setPosition(end);
        if (const auto *branch = llvm::dyn_cast<llvm::BranchInst>(&end))
            translateBranch(block, *branch);
        else if (const auto *choice = llvm::dyn_cast<llvm::SwitchInst>(&end))
            translateSwitch(block, *choice);
        else if (llvm::isa<llvm::ReturnInst>(end))
            m_t.emitter.append(terminator(Opcode::Return));
        else if (llvm::isa<llvm::UnreachableInst>(end))
            m_t.emitter.append(terminator(Opcode::Trap));
        else
            m_t.unsupported(end.getOpcodeName());
    }

    void translateBranch(const llvm::BasicBlock &block, const llvm::BranchInst &branch)
    {
        if (branch.isUnconditional() || branch.getSuccessor(0) == branch.getSuccessor(1)) {
            const llvm::BasicBlock &next = *branch.getSuccessor(0);
            emitMoves(block, next);
            m_t.emitter.append(onlyReturns(next) ? terminator(Opcode::Return)
                                                 : terminator(Opcode::Jump, m_code[&next].index));
            return;
        }
        Instruction end = terminator(Opcode::Branch, edgeTo(block, *branch.getSuccessor(0)),
                                     edgeTo(block, *branch.getSuccessor(1)));
        end.type = ValueType::Bool;
        end.operands[0] = m_t.operandOf(*branch.getCondition());
        m_t.emitter.append(end);
    }

    void translateSwitch(const llvm::BasicBlock &block, const llvm::SwitchInst &choice)
    {
        SwitchTable table;
        const Scalar scalar = m_t.scalar(choice.getCondition()->getType());
        table.otherwise = edgeTo(block, *choice.getDefaultDest());
        for (const auto &entry : choice.cases())
            table.cases.push_back(
                {entry.getCaseValue()->getZExtValue(), edgeTo(block, *entry.getCaseSuccessor())});
        Instruction end = terminator(Opcode::Switch);
        end.type = scalar.type;
        end.operands[0] = m_t.operandOf(*choice.getCondition());
        end.payload = std::uint32_t(m_t.kernel.switches.size());
        m_t.kernel.switches.push_back(std::move(table));
        m_t.emitter.append(end);
    }

    /// The block a conditional edge leads to: its own if something happens on the edge.
    std::uint32_t edgeTo(const llvm::BasicBlock &from, const llvm::BasicBlock &to)
    {
        const auto edge = m_edges.find({&from, &to});
        if (edge == m_edges.end())
            return m_code[&to].index;
        Code &code = edge->second;
        if (!code.instructions.empty())
            return code.index;
        std::vector<Instruction> *target = m_t.emitter.setTarget(&code.instructions);
        emitMoves(from, to);
        m_t.emitter.append(onlyReturns(to) ? terminator(Opcode::Return)
                                           : terminator(Opcode::Jump, m_code[&to].index));
        m_t.emitter.setTarget(target);
        return code.index;
    }

    void emitMoves(const llvm::BasicBlock &from, const llvm::BasicBlock &to)
    {
        std::vector<ParallelMove> moves;
        for (const llvm::PHINode &phi : to.phis()) {
            const std::vector<Scalar> scalars = m_t.scalars(phi.getType());
            const Operands targets = m_t.operandsOf(phi);
            const Operands values = m_t.operandsOf(*phi.getIncomingValueForBlock(&from));
            for (std::size_t i = 0; i < scalars.size(); ++i)
                moves.push_back({targets[i].index(), scalars[i].type, values[i]});
        }
        emitParallelMoves(m_t.emitter, std::move(moves));
    }

    void layOut()
    {
        Kernel &kernel = m_t.kernel;
        std::vector<Instruction> &entry = m_code[m_layout.front()].instructions;
        entry.insert(entry.begin(), m_t.prologue.begin(), m_t.prologue.end());
        std::map<std::uint32_t, const Code *> inOrder;
        for (const llvm::BasicBlock *block : m_layout)
            inOrder[m_code[block].index] = &m_code[block];
        for (const auto &[ends, code] : m_edges)
            inOrder[code.index] = &code;
        for (const auto &[index, code] : inOrder) {
            kernel.blocks.push_back({std::uint32_t(kernel.instructions.size()),
                                     std::uint32_t(code->instructions.size()), NoBlock});
            kernel.instructions.insert(kernel.instructions.end(), code->instructions.begin(),
                                       code->instructions.end());
        }
    }

    Translation &m_t;
    std::vector<const llvm::BasicBlock *> m_order;
    std::vector<const llvm::BasicBlock *> m_layout;
    llvm::DenseMap<const llvm::BasicBlock *, Code> m_code;
    std::map<std::pair<const llvm::BasicBlock *, const llvm::BasicBlock *>, Code> m_edges;
};

} // namespace

void translateBlocks(Translation &t, const llvm::Function &function)
{
    BlockTranslator(t, function).run();
}

} // namespace warplens::lowering
