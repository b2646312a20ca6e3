// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Transfer between characters: deformation of coarser and finer copies, places, bones, bindings.
#include "core/character/transfer_character.h"
#include "core/samples/samples.h"
#include "tests/support/builders.h"
#include "tests/support/mesh_zoo.h"
#include "tests/support/random_weights.h"
#include "tests/support/ten_poses.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>
#include <functional>
#include <map>
#include <utility>

using namespace rigwright;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kFirst{0};

/// A mesh over the points of another one, of which each position is a fixed mixture of theirs: what
/// the mixture makes of the deformed points is what the copy should be deformed to.
struct Copy {
    Mesh mesh;
    std::vector<std::vector<std::pair<std::size_t, double>>> parts; ///< by vertex: points

    [[nodiscard]] std::vector<Vec3d> mixed(const std::vector<Vec3d>& points) const {
        std::vector<Vec3d> result(parts.size(), Vec3d::Zero());
        for (std::size_t v = 0; v < parts.size(); ++v)
            for (const auto& [point, share] : parts[v])
                result[v] += share * points[point];
        return result;
    }
};

using Triangles = std::vector<std::array<std::size_t, 3>>;

Triangles pointTriangles(const Mesh& mesh) {
    Triangles triangles;
    const std::vector<std::uint32_t> corners = triangulate(mesh);
    for (std::size_t t = 0; t < corners.size(); t += 3) {
        auto& triangle = triangles.emplace_back();
        for (std::size_t i = 0; i < 3; ++i)
            triangle[i] = mesh.topology.pointOfVertex[corners[t + i]].value();
    }
    return triangles;
}

/// One value a point, of one value a vertex.
std::vector<Vec3d> ofPoints(const Mesh& mesh, std::span<const Vec3f> ofVertices) {
    std::vector<Vec3d> points;
    for (std::size_t p = 0; p < mesh.topology.pointCount(); ++p)
        points.emplace_back(
            ofVertices[mesh.topology.verticesOf(PointIndex(p)).front().value()].cast<double>());
    return points;
}

void finish(Copy& copy, const Triangles& triangles, const std::vector<Vec3d>& points) {
    for (const auto& triangle : triangles) {
        for (const std::size_t corner : triangle)
            copy.mesh.cornerVertices.push_back(std::uint32_t(corner));
        copy.mesh.faceOffsets.push_back(std::uint32_t(copy.mesh.cornerVertices.size()));
    }
    for (const Vec3d& position : copy.mixed(points))
        copy.mesh.positions.push_back(position.cast<float>());
    finishMesh(copy.mesh);
}

/// Every triangle becomes four; then every vertex goes half way to the mean of its neighbours, so
/// that the copy lies beside the surface and not on it.
Copy finer(const Mesh& mesh) {
    std::map<std::pair<std::size_t, std::size_t>, std::size_t> middles;
    std::vector<std::vector<std::pair<std::size_t, double>>> parts;
    for (std::size_t p = 0; p < mesh.topology.pointCount(); ++p)
        parts.push_back({{p, 1.0}});
    const auto middle = [&](std::size_t a, std::size_t b) {
        const auto [at, isNew] = middles.try_emplace(std::minmax(a, b), parts.size());
        if (isNew)
            parts.push_back({{a, 0.5}, {b, 0.5}});
        return at->second;
    };
    Triangles triangles;
    for (const auto& [a, b, c] : pointTriangles(mesh)) {
        const std::size_t ab = middle(a, b);
        const std::size_t bc = middle(b, c);
        const std::size_t ca = middle(c, a);
        triangles.insert(triangles.end(), {{a, ab, ca}, {ab, b, bc}, {ca, bc, c}, {ab, bc, ca}});
    }
    std::vector<std::vector<std::size_t>> neighbours(parts.size());
    for (const auto& [a, b, c] : triangles) { // each edge twice, once from either side
        neighbours[a].push_back(b);
        neighbours[b].push_back(c);
        neighbours[c].push_back(a);
    }
    Copy copy;
    copy.mesh.name = "finer";
    for (std::size_t v = 0; v < parts.size(); ++v) {
        std::map<std::size_t, double> mixture;
        for (const auto& [point, share] : parts[v])
            mixture[point] += (neighbours[v].empty() ? 1.0 : 0.5) * share;
        for (const std::size_t other : neighbours[v])
            for (const auto& [point, share] : parts[other])
                mixture[point] += 0.5 * share / double(neighbours[v].size());
        copy.parts.emplace_back(mixture.begin(), mixture.end());
    }
    finish(copy, triangles, ofPoints(mesh, mesh.positions));
    return copy;
}

