// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on locks and visibility: many bones, one step.
#include "editor/commands/bone_flag_commands.h"
#include "editor/commands/mesh_commands.h"
#include "editor/commands/weight_commands.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_bone_flag_commands : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_document.reset(armCharacter(), QString()); }

    void lockingIsNamedAndUndone();
    void onlyBonesThatChangeAreInTheStep();
    void lockingAllOthersLeavesOneFree();
    void showingOnlyOneHidesTheOthers();
    void soloIsNamedUndoneAndHoldsTheOthers();
    void soloOfOneEndsThatOfOthers();
    void coloursAreNamedAndUndone();
    void methodOfAllMeshesIsOneStep();
    void normalisingKeepsLockedBonesBitForBit();
    void normalisedWeightsStayAndPushNothing();

private:
    [[nodiscard]] const BoneFlags& flags(std::size_t bone) const {
        return m_document.character().boneFlags[bone];
    }
    [[nodiscard]] QString text() { return m_document.undoStack().undoText(); }
    Document m_document;
};

void tst_bone_flag_commands::lockingIsNamedAndUndone() {
    const std::vector one{BoneIndex(kLower)};
    QVERIFY(setBoneFlag(m_document, one, BoneFlag::Locked, true));
    QCOMPARE(text(), QStringLiteral("Lock lower"));
    QVERIFY(flags(kLower).locked && !flags(kLower).hidden && !flags(kUpper).locked);
    QVERIFY(!setBoneFlag(m_document, one, BoneFlag::Locked, true));
    m_document.undo();
    QVERIFY(!flags(kLower).locked);
}

void tst_bone_flag_commands::onlyBonesThatChangeAreInTheStep() {
    setBoneFlag(m_document, std::vector{BoneIndex(kLower)}, BoneFlag::Hidden, true);
    QVERIFY(setBoneFlag(m_document, std::vector{BoneIndex(kLower), BoneIndex(kUpper)},
                        BoneFlag::Hidden, true));
    QCOMPARE(text(), QStringLiteral("Hide upper"));
    m_document.undo();
    QVERIFY(flags(kLower).hidden && !flags(kUpper).hidden);
}

void tst_bone_flag_commands::lockingAllOthersLeavesOneFree() {
    setBoneFlag(m_document, std::vector{BoneIndex(kLower)}, BoneFlag::Locked, true);
    QVERIFY(setBoneFlagExclusively(m_document, std::vector{BoneIndex(kLower)}, BoneFlag::Locked,
                                   false));
    QVERIFY(!flags(kLower).locked && flags(kUpper).locked && flags(kHelper).locked);
    QCOMPARE(text(), QStringLiteral("Lock all but lower"));
    m_document.undo();
    QVERIFY(flags(kLower).locked && !flags(kUpper).locked && !flags(kHelper).locked);
}

void tst_bone_flag_commands::showingOnlyOneHidesTheOthers() {
    QVERIFY(setBoneFlagExclusively(m_document, std::vector{BoneIndex(kUpper)}, BoneFlag::Hidden,
                                   false));
    QVERIFY(!flags(kUpper).hidden && flags(kLower).hidden && flags(kHelper).hidden);
    QCOMPARE(text(), QStringLiteral("Show only upper"));
}

void tst_bone_flag_commands::soloIsNamedUndoneAndHoldsTheOthers() {
    QVERIFY(setBoneFlag(m_document, std::vector{BoneIndex(kLower)}, BoneFlag::Solo, true));
    QCOMPARE(text(), QStringLiteral("Solo lower"));
    const Character& character = m_document.character();
    QVERIFY(heldBoneText(character, BoneIndex(kLower)).isEmpty());
    QVERIFY(heldBoneText(character, BoneIndex(kUpper)).contains(QStringLiteral("solo")));
    const Binding& arm = *character.meshes[0].binding; // joints upper, lower
    QCOMPARE(lockedJoints(character, arm), (std::vector<std::uint8_t>{1, 0}));
    m_document.undo();
    QVERIFY(!flags(kLower).solo);
    QCOMPARE(lockedJoints(m_document.character(), *m_document.character().meshes[0].binding),
             (std::vector<std::uint8_t>{0, 0}));
    m_document.redo();
    setBoneFlag(m_document, std::vector{BoneIndex(kLower)}, BoneFlag::Locked, true);
    QVERIFY(
        heldBoneText(m_document.character(), BoneIndex(kLower)).contains(QStringLiteral("locked")));
}

