// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Finding how a body stands.
#include "core/character/body_stance.h"

#include "core/base/sentence.h"
#include "core/character/body_tips.h"
#include "core/character/fit_error.h"
#include "core/mesh/bvh.h"
#include "core/mesh/mesh.h"
#include "core/mesh/point_grid.h"

#include <Eigen/Eigenvalues>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rigwright {
namespace {

/// Enough for fingers to be a few voxels and legs to be apart.
constexpr std::size_t kResolution = 128;
constexpr std::size_t kMostVoxels = 150'000;
constexpr double kRadian = kPi / 180.0;

std::string percent(double part) {
    return std::to_string(int(std::lround(100.0 * part)));
}

struct Plane {
    Vec3d normal = Vec3d::UnitX();
    double offset = 0.0;

    [[nodiscard]] Vec3d reflect(const Vec3d& point) const {
        return point - 2.0 * (normal.dot(point) - offset) * normal;
    }
};

/// Places of the surface, spread evenly, and the surface.
struct Shell {
    SurfaceBvh surface;
    std::vector<Vec3d> places;
};

Shell shellOf(const Mesh& mesh, const BodyGrid& grid) {
    Shell shell{SurfaceBvh(mesh, mesh.positions), {}};
    std::vector<std::uint32_t> outer;
    for (std::uint32_t voxel = 0; voxel < grid.voxelCount(); ++voxel)
        if (!grid.isDeep(voxel))
            outer.push_back(voxel);
    const std::size_t every = outer.size() / 1500 + 1;
    for (std::size_t i = 0; i < outer.size(); i += every)
        if (const auto place = shell.surface.nearest(grid.centreOf(outer[i]).cast<float>())) {
            Vec3d position = Vec3d::Zero();
            for (int k = 0; k < 3; ++k)
                position += place->barycentric[k] *
                            mesh.positions[place->vertices[k].value()].cast<double>();
            shell.places.push_back(position);
        }
    return shell;
}

struct Pairing {
    double unlike = 0.0;              ///< mean distance of the better four fifths
    std::vector<std::size_t> matched; ///< of the places
    std::vector<Vec3d> partners;
};

/// The place of the surface nearest to the image of each place.
Pairing pairUp(const Mesh& mesh, const Shell& shell, const Plane& plane) {
    std::vector<std::pair<double, std::size_t>> order;
    std::vector<Vec3d> partners(shell.places.size(), Vec3d::Zero());
    for (std::size_t i = 0; i < shell.places.size(); ++i) {
        const Vec3d image = plane.reflect(shell.places[i]);
        const auto place = shell.surface.nearest(image.cast<float>());
        if (!place)
            continue;
        for (int k = 0; k < 3; ++k)
            partners[i] +=
                place->barycentric[k] * mesh.positions[place->vertices[k].value()].cast<double>();
        order.emplace_back((partners[i] - image).norm(), i);
    }
    std::ranges::sort(order);
    order.resize(order.size() * 4 / 5);
    Pairing pairing;
    for (const auto& [distance, i] : order) {
        pairing.unlike += distance / double(order.size());
        pairing.matched.push_back(i);
        pairing.partners.push_back(partners[i]);
    }
    return pairing;
}

/// Vertices whose image has a vertex next to it, in the same way; nothing where most have none.
std::optional<Pairing> pairVertices(const Mesh& mesh, const PointGrid& vertices, const Plane& plane,
                                    double radius, std::vector<Vec3d>& places) {
    Pairing pairing;
    places.clear();
    const std::size_t every = mesh.vertexCount() / 4000 + 1;
    std::vector<VertexIndex> near;
    std::size_t tried = 0;
    for (std::size_t v = 0; v < mesh.vertexCount(); v += every) {
        const Vec3d place = mesh.positions[v].cast<double>();
        if (!place.allFinite())
            continue;
        ++tried;
        const Vec3d image = plane.reflect(place);
        near.clear();
        vertices.ball(mesh.positions, image.cast<float>(), float(radius), near);
        double best = std::numeric_limits<double>::infinity();
        Vec3d partner = Vec3d::Zero();
        std::ranges::sort(near);
        for (const VertexIndex other : near) {
            const Vec3d position = mesh.positions[other.value()].cast<double>();
            if (const double square = (position - image).squaredNorm(); square < best) {
                best = square;
                partner = position;
            }
        }
        if (near.empty())
            continue;
        pairing.unlike += std::sqrt(best);
        pairing.matched.push_back(places.size());
        pairing.partners.push_back(partner);
        places.push_back(place);
    }
    if (10 * pairing.matched.size() < 7 * tried || tried == 0)
        return std::nullopt;
    pairing.unlike /= double(pairing.matched.size());
    return pairing;
}

/// The plane between places and their partners: its normal is the main axis of the ways between
/// them, and it passes through the middle of their middles.
std::optional<Plane> planeBetween(std::span<const Vec3d> places, const Pairing& pairing,
                                  const Plane& before) {
    Mat3d ways = Mat3d::Zero();
    Vec3d middle = Vec3d::Zero();
    for (std::size_t i = 0; i < pairing.matched.size(); ++i) {
        const Vec3d& place = places[pairing.matched[i]];
        const Vec3d way = place - pairing.partners[i];
        ways += way * way.transpose();
        middle += 0.5 * (place + pairing.partners[i]) / double(pairing.matched.size());
    }
    const Eigen::SelfAdjointEigenSolver<Mat3d> solver(ways);
    if (pairing.matched.empty() || solver.info() != Eigen::Success)
        return std::nullopt;
    Plane plane{.normal = solver.eigenvectors().col(2), .offset = 0.0};
    if (!plane.normal.allFinite() || std::abs(plane.normal.dot(before.normal)) < 0.8)
        return std::nullopt;
    if (plane.normal.dot(before.normal) < 0.0)
        plane.normal = -plane.normal;
    plane.offset = plane.normal.dot(middle);
    return plane;
}

/// Brings a plane to where the mesh is most alike on both sides (P. Besl, N. McKay 1992, iterated
/// closest points, with images instead of a second shape). `unlike` gets the mean difference.
Plane refined(const Mesh& mesh, const BodyGrid& grid, Plane plane, double size, double& unlike) {
    const Shell shell = shellOf(mesh, grid);
    Pairing pairing = pairUp(mesh, shell, plane);
    for (int round = 0; round < 40; ++round) {
        const std::optional<Plane> next = planeBetween(shell.places, pairing, plane);
        if (!next)
            break;
        Pairing nextPairing = pairUp(mesh, shell, *next);
        if (nextPairing.unlike > pairing.unlike)
            break;
        const bool still = pairing.unlike - nextPairing.unlike < 1e-6 * size;
        plane = *next;
        pairing = std::move(nextPairing);
        if (still)
            break;
    }
    // Surfaces slide over one another, vertices do not.
    const PointGrid vertices(mesh.positions);
    std::vector<Vec3d> places;
    for (const double radius : {0.01, 0.004, 0.002, 0.002}) {
        const auto pairs = pairVertices(mesh, vertices, plane, radius * size, places);
        const auto next = pairs ? planeBetween(places, *pairs, plane) : std::nullopt;
        if (!next)
            break;
        plane = *next;
    }
    pairing = pairUp(mesh, shell, plane);
    // Meshes are mostly modelled about x = 0: taken exactly, their two sides come out the same.
    Plane model;
    if (plane.normal.x() < 0.0)
        model.normal = -model.normal;
    if (plane.normal.dot(model.normal) > std::cos(1.0 * kRadian) &&
        std::abs(plane.offset) < 0.005 * size) {
        const double there = pairUp(mesh, shell, model).unlike;
        if (there < pairing.unlike + 0.002 * size) {
            unlike = there;
            return model;
        }
    }
    unlike = pairing.unlike;
    return plane;
}

/// Sums of voxels in a layer of the body, on one side of the plane.
struct Sum {
    Vec3d total = Vec3d::Zero();
    std::size_t count = 0;

