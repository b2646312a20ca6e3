// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Label layout: where labels stand beside what they name, so that none lies over another.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <optional>
#include <span>
#include <vector>

namespace rigwright::editor {

enum class LabelSide { Right, Left, Above };

/// All in logical pixels, y down.
struct LabelWish {
    QPointF anchor; ///< what the label names
    QSizeF size;
    double reach = 0.0; ///< kept clear around the anchor
    LabelSide side = LabelSide::Right;
};

/// The top left corner of each label, whole pixels, in the order of the wishes, which is that in
/// which they get room; nullopt where there was none. A label stands at its side, higher or lower
/// there, or at another side. None lies over another, over one of `taken`, or out of `ground`.
std::vector<std::optional<QPointF>> layOutLabels(std::span<const LabelWish> wishes,
                                                 const QRectF& ground,
                                                 std::span<const QRectF> taken = {});

} // namespace rigwright::editor
