// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Maps of bones as text: what they say is done, what is wrong is named.
#include "core/io/bone_map_json.h"
#include "tests/support/named_skeletons.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::test;

namespace {
BoneMap byNames(const Skeleton& source, const Skeleton& target) {
    const Humanoid none;
    return mapBones({source, none}, {target, none}, BoneMatching::Names);
}
} // namespace

class tst_bone_map_json : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theTextOverridesWhatNamesFound();
    void wrongTextsAreNamedAndChangeNothing_data();
    void wrongTextsAreNamedAndChangeNothing();
    void aFileThatIsNotThereIsAnError();
};

void tst_bone_map_json::theTextOverridesWhatNamesFound() {
    const Skeleton source = namedSkeleton("hips\nhips > LeftArm\nhips > tail\n");
    const Skeleton target = namedSkeleton("hips\nhips > upper_arm.L\nhips > tail\n");
    BoneMap map = byNames(source, target);
    const auto applied = applyBoneMapJson(R"({"bones": {"LeftArm": "upper_arm.L", "tail": null}})",
                                          source, target, map);
    QVERIFY(applied.has_value());
    QCOMPARE(map.ofSource[0], (BoneMapping{BoneIndex(0), BoneMatch::ExactName}));
    QCOMPARE(map.ofSource[1], (BoneMapping{BoneIndex(1), BoneMatch::ByHand}));
    QCOMPARE(map.ofSource[2], BoneMapping{});
}

void tst_bone_map_json::wrongTextsAreNamedAndChangeNothing_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::newRow("no JSON") << "bones"
                             << "bone-map-invalid";
    QTest::newRow("a list") << "[]"
                            << "bone-map-invalid";
    QTest::newRow("no bones") << "{}"
                              << "bone-map-invalid";
    QTest::newRow("bones that are a list") << R"({"bones": []})"
                                           << "bone-map-invalid";
    QTest::newRow("a number") << R"({"bones": {"a": 1}})"
                              << "bone-map-invalid";
    QTest::newRow("an unknown source") << R"({"bones": {"z": "b"}})"
                                       << "bone-map-unknown-bone";
    QTest::newRow("an unknown target") << R"({"bones": {"a": "z"}})"
                                       << "bone-map-unknown-bone";
    QTest::newRow("one target twice") << R"({"bones": {"a": "b", "b": "b"}})"
                                      << "bone-map-twice";
    QTest::newRow("cut off") << R"({"bones": {"a": "b")"
                             << "bone-map-invalid";
}

void tst_bone_map_json::wrongTextsAreNamedAndChangeNothing() {
    QFETCH(QString, text);
    QFETCH(QString, code);
    const Skeleton skeleton = namedSkeleton("a\na > b\n");
    BoneMap map = byNames(skeleton, skeleton);
    const BoneMap before = map;
    const auto applied = applyBoneMapJson(text.toStdString(), skeleton, skeleton, map);
    QVERIFY(!applied.has_value());
    QCOMPARE(QString::fromStdString(applied.error().code), code);
    QVERIFY(!applied.error().remedy.empty());
    QVERIFY(map == before);
}

void tst_bone_map_json::aFileThatIsNotThereIsAnError() {
    const Skeleton skeleton = namedSkeleton("a\n");
    BoneMap map = byNames(skeleton, skeleton);
    const auto applied = applyBoneMapFile("/nowhere/map.json", skeleton, skeleton, map);
    QVERIFY(!applied.has_value());
    QVERIFY(!applied.error().code.empty());
}

RIGWRIGHT_TEST(tst_bone_map_json)
#include "tst_bone_map_json.moc"
