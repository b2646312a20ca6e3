// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Benchmarks of the weight brush: a dab, a stroke of 50 dabs with undo; mirroring and smoothing a
/// whole mesh.
#include "core/weights/brush.h"
#include "app/cli/benches/bench_body.h"
#include "app/cli/benches/bench_case.h"
#include "core/weights/mirror.h"
#include "core/weights/smooth.h"
#include "core/weights/stroke_edit.h"

#include <algorithm>
#include <memory>
#include <numeric>

namespace rigwright::cli {
namespace {

constexpr float kRadius = 0.05f;
constexpr std::size_t kDabs = 50;

/// What the brush works on: a body whose weights nobody else holds, and the grid over its
/// positions.
struct Canvas {
    explicit Canvas(std::size_t vertices) : character(benchBody(vertices)) {
        grid = PointGrid(mesh().positions);
        const auto& positions = mesh().positions;
        while (sides + 1 < positions.size() && positions[sides].x() == positions[0].x())
            ++sides;
    }

    Character character;
    PointGrid grid;
    BrushFootprint footprint;
    BrushReach reach = BrushReach::Volume;
    PointAdjacency adjacency; ///< for reach Surface and smoothing
    std::size_t sides = 1;    ///< vertices a ring
    std::vector<std::uint8_t> locked = std::vector<std::uint8_t>(64, 0);

    /// The vertex on the top of the tube nearest to this place; vertex 0 of every ring is there.
    [[nodiscard]] std::size_t nearestTo(float along) const {
        const float ring = along / mesh().positions[sides].x();
        return std::min(std::size_t(ring + 0.5f) * sides, mesh().vertexCount() - 1);
    }
    [[nodiscard]] const Mesh& mesh() const { return *character.meshes.front().mesh; }
    [[nodiscard]] SkinWeights& weights() { return character.meshes.front().binding->weights(); }

