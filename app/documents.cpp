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

/// What no source or session comes near; a device file that never ends stops here.
constexpr qint64 MostBytes = 64 << 20;
/// What most kernels are launched with. An expression and a fragment are about one warp.
constexpr Extent BlockOfFile = {256, 1, 1};

struct DocumentText
{
    Q_DECLARE_TR_FUNCTIONS(DocumentText)
};

std::variant<QByteArray, DocumentError> bytesOf(QFile &file, const QString &name)
{
    QByteArray bytes;
    while (bytes.size() <= MostBytes) {
        const QByteArray chunk = file.read(1 << 20);
        if (chunk.isEmpty())
            break;
        bytes += chunk;
    }
    if (bytes.size() > MostBytes)
        return DocumentError{
            DocumentText::tr("%1 is larger than 64 MB. Open a smaller file.").arg(name)};
    return bytes;
}

std::string textOf(const QByteArray &bytes)
{
    QString text = QString::fromUtf8(bytes);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    return text.toStdString();
}

Document sourceDocument(const std::string &text)
{
    Document document;
    Experiment &experiment = document.session.experiment;
    experiment.source.text = text;
    if (formOf(experiment.source) == SourceForm::File)
        experiment.launch.block = BlockOfFile;
    return document;
}

} // namespace

std::variant<Document, DocumentError> readDocument(QFile &file, const QString &name)
{
    const auto bytes = bytesOf(file, name);
    if (const auto *error = std::get_if<DocumentError>(&bytes))
        return *error;
    const std::string text = textOf(std::get<QByteArray>(bytes));
    if (!name.endsWith(QStringLiteral(".json"), Qt::CaseInsensitive))
        return sourceDocument(text);
    auto parsed = parseSession(text);
    if (const auto *error = std::get_if<SessionError>(&parsed))
        return DocumentError{DocumentText::tr("%1 is no session: %2")
                                 .arg(name, QString::fromStdString(error->message))};
    return Document{std::get<SessionFile>(std::move(parsed)), true, {}};
}

std::variant<Document, DocumentError> readDocument(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return DocumentError{
            DocumentText::tr("%1 cannot be read: %2").arg(path, file.errorString())};
    auto read = readDocument(file, path);
    if (auto *document = std::get_if<Document>(&read)) {
        document->folder = QFileInfo(path).absolutePath().toStdString();
        if (!document->isSession)
            setOpenedFile(document->session.experiment, path);
    }
    return read;
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
