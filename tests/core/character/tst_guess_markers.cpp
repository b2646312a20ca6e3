// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The first guess of the markers, against the joints that bodies were made with.
#include "core/base/parallel.h"
#include "core/character/fit_markers.h"
#include "core/character/fit_template.h"
#include "core/io/import.h"
#include "core/pose/pose.h"
#include "core/samples/samples.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <functional>
#include <limits>
#include <map>
#include <string>
#include <vector>

using namespace rigwright;
using namespace rigwright::test;

namespace {

using Names = std::map<FitMarker, std::string>;

const Names kMannequinJoints{
    {FitMarker::Chin, "head"},
    {FitMarker::Neck, "neck"},
    {FitMarker::Hips, "hips"},
    {FitMarker::LeftShoulder, "upper_arm.L"},
    {FitMarker::RightShoulder, "upper_arm.R"},
    {FitMarker::LeftElbow, "lower_arm.L"},
    {FitMarker::RightElbow, "lower_arm.R"},
    {FitMarker::LeftWrist, "hand.L"},
    {FitMarker::RightWrist, "hand.R"},
    {FitMarker::LeftHip, "thigh.L"},
    {FitMarker::RightHip, "thigh.R"},
    {FitMarker::LeftKnee, "shin.L"},
    {FitMarker::RightKnee, "shin.R"},
    {FitMarker::LeftAnkle, "foot.L"},
    {FitMarker::RightAnkle, "foot.R"},
    {FitMarker::LeftToe, "toe_end.L"},
    {FitMarker::RightToe, "toe_end.R"},
};

const Names kMixamoLimbs{
    {FitMarker::LeftShoulder, "LeftArm"},  {FitMarker::RightShoulder, "RightArm"},
    {FitMarker::LeftElbow, "LeftForeArm"}, {FitMarker::RightElbow, "RightForeArm"},
    {FitMarker::LeftWrist, "LeftHand"},    {FitMarker::RightWrist, "RightHand"},
    {FitMarker::LeftHip, "LeftUpLeg"},     {FitMarker::RightHip, "RightUpLeg"},
    {FitMarker::LeftKnee, "LeftLeg"},      {FitMarker::RightKnee, "RightLeg"},
    {FitMarker::LeftAnkle, "LeftFoot"},    {FitMarker::RightAnkle, "RightFoot"},
};

const Names kKayKitLimbs{
    {FitMarker::LeftShoulder, "upperarm.l"}, {FitMarker::RightShoulder, "upperarm.r"},
    {FitMarker::LeftElbow, "lowerarm.l"},    {FitMarker::RightElbow, "lowerarm.r"},
    {FitMarker::LeftWrist, "hand.l"},        {FitMarker::RightWrist, "hand.r"},
    {FitMarker::LeftHip, "upperleg.l"},      {FitMarker::RightHip, "upperleg.r"},
    {FitMarker::LeftKnee, "lowerleg.l"},     {FitMarker::RightKnee, "lowerleg.r"},
    {FitMarker::LeftAnkle, "foot.l"},        {FitMarker::RightAnkle, "foot.r"},
};

/// A bare mesh and where its joints are known to be.
struct Body {
    Mesh mesh;
    std::map<std::string, Vec3d> joints;

