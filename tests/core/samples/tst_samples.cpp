// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The built-in characters: surfaces, weights, textures, skeletons.
#include "core/character/evaluate_frame.h"
#include "core/mesh/bvh.h"
#include "core/samples/samples.h"
#include "core/skeleton/templates.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

using namespace rigwright;

namespace {

Character sample(const char* name) {
    Result<Character> result = makeSample(name);
    if (!result)
        qFatal("sample %s: %s", name, result.error().detail.c_str());
    return std::move(result).value();
}

const Mesh& meshOf(const Character& character) {
    return *character.meshes.front().mesh;
}
const SkinWeights& weightsOf(const Character& character) {
    return character.meshes.front().binding->weights();
}

/// Faces as loops of points.
std::vector<std::vector<std::uint32_t>> pointFaces(const Mesh& mesh) {
    std::vector<std::vector<std::uint32_t>> faces;
    for (std::size_t f = 0; f < mesh.faceCount(); ++f) {
        std::vector<std::uint32_t> face;
        for (std::uint32_t c = mesh.faceOffsets[f]; c < mesh.faceOffsets[f + 1]; ++c)
            face.push_back(mesh.topology.pointOfVertex[mesh.cornerVertices[c]].value());
        faces.push_back(face);
    }
    return faces;
}

using EdgeCounts = std::map<std::pair<std::uint32_t, std::uint32_t>, int>;

EdgeCounts directedEdges(const Mesh& mesh) {
    EdgeCounts edges;
    for (const auto& face : pointFaces(mesh))
        for (std::size_t c = 0; c < face.size(); ++c)
            ++edges[{face[c], face[(c + 1) % face.size()]}];
    return edges;
}

std::array<float, 3> key(const Vec3f& v) {
    return {v.x(), v.y(), v.z()};
}
std::array<float, 3> mirroredKey(const Vec3f& v) {
    return {v.x() == 0.0f ? 0.0f : -v.x(), v.y(), v.z()};
}

/// First vertex at each position.
std::map<std::array<float, 3>, std::uint32_t> byPosition(const Mesh& mesh) {
    std::map<std::array<float, 3>, std::uint32_t> result;
    for (std::uint32_t v = 0; v < mesh.vertexCount(); ++v)
        result.emplace(key(mesh.positions[v]), v);
    return result;
}

std::string mirroredName(std::string name) {
    if (name.ends_with(".L"))
        name.back() = 'R';
    else if (name.ends_with(".R"))
        name.back() = 'L';
    return name;
}

/// A row by bone names, so that it can be compared with a reflected one.
std::map<std::string, float> namedRow(const Character& character, std::uint32_t vertex) {
    std::map<std::string, float> result;
    const Binding& binding = *character.meshes.front().binding;
    const RowView row = binding.weights().row(VertexIndex(vertex));
    for (std::size_t i = 0; i < row.size(); ++i)
        result[character.skeleton.names[binding.joints[row.bones[i]].value()]] = row.weights[i];
    return result;
}

std::vector<Affine3d> restModel(const Character& character) {
    std::vector<Affine3d> model;
    computeModelPose(character.skeleton, character.skeleton.restLocal, model);
    return model;
}

/// Positions with some bones turned about their own axes.
std::vector<Vec3f> posed(const Character& character,
                         const std::vector<std::pair<std::string, Quatd>>& turns) {
    FrameRequest request;
    request.cpuMeshes = {MeshInstanceIndex(0)};
    for (const auto& [name, turn] : turns) {
        const BoneIndex bone = findBone(character.skeleton, name);
        Transform local = character.skeleton.restLocal[bone.value()];
        local.rotation = local.rotation * turn;
        request.overrides.push_back({bone, local});
    }
    FrameCaches caches;
    FrameState state;
    FrameResult result;
    evaluateFrame(character, request, caches, state, result);
    return result.vertices.front().positions;
}

/// Signed volume of a closed surface.
double volumeOf(const Mesh& mesh, const std::vector<Vec3f>& positions) {
    const std::vector<std::uint32_t> triangles = triangulate(mesh);
    double sum = 0.0;
    for (std::size_t t = 0; t < triangles.size(); t += 3) {
        const Vec3d a = positions[triangles[t]].cast<double>();
        const Vec3d b = positions[triangles[t + 1]].cast<double>();
        const Vec3d c = positions[triangles[t + 2]].cast<double>();
        sum += a.dot(b.cross(c)) / 6.0;
    }
    return sum;
}

/// Winding number of a closed surface around a point (van Oosterom & Strackee 1983): 1 inside.
double windingAround(const Mesh& mesh, const Vec3d& point) {
    const std::vector<std::uint32_t> triangles = triangulate(mesh);
    double sum = 0.0;
    for (std::size_t t = 0; t < triangles.size(); t += 3) {
        std::array<Vec3d, 3> r;
        for (std::size_t i = 0; i < 3; ++i)
            r[i] = mesh.positions[triangles[t + i]].cast<double>() - point;
        const double la = r[0].norm();
        const double lb = r[1].norm();
        const double lc = r[2].norm();
        sum +=
            std::atan2(r[0].dot(r[1].cross(r[2])), la * lb * lc + r[0].dot(r[1]) * lc +
                                                       r[1].dot(r[2]) * la + r[2].dot(r[0]) * lb);
    }
    return sum / (2.0 * kPi);
}

double signedArea(const Vec2f& a, const Vec2f& b, const Vec2f& c) {
    const Vec2d ab = (b - a).cast<double>();
    const Vec2d ac = (c - a).cast<double>();
    return 0.5 * (ab.x() * ac.y() - ab.y() * ac.x());
}

} // namespace

