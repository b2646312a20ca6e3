// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The zoo of automatic weights.
#include "tests/support/bind_zoo.h"

#include "tests/support/mesh_zoo.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace rigwright::test {

std::vector<BoneSegment> chainOf(std::size_t bones, const Vec3d& from, const Vec3d& to) {
    std::vector<BoneSegment> segments;
    for (std::size_t b = 0; b < bones; ++b)
        segments.push_back({.joint = std::uint16_t(b),
                            .head = from + (to - from) * (double(b) / double(bones)),
                            .tail = from + (to - from) * (double(b + 1) / double(bones))});
    return segments;
}

Mesh moved(const Mesh& mesh, double factor, const Vec3d& offset) {
    Mesh result = mesh;
    for (Vec3f& position : result.positions)
        position = (position.cast<double>() * factor + offset).cast<float>();
    finishMesh(result);
    return result;
}

Mesh inverted(const Mesh& mesh) {
    Mesh result = mesh;
    for (std::size_t f = 0; f < mesh.faceCount(); ++f)
        std::reverse(result.cornerVertices.begin() + mesh.faceOffsets[f],
                     result.cornerVertices.begin() + mesh.faceOffsets[f + 1]);
    return result;
}

Mesh together(const std::string& name, const std::vector<Mesh>& parts) {
    std::vector<Vec3f> positions;
    std::vector<std::vector<std::uint32_t>> faces;
    for (const Mesh& part : parts) {
        const auto first = std::uint32_t(positions.size());
        positions.insert(positions.end(), part.positions.begin(), part.positions.end());
        for (std::size_t f = 0; f < part.faceCount(); ++f) {
            auto& face = faces.emplace_back();
            for (std::size_t c = part.faceOffsets[f]; c < part.faceOffsets[f + 1]; ++c)
                face.push_back(part.cornerVertices[c] + first);
        }
    }
    return meshOf(name, std::move(positions), faces);
}

BindCase bodyWithCubes() {
    std::vector<Mesh> parts{tubeMesh(40, 16)};
    for (int i = 0; i < 13; ++i)
        parts.push_back(moved(cubeMesh(), 0.04, {0.05 + 0.07 * i, 0.25, 0.02 * (i % 3)}));
    return {"body and 13 cubes", together("body and cubes", parts),
            chainOf(2, {0, 0, 0}, {1, 0, 0}), 2};
}

Character bodyWithCubesCharacter() {
    Character character;
    character.name = "body";
    Transform place;
    const BoneIndex first = addBone(character.skeleton, "first", {}, place);
    place.translation = {0.5, 0.0, 0.0};
    addBone(character.skeleton, "second", first, place);
    MeshInstance body;
    body.name = "Body";
    body.mesh = std::make_shared<const Mesh>(bodyWithCubes().mesh);
    character.meshes.push_back(std::move(body));
    finishCharacter(character);
    return character;
}

