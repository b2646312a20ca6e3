// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The bones tree: filter, columns, marks that toggle by commands, selection both ways, names,
/// drags onto other bones.
#include "core/samples/samples.h"
#include "core/skeleton/bone_tails.h"
#include "editor/commands/bone_edits.h"
#include "editor/document/document.h"
#include "editor/panels/bones_model.h"
#include "editor/panels/bones_panel.h"
#include "editor/panels/bones_tree.h"
#include "editor/ui/messages.h"
#include "editor/ui/theme.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"
#include "tests/support/test_settings.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include <array>
#include <memory>
#include <string>
#include <utility>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_bones_panel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_settings.isValid());
        keepSettingsIn(m_settings.path());
        Theme::current().apply(ThemeName::Dark);
    }
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

    void aRowDrawnOntoAnotherHangsBelowItAndStaysInPlace() {
        const Character before = m_document->character();
        const Vec3d head = headOf(kHelper);
        drag(rowOf(kHelper), rowOf(kUpper));
        QCOMPARE(skeleton().parents[kHelper], BoneIndex(kUpper));
        QVERIFY((headOf(kHelper) - head).norm() < 1e-9);
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(m_panel->viewIndex(BoneIndex(kHelper)).parent(),
                 m_panel->viewIndex(BoneIndex(kUpper)));
        m_document->undo();
        QVERIFY(m_document->character() == before);
    }

    void withAltItGoesToTheEndOfTheOther() {
        drag(rowOf(kHelper), rowOf(kUpper), Qt::AltModifier);
        QCOMPARE(skeleton().parents[kHelper], BoneIndex(kUpper));
        QVERIFY((headOf(kHelper) - Vec3d(0.5, 0.0, 0.0)).norm() < 1e-9);
        m_document->undo();
        QVERIFY((headOf(kHelper) - Vec3d(1.0, 0.0, 0.0)).norm() < 1e-9);
    }

    void ontoTheGroundItBecomesARoot() {
        const Vec3d head = headOf(kLower);
        drag(rowOf(kLower), ground());
        QVERIFY(!skeleton().parents[named("lower").value()].isValid());
        QCOMPARE(skeleton().parents[named("helper").value()], named("lower"));
        QVERIFY((headOf(named("lower").value()) - head).norm() < 1e-9);
        QCOMPARE(m_panel->tree()->model()->rowCount(), 2);
        m_document->undo();
        QCOMPARE(skeleton().parents[kLower], BoneIndex(kUpper));
    }

    void belowItselfItIsRefusedWithTheReason() {
        QSignalSpy said(m_panel.get(), &BonesPanel::messageRequested);
        const auto refused =
            reparentBones(skeleton(), std::array{BoneIndex(kUpper)}, BoneIndex(kHelper));
        QVERIFY(!refused.has_value());
        const QString why = errorText(refused.error()).what;
        for (const std::size_t onto : {kHelper, kUpper}) {
            press(rowOf(kUpper));
            move(rowOf(kLower));
            move(rowOf(onto));
            QCOMPARE(view()->cursor().shape(), Qt::ForbiddenCursor);
            QVERIFY(!m_panel->tree()->drag().target().isValid());
            QVERIFY(!m_panel->tree()->drag().sentence().isEmpty());
            if (onto == kHelper)
                QCOMPARE(m_panel->tree()->drag().sentence(), why);
            release(rowOf(onto));
        }
        QCOMPARE(said.size(), 2);
        QCOMPARE(said.first().first().toString(), why);
        QCOMPARE(m_document->undoStack().count(), 0);
        QVERIFY(view()->cursor().shape() != Qt::ForbiddenCursor);
    }

    void whileItIsDraggedTheTargetIsShown() {
        press(rowOf(kHelper));
        move(rowOf(kLower));
        move(rowOf(kUpper));
        QCOMPARE(m_panel->tree()->drag().target(), BoneIndex(kUpper));
        QVERIFY(m_panel->tree()->drag().sentence().contains(QStringLiteral("upper")));
        auto* label = view()->findChild<QLabel*>(QStringLiteral("boneDrag"));
        QVERIFY(label && label->isVisible());
        const QString plain = label->text();
        move(rowOf(kUpper), Qt::AltModifier);
        QVERIFY(label->text() != plain);
        move(QPoint(-20, 10)); // outside there is no place
        QVERIFY(!label->isVisible());
        release(QPoint(-20, 10));
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void escapeAndUndoEndADragAndNothingElse() {
        setBoneFlag(*m_document, std::array{BoneIndex(kLower)}, BoneFlag::Locked, true);
        for (const bool undoes : {false, true}) {
            press(rowOf(kHelper));
            move(rowOf(kLower));
            move(rowOf(kUpper));
            QVERIFY(m_panel->tree()->drag().isActive());
            if (undoes)
                m_document->undo();
            else
                QTest::keyClick(m_panel->tree(), Qt::Key_Escape);
            QVERIFY(!m_panel->tree()->drag().isActive());
            move(rowOf(kLower));
            QVERIFY(!m_panel->tree()->drag().isActive());
            release(rowOf(kLower));
            QVERIFY(m_document->character().boneFlags[kLower].locked);
            QCOMPARE(m_document->undoStack().count(), 1);
            QCOMPARE(skeleton().parents[kHelper], BoneIndex(kLower));
        }
        m_document->undo();
        QVERIFY(!m_document->character().boneFlags[kLower].locked);
    }

    void severalRowsAreDraggedTogether() {
        addBone("a", kUpper);
        addBone("b", kUpper);
        click(named("a"), BonesModel::Name);
        click(named("b"), BonesModel::Name, Qt::ControlModifier);
        const int steps = m_document->undoStack().count();
        drag(rowOf(named("a").value()), rowOf(kHelper));
        QCOMPARE(skeleton().parents[named("a").value()], named("helper"));
        QCOMPARE(skeleton().parents[named("b").value()], named("helper"));
        QCOMPARE(m_document->undoStack().count(), steps + 1);
        QCOMPARE(m_document->session().selection().bones.size(), std::size_t(2));
        // A click that drags nothing chooses the one under it.
        click(named("b"), BonesModel::Name);
        QCOMPARE(m_document->session().selection().bones, std::vector{named("b")});
    }

    void aClosedRowThatIsWaitedOnOpens() {
        addBone("a", kUpper);
        const auto isOpen = [this] {
            return m_panel->tree()->isExpanded(m_panel->viewIndex(named("lower")));
        };
        m_panel->tree()->collapse(m_panel->viewIndex(named("lower")));
        press(rowOf(named("a").value()));
        move(rowOf(kUpper));
        move(rowOf(named("lower").value()));
        QVERIFY(!isOpen());
        QTRY_VERIFY(isOpen());
        release(QPoint(-20, 10));
    }

    void f2NamesTheBoneInItsRow() {
        activate();
        QSignalSpy said(m_panel.get(), &BonesPanel::messageRequested);
        selectBone(m_document->session(), BoneIndex(kLower));
        QTest::keyClick(m_panel->tree(), Qt::Key_F2);
        QTRY_VERIFY(editor());
        QCOMPARE(editor()->text(), QStringLiteral("lower"));
        QTest::keyClicks(editor(), QStringLiteral("forearm"));
        QTest::keyClick(editor(), Qt::Key_Return);
        QTRY_COMPARE(nameOf(kLower), std::string("forearm"));
        QTRY_VERIFY(m_panel->tree()->hasFocus());
        QCOMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(m_document->session().selection().activeBone, BoneIndex(kLower));
        QCOMPARE(said.size(), 0);
        m_document->undo();
        QCOMPARE(nameOf(kLower), std::string("lower"));
    }

    void aDoubleClickNamesTheBoneAndEscapeLeavesItAsItWas() {
        activate();
        click(BoneIndex(kLower), BonesModel::Name);
        QTest::mouseDClick(view(), Qt::LeftButton, {}, rowOf(kLower));
        QTRY_VERIFY(editor());
        QTest::keyClicks(editor(), QStringLiteral("x"));
        QTest::keyClick(editor(), Qt::Key_Escape);
        QTRY_VERIFY(!editor());
        QCOMPARE(nameOf(kLower), std::string("lower"));
        QCOMPARE(m_document->undoStack().count(), 0);
    }

    void aNameThatIsTakenIsSaidAndAnEmptyOneIsLegal() {
        activate();
        QSignalSpy said(m_panel.get(), &BonesPanel::messageRequested);
        rename(kHelper, QStringLiteral("upper"));
        QTRY_COMPARE(nameOf(kHelper), std::string("upper"));
        QCOMPARE(said.size(), 1);
        rename(kHelper, {});
        QTRY_COMPARE(nameOf(kHelper), std::string());
        QCOMPARE(said.size(), 1);
        QCOMPARE(m_document->undoStack().count(), 2);
    }

    void deleteAsksForTheSelectedBonesToGo() {
        connect(m_panel.get(), &BonesPanel::deleteRequested, m_document.get(),
                [this] { QVERIFY(deleteSelectedBones(*m_document).has_value()); });
        selectBone(m_document->session(), BoneIndex(kLower));
        QTest::keyClick(m_panel->tree(), Qt::Key_Delete);
        QCOMPARE(skeleton().boneCount(), std::size_t(2));
        QCOMPARE(skeleton().parents[named("helper").value()], named("upper"));
        QCOMPARE(m_document->session().selection().activeBone, named("upper"));
        m_document->undo();
        QCOMPARE(skeleton().boneCount(), std::size_t(3));
    }

    void anEditKeepsFilterAndWhatIsClosed() {
        addBone("a", kUpper);
        m_panel->tree()->collapse(m_panel->viewIndex(named("lower")));
        selectBone(m_document->session(), named("a"));
        QVERIFY(deleteSelectedBones(*m_document).has_value());
        QVERIFY(!m_panel->tree()->isExpanded(m_panel->viewIndex(named("lower"))));
        QVERIFY(m_panel->tree()->isExpanded(m_panel->viewIndex(named("upper"))));
        QVERIFY(renameBoneTo(*m_document, named("lower"), QStringLiteral("forearm")).has_value());
        QVERIFY(!m_panel->tree()->isExpanded(m_panel->viewIndex(named("forearm"))));
        QTest::keyClicks(m_panel->filter(), QStringLiteral("help"));
        QVERIFY(renameBoneTo(*m_document, named("helper"), QStringLiteral("help")).has_value());
        QCOMPARE(m_panel->filter()->text(), QStringLiteral("help"));
        QVERIFY(m_panel->viewIndex(named("help")).isValid());
        m_panel->filter()->clear();
        QVERIFY(!m_panel->tree()->isExpanded(m_panel->viewIndex(named("forearm"))));
    }

    void columnsAreChosenForEachWorkspaceAndKept() {
        const auto shows = [](const BonesPanel& panel, int column) {
            return !panel.tree()->header()->isSectionHidden(column);
        };
        m_panel->setWorkspace(QStringLiteral("skeleton"));
        QVERIFY(shows(*m_panel, BonesModel::Humanoid) && shows(*m_panel, BonesModel::Visible));
        QVERIFY(!shows(*m_panel, BonesModel::Lock) && !shows(*m_panel, BonesModel::Length));
        QVERIFY(!m_panel->tree()->isHeaderHidden());
        QAction* columns = m_panel->headerActions().first();
        QVERIFY(columns->menu());
        entry(columns->menu(), QStringLiteral("Length"))->trigger();
        QVERIFY(shows(*m_panel, BonesModel::Length));
        m_panel->setWorkspace(QStringLiteral("weights"));
        QVERIFY(!shows(*m_panel, BonesModel::Length) && shows(*m_panel, BonesModel::Solo));
        QVERIFY(m_panel->tree()->isHeaderHidden());
        BonesPanel another(*m_document);
        another.setWorkspace(QStringLiteral("skeleton"));
        QVERIFY(shows(another, BonesModel::Length));
        another.showColumn(BonesModel::Length, false);
        QVERIFY(!shows(another, BonesModel::Length));
    }

    void columnsSayRoleSideLengthAndWhatMovesAMesh() {
        m_document->reset(*makeSample("mannequin"), {});
        m_panel->setWorkspace(QStringLiteral("skeleton"));
        const BoneIndex bone = named("lower_arm.L");
        QVERIFY(bone.isValid());
        const auto text = [&](int column) {
            return m_panel->viewIndex(bone, column).data().toString();
        };
        QCOMPARE(text(BonesModel::Humanoid), QStringLiteral("Left lower arm"));
        QCOMPARE(text(BonesModel::Side), QStringLiteral("Left"));
        const double length = (headOf(named("hand.L").value()) - headOf(bone.value())).norm();
        QCOMPARE(text(BonesModel::Length), QStringLiteral("%1 cm").arg(length * 100.0, 0, 'f', 1));
        QCOMPARE(m_panel->viewIndex(bone, BonesModel::Deform)
                     .data(Qt::CheckStateRole)
                     .value<Qt::CheckState>(),
                 Qt::Checked);
        const auto colour = [&](const char* name) {
            return m_panel->viewIndex(named(name)).data(Qt::DecorationRole).value<QColor>();
        };
        QCOMPARE(colour("lower_arm.L"), Theme::current().colour(Token::SideLeft));
        QCOMPARE(colour("lower_arm.R"), Theme::current().colour(Token::SideRight));
        QCOMPARE(colour("head"), Theme::current().colour(Token::SideCentre));
    }

private:
    /// By the right button, as a hand does.
    [[nodiscard]] const Skeleton& skeleton() const { return m_document->character().skeleton; }
    [[nodiscard]] BoneIndex named(const char* name) const { return findBone(skeleton(), name); }
    [[nodiscard]] std::string nameOf(std::size_t bone) const { return skeleton().names[bone]; }
    [[nodiscard]] Vec3d headOf(std::size_t bone) const {
        return restModel(skeleton())[bone].translation();
    }
    void addBone(const char* name, std::size_t parent) {
        QVERIFY(editSkeleton(*m_document,
                             createBone(skeleton(), {.name = name,
                                                     .parent = BoneIndex(parent),
                                                     .head = Vec3d(0.2, 0.3, 0.0)}),
                             {.text = QStringLiteral("Create")})
                    .has_value());
    }
    [[nodiscard]] QWidget* view() const { return m_panel->tree()->viewport(); }
    [[nodiscard]] QPoint rowOf(std::size_t bone) const {
        const QRect cell = m_panel->tree()->visualRect(m_panel->viewIndex(BoneIndex(bone)));
        return {cell.right() - 8, cell.center().y()};
    }
    [[nodiscard]] QPoint ground() const { return {view()->width() / 2, view()->height() - 40}; }
    void press(const QPoint& at) { QTest::mousePress(view(), Qt::LeftButton, {}, at); }
    void move(const QPoint& at, Qt::KeyboardModifiers modifiers = {}) {
        QMouseEvent event(QEvent::MouseMove, at, view()->mapToGlobal(at), Qt::NoButton,
                          Qt::LeftButton, modifiers);
        QApplication::sendEvent(view(), &event);
    }
    void release(const QPoint& at) { QTest::mouseRelease(view(), Qt::LeftButton, {}, at); }
    /// As a hand does it: a little at first, then all the way.
    void drag(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers modifiers = {}) {
        press(from);
        for (int i = 1; i <= 10; ++i)
            move(from + (to - from) * i / 10, modifiers);
        release(to);
    }
    void activate() {
        m_panel->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    }
    /// The field in which a name is being typed.
    [[nodiscard]] QLineEdit* editor() const { return view()->findChild<QLineEdit*>(); }
    void rename(std::size_t bone, const QString& name) {
        selectBone(m_document->session(), BoneIndex(bone));
        QTest::keyClick(m_panel->tree(), Qt::Key_F2);
        QTRY_VERIFY(editor());
        editor()->selectAll();
        if (name.isEmpty())
            QTest::keyClick(editor(), Qt::Key_Delete);
        else
            QTest::keyClicks(editor(), name);
        QTest::keyClick(editor(), Qt::Key_Return);
        QTRY_VERIFY(!editor());
    }

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

    QTemporaryDir m_settings;
    std::unique_ptr<Document> m_document;
    std::unique_ptr<BonesPanel> m_panel;
};

RIGWRIGHT_TEST(tst_bones_panel)
#include "tst_bones_panel.moc"