    /// One dab on the top of the tube, `along` metres from its start: footprint, new rows, applied.
    WeightEdit dab(float along, const BrushSettings& settings) {
        BrushQuery query;
        query.positions = mesh().positions;
        query.normals = mesh().normals;
        query.grid = &grid;
        query.centre = Vec3f(along, mesh().positions.front().y(), 0.0f);
        query.radius = kRadius;
        query.towardsEye = Vec3f::UnitY();
        query.reach = reach;
        query.adjacency = &adjacency;
        // Rings stand one behind the other: the hit lies on the first vertex of one of them.
        const VertexIndex seed(nearestTo(along));
        query.seeds = {&seed, 1};
        brushFootprint(mesh(), query, footprint);
        WeightEdit edit = applyBrush(MeshInstanceIndex(0), mesh(), weights(), footprint, settings,
                                     locked, nullptr);
        applyAfter(edit, weights());
        return edit;
    }
};

BrushSettings paint() {
    BrushSettings settings;
    settings.bone = 32;
    settings.maxInfluences = 4;
    return settings;
}

BenchRun prepareDab(std::size_t vertices) {
    auto canvas = std::make_shared<Canvas>(vertices);
    auto edit = std::make_shared<WeightEdit>();
    return {[=] { *edit = canvas->dab(0.9f, paint()); }, [=] { return hashOf(canvas->weights()); },
            [=] { applyBefore(*edit, canvas->weights()); }};
}

/// The same, but only along the surface.
BenchRun prepareSurfaceDab(std::size_t vertices) {
    auto canvas = std::make_shared<Canvas>(vertices);
    canvas->reach = BrushReach::Surface;
    canvas->adjacency = pointAdjacency(canvas->mesh());
    auto edit = std::make_shared<WeightEdit>();
    return {[=] { *edit = canvas->dab(0.9f, paint()); }, [=] { return hashOf(canvas->weights()); },
            [=] { applyBefore(*edit, canvas->weights()); }};
}

BenchRun prepareStroke(std::size_t vertices) {
    auto canvas = std::make_shared<Canvas>(vertices);
    auto after = std::make_shared<WeightEdit>();
    const auto work = [=] {
        StrokeEdit stroke(MeshInstanceIndex(0));
        for (std::size_t i = 0; i < kDabs; ++i)
            stroke.add(canvas->dab(0.8f + 0.1f * kRadius * float(i), paint()));
        *after = stroke.finish(canvas->weights());
        applyBefore(*after, canvas->weights());
    };
    const auto hash = [=] {
        std::uint64_t result = hashOf(canvas->weights());
        for (const Influence& influence : after->after.influences) {
            result = hashBytes(&influence.bone, sizeof influence.bone, result);
            result = hashBytes(&influence.weight, sizeof influence.weight, result);
        }
        return result;
    };
    return {work, hash, {}};
}

std::uint64_t hashOf(const WeightEdit& edit) {
    std::uint64_t hash = hashBytes(nullptr, 0);
    for (const Influence& influence : edit.after.influences) {
        hash = hashBytes(&influence.bone, sizeof influence.bone, hash);
        hash = hashBytes(&influence.weight, sizeof influence.weight, hash);
    }
    return hash;
}

/// One iteration over all bones, as an edit.
BenchRun prepareSmooth(std::size_t vertices) {
    auto canvas = std::make_shared<Canvas>(vertices);
    canvas->adjacency = pointAdjacency(canvas->mesh());
    auto edit = std::make_shared<WeightEdit>();
    const auto work = [=] {
        *edit = smoothWeights({MeshInstanceIndex(0), canvas->mesh(), canvas->weights()},
                              canvas->adjacency, SmoothSettings{1, 0.5f, {}, 4});
    };
    return {work, [=] { return hashOf(*edit); }, {}};
}

/// From one side of the tube to the other; the map of symmetry is there before, as in the window.
BenchRun prepareMirror(std::size_t vertices) {
    auto canvas = std::make_shared<Canvas>(vertices);
    auto symmetry = std::make_shared<SymmetryMap>(
        findSymmetry(canvas->mesh(), SymmetryPlane{Vec3f::UnitZ(), 0.0f}));
    auto edit = std::make_shared<WeightEdit>();
    JointMirror joints(64);
    std::iota(joints.rbegin(), joints.rend(), std::uint16_t(0));
    const auto work = [=] {
        *edit = mirrorWeights({MeshInstanceIndex(0), canvas->mesh(), canvas->weights()}, *symmetry,
                              joints, {})
                    .edit;
    };
    return {work, [=] { return hashOf(*edit); }, {}};
}

} // namespace

void addBrushBenches(std::vector<BenchCase>& cases) {
    for (const std::size_t vertices : {10'000u, 100'000u, 1'000'000u}) {
        const bool million = vertices == 1'000'000;
        BenchCase dab;
        dab.name = "dab";
        dab.group = "brush";
        dab.size = vertices;
        dab.targetNs = million ? 0.25e6 : 0.0;
        dab.prepare = [=] { return prepareDab(vertices); };
        cases.push_back(dab);
        BenchCase stroke = dab;
        stroke.name = "stroke";
        stroke.items = kDabs;
        stroke.targetNs = million ? 15e6 : 0.0;
        stroke.prepare = [=] { return prepareStroke(vertices); };
        cases.push_back(stroke);
        BenchCase surface = dab;
        surface.name = "dab_surface";
        surface.prepare = [=] { return prepareSurfaceDab(vertices); };
        cases.push_back(surface);
        BenchCase mirror = dab;
        mirror.name = "mirror";
        mirror.items = vertices;
        mirror.targetNs = 0.0;
        mirror.prepare = [=] { return prepareMirror(vertices); };
        cases.push_back(mirror);
        BenchCase smooth = mirror;
        smooth.name = "smooth";
        smooth.prepare = [=] { return prepareSmooth(vertices); };
        cases.push_back(smooth);
    }
}

} // namespace rigwright::cli
