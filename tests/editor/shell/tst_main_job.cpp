// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The main job, end to end in a real window: open, bend, paint, undo, redo, export, reopen.
#include "core/io/import.h"
#include "editor/document/derived.h"
#include "editor/shell/main_window.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/support/paths.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QEnterEvent>
#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>
#include <QWindow>

#include <algorithm>
#include <map>

using namespace rigwright;
using namespace rigwright::editor;

namespace {

constexpr MeshInstanceIndex kMesh{0};

/// The 3D window of a real main window, driven by real pointer and key events.
class Artist {
public:
    Artist() {
        m_window.resize(1280, 800);
        m_window.show();
        m_window.activateWindow();
    }
    MainWindow& window() { return m_window; }
    Document& document() { return m_window.document(); }
    QWindow* canvas() { return m_window.viewport()->window3D(); }
    const SkinWeights& weights() {
        return document().character().meshes[kMesh.value()].binding->weights();
    }

    bool open(const QString& path) {
        QSignalSpy opened(&m_window.files(), &CharacterFiles::opened);
        m_window.fileFlow().openFile(path);
        return waitForPicture(opened);
    }
    bool openSample(const QString& name) {
        QSignalSpy opened(&m_window.files(), &CharacterFiles::opened);
        m_window.fileFlow().openSample(name);
        return waitForPicture(opened);
    }

    QPoint pixelOf(const Vec3d& point) {
        Vec2d pixel = Vec2d::Zero();
        project(document().session().camera(), point, {canvas()->width(), canvas()->height()},
                pixel);
        return {int(pixel.x()), int(pixel.y())};
    }
    /// Down at the first place, along the others, up at the last.
    void stroke(const std::vector<QPoint>& path, bool escapeBeforeRelease = false) {
        QTest::mouseMove(canvas(), path.front());
        QTest::mousePress(canvas(), Qt::LeftButton, {}, path.front());
        for (std::size_t i = 1; i < path.size(); ++i) {
            QTest::mouseMove(canvas(), path[i]);
            QTest::qWait(5);
        }
        if (escapeBeforeRelease)
            QTest::keyClick(canvas(), Qt::Key_Escape);
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, path.back());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(canvas(), key, modifiers);
    }
    void type(const QString& text) {
        for (const QChar& character : text)
            QTest::keyClick(canvas(), character.toLatin1());
    }
    void use(const QString& tool, BoneIndex bone) {
        m_window.tools().setCurrent(tool);
        selectBone(document().session(), bone);
    }
    void lookFromTheSide() {
        Camera camera = document().session().camera();
        camera.yaw = kPi / 2.0;
        camera.pitch = 0.1;
        document().session().setCamera(
            framing(camera, document().derived().shownBounds(),
                    double(canvas()->width()) / std::max(1, canvas()->height())));
    }

private:
    bool waitForPicture(QSignalSpy& opened) {
        if (opened.isEmpty() && !opened.wait(20000))
            return false;
        if (!QTest::qWaitForWindowExposed(canvas(), 10000))
            return false;
        return !m_window.viewport()->capture().isNull();
    }

    MainWindow m_window;
};

/// Strokes over the surface near the vertices that a joint moves most.
std::vector<QPoint> pathOver(Artist& artist, BoneIndex bone, std::size_t places) {
    const Binding& binding = *artist.document().character().meshes[kMesh.value()].binding;
    const auto joint =
        std::uint16_t(std::ranges::find(binding.joints, bone) - binding.joints.begin());
    const auto positions = artist.document().derived().positions(kMesh);
    const Vec3d eye = eyePosition(artist.document().session().camera());
    std::vector<std::pair<double, QPoint>> near;
    for (std::size_t v = 0; v < positions.size(); ++v)
        if (binding.weights().weightOf(VertexIndex(v), joint) > 0.4f) {
            const Vec3d point = positions[v].cast<double>();
            near.emplace_back((point - eye).norm(), artist.pixelOf(point));
        }
    std::ranges::sort(near, {}, &std::pair<double, QPoint>::first);
    near.resize(near.size() / 2); // the half that faces the eye
    std::ranges::sort(near, {}, [](const auto& item) { return item.second.y(); });
    std::vector<QPoint> path;
    for (std::size_t i = 0; i < places; ++i)
        path.push_back(near[i * (near.size() - 1) / (places - 1)].second);
    return path;
}

