// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// `skeleton` from end to end: templates into bare meshes, mending, the humanoid map.
#include "tests/app/run_cli.h"
#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cmath>

using namespace rigwright::test;

namespace {

using Place = std::array<double, 3>;

/// Where the bones are, by name.
QMap<QString, Place> places(const QJsonObject& json) {
    QMap<QString, Place> result;
    for (const QJsonValue& bone : json["bones"].toArray()) {
        const QJsonArray at = bone["position"].toArray();
        result[bone["name"].toString()] = {at[0].toDouble(), at[1].toDouble(), at[2].toDouble()};
    }
    return result;
}

double distance(const Place& a, const Place& b) {
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

QStringList boneNames(const QJsonObject& json) {
    QStringList names;
    for (const QJsonValue& bone : json["bones"].toArray())
        names.append(bone["name"].toString());
    return names;
}

QString boneOf(const QJsonObject& map, const char* role) {
    for (const QJsonValue& entry : map["roles"].toArray())
        if (entry["role"].toString() == QLatin1String(role))
            return entry["bone"].toString();
    return QStringLiteral("no such role");
}

} // namespace

class tst_cli_skeleton : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

    /// Writes, and reads the JSON of what was done; fails the test where that is not fine.
    QJsonObject done(const QStringList& arguments) const {
        const CliRun run = runCli(QStringList{"skeleton"} + arguments + QStringList{"--json"});
        if (run.exitCode != 0)
            QTest::qFail(run.err.constData(), __FILE__, __LINE__);
        return run.json();
    }

private Q_SLOTS:
    void initTestCase() {
        QVERIFY(m_folder.isValid());
        for (const char* sample : {"mannequin", "quadruped", "tail"}) {
            const QString name = QString::fromLatin1(sample);
            QCOMPARE(runCli({"sample", name, "-o", path(name + ".glb")}).exitCode, 0);
            QCOMPARE(runCli({"convert", path(name + ".glb"), path(name + ".obj")}).exitCode, 0);
        }
    }

    void templatesAreListed() {
        const QJsonArray templates =
            runCli({"skeleton", "--list", "--json"}).json()["templates"].toArray();
        QStringList names;
        for (const QJsonValue& entry : templates) {
            names.append(entry["name"].toString());
            QVERIFY(entry["bones"].toInt() > 0);
            QVERIFY(!entry["title"].toString().isEmpty());
            QVERIFY(entry["humanoid"].isBool());
        }
        for (const char* name : {"biped", "quadruped", "bird", "hand", "chain", "face", "ue5",
                                 "ue4", "unity", "godot", "vrm", "mixamo"})
            QVERIFY2(names.contains(QLatin1String(name)), name);
        const CliRun text = runCli({"skeleton", "--list"});
        QCOMPARE(text.exitCode, 0);
        QVERIFY(text.out.contains("biped"));
    }

    void aBareBodyGetsItsJoints() {
        const QJsonObject fitted =
            done({path("mannequin.obj"), "--template", "biped", "-o", path("fitted.rigw")});
        QCOMPARE(fitted["template"].toString(), QStringLiteral("biped"));
        const QMap<QString, Place> found = places(fitted);
        const QMap<QString, Place> authored = places(done({path("mannequin.glb"), "--map"}));
        int compared = 0;
        for (auto bone = found.begin(); bone != found.end(); ++bone) {
            if (!authored.contains(bone.key()))
                continue;
            QVERIFY2(distance(bone.value(), authored[bone.key()]) < 0.03 * 1.75,
                     qPrintable(bone.key()));
            ++compared;
        }
        QCOMPARE(compared, 56);
        // It binds, to the bones that are meant for it, and is a humanoid.
        const CliRun bound =
            runCli({"bind", path("fitted.rigw"), "-o", path("bound.glb"), "--json"});
        QVERIFY2(bound.exitCode == 0, bound.err);
        QVERIFY(bound.json()["maxRowError"].toDouble(1.0) <= 1e-5);
        const QJsonObject map = done({path("bound.glb"), "--map"})["map"].toObject();
        QVERIFY(map["refusal"].isNull());
        QCOMPARE(boneOf(map, "leftLowerArm"), QStringLiteral("lower_arm.L"));
        int joints = 0;
        for (const QJsonValue& bone : done({path("bound.glb"), "--map"})["bones"].toArray()) {
            if (!bone["deform"].toBool())
                continue;
            ++joints;
            QVERIFY(!bone["name"].toString().endsWith("_end"));
            QVERIFY(bone["name"].toString() != "root");
        }
        QVERIFY(joints > 40);
    }

