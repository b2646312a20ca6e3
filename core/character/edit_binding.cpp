// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Joints and rows through an edit of the skeleton.
#include "core/character/edit_binding.h"

#include "core/base/sentence.h"
#include "core/character/bind_pose.h"
#include "core/skeleton/bone_follow.h"
#include "core/skeleton/bone_tails.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>

namespace rigwright {

namespace {

constexpr std::uint32_t kNoJoint = 0xffffffffu;
constexpr std::size_t kMostJoints = 65535;

/// How much of a vertex at `t` along a bone each of its pieces gets.
void sharesAt(double t, const std::vector<double>& cuts, std::vector<double>& shares) {
    shares.assign(cuts.size() + 1, 0.0);
    double before = 1.0; // what is beyond the cut behind
    for (std::size_t i = 0; i < cuts.size(); ++i) {
        const double shorter = std::min(cuts[i] - (i == 0 ? 0.0 : cuts[i - 1]),
                                        (i + 1 == cuts.size() ? 1.0 : cuts[i + 1]) - cuts[i]);
        const double beyond = std::clamp((t - cuts[i]) / shorter + 0.5, 0.0, 1.0);
        shares[i] = before - beyond;
        before = beyond;
    }
    shares.back() = before;
}

/// A row while it is put together.
class RowSum {
public:
    void clear() { m_parts.clear(); }
    void add(std::uint32_t joint, double weight) {
        for (auto& [other, sum] : m_parts)
            if (other == joint) {
                sum += weight;
                return;
            }
        m_parts.emplace_back(joint, weight);
    }
    /// In floats whose sum is `sum`, as near as floats come.
    void write(double sum, WeightRow& row) const {
        row.clear();
        double written = 0.0;
        for (const auto& [joint, weight] : m_parts) {
            row.push_back({std::uint16_t(joint), float(weight)});
            written += double(row.back().weight);
        }
        if (row.empty() || written == sum)
            return;
        const auto largest = std::ranges::max_element(row, {}, &Influence::weight);
        const float corrected = float(double(largest->weight) + (sum - written));
        if (std::isfinite(corrected) && corrected >= 0.0f)
            largest->weight = corrected;
    }

private:
    std::vector<std::pair<std::uint32_t, double>> m_parts;
};

} // namespace

/// One mesh.
class BindingEditor::Work {
public:
    Work(const BindingEditor& editor, MeshInstanceIndex index, MeshInstance& mesh)
        : m_editor(editor), m_before(editor.m_before), m_remap(editor.m_edit.remap),
          m_old(*editor.m_before.meshes[index.value()].binding), m_mesh(mesh) {
        m_change.mesh = index;
        m_joints.resize(m_old.joints.size());
    }

    Result<MeshWeightsChange> run() {
        countWeights();
        if (const auto done = keepJoints(); !done)
            return done.error();
        handOver();
        cutJoints();
        if (m_binding.joints.size() > kMostJoints)
            return Error{"bone-too-many-joints",
                         filled("the mesh %1 would hang on more than %2 bones",
                                {m_mesh.name, std::to_string(kMostJoints)}),
                         "", ""};
        m_change.influencesBefore = m_old.weights().maxInfluences();
        writeRows();
        return m_change;
    }

private:
    /// What becomes of an old joint.
    struct Joint {
        std::size_t rows = 0; ///< that have weight on it, all layers
        std::uint32_t number = kNoJoint;
        bool isHandedOver = false;
        const BonePieces* pieces = nullptr;
        std::vector<std::uint32_t> pieceNumbers;
    };

    void countWeights() {
        for (const WeightLayer& layer : m_old.layers)
            for (std::size_t v = 0; v < layer.rows.rowCount(); ++v) {
                const RowView row = layer.rows.row(VertexIndex(v));
                for (std::size_t i = 0; i < row.size(); ++i)
                    if (row.weights[i] > 0.0f)
                        ++m_joints[row.bones[i]].rows;
            }
    }

    std::uint32_t addJoint(BoneIndex bone, const Affine3d& boneFromMesh) {
        m_binding.joints.push_back(bone);
        m_binding.boneFromMeshBind.push_back(boneFromMesh);
        return std::uint32_t(m_binding.joints.size() - 1);
    }

    [[nodiscard]] std::uint32_t jointOf(BoneIndex bone) const {
        const auto found = std::ranges::find(m_binding.joints, bone);
        return found == m_binding.joints.end() ? kNoJoint
                                               : std::uint32_t(found - m_binding.joints.begin());
    }

