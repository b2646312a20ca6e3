// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SampleTable: what a sample's JSON table says, read once, with names resolved to indices.
#pragma once

#include "core/math/types.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace rigwright::generator {

enum class Shape { RoundCone, Ellipsoid, HalfSpace };
enum class Operation { Union, Subtract, Intersect };

/// One solid. Lengths in metres. RoundCone: spheres ra about a and rb about b, and their hull;
/// `flat` = unit direction and factor that squash it about a. Ellipsoid: centre a, radii r,
/// rotation. HalfSpace: point a, outward normal b.
struct Primitive {
    Shape shape = Shape::RoundCone;
    Operation operation = Operation::Union;
    int group = 0;
    Vec3d a = Vec3d::Zero();
    Vec3d b = Vec3d::Zero();
    double ra = 0.0;
    double rb = 0.0;
    Vec3d radii = Vec3d::Zero();
    Mat3d rotation = Mat3d::Identity();
    std::optional<Vec4d> flat;
    double k = 0.0;
    bool mirror = false;
};

/// A node of the tree of blends; `parent` -1 for the root. `siblingSet` "" = none; children of one
/// set are joined with `siblingK` before they blend into their parent, so that fingers do not web.
struct Group {
    std::string name;
    int parent = -1;
    double k = 0.0;
    bool mirror = false;
    double pairK = 0.0;
    std::string siblingSet;
    double siblingK = 0.0;
};

/// The grid is made finer along `axis` around `at`.
struct Density {
    int axis = 0;
    double at = 0.0;
    double halfWidth = 0.0;
    double scale = 1.0;
};

/// Beyond `to` along `axis` the grid is `scale` times as large in all directions.
struct Zoom {
    int axis = 0;
    double from = 0.0;
    double to = 0.0;
    double scale = 1.0;
    Vec2d centre = Vec2d::Zero();
    Vec2d window = Vec2d::Zero();
};

struct GridSettings {
    double cell = 0.01;
    std::array<Vec2d, 3> bounds;
    bool symmetricX = false;
    int relaxIterations = 0;
    double relaxLambda = 0.0;
    std::array<int, 3> newtonSteps{}; ///< before, in each round, after
};

/// A joint of the left side or the middle; mirrored ones get a right twin.
struct JointRow {
    std::string name;
    int parent = -1;
    Vec3d position = Vec3d::Zero();
    bool mirror = false;
    std::string main; ///< the child that its bone reaches to; "": the one most in line with it
};

struct WeightSettings {
    double kappa = 0.9;
    std::map<std::string, double> radiusScale;
    std::map<std::string, Vec3d> planeNormal;
    std::map<std::string, std::string> mask;
    std::vector<std::string> fingers; ///< name prefixes of chains that share one hand
    double fingerSoftmin = 0.0025;
    std::vector<std::string> alwaysFull;
};

/// One region of the surface to unwrap, by the bones that own it. With `split` the region falls
/// into two charts by the sign of normal · split − splitAt, or of position · split − splitAt. With
/// `cut` (a direction from the bones' axis) a chart is slit open along that side; `cutUpper` slits
/// the split's upper half only, about `cutAxis`.
struct ChartRow {
    std::string name;
    std::vector<std::string> bones;
    std::optional<Vec3d> split;
    double splitAt = 0.0;
    bool splitByPosition = false;
    std::optional<Vec3d> cut;
    std::optional<Vec3d>
        cutAxis;        ///< through the first bone's joint; else the polyline of the bones
    double scale = 1.0; ///< texture density relative to the others
};

struct SampleTable {
    std::string name;
    std::string title; ///< of the mesh instance
    GridSettings grid;
    std::size_t expectedPoints = 0;
    std::size_t expectedQuads = 0;
    std::vector<Zoom> zooms;
    std::vector<Density> densities;
    WeightSettings weights;
    std::vector<Group> groups;
    std::vector<Primitive> primitives;
    std::vector<JointRow> joints;
    std::map<std::string, Vec3d> flexion; ///< by joint: where its tip goes when it flexes
    Vec3d defaultFlexion = Vec3d::UnitZ();
    std::vector<ChartRow> charts;
};

/// Reads a table; throws std::runtime_error saying file and place where it cannot.
SampleTable readTable(const std::string& path);

} // namespace rigwright::generator
