// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Forks, limbs and hands in a forest of joints.
#include "core/skeleton/humanoid_shape.h"

#include "core/skeleton/skeleton.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace rigwright {
namespace {

/// Stretches of limbs alike differ by less than this part of the limb's length.
constexpr double kAlike = 0.1;
/// The shortest leg and arm, of the skeleton's size.
constexpr double kShortestLimb = 0.1;

struct Pair {
    BoneIndex first;
    BoneIndex second;
    double length = 0.0;
};

/// A body in terms of forks.
struct Body {
    BoneIndex hips;
    BoneIndex chest;
    BoneIndex neck; ///< the chest's child that leads to the head
    Pair legs;
    Pair arms;
};

class ShapeReading {
public:
    explicit ShapeReading(const Skeleton& skeleton)
        : m_skeleton(skeleton), m_positions(restPositions(skeleton)),
          m_children(skeleton.boneCount()), m_reach(skeleton.boneCount(), 0.0) {
        Eigen::AlignedBox3d box;
        for (const Vec3d& position : m_positions) {
            box.extend(position);
            m_isFinite = m_isFinite && position.allFinite();
        }
        m_size = box.isEmpty() ? 0.0 : box.diagonal().norm();
        for (std::size_t bone = skeleton.boneCount(); bone-- > 0;) {
            const BoneIndex parent = skeleton.parents[bone];
            if (!parent.isValid())
                continue;
            m_children[parent.value()].insert(m_children[parent.value()].begin(), BoneIndex(bone));
            m_reach[parent.value()] =
                std::max(m_reach[parent.value()], m_reach[bone] + stretch(BoneIndex(bone)));
        }
        m_knowsDeform = std::ranges::any_of(skeleton.deform, [](auto d) { return d != 0; });
    }

    std::optional<ShapeRoles> read() {
        if (!m_isFinite || !(m_size > 0.0))
            return std::nullopt;
        const std::optional<Body> body = longestBody();
        if (!body)
            return std::nullopt;
        m_roles.fill(BoneIndex());
        set(HumanoidRole::Hips, body->hips);
        readBack(*body);
        readHead(*body);
        const std::vector<BoneIndex> legs[] = {limb(body->legs.first), limb(body->legs.second)};
        const std::vector<BoneIndex> arms[] = {limb(body->arms.first), limb(body->arms.second)};
        const double left = leftDirection(legs);
        const auto isLeft = [&](const std::vector<BoneIndex>& chain, const auto& other) {
            return (at(chain[upperOf(chain)]).x() - at(other[upperOf(other)]).x()) * left > 0.0;
        };
        const int leftLeg = isLeft(legs[0], legs[1]) ? 0 : 1;
        const int leftArm = isLeft(arms[0], arms[1]) ? 0 : 1;
        readLeg(legs[leftLeg], HumanoidRole::LeftUpperLeg);
        readLeg(legs[1 - leftLeg], HumanoidRole::RightUpperLeg);
        readArm(arms[leftArm], HumanoidRole::LeftShoulder);
        readArm(arms[1 - leftArm], HumanoidRole::RightShoulder);
        return m_roles;
    }

private:
    [[nodiscard]] const Vec3d& at(BoneIndex bone) const { return m_positions[bone.value()]; }
    [[nodiscard]] const std::vector<BoneIndex>& children(BoneIndex bone) const {
        return m_children[bone.value()];
    }
    /// From the parent.
    [[nodiscard]] double stretch(BoneIndex bone) const {
        const BoneIndex parent = m_skeleton.parents[bone.value()];
        return parent.isValid() ? (at(bone) - at(parent)).norm() : 0.0;
    }
    [[nodiscard]] bool isEnd(BoneIndex bone) const {
        return m_knowsDeform && m_skeleton.deform[bone.value()] == 0 && children(bone).empty();
    }
    /// The role of the left side gives the right one for the right.
    void set(HumanoidRole role, BoneIndex bone) { m_roles[std::size_t(role)] = bone; }

