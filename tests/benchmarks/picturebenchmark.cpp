// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only

// From a keystroke to a new picture, through the compile worker as in the window: medians and 95th
// percentiles against the times to reach.

#include "compileworker/workercompiler.h"
#include "experiment/evaluate.h"
#include "experiment/lessons.h"
#include "figure/svg.h"
#include "figure/views.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>

using namespace warplens;

namespace {

constexpr int Rounds = 30;
constexpr double KeystrokeMilliseconds = 50;
constexpr double SliderMilliseconds = 1000.0 / 30;
constexpr double SvgMilliseconds = 100;

FigureStyle figureStyle()
{
    FigureStyle style;
    style.theme = lightTheme();
    return style;
}

void draw(const Result &result)
{
    const FigureStyle style = figureStyle();
    addressMap(result, {}, style);
    bankGrid(result, {}, style);
}

/// Runs `round` (which gets its number) and prints a row; `target` in milliseconds.
void measure(const std::string &name, double target, const std::function<void(int)> &round)
{
    using Clock = std::chrono::steady_clock;
    round(-1); // warm
    std::vector<double> times;
    for (int i = 0; i < Rounds; ++i) {
        const auto begin = Clock::now();
        round(i);
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - begin).count());
    }
    std::ranges::sort(times);
    const double median = times[times.size() / 2];
    const double late = times[times.size() * 95 / 100];
    std::printf("%-42s %8.2f %8.2f %8.1f %7.2f\n", name.c_str(), median, late, target,
                late / target);
    std::fflush(stdout);
}

/// What typing does: the text is another one each time, and so is the kernel, as its places move.
void measureKeystroke(const std::string &name, Experiment experiment, const Compile &compile)
{
    const std::string text = experiment.source.text;
    std::shared_ptr<const Result> previous;
    measure(name, KeystrokeMilliseconds, [&](int round) {
        experiment.source.text = std::string(std::size_t(round + 2), '\n') + text;
        previous = evaluate(experiment, {}, previous.get(), compile, {}, {});
        draw(*previous);
    });
    if (previous->hasErrors())
        std::printf("  (has errors: the time means little)\n");
}

/// What a slider does: one argument changes, and the kernel is taken over.
void measureSlider(const std::string &name, Experiment experiment, const std::string &argument,
                   const Compile &compile)
{
    std::shared_ptr<const Result> previous;
    measure(name, SliderMilliseconds, [&](int round) {
        experiment.launch.arguments[argument] = std::to_string(round % 32 + 2);
        previous = evaluate(experiment, {}, previous.get(), compile, {}, {});
        draw(*previous);
    });
}

Experiment millionThreads()
{
    Experiment experiment;
    experiment.source.text =
        "__global__ void scale(float *out, const float *in, int n, int stride)\n"
        "{\n"
        "    int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
        "    if (i < n)\n"
        "        out[i] = 2 * in[i * stride];\n"
        "}\n";
    experiment.launch.grid = {4096, 1, 1};
    experiment.launch.block = {256, 1, 1};
    experiment.launch.arguments = {{"n", "1048576"}, {"stride", "2"}};
    return experiment;
}

/// A block that touches 16 384 words of global memory, each a labelled cell.
Experiment manyCells()
{
    Experiment experiment;
    experiment.source.text = "float4 v = data[blockIdx.x * blockDim.x + threadIdx.x];\n"
                             "float4 w = data[1024 + threadIdx.x];\n"
                             "float4 x = data[2048 + threadIdx.x];\n"
                             "float4 y = data[3072 + threadIdx.x];\n";
    experiment.launch.block = {1024, 1, 1};
    experiment.launch.buffers["data"].type = "float4";
    return experiment;
}

void measureFigures(const Compile &compile)
{
    const auto result = evaluate(manyCells(), {}, nullptr, compile, {}, {});
    FigureStyle style = figureStyle();
    style.maxRows = 100'000;
    std::string svg;
    measure("16384 labelled cells to SVG", SvgMilliseconds,
            [&](int) { svg = writeSvg(addressMap(*result, {}, style), {}); });
    std::printf("  %.2f MB of SVG (at most 2 wanted)\n", double(svg.size()) / 1e6);
}

} // namespace

int main()
{
    const Compile compile = compileInWorker(WARPLENS_PROGRAM);
    std::printf("\n%-42s %8s %8s %8s %7s\n", "from a keystroke to a picture, ms", "median", "95 %",
                "target", "ratio");
    for (const Lesson &lesson : builtInLessons())
        measureKeystroke(lesson.id, lesson.session.experiment, compile);
    measureKeystroke("a million threads", millionThreads(), compile);

    std::printf("\n%-42s %8s %8s %8s %7s\n", "from a slider to a picture, ms", "median", "95 %",
                "target", "ratio");
    measureSlider("coalesced-or-strided",
                  findLesson(builtInLessons(), "coalesced-or-strided")->session.experiment,
                  "stride", compile);
    measureSlider("a million threads", millionThreads(), "stride", compile);

    std::printf("\n%-42s %8s %8s %8s %7s\n", "parts, ms", "median", "95 %", "target", "ratio");
    CompileRequest request;
    request.source = millionThreads().source;
    const std::string text = request.source.text;
    measure("compile through the worker", 20, [&](int round) {
        request.source.text = std::string(std::size_t(round + 2), '\n') + text;
        compile(request, {});
    });
    measureFigures(compile);
}
