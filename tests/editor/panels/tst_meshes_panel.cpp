// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The list of meshes: active, visible, locked, by pointer and keys.
#include "editor/panels/meshes_panel.h"

#include "tests/editor/panels/panel_test.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_meshes_panel : public PanelTest {
    Q_OBJECT
private Q_SLOTS:
    void aClickChoosesTheActiveMesh() {
        MeshesPanel panel(*m_document);
        show(panel);
        QTest::mouseClick(panel.list()->viewport(), Qt::LeftButton, {},
                          cell(panel, 1, MeshesModel::Name).center());
        QCOMPARE(m_document->session().selection().activeMesh, MeshInstanceIndex(1));
    }

    void theListSaysWhatMeshesAre() {
        MeshesPanel panel(*m_document);
        const auto text = [&](int column) {
            return panel.list()->model()->index(0, column).data().toString();
        };
        QCOMPARE(text(MeshesModel::Name), QStringLiteral("Arm"));
        QCOMPARE(text(MeshesModel::Method), QStringLiteral("linear"));
        QVERIFY(text(MeshesModel::Influences).contains(QLatin1Char('2')));
        QVERIFY(text(MeshesModel::Vertices).endsWith(QStringLiteral(" v")));
    }

    void aClickOnTheLockIsOneUndoableStep() {
        MeshesPanel panel(*m_document);
        show(panel);
        clickMark(panel, 1, MeshesModel::Lock);
        QVERIFY(mesh(1).locked && !mesh(0).locked);
        QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Lock Cuff"));
        QCOMPARE(state(panel, 1, MeshesModel::Lock), Qt::Checked);
        m_document->undo();
        QVERIFY(!mesh(1).locked);
        QCOMPARE(state(panel, 1, MeshesModel::Lock), Qt::Unchecked);
        clickMark(panel, 0, MeshesModel::Visible);
        QVERIFY(!mesh(0).visible);
    }

    void aDragDownTheColumnLocksManyAsOneStep() {
        MeshesPanel panel(*m_document);
        show(panel);
        QWidget* view = panel.list()->viewport();
        QTest::mousePress(view, Qt::LeftButton, {}, mark(panel, 0, MeshesModel::Lock));
        const QPoint at = mark(panel, 1, MeshesModel::Lock);
        QMouseEvent move(QEvent::MouseMove, at, view->mapToGlobal(at), Qt::NoButton, Qt::LeftButton,
                         {});
        QApplication::sendEvent(view, &move);
        QCOMPARE(state(panel, 1, MeshesModel::Lock), Qt::Checked); // at once
        QCOMPARE(m_document->undoStack().count(), 0);
        QTest::mouseRelease(view, Qt::LeftButton, {}, at);
        QVERIFY(mesh(0).locked && mesh(1).locked);
        QCOMPARE(m_document->undoStack().count(), 1);
    }

    void altClickIsAboutAllOthers() {
        MeshesPanel panel(*m_document);
        show(panel);
        clickMark(panel, 0, MeshesModel::Lock, Qt::AltModifier);
        QVERIFY(!mesh(0).locked && mesh(1).locked);
        clickMark(panel, 0, MeshesModel::Visible, Qt::AltModifier);
        QVERIFY(mesh(0).visible && !mesh(1).visible);
        QCOMPARE(m_document->undoStack().count(), 2);
    }

    void keysAndMenuDoTheSame() {
        MeshesPanel panel(*m_document);
        show(panel);
        QTest::mouseClick(panel.list()->viewport(), Qt::LeftButton, {},
                          cell(panel, 1, MeshesModel::Name).center());
        QTest::keyClick(panel.list(), Qt::Key_L);
        QVERIFY(mesh(1).locked);
        QTest::keyClick(panel.list(), Qt::Key_H);
        QVERIFY(!mesh(1).visible);
        const QPoint at = cell(panel, 0, MeshesModel::Name).center();
        QContextMenuEvent event(QContextMenuEvent::Mouse, at,
                                panel.list()->viewport()->mapToGlobal(at));
        QApplication::sendEvent(panel.list()->viewport(), &event);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(m_document->session().selection().activeMesh, MeshInstanceIndex(0));
        for (QAction* action : menu->actions())
            if (action->text() == QStringLiteral("Dual quaternion"))
                action->trigger();
        menu->close();
        QCOMPARE(mesh(0).binding->method, SkinningMethod::DualQuaternion);
        for (QAction* action : panel.headerActions())
            action->trigger(); // unlock all, show all
        QVERIFY(!mesh(1).locked && mesh(1).visible);
    }

private:
    static void show(MeshesPanel& panel) {
        panel.resize(320, 200);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
    }
    static QRect cell(const MeshesPanel& panel, int row, int column) {
        return panel.list()->visualRect(panel.list()->model()->index(row, column));
    }
    static QPoint mark(const MeshesPanel& panel, int row, int column) {
        const QRect rect = cell(panel, row, column);
        return {rect.left() + 12, rect.center().y()};
    }
    static void clickMark(const MeshesPanel& panel, int row, int column,
                          Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseClick(panel.list()->viewport(), Qt::LeftButton, modifiers,
                          mark(panel, row, column));
    }
    static Qt::CheckState state(const MeshesPanel& panel, int row, int column) {
        return panel.list()
            ->model()
            ->index(row, column)
            .data(Qt::CheckStateRole)
            .value<Qt::CheckState>();
    }
    [[nodiscard]] const MeshInstance& mesh(std::size_t index) const {
        return m_document->character().meshes[index];
    }
};

RIGWRIGHT_TEST(tst_meshes_panel)
#include "tst_meshes_panel.moc"
