// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The humanoid check: what it says, and what its words mend.
#include "core/character/humanoid.h"
#include "core/samples/samples.h"
#include "core/skeleton/bone_tails.h"
#include "core/skeleton/move_joints.h"
#include "editor/panels/humanoid_panel.h"
#include "tests/editor/panels/panel_test.h"
#include "tests/support/test_main.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

using enum HumanoidRole;

namespace {

Vec3d headOf(const Character& character, HumanoidRole role) {
    return restModel(character.skeleton)[humanoidOf(character).map.of(role).value()].translation();
}

/// The skeleton alone: the meshes stay bound as they were.
void place(Character& character, HumanoidRole role, const Vec3d& head, bool withChildren) {
    auto edit = setHead(character.skeleton, humanoidOf(character).map.of(role), head,
                        {.withChildren = withChildren});
    QVERIFY(edit.has_value());
    character.skeleton = edit->skeleton;
}

Character stretched() {
    Character character = *makeSample("mannequin");
    for (const auto& [elbow, shoulder, wrist] :
         {std::tuple{LeftLowerArm, LeftUpperArm, LeftHand},
          std::tuple{RightLowerArm, RightUpperArm, RightHand}})
        place(character, elbow, (headOf(character, shoulder) + headOf(character, wrist)) / 2.0,
              false);
    return character;
}

} // namespace

class tst_humanoid_panel : public PanelTest {
    Q_OBJECT
private Q_SLOTS:
    void theMannequinIsAWholeHumanoid() {
        open(*makeSample("mannequin"));
        QVERIFY(says(QStringLiteral("15 of 15 required roles")));
        QVERIFY(says(QStringLiteral("Left and right lengths equal")));
        QVERIFY(!m_panel->action(QStringLiteral("Left and right lengths equal")));
        QSignalSpy map(m_panel.get(), &HumanoidPanel::mapRequested);
        click(QStringLiteral("15 of 15 required roles"));
        QTRY_COMPARE(map.size(), 1);
    }

    void whatIsNotSeenIsNotChecked() {
        m_document->reset(*makeSample("mannequin"), {});
        m_panel = std::make_unique<HumanoidPanel>(*m_document);
        QVERIFY(m_panel->sentences().isEmpty());
        m_panel->show();
        QTRY_VERIFY(says(QStringLiteral("15 of 15 required roles")));
        m_document->reset(armCharacter(), {});
        QTRY_VERIFY(!says(QStringLiteral("15 of 15 required roles")));
        m_document->reset({}, {});
        QTRY_VERIFY(m_panel->sentences().isEmpty());
    }

    void straightElbowsAreBentByAClick() {
        open(stretched());
        const QString straight = QStringLiteral("Elbows nearly straight: bend them by 2°");
        QVERIFY(says(straight));
        const Character before = m_document->character();
        click(straight);
        QTRY_COMPARE(m_document->undoStack().count(), 1);
        QCOMPARE(m_document->undoStack().undoText(), QStringLiteral("Bend elbows"));
        QTRY_VERIFY(!says(straight));
        const HumanoidMap map = humanoidOf(m_document->character()).map;
        for (const HumanoidRole role : {LeftLowerArm, RightLowerArm})
            QVERIFY(std::abs(*bendOf(m_document->character().skeleton, map, role) - kLeastBend) <
                    1e-6);
        m_document->undo();
        QVERIFY(m_document->character() == before);
        QTRY_VERIFY(says(straight));
    }

    void oneStraightElbowIsNamedByItsSide() {
        Character character = stretched();
        const HumanoidMap map = humanoidOf(character).map;
        character.skeleton =
            bendLimbs(character.skeleton, map, std::array{LeftLowerArm}, 0.2)->skeleton;
        open(character);
        QVERIFY(says(QStringLiteral("Right elbow nearly straight: bend it by 2°")));
        QVERIFY(!says(QStringLiteral("Elbows nearly straight: bend them by 2°")));
    }

    void lengthsThatDifferAreMadeEqualByAClick() {
        Character character = *makeSample("mannequin");
        const Vec3d elbow = headOf(character, LeftLowerArm);
        place(character, LeftHand, elbow + 1.1 * (headOf(character, LeftHand) - elbow), true);
        open(character);
        const QString differ = QStringLiteral("Left and right lengths differ by 9.1 %");
        QVERIFY(says(differ));
        click(differ);
        QTRY_VERIFY(says(QStringLiteral("Left and right lengths equal")));
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undo();
        QTRY_VERIFY(says(differ));
    }

    void aBindThatIsNotTheRestIsShown() {
        Character character = *makeSample("mannequin");
        place(character, LeftHand, headOf(character, LeftHand) + Vec3d(0.1, 0.0, 0.0), true);
        open(character);
        QSignalSpy bind(m_panel.get(), &HumanoidPanel::bindPoseRequested);
        click(QStringLiteral("Bind pose differs from rest pose"));
        QTRY_COMPARE(bind.size(), 1);
    }

    void missingPartsAreListedOnce() {
        Character character = *makeSample("mannequin");
        HumanoidMap map = humanoidOf(character).map;
        for (const HumanoidRole role : humanoidRoles())
            if (!isRequired(role) && map.of(role).isValid() &&
                optionalPartOf(role) != OptionalPart::Toes)
                map[role] = {};
        character.humanoid = map;
        open(character);
        const QString missing =
            QStringLiteral("Optional roles missing: chest, upper chest, neck, jaw, eyes, "
                           "shoulders, fingers");
        QVERIFY2(says(missing), qPrintable(m_panel->sentences().join(QLatin1Char('\n'))));
        QSignalSpy asked(m_panel.get(), &HumanoidPanel::templateRequested);
        click(missing);
        QTRY_COMPARE(asked.size(), 1);
    }

    void whatIsNoHumanoidSaysWhyAndCanBeMapped() {
        open(armCharacter());
        QCOMPARE(m_panel->sentences().size(), 1);
        QSignalSpy map(m_panel.get(), &HumanoidPanel::mapRequested);
        click(m_panel->sentences().first());
        QTRY_COMPARE(map.size(), 1);
    }

    void cleanup() {
        m_panel.reset();
        PanelTest::cleanup();
    }

private:
    void open(Character character) {
        m_document->reset(std::move(character), {});
        m_panel = std::make_unique<HumanoidPanel>(*m_document);
        m_panel->resize(320, 240);
        m_panel->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    }
    [[nodiscard]] bool says(const QString& sentence) const {
        return m_panel->sentences().contains(sentence);
    }
    void click(const QString& sentence) {
        QPushButton* word = m_panel->action(sentence);
        QVERIFY2(word, qPrintable(m_panel->sentences().join(QLatin1Char('\n'))));
        QTest::mouseClick(word, Qt::LeftButton);
    }

    std::unique_ptr<HumanoidPanel> m_panel;
};

RIGWRIGHT_TEST(tst_humanoid_panel)
#include "tst_humanoid_panel.moc"
