// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "device/devices.h"
#include "experiment/effectivedevice.h"

#include <QtTest>

using namespace warplens;

/// An experiment with the rules of its device stands on its own.
class EffectiveDeviceTest : public QObject
{
    Q_OBJECT

private slots:
    void byName();
    void byRules();
    void overridesApplyToRules();
    void brokenRulesAreSaid();
};

namespace {

const std::string Rules = R"({"id": "mine", "name": "Mine", "warp_size": 16,
    "limits": {"threads": 1024, "block": [1024, 1024, 64], "grid": [65535, 65535, 65535],
               "shared_bytes": 166912},
    "global": {"protocol": "merge", "sector_bytes": 64, "line_bytes": 128,
               "loads": "sectors", "stores": "lines"},
    "shared": {"protocol": "banks", "banks": 20, "bank_bytes": 8, "phases": "by-width"},
    "editable": ["banks"]})";

Experiment mine()
{
    Experiment experiment;
    experiment.device = "mine";
    experiment.deviceRules = Rules;
    return experiment;
}

QString messageOf(const Experiment &experiment, DiagnosticKind kind)
{
    const auto device = effectiveDevice(experiment);
    const auto *diagnostic = std::get_if<Diagnostic>(&device);
    if (!diagnostic || diagnostic->kind != kind || diagnostic->arguments.size() != 1)
        return QStringLiteral("no such diagnostic");
    return QString::fromStdString(diagnostic->arguments.front());
}

} // namespace

void EffectiveDeviceTest::byName()
{
    Experiment experiment;
    experiment.device = "V100";
    QCOMPARE(std::get<Device>(effectiveDevice(experiment)).id, "sm_70");
    experiment.device = "V1000";
    QCOMPARE(messageOf(experiment, DiagnosticKind::UnknownDevice), "V1000");
}

void EffectiveDeviceTest::byRules()
{
    const auto device = effectiveDevice(mine());
    QVERIFY(std::get<Device>(device) == std::get<Device>(parseDevice(Rules)));
    QCOMPARE(std::get<Device>(device).shared.banks, 20u);
    // The rules win: the name says only what they are called.
    Experiment renamed = mine();
    renamed.device = "sm_80";
    QCOMPARE(std::get<Device>(effectiveDevice(renamed)).id, "mine");
}

void EffectiveDeviceTest::overridesApplyToRules()
{
    Experiment experiment = mine();
    experiment.deviceOverrides = {{"banks", "24"}, {"l1_caching", "on"}};
    const auto changed = std::get<Device>(effectiveDevice(experiment));
    QCOMPARE(changed.shared.banks, 24u);
    QCOMPARE(changed.global.loadTransactionBytes, 128u);
    QCOMPARE(std::get<Device>(deviceOf(experiment)).shared.banks, 20u);
    experiment.deviceOverrides = {{"warp_size", "8"}};
    QCOMPARE(messageOf(experiment, DiagnosticKind::InvalidDevice),
             "warp_size: always 16 on mine; the custom device lets it change");
}

void EffectiveDeviceTest::brokenRulesAreSaid()
{
    Experiment experiment = mine();
    experiment.deviceRules.replace(experiment.deviceRules.find("20"), 2, "999");
    QCOMPARE(messageOf(experiment, DiagnosticKind::InvalidDevice),
             "mine: shared.banks: 999 is not from 1 to 128");
    experiment.deviceRules = "not JSON";
    QCOMPARE(messageOf(experiment, DiagnosticKind::InvalidDevice),
             "mine: line 1, column 2: not valid JSON");
}

QTEST_APPLESS_MAIN(EffectiveDeviceTest)
#include "effectivedevice_test.moc"
