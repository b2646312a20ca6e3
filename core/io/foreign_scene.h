// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ForeignScene: what a reader of other formats found, as plain numbers that name each other by
/// index.
#pragma once

#include "core/base/finding.h"
#include "core/math/types.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rigwright {

/// A node of the tree; parents stand before their children, -1 = a root.
struct ForeignNode {
    std::string name;
    std::int32_t parent = -1;
    Affine3d parentFromNode = Affine3d::Identity();
};

/// Weights of one bone on one mesh, by vertex of that mesh. `node` -1: the file has no such node.
struct ForeignBone {
    std::string name;
    std::int32_t node = -1;
    Affine3d boneFromMesh = Affine3d::Identity();
    std::vector<std::uint32_t> vertices;
    std::vector<float> weights; ///< one a vertex
};

/// A blend shape: deltas, one a vertex; normalDeltas may be empty.
struct ForeignShape {
    std::string name;
    std::vector<Vec3f> positionDeltas;
    std::vector<Vec3f> normalDeltas;
};

/// Corners that share one material, on one node. Formats that keep attributes by corner have a
/// vertex a corner here; welding comes later. Attribute arrays are empty or have one entry a
/// vertex.
struct ForeignMesh {
    std::string name;
    std::vector<std::uint32_t> nodes; ///< where it is shown; ascending
    std::int32_t material = -1;
    std::vector<Vec3f> positions;
    std::vector<Vec3f> normals;
    std::vector<Vec4f> colors;
    std::vector<std::vector<Vec2f>> uvSets; ///< origin bottom left
    std::vector<std::uint32_t> faceSizes;   ///< corners of each face, at least 1
    std::vector<std::uint32_t> corners;     ///< vertex of each corner, faces in order
    std::vector<ForeignBone> bones;
    std::vector<ForeignShape> shapes;
};

/// Keys of one node in seconds, ascending; the values are linear between them. A part without keys
/// stays at rest. Rotations are x y z w.
struct ForeignNodeKeys {
    std::uint32_t node = 0;
    std::vector<double> translationTimes;
    std::vector<Vec3f> translations;
    std::vector<double> rotationTimes;
    std::vector<Vec4f> rotations;
    std::vector<double> scaleTimes;
    std::vector<Vec3f> scales;
};

/// Weights of all shapes of one mesh in time: `weights` has as many numbers a key as the mesh has
/// shapes.
struct ForeignShapeKeys {
    std::uint32_t mesh = 0;
    std::vector<double> times;
    std::vector<float> weights;
};

struct ForeignClip {
    std::string name;
    std::vector<ForeignNodeKeys> nodes;
    std::vector<ForeignShapeKeys> shapes;
};

/// A texture as a material names it: a path in the file's own words, or an image held in the file.
struct ForeignTexture {
    std::string path;        ///< "" = none
    std::int32_t image = -1; ///< into ForeignScene::images, where it is embedded
    std::uint32_t uvSet = 0;
};

struct ForeignMaterial {
    std::string name;
    Vec4f baseColor = Vec4f::Ones(); ///< sRGB as the programs show it; alpha is opacity
    Vec3f emission = Vec3f::Zero();
    float roughness = 0.9f;
    bool twoSided = false;
    ForeignTexture baseTexture;
    ForeignTexture normalTexture;
    ForeignTexture emissionTexture;
};

/// An image held in the file, encoded as it came.
struct ForeignEmbeddedImage {
    std::string name;
    std::vector<std::uint8_t> bytes;
};

/// Metres a unit that somebody can mean.
inline constexpr double kSmallestUnit = 1e-9;
inline constexpr double kLargestUnit = 1e9;

/// What the file says about itself.
struct ForeignFacts {
    std::string format; ///< as the reader calls it
    std::string version;
    std::string generator;
    double metresPerUnit = 1.0;
    bool saysUnit = false;                       ///< else metresPerUnit is an assumption
    Mat3d modelFromFileAxes = Mat3d::Identity(); ///< a rotation
    bool saysAxes = false;
};

/// All indices are in range, all arrays have the lengths said here, numbers of floats are finite
/// once the scene came through decodeForeignScene(). `findings` is what the reader has to say.
struct ForeignScene {
    ForeignFacts facts;
    std::vector<ForeignNode> nodes;
    std::vector<ForeignMesh> meshes;
    std::vector<ForeignClip> clips;
    std::vector<ForeignMaterial> materials;
    std::vector<ForeignEmbeddedImage> images;
    Findings findings;
};

} // namespace rigwright
