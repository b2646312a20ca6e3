// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The row above the picture and the document agree.
#include "editor/panels/viewport_header.h"

#include "editor/commands/mesh_commands.h"
#include "editor/document/derived.h"
#include "tests/editor/panels/panel_test.h"
#include "tests/support/test_main.h"

#include <QCheckBox>
#include <QComboBox>
#include <QMenu>
#include <QPushButton>
#include <QSet>
#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_viewport_header : public PanelTest {
    Q_OBJECT
private Q_SLOTS:
    void theMethodBoxIsAnUndoableStepAndFollowsUndo() {
        ViewportHeader header(*m_document);
        header.resize(900, 28);
        header.show();
        QVERIFY(QTest::qWaitForWindowExposed(&header));
        QCOMPARE(header.method()->currentIndex(), int(SkinningMethod::LinearBlend));
        header.method()->setFocus();
        QTest::keyClick(header.method(), Qt::Key_Down);
        for (const MeshInstance& mesh : m_document->character().meshes)
            QCOMPARE(mesh.binding->method, SkinningMethod::DualQuaternion);
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undo();
        QCOMPARE(header.method()->currentIndex(), int(SkinningMethod::LinearBlend));
    }

    void everyMethodIsThereWithASentence() {
        ViewportHeader header(*m_document);
        QCOMPARE(header.method()->count(), int(kSkinningMethods.size()));
        QSet<QString> sentences;
        for (int i = 0; i < header.method()->count(); ++i) {
            QVERIFY(!header.method()->itemText(i).isEmpty());
            sentences += header.method()->itemData(i, Qt::ToolTipRole).toString();
        }
        QCOMPARE(sentences.size(), qsizetype(kSkinningMethods.size()));
        for (const SkinningMethod method : kSkinningMethods) {
            setSkinningMethod(*m_document, {}, method);
            QCOMPARE(header.method()->currentIndex(), int(method));
            QVERIFY(header.method()->toolTip().contains(
                header.method()->itemData(int(method), Qt::ToolTipRole).toString()));
        }
    }

    void theMethodBoxSaysThatSomethingElseIsShownUntilItIsPrepared() {
        ViewportHeader header(*m_document);
        m_document->derived().prepareElsewhere(); // and nobody does
        setSkinningMethod(*m_document, {}, SkinningMethod::DeltaMush);
        QVERIFY(header.method()->toolTip().contains(QStringLiteral("until it is prepared")));
        for (std::size_t i = 0; i < m_document->character().meshes.size(); ++i) {
            const MeshInstance& mesh = m_document->character().meshes[i];
            m_document->derived().setPreparation(
                MeshInstanceIndex(i),
                *prepareSkinning(SkinningMethod::DeltaMush, mesh.mesh, mesh.binding->weights()));
        }
        QVERIFY(!header.method()->toolTip().contains(QStringLiteral("until it is prepared")));
    }

    void theMethodBoxSaysWhereThereIsNothingToChoose() {
        ViewportHeader header(*m_document);
        Character character = armCharacter();
        character.meshes[1].binding->method = SkinningMethod::DualQuaternion;
        m_document->reset(character, {});
        QVERIFY(header.method()->isEnabled());
        QCOMPARE(header.method()->currentIndex(), -1);
        QCOMPARE(header.method()->placeholderText(), QStringLiteral("Mixed methods"));
        for (MeshInstance& mesh : character.meshes)
            mesh.binding.reset();
        m_document->reset(character, {});
        QVERIFY(!header.method()->isEnabled());
        QCOMPARE(header.method()->placeholderText(), QStringLiteral("No skinning"));
    }

    void viewChoicesReachTheSessionAndBack() {
        ViewportHeader header(*m_document);
        header.resize(900, 28);
        header.show();
        QVERIFY(QTest::qWaitForWindowExposed(&header));
        header.shading()->setFocus();
        QTest::keyClick(header.shading(), Qt::Key_Home);
        QCOMPARE(m_document->session().view().shading, Shading::Solid);
        QVERIFY(!header.isoLines()->isEnabled());
        QTest::mouseClick(header.wire(), Qt::LeftButton, {},
                          QPoint(8, header.wire()->height() / 2));
        QVERIFY(m_document->session().view().wireOverlay);
        ViewSettings view = m_document->session().view();
        view.shading = Shading::Weights;
        view.isoLines = false;
        view.bones = BoneDisplay::None;
        m_document->session().setView(view);
        QCOMPARE(header.shading()->currentIndex(), int(Shading::Weights));
        QVERIFY(header.isoLines()->isEnabled() && !header.isoLines()->isChecked());
        QCOMPARE(header.bones()->currentIndex(), int(BoneDisplay::None));
        QTest::mouseClick(header.projection(), Qt::LeftButton);
        QVERIFY(m_document->session().camera().orthographic);
    }

    void namesAndAxesOfBonesAreChosenWhereBonesAreDrawn() {
        ViewportHeader header(*m_document);
        header.resize(1000, 28);
        header.show();
        QVERIFY(QTest::qWaitForWindowExposed(&header));
        QVERIFY(header.boneNames()->isVisible() && header.bonesButton()->isHidden());
        const auto click = [](QCheckBox* box) {
            QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        };
        click(header.boneNames());
        QVERIFY(m_document->session().view().boneNames && !m_document->session().view().boneAxes);
        click(header.boneAxes());
        QVERIFY(m_document->session().view().boneAxes);
        click(header.boneNames());
        QVERIFY(!m_document->session().view().boneNames);
        ViewSettings view = m_document->session().view();
        view.bones = BoneDisplay::None;
        m_document->session().setView(view);
        QVERIFY(!header.boneNames()->isEnabled() && !header.boneAxes()->isEnabled());
        QVERIFY(header.boneAxes()->isChecked()); // for when they are drawn again
    }

    void aNarrowRowHasTheChoicesOfBonesInAMenu() {
        QWidget host; // the layout of a window would not let it be so narrow
        host.resize(1000, 60);
        ViewportHeader header(*m_document, &host);
        header.resize(header.minimumSizeHint().width(), 28);
        host.show();
        QVERIFY(QTest::qWaitForWindowExposed(&host));
        QVERIFY(header.bonesButton()->isVisible());
        for (const QWidget* gone : std::initializer_list<const QWidget*>{
                 header.bones(), header.boneNames(), header.boneAxes(), header.projection()})
            QVERIFY(gone->isHidden());
        QVERIFY(header.wire()->geometry().right() < header.width());
        QVERIFY(header.wire()->width() >= header.wire()->minimumSizeHint().width());

        header.bonesButton()->setFocus();
        QTest::keyClick(header.bonesButton(), Qt::Key_Space);
        QTRY_VERIFY(header.bonesMenu()->isVisible());
        QList<QAction*> choices;
        for (QAction* action : header.bonesMenu()->actions())
            if (!action->isSeparator())
                choices << action;
        QCOMPARE(choices.size(), qsizetype(5));
        QVERIFY(choices[int(m_document->session().view().bones)]->isChecked());
        QTest::mouseClick(header.bonesMenu(), Qt::LeftButton, {},
                          header.bonesMenu()->actionGeometry(choices[3]).center());
        QVERIFY(m_document->session().view().boneNames);
        choices[4]->trigger();
        QVERIFY(m_document->session().view().boneAxes && header.boneAxes()->isChecked());
        choices[2]->trigger();
        QCOMPARE(m_document->session().view().bones, BoneDisplay::None);
        QVERIFY(!choices[3]->isEnabled() && choices[3]->isChecked());

        header.resize(1000, 28);
        QTRY_VERIFY(header.boneNames()->isVisible() && header.projection()->isVisible());
        QVERIFY(header.bonesButton()->isHidden());
    }
};

RIGWRIGHT_TEST(tst_viewport_header)
#include "tst_viewport_header.moc"
