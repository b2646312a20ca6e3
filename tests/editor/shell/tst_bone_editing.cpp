// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bones created, extruded, moved on both sides and deleted in a real window, with mouse and keys.
#include "core/skeleton/bone_tails.h"
#include "editor/document/derived.h"
#include "editor/panels/joint_bar.h"
#include "editor/panels/tool_options_bar.h"
#include "editor/panels/tool_strip.h"
#include "editor/ui/segmented_choice.h"
#include "tests/editor/shell/picture_input.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/pointer_script.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QToolButton>

#include <cmath>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

/// The arm with a bone of each side: lower is arm.L, and helper its image arm.R.
Character armWithSides() {
    Character character = armCharacter();
    character.skeleton.names[kLower] = "arm.L";
    character.skeleton.names[kHelper] = "arm.R";
    character.skeleton.parents[kHelper] = BoneIndex(kUpper);
    character.skeleton.restLocal[kHelper].translation = {-0.5, 0.0, 0.0};
    character.pose.local = character.skeleton.restLocal;
    character.clips.clear();
    return character;
}

} // namespace

class tst_bone_editing : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        WindowTest::initTestCase();
        QVERIFY(exportGlb(armWithSides(), file("sides.glb").toStdString()));
    }
    void cleanup() {
        m_window->tools().skeletonOptions().setValues({});
        m_window->tools().setCurrent(QStringLiteral("select"));
    }

    void clicksPutBonesIntoTheMiddleOfTheVolume();
    void keysExtrudeAndAClickPlaces();
    void bothSidesMoveUnderOneDrag();
    void keysDeleteAndTheToastSaysWhoHasTheWeights();
    void theBarShowsAndChangesTheOptions();
    void theMenuStartsTheToolThatItNeeds();
    void undoByKeyInMidDragCancelsIt();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] const Skeleton& skeleton() { return document().character().skeleton; }
    [[nodiscard]] Vec3d head(const char* name) {
        return restModel(skeleton())[findBone(skeleton(), name).value()].translation();
    }
    void begin(const char* name, const char* tool) {
        m_window->fileFlow().openFile(file(name));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->files().isOpening(), kPatience);
        QVERIFY(!document().isEmpty());
        m_input = std::make_unique<PictureInput>(*m_window);
        QTRY_VERIFY(m_input->canvas()->isExposed());
        document().session().setCamera(armCamera());
        auto* strip = m_window->findChild<ToolStrip*>();
        QVERIFY(strip);
        QTest::mouseClick(strip->button(QString::fromLatin1(tool)), Qt::LeftButton);
        QCOMPARE(m_window->tools().current().id(), QString::fromLatin1(tool));
        m_window->toasts().clear();
        QTest::qWait(20);
    }
    void clickAt(const QPointF& at) {
        m_input->hoverMouse(at);
        m_input->mouse(QEvent::MouseButtonPress, at);
        m_input->mouse(QEvent::MouseButtonRelease, at);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers held = {}) {
        QTest::keyClick(m_input->canvas(), key, held);
    }
    [[nodiscard]] double metresPerPixelNow() {
        return metresPerPixel(
            document().session().camera(), Vec3d(0.5, 0.0, 0.0),
            {double(m_input->canvas()->width()), double(m_input->canvas()->height())});
    }
    [[nodiscard]] QStringList toasts() {
        QStringList texts;
        for (const Toast* toast : m_window->toasts().toasts())
            texts << toast->sentence();
        return texts;
    }

    std::unique_ptr<PictureInput> m_input;
};

void tst_bone_editing::clicksPutBonesIntoTheMiddleOfTheVolume() {
    begin("arm.glb", "create-bone");
    document().session().setSelection({});
    const Character before = document().character();
    clickAt(m_input->pixelOf({0.25, 0.0, 0.0}));
    clickAt(m_input->pixelOf({0.75, 0.0, 0.0}));
    QCOMPARE(skeleton().boneCount(), before.skeleton.boneCount() + 2);
    const std::vector<Affine3d> model = restModel(skeleton());
    const std::size_t first = before.skeleton.boneCount();
    for (std::size_t i = 0; i < 2; ++i) {
        const Vec3d place = model[first + i].translation();
        // The tube lies about the X axis, with a radius of a decimetre.
        QVERIFY(std::hypot(place.y(), place.z()) < 2e-3);
        QVERIFY(std::abs(place.x() - (i == 0 ? 0.25 : 0.75)) < 2e-3);
    }
    QVERIFY(!skeleton().parents[first].isValid());
    QCOMPARE(skeleton().parents[first + 1], BoneIndex(first));
    QCOMPARE(document().undoStack().count(), 2);
    const Character after = document().character();
    document().undo();
    document().undo();
    QVERIFY(document().character() == before);
    document().redo();
    document().redo();
    QVERIFY(document().character() == after);
    key(Qt::Key_Escape); // the chain ends: the next one is a root
    clickAt(m_input->pixelOf({0.5, 0.0, 0.0}));
    QVERIFY(!skeleton().parents.back().isValid());
}

