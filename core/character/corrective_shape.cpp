// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Corrective shapes: the difference to skinning that keeps volume, carried back to the bind pose.
#include "core/character/joint_correction.h"

#include "core/base/sentence.h"
#include "core/character/add_morph.h"
#include "core/character/correction_error.h"
#include "core/character/edit_rig.h"
#include "core/character/evaluate_frame.h"
#include "core/math/rotation.h"
#include "core/rig/solve_constraint.h"
#include "core/skeleton/bone_tails.h"
#include "core/skin/zone_volume.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rigwright {

namespace {

/// Whether a vertex's own matrix is that of linear blending. Centres of rotation keep volume by
/// themselves; their shape is made for files, which blend linearly. Delta mush has no matrix a
/// vertex.
bool isLinear(SkinningMethod method) {
    return method != SkinningMethod::DualQuaternion && method != SkinningMethod::LinearDualBlend;
}

/// Positions with the frame's morphs.
std::vector<Vec3f> morphed(const Mesh& mesh, std::span<const float> weights) {
    std::vector<Vec3f> positions;
    return applyMorphs(mesh, weights, positions, nullptr) ? positions : mesh.positions;
}

/// modelFromMesh of every vertex as the binding's method has it: of the linear one the blend, of
/// the others (which are affine in the place, all else fixed) by moving the mesh along each axis.
class VertexMatrices {
public:
    VertexMatrices(const Character& character, MeshInstanceIndex mesh, const FrameResult& frame,
                   const std::vector<Vec3f>& positions)
        : m_binding(*character.meshes[mesh.value()].binding),
          m_palette(frame.palettes[mesh.value()]) {
        if (!isLinear(m_binding.method))
            probe(character, mesh, frame, positions);
    }

    [[nodiscard]] Mat3d linearOf(std::size_t vertex) const {
        if (!m_probes[0].empty()) {
            Mat3d matrix;
            for (std::size_t axis = 0; axis < 3; ++axis)
                matrix.col(Eigen::Index(axis)) =
                    (m_probes[axis + 1][vertex] - m_probes[0][vertex]).cast<double>() / m_step;
            return matrix;
        }
        const RowView row = m_binding.weights().row(VertexIndex(vertex));
        Mat3d matrix = Mat3d::Zero();
        for (std::size_t i = 0; i < row.size(); ++i)
            matrix += double(row.weights[i]) * m_palette[row.bones[i]].linear();
        return matrix / sumOf(row);
    }

private:
    void probe(const Character& character, MeshInstanceIndex mesh, const FrameResult& frame,
               const std::vector<Vec3f>& positions) {
        const JointTree tree = makeJointTree(character.skeleton, m_binding);
        SkinningInput input;
        input.weights = &m_binding.weights();
        input.palette = m_palette;
        input.tree = &tree;
        input.blendMap = &m_binding.blendMap;
        input.modelFromUnbound =
            modelFromUnbound(character.meshes[mesh.value()], frame.modelFromBone);
        input.origin =
            bounds(positions).isEmpty() ? Vec3f(Vec3f::Zero()) : Vec3f(bounds(positions).center());
        m_step = std::max(1e-6, double(bounds(positions).diagonal().norm()));
        for (std::size_t i = 0; i < m_probes.size(); ++i) {
            std::vector<Vec3f> moved = positions;
            if (i > 0)
                for (Vec3f& position : moved)
                    position[Eigen::Index(i - 1)] += float(m_step);
            input.positions = moved;
            m_probes[i].resize(positions.size());
            skinningFunction(m_binding.method)(input, {}, {m_probes[i], {}});
        }
    }