class tst_samples : public QObject {
    Q_OBJECT

private:
    static void everySample() {
        QTest::addColumn<QString>("name");
        for (const SampleInfo& info : sampleList())
            QTest::newRow(std::string(info.name).c_str())
                << QString::fromStdString(std::string(info.name));
    }
    static void bodies() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("sided"); // bones of one side
        QTest::newRow("mannequin") << "mannequin" << 48;
        QTest::newRow("quadruped") << "quadruped" << 28;
    }
    static Character fetched() {
        QFETCH(QString, name);
        return sample(name.toStdString().c_str());
    }

private slots:
    void anUnknownNameIsAnErrorThatListsTheKnownOnes() {
        const Result<Character> result = makeSample("unicorn");
        QVERIFY(!result.has_value());
        QCOMPARE(result.error().code, std::string("sample-unknown"));
        QVERIFY(result.error().detail.find("unicorn") != std::string::npos);
        QVERIFY(result.error().remedy.find("mannequin") != std::string::npos);
    }

    void theListHoldsTheSamples() {
        std::vector<std::string> names;
        for (const SampleInfo& info : sampleList())
            names.emplace_back(info.name);
        QCOMPARE(names, (std::vector<std::string>{"mannequin", "quadruped", "arm", "tail", "bar"}));
    }

    void invariantsHold_data() { everySample(); }
    void invariantsHold() {
        const Character character = fetched();
        QCOMPARE(brokenInvariant(character), std::string());
        QVERIFY(!character.name.empty());
        QCOMPARE(character.meshes.size(), std::size_t(1));
        QVERIFY(!character.meshes.front().name.empty());
    }

    void twoCallsGiveEqualCharacters_data() { everySample(); }
    void twoCallsGiveEqualCharacters() {
        QFETCH(QString, name);
        QVERIFY(fetched() == fetched());
    }

    void countsAreThoseOfTheTable_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("points");
        QTest::addColumn<int>("faces");
        QTest::addColumn<int>("bones");
        QTest::newRow("mannequin") << "mannequin" << 17026 << 17024 << 56;
        QTest::newRow("quadruped") << "quadruped" << 8540 << 8538 << 44;
        QTest::newRow("arm") << "arm" << 3348 << 3346 << 10;
        QTest::newRow("tail") << "tail" << 2870 << 2868 << 11;
    }
    void countsAreThoseOfTheTable() {
        QFETCH(int, points);
        QFETCH(int, faces);
        QFETCH(int, bones);
        const Character character = fetched();
        const auto near = [](std::size_t found, int expected) {
            return std::abs(double(found) - expected) <= 0.01 * expected;
        };
        QVERIFY(near(meshOf(character).topology.pointCount(), points));
        QVERIFY(near(meshOf(character).faceCount(), faces));
        QCOMPARE(int(character.skeleton.boneCount()), bones);
    }

    void theSurfaceIsClosedAndOfOnePiece_data() { everySample(); }
    void theSurfaceIsClosedAndOfOnePiece() {
        const Character character = fetched();
        const Mesh& mesh = meshOf(character);
        const EdgeCounts edges = directedEdges(mesh);
        for (const auto& [edge, count] : edges) {
            QCOMPARE(count, 1);
            QVERIFY(edges.contains({edge.second, edge.first}));
        }
        const long euler =
            long(mesh.topology.pointCount()) - long(edges.size() / 2) + long(mesh.faceCount());
        QCOMPARE(euler, 2L);
        const std::vector<std::uint32_t> island = islands(pointAdjacency(mesh));
        QCOMPARE(*std::max_element(island.begin(), island.end()), 0u);
    }

    void facesLookOutwardsAndAgreeWithTheNormals_data() { everySample(); }
    void facesLookOutwardsAndAgreeWithTheNormals() {
        const Character character = fetched();
        const Mesh& mesh = meshOf(character);
        QVERIFY(volumeOf(mesh, mesh.positions) > 0.0);
        const std::vector<std::uint32_t> triangles = triangulate(mesh);
        for (std::size_t t = 0; t < triangles.size(); t += 3) {
            const std::array<std::uint32_t, 3> v{triangles[t], triangles[t + 1], triangles[t + 2]};
            const Vec3f face = (mesh.positions[v[1]] - mesh.positions[v[0]])
                                   .cross(mesh.positions[v[2]] - mesh.positions[v[0]]);
            QVERIFY(face.dot(mesh.normals[v[0]] + mesh.normals[v[1]] + mesh.normals[v[2]]) > 0.0f);
        }
        for (const Vec3f& normal : mesh.normals)
            QVERIFY(std::abs(normal.norm() - 1.0f) < 1e-5f);
    }

    void generatedSurfacesAreAllQuads() {
        for (const char* name : {"mannequin", "quadruped", "arm", "tail"}) {
            const Character character = sample(name);
            const Mesh& mesh = meshOf(character);
            for (std::size_t f = 0; f < mesh.faceCount(); ++f)
                QCOMPARE(mesh.faceOffsets[f + 1] - mesh.faceOffsets[f], 4u);
        }
    }

    void bodiesAreTheirOwnReflectionsToTheLastBit_data() { bodies(); }
    void bodiesAreTheirOwnReflectionsToTheLastBit() {
        const Character character = fetched();
        const Mesh& mesh = meshOf(character);
        const auto at = byPosition(mesh);
        std::size_t onPlane = 0;
        for (std::uint32_t v = 0; v < mesh.vertexCount(); ++v) {
            const auto twin = at.find(mirroredKey(mesh.positions[v]));
            QVERIFY(twin != at.end());
            onPlane += mesh.positions[v].x() == 0.0f;
            std::map<std::string, float> reflected;
            for (const auto& [name, weight] : namedRow(character, twin->second))
                reflected[mirroredName(name)] = weight;
            QVERIFY(namedRow(character, v) == reflected);
            QVERIFY(key(mesh.normals[v]) == mirroredKey(mesh.normals[twin->second]));
        }
        QVERIFY(onPlane > 100);
    }

    void bonesOfBodiesAreReflections_data() { bodies(); }
    void bonesOfBodiesAreReflections() {
        QFETCH(int, sided);
        const Character character = fetched();
        const Skeleton& skeleton = character.skeleton;
        std::size_t pairs = 0;
        for (std::size_t b = 0; b < skeleton.boneCount(); ++b) {
            const BoneIndex twin = findBone(skeleton, mirroredName(skeleton.names[b]));
            QVERIFY(twin.isValid());
            pairs += twin.value() != b;
            const Transform& here = skeleton.restLocal[b];
            const Transform& there = skeleton.restLocal[twin.value()];
            QCOMPARE(there.translation,
                     Vec3d(here.translation.x() == 0.0 ? 0.0 : -here.translation.x(),
                           here.translation.y(), here.translation.z()));
            const Vec4d q = here.rotation.coeffs();
            const Vec4d mirrored(q.x(), -q.y(), -q.z(), q.w());
            QVERIFY((there.rotation.coeffs() - mirrored).norm() == 0.0);
            if (skeleton.names[b].ends_with(".L"))
                QVERIFY(restModel(character)[b].translation().x() > 0.0);
        }
        QCOMPARE(int(pairs), sided);
    }

    void bonesPointAlongTheirChildren() {
        const Character character = sample("mannequin");
        const std::vector<Affine3d> model = restModel(character);
        const std::vector<std::pair<std::string, std::string>> chains{
            {"upper_arm.L", "lower_arm.L"}, {"lower_arm.L", "hand.L"},
            {"thigh.R", "shin.R"},          {"shin.R", "foot.R"},
            {"spine_01", "spine_02"},       {"index_01.R", "index_02.R"}};
        for (const auto& [from, to] : chains) {
            const Affine3d& a = model[findBone(character.skeleton, from).value()];
            const Affine3d& b = model[findBone(character.skeleton, to).value()];
            const Vec3d along = (b.translation() - a.translation()).normalized();
            QVERIFY((along - a.linear().col(1)).norm() < 1e-9);
        }
    }

    void theQuadrupedsBonesPointAlongTheirChildren() {
        const Character character = sample("quadruped");
        const std::vector<Affine3d> model = restModel(character);
        const std::vector<std::pair<std::string, std::string>> chains{
            {"hips", "spine_01"},
            {"spine_03", "neck_01"},
            {"neck_02", "head"},
            {"head", "head_end"},
            {"fore_upper.L", "fore_lower.L"},
            {"hind_metatarsus.R", "hind_paw.R"},
            {"tail_05", "tail_end"}};
        for (const auto& [from, to] : chains) {
            const Affine3d& a = model[findBone(character.skeleton, from).value()];
            const Affine3d& b = model[findBone(character.skeleton, to).value()];
            const Vec3d along = (b.translation() - a.translation()).normalized();
            QVERIFY2((along - a.linear().col(1)).norm() < 1e-9, from.c_str());
        }
    }

    void theQuadrupedHasTheJointsOfItsTemplate() {
        const Character character = sample("quadruped");
        const Skeleton& skeleton = character.skeleton;
        const Skeleton other = toSkeleton(makeTemplate(TemplateKind::Quadruped));
        QCOMPARE(skeleton.boneCount(), other.boneCount());
        for (std::size_t bone = 0; bone < other.boneCount(); ++bone) {
            const BoneIndex same = findBone(skeleton, other.names[bone]);
            QVERIFY2(same.isValid(), other.names[bone].c_str());
            const BoneIndex parent = skeleton.parents[same.value()];
            const BoneIndex otherParent = other.parents[bone];
            QCOMPARE(parent.isValid(), otherParent.isValid());
            if (parent.isValid())
                QCOMPARE(skeleton.names[parent.value()], other.names[otherParent.value()]);
        }
    }

    void theQuadrupedStandsOnFourPawsLookingForwards() {
        const Character character = sample("quadruped");
        const std::vector<Affine3d> model = restModel(character);
        const auto at = [&](const char* name) {
            return Vec3d(model[findBone(character.skeleton, name).value()].translation());
        };
        double lowest = 1e9;
        for (const Vec3f& position : meshOf(character).positions)
            lowest = std::min(lowest, double(position.y()));
        QVERIFY2(std::abs(lowest) < 0.01, std::to_string(lowest).c_str());
        QVERIFY(at("head").z() > at("hips").z() + 0.4);
        QVERIFY(at("tail_05").z() < at("hips").z() - 0.4);
        for (const char* paw : {"fore_paw.L", "fore_paw.R", "hind_paw.L", "hind_paw.R"})
            QVERIFY(at(paw).y() < 0.06);
    }

    void positiveTurnsAboutXFlexTheJoints_data() {
        QTest::addColumn<QString>("sampleName");
        QTest::addColumn<QString>("joint");
        QTest::addColumn<QString>("tip");
        QTest::addColumn<double>("y");
        QTest::addColumn<double>("z");
        const auto row = [](const char* what) -> QTestData& {
            return QTest::newRow(what)
                   << (QString::fromLatin1(what).startsWith(QLatin1String("quadruped"))
                           ? "quadruped"
                           : "mannequin");
        };
        row("elbow forwards") << "lower_arm.L"
                              << "hand.L" << 0.0 << 1.0;
        row("right elbow forwards") << "lower_arm.R"
                                    << "hand.R" << 0.0 << 1.0;
        row("hip forwards") << "thigh.L"
                            << "shin.L" << 0.0 << 1.0;
        row("knee backwards") << "shin.R"
                              << "foot.R" << 0.0 << -1.0;
        row("wrist down") << "hand.R"
                          << "middle_01.R" << -1.0 << 0.0;
        row("finger down") << "index_01.L"
                           << "index_02.L" << -1.0 << 0.0;
        row("foot up") << "foot.L"
                       << "toe.L" << 1.0 << 0.0;
        row("back forwards") << "spine_02"
                             << "spine_03" << 0.0 << 1.0;
        row("quadruped: hock forwards") << "hind_metatarsus.L"
                                        << "hind_paw.L" << 0.0 << 1.0;
        // Its lower leg slants backwards by 35°: square to that is up, too.
        row("quadruped: knee backwards") << "hind_lower.R"
                                         << "hind_metatarsus.R" << 0.574 << -0.819;
        row("quadruped: tail up") << "tail_01"
                                  << "tail_02" << 1.0 << 0.0;
        row("quadruped: back down") << "spine_02"
                                    << "spine_03" << -1.0 << 0.0;
    }
    void positiveTurnsAboutXFlexTheJoints() {
        QFETCH(QString, joint);
        QFETCH(QString, tip);
        QFETCH(double, y);
        QFETCH(double, z);
        QFETCH(QString, sampleName);
        const Character character = sample(sampleName.toStdString().c_str());
        const BoneIndex bone = findBone(character.skeleton, joint.toStdString());
        const BoneIndex end = findBone(character.skeleton, tip.toStdString());
        std::vector<Transform> local = character.skeleton.restLocal;
        local[bone.value()].rotation =
            local[bone.value()].rotation * Quatd(Eigen::AngleAxisd(0.3, Vec3d::UnitX()));
        std::vector<Affine3d> bent;
        computeModelPose(character.skeleton, local, bent);
        const Vec3d moved =
            bent[end.value()].translation() - restModel(character)[end.value()].translation();
        QVERIFY(moved.normalized().dot(Vec3d(0.0, y, z)) > 0.8);
    }

    void rowsSumToOneWithAtMostFourBones_data() { everySample(); }
    void rowsSumToOneWithAtMostFourBones() {
        const Character character = fetched();
        const SkinWeights& weights = weightsOf(character);
        std::set<std::uint16_t> used;
        for (std::size_t v = 0; v < weights.rowCount(); ++v) {
            const RowView row = weights.row(VertexIndex(v));
            QVERIFY(row.size() >= 1 && row.size() <= 4);
            double sum = 0.0;
            for (std::size_t i = 0; i < row.size(); ++i) {
                QVERIFY(row.weights[i] > 0.0f);
                QVERIFY(i == 0 || row.weights[i] <= row.weights[i - 1]);
                sum += double(row.weights[i]);
                used.insert(row.bones[i]);
            }
            QVERIFY(std::abs(sum - 1.0) < 1e-6);
        }
        QCOMPARE(used.size(), character.meshes.front().binding->joints.size());
    }

    void theBindPoseLeavesTheMeshUntouched_data() { everySample(); }
    void theBindPoseLeavesTheMeshUntouched() {
        const Character character = fetched();
        const std::vector<Vec3f> positions = posed(character, {});
        for (std::size_t v = 0; v < positions.size(); ++v)
            QVERIFY((positions[v] - meshOf(character).positions[v]).norm() < 1e-6f);
    }

    void textureChartsStayInTheSquareAndAreNotTurnedOver_data() { everySample(); }
    void textureChartsStayInTheSquareAndAreNotTurnedOver() {
        const Character character = fetched();
        const Mesh& mesh = meshOf(character);
        QCOMPARE(mesh.uvSets.size(), std::size_t(1));
        const std::vector<Vec2f>& uvs = mesh.uvSets.front();
        for (const Vec2f& uv : uvs) {
            QVERIFY(uv.minCoeff() >= 0.0f);
            QVERIFY(uv.maxCoeff() <= 1.0f);
        }
        const std::vector<std::uint32_t> triangles = triangulate(mesh);
        std::size_t turnedOver = 0;
        for (std::size_t t = 0; t < triangles.size(); t += 3)
            // The texture's v axis points down, so what looks outwards runs clockwise in (u, v).
            turnedOver +=
                signedArea(uvs[triangles[t]], uvs[triangles[t + 1]], uvs[triangles[t + 2]]) >= 0.0;
        QCOMPARE(turnedOver, std::size_t(0));
    }

    void textureChartsDoNotOverlap_data() { everySample(); }
    void textureChartsDoNotOverlap() {
        const Character character = fetched();
        const Mesh& mesh = meshOf(character);
        const std::vector<Vec2f>& uvs = mesh.uvSets.front();
        constexpr int kSize = 1500;
        std::vector<std::int32_t> owner(std::size_t(kSize) * kSize, -1);
        const std::vector<std::uint32_t> triangles = triangulate(mesh);
        std::size_t doubled = 0;
        for (std::size_t t = 0; t < triangles.size(); t += 3) {
            const std::array<Vec2f, 3> c{uvs[triangles[t]], uvs[triangles[t + 1]],
                                         uvs[triangles[t + 2]]};
            const Vec2f low = c[0].cwiseMin(c[1]).cwiseMin(c[2]) * kSize;
            const Vec2f high = c[0].cwiseMax(c[1]).cwiseMax(c[2]) * kSize;
            for (int y = int(low.y()); y <= int(high.y()) && y < kSize; ++y)
                for (int x = int(low.x()); x <= int(high.x()) && x < kSize; ++x) {
                    const Vec2f p((float(x) + 0.5f) / kSize, (float(y) + 0.5f) / kSize);
                    const bool inside = signedArea(c[0], c[1], p) < -1e-12 &&
                                        signedArea(c[1], c[2], p) < -1e-12 &&
                                        signedArea(c[2], c[0], p) < -1e-12;
                    if (!inside)
                        continue;
                    doubled += owner[std::size_t(y) * kSize + std::size_t(x)] >= 0;
                    owner[std::size_t(y) * kSize + std::size_t(x)] = std::int32_t(t);
                }
        }
        QCOMPARE(doubled, std::size_t(0));
    }

    void seamTwinsShareTheirPointAndRow_data() { everySample(); }
    void seamTwinsShareTheirPointAndRow() {
        const Character character = fetched();
        const Mesh& mesh = meshOf(character);
        const auto at = byPosition(mesh);
        std::size_t twins = 0;
        for (std::uint32_t v = 0; v < mesh.vertexCount(); ++v) {
            const std::uint32_t first = at.at(key(mesh.positions[v]));
            QCOMPARE(mesh.topology.pointOfVertex[v], mesh.topology.pointOfVertex[first]);
            QVERIFY(weightsOf(character).copyRow(VertexIndex(v)) ==
                    weightsOf(character).copyRow(VertexIndex(first)));
            twins += first != v;
        }
        QVERIFY(twins > 0);
    }

    void jointsLieInsideTheSurface() {
        for (const char* name : {"mannequin", "quadruped", "arm", "tail"}) {
            const Character character = sample(name);
            const std::vector<Affine3d> model = restModel(character);
            for (const BoneIndex joint : character.meshes.front().binding->joints) {
                const double winding =
                    windingAround(meshOf(character), model[joint.value()].translation());
                QVERIFY2(std::abs(winding - 1.0) < 1e-3,
                         character.skeleton.names[joint.value()].c_str());
            }
        }
    }

    void theArmKeepsItsVolumeWithTheElbowBentByNinetyDegrees() {
        const Character character = sample("arm");
        const std::vector<Vec3f> bent =
            posed(character, {{"lower_arm", Quatd(Eigen::AngleAxisd(kPi / 2, Vec3d::UnitX()))}});
        const Mesh& mesh = meshOf(character);
        const double ratio = volumeOf(mesh, bent) / volumeOf(mesh, mesh.positions);
        QVERIFY2(ratio >= 0.97 && ratio <= 1.0, std::to_string(ratio).c_str());
    }

    void theBarHasTheRingsAndWeightsOfItsDefinition() {
        const Character character = sample("bar");
        const Mesh& mesh = meshOf(character);
        std::set<float> rings;
        for (std::uint32_t v = 0; v < mesh.vertexCount(); ++v) {
            const Vec3f& p = mesh.positions[v];
            rings.insert(p.x());
            QVERIFY(std::abs(std::hypot(p.y(), p.z()) - 0.5f) < 1e-7f);
            const float b = weightsOf(character).weightOf(VertexIndex(v), 1);
            QCOMPARE(b, std::clamp(p.x() + 0.5f, 0.0f, 1.0f));
        }
        QCOMPARE(*rings.begin(), -2.0f);
        QCOMPARE(*rings.rbegin(), 2.0f);
        const auto zone =
            std::count_if(rings.begin(), rings.end(), [](float x) { return std::abs(x) < 0.5f; });
        const auto left =
            std::count_if(rings.begin(), rings.end(), [](float x) { return x < -0.5f; });
        const auto right =
            std::count_if(rings.begin(), rings.end(), [](float x) { return x > 0.5f; });
        QVERIFY(zone >= 64);
        QVERIFY(rings.contains(0.0f));
        QCOMPARE(left, 16);
        QCOMPARE(right, 16);
        // A 16-gon prism: length · n/2 · r² · sin(2 pi / n).
        const double expected = 4.0 * 8.0 * 0.25 * std::sin(kPi / 8);
        QVERIFY(std::abs(volumeOf(mesh, mesh.positions) - expected) < 1e-5);
        const std::vector<Affine3d> model = restModel(character);
        QVERIFY((model[0].translation() - Vec3d(-2, 0, 0)).norm() < 1e-12);
        QVERIFY((model[1].translation()).norm() < 1e-12);
        QVERIFY((model[2].translation() - Vec3d(2, 0, 0)).norm() < 1e-12);
    }
};

RIGWRIGHT_TEST(tst_samples)
#include "tst_samples.moc"
