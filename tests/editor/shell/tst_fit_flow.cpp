// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// From a bare mesh to a named skeleton in a real window: the guess, a marker dragged by the
/// pointer, Enter, undo; skeletons that are there already; templates without markers.
#include "core/character/fit_template.h"
#include "core/pose/pose.h"
#include "core/skeleton/bone_names.h"
#include "editor/commands/mesh_commands.h"
#include "editor/panels/fit_bar.h"
#include "editor/panels/status_line.h"
#include "editor/panels/tool_options_bar.h"
#include "editor/panels/tool_strip.h"
#include "editor/shell/template_dialog.h"
#include "editor/tools/fit_tool.h"
#include "tests/editor/shell/picture_input.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/bare_character.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_fit_flow : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();

    void aBareMeshGetsASkeletonByDragAndEnter();
    void controlZTakesADragBackBeforeTheDocumentsSteps();
    void guessAgainRestores();
    void theBarChoosesWhatIsBuilt();
    void whatTheBarHasNoRoomForStandsInItsMenu();
    void aBoundCharacterIsReplacedOnlyWhenAsked();
    void bonesThatMoveNothingMayStay();
    void whatIsNoBodyIsPlacedByHand();
    void aGuessIsForItsOwnCharacterAlone();
    void cancelledItIsPlacedByHandToo();
    void aTemplateWithoutMarkersStandsInTheMesh();
    void aTemplateHangsBelowTheActiveBone();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] FitTool& tool() { return m_window->tools().fitTool(); }
    [[nodiscard]] FitBar& bar() { return *m_window->toolOptions()->fitBar(); }
    [[nodiscard]] const FitMarkers& markers() { return tool().markers()->markers; }
    [[nodiscard]] const Skeleton& skeleton() { return document().character().skeleton; }
    [[nodiscard]] Vec3d headOf(const char* bone) {
        std::vector<Affine3d> rest;
        computeModelPose(skeleton(), skeleton().restLocal, rest);
        return rest[findBone(skeleton(), bone).value()].translation();
    }
    [[nodiscard]] QString toasts() {
        QStringList texts;
        for (const Toast* toast : m_window->toasts().toasts())
            texts << toast->sentence();
        return texts.join(QLatin1Char('\n'));
    }
    void open(const char* name) {
        m_window->fileFlow().openFile(file(name));
        QTRY_VERIFY_WITH_TIMEOUT(!m_window->files().isOpening(), kPatience);
        QVERIFY(!document().isEmpty());
    }
    /// By the strip's button; then waits for the markers.
    void chooseTool() {
        QTRY_VERIFY(m_window->viewport()->window3D()->isExposed());
        QTest::mouseClick(m_window->toolStrip()->button(QStringLiteral("fit")), Qt::LeftButton);
        QCOMPARE(m_window->tools().current().id(), QStringLiteral("fit"));
        QTRY_VERIFY_WITH_TIMEOUT(tool().markers().has_value(), kPatience);
        action("view.front")->trigger();
        QTest::qWait(250); // the flight of the camera
    }
    void openBare() {
        open("bare.glb");
        chooseTool();
        QVERIFY(tool().markers()->placed.all());
    }
    /// The left elbow, some way along the arm; the button is let go.
    void dragElbow(PictureInput& hand) {
        const QPointF from = hand.pixelOf(markers()[FitMarker::LeftElbow]);
        const QPointF to = from + 0.3 * (hand.pixelOf(markers()[FitMarker::LeftWrist]) - from);
        hand.hoverMouse(from);
        hand.mouseStroke(from, to, 8);
    }
    void resetOptions() { m_window->tools().fitOptions().setValues({}); }
};

void tst_fit_flow::initTestCase() {
    WindowTest::initTestCase();
    QVERIFY(exportGlb(bareMannequin(), file("bare.glb").toStdString()));
}

