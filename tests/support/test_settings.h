// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Settings of a test's own.
#pragma once

#include <QCoreApplication>
#include <QSettings>

namespace rigwright::test {

/// From now on QSettings() and the program's cache lie in `folder`: the test neither reads nor
/// changes the user's.
inline void keepSettingsIn(const QString& folder) {
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder);
    qputenv("XDG_CACHE_HOME", (folder + QStringLiteral("/cache")).toUtf8());
    QCoreApplication::setOrganizationName(QStringLiteral("RigwrightTest"));
    QCoreApplication::setApplicationName(QStringLiteral("RigwrightTest"));
}

} // namespace rigwright::test
