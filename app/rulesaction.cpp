// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "experiment/effectivedevice.h"
#include "mainwindow.h"
#include "panels/devicechooser.h"
#include "panels/rulespage.h"
#include "userdevices.h"

#include <algorithm>

namespace warplens {

void MainWindow::connectDevice()
{
    const auto readFolder = [this] {
        const UserDevices own = userDevicesIn(userDeviceFolder());
        m_device->setUserDevices(own.devices, own.mistakes);
    };
    readFolder();
    // A file that was dropped there meanwhile stands in the list at once.
    connect(m_device, &DeviceChooser::opening, this, readFolder);
    connect(m_device, &DeviceChooser::chosen, this, &MainWindow::chooseDevice);
}

void MainWindow::chooseDevice(const std::string &id, const std::string &rules)
{
    Edit edit{
        m_session.experiment(), tr("choose device %1").arg(QString::fromStdString(id)), {}, false};
    edit.experiment.device = id;
    edit.experiment.deviceRules = rules;
    edit.experiment.deviceOverrides.clear();
    m_session.edit(edit);
}

void MainWindow::showRules()
{
    const Experiment &experiment = m_session.experiment();
    std::optional<Device> current;
    auto effective = effectiveDevice(experiment);
    if (auto *device = std::get_if<Device>(&effective))
        current = std::move(*device);
    std::vector<Device> own;
    for (const UserDevice &device : userDevicesIn(userDeviceFolder()).devices)
        own.push_back(device.device);
    auto *page = new RulesPage(current, own, this);
    page->setAttribute(Qt::WA_DeleteOnClose);
    page->show();
}

} // namespace warplens