    void everyEnginesNamesAreExact() {
        const QJsonObject ue5 =
            done({path("mannequin.obj"), "--template", "ue5", "-o", path("ue5.glb")});
        for (const char* name : {"root", "pelvis", "spine_05", "neck_02", "upperarm_l", "hand_r",
                                 "thigh_twist_01_l", "ik_foot_root", "ik_hand_gun"})
            QVERIFY2(boneNames(ue5).contains(QLatin1String(name)), name);
        QVERIFY(ue5["verify"].toObject()["passed"].toBool());
        const QJsonObject mixamo =
            done({path("mannequin.obj"), "--template", "mixamo", "-o", path("mixamo.glb")});
        for (const char* name :
             {"mixamorig:Hips", "mixamorig:LeftForeArm", "mixamorig:RightToeBase"})
            QVERIFY2(boneNames(mixamo).contains(QLatin1String(name)), name);
        const QJsonObject map = done({path("mixamo.glb"), "--map"})["map"].toObject();
        QVERIFY(map["refusal"].isNull());
        QVERIFY(map["confidence"].toDouble() > 0.7);
    }

    void countsAreThoseAskedFor() {
        const QJsonObject json = done({path("mannequin.obj"), "--template", "biped", "--spine", "5",
                                       "--neck", "2", "--fingers", "2", "--finger-bones", "2",
                                       "--twist", "1", "--no-ends", "-o", path("counts.rigw")});
        const QStringList names = boneNames(json);
        QVERIFY(names.contains("spine_05") && !names.contains("spine_06"));
        QVERIFY(names.contains("index_02.L") && !names.contains("index_03.L"));
        QVERIFY(!names.contains("middle_01.L"));
        QCOMPARE(names.filter("_end").size(), 0);
        QVERIFY(names.filter("twist").size() >= 8);
    }

    void otherTemplatesStandInTheMesh() {
        const QJsonObject json =
            done({path("quadruped.obj"), "--template", "quadruped", "-o", path("animal.glb")});
        QVERIFY(json["verify"].toObject()["passed"].toBool());
        const QMap<QString, Place> found = places(json);
        const QMap<QString, Place> authored = places(done({path("quadruped.glb"), "--map"}));
        for (const char* name : {"hips", "head", "fore_paw.L", "hind_paw.R", "tail_03"}) {
            QVERIFY(found.contains(name) && authored.contains(name));
            QVERIFY2(distance(found[name], authored[name]) < 0.25, name);
        }
        const QJsonObject chain = done(
            {path("tail.obj"), "--template", "chain", "--chain", "12", "-o", path("chain.glb")});
        QVERIFY(chain["bones"].toArray().size() >= 12);
    }

    void aSkeletonThatIsThereIsKeptUnlessReplaced() {
        const QStringList arguments{path("mannequin.glb"), "--template", "ue4", "-o",
                                    path("replaced.glb")};
        const CliRun refused = runCli(QStringList{"skeleton"} + arguments + QStringList{"--json"});
        QCOMPARE(refused.exitCode, 2);
        QCOMPARE(refused.json()["error"].toObject()["code"].toString(),
                 QStringLiteral("skeleton-there"));
        QVERIFY(refused.json()["error"].toObject()["remedy"].toString().contains("--replace"));
        QVERIFY(!QFile::exists(path("replaced.glb")));
        const QJsonObject replaced = done(arguments + QStringList{"--replace"});
        const QStringList names = boneNames(replaced);
        QVERIFY(names.contains("pelvis") && !names.contains("hips"));
        bool isSaid = false;
        for (const QJsonValue& finding : replaced["findings"].toArray())
            isSaid = isSaid || finding["code"].toString() == "skeleton-weights-lost";
        QVERIFY(isSaid);
        // What was built but not bound yet is a skeleton, too.
        QCOMPARE(
            runCli({"skeleton", path("replaced.glb"), "--template", "ue4", "-o", path("no.glb")})
                .exitCode,
            2);
    }

