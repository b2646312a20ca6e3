// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ChainPosture: where the joints of a chain are while a solver turns them; bends straight chains.
#pragma once

#include "core/ik/chain.h"
#include "core/math/rotation.h"

#include <array>
#include <cstddef>
#include <memory_resource>
#include <span>
#include <vector>

namespace rigwright {

/// Sine of 0.5°: what deviates less is in line.
inline constexpr double kStraightSine = 8.7265354983739347e-3;

/// Memory for one solution: on the stack as far as it goes (a chain of about 30 joints).
struct ChainScratch {
    std::array<std::byte, 6144> bytes;
    std::pmr::monotonic_buffer_resource memory{bytes.data(), bytes.size()};
};

/// Gives a joint (ChainJoint or TreeJoint) the rotation `wanted` of model space as far as its limit
/// lets it, and returns the one it has.
template <class Joint>
Quatd setModelRotation(Joint& joint, const Quatd& modelFromParent, const Quatd& wanted) {
    joint.local = renormalized(modelFromParent.conjugate() * wanted);
    if (!joint.limit)
        return wanted;
    joint.local =
        (joint.rest * rigwright::limited(joint.rest.conjugate() * joint.local, *joint.limit))
            .normalized();
    return modelFromParent * joint.local;
}

/// The chain's places (one more than joints) and the joints' rotations in model space.
class ChainPosture {
public:
    ChainPosture(IkChain& chain, std::pmr::memory_resource* memory);

    /// Reads all from the joints' locals.
    void update();
    double error(const Vec3d& target) const;

    /// Brings joints that are outside their limits back, then bends a chain that lies in line with
    /// a target in its reach into an arc; with a pole it is turned to the pole's side.
    void prepare(const ChainGoal& goal);
    /// Turns the whole chain about root–tip until it bends to the pole's side, as far as the first
    /// joint may and the tip stays.
    void turnToPole(const ChainGoal& goal);
    /// A pass of cyclic coordinate descent: from the tip to the root each joint turns so that the
    /// tip comes as near to the target as this joint alone can bring it.
    void turnEachToTarget(const Vec3d& target);
    /// Turns the joints, one after the other by the shortest way, so that they lie at `wanted`
    /// (that may be `places`), which has their lengths. `places` is not brought up to date.
    void lieAt(std::span<const Vec3d> wanted);

    std::pmr::vector<Vec3d> places;
    std::pmr::vector<Quatd> rotations;
    std::pmr::vector<double> lengths;
    double length = 0.0;  ///< of all
    bool limited = false; ///< one joint at least has a limit

private:
    bool isInLine(const Vec3d& line) const;
    void bendFirst(const ChainGoal& goal);
    void layArc(const Vec3d& line, const Vec3d& bend, double distance);

    IkChain& m_chain;
};

/// Everything finite and a length to work with.
bool isSolvable(const IkChain& chain, const ChainGoal& goal);

/// Metres, finite for all finite places.
double distanceBetween(const Vec3d& a, const Vec3d& b);

/// What a chain is left with that nothing can be solved on: its error where that can be told.
ChainSolution unsolved(const IkChain& chain, const ChainGoal& goal);

/// After the last pass: turned to the pole's side.
void finishChain(ChainPosture& posture, const ChainGoal& goal, ChainSolution& solution);

/// The directions of a chain's segments laid along a circle's arc with ends `chord` apart: angles
/// off the chord towards the bulge, radians. `sizes`: lengths, negative where the segment points
/// back now (it is to turn by π more); 0 takes the angle of the one before.
void arcAngles(std::span<const double> sizes, double chord, std::span<double> angles);

} // namespace rigwright