std::string firstTwinThatDiffers(const Character& character, std::span<const Vec3f> positions) {
    const Mesh& mesh = *character.meshes[kMesh.value()].mesh;
    const SkinWeights& weights = character.meshes[kMesh.value()].binding->weights();
    for (std::size_t p = 0; p < mesh.topology.pointCount(); ++p) {
        const auto twins = mesh.topology.verticesOf(PointIndex(p));
        for (const VertexIndex twin : twins) {
            if (weights.copyRow(twin) != weights.copyRow(twins.front()))
                return "rows of point " + std::to_string(p);
            if (positions[twin.value()] != positions[twins.front().value()])
                return "a crack at point " + std::to_string(p);
        }
    }
    return {};
}

std::map<std::uint32_t, float> asSet(const Binding& binding, VertexIndex vertex) {
    std::map<std::uint32_t, float> set;
    const RowView row = binding.weights().row(vertex);
    for (std::size_t i = 0; i < row.size(); ++i)
        if (row.weights[i] > 0.0f)
            set[binding.joints[row.bones[i]].value()] += row.weights[i];
    return set;
}

/// Largest difference of two weight tables, each row taken as a set of (bone name, weight).
double largestRowDifference(const Character& a, const Character& b) {
    const Binding& first = *a.meshes[kMesh.value()].binding;
    const Binding& second = *b.meshes[kMesh.value()].binding;
    double largest = first.weights().rowCount() == second.weights().rowCount() ? 0.0 : 1.0;
    for (std::size_t v = 0; largest < 1.0 && v < first.weights().rowCount(); ++v) {
        std::map<std::string, double> difference;
        for (const auto& [bone, weight] : asSet(first, VertexIndex(v)))
            difference[a.skeleton.names[bone]] += weight;
        for (const auto& [bone, weight] : asSet(second, VertexIndex(v)))
            difference[b.skeleton.names[bone]] -= weight;
        for (const auto& [name, value] : difference)
            largest = std::max(largest, std::abs(value));
    }
    return largest;
}

} // namespace

