// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Sides are written in every style, and every style is read back.
#include "core/skeleton/bone_names.h"
#include "core/skeleton/side_style.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <string>
#include <vector>

using namespace rigwright;

namespace {

/// A style as standards write it: %s is the stem, %w the stem with a capital, * the side.
struct Spelling {
    const char* pattern;
    const char* left;
    const char* right;
};
const std::vector<Spelling>& spellings() {
    static const std::vector<Spelling> all{
        {"%s.*", "L", "R"},
        {"%s_*", "L", "R"},
        {"%s-*", "L", "R"},
        {"%s.*", "l", "r"},
        {"%s_*", "l", "r"},
        {"%s-*", "l", "r"},
        {"*_%s", "L", "R"},
        {"*_%s", "l", "r"},
        {"*.%s", "L", "R"},
        {"*-%s", "L", "R"},
        {"* %w", "L", "R"},
        {"Bip01 * %w", "L", "R"},
        {"*%w", "l", "r"},
        {"*%w", "L", "R"},
        {"%s*", "L", "R"},
        {"*%w", "Left", "Right"},
        {"*%w", "left", "right"},
        {"%w*", "Left", "Right"},
        {"*_%s", "left", "right"},
        {"%s_*", "left", "right"},
        {"%s.*", "Left", "Right"},
        {"*%s", "left", "right"},
        {"*_%s", "LEFT", "RIGHT"},
        {"%s_*", "LEFT", "RIGHT"},
        {"mixamorig:*%w", "Left", "Right"},
        {"mixamorig_*%w", "Left", "Right"},
        {"Armature|%s.*", "L", "R"},
        {"J_Bip_*_%w", "L", "R"},
        {"DEF-%s.*", "L", "R"},
        {"ik_%s_*", "l", "r"},
        {"%s_01_*", "l", "r"},
        {"%s.*", "left", "right"},
    };
    return all;
}
const std::vector<std::string> kStems{"hand",      "shldr",   "foot",          "thigh",
                                      "upper_arm", "foreArm", "\xc3\xa9paule", "calf_twist"};
const std::vector<std::string> kNumbers{"", ".001", "_02", ".L7"};

std::string spelled(const Spelling& spelling, const std::string& stem, bool isLeft,
                    const std::string& number) {
    std::string name;
    std::string capital = stem;
    if (capital.front() >= 'a' && capital.front() <= 'z')
        capital.front() = char(capital.front() - 'a' + 'A');
    for (const char* c = spelling.pattern; *c != '\0'; ++c) {
        if (*c == '*')
            name += isLeft ? spelling.left : spelling.right;
        else if (*c == '%')
            name += *++c == 's' ? stem : capital;
        else
            name += *c;
    }
    return name + number;
}

} // namespace

class tst_side_style : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyStyleIsReadAndFlippedBack_data();
    void everyStyleIsReadAndFlippedBack();
    void sidesAreRewritten_data();
    void sidesAreRewritten();
    void everyStyleBecomesEveryOtherAndBack_data();
    void everyStyleBecomesEveryOtherAndBack();
    void examplesAreInTheirStyle();
    void whatHasNoSideStays();
    void namesThatAreSidesStay();
    void mentionsAreFound();
};

void tst_side_style::everyStyleIsReadAndFlippedBack_data() {
    QTest::addColumn<int>("spelling");
    for (std::size_t i = 0; i < spellings().size(); ++i)
        QTest::addRow("%s %s", spellings()[i].pattern, spellings()[i].left) << int(i);
}

void tst_side_style::everyStyleIsReadAndFlippedBack() {
    QFETCH(int, spelling);
    const Spelling& style = spellings()[std::size_t(spelling)];
    for (const std::string& stem : kStems)
        for (const std::string& number : kNumbers) {
            const std::string left = spelled(style, stem, true, number);
            const std::string right = spelled(style, stem, false, number);
            // A joined side must end before a capital or a digit to be seen.
            const bool isJoinedSmall =
                std::string(style.pattern).find("%s*") != std::string::npos && stem == "foreArm";
            if (isJoinedSmall || (std::string(style.pattern).starts_with("*%w") &&
                                  std::string(style.left).size() == 1 &&
                                  static_cast<unsigned char>(stem.front()) >= 0x80))
                continue;
            QCOMPARE(sideOfName(left), (SidedName{BoneSide::Left, right}));
            QCOMPARE(sideOfName(right), (SidedName{BoneSide::Right, left}));
            QCOMPARE(sideOfName(sideOfName(left).other).other, left);
        }
}

