// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "userdevices.h"

#include <QString>

#include <variant>

namespace warplens {

/// A device that is not built in: a file, if `name` ends in `.json`, else by a name of one in the
/// user's folder. The error says what there is, or what is wrong with the file.
std::variant<UserDevice, DeviceError> findUserDevice(const QString &name);

/// What `--device NAME` names, built in or not. Files of the user's folder that cannot be used are
/// said on standard error, as one of them may be what was meant. `rules` is empty if built in.
std::variant<UserDevice, DeviceError> deviceForOption(const QString &name);

/// Says on standard error which files of the user's folder are of no use, and why.
void warnOfMistakes(const UserDevices &own);

} // namespace warplens
