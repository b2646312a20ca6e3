// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Input that comes at the wrong moment: a hint or the sensible result, never a stuck mode.
#include "editor/document/derived.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/editor/shell/picture_input.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>

#include <cmath>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_bad_input : public WindowTest {
    Q_OBJECT
private:
    [[nodiscard]] Document& document() const { return m_window->document(); }
    [[nodiscard]] ToolStage& tools() const { return m_window->tools(); }
    [[nodiscard]] QWindow* canvas() const { return m_input->canvas(); }
    [[nodiscard]] const SkinWeights& weights() const {
        return document().character().meshes[0].binding->weights();
    }
    void stroke() { m_input->mouseStroke(m_from, m_to, 20); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QCoreApplication::processEvents(); // commands are switched on and off once a turn
        QTest::keyClick(canvas(), key, modifiers);
    }
    /// What was said, in the toasts that people see too.
    [[nodiscard]] QString said() {
        QStringList sentences;
        for (const QList<QVariant>& call : *m_said)
            sentences += call.front().toString();
        m_said->clear();
        return sentences.join(QLatin1Char('\n'));
    }

    std::unique_ptr<PictureInput> m_input;
    std::unique_ptr<QSignalSpy> m_said;
    QPointF m_from;
    QPointF m_to;

private Q_SLOTS:
    void init() {
        startAfresh();
        openArm();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowExposed(m_window->viewport()->window3D(), kPatience));
        m_input = std::make_unique<PictureInput>(*m_window);
        canvas()->requestActivate();
        QTRY_COMPARE(QGuiApplication::focusWindow(), canvas());
        Camera camera;
        camera.target = {0.5, 0.0, 0.0};
        camera.distance = 2.0;
        document().session().setCamera(camera);
        tools().setCurrent(QStringLiteral("paint"));
        tools().brushOptions().setValues({});
        selectBone(document().session(), BoneIndex(kUpper));
        m_from = m_input->pixelOf({0.6, 0.0, 0.0});
        m_to = m_input->pixelOf({0.9, 0.0, 0.0});
        m_said = std::make_unique<QSignalSpy>(&tools(), &ToolStage::messageRequested);
        QCoreApplication::processEvents();
    }

    void undoDuringAStrokeTakesTheStrokeBack() {
        stroke();
        const SkinWeights once = weights();
        QCOMPARE(document().undoStack().count(), 1);
        m_input->mouse(QEvent::MouseButtonPress, m_to);
        m_input->mouse(QEvent::MouseMove, m_from);
        QVERIFY(!(weights() == once));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!tools().isBusy());
        QVERIFY(weights() == once); // and not the stroke before it
        QCOMPARE(document().undoStack().count(), 1);
        // The button is still down: nothing more is painted with it.
        m_input->mouse(QEvent::MouseMove, m_to);
        m_input->mouse(QEvent::MouseButtonRelease, m_to);
        QVERIFY(weights() == once);
        QVERIFY(!tools().isBusy());
        QCoreApplication::processEvents();
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document().undoStack().index(), 0);
        stroke();
        QCOMPARE(document().undoStack().count(), 1);
    }

    void undoDuringAPenStrokeTakesTheStrokeBack() {
        const SkinWeights before = weights();
        m_input->pen(QEvent::TabletPress, m_from, 0.5);
        m_input->pen(QEvent::TabletMove, m_to, 0.8);
        QVERIFY(!(weights() == before));
        key(Qt::Key_Z, Qt::ControlModifier);
        m_input->pen(QEvent::TabletMove, m_from, 0.8);
        m_input->pen(QEvent::TabletRelease, m_from, 0.0);
        QVERIFY(weights() == before);
        QVERIFY(!tools().isBusy());
        QCOMPARE(document().undoStack().count(), 0);
    }

    void undoDuringAGizmoDragTakesTheDragBack() {
        tools().setCurrent(QStringLiteral("rotate"));
        selectBone(document().session(), BoneIndex(kLower));
        const Pose before = document().character().pose;
        const QPointF head = m_input->pixelOf({0.5, 0.0, 0.0});
        const QPointF ring = head + QPointF(0.0, -108.0); // the ring that faces the eye
        m_input->hoverMouse(ring);
        m_input->mouse(QEvent::MouseButtonPress, ring);
        QVERIFY(tools().isBusy());
        m_input->mouse(QEvent::MouseMove, head + QPointF(108.0, 0.0));
        QVERIFY(document().derived().shownFrame().pose != before);
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!tools().isBusy());
        QVERIFY(document().derived().shownFrame().pose == before);
        m_input->mouse(QEvent::MouseButtonRelease, head);
        QCOMPARE(document().undoStack().count(), 0);
    }

    void undoDuringAModalTurnTakesTheTurnBackAndPlainZLocksAnAxis() {
        selectBone(document().session(), BoneIndex(kLower));
        const Pose before = document().character().pose;
        m_input->hoverMouse(m_to);
        key(Qt::Key_R);
        key(Qt::Key_Z);
        QVERIFY(tools().isBusy());
        key(Qt::Key_4);
        key(Qt::Key_0);
        QVERIFY(document().derived().shownFrame().pose != before);
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!tools().isBusy());
        QVERIFY(document().derived().shownFrame().pose == before);
        QCOMPARE(document().undoStack().count(), 0);
    }

    void otherCommandsDuringAStrokeSayThatTheyWait() {
        m_input->mouse(QEvent::MouseButtonPress, m_from);
        m_input->mouse(QEvent::MouseMove, m_to);
        for (const Qt::Key command : {Qt::Key_S, Qt::Key_O, Qt::Key_W}) {
            key(command, Qt::ControlModifier);
            QVERIFY(tools().isBusy());
            QVERIFY2(said().contains(QStringLiteral("has to wait")), "nothing was said");
        }
        QVERIFY(!m_window->toasts().toasts().empty());
        m_input->mouse(QEvent::MouseButtonRelease, m_to);
        QVERIFY(!document().isEmpty());
        QCOMPARE(document().undoStack().count(), 1);
    }

    void paintingWithoutABoneSaysWhatToDo() {
        selectBone(document().session(), BoneIndex());
        const SkinWeights before = weights();
        stroke();
        const QString sentence = said();
        QVERIFY2(sentence.contains(QStringLiteral("Choose a bone first: press S")),
                 qPrintable(sentence));
        QCOMPARE(sentence.count(QLatin1Char('\n')), 0); // once, not at every dab
        QVERIFY(weights() == before);
        QCOMPARE(document().undoStack().count(), 0);
        QVERIFY(!tools().isBusy());
    }

    void paintingALockedBoneSaysWhatToDo() {
        setBoneFlag(document(), std::array{BoneIndex(kUpper)}, BoneFlag::Locked, true);
        const SkinWeights before = weights();
        stroke();
        QVERIFY(said().contains(QStringLiteral("is locked: unlock it")));
        QVERIFY(weights() == before);
        QCOMPARE(document().undoStack().count(), 1);
        QVERIFY(!tools().isBusy());
        // With that done it paints.
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!document().character().boneFlags[kUpper].locked);
        stroke();
        QVERIFY(!(weights() == before));
    }

    void paintingWithABoneOfNoMeshSaysWhatToDo() {
        selectBone(document().session(), BoneIndex(kHelper));
        stroke();
        QVERIFY(said().contains(QStringLiteral("does not move")));
        QCOMPARE(document().undoStack().count(), 0);
    }

    void aStrokeBesideTheMeshDoesNothingAndEnds() {
        const QPointF below(canvas()->width() / 2.0, canvas()->height() - 20.0);
        m_input->mouseStroke(below, below + QPointF(40, 0), 10);
        QCOMPARE(document().undoStack().count(), 0);
        QVERIFY(!tools().isBusy());
        // One that comes onto it paints from there.
        m_input->mouseStroke(below, m_to, 30);
        QCOMPARE(document().undoStack().count(), 1);
    }

    void aBrushOverTheWholeScreenPaintsAndSumsStayOne() {
        const QPointF middle = m_input->pixelOf({0.75, 0.0, 0.0});
        m_input->hoverMouse(middle);
        key(Qt::Key_F);
        for (const double far : {300.0, 900.0, 4000.0, 1e7})
            m_input->hoverMouse(middle + QPointF(far, 0.0));
        m_input->mouse(QEvent::MouseButtonPress, middle);
        m_input->mouse(QEvent::MouseButtonRelease, middle);
        QVERIFY(!tools().isBusy());
        QCOMPARE(tools().brushOptions().values().radiusPixels, 1000.0);
        const SkinWeights before = weights();
        stroke();
        QVERIFY(!(weights() == before));
        QCOMPARE(document().undoStack().count(), 1);
        for (std::size_t v = 0; v < weights().rowCount(); ++v) {
            double sum = 0.0;
            for (const float weight : weights().row(VertexIndex(v)).weights)
                sum += double(weight);
            QVERIFY(std::abs(sum - 1.0) < 1e-5);
        }
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(weights() == before);
    }

    void paintingWhileAClipPlaysStopsItAndPaintsWhatIsSeen() {
        key(Qt::Key_Space);
        QVERIFY(document().session().playhead().playing);
        QTest::qWait(60);
        const SkinWeights before = weights();
        // The arm bends: its root half is where it was.
        m_input->mouseStroke(m_input->pixelOf({0.2, 0.0, 0.0}), m_input->pixelOf({0.45, 0.0, 0.0}),
                             20);
        QVERIFY(!document().session().playhead().playing);
        QVERIFY(document().session().playhead().clip.isValid()); // what is seen stays
        selectBone(document().session(), BoneIndex(kLower));
        m_input->mouseStroke(m_input->pixelOf({0.2, 0.0, 0.0}), m_input->pixelOf({0.45, 0.0, 0.0}),
                             20);
        QVERIFY(!(weights() == before));
        QVERIFY(!tools().isBusy());
    }

    void playingDuringAStrokeWaits() {
        m_input->mouse(QEvent::MouseButtonPress, m_from);
        m_input->mouse(QEvent::MouseMove, m_to);
        key(Qt::Key_Space);
        QVERIFY(!document().session().playhead().playing);
        m_input->mouse(QEvent::MouseButtonRelease, m_to);
        key(Qt::Key_Space);
        QVERIFY(document().session().playhead().playing);
        key(Qt::Key_Space);
    }

    void posingWhileAClipPlaysStopsIt() {
        key(Qt::Key_Space);
        QVERIFY(document().session().playhead().playing);
        selectBone(document().session(), BoneIndex(kLower));
        m_input->hoverMouse(m_to);
        key(Qt::Key_R);
        QVERIFY(!document().session().playhead().playing);
        key(Qt::Key_Escape);
        QVERIFY(!tools().isBusy());
        QCOMPARE(document().undoStack().count(), 0);
    }

    void posingWithoutABoneSaysWhatToDo() {
        selectBone(document().session(), BoneIndex());
        QCoreApplication::processEvents();
        key(Qt::Key_R);
        QVERIFY(said().contains(QStringLiteral("Choose a bone first")));
        key(Qt::Key_R, Qt::AltModifier); // the shortcut is off, the key says why
        QVERIFY(said().contains(QStringLiteral("Choose a bone first")));
        QVERIFY(!tools().isBusy());
    }

    void leavingTheWindowInMidStrokeEndsIt() {
        m_input->mouse(QEvent::MouseButtonPress, m_from);
        m_input->mouse(QEvent::MouseMove, {-500, -500});
        m_input->mouse(QEvent::MouseButtonRelease, {-500, -500});
        QVERIFY(!tools().isBusy());
        QCOMPARE(document().undoStack().count(), 1);
    }
};

RIGWRIGHT_TEST(tst_bad_input)
#include "tst_bad_input.moc"
