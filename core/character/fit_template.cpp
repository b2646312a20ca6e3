// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Placing the joints of a template by markers.
#include "core/character/fit_template.h"

#include "core/character/evaluate_frame.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <optional>

namespace rigwright {
namespace {

constexpr double kRadian = kPi / 180.0;
/// Of a bend that counts as seen.
constexpr double kVisibleBend = 10.0 * kRadian;

Vec3d imageOf(const Vec3d& vector) {
    return {-vector.x(), vector.y(), vector.z()};
}

/// `vector` made unit; `otherwise` where it has no direction.
Vec3d unitOr(const Vec3d& vector, const Vec3d& otherwise) {
    const double length = vector.norm();
    return length > 1e-9 && std::isfinite(length) ? Vec3d(vector / length) : otherwise;
}

/// The markers of the centre and of one side, in body space, seen as the left side.
struct HalfBody {
    Vec3d head, chin, neck, chest, spine, hips;
    Vec3d shoulder, elbow, wrist, fingertips, hip, knee, ankle, toe;
    Vec3d palm = -Vec3d::UnitY();
};

/// `side`: 0 left, 1 right, reflected.
HalfBody halfOf(const FitMarkers& markers, const Affine3d& bodyFromModel, std::size_t side) {
    const auto at = [&](FitMarker left) {
        const Vec3d place = bodyFromModel * markers[side == 0 ? left : mirrored(left)];
        return side == 0 ? place : imageOf(place);
    };
    HalfBody half;
    half.head = at(FitMarker::Head);
    half.chin = at(FitMarker::Chin);
    half.neck = at(FitMarker::Neck);
    half.chest = at(FitMarker::Chest);
    half.spine = at(FitMarker::Spine);
    half.hips = at(FitMarker::Hips);
    half.shoulder = at(FitMarker::LeftShoulder);
    half.elbow = at(FitMarker::LeftElbow);
    half.wrist = at(FitMarker::LeftWrist);
    half.fingertips = at(FitMarker::LeftFingertips);
    half.hip = at(FitMarker::LeftHip);
    half.knee = at(FitMarker::LeftKnee);
    half.ankle = at(FitMarker::LeftAnkle);
    half.toe = at(FitMarker::LeftToe);
    const Vec3d palm = unitOr(bodyFromModel.linear() * markers.palms[side], -Vec3d::UnitY());
    half.palm = side == 0 ? palm : imageOf(palm);
    return half;
}

/// The same places of the template itself.
HalfBody halfOf(const SkeletonTemplate& biped) {
    const auto joint = [&](HumanoidRole role) -> const TemplateJoint& {
        return biped.joints[biped.of(role).value()];
    };
    HalfBody half;
    half.head = joint(HumanoidRole::Head).tail;
    half.chin = joint(HumanoidRole::Head).position;
    half.neck = joint(HumanoidRole::Neck).position;
    half.hips = joint(HumanoidRole::Hips).position;
    half.spine = half.hips + 0.2 * (half.neck - half.hips);
    half.chest = half.hips + 0.53 * (half.neck - half.hips);
    half.shoulder = joint(HumanoidRole::LeftUpperArm).position;
    half.elbow = joint(HumanoidRole::LeftLowerArm).position;
    half.wrist = joint(HumanoidRole::LeftHand).position;
    half.fingertips = joint(HumanoidRole::LeftMiddleDistal).tail;
    half.hip = joint(HumanoidRole::LeftUpperLeg).position;
    half.knee = joint(HumanoidRole::LeftLowerLeg).position;
    half.ankle = joint(HumanoidRole::LeftFoot).position;
    half.toe = joint(HumanoidRole::LeftToes).tail;
    return half;
}

/// Columns: `along`, `towards` made square to it, their cross product.
Mat3d frameOf(const Vec3d& along, const Vec3d& towards, const Mat3d& otherwise) {
    Mat3d frame;
    frame.col(0) = unitOr(along, Vec3d::Zero());
    frame.col(1) = unitOr(towards - towards.dot(frame.col(0)) * frame.col(0), Vec3d(Vec3d::Zero()));
    frame.col(2) = frame.col(0).cross(frame.col(1));
    return frame.determinant() > 0.5 ? frame : otherwise;
}

/// The shortest turn from one direction to another.
Mat3d turnBetween(const Vec3d& from, const Vec3d& to) {
    if (!(from.norm() > 1e-9) || !(to.norm() > 1e-9))
        return Mat3d::Identity();
    return Quatd::FromTwoVectors(from, to).toRotationMatrix();
}

/// A part of the body that moves as a whole: body space from the template's.
struct Part {
    Affine3d place = Affine3d::Identity();
    Mat3d turn = Mat3d::Identity(); ///< of directions