    void theMapIsPrintedOrRefused() {
        const QJsonObject own = done({path("mannequin.glb"), "--map"});
        QCOMPARE(own["output"].toString(), QString());
        const QJsonObject map = own["map"].toObject();
        QVERIFY(map["refusal"].isNull());
        QVERIFY(map["confidence"].toDouble() > 0.9);
        QCOMPARE(map["roles"].toArray().size(), 55);
        for (const QJsonValue& role : map["roles"].toArray()) {
            QVERIFY(!role["evidence"].toString().isEmpty());
            QVERIFY(role["required"].isBool());
            if (role["required"].toBool())
                QVERIFY2(role["bone"].isString(), qPrintable(role["role"].toString()));
        }
        QCOMPARE(boneOf(map, "hips"), QStringLiteral("hips"));
        QCOMPARE(boneOf(map, "rightFoot"), QStringLiteral("foot.R"));
        const QJsonObject animal = done({path("quadruped.glb"), "--map"})["map"].toObject();
        QVERIFY(animal["refusal"].isObject());
        QVERIFY(!animal["refusal"].toObject()["detail"].toString().isEmpty());
        const CliRun text = runCli({"skeleton", path("quadruped.glb"), "--map"});
        QCOMPARE(text.exitCode, 0);
        QVERIFY(text.out.contains("not a humanoid"));
    }

    void namesBecomeThoseOfAConventionAndComeBack() {
        const QStringList before = boneNames(done({path("mannequin.glb"), "--map"}));
        const QJsonObject there =
            done({path("mannequin.glb"), "--names", "mixamo", "-o", path("named.rigw")});
        QVERIFY(there["renamed"].toInt() > 40);
        QVERIFY(boneNames(there).contains("mixamorig:LeftForeArm"));
        const QJsonObject back =
            done({path("named.rigw"), "--names", "rigwright", "-o", path("back.rigw")});
        for (const char* bone : {"hips", "spine_02", "lower_arm.L", "thigh.R", "index_03.L"})
            QVERIFY2(boneNames(back).contains(QLatin1String(bone)), bone);
        QCOMPARE(boneNames(back).size(), before.size());
    }

    void restPosesAreConvertedWithTheMesh() {
        const QJsonObject posed =
            done({path("mannequin.glb"), "--rest-pose", "a", "-o", path("a.glb")});
        QVERIFY(posed["verify"].toObject()["passed"].toBool());
        QVERIFY(posed["bindings"].toArray().isEmpty());
        QMap<QString, Place> at = places(posed);
        QVERIFY(at["hand.L"][1] < at["upper_arm.L"][1] - 0.2);
        const QJsonObject back = done({path("a.glb"), "--rest-pose", "t", "-o", path("t.glb")});
        at = places(back);
        QVERIFY(std::abs(at["hand.L"][1] - at["upper_arm.L"][1]) < 0.03);
    }

    void sidesBecomeImages() {
        const QJsonObject json =
            done({path("mannequin.glb"), "--symmetrise", "left", "-o", path("sides.glb")});
        const QMap<QString, Place> at = places(json);
        for (const char* bone : {"hand", "foot", "index_03"}) {
            const Place left = at[QString::fromLatin1(bone) + ".L"];
            const Place right = at[QString::fromLatin1(bone) + ".R"];
            QVERIFY(distance({-left[0], left[1], left[2]}, right) < 1e-6);
        }
        QVERIFY(json["verify"].toObject()["passed"].toBool());
    }

    void aMeshIsBoundAnew() {
        const QJsonObject json =
            done({path("tail.glb"), "--reattach", "#0", "-o", path("again.glb")});
        QVERIFY(json["bindings"].toArray().isEmpty());
        QCOMPARE(json["findings"].toArray().size(), 0);
        QVERIFY(json["verify"].toObject()["passed"].toBool());
    }

