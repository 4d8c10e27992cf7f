// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/launchcheck.h"

#include <algorithm>
#include <array>

namespace warplens {

namespace {

Diagnostic error(DiagnosticKind kind, std::vector<std::string> arguments)
{
    Diagnostic diagnostic;
    diagnostic.kind = kind;
    diagnostic.arguments = std::move(arguments);
    return diagnostic;
}

struct Axis
{
    const char *name;
    std::uint32_t Extent::*member;
};
constexpr std::array Axes = {Axis{"x", &Extent::x}, Axis{"y", &Extent::y}, Axis{"z", &Extent::z}};

} // namespace

std::vector<Diagnostic> checkExtents(const Launch &launch, const LaunchLimits &limits)
{
    using enum DiagnosticKind;
    std::vector<Diagnostic> found;
    for (const auto &[axis, member] : Axes) {
        const std::uint32_t value = launch.grid.*member;
        const std::uint32_t limit = limits.grid.*member;
        if (value == 0)
            found.push_back(error(GridIsZero, {axis}));
        else if (value > limit)
            found.push_back(
                error(GridTooLarge, {axis, std::to_string(value), std::to_string(limit)}));
    }
    for (const auto &[axis, member] : Axes) {
        const std::uint32_t value = launch.block.*member;
        const std::uint32_t limit = limits.block.*member;
        if (value == 0)
            found.push_back(error(BlockIsZero, {axis}));
        else if (value > limit)
            found.push_back(
                error(BlockTooLarge, {std::to_string(value), std::to_string(limit), axis}));
    }
    // In steps, as three 32-bit factors need not fit 64 bits.
    const std::uint64_t plane = std::uint64_t(launch.block.x) * launch.block.y;
    const std::uint64_t threads = std::min(plane, std::uint64_t(1) << 32) * launch.block.z;
    if (threads > limits.threads)
        found.push_back(error(
            BlockTooLarge, {std::to_string(threads), std::to_string(limits.threads), "threads"}));
    return found;
}

std::uint64_t staticSharedBytes(const Kernel &kernel)
{
    std::uint64_t bytes = 0;
    for (const Variable &variable : kernel.variables) {
        if (variable.space != Space::Shared || variable.open)
            continue;
        const std::uint64_t alignment = std::max<std::uint64_t>(variable.alignment, 1);
        bytes = (bytes + alignment - 1) / alignment * alignment + variable.bytes;
    }
    return bytes;
}

std::uint64_t dynamicSharedBytes(const Launch &launch, const Kernel &kernel,
                                 const LaunchLimits &limits)
{
    constexpr std::uint64_t Alignment = 1024; // more than any array asks for
    const bool isAny = std::ranges::any_of(kernel.variables, &Variable::dynamic);
    if (launch.sharedBytes > 0 || !isAny)
        return launch.sharedBytes;
    const std::uint64_t fixed = (staticSharedBytes(kernel) + Alignment - 1) / Alignment * Alignment;
    return limits.sharedBytes > fixed ? limits.sharedBytes - fixed : 0;
}

std::vector<Diagnostic> checkShared(const Launch &launch, const Kernel &kernel,
                                    const LaunchLimits &limits)
{
    const auto tooLarge = [](std::uint64_t bytes, std::uint64_t limit) {
        return error(DiagnosticKind::SharedTooLarge,
                     {std::to_string(bytes), std::to_string(limit)});
    };
    const std::uint64_t fixed = staticSharedBytes(kernel);
    if (fixed > limits.staticSharedBytes)
        return {tooLarge(fixed, limits.staticSharedBytes)};
    const std::uint64_t all = fixed + std::min(launch.sharedBytes, UINT64_MAX - fixed);
    if (all > limits.sharedBytes)
        return {tooLarge(all, limits.sharedBytes)};
    return {};
}

} // namespace warplens