    const Binding& m_binding;
    const std::vector<Affine3d>& m_palette;
    double m_step = 1.0;
    std::array<std::vector<Vec3f>, 4> m_probes;
};

struct Deltas {
    std::vector<Vec3f> positions;
    std::size_t bent = 0; ///< vertices that both sides move
    std::size_t flat = 0; ///< of which no inverse brings back
};

Deltas deltasOf(const Character& character, const ShapeRequest& request, const FrameResult& frame,
                const std::vector<Vec3f>& base) {
    const MeshInstance& instance = character.meshes[request.mesh.value()];
    const Mesh& mesh = *instance.mesh;
    const auto skin = [&](SkinningMethod method) {
        std::vector<Vec3f> positions(mesh.vertexCount());
        FrameCaches caches;
        skinInstance(character, request.mesh, frame, method, false, {}, caches, {positions, {}});
        return positions;
    };
    const std::vector<Vec3f> wanted = skin(SkinningMethod::RotationCentres);
    const SkinningMethod own = instance.binding->method;
    const std::vector<Vec3f> shown = skin(isLinear(own) ? SkinningMethod::LinearBlend : own);
    const VertexMatrices matrices(character, request.mesh, frame, base);
    const auto far = jointsFrom(character.skeleton, *instance.binding, request.joint);
    Deltas deltas;
    deltas.positions.assign(mesh.vertexCount(), Vec3f::Zero());
    for (std::size_t p = 0; p < mesh.topology.pointCount(); ++p) {
        const auto twins = mesh.topology.verticesOf(PointIndex(p));
        const std::size_t v = twins.front().value(); // twins take the same, to the last bit
        if (!sideShare(instance.binding->weights().row(twins.front()), far).isMixed)
            continue;
        deltas.bent += twins.size();
        const Mat3d matrix = matrices.linearOf(v);
        const double size = matrix.norm();
        if (!(std::abs(matrix.determinant()) > 1e-5 * size * size * size)) {
            deltas.flat += twins.size();
            continue;
        }
        const Vec3f delta =
            (matrix.inverse() * (wanted[v] - shown[v]).cast<double>()).cast<float>();
        if (delta.allFinite())
            for (const VertexIndex twin : twins)
                deltas.positions[twin.value()] = delta;
    }
    return deltas;
}

/// How the surface's own normals change with the shape.
std::vector<Vec3f> normalDeltas(const Mesh& mesh, const std::vector<Vec3f>& base,
                                const std::vector<Vec3f>& deltas) {
    if (mesh.normals.empty())
        return {};
    std::vector<Vec3f> shaped = base;
    for (std::size_t v = 0; v < shaped.size(); ++v)
        shaped[v] += deltas[v];
    const std::vector<Vec3f> before = computeNormals(mesh, base, false);
    std::vector<Vec3f> after = computeNormals(mesh, shaped, false);
    for (std::size_t v = 0; v < after.size(); ++v)
        after[v] -= before[v];
    return after;
}

double swingOf(const Character& character, BoneIndex joint, const Pose& pose) {
    const Skeleton& skeleton = character.skeleton;
    const Vec3d tail = tailOf(skeleton, joint, mainChildren(skeleton)[joint.value()]);
    Driver driver;
    driver.bone = joint;
    driver.angle = DriverAngle::Swing;
    const double length = tail.stableNorm();
    const Vec3d along =
        length > 0.0 && std::isfinite(length) ? Vec3d(tail / length) : Vec3d(Vec3d::UnitY());
    return driverAngle(
        driver, rotationFromRest(skeleton.restLocal[joint.value()], pose.local[joint.value()]),
        along);
}

/// What linear blending loses grows by 1 - cos of the bend: so does the shape.
DriverCurve fadeIn(double from, double to) {
    constexpr int kSteps = 6;
    DriverCurve curve;
    curve.smooth = true;
    for (int i = 0; i <= kSteps; ++i) {
        const double way = (to - from) * i / kSteps;
        curve.points.emplace_back(from + way, (1.0 - std::cos(way)) / (1.0 - std::cos(to - from)));
    }
    return curve;
}

std::string nameOf(const Character& character, const ShapeRequest& request, double angle) {
    if (!request.name.empty())
        return request.name;
    std::string name = boneLabel(character.skeleton, request.joint);
    name += ' ';
    name += std::to_string(std::lround(angle * 180.0 / kPi));
    name += "°";
    return name;
}

} // namespace

Result<CorrectedCharacter> addCorrectiveShape(const Character& character,
                                              const ShapeRequest& request) {
    if (!request.joint.isValid() || request.joint.value() >= character.skeleton.boneCount() ||
        request.mesh.value() >= character.meshes.size() ||
        !character.meshes[request.mesh.value()].binding)
        return noJointToCorrect(character.skeleton, request.joint);
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(character, {}, caches, state, frame);
    const double angle = swingOf(character, request.joint, frame.pose);
    if (!(request.from >= 0.0) || !(angle > request.from + 1e-4))
        return Error{"correction-not-bent", "the joint is not bent in the current pose",
                     boneLabel(character.skeleton, request.joint),
                     "Bend it as far as the shape is to count for, then make the shape."};
    const Mesh& mesh = *character.meshes[request.mesh.value()].mesh;
    const std::vector<Vec3f> base = morphed(mesh, frame.pose.morphWeights[request.mesh.value()]);
    Deltas deltas = deltasOf(character, request, frame, base);
    if (deltas.bent == 0)
        return noJointToCorrect(character.skeleton, request.joint);
    if (deltas.flat == deltas.bent)
        return Error{"correction-flat",
                     "skinning flattens the mesh here: nothing can be carried back",
                     boneLabel(character.skeleton, request.joint), "Bend the joint less."};
    CorrectedCharacter made;
    made.character = character;
    if (deltas.flat > 0)
        made.findings.push_back(
            {"correction-flat", Severity::Warning, deltas.flat,
             character.meshes[request.mesh.value()].name,
             filled("%1 vertices are flattened by skinning here and stay as they are",
                    {std::to_string(deltas.flat)}),
             ""});
    MorphTarget target;
    target.name = nameOf(character, request, angle);
    target.normalDeltas = normalDeltas(mesh, base, deltas.positions);
    target.positionDeltas = std::move(deltas.positions);
    made.morph = addMorph(made.character, request.mesh, std::move(target));

    Constraint driver;
    driver.kind = ConstraintKind::Driver;
    driver.when = RigStage::AfterMotion;
    driver.driver.bone = request.joint;
    driver.driver.angle = DriverAngle::Swing;
    driver.driver.curve = fadeIn(request.from, angle);
    driver.driver.mesh = request.mesh;
    driver.driver.morph = made.morph;
    const Rig before = rigOf(made.character);
    Rig after = before;
    after.constraints.push_back(std::move(driver));
    made.driver = ConstraintIndex(after.constraints.size() - 1);
    auto rigged = withRig(made.character, changedRig(before, std::move(after)));
    if (!rigged)
        return rigged.error();
    made.character = std::move(*rigged);
    return made;
}

} // namespace rigwright
