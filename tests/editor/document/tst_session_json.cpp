// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The session survives the project file; whatever stands there, nothing breaks.
#include "editor/document/session_json.h"

#include "editor/document/session.h"
#include "tests/support/rigged_arm.h"
#include "tests/support/test_main.h"

#include <QTest>

#include <cmath>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

void fill(Session& session) {
    session.setSelection(
        {{BoneIndex(kUpper), BoneIndex(kLower)}, BoneIndex(kLower), MeshInstanceIndex(1)});
    session.setPlayhead({ClipIndex(0), 0.3, 0.5, false, false});
    ViewSettings view;
    view.shading = Shading::Wire;
    view.bones = BoneDisplay::Octahedral;
    view.ramp = HeatRamp::Cividis;
    view.wireOverlay = true;
    view.isoLines = false;
    view.grid = false;
    view.rawSums = true;
    session.setView(view);
    Camera camera;
    camera.target = Vec3d(0.1, 1.0 / 3.0, -2.0);
    camera.distance = 0.7;
    camera.yaw = 1.1;
    camera.pitch = -0.2;
    camera.orthographic = true;
    session.setCamera(camera);
}

} // namespace

class tst_session_json : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everythingComesBackBitEqual() {
        Session session;
        fill(session);
        const std::string text = jsonText(sessionToJson(session));
        Session back;
        sessionFromJson(jsonObject(text), armCharacter(), back);
        QCOMPARE(back.selection(), session.selection());
        QCOMPARE(back.playhead(), session.playhead());
        QVERIFY(back.view() == session.view());
        QVERIFY(back.camera() == session.camera());
        QCOMPARE(jsonText(sessionToJson(back)), text);
    }

    void selectedControlsComeBackWhereThereAreSoMany() {
        Session session;
        Selection selection;
        selection.controls = {ControlIndex(kLowerControl), ControlIndex(kHandControl)};
        selection.activeControl = ControlIndex(kLowerControl);
        session.setSelection(selection);
        ViewSettings view;
        view.controls = false;
        session.setView(view);
        const std::string text = jsonText(sessionToJson(session));
        Session back;
        sessionFromJson(jsonObject(text), riggedArm(1.0), back);
        QCOMPARE(back.selection(), session.selection());
        QVERIFY(!back.view().controls);
        QCOMPARE(jsonText(sessionToJson(back)), text);
        Session without;
        sessionFromJson(jsonObject(text), armCharacter(), without);
        QVERIFY(without.selection().controls.empty());
        QVERIFY(!without.selection().activeControl.isValid());
    }

    void selectedVerticesComeBackWithTheirTwins() {
        const Character character = armCharacter();
        const Topology& topology = character.meshes[0].mesh->topology;
        Session session;
        const VertexSelection some =
            withTwins(topology, std::vector{VertexIndex(0), VertexIndex(17), VertexIndex(400)});
        session.setSelectedVertices(MeshInstanceIndex(0), some);
        session.setSelectedVertices(MeshInstanceIndex(1),
                                    allVertices(character.meshes[1].mesh->topology));
        Session back;
        sessionFromJson(jsonObject(jsonText(sessionToJson(session))), character, back);
        QCOMPARE(back.allSelectedVertices(), session.allSelectedVertices());
        QCOMPARE(jsonText(sessionToJson(back)), jsonText(sessionToJson(session)));
        // One twin alone brings the others along: bit 1 of the first byte is vertex 1.
        Session whole;
        sessionFromJson(jsonObject(R"({"selection":{"vertices":[{"mesh":0,"bits":"Ag=="}]}})"),
                        character, whole);
        QCOMPARE(whole.selectedVertices(MeshInstanceIndex(0)),
                 withTwins(topology, std::vector{VertexIndex(1)}));
    }

    void selectedVerticesThatAreNotThereAreLeftOut_data() {
        QTest::addColumn<QByteArray>("list");
        QTest::newRow("no such mesh") << QByteArray(R"([{"mesh":7,"bits":"Ag=="}])");
        QTest::newRow("no mesh") << QByteArray(R"([{"bits":"Ag=="}])");
        QTest::newRow("no base64") << QByteArray(R"([{"mesh":0,"bits":"%%%"}])");
        QTest::newRow("a number") << QByteArray(R"([{"mesh":0,"bits":3},4,null])");
        QTest::newRow("more vertices than the cuff has")
            << QByteArray(R"([{"mesh":1,"bits":"AAAAAAAAAAAAAAAA/w=="}])");
    }
    void selectedVerticesThatAreNotThereAreLeftOut() {
        QFETCH(QByteArray, list);
        Session session;
        sessionFromJson(
            jsonObject(QByteArray(R"({"selection":{"vertices":)" + list + "}}").toStdString()),
            armCharacter(), session);
        QVERIFY(session.selectedVertices(MeshInstanceIndex(0)).empty());
        QVERIFY(session.selectedVertices(MeshInstanceIndex(1)).empty());
    }

    void playingIsNotResumed() {
        Session session;
        session.setPlayhead({ClipIndex(0), 0.3, 1.0, true, true});
        Session back;
        sessionFromJson(sessionToJson(session), armCharacter(), back);
        QVERIFY(!back.playhead().playing);
        QCOMPARE(back.playhead().time, 0.3);
    }

    void whatDoesNotFitIsLeftAlone_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("{{{");
        QTest::newRow("a list") << QByteArray("[1,2]");
        QTest::newRow("other types")
            << QByteArray(R"({"selection":3,"camera":[],"playhead":"x","display":null})");
        QTest::newRow("members of other types")
            << QByteArray(R"({"selection":{"activeBone":"a","activeMesh":{}},
                "camera":{"target":"x","distance":"far","yaw":null},
                "playhead":{"clip":true,"time":"now"},"display":{"shading":7,"grid":"yes"}})");
        QTest::newRow("indices out of range")
            << QByteArray(R"({"selection":{"activeBone":99,"activeMesh":-1},
                "playhead":{"clip":12}})");
        QTest::newRow("half indices")
            << QByteArray(R"({"selection":{"activeBone":0.5,"activeMesh":0.5}})");
        QTest::newRow("unknown names")
            << QByteArray(R"({"display":{"shading":"hologram","ramp":"rainbow","bones":"meat"}})");
    }
    void whatDoesNotFitIsLeftAlone() {
        QFETCH(QByteArray, text);
        Session session;
        fill(session);
        const std::string before = jsonText(sessionToJson(session));
        sessionFromJson(jsonObject(text.toStdString()), armCharacter(), session);
        QCOMPARE(jsonText(sessionToJson(session)), before);
    }

    void numbersStayInTheirRange() {
        Session session;
        sessionFromJson(jsonObject(R"({"camera":{"target":[1e300,-1e300,0],"distance":-5,
            "pitch":99,"verticalFov":0},"playhead":{"time":1e300,"speed":0}})"),
                        armCharacter(), session);
        const Camera& camera = session.camera();
        QVERIFY(camera.target.allFinite());
        QVERIFY(camera.distance > 0.0);
        QVERIFY(camera.pitch <= kPi / 2.0);
        QVERIFY(camera.verticalFov > 0.0);
        QVERIFY(std::isfinite(session.playhead().time));
        QVERIFY(session.playhead().speed > 0.0);
    }

    void bonesComeOnceInOrderAndTheActiveOneIsAmongThem() {
        Session session;
        sessionFromJson(jsonObject(R"({"selection":{"bones":[2,0,2,0,77,"x"],"activeBone":1}})"),
                        armCharacter(), session);
        const Selection expected{{BoneIndex(0), BoneIndex(2)}, BoneIndex(0), {}};
        QCOMPARE(session.selection(), expected);
    }
};

RIGWRIGHT_TEST(tst_session_json)
#include "tst_session_json.moc"
