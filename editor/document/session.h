// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Session: what is saved beside the character, never dirties it and is not undone.
#pragma once

#include "core/base/index.h"
#include "core/mesh/vertex_selection.h"
#include "editor/document/camera.h"

#include <QObject>

#include <optional>
#include <span>
#include <vector>

namespace rigwright {
struct Rig;
}

namespace rigwright::editor {

/// Selected bones (the active one is the last chosen and among them), the active mesh instance, and
/// selected controls.
struct Selection {
    std::vector<BoneIndex> bones; ///< ascending
    BoneIndex activeBone;
    MeshInstanceIndex activeMesh;
    /// Selected controls, ascending; where there are any, drags and keys are theirs.
    std::vector<ControlIndex> controls;
    ControlIndex activeControl; ///< the last chosen, among them

    friend bool operator==(const Selection&, const Selection&) = default;
};

/// The clip shown (none: the current pose) and the moment, in the clip's own time.
struct Playhead {
    ClipIndex clip;
    double time = 0.0;
    double speed = 1.0;
    bool playing = false;
    bool loop = true;

    friend bool operator==(const Playhead&, const Playhead&) = default;
};

/// AllBones: every vertex in the mix of its bones' colours.
enum class Shading { Solid, Textured, Wire, Weights, AllBones };
enum class BoneDisplay { Octahedral, Stick, None };
enum class HeatRamp { Classic, Fire, Cividis, Greyscale };

struct ViewSettings {
    Shading shading = Shading::Weights;
    BoneDisplay bones = BoneDisplay::Stick;
    HeatRamp ramp = HeatRamp::Classic;
    bool wireOverlay = false;
    bool isoLines = true;
    bool lockedMarks = true; ///< hatch where locked bones hold all of the weight
    bool grid = true;
    bool controls = true; ///< shapes of controls, which can then be picked
    bool boneNames = false;
    bool boneAxes = false;
    bool rawSums = false; ///< show what a shader that does not divide by the sum makes of it

    friend bool operator==(const ViewSettings&, const ViewSettings&) = default;
};

/// The vertex under the pointer, for panels and the status bar.
struct HoveredVertex {
    MeshInstanceIndex mesh;
    VertexIndex vertex;

    friend bool operator==(const HoveredVertex&, const HoveredVertex&) = default;
};

/// One signal a kind, sent only when the value really differs.
class Session : public QObject {
    Q_OBJECT
public:
    explicit Session(QObject* parent = nullptr);

    [[nodiscard]] const Selection& selection() const { return m_selection; }
    [[nodiscard]] const Playhead& playhead() const { return m_playhead; }
    [[nodiscard]] const ViewSettings& view() const { return m_view; }
    [[nodiscard]] const Camera& camera() const { return m_camera; }
    [[nodiscard]] const std::optional<HoveredVertex>& hovered() const { return m_hovered; }
    /// The selected vertices of a mesh instance: ascending, unique, whole points. None for meshes
    /// that there are not.
    [[nodiscard]] const VertexSelection& selectedVertices(MeshInstanceIndex mesh) const;
    /// Those of the active mesh.
    [[nodiscard]] const VertexSelection& selectedVertices() const {
        return selectedVertices(m_selection.activeMesh);
    }
    /// By mesh instance; meshes beyond the list have none selected.
    [[nodiscard]] const std::vector<VertexSelection>& allSelectedVertices() const {
        return m_vertices;
    }
    /// What painting and operations on the mesh keep to: the selected vertices, or everything
    /// (nullopt) where none is selected. Valid until the selection changes.
    [[nodiscard]] std::optional<std::span<const VertexIndex>>
    restriction(MeshInstanceIndex mesh) const;

    /// The mesh that is shown alone; invalid: all that are visible. Goes with the character and is
    /// not saved.
    [[nodiscard]] MeshInstanceIndex isolated() const { return m_isolated; }

    void setSelection(const Selection& selection);
    void setPlayhead(const Playhead& playhead);
    void setView(const ViewSettings& view);
    void setCamera(const Camera& camera);
    void setHovered(const std::optional<HoveredVertex>& hovered);
    /// Told by viewChanged().
    void setIsolated(MeshInstanceIndex mesh);
    /// Precondition: as selectedVertices() says.
    void setSelectedVertices(MeshInstanceIndex mesh, VertexSelection vertices);
    /// Drops selections that cannot be of meshes with so many vertices.
    void fitSelectedVertices(std::span<const std::size_t> vertexCounts);

Q_SIGNALS:
    void selectionChanged();
    void playheadChanged();
    void viewChanged();
    void cameraChanged();
    void hoveredChanged();
    void selectedVerticesChanged(rigwright::MeshInstanceIndex mesh);

private:
    Selection m_selection;
    Playhead m_playhead;
    ViewSettings m_view;
    Camera m_camera;
    std::optional<HoveredVertex> m_hovered;
    MeshInstanceIndex m_isolated;
    std::vector<VertexSelection> m_vertices; ///< by mesh instance; shorter: none
};

/// Selects one control alone, with the bone that it drives or stands on as the active one, or
/// toggles it where `extend`; an invalid control clears the controls.
void selectControl(Session& session, const Rig& rig, ControlIndex control, bool extend = false);

/// Selects one bone alone, with no control, or toggles it where `extend`; an invalid bone clears.
void selectBone(Session& session, BoneIndex bone, bool extend = false);

} // namespace rigwright::editor