    Body& warp(const std::function<Vec3d(const Vec3d&)>& place) {
        for (Vec3f& position : mesh.positions)
            position = place(position.cast<double>()).cast<float>();
        for (auto& [name, joint] : joints)
            joint = place(joint);
        return *this;
    }
};

Body restOf(const Character& character) {
    Body body{meshOfBody(character), {}};
    std::vector<Affine3d> model;
    computeModelPose(character.skeleton, character.skeleton.restLocal, model);
    for (std::size_t bone = 0; bone < model.size(); ++bone)
        body.joints[character.skeleton.names[bone]] = model[bone].translation();
    return body;
}

/// The meshes as they are in a file, and the joints where they were bound to them.
Body bindOf(const Character& character) {
    Body body;
    for (const MeshInstance& instance : character.meshes) {
        const auto first = std::uint32_t(body.mesh.positions.size());
        const auto corner = std::uint32_t(body.mesh.cornerVertices.size());
        const Mesh& mesh = *instance.mesh;
        body.mesh.positions.insert(body.mesh.positions.end(), mesh.positions.begin(),
                                   mesh.positions.end());
        for (const std::uint32_t vertex : mesh.cornerVertices)
            body.mesh.cornerVertices.push_back(first + vertex);
        for (std::size_t face = 1; face < mesh.faceOffsets.size(); ++face)
            body.mesh.faceOffsets.push_back(corner + mesh.faceOffsets[face]);
        if (!instance.binding)
            continue;
        for (std::size_t j = 0; j < instance.binding->joints.size(); ++j)
            body.joints[character.skeleton.names[instance.binding->joints[j].value()]] =
                instance.binding->boneFromMeshBind[j].inverse().translation();
    }
    finishMesh(body.mesh);
    return body;
}

/// The mannequin with its arms turned down and ahead, and its elbows bent, in degrees.
Body withArms(double below, double ahead, double elbow) {
    Character character = *makeSample("mannequin");
    std::vector<Transform>& local = character.skeleton.restLocal;
    std::vector<Affine3d> model;
    computeModelPose(character.skeleton, local, model);
    const auto turn = [](double degrees, const Vec3d& axis) {
        return Quatd(Eigen::AngleAxisd(degrees * kPi / 180.0, axis));
    };
    for (const double side : {1.0, -1.0}) {
        const std::string end = side > 0.0 ? ".L" : ".R";
        const BoneIndex upper = findBone(character.skeleton, "upper_arm" + end);
        const BoneIndex lower = findBone(character.skeleton, "lower_arm" + end);
        const Quatd above(model[character.skeleton.parents[upper.value()].value()].linear());
        const Quatd arm = turn(-side * below, Vec3d::UnitZ()) * turn(-side * ahead, Vec3d::UnitY());
        local[upper.value()].rotation =
            (above.conjugate() * arm * above * local[upper.value()].rotation).normalized();
        local[lower.value()].rotation =
            (local[lower.value()].rotation * turn(elbow, Vec3d::UnitX())).normalized();
    }
    character.pose = restPose(character);
    return restOf(character);
}

Affine3d placed(const Vec3d& degrees, double scale, const Vec3d& move) {
    Affine3d place = Affine3d::Identity();
    place.translate(move);
    place.rotate(Eigen::AngleAxisd(degrees.y() * kPi / 180.0, Vec3d::UnitY()) *
                 Eigen::AngleAxisd(degrees.x() * kPi / 180.0, Vec3d::UnitX()) *
                 Eigen::AngleAxisd(degrees.z() * kPi / 180.0, Vec3d::UnitZ()));
    place.scale(scale);
    return place;
}

/// The farthest that a marker lies from its joint, in hundredths of the height; prints them all.
double worstOf(const Body& body, const FitMarkers& markers, const Names& names) {
    double worst = 0.0;
    QString line;
    for (const auto& [marker, joint] : names) {
        const double away =
            100.0 * (body.joints.at(joint) - markers[marker]).norm() / markers.height();
        line += QString(" %1 %2").arg(QString::fromStdString(joint)).arg(away, 0, 'f', 1);
        worst = std::max(worst, away);
    }
    qInfo().noquote() << QTest::currentDataTag() << "% of the height:" << line;
    return worst;
}

Character importReal(const std::string& file) {
    ImportOptions options;
    options.readerProgram = binaryDir() / "rigwright-cli";
    Result<Character> character = importCharacter(corpusDir() / "real" / file, options);
    if (!character)
        qFatal("%s: %s", file.c_str(), character.error().detail.c_str());
    return std::move(*character);
}

} // namespace

class tst_guess_markers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void jointsOfTheMannequinAreFound_data();
    void jointsOfTheMannequinAreFound();
    void otherBuildsAreFound_data();
    void otherBuildsAreFound();
    void markersMoveWithTheBody_data();
    void markersMoveWithTheBody();
    void limbsOfRealCharactersAreFound_data();
    void limbsOfRealCharactersAreFound();
    void sidesComeOutAsImages();
    void whatIsNoStandingBodyIsRefusedWithAReason_data();
    void whatIsNoStandingBodyIsRefusedWithAReason();
    void theNumberOfThreadsDoesNotMatter();
    void aLyingBodyIsFittedAndSaid();
    void aSecondBodyIsLeftOutAndSaid();
    void markersAreNamedAndMirroredInPairs();
    void aMovedMarkerTakesItsCounterpartAlong();
    void defaultsStandInTheBox();
};

void tst_guess_markers::jointsOfTheMannequinAreFound_data() {
    QTest::addColumn<double>("below");
    QTest::addColumn<double>("ahead");
    QTest::addColumn<double>("elbow");
    QTest::newRow("T-pose") << 0.0 << 0.0 << 0.0;
    QTest::newRow("arms raised by 15°") << -15.0 << 0.0 << 0.0;
    QTest::newRow("arms 30° below, 20° ahead") << 30.0 << 20.0 << 0.0;
    QTest::newRow("A-pose") << 45.0 << 0.0 << 0.0;
}

