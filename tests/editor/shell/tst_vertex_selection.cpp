// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Selecting vertices in a real window: boxes, lassos, keys, and painting that keeps to them.
#include "editor/commands/mesh_commands.h"
#include "editor/commands/pose_commands.h"
#include "editor/document/derived.h"
#include "editor/panels/selection_chip.h"
#include "editor/panels/tool_options_bar.h"
#include "editor/tools/select_vertices.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/pointer_script.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QLabel>
#include <QSettings>
#include <QToolButton>

#include <algorithm>
#include <functional>
#include <set>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kArm{0};
constexpr MeshInstanceIndex kCuff{1};

} // namespace

class tst_vertex_selection : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        keepSettingsIn(m_folder.path());
        QSettings().setValue(QStringLiteral("operations/limitCount"), 1); // the arm has only 2
        WindowTest::initTestCase();
    }
    void aBoxTakesExactlyWhatLiesInItAndFacesTheViewer_data();
    void aBoxTakesExactlyWhatLiesInItAndFacesTheViewer();
    void aLassoTakesExactlyWhatItGoesRound();
    void whatIsSelectedIsThePosedShape();
    void shiftAddsAndControlRemoves();
    void escapeKeepsTheOldSelection();
    void paintingSelectsUnderTheBrush();
    void aClickTakesTheNearestVertexAndItsMesh();
    void theMirrorSelectsTheOtherSideToo();
    void keysSelectVerticesWhileTheToolIsCurrentAndBonesElse();
    void growAndShrinkFollowTheEdges();
    void islandsComeWholeByKeyAndLink();
    void theActiveBonesVerticesAreThoseItMoves();
    void aStrokeLeavesOtherRowsBitEqual_data();
    void aStrokeLeavesOtherRowsBitEqual();
    void aStrokeBesideTheSelectionSaysSoOnce();
    void operationsKeepToTheSelectionAndSaySo_data();
    void operationsKeepToTheSelectionAndSaySo();
    void theChipCountsAndClears();
    void selectingNeitherDirtiesNorIsAStep();
    void aSelectionGoesWithItsMesh();
    void anEmptyDocumentTakesEveryCommand();
    void anUnskinnedMeshIsSelectedAndSaysWhyItCannotBePainted();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] Session& session() { return document().session(); }
    [[nodiscard]] QWindow* canvas() { return m_window->viewport()->window3D(); }
    [[nodiscard]] const SkinWeights& weights(MeshInstanceIndex mesh = kArm) {
        return document().character().meshes[mesh.value()].binding->weights();
    }
    [[nodiscard]] const Topology& topology(MeshInstanceIndex mesh = kArm) {
        return document().character().meshes[mesh.value()].mesh->topology;
    }
    [[nodiscard]] const VertexSelection& selected(MeshInstanceIndex mesh = kArm) {
        return session().selectedVertices(mesh);
    }

    void begin(VertexSelectMode mode) {
        openArm();
        QTRY_VERIFY(canvas()->isExposed());
        session().setCamera(armCamera());
        m_window->tools().setCurrent(QStringLiteral("lasso"));
        set([mode](VertexSelectValues& values) { values = {mode, true, false}; });
        QTest::qWait(20);
    }
    void set(const std::function<void(VertexSelectValues&)>& change) {
        VertexSelectValues values = m_window->tools().vertexSelectOptions().values();
        change(values);
        m_window->tools().vertexSelectOptions().setValues(values);
    }
    void drag(const std::vector<QPoint>& path, Qt::KeyboardModifiers held = {}) {
        QTest::mouseMove(canvas(), path.front());
        QTest::mousePress(canvas(), Qt::LeftButton, held, path.front());
        for (std::size_t i = 1; i < path.size(); ++i) {
            QTest::mouseMove(canvas(), path[i]);
            QTest::qWait(5);
        }
        QTest::mouseRelease(canvas(), Qt::LeftButton, held, path.back());
    }
    [[nodiscard]] QPoint pixelOf(double x, double y, double z = 0.1) {
        Vec2d pixel = Vec2d::Zero();
        project(session().camera(), {x, y, z}, {canvas()->width(), canvas()->height()}, pixel);
        return {int(pixel.x()), int(pixel.y())};
    }
    /// Through the matrices, as the graphics processor does it.
    [[nodiscard]] Vec2d pixelThroughMatrices(const Vec3f& position) {
        const Vec2d size(canvas()->width(), canvas()->height());
        const Camera& camera = session().camera();
        const Vec4d clip = clipFromView(camera, size.x() / size.y()) *
                           viewFromModel(camera).matrix() * position.cast<double>().homogeneous();
        return {(clip.x() / clip.w() + 1.0) / 2.0 * size.x(),
                (1.0 - clip.y() / clip.w()) / 2.0 * size.y()};
    }
    /// Compares with every vertex; those within a thousandth of a pixel of the border may be
    /// either.
    void compareWith(const std::function<double(const Vec2d&)>& depthInside, bool frontOnly) {
        const auto positions = document().derived().positions(kArm);
        const auto normals = document().derived().normals(kArm);
        const Vec3d eye = eyePosition(session().camera());
        std::set<std::uint32_t> frontPoints;
        for (std::size_t v = 0; v < positions.size(); ++v)
            if (normals[v].cast<double>().dot(eye - positions[v].cast<double>()) > 0.0)
                frontPoints.insert(topology().pointOfVertex[v].value());
        std::size_t inside = 0;
        for (std::size_t v = 0; v < positions.size(); ++v) {
            const double depth = depthInside(pixelThroughMatrices(positions[v]));
            if (std::abs(depth) < 1e-3)
                continue;
            const bool expected =
                depth > 0.0 &&
                (!frontOnly || frontPoints.contains(topology().pointOfVertex[v].value()));
            QCOMPARE(std::ranges::binary_search(selected(), VertexIndex(v)), expected);
            inside += expected ? 1 : 0;
        }
        QVERIFY(inside > 0 && inside < positions.size());
        QVERIFY(withTwins(topology(), selected()) == selected());
    }

    /// The vertices with x between the two, of the arm; whole points.
    [[nodiscard]] VertexSelection slice(float from, float to) {
        const auto& positions = document().character().meshes[0].mesh->positions;
        VertexSelection vertices;
        for (std::size_t v = 0; v < positions.size(); ++v)
            if (positions[v].x() > from && positions[v].x() < to)
                vertices.emplace_back(v);
        return vertices;
    }
    void compareOtherRows(const SkinWeights& before, const VertexSelection& changed) {
        for (std::size_t v = 0; v < before.rowCount(); ++v)
            if (!std::ranges::binary_search(changed, VertexIndex(v)))
                QVERIFY(weights().copyRow(VertexIndex(v)) == before.copyRow(VertexIndex(v)));
    }
    [[nodiscard]] QStringList toasts() {
        QStringList texts;
        for (const Toast* toast : m_window->toasts().toasts())
            texts << toast->sentence();
        return texts;
    }
};

