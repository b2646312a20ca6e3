// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One side of a rig made on the other.
#include "core/base/sentence.h"
#include "core/rig/make_control.h"
#include "core/rig/mirror_frames.h"
#include "core/rig/rest_places.h"
#include "core/rig/solve_constraint.h"
#include "core/skeleton/bone_names.h"
#include "core/skeleton/bone_tails.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace rigwright {

namespace {

Vec3d mirroredVector(const Vec3d& vector, const Mat3d& frame) {
    return frame.transpose() * vector;
}

/// Works part by part: controls first, since all else may name them.
class RigMirror {
public:
    RigMirror(const Rig& rig, const Skeleton& skeleton, BoneSide from)
        : m_before(rig), m_rig(rig), m_skeleton(skeleton), m_from(from),
          m_bones(mirrorBones(skeleton)), m_rest(rigidRest(skeleton)),
          m_counterparts(mirrorControls(rig, skeleton)) {
        for (std::size_t i = 0; i < rig.controls.size(); ++i)
            m_sides.push_back(sideOf(rig, skeleton, ControlIndex(i)));
    }

    Result<MadeParts> run() {
        mirrorAllControls();
        mirrorSets();
        mirrorHandles();
        mirrorConstraints();
        mirrorLimits();
        if (m_count == 0)
            return Error{"rig-nothing-to-make", "that side has no controls or constraints", "",
                         "Make the controls of one side first."};
        MadeParts made{changedRig(m_before, std::move(m_rig)), std::move(m_controls),
                       std::move(m_handles)};
        if (!m_unmatched.empty()) {
            std::ranges::sort(m_unmatched);
            const auto again = std::ranges::unique(m_unmatched);
            m_unmatched.erase(again.begin(), again.end());
            made.edit.findings.push_back({"bone-no-counterpart", Severity::Warning,
                                          m_unmatched.size(), "",
                                          filled("no bone of the other side goes with these: %1",
                                                 {boneList(m_skeleton, m_unmatched)}),
                                          ""});
        }
        return made;
    }

private:
    /// The counterpart; bones of the centre and those without one: the bone itself.
    [[nodiscard]] BoneIndex across(BoneIndex bone) const {
        const BoneIndex other = bone.isValid() ? m_bones.of(bone) : bone;
        return other.isValid() ? other : bone;
    }
    [[nodiscard]] ControlIndex across(ControlIndex control) const {
        const ControlIndex other = control.isValid() ? m_counterparts[control.value()] : control;
        return other.isValid() ? other : control;
    }
    [[nodiscard]] RigNode across(const RigNode& node) const {
        return {across(node.bone), across(node.control)};
    }
    /// False, and remembered, where a bone of a side has no counterpart.
    bool hasCounterpart(BoneIndex bone) {
        if (!bone.isValid() || m_bones.of(bone).isValid())
            return true;
        m_unmatched.push_back(bone);
        return false;
    }
    [[nodiscard]] BoneSide sideOfBone(BoneIndex bone) const {
        return bone.isValid() ? m_bones.sides[bone.value()] : BoneSide::Centre;
    }
    [[nodiscard]] BoneSide sideOfNode(const RigNode& node) const {
        return node.control.isValid() ? m_sides[node.control.value()] : sideOfBone(node.bone);
    }

    [[nodiscard]] Mat3d axesOf(BoneIndex bone) const {
        return bone.isValid() ? Mat3d(m_rest[bone.value()].linear()) : Mat3d(Mat3d::Identity());
    }
    [[nodiscard]] Mat3d axesOf(const RigNode& node) const {
        return node.control.isValid()
                   ? Mat3d(restPlace(m_rig.controls[node.control.value()], m_rest).linear())
                   : axesOf(node.bone);
    }
    [[nodiscard]] Mat3d frameOf(BoneIndex bone) const {
        return mirrorFrame(axesOf(bone), axesOf(across(bone)));
    }
    [[nodiscard]] Mat3d frameOf(const RigNode& node) const {
        return mirrorFrame(axesOf(node), axesOf(across(node)));
    }
    void mirrorAllControls();
    [[nodiscard]] Control mirrored(const Control& control) const;
    void mirrorSets();
    void mirrorHandles();
    [[nodiscard]] IkHandle mirrored(const IkHandle& handle) const;
    void mirrorConstraints();
    [[nodiscard]] bool belongsToSide(const Constraint& constraint) const;
    bool hasCounterparts(const Constraint& constraint);
    [[nodiscard]] Constraint mirrored(const Constraint& constraint) const;
    void mirrorLimit(const Constraint& from, Constraint& to) const;
    void mirrorDriver(const Constraint& from, Constraint& to) const;
    void mirrorLimits();

