// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/userdevice.h"

#include <QString>

#include <variant>

namespace warplens {

/// A device that is not built in: a file, if `name` ends in `.json`, else by a name of one in the
/// user's folder. The error says what there is, or what is wrong with the file.
std::variant<UserDevice, DeviceError> findUserDevice(const QString &name);

} // namespace warplens
