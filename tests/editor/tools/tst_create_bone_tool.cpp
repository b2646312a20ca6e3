// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bones put into the volume by clicks: chains, sides, and places beside the mesh.
#include "core/skeleton/bone_tails.h"
#include "tests/support/arm_character.h"
#include "tests/support/pointer_script.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

/// The tube along +X, without bones.
Character bareTube() {
    Character character = armCharacter();
    character.skeleton = {};
    character.boneFlags.clear();
    character.clips.clear();
    character.meshes.resize(1);
    character.meshes.front().binding.reset();
    finishCharacter(character);
    return character;
}

} // namespace

class tst_create_bone_tool : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        m_stage = std::make_unique<ToolStage>(*m_document);
        m_script = std::make_unique<PointerScript>(*m_document, *m_stage);
        m_document->reset(bareTube(), QString());
        m_document->session().setCamera(armCamera());
        m_stage->setCurrent(QStringLiteral("create-bone"));
    }
    void cleanup() {
        m_script.reset();
        m_stage.reset();
        m_document.reset();
    }

    void clicksMakeAChainInTheMiddleOfTheVolume();
    void hoveringShowsWhere();
    void besideTheMeshTheDepthIsThatOfTheActiveBone();
    void withoutABoneItIsTheGround();
    void enterAndEscapeEndTheChain();
    void bothSidesAtOnce();
    void onThePlaneThereIsOne();
    void theSamePlaceTwiceIsReported();

private:
    [[nodiscard]] const Skeleton& skeleton() const { return m_document->character().skeleton; }
    [[nodiscard]] Vec3d head(std::size_t bone) const {
        return restModel(skeleton())[bone].translation();
    }
    [[nodiscard]] Vec2d pixel(double x, double y = 0.0) const {
        return m_script->pixelOf({x, y, 0.0});
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<ToolStage> m_stage;
    std::unique_ptr<PointerScript> m_script;
};

void tst_create_bone_tool::clicksMakeAChainInTheMiddleOfTheVolume() {
    const Character before = m_document->character();
    m_script->click(pixel(0.2));
    m_script->click(pixel(0.5));
    m_script->click(pixel(0.8));
    QCOMPARE(skeleton().boneCount(), 3u);
    for (std::size_t bone = 0; bone < 3; ++bone) {
        QVERIFY((head(bone) - Vec3d(0.2 + 0.3 * double(bone), 0.0, 0.0)).norm() < 2e-3);
        QCOMPARE(skeleton().parents[bone], bone == 0 ? BoneIndex() : BoneIndex(bone - 1));
    }
    QCOMPARE(QString::fromStdString(skeleton().names[0]), QStringLiteral("bone"));
    QCOMPARE(m_document->undoStack().count(), 3);
    QCOMPARE(m_document->undoStack().text(0), QStringLiteral("Create bone"));
    const Character after = m_document->character();
    for (int i = 0; i < 3; ++i)
        m_document->undo();
    QVERIFY(m_document->character() == before);
    for (int i = 0; i < 3; ++i)
        m_document->redo();
    QVERIFY(m_document->character() == after);
    QCOMPARE(m_document->session().selection().activeBone, BoneIndex(2));
}

void tst_create_bone_tool::hoveringShowsWhere() {
    m_script->click(pixel(0.2));
    m_script->move(pixel(0.6));
    const Overlay overlay = m_stage->overlay();
    QCOMPARE(overlay.markers.size(), 1u);
    QVERIFY((overlay.markers.front().place - Vec3d(0.6, 0.0, 0.0)).norm() < 2e-3);
    QCOMPARE(overlay.modelLines.size(), 1u);
    QVERIFY((overlay.modelLines.front().from - head(0)).norm() < 1e-9);
    m_stage->leave();
    QVERIFY(m_stage->overlay().markers.empty());
}

void tst_create_bone_tool::besideTheMeshTheDepthIsThatOfTheActiveBone() {
    m_script->click(pixel(0.5));
    const double depth = head(0).z();
    m_script->click(m_script->pixelOf({0.5, 0.4, depth}));
    QVERIFY((head(1) - Vec3d(0.5, 0.4, depth)).norm() < 1e-6);
}

void tst_create_bone_tool::withoutABoneItIsTheGround() {
    Camera camera = armCamera();
    camera.pitch = 0.5;
    m_document->session().setCamera(camera);
    m_script->click(pixel(0.5, 0.0) + Vec2d(0.0, 150.0)); // below the tube, on the ground
    QCOMPARE(skeleton().boneCount(), 1u);
    QVERIFY(std::abs(head(0).y()) < 1e-9);
    QVERIFY((m_script->pixelOf(head(0)) - pixel(0.5, 0.0) - Vec2d(0.0, 150.0)).norm() < 1e-3);
}

void tst_create_bone_tool::enterAndEscapeEndTheChain() {
    for (const int key : {int(Qt::Key_Return), int(Qt::Key_Escape)}) {
        m_script->click(pixel(0.5));
        QVERIFY(m_document->session().selection().activeBone.isValid());
        QVERIFY(m_script->key(key));
        QVERIFY(!m_document->session().selection().activeBone.isValid());
        m_script->click(pixel(0.7));
        QVERIFY(!skeleton().parents.back().isValid());
        m_document->session().setSelection({});
    }
}

void tst_create_bone_tool::bothSidesAtOnce() {
    SkeletonValues values;
    values.symmetric = true;
    m_stage->skeletonOptions().setValues(values);
    m_script->move(pixel(0.3));
    QCOMPARE(m_stage->overlay().markers.size(), 2u);
    m_script->click(pixel(0.3));
    QCOMPARE(skeleton().boneCount(), 2u);
    QCOMPARE(QString::fromStdString(skeleton().names[0]), QStringLiteral("bone.L"));
    QCOMPARE(QString::fromStdString(skeleton().names[1]), QStringLiteral("bone.R"));
    QVERIFY((head(1) - head(0).cwiseProduct(Vec3d(-1.0, 1.0, 1.0))).norm() < 1e-9);
    m_script->click(pixel(0.6));
    QCOMPARE(skeleton().boneCount(), 4u);
    QCOMPARE(skeleton().parents[3], BoneIndex(1));
    QVERIFY((head(3) - head(2).cwiseProduct(Vec3d(-1.0, 1.0, 1.0))).norm() < 1e-9);
    QCOMPARE(m_document->undoStack().count(), 2);
}

void tst_create_bone_tool::onThePlaneThereIsOne() {
    SkeletonValues values;
    values.symmetric = true;
    m_stage->skeletonOptions().setValues(values);
    m_script->click(pixel(0.0) + Vec2d(2.0, -250.0)); // two pixels beside it, off the mesh
    QCOMPARE(skeleton().boneCount(), 1u);
    QVERIFY(head(0).x() == 0.0);
}

void tst_create_bone_tool::theSamePlaceTwiceIsReported() {
    Findings reported;
    connect(m_stage.get(), &ToolStage::findingsReported, this,
            [&reported](const QString&, const Findings& findings) { reported = findings; });
    m_script->modifiers.control = true; // on the grid, twice
    m_script->click(pixel(0.31, 0.01));
    QVERIFY(reported.empty());
    m_script->click(pixel(0.31, 0.01));
    QCOMPARE(skeleton().boneCount(), 2u);
    QVERIFY(std::abs(head(0).x() - 0.3) < 1e-9);
    QCOMPARE(reported.size(), 1u);
    QCOMPARE(QString::fromStdString(reported.front().code), QStringLiteral("bone-zero-length"));
}

RIGWRIGHT_TEST(tst_create_bone_tool)
#include "tst_create_bone_tool.moc"