    /// From `bone` down along what reaches farthest.
    [[nodiscard]] std::vector<BoneIndex> limb(BoneIndex bone) const {
        std::vector<BoneIndex> chain{bone};
        while (!children(chain.back()).empty()) {
            const auto& below = children(chain.back());
            chain.push_back(*std::ranges::max_element(below, {}, [this](BoneIndex child) {
                return m_reach[child.value()] + stretch(child);
            }));
        }
        return chain;
    }

    /// Equally many joints and equally long stretches, however they are posed, with ends apart.
    [[nodiscard]] bool areAlike(BoneIndex a, BoneIndex b) const {
        const std::vector<BoneIndex> first = limb(a);
        const std::vector<BoneIndex> second = limb(b);
        if (first.size() != second.size() || first.size() < 3)
            return false;
        const double longer = std::max(m_reach[a.value()], m_reach[b.value()]);
        if (longer < kShortestLimb * m_size ||
            (at(first.back()) - at(second.back())).norm() < 0.01 * m_size)
            return false;
        for (std::size_t i = 1; i < first.size(); ++i)
            if (std::abs(stretch(first[i]) - stretch(second[i])) > kAlike * longer)
                return false;
        return true;
    }

    /// The longest two limbs alike below one bone.
    [[nodiscard]] Pair pairAt(BoneIndex fork) const {
        Pair best;
        const auto& below = children(fork);
        constexpr std::size_t kMostLimbs = 24;
        const std::size_t count = std::min(below.size(), kMostLimbs);
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t j = i + 1; j < count; ++j) {
                const double length =
                    std::min(m_reach[below[i].value()], m_reach[below[j].value()]);
                if (length > best.length && areAlike(below[i], below[j]))
                    best = {below[i], below[j], length};
            }
        return best;
    }

    /// The fork of the arms below the hips' other children.
    void findChest(Body& body, const std::vector<Pair>& pairs) const {
        std::vector<BoneIndex> open{body.hips};
        while (!open.empty()) {
            const BoneIndex bone = open.back();
            open.pop_back();
            for (const BoneIndex child : children(bone)) {
                if (child == body.legs.first || child == body.legs.second)
                    continue;
                takeChest(body, child, pairs[child.value()]);
                open.push_back(child);
            }
        }
    }

    /// The longest arms that leave a bone for the head.
    void takeChest(Body& body, BoneIndex chest, const Pair& arms) const {
        if (!arms.first.isValid() || !(arms.length > body.arms.length))
            return;
        BoneIndex neck;
        const auto reach = [this](BoneIndex bone) { return m_reach[bone.value()] + stretch(bone); };
        for (const BoneIndex up : children(chest))
            if (up != arms.first && up != arms.second &&
                (!neck.isValid() || reach(up) > reach(neck)))
                neck = up;
        if (!neck.isValid())
            return;
        body.arms = arms;
        body.chest = chest;
        body.neck = neck;
    }

    [[nodiscard]] std::optional<Body> longestBody() const {
        std::vector<Pair> pairs(m_children.size());
        std::size_t forks = 0;
        constexpr std::size_t kMostForks = 200;
        for (std::size_t bone = 0; bone < pairs.size() && forks < kMostForks; ++bone)
            if (m_children[bone].size() >= 3) {
                pairs[bone] = pairAt(BoneIndex(bone));
                forks += pairs[bone].first.isValid() ? 1 : 0;
            }
        std::optional<Body> best;
        for (std::size_t bone = 0; bone < pairs.size(); ++bone) {
            if (!pairs[bone].first.isValid())
                continue;
            Body body;
            body.hips = BoneIndex(bone);
            body.legs = pairs[bone];
            findChest(body, pairs);
            if (body.chest.isValid() && (!best || body.legs.length + body.arms.length >
                                                      best->legs.length + best->arms.length))
                best = body;
        }
        return best;
    }

    /// Bones from below the hips to the chest are the spine.
    void readBack(const Body& body) {
        std::vector<BoneIndex> back;
        for (BoneIndex bone = body.chest; bone != body.hips;
             bone = m_skeleton.parents[bone.value()])
            back.insert(back.begin(), bone);
        const std::size_t count = back.size();
        set(HumanoidRole::Spine, back.front());
        if (count >= 2)
            set(count == 2 ? HumanoidRole::Chest : HumanoidRole::UpperChest, back.back());
        if (count >= 3)
            set(HumanoidRole::Chest, back[count / 2]);
    }