void tst_guess_markers::jointsOfTheMannequinAreFound() {
    QFETCH(double, below);
    QFETCH(double, ahead);
    QFETCH(double, elbow);
    const Body body = withArms(below, ahead, elbow);
    const auto guess = guessMarkers(body.mesh);
    QVERIFY2(guess, guess ? "" : guess.error().detail.c_str());
    QVERIFY(worstOf(body, guess->markers, kMannequinJoints) < 3.0);
    QVERIFY(std::abs(guess->markers.height() - 1.75) < 0.01);
}

void tst_guess_markers::otherBuildsAreFound_data() {
    QTest::addColumn<int>("build");
    QTest::newRow("A-pose sample") << 0;
    QTest::newRow("short legs") << 1;
    QTest::newRow("long trunk") << 2;
    QTest::newRow("stout") << 3;
    QTest::newRow("thin") << 4;
    QTest::newRow("big belly") << 5;
}

void tst_guess_markers::otherBuildsAreFound() {
    QFETCH(int, build);
    Body body = restOf(*makeSample("mannequin", build == 0 ? "a" : "t"));
    if (build == 1)
        body.warp([](Vec3d p) {
            p.y() = p.y() < 0.8 ? 0.6 * p.y() : p.y() - 0.32;
            return p;
        });
    if (build == 2)
        body.warp([](Vec3d p) {
            p.y() += 0.4 * std::clamp(p.y() - 0.9, 0.0, 0.45);
            return p;
        });
    if (build == 3)
        body.warp([](const Vec3d& p) { return Vec3d(1.3 * p.x(), p.y(), 1.5 * p.z()); });
    if (build == 4)
        body.warp([](const Vec3d& p) { return Vec3d(0.8 * p.x(), p.y(), 0.8 * p.z()); });
    if (build == 5)
        body.warp([](const Vec3d& p) {
            const double out =
                std::abs(p.x()) < 0.3 ? std::exp(-std::pow((p.y() - 1.05) / 0.15, 2)) : 0.0;
            return Vec3d((1.0 + 0.6 * out) * p.x(), p.y(), (1.0 + 0.6 * out) * p.z());
        });
    const auto guess = guessMarkers(body.mesh);
    QVERIFY2(guess, guess ? "" : guess.error().detail.c_str());
    QVERIFY(worstOf(body, guess->markers, kMannequinJoints) < 4.0);
}

void tst_guess_markers::markersMoveWithTheBody_data() {
    QTest::addColumn<Vec3d>("degrees");
    QTest::addColumn<double>("scale");
    QTest::newRow("back to front") << Vec3d(0, 180, 0) << 1.0;
    QTest::newRow("turned, in millimetres") << Vec3d(0, 37, 0) << 1000.0;
    QTest::newRow("on its back") << Vec3d(-90, 0, 0) << 1.0;
    QTest::newRow("turned about everything, tiny") << Vec3d(30, 70, 20) << 0.01;
    QTest::newRow("upside down") << Vec3d(180, 0, 0) << 1.0;
}

void tst_guess_markers::markersMoveWithTheBody() {
    QFETCH(Vec3d, degrees);
    QFETCH(double, scale);
    Body body = restOf(*makeSample("mannequin"));
    const auto before = guessMarkers(body.mesh);
    QVERIFY(before);
    const Affine3d place = placed(degrees, scale, scale * Vec3d(3.0, 2.0, -1.0));
    body.warp([&](const Vec3d& p) { return Vec3d(place * p); });
    const auto after = guessMarkers(body.mesh);
    QVERIFY2(after, after ? "" : after.error().detail.c_str());
    QVERIFY(std::abs(after->markers.height() / scale - before->markers.height()) < 0.01);
    for (const FitMarker marker : fitMarkers()) {
        const double away = (place * before->markers[marker] - after->markers[marker]).norm();
        QVERIFY2(away < 0.01 * after->markers.height(), std::string(nameOf(marker)).c_str());
    }
    for (std::size_t side = 0; side < 2; ++side)
        QVERIFY(
            (place.linear() / scale * before->markers.palms[side]).dot(after->markers.palms[side]) >
            0.95);
}

void tst_guess_markers::limbsOfRealCharactersAreFound_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<bool>("mixamo");
    QTest::newRow("Kenney") << "maya_kenney_character_7700_binary.fbx" << true;
    QTest::newRow("KayKit") << "kaykit_mannequin/manny_med_mod.gltf" << false;
}

