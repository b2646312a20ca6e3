// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Finds the standard humanoid in a skeleton.
#include "core/base/sentence.h"
#include "core/skeleton/humanoid_map.h"
#include "core/skeleton/humanoid_shape.h"
#include "core/skeleton/naming_conventions.h"
#include "core/skeleton/skeleton.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace rigwright {
namespace {

using enum HumanoidRole;

// How sure each kind of evidence is. Names of one program are right nearly always; readable ones
// may belong to controls; shape alone may take a tail for a head.
constexpr double kByFile = 1.0;
constexpr double kByNameAndShape = 0.98;
constexpr double kByName = 0.9;
constexpr double kByReadableName = 0.8;
constexpr double kByNameAgainstShape = 0.7;
constexpr double kByShape = 0.6;
constexpr double kByShapeFinger = 0.5;
constexpr double kMirrored = 0.9;   ///< of the other side's
constexpr double kByPlace = 0.9;    ///< of the weaker neighbour's
constexpr double kHangsWrong = 0.5; ///< of its own, below another bone than its parent's

bool isTorso(HumanoidRole role) {
    return role == Spine || role == Chest || role == UpperChest || role == Neck;
}
bool isFinger(HumanoidRole role) {
    return role >= LeftThumbMetacarpal;
}

/// The lowest bone that both hang below.
BoneIndex forkOf(const Skeleton& skeleton, BoneIndex a, BoneIndex b) {
    while (a.isValid() && !isAncestorOrSelf(skeleton, a, b))
        a = skeleton.parents[a.value()];
    return a;
}

class Search {
public:
    Search(const Skeleton& skeleton, const Humanoid& named)
        : m_skeleton(skeleton), m_named(named), m_shape(bodyByShape(skeleton)) {}

    HumanoidSearch run() {
        m_result.naming = m_named.naming;
        if (m_skeleton.boneCount() == 0) {
            m_result.refusal = Error{"humanoid-no-bones", "There are no bones.", "",
                                     "Add a skeleton from a template."};
            return std::move(m_result);
        }
        takeNames();
        if (m_named.naming == HumanoidNaming::Vrm) {
            judgeRoles(); // the file's word is not doubted
            return std::move(m_result);
        }
        takeShape();
        takePlaces();
        takeTorso();
        takeOtherSides();
        doubtHierarchy();
        judge();
        return std::move(m_result);
    }

private:
    HumanoidMap& map() { return m_result.map; }
    [[nodiscard]] BoneIndex of(HumanoidRole role) const { return m_result.map.of(role); }
    [[nodiscard]] BoneIndex shapeOf(HumanoidRole role) const {
        return m_shape ? (*m_shape)[std::size_t(role)] : BoneIndex();
    }
    [[nodiscard]] double sureOfNames() const {
        return m_named.naming == HumanoidNaming::Common ? kByReadableName : kByName;
    }

    void takeNames() {
        const bool isFile = m_named.naming == HumanoidNaming::Vrm;
        for (const auto& [slot, bone] : m_named.bones) {
            const auto role = roleOf(slot);
            // The torso is numbered by the whole chain, which is looked at later.
            if (!role || (!isFile && isTorso(*role)) || bone.value() >= m_skeleton.boneCount())
                continue;
            map()[*role] = isFile ? RoleChoice{bone, kByFile, RoleEvidence::File}
                                  : RoleChoice{bone, sureOfNames(), RoleEvidence::Name};
        }
    }

    void takeShape() {
        if (!m_shape)
            return;
        for (const HumanoidRole role : humanoidRoles()) {
            const BoneIndex bone = shapeOf(role);
            if (isTorso(role) || !bone.isValid())
                continue;
            RoleChoice& choice = map()[role];
            if (choice.bone == bone)
                choice = {bone, kByNameAndShape, RoleEvidence::NameAndShape};
            else if (choice.bone.isValid() && !isFinger(role))
                choice.confidence = kByNameAgainstShape;
            else if (!choice.bone.isValid() && fits(role, bone))
                choice = {bone, isFinger(role) ? kByShapeFinger : kByShape, RoleEvidence::Shape};
        }
    }

