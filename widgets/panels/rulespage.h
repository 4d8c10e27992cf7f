// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "device/device.h"

#include <QDialog>

#include <optional>
#include <vector>

class QTextBrowser;
class QTreeWidget;

namespace warplens {

struct RulesText;

/// Help ▸ Hardware rules: the devices by vendor, and the rules of the chosen one in words.
class RulesPage : public QDialog
{
    Q_OBJECT

public:
    /// `current`: the device in use with what was changed of it, which is shown first; none: it
    /// cannot be read. `own`: those that are not built in.
    RulesPage(const std::optional<Device> &current, const std::vector<Device> &own,
              QWidget *parent = nullptr);

private:
    void addGroup(const QString &heading, const std::vector<Device> &devices);
    void showRules(const Device &device);

    std::vector<Device> m_devices; ///< those listed, in the order of the list
    QTreeWidget *m_list;
    QTextBrowser *m_text;
};

/// For a QTextBrowser. What comes from device files is escaped.
QString htmlOf(const RulesText &text);

} // namespace warplens