    /// The bind of a joint, for a bone that rides on it.
    [[nodiscard]] Result<Affine3d> ridingBind(std::size_t joint, BoneIndex bone) const {
        const Affine3d& offset = m_remap.origins[bone.value()].oldFromBone;
        if (isIdentity(offset))
            return m_old.boneFromMeshBind[joint];
        const auto inverse = invert(offset);
        if (!inverse)
            return flatBind(bone);
        return Affine3d(*inverse * m_old.boneFromMeshBind[joint]);
    }

    [[nodiscard]] Error flatBind(BoneIndex bone) const {
        return {"bone-bind-flat",
                filled("where %1 was when %2 was bound cannot be undone, as its scale is 0",
                       {boneLabel(m_editor.m_edit.skeleton, bone), m_mesh.name}),
                "", "Choose another bone to take the weights over."};
    }

    Result<void> keepJoints() {
        m_binding = m_old;
        m_binding.joints.clear();
        m_binding.boneFromMeshBind.clear();
        for (std::size_t j = 0; j < m_joints.size(); ++j) {
            const BoneIndex now = m_remap.of(m_old.joints[j]);
            if (now.isValid()) {
                const auto bind = ridingBind(j, now);
                if (!bind)
                    return bind.error();
                m_joints[j].number = addJoint(now, *bind);
            } else if (m_joints[j].rows > 0) {
                if (const auto done = makeHeir(j); !done)
                    return done;
            }
        }
        return {};
    }

    /// The heir of a joint with weights becomes a joint in its place, unless it is one.
    Result<void> makeHeir(std::size_t joint) {
        const BoneIndex old = m_old.joints[joint];
        const BoneIndex heir = m_remap.heir(old);
        if (!heir.isValid())
            return Error{"bone-weights-homeless",
                         filled("%1 vertices of %2 hang on %3, and nothing above it can take their "
                                "weights over",
                                {std::to_string(m_joints[joint].rows), m_mesh.name,
                                 boneLabel(m_before.skeleton, old)}),
                         "", "Merge it into another bone, or choose who takes its weights over."};
        if (const auto locked = lockedBy(old, heir))
            return *locked;
        const BoneIndex oldHeir = m_editor.m_oldOf[heir.value()];
        if (oldHeir.isValid() && std::ranges::find(m_old.joints, oldHeir) != m_old.joints.end())
            return {}; // it has a place of its own
        if (jointOf(heir) != kNoJoint)
            return {};
        const BoneOrigin& origin = m_remap.origins[heir.value()];
        const Affine3d rides = origin.old.isValid() ? m_editor.m_modelAtBind[origin.old.value()]
                                                    : Affine3d::Identity();
        const auto inverse = invert(Affine3d(rides * origin.oldFromBone));
        if (!inverse)
            return flatBind(heir);
        const Affine3d bind =
            *inverse * m_editor.m_modelAtBind[old.value()] * m_old.boneFromMeshBind[joint];
        if (!bind.matrix().allFinite())
            return flatBind(heir);
        addJoint(heir, bind);
        return {};
    }

    [[nodiscard]] std::optional<Error> lockedBy(BoneIndex old, BoneIndex heir) const {
        if (m_mesh.locked)
            return Error{"bone-mesh-locked",
                         filled("the weights of %1 are locked, and %2 has some of them",
                                {m_mesh.name, boneLabel(m_before.skeleton, old)}),
                         "", "Unlock the mesh first."};
        for (const BoneIndex bone : {old, m_editor.m_oldOf[heir.value()]})
            if (bone.isValid() && m_before.boneFlags[bone.value()].locked)
                return Error{"bone-locked",
                             filled("the weights of %1 are locked, and those of %2 would change",
                                    {boneLabel(m_before.skeleton, bone), m_mesh.name}),
                             "", "Unlock the bone first."};
        return std::nullopt;
    }

    void handOver() {
        for (std::size_t j = 0; j < m_joints.size(); ++j)
            if (m_joints[j].number == kNoJoint && m_joints[j].rows > 0) {
                m_joints[j].number = jointOf(m_remap.heir(m_old.joints[j]));
                m_joints[j].isHandedOver = true;
            }
    }