    const Rig& m_before;
    Rig m_rig;
    const Skeleton& m_skeleton;
    BoneSide m_from;
    BoneMirror m_bones;
    std::vector<Affine3d> m_rest;
    std::vector<ControlIndex> m_counterparts;
    std::vector<BoneSide> m_sides; ///< by control
    std::vector<ControlIndex> m_controls;
    std::vector<IkHandleIndex> m_handles;
    std::vector<BoneIndex> m_unmatched;
    std::size_t m_count = 0; ///< things that were made or replaced
};

void RigMirror::mirrorAllControls() {
    const std::size_t count = m_rig.controls.size();
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < count; ++i)
        if (m_sides[i] == m_from && hasCounterpart(m_rig.controls[i].bone))
            chosen.push_back(i);
    // Places first, so that spaces can name controls that come later.
    for (const std::size_t i : chosen) {
        if (m_counterparts[i].isValid() && m_counterparts[i] != ControlIndex(i))
            continue;
        m_counterparts[i] = ControlIndex(m_rig.controls.size());
        m_rig.controls.push_back(m_rig.controls[i]);
        m_counterparts.emplace_back(i);
        m_sides.push_back(m_from == BoneSide::Left ? BoneSide::Right : BoneSide::Left);
    }
    for (const std::size_t i : chosen) {
        m_rig.controls[m_counterparts[i].value()] = mirrored(m_rig.controls[i]);
        m_controls.push_back(m_counterparts[i]);
        ++m_count;
    }
}

Control RigMirror::mirrored(const Control& control) const {
    Control other = control;
    other.name = sideOfName(control.name).other;
    other.bone = across(control.bone);
    other.spaceNode = across(control.spaceNode);
    // Axes that are the bone's stay the counterpart's; others become their own image, with X turned
    // round, so that axes of the model stay those.
    const Mat3d bones = frameOf(control.bone);
    const bool isBones = std::abs(control.place.rotation.w()) > 1.0 - 1e-12;
    const Vec3d flip =
        isBones && control.bone.isValid() ? nearestFlip(bones) : Vec3d(-1.0, 1.0, 1.0);
    const Mat3d turned =
        bones.transpose() * control.place.rotation.toRotationMatrix() * flip.asDiagonal();
    other.place.translation = mirroredVector(control.place.translation, bones);
    const bool isSame = isBones && (turned - Mat3d::Identity()).cwiseAbs().maxCoeff() < 1e-9;
    other.place.rotation = isSame ? Quatd::Identity() : Quatd(turned).normalized();
    const Mat3d frame = flip.asDiagonal();
    for (std::size_t c = 0; c < kTransformChannels; ++c)
        if (control.limits[c])
            other.limits[c] =
                signedRange(*control.limits[c], mirroredChannel(TransformChannel(c), frame).sign);
    // The shape as it is seen in the mirror: with X turned round in its own axes.
    other.shapeOffset.translation = flip.cwiseProduct(control.shapeOffset.translation);
    const Mat3d shape = flip.asDiagonal() * control.shapeOffset.rotation.toRotationMatrix() *
                        Vec3d(-1.0, 1.0, 1.0).asDiagonal();
    other.shapeOffset.rotation = Quatd(shape).normalized();
    for (Vec3d& point : other.points)
        point.x() = 0.0 - point.x();
    return other;
}

