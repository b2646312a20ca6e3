// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Small characters for tests.
#include "tests/support/builders.h"

#include "core/character/evaluate_frame.h"
#include "tests/support/mesh_zoo.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

namespace rigwright::test {

double radians(double degrees) {
    return degrees * kPi / 180.0;
}

Transform turn(const Vec3d& axis, double degrees) {
    Transform transform;
    transform.rotation = Quatd(Eigen::AngleAxisd(radians(degrees), axis.normalized()));
    return transform;
}

Transform shift(double x, double y, double z) {
    Transform transform;
    transform.translation = Vec3d(x, y, z);
    return transform;
}

Transform randomRigid(std::mt19937& random) {
    std::uniform_real_distribution<double> unit(-1.0, 1.0);
    Transform transform;
    transform.translation = 5.0 * Vec3d(unit(random), unit(random), unit(random));
    Vec4d q;
    do // uniform on the sphere: the ball of the cube, normalised
        q = Vec4d(unit(random), unit(random), unit(random), unit(random));
    while (q.norm() > 1.0 || q.norm() < 0.1);
    transform.rotation = Quatd(Vec4d(q.normalized()));
    return transform;
}

Transform randomTransform(std::mt19937& random) {
    std::uniform_real_distribution<double> scale(0.2, 3.0);
    Transform transform = randomRigid(random);
    transform.scale = Vec3d(scale(random), scale(random), scale(random));
    return transform;
}

Vec3f randomVector(std::mt19937& random, float size) {
    std::uniform_real_distribution<float> range(-size, size);
    const float x = range(random);
    const float y = range(random);
    return {x, y, range(random)};
}

WeightRow randomRow(std::mt19937& random, std::size_t count, std::size_t joints) {
    std::set<std::uint16_t> chosen;
    while (chosen.size() < count)
        chosen.insert(std::uint16_t(random() % joints));
    std::vector<std::uint16_t> order(chosen.begin(), chosen.end());
    std::shuffle(order.begin(), order.end(), random);
    WeightRow row;
    float sum = 0.0f;
    for (const std::uint16_t joint : order) {
        row.push_back({joint, 0.05f + float(random() % 1000) / 1000.0f});
        sum += row.back().weight;
    }
    for (Influence& influence : row)
        influence.weight /= sum;
    return row;
}

void bindAtRest(const Skeleton& skeleton, Binding& binding) {
    std::vector<Affine3d> modelFromBone;
    computeModelPose(skeleton, skeleton.restLocal, modelFromBone);
    binding.boneFromMeshBind.clear();
    for (const BoneIndex joint : binding.joints)
        binding.boneFromMeshBind.push_back(modelFromBone[joint.value()].inverse());
}

namespace {

Mesh barMesh() {
    std::vector<float> stations;
    for (int i = 0; i < 16; ++i)
        stations.push_back(-2.0f + 1.5f * float(i) / 16.0f);
    for (int i = 0; i <= 64; ++i)
        stations.push_back(-0.5f + float(i) / 64.0f);
    for (int i = 1; i <= 16; ++i)
        stations.push_back(0.5f + 1.5f * float(i) / 16.0f);

    std::vector<Vec3f> positions;
    for (const float x : stations)
        for (std::size_t s = 0; s < kBarSides; ++s) {
            const double angle = 2.0 * kPi * double(s) / double(kBarSides);
            positions.emplace_back(x, float(0.5 * std::cos(angle)), float(0.5 * std::sin(angle)));
        }
    const auto at = [](std::size_t ring, std::size_t side) {
        return std::uint32_t(ring * kBarSides + side % kBarSides);
    };
    std::vector<std::vector<std::uint32_t>> faces;
    for (std::size_t r = 0; r + 1 < stations.size(); ++r)
        for (std::size_t s = 0; s < kBarSides; ++s)
            faces.push_back({at(r, s), at(r, s + 1), at(r + 1, s + 1), at(r + 1, s)});
    std::vector<std::uint32_t> start;
    std::vector<std::uint32_t> end;
    for (std::size_t s = 0; s < kBarSides; ++s) {
        start.push_back(at(0, kBarSides - 1 - s));
        end.push_back(at(stations.size() - 1, s));
    }
    faces.push_back(start);
    faces.push_back(end);
    return meshOf("bar", std::move(positions), faces);
}

Character twoBones(Mesh mesh, double from, double joint) {
    Character character;
    const BoneIndex a = addBone(character.skeleton, "A", {}, shift(from, 0, 0));
    const BoneIndex b = addBone(character.skeleton, "B", a, shift(joint - from, 0, 0));
    Binding binding;
    binding.joints = {a, b};
    bindAtRest(character.skeleton, binding);
    binding.layers.push_back({"base", SkinWeights(mesh.vertexCount())});
    MeshInstance instance;
    instance.name = mesh.name;
    instance.mesh = std::make_shared<const Mesh>(std::move(mesh));
    instance.binding = std::move(binding);
    character.meshes.push_back(std::move(instance));
    return character;
}

/// Weight of joint 1 = clamp((x - from) / (to - from), 0, 1); rows without zeros.
void weighAlongX(Character& character, double from, double to) {
    SkinWeights& weights = character.meshes[0].binding->weights();
    const Mesh& mesh = *character.meshes[0].mesh;
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
        const double share = (double(mesh.positions[v].x()) - from) / (to - from);
        const float b = float(std::clamp(share, 0.0, 1.0));
        WeightRow row;
        if (b < 1.0f)
            row.push_back({0, 1.0f - b});
        if (b > 0.0f)
            row.push_back({1, b});
        weights.setRow(VertexIndex(v), row);
    }
}

/// Six times the signed volume of the cone from the origin over a fan around `centre`.
double coneOverFan(const Vec3d& centre, const Vec3d& from, const Vec3d& to) {
    return centre.dot(from.cross(to));
}

double volumeOfFaces(const Mesh& mesh, std::span<const Vec3f> positions,
                     const std::vector<std::uint8_t>& inside) {
    using Edge = std::pair<std::uint32_t, std::uint32_t>;
    std::map<Edge, int> open; // directed edges that no face runs back along
    double six = 0.0;
    for (std::size_t f = 0; f < mesh.faceCount(); ++f) {
        if (!inside[f])
            continue;
        const std::span<const std::uint32_t> face(mesh.cornerVertices.data() + mesh.faceOffsets[f],
                                                  mesh.faceOffsets[f + 1] - mesh.faceOffsets[f]);
        Vec3d centre = Vec3d::Zero();
        for (const std::uint32_t v : face)
            centre += positions[v].cast<double>() / double(face.size());
        for (std::size_t i = 0; i < face.size(); ++i) {
            const std::uint32_t a = face[i];
            const std::uint32_t b = face[(i + 1) % face.size()];
            six += coneOverFan(centre, positions[a].cast<double>(), positions[b].cast<double>());
            if (open.erase({b, a}) == 0)
                open[{a, b}] = 1;
        }
    }
    std::map<std::uint32_t, std::uint32_t> next;
    for (const auto& [edge, one] : open)
        next[edge.second] = edge.first; // the lid runs the other way round
    while (!next.empty()) {
        std::vector<std::uint32_t> loop{next.begin()->first};
        while (next.at(loop.back()) != loop.front())
            loop.push_back(next.at(loop.back()));
        Vec3d centre = Vec3d::Zero();
        for (const std::uint32_t v : loop)
            centre += positions[v].cast<double>() / double(loop.size());
        for (std::size_t i = 0; i < loop.size(); ++i) {
            six += coneOverFan(centre, positions[loop[i]].cast<double>(),
                               positions[loop[(i + 1) % loop.size()]].cast<double>());
            next.erase(loop[i]);
        }
    }
    return six / 6.0;
}

} // namespace