void tst_guess_markers::limbsOfRealCharactersAreFound() {
    if (!std::filesystem::exists(corpusDir()))
        QSKIP("the corpus folder is not here");
    QFETCH(QString, file);
    QFETCH(bool, mixamo);
    const Body body = bindOf(importReal(file.toStdString()));
    const auto guess = guessMarkers(body.mesh);
    QVERIFY2(guess, guess ? "" : guess.error().detail.c_str());
    QVERIFY(worstOf(body, guess->markers, mixamo ? kMixamoLimbs : kKayKitLimbs) < 5.0);
}

void tst_guess_markers::sidesComeOutAsImages() {
    const auto guess = guessMarkers(restOf(*makeSample("mannequin")).mesh);
    QVERIFY(guess);
    for (const FitMarker marker : fitMarkers()) {
        const Vec3d& place = guess->markers[marker];
        const Vec3d image(-place.x(), place.y(), place.z());
        QCOMPARE((image - guess->markers[mirrored(marker)]).norm(), 0.0);
    }
}

void tst_guess_markers::whatIsNoStandingBodyIsRefusedWithAReason_data() {
    QTest::addColumn<QString>("what");
    for (const char* sample : {"arm", "tail", "bar"})
        QTest::newRow(sample) << sample;
    QTest::newRow("arms hanging") << "hanging";
    QTest::newRow("nothing") << "nothing";
    QTest::newRow("one triangle") << "triangle";
    QTest::newRow("not finite") << "nan";
    QTest::newRow("sphere") << "sphere";
    QTest::newRow("Fox") << "Fox.glb";
    QTest::newRow("hand") << "webxr_hand_left.glb";
    QTest::newRow("body without legs") << "greenman.glb";
}

void tst_guess_markers::whatIsNoStandingBodyIsRefusedWithAReason() {
    QFETCH(QString, what);
    Mesh mesh;
    if (what.contains('.')) {
        if (!std::filesystem::exists(corpusDir()))
            QSKIP("the corpus folder is not here");
        mesh = bindOf(importReal(what.toStdString())).mesh;
    } else if (what == "hanging") {
        mesh = withArms(88.0, 0.0, 0.0).mesh;
    } else if (what == "sphere") {
        for (int y = 0; y <= 16; ++y)
            for (int x = 0; x < 32; ++x) {
                const double t = kPi * y / 16.0;
                const double u = 2.0 * kPi * x / 32.0;
                mesh.positions.emplace_back(float(std::sin(t) * std::cos(u)), float(std::cos(t)),
                                            float(std::sin(t) * std::sin(u)));
                if (y == 16)
                    continue;
                const auto at = [&](int row, int column) {
                    return std::uint32_t((y + row) * 32 + (x + column) % 32);
                };
                for (const std::uint32_t corner : {at(0, 0), at(0, 1), at(1, 1), at(1, 0)})
                    mesh.cornerVertices.push_back(corner);
                mesh.faceOffsets.push_back(std::uint32_t(mesh.cornerVertices.size()));
            }
    } else if (what == "triangle" || what == "nan") {
        const float far = what == "nan" ? std::numeric_limits<float>::quiet_NaN() : 1.0f;
        mesh.positions = {{0, 0, 0}, {far, 0, 0}, {0, far, 0}};
        mesh.cornerVertices = {0, 1, 2};
        mesh.faceOffsets = {0, 3};
    } else if (what != "nothing") {
        mesh = restOf(*makeSample(what.toStdString())).mesh;
    }
    finishMesh(mesh);
    const auto guess = guessMarkers(mesh);
    QVERIFY(!guess);
    QCOMPARE(guess.error().code, std::string("fit-no-biped"));
    qInfo().noquote() << what << ":" << QString::fromStdString(guess.error().detail);
    QVERIFY(!guess.error().detail.empty());
    QVERIFY(guess.error().detail.find("%1") == std::string::npos);
    QVERIFY(!guess.error().remedy.empty());
}

void tst_guess_markers::theNumberOfThreadsDoesNotMatter() {
    const Mesh mesh = restOf(*makeSample("mannequin")).mesh;
    std::vector<FitMarkers> results;
    for (const std::size_t threads : {1, 3})
        withThreads(threads, [&] { results.push_back(guessMarkers(mesh)->markers); });
    for (const FitMarker marker : fitMarkers())
        QCOMPARE((results[0][marker] - results[1][marker]).norm(), 0.0);
}