/// Points are joined in pairs along edges, `rounds` times; each vertex is the mean of its points.
Copy coarser(const Mesh& mesh, int rounds) {
    Triangles triangles = pointTriangles(mesh);
    std::vector<std::vector<std::size_t>> members(mesh.topology.pointCount());
    for (std::size_t p = 0; p < members.size(); ++p)
        members[p] = {p};
    for (int round = 0; round < rounds; ++round) {
        constexpr std::size_t kFree = ~std::size_t(0);
        std::vector<std::size_t> cluster(members.size(), kFree);
        std::vector<std::vector<std::size_t>> next;
        const auto open = [&](std::size_t a) {
            cluster[a] = next.size();
            next.push_back(members[a]);
        };
        for (const auto& triangle : triangles)
            for (std::size_t i = 0; i < 3; ++i) {
                const std::size_t a = triangle[i];
                const std::size_t b = triangle[(i + 1) % 3];
                if (cluster[a] != kFree || cluster[b] != kFree)
                    continue;
                open(a);
                cluster[b] = cluster[a];
                next.back().insert(next.back().end(), members[b].begin(), members[b].end());
            }
        for (std::size_t a = 0; a < members.size(); ++a)
            if (cluster[a] == kFree)
                open(a);
        members = std::move(next);
        for (auto& triangle : triangles)
            for (std::size_t& corner : triangle)
                corner = cluster[corner];
        std::erase_if(triangles,
                      [](const auto& t) { return t[0] == t[1] || t[1] == t[2] || t[2] == t[0]; });
    }
    Copy copy;
    copy.mesh.name = "coarser";
    for (const auto& points : members) {
        auto& part = copy.parts.emplace_back();
        for (const std::size_t point : points)
            part.emplace_back(point, 1.0 / double(points.size()));
    }
    finish(copy, triangles, ofPoints(mesh, mesh.positions));
    return copy;
}

/// The character with its mesh replaced and nothing bound.
Character withMesh(Character character, Mesh mesh) {
    character.meshes.front().mesh = std::make_shared<const Mesh>(std::move(mesh));
    character.meshes.front().binding.reset();
    character.meshes.front().parent = BoneIndex();
    character.meshes.front().parentFromMesh = Affine3d::Identity();
    return character;
}

Character sample(const char* name) {
    Result<Character> made = makeSample(name);
    return std::move(*made);
}

TransferRequest everything(const Character& source) {
    return {.from = transferSources(source),
            .to = kFirst,
            .map = sameBones(source.skeleton),
            .settings = {},
            .vertices = std::nullopt};
}

/// Mean distance over the ten poses and all vertices, as a part of the character's height.
double meanDifference(const Character& source, const Copy& copy, Character target) {
    Character posed = source;
    double sum = 0.0;
    std::size_t count = 0;
    for (const Pose& pose : tenPoses(source)) {
        posed.pose.local = pose.local;
        target.pose.local = pose.local;
        const std::vector<Vec3f> there = skinned(posed, SkinningMethod::LinearBlend);
        const std::vector<Vec3d> expected =
            copy.mixed(ofPoints(*source.meshes.front().mesh, there));
        const std::vector<Vec3f> here = skinned(target, SkinningMethod::LinearBlend);
        for (std::size_t v = 0; v < here.size(); ++v, ++count)
            sum += (here[v].cast<double>() - expected[v]).norm();
    }
    return sum / double(count) / heightOf(source);
}

} // namespace