void tst_bone_flag_commands::soloOfOneEndsThatOfOthers() {
    setBoneFlag(m_document, std::vector{BoneIndex(kUpper), BoneIndex(kHelper)}, BoneFlag::Solo,
                true);
    QVERIFY(
        setBoneFlagExclusively(m_document, std::vector{BoneIndex(kLower)}, BoneFlag::Solo, true));
    QCOMPARE(text(), QStringLiteral("Solo only lower"));
    QVERIFY(!flags(kUpper).solo && flags(kLower).solo && !flags(kHelper).solo);
    m_document.undo();
    QVERIFY(flags(kUpper).solo && !flags(kLower).solo && flags(kHelper).solo);
}

void tst_bone_flag_commands::coloursAreNamedAndUndone() {
    const std::vector both{BoneIndex(kUpper), BoneIndex(kLower)};
    QVERIFY(setBoneColour(m_document, both, 0x112233));
    QCOMPARE(text(), QStringLiteral("Colour 2 bones"));
    QCOMPARE(flags(kUpper).colour, std::optional<std::uint32_t>(0x112233));
    QVERIFY(!setBoneColour(m_document, both, 0x112233)); // nothing to do, no step
    QVERIFY(setBoneColour(m_document, std::vector{BoneIndex(kLower)}, std::nullopt));
    QCOMPARE(text(), QStringLiteral("Automatic colour of lower"));
    QVERIFY(!flags(kLower).colour);
    m_document.undo();
    QCOMPARE(flags(kLower).colour, std::optional<std::uint32_t>(0x112233));
    m_document.undo();
    QVERIFY(!flags(kUpper).colour && !flags(kLower).colour);
    QCOMPARE(m_document.undoStack().index(), 0);
}

void tst_bone_flag_commands::methodOfAllMeshesIsOneStep() {
    const auto method = [this](std::size_t mesh) {
        return m_document.character().meshes[mesh].binding->method;
    };
    QVERIFY(setSkinningMethod(m_document, MeshInstanceIndex(1), SkinningMethod::DualQuaternion));
    QVERIFY(method(0) == SkinningMethod::LinearBlend);
    QVERIFY(setSkinningMethod(m_document, {}, SkinningMethod::DualQuaternion));
    QCOMPARE(m_document.undoStack().count(), 2);
    m_document.undo();
    QVERIFY(method(0) == SkinningMethod::LinearBlend);
    QVERIFY(method(1) == SkinningMethod::DualQuaternion);
    QVERIFY(!setSkinningMethod(m_document, MeshInstanceIndex(1), SkinningMethod::DualQuaternion));
}

void tst_bone_flag_commands::normalisingKeepsLockedBonesBitForBit() {
    Character character = armCharacter();
    SkinWeights& weights = character.meshes[0].binding->weights();
    for (std::size_t i = 0; i < weights.rowCount(); ++i)
        weights.setRow(VertexIndex(i), WeightRow{{0, 0.3f}, {1, 0.3f}});
    m_document.reset(std::move(character), QString());
    setBoneFlag(m_document, std::vector{BoneIndex(kUpper)}, BoneFlag::Locked, true);
    QVERIFY(normaliseWeights(m_document, MeshInstanceIndex(0)));
    QCOMPARE(text(), QStringLiteral("Normalise weights of Arm"));
    const SkinWeights& after = m_document.character().meshes[0].binding->weights();
    for (std::size_t i = 0; i < after.rowCount(); ++i) {
        QCOMPARE(after.weightOf(VertexIndex(i), 0), 0.3f);
        QVERIFY(std::abs(after.weightOf(VertexIndex(i), 1) - 0.7f) < 1e-6f);
    }
    m_document.undo();
    QCOMPARE(after.weightOf(VertexIndex(5), 1), 0.3f);
}

void tst_bone_flag_commands::normalisedWeightsStayAndPushNothing() {
    QVERIFY(!normaliseWeights(m_document, {}));
    QCOMPARE(m_document.undoStack().count(), 0);
}

RIGWRIGHT_TEST(tst_bone_flag_commands)
#include "tst_bone_flag_commands.moc"
