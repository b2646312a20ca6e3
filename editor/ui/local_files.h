// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Files that somebody drags over the window.
#pragma once

#include <QStringList>

class QMimeData;

namespace rigwright::editor {

/// Paths of the local files in a drag, in their order; none where there is no data.
QStringList localFiles(const QMimeData* data);

} // namespace rigwright::editor
