// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The middle of the volume under the pointer, against bodies whose middle is known.
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/volume_centre.h"
#include "tests/support/bare_character.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

/// From the front, straight ahead.
Ray rayAt(double x, double y) {
    return {Vec3d(x, y, 5.0), -Vec3d::UnitZ()};
}

/// An axis-aligned box of quads, outwards or inside out.
void addBox(Mesh& mesh, const Vec3f& from, const Vec3f& to, bool insideOut = false) {
    const auto first = std::uint32_t(mesh.positions.size());
    for (int corner = 0; corner < 8; ++corner)
        mesh.positions.emplace_back((corner & 1) != 0 ? to.x() : from.x(),
                                    (corner & 2) != 0 ? to.y() : from.y(),
                                    (corner & 4) != 0 ? to.z() : from.z());
    constexpr std::uint32_t kFaces[6][4] = {{0, 2, 3, 1}, {4, 5, 7, 6}, {0, 1, 5, 4},
                                            {2, 6, 7, 3}, {0, 4, 6, 2}, {1, 3, 7, 5}};
    for (const auto& face : kFaces) {
        std::vector<std::uint32_t> corners(std::begin(face), std::end(face));
        if (insideOut)
            std::ranges::reverse(corners);
        for (const std::uint32_t corner : corners)
            mesh.cornerVertices.push_back(first + corner);
        mesh.faceOffsets.push_back(std::uint32_t(mesh.cornerVertices.size()));
    }
}

Character character(Mesh mesh) {
    finishMesh(mesh);
    return bareCharacter(std::move(mesh));
}

} // namespace

class tst_volume_centre : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void liesHalfWayThroughABox_data();
    void liesHalfWayThroughABox();
    void endsAtTheFirstWayOut();
    void shellsInOneAnotherAreOneVolume();
    void severalMeshesCountTogether();
    void aSheetIsMetItself();
    void hiddenMeshesAndEmptySpaceGiveNothing();
};

void tst_volume_centre::liesHalfWayThroughABox_data() {
    QTest::addColumn<bool>("insideOut");
    QTest::newRow("outwards") << false;
    QTest::newRow("inside out") << true;
}

void tst_volume_centre::liesHalfWayThroughABox() {
    QFETCH(bool, insideOut);
    Mesh mesh;
    addBox(mesh, {-1, -1, -0.3f}, {1, 1, 0.1f}, insideOut);
    Document document;
    document.reset(character(std::move(mesh)), {});
    const auto centre = volumeCentre(document.derived(), rayAt(0.2, 0.3));
    QVERIFY(centre);
    QVERIFY((*centre - Vec3d(0.2, 0.3, -0.1)).norm() < 1e-5);
}

void tst_volume_centre::endsAtTheFirstWayOut() {
    Mesh mesh;
    addBox(mesh, {-1, -1, 1}, {1, 1, 2});
    addBox(mesh, {-1, -1, -4}, {1, 1, 0});
    Document document;
    document.reset(character(std::move(mesh)), {});
    const auto centre = volumeCentre(document.derived(), rayAt(0.2, 0.3));
    QVERIFY(centre && std::abs(centre->z() - 1.5) < 1e-5);
}

void tst_volume_centre::shellsInOneAnotherAreOneVolume() {
    Mesh mesh;
    addBox(mesh, {-1, -1, -2}, {1, 1, 2});
    addBox(mesh, {-0.5f, -0.5f, 0.5f}, {0.5f, 0.5f, 1}); // inside
    addBox(mesh, {-0.5f, -0.5f, -3}, {0.5f, 0.5f, -1});  // sticks out behind
    Document document;
    document.reset(character(std::move(mesh)), {});
    const auto centre = volumeCentre(document.derived(), rayAt(0.2, 0.3));
    QVERIFY(centre && std::abs(centre->z() - -0.5) < 1e-5);
}

void tst_volume_centre::severalMeshesCountTogether() {
    Mesh front;
    addBox(front, {-1, -1, 0}, {1, 1, 2});
    Mesh behind;
    addBox(behind, {-1, -1, -2}, {1, 1, 1});
    Character both = character(std::move(front));
    both.meshes.push_back(character(std::move(behind)).meshes.front());
    finishCharacter(both);
    Document document;
    document.reset(std::move(both), {});
    const auto centre = volumeCentre(document.derived(), rayAt(0.2, 0.3));
    QVERIFY(centre && std::abs(centre->z()) < 1e-5);
}

void tst_volume_centre::aSheetIsMetItself() {
    Mesh mesh;
    mesh.positions = {{-1, -1, 0.5f}, {1, -1, 0.5f}, {1, 1, 0.5f}, {-1, 1, 0.5f}};
    mesh.cornerVertices = {0, 1, 2, 3};
    mesh.faceOffsets = {0, 4};
    Document document;
    document.reset(character(std::move(mesh)), {});
    const auto centre = volumeCentre(document.derived(), rayAt(0.2, 0.3));
    QVERIFY(centre && std::abs(centre->z() - 0.5) < 1e-5);
}

void tst_volume_centre::hiddenMeshesAndEmptySpaceGiveNothing() {
    Mesh mesh;
    addBox(mesh, {-1, -1, -1}, {1, 1, 1});
    Character hidden = character(std::move(mesh));
    Document document;
    document.reset(hidden, {});
    QVERIFY(volumeCentre(document.derived(), rayAt(0.2, 0.3)));
    QVERIFY(!volumeCentre(document.derived(), rayAt(3.0, 0.3)));
    hidden.meshes.front().visible = false;
    document.reset(hidden, {});
    QVERIFY(!volumeCentre(document.derived(), rayAt(0.2, 0.3)));
}

RIGWRIGHT_TEST(tst_volume_centre)
#include "tst_volume_centre.moc"
