// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "compiler/lowering/parallelmoves.h"

#include <map>

namespace warplens::lowering {

void emitParallelMoves(Emitter &emitter, std::vector<ParallelMove> moves)
{
    std::erase_if(moves,
                  [](const ParallelMove &move) { return move.from == Operand::reg(move.to); });
    std::map<std::uint32_t, std::size_t> readers;
    std::map<std::uint32_t, std::size_t> writerOf; // register to the move that writes it
    for (std::size_t i = 0; i < moves.size(); ++i) {
        writerOf[moves[i].to] = i;
        if (moves[i].from.isRegister())
            ++readers[moves[i].from.index()];
    }
    std::vector<std::size_t> ready; // nobody still reads what they write
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (!readers.contains(moves[i].to))
            ready.push_back(i);
    }
    std::vector<bool> isDone(moves.size());
    const auto drain = [&] {
        while (!ready.empty()) {
            const ParallelMove &move = moves[ready.back()];
            isDone[ready.back()] = true;
            ready.pop_back();
            emitter.move(move.to, move.type, move.from);
            if (!move.from.isRegister() || --readers[move.from.index()] > 0)
                continue;
            if (const auto writer = writerOf.find(move.from.index());
                writer != writerOf.end() && !isDone[writer->second])
                ready.push_back(writer->second);
        }
    };
    drain();
    // What is left are cycles: the first value of each steps aside.
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (isDone[i])
            continue;
        const std::uint32_t aside = emitter.newRegister();
        emitter.move(aside, moves[i].type, Operand::reg(moves[i].to));
        for (ParallelMove &other : moves) {
            if (other.from == Operand::reg(moves[i].to))
                other.from = Operand::reg(aside);
        }
        readers[moves[i].to] = 0;
        readers[aside] = 1;
        ready.push_back(i);
        drain();
    }
}

} // namespace warplens::lowering
