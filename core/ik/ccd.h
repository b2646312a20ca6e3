// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Cyclic coordinate descent: one joint after the other turns the tip to the target.
#pragma once

#include "core/ik/chain.h"

namespace rigwright {

/// From the joint next to the tip to the root, so many passes or until the error is within the
/// tolerance; joints keep their limits; without limits no pass makes the error larger. A chain
/// that lies in line with the target and could reach it is bent first (towards the pole or the
/// preferred bend); with a pole the result is turned about root–target to the pole's side.
/// Wang and Chen 1991. Zero lengths and what is not finite: the chain as it is.
ChainSolution solveCcd(IkChain& chain, const ChainGoal& goal);

} // namespace rigwright
