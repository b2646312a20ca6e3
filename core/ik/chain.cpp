// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Places of a chain's joints; bending straight chains and turning them to the pole.
#include "core/ik/chain.h"

#include "core/ik/chain_posture.h"
#include "core/ik/two_bone.h"
#include "core/math/rotation.h"

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

/// Half the angle of the circle's arc (0 … π) that is `length` long and has ends `chord` apart.
double halfArcAngle(double length, double chord) {
    // The chord of an arc of length L and angle 2β is L sin β / β, which falls from L to 0.
    double low = 0.0;
    double high = kPi;
    for (int i = 0; i < 40; ++i) {
        const double middle = 0.5 * (low + high);
        (std::sin(middle) * length > chord * middle ? low : high) = middle;
    }
    return 0.5 * (low + high);
}

/// shortestArc() between two of this length: one root and one division.
inline Quatd turnOfEqual(const Vec3d& from, const Vec3d& to, double length) {
    const Vec3d sum = from + to;
    const double squared = sum.squaredNorm();
    if (!(squared > 1e-12 * length * length) || !(squared > 1e-280))
        return shortestArc(from, to);
    const Vec3d axis = from.cross(sum);
    const double share = 1.0 / (length * std::sqrt(squared));
    return {0.5 * squared * share, axis.x() * share, axis.y() * share, axis.z() * share};
}

} // namespace

std::vector<Vec3d> chainPlaces(const IkChain& chain) {
    std::vector<Vec3d> places{chain.root};
    places.reserve(chain.joints.size() + 1);
    Quatd rotation = chain.modelFromBase;
    for (const ChainJoint& joint : chain.joints) {
        rotation = rotation * joint.local;
        places.push_back(places.back() + rotation * joint.next);
    }
    return places;
}

bool isSolvable(const IkChain& chain, const ChainGoal& goal) {
    // Zero times a number is zero, or NaN where it is not finite.
    double sum = 0.0 * (chain.root + goal.target + goal.preferredBend).sum();
    sum += 0.0 * chain.modelFromBase.coeffs().sum() + 0.0 * goal.poleAngle;
    if (goal.pole)
        sum += 0.0 * goal.pole->sum();
    double squared = 0.0;
    for (const ChainJoint& joint : chain.joints) {
        sum += 0.0 * (joint.local.coeffs() + joint.rest.coeffs()).sum();
        squared += joint.next.squaredNorm();
    }
    return sum == 0.0 && squared > 0.0 && std::isfinite(squared);
}

double distanceBetween(const Vec3d& a, const Vec3d& b) {
    const double distance = (b - a).norm();
    return std::isfinite(distance) ? distance : (0.5 * b - 0.5 * a).stableNorm();
}

ChainSolution unsolved(const IkChain& chain, const ChainGoal& goal) {
    const double error = distanceBetween(chainPlaces(chain).back(), goal.target);
    return {0, std::isfinite(error) ? error : 0.0, {}};
}

void finishChain(ChainPosture& posture, const ChainGoal& goal, ChainSolution& solution) {
    if (goal.pole)
        posture.turnToPole(goal);
    solution.error = posture.error(goal.target);
    if (goal.keepsPasses)
        solution.passes.back().assign(posture.places.begin(), posture.places.end());
}

void arcAngles(std::span<const double> sizes, double chord, std::span<double> angles) {
    double length = 0.0;
    for (const double size : sizes)
        length += std::abs(size);
    const double half = halfArcAngle(length, chord);
    double passed = 0.0;
    double angle = half;
    for (std::size_t j = 0; j < sizes.size(); ++j) {
        if (sizes[j] != 0.0) {
            const double size = std::abs(sizes[j]);
            angle = half * (1.0 - (2.0 * passed + size) / length) + (sizes[j] < 0.0 ? kPi : 0.0);
            passed += size;
        }
        angles[j] = angle;
    }
}

ChainPosture::ChainPosture(IkChain& chain, std::pmr::memory_resource* memory)
    : places(chain.joints.size() + 1, Vec3d::Zero(), memory),
      rotations(chain.joints.size(), Quatd::Identity(), memory),
      lengths(chain.joints.size(), 0.0, memory), m_chain(chain) {
    for (std::size_t j = 0; j < lengths.size(); ++j) {
        lengths[j] = chain.joints[j].next.norm();
        length += lengths[j];
        limited = limited || chain.joints[j].limit.has_value();
    }
    update();
}

void ChainPosture::update() {
    places[0] = m_chain.root;
    Quatd rotation = m_chain.modelFromBase;
    for (std::size_t j = 0; j < rotations.size(); ++j) {
        rotation = rotation * m_chain.joints[j].local;
        rotations[j] = rotation;
        places[j + 1] = places[j] + rotation * m_chain.joints[j].next;
    }
}

double ChainPosture::error(const Vec3d& target) const {
    return distanceBetween(places.back(), target);
}

void ChainPosture::prepare(const ChainGoal& goal) {
    if (limited) {
        Quatd parent = m_chain.modelFromBase;
        for (ChainJoint& joint : m_chain.joints)
            parent = setModelRotation(joint, parent, parent * joint.local);
        update();
    }
    bendFirst(goal);
    if (goal.pole)
        turnToPole(goal);
}

