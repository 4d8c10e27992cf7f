// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/command.h"
#include "commandline/devicenames.h"
#include "commandline/listing.h"
#include "device/devices.h"
#include "experiment/rulestext.h"
#include "phrases.h"
#include "userdevices.h"

#include <QCommandLineParser>
#include <QDir>

#include <nlohmann/json.hpp>

namespace warplens {

namespace {

using Json = nlohmann::ordered_json;

Json toJson(const Device &device)
{
    Json settings;
    for (const DeviceSetting &setting : settingsOf(device))
        settings[setting.key] = setting.value;
    return {{"id", device.id},
            {"name", device.name},
            {"aliases", device.aliases},
            {"vendor", device.vendor},
            {"cuda_arch", device.cudaArch},
            {"peak_gigabytes_per_second", device.peakGigabytesPerSecond},
            {"settings", settings},
            {"editable", device.editable}};
}

Json rulesJson(const Device &device)
{
    Json json = toJson(device);
    json["rules"] = Json::array();
    for (const RulesSection &section : rulesText(device, windowTranslate()).sections)
        json["rules"].push_back({{"title", section.title}, {"sentences", section.sentences}});
    return {{"schema", 1}, {"device", json}};
}

/// Those of the program, then the user's. What is wrong with a file goes to standard error.
std::vector<Device> allDevices()
{
    std::vector<Device> devices = builtInDevices();
    const UserDevices own = userDevicesIn(userDeviceFolder());
    for (const UserDevice &device : own.devices)
        devices.push_back(device.device);
    warnOfMistakes(own);
    return devices;
}

std::string devicesJson()
{
    auto list = Json::array();
    for (const Device &device : allDevices())
        list.push_back(toJson(device));
    const std::string folder = QDir::toNativeSeparators(userDeviceFolder()).toStdString();
    return Json({{"schema", 1}, {"folder", folder}, {"devices", list}}).dump(2);
}

std::vector<ListRow> devicesRows()
{
    std::vector<ListRow> rows;
    for (const Device &device : allDevices()) {
        QStringList settings;
        for (const DeviceSetting &setting : settingsOf(device))
            settings.append(QString::fromStdString(setting.key + "=" + setting.value));
        rows.push_back({QString::fromStdString(device.id), QString::fromStdString(device.name),
                        settings.join(u' ')});
    }
    return rows;
}

/// `warplens devices NAME`: its rules in words.
int printRules(const QString &command, const ListRequest &request)
{
    if (request.names.size() != 1)
        return refuse(command, CommandLine::tr("takes one device"));
    const auto found = deviceForOption(request.names.constFirst());
    if (const auto *error = std::get_if<DeviceError>(&found))
        return refuse(command, QString::fromStdString(error->message));
    const Device &device = std::get<UserDevice>(found).device;
    return print(request.isJson ? rulesJson(device).dump(2) + "\n"
                                : plainText(rulesText(device, windowTranslate())));
}

} // namespace

int runDevices(const QStringList &arguments)
{
    const QString command = QStringLiteral("devices");
    QCommandLineParser parser;
    parser.setApplicationDescription(
        CommandLine::tr("Lists the hardware rules that can be counted by: the name "
                        "for --device, and what --device-set can change. With a "
                        "name: its rules in words. Files of your own: %1")
            .arg(QDir::toNativeSeparators(userDeviceFolder())));
    parser.addPositionalArgument(QStringLiteral("NAME"),
                                 CommandLine::tr("A device, or a file of its rules (.json), to be "
                                                 "written out in words."),
                                 QStringLiteral("[NAME|FILE.json]"));
    const auto read = readListRequest(parser, command, arguments);
    if (const int *exitCode = std::get_if<int>(&read))
        return *exitCode;
    const auto &request = std::get<ListRequest>(read);
    if (!request.names.isEmpty())
        return printRules(command, request);
    return print(request.isJson ? devicesJson() + "\n" : textOf(devicesRows()).toStdString());
}

} // namespace warplens
