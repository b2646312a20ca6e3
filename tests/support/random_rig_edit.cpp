// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One deed a kind, in a table.
#include "tests/support/random_rig_edit.h"

#include "core/character/evaluate_frame.h"
#include "core/rig/make_constraint.h"
#include "core/rig/make_control.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace rigwright::test {

namespace {

constexpr std::size_t kMost = 40; ///< controls, after which things are rather taken away

class Editor {
public:
    Editor(const Character& character, std::mt19937& random)
        : m_character(character), m_skeleton(character.skeleton), m_rig(rigOf(character)),
          m_random(random) {}

    RandomRigEdit edit() {
        using Deed = RandomRigEdit (Editor::*)();
        static constexpr Deed kDeeds[] = {&Editor::controls,   &Editor::limb,
                                          &Editor::chain,      &Editor::constraint,
                                          &Editor::constraint, &Editor::constraint,
                                          &Editor::remove,     &Editor::control,
                                          &Editor::handle,     &Editor::constraintNumbers,
                                          &Editor::order,      &Editor::limit,
                                          &Editor::mirror,     &Editor::set};
        if (m_rig.controls.size() > kMost)
            return remove();
        return (this->*kDeeds[below(std::size(kDeeds))])();
    }

private:
    std::size_t below(std::size_t count) {
        return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_random);
    }
    bool chance(double part) { return std::bernoulli_distribution(part)(m_random); }
    double real(double low, double high) {
        return std::uniform_real_distribution<double>(low, high)(m_random);
    }
    BoneIndex bone() { return BoneIndex(below(m_skeleton.boneCount())); }
    RigNode node() {
        return !m_rig.controls.empty() && chance(0.5)
                   ? controlNode(ControlIndex(below(m_rig.controls.size())))
                   : boneNode(bone());
    }
    RandomRigEdit changed(const char* what, Rig after) {
        return {what, changedRig(m_rig, std::move(after))};
    }
    /// Nothing of the kind is there yet.
    RandomRigEdit nothing(const char* what) { return {what, changedRig(m_rig, m_rig)}; }
    static RandomRigEdit made(const char* what, const Result<MadeParts>& parts) {
        return parts ? RandomRigEdit{what, parts->edit} : RandomRigEdit{what, parts.error()};
    }

    RandomRigEdit controls() {
        std::vector<BoneIndex> bones{bone()};
        while (chance(0.5))
            bones.push_back(bone());
        return made("controls", addControls(m_rig, m_skeleton, bones));
    }
    RandomRigEdit chain() {
        return made("chain", addChainControls(m_rig, m_skeleton, bone(), bone()));
    }
    RandomRigEdit limb() {
        auto request = limbUpTo(m_skeleton, {}, bone());
        if (!request)
            return nothing("limb");
        request->solver = IkSolver(below(3));
        request->withPole = chance(0.7);
        request->withForwardControls = chance(0.5);
        return made("limb", addLimb(m_rig, m_skeleton, *request));
    }
    RandomRigEdit constraint() {
        FrameCaches caches;
        FrameState state;
        FrameResult frame;
        evaluateFrame(m_character, {}, caches, state, frame);
        ConstraintRequest request;
        request.kind = ConstraintKind(below(std::size_t(ConstraintKind::Driver) + 1));
        request.target = node();
        for (std::size_t i = 0, count = 1 + below(3); i < count; ++i)
            request.sources.push_back(node());
        request.keepOffset = chance(0.7);
        const Result<Constraint> made = makeConstraint(
            m_rig, m_skeleton, request, {frame.modelFromBone, frame.rig.modelFromControl});
        if (!made)
            return {"constraint", made.error()};
        Rig after = m_rig;
        after.constraints.push_back(*made);
        return changed("constraint", std::move(after));
    }
    RandomRigEdit remove() {
        RigParts parts;
        if (!m_rig.controls.empty() && chance(0.6))
            parts.controls = {ControlIndex(below(m_rig.controls.size()))};
        if (!m_rig.handles.empty() && chance(0.3))
            parts.handles = {IkHandleIndex(below(m_rig.handles.size()))};
        if (!m_rig.constraints.empty() && chance(0.5))
            parts.constraints = {ConstraintIndex(below(m_rig.constraints.size()))};
        return {"remove", removeParts(m_rig, parts)};
    }
    RandomRigEdit control() {
        if (m_rig.controls.empty())
            return nothing("control");
        Rig after = m_rig;
        Control& control = after.controls[below(after.controls.size())];
        control.size = real(0.01, 0.3);
        control.hidden = chance(0.2);
        control.shape = ControlShape(below(std::size_t(ControlShape::Diamond) + 1));
        control.locked[below(kTransformChannels)] = chance(0.5);
        control.space = ControlSpace(below(4));
        control.spaceNode = control.space == ControlSpace::Node ? node() : RigNode();
        if (chance(0.3))
            control.colour = std::uint32_t(below(0xffffff));
        return changed("control", std::move(after));
    }
    RandomRigEdit handle() {
        if (m_rig.handles.empty())
            return nothing("handle");
        Rig after = m_rig;
        IkHandle& handle = after.handles[below(after.handles.size())];
        handle.enabled = chance(0.8);
        handle.softness = real(0.0, 0.2);
        handle.iterations = int(1 + below(30));
        handle.weight = real(0.0, 1.0);
        handle.endRotation = EndRotation(below(3));
        return changed("handle", std::move(after));
    }
    RandomRigEdit constraintNumbers() {
        if (m_rig.constraints.empty())
            return nothing("numbers");
        Rig after = m_rig;
        Constraint& constraint = after.constraints[below(after.constraints.size())];
        constraint.weight = real(0.0, 1.0);
        constraint.enabled = chance(0.8);
        constraint.when = chance(0.5) ? RigStage::BeforeIk : RigStage::AfterMotion;
        return changed("numbers", std::move(after));
    }
    RandomRigEdit order() {
        if (m_rig.constraints.size() < 2)
            return nothing("order");
        Rig after = m_rig;
        std::swap(after.constraints.front(),
                  after.constraints[1 + below(after.constraints.size() - 1)]);
        return changed("order", std::move(after));
    }
    RandomRigEdit limit() {
        Rig after = m_rig;
        const BoneIndex limited = bone();
        std::erase_if(after.jointLimits,
                      [limited](const RigJointLimit& known) { return known.bone == limited; });
        if (chance(0.7)) {
            JointLimit limit;
            limit.swing = real(0.0, 3.0);
            limit.twistLow = real(-3.0, 0.0);
            limit.twistHigh = real(0.0, 3.0);
            after.jointLimits.push_back({limited, limit});
            std::ranges::sort(after.jointLimits, {}, &RigJointLimit::bone);
        }
        return changed("limit", std::move(after));
    }
    RandomRigEdit mirror() {
        return made("mirror",
                    mirrorRig(m_rig, m_skeleton, chance(0.5) ? BoneSide::Left : BoneSide::Right));
    }
    RandomRigEdit set() {
        Rig after = m_rig;
        if (!after.sets.empty() && chance(0.5))
            after.sets.pop_back();
        else if (!after.controls.empty())
            after.sets.push_back({"Set", {ControlIndex(below(after.controls.size()))}});
        return changed("set", std::move(after));
    }

    const Character& m_character;
    const Skeleton& m_skeleton;
    const Rig& m_rig;
    std::mt19937& m_random;
};

} // namespace

RandomRigEdit randomRigEdit(const Character& character, std::mt19937& random) {
    return Editor(character, random).edit();
}

} // namespace rigwright::test
