// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/effectivedevice.h"

#include "device/devices.h"

namespace warplens {

namespace {

Diagnostic diagnosticOf(DiagnosticKind kind, const std::string &argument)
{
    Diagnostic diagnostic;
    diagnostic.kind = kind;
    diagnostic.arguments = {argument};
    return diagnostic;
}

} // namespace

std::variant<Device, Diagnostic> deviceOf(const Experiment &experiment)
{
    if (!experiment.deviceRules.empty()) {
        auto parsed = parseDevice(experiment.deviceRules);
        if (auto *device = std::get_if<Device>(&parsed))
            return std::move(*device);
        return diagnosticOf(DiagnosticKind::InvalidDevice,
                            experiment.device + ": " + std::get<DeviceError>(parsed).message);
    }
    if (const Device *device = findDevice(builtInDevices(), experiment.device))
        return *device;
    return diagnosticOf(DiagnosticKind::UnknownDevice, experiment.device);
}

std::variant<Device, Diagnostic> effectiveDevice(const Experiment &experiment)
{
    auto device = deviceOf(experiment);
    if (std::holds_alternative<Diagnostic>(device))
        return device;
    auto changed = overridden(std::get<Device>(device), experiment.deviceOverrides);
    if (auto *effective = std::get_if<Device>(&changed))
        return std::move(*effective);
    return diagnosticOf(DiagnosticKind::InvalidDevice, std::get<DeviceError>(changed).message);
}

} // namespace warplens
