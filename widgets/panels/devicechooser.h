// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"

#include <QComboBox>

#include <string>

namespace warplens {

/// The combo box of all devices: `NVIDIA A100 · sm_80`.
class DeviceChooser : public QComboBox
{
    Q_OBJECT

public:
    explicit DeviceChooser(QWidget *parent = nullptr);

    /// Any name a device goes by; one that is unknown is shown as it is.
    void setDevice(const std::string &name);

signals:
    void chosen(const std::string &id);
};

} // namespace warplens