namespace {

/// Along the mesh's longest side, a little inside its ends.
std::vector<BoneSegment> chainThrough(const Mesh& mesh, std::size_t bones) {
    const Box3f box = bounds(mesh.positions);
    if (box.isEmpty())
        return chainOf(bones, {0, 0, 0}, {1, 0, 0});
    const Vec3d middle = box.center().cast<double>();
    Eigen::Index axis = 0;
    const double half = 0.45 * double(box.sizes().maxCoeff(&axis));
    Vec3d along = Vec3d::Zero();
    along[axis] = std::max(half, 1e-3);
    return chainOf(bones, middle - along, middle + along);
}

Mesh openTube() {
    Mesh tube = tubeMesh(20, 12);
    std::vector<std::vector<std::uint32_t>> faces;
    for (std::size_t f = 0; f < tube.faceCount(); ++f) {
        std::vector<std::uint32_t> face(tube.cornerVertices.begin() + tube.faceOffsets[f],
                                        tube.cornerVertices.begin() + tube.faceOffsets[f + 1]);
        if (std::ranges::all_of(face, [](std::uint32_t v) { return v < 240; }))
            faces.push_back(face);
    }
    tube.positions.resize(240);
    return meshOf("open tube", tube.positions, faces);
}

/// Every third face is turned round.
Mesh mixedWinding() {
    Mesh tube = tubeMesh(12, 8);
    for (std::size_t f = 0; f < tube.faceCount(); f += 3)
        std::reverse(tube.cornerVertices.begin() + tube.faceOffsets[f],
                     tube.cornerVertices.begin() + tube.faceOffsets[f + 1]);
    return tube;
}

std::vector<BindCase> specialMeshes() {
    const Mesh tube = tubeMesh(12, 8);
    const float none = std::numeric_limits<float>::quiet_NaN();
    std::vector<BindCase> cases;
    const auto add = [&](const char* name, Mesh mesh) {
        std::vector<BoneSegment> segments = chainThrough(mesh, 3);
        cases.push_back({name, std::move(mesh), std::move(segments), 3});
    };
    add("inverted tube", inverted(tube));
    add("mixed winding", mixedWinding());
    add("tiny", moved(tube, 1e-30, Vec3d::Zero()));
    add("huge", moved(tube, 1e30, Vec3d::Zero()));
    add("far away", moved(tube, 1.0, {4000, -300, 20000}));
    add("open tube", openTube());
    add("n-gon prism", meshOf("prism",
                              {{0, 0, 0},
                               {1, 0, 0},
                               {1.5f, 1, 0},
                               {0.5f, 2, 0},
                               {-0.5f, 1, 0},
                               {0, 0, 3},
                               {1, 0, 3},
                               {1.5f, 1, 3},
                               {0.5f, 2, 3},
                               {-0.5f, 1, 3}},
                              {{4, 3, 2, 1, 0},
                               {5, 6, 7, 8, 9},
                               {0, 1, 6, 5},
                               {1, 2, 7, 6},
                               {2, 3, 8, 7},
                               {3, 4, 9, 8},
                               {4, 0, 5, 9}}));
    add("duplicate points and faces", together("twice", {tube, tube}));
    add("faces without area",
        meshOf("flat", {{0, 0, 0}, {1, 0, 0}, {2, 0, 0}, {3, 0, 0}}, {{0, 1, 2}, {1, 2, 3}}));
    add("a sliver on a tube",
        together("sliver",
                 {tube, meshOf("s", {{0, 0.1f, 0}, {0.5f, 0.1f, 0}, {1, 0.1f, 0}}, {{0, 1, 2}})}));
    add("a position that is no number",
        meshOf("nan", {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {none, 0, 0}, {none, none, none}},
               {{0, 1, 2}, {1, 3, 2}}));
    add("all in one place", meshOf("point", {{1, 1, 1}, {1, 1, 1}, {1, 1, 1}}, {{0, 1, 2}}));
    add("two vertices", meshOf("two", {{0, 0, 0}, {1, 0, 0}}, {{0, 1}}));
    add("one vertex", meshOf("one", {{3, 0, 0}}, {}));
    return cases;
}

std::vector<BindCase> specialBones() {
    const Mesh tube = tubeMesh(12, 8);
    std::vector<BindCase> cases;
    cases.push_back({"bones outside", tube, chainOf(3, {0, 5, 0}, {1, 5, 0}), 3});
    cases.push_back({"bones very far away", tube, chainOf(2, {1e9, 0, 0}, {2e9, 0, 0}), 2});
    cases.push_back({"one of three bones outside",
                     tube,
                     {{.joint = 0, .head = {0, 0, 0}, .tail = {0.5, 0, 0}},
                      {.joint = 1, .head = {0.5, 0, 0}, .tail = {1, 0, 0}},
                      {.joint = 2, .head = {0, 2, 0}, .tail = {0, 3, 0}}},
                     3});
    cases.push_back({"bones of no length",
                     tube,
                     {{.joint = 0, .head = {0.2, 0, 0}, .tail = {0.2, 0, 0}},
                      {.joint = 1, .head = {0.8, 0, 0}, .tail = {0.8, 0, 0}}},
                     2});
    cases.push_back({"all bones in one place",
                     tube,
                     {{.joint = 0, .head = {0.2, 0, 0}, .tail = {0.2, 0, 0}},
                      {.joint = 1, .head = {0.2, 0, 0}, .tail = {0.2, 0, 0}}},
                     2});
    cases.push_back({"one bone", tube, chainOf(1, {0, 0, 0}, {1, 0, 0}), 1});
    cases.push_back({"500 bones", tubeMesh(60, 10), chainOf(500, {0, 0, 0}, {1, 0, 0}), 500});
    cases.push_back(
        {"bones that pass through vertices", tube, chainOf(4, {0, 0.1, 0}, {1, 0.1, 0}), 4});
    cases.push_back({"mesh 1000 times too large", moved(tube, 1000.0, Vec3d::Zero()),
                     chainOf(3, {0, 0, 0}, {1, 0, 0}), 3});
    cases.push_back({"mesh 1000 times too small", moved(tube, 0.001, Vec3d::Zero()),
                     chainOf(3, {0, 0, 0}, {1, 0, 0}), 3});
    cases.push_back(
        {"joints without segments", tube, {{.joint = 4, .head = {0, 0, 0}, .tail = {1, 0, 0}}}, 9});
    return cases;
}

std::vector<BindCase> makeZoo() {
    std::vector<BindCase> zoo;
    for (const Mesh& mesh : meshZoo())
        zoo.push_back({mesh.name, mesh, chainThrough(mesh, 3), 3});
    for (auto& more : {specialMeshes(), specialBones()})
        zoo.insert(zoo.end(), more.begin(), more.end());
    zoo.push_back(bodyWithCubes());
    return zoo;
}

} // namespace

const std::vector<BindCase>& bindZoo() {
    static const std::vector<BindCase> zoo = makeZoo();
    return zoo;
}

} // namespace rigwright::test
