// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

/// A resource in a static library is only there once it is asked for, outside of any namespace.
static void initTranslations() { Q_INIT_RESOURCE(translations); }

namespace warplens {

namespace {

const char *const CodeProperty = "warplensLanguage";

/// The translators in use are children of the application, so that nothing outlives it.
void removeTranslators()
{
    const auto translators = qApp->findChildren<QTranslator *>(Qt::FindDirectChildrenOnly);
    for (QTranslator *translator : translators) {
        QCoreApplication::removeTranslator(translator);
        delete translator;
    }
}

bool installTranslator(const QString &name, const QString &folder)
{
    auto *translator = new QTranslator(qApp);
    if (translator->load(name, folder) && QCoreApplication::installTranslator(translator))
        return true;
    delete translator;
    return false;
}

} // namespace

QStringList languageCodes()
{
    return {QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("ja")};
}

QString languageName(const QString &code) { return QLocale(code).nativeLanguageName(); }

bool setLanguage(const QString &code)
{
    if (!languageCodes().contains(code))
        return false;
    initTranslations();
    removeTranslators();
    qApp->setProperty(CodeProperty, code);
    QLocale::setDefault(QLocale(code));
    // Qt's own words (buttons of dialogs) come from its package, where that is installed.
    installTranslator(QStringLiteral("qtbase_") + code,
                      QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    installTranslator(QStringLiteral("warplens_") + code, QStringLiteral(":/translations"));
    return true;
}

QString systemLanguage()
{
    const QStringList known = languageCodes();
    const QStringList wanted = QLocale::system().uiLanguages();
    for (const QString &name : wanted)
        if (const QString code = name.section(u'-', 0, 0); known.contains(code))
            return code;
    return known.first();
}

QString currentLanguage()
{
    const QString code = qApp->property(CodeProperty).toString();
    return code.isEmpty() ? languageCodes().first() : code;
}

} // namespace warplens
