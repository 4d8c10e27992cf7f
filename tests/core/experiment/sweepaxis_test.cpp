// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "stridedkernel.h"

#include "experiment/evaluate.h"
#include "experiment/sweepaxis.h"

#include <QTest>

using namespace warplens;

class SweepAxisTest : public QObject
{
    Q_OBJECT

private slots:
    void axesOfTheKernel();
    void appliedToTheLaunch();
    void refusedByTheAxis();
};

namespace {

QString joined(const std::vector<std::string> &values)
{
    QStringList list;
    for (const std::string &value : values)
        list << QString::fromStdString(value);
    return list.join(' ');
}

Compile countingCompile(int &compiled)
{
    return [&compiled, kernel = stridedKernel()](const CompileRequest &, std::stop_token) {
        ++compiled;
        CompileOutcome outcome;
        outcome.kernel = kernel;
        return outcome;
    };
}

const SweepAxis Stride = {SweepAxis::Kind::Argument, "stride"};

} // namespace

void SweepAxisTest::axesOfTheKernel()
{
    int compiled = 0;
    const auto result = evaluate(stridedExperiment({1, 1, 1}, {32, 1, 1}), {}, nullptr,
                                 countingCompile(compiled), {}, {});
    std::vector<std::string> names;
    for (const SweepAxis &axis : sweepAxes(*result)) {
        names.push_back(nameOf(axis));
        const auto found = sweepAxis(names.back(), *result);
        QVERIFY(std::holds_alternative<SweepAxis>(found));
        QCOMPARE(std::get<SweepAxis>(found), axis);
    }
    QCOMPARE(joined(names),
             QString("stride odd last block.x block.y block.z grid.x grid.y grid.z "
                     "data.offset"));
    QCOMPARE(currentValue(*result, Stride), std::string("1"));
    QCOMPARE(currentValue(*result, {SweepAxis::Kind::Block, {}, 'x'}), std::string("32"));
    const auto unknown = sweepAxis("width", *result);
    QVERIFY(std::holds_alternative<SweepError>(unknown));
    QCOMPARE(std::get<SweepError>(unknown).kind, SweepErrorKind::UnknownAxis);
}

void SweepAxisTest::appliedToTheLaunch()
{
    using Kind = SweepAxis::Kind;
    const auto at = [](const SweepAxis &axis, const char *value) {
        Experiment experiment;
        experiment.source = {.text = "threadIdx.x", .shape = {16, 16}};
        return std::get<Experiment>(applied(experiment, axis, value));
    };
    QCOMPARE(at(Stride, "5").launch.arguments.at("stride"), std::string("5"));
    QCOMPARE(at({Kind::Template, "T"}, "float").templateArguments.at("T"), std::string("float"));
    QCOMPARE(at({Kind::Block, {}, 'y'}, "5").launch.block.y, 5u);
    QCOMPARE(at({Kind::Grid, {}, 'z'}, "5").launch.grid.z, 5u);
    QCOMPARE(at({Kind::SharedBytes}, "5").launch.sharedBytes, 5u);
    QCOMPARE(at({Kind::Offset, "in"}, "5").launch.buffers.at("in").offset, 5u);
    QCOMPARE(at({Kind::Padding, "s"}, "5").source.shape, (std::vector<std::uint32_t>{16, 21}));
}

void SweepAxisTest::refusedByTheAxis()
{
    using Kind = SweepAxis::Kind;
    const auto refusal = [](const SweepAxis &axis, const char *value) {
        const auto outcome = applied({}, axis, value);
        const auto *error = std::get_if<SweepError>(&outcome);
        return error ? int(error->kind) : -1;
    };
    QCOMPARE(refusal({Kind::Block, {}, 'x'}, "0"), int(SweepErrorKind::ZeroExtent));
    QCOMPARE(refusal({Kind::Block, {}, 'x'}, "-1"), int(SweepErrorKind::BadValue));
    QCOMPARE(refusal({Kind::Block, {}, 'x'}, "4294967296"), int(SweepErrorKind::BadValue));
    QCOMPARE(refusal({Kind::Offset, "in"}, "1.5"), int(SweepErrorKind::BadValue));
}

QTEST_GUILESS_MAIN(SweepAxisTest)
#include "sweepaxis_test.moc"
