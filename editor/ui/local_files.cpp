// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Local files of a drag.
#include "editor/ui/local_files.h"

#include <QMimeData>
#include <QUrl>

namespace rigwright::editor {

QStringList localFiles(const QMimeData* data) {
    QStringList paths;
    const auto urls = data ? data->urls() : QList<QUrl>();
    for (const QUrl& url : urls) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    return paths;
}

} // namespace rigwright::editor
