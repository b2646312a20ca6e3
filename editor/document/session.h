// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Session: what is saved beside the character, never dirties it and is not undone.
#pragma once

#include "core/base/index.h"
#include "editor/document/camera.h"

#include <QObject>

#include <optional>
#include <vector>

namespace rigwright::editor {

/// Selected bones (the active one is the last chosen and among them) and the active mesh instance.
struct Selection {
    std::vector<BoneIndex> bones; ///< ascending
    BoneIndex activeBone;
    MeshInstanceIndex activeMesh;

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

enum class Shading { Solid, Textured, Wire, Weights };
enum class BoneDisplay { Octahedral, Stick, None };
enum class HeatRamp { Classic, Fire, Cividis, Greyscale };

struct ViewSettings {
    Shading shading = Shading::Weights;
    BoneDisplay bones = BoneDisplay::Stick;
    HeatRamp ramp = HeatRamp::Classic;
    bool wireOverlay = false;
    bool isoLines = true;
    bool grid = true;
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

    /// The mesh that is shown alone; invalid: all that are visible. Goes with the character and is not
    /// saved.
    [[nodiscard]] MeshInstanceIndex isolated() const { return m_isolated; }

    void setSelection(const Selection& selection);
    void setPlayhead(const Playhead& playhead);
    void setView(const ViewSettings& view);
    void setCamera(const Camera& camera);
    void setHovered(const std::optional<HoveredVertex>& hovered);
    /// Told by viewChanged().
    void setIsolated(MeshInstanceIndex mesh);

Q_SIGNALS:
    void selectionChanged();
    void playheadChanged();
    void viewChanged();
    void cameraChanged();
    void hoveredChanged();

private:
    Selection m_selection;
    Playhead m_playhead;
    ViewSettings m_view;
    Camera m_camera;
    std::optional<HoveredVertex> m_hovered;
    MeshInstanceIndex m_isolated;
};

/// Selects one bone alone, or toggles it where `extend`; an invalid bone clears.
void selectBone(Session& session, BoneIndex bone, bool extend = false);

} // namespace rigwright::editor
