// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Helper bones: their weights, their drivers, and how far they must reach.
#include "core/character/joint_correction.h"

#include "core/character/correction_error.h"
#include "core/character/edit_rig.h"
#include "core/character/edit_skeleton.h"
#include "core/character/evaluate_frame.h"
#include "core/rig/rest_places.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/free_bone_names.h"
#include "core/skeleton/skeleton_edit.h"
#include "core/skeleton/suffixed_name.h"
#include "core/skin/zone_volume.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright {

namespace {

/// Axes of the helper at rest, model space: X the axis of the bend, Y to the outside of the joint
/// when it is bent by `angle`.
Mat3d helperAxes(const Skeleton& skeleton, const HelperRequest& request) {
    const Affine3d joint = rigidRest(skeleton)[request.joint.value()];
    const Vec3d axis = (joint.linear() * request.axis).normalized();
    const BoneIndex main = mainChildren(skeleton)[request.joint.value()];
    const Vec3d along = joint.linear() * tailOf(skeleton, request.joint, main);
    const double sense = request.angle < 0.0 ? 1.0 : -1.0;
    Vec3d out = sense * axis.cross(along);
    out = out.norm() > 1e-9 * along.norm() ? Vec3d(out.normalized()) : axis.unitOrthogonal();
    Mat3d axes;
    axes.col(0) = axis;
    axes.col(1) = Eigen::AngleAxisd(0.5 * request.angle, axis) * out;
    axes.col(2) = axis.cross(axes.col(1));
    return axes;
}

/// By joint of a binding: 1 where what is above the bend shares weights with the helper: bones that
/// the joint hangs below, and twist bones on the way to it.
std::vector<std::uint8_t> jointsAbove(const Skeleton& skeleton, const Binding& binding,
                                      BoneIndex joint) {
    const BoneIndex parent = skeleton.parents[joint.value()];
    const std::vector<Affine3d> rest = restModel(skeleton);
    const Vec3d from = rest[parent.value()].translation();
    const Vec3d way = rest[joint.value()].translation() - from;
    const auto isTwist = [&](BoneIndex bone) {
        if (skeleton.parents[bone.value()] != parent || !childrenOf(skeleton, bone).empty())
            return false;
        const Vec3d at = rest[bone.value()].translation() - from;
        return at.cross(way).norm() <= 0.05 * way.squaredNorm() && at.dot(way) >= 0.0;
    };
    std::vector<std::uint8_t> above;
    for (const BoneIndex bone : binding.joints)
        above.push_back(isAncestorOrSelf(skeleton, bone, parent) || isTwist(bone) ? 1 : 0);
    return above;
}

/// What of a row the helper takes: of either side as much as the smaller one has, so that halves
/// become all the helper's and ends stay.
std::optional<WeightRow> sharedRow(const RowView& row, std::span<const std::uint8_t> far,
                                   std::span<const std::uint8_t> above, std::uint16_t helper) {
    double below = 0.0;
    double over = 0.0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        below += far[row.bones[i]] != 0 ? double(row.weights[i]) : 0.0;
        over += above[row.bones[i]] != 0 ? double(row.weights[i]) : 0.0;
    }
    const double taken = std::min(below, over);
    if (!(taken > 0.0))
        return std::nullopt;
    WeightRow shared;
    for (std::size_t i = 0; i < row.size(); ++i) {
        double weight = double(row.weights[i]);
        if (far[row.bones[i]] != 0)
            weight *= 1.0 - taken / below;
        else if (above[row.bones[i]] != 0)
            weight *= 1.0 - taken / over;
        if (weight > 0.0)
            shared.push_back({row.bones[i], float(weight)});
    }
    shared.push_back({helper, float(2.0 * taken)});
    return shared;
}

/// One mesh around the joint, as it was before the helper.
struct MeshZone {
    MeshInstanceIndex mesh;
    JointZone zone;
};

class HelperMaker {
public:
    HelperMaker(const Character& character, const HelperRequest& request)
        : m_before(character), m_request(request) {
        m_request.axis.normalize();
    }