    [[nodiscard]] Vec3d mean() const { return count > 0 ? Vec3d(total / double(count)) : total; }
};

/// What is found along an axis that points up: lowest and highest place, and the middles of feet,
/// shanks (by side) and head.
struct Column {
    double low = 0.0;
    double high = 0.0;
    std::array<Sum, 2> feet;
    std::array<Sum, 2> shanks;
    Sum head;
};

Column columnOf(const BodyGrid& grid, const Plane& plane, const Vec3d& up,
                const std::array<Vec3d, 2>& tips) {
    Column column;
    column.low = std::numeric_limits<double>::infinity();
    column.high = -column.low;
    for (std::uint32_t voxel = 0; voxel < grid.voxelCount(); ++voxel) {
        const double y = up.dot(grid.centreOf(voxel));
        column.low = std::min(column.low, y);
        column.high = std::max(column.high, y);
    }
    const double height = column.high - column.low;
    for (std::uint32_t voxel = 0; voxel < grid.voxelCount(); ++voxel) {
        const Vec3d place = grid.centreOf(voxel);
        const double y = (up.dot(place) - column.low) / height;
        const std::size_t side = plane.normal.dot(place) < plane.offset ? 1 : 0;
        const double away = (place - tips[side]).norm() / height;
        const auto add = [&](Sum& sum) {
            sum.total += place;
            ++sum.count;
        };
        if (y < 0.04 && away < 0.25)
            add(column.feet[side]);
        else if (y > 0.08 && y < 0.14 && away < 0.3)
            add(column.shanks[side]);
        else if (y > 0.9)
            add(column.head);
    }
    return column;
}

Vec3d inPlane(const Vec3d& direction, const Plane& plane) {
    return (direction - direction.dot(plane.normal) * plane.normal).stableNormalized();
}

/// Up from the feet to the head; the first guess leans by the length of the feet.
Vec3d findUp(const BodyGrid& grid, const Plane& plane, const BodyLimbs& limbs) {
    const std::array<Vec3d, 2> tips{grid.centreOf(limbs.feet[0]), grid.centreOf(limbs.feet[1])};
    Vec3d up = inPlane(grid.centreOf(limbs.head) - 0.5 * (tips[0] + tips[1]), plane);
    const auto settled = [&](Vec3d direction) {
        const Vec3d world = inPlane(Vec3d::UnitY(), plane);
        return direction.dot(world) > std::cos(10.0 * kRadian) ? world : direction;
    };
    for (int round = 0; round < 3; ++round) {
        const Column column = columnOf(grid, plane, settled(up), tips);
        Vec3d feet = 0.5 * (tips[0] + tips[1]);
        if (column.shanks[0].count > 0 && column.shanks[1].count > 0)
            feet = 0.5 * (column.shanks[0].mean() + column.shanks[1].mean());
        const Vec3d next = inPlane(column.head.mean() - feet, plane);
        if (!next.allFinite() || next.dot(up) < 0.5)
            break;
        up = next;
    }
    return settled(up);
}

/// How far the feet reach beyond the shanks along `forward`, in heights.
double footOffset(const Column& column, const Vec3d& forward) {
    double offset = 0.0;
    for (std::size_t side = 0; side < 2; ++side)
        if (column.feet[side].count > 0 && column.shanks[side].count > 0)
            offset += 0.5 * forward.dot(column.feet[side].mean() - column.shanks[side].mean());
    return offset / (column.high - column.low);
}

void addFinding(Findings& findings, std::string code, std::string detail) {
    findings.push_back({std::move(code), Severity::Info, 1, "", std::move(detail), ""});
}

/// How far the one of a pair is from the image of the other.
double mirrorGap(const std::array<Vec3d, 2>& pair) {
    return (Vec3d(-pair[0].x(), pair[0].y(), pair[0].z()) - pair[1]).norm();
}

/// Why what was found is no standing body; nothing where it is one.
std::optional<Error> whyNot(const BodyStance& stance, const Vec3d& middle) {
    const Vec3d feet = 0.5 * (stance.feet[0] + stance.feet[1]);
    const Vec3d back = stance.head - middle;
    const Vec3d legs = middle - feet;
    const double bend =
        std::acos(std::clamp(back.stableNormalized().dot(legs.stableNormalized()), -1.0, 1.0));
    if (bend > 50.0 * kRadian)
        return notABiped(kFitBent, {std::to_string(int(std::lround(bend / kRadian)))});
    const double unlike = std::max({stance.asymmetry * 4.0, mirrorGap(stance.hands),
                                    mirrorGap(stance.feet), std::abs(stance.head.x())});
    if (unlike > 0.25)
        return notABiped(kFitUnlikeSides, {percent(unlike)});
    const double sideways = 0.5 * (stance.hands[0].x() - stance.hands[1].x());
    if (sideways < 0.12)
        return notABiped(kFitArmsNotOut, {percent(sideways)});
    if (feet.y() > 0.3)
        return notABiped(kFitNoLegs, {});
    return std::nullopt;
}

} // namespace

