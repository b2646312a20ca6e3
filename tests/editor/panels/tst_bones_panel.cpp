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
#include <QContextMenuEvent>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QToolButton>

#include <array>
#include <memory>
#include <utility>

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
        while (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
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

    void aFastDragSkipsNoRow() {
        QWidget* view = m_panel->tree()->viewport();
        for (const auto& [from, to] : {std::pair{kUpper, kHelper}, std::pair{kHelper, kUpper}}) {
            const QPoint last = markCentre(BoneIndex(to), BonesModel::Lock);
            QTest::mousePress(view, Qt::LeftButton, {},
                              markCentre(BoneIndex(from), BonesModel::Lock));
            QMouseEvent move(QEvent::MouseMove, last, view->mapToGlobal(last), Qt::NoButton,
                             Qt::LeftButton, {});
            QApplication::sendEvent(view, &move);
            QTest::mouseRelease(view, Qt::LeftButton, {}, last);
            for (const BoneFlags& flags : m_document->character().boneFlags)
                QCOMPARE(flags.locked, from == kUpper);
        }
    }

    void aFilterWithoutAMatchLeavesTheFieldInItsPlace() {
        const QPoint before = m_panel->filter()->mapTo(m_panel.get(), QPoint());
        QTest::keyClicks(m_panel->filter(), QStringLiteral("zz"));
        QCoreApplication::processEvents();
        QVERIFY(!m_panel->tree()->isVisible());
        QCOMPARE(m_panel->filter()->mapTo(m_panel.get(), QPoint()), before);
    }

    void afterAFilterTheTreeIsAsOpenAsBefore() {
        const auto isOpen = [this](std::size_t bone) {
            return m_panel->tree()->isExpanded(m_panel->viewIndex(BoneIndex(bone)));
        };
        for (const bool lowerIsOpen : {true, false}) {
            m_panel->tree()->setExpanded(m_panel->viewIndex(BoneIndex(kLower)), lowerIsOpen);
            QTest::keyClicks(m_panel->filter(), QStringLiteral("helper"));
            QVERIFY(isOpen(kLower)); // what is found is shown
            m_panel->filter()->clear();
            QVERIFY(isOpen(kUpper));
            QCOMPARE(isOpen(kLower), lowerIsOpen);
            m_panel->scopeButton()->menu()->actions().at(4)->trigger(); // hidden: none
            m_panel->scopeButton()->menu()->actions().at(0)->trigger();
            QVERIFY(isOpen(kUpper));
            QCOMPARE(isOpen(kLower), lowerIsOpen);
        }
    }

    void altClickLocksAllOthers() {
        click(BoneIndex(kLower), BonesModel::Lock, Qt::AltModifier);
        QVERIFY(m_document->character().boneFlags[kUpper].locked);
        QVERIFY(!m_document->character().boneFlags[kLower].locked);
        QVERIFY(m_document->character().boneFlags[kHelper].locked);
        QCOMPARE(m_document->undoStack().count(), 1);
    }

    void aClickOnTheSoloMarkHoldsTheOthers() {
        click(BoneIndex(kLower), BonesModel::Solo);
        QVERIFY(m_document->character().boneFlags[kLower].solo);
        QCOMPARE(heldBones(m_document->character().boneFlags),
                 (std::vector<std::uint8_t>{1, 0, 1}));
        QVERIFY(!m_document->session().selection().activeBone.isValid());
        click(BoneIndex(kHelper), BonesModel::Solo, Qt::AltModifier);
        QVERIFY(!m_document->character().boneFlags[kLower].solo);
        QVERIFY(m_document->character().boneFlags[kHelper].solo);
        m_document->undo();
        m_document->undo();
        QCOMPARE(heldBones(m_document->character().boneFlags),
                 (std::vector<std::uint8_t>{0, 0, 0}));
    }

    void theMenuColoursTheSelectedBones() {
        selectBone(m_document->session(), BoneIndex(kUpper));
        selectBone(m_document->session(), BoneIndex(kLower), true);
        openMenu(BoneIndex(kLower));
        QMenu* colours = submenu(QStringLiteral("Colour"));
        QVERIFY(colours && entry(colours, QStringLiteral("Automatic"))->isChecked());
        entry(colours, QStringLiteral("Blue"))->trigger();
        const QColor blue = boneColour(3);
        for (const std::size_t bone : {kUpper, kLower})
            QCOMPARE(m_panel->viewIndex(BoneIndex(bone)).data(Qt::DecorationRole).value<QColor>(),
                     blue);
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undo();
        QCOMPARE(m_panel->viewIndex(BoneIndex(kLower)).data(Qt::DecorationRole).value<QColor>(),
                 boneColour(kLower));
    }

    void theMenuSelectsWhatBelongsTogether() {
        openMenu(BoneIndex(kLower)); // not selected yet: now it is
        QCOMPARE(m_document->session().selection().bones, std::vector{BoneIndex(kLower)});
        entry(menu(), QStringLiteral("Select everything below"))->trigger();
        QCOMPARE(m_document->session().selection().bones,
                 (std::vector{BoneIndex(kLower), BoneIndex(kHelper)}));
        openMenu(BoneIndex(kHelper)); // of several: they stay selected
        entry(menu(), QStringLiteral("Lock"))->trigger();
        QVERIFY(m_document->character().boneFlags[kLower].locked);
        QVERIFY(m_document->character().boneFlags[kHelper].locked);
        QVERIFY(!m_document->character().boneFlags[kUpper].locked);
        openMenu(BoneIndex(kHelper));
        QVERIFY(entry(menu(), QStringLiteral("Unlock")));
        entry(menu(), QStringLiteral("Select chain"))->trigger();
        QCOMPARE(m_document->session().selection().bones.size(), std::size_t(3));
    }

    void theMenuKeyOpensTheMenuOfTheSelection() {
        selectBone(m_document->session(), BoneIndex(kLower));
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QApplication::sendEvent(m_panel->tree()->viewport(), &event);
        QVERIFY(menu() && menu()->isVisible());
        entry(menu(), QStringLiteral("Hide"))->trigger();
        QVERIFY(m_document->character().boneFlags[kLower].hidden);
    }

    void theFilterButtonListsSomeBones() {
        const auto choose = [this](int entry) {
            m_panel->scopeButton()->menu()->actions().at(entry)->trigger();
        };
        setBoneFlag(*m_document, std::array{BoneIndex(kLower)}, BoneFlag::Locked, true);
        choose(3); // locked
        QVERIFY(m_panel->scopeButton()->isChecked());
        QVERIFY(m_panel->viewIndex(BoneIndex(kLower)).isValid());
        QVERIFY(m_panel->viewIndex(BoneIndex(kUpper)).isValid()); // its parent
        QVERIFY(!m_panel->viewIndex(BoneIndex(kHelper)).isValid());
        m_document->undo();
        QVERIFY(!m_panel->viewIndex(BoneIndex(kLower)).isValid());
        QVERIFY(!m_panel->tree()->isVisible()); // a sentence says that there is none
        choose(4);                              // hidden
        setBoneFlag(*m_document, std::array{BoneIndex(kHelper)}, BoneFlag::Hidden, true);
        QVERIFY(m_panel->viewIndex(BoneIndex(kHelper)).isValid());
        choose(1); // bound to the active mesh
        Selection selection = m_document->session().selection();
        selection.activeMesh = MeshInstanceIndex(1); // the cuff: lower alone
        m_document->session().setSelection(selection);
        QVERIFY(m_panel->viewIndex(BoneIndex(kLower)).isValid());
        QVERIFY(!m_panel->viewIndex(BoneIndex(kHelper)).isValid());
        choose(2); // selected
        selectBone(m_document->session(), BoneIndex(kHelper));
        QVERIFY(m_panel->viewIndex(BoneIndex(kHelper)).isValid());
        selectBone(m_document->session(), BoneIndex(kUpper));
        QVERIFY(!m_panel->viewIndex(BoneIndex(kHelper)).isValid());
        QCOMPARE(m_document->session().selection().bones, std::vector{BoneIndex(kUpper)});
        choose(0);
        QVERIFY(!m_panel->scopeButton()->isChecked());
        QVERIFY(m_panel->viewIndex(BoneIndex(kHelper)).isValid());
    }

    void anotherCharacterListsAllBonesAgain() {
        m_panel->scopeButton()->menu()->actions().at(2)->trigger();
        m_document->reset(armCharacter(), {});
        QVERIFY(!m_panel->scopeButton()->isChecked());
        QVERIFY(m_panel->viewIndex(BoneIndex(kHelper)).isValid());
    }

    void entriesOfTheHeaderWorkOnAllBones() {
        setBoneFlag(*m_document, std::array{BoneIndex(kLower), BoneIndex(kUpper)}, BoneFlag::Solo,
                    true);
        for (QAction* action : m_panel->headerActions())
            if (action->text() == QStringLiteral("End solo"))
                action->trigger();
        QCOMPARE(heldBones(m_document->character().boneFlags),
                 (std::vector<std::uint8_t>{0, 0, 0}));
        QCOMPARE(m_document->undoStack().count(), 2);
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
    /// By the right button, as a hand does.
    void openMenu(BoneIndex bone) {
        QWidget* view = m_panel->tree()->viewport();
        const QRect cell = m_panel->tree()->visualRect(m_panel->viewIndex(bone));
        const QPoint at(cell.right() - 8, cell.center().y());
        QTest::mousePress(view, Qt::RightButton, {}, at);
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, view->mapToGlobal(at));
        QApplication::sendEvent(view, &event);
        QTest::mouseRelease(view, Qt::RightButton, {}, at);
        QVERIFY(menu() && menu()->isVisible());
    }
    /// The context menu that is open now.
    static QMenu* menu() { return qobject_cast<QMenu*>(QApplication::activePopupWidget()); }
    static QAction* entry(QMenu* menu, const QString& text) {
        for (QAction* action : menu->actions())
            if (action->text() == text)
                return action;
        return nullptr;
    }
    static QMenu* submenu(const QString& text) {
        QAction* action = entry(menu(), text);
        return action ? action->menu() : nullptr;
    }
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
