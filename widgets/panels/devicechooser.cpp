// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/devicechooser.h"

#include <QAbstractItemView>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QStyledItemDelegate>

#include <algorithm>
#include <variant>

namespace warplens {

namespace {

constexpr int IdRole = Qt::UserRole;
constexpr int RulesRole = Qt::UserRole + 1;

} // namespace

DeviceChooser::DeviceChooser(QWidget *parent)
    : QComboBox(parent)
{
    setAccessibleName(tr("Device"));
    setToolTip(tr("Whose memory system is shown"));
    setMaxVisibleItems(24);
    // The combo box's own draws what is selected in the window's colours over those of the list.
    setItemDelegate(new QStyledItemDelegate(this));
    // As wide as what is chosen needs, not as what is wrong with a file.
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(24);
    rebuild();
    connect(this, &QComboBox::activated, this, [this](int row) {
        emit chosen(itemData(row, IdRole).toString().toStdString(),
                    itemData(row, RulesRole).toString().toStdString());
    });
}

void DeviceChooser::addHeading(const QString &text)
{
    addItem(text);
    QFont bold = font();
    bold.setBold(true);
    setItemData(count() - 1, bold, Qt::FontRole);
    static_cast<QStandardItemModel *>(model())->item(count() - 1)->setFlags(Qt::NoItemFlags);
}

void DeviceChooser::addDevice(const Device &device, const std::string &rules)
{
    const QString id = QString::fromStdString(device.id);
    addItem(QString::fromStdString(device.name) + QStringLiteral(" · ") + id, id);
    setItemData(count() - 1, QString::fromStdString(rules), RulesRole);
}

void DeviceChooser::rebuild()
{
    const QSignalBlocker blocker(this);
    clear();
    std::string heading;
    for (const Device &device : builtInDevices()) {
        if (device.vendor != heading && !device.vendor.empty())
            addHeading(QString::fromStdString(device.vendor));
        else if (device.vendor.empty() && !heading.empty())
            addHeading(tr("Your own"));
        heading = device.vendor;
        addDevice(device, {});
    }
    for (const UserDevice &own : m_own)
        addDevice(own.device, own.rules);
    const bool isElsewhere =
        !m_rules.empty() && std::ranges::find(m_own, m_rules, &UserDevice::rules) == m_own.end();
    if (isElsewhere) {
        const auto parsed = parseDevice(m_rules);
        if (const auto *device = std::get_if<Device>(&parsed))
            addDevice(*device, m_rules); // it came with a session
    }
    for (const QString &mistake : m_mistakes) {
        addItem(tr("not usable: %1").arg(mistake));
        setItemData(count() - 1, mistake, Qt::ToolTipRole);
        static_cast<QStandardItemModel *>(model())->item(count() - 1)->setFlags(Qt::NoItemFlags);
    }
    select();
}

void DeviceChooser::setUserDevices(const std::vector<UserDevice> &devices,
                                   const QStringList &mistakes)
{
    if (devices == m_own && mistakes == m_mistakes)
        return;
    m_own = devices;
    m_mistakes = mistakes;
    rebuild();
}

void DeviceChooser::setDevice(const std::string &name, const std::string &rules)
{
    const bool hasOtherRules = rules != m_rules;
    m_name = name;
    m_rules = rules;
    if (hasOtherRules)
        rebuild();
    else
        select();
}

void DeviceChooser::select()
{
    setPlaceholderText(tr("unknown: %1").arg(QString::fromStdString(m_name)));
    int row = -1;
    if (m_rules.empty()) {
        const Device *device = findDevice(builtInDevices(), m_name);
        row = device ? findData(QString::fromStdString(device->id), IdRole) : -1;
    } else {
        row = findData(QString::fromStdString(m_rules), RulesRole,
                       Qt::MatchExactly | Qt::MatchCaseSensitive);
    }
    setCurrentIndex(row);
}

void DeviceChooser::showPopup()
{
    emit opening();
    // The list is wider than the box: nothing in it is cut off.
    int width = 0;
    for (int row = 0; row < count(); ++row)
        width = std::max(width, view()->sizeHintForIndex(model()->index(row, 0)).width());
    view()->setMinimumWidth(std::min(width, 640) + view()->verticalScrollBar()->sizeHint().width());
    QComboBox::showPopup();
}

} // namespace warplens
