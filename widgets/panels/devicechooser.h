// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/userdevice.h"

#include <QComboBox>
#include <QStringList>

#include <string>
#include <vector>

namespace warplens {

/// The combo box of all devices, `NVIDIA A100 (40 GB) · sm_80`, under a heading for each vendor and
/// one for the person's own.
class DeviceChooser : public QComboBox
{
    Q_OBJECT

public:
    explicit DeviceChooser(QWidget *parent = nullptr);

    /// Those that somebody wrote files for; `mistakes` says of each of the other files what is
    /// wrong with it, and stands in the list where it cannot be chosen.
    void setUserDevices(const std::vector<UserDevice> &devices, const QStringList &mistakes);

    /// Any name a device goes by; one that is unknown is shown as it is. `rules`: the text of the
    /// device's file, if it is not built in.
    void setDevice(const std::string &name, const std::string &rules = {});

    void showPopup() override;

signals:
    void chosen(const std::string &id, const std::string &rules);
    /// The list is about to be looked at.
    void opening();

private:
    void rebuild();
    void addHeading(const QString &text);
    void addDevice(const Device &device, const std::string &rules);
    void select();

    std::vector<UserDevice> m_own;
    QStringList m_mistakes;
    std::string m_name;
    std::string m_rules;
};

} // namespace warplens
