// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/sessionfile.h"

#include <QString>

#include <variant>

class QFile;

namespace warplens {

/// What is wrong, in a sentence for the person who asked.
struct DocumentError
{
    QString sentence;
};

/// What was read from a file.
struct Document
{
    SessionFile session;
    bool isSession = false; ///< with a launch of its own; else a source text
    std::string folder;     ///< where its relative paths start; empty: the working folder
};

/// A session (`.json`) or a source text (anything else), whose folder may then be included from.
/// Text comes out as valid UTF-8 without a byte order mark, whatever came in.
std::variant<Document, DocumentError> readDocument(const QString &path);
/// The same from an open file that has no folder, such as standard input; `name` is for errors.
std::variant<Document, DocumentError> readDocument(QFile &file, const QString &name);
/// Writes a session as a whole or not at all. Empty on success.
QString writeDocument(const QString &path, const SessionFile &session);
/// The same for any bytes, such as an exported picture.
QString writeFile(const QString &path, const QByteArray &bytes);

} // namespace warplens
