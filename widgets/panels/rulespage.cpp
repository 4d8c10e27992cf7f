// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "panels/rulespage.h"

#include "device/devices.h"
#include "experiment/rulestext.h"
#include "phrases.h"

#include <QHBoxLayout>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBrowser>
#include <QTreeWidget>

namespace warplens {

namespace {

QString escaped(const std::string &text) { return QString::fromStdString(text).toHtmlEscaped(); }

} // namespace

QString htmlOf(const RulesText &text)
{
    QString html = QStringLiteral("<h2>%1</h2>").arg(escaped(text.title));
    for (const RulesSection &section : text.sections) {
        html += QStringLiteral("<h3>%1</h3><ul>").arg(escaped(section.title));
        for (const std::string &sentence : section.sentences)
            html += QStringLiteral("<li>%1</li>").arg(escaped(sentence));
        html += QStringLiteral("</ul>");
    }
    return html;
}

RulesPage::RulesPage(const std::optional<Device> &current, const std::vector<Device> &own,
                     QWidget *parent)
    : QDialog(parent)
    , m_list(new QTreeWidget)
    , m_text(new QTextBrowser)
{
    setWindowTitle(tr("Hardware rules"));
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setIndentation(12);
    m_list->setAccessibleName(tr("Devices"));
    m_text->setAccessibleName(tr("Rules of the device"));
    m_text->setOpenLinks(false);
    m_text->document()->setIndentWidth(20);
    auto *splitter = new QSplitter;
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_list);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(1, 1);
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(splitter);

    if (current)
        addGroup(tr("In use"), {*current});
    std::vector<Device> ofVendor;
    const std::vector<Device> &all = builtInDevices();
    for (std::size_t i = 0; i < all.size(); ++i) {
        ofVendor.push_back(all[i]);
        if (i + 1 < all.size() && all[i + 1].vendor == all[i].vendor)
            continue;
        if (all[i].vendor.empty())
            ofVendor.insert(ofVendor.end(), own.begin(), own.end());
        addGroup(all[i].vendor.empty() ? tr("Your own") : QString::fromStdString(all[i].vendor),
                 ofVendor);
        ofVendor.clear();
    }
    m_list->expandAll();
    resize(1000, 720);
    const int names = static_cast<QAbstractItemView *>(m_list)->sizeHintForColumn(0) + 40;
    splitter->setSizes({names, width() - names});
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem *item) {
        if (item && item->data(0, Qt::UserRole).isValid())
            showRules(m_devices[item->data(0, Qt::UserRole).toUInt()]);
    });
    m_list->setCurrentItem(m_list->topLevelItem(0)->child(0));
}

void RulesPage::addGroup(const QString &heading, const std::vector<Device> &devices)
{
    auto *group = new QTreeWidgetItem(m_list, {heading});
    group->setFlags(Qt::ItemIsEnabled);
    QFont bold = m_list->font();
    bold.setBold(true);
    group->setFont(0, bold);
    for (const Device &device : devices) {
        auto *item = new QTreeWidgetItem(group, {QString::fromStdString(device.name)});
        item->setData(0, Qt::UserRole, uint(m_devices.size()));
        item->setToolTip(0, QString::fromStdString(device.id));
        m_devices.push_back(device);
    }
}

void RulesPage::showRules(const Device &device)
{
    m_text->setHtml(htmlOf(rulesText(device, windowTranslate())));
    m_text->verticalScrollBar()->setValue(0);
}

} // namespace warplens
