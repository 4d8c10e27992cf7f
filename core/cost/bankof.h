// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "kernel/space.h"

#include <bit>
#include <cstdint>

namespace warplens {

inline constexpr unsigned MaxBanks = 128;

/// Which bank holds a word (or an element: any index), counted from `origin`, which is in bank 0.
/// Avoids the division where it can.
class BankOf
{
public:
    explicit BankOf(std::uint32_t banks, std::uint64_t origin = 0)
        : m_banks(banks)
        , m_mask(std::has_single_bit(banks) ? banks - 1 : 0)
        , m_origin(origin)
    {
    }
    /// For words of the flat address space: shared memory begins in bank 0.
    explicit BankOf(const SharedRules &rules)
        : BankOf(rules.banks, window::Shared / rules.bankBytes)
    {
    }
    std::uint32_t operator()(std::uint64_t word) const
    {
        const std::uint64_t index = word - m_origin;
        return std::uint32_t(m_mask || m_banks == 1 ? index & m_mask : index % m_banks);
    }

private:
    std::uint32_t m_banks;
    std::uint64_t m_mask;
    std::uint64_t m_origin;
};

} // namespace warplens
