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
    do {
        if (!folder.exists(QStringLiteral(".git")))
            continue;
        experiment.includeFolders.push_back(folder.absolutePath().toStdString());
        return;
    } while (folder.cdUp());
}

} // namespace warplens
