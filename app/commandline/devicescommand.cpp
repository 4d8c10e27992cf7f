// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/command.h"
#include "commandline/listing.h"
#include "device/devices.h"

#include <nlohmann/json.hpp>

namespace warplens {

namespace {

nlohmann::ordered_json toJson(const Device &device)
{
    nlohmann::ordered_json settings;
    for (const DeviceSetting &setting : settingsOf(device))
        settings[setting.key] = setting.value;
    return {{"id", device.id},
            {"name", device.name},
            {"aliases", device.aliases},
            {"cuda_arch", device.cudaArch},
            {"peak_gigabytes_per_second", device.peakGigabytesPerSecond},
            {"settings", settings},
            {"editable", device.editable}};
}

nlohmann::ordered_json devicesJson()
{
    auto list = nlohmann::ordered_json::array();
    for (const Device &device : builtInDevices())
        list.push_back(toJson(device));
    return {{"schema", 1}, {"devices", list}};
}

std::vector<ListRow> devicesRows()
{
    std::vector<ListRow> rows;
    for (const Device &device : builtInDevices()) {
        QStringList settings;
        for (const DeviceSetting &setting : settingsOf(device))
            settings.append(QString::fromStdString(setting.key + "=" + setting.value));
        rows.push_back({QString::fromStdString(device.id), QString::fromStdString(device.name),
                        settings.join(u' ')});
    }
    return rows;
}

} // namespace

int runDevices(const QStringList &arguments)
{
    return runListing(QStringLiteral("devices"), arguments,
                      CommandLine::tr("Lists the hardware rules that can be counted by: the name "
                                      "for --device, and what --device-set can change."),
                      devicesRows, [] { return devicesJson().dump(2); });
}

} // namespace warplens