class tst_main_job : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName("rigwright-tests");
        QCoreApplication::setApplicationName("tst_main_job");
        QSettings().clear();
    }

    void foxIsBentPaintedUndoneRedoneExportedAndReopened() {
        const auto file = test::corpusDir() / "real/Fox.glb";
        if (!std::filesystem::exists(file))
            QSKIP("the corpus is not here: set RIGWRIGHT_CORPUS");
        Artist artist;
        QVERIFY(artist.open(QString::fromStdString(file.string())));
        Document& document = artist.document();
        const Character original = document.character();
        const BoneIndex leg = findBone(original.skeleton, "b_LeftLeg01_015");
        QVERIFY(leg.isValid());
        artist.lookFromTheSide();

        // Bend: R X 4 0 Enter, as hands that know Blender do it.
        artist.use("rotate", leg);
        QTest::mouseMove(artist.canvas(), {200, 200});
        artist.key(Qt::Key_R);
        artist.key(Qt::Key_X);
        artist.type("40");
        artist.key(Qt::Key_Return);
        const Quatd turn = original.pose.local[leg.value()].rotation.inverse() *
                           document.character().pose.local[leg.value()].rotation;
        QVERIFY2(std::abs(Eigen::AngleAxisd(turn).angle() * 180.0 / kPi - 40.0) < 1e-4,
                 qPrintable(QString::number(Eigen::AngleAxisd(turn).angle() * 180.0 / kPi)));
        QCOMPARE(document.undoStack().count(), 1);

        // Paint three strokes on the bent leg.
        artist.use("paint", leg);
        for (int i = 0; i < 3; ++i) {
            std::vector<QPoint> path = pathOver(artist, leg, 8);
            for (QPoint& place : path)
                place.rx() += 8 * (i - 1);
            artist.stroke(path);
            QCOMPARE(document.undoStack().count(), 2 + i);
        }
        const Character painted = document.character();
        QVERIFY(!(artist.weights() == original.meshes[0].binding->weights()));
        QCOMPARE(firstTwinThatDiffers(painted, document.derived().positions(kMesh)), std::string());

        // Escape in the middle of a stroke leaves no trace.
        artist.stroke(pathOver(artist, leg, 8), true);
        QVERIFY(artist.weights() == painted.meshes[0].binding->weights());
        QCOMPARE(document.undoStack().count(), 4);
        QVERIFY(!document.undoStack().canRedo());

        // Undo everything, by the shortcut.
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(artist.canvas(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document.undoStack().index(), 0);
        QVERIFY(artist.weights() == original.meshes[0].binding->weights());
        QVERIFY(document.character().pose == original.pose);

        // Escape leaves what can be redone alone, too.
        artist.use("paint", leg);
        artist.stroke(pathOver(artist, leg, 8), true);
        QVERIFY(artist.weights() == original.meshes[0].binding->weights());
        QVERIFY(document.undoStack().canRedo());

        for (int i = 0; i < 4; ++i)
            QTest::keyClick(artist.canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(document.undoStack().index(), 4);
        QVERIFY(artist.weights() == painted.meshes[0].binding->weights());
        QVERIFY(document.character().pose == painted.pose);

        QTemporaryDir folder;
        const QString out = folder.filePath("fox-painted.glb");
        QSignalSpy exported(&artist.window().files(), &CharacterFiles::exported);
        artist.window().files().exportTo(out);
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, 20000);
        document.undoStack().setClean(); // exporting is not saving
        QVERIFY(artist.open(out));
        const double difference = largestRowDifference(painted, document.character());
        QVERIFY2(difference <= 1e-6, qPrintable(QString::number(difference)));
        QCOMPARE(document.character().clips.size(), original.clips.size());
        document.undoStack().setClean();
    }

    void keysGoToWhatThePointerIsOver() {
        Artist artist;
        QVERIFY(artist.openSample("arm"));
        QVERIFY(QTest::qWaitForWindowActive(&artist.window()));
        QLineEdit* field = artist.window().findChild<QLineEdit*>();
        QVERIFY(field);
        const auto pointAtThePicture = [&] {
            QEnterEvent enter({10, 10}, {10, 10}, {10, 10});
            QCoreApplication::sendEvent(artist.canvas(), &enter);
        };
        const auto giveKeysTo = [&](QWidget* widget) {
            artist.window().windowHandle()->requestActivate();
            QTRY_VERIFY(QGuiApplication::focusWindow() != artist.canvas());
            widget->setFocus();
            QTRY_COMPARE(QApplication::focusWidget(), widget);
        };
        // Somebody who types is left alone …
        giveKeysTo(field);
        pointAtThePicture();
        QTest::qWait(100);
        QVERIFY(QGuiApplication::focusWindow() != artist.canvas());
        // … but after a click in a list, keys are meant for the picture.
        QTreeView* tree = artist.window().findChild<QTreeView*>();
        QVERIFY(tree);
        giveKeysTo(tree);
        pointAtThePicture();
        QTRY_VERIFY(QGuiApplication::focusWindow() == artist.canvas());
        artist.document().undoStack().setClean();
    }

    void noCrackOpensAcrossTheMannequinsSeams() {
        Artist artist;
        QVERIFY(artist.openSample("mannequin"));
        Document& document = artist.document();
        const Mesh& mesh = *document.character().meshes[0].mesh;
        QVERIFY(mesh.topology.pointCount() < mesh.vertexCount()); // there are seams
        for (const char* name : {"upper_arm.L", "thigh.R", "spine_02", "head"}) {
            const BoneIndex bone = findBone(document.character().skeleton, name);
            QVERIFY2(bone.isValid(), name);
            for (const double yaw : {0.0, kPi / 2.0, kPi, -kPi / 2.0}) {
                Camera camera = document.session().camera();
                camera.yaw = yaw;
                document.session().setCamera(camera);
                artist.use("paint", bone);
                artist.stroke(pathOver(artist, bone, 6));
            }
            artist.use("rotate", bone);
            artist.key(Qt::Key_R);
            artist.key(Qt::Key_Z);
            artist.type("35");
            artist.key(Qt::Key_Return);
        }
        QVERIFY(document.undoStack().count() >= 12);
        for (const SkinningMethod method :
             {SkinningMethod::LinearBlend, SkinningMethod::DualQuaternion}) {
            FrameResult frame = document.derived().shownFrame();
            std::vector<Vec3f> positions(mesh.vertexCount());
            FrameCaches caches;
            skinInstance(document.character(), kMesh, frame, method, false, {}, caches,
                         {positions, {}});
            QCOMPARE(firstTwinThatDiffers(document.character(), positions), std::string());
        }
        document.undoStack().setClean();
    }
};

RIGWRIGHT_TEST(tst_main_job)
#include "tst_main_job.moc"