    /// Free, below the bones of the roles above and above those of the roles below.
    [[nodiscard]] bool fits(HumanoidRole role, BoneIndex bone) const {
        if (roleOf(m_result.map, bone))
            return false;
        const bool isNamedBody = m_named.naming != HumanoidNaming::None;
        // What a program names is not guessed: its own fingers, eyes and toes are all there is.
        if (isNamedBody && isFinger(role))
            return false;
        for (const HumanoidRole other : humanoidRoles()) {
            if (!of(other).isValid())
                continue;
            if (isBelow(role, other) &&
                (of(other) == bone || !isAncestorOrSelf(m_skeleton, of(other), bone)))
                return false;
            if (isBelow(other, role) && !isAncestorOrSelf(m_skeleton, bone, of(other)))
                return false;
        }
        return true;
    }
    static bool isBelow(HumanoidRole role, HumanoidRole above) {
        for (auto parent = parentOf(role); parent; parent = parentOf(*parent))
            if (*parent == above)
                return true;
        return false;
    }

    /// A single bone, or the longest stretch, between two known ones of a limb.
    void takePlaces() {
        for (const auto& [role, above, below] :
             {std::tuple(LeftLowerArm, LeftUpperArm, LeftHand),
              std::tuple(RightLowerArm, RightUpperArm, RightHand),
              std::tuple(LeftLowerLeg, LeftUpperLeg, LeftFoot),
              std::tuple(RightLowerLeg, RightUpperLeg, RightFoot)}) {
            if (of(role).isValid() || !of(above).isValid() || !of(below).isValid() ||
                !isAncestorOrSelf(m_skeleton, of(above), of(below)))
                continue;
            BoneIndex bone = m_skeleton.parents[of(below).value()];
            const double sure =
                kByPlace * std::min(map()[above].confidence, map()[below].confidence);
            if (bone.isValid() && bone != of(above) &&
                m_skeleton.parents[bone.value()] == of(above) && !roleOf(m_result.map, bone))
                map()[role] = {bone, sure, RoleEvidence::Place};
        }
    }

    /// Bones on the way from the hips to the head: up to where the arms hang the spine, then the
    /// neck; what is called a neck is one all the same.
    void takeTorso() {
        std::vector<BoneIndex> way;
        if (of(Hips).isValid() && of(Head).isValid() && of(Hips) != of(Head) &&
            isAncestorOrSelf(m_skeleton, of(Hips), of(Head)))
            for (BoneIndex bone = m_skeleton.parents[of(Head).value()]; bone != of(Hips);
                 bone = m_skeleton.parents[bone.value()])
                way.insert(way.begin(), bone);
        const auto isNamed = [this](BoneIndex bone, HumanoidPart part) {
            return std::ranges::any_of(m_named.bones, [&](const auto& entry) {
                return entry.second == bone && entry.first.part == part;
            });
        };
        const bool someDeform = std::ranges::any_of(
            way, [this](BoneIndex bone) { return m_skeleton.deform[bone.value()] != 0; });
        std::erase_if(way, [&](BoneIndex bone) {
            return roleOf(m_result.map, bone).has_value() ||
                   (someDeform && m_skeleton.deform[bone.value()] == 0 &&
                    !isNamed(bone, HumanoidPart::Spine) && !isNamed(bone, HumanoidPart::Neck));
        });
        if (way.empty()) {
            takeNamedTorso();
            return;
        }
        splitTorso(way, isNamed);
    }

    template <class IsNamed>
    void splitTorso(const std::vector<BoneIndex>& way, const IsNamed& isNamed) {
        const BoneIndex fork = forkOf(m_skeleton, of(LeftUpperArm), of(RightUpperArm));
        auto neck = std::ranges::find_if(
            way, [&](BoneIndex bone) { return isNamed(bone, HumanoidPart::Neck); });
        if (neck == way.end()) {
            neck = std::ranges::find(way, fork);
            if (neck != way.end())
                ++neck;
            // Names say so of all the rest: spine.004 of a body whose arms hang lower.
            while (neck != way.end() && isNamed(*neck, HumanoidPart::Spine))
                ++neck;
        }
        const int count = int(neck - way.begin());
        for (int number = 1; number <= count; ++number)
            if (const auto role = spineRole(number, count))
                takeTorsoBone(*role, way[std::size_t(number - 1)],
                              isNamed(way[std::size_t(number - 1)], HumanoidPart::Spine));
        if (neck != way.end())
            takeTorsoBone(Neck, *neck, isNamed(*neck, HumanoidPart::Neck));
    }

