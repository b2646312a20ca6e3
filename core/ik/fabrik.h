// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FABRIK: forward and backward reaching (Aristidou and Lasenby 2011).
#pragma once

#include "core/ik/chain.h"

#include <span>

namespace rigwright {

/// On places alone: `places` has one more than `lengths`; the first never moves. Beyond reach: the
/// straight line, one pass. Lengths are exact after each half pass (1e-6 relative). Returns passes
/// done and the error. `tolerance` in metres here.
ChainSolution fabrikPlaces(std::span<Vec3d> places, std::span<const double> lengths,
                           const Vec3d& target, int iterations, double tolerance,
                           bool keepsPasses = false);

/// fabrikPlaces() on a chain, then joints turned to lie there (shortest turns: twist stays),
/// limits kept in every pass, from root to tip, with a pass of CCD where they let no forward half
/// come nearer; collinear chains are bent first and the pole takes
/// the result round, as in solveCcd().
ChainSolution solveFabrik(IkChain& chain, const ChainGoal& goal);

/// Several ends at once: where branches meet (sub-bases) the place is the mean of what the branches
/// ask for (section 5 of the paper), weighted by the effectors' weights. The first joint stays.
ChainSolution solveFabrikTree(IkTree& tree, std::span<const TreeEffector> effectors, int iterations,
                              double tolerance);

} // namespace rigwright
