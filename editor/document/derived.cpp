// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Derived: the shown frame, its vertices, grids and ray structures, each made when asked for.
#include "editor/document/derived.h"

#include "core/mesh/symmetry.h"
#include "core/rig/rig.h"
#include "editor/document/bone_segments.h"
#include "editor/document/document.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace rigwright::editor {

/// Everything about one mesh instance. `shapeRevision` counts the shapes that `positions` has had;
/// the stamps say which of them the other members belong to.
struct Derived::MeshCache {
    std::vector<Vec3f> positions;
    std::vector<Vec3f> normals;
    std::vector<VertexIndex> dirty; ///< rows edited since; repeats allowed
    bool allDirty = false;
    std::uint64_t frameStamp = 0;
    std::uint64_t shapeRevision = 0;
    std::uint64_t normalsStamp = 0;
    std::uint64_t gridStamp = 0;
    std::uint64_t bvhStamp = 0;
    PointGrid grid;
    std::optional<SurfaceBvh> bvh;
    std::optional<PointAdjacency> adjacency;
    std::shared_ptr<const SymmetryMap> symmetry;
};

namespace {

/// Weights painted in the bind pose move nothing: grid and ray structure then stay as they are.
bool moved(std::span<const Vec3f> positions, std::span<const VertexIndex> vertices,
           std::span<const Vec3f> former) {
    constexpr float kRounding = 1e-6f;
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        const Vec3f& now = positions[vertices[i].value()];
        if (!((now - former[i]).norm() <= kRounding * (1.0f + now.norm())))
            return true;
    }
    return false;
}

/// Whether the handle is there, and its solver goes on pass by pass.
bool hasPasses(const Character& character, IkHandleIndex handle) {
    const std::vector<IkHandle>& handles = rigOf(character).handles;
    return handle.isValid() && handle.value() < handles.size() &&
           handles[handle.value()].solver != IkSolver::TwoBone;
}

} // namespace

Derived::Derived(Document& document) : m_document(document) {
    connect(&document.session(), &Session::playheadChanged, this, &Derived::followSession);
    connect(&document.session(), &Session::viewChanged, this, &Derived::followSession);
}

Derived::~Derived() = default;

void Derived::invalidateFrame() {
    m_frameValid = false;
    ++m_frameRevision;
}

const Character& Derived::shownCharacter() const {
    return m_preview ? *m_preview : m_document.character();
}

void Derived::showRest(bool rest) {
    if (m_showsRest == rest)
        return;
    m_showsRest = rest;
    invalidateFrame();
    announceFrame();
}

std::vector<std::uint8_t> Derived::drawnBones() const {
    return editor::drawnBones(shownCharacter(), m_showsRest ? FreeBones::Draw : FreeBones::Leave);
}

void Derived::dropPreview() {
    if (!m_preview)
        return;
    m_preview.reset();
    m_previewDropped = true;
    invalidateFrame(); // vertices follow it
}

void Derived::setPreview(std::shared_ptr<const Character> preview) {
    if (!preview && !m_preview)
        return;
    m_preview = std::move(preview);
    m_previewDropped = true;
    invalidateFrame();
    announceFrame();
}

void Derived::announceFrame() {
    if (std::exchange(m_previewDropped, false))
        Q_EMIT previewChanged();
    if (m_announcedRevision == m_frameRevision)
        return;
    m_announcedRevision = m_frameRevision;
    Q_EMIT frameChanged();
}

void Derived::apply(const Change& change) {
    if (!std::holds_alternative<PoseLibraryChanged>(change))
        dropPreview();
    if (std::holds_alternative<DocumentReset>(change)) {
        m_meshes.clear();
        m_overrides.clear();
        m_controlOverrides.clear();
        m_rigRequest = {};
        m_surfaceHeld = false;
        m_shownClip.reset();
        m_frame = {};
        m_state = {};
        m_caches.prepared.clear();
        invalidateFrame();
    } else if (const auto* weights = std::get_if<WeightsChanged>(&change)) {
        MeshCache& mesh = cache(weights->mesh);
        if (!m_surfaceHeld && !m_preparesElsewhere && isPreparedForOtherWeights(weights->mesh))
            invalidateFrame();
        if (mesh.frameStamp != m_frameRevision)
            return; // computed afresh anyway
        mesh.dirty.insert(mesh.dirty.end(), weights->vertices.begin(), weights->vertices.end());
        mesh.allDirty = mesh.allDirty || weights->all || mesh.dirty.size() > mesh.positions.size();
        if (mesh.allDirty)
            mesh.dirty.clear();
    } else if (std::holds_alternative<PoseChanged>(change) ||
               std::holds_alternative<MeshInstanceChanged>(change) ||
               std::holds_alternative<RigChanged>(change)) {
        if (const auto* rig = std::get_if<RigChanged>(&change)) {
            if (!rig->sameCounts) {
                m_controlOverrides.clear();
                m_state.rig = {}; // it goes by number
            }
            if (!rig->sameCounts || !hasPasses(m_document.character(), m_rigRequest.stepped))
                m_rigRequest.stepped = {};
        }
        invalidateFrame();
    }
}

