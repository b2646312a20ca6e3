// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FABRIK on places and on chains.
#include "core/ik/fabrik.h"

#include "core/ik/best_pass.h"
#include "core/ik/chain_posture.h"
#include "core/ik/reach_step.h"
#include "core/math/rotation.h"

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

// One step waits for the one before it: the place goes on in registers, not through memory.
void reachBackward(std::span<Vec3d> places, std::span<const double> lengths, const Vec3d& target) {
    Vec3d place = target;
    places.back() = place;
    for (std::size_t i = lengths.size(); i-- > 0;) {
        place = stepTowards(place, places[i], lengths[i]);
        places[i] = place;
    }
}

void reachForward(std::span<Vec3d> places, std::span<const double> lengths, const Vec3d& root) {
    Vec3d place = root;
    places.front() = place;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        place = stepTowards(place, places[i + 1], lengths[i]);
        places[i + 1] = place;
    }
}

void reachStraight(std::span<Vec3d> places, std::span<const double> lengths, const Vec3d& target) {
    const Vec3d line = unitOrZero(target - places.front());
    for (std::size_t i = 0; i < lengths.size(); ++i)
        places[i + 1] = places[i] + line * lengths[i];
}

/// The forward half of a pass on joints: each turns towards where the backward half put the next
/// one, as far as its limit lets it.
void reachForwardLimited(IkChain& chain, ChainPosture& posture) {
    posture.places.front() = chain.root;
    Quatd parent = chain.modelFromBase;
    for (std::size_t j = 0; j < chain.joints.size(); ++j) {
        ChainJoint& joint = chain.joints[j];
        const Vec3d place = posture.places[j];
        const Quatd now = parent * joint.local;
        const Quatd turn = shortestArc(now * joint.next, posture.places[j + 1] - place);
        parent = setModelRotation(joint, parent, turn * now);
        posture.rotations[j] = parent;
        posture.places[j + 1] = place + parent * joint.next;
    }
}

/// Where limits stop the two halves from coming nearer, the joints turn one by one from the best
/// pose so far, so that the chain does not stay stuck at a limit that another joint could spare it.
void solveLimited(IkChain& chain, ChainPosture& posture, const ChainGoal& goal,
                  ChainSolution& solution) {
    BestPass<ChainJoint> best(chain.joints, solution.error);
    const double tolerance = goal.tolerance * posture.length;
    while (solution.iterations < goal.iterations && !(solution.error <= tolerance)) {
        reachBackward(posture.places, posture.lengths, goal.target);
        reachForwardLimited(chain, posture);
        solution.error = posture.error(goal.target);
        if (!(solution.error < best.error())) {
            best.restore();
            posture.update();
            posture.turnEachToTarget(goal.target);
            solution.error = posture.error(goal.target);
        }
        ++solution.iterations;
        best.offer(solution.error);
        if (goal.keepsPasses)
            solution.passes.emplace_back(posture.places.begin(), posture.places.end());
    }
    solution.error = best.restore();
    posture.update();
}

} // namespace

Vec3d stepOfAnySize(const Vec3d& from, const Vec3d& way, double length) {
    const Vec3d unit = unitOrZero(way);
    return from + (unit.isZero(0.0) ? Vec3d(Vec3d::UnitY()) : unit) * length;
}

ChainSolution fabrikPlaces(std::span<Vec3d> places, std::span<const double> lengths,
                           const Vec3d& target, int iterations, double tolerance,
                           bool keepsPasses) {
    ChainSolution solution;
    const auto keep = [&] {
        if (keepsPasses)
            solution.passes.emplace_back(places.begin(), places.end());
    };
    keep();
    double reach = 0.0;
    bool finite = target.allFinite() && places.front().allFinite();
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        reach += lengths[i];
        finite = finite && places[i + 1].allFinite();
    }
    if (!finite || !std::isfinite(reach))
        return solution;
    const Vec3d root = places.front();
    solution.error = distanceBetween(places.back(), target);
    const bool beyond = distanceBetween(root, target) >= reach;
    while (solution.iterations < iterations && (beyond || !(solution.error <= tolerance))) {
        if (beyond) {
            reachStraight(places, lengths, target);
        } else {
            reachBackward(places, lengths, target);
            reachForward(places, lengths, root);
        }
        solution.error = distanceBetween(places.back(), target);
        ++solution.iterations;
        keep();
        if (beyond)
            break;
    }
    return solution;
}

ChainSolution solveFabrik(IkChain& chain, const ChainGoal& goal) {
    if (!isSolvable(chain, goal))
        return unsolved(chain, goal);
    ChainScratch scratch;
    ChainPosture posture(chain, &scratch.memory);
    posture.prepare(goal);
    ChainSolution solution;
    if (posture.limited) {
        solution.error = posture.error(goal.target);
        if (goal.keepsPasses)
            solution.passes.emplace_back(posture.places.begin(), posture.places.end());
        solveLimited(chain, posture, goal, solution);
    } else {
        solution = fabrikPlaces(posture.places, posture.lengths, goal.target, goal.iterations,
                                goal.tolerance * posture.length, goal.keepsPasses);
        posture.lieAt(posture.places);
    }
    finishChain(posture, goal, solution);
    return solution;
}

} // namespace rigwright
