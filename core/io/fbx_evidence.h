// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the FBX file itself says, held against the scene that the library made of it.
#pragma once

#include "core/io/fbx_objects.h"
#include "core/io/foreign_scene.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rigwright {

/// The file beside the scene. `modelOfNode` (one a node of the scene) is the Model it was made of,
/// 0 where that is not known.
struct FbxEvidence {
    const FbxObjects& objects;
    ForeignScene& scene;
    std::vector<FbxId> modelOfNode;

    void note(const char* code, Severity severity, const std::string& where,
              const std::string& detail, std::size_t count = 1);
    /// The geometry of the node that shows a mesh; 0 where it is not known.
    [[nodiscard]] FbxId geometryOf(const ForeignMesh& mesh) const;
};

/// Pairs the trees of models and nodes, child by child, and gives nodes the names of the file: the
/// library makes names different that are not.
void matchModels(FbxEvidence& evidence);

/// Geometric transforms belong to the mesh alone; the library lets children inherit them.
void mendGeometricTransforms(FbxEvidence& evidence);

/// Binds as the clusters have them; the library takes where the mesh is now. Notes meshes that were
/// moved since ("import-mesh-moved-after-bind"), at rest or by a clip.
void mendBinds(FbxEvidence& evidence);

/// Weights by vertex that some exporters put into FullWeights; shapes that did not arrive
/// ("import-shapes-lost"); deformers that lie in other files ("import-deformers-lost").
void mendShapes(FbxEvidence& evidence);

/// Curves that are not straight between keys, sampled frame by frame ("import-curves-not-baked"),
/// or left straight with the reason ("import-curves-between-keys"); takes that do not begin at 0
/// ("import-take-offset").
void bakeCurves(FbxEvidence& evidence);

/// Bones that do not inherit the scale of their parents ("import-segment-scale").
void noteSegmentScale(FbxEvidence& evidence);

} // namespace rigwright
