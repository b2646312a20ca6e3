// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FBX files for tests, written as text: a cube on two bones, with the quirks that are asked for.
#pragma once

#include "core/math/types.h"

#include <string>
#include <vector>

namespace rigwright::test {

/// A curve of the file: key times in seconds, values, and the interpolation of all keys.
struct FbxSampleCurve {
    enum class Shape { Linear, Constant, Cubic };
    std::vector<double> times = {};
    std::vector<double> values = {};
    Shape shape = Shape::Linear;
    std::vector<double> slopes = {}; ///< of cubic keys, units a second, both sides; empty: 0
};

/// A cube with the bottom on the bone Root and the top on Tip, a child of Root, half an edge above
/// it; both under the node Armature. Numbers are in units of the file.
struct FbxSample {
    int version = 7400;
    double unitScaleFactor = 1.0; ///< centimetres a unit; 0 = left out
    int upAxis = 1;
    int frontAxis = 2;
    int frontSign = 1;
    int coordAxis = 0;
    double edge = 100.0;             ///< of the cube as its vertices have it
    double nodeScale = 1.0;          ///< of Armature and of the mesh's node
    Vec3d meshMoved = Vec3d::Zero(); ///< translation of the mesh's node after it was bound
    Vec3d geometricTranslation = Vec3d::Zero();
    std::string tipName = "Tip";
    int tipInheritType = 1;
    double rootScale = 1.0;                ///< of the bone Root, after the bind
    FbxSampleCurve tipY;                   ///< translation of Tip along y, in units of its parent
    FbxSampleCurve tipTurn;                ///< rotation of Tip about z, degrees
    double takeStart = 0.0;                ///< seconds
    std::string texture;                   ///< path of a diffuse texture, "" = none
    std::string bottomWeights = "1,1,1,1"; ///< of Root, four numbers
};

std::string fbxText(const FbxSample& sample);

} // namespace rigwright::test
