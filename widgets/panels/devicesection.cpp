// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/devicesection.h"

#include "style/shape.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace warplens {

namespace {

const std::string On = "on";
const std::string Off = "off";

bool isEditable(const Device &device, const DeviceSetting &setting)
{
    // Sizes may change only where the device file says so; the switches always.
    return setting.isSwitch
        || std::ranges::find(device.editable, setting.key) != device.editable.end();
}

} // namespace

DeviceSection::DeviceSection(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
    , m_message(makeLabel({}, "message"))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    m_message->setWordWrap(true);
    m_message->hide();
    m_layout->addWidget(m_message);
}

void DeviceSection::setDevice(const Device &device, const Overrides &overrides)
{
    m_overrides = overrides;
    if (!(device == m_device)) {
        m_device = device;
        m_settings = settingsOf(device);
        rebuild();
    }
    updateFields();
}

void DeviceSection::rebuild()
{
    delete m_rows;
    m_fields.clear();
    m_rows = new QWidget;
    auto *form = new QFormLayout(m_rows);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(6);
    for (const DeviceSetting &setting : m_settings) {
        if (!isEditable(m_device, setting))
            continue;
        QWidget *field = makeField(setting);
        m_fields[setting.key] = field;
        if (setting.isSwitch)
            form->addRow(field);
        else
            form->addRow(settingWords(setting.key), field);
    }
    m_layout->insertWidget(0, m_rows);
}

QWidget *DeviceSection::makeField(const DeviceSetting &setting)
{
    const std::string key = setting.key;
    if (setting.isSwitch) {
        auto *box = new QCheckBox(settingWords(key));
        connect(box, &QCheckBox::toggled, this,
                [this, key](bool on) { override(key, on ? On : Off); });
        return box;
    }
    if (!setting.choices.empty()) {
        auto *box = new QComboBox;
        for (const std::string &choice : setting.choices)
            box->addItem(QString::fromStdString(choice));
        box->setAccessibleName(settingWords(key));
        connect(box, &QComboBox::textActivated, this,
                [this, key](const QString &text) { override(key, text.toStdString()); });
        return box;
    }
    auto *field = new QSpinBox;
    field->setRange(int(setting.least), int(setting.most));
    field->setAlignment(Qt::AlignRight);
    field->setMaximumWidth(96);
    field->setAccessibleName(settingWords(key));
    connect(field, &QSpinBox::valueChanged, this,
            [this, key](int value) { override(key, std::to_string(value)); });
    return field;
}

void DeviceSection::override(const std::string &key, const std::string &value)
{
    const auto original = std::ranges::find(m_settings, key, &DeviceSetting::key);
    if (original != m_settings.end() && original->value == value)
        m_overrides.erase(key);
    else
        m_overrides[key] = value;
    emit edited(m_overrides);
}

void DeviceSection::updateFields()
{
    for (const DeviceSetting &setting : m_settings) {
        const auto field = m_fields.find(setting.key);
        if (field == m_fields.end())
            continue;
        const auto changed = m_overrides.find(setting.key);
        const std::string &value = changed == m_overrides.end() ? setting.value : changed->second;
        const QSignalBlocker blocker(field->second);
        if (auto *box = qobject_cast<QCheckBox *>(field->second))
            box->setChecked(value == On);
        if (auto *box = qobject_cast<QComboBox *>(field->second))
            box->setCurrentText(QString::fromStdString(value));
        if (auto *spin = qobject_cast<QSpinBox *>(field->second)) {
            const int number = QString::fromStdString(value).toInt();
            if (spin->value() != number)
                spin->setValue(number);
        }
    }
}

QString DeviceSection::settingWords(const std::string &key)
{
    const std::map<std::string, QString> words = {
        {"warp_size", tr("warp size")},
        {"sector_bytes", tr("sector, bytes")},
        {"line_bytes", tr("line, bytes")},
        {"banks", tr("banks")},
        {"bank_bytes", tr("bank width, bytes")},
        {"bank_mode", tr("bank mode, bytes")},
        {"multicast", tr("lanes that read one word share it (multicast)")},
        {"pair_merge", tr("phases merge when lanes pair up")},
        {"l1_caching", tr("loads move whole lines (L1 caching)")},
    };
    const auto found = words.find(key);
    return found == words.end() ? QString::fromStdString(key) : found->second;
}

void DeviceSection::setMessage(const QString &message) { warplens::setMessage(m_message, message); }

} // namespace warplens