Result<BodyStance> findStance(const Mesh& mesh) {
    const BodyGrid grid(mesh, kResolution, kMostVoxels);
    const Result<BodyLimbs> limbs = findLimbs(grid);
    if (!limbs)
        return limbs.error();
    const Vec3d head = grid.centreOf(limbs->head);
    std::array<Vec3d, 2> hands{grid.centreOf(limbs->hands[0]), grid.centreOf(limbs->hands[1])};
    std::array<Vec3d, 2> feet{grid.centreOf(limbs->feet[0]), grid.centreOf(limbs->feet[1])};
    const double size = (head - 0.5 * (feet[0] + feet[1])).norm();
    Plane plane{.normal = (hands[0] - hands[1] + feet[0] - feet[1]).stableNormalized()};
    if (!plane.normal.allFinite() || !(plane.normal.norm() > 0.5) || !(size > 0.0))
        return notABiped(kFitUnlikeSides, {"100"});
    plane.offset = plane.normal.dot(0.25 * (hands[0] + hands[1] + feet[0] + feet[1]));
    BodyStance stance;
    double unlike = 0.0;
    plane = refined(mesh, grid, plane, size, unlike);

    const Vec3d up = findUp(grid, plane, *limbs);
    const Column column = columnOf(grid, plane, up, feet);
    stance.height = column.high - column.low;
    Vec3d forward = plane.normal.cross(up);
    const double offset = footOffset(column, forward);
    // Feet that do not tell: towards +Z of the model.
    constexpr double kTellingOffset = 0.006;
    const bool sure = std::abs(offset) > kTellingOffset;
    if (sure ? offset < 0.0 : forward.z() < 0.0) {
        forward = -forward;
        std::swap(feet[0], feet[1]);
        std::swap(hands[0], hands[1]);
    }
    const Vec3d left = up.cross(forward);
    if (hands[0].dot(left) < hands[1].dot(left))
        std::swap(hands[0], hands[1]);
    if (feet[0].dot(left) < feet[1].dot(left))
        std::swap(feet[0], feet[1]);
    Vec3d middle = Vec3d::Zero();
    for (std::uint32_t voxel = 0; voxel < grid.voxelCount(); ++voxel)
        middle += grid.centreOf(voxel) / double(grid.voxelCount());

    // The voxels end half a voxel beyond the surface.
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    for (const Vec3f& position : mesh.positions) {
        const double y = up.dot(position.cast<double>());
        if (position.allFinite() && y > column.low - grid.voxelSize() &&
            y < column.high + grid.voxelSize()) {
            low = std::min(low, y);
            high = std::max(high, y);
        }
    }
    stance.height = high > low ? high - low : stance.height;
    Mat3d axes;
    axes.col(0) = left;
    axes.col(1) = up;
    axes.col(2) = forward;
    const double side = left.dot(plane.normal) > 0.0 ? plane.offset : -plane.offset;
    stance.modelFromBody.linear() = stance.height * axes;
    stance.modelFromBody.translation() =
        left * side + up * (high > low ? low : column.low) + forward * forward.dot(middle);
    const Affine3d bodyFromModel = stance.modelFromBody.inverse();
    stance.head = bodyFromModel * head;
    for (std::size_t k = 0; k < 2; ++k) {
        stance.hands[k] = bodyFromModel * hands[k];
        stance.feet[k] = bodyFromModel * feet[k];
    }
    stance.asymmetry = unlike / stance.height;
    if (std::optional<Error> error = whyNot(stance, bodyFromModel * middle))
        return *error;
    if (!sure)
        addFinding(stance.findings, "fit-facing-unsure", std::string(kFitFacingUnsure));
    const double lean = std::acos(std::clamp(up.y(), -1.0, 1.0)) / kRadian;
    if (lean > 30.0)
        addFinding(stance.findings, "fit-lies",
                   filled(kFitLies, {std::to_string(int(std::lround(lean)))}));
    if (stance.asymmetry > 0.015)
        addFinding(stance.findings, "fit-asymmetric",
                   filled(kFitAsymmetric, {percent(stance.asymmetry)}));
    return stance;
}

} // namespace rigwright
