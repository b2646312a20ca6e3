// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Derived: what follows from the character and the session, made when first asked for.
#pragma once

#include "core/base/index.h"
#include "core/character/evaluate_frame.h"
#include "core/mesh/bvh.h"
#include "core/mesh/point_grid.h"
#include "core/mesh/topology.h"
#include "editor/document/camera.h"
#include "editor/document/change.h"

#include <QElapsedTimer>
#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace rigwright {
struct SymmetryMap;
}

namespace rigwright::editor {

class Document;
struct Playhead;

/// A surface point under a ray.
struct SurfacePick {
    MeshInstanceIndex mesh;
    SurfaceHit hit;
    VertexIndex nearestVertex; ///< of the triangle hit
};

/// Lazy caches, stamped with the revision of the shown pose. Nothing here is made before the first
/// picture; CPU vertices, grids and ray structures only at the first pointer query after a pose
/// change.
class Derived : public QObject {
    Q_OBJECT
public:
    explicit Derived(Document& document);
    ~Derived() override;

    /// The frame on screen: the playhead's clip, or the current pose, with the overrides.
    const FrameResult& shownFrame();
    /// Counts changes of the shown frame (pose, clip time, overrides, reset).
    [[nodiscard]] std::uint64_t frameRevision() const { return m_frameRevision; }

    /// Bones being dragged: shown at once, not yet in the document.
    void setOverrides(std::vector<FrameRequest::BoneOverride> overrides);
    [[nodiscard]] const std::vector<FrameRequest::BoneOverride>& overrides() const {
        return m_overrides;
    }

    /// Controls being dragged, the same way.
    void setControlOverrides(std::vector<FrameRequest::ControlOverride> overrides);
    [[nodiscard]] const std::vector<FrameRequest::ControlOverride>& controlOverrides() const {
        return m_controlOverrides;
    }
    /// Whose steps from bind to picture shownFrame() holds; invalid: nobody's.
    void traceBone(BoneIndex bone);
    /// Solve this handle with so many passes only, to look at them; an invalid one: as it is.
    void stepHandle(IkHandleIndex handle, int passes);
    [[nodiscard]] IkHandleIndex steppedHandle() const { return m_rigRequest.stepped; }
    [[nodiscard]] int steppedPasses() const { return m_rigRequest.passes; }
    /// Plan of the shown character's rig, for controlValueFor() and matching. Precondition: it has
    /// a rig.
    const RigPlan& rigPlan();

    /// The rest pose on screen in place of clip and current pose, and bones that no mesh hangs on:
    /// where bones are edited. The playhead is let be.
    void showRest(bool rest);
    [[nodiscard]] bool showsRest() const { return m_showsRest; }
    /// By bone of shownCharacter(): whether it is drawn and can be picked.
    [[nodiscard]] std::vector<std::uint8_t> drawnBones() const;

    /// What is shown: the document's character, or the preview of it.
    [[nodiscard]] const Character& shownCharacter() const;
    /// Shows other bindings or another skeleton of the same meshes (null: none) before it is in the
    /// document. Any change of the document but of saved poses ends it. Precondition: the character
    /// has the document's meshes, and no fewer bones.
    void setPreview(std::shared_ptr<const Character> preview);
    [[nodiscard]] bool hasPreview() const { return m_preview != nullptr; }

    /// CPU vertices of the shown frame, model space.
    std::span<const Vec3f> positions(MeshInstanceIndex mesh);
    std::span<const Vec3f> normals(MeshInstanceIndex mesh);
    const PointGrid& grid(MeshInstanceIndex mesh);
    const PointAdjacency& adjacency(MeshInstanceIndex mesh);
    /// Points of a mesh and their counterparts across x = 0 in bind space; outlives the cache.
    std::shared_ptr<const SymmetryMap> symmetry(MeshInstanceIndex mesh);
    /// How a mesh is shown: by its binding's method, or by linear blending as long as that method
    /// has not been prepared for.
    [[nodiscard]] SkinningMethod shownMethod(MeshInstanceIndex mesh) const;
    /// Vertices of the shown frame with the weights of now, also while the surface is held; as
    /// skinInstance(), an empty list means all of them.
    void skin(MeshInstanceIndex mesh, std::span<const VertexIndex> vertices,
              const SkinningOutput& output);
    /// The vertices that may move where the rows of `edited` (not empty; any order, repeats
    /// allowed) do, ascending; empty: all.
    std::vector<VertexIndex> reach(MeshInstanceIndex mesh, std::vector<VertexIndex> edited);

