// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "sampleresult.h"

namespace warplens {

SampleResult::SampleResult()
    : m_kernel(std::make_shared<Kernel>())
{
    m_kernel->name = "sample";
    result.compiled.kernel = m_kernel;
    result.device.shared.phases = {{4, {0xffff'ffff}},
                                   {8, {0xffff, 0xffff'0000}},
                                   {16, {0xff, 0xff00, 0xff'0000, 0xff00'0000}}};
    result.launch.block = {256, 1, 1};
}

std::uint32_t SampleResult::add(const char *name, Space space, std::uint32_t elementBytes,
                                std::vector<std::uint32_t> shape, std::uint64_t base)
{
    Variable variable;
    variable.name = name;
    variable.space = space;
    variable.array.element = elementBytes == 8 ? "double" : elementBytes == 16 ? "float4" : "float";
    if (elementBytes < 4)
        variable.array.element = elementBytes == 1 ? "char" : "half";
    variable.array.elementBytes = elementBytes;
    variable.array.shape = std::move(shape);
    variable.bytes = elementBytes;
    for (const std::uint32_t size : variable.array.shape)
        variable.bytes *= size;
    const auto array = std::uint32_t(m_kernel->variables.size());
    result.arrays.push_back({array, space, base, variable.bytes});
    m_kernel->variables.push_back(std::move(variable));
    return array;
}

std::uint32_t SampleResult::global(const char *name, std::uint32_t elementBytes,
                                   std::vector<std::uint32_t> shape, std::uint64_t offset)
{
    const std::uint64_t base =
        window::Global + m_kernel->variables.size() * window::GlobalStride + offset;
    return add(name, Space::Global, elementBytes, std::move(shape), base);
}

std::uint32_t SampleResult::shared(const char *name, std::uint32_t elementBytes,
                                   std::vector<std::uint32_t> shape)
{
    std::uint64_t base = window::Shared;
    for (const PlacedArray &array : result.arrays)
        if (array.space == Space::Shared)
            base = std::max(base, (array.base + array.bytes + 15) / 16 * 16);
    return add(name, Space::Shared, elementBytes, std::move(shape), base);
}

std::uint32_t SampleResult::site(std::uint32_t array, AccessKind kind, std::uint32_t bytes,
                                 std::uint32_t line)
{
    Site site;
    site.kind = kind;
    site.bytes = bytes;
    site.space = m_kernel->variables[array].space;
    site.array = array;
    site.position = {line, 1};
    m_kernel->sites.push_back(site);
    return std::uint32_t(m_kernel->sites.size() - 1);
}

void SampleResult::run(std::uint32_t site, std::uint32_t warps,
                       const std::function<std::int64_t(std::int64_t)> &element,
                       std::uint32_t occurrence)
{
    const Site &about = m_kernel->sites[site];
    const PlacedArray &place = result.arrays[about.array];
    const std::uint32_t elementBytes = m_kernel->variables[about.array].array.elementBytes;
    const std::uint32_t lanes = result.device.warpSize;
    (about.space == Space::Global ? result.global : result.shared).emplace();
    for (std::uint32_t warp = 0; warp < warps; ++warp) {
        Request request;
        request.site = site;
        request.space = about.space;
        request.kind = about.kind;
        request.bytes = about.bytes;
        request.warp = warp;
        request.occurrence = occurrence;
        request.array = about.array;
        for (std::uint32_t lane = 0; lane < lanes; ++lane) {
            const std::int64_t index = element(std::int64_t(warp) * lanes + lane);
            if (index < 0)
                continue;
            request.active |= LaneMask(1) << lane;
            request.address[lane] = place.base + std::uint64_t(index) * elementBytes;
        }
        if (request.active)
            result.recording.push_back(request);
    }
}

Result strided(std::uint32_t warps, std::uint32_t stride, std::uint64_t offset)
{
    SampleResult sample;
    const auto data = sample.global("data", 4, {65536}, offset);
    sample.run(sample.site(data, AccessKind::Load, 4, 4), warps,
               [stride](std::int64_t thread) { return thread * stride; });
    return sample.result;
}

Result transposed()
{
    SampleResult sample;
    const auto tile = sample.shared("tile", 4, {16, 17});
    sample.run(sample.site(tile, AccessKind::Load, 4, 7), 8,
               [](std::int64_t thread) { return thread % 16 * 17 + thread / 16; });
    return sample.result;
}

Result wideLoad(std::uint32_t stride)
{
    SampleResult sample;
    const auto tile = sample.shared("tile", 16, {32 * stride});
    sample.run(sample.site(tile, AccessKind::Load, 16, 3), 1,
               [stride](std::int64_t thread) { return thread * stride; });
    return sample.result;
}

Result broadcast()
{
    SampleResult sample;
    const auto one = sample.shared("s", 4, {32});
    const auto data = sample.global("g", 4, {1024});
    sample.run(sample.site(one, AccessKind::Load, 4, 2), 1, [](std::int64_t) { return 5; });
    sample.run(sample.site(data, AccessKind::Load, 4, 3), 1, [](std::int64_t) { return 3; });
    return sample.result;
}

Result sharedFlags(std::uint32_t warps)
{
    SampleResult sample;
    const auto staged = sample.shared("staged", 4, {32});
    sample.run(sample.site(staged, AccessKind::Store, 4, 5), warps,
               [](std::int64_t thread) { return thread % 32; });
    return sample.result;
}

Result haloTile()
{
    SampleResult sample;
    const auto g = sample.global("g", 8, {32 * 34});
    const auto s = sample.shared("s", 8, {17, 17});
    sample.run(sample.site(g, AccessKind::Load, 8, 9), 8,
               [](std::int64_t index) { return index / 17 * 32 + index % 17; });
    sample.run(sample.site(s, AccessKind::Store, 8, 9), 8,
               [](std::int64_t index) { return index % 17 * 17 + index / 17; });
    return sample.result;
}

FigureStyle plainStyle()
{
    FigureStyle style;
    style.theme = lightTheme();
    return style;
}

} // namespace warplens