void tst_vertex_selection::aBoxTakesExactlyWhatLiesInItAndFacesTheViewer_data() {
    QTest::addColumn<bool>("frontOnly");
    QTest::addColumn<bool>("orthographic");
    QTest::newRow("front faces") << true << false;
    QTest::newRow("through") << false << false;
    QTest::newRow("through, orthographic") << false << true;
}

void tst_vertex_selection::aBoxTakesExactlyWhatLiesInItAndFacesTheViewer() {
    QFETCH(bool, frontOnly);
    QFETCH(bool, orthographic);
    begin(VertexSelectMode::Box);
    set([frontOnly](VertexSelectValues& values) { values.frontFacesOnly = frontOnly; });
    Camera camera = armCamera();
    camera.orthographic = orthographic;
    session().setCamera(camera);
    const QPoint a = pixelOf(0.7, -0.05);
    const QPoint b = pixelOf(0.3, 0.3);
    drag({a, {(a.x() + b.x()) / 2, a.y()}, b});
    compareWith(
        [&](const Vec2d& pixel) {
            return std::min(
                {pixel.x() - b.x(), a.x() - pixel.x(), pixel.y() - b.y(), a.y() - pixel.y()});
        },
        frontOnly);
}

void tst_vertex_selection::aLassoTakesExactlyWhatItGoesRound() {
    begin(VertexSelectMode::Lasso);
    // A star: by the even-odd rule its middle is outside.
    const QPoint middle = pixelOf(0.5, 0.0);
    std::vector<QPoint> star;
    for (int i = 0; i < 5; ++i) {
        const double angle = kPi / 2.0 + 4.0 * kPi * i / 5.0;
        star.emplace_back(middle.x() + int(260.0 * std::cos(angle)),
                          middle.y() - int(120.0 * std::sin(angle)));
    }
    drag(star);
    compareWith(
        [&](const Vec2d& pixel) {
            // Odd winding by angles, and the distance from the border.
            double turns = 0.0;
            double nearest = 1e9;
            for (std::size_t i = 0; i < star.size(); ++i) {
                const Vec2d a(star[i].x(), star[i].y());
                const QPoint& next = star[(i + 1) % star.size()];
                const Vec2d b(next.x(), next.y());
                const Vec2d u = a - pixel;
                const Vec2d v = b - pixel;
                turns += std::atan2(u.x() * v.y() - u.y() * v.x(), u.dot(v)) / (2.0 * kPi);
                const double t =
                    std::clamp((pixel - a).dot(b - a) / (b - a).squaredNorm(), 0.0, 1.0);
                nearest = std::min(nearest, (pixel - a - t * (b - a)).norm());
            }
            const bool odd = std::lround(std::abs(turns)) % 2 == 1;
            return odd ? nearest : -nearest;
        },
        true);
}

