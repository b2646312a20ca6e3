// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Cyclic coordinate descent.
#include "core/ik/ccd.h"

#include "core/ik/best_pass.h"
#include "core/ik/chain_posture.h"

#include <optional>

namespace rigwright {

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
        posture.turnEachToTarget(goal.target);
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
