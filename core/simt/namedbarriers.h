// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "simt/warp.h"

#include <map>
#include <vector>

namespace warplens::simt {

/// The numbered barriers of the running block: who has come to each, and who waits there. A barrier
/// counts whole warps and is as new once enough have come. Warps that left the kernel are not
/// missed where all of the block are awaited.
///
/// Source: PTX ISA, bar and barrier.
class NamedBarriers
{
public:
    /// `standsIn`: a barrier of the whole block may stand for a wait of some (see
    /// prelude/pipeline.h).
    NamedBarriers(Machine &machine, bool standsIn)
        : m_machine(machine)
        , m_standsIn(standsIn)
    {
    }

    void beginBlock(std::size_t warps);
    /// `warp` has come to a barrier. It is ready again if it does not wait there, or was the last.
    void arrive(Warp &warp);
    void leave(const Warp &warp);
    /// Warps wait and none can go on. Lets some pass, or says what they wait for and returns false.
    bool resolve();

private:
    static constexpr std::uint32_t All = 0;
    struct Gathering
    {
        std::uint32_t threads = All; ///< that it takes
        Position position;           ///< where the first came
        std::vector<std::uint32_t> came;
        std::vector<Warp *> waiting; ///< those of them that do
    };

    std::uint32_t numberAt(Warp &warp);
    std::uint32_t threadsAt(const Warp &warp, std::uint32_t number);
    void compareCounts(const Warp &warp, std::uint32_t number, std::uint32_t threads);
    std::size_t warpsOf(const Gathering &gathering) const;
    void passIfFull(std::uint32_t number);
    void pass(std::uint32_t number);
    void reportDeadlock(std::uint32_t number, const Gathering &gathering);

    Machine &m_machine;
    const bool m_standsIn;
    std::size_t m_warps = 0;
    std::vector<bool> m_hasLeft; ///< by warp
    std::map<std::uint32_t, Gathering> m_gatherings;
};

} // namespace warplens::simt