void tst_vertex_selection::whatIsSelectedIsThePosedShape() {
    begin(VertexSelectMode::Box);
    Transform bent = document().character().pose.local[kLower];
    bent.rotation = Quatd(Eigen::AngleAxisd(-kPi / 2.0, Vec3d::UnitZ()));
    poseBones(document(), std::vector<BonePose>{{BoneIndex(kLower), bent}}, QString());
    const QPoint a = pixelOf(0.38, -0.2);
    const QPoint b = pixelOf(0.62, -0.45);
    drag({a, b});
    compareWith(
        [&](const Vec2d& pixel) {
            return std::min(
                {pixel.x() - a.x(), b.x() - pixel.x(), pixel.y() - a.y(), b.y() - pixel.y()});
        },
        true);
}

void tst_vertex_selection::shiftAddsAndControlRemoves() {
    begin(VertexSelectMode::Box);
    const auto box = [this](double from, double to, Qt::KeyboardModifiers held = {}) {
        drag({pixelOf(from, 0.2), pixelOf(to, -0.2)}, held);
        return selected();
    };
    const VertexSelection left = box(0.1, 0.4);
    const VertexSelection right = box(0.3, 0.6); // replaces
    QVERIFY(!left.empty() && !right.empty() && left != right);
    box(0.1, 0.4);
    QVERIFY(box(0.3, 0.6, Qt::ShiftModifier) == united(left, right));
    QVERIFY(box(0.3, 0.6, Qt::ShiftModifier) == united(left, right)); // adding twice is adding
    QVERIFY(box(0.3, 0.6, Qt::ControlModifier) == without(left, right));
    QVERIFY(box(0.1, 0.4, Qt::ControlModifier).empty());
}

void tst_vertex_selection::escapeKeepsTheOldSelection() {
    for (const VertexSelectMode mode :
         {VertexSelectMode::Box, VertexSelectMode::Lasso, VertexSelectMode::Paint}) {
        begin(mode);
        session().setSelectedVertices(kArm, slice(0.1f, 0.2f));
        const VertexSelection before = selected();
        const QPoint a = pixelOf(0.4, 0.05);
        const QPoint b = pixelOf(0.7, -0.05);
        QTest::mouseMove(canvas(), a);
        QTest::mousePress(canvas(), Qt::LeftButton, {}, a);
        QTest::mouseMove(canvas(), (a + b) / 2);
        QTest::mouseMove(canvas(), b);
        QVERIFY(m_window->tools().isBusy());
        QVERIFY(mode == VertexSelectMode::Paint ||
                m_window->tools().overlay().lines.size() == 1); // what is drawn is seen
        QTest::keyClick(canvas(), Qt::Key_Escape);
        QVERIFY(!m_window->tools().isBusy());
        QTest::mouseRelease(canvas(), Qt::LeftButton, {}, b);
        QVERIFY(selected() == before);
        QVERIFY(m_window->tools().overlay().lines.empty());
    }
}

