// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Limbs: where a chain bends, its target and pole, and a handle that moves nothing at rest.
#include "core/rig/rig_draft.h"

#include "core/rig/rest_places.h"
#include "core/rig/rig_graph.h"
#include "core/skeleton/suffixed_name.h"

#include <Eigen/Geometry>

#include <algorithm>
#include <cmath>
#include <utility>

namespace rigwright {

namespace {

constexpr double kDegree = kPi / 180.0;
constexpr double kPoleDistance = 0.55; ///< of the chain's length: some 45° off root–target
constexpr double kBoxRoom = 1.08;

/// Unit, across `line` (unit), as near to `wanted` as that lets.
Vec3d across(const Vec3d& line, const Vec3d& wanted) {
    for (const Vec3d& way : {wanted, Vec3d(Vec3d::UnitY()), Vec3d(Vec3d::UnitX())}) {
        const Vec3d rest = way - way.dot(line) * line;
        if (rest.norm() > 0.05 * way.norm())
            return rest.normalized();
    }
    return line.unitOrthogonal();
}

Error noChain(const std::string& place) {
    return {"rig-chain",
            "its bones are no chain: each must lie below the one before, with a joint between the "
            "first and the last",
            place, "Choose a first bone and, below it, a last one."};
}

} // namespace

/// `way`: from the line between the ends towards the middle, unit. `isRest`: as the chain lies.
struct RigDraft::Bend {
    BoneIndex mid;
    Vec3d way = Vec3d::UnitZ();
    bool isRest = false;
    double length = 0.0;   ///< from the root by the middle to the end
    double distance = 0.0; ///< from the root to the end
};

RigDraft::Bend RigDraft::bendOf(const LimbDesign& design, std::span<const BoneIndex> chain) const {
    const Vec3d root = head(chain.front());
    const Vec3d end = head(chain.back());
    Bend bend;
    bend.distance = (end - root).norm();
    const Vec3d line = bend.distance > 1e-12 * m_extent ? Vec3d((end - root) / bend.distance)
                                                        : Vec3d(-Vec3d::UnitY());
    const auto off = [&](BoneIndex bone) -> Vec3d {
        const Vec3d way = head(bone) - root;
        return way - way.dot(line) * line;
    };
    const auto inside = chain.subspan(1, chain.size() - 2);
    bend.mid = design.request.mid;
    if (!bend.mid.isValid()) {
        bend.mid =
            *std::ranges::max_element(inside, {}, [&](BoneIndex bone) { return off(bone).norm(); });
        if (off(bend.mid).norm() < 1e-6 * m_extent) // straight: the one nearest to half-way
            bend.mid = *std::ranges::min_element(inside, {}, [&](BoneIndex bone) {
                return std::abs((head(bone) - root).norm() - 0.5 * bend.distance);
            });
    }
    const Vec3d upper = head(bend.mid) - root;
    const Vec3d lower = end - head(bend.mid);
    bend.length = upper.norm() + lower.norm();
    const double angle = std::atan2(upper.cross(lower).norm(), upper.dot(lower));
    const Vec3d wanted = across(line, design.bend.value_or(axes.forward));
    bend.way = wanted;
    if (angle < 1e-7 || off(bend.mid).norm() < 1e-9 * m_extent)
        return bend;
    // A body knows how it bends; a few degrees to the wrong side are how it was modelled.
    const Vec3d rest = off(bend.mid).normalized();
    const double likeness = rest.dot(wanted);
    bend.isRest = design.bend ? angle > 10.0 * kDegree || likeness > 0.5
                              : angle > 0.5 * kDegree || likeness > 0.0;
    if (bend.isRest)
        bend.way = rest;
    return bend;
}

void RigDraft::placeInSpace(Control& control, const LimbDesign& design) const {
    if (design.root.isValid()) {
        control.space = ControlSpace::Node;
        control.spaceNode = controlNode(design.root);
        return;
    }
    // A chain that begins at the root would take the target along.
    const bool isRoot = !m_skeleton.parents[design.request.root.value()].isValid();
    control.space = isRoot ? ControlSpace::World : ControlSpace::Root;
}

void RigDraft::fitBox(Control& control, std::vector<Vec3d> around, double least) const {
    const Affine3d controlFromModel = restPlace(control, m_rigid).inverse(Eigen::Isometry);
    Eigen::AlignedBox3d box;
    for (const Vec3d& point : around)
        box.extend(Vec3d(controlFromModel * point));
    Vec3d half = Vec3d::Constant(least);
    if (!box.isEmpty()) {
        half = (0.5 * kBoxRoom * box.sizes()).cwiseMax(least);
        control.shapeOffset.translation = box.center();
    }
    control.size = half.maxCoeff();
    control.shapeOffset.scale = half / control.size;
}

Control RigDraft::targetOf(const LimbDesign& design, double chainLength) const {
    const BoneIndex end = design.request.end;
    Control target;
    target.name = suffixedName(m_skeleton.names[end.value()], "ik");
    target.bone = end;
    target.shape = ControlShape::Box;
    target.locked[6] = target.locked[7] = target.locked[8] = true;
    placeInSpace(target, design);
    if (design.end == LimbEnd::Foot) {
        Vec3d along = tail(end) - head(end);
        along -= along.dot(axes.up) * axes.up;
        if (!(along.normalized().dot(axes.forward) > 0.5))
            along = axes.forward;
        along.normalize();
        Mat3d sole;
        sole << axes.up.cross(along), axes.up, along;
        target.place.rotation = Quatd(Mat3d(frame(end).linear().transpose() * sole)).normalized();
    }
    std::vector<Vec3d> around = points(end, true);
    if (around.empty())
        for (std::size_t b = 0; b < m_skeleton.boneCount(); ++b)
            if (isAncestorOrSelf(m_skeleton, end, BoneIndex(b))) {
                Vec3d last = tail(BoneIndex(b));
                if (design.end == LimbEnd::Foot) // a tip that is guessed may point into the ground
                    last -= std::min(0.0, (last - head(BoneIndex(b))).dot(axes.up)) * axes.up;
                around.push_back(head(BoneIndex(b)));
                around.push_back(last);
            }
    fitBox(target, std::move(around), 0.05 * chainLength);
    return target;
}

Control RigDraft::poleOf(const LimbDesign& design, const Bend& bend) const {
    Control pole;
    pole.name = suffixedName(m_skeleton.names[bend.mid.value()], "pole");
    pole.bone = bend.mid;
    pole.shape = ControlShape::Diamond;
    pole.size = std::max(0.07 * bend.length, 1e-3 * m_extent);
    for (std::size_t channel = 3; channel < kTransformChannels; ++channel)
        pole.locked[channel] = true; // its place is all that counts
    placeInSpace(pole, design);
    const Mat3d boneFromModel = frame(bend.mid).linear().transpose();
    pole.place.translation = boneFromModel * (kPoleDistance * bend.length * bend.way);
    pole.place.rotation = Quatd(boneFromModel).normalized();
    return pole;
}

void RigDraft::addForwardControls(const LimbDesign& design, std::span<const BoneIndex> chain,
                                  BoneIndex mid) {
    for (const BoneIndex bone : chain) {
        const bool isEnd = bone == chain.back();
        const bool isStiff = design.request.solver == IkSolver::TwoBone && bone != mid &&
                             bone != chain.front() && !isEnd;
        if (isStiff || driverOf(bone).isValid())
            continue;
        Control control = forwardControl(bone, isEnd ? 0.0 : 0.25);
        control.name = suffixedName(control.name, "fk");
        if (isEnd && design.end == LimbEnd::Foot) {
            control.shapeOffset.rotation =
                Quatd::FromTwoVectors(Vec3d::UnitY(), Vec3d(frame(bone).linear().transpose() *
                                                            (head(bone) - head(mid))))
                    .normalized();
        }
        add(std::move(control));
    }
}

std::optional<Error> RigDraft::addLimb(const LimbDesign& design) {
    const LimbRequest& request = design.request;
    const auto isThere = [&](BoneIndex bone) {
        return bone.isValid() && bone.value() < m_skeleton.boneCount();
    };
    if (!isThere(request.root) || !isThere(request.end))
        return noChain("");
    const std::vector<BoneIndex> chain = chainBetween(m_skeleton, request.root, request.end);
    const auto mid = std::ranges::find(chain, request.mid);
    if (chain.size() < 3 || (request.mid.isValid() && (mid == chain.end() || mid == chain.begin() ||
                                                       mid + 1 == chain.end())))
        return noChain(m_skeleton.names[request.end.value()]);
    const Bend bend = bendOf(design, chain);
    if (request.withForwardControls)
        addForwardControls(design, chain, bend.mid);
    IkHandle handle;
    handle.name = m_skeleton.names[request.end.value()] + " IK";
    handle.solver = request.solver;
    handle.root = request.root;
    handle.end = request.end;
    handle.target = controlNode(add(targetOf(design, std::max(bend.length, 1e-3 * m_extent))));
    if (request.withPole)
        handle.pole = controlNode(add(poleOf(design, bend)));
    if (request.solver == IkSolver::TwoBone) {
        handle.mid = bend.mid;
        const double slack = bend.length > 0.0 ? 1.0 - bend.distance / bend.length : 0.0;
        handle.softness = slack < 1e-6 ? 0.0 : std::min(handle.softness, slack);
    }
    if (!bend.isRest)
        handle.bend = frame(request.root).linear().transpose() * bend.way;
    m_handles.emplace_back(m_rig.handles.size());
    m_rig.handles.push_back(std::move(handle));
    return std::nullopt;
}

} // namespace rigwright
