// SPDX-FileCopyrightText: 2026 The Warplens authors
// SPDX-License-Identifier: GPL-3.0-only
#include "userdevices.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <map>

namespace warplens {

namespace {

/// What no device comes near; a file that never ends stops here.
constexpr qint64 MostBytes = 1 << 20;

struct UserDeviceText
{
    Q_DECLARE_TR_FUNCTIONS(UserDeviceText)
};

DeviceError errorOf(const QString &sentence) { return {sentence.toStdString()}; }

} // namespace

QString userDeviceFolder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("devices"));
}

std::variant<UserDevice, DeviceError> readDeviceFile(const QString &path)
{
    QFile file(path);
    // A pipe would be waited for without end.
    if (const QFileInfo info(path); info.exists() && !info.isFile())
        return errorOf(UserDeviceText::tr("%1 is no file").arg(path));
    if (!file.open(QIODevice::ReadOnly))
        return errorOf(UserDeviceText::tr("%1 cannot be read: %2").arg(path, file.errorString()));
    const QByteArray bytes = file.read(MostBytes + 1);
    if (bytes.size() > MostBytes)
        return errorOf(UserDeviceText::tr("%1 is larger than 1 MB: no device is").arg(path));
    QString text = QString::fromUtf8(bytes);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    return readUserDevice(text.toStdString(), path.toStdString());
}

UserDevices userDevicesIn(const QString &folder)
{
    UserDevices found;
    std::map<std::string, QString> fileOf; // by id, in small letters
    const QDir dir(folder);
    const QStringList names =
        dir.entryList({QStringLiteral("*.json")}, QDir::Files | QDir::Readable, QDir::Name);
    for (const QString &name : names) {
        auto read = readDeviceFile(dir.filePath(name));
        if (const auto *error = std::get_if<DeviceError>(&read)) {
            found.mistakes.append(QString::fromStdString(error->message));
            continue;
        }
        auto &device = std::get<UserDevice>(read);
        const std::string id = QString::fromStdString(device.device.id).toLower().toStdString();
        const auto [known, isNew] = fileOf.try_emplace(id, name);
        if (isNew)
            found.devices.push_back(std::move(device));
        else
            found.mistakes.append(UserDeviceText::tr("%1: id: \"%2\" is taken by %3")
                                      .arg(dir.filePath(name),
                                           QString::fromStdString(device.device.id),
                                           known->second));
    }
    return found;
}

} // namespace warplens
