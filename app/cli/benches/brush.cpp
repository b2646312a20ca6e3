// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Benchmarks of the weight brush: a dab, a stroke of 50 dabs with undo, smoothing everything.
#include "core/weights/brush.h"
#include "app/cli/benches/bench_body.h"
#include "app/cli/benches/bench_case.h"
#include "core/weights/stroke_edit.h"

#include <memory>

namespace rigwright::cli {
namespace {

constexpr float kRadius = 0.05f;
constexpr std::size_t kDabs = 50;

/// What the brush works on: a body whose weights nobody else holds, and the grid over its
/// positions.
struct Canvas {
    explicit Canvas(std::size_t vertices) : character(benchBody(vertices)) {
        grid = PointGrid(mesh().positions);
    }

    Character character;
    PointGrid grid;
    BrushFootprint footprint;
    std::vector<std::uint8_t> locked = std::vector<std::uint8_t>(64, 0);

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

BenchRun prepareSmooth(std::size_t vertices) {
    auto canvas = std::make_shared<Canvas>(vertices);
    auto adjacency = std::make_shared<PointAdjacency>(pointAdjacency(canvas->mesh()));
    auto edit = std::make_shared<WeightEdit>();
    for (std::size_t v = 0; v < vertices; ++v)
        canvas->footprint.vertices.emplace_back(v);
    canvas->footprint.strengths.assign(vertices, 1.0f);
    BrushSettings settings = paint();
    settings.mode = BrushMode::Smooth;
    const auto work = [=] {
        *edit = applyBrush(MeshInstanceIndex(0), canvas->mesh(), canvas->weights(),
                           canvas->footprint, settings, canvas->locked, adjacency.get());
        applyAfter(*edit, canvas->weights());
    };
    return {work, [=] { return hashOf(canvas->weights()); },
            [=] { applyBefore(*edit, canvas->weights()); }};
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
        BenchCase smooth = dab;
        smooth.name = "smooth";
        smooth.items = vertices;
        smooth.targetNs = 0.0;
        smooth.prepare = [=] { return prepareSmooth(vertices); };
        cases.push_back(smooth);
    }
}

} // namespace rigwright::cli
