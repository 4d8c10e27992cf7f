// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/userdevice.h"

#include <QString>
#include <QStringList>

#include <variant>
#include <vector>

namespace warplens {

/// The devices that people wrote files for, by name of file.
struct UserDevices
{
    std::vector<UserDevice> devices;
    /// One sentence for each file that cannot be used; the others can.
    QStringList mistakes;
};

/// The folder `devices` of the program's data. It need not be there.
QString userDeviceFolder();

/// All files `*.json` of the folder.
UserDevices userDevicesIn(const QString &folder);

/// One file, wherever it is. The error names it, and the key.
std::variant<UserDevice, DeviceError> readDeviceFile(const QString &path);

} // namespace warplens
