// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "views/accesswords.h"

#include "kernel/names.h"

#include <QCoreApplication>

namespace warplens {

namespace {

struct AccessText
{
    Q_DECLARE_TR_FUNCTIONS(AccessText)
};

QString verbOf(const Site &site)
{
    switch (site.kind) {
    case AccessKind::Load: return AccessText::tr("load");
    case AccessKind::Store: return AccessText::tr("store");
    case AccessKind::Atomic: return QString::fromStdString(operationName(site));
    }
    return {};
}

} // namespace

QString accessWords(const Site &site)
{
    return AccessText::tr("%1, %2 B").arg(verbOf(site)).arg(site.bytes);
}

QString spaceWords(Space space)
{
    switch (space) {
    case Space::Global: return AccessText::tr("global");
    case Space::Shared: return AccessText::tr("shared");
    case Space::Constant: return AccessText::tr("constant");
    case Space::Local: return AccessText::tr("local");
    case Space::Unknown: return AccessText::tr("unknown");
    }
    return {};
}

QString siteWords(const Kernel &kernel, std::uint32_t site)
{
    const Site &access = kernel.sites[site];
    const QString array = QString::fromStdString(arrayName(kernel, access.array));
    const QString what = array.isEmpty()   ? verbOf(access)
        : access.kind == AccessKind::Load  ? AccessText::tr("load of %1").arg(array)
        : access.kind == AccessKind::Store ? AccessText::tr("store to %1").arg(array)
                                           : AccessText::tr("%1 on %2").arg(verbOf(access), array);
    if (!access.position.isValid())
        return what;
    return AccessText::tr("line %1, %2").arg(access.position.line).arg(what);
}

} // namespace warplens
