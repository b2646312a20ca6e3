// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The bones tree: filter, marks that toggle by commands, selection both ways.
#include "editor/document/document.h"
#include "editor/panels/bones_model.h"
#include "editor/panels/bones_panel.h"
#include "editor/panels/bones_tree.h"
#include "editor/ui/theme.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QLineEdit>
#include <QTest>

#include <memory>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_bones_panel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::current().apply(ThemeName::Dark); }
    void init() {
        m_document = std::make_unique<Document>();
        m_panel = std::make_unique<BonesPanel>(*m_document);
        m_panel->resize(320, 400);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
        m_document->reset(armCharacter(), {});
    }
    void cleanup() {
        m_panel.reset();
        m_document.reset();
    }

    void anEmptyDocumentSaysWhatWouldFillThePanel() {
        QVERIFY(m_panel->tree()->isVisible());
        m_document->reset({}, {});
        QVERIFY(!m_panel->tree()->isVisible());
    }

    void theTreeFollowsTheSkeleton() {
        QCOMPARE(m_panel->tree()->model()->rowCount(), 1);
        const QModelIndex upper = m_panel->viewIndex(BoneIndex(kUpper));
        QCOMPARE(upper.data().toString(), QStringLiteral("upper"));
        QCOMPARE(m_panel->viewIndex(BoneIndex(kLower)).parent(), upper);
        QCOMPARE(m_panel->filter()->placeholderText().contains(QLatin1Char('3')), true);
    }

    void aClickSelectsTheBoneInTheSession() {
        click(BoneIndex(kLower), BonesModel::Name);
        QCOMPARE(m_document->session().selection().activeBone, BoneIndex(kLower));
        QCOMPARE(m_document->session().selection().bones.size(), std::size_t(1));
        click(BoneIndex(kUpper), BonesModel::Name, Qt::ControlModifier);
        QCOMPARE(m_document->session().selection().bones.size(), std::size_t(2));
        QCOMPARE(m_document->session().selection().activeBone, BoneIndex(kUpper));
    }

    void theSessionsSelectionIsShown() {
        selectBone(m_document->session(), BoneIndex(kHelper));
        QVERIFY(
            m_panel->tree()->selectionModel()->isSelected(m_panel->viewIndex(BoneIndex(kHelper))));
        QCOMPARE(m_panel->tree()->currentIndex(), m_panel->viewIndex(BoneIndex(kHelper)));
        selectBone(m_document->session(), BoneIndex());
        QVERIFY(!m_panel->tree()->selectionModel()->hasSelection());
    }

    void aClickOnTheLockIsOneUndoableStepAndDoesNotSelect() {
        click(BoneIndex(kLower), BonesModel::Lock);
        QVERIFY(m_document->character().boneFlags[kLower].locked);
        QVERIFY(!m_document->session().selection().activeBone.isValid());
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undo();
        QVERIFY(!m_document->character().boneFlags[kLower].locked);
    }

    void aClickOnTheEyeHidesAndAnotherShows() {
        click(BoneIndex(kLower), BonesModel::Visible);
        QVERIFY(m_document->character().boneFlags[kLower].hidden);
        QCOMPARE(m_panel->viewIndex(BoneIndex(kLower), BonesModel::Visible)
                     .data(Qt::CheckStateRole)
                     .value<Qt::CheckState>(),
                 Qt::Unchecked);
        click(BoneIndex(kLower), BonesModel::Visible);
        QVERIFY(!m_document->character().boneFlags[kLower].hidden);
    }

    void aDragDownTheColumnSetsManyAsOneStep() {
        QWidget* view = m_panel->tree()->viewport();
        const QPoint first = markCentre(BoneIndex(kUpper), BonesModel::Lock);
        QTest::mousePress(view, Qt::LeftButton, {}, first);
        for (const std::size_t bone : {kLower, kHelper}) {
            const QPoint at = markCentre(BoneIndex(bone), BonesModel::Lock);
            QMouseEvent move(QEvent::MouseMove, at, view->mapToGlobal(at), Qt::NoButton,
                             Qt::LeftButton, {});
            QApplication::sendEvent(view, &move);
        }
        QCOMPARE(m_document->undoStack().count(), 0);
        QCOMPARE(m_panel->viewIndex(BoneIndex(kHelper), BonesModel::Lock)
                     .data(Qt::CheckStateRole)
                     .value<Qt::CheckState>(),
                 Qt::Checked);
        QTest::mouseRelease(view, Qt::LeftButton, {},
                            markCentre(BoneIndex(kHelper), BonesModel::Lock));
        QCOMPARE(m_document->undoStack().count(), 1);
        for (const BoneFlags& flags : m_document->character().boneFlags)
            QVERIFY(flags.locked);
        m_document->undo();
        for (const BoneFlags& flags : m_document->character().boneFlags)
            QVERIFY(!flags.locked);
    }

    void altClickLocksAllOthers() {
        click(BoneIndex(kLower), BonesModel::Lock, Qt::AltModifier);
        QVERIFY(m_document->character().boneFlags[kUpper].locked);
        QVERIFY(!m_document->character().boneFlags[kLower].locked);
        QVERIFY(m_document->character().boneFlags[kHelper].locked);
        QCOMPARE(m_document->undoStack().count(), 1);
    }

    void theFilterKeepsMatchesAndTheirParents() {
        QTest::keyClicks(m_panel->filter(), QStringLiteral("LOW"));
        QVERIFY(m_panel->viewIndex(BoneIndex(kLower)).isValid());
        QVERIFY(m_panel->viewIndex(BoneIndex(kUpper)).isValid()); // holds the match
        QVERIFY(!m_panel->viewIndex(BoneIndex(kHelper)).isValid());
        m_panel->filter()->clear();
        QVERIFY(m_panel->viewIndex(BoneIndex(kHelper)).isValid());
    }

    void filteringKeepsTheSelection() {
        selectBone(m_document->session(), BoneIndex(kHelper));
        m_panel->filter()->setText(QStringLiteral("upper"));
        QCOMPARE(m_document->session().selection().activeBone, BoneIndex(kHelper));
        m_panel->filter()->clear();
        QVERIFY(
            m_panel->tree()->selectionModel()->isSelected(m_panel->viewIndex(BoneIndex(kHelper))));
    }

    void theExpanderOpensAndCloses() {
        const QModelIndex upper = m_panel->viewIndex(BoneIndex(kUpper));
        QVERIFY(m_panel->tree()->isExpanded(upper));
        QTest::mouseClick(m_panel->tree()->viewport(), Qt::LeftButton, {},
                          m_panel->tree()->expanderRect(upper).center());
        QVERIFY(!m_panel->tree()->isExpanded(upper));
        QVERIFY(!m_document->session().selection().activeBone.isValid());
    }

private:
    QPoint markCentre(BoneIndex bone, int column) const {
        const QRect cell = m_panel->tree()->visualRect(m_panel->viewIndex(bone, column));
        return {cell.left() + 12, cell.center().y()};
    }
    void click(BoneIndex bone, int column, Qt::KeyboardModifiers modifiers = {}) {
        const QRect cell = m_panel->tree()->visualRect(m_panel->viewIndex(bone, column));
        const QPoint at = column == BonesModel::Name ? QPoint(cell.right() - 8, cell.center().y())
                                                     : markCentre(bone, column);
        QTest::mouseClick(m_panel->tree()->viewport(), Qt::LeftButton, modifiers, at);
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<BonesPanel> m_panel;
};

RIGWRIGHT_TEST(tst_bones_panel)
#include "tst_bones_panel.moc"