    void bodiesThatAreNoneAreRefusedWithAReason() {
        const CliRun run = runCli(
            {"skeleton", path("tail.obj"), "--template", "biped", "-o", path("no.glb"), "--json"});
        QCOMPARE(run.exitCode, 3);
        QCOMPARE(run.json()["error"].toObject()["code"].toString(), QStringLiteral("fit-no-biped"));
        QVERIFY(!QFile::exists(path("no.glb")));
        // Arms that are not there have no T-pose.
        QCOMPARE(runCli({"skeleton", path("tail.glb"), "--rest-pose", "t", "-o", path("no.glb")})
                     .exitCode,
                 3);
        QVERIFY(!QFile::exists(path("no.glb")));
    }

    void animalsAreNotMadeHumans() {
        const CliRun run = runCli({"skeleton", path("quadruped.glb"), "--rest-pose", "t", "-o",
                                   path("no.glb"), "--json"});
        QCOMPARE(run.exitCode, 3);
        QCOMPARE(run.json()["error"].toObject()["code"].toString(),
                 QStringLiteral("humanoid-four-legs"));
        QVERIFY(!QFile::exists(path("no.glb")));
        // Only sides are written in another way: nothing gets the name of a human's bone.
        const QJsonObject named =
            done({path("quadruped.glb"), "--names", "ue5", "-o", path("named.glb")});
        for (const QJsonValue& bone : named["bones"].toArray())
            QVERIFY2(!bone["name"].toString().startsWith(QLatin1String("upperarm")) &&
                         bone["name"].toString() != QLatin1String("pelvis"),
                     qPrintable(bone["name"].toString()));
    }

    void wrongUsageIsSaid_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("an output alone") << QStringList{"-o", "$no.glb"};
        QTest::newRow("no output") << QStringList{"--names", "ue5"};
        QTest::newRow("a map into a file") << QStringList{"--map", "-o", "$no.glb"};
        QTest::newRow("an unknown template")
            << QStringList{"--template", "dragon", "-o", "$no.glb"};
        QTest::newRow("an unknown convention")
            << QStringList{"--names", "klingon", "-o", "$no.glb"};
        QTest::newRow("a count without a template")
            << QStringList{"--names", "ue5", "--spine", "3", "-o", "$no.glb"};
        QTest::newRow("a count that is none")
            << QStringList{"--template", "biped", "--spine", "many", "-o", "$no.glb"};
        QTest::newRow("a count beyond the template")
            << QStringList{"--template", "biped", "--spine", "9", "--replace", "-o", "$no.glb"};
        QTest::newRow("a count where the template has no choice")
            << QStringList{"--template", "ue5", "--spine", "3", "--replace", "-o", "$no.glb"};
        QTest::newRow("an unknown kind") << QStringList{"--names", "ue5", "-o", "$no.obj"};
        QTest::newRow("a third side") << QStringList{"--symmetrise", "up", "-o", "$no.glb"};
        QTest::newRow("a third pose") << QStringList{"--rest-pose", "y", "-o", "$no.glb"};
        QTest::newRow("a mesh that is not there")
            << QStringList{"--reattach", "Hat", "-o", "$no.glb"};
        QTest::newRow("a list with more") << QStringList{"--list"};
    }
    void wrongUsageIsSaid() {
        QFETCH(QStringList, options);
        options.replaceInStrings(QStringLiteral("$"), m_folder.path() + QLatin1Char('/'));
        const CliRun run =
            runCli(QStringList{"skeleton", path("mannequin.glb"), "--json"} + options);
        QCOMPARE(run.exitCode, 2);
        QVERIFY(!run.json()["error"].toObject()["detail"].toString().isEmpty());
        QVERIFY(!QFile::exists(path("no.glb")) && !QFile::exists(path("no.obj")));
    }
};

RIGWRIGHT_TEST(tst_cli_skeleton)
#include "tst_cli_skeleton.moc"
