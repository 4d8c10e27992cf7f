// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/devicechooser.h"

#include "device/devices.h"

namespace warplens {

DeviceChooser::DeviceChooser(QWidget *parent)
    : QComboBox(parent)
{
    setAccessibleName(tr("Device"));
    setToolTip(tr("Whose memory system is shown"));
    for (const Device &device : builtInDevices()) {
        const QString id = QString::fromStdString(device.id);
        addItem(QString::fromStdString(device.name) + QStringLiteral(" · ") + id, id);
    }
    connect(this, &QComboBox::activated, this,
            [this](int row) { emit chosen(itemData(row).toString().toStdString()); });
}

void DeviceChooser::setDevice(const std::string &name)
{
    const Device *device = findDevice(builtInDevices(), name);
    setPlaceholderText(tr("unknown: %1").arg(QString::fromStdString(name)));
    setCurrentIndex(device ? findData(QString::fromStdString(device->id)) : -1);
}

} // namespace warplens
