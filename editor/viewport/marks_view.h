// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MarksView: markers, lines of the model and labels, over the scene and of constant size.
#pragma once

#include "editor/tools/overlay.h"
#include "editor/viewport/bone_labels.h"
#include "editor/viewport/label_batch.h"
#include "editor/viewport/label_layout.h"
#include "editor/viewport/line_batch.h"

#include <QHash>
#include <QRectF>

#include <span>
#include <vector>

namespace rigwright::editor {

class SceneContext;

/// Two draw calls for all of it, however much there is.
class MarksView {
public:
    explicit MarksView(SceneContext& context);

    struct View {
        const Camera& camera;
        Vec2d size = Vec2d::Ones(); ///< logical pixels
        double pixelRatio = 1.0;
        std::vector<QRectF> taken; ///< what labels keep clear of
    };
    void show(const Overlay& overlay, std::span<const BoneLabel> bones, const View& view);
    /// Theme or language changed: paint all labels again.
    void repaint();

private:
    struct Wish {
        QString text;
        LabelLook look;
    };
    void addModelLine(const ModelLine& line, const View& view);
    void addMarker(const Marker& marker, const Vec2d& at);
    void addActiveMark(const Vec2d& at);
    void wishMarkerLabel(const Marker& marker, const Vec2d& at, const View& view);
    void wishBoneLabel(const BoneLabel& bone, const View& view);
    void wish(const Wish& label, const LabelWish& place);
    void placeLabels(const View& view);

    LineBatch m_lines;
    LabelBatch m_labels;
    std::vector<Wish> m_wishes;
    std::vector<LabelWish> m_places;
    QHash<QString, QSizeF> m_sizes; ///< by text; of Body
    bool m_isEmpty = true;
};

} // namespace rigwright::editor
