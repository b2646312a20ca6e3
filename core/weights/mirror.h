// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Mirroring weights from one side of a character to the other, and painting both sides at once.
#pragma once

#include "core/mesh/symmetry.h"
#include "core/skeleton/bone_names.h"
#include "core/weights/brush.h"
#include "core/weights/row_operation.h"

#include <cstdint>
#include <span>
#include <vector>

namespace rigwright {

/// By joint: the joint of the other side, kNoJoint = there is none.
using JointMirror = std::vector<std::uint16_t>;
inline constexpr std::uint16_t kNoJoint = 0xffff;

/// The map of bones as one of joints; a bone whose counterpart is no joint of the binding has none.
/// Involutive. A binding that names a bone twice pairs the first joints of each.
JointMirror mirrorJoints(std::span<const BoneIndex> joints, const BoneMirror& bones);

/// Which side gives. The sides are those of SymmetryMap::plane, Positive the one its normal points
/// to (for the default plane +X: the character's left where it looks along +Z). Selection: the
/// vertices of the scope give, whatever their side; pairs of which both are in the scope stay.
enum class MirrorSource { Positive, Negative, Selection };

struct WeightMirrorSettings {
    MirrorSource source = MirrorSource::Positive;
    std::size_t maxInfluences = 0; ///< 0 = no limit; only points on the plane can exceed it
};

struct WeightMirrorResult {
    WeightEdit edit;
    std::vector<PointIndex> unmatchedPoints;    ///< in the scope and on no side's map; ascending
    std::vector<std::uint16_t> unmatchedJoints; ///< without counterpart, with weight in a row that
                                                ///< was to be mirrored; ascending
    std::size_t leftAlone = 0;                  ///< points not written because of such a joint
};

/// Gives each point of the other side the row of its counterpart, joints exchanged. With Positive
/// and Negative, `scope.vertices` limits it to pairs of which either point is in the scope. Points
/// on the plane get the mean of their row and its image, so that they are symmetric. What has no
/// counterpart, and rows that would take in a joint without counterpart, are left alone and listed;
/// so are rows whose counterpart has no weight. Rows come out summing to 1; locked joints keep
/// their bits on the side that receives, the others share what these leave as the image has it
/// (nothing to share: left alone, WeightEdit::lockedOut). Rows that are images already keep their
/// bits: mirroring twice, or back, changes nothing more, locks apart.
WeightMirrorResult mirrorWeights(const WeightScope& scope, const SymmetryMap& symmetry,
                                 const JointMirror& joints, const WeightMirrorSettings& settings,
                                 const WeightProgress& progress = {});

/// What a mirrored dab needs; `bone` is the counterpart of the one painted (the same for bones of
/// the centre).
struct BrushMirror {
    const SymmetryMap& symmetry;
    std::uint16_t bone = 0;
};

/// The footprint on the other side: the counterparts of its points with their strengths, twins
/// complete, ascending. Points without counterpart are left out.
BrushFootprint mirroredFootprint(const Mesh& mesh, const SymmetryMap& symmetry,
                                 const BrushFootprint& footprint);

/// One dab on both sides: applyBrush() with `settings` on the footprint and with the mirrored bone
/// on the mirrored one, as one edit. Symmetric weights stay symmetric: a centre bone is painted
/// once, with the greater of both strengths; where both footprints overlap with two bones (on the
/// plane, and near it), the row is the mean of painting the one first and the other first.
/// `settings.strokeStart`: as in applyBrush(); the footprint is then what
/// StrokeEdit::keepStrongest() left of it, and overlaps use the strongest dab of each side.
/// Counts as in WeightEdit, of both sides. Rows that overlap sum to 1 with auto-normalise only.
WeightEdit applyMirroredBrush(const WeightScope& target, const BrushFootprint& footprint,
                              const BrushSettings& settings, const BrushMirror& mirror,
                              const PointAdjacency* adjacency);

} // namespace rigwright