class tst_transfer_character : public QObject {
    Q_OBJECT
private slots:
    void coarserAndFinerCopiesMoveAsTheMannequinDoes_data() {
        QTest::addColumn<int>("rounds"); // of coarsening; 0: finer
        QTest::newRow("finer") << 0;
        QTest::newRow("half as many points") << 1;
        QTest::newRow("a quarter") << 2;
        QTest::newRow("a thirtieth") << 5;
    }
    void coarserAndFinerCopiesMoveAsTheMannequinDoes() {
        QFETCH(int, rounds);
        const Character source = sample("mannequin");
        const Mesh& mesh = *source.meshes.front().mesh;
        const Copy copy = rounds == 0 ? finer(mesh) : coarser(mesh, rounds);
        QVERIFY(rounds == 0 ? copy.mesh.vertexCount() > 3 * mesh.topology.pointCount()
                            : copy.mesh.vertexCount() < mesh.topology.pointCount());
        Character target = withMesh(source, copy.mesh);
        const Result<MeshTransfer> transfer = transferToMesh(target, source, everything(source));
        QVERIFY(transfer.has_value());
        QVERIFY(transfer->bindingIsNew && transfer->changesBinding());
        QVERIFY(transfer->result.unreached.empty());
        applyTransfer(target, *transfer);
        QCOMPARE(brokenInvariant(target), std::string());
        for (std::size_t v = 0; v < copy.mesh.vertexCount(); ++v)
            QVERIFY(std::abs(rowSum(target.meshes[0].binding->weights(), VertexIndex(v)) - 1.0) <=
                    1e-6);
        const double difference = meanDifference(source, copy, target);
        qInfo("%zu points from %zu: mean difference %.4f %% of the height, %zu unmatched",
              copy.mesh.vertexCount(), mesh.topology.pointCount(), 100.0 * difference,
              transfer->result.unmatched.size());
        QVERIFY(difference < 0.005);
        // The measure tells: bound to the hips alone it is far off.
        SkinWeights& rows = target.meshes[0].binding->weights();
        for (std::size_t v = 0; v < copy.mesh.vertexCount(); ++v)
            rows.setRow(VertexIndex(v), WeightRow{{0, 1.0f}});
        QVERIFY(meanDifference(source, copy, target) > 0.02);
    }

    void aCharacterTakesItsOwnWeightsUnchanged() {
        for (const char* name : {"mannequin", "arm", "tail", "bar"}) {
            const Character character = sample(name);
            const Result<MeshTransfer> transfer =
                transferToMesh(character, character, everything(character));
            QVERIFY(transfer.has_value());
            QVERIFY(!transfer->changesBinding() && transfer->findings.empty());
            Character after = character;
            applyTransfer(after, *transfer);
            const SkinWeights& a = character.meshes[0].binding->weights();
            const SkinWeights& b = after.meshes[0].binding->weights();
            for (std::size_t v = 0; v < a.rowCount(); ++v)
                for (const Influence& influence : a.copyRow(VertexIndex(v)))
                    QVERIFY(std::abs(b.weightOf(VertexIndex(v), influence.bone) -
                                     influence.weight) <= 1e-6f);
        }
    }

    void meshesFindEachOtherWhereTheyStandNotWhereTheirNumbersAre() {
        const Character source = tubeCharacter(12, 8);
        const SkinWeights& rows = source.meshes[0].binding->weights();
        // The same tube in inches, lying elsewhere, put back by its node.
        Affine3d meshFromModel = Affine3d::Identity();
        meshFromModel.scale(1.0 / 0.0254);
        meshFromModel.rotate(Eigen::AngleAxisd(0.7, Vec3d(1, 2, 3).normalized()));
        meshFromModel.translate(Vec3d(4, 5, 6));
        for (const bool mirrored : {false, true}) {
            if (mirrored)
                meshFromModel.linear().row(0) *= -1.0;
            Mesh mesh = *source.meshes[0].mesh;
            for (Vec3f& position : mesh.positions)
                position = (meshFromModel * position.cast<double>()).cast<float>();
            mesh.normals.clear();
            for (std::size_t f = 0; mirrored && f < mesh.faceCount(); ++f) // outwards as before
                std::reverse(mesh.cornerVertices.begin() + mesh.faceOffsets[f],
                             mesh.cornerVertices.begin() + mesh.faceOffsets[f + 1]);
            finishMesh(mesh);
            Character target = withMesh(source, std::move(mesh));
            target.meshes[0].parentFromMesh = meshFromModel.inverse();
            const Result<MeshTransfer> transfer =
                transferToMesh(target, source, everything(source));
            QVERIFY(transfer.has_value());
            QVERIFY(transfer->findings.empty());
            const std::vector<Vec3f> before = skinned(target, SkinningMethod::LinearBlend);
            applyTransfer(target, *transfer);
            // Bound, it stays where it was,
            const std::vector<Vec3f> bound = skinned(target, SkinningMethod::LinearBlend);
            for (std::size_t v = 0; v < before.size(); ++v)
                QVERIFY((bound[v] - before[v]).norm() <= 1e-5f);
            // and has the rows of the source, by the names of the bones.
            const Binding& binding = *target.meshes[0].binding;
            for (std::size_t v = 0; v < rows.rowCount(); ++v)
                for (std::size_t j = 0; j < binding.joints.size(); ++j)
                    QVERIFY(std::abs(binding.weights().weightOf(VertexIndex(v), std::uint16_t(j)) -
                                     rows.weightOf(VertexIndex(v),
                                                   std::uint16_t(binding.joints[j].value()))) <=
                            1e-4f);
        }
    }

