// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Numbers of operations: run at once, changed afterwards, remembered; and locked meshes.
#include "editor/commands/mesh_commands.h"
#include "editor/panels/operation_strip.h"
#include "editor/shell/last_seen.h"
#include "editor/shell/start_page.h"
#include "editor/ui/slider_field.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QLineEdit>

#include <algorithm>
#include <cmath>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_weight_operations : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void anotherNumberRunsTheOperationAgain() {
        openArm();
        chooseArm();
        const SkinWeights before = weights();
        QVERIFY(!strip()->isVisible());
        QVERIFY(!action("weights.adjust")->isEnabled());
        run("weights.limit");
        QVERIFY(strip()->isVisible());
        QVERIFY(weights() == before); // no row is longer than four
        // By the keyboard alone: F9, type, Enter.
        QTRY_VERIFY(action("weights.adjust")->isEnabled());
        action("weights.adjust")->trigger();
        QTRY_VERIFY(strip()->field(0)->hasFocus());
        type(strip()->field(0), QStringLiteral("1"));
        QTRY_VERIFY_WITH_TIMEOUT(!(weights() == before), kPatience);
        QCOMPARE(weights().maxInfluences(), std::size_t(1));
        QCOMPARE(m_window->document().undoStack().index(), 1);
        settle();
        QVERIFY(strip()->isVisible());
        // Again: the former step is taken back, so that there is still one.
        type(strip()->field(0), QStringLiteral("2"));
        settle();
        QTRY_VERIFY_WITH_TIMEOUT(weights() == before, kPatience);
        QCOMPARE(m_window->document().undoStack().index(), 0);
        QCOMPARE(QSettings().value(QStringLiteral("operations/limitCount")).toInt(), 2);
    }

    void smoothingTakesRoundsAndStrength() {
        openArm();
        chooseArm();
        const SkinWeights before = weights();
        run("weights.smooth");
        QTRY_VERIFY_WITH_TIMEOUT(!(weights() == before), kPatience);
        settle();
        type(strip()->field(1), QStringLiteral("0")); // no strength: as if nothing had been done
        QTRY_VERIFY_WITH_TIMEOUT(weights() == before, kPatience);
        settle();
        type(strip()->field(1), QStringLiteral("0.5"));
        settle();
        QTRY_VERIFY_WITH_TIMEOUT(!(weights() == before), kPatience);
        settle();
        const SkinWeights five = weights();
        type(strip()->field(0), QStringLiteral("1"));
        settle();
        QTRY_VERIFY_WITH_TIMEOUT(!(weights() == five), kPatience);
        QVERIFY(!(weights() == before));
        settle();
        // One undo is one step back, before all of it.
        m_window->document().undo();
        QVERIFY(weights() == before);
        QVERIFY(!strip()->isVisible());
    }

    void sharpeningAndQuantisingTakeTheirNumbers() {
        openArm();
        chooseArm();
        const SkinWeights before = weights();
        run("weights.sharpen");
        QTRY_VERIFY_WITH_TIMEOUT(!(weights() == before), kPatience);
        settle();
        QVERIFY(strip()->field(0) && strip()->field(1) && !strip()->field(2));
        QVERIFY(strip()->field(0)->isVisible() && strip()->field(1)->isVisible());
        type(strip()->field(1), QStringLiteral("0"));
        settle();
        QTRY_VERIFY_WITH_TIMEOUT(weights() == before, kPatience);
        run("weights.quantise");
        settle();
        QVERIFY(strip()->field(0)->isVisible() && !strip()->field(1));
        type(strip()->field(0), QStringLiteral("4")); // quarters
        settle();
        QTRY_VERIFY_WITH_TIMEOUT(
            [&] {
                for (std::size_t v = 0; v < weights().rowCount(); ++v)
                    for (const float weight : weights().row(VertexIndex(v)).weights)
                        if (4.0f * weight != std::round(4.0f * weight))
                            return false;
                return true;
            }(),
            kPatience);
        QCOMPARE(QSettings().value(QStringLiteral("operations/quantiseSteps")).toInt(), 4);
        m_window->document().undo();
        QVERIFY(weights() == before);
    }

    void aStepThatWasUndoneIsNotTakenBackFromUnderAnother() {
        openArm();
        chooseArm();
        run("weights.smooth");
        QCOMPARE(m_window->document().undoStack().index(), 1);
        m_window->document().undo();
        lockABone(m_window->document()); // as many steps as before, but another one
        QCOMPARE(m_window->document().undoStack().index(), 1);
        QCoreApplication::processEvents();
        QVERIFY(!action("weights.adjust")->isEnabled());
        QVERIFY(!strip()->isVisible());
        QVERIFY(m_window->document().character().boneFlags[kLower].locked);
    }

    void anotherNumberIsForTheSameVertices() {
        openArm();
        chooseArm();
        const SkinWeights before = weights();
        Session& session = m_window->document().session();
        const std::size_t half = before.rowCount() / 2;
        VertexSelection some;
        for (std::size_t vertex = 0; vertex < half; ++vertex)
            some.emplace_back(vertex);
        // Twins on seams are changed as one, so they are chosen as one.
        some = withTwins(m_window->document().character().meshes[0].mesh->topology, some);
        QVERIFY(some.size() < before.rowCount());
        session.setSelectedVertices(MeshInstanceIndex(0), some);
        run("weights.smooth");
        session.setSelectedVertices(MeshInstanceIndex(0), {});
        const SkinWeights first = weights();
        type(strip()->field(0), QStringLiteral("9"));
        settle();
        QTRY_VERIFY_WITH_TIMEOUT(!(weights() == first), kPatience);
        settle();
        for (std::size_t vertex = 0; vertex < before.rowCount(); ++vertex) {
            if (std::ranges::binary_search(some, VertexIndex(vertex)))
                continue;
            const RowView now = weights().row(VertexIndex(vertex));
            const RowView then = before.row(VertexIndex(vertex));
            QVERIFY(std::ranges::equal(now.bones, then.bones));
            QVERIFY(std::ranges::equal(now.weights, then.weights));
        }
    }

    void undoInTheMessageIsAboutItsOwnStep() {
        openArm();
        chooseArm();
        const SkinWeights before = weights();
        run("weights.smooth");
        const SkinWeights smooth = weights();
        lockABone(m_window->document());
        clickUndoInTheMessage();
        QVERIFY(weights() == smooth);
        QVERIFY(m_window->document().character().boneFlags[kLower].locked);
        m_window->toasts().clear();
        m_window->document().undo();
        m_window->document().undo();
        QVERIFY(weights() == before);
        run("weights.smooth");
        clickUndoInTheMessage();
        QVERIFY(weights() == before);
    }

    void theStripGoesWithTheNextStep() {
        openArm();
        chooseArm();
        run("weights.prune");
        QVERIFY(strip()->isVisible());
        lockABone(m_window->document());
        QVERIFY(!strip()->isVisible());
        QTRY_VERIFY(!action("weights.adjust")->isEnabled());
        run("weights.prune");
        QVERIFY(strip()->isVisible());
        QTest::keyClick(strip()->field(0), Qt::Key_Escape);
        QVERIFY(!strip()->isVisible());
        action("weights.adjust")->trigger(); // it can be called back
        QVERIFY(strip()->isVisible());
        m_window->document().reset({}, {});
        QVERIFY(!strip()->isVisible());
    }

    void aLockedMeshSaysSoAndOffersToUnlock() {
        openArm();
        chooseArm();
        setMeshFlag(m_window->document(), std::array{MeshInstanceIndex(0)}, MeshFlag::Locked, true);
        const SkinWeights before = weights();
        action("weights.smooth")->trigger();
        QCOMPARE(m_window->tasks().count(), std::size_t(0));
        QVERIFY(m_window->toasts().toasts().back()->sentence().contains(
            QStringLiteral("Arm is locked")));
        for (QPushButton* button : m_window->toasts().toasts().back()->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Unlock"))
                button->click();
        QVERIFY(!m_window->document().character().meshes[0].locked);
        QVERIFY(weights() == before);
    }

    void closingKeepsAPictureForTheStartPage() {
        openArm();
        QVERIFY(m_window->startPage()->shownRecent().isEmpty());
        QTest::qWait(2500); // the picture stands still for a moment
        m_window->document().undoStack().setClean();
        action("file.close")->trigger();
        QVERIFY(m_window->startPage()->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(QFileInfo(m_window->startPage()->shownRecent()).fileName(),
                                  QStringLiteral("arm.glb"), kPatience);
    }

private:
    [[nodiscard]] OperationStrip* strip() const { return m_window->operationStrip(); }
    [[nodiscard]] const SkinWeights& weights() const {
        return m_window->document().character().meshes[0].binding->weights();
    }
    void chooseArm() {
        Selection selection = m_window->document().session().selection();
        selection.activeMesh = MeshInstanceIndex(0);
        m_window->document().session().setSelection(selection);
        m_window->document().undoStack().setClean();
    }
    void clickUndoInTheMessage() {
        for (QPushButton* button : m_window->toasts().toasts().back()->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Undo")) {
                button->click();
                return;
            }
        QFAIL("no Undo in the message");
    }
    void settle() {
        QTRY_COMPARE_WITH_TIMEOUT(m_window->tasks().count(), std::size_t(0), kPatience);
        QCoreApplication::processEvents();
    }
    void run(const char* id) {
        action(id)->trigger();
        settle();
    }
    /// As a hand types: Enter opens the field, the text, Enter.
    static void type(SliderField* field, const QString& text) {
        field->setFocus();
        QTest::keyClick(field, Qt::Key_Return);
        auto* editor = field->findChild<QLineEdit*>();
        QVERIFY(editor && editor->isVisible());
        editor->selectAll();
        QTest::keyClicks(editor, text);
        QTest::keyClick(editor, Qt::Key_Return);
    }
};

RIGWRIGHT_TEST(tst_weight_operations)
#include "tst_weight_operations.moc"