void RigMirror::mirrorSets() {
    for (std::size_t s = 0; s < m_rig.sets.size(); ++s) {
        std::vector<ControlIndex> images;
        for (const ControlIndex control : m_rig.sets[s].controls)
            if (control.value() < m_before.controls.size() && m_sides[control.value()] == m_from &&
                across(control) != control)
                images.push_back(across(control));
        if (images.empty())
            continue;
        const std::string name = sideOfName(m_rig.sets[s].name).other;
        auto set = std::ranges::find(m_rig.sets, name, &ControlSet::name);
        if (set == m_rig.sets.end())
            set = m_rig.sets.insert(set, {name, {}});
        set->controls.insert(set->controls.end(), images.begin(), images.end());
        std::ranges::sort(set->controls);
        const auto again = std::ranges::unique(set->controls);
        set->controls.erase(again.begin(), again.end());
    }
}

void RigMirror::mirrorHandles() {
    const std::size_t count = m_rig.handles.size();
    for (std::size_t i = 0; i < count; ++i) {
        const IkHandle handle = m_rig.handles[i];
        if (sideOfBone(handle.end) != m_from || !hasCounterpart(handle.end) ||
            !hasCounterpart(handle.root) || !hasCounterpart(handle.mid))
            continue;
        IkHandle other = mirrored(handle);
        ++m_count;
        // One handle an end: whatever pulls there is replaced.
        auto place = std::ranges::find(m_rig.handles, other.end, &IkHandle::end);
        if (place == m_rig.handles.end())
            place = m_rig.handles.insert(place, std::move(other));
        else
            *place = std::move(other);
        m_handles.emplace_back(std::size_t(place - m_rig.handles.begin()));
    }
}

IkHandle RigMirror::mirrored(const IkHandle& handle) const {
    IkHandle other = handle;
    other.name = sideOfName(handle.name).other;
    other.root = across(handle.root);
    other.mid = across(handle.mid);
    other.end = across(handle.end);
    other.tip = mirroredVector(handle.tip, frameOf(handle.end));
    other.target = across(handle.target);
    other.pole = across(handle.pole);
    other.poleAngle = 0.0 - handle.poleAngle;
    if (handle.bend)
        other.bend = mirroredVector(*handle.bend, frameOf(handle.root));
    return other;
}

bool RigMirror::belongsToSide(const Constraint& constraint) const {
    if (!constraint.target.isNone())
        return sideOfNode(constraint.target) == m_from;
    if (constraint.kind == ConstraintKind::Driver)
        return sideOfBone(constraint.driver.bone) == m_from;
    return !constraint.chain.empty() && sideOfBone(constraint.chain.front()) == m_from;
}

bool RigMirror::hasCounterparts(const Constraint& constraint) {
    const auto isThere = [&](const RigNode& node) {
        return node.control.isValid() ? m_sides[node.control.value()] == BoneSide::Centre ||
                                            across(node.control) != node.control
                                      : hasCounterpart(node.bone);
    };
    bool all = isThere(constraint.target) && hasCounterpart(constraint.driver.bone);
    for (const BoneIndex bone : constraint.chain)
        all = hasCounterpart(bone) && all;
    return all;
}

void RigMirror::mirrorConstraints() {
    std::vector<Constraint> all = m_rig.constraints;
    std::vector<std::uint8_t> taken(all.size(), 0);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (taken[i] != 0 || !belongsToSide(all[i]) || !hasCounterparts(all[i]))
            continue;
        Constraint other = mirrored(all[i]);
        ++m_count;
        const auto isLike = [&](const Constraint& each) {
            return each.kind == other.kind && each.target == other.target &&
                   each.chain == other.chain && each.name == other.name &&
                   each.driver.bone == other.driver.bone &&
                   each.driver.channel == other.driver.channel &&
                   each.driver.mesh == other.driver.mesh && each.driver.morph == other.driver.morph;
        };
        std::size_t place = 0;
        while (place < all.size() && (place == i || taken[place] != 0 || !isLike(all[place])))
            ++place;
        if (place == all.size()) { // right behind the one that it is the image of
            place = i + 1;
            all.insert(all.begin() + std::ptrdiff_t(place), other);
            taken.insert(taken.begin() + std::ptrdiff_t(place), 1);
            continue;
        }
        all[place] = std::move(other);
        taken[place] = 1;
    }
    m_rig.constraints = std::move(all);
}

