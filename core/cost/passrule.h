// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "simt/request.h"

#include <cstdint>

namespace warplens {

/// What takes a bank one pass, within one phase.
enum class Turn : std::uint8_t {
    Word,      ///< each word of the bank: all lanes on it are served together
    Segment,   ///< each aligned segment that a bank's words lie in, see SharedRules::wordsTogether
    Lane,      ///< each word of each lane: nothing is served together
    Broadcast, ///< see SharedProtocol::BroadcastHalfWarp
};

/// How the passes of one request's phases are counted: the one place that decides it.
struct PassRule
{
    Turn turn = Turn::Word;
    std::uint32_t extra = 0; ///< passes of each bank that has a lane, beyond its turns
};

inline PassRule passRuleOf(const Request &request, const SharedRules &rules, BankRule rule)
{
    if (request.kind == AccessKind::Atomic)
        return {Turn::Lane, 0};
    const std::uint32_t extra = rule == BankRule::OnePlusDistinctAddresses ? 1 : 0;
    if (!rules.multicast)
        return {Turn::Lane, extra};
    if (rules.protocol == SharedProtocol::BroadcastHalfWarp)
        return {Turn::Broadcast, extra};
    return {rules.wordsTogether > 1 ? Turn::Segment : Turn::Word, extra};
}

} // namespace warplens