    Result<CorrectedCharacter> make() {
        if (auto error = addBone())
            return *error;
        bool isAny = false;
        for (std::size_t m = 0; m < m_made.character.meshes.size(); ++m)
            isAny = shareWeights(MeshInstanceIndex(m)) || isAny;
        if (!isAny)
            return noJointToCorrect(m_before.skeleton, m_request.joint);
        const double reach = bestReach();
        const Rig& before = rigOf(m_made.character);
        Rig after = before;
        after.constraints.push_back(turnDriver());
        after.constraints.push_back(pushDriver(reach));
        m_made.driver = ConstraintIndex(after.constraints.size() - 1);
        auto rigged = withRig(m_made.character, changedRig(before, std::move(after)));
        if (!rigged)
            return rigged.error();
        m_made.character = std::move(*rigged);
        return std::move(m_made);
    }

private:
    std::optional<Error> addBone();
    bool shareWeights(MeshInstanceIndex index);
    [[nodiscard]] Constraint driver(TransformChannel channel, DriverCurve curve) const;
    [[nodiscard]] Constraint turnDriver() const;
    [[nodiscard]] Constraint pushDriver(double reach) const;
    [[nodiscard]] std::vector<std::vector<Vec3f>> bent(double reach) const;
    [[nodiscard]] double bestReach() const;

    const Character& m_before;
    HelperRequest m_request;
    CorrectedCharacter m_made;
    std::vector<MeshZone> m_zones;
};

std::optional<Error> HelperMaker::addBone() {
    const Skeleton& skeleton = m_before.skeleton;
    std::string name = suffixedName(skeleton.names[m_request.joint.value()], "helper");
    FreeBoneNames names(skeleton.names);
    if (names.isTaken(name))
        name = names.take(name);
    const auto edit =
        createBone(skeleton, {.name = name,
                              .parent = skeleton.parents[m_request.joint.value()],
                              .head = restModel(skeleton)[m_request.joint.value()].translation(),
                              .rotation = Quatd(helperAxes(skeleton, m_request)).normalized()});
    if (!edit)
        return edit.error();
    auto edited = editCharacter(m_before, *edit);
    if (!edited)
        return edited.error();
    m_made.character = std::move(edited->character);
    m_made.helper = edit->made.front();
    for (Finding& finding : edited->findings)
        if (finding.code != "bone-zero-length")
            m_made.findings.push_back(std::move(finding));
    return std::nullopt;
}

bool HelperMaker::shareWeights(MeshInstanceIndex index) {
    Character& character = m_made.character;
    MeshInstance& instance = character.meshes[index.value()];
    if (!instance.binding || instance.locked || instance.binding->joints.size() >= 65535)
        return false;
    Binding& binding = *instance.binding;
    std::vector<std::uint8_t> far = jointsFrom(character.skeleton, binding, m_request.joint);
    std::vector<std::uint8_t> above = jointsAbove(character.skeleton, binding, m_request.joint);
    const auto guide = std::ranges::find(far, 1);
    if (guide == far.end())
        return false;
    const std::vector<std::uint8_t> held = heldBones(m_before.boneFlags);
    for (std::size_t j = 0; j < binding.joints.size(); ++j)
        if (held[binding.joints[j].value()] != 0)
            far[j] = above[j] = 0;
    auto zone = jointZone(*instance.mesh, binding.weights(), far);
    const auto helper = std::uint16_t(binding.joints.size());
    bool isAny = false;
    for (std::size_t v = 0; v < binding.weights().rowCount(); ++v)
        if (const auto row = sharedRow(binding.weights().row(VertexIndex(v)), far, above, helper)) {
            binding.weights().setRow(VertexIndex(v), *row);
            isAny = true;
        }
    if (!isAny)
        return false;
    // Bound where the joint is, seen from it as at rest.
    const std::vector<Affine3d> rest = restModel(character.skeleton);
    const auto joint = std::size_t(guide - far.begin());
    const auto helperFromModel = invert(rest[m_made.helper.value()]);
    binding.boneFromMeshBind.push_back(helperFromModel.value_or(Affine3d::Identity()) *
                                       rest[binding.joints[joint].value()] *
                                       binding.boneFromMeshBind[joint]);
    binding.joints.push_back(m_made.helper);
    character.skeleton.deform[m_made.helper.value()] = 1;
    if (zone)
        m_zones.push_back({index, std::move(*zone)});
    return true;
}

Constraint HelperMaker::driver(TransformChannel channel, DriverCurve curve) const {
    Constraint constraint;
    constraint.kind = ConstraintKind::Driver;
    constraint.when = RigStage::AfterMotion;
    constraint.target = boneNode(m_made.helper);
    constraint.driver.bone = m_request.joint;
    constraint.driver.angle = DriverAngle::SwingAbout;
    constraint.driver.axis = m_request.axis;
    constraint.driver.channel = channel;
    constraint.driver.curve = std::move(curve);
    return constraint;
}