    void takeTorsoBone(HumanoidRole role, BoneIndex bone, bool isNamed) {
        const double ends = std::min(map()[Hips].confidence, map()[Head].confidence);
        if (isNamed)
            map()[role] = shapeOf(role) == bone
                              ? RoleChoice{bone, kByNameAndShape, RoleEvidence::NameAndShape}
                              : RoleChoice{bone, sureOfNames(), RoleEvidence::Name};
        else if (shapeOf(role) == bone && m_named.naming == HumanoidNaming::None)
            map()[role] = {bone, kByShape, RoleEvidence::Shape};
        else
            map()[role] = {bone, kByPlace * ends, RoleEvidence::Place};
    }

    /// Where the head does not hang below the hips: what names say.
    void takeNamedTorso() {
        std::vector<BoneIndex> spine;
        for (const auto& [slot, bone] : m_named.bones)
            if (slot.part == HumanoidPart::Spine)
                spine.push_back(bone);
        for (int number = 1; number <= int(spine.size()); ++number)
            if (const auto role = spineRole(number, int(spine.size())))
                map()[*role] = {spine[std::size_t(number - 1)], sureOfNames(), RoleEvidence::Name};
        if (const BoneIndex neck = m_named.of(HumanoidPart::Neck); neck.isValid())
            map()[Neck] = {neck, sureOfNames(), RoleEvidence::Name};
    }

    /// What one side alone has, its counterpart gets on the other.
    void takeOtherSides() {
        for (const BoneSide side : {BoneSide::Left, BoneSide::Right}) {
            HumanoidMap mirror = map();
            mirrorRoles(mirror, m_skeleton, side);
            for (const HumanoidRole role : humanoidRoles()) {
                const RoleChoice& choice = mirror[role];
                if (sideOf(role) == BoneSide::Centre || sideOf(role) == side ||
                    of(role).isValid() || !choice.bone.isValid() ||
                    roleOf(m_result.map, choice.bone))
                    continue;
                map()[role] = {choice.bone, kMirrored * choice.confidence, RoleEvidence::Mirror};
            }
        }
    }

    void doubtHierarchy() {
        for (const HumanoidProblem& problem : problemsOf(map(), m_skeleton))
            if (problem.kind == HumanoidProblem::Kind::NotBelow)
                map()[problem.role].confidence *= kHangsWrong;
    }

    void judge() {
        ShapeRoles roles;
        for (const HumanoidRole role : humanoidRoles())
            roles[std::size_t(role)] = of(role);
        if (standsOnFourLegs(roles, restPositions(m_skeleton))) {
            m_result.refusal =
                Error{"humanoid-four-legs",
                      "The body stands on four legs: its back lies across them, and its arms reach "
                      "the ground as its legs do.",
                      "", "Only bodies that stand upright on two legs are humanoids."};
            return;
        }
        judgeRoles();
    }

    void judgeRoles() {
        m_result.refusal = rolesMissing(map());
        if (missingRoles(map()).size() > kRequiredRoleCount / 2)
            m_result.refusal =
                Error{"humanoid-no-body",
                      "Neither names nor shape tell a body with two legs, a back, two arms and a "
                      "head.",
                      "", "Give the roles by hand if there is one."};
    }

    const Skeleton& m_skeleton;
    const Humanoid& m_named;
    std::optional<ShapeRoles> m_shape;
    HumanoidSearch m_result;
};

} // namespace

HumanoidSearch findHumanoid(const Skeleton& skeleton, const Humanoid& named) {
    return Search(skeleton, named).run();
}

HumanoidSearch findHumanoid(const Skeleton& skeleton) {
    return findHumanoid(skeleton, readHumanoid(skeleton));
}

} // namespace rigwright