void Derived::followSession() {
    const Session& session = m_document.session();
    const Playhead& playhead = session.playhead();
    const std::optional<ClipSource> shown =
        playhead.clip.isValid() ? std::optional(ClipSource{playhead.clip, playhead.time})
                                : std::nullopt;
    const bool sameClip =
        shown.has_value() == m_shownClip.has_value() &&
        (!shown || (shown->clip == m_shownClip->clip && shown->time == m_shownClip->time));
    if (sameClip && session.view().rawSums == m_rawSums)
        return;
    m_shownClip = shown;
    m_rawSums = session.view().rawSums;
    invalidateFrame();
    announceFrame();
}

const FrameResult& Derived::shownFrame() {
    if (!m_frameValid) {
        const Character& character = shownCharacter();
        const Playhead& playhead = m_document.session().playhead();
        FrameRequest request;
        request.rig = m_rigRequest;
        if (m_showsRest) {
            request.solvesRig = false;
            request.overrides.reserve(character.skeleton.boneCount());
            for (std::size_t bone = 0; bone < character.skeleton.boneCount(); ++bone)
                request.overrides.push_back({BoneIndex(bone), character.skeleton.restLocal[bone]});
        } else {
            if (playhead.clip.isValid() && playhead.clip.value() < character.clips.size())
                request.clip = ClipSource{playhead.clip, playhead.time};
            request.overrides = m_overrides;
            request.controlOverrides = m_controlOverrides;
            request.rig.dt = secondsSinceFrame(playhead);
        }
        request.rawSums = m_rawSums;
        evaluateFrame(character, request, m_caches, m_state, m_frame);
        m_frameValid = true;
    }
    return m_frame;
}

void Derived::setOverrides(std::vector<FrameRequest::BoneOverride> overrides) {
    if (overrides.empty() && m_overrides.empty())
        return;
    m_overrides = std::move(overrides);
    invalidateFrame();
    announceFrame();
}

/// While something is dragged the time that passes, while a clip plays that of the clip; else 0: a
/// still looks the same however it was come to.
double Derived::secondsSinceFrame(const Playhead& playhead) {
    if (!m_controlOverrides.empty()) {
        // In whole milliseconds two frames may be none apart, and the second one a still.
        const double seconds =
            m_sinceFrame.isValid() ? double(m_sinceFrame.nsecsElapsed()) * 1e-9 : 0.0;
        m_sinceFrame.start();
        return seconds;
    }
    m_sinceFrame.invalidate();
    const double played = playhead.time - m_playedTime;
    m_playedTime = playhead.time;
    return playhead.playing && played > 0.0 ? played : 0.0;
}

void Derived::setControlOverrides(std::vector<FrameRequest::ControlOverride> overrides) {
    if (overrides.empty() && m_controlOverrides.empty())
        return;
    m_controlOverrides = std::move(overrides);
    invalidateFrame();
    announceFrame();
}

void Derived::traceBone(BoneIndex bone) {
    if (m_rigRequest.traced == bone)
        return;
    m_rigRequest.traced = bone;
    m_frameValid = false; // the same frame, with more to tell
}

void Derived::stepHandle(IkHandleIndex handle, int passes) {
    if (m_rigRequest.stepped == handle && m_rigRequest.passes == passes)
        return;
    m_rigRequest.stepped = handle;
    m_rigRequest.passes = passes;
    invalidateFrame();
    announceFrame();
}

const RigPlan& Derived::rigPlan() {
    return m_caches.rigPlan.planFor(shownCharacter().rig, shownCharacter().skeleton);
}

Derived::MeshCache& Derived::cache(MeshInstanceIndex mesh) {
    if (m_meshes.size() < m_document.character().meshes.size())
        m_meshes.resize(m_document.character().meshes.size());
    std::unique_ptr<MeshCache>& entry = m_meshes[mesh.value()];
    if (!entry)
        entry = std::make_unique<MeshCache>();
    return *entry;
}

