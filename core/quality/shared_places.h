// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A quick look whether twins can have come with different rows at all.
#pragma once

namespace rigwright {

struct Mesh;

/// Whether two points of the mesh's topology lie in one place with the same morph deltas: only then
/// did twins come with different rows. O(n), at a fraction of the cost of differingTwins(), for
/// files that are just being read.
bool pointsShareAPlace(const Mesh& mesh);

} // namespace rigwright