    void cutJoints() {
        if (m_mesh.locked)
            return;
        for (const BonePieces& pieces : m_remap.pieces)
            for (std::size_t j = 0; j < m_joints.size(); ++j) {
                Joint& joint = m_joints[j];
                if (m_old.joints[j] != pieces.old || joint.rows == 0)
                    continue;
                joint.pieces = &pieces;
                joint.pieceNumbers = {joint.number};
                for (std::size_t i = 1; i < pieces.bones.size(); ++i)
                    if (const auto bind = ridingBind(j, pieces.bones[i]))
                        joint.pieceNumbers.push_back(addJoint(pieces.bones[i], *bind));
            }
    }

    void writeRows() {
        bool isSame = true;
        for (std::size_t j = 0; j < m_joints.size(); ++j)
            isSame = isSame && m_joints[j].number == j && m_joints[j].pieces == nullptr &&
                     !m_joints[j].isHandedOver; // rows that stay as they are count, too
        if (!isSame)
            for (WeightLayer& layer : m_binding.layers)
                for (std::size_t v = 0; v < layer.rows.rowCount(); ++v)
                    writeRow(VertexIndex(v), layer.rows);
        m_change.influencesAfter = m_binding.weights().maxInfluences();
        m_binding.skeletonRoot = m_remap.heir(m_old.skeletonRoot);
        if (m_binding.joints.empty() && !m_old.joints.empty())
            m_mesh.binding.reset();
        else
            m_mesh.binding = std::move(m_binding);
    }

    void writeRow(VertexIndex vertex, SkinWeights& rows) {
        const RowView row = rows.row(vertex);
        m_row.clear();
        m_sum.clear();
        bool isShared = false;
        bool isMoved = false;
        bool isSame = true;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const Joint& joint = m_joints[row.bones[i]];
            isSame = isSame && joint.number == row.bones[i];
            if (joint.number == kNoJoint)
                continue; // a weight of 0
            if (joint.pieces != nullptr && row.weights[i] > 0.0f) {
                isShared = addShares(vertex, row.bones[i], double(row.weights[i])) || isShared;
                m_row.push_back({std::uint16_t(joint.number), row.weights[i]});
                continue;
            }
            isMoved = isMoved || (joint.isHandedOver && row.weights[i] > 0.0f);
            m_sum.add(joint.number, double(row.weights[i]));
            m_row.push_back({std::uint16_t(joint.number), row.weights[i]});
        }
        if (isShared || isMoved)
            m_sum.write(sumOf(row), m_row);
        else if (isSame)
            return;
        rows.setRow(vertex, m_row);
        m_change.shared += isShared ? 1 : 0;
        m_change.moved += isMoved ? 1 : 0;
    }

    /// False where the first piece keeps all of it.
    bool addShares(VertexIndex vertex, std::size_t index, double weight) {
        const Joint& joint = m_joints[index];
        const Vec3d place =
            m_old.boneFromMeshBind[index] * m_mesh.mesh->positions[vertex.value()].cast<double>();
        const Vec3d& tail = joint.pieces->tail;
        const double t = place.dot(tail) / tail.squaredNorm();
        sharesAt(std::isfinite(t) ? t : 0.0, joint.pieces->cuts, m_shares);
        for (std::size_t i = 0; i < m_shares.size(); ++i)
            if (float(weight * m_shares[i]) > 0.0f)
                m_sum.add(joint.pieceNumbers[i], weight * m_shares[i]);
        return float(weight * m_shares.front()) != float(weight);
    }

    const BindingEditor& m_editor;
    const Character& m_before;
    const BoneRemap& m_remap;
    const Binding& m_old;
    MeshInstance& m_mesh;
    Binding m_binding;
    std::vector<Joint> m_joints; ///< by old joint
    MeshWeightsChange m_change;
    RowSum m_sum;
    WeightRow m_row;
    std::vector<double> m_shares;
};

BindingEditor::BindingEditor(const Character& before, const SkeletonEdit& edit)
    : m_before(before), m_edit(edit), m_oldOf(edit.remap.newCount()) {
    bool isAnyGone = false;
    for (std::size_t old = 0; old < edit.remap.oldCount(); ++old) {
        if (const BoneIndex now = edit.remap.newOf[old]; now.isValid())
            m_oldOf[now.value()] = BoneIndex(old);
        else
            isAnyGone = true;
    }
    if (isAnyGone) // only heirs need it
        computeModelPose(before.skeleton, poseAtBind(before).local, m_modelAtBind);
}

Result<MeshWeightsChange> BindingEditor::edit(MeshInstanceIndex index, MeshInstance& mesh) const {
    return Work(*this, index, mesh).run();
}

} // namespace rigwright
