// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QStringList>

namespace warplens {

/// The languages that the program speaks, as ISO 639-1 codes; English first.
QStringList languageCodes();
/// The language's name in itself: `English`, `français`, `日本語`.
QString languageName(const QString &code);

/// Speaks `code` from now on; windows receive QEvent::LanguageChange. False if there is no such
/// language; nothing changes then.
bool setLanguage(const QString &code);
/// The first of the person's languages that the program speaks, else English.
QString systemLanguage();
/// What setLanguage chose last.
QString currentLanguage();

} // namespace warplens