    /// Takes `from` to `to`; turned by `turn`, scaled.
    static Part about(const Vec3d& from, const Vec3d& to, const Mat3d& turn, double scale) {
        Part part;
        part.turn = turn;
        part.place.linear() = scale * turn;
        part.place.translation() = to - part.place.linear() * from;
        return part;
    }
};

double ratio(double to, double from) {
    return from > 1e-9 ? to / from : 1.0;
}

/// What a joint belongs to: the nearest role on the way up.
enum class Region {
    Root,
    Trunk,
    Neck,
    Head,
    Collar,
    UpperArm,
    LowerArm,
    Hand,
    UpperLeg,
    LowerLeg,
    Foot
};

Region regionOf(HumanoidRole role) {
    switch (role) {
    case HumanoidRole::Hips:
    case HumanoidRole::Spine:
    case HumanoidRole::Chest:
    case HumanoidRole::UpperChest:
        return Region::Trunk;
    case HumanoidRole::Neck:
        return Region::Neck;
    case HumanoidRole::Head:
    case HumanoidRole::Jaw:
    case HumanoidRole::LeftEye:
    case HumanoidRole::RightEye:
        return Region::Head;
    case HumanoidRole::LeftShoulder:
    case HumanoidRole::RightShoulder:
        return Region::Collar;
    case HumanoidRole::LeftUpperArm:
    case HumanoidRole::RightUpperArm:
        return Region::UpperArm;
    case HumanoidRole::LeftLowerArm:
    case HumanoidRole::RightLowerArm:
        return Region::LowerArm;
    case HumanoidRole::LeftUpperLeg:
    case HumanoidRole::RightUpperLeg:
        return Region::UpperLeg;
    case HumanoidRole::LeftLowerLeg:
    case HumanoidRole::RightLowerLeg:
        return Region::LowerLeg;
    case HumanoidRole::LeftFoot:
    case HumanoidRole::RightFoot:
    case HumanoidRole::LeftToes:
    case HumanoidRole::RightToes:
        return Region::Foot;
    default:
        return Region::Hand; // fingers
    }
}

/// Takes places and directions of one half of the template to one half of a body.
class HalfFit {
public:
    HalfFit(const HalfBody& from, const HalfBody& to) : m_from(from), m_to(to) {
        m_head =
            Part::about(from.chin, to.chin, turnBetween(from.head - from.chin, to.head - to.chin),
                        ratio((to.head - to.chin).norm(), (from.head - from.chin).norm()));
        const Mat3d arm = turnBetween(from.fingertips - from.wrist, to.fingertips - to.wrist);
        const Mat3d handFrom =
            frameOf(from.fingertips - from.wrist, -Vec3d::UnitY(), Mat3d::Identity());
        const Mat3d handTo = frameOf(to.fingertips - to.wrist, to.palm, arm * handFrom);
        m_hand = Part::about(
            from.wrist, to.wrist, handTo * handFrom.transpose(),
            ratio((to.fingertips - to.wrist).norm(), (from.fingertips - from.wrist).norm()));
        makeFoot();
        const double collar = ratio(std::abs(to.shoulder.x()), std::abs(from.shoulder.x()));
        m_collar = Part::about(from.shoulder, to.shoulder, Mat3d::Identity(), collar);
        m_upperArm = turnBetween(from.elbow - from.shoulder, to.elbow - to.shoulder);
        m_lowerArm = turnBetween(from.wrist - from.elbow, to.wrist - to.elbow);
        m_upperLeg = turnBetween(from.knee - from.hip, to.knee - to.hip);
        m_lowerLeg = turnBetween(from.ankle - from.knee, to.ankle - to.knee);
    }