Derived::MeshCache& Derived::withVertices(MeshInstanceIndex index) {
    MeshCache& entry = cache(index);
    const Mesh& mesh = *m_document.character().meshes[index.value()].mesh;
    const bool stale = entry.frameStamp != m_frameRevision;
    const bool edited = (entry.allDirty || !entry.dirty.empty()) && !m_surfaceHeld;
    if (!stale && !edited)
        return entry;
    std::vector<VertexIndex> vertices;
    if (!stale && !entry.allDirty)
        vertices = reach(index, std::move(entry.dirty));
    std::vector<Vec3f> former;
    for (const VertexIndex vertex : vertices)
        former.push_back(entry.positions[vertex.value()]);
    entry.positions.resize(mesh.vertexCount());
    if (!mesh.normals.empty())
        entry.normals.resize(mesh.vertexCount());
    const std::span<Vec3f> normals =
        mesh.normals.empty() ? std::span<Vec3f>() : std::span<Vec3f>(entry.normals);
    skin(index, vertices, {entry.positions, normals});
    entry.dirty.clear();
    entry.allDirty = false;
    entry.frameStamp = m_frameRevision;
    if (vertices.empty() || moved(entry.positions, vertices, former))
        ++entry.shapeRevision;
    return entry;
}

void Derived::holdSurface(bool hold) {
    const bool released = std::exchange(m_surfaceHeld, hold) && !hold;
    if (!released || m_preparesElsewhere)
        return;
    for (std::size_t mesh = 0; mesh < m_document.character().meshes.size(); ++mesh) {
        if (isPreparedForOtherWeights(MeshInstanceIndex(mesh))) {
            invalidateFrame();
            announceFrame();
            return;
        }
    }
}

bool Derived::isPrepared(MeshInstanceIndex mesh) const {
    const MeshInstance& instance = m_document.character().meshes[mesh.value()];
    if (mesh.value() >= m_caches.prepared.size() || !instance.binding)
        return false;
    const SkinningPreparation& prepared = m_caches.prepared[mesh.value()];
    return prepared.method == instance.binding->method && prepared.mesh == instance.mesh;
}

bool Derived::isPreparedForOtherWeights(MeshInstanceIndex mesh) const {
    return isPrepared(mesh) && wantsPreparation(mesh);
}

bool Derived::wantsPreparation(MeshInstanceIndex mesh) const {
    const MeshInstance& instance = m_document.character().meshes[mesh.value()];
    if (!instance.binding || !needsPreparation(instance.binding->method))
        return false;
    return !isPrepared(mesh) ||
           !m_caches.prepared[mesh.value()].fits(instance.binding->method, instance.mesh,
                                                 instance.binding->weights());
}

SkinningMethod Derived::shownMethod(MeshInstanceIndex mesh) const {
    const auto& binding = shownCharacter().meshes[mesh.value()].binding;
    // What is prepared is for the document's weights, not for those of a preview.
    if (!binding || (m_preview && needsPreparation(binding->method)))
        return SkinningMethod::LinearBlend;
    const bool isMissing =
        m_preparesElsewhere && needsPreparation(binding->method) && !isPrepared(mesh);
    return isMissing ? SkinningMethod::LinearBlend : binding->method;
}

void Derived::prepareElsewhere() {
    m_preparesElsewhere = true;
}

void Derived::setPreparation(MeshInstanceIndex mesh, SkinningPreparation preparation) {
    assert(!m_surfaceHeld);
    if (m_caches.prepared.size() <= mesh.value())
        m_caches.prepared.resize(mesh.value() + 1);
    m_caches.prepared[mesh.value()] = std::move(preparation);
    invalidateFrame();
    announceFrame();
    Q_EMIT preparationsChanged();
}

void Derived::skin(MeshInstanceIndex mesh, std::span<const VertexIndex> vertices,
                   const SkinningOutput& output) {
    const FrameResult& frame = shownFrame();
    // Centres made for other weights are better than a moment of linear blending after each stroke.
    m_caches.keepPrepared = m_preparesElsewhere || m_surfaceHeld;
    skinInstance(shownCharacter(), mesh, frame, shownMethod(mesh), m_rawSums, vertices, m_caches,
                 output);
}

std::vector<VertexIndex> Derived::reach(MeshInstanceIndex mesh, std::vector<VertexIndex> edited) {
    if (shownMethod(mesh) != SkinningMethod::DeltaMush) {
        std::ranges::sort(edited);
        const auto repeated = std::ranges::unique(edited);
        edited.erase(repeated.begin(), repeated.end());
        return edited;
    }
    if (!isPrepared(mesh))
        return {};
    const DeltaMush& mush = *m_caches.prepared[mesh.value()].mush;
    std::vector<VertexIndex> reached = mushReach(mush, edited);
    if (reached.size() > mush.mesh->vertexCount() / 2)
        return {}; // all at once costs less than looking for each
    return reached;
}

