// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the user decided about a file is done to all of the character.
#include "core/character/bind_pose.h"
#include "core/io/import_choices.h"
#include "tests/support/arm_character.h"
#include "tests/support/builders.h"
#include "tests/support/matchers.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::test;

class tst_import_choices : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void defaultsTouchNothing();
    void theChoiceOfAUnitReplacesThatOfTheFile();
    void nonsensicalUnitsCountAsOne_data();
    void nonsensicalUnitsCountAsOne();
    void upAxesBecomePlusY_data();
    void upAxesBecomePlusY();
    void theBindPoseBecomesTheRestAndTheCurrentPose();
};

void tst_import_choices::defaultsTouchNothing() {
    const Character before = armCharacter();
    Character after = before;
    applyImportChoices(after, {});
    QVERIFY(after == before);
    QCOMPARE(after.meshes[0].mesh.get(), before.meshes[0].mesh.get());
}

void tst_import_choices::theChoiceOfAUnitReplacesThatOfTheFile() {
    Character asFile = armCharacter();
    applyImportChoices(asFile, {}, {.metresPerUnit = 0.01});
    VERIFY_NEAR(bounds(asFile.meshes[0].mesh->positions).max().x(), 0.01, 1e-9);
    Character chosen = armCharacter();
    applyImportChoices(chosen, {.metresPerUnit = 0.001}, {.metresPerUnit = 0.01});
    VERIFY_NEAR(bounds(chosen.meshes[0].mesh->positions).max().x(), 0.001, 1e-9);
    VERIFY_NEAR(chosen.skeleton.restLocal[kLower].translation, Vec3d(0.0005, 0, 0), 1e-12);
}

void tst_import_choices::nonsensicalUnitsCountAsOne_data() {
    QTest::addColumn<double>("unit");
    QTest::newRow("negative") << -1.0;
    QTest::newRow("infinite") << double(INFINITY);
    QTest::newRow("not a number") << double(NAN);
}

void tst_import_choices::nonsensicalUnitsCountAsOne() {
    QFETCH(double, unit);
    const Character before = armCharacter();
    Character after = before;
    applyImportChoices(after, {.metresPerUnit = unit});
    QVERIFY(after == before);
}

void tst_import_choices::upAxesBecomePlusY_data() {
    QTest::addColumn<int>("up");
    QTest::addColumn<int>("axis");
    QTest::newRow("X") << int(ImportUpAxis::X) << 0;
    QTest::newRow("Y") << int(ImportUpAxis::Y) << 1;
    QTest::newRow("Z") << int(ImportUpAxis::Z) << 2;
}

void tst_import_choices::upAxesBecomePlusY() {
    QFETCH(int, up);
    QFETCH(int, axis);
    const Mat3d rotation = modelFromAxes(ImportUpAxis(up));
    VERIFY_NEAR(rotation * Vec3d::Unit(axis), Vec3d::UnitY(), 0.0);
    VERIFY_NEAR(rotation.determinant(), 1.0, 0.0);
    Character character = armCharacter();
    character.skeleton.restLocal[kUpper].translation = 3.0 * Vec3d::Unit(axis);
    applyImportChoices(character, {.up = ImportUpAxis(up)});
    VERIFY_NEAR(character.skeleton.restLocal[kUpper].translation, Vec3d(0, 3, 0), 1e-12);
}

void tst_import_choices::theBindPoseBecomesTheRestAndTheCurrentPose() {
    Character character = armCharacter();
    character.skeleton.restLocal[kLower].rotation =
        Quatd(Eigen::AngleAxisd(radians(40.0), Vec3d::UnitZ()));
    finishCharacter(character);
    applyImportChoices(character, {.openInBindPose = true});
    QVERIFY(character.skeleton.restLocal == character.pose.local);
    VERIFY_NEAR(character.pose.local[kLower].rotation, Quatd::Identity(), 1e-9);
}

RIGWRIGHT_TEST(tst_import_choices)
#include "tst_import_choices.moc"
