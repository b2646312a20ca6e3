// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Chains and directions for the tests of inverse kinematics.
#pragma once

#include "core/ik/chain.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <span>
#include <vector>

namespace rigwright::test {

inline constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kDegree = kPi / 180.0;

inline Vec3d randomUnit(std::mt19937& random) {
    std::normal_distribution<double> normal;
    return Vec3d(normal(random), normal(random), normal(random)).normalized();
}

inline Quatd randomRotation(std::mt19937& random) {
    std::normal_distribution<double> normal;
    return Quatd(normal(random), normal(random), normal(random), normal(random)).normalized();
}

inline double randomIn(std::mt19937& random, double low, double high) {
    return std::uniform_real_distribution<double>(low, high)(random);
}

/// Bones of these lengths one behind the other along `direction`, from the origin.
inline IkChain straightChain(std::span<const double> lengths, const Vec3d& direction) {
    IkChain chain;
    for (const double length : lengths)
        chain.joints.push_back({.next = length * direction});
    return chain;
}

inline IkChain straightChain(std::size_t bones, const Vec3d& direction) {
    return straightChain(std::vector<double>(bones, 1.0), direction);
}

/// Any root, base, rests, lengths of 0.1 … 1.1, and a random pose.
inline IkChain randomChain(std::mt19937& random, std::size_t bones) {
    IkChain chain;
    chain.root = 3.0 * randomUnit(random);
    chain.modelFromBase = randomRotation(random);
    for (std::size_t j = 0; j < bones; ++j)
        chain.joints.push_back({.rest = randomRotation(random),
                                .local = randomRotation(random),
                                .next = randomIn(random, 0.1, 1.1) * randomUnit(random)});
    return chain;
}

inline double lengthOf(const IkChain& chain) {
    double length = 0.0;
    for (const ChainJoint& joint : chain.joints)
        length += joint.next.norm();
    return length;
}

inline double errorOf(const IkChain& chain, const Vec3d& target) {
    return (chainPlaces(chain).back() - target).norm();
}

/// The most by which a bone between two places differs from its length, relative to that.
inline double lengthError(const IkChain& chain, std::span<const Vec3d> places) {
    double most = 0.0;
    for (std::size_t j = 0; j < chain.joints.size(); ++j) {
        const double length = chain.joints[j].next.norm();
        most = std::max(most, std::abs((places[j + 1] - places[j]).norm() / length - 1.0));
    }
    return most;
}

inline bool isFinite(const IkChain& chain) {
    return std::ranges::all_of(chainPlaces(chain),
                               [](const Vec3d& place) { return place.allFinite(); }) &&
           std::ranges::all_of(chain.joints, [](const ChainJoint& joint) {
               return std::abs(joint.local.norm() - 1.0) < 1e-9;
           });
}

inline bool sameLocals(const IkChain& a, const IkChain& b) {
    return std::ranges::equal(a.joints, b.joints, [](const ChainJoint& x, const ChainJoint& y) {
        return x.local.coeffs() == y.local.coeffs();
    });
}

/// A target that the chain can reach: where a random pose has its tip.
inline Vec3d reachableTarget(std::mt19937& random, IkChain chain) {
    for (ChainJoint& joint : chain.joints)
        joint.local = randomRotation(random);
    return chainPlaces(chain).back();
}

} // namespace rigwright::test
