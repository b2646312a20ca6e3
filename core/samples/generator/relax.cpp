// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Evens out the quads of a surface while it stays on the field's zero.
#include "core/samples/generator/relax.h"

#include "core/samples/generator/in_parallel.h"

namespace rigwright::generator {
namespace {

constexpr double kLongestStep = 0.01;

/// One Newton step towards the zero of the field; `gradient` gets the field's gradient before it.
Vec3d newtonStep(const Field& field, const Vec3d& point, bool onMirror, Vec3d& gradient) {
    gradient = field.gradient(point);
    if (onMirror)
        gradient.x() = 0.0;
    const double squared = gradient.squaredNorm();
    if (squared <= 0.0)
        return point;
    Vec3d step = -field.value(point) / squared * gradient;
    const double length = step.norm();
    if (length > kLongestStep)
        step *= kLongestStep / length;
    return point + step;
}

/// The mean of the neighbours, those of the half that is not there included.
Vec3d neighbourMean(const SurfaceMesh& mesh, const std::vector<std::uint32_t>& neighbours,
                    bool onMirror) {
    Vec3d sum = Vec3d::Zero();
    double weight = 0.0;
    for (const std::uint32_t n : neighbours) {
        const double share = onMirror && !mesh.onMirror[n] ? 2.0 : 1.0;
        sum += share * mesh.points[n];
        weight += share;
    }
    Vec3d mean = sum / weight;
    if (onMirror)
        mean.x() = 0.0;
    return mean;
}

} // namespace

void relaxOntoSurface(SurfaceMesh& mesh, const Field& field, const GridSettings& settings) {
    const auto neighbours = neighboursOf(mesh);
    std::vector<Vec3d> gradients(mesh.points.size());
    const auto project = [&](int steps) {
        forEachInParallel(mesh.points.size(), [&](std::size_t p) {
            for (int step = 0; step < steps; ++step)
                mesh.points[p] =
                    newtonStep(field, mesh.points[p], mesh.onMirror[p] != 0, gradients[p]);
        });
    };
    project(settings.newtonSteps[0]);
    for (int round = 0; round < settings.relaxIterations; ++round) {
        std::vector<Vec3d> moved(mesh.points.size());
        forEachInParallel(mesh.points.size(), [&](std::size_t p) {
            const Vec3d normal = gradients[p].normalized();
            const Vec3d pull =
                neighbourMean(mesh, neighbours[p], mesh.onMirror[p] != 0) - mesh.points[p];
            moved[p] = mesh.points[p] + settings.relaxLambda * (pull - normal * normal.dot(pull));
        });
        mesh.points.swap(moved);
        project(settings.newtonSteps[1]);
    }
    project(settings.newtonSteps[2]);
}

} // namespace rigwright::generator