void tst_fit_flow::aBareMeshGetsASkeletonByDragAndEnter() {
    resetOptions();
    openBare();
    const Character original = document().character();
    const FitMarkers guessed = markers();
    PictureInput hand(*m_window);
    const QPointF from = hand.pixelOf(guessed[FitMarker::LeftElbow]);
    const QPointF to = from + 0.3 * (hand.pixelOf(guessed[FitMarker::LeftWrist]) - from);
    hand.hoverMouse(from);
    QVERIFY(m_window->tools().overlay().markers[std::size_t(FitMarker::LeftElbow)].hot);
    hand.mouse(QEvent::MouseButtonPress, from);
    hand.mouse(QEvent::MouseMove, (from + to) / 2);
    hand.mouse(QEvent::MouseMove, to);
    const Vec3d left = markers()[FitMarker::LeftElbow];
    const Vec3d right = markers()[FitMarker::RightElbow];
    QVERIFY((left - guessed[FitMarker::LeftElbow]).norm() > 0.02);
    QVERIFY((right - mirrored(markers(), left)).norm() < 1e-12);
    hand.mouse(QEvent::MouseButtonRelease, to);
    QVERIFY(m_window->statusLine()->hintText().contains(QStringLiteral("build skeleton")));

    QTest::keyClick(hand.canvas(), Qt::Key_Return);
    const SkeletonTemplate biped = makeTemplate(TemplateKind::Biped);
    QCOMPARE(skeleton().boneCount(), original.skeleton.boneCount() + biped.joints.size());
    QCOMPARE(brokenInvariant(document().character()), std::string());
    for (const TemplateJoint& joint : biped.joints)
        QVERIFY2(findBone(skeleton(), joint.name).isValid(), joint.name.c_str());
    QVERIFY((headOf("lower_arm.L") - left).norm() < 1e-6);
    QVERIFY((headOf("lower_arm.R") - right).norm() < 1e-6);
    const Selection& selection = document().session().selection();
    QCOMPARE(selection.activeBone, findBone(skeleton(), "hips"));
    QVERIFY(selection.activeMesh.isValid());
    QCOMPARE(m_window->tools().current().id(), QStringLiteral("select"));
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Build skeleton from Biped"));
    QVERIFY(toasts().contains(QStringLiteral("bones built")));
    QTRY_VERIFY(action("weights.bind")->isEnabled());

    action("edit.undo")->trigger();
    QVERIFY(document().character() == original);
    action("edit.redo")->trigger();
    QVERIFY(findBone(skeleton(), "lower_arm.L").isValid());
    // The markers wait for another try.
    action("edit.undo")->trigger();
    m_window->tools().setCurrent(QStringLiteral("fit"));
    QCOMPARE(markers()[FitMarker::LeftElbow], left);
}

void tst_fit_flow::controlZTakesADragBackBeforeTheDocumentsSteps() {
    openBare();
    setMeshVisible(document(), MeshInstanceIndex(0), false);
    setMeshVisible(document(), MeshInstanceIndex(0), true);
    const int steps = document().undoStack().index();
    QVERIFY(steps > 0);
    const Vec3d before = markers()[FitMarker::LeftElbow];
    PictureInput hand(*m_window);
    dragElbow(hand);
    QVERIFY(markers()[FitMarker::LeftElbow] != before);
    QTRY_VERIFY(action("edit.undo")->isEnabled());
    action("edit.undo")->trigger();
    QCOMPARE(markers()[FitMarker::LeftElbow], before);
    QCOMPARE(document().undoStack().index(), steps);
    QTRY_VERIFY(action("edit.redo")->isEnabled());
    action("edit.redo")->trigger();
    QVERIFY(markers()[FitMarker::LeftElbow] != before);
    action("edit.undo")->trigger();
    action("edit.undo")->trigger();
    QCOMPARE(document().undoStack().index(), steps - 1);
}