    /// From now on nothing is prepared for a skinning method when vertices are asked for, which
    /// may take seconds: somebody else prepares, and hands over the result (SkinningPreparer).
    void prepareElsewhere();
    /// What a mesh was prepared by. Not while the surface is held: it would move under the brush.
    void setPreparation(MeshInstanceIndex mesh, SkinningPreparation preparation);
    /// Whether the mesh's method needs a preparation of the mesh and its weights of now that there
    /// is not.
    [[nodiscard]] bool wantsPreparation(MeshInstanceIndex mesh) const;
    /// The user has chosen a method, perhaps again, after cancelling its preparation.
    void askForPreparations() { Q_EMIT preparationsAsked(); }

    /// Nearest visible mesh under the ray.
    std::optional<SurfacePick> pick(const Ray& ray);
    /// Bounds of all visible meshes and bones as shown; large meshes by an even sample of their
    /// vertices, so that the first picture need not wait for all of them.
    Box3f shownBounds();

    /// While held (during a stroke) the surface that queries see does not follow edits of weights:
    /// a refit a dab would cost more than the dab. Release brings it up to date.
    void holdSurface(bool hold);
    [[nodiscard]] bool isSurfaceHeld() const { return m_surfaceHeld; }

Q_SIGNALS:
    /// The shown frame is another one (pose, clip, time, overrides, skinning method, reset).
    void frameChanged();
    /// shownCharacter() is another one, because of a preview that came or went.
    void previewChanged();
    /// See askForPreparations().
    void preparationsAsked();
    /// A mesh is shown by another method than before, without an edit.
    void preparationsChanged();

private:
    friend class Document;
    struct MeshCache;

    /// The caches follow a change; nothing is announced yet.
    void apply(const Change& change);
    /// frameChanged, where apply() or a session signal has invalidated it since.
    void announceFrame();
    void invalidateFrame();
    [[nodiscard]] double secondsSinceFrame(const Playhead& playhead);
    void dropPreview();
    void followSession();
    MeshCache& cache(MeshInstanceIndex mesh);
    MeshCache& withVertices(MeshInstanceIndex mesh);
    [[nodiscard]] bool isPrepared(MeshInstanceIndex mesh) const;
    [[nodiscard]] bool isPreparedForOtherWeights(MeshInstanceIndex mesh) const;

    Document& m_document;
    std::vector<FrameRequest::BoneOverride> m_overrides;
    std::vector<FrameRequest::ControlOverride> m_controlOverrides;
    RigRequest m_rigRequest;
    QElapsedTimer m_sinceFrame; ///< while a control is dragged: bending planes turn in time
    double m_playedTime = 0.0;  ///< the clip's, of the last frame
    std::shared_ptr<const Character> m_preview;
    bool m_previewDropped = false; ///< and not yet announced
    std::vector<std::unique_ptr<MeshCache>> m_meshes;
    std::optional<ClipSource> m_shownClip;
    FrameCaches m_caches;
    FrameState m_state;
    FrameResult m_frame;
    bool m_frameValid = false;
    bool m_showsRest = false;
    bool m_surfaceHeld = false;
    bool m_preparesElsewhere = false;
    bool m_rawSums = false;
    std::uint64_t m_announcedRevision = 1;
    std::uint64_t m_frameRevision = 1;
};

} // namespace rigwright::editor