void tst_bone_editing::keysExtrudeAndAClickPlaces() {
    begin("arm.glb", "joints");
    selectBone(document().session(), BoneIndex(kHelper));
    const Character before = document().character();
    const QPointF from = m_input->pixelOf({0.5, 0.3, 0.0});
    m_input->hoverMouse(from);
    key(Qt::Key_E);
    QVERIFY(m_window->tools().isBusy());
    m_input->hoverMouse(from + QPointF(0.0, -40.0));
    QCOMPARE(document().derived().shownCharacter().skeleton.boneCount(),
             before.skeleton.boneCount() + 1);
    key(Qt::Key_Escape);
    QVERIFY(document().character() == before && !document().derived().hasPreview());
    QCOMPARE(document().undoStack().count(), 0);
    m_input->hoverMouse(from);
    key(Qt::Key_E);
    m_input->hoverMouse(from + QPointF(10.0, -80.0));
    clickAt(from + QPointF(10.0, -80.0));
    QVERIFY(!m_window->tools().isBusy());
    QCOMPARE(skeleton().boneCount(), before.skeleton.boneCount() + 1);
    const double metres = metresPerPixelNow();
    const Vec3d wanted(1.375 + 10.0 * metres, 80.0 * metres, 0.0);
    QVERIFY((head("helper.001") - wanted).norm() < 1e-6);
    QCOMPARE(skeleton().parents.back(), findBone(skeleton(), "helper"));
    const Character after = document().character();
    document().undo();
    QVERIFY(document().character() == before);
    document().redo();
    QVERIFY(document().character() == after);
}

void tst_bone_editing::bothSidesMoveUnderOneDrag() {
    begin("sides.glb", "joints");
    auto* bar = m_window->findChild<JointBar*>();
    QVERIFY(bar && bar->isVisible());
    QTest::mouseClick(bar->symmetric(), Qt::LeftButton);
    QVERIFY(m_window->tools().skeletonOptions().values().symmetric);
    QVERIFY(action("skeleton.symmetric")->isChecked());
    document().session().setSelection({});
    const Character before = document().character();
    const QPointF at = m_input->pixelOf({0.5, 0.0, 0.0});
    m_input->hoverMouse(at);
    m_input->mouseStroke(at, at + QPointF(20.0, -50.0), 6);
    const double metres = metresPerPixelNow();
    const Vec3d wanted(0.5 + 20.0 * metres, 50.0 * metres, 0.0);
    QVERIFY((head("arm.L") - wanted).norm() < 1e-6);
    QVERIFY((head("arm.R") - wanted.cwiseProduct(Vec3d(-1.0, 1.0, 1.0))).norm() < 1e-6);
    QCOMPARE(document().undoStack().count(), 1);
    document().undo();
    QVERIFY(document().character() == before);
}

void tst_bone_editing::keysDeleteAndTheToastSaysWhoHasTheWeights() {
    begin("arm.glb", "joints");
    const Character before = document().character();
    clickAt(m_input->pixelOf({0.75, 0.0, 0.0}));
    QCOMPARE(document().session().selection().activeBone, BoneIndex(kLower));
    key(Qt::Key_X);
    QCOMPARE(skeleton().boneCount(), before.skeleton.boneCount() - 1);
    QVERIFY(!findBone(skeleton(), "lower").isValid());
    const SkinWeights& weights = document().character().meshes[0].binding->weights();
    for (std::size_t v = 0; v < weights.rowCount(); ++v) // all is upper's now
        QVERIFY(std::abs(weights.weightOf(VertexIndex(v), 0) - 1.0f) < 1e-6f);
    QCOMPARE(toasts().size(), 1);
    QVERIFY(toasts().front().contains(QLatin1String("vertices")));
    document().undo();
    QVERIFY(document().character() == before);
}

void tst_bone_editing::theBarShowsAndChangesTheOptions() {
    begin("arm.glb", "joints");
    auto* bar = m_window->findChild<JointBar*>();
    SkeletonOptions& options = m_window->tools().skeletonOptions();
    QTest::mouseClick(bar->gizmo(), Qt::LeftButton, {}, bar->gizmo()->segmentRect(1).center());
    QVERIFY(options.values().gizmo == GizmoKind::Rotate);
    QVERIFY(m_window->tools().overlay().gizmo->kind == GizmoKind::Rotate);
    QVERIFY(bar->withChildren()->isChecked());
    QTest::mouseClick(bar->withChildren(), Qt::LeftButton, {},
                      QPoint(8, bar->withChildren()->height() / 2));
    QVERIFY(!options.values().withChildren);
    bar->snap()->setFocus();
    QTest::keyClick(bar->snap(), Qt::Key_Down);
    QVERIFY(options.values().snap == JointSnap::Grid);
    m_window->tools().setCurrent(QStringLiteral("create-bone"));
    QVERIFY(bar->isVisible() && !bar->gizmo()->isVisible() && bar->symmetric()->isVisible());
}

void tst_bone_editing::theMenuStartsTheToolThatItNeeds() {
    begin("arm.glb", "select");
    selectBone(document().session(), BoneIndex(kHelper));
    QTRY_VERIFY(action("skeleton.extrude")->isEnabled());
    action("skeleton.extrude")->trigger();
    QCOMPARE(m_window->tools().current().id(), QStringLiteral("joints"));
    QVERIFY(m_window->tools().isBusy());
    key(Qt::Key_Escape);
    QVERIFY(!m_window->tools().isBusy());
}

void tst_bone_editing::undoByKeyInMidDragCancelsIt() {
    begin("arm.glb", "joints");
    document().session().setSelection({});
    const Character before = document().character();
    const QPointF at = m_input->pixelOf({0.5, 0.0, 0.0});
    m_input->hoverMouse(at);
    m_input->mouse(QEvent::MouseButtonPress, at);
    m_input->mouse(QEvent::MouseMove, at + QPointF(0.0, -60.0));
    QVERIFY(document().derived().hasPreview());
    key(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!m_window->tools().isBusy() && !document().derived().hasPreview());
    QVERIFY(document().character() == before);
    m_input->mouse(QEvent::MouseButtonRelease, at + QPointF(0.0, -60.0));
    QCOMPARE(document().undoStack().count(), 0);
}

RIGWRIGHT_TEST(tst_bone_editing)
#include "tst_bone_editing.moc"
