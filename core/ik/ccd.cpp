// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Cyclic coordinate descent.
#include "core/ik/ccd.h"

#include "core/ik/best_pass.h"
#include "core/ik/chain_posture.h"
#include "core/math/rotation.h"

namespace rigwright {

namespace {

/// One pass from the tip to the root. What is below a joint turns with it as one piece, so that
/// only the tip has to be known.
void turnJoints(IkChain& chain, ChainPosture& posture, const Vec3d& target) {
    Vec3d tip = posture.places.back();
    for (std::size_t j = chain.joints.size(); j-- > 0;) {
        const Quatd parent = j > 0 ? posture.rotations[j - 1] : chain.modelFromBase;
        const Quatd before = posture.rotations[j];
        const Vec3d place = posture.places[j];
        const Quatd turn = shortestArc(tip - place, target - place);
        const Quatd after = setModelRotation(chain.joints[j], parent, turn * before);
        tip = place + (chain.joints[j].limit ? after * before.conjugate() : turn) * (tip - place);
    }
    posture.update();
}

} // namespace

ChainSolution solveCcd(IkChain& chain, const ChainGoal& goal) {
    if (!isSolvable(chain, goal))
        return unsolved(chain, goal);
    ChainScratch scratch;
    ChainPosture posture(chain, &scratch.memory);
    posture.prepare(goal);
    const double tolerance = goal.tolerance * posture.length;
    ChainSolution solution{0, posture.error(goal.target), {}};
    std::optional<BestPass<ChainJoint>> best; // without limits the last one is
    if (posture.limited)
        best.emplace(chain.joints, solution.error);
    const auto keep = [&] {
        if (goal.keepsPasses)
            solution.passes.emplace_back(posture.places.begin(), posture.places.end());
    };
    keep();
    while (solution.iterations < goal.iterations && !(solution.error <= tolerance)) {
        turnJoints(chain, posture, goal.target);
        solution.error = posture.error(goal.target);
        ++solution.iterations;
        if (best)
            best->offer(solution.error);
        keep();
    }
    if (best) {
        best->restore();
        posture.update();
    }
    finishChain(posture, goal, solution);
    return solution;
}

} // namespace rigwright
