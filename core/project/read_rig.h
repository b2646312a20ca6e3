// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The steps that make a Character of the extension.
#pragma once

#include "core/project/object_reader.h"
#include "core/project/project.h"

#include <memory>
#include <vector>

namespace rigwright {

/// The whole of `rig`, which has the current version. Where something is wrong, the problem is in
/// the input and the result is worth nothing.
ProjectFile readRig(const ObjectReader& rig);

/// A mesh whose invariants hold; null where there is a problem.
std::shared_ptr<const Mesh> readMesh(const ObjectReader& mesh);

/// Rows of weights; bones and weights are not yet looked at.
SkinWeights readRows(const ObjectReader& rows);

} // namespace rigwright
