// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What follows from rig and skeleton alone: rest frames and orders.
#include "core/rig/rig_plan.h"

#include "core/rig/handle_plan.h"
#include "core/rig/rig_graph.h"
#include "core/rig/rigid_part.h"
#include "core/skeleton/bone_tails.h"

namespace rigwright {

namespace {

void planBones(const Skeleton& skeleton, RigPlan& plan) {
    const std::size_t count = skeleton.boneCount();
    plan.restModel = restModel(skeleton);
    const std::vector<BoneIndex> children = mainChildren(skeleton);
    plan.along.assign(count, Vec3d::UnitY());
    plan.lengths.assign(count, 0.0);
    for (std::size_t b = 0; b < count; ++b) {
        const Vec3d tail = tailOf(skeleton, BoneIndex(b), children[b]);
        const double length = tail.stableNorm();
        if (!(length > 1e-9) || !tail.allFinite())
            continue;
        plan.along[b] = tail / length;
        plan.lengths[b] = length;
    }
    plan.below.assign(count, 1);
    for (std::size_t b = count; b-- > 0;)
        if (skeleton.parents[b].isValid())
            plan.below[skeleton.parents[b].value()] += plan.below[b];
    // Children take the places behind their parent one after the other.
    plan.place.resize(count);
    std::vector<std::uint32_t> next(count);
    std::uint32_t nextRoot = 0;
    for (std::size_t b = 0; b < count; ++b) {
        const BoneIndex parent = skeleton.parents[b];
        std::uint32_t& free = parent.isValid() ? next[parent.value()] : nextRoot;
        plan.place[b] = free;
        free += plan.below[b];
        next[b] = plan.place[b] + 1;
    }
}

void planControls(const Rig& rig, const Skeleton& skeleton, RigPlan& plan) {
    plan.controls.resize(rig.controls.size());
    for (std::size_t c = 0; c < rig.controls.size(); ++c) {
        const Control& control = rig.controls[c];
        ControlPlan& own = plan.controls[c];
        Affine3d place = toAffine({control.place.translation, control.place.rotation});
        if (control.drives)
            place.translation().setZero();
        own.rest = control.bone.isValid() ? rigidPart(plan.restModel[control.bone.value()]) * place
                                          : place;
        own.space = spaceOf(control, skeleton);
    }
    for (std::size_t c = 0; c < rig.controls.size(); ++c) {
        const Control& control = rig.controls[c];
        ControlPlan& own = plan.controls[c];
        const Affine3d space = restFrameOf(plan, own.space);
        own.spaceFromControl = space.inverse(Eigen::Isometry) * own.rest;
        if (!control.drives || !control.bone.isValid())
            continue;
        const BoneIndex parent = skeleton.parents[control.bone.value()];
        if (parent.isValid())
            own.parentRest = plan.restModel[parent.value()].linear();
        const EvenScale scale = evenScaleOf(own.parentRest);
        own.parentScale = scale.isEven && own.parentRest.determinant() > 0.0 ? scale.factor : 0.0;
        own.spaceFromParent = space.linear().transpose() * rotationOf(own.parentRest);
    }
}

/// Controls that drive, each after those that move what it goes along with and what is above it.
class DrivingOrder {
public:
    DrivingOrder(const Rig& rig, RigPlan& plan)
        : m_rig(rig), m_plan(plan), m_seen(rig.controls.size(), 0), m_of(plan.parents.size()) {
        for (std::size_t c = 0; c < rig.controls.size(); ++c)
            if (rig.controls[c].drives && rig.controls[c].bone.isValid())
                m_of[rig.controls[c].bone.value()].push_back(ControlIndex(c));
    }
    void run() {
        for (std::size_t c = 0; c < m_rig.controls.size(); ++c)
            visit(ControlIndex(c));
    }

private:
    void visitBones(BoneIndex bone) {
        for (; bone.isValid(); bone = m_plan.parents[bone.value()])
            for (const ControlIndex control : m_of[bone.value()])
                visit(control);
    }
    void visit(ControlIndex control) {
        if (m_seen[control.value()] != 0)
            return;
        m_seen[control.value()] = 1;
        const Control& own = m_rig.controls[control.value()];
        const RigNode& space = m_plan.controls[control.value()].space;
        if (space.control.isValid())
            visit(space.control);
        visitBones(space.bone);
        if (!own.drives || !own.bone.isValid())
            return;
        visitBones(m_plan.parents[own.bone.value()]);
        m_plan.driving.push_back(control);
    }

    const Rig& m_rig;
    RigPlan& m_plan;
    std::vector<std::uint8_t> m_seen;
    std::vector<std::vector<ControlIndex>> m_of; ///< by bone
};

} // namespace

Affine3d restFrameOf(const RigPlan& plan, const RigNode& node) {
    if (node.bone.isValid())
        return rigidPart(plan.restModel[node.bone.value()]);
    return node.control.isValid() ? plan.controls[node.control.value()].rest : Affine3d::Identity();
}

RigPlan makeRigPlan(const std::shared_ptr<const Rig>& rig, const Skeleton& skeleton) {
    RigPlan plan;
    plan.rig = rig;
    plan.parents = skeleton.parents;
    plan.restLocal = skeleton.restLocal;
    plan.deform = skeleton.deform;
    planBones(skeleton, plan);
    planControls(*rig, skeleton, plan);
    DrivingOrder(*rig, plan).run();
    plan.limits.resize(skeleton.boneCount());
    for (const RigJointLimit& limit : rig->jointLimits)
        plan.limits[limit.bone.value()] = limit.limit;
    planHandles(*rig, skeleton, plan);
    return plan;
}

bool fits(const RigPlan& plan, const std::shared_ptr<const Rig>& rig, const Skeleton& skeleton) {
    return plan.rig == rig && plan.parents == skeleton.parents &&
           plan.restLocal == skeleton.restLocal && plan.deform == skeleton.deform;
}

RigPlanCache::RigPlanCache() = default;
RigPlanCache::~RigPlanCache() = default;
RigPlanCache::RigPlanCache(RigPlanCache&&) noexcept = default;
RigPlanCache& RigPlanCache::operator=(RigPlanCache&&) noexcept = default;
RigPlanCache::RigPlanCache(const RigPlanCache& /*other*/) {}
RigPlanCache& RigPlanCache::operator=(const RigPlanCache& /*other*/) {
    return *this;
}

const RigPlan& RigPlanCache::planFor(const std::shared_ptr<const Rig>& rig,
                                     const Skeleton& skeleton) {
    if (!m_plan || !fits(*m_plan, rig, skeleton))
        m_plan = std::make_unique<RigPlan>(makeRigPlan(rig, skeleton));
    return *m_plan;
}

} // namespace rigwright