    [[nodiscard]] Vec3d place(Region region, const Vec3d& point) const {
        switch (region) {
        case Region::Trunk:
        case Region::Neck:
            return alongBack(point);
        case Region::Head:
            return m_head.place * point;
        case Region::Collar:
            return m_collar.place * point;
        case Region::UpperArm:
            return onLimb(m_from.shoulder, m_from.elbow, m_to.shoulder, m_to.elbow, point);
        case Region::LowerArm:
            return onLimb(m_from.elbow, m_from.wrist, m_to.elbow, m_to.wrist, point);
        case Region::Hand:
            return m_hand.place * point;
        case Region::UpperLeg:
            return onLimb(m_from.hip, m_from.knee, m_to.hip, m_to.knee, point);
        case Region::LowerLeg:
            return onLimb(m_from.knee, m_from.ankle, m_to.knee, m_to.ankle, point);
        case Region::Foot:
            return m_foot.place * point;
        case Region::Root:
            break;
        }
        return point;
    }

    [[nodiscard]] Vec3d flexion(Region region, const Vec3d& direction) const {
        switch (region) {
        case Region::Head:
            return m_head.turn * direction;
        case Region::UpperArm:
        case Region::LowerArm:
            return bent(m_to.shoulder, m_to.elbow, m_to.wrist, region == Region::UpperArm, 1.0,
                        (region == Region::UpperArm ? m_upperArm : m_lowerArm) * direction);
        case Region::Hand:
            return m_hand.turn * direction;
        case Region::UpperLeg: // hips bend forwards, knees backwards
            return bent(m_to.hip, m_to.knee, m_to.ankle, true, -1.0, m_upperLeg * direction);
        case Region::LowerLeg:
            return bent(m_to.hip, m_to.knee, m_to.ankle, false, 1.0, m_lowerLeg * direction);
        case Region::Foot:
            return m_foot.turn * direction;
        default:
            return direction;
        }
    }

private:
    /// A foot keeps the floor: it turns about the vertical alone, and its length and its height
    /// are scaled each by itself.
    void makeFoot() {
        const auto level = [](const Vec3d& vector) { return Vec3d(vector.x(), 0.0, vector.z()); };
        const Vec3d from = level(m_from.toe - m_from.ankle);
        const Vec3d to = level(m_to.toe - m_to.ankle);
        m_foot.turn = turnBetween(from, unitOr(to, from));
        const double length = ratio(to.norm(), from.norm());
        const double rise = ratio(m_to.ankle.y() - m_to.toe.y(), m_from.ankle.y() - m_from.toe.y());
        m_foot.place.linear() =
            m_foot.turn * Eigen::Scaling(Vec3d(length, std::clamp(rise, 0.1, 10.0), length));
        m_foot.place.translation() = m_to.ankle - m_foot.place.linear() * m_from.ankle;
    }

    /// By height: hips, spine, chest, neck and chin, with straight lines between them.
    [[nodiscard]] Vec3d alongBack(const Vec3d& point) const {
        const std::array from{m_from.hips.y(), m_from.spine.y(), m_from.chest.y(), m_from.neck.y(),
                              m_from.chin.y()};
        const std::array to{m_to.hips, m_to.spine, m_to.chest, m_to.neck, m_to.chin};
        std::size_t i = 0;
        while (i + 2 < to.size() && point.y() > from[i + 1])
            ++i;
        const double part = (point.y() - from[i]) / (from[i + 1] - from[i]);
        return to[i] + part * (to[i + 1] - to[i]);
    }

    /// At the same part of the way; nothing is besides the line.
    static Vec3d onLimb(const Vec3d& from0, const Vec3d& from1, const Vec3d& to0, const Vec3d& to1,
                        const Vec3d& point) {
        const Vec3d along = from1 - from0;
        return to0 + (point - from0).dot(along) / along.squaredNorm() * (to1 - to0);
    }

    /// The way that a limb bends at its middle joint, where that is seen and not against `carried`.
    static Vec3d bent(const Vec3d& top, const Vec3d& middle, const Vec3d& end, bool upper,
                      double sign, const Vec3d& carried) {
        const Vec3d first = unitOr(middle - top, Vec3d::Zero());
        const Vec3d second = unitOr(end - middle, Vec3d::Zero());
        const Vec3d axis = first.cross(second);
        if (!(axis.norm() > std::sin(kVisibleBend)))
            return carried;
        const Vec3d bend = sign * axis.normalized().cross(upper ? first : second);
        return bend.dot(carried.normalized()) > 0.7 ? bend : carried;
    }

