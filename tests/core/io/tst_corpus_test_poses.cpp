// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Test poses of every skeleton that files bring along.
#include "core/pose/test_poses.h"
#include "tests/core/io/opened_file.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <algorithm>
#include <filesystem>
#include <iterator>

using namespace rigwright;
using namespace rigwright::test;
namespace fs = std::filesystem;

class tst_corpus_test_poses : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theyAreFiniteAndMoveNoJointOutOfItsPlace_data() {
        if (!fs::exists(corpusDir()))
            QSKIP("the folder of test files (RIGWRIGHT_CORPUS) is absent");
        QTest::addColumn<QString>("path");
        for (const char* folder : {"synthetic", "real"})
            for (const auto& entry : fs::recursive_directory_iterator(corpusDir() / folder)) {
                const std::string suffix = entry.path().extension().string();
                if (suffix == ".glb" || suffix == ".gltf" || suffix == ".vrm")
                    QTest::newRow(entry.path().filename().string().c_str())
                        << QString::fromStdString(entry.path().string());
            }
    }

    void theyAreFiniteAndMoveNoJointOutOfItsPlace() {
        QFETCH(QString, path);
        const Opened opened = openedFile(path.toStdString());
        if (!opened.character)
            return; // refused with a reason: tst_import is about that
        const Skeleton& skeleton = opened.character->skeleton;
        std::vector<TestPose> all = testPoses(skeleton, TestSweep::All, {});
        // A few hundred nodes at the most: large scenes are sampled.
        const std::size_t step = std::max<std::size_t>(1, skeleton.boneCount() / 64);
        for (std::size_t bone = 0; bone < skeleton.boneCount(); bone += step)
            std::ranges::move(testPoses(skeleton, TestSweep::Bone, BoneIndex(bone)),
                              std::back_inserter(all));
        QCOMPARE(all.empty(), skeleton.boneCount() == 0);
        for (const TestPose& pose : all) {
            QCOMPARE(pose.local.size(), skeleton.boneCount());
            for (std::size_t bone = 0; bone < pose.local.size(); ++bone) {
                QVERIFY(isFinite(pose.local[bone]));
                QVERIFY(pose.local[bone].translation == skeleton.restLocal[bone].translation);
                QVERIFY(pose.local[bone].scale == skeleton.restLocal[bone].scale);
            }
            if (pose.name == TestPoseName::Rest)
                QVERIFY(pose.local == skeleton.restLocal);
        }
    }
};

RIGWRIGHT_TEST(tst_corpus_test_poses)
#include "tst_corpus_test_poses.moc"