    void jointsThatAreMissingAreAddedAndOnlyThose() {
        const Character source = tubeCharacter(12, 8);
        Character target = source;
        Binding& binding = *target.meshes[0].binding;
        binding.joints.resize(1); // root alone
        binding.boneFromMeshBind.resize(1);
        for (std::size_t v = 0; v < binding.weights().rowCount(); ++v)
            binding.weights().setRow(VertexIndex(v), WeightRow{{0, 1.0f}});
        addBone(target.skeleton, "unused", BoneIndex(0), {});
        finishCharacter(target);
        const Result<MeshTransfer> transfer = transferToMesh(target, source, everything(source));
        QVERIFY(transfer.has_value());
        QCOMPARE(transfer->addedJoints, std::size_t(1));
        QVERIFY(!transfer->bindingIsNew && transfer->changesBinding());
        QCOMPARE(transfer->binding.joints, source.meshes[0].binding->joints);
        applyTransfer(target, *transfer);
        QCOMPARE(brokenInvariant(target), std::string());
        Character posed = source;
        for (Character* character : {&target, &posed})
            character->pose.local[1].rotation = turn(Vec3d::UnitZ(), 40.0).rotation;
        const auto a = skinned(target, SkinningMethod::LinearBlend);
        const auto b = skinned(posed, SkinningMethod::LinearBlend);
        for (std::size_t v = 0; v < a.size(); ++v)
            QVERIFY((a[v] - b[v]).norm() <= 1e-5f);
        // A part that only the root moves needs no other joint.
        TransferRequest request = everything(source);
        request.vertices = VertexSelection{VertexIndex(0), VertexIndex(1)};
        Character other = target;
        other.meshes[0].binding->joints.resize(1);
        other.meshes[0].binding->boneFromMeshBind.resize(1);
        for (std::size_t v = 0; v < binding.weights().rowCount(); ++v)
            other.meshes[0].binding->weights().setRow(VertexIndex(v), WeightRow{{0, 0.5f}});
        const Result<MeshTransfer> part = transferToMesh(other, source, request);
        QVERIFY(part.has_value());
        QCOMPARE(part->addedJoints, std::size_t(0));
        QVERIFY(!part->changesBinding() && !part->result.edit.isEmpty());
    }

    void bonesWithoutCounterpartGoToTheNearestAboveAndAreSaid() {
        const Character source = sample("mannequin");
        Character target = withMesh(source, *source.meshes[0].mesh);
        TransferRequest request = everything(source);
        const BoneIndex hand = findBone(source.skeleton, "hand.L");
        QVERIFY(hand.isValid());
        std::size_t below = 0;
        for (std::size_t b = 0; b < source.skeleton.boneCount(); ++b)
            if (BoneIndex(b) != hand && isAncestorOrSelf(source.skeleton, hand, BoneIndex(b))) {
                setTarget(request.map, BoneIndex(b), BoneIndex());
                below += source.skeleton.deform[b];
            }
        QVERIFY(below > 4);
        const Result<MeshTransfer> transfer = transferToMesh(target, source, request);
        QVERIFY(transfer.has_value());
        QCOMPARE(transfer->findings.size(), std::size_t(1));
        QCOMPARE(transfer->findings[0].code, std::string("transfer-bones-unmatched"));
        QCOMPARE(transfer->findings[0].count, transfer->lost.size());
        QVERIFY(!transfer->lost.empty() && transfer->lost.size() <= below);
        applyTransfer(target, *transfer);
        // The hand has what it and its fingers had.
        const Binding& ours = *target.meshes[0].binding;
        const Binding& theirs = *source.meshes[0].binding;
        const auto share = [&](const Binding& binding, std::size_t v, bool withFingers) {
            double sum = 0.0;
            for (const Influence& influence : binding.weights().copyRow(VertexIndex(v))) {
                const BoneIndex bone = binding.joints[influence.bone];
                if (bone == hand || (withFingers && isAncestorOrSelf(source.skeleton, hand, bone)))
                    sum += double(influence.weight);
            }
            return sum;
        };
        for (std::size_t v = 0; v < ours.weights().rowCount(); ++v)
            QVERIFY(std::abs(share(ours, v, false) - share(theirs, v, true)) <= 1e-5);
    }