void tst_vertex_selection::paintingSelectsUnderTheBrush() {
    begin(VertexSelectMode::Paint);
    BrushValues brush = m_window->tools().brushOptions().values();
    brush.worldRadius = true;
    brush.radiusMetres = 0.05;
    m_window->tools().brushOptions().setValues(brush);
    const QPoint at = pixelOf(0.3, 0.0);
    drag({at, at});
    const auto pick =
        document().derived().pick(pointerEventAt(session().camera(), {at.x(), at.y()},
                                                 {canvas()->width(), canvas()->height()})
                                      .ray);
    QVERIFY(pick);
    const auto positions = document().derived().positions(kArm);
    for (std::size_t v = 0; v < positions.size(); ++v) {
        const double off = double((positions[v] - pick->hit.position).norm()) - 0.05;
        if (std::abs(off) > 1e-5)
            QCOMPARE(std::ranges::binary_search(selected(), VertexIndex(v)), off < 0.0);
    }
    const VertexSelection first = selected();
    QVERIFY(!first.empty());
    drag({pixelOf(0.7, 0.0), pixelOf(0.8, 0.0)}, Qt::ShiftModifier);
    QVERIFY(without(first, selected()).empty() && selected().size() > first.size());
    drag({pixelOf(0.65, 0.0), pixelOf(0.85, 0.0)}, Qt::ControlModifier);
    QVERIFY(selected() == first);
}

void tst_vertex_selection::aClickTakesTheNearestVertexAndItsMesh() {
    begin(VertexSelectMode::Click);
    const QPoint at = pixelOf(0.31, 0.02);
    drag({at, at});
    const auto pick =
        document().derived().pick(pointerEventAt(session().camera(), {at.x(), at.y()},
                                                 {canvas()->width(), canvas()->height()})
                                      .ray);
    QVERIFY(pick);
    QVERIFY(selected() == withTwins(topology(), std::vector{pick->nearestVertex}));
    // A click of the box tool is the same.
    set([](VertexSelectValues& values) { values.mode = VertexSelectMode::Box; });
    const QPoint cuff = pixelOf(0.5, 0.5, 0.15);
    drag({cuff, cuff});
    QVERIFY(session().selection().activeMesh == kCuff);
    QVERIFY(!selected(kCuff).empty());
    // Beside everything, with Shift nothing happens, without it all is let go.
    const QPoint beside = pixelOf(0.9, -0.4);
    drag({beside, beside}, Qt::ShiftModifier);
    QVERIFY(!selected(kCuff).empty());
    drag({beside, beside});
    QVERIFY(selected(kCuff).empty());
}

void tst_vertex_selection::theMirrorSelectsTheOtherSideToo() {
    begin(VertexSelectMode::Click);
    // A cube about the middle, so that there is another side.
    Character character = document().character();
    Mesh cube = *character.meshes[1].mesh;
    for (Vec3f& position : cube.positions)
        position.x() -= 0.5f;
    character.meshes[1].mesh = std::make_shared<const Mesh>(std::move(cube));
    document().reset(std::move(character), {});
    session().setCamera(armCamera());
    set([](VertexSelectValues& values) { values.xMirror = true; });
    const QPoint corner = pixelOf(0.13, 0.36, 0.15);
    drag({corner, corner});
    QVERIFY(session().selection().activeMesh == kCuff);
    const auto& positions = document().character().meshes[1].mesh->positions;
    std::set<std::pair<float, float>> places;
    for (const VertexIndex vertex : selected(kCuff))
        places.insert({positions[vertex.value()].x(), positions[vertex.value()].y()});
    QCOMPARE(places.size(), 2u);
    QCOMPARE(places.begin()->first, -places.rbegin()->first);
    QCOMPARE(places.begin()->second, places.rbegin()->second);
}