    HalfBody m_from;
    HalfBody m_to;
    Part m_head;
    Part m_hand;
    Part m_foot;
    Part m_collar;
    Mat3d m_upperArm;
    Mat3d m_lowerArm;
    Mat3d m_upperLeg;
    Mat3d m_lowerLeg;
};

/// One fit of a whole template, in body space.
class Fit {
public:
    Fit(const SkeletonTemplate& from, const FitMarkers& markers)
        : m_template(from),
          m_bodyFromModel(markers.modelFromBody.inverse()), m_halves{half(markers, 0),
                                                                     half(markers, 1)},
          m_placement(from.joints.size()) {
        m_hips = halfOf(markers, m_bodyFromModel, 0).hips;
        m_regions.reserve(from.joints.size());
        for (const TemplateJoint& joint : from.joints)
            m_regions.push_back(joint.role               ? regionOf(*joint.role)
                                : joint.parent.isValid() ? m_regions[joint.parent.value()]
                                                         : Region::Root);
    }

    std::vector<JointPlacement> run() {
        const std::size_t count = m_template.joints.size();
        for (std::size_t i = 0; i < count; ++i)
            m_placement[i].position = placeOf(i, m_template.joints[i].position);
        for (std::size_t i = 0; i < count; ++i) {
            m_placement[i].tail = tailOf(i);
            m_placement[i].flexion = flexionOf(i);
        }
        for (std::size_t i = 0; i < count; ++i)
            if (const TemplateJoint& joint = m_template.joints[i];
                joint.between.isValid() && joint.between == joint.betweenEnd)
                m_placement[i] = m_placement[joint.between.value()];
        return m_placement;
    }

private:
    HalfFit half(const FitMarkers& markers, std::size_t side) const {
        return {halfOf(makeTemplate(TemplateKind::Biped)), halfOf(markers, m_bodyFromModel, side)};
    }

    /// Where a place of the template goes that hangs on a joint.
    [[nodiscard]] Vec3d placeOf(std::size_t joint, const Vec3d& point) const {
        const Region region = m_regions[joint];
        if (region == Region::Root)
            return floorPlace() + point;
        if (m_template.joints[joint].side == BoneSide::Right)
            return imageOf(m_halves[1].place(region, imageOf(point)));
        return m_halves[0].place(region, point);
    }

    /// On the floor below the hips; at the origin of the model where that is next to it.
    [[nodiscard]] Vec3d floorPlace() const {
        constexpr double kNextTo = 0.03;
        const Vec3d floor(0.0, 0.0, m_hips.z());
        const Vec3d origin = m_bodyFromModel * Vec3d::Zero();
        return (origin - floor).norm() < kNextTo ? origin : floor;
    }

    [[nodiscard]] Vec3d tailOf(std::size_t joint) const {
        const Vec3d& tail = m_template.joints[joint].tail;
        for (std::size_t i = joint + 1; i < m_template.joints.size(); ++i)
            if (isBelow(i, joint) && (m_template.joints[i].position - tail).norm() < 1e-9)
                return m_placement[i].position;
        const Vec3d place = placeOf(joint, tail);
        // Markers on one place must not leave a bone without a direction.
        if ((place - m_placement[joint].position).norm() > 1e-6)
            return place;
        return m_placement[joint].position + tail - m_template.joints[joint].position;
    }

    [[nodiscard]] bool isBelow(std::size_t joint, std::size_t above) const {
        for (BoneIndex i = m_template.joints[joint].parent; i.isValid();
             i = m_template.joints[i.value()].parent)
            if (i.value() == above)
                return true;
        return false;
    }

    [[nodiscard]] Vec3d flexionOf(std::size_t joint) const {
        const Vec3d& flexion = m_template.joints[joint].flexion;
        if (m_template.joints[joint].side == BoneSide::Right)
            return imageOf(m_halves[1].flexion(m_regions[joint], imageOf(flexion)));
        return m_halves[0].flexion(m_regions[joint], flexion);
    }

