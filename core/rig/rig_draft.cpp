// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sizes of bones, forward controls, names and checks of a rig that is being made.
#include "core/rig/rig_draft.h"

#include "core/rig/make_constraint.h"
#include "core/rig/rest_places.h"
#include "core/rig/rig_check.h"
#include "core/skeleton/bone_tails.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright {

namespace {

constexpr double kRoom = 1.2; ///< between a control and the surface

double extentOf(std::span<const Affine3d> places) {
    Eigen::AlignedBox3d box;
    for (const Affine3d& place : places)
        if (place.translation().allFinite())
            box.extend(place.translation());
    const double extent = box.isEmpty() ? 0.0 : box.diagonal().norm();
    return extent > 1e-12 && std::isfinite(extent) ? extent : 1.0;
}

} // namespace

RigDraft::RigDraft(const Rig& rig, const Skeleton& skeleton, const BonePoints& points)
    : m_skeleton(skeleton), m_points(points), m_rig(rig), m_model(restModel(skeleton)),
      m_rigid(rigidRest(skeleton)), m_extent(extentOf(m_rigid)) {
    const std::vector<BoneIndex> main = mainChildren(skeleton);
    for (std::size_t b = 0; b < skeleton.boneCount(); ++b)
        m_tails.push_back(m_model[b] * tailOf(skeleton, BoneIndex(b), main[b]));
    for (const Control& control : rig.controls)
        m_names.insert(control.name);
}

Vec3d RigDraft::tail(BoneIndex bone) const {
    const Vec3d& tail = m_tails[bone.value()];
    const Vec3d way = tail - head(bone);
    if (way.allFinite() && way.norm() > 1e-9 * m_extent)
        return tail;
    return head(bone) + 0.1 * m_extent * Vec3d(frame(bone).linear().col(1));
}

double RigDraft::length(BoneIndex bone) const {
    return (tail(bone) - head(bone)).norm();
}

std::vector<Vec3d> RigDraft::points(BoneIndex bone, bool below) const {
    std::vector<Vec3d> all;
    for (std::size_t b = 0; b < m_points.size(); ++b)
        if (BoneIndex(b) == bone || (below && isAncestorOrSelf(m_skeleton, bone, BoneIndex(b))))
            for (const Vec3f& point : m_points[b])
                if (point.allFinite())
                    all.push_back(point.cast<double>());
    return all;
}

double RigDraft::girth(BoneIndex bone, double from, double to) const {
    const double length = this->length(bone);
    const Vec3d along = (tail(bone) - head(bone)) / length;
    double most = 0.0;
    for (const Vec3d& point : points(bone, false)) {
        const Vec3d way = point - head(bone);
        const double at = way.dot(along);
        if (at >= from * length && at <= to * length)
            most = std::max(most, (way - at * along).norm());
    }
    return most;
}

ControlIndex RigDraft::driverOf(BoneIndex bone) const {
    const auto found = std::ranges::find_if(
        m_rig.controls, [&](const Control& each) { return each.drives && each.bone == bone; });
    return found == m_rig.controls.end()
               ? ControlIndex()
               : ControlIndex(std::size_t(found - m_rig.controls.begin()));
}

Control RigDraft::forwardControl(BoneIndex bone, double share) const {
    const double length = this->length(bone);
    const Mat3d boneFromModel = frame(bone).linear().transpose();
    const Vec3d way = boneFromModel * (tail(bone) - head(bone));
    const double girth = this->girth(bone, share - 0.15, share + 0.25);
    Control control;
    control.name = m_skeleton.names[bone.value()];
    control.bone = bone;
    control.drives = true;
    control.shape = ControlShape::Circle;
    control.size =
        girth > 0.0 ? std::clamp(kRoom * girth, 0.15 * length, 2.0 * length) : 0.5 * length;
    control.shapeOffset.translation = share * way;
    control.shapeOffset.rotation = Quatd::FromTwoVectors(Vec3d::UnitY(), way).normalized();
    return control;
}

Control RigDraft::groundControl(BoneIndex bone) const {
    Eigen::AlignedBox3d box(head(bone), head(bone));
    for (std::size_t b = 0; b < m_skeleton.boneCount(); ++b)
        if (isAncestorOrSelf(m_skeleton, bone, BoneIndex(b))) {
            box.extend(head(BoneIndex(b)));
            for (const Vec3d& point : points(BoneIndex(b), false))
                box.extend(point);
        }
    Control control = forwardControl(bone, 0.0);
    control.shape = ControlShape::Ring;
    const Vec3d extent = box.sizes();
    control.size = std::max(0.2 * extent.maxCoeff(), 0.05 * m_extent);
    const Mat3d boneFromModel = frame(bone).linear().transpose();
    control.shapeOffset.rotation = Quatd(boneFromModel);
    const double down = box.min().dot(Vec3d::UnitY()) - head(bone).y();
    control.shapeOffset.translation = boneFromModel * (down * Vec3d::UnitY());
    return control;
}

ControlIndex RigDraft::add(Control control) {
    if (!m_names.insert(control.name).second) {
        control.name = nextBoneName({m_names.begin(), m_names.end()}, control.name);
        m_names.insert(control.name);
    }
    m_controls.emplace_back(m_rig.controls.size());
    m_rig.controls.push_back(std::move(control));
    return m_controls.back();
}

void RigDraft::collect(const std::string& set, std::size_t from) {
    if (from >= m_rig.controls.size())
        return;
    auto found = std::ranges::find(m_rig.sets, set, &ControlSet::name);
    if (found == m_rig.sets.end())
        found = m_rig.sets.insert(found, {set, {}});
    for (std::size_t i = from; i < m_rig.controls.size(); ++i)
        found->controls.emplace_back(i); // new ones have the highest numbers
}

Result<MadeParts> RigDraft::finish(const Rig& before) const {
    if (m_controls.empty() && m_handles.empty())
        return Error{"rig-nothing-to-make", "all of it has controls already, or there is nothing",
                     "", "Choose bones that have no controls."};
    const RigGround ground{m_rig, m_skeleton};
    for (const ControlIndex control : m_controls)
        if (const auto error = problemOfControl(ground, control.value()))
            return *error;
    for (const IkHandleIndex handle : m_handles)
        if (const auto error = problemOfHandle(ground, handle.value()))
            return *error;
    // Ends that are taken and circles: what only the whole shows.
    Rig whole = m_rig;
    std::erase_if(whole.constraints,
                  [](const Constraint& each) { return each.driver.mesh.isValid(); });
    if (const auto checked = checkRig(whole, m_skeleton, {}); !checked)
        return checked.error();
    return MadeParts{changedRig(before, m_rig), m_controls, m_handles};
}

} // namespace rigwright