void tst_fit_flow::guessAgainRestores() {
    openBare();
    const Vec3d guessed = markers()[FitMarker::LeftElbow];
    PictureInput hand(*m_window);
    dragElbow(hand);
    QVERIFY(markers()[FitMarker::LeftElbow] != guessed);
    QTest::mouseClick(bar().guessAgain(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT((markers()[FitMarker::LeftElbow] - guessed).norm() < 1e-12, kPatience);
    QVERIFY(!tool().isGuessing());
}

void tst_fit_flow::theBarChoosesWhatIsBuilt() {
    resetOptions();
    openBare();
    QVERIFY(bar().isVisible());
    QVERIFY(bar().build()->isEnabled());
    QCOMPARE(bar().fingers()->currentText(), QStringLiteral("5 × 3"));
    QCOMPARE(bar().spine()->currentText(), QStringLiteral("3"));
    const auto choose = [](QComboBox* box, int row) {
        box->setCurrentIndex(row);
        Q_EMIT box->activated(row);
    };
    choose(bar().fingers(), bar().fingers()->findText(QStringLiteral("3 × 2")));
    choose(bar().spine(), bar().spine()->findText(QStringLiteral("4")));
    const FitValues& values = m_window->tools().fitOptions().values();
    QCOMPARE(values.options.fingers, 3);
    QCOMPARE(values.options.fingerBones, 2);
    QCOMPARE(values.options.spine, 4);
    QTest::mouseClick(bar().symmetric(), Qt::LeftButton);
    QVERIFY(!values.symmetric);
    choose(bar().templateBox(), bar().templateBox()->findData(int(TemplateKind::Mixamo)));
    QCOMPARE(values.kind, TemplateKind::Mixamo);
    QVERIFY(!bar().spine()->isEnabled()); // nothing to choose there
    QTest::mouseClick(bar().build(), Qt::LeftButton);
    QVERIFY(findBone(skeleton(), "mixamorig:LeftForeArm").isValid());
    resetOptions();
}

void tst_fit_flow::whatTheBarHasNoRoomForStandsInItsMenu() {
    resetOptions();
    openBare();
    const QSize before = m_window->size();
    m_window->resize(960, 700);
    QTRY_VERIFY(!bar().snap()->isVisible());
    QVERIFY(bar().build()->isVisible());
    QMenu* menu = bar().more()->menu();
    Q_EMIT menu->aboutToShow();
    QAction* snap = nullptr;
    for (QAction* entry : menu->actions())
        if (entry->text() == bar().snap()->text())
            snap = entry;
    QVERIFY(snap && snap->isChecked());
    snap->trigger();
    QVERIFY(!m_window->tools().fitOptions().values().snapToCentre);
    m_window->resize(before);
    QTRY_COMPARE(m_window->size(), before);
    resetOptions();
}

void tst_fit_flow::aBoundCharacterIsReplacedOnlyWhenAsked() {
    resetOptions();
    m_window->fileFlow().openSample(QStringLiteral("mannequin"));
    QTRY_VERIFY_WITH_TIMEOUT(!document().isEmpty(), kPatience);
    chooseTool();
    const Character original = document().character();
    bool asked = false;
    answer(QStringLiteral("Cancel"), &asked);
    QTest::mouseClick(bar().build(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(asked && !QApplication::activeModalWidget(), kPatience);
    QVERIFY(document().character() == original);
    QCOMPARE(m_window->tools().current().id(), QStringLiteral("fit"));
    answer(QStringLiteral("Replace"));
    QTest::mouseClick(bar().build(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(document().undoStack().count(), 1, kPatience);
    for (const MeshInstance& mesh : document().character().meshes)
        QVERIFY(!mesh.binding);
    QCOMPARE(std::ranges::count(skeleton().names, std::string("hips")), 1);
    QCOMPARE(brokenInvariant(document().character()), std::string());
    document().undo();
    QVERIFY(document().character() == original);
}

void tst_fit_flow::bonesThatMoveNothingMayStay() {
    resetOptions();
    openBare();
    QTest::mouseClick(bar().build(), Qt::LeftButton);
    const std::size_t once = skeleton().boneCount();
    const std::size_t joints = makeTemplate(TemplateKind::Biped).joints.size();
    QVERIFY(once >= joints);
    m_window->tools().setCurrent(QStringLiteral("fit"));
    answer(QStringLiteral("Keep both"));
    QTest::mouseClick(bar().build(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(document().undoStack().count(), 2, kPatience);
    QCOMPARE(skeleton().boneCount(), once + joints);
    document().undo();
    m_window->tools().setCurrent(QStringLiteral("fit"));
    answer(QStringLiteral("Replace"));
    QTest::mouseClick(bar().build(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(document().undoStack().count(), 2, kPatience);
    QCOMPARE(skeleton().boneCount(), once);
}

void tst_fit_flow::whatIsNoBodyIsPlacedByHand() {
    openArm();
    chooseTool();
    QVERIFY(tool().markers()->placed.none());
    QVERIFY(toasts().contains(QStringLiteral("by hand")));
    QVERIFY(!tool().placement().empty());
}

void tst_fit_flow::aGuessIsForItsOwnCharacterAlone() {
    open("bare.glb");
    m_window->tools().setCurrent(QStringLiteral("fit"));
    QVERIFY(tool().isGuessing());
    document().reset({}, {});
    QTRY_COMPARE_WITH_TIMEOUT(m_window->tasks().count(), std::size_t(0), kPatience);
    QVERIFY(!tool().markers());
    QVERIFY(!tool().isGuessing());
    QVERIFY(!toasts().contains(QStringLiteral("by hand")));
}

void tst_fit_flow::cancelledItIsPlacedByHandToo() {
    open("bare.glb");
    m_window->tools().setCurrent(QStringLiteral("fit"));
    QVERIFY(tool().isGuessing());
    m_window->tasks().cancelAll();
    QTRY_VERIFY_WITH_TIMEOUT(!tool().isGuessing(), kPatience);
    QVERIFY(tool().markers() && tool().markers()->placed.none());
}

void tst_fit_flow::aTemplateWithoutMarkersStandsInTheMesh() {
    open("bare.glb");
    const Character original = document().character();
    action("skeleton.template")->trigger();
    auto* dialog = m_window->findChild<TemplateDialog*>();
    QVERIFY(dialog);
    auto* kind = dialog->findChild<QComboBox*>(QStringLiteral("kind"));
    kind->setCurrentIndex(kind->findData(int(TemplateKind::Chain)));
    QVERIFY(!dialog->findChild<QLabel*>(QStringLiteral("result"))->text().isEmpty());
    const std::size_t joints = makeTemplate(TemplateKind::Chain, dialog->options())->joints.size();
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("add")), Qt::LeftButton);
    QTRY_COMPARE(document().undoStack().count(), 1);
    QCOMPARE(skeleton().boneCount(), original.skeleton.boneCount() + joints);
    QCOMPARE(brokenInvariant(document().character()), std::string());
    // As tall as the mesh.
    std::vector<Affine3d> rest;
    computeModelPose(skeleton(), skeleton().restLocal, rest);
    const Box3f body = bounds(document().character().meshes.front().mesh->positions);
    for (std::size_t bone = original.skeleton.boneCount(); bone < rest.size(); ++bone) {
        const double height = rest[bone].translation().y();
        QVERIFY(height > double(body.min().y()) - 1e-3 && height < double(body.max().y()) + 1e-3);
    }
    document().undo();
    QVERIFY(document().character() == original);
}

void tst_fit_flow::aTemplateHangsBelowTheActiveBone() {
    openArm(); // bound; lower is active
    const Character original = document().character();
    const Vec3d end = headOf("helper"); // the arm has no other bone below lower
    action("skeleton.template")->trigger();
    auto* dialog = m_window->findChild<TemplateDialog*>();
    QVERIFY(dialog);
    QVERIFY(dialog->belowActiveBone());
    auto* kind = dialog->findChild<QComboBox*>(QStringLiteral("kind"));
    kind->setCurrentIndex(kind->findData(int(TemplateKind::Hand)));
    const SkeletonTemplate hand = *makeTemplate(TemplateKind::Hand, dialog->options());
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("add")), Qt::LeftButton);
    QTRY_COMPARE(document().undoStack().count(), 1);
    const std::size_t first = original.skeleton.boneCount();
    QCOMPARE(skeleton().boneCount(), first + hand.joints.size());
    QCOMPARE(brokenInvariant(document().character()), std::string());
    for (std::size_t i = 0; i < hand.joints.size(); ++i) {
        QCOMPARE(skeleton().names[first + i], hand.joints[i].name);
        QCOMPARE(skeleton().parents[first + i],
                 hand.joints[i].parent.isValid() ? BoneIndex(first + hand.joints[i].parent.value())
                                                 : findBone(skeleton(), "lower"));
    }
    std::vector<Affine3d> rest;
    computeModelPose(skeleton(), skeleton().restLocal, rest);
    QVERIFY((rest[first].translation() - end).norm() < 1e-6);
    for (std::size_t i = 0; i < original.meshes.size(); ++i)
        QVERIFY(document().character().meshes[i].binding->weights() ==
                original.meshes[i].binding->weights());
    document().undo();
    QVERIFY(document().character() == original);
}

RIGWRIGHT_TEST(tst_fit_flow)
#include "tst_fit_flow.moc"