Character barCharacter() {
    Character character = twoBones(barMesh(), -2.0, 0.0);
    weighAlongX(character, -0.5, 0.5);
    finishCharacter(character);
    return character;
}

double blendZoneVolume(const Mesh& bar, std::span<const Vec3f> positions) {
    std::vector<std::uint8_t> inside(bar.faceCount(), 1);
    for (std::size_t f = 0; f < bar.faceCount(); ++f)
        for (std::uint32_t c = bar.faceOffsets[f]; c < bar.faceOffsets[f + 1]; ++c)
            if (std::abs(bar.positions[bar.cornerVertices[c]].x()) > 0.5f)
                inside[f] = 0;
    return volumeOfFaces(bar, positions, inside);
}

double volume(const Mesh& mesh, std::span<const Vec3f> positions) {
    return volumeOfFaces(mesh, positions, std::vector<std::uint8_t>(mesh.faceCount(), 1));
}

Character tubeCharacter(std::size_t rings, std::size_t sides) {
    Mesh mesh = tubeMesh(rings, sides);
    mesh.normals = computeNormals(mesh, mesh.positions, true);
    for (VertexSection& section : mesh.sections)
        section.hasNormals = true;
    Character character = twoBones(std::move(mesh), 0.0, 0.5);
    weighAlongX(character, 0.3, 0.7);
    finishCharacter(character);
    return character;
}

Character cloudCharacter(std::size_t bones, std::size_t vertices, std::size_t influences,
                         std::uint32_t seed) {
    std::mt19937 random(seed);
    Character character;
    Binding binding;
    BoneIndex parent;
    for (std::size_t i = 0; i < bones; ++i) {
        parent = addBone(character.skeleton, "bone " + std::to_string(i), parent,
                         shift(i == 0 ? 0.0 : 1.0 / double(bones), 0, 0));
        binding.joints.push_back(parent);
    }
    bindAtRest(character.skeleton, binding);
    Mesh mesh;
    mesh.name = "cloud";
    SkinWeights weights(vertices);
    for (std::size_t v = 0; v < vertices; ++v) {
        mesh.positions.push_back(randomVector(random, 0.5f) + Vec3f(0.5f, 0, 0));
        mesh.normals.push_back((randomVector(random, 1.0f) + Vec3f(0, 1.5f, 0)).normalized());
        weights.setRow(VertexIndex(v), randomRow(random, influences, bones));
    }
    finishMesh(mesh, rowKeys(weights));
    binding.layers.push_back({"base", std::move(weights)});
    MeshInstance instance;
    instance.name = mesh.name;
    instance.mesh = std::make_shared<const Mesh>(std::move(mesh));
    instance.binding = std::move(binding);
    character.meshes.push_back(std::move(instance));
    finishCharacter(character);
    return character;
}

std::vector<Vec3f> skinned(const Character& character, SkinningMethod method, bool rawSums) {
    FrameRequest request;
    request.cpuMeshes = {MeshInstanceIndex(0)};
    request.methodOverride = method;
    request.rawSums = rawSums;
    FrameCaches caches;
    FrameState state;
    FrameResult result;
    evaluateFrame(character, request, caches, state, result);
    return std::move(result.vertices[0].positions);
}

} // namespace rigwright::test