void tst_vertex_selection::keysSelectVerticesWhileTheToolIsCurrentAndBonesElse() {
    begin(VertexSelectMode::Box);
    selectBone(session(), BoneIndex());
    canvas()->requestActivate();
    press(Qt::Key_A);
    QVERIFY(selected() == allVertices(topology()));
    QVERIFY(session().selection().bones.empty());
    press(Qt::Key_A, Qt::AltModifier);
    QVERIFY(selected().empty());
    session().setSelectedVertices(kArm, slice(0.1f, 0.2f));
    press(Qt::Key_I, Qt::ControlModifier);
    QVERIFY(selected() == without(allVertices(topology()), slice(0.1f, 0.2f)));
    press(Qt::Key_C);
    QVERIFY(m_window->tools().vertexSelectOptions().values().mode == VertexSelectMode::Paint);
    press(Qt::Key_B);
    QVERIFY(m_window->tools().vertexSelectOptions().values().mode == VertexSelectMode::Box);
    m_window->tools().setCurrent(QStringLiteral("paint"));
    const VertexSelection before = selected();
    press(Qt::Key_A);
    QVERIFY(selected() == before);
    QCOMPARE(session().selection().bones.size(), document().character().skeleton.boneCount());
    m_window->tools().setCurrent(QStringLiteral("lasso"));
    press(Qt::Key_A, Qt::AltModifier);
    QVERIFY(selected().empty());
    QVERIFY(!session().selection().bones.empty());
}

void tst_vertex_selection::growAndShrinkFollowTheEdges() {
    begin(VertexSelectMode::Box);
    const VertexSelection middle = slice(0.3f, 0.5f);
    session().setSelectedVertices(kArm, middle);
    // Neighbours over the edges of the faces, by place: the arm is a soup of triangles.
    const Mesh& mesh = *document().character().meshes[0].mesh;
    const auto pointOf = [&](std::uint32_t vertex) {
        return mesh.topology.pointOfVertex[vertex].value();
    };
    std::set<std::uint32_t> points;
    for (const VertexIndex vertex : middle)
        points.insert(pointOf(vertex.value()));
    std::set<std::uint32_t> grownPoints = points;
    for (std::size_t face = 0; face < mesh.faceCount(); ++face) {
        const std::uint32_t first = mesh.faceOffsets[face];
        const std::uint32_t count = mesh.faceOffsets[face + 1] - first;
        for (std::uint32_t i = 0; i < count; ++i) {
            const std::uint32_t a = pointOf(mesh.cornerVertices[first + i]);
            const std::uint32_t b = pointOf(mesh.cornerVertices[first + (i + 1) % count]);
            if (points.contains(a))
                grownPoints.insert(b);
            if (points.contains(b))
                grownPoints.insert(a);
        }
    }
    press(Qt::Key_Plus, Qt::ControlModifier | Qt::KeypadModifier);
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v)
        QCOMPARE(std::ranges::binary_search(selected(), VertexIndex(v)),
                 grownPoints.contains(pointOf(std::uint32_t(v))));
    QVERIFY(selected().size() > middle.size());
    press(Qt::Key_Minus, Qt::ControlModifier | Qt::KeypadModifier);
    QVERIFY(selected() == middle); // a band of a tube, so both ways meet
}

void tst_vertex_selection::islandsComeWholeByKeyAndLink() {
    begin(VertexSelectMode::Box);
    QTest::mouseMove(canvas(), pixelOf(0.5, 0.5, 0.15));
    press(Qt::Key_L);
    QVERIFY(session().selection().activeMesh == kCuff);
    QVERIFY(selected(kCuff) == allVertices(topology(kCuff)));
    QVERIFY(selected(kArm).empty());
    QTest::mouseMove(canvas(), pixelOf(0.2, 0.0));
    press(Qt::Key_L);
    QVERIFY(session().selection().activeMesh == kArm);
    QVERIFY(selected(kArm) == allVertices(topology(kArm)));
    session().setSelectedVertices(kArm, slice(0.31f, 0.34f));
    press(Qt::Key_L, Qt::ControlModifier);
    QVERIFY(selected(kArm) == allVertices(topology(kArm)));
    QTest::mouseMove(canvas(), QPoint(2, 2));
    m_window->toasts().clear();
    press(Qt::Key_L);
    QCOMPARE(toasts().size(), 1); // nothing there: it says so
}

void tst_vertex_selection::theActiveBonesVerticesAreThoseItMoves() {
    begin(VertexSelectMode::Box);
    selectBone(session(), BoneIndex(kLower));
    action("vertices.weighted")->trigger();
    for (std::size_t v = 0; v < weights().rowCount(); ++v)
        QCOMPARE(std::ranges::binary_search(selected(), VertexIndex(v)),
                 weights().weightOf(VertexIndex(v), 1) > 0.0f);
    const VertexSelection before = selected();
    selectBone(session(), BoneIndex(kHelper)); // no joint of the arm
    m_window->toasts().clear();
    action("vertices.weighted")->trigger();
    QVERIFY(selected() == before);
    QCOMPARE(toasts().size(), 1);
}

