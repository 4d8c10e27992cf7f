// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "documents.h"

#include "openedfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace warplens {

namespace {

constexpr qint64 MostBytes = 64 << 20;

struct DocumentText
{
    Q_DECLARE_TR_FUNCTIONS(DocumentText)
};

} // namespace

std::variant<SessionFile, DocumentError> readDocument(const QString &path,
                                                      const Experiment &current)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return DocumentError{
            DocumentText::tr("%1 cannot be read: %2").arg(path, file.errorString())};
    if (file.size() > MostBytes)
        return DocumentError{
            DocumentText::tr("%1 is larger than 64 MB. Open a smaller file.").arg(path)};
    const std::string text = file.readAll().toStdString();
    if (path.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive)) {
        const auto parsed = parseSession(text);
        if (const auto *error = std::get_if<SessionError>(&parsed))
            return DocumentError{DocumentText::tr("%1 is no session: %2")
                                     .arg(path, QString::fromStdString(error->message))};
        return std::get<SessionFile>(parsed);
    }
    SessionFile session;
    session.experiment.source.text = text;
    setOpenedFile(session.experiment, path);
    session.experiment.device = current.device;
    session.experiment.deviceOverrides = current.deviceOverrides;
    session.experiment.launch.block = {256, 1, 1};
    return session;
}

QString writeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return DocumentText::tr("%1 cannot be written: %2").arg(path, file.errorString());
    // A full disk may show only when what was buffered is written, and then without a word.
    if (file.write(bytes) != bytes.size() || !file.flush() || !file.commit())
        return DocumentText::tr("%1 is not written. Is the disk full?").arg(path);
    return {};
}

QString writeDocument(const QString &path, const SessionFile &session)
{
    return writeFile(path, QByteArray::fromStdString(writeSession(session)));
}

} // namespace warplens
