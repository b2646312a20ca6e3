// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Field: the signed distance of a sample's blended solids, negative inside.
#pragma once

#include "core/samples/generator/table.h"

#include <vector>

namespace rigwright::generator {

/// Evaluates the tree of groups. A group's own solids are blended in their order, then its
/// children, then what it is cut by. Mirrored groups are evaluated at (|x|, y, z), which makes the
/// field exactly even in x. Solids and blends: I. Quilez, "Distance functions" and "Smooth minimum"
/// (quadratic).
class Field {
public:
    explicit Field(const SampleTable& table);

    [[nodiscard]] double value(const Vec3d& point) const;
    /// By central differences; not of unit length off the surface. A wide step evens out creases.
    [[nodiscard]] Vec3d gradient(const Vec3d& point, double step = 0.0002) const;

private:
    struct Solid {
        Primitive primitive;
        Mat3d local = Mat3d::Identity(); ///< ellipsoid: transposed rotation; flat cone: the stretch
        Vec3d axis = Vec3d::Zero();      ///< round cone: unit, a to b (after the stretch)
        double length = 0.0;
        double slope = 0.0;      ///< sine of the cone's half angle
        double slopeRatio = 0.0; ///< its tangent
        double factor = 1.0;
        bool paired = false; ///< blended with its own reflection
    };
    struct Node {
        Group group;
        std::vector<Solid> solids;
        std::vector<Solid> cutters;             ///< Operation::Intersect
        std::vector<std::vector<int>> children; ///< siblings of one set together
        Vec3d low = Vec3d::Constant(1e9);
        Vec3d high = Vec3d::Constant(-1e9);
        bool insideMirror = false;
    };

    static Solid prepare(const Primitive& primitive, bool paired);
    static double distance(const Solid& solid, const Vec3d& point);
    static double pairedDistance(const Solid& solid, const Vec3d& point);
    [[nodiscard]] double nodeValue(const Node& node, const Vec3d& point) const;
    [[nodiscard]] double oneSide(const Node& node, const Vec3d& point) const;
    void growBounds(int index);

    std::vector<Node> m_nodes;
};

/// Quadratic smooth minimum; k = 0 is the plain minimum.
double smoothMin(double a, double b, double k);

/// Cubic smoothstep of t from a to b, also with a > b.
double smoothStep(double a, double b, double t);

} // namespace rigwright::generator
