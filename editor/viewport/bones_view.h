// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BonesView: all bones of a character in few draw calls, as sticks or octahedra, with axes.
#pragma once

#include "core/character/evaluate_frame.h"
#include "core/skeleton/bone_names.h"
#include "editor/document/bone_segments.h"
#include "editor/document/session.h"
#include "editor/viewport/line_batch.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace rigwright::editor {

class SceneContext;

class BonesView {
public:
    explicit BonesView(SceneContext& context);

    struct Look {
        const Selection& selection;
        BoneIndex hovered;
        std::vector<std::uint8_t> drawn; ///< by bone
        BoneDisplay display = BoneDisplay::Stick;
        const Camera& camera;
        Vec2d viewportSize;   ///< logical pixels
        bool editing = false; ///< joints are dots in front, in the colours of their sides
        bool axes = false;    ///< of every bone, in front
    };
    void show(const Character& character, const FrameResult& frame, const Look& look);

private:
    struct SolidVertex {
        float position[3];
        float normal[3];
        float corner[3];
        float tint[4];
    };
    void addJoints(std::span<const BoneSegment> segments, const Look& look);
    void addAxes(std::span<const BoneSegment> segments, std::span<const Affine3d> modelFromBone,
                 const Look& look);
    void followSides(const Skeleton& skeleton);
    void addOctahedron(const Vec3d& head, const Vec3d& tail, const Affine3d& modelFromBone,
                       const QColor& colour);
    void uploadSolids();

    LineBatch m_lines;
    LineBatch m_front;                ///< over everything but the gizmo
    std::vector<std::string> m_names; ///< whose sides these are
    std::vector<BoneSide> m_sides;    ///< by bone
    double m_widest = 0.0;            ///< metres
    std::vector<SolidVertex> m_solids;
    Qt3DCore::QEntity* m_entity = nullptr;
    Qt3DCore::QGeometry* m_geometry = nullptr;
    Qt3DCore::QBuffer* m_buffer = nullptr;
    Qt3DRender::QGeometryRenderer* m_renderer = nullptr;
};

} // namespace rigwright::editor