void tst_side_style::sidesAreRewritten_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("style");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, SideStyle style, const char* expected) {
        QTest::addRow("%s to %s", name, expected) << name << int(style) << expected;
    };
    row("upper_arm.L", SideStyle::UnderscoreSmall, "upper_arm_l");
    row("upper_arm.R", SideStyle::DashCapital, "upper_arm-R");
    row("hand_L.001", SideStyle::DotCapital, "hand.L.001");
    row("hand.L.001", SideStyle::CapitalFirst, "L_hand.001");
    row("thumb_01_r", SideStyle::DotCapital, "thumb_01.R");
    row("thumb_01.R", SideStyle::UnderscoreSmall, "thumb_01_r");
    row("mixamorig:LeftArm", SideStyle::DotCapital, "mixamorig:Arm.L");
    row("mixamorig:Arm.L", SideStyle::WordJoined, "mixamorig:LeftArm");
    row("Bip01 L Hand", SideStyle::UnderscoreCapital, "Bip01 Hand_L");
    row("Bip01 Hand_L", SideStyle::SpacedCapital, "Bip01 L Hand");
    row("lShldr", SideStyle::DotCapital, "Shldr.L");
    row("Shldr.L", SideStyle::SmallJoined, "lShldr");
    row("shldr_r", SideStyle::SmallJoined, "rShldr");
    row("arm_left", SideStyle::WordFirst, "left_arm");
    row("RIGHT_ARM", SideStyle::DotSmall, "ARM.r");
    row("J_Bip_L_UpperArm", SideStyle::DotCapital, "J_Bip_UpperArm.L");
    row("tail.L", SideStyle::WordJoinedLast, "tailLeft");
    row("upper_arm.L", SideStyle::DotCapital, "upper_arm.L");
    row("L_thumb_01", SideStyle::DotCapital, "thumb_01.L");
    row("b_LeftArm_09", SideStyle::DotCapital, "b_Arm_09.L");
}

void tst_side_style::sidesAreRewritten() {
    QFETCH(QString, name);
    QFETCH(int, style);
    QFETCH(QString, expected);
    QCOMPARE(QString::fromStdString(withSideStyle(name.toStdString(), SideStyle(style))), expected);
}

void tst_side_style::everyStyleBecomesEveryOtherAndBack_data() {
    QTest::addColumn<int>("style");
    for (const SideStyleInfo& info : sideStyles())
        QTest::newRow(info.example.data()) << int(info.style);
}

void tst_side_style::everyStyleBecomesEveryOtherAndBack() {
    QFETCH(int, style);
    // Capitals at the beginning: what a joined side asks for is there already.
    for (const char* stem : {"Arm", "UpperArm", "Calf_twist_01", "Thumb3", "rig:Arm", "Bip01 Hand"})
        for (const char* number : {"", ".001"})
            for (const BoneSide side : {BoneSide::Left, BoneSide::Right}) {
                const std::string first =
                    std::string(stem) + (side == BoneSide::Left ? ".L" : ".R") + number;
                const std::string name = withSideStyle(first, SideStyle(style));
                QCOMPARE(sideStyleOf(name), std::optional(SideStyle(style)));
                for (const SideStyleInfo& other : sideStyles()) {
                    const std::string changed = withSideStyle(name, other.style);
                    QCOMPARE(sideOfName(changed).side, side);
                    QCOMPARE(sideStyleOf(changed), std::optional(other.style));
                    QCOMPARE(withSideStyle(changed, SideStyle(style)), name);
                    // Flipping and rewriting may be done in either order.
                    QCOMPARE(sideOfName(changed).other,
                             withSideStyle(sideOfName(name).other, other.style));
                }
            }
}

void tst_side_style::examplesAreInTheirStyle() {
    for (const SideStyleInfo& info : sideStyles()) {
        QCOMPARE(sideStyleOf(info.example), std::optional(info.style));
        QCOMPARE(sideStyleNamed(info.name), std::optional(info.style));
        QCOMPARE(sideOfName(info.example).side, BoneSide::Left);
    }
    QVERIFY(!sideStyleNamed("none"));
}

void tst_side_style::whatHasNoSideStays() {
    for (const char* name : {"", "spine_01", "Head", "upright", "L1", "..."})
        for (const SideStyleInfo& info : sideStyles()) {
            QCOMPARE(withSideStyle(name, info.style), std::string(name));
            QVERIFY(!sideStyleOf(name));
        }
}

void tst_side_style::namesThatAreSidesStay() {
    for (const char* name : {"L", "left", ".L", "R.001", "rig:Right"})
        for (const SideStyleInfo& info : sideStyles()) {
            const std::string styled = withSideStyle(name, info.style);
            QCOMPARE(sideOfName(styled).side, sideOfName(name).side);
        }
    QCOMPARE(withSideStyle("left", SideStyle::DotCapital), std::string("left"));
    // Two sides: what would be read otherwise stays.
    QCOMPARE(withSideStyle("L_to_R", SideStyle::CapitalFirst), std::string("L_to_R"));
    QCOMPARE(withSideStyle("L_to_R", SideStyle::DotCapital), std::string("L_to.R"));
}

void tst_side_style::mentionsAreFound() {
    QCOMPARE(sideMention("Bip01 L Hand"), std::optional(SideMention{6, 1, BoneSide::Left}));
    QCOMPARE(sideMention("rightHand"), std::optional(SideMention{0, 5, BoneSide::Right}));
    QCOMPARE(sideMention("L_to_R"), std::optional(SideMention{5, 1, BoneSide::Right}));
    QVERIFY(!sideMention("spine"));
}

RIGWRIGHT_TEST(tst_side_style)
#include "tst_side_style.moc"
