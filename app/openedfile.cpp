// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "openedfile.h"

#include <QDir>
#include <QFileInfo>

namespace warplens {

void setOpenedFile(Experiment &experiment, const QString &path)
{
    const QFileInfo file(path);
    experiment.source.file = file.absoluteFilePath().toStdString();
    QDir folder = file.absoluteDir();
    while (!folder.exists(QStringLiteral(".git")) && folder.cdUp()) { }
    if (!folder.exists(QStringLiteral(".git")))
        folder = file.absoluteDir();
    experiment.includeFolders = {folder.absolutePath().toStdString()};
}

} // namespace warplens