    const SkeletonTemplate& m_template;
    Affine3d m_bodyFromModel;
    std::array<HalfFit, 2> m_halves;
    std::vector<JointPlacement> m_placement;
    std::vector<Region> m_regions;
    Vec3d m_hips = Vec3d::Zero();
};

} // namespace

Mesh meshOfBody(const Character& character, std::span<const MeshInstanceIndex> instances) {
    Character atRest = character;
    atRest.pose = restPose(character);
    FrameRequest request;
    request.cpuNormals = false;
    request.cpuMeshes.assign(instances.begin(), instances.end());
    if (instances.empty())
        for (std::size_t i = 0; i < character.meshes.size(); ++i)
            if (character.meshes[i].visible)
                request.cpuMeshes.emplace_back(i);
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(atRest, request, caches, state, frame);
    Mesh body;
    for (const MeshInstanceIndex instance : request.cpuMeshes) {
        const Mesh& mesh = *character.meshes[instance.value()].mesh;
        const auto first = std::uint32_t(body.positions.size());
        const auto corner = std::uint32_t(body.cornerVertices.size());
        const std::vector<Vec3f>& positions = frame.vertices[instance.value()].positions;
        body.positions.insert(body.positions.end(), positions.begin(), positions.end());
        for (const std::uint32_t vertex : mesh.cornerVertices)
            body.cornerVertices.push_back(first + vertex);
        for (std::size_t face = 1; face < mesh.faceOffsets.size(); ++face)
            body.faceOffsets.push_back(corner + mesh.faceOffsets[face]);
    }
    finishMesh(body);
    return body;
}

FitMarkers defaultMarkers(const Box3f& bounds) {
    FitMarkers markers;
    double height = 1.0;
    Vec3d floor = Vec3d::Zero();
    if (!bounds.isEmpty()) {
        height = double(bounds.max().y()) - double(bounds.min().y());
        floor = 0.5 * (bounds.min().cast<double>() + bounds.max().cast<double>());
        floor.y() = double(bounds.min().y());
    }
    if (!(height > 0.0) || !std::isfinite(height))
        height = 1.0;
    markers.modelFromBody.linear() = height * Mat3d::Identity();
    markers.modelFromBody.translation() = floor;
    markers.palms = {-Vec3d::UnitY(), -Vec3d::UnitY()};
    const HalfBody half = halfOf(makeTemplate(TemplateKind::Biped));
    const auto set = [&](FitMarker left, const Vec3d& place) {
        markers[left] = markers.modelFromBody * place;
        if (mirrored(left) != left)
            markers[mirrored(left)] = markers.modelFromBody * imageOf(place);
    };
    set(FitMarker::Head, half.head);
    set(FitMarker::Chin, half.chin);
    set(FitMarker::Neck, half.neck);
    set(FitMarker::Chest, half.chest);
    set(FitMarker::Spine, half.spine);
    set(FitMarker::Hips, half.hips);
    set(FitMarker::LeftShoulder, half.shoulder);
    set(FitMarker::LeftElbow, half.elbow);
    set(FitMarker::LeftWrist, half.wrist);
    set(FitMarker::LeftFingertips, half.fingertips);
    set(FitMarker::LeftHip, half.hip);
    set(FitMarker::LeftKnee, half.knee);
    set(FitMarker::LeftAnkle, half.ankle);
    set(FitMarker::LeftToe, half.toe);
    return markers;
}

std::vector<JointPlacement> fitTemplate(const SkeletonTemplate& from, const FitMarkers& markers) {
    assert(infoOf(from.kind).isHumanoid);
    std::vector<JointPlacement> placement = Fit(from, markers).run();
    for (JointPlacement& joint : placement) {
        joint.position = markers.modelFromBody * joint.position;
        joint.tail = markers.modelFromBody * joint.tail;
        joint.flexion = unitOr(markers.modelFromBody.linear() * joint.flexion, Vec3d::UnitZ());
    }
    return placement;
}

std::vector<JointPlacement> placeInBounds(const SkeletonTemplate& from, const Box3f& bounds) {
    Eigen::AlignedBox3d extent;
    for (const TemplateJoint& joint : from.joints)
        extent.extend(joint.position).extend(joint.tail);
    const FitMarkers place = defaultMarkers(bounds);
    const Vec3d floor = place.modelFromBody.translation();
    // Hands lie flat: by their length.
    const bool isFlat = from.kind == TemplateKind::Hand;
    double scale = place.height();
    if (isFlat && !bounds.isEmpty())
        scale = double(bounds.sizes().maxCoeff()) > 0.0 ? double(bounds.sizes().maxCoeff()) : 1.0;
    std::vector<JointPlacement> placement = placementOf(from, scale);
    Vec3d move = floor;
    if (isFlat && !bounds.isEmpty())
        move = bounds.center().cast<double>() - scale * extent.center();
    for (JointPlacement& joint : placement) {
        joint.position += move;
        joint.tail += move;
    }
    return placement;
}

} // namespace rigwright
