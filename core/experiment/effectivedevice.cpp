// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/effectivedevice.h"

#include "device/devices.h"

namespace warplens {

std::variant<Device, Diagnostic> effectiveDevice(const Experiment &experiment)
{
    Diagnostic diagnostic;
    const Device *device = findDevice(builtInDevices(), experiment.device);
    if (!device) {
        diagnostic.kind = DiagnosticKind::UnknownDevice;
        diagnostic.arguments = {experiment.device};
        return diagnostic;
    }
    auto changed = overridden(*device, experiment.deviceOverrides);
    if (auto *effective = std::get_if<Device>(&changed))
        return std::move(*effective);
    diagnostic.kind = DiagnosticKind::InvalidDevice;
    diagnostic.arguments = {std::get<DeviceError>(changed).message};
    return diagnostic;
}

} // namespace warplens
