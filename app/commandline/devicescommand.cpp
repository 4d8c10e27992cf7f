// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/command.h"
#include "commandline/devicenames.h"
#include "commandline/experimentoptions.h"
#include "commandline/listing.h"
#include "device/devices.h"
#include "experiment/rulestext.h"
#include "phrases.h"
#include "userdevices.h"

#include <QCommandLineParser>
#include <QDir>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>

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
    for (const QString &mistake : own.mistakes)
        std::fprintf(stderr, "warplens devices: %s\n",
                     CommandLine::tr("not usable: %1").arg(mistake).toUtf8().constData());
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

std::variant<Device, DeviceError> deviceNamed(const QString &name)
{
    if (const Device *device = findDevice(builtInDevices(), name.toStdString()))
        return *device;
    auto own = findUserDevice(name);
    if (auto *error = std::get_if<DeviceError>(&own))
        return std::move(*error);
    return std::move(std::get<UserDevice>(own).device);
}

/// `warplens devices NAME`: its rules in words.
int runRules(const QStringList &arguments)
{
    const QString command = QStringLiteral("devices");
    QCommandLineParser parser;
    const QCommandLineOption format(QStringLiteral("format"),
                                    CommandLine::tr("How to write the list."),
                                    QStringLiteral("text|json"), QStringLiteral("text"));
    parser.addOption(format);
    if (const auto exitCode = parseArguments(parser, command, arguments))
        return *exitCode;
    if (parser.positionalArguments().size() != 1)
        return refuse(command, CommandLine::tr("takes one device"));
    const auto found = deviceNamed(parser.positionalArguments().constFirst());
    if (const auto *error = std::get_if<DeviceError>(&found))
        return refuse(command, QString::fromStdString(error->message));
    const auto &device = std::get<Device>(found);
    const QString name = parser.value(format);
    if (name == u"json")
        return print(rulesJson(device).dump(2) + "\n");
    if (name == u"text")
        return print(plainText(rulesText(device, windowTranslate())));
    return refuse(command, QStringLiteral("--format %1: %2").arg(name, expected("text, json")));
}

/// Whether a device is named, and not only options. The first argument is the command's own name.
bool namesADevice(const QStringList &arguments)
{
    bool isValue = false;
    for (const QString &argument : arguments.mid(1)) {
        if (!argument.startsWith(u'-') && !isValue)
            return true;
        isValue = argument == u"--format" || argument == u"--lang";
    }
    return false;
}

} // namespace

int runDevices(const QStringList &arguments)
{
    if (namesADevice(arguments))
        return runRules(arguments);
    const QString folder = QDir::toNativeSeparators(userDeviceFolder());
    return runListing(QStringLiteral("devices"), arguments,
                      CommandLine::tr("Lists the hardware rules that can be counted by: the name "
                                      "for --device, and what --device-set can change. With a "
                                      "name: its rules in words. Files of your own: %1")
                          .arg(folder),
                      devicesRows, devicesJson);
}

} // namespace warplens
