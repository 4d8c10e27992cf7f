// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "experiment/sessionfile.h"

#include <QString>

#include <variant>

namespace warplens {

/// What is wrong, in a sentence for the person who asked.
struct DocumentError
{
    QString sentence;
};

/// A session (`.json`) or a source text (anything else); `current` gives a source text its device.
std::variant<SessionFile, DocumentError> readDocument(const QString &path,
                                                      const Experiment &current);
/// Writes a session as a whole or not at all. Empty on success.
QString writeDocument(const QString &path, const SessionFile &session);
/// The same for any bytes, such as an exported picture.
QString writeFile(const QString &path, const QByteArray &bytes);

} // namespace warplens
