// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "commandline/devicenames.h"

#include "commandline/output.h"
#include "device/devices.h"

#include <cstdio>
#include <span>

namespace warplens {

namespace {

QString nameList(const UserDevices &own)
{
    QStringList names;
    for (const Device &device : builtInDevices())
        names.append(QString::fromStdString(device.id));
    for (const UserDevice &device : own.devices)
        names.append(QString::fromStdString(device.device.id));
    return names.join(u", ");
}

} // namespace

std::variant<UserDevice, DeviceError> findUserDevice(const QString &name)
{
    if (name.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive))
        return readDeviceFile(name);
    const UserDevices own = userDevicesIn(userDeviceFolder());
    for (const UserDevice &device : own.devices)
        if (findDevice(std::span(&device.device, 1), name.toStdString()))
            return device;
    QString what = CommandLine::tr("there is no device of that name, only %1").arg(nameList(own));
    for (const QString &mistake : own.mistakes)
        what += u'\n' + CommandLine::tr("not usable: %1").arg(mistake);
    return DeviceError{what.toStdString()};
}

std::variant<UserDevice, DeviceError> deviceForOption(const QString &name)
{
    const Device *builtIn = findDevice(builtInDevices(), name.toStdString());
    std::variant<UserDevice, DeviceError> found =
        builtIn ? UserDevice{*builtIn, {}} : findUserDevice(name);
    const bool isFile = !builtIn && name.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive);
    // One that is not found lists them itself.
    if (!isFile && std::holds_alternative<UserDevice>(found))
        warnOfMistakes(userDevicesIn(userDeviceFolder()));
    return found;
}

void warnOfMistakes(const UserDevices &own)
{
    for (const QString &mistake : own.mistakes)
        std::fprintf(stderr, "warplens: %s\n",
                     CommandLine::tr("not usable: %1").arg(mistake).toUtf8().constData());
}

} // namespace warplens