    void heldBonesKeepTheirWeights() {
        const Character source = tubeCharacter(12, 8);
        Character target = source;
        SkinWeights& rows = target.meshes[0].binding->weights();
        for (std::size_t v = 0; v < rows.rowCount(); ++v)
            rows.setRow(VertexIndex(v), WeightRow{{0, 0.25f}, {1, 0.75f}});
        target.boneFlags[0].locked = true;
        const Result<MeshTransfer> transfer = transferToMesh(target, source, everything(source));
        QVERIFY(transfer.has_value());
        applyTransfer(target, *transfer);
        for (std::size_t v = 0; v < rows.rowCount(); ++v)
            QCOMPARE(rows.weightOf(VertexIndex(v), 0), 0.25f);
    }

    void severalMeshesAreOneSource() {
        Character source = tubeCharacter(12, 8);
        // The tube's two ends as two meshes; of one of them the rows name joints in another order.
        const MeshInstance whole = source.meshes[0];
        Character target = withMesh(source, *whole.mesh);
        source.meshes.clear();
        for (const bool right : {false, true}) {
            MeshInstance half = whole;
            Mesh mesh = *whole.mesh;
            mesh.cornerVertices.clear();
            mesh.faceOffsets = {0};
            mesh.ranges.clear();
            for (std::size_t f = 0; f < whole.mesh->faceCount(); ++f) {
                double middle = 0.0;
                const std::size_t first = whole.mesh->faceOffsets[f];
                const std::size_t last = whole.mesh->faceOffsets[f + 1];
                for (std::size_t c = first; c < last; ++c)
                    middle += double(whole.mesh->positions[whole.mesh->cornerVertices[c]].x());
                if ((middle / double(last - first) > 0.5) != right)
                    continue;
                for (std::size_t c = first; c < last; ++c)
                    mesh.cornerVertices.push_back(whole.mesh->cornerVertices[c]);
                mesh.faceOffsets.push_back(std::uint32_t(mesh.cornerVertices.size()));
            }
            finishMesh(mesh);
            half.mesh = std::make_shared<const Mesh>(std::move(mesh));
            if (right) {
                std::swap(half.binding->joints[0], half.binding->joints[1]);
                std::swap(half.binding->boneFromMeshBind[0], half.binding->boneFromMeshBind[1]);
                for (std::size_t v = 0; v < half.mesh->vertexCount(); ++v) {
                    WeightRow row = half.binding->weights().copyRow(VertexIndex(v));
                    for (Influence& influence : row)
                        influence.bone ^= 1u;
                    half.binding->weights().setRow(VertexIndex(v), row);
                }
            }
            source.meshes.push_back(half);
        }
        finishCharacter(source);
        QCOMPARE(brokenInvariant(source), std::string());
        const Result<MeshTransfer> transfer = transferToMesh(target, source, everything(source));
        QVERIFY(transfer.has_value());
        QVERIFY(transfer->result.unmatched.empty());
        applyTransfer(target, *transfer);
        const Binding& binding = *target.meshes[0].binding;
        for (std::size_t v = 0; v < whole.mesh->vertexCount(); ++v)
            for (std::size_t j = 0; j < binding.joints.size(); ++j)
                QVERIFY(std::abs(binding.weights().weightOf(VertexIndex(v), std::uint16_t(j)) -
                                 whole.binding->weights().weightOf(
                                     VertexIndex(v), std::uint16_t(binding.joints[j].value()))) <=
                        1e-6f);
    }

    void withoutASourceThereIsAReason() {
        const Character source = tubeCharacter(5, 4);
        const Character bare = withMesh(source, *source.meshes[0].mesh);
        const Result<MeshTransfer> transfer = transferToMesh(
            source, bare, {{kFirst}, kFirst, sameBones(bare.skeleton), {}, std::nullopt});
        QVERIFY(!transfer.has_value());
        QCOMPARE(transfer.error().code, std::string("transfer-no-source"));
        // Nor do meshes far from one another change anything.
        Character far = withMesh(source, *source.meshes[0].mesh);
        far.meshes[0].parentFromMesh.translation() = Vec3d(100, 0, 0);
        const Result<MeshTransfer> nothing = transferToMesh(far, source, everything(source));
        QVERIFY(nothing.has_value());
        QVERIFY(nothing->result.edit.isEmpty() && !nothing->changesBinding());
        QCOMPARE(nothing->findings.front().code, std::string("transfer-nothing"));
        const Character before = far;
        applyTransfer(far, *nothing);
        QVERIFY(far == before);
    }
};

RIGWRIGHT_TEST(tst_transfer_character)
#include "tst_transfer_character.moc"