std::span<const Vec3f> Derived::positions(MeshInstanceIndex mesh) {
    return withVertices(mesh).positions;
}

std::span<const Vec3f> Derived::normals(MeshInstanceIndex index) {
    MeshCache& entry = withVertices(index);
    const Mesh& mesh = *m_document.character().meshes[index.value()].mesh;
    if (mesh.normals.empty() && entry.normalsStamp != entry.shapeRevision)
        entry.normals = computeNormals(mesh, entry.positions, true);
    entry.normalsStamp = entry.shapeRevision;
    return entry.normals;
}

const PointGrid& Derived::grid(MeshInstanceIndex mesh) {
    MeshCache& entry = withVertices(mesh);
    if (entry.gridStamp != entry.shapeRevision)
        entry.grid = PointGrid(entry.positions);
    entry.gridStamp = entry.shapeRevision;
    return entry.grid;
}

const PointAdjacency& Derived::adjacency(MeshInstanceIndex mesh) {
    MeshCache& entry = cache(mesh);
    if (!entry.adjacency)
        entry.adjacency = pointAdjacency(*m_document.character().meshes[mesh.value()].mesh);
    return *entry.adjacency;
}

std::shared_ptr<const SymmetryMap> Derived::symmetry(MeshInstanceIndex mesh) {
    MeshCache& entry = cache(mesh);
    if (!entry.symmetry)
        entry.symmetry = std::make_shared<const SymmetryMap>(
            findSymmetry(*m_document.character().meshes[mesh.value()].mesh));
    return entry.symmetry;
}

std::optional<SurfacePick> Derived::pick(const Ray& ray) {
    std::optional<SurfacePick> nearest;
    const auto& meshes = m_document.character().meshes;
    for (std::size_t i = 0; i < meshes.size(); ++i) {
        const MeshInstanceIndex index(i);
        if (!isShown(m_document, index))
            continue;
        MeshCache& entry = withVertices(index);
        if (!entry.bvh)
            entry.bvh.emplace(*meshes[i].mesh, entry.positions);
        else if (entry.bvhStamp != entry.shapeRevision)
            entry.bvh->refit(entry.positions);
        entry.bvhStamp = entry.shapeRevision;
        const auto hit = entry.bvh->raycast(ray.origin.cast<float>(), ray.direction.cast<float>());
        if (!hit || (nearest && nearest->hit.distance <= hit->distance))
            continue;
        int corner = 0;
        hit->barycentric.maxCoeff(&corner);
        nearest = SurfacePick{index, *hit, hit->vertices[corner]};
    }
    return nearest;
}

Box3f Derived::shownBounds() {
    constexpr std::size_t kSample = 4096;
    const Character& character = shownCharacter();
    const FrameResult& frame = shownFrame();
    Box3f box;
    for (const Affine3d& modelFromBone : frame.modelFromBone)
        box.extend(modelFromBone.translation().cast<float>());
    // A mesh reaches beyond its last joints; without one the tips that are drawn count.
    bool anyMesh = false;
    for (std::size_t i = 0; i < character.meshes.size(); ++i)
        anyMesh = anyMesh || (isShown(m_document, MeshInstanceIndex(i)) &&
                              character.meshes[i].mesh->vertexCount() > 0);
    if (!anyMesh) {
        const std::vector<std::uint8_t> drawn = drawnBones();
        for (const BoneSegment& segment : boneSegments(character.skeleton, frame.modelFromBone))
            if (drawn[segment.bone.value()] != 0)
                box.extend(segment.tail.cast<float>());
    }
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        const MeshInstance& instance = character.meshes[i];
        const std::size_t count = instance.mesh->vertexCount();
        if (!isShown(m_document, MeshInstanceIndex(i)) || count == 0)
            continue;
        std::vector<VertexIndex> sample;
        const std::size_t step = std::max<std::size_t>(1, count / kSample);
        for (std::size_t vertex = 0; vertex < count; vertex += step)
            sample.emplace_back(vertex);
        std::vector<Vec3f> positions(count);
        skin(MeshInstanceIndex(i), sample, {positions, {}});
        for (const VertexIndex vertex : sample)
            if (positions[vertex.value()].allFinite())
                box.extend(positions[vertex.value()]);
    }
    return box;
}

} // namespace rigwright::editor
