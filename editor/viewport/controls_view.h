// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ControlsView: the shapes of controls in front of the mesh, what selected ones pull at, passes of
/// a solver, and the limit of the active joint.
#pragma once

#include "core/character/evaluate_frame.h"
#include "core/skeleton/bone_names.h"
#include "editor/document/control_outlines.h"
#include "editor/document/session.h"
#include "editor/viewport/label_batch.h"
#include "editor/viewport/label_layout.h"
#include "editor/viewport/line_batch.h"

#include <QColor>
#include <QRectF>

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace rigwright::editor {

class SceneContext;

/// One buffer of lines for all of it, filled anew in each frame that shows something else.
class ControlsView {
public:
    explicit ControlsView(SceneContext& context);

    struct Look {
        const Selection& selection;
        ControlIndex hovered;
        IkHandleIndex stepped; ///< whose passes are drawn
        const Camera& camera;
        Vec2d viewportSize; ///< logical pixels
        double pixelRatio = 1.0;
        std::vector<QRectF> taken; ///< what labels keep clear of
    };
    /// `outlines`: shownOutlines(); none: the picture is without controls.
    void show(const Character& character, const FrameResult& frame,
              std::span<const ControlOutline> outlines, const Look& look);
    void hide();
    /// Theme or language changed: paint all labels again.
    void repaint();

private:
    void followSides(const Character& character);
    [[nodiscard]] QColor ownColour(const Rig& rig, ControlIndex control) const;
    void addOutlines(const Rig& rig, std::span<const ControlOutline> outlines, const Look& look);
    void addPulls(const Character& character, const FrameResult& frame, const Look& look);
    void addDashes(const Vec3d& from, const Vec3d& to, const QColor& colour, const Look& look);
    void addPasses(const FrameResult& frame, const Look& look);
    void addLimit(const Character& character, const FrameResult& frame, const Look& look);
    void addLabels(const Rig& rig, std::span<const ControlOutline> outlines, const Look& look);

    LineBatch m_lines;
    LabelBatch m_labels;
    std::shared_ptr<const Rig> m_rig; ///< whose sides these are
    std::vector<std::string> m_names; ///< of the bones, the same
    std::vector<BoneSide> m_sides;    ///< by control
    bool m_isEmpty = true;
};

} // namespace rigwright::editor
