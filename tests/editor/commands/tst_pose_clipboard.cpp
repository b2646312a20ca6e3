// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Copied, pasted and mirrored poses.
#include "editor/commands/pose_clipboard.h"

#include "core/samples/samples.h"
#include "editor/commands/pose_commands.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <array>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

Character mannequin() {
    Result<Character> made = makeSample("mannequin");
    return std::move(made).value();
}

BoneIndex bone(const Document& document, const char* name) {
    return findBone(document.character().skeleton, name);
}

void bend(Document& document, const char* name, const Vec3d& axis, double angle) {
    const BoneIndex index = bone(document, name);
    BonePose pose{index, document.character().pose.local[index.value()]};
    pose.local.rotation = (pose.local.rotation * Eigen::AngleAxisd(angle, axis)).normalized();
    QVERIFY(poseBones(document, std::array{pose}, QStringLiteral("Bend")));
}

double largestDifference(const std::vector<Transform>& a, const std::vector<Transform>& b) {
    double largest = 0.0;
    for (std::size_t i = 0; i < a.size(); ++i)
        largest = std::max({largest, (a[i].translation - b[i].translation).norm(),
                            a[i].rotation.angularDistance(b[i].rotation),
                            (a[i].scale - b[i].scale).norm()});
    return largest;
}

} // namespace

class tst_pose_clipboard : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCopiedPoseComesBack() {
        Document document;
        document.reset(mannequin(), {});
        bend(document, "lower_arm.L", Vec3d::UnitX(), 1.1);
        bend(document, "head", Vec3d::UnitY(), 0.4);
        const std::vector<Transform> posed = document.character().pose.local;
        const QByteArray copied = copyPose(document, {});
        resetPose(document, {});
        const PasteOutcome outcome = pastePose(document, copied, false);
        QVERIFY(outcome.isPose && outcome.changed);
        QCOMPARE(outcome.missing, std::size_t(0));
        QVERIFY(largestDifference(document.character().pose.local, posed) < 1e-9);
        document.undo(); // one step
        QVERIFY(!(document.character().pose.local == posed));
    }

    void onlyTheBonesCopiedArePasted() {
        Document document;
        document.reset(mannequin(), {});
        bend(document, "lower_arm.L", Vec3d::UnitX(), 1.1);
        bend(document, "head", Vec3d::UnitY(), 0.4);
        const QByteArray copied = copyPose(document, std::array{bone(document, "head")});
        resetPose(document, {});
        const PasteOutcome outcome = pastePose(document, copied, false);
        QCOMPARE(outcome.pasted, std::size_t(1));
        const Skeleton& skeleton = document.character().skeleton;
        for (std::size_t i = 0; i < skeleton.boneCount(); ++i)
            QCOMPARE(document.character().pose.local[i] == skeleton.restLocal[i],
                     BoneIndex(i) != bone(document, "head"));
    }

    void pastedMirroredTheOtherSideDoesIt() {
        Document document;
        document.reset(mannequin(), {});
        bend(document, "lower_arm.L", Vec3d::UnitX(), 1.1);
        const QByteArray copied = copyPose(document, std::array{bone(document, "lower_arm.L")});
        const PasteOutcome outcome = pastePose(document, copied, true);
        QVERIFY(outcome.changed);
        // The right side is the mirror image of the left one now: mirroring changes nothing.
        const std::vector<Transform> posed = document.character().pose.local;
        mirrorWholePose(document);
        QVERIFY(largestDifference(document.character().pose.local, posed) < 1e-6);
    }

    void mirroringTwiceIsNothing() {
        Document document;
        document.reset(mannequin(), {});
        bend(document, "upper_arm.R", Vec3d::UnitZ(), 0.7);
        bend(document, "spine_02", Vec3d::UnitX(), 0.2);
        const std::vector<Transform> posed = document.character().pose.local;
        QVERIFY(mirrorWholePose(document));
        QVERIFY(largestDifference(document.character().pose.local, posed) > 0.1);
        QVERIFY(mirrorWholePose(document));
        QVERIFY(largestDifference(document.character().pose.local, posed) < 1e-6);
    }

    void aChainGoesBackWithAllThatHangsOnIt() {
        Document document;
        document.reset(mannequin(), {});
        bend(document, "hand.L", Vec3d::UnitX(), 0.5);
        bend(document, "hand.R", Vec3d::UnitX(), 0.5);
        QVERIFY(resetChain(document, std::array{bone(document, "upper_arm.L")}));
        const Character& character = document.character();
        const auto atRest = [&](const char* name) {
            const std::size_t i = bone(document, name).value();
            return character.pose.local[i] == character.skeleton.restLocal[i];
        };
        QVERIFY(atRest("hand.L"));
        QVERIFY(!atRest("hand.R"));
    }

    void whateverIsOnTheClipboardThePoseStaysFinite_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isPose");
        QTest::newRow("nothing") << QByteArray() << false;
        QTest::newRow("text") << QByteArray("hello") << false;
        QTest::newRow("other JSON") << QByteArray(R"({"bones":[]})") << false;
        QTest::newRow("a later version")
            << QByteArray(R"({"rigwrightPose":2,"bones":[]})") << false;
        QTest::newRow("no bones") << QByteArray(R"({"rigwrightPose":1})") << true;
        QTest::newRow("other types")
            << QByteArray(R"({"rigwrightPose":1,"bones":[3,"x",{"bone":"lower","rotation":7}]})")
            << true;
        QTest::newRow("a turn of nothing")
            << QByteArray(R"({"rigwrightPose":1,"bones":[{"bone":"lower","translation":[0,0,0],
                             "rotation":[0,0,0,0],"scale":[1,1,1]}]})")
            << true;
        QTest::newRow("beyond all numbers")
            << QByteArray(R"({"rigwrightPose":1,"bones":[{"bone":"lower",
                             "translation":[1e308,1e308,1e308],"rotation":[1e308,0,0,1e308],
                             "scale":[1e308,1e308,1e308]}]})")
            << true;
    }
    void whateverIsOnTheClipboardThePoseStaysFinite() {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isPose);
        Document document;
        document.reset(armCharacter(), {});
        for (const bool mirrored : {false, true}) {
            QCOMPARE(pastePose(document, bytes, mirrored).isPose, isPose);
            for (const Transform& local : document.character().pose.local)
                QVERIFY(isFinite(local));
        }
    }
};

RIGWRIGHT_TEST(tst_pose_clipboard)
#include "tst_pose_clipboard.moc"