void tst_guess_markers::aLyingBodyIsFittedAndSaid() {
    Body body = restOf(*makeSample("mannequin"));
    const auto upright = guessMarkers(body.mesh);
    QVERIFY(upright && upright->findings.empty());
    body.warp([](const Vec3d& p) { return Vec3d(p.x(), -p.z(), p.y()); });
    const auto lying = guessMarkers(body.mesh);
    QVERIFY(lying);
    QCOMPARE(lying->findings.size(), std::size_t(1));
    QCOMPARE(lying->findings.front().code, std::string("fit-lies"));
    // The lean is the body's own: from neck to hips it is not plumb even where it stands.
    const QString detail = QString::fromStdString(lying->findings.front().detail);
    const auto lean = QRegularExpression(QStringLiteral("leans by (\\d+)°")).match(detail);
    QVERIFY2(lean.hasMatch(), qPrintable(detail));
    QVERIFY2(std::abs(lean.captured(1).toInt() - 90) <= 8, qPrintable(detail));
}

void tst_guess_markers::aSecondBodyIsLeftOutAndSaid() {
    const Mesh one = restOf(*makeSample("mannequin")).mesh;
    Mesh two = one;
    const auto count = std::uint32_t(one.vertexCount());
    for (const Vec3f& place : one.positions)
        two.positions.push_back(place + Vec3f(4.0f, 0.0f, 0.0f));
    two.normals.clear();
    const auto corners = std::uint32_t(one.cornerVertices.size());
    for (std::size_t face = 1; face < one.faceOffsets.size(); ++face)
        two.faceOffsets.push_back(one.faceOffsets[face] + corners);
    for (const std::uint32_t corner : one.cornerVertices)
        two.cornerVertices.push_back(corner + count);
    const auto guess = guessMarkers(two);
    QVERIFY2(guess, guess ? "" : guess.error().detail.c_str());
    QVERIFY(std::ranges::any_of(
        guess->findings, [](const Finding& finding) { return finding.code == "fit-other-body"; }));
    QVERIFY(guessMarkers(one)->findings.empty());
}

void tst_guess_markers::markersAreNamedAndMirroredInPairs() {
    std::map<std::string, FitMarker> names;
    for (const FitMarker marker : fitMarkers()) {
        QCOMPARE(std::size_t(marker), names.size());
        QVERIFY(names.emplace(nameOf(marker), marker).second);
        QCOMPARE(mirrored(mirrored(marker)), marker);
        const std::string name(nameOf(marker));
        QCOMPARE(name.starts_with("left-") || name.starts_with("right-"),
                 mirrored(marker) != marker);
    }
    QCOMPARE(names.size(), kFitMarkerCount);
}

void tst_guess_markers::aMovedMarkerTakesItsCounterpartAlong() {
    FitMarkers markers = defaultMarkers(Box3f(Vec3f(-1, 0, -1), Vec3f(1, 2, 1)));
    const FitMarkers before = markers;
    moveMarker(markers, FitMarker::LeftElbow, {0.5, 1.5, 0.25}, true);
    QVERIFY((markers[FitMarker::RightElbow] - Vec3d(-0.5, 1.5, 0.25)).norm() < 1e-12);
    moveMarker(markers, FitMarker::Chin, {0.3, 1.7, 0.1}, true);
    QVERIFY((markers[FitMarker::Chin] - Vec3d(0.0, 1.7, 0.1)).norm() < 1e-12);
    moveMarker(markers, FitMarker::LeftKnee, {0.4, 0.5, 0.0}, false);
    QCOMPARE(markers[FitMarker::RightKnee], before[FitMarker::RightKnee]);
    QCOMPARE(markers[FitMarker::LeftKnee], Vec3d(0.4, 0.5, 0.0));
}

void tst_guess_markers::defaultsStandInTheBox() {
    const FitMarkers markers = defaultMarkers(Box3f(Vec3f(1, 2, 3), Vec3f(5, 4, 7)));
    QCOMPARE(markers.height(), 2.0);
    QVERIFY((markers[FitMarker::Head] - Vec3d(3, 4, 5)).norm() < 0.1);
    QVERIFY(std::abs(markers[FitMarker::LeftToe].y() - 2.0) < 0.05);
    QVERIFY(markers[FitMarker::LeftWrist].x() > 3.0);
    for (const Box3f& box : {Box3f(), Box3f(Vec3f::Zero(), Vec3f::Zero())})
        for (const Vec3d& place : defaultMarkers(box).places)
            QVERIFY(place.allFinite());
}

RIGWRIGHT_TEST(tst_guess_markers)
#include "tst_guess_markers.moc"