bool ChainPosture::isInLine(const Vec3d& line) const {
    for (std::size_t j = 0; j < rotations.size(); ++j) {
        const Vec3d segment = places[j + 1] - places[j];
        if (line.cross(segment).squaredNorm() >
            kStraightSine * kStraightSine * segment.squaredNorm())
            return false;
    }
    return true;
}

void ChainPosture::bendFirst(const ChainGoal& goal) {
    const auto hasLength = [](double size) { return size > 0.0; };
    const Vec3d way = goal.target - m_chain.root;
    const double distance = distanceBetween(m_chain.root, goal.target);
    if (distance >= length * (1.0 - 1e-9) || std::ranges::count_if(lengths, hasLength) < 2)
        return;
    Vec3d line = unitOrZero(way);
    if (distance <= 1e-9 * length) {
        const auto first = std::ranges::find_if(lengths, hasLength);
        const std::size_t j = std::size_t(first - lengths.begin());
        line = unitOrZero(places[j + 1] - places[j]);
    }
    if (!isInLine(line) || error(goal.target) <= 1e-9 * length)
        return;
    Vec3d bend =
        poleBend(Vec3d::Zero(), line, goal.pole ? Vec3d(*goal.pole - m_chain.root) : Vec3d(line),
                 goal.preferredBend);
    if (goal.pole)
        bend = Eigen::AngleAxisd(goal.poleAngle, line) * bend;
    // Limits may let it bend to another side only, or not at all.
    std::vector<Quatd> before;
    for (const ChainJoint& joint : m_chain.joints)
        before.push_back(joint.local);
    for (const double turn : {0.0, kPi / 2.0, -kPi / 2.0, kPi}) {
        layArc(line, Eigen::AngleAxisd(turn, line) * bend, distance);
        const double shortened = length - distanceBetween(places.front(), places.back());
        if (!limited || shortened > 0.2 * (length - distance))
            return;
        for (std::size_t j = 0; j < before.size(); ++j)
            m_chain.joints[j].local = before[j];
        update();
    }
}

void ChainPosture::layArc(const Vec3d& line, const Vec3d& bend, double distance) {
    std::vector<double> sizes(rotations.size());
    for (std::size_t j = 0; j < sizes.size(); ++j)
        sizes[j] = std::copysign(lengths[j], (places[j + 1] - places[j]).dot(line));
    std::vector<double> angles(sizes.size());
    arcAngles(sizes, distance, angles);
    const Vec3d normal = line.cross(bend);
    Quatd parent = m_chain.modelFromBase;
    for (std::size_t j = 0; j < sizes.size(); ++j)
        parent = setModelRotation(m_chain.joints[j], parent,
                                  Quatd(Eigen::AngleAxisd(angles[j], normal)) * rotations[j]);
    update();
}

void ChainPosture::turnToPole(const ChainGoal& goal) {
    const Vec3d root = m_chain.root;
    const Vec3d line = unitOrZero(places.back() - root);
    Vec3d bulge = Vec3d::Zero();
    for (const Vec3d& place : places)
        bulge += place - root;
    bulge -= line * line.dot(bulge);
    if (line.isZero(0.0) || bulge.norm() <= 1e-6 * length)
        return;
    const Vec3d wanted = Eigen::AngleAxisd(goal.poleAngle, line) *
                         poleBend(Vec3d::Zero(), line, *goal.pole - root, goal.preferredBend);
    const double angle = std::atan2(line.dot(bulge.cross(wanted)), bulge.dot(wanted));
    ChainJoint& first = m_chain.joints.front();
    const Quatd before = first.local;
    const double errorBefore = error(goal.target);
    setModelRotation(first, m_chain.modelFromBase,
                     Quatd(Eigen::AngleAxisd(angle, line)) * rotations.front());
    update();
    if (first.limit && error(goal.target) > errorBefore + 1e-9 * length) {
        first.local = before;
        update();
    }
}

void ChainPosture::turnEachToTarget(const Vec3d& target) {
    // What is below a joint turns with it as one piece, so that only the tip has to be known.
    Vec3d tip = places.back();
    for (std::size_t j = rotations.size(); j-- > 0;) {
        ChainJoint& joint = m_chain.joints[j];
        const Quatd parent = j > 0 ? rotations[j - 1] : m_chain.modelFromBase;
        const Quatd turn = shortestArc(tip - places[j], target - places[j]);
        const Quatd after = setModelRotation(joint, parent, turn * rotations[j]);
        const Quatd turned = joint.limit ? after * rotations[j].conjugate() : turn;
        tip = places[j] + turned * (tip - places[j]);
    }
    update();
}

void ChainPosture::lieAt(std::span<const Vec3d> wanted) {
    Quatd parent = m_chain.modelFromBase;
    for (std::size_t j = 0; j < rotations.size(); ++j) {
        ChainJoint& joint = m_chain.joints[j];
        const Quatd now = parent * joint.local;
        const Vec3d from = now * joint.next;
        const Vec3d to = wanted[j + 1] - wanted[j];
        parent = setModelRotation(joint, parent, turnOfEqual(from, to, lengths[j]) * now);
        rotations[j] = parent;
    }
}

} // namespace rigwright