Constraint RigMirror::mirrored(const Constraint& constraint) const {
    Constraint other = constraint;
    other.name = sideOfName(constraint.name).other;
    other.target = across(constraint.target);
    for (ConstraintSource& source : other.sources)
        source.node = across(source.node);
    for (BoneIndex& bone : other.chain)
        bone = across(bone);
    other.up = across(constraint.up);
    const Mat3d target = frameOf(constraint.target);
    const Mat3d source =
        constraint.sources.empty() ? target : frameOf(constraint.sources.front().node);
    other.aimAxis = mirroredVector(constraint.aimAxis, target);
    other.upAxis = mirroredVector(constraint.upAxis, target);
    const Transform& offset = constraint.offset;
    if (isLocal(constraint)) {
        other.offset = mirroredTransform(offset, target); // both sides of it in the axes of rests
    } else if (!(offset == Transform())) {
        // From the source's axes to the target's; an aim is turned in the target's own.
        const Mat3d& from = constraint.kind == ConstraintKind::Aim ? target : source;
        other.offset.rotation =
            Quatd(Mat3d(from.transpose() * offset.rotation.toRotationMatrix() * target))
                .normalized();
        other.offset.translation =
            constraint.kind == ConstraintKind::Position
                ? Vec3d(Vec3d(-1.0, 1.0, 1.0).cwiseProduct(offset.translation))
                : mirroredVector(offset.translation, source);
    }
    mirrorLimit(constraint, other);
    mirrorDriver(constraint, other);
    return other;
}

void RigMirror::mirrorLimit(const Constraint& from, Constraint& to) const {
    const Mat3d frame = from.space == ConstraintSpace::Model
                            ? Mat3d(Vec3d(-1.0, 1.0, 1.0).asDiagonal())
                            : frameOf(from.target);
    to.limit.position = {};
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (from.limit.position[axis]) {
            const MirroredChannel channel = mirroredChannel(TransformChannel(axis), frame);
            to.limit.position[std::size_t(channel.channel)] =
                signedRange(*from.limit.position[axis], channel.sign);
        }
    if (from.limit.twist)
        to.limit.twist = signedRange(*from.limit.twist, -1.0);
}

void RigMirror::mirrorDriver(const Constraint& from, Constraint& to) const {
    const Driver& driver = from.driver;
    to.driver.bone = across(driver.bone);
    // The axis of a turn keeps its sense and so the angle; twist about the bone turns round.
    to.driver.axis = -mirroredVector(driver.axis, frameOf(driver.bone));
    const double xSign = driver.angle == DriverAngle::Twist ? -1.0 : 1.0;
    double ySign = 1.0;
    if (!driver.mesh.isValid()) {
        const MirroredChannel channel = mirroredChannel(driver.channel, frameOf(from.target));
        to.driver.channel = channel.channel;
        ySign = channel.sign;
    }
    to.driver.curve = signedCurve(driver.curve, xSign, ySign);
}

void RigMirror::mirrorLimits() {
    const std::vector<RigJointLimit> limits = m_rig.jointLimits;
    for (const RigJointLimit& limit : limits) {
        if (sideOfBone(limit.bone) != m_from || !hasCounterpart(limit.bone))
            continue;
        RigJointLimit other = limit;
        other.bone = across(limit.bone);
        other.limit.along = mirroredVector(limit.limit.along, frameOf(limit.bone));
        if (limit.limit.hinge) {
            other.limit.along = -other.limit.along;
        } else {
            other.limit.twistLow = 0.0 - limit.limit.twistHigh;
            other.limit.twistHigh = 0.0 - limit.limit.twistLow;
        }
        ++m_count;
        auto place =
            std::ranges::lower_bound(m_rig.jointLimits, other.bone, {}, &RigJointLimit::bone);
        if (place != m_rig.jointLimits.end() && place->bone == other.bone)
            *place = other;
        else
            m_rig.jointLimits.insert(place, other);
    }
}

} // namespace

Result<MadeParts> mirrorRig(const Rig& rig, const Skeleton& skeleton, BoneSide from) {
    return RigMirror(rig, skeleton, from).run();
}

} // namespace rigwright