    /// Of several bones the last one that is no end is the head.
    void readHead(const Body& body) {
        std::vector<BoneIndex> chain{body.neck};
        while (children(chain.back()).size() == 1)
            chain.push_back(children(chain.back()).front());
        const bool isKnownEnd = isEnd(chain.back());
        const bool isLongLeaf = chain.size() >= 3 && children(chain.back()).empty() &&
                                stretch(chain.back()) > stretch(chain[chain.size() - 2]);
        if (chain.size() >= 2 && (isKnownEnd || (!m_knowsDeform && isLongLeaf)))
            chain.pop_back();
        set(HumanoidRole::Head, chain.back());
        if (chain.size() >= 2)
            set(HumanoidRole::Neck, chain.front());
    }

    /// +1 where the body looks along +Z, by the toes; else -1.
    [[nodiscard]] double leftDirection(const std::vector<BoneIndex> (&legs)[2]) const {
        double forwards = 0.0;
        for (const auto& leg : legs) {
            const std::size_t foot = upperOf(leg) + 2;
            if (foot < leg.size())
                forwards += at(leg.back()).z() - at(leg[foot]).z();
        }
        return forwards < -0.01 * m_size ? -1.0 : 1.0;
    }

    /// The place in the chain where two long stretches follow each other.
    [[nodiscard]] std::size_t upperOf(const std::vector<BoneIndex>& chain) const {
        constexpr double kAsGood = 0.95; // the first of those that are about as long
        double longest = 0.0;
        const auto shorter = [&](std::size_t i) {
            return std::min(stretch(chain[i + 1]), stretch(chain[i + 2]));
        };
        for (std::size_t i = 0; i + 2 < chain.size(); ++i)
            longest = std::max(longest, shorter(i));
        for (std::size_t i = 0; i + 2 < chain.size(); ++i)
            if (shorter(i) >= kAsGood * longest)
                return i;
        return 0;
    }

    /// The role of the same side `steps` pairs farther on.
    static HumanoidRole after(HumanoidRole role, int steps) {
        return HumanoidRole(int(role) + 2 * steps);
    }

    void readLeg(const std::vector<BoneIndex>& chain, HumanoidRole upper) {
        const std::size_t first = upperOf(chain);
        for (std::size_t i = 0; i < 3; ++i)
            set(after(upper, int(i)), chain[first + i]);
        if (first + 3 >= chain.size())
            return;
        const BoneIndex toes = chain[first + 3];
        if (!isEnd(toes) && (m_knowsDeform || !children(toes).empty()))
            set(after(upper, 3), toes);
    }

    void readArm(const std::vector<BoneIndex>& chain, HumanoidRole shoulder) {
        const std::size_t first = upperOf(chain);
        if (first > 0)
            set(shoulder, chain[first - 1]);
        for (std::size_t i = 0; i < 3; ++i)
            set(after(shoulder, int(i) + 1), chain[first + i]);
        readFingers(chain[first + 2], sideOf(shoulder) == BoneSide::Left
                                          ? HumanoidRole::LeftThumbMetacarpal
                                          : HumanoidRole::RightThumbMetacarpal);
    }

    /// Four or five chains of two bones and more: the thumb begins nearest to the wrist, the others
    /// follow by their distance from it.
    void readFingers(BoneIndex hand, HumanoidRole thumb) {
        std::vector<std::vector<BoneIndex>> fingers;
        Vec3d ahead = Vec3d::Zero();
        for (const BoneIndex root : children(hand)) {
            std::vector<BoneIndex> chain = limb(root);
            if (isEnd(chain.back()))
                chain.pop_back();
            if (chain.size() < 2)
                continue;
            ahead += (at(chain.back()) - at(hand)).normalized();
            fingers.push_back(std::move(chain));
        }
        if (fingers.size() < 4 || fingers.size() > 5)
            return;
        const auto knuckleAhead = [&](const std::vector<BoneIndex>& chain) {
            return (at(chain[chain.size() > 3 ? 1 : 0]) - at(hand)).dot(ahead);
        };
        std::ranges::iter_swap(fingers.begin(),
                               std::ranges::min_element(fingers, {}, knuckleAhead));
        const Vec3d root = at(fingers.front()[1]);
        std::ranges::sort(fingers.begin() + 1, fingers.end(), {}, [&](const auto& chain) {
            return (at(chain[chain.size() > 3 ? 1 : 0]) - root).norm();
        });
        for (std::size_t finger = 0; finger < fingers.size(); ++finger) {
            const auto& chain = fingers[finger];
            const std::size_t first = finger > 0 && chain.size() > 3 ? 1 : 0; // metacarpal
            for (std::size_t i = 0; i < 3 && first + i < chain.size(); ++i)
                set(after(thumb, int(3 * finger + i)), chain[first + i]);
        }
    }