void tst_vertex_selection::aStrokeLeavesOtherRowsBitEqual_data() {
    QTest::addColumn<int>("mode");
    QTest::addColumn<bool>("mirror");
    QTest::newRow("add") << int(BrushMode::Add) << false;
    QTest::newRow("smooth") << int(BrushMode::Smooth) << false;
    QTest::newRow("replace, both sides") << int(BrushMode::Replace) << true;
}

void tst_vertex_selection::aStrokeLeavesOtherRowsBitEqual() {
    QFETCH(int, mode);
    QFETCH(bool, mirror);
    begin(VertexSelectMode::Box);
    session().setSelectedVertices(kArm, slice(0.4f, 0.5f));
    m_window->tools().setCurrent(QStringLiteral("paint"));
    BrushValues brush;
    brush.mode = BrushMode(mode);
    brush.xMirror = mirror;
    brush.value = 0.7;
    m_window->tools().brushOptions().setValues(brush);
    const SkinWeights before = weights();
    drag({pixelOf(0.3, 0.0), pixelOf(0.4, 0.02), pixelOf(0.55, 0.0), pixelOf(0.7, 0.0)});
    QVERIFY(!(weights() == before));
    compareOtherRows(before, slice(0.4f, 0.5f));
    QCOMPARE(document().undoStack().count(), 1);
    document().undo();
    QVERIFY(weights() == before);
}

void tst_vertex_selection::aStrokeBesideTheSelectionSaysSoOnce() {
    begin(VertexSelectMode::Box);
    session().setSelectedVertices(kArm, slice(0.85f, 0.95f));
    m_window->tools().setCurrent(QStringLiteral("paint"));
    m_window->tools().brushOptions().setValues({});
    const SkinWeights before = weights();
    m_window->toasts().clear();
    drag({pixelOf(0.2, 0.0), pixelOf(0.25, 0.0), pixelOf(0.3, 0.0), pixelOf(0.35, 0.0)});
    QVERIFY(weights() == before);
    QCOMPARE(document().undoStack().count(), 0);
    QCOMPARE(toasts().size(), 1);
    QVERIFY(toasts().first().contains(QStringLiteral("selected")));
}

