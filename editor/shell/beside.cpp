// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The lower right corner, as far as the screen goes.
#include "editor/shell/beside.h"

#include "editor/ui/metrics.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace rigwright::editor {

void placeBeside(QWidget& dialog, const QWidget& window) {
    const int margin = px(16);
    const QPoint corner = window.mapToGlobal(QPoint(window.width(), window.height()));
    QRect place(QPoint(), dialog.size());
    place.moveBottomRight(corner - QPoint(margin, 2 * margin));
    const QRect screen = window.screen()->availableGeometry();
    place.moveLeft(std::clamp(place.left(), screen.left(),
                              std::max(screen.left(), screen.right() - place.width())));
    place.moveTop(std::clamp(place.top(), screen.top(),
                             std::max(screen.top(), screen.bottom() - place.height())));
    dialog.move(place.topLeft());
}

} // namespace rigwright::editor