    const Skeleton& m_skeleton;
    std::vector<Vec3d> m_positions;
    std::vector<std::vector<BoneIndex>> m_children;
    std::vector<double> m_reach; ///< length of the longest way down
    double m_size = 0.0;
    bool m_isFinite = true;
    bool m_knowsDeform = false;
    ShapeRoles m_roles{};
};

} // namespace

std::vector<Vec3d> restPositions(const Skeleton& skeleton) {
    std::vector<Affine3d> model;
    std::vector<Vec3d> positions;
    model.reserve(skeleton.boneCount());
    positions.reserve(skeleton.boneCount());
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        const Affine3d local = toAffine(skeleton.restLocal[bone]);
        const BoneIndex parent = skeleton.parents[bone];
        model.push_back(parent.isValid() ? Affine3d(model[parent.value()] * local) : local);
        positions.push_back(model.back().translation());
    }
    return positions;
}

std::optional<ShapeRoles> bodyByShape(const Skeleton& skeleton) {
    return ShapeReading(skeleton).read();
}

BoneIndex counterpartByPlace(const Skeleton& skeleton, std::span<const Vec3d> positions,
                             BoneIndex bone, double middle) {
    const auto depthOf = [&](BoneIndex of) {
        std::size_t depth = 0;
        for (; of.isValid(); of = skeleton.parents[of.value()])
            ++depth;
        return depth;
    };
    Eigen::AlignedBox3d box;
    for (const Vec3d& position : positions)
        box.extend(position);
    const double near = 0.02 * (box.isEmpty() ? 0.0 : box.diagonal().norm());
    Vec3d place = positions[bone.value()];
    place.x() = 2.0 * middle - place.x();
    BoneIndex best;
    double nearest = near;
    for (std::size_t other = 0; other < positions.size(); ++other) {
        const double distance = (positions[other] - place).norm();
        const bool isNearer = distance < nearest || (distance == nearest && bone.value() == other);
        if (isNearer && depthOf(BoneIndex(other)) == depthOf(bone)) {
            nearest = distance;
            best = BoneIndex(other);
        }
    }
    return best;
}

bool standsOnFourLegs(const ShapeRoles& roles, std::span<const Vec3d> positions) {
    using enum HumanoidRole;
    const auto middleOf = [&](HumanoidRole left) -> std::optional<Vec3d> {
        const BoneIndex a = roles[std::size_t(left)];
        const BoneIndex b = roles[std::size_t(mirrored(left))];
        if (!a.isValid() || !b.isValid())
            return std::nullopt;
        return Vec3d(0.5 * (positions[a.value()] + positions[b.value()]));
    };
    const auto shoulders = middleOf(LeftUpperArm);
    const auto hands = middleOf(LeftHand);
    const auto hips = middleOf(LeftUpperLeg);
    const auto feet = middleOf(LeftFoot);
    if (!shoulders || !hands || !hips || !feet)
        return false;
    const auto cosine = [](const Vec3d& a, const Vec3d& b) {
        const double lengths = a.norm() * b.norm();
        return lengths > 0.0 ? a.dot(b) / lengths : 0.0;
    };
    const Vec3d back = *shoulders - *hips;
    const Vec3d legs = *feet - *hips;
    const Vec3d arms = *hands - *shoulders;
    // In a T-pose the arms cancel each other; on all fours they are about as long as the legs.
    return cosine(back, legs) > -0.5 && cosine(arms, legs) > 0.5 && arms.norm() > 0.4 * legs.norm();
}

} // namespace rigwright