void tst_vertex_selection::operationsKeepToTheSelectionAndSaySo_data() {
    QTest::addColumn<QString>("id");
    for (const char* id : {"weights.smooth", "weights.limit", "weights.flood", "weights.prune"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void tst_vertex_selection::operationsKeepToTheSelectionAndSaySo() {
    QFETCH(QString, id);
    begin(VertexSelectMode::Box);
    session().setSelectedVertices(kArm, slice(0.45f, 0.55f));
    BrushValues brush;
    brush.value = 0.6;
    m_window->tools().brushOptions().setValues(brush);
    if (id == QLatin1String("weights.prune")) { // something to prune, inside and outside
        Character character = document().character();
        for (std::size_t v = 0; v < character.meshes[0].mesh->vertexCount(); ++v)
            character.meshes[0].binding->weights().setRow(VertexIndex(v),
                                                          WeightRow{{0, 0.995f}, {1, 0.005f}});
        document().reset(std::move(character), {});
        session().setSelectedVertices(kArm, slice(0.45f, 0.55f));
    }
    selectBone(session(), BoneIndex(kLower));
    QCoreApplication::processEvents();
    const SkinWeights before = weights();
    m_window->toasts().clear();
    QVERIFY(action(id.toLatin1().constData())->isEnabled());
    action(id.toLatin1().constData())->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!(weights() == before), kPatience);
    compareOtherRows(before, slice(0.45f, 0.55f));
    QVERIFY(document().undoStack().undoText().endsWith(QStringLiteral("(selection)")));
    QTRY_VERIFY(toasts().join(QString()).contains(QStringLiteral("(selection)")));
    document().undo();
    QVERIFY(weights() == before);
}

void tst_vertex_selection::theChipCountsAndClears() {
    begin(VertexSelectMode::Box);
    m_window->tools().setCurrent(QStringLiteral("paint"));
    SelectionChip* chip = m_window->toolOptions()->selectionChip();
    QVERIFY(!chip->isVisible());
    session().setSelectedVertices(kArm, slice(0.1f, 0.2f));
    QVERIFY(chip->isVisible());
    QVERIFY(chip->label()->text().startsWith(QString::number(selected().size())));
    // The selection of a mesh that is not the active one restricts nothing here.
    Selection other = session().selection();
    other.activeMesh = kCuff;
    session().setSelection(other);
    QVERIFY(!chip->isVisible());
    other.activeMesh = kArm;
    session().setSelection(other);
    QVERIFY(chip->isVisible());
    QTest::mouseClick(chip->clearButton(), Qt::LeftButton);
    QVERIFY(!chip->isVisible());
    QVERIFY(selected().empty());
}

void tst_vertex_selection::selectingNeitherDirtiesNorIsAStep() {
    begin(VertexSelectMode::Box);
    drag({pixelOf(0.1, 0.2), pixelOf(0.6, -0.2)});
    QVERIFY(!selected().empty());
    QCOMPARE(document().undoStack().count(), 0);
    QVERIFY(!m_window->isWindowModified());
}

void tst_vertex_selection::aSelectionGoesWithItsMesh() {
    begin(VertexSelectMode::Box);
    press(Qt::Key_A);
    QVERIFY(!selected().empty());
    const Character again = document().character();
    document().reset(again, {});
    QVERIFY(selected().empty());
    session().setSelectedVertices(kArm, allVertices(topology()));
    Character fewer = again;
    fewer.meshes.erase(fewer.meshes.begin());
    document().reset(std::move(fewer), {});
    QVERIFY(selected().empty() && selected(kCuff).empty());
    QVERIFY(!m_window->toolOptions()->selectionChip()->isVisible());
    // In the middle of a drag, too.
    begin(VertexSelectMode::Lasso);
    QTest::mousePress(canvas(), Qt::LeftButton, {}, pixelOf(0.2, 0.1));
    QTest::mouseMove(canvas(), pixelOf(0.6, -0.1));
    document().reset({}, {});
    QVERIFY(!m_window->tools().isBusy());
}

void tst_vertex_selection::anEmptyDocumentTakesEveryCommand() {
    m_window->document().reset({}, {});
    m_window->tools().setCurrent(QStringLiteral("lasso"));
    for (const VertexChoice choice :
         {VertexChoice::All, VertexChoice::Invert, VertexChoice::Grow, VertexChoice::Shrink,
          VertexChoice::Linked, VertexChoice::Weighted})
        QVERIFY(!chooseVertices(document(), choice).isEmpty());
    QVERIFY(chooseVertices(document(), VertexChoice::None).isEmpty());
    QVERIFY(!chooseIslandUnder(document(), m_window->tools().pointerNow()).isEmpty());
    press(Qt::Key_A);
    press(Qt::Key_L);
    press(Qt::Key_I, Qt::ControlModifier);
    QVERIFY(selected().empty());
}

void tst_vertex_selection::anUnskinnedMeshIsSelectedAndSaysWhyItCannotBePainted() {
    begin(VertexSelectMode::Box);
    Character character = document().character();
    character.meshes[0].binding.reset();
    finishCharacter(character);
    document().reset(std::move(character), {});
    session().setCamera(armCamera());
    Selection selection = session().selection();
    selection.activeMesh = kArm;
    selection.activeBone = BoneIndex(kLower);
    session().setSelection(selection);
    m_window->tools().setCurrent(QStringLiteral("lasso"));
    drag({pixelOf(0.1, 0.2), pixelOf(0.6, -0.2)});
    QVERIFY(!selected().empty());
    QVERIFY(
        chooseVertices(document(), VertexChoice::Weighted).contains(QStringLiteral("not bound")));
    m_window->tools().setCurrent(QStringLiteral("paint"));
    m_window->toasts().clear();
    drag({pixelOf(0.2, 0.0), pixelOf(0.4, 0.0)});
    QVERIFY(toasts().join(QString()).contains(QStringLiteral("not bound")));
    // A hidden mesh says so.
    setMeshVisible(document(), kArm, false);
    QVERIFY(chooseVertices(document(), VertexChoice::All).contains(QStringLiteral("hidden")));
}

RIGWRIGHT_TEST(tst_vertex_selection)
#include "tst_vertex_selection.moc"
