// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"
#include "device/devices.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace warplens {

/// The rules of the device that a person may change: switches and sizes.
class DeviceSection : public QWidget
{
    Q_OBJECT

public:
    using Overrides = std::map<std::string, std::string>;

    explicit DeviceSection(QWidget *parent = nullptr);

    /// `device` as it is without the overrides.
    void setDevice(const Device &device, const Overrides &overrides);
    void setMessage(const QString &message);

signals:
    void edited(const warplens::DeviceSection::Overrides &overrides);

private:
    void rebuild();
    QWidget *makeField(const DeviceSetting &setting);
    void override(const std::string &key, const std::string &value);
    void updateFields();
    static QString settingWords(const std::string &key);

    Device m_device;
    Overrides m_overrides;
    std::vector<DeviceSetting> m_settings; ///< without the overrides
    std::map<std::string, QWidget *> m_fields;
    QWidget *m_rows = nullptr;
    QVBoxLayout *m_layout;
    QLabel *m_message;
};

} // namespace warplens