Constraint HelperMaker::turnDriver() const {
    return driver(TransformChannel::TurnX, {{{-kPi, -0.5 * kPi}, {kPi, 0.5 * kPi}}, false});
}

Constraint HelperMaker::pushDriver(double reach) const {
    DriverCurve curve;
    curve.points = {{0.0, 0.0}, {m_request.angle, reach}};
    std::ranges::sort(curve.points, {}, [](const Vec2d& point) { return point.x(); });
    return driver(TransformChannel::MoveY, std::move(curve));
}

/// The zones' meshes with nothing but the joint bent, linearly blended.
std::vector<std::vector<Vec3f>> HelperMaker::bent(double reach) const {
    Character character = m_made.character;
    Rig rig;
    rig.constraints = {turnDriver(), pushDriver(reach)};
    character.rig = std::make_shared<const Rig>(std::move(rig));
    character.pose = restPose(character);
    Transform& local = character.pose.local[m_request.joint.value()];
    local.rotation =
        (local.rotation * Quatd(Eigen::AngleAxisd(m_request.angle, m_request.axis))).normalized();
    FrameRequest request;
    request.cpuNormals = false;
    request.methodOverride = SkinningMethod::LinearBlend;
    for (const MeshZone& zone : m_zones)
        request.cpuMeshes.push_back(zone.mesh);
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(character, request, caches, state, frame);
    std::vector<std::vector<Vec3f>> positions;
    for (const MeshZone& zone : m_zones)
        positions.push_back(std::move(frame.vertices[zone.mesh.value()].positions));
    return positions;
}

/// Metres: where the zones' volume comes nearest to that of the rest, within half of their size.
double HelperMaker::bestReach() const {
    double rest = 0.0;
    FrameRequest request;
    request.cpuNormals = false;
    request.solvesRig = false;
    request.methodOverride = SkinningMethod::LinearBlend;
    for (const MeshZone& zone : m_zones)
        request.cpuMeshes.push_back(zone.mesh);
    Character still = m_before;
    still.pose = restPose(still);
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(still, request, caches, state, frame);
    for (const MeshZone& zone : m_zones)
        rest += zoneVolume(zone.zone, frame.vertices[zone.mesh.value()].positions);
    if (!(rest > 0.0) || !std::isfinite(rest))
        return 0.0; // nothing that encloses a volume
    const double most = 0.5 * std::cbrt(rest);
    // Linear blending is linear in the reach.
    const auto none = bent(0.0);
    const auto full = bent(most);
    const auto missing = [&](double share) {
        double volume = 0.0;
        for (std::size_t z = 0; z < m_zones.size(); ++z) {
            std::vector<Vec3f> positions = none[z];
            for (std::size_t v = 0; v < positions.size(); ++v)
                positions[v] += float(share) * (full[z][v] - none[z][v]);
            volume += zoneVolume(m_zones[z].zone, positions);
        }
        return 1.0 - volume / rest;
    };
    double low = 0.0; // outwards adds, inwards takes away
    double high = missing(0.0) > 0.0 ? 1.0 : -1.0;
    if (missing(high) * missing(0.0) > 0.0)
        return std::abs(missing(high)) < std::abs(missing(0.0)) ? high * most : 0.0;
    for (int i = 0; i < 24; ++i) {
        const double middle = 0.5 * (low + high);
        (missing(middle) * missing(0.0) > 0.0 ? low : high) = middle;
    }
    return 0.5 * (low + high) * most;
}

} // namespace

Result<CorrectedCharacter> addHelperBone(const Character& character, const HelperRequest& request) {
    const Skeleton& skeleton = character.skeleton;
    if (!request.joint.isValid() || request.joint.value() >= skeleton.boneCount() ||
        !skeleton.parents[request.joint.value()].isValid())
        return noJointToCorrect(skeleton, request.joint);
    const double angle = std::abs(request.angle);
    if (!request.axis.allFinite() || !(request.axis.norm() > 1e-9) || !(angle > 1e-3) ||
        !(angle <= kPi))
        return Error{"bone-not-finite", "the axis or the angle of the bend is none",
                     boneLabel(skeleton, request.joint), "Give an axis, and an angle up to 180°."};
    return HelperMaker(character, request).make();
}

} // namespace rigwright
