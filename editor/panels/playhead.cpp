// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Painting the playhead.
#include "editor/panels/playhead.h"

#include "editor/ui/metrics.h"
#include "editor/ui/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>

namespace rigwright::editor {

void paintPlayhead(QPainter& painter, double x, int trackY) {
    const double middle = std::round(x) + 0.5;
    const QColor colour = Theme::current().colour(Token::AccentLine);
    painter.fillRect(QRectF(middle - 1.0, px(12), 2.0, trackY + px(6) - px(12)), colour);
    QPainterPath head;
    const double half = px(6);
    head.moveTo(middle - half, px(2));
    head.lineTo(middle + half, px(2));
    head.lineTo(middle + half, px(9));
    head.lineTo(middle, px(14));
    head.lineTo(middle - half, px(9));
    head.closeSubpath();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(head, colour);
}

} // namespace rigwright::editor
