// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `rigwright-cli sample` with a pose.
#include "core/io/import.h"
#include "core/pose/pose.h"
#include "tests/app/run_cli.h"
#include "tests/support/test_main.h"

#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace rigwright;
using namespace rigwright::test;

class tst_cli_sample : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theMannequinComesInAPose();
    void unknownPosesAreWrongUsage_data();
    void unknownPosesAreWrongUsage();
};

void tst_cli_sample::theMannequinComesInAPose() {
    QTemporaryDir folder;
    const QString file = folder.filePath("a.glb");
    const CliRun run = runCli({"sample", "mannequin", "--pose", "a", "-o", file, "--json"});
    QCOMPARE(run.exitCode, 0);
    QCOMPARE(run.json()["bones"].toInt(), 56);
    const auto character = importCharacter(file.toStdString());
    QVERIFY(character);
    std::vector<Affine3d> model;
    computeModelPose(character->skeleton, character->skeleton.restLocal, model);
    for (const char* side : {"L", "R"}) {
        const auto at = [&](const std::string& bone) {
            return model[findBone(character->skeleton, bone + "." + side).value()].translation();
        };
        const Vec3d arm = (at("lower_arm") - at("upper_arm")).normalized();
        QVERIFY(std::abs(std::asin(-arm.y()) * 180.0 / kPi - 45.0) < 2.0);
    }
    // Bound as it stands.
    const Binding& binding = *character->meshes.front().binding;
    for (std::size_t j = 0; j < binding.joints.size(); ++j)
        QVERIFY((model[binding.joints[j].value()] * binding.boneFromMeshBind[j])
                    .isApprox(Affine3d::Identity(), 1e-5));
}

void tst_cli_sample::unknownPosesAreWrongUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("no such pose") << QStringList{"sample", "mannequin", "--pose", "x"};
    QTest::newRow("no poses") << QStringList{"sample", "bar", "--pose", "a"};
}

void tst_cli_sample::unknownPosesAreWrongUsage() {
    QFETCH(QStringList, arguments);
    QTemporaryDir folder;
    const CliRun run = runCli(arguments + QStringList{"-o", folder.filePath("x.glb"), "--json"});
    QCOMPARE(run.exitCode, 2);
    QVERIFY(!QFile::exists(folder.filePath("x.glb")));
}

RIGWRIGHT_TEST(tst_cli_sample)
#include "tst_cli_sample.moc"
