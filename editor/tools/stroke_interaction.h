// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// StrokeInteraction: one stroke of a weight brush, from press to release.
#pragma once

#include "core/weights/brush_footprint.h"
#include "core/weights/stroke.h"
#include "editor/commands/paint_stroke.h"
#include "editor/document/derived.h"
#include "editor/tools/brush_options.h"
#include "editor/tools/tool.h"

#include <memory>
#include <optional>
#include <vector>

namespace rigwright::editor {

/// What a pen's pressure leaves of the radius: never nothing, so that a light touch still finds a
/// vertex.
double pressedRadius(const BrushValues& values, double pressure);
/// What it leaves of the strength.
double pressedStrength(const BrushValues& values, double pressure);

/// Radius of the brush at a surface point, in metres.
double brushRadius(const BrushValues& values, const PointerEvent& event, const Vec3d& point);

/// Dabs a tenth of the radius apart along the pointer's path on the picture, each one picked
/// through its own ray: the same path gives the same dabs at any rate of events. Paints the first
/// mesh that it meets; where the ray misses that mesh (or another one is in front) there is no dab,
/// and the stroke goes on. With BrushValues::allMeshes it paints every visible unlocked mesh that
/// the active bone moves and that the ring reaches, whichever mesh is in front, as one step. The
/// surface is the one on screen when the stroke began.
class StrokeInteraction : public Interaction {
public:
    StrokeInteraction(Tool& tool, Document& document, const BrushValues& values, BrushMode mode,
                      const PointerEvent& start);
    ~StrokeInteraction() override;

    void move(const PointerEvent& event) override;
    void finish() override;
    void cancel() override;
    void decorate(Overlay& overlay) const override;
    bool key(const KeyEvent&) override { return true; }

private:
    void dab(const PointerEvent& event, double pressure);
    /// One mesh being painted.
    struct Part {
        MeshInstanceIndex mesh;
        std::unique_ptr<PaintStroke> stroke;
    };

    bool begin(const SurfacePick& pick);
    [[nodiscard]] QString problemOf(const SurfacePick& pick, BoneIndex bone) const;
    void addPart(MeshInstanceIndex mesh, BoneIndex bone);
    void mirror(BoneIndex bone, MeshInstanceIndex mesh, StrokeSettings& settings);
    void dabOn(Part& part, const SurfacePick& pick, BrushQuery query, double pressure);
    [[nodiscard]] std::vector<VertexIndex> seedsOn(MeshInstanceIndex mesh, const BrushQuery& query);
    void say(const QString& message);

    Tool& m_tool;
    Document& m_document;
    BrushValues m_values;
    BrushMode m_mode;
    std::optional<StrokeSampler> m_sampler;
    std::vector<Part> m_parts; ///< empty until the pointer meets a mesh
    bool m_saidUnmirrored = false;
    BrushFootprint m_footprint;
    std::optional<BrushRing> m_ring;
    bool m_refused = false; ///< this mesh cannot be painted: said once, then quiet
};

} // namespace rigwright::editor
