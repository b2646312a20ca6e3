// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Transferring weights from one mesh to another by the nearest places of their surfaces.
#pragma once

#include "core/base/finding.h"
#include "core/mesh/vertex_selection.h"
#include "core/weights/mirror.h"
#include "core/weights/row_operation.h"
#include "core/weights/surface_match.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace rigwright {

/// Where weights come from. `joints` has one entry a joint of the source's rows: the joint of the
/// target that stands for it; kNoJoint (and joints beyond the list): its weight is not taken, the
/// others of the row share what it leaves.
struct TransferSource {
    PlacedMesh surface;
    const SkinWeights& weights;
    std::span<const std::uint16_t> joints;
};

/// `maxInfluences` 0 = no limit.
struct TransferSettings {
    SurfaceMatchSettings match;
    std::size_t maxInfluences = 0;
};

/// What became of the vertices of the scope. `unmatched`: those without a place on the source, or
/// with one that has no weights to give; ascending, whole points. `unreached`: those of them that
/// no matched vertex is connected with; they are left as they were.
struct TransferResult {
    WeightEdit edit;
    std::size_t vertices = 0; ///< of the scope
    VertexSelection unmatched;
    VertexSelection unreached;
    std::size_t tooFar = 0; ///< of the unmatched, by reason
    std::size_t facesElsewhere = 0;
    std::size_t withoutWeights = 0;
    bool opposed = false; ///< see SurfaceMatch
};

/// Gives every vertex of the scope the row that the source's surface has at its place: the rows of
/// the corners, each divided by its sum as skinning shows it, interpolated over the triangle.
/// `target` is the scope's mesh, placed in the space of the source's. Vertices without a place
/// (matchSurfaces()) are filled from their neighbours along the surface (fillGaps()). Rows come out
/// summing to 1; twins get equal rows; locked joints keep their bits, and the free ones share what
/// they leave (WeightEdit::lockedOut where that is nothing, or where the source gives the free ones
/// nothing). Rows that would not move keep their bits: a mesh takes its own weights without change.
///
/// What a vertex gets depends on neither the selection nor the number of threads.
TransferResult transferWeights(const WeightScope& scope, const PlacedMesh& target,
                               const TransferSource& source, const TransferSettings& settings,
                               const WeightProgress& progress = {});

/// In words: "transfer-unmatched", "transfer-unreached", or "transfer-nothing" (an error) where
/// that is all of them, and "transfer-normals-opposed". `where` names the mesh that was given
/// weights.
Findings transferFindings(const TransferResult& result, const std::string& where);

} // namespace rigwright
