// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Gradients dragged in a real window, against their closed form; the other tools of the strip that
/// are not brushes: sampling, filling, and the boxes of the scale gizmo.
#include "editor/document/derived.h"
#include "editor/panels/tool_options_bar.h"
#include "editor/panels/tool_strip.h"
#include "editor/tools/gizmo_shape.h"
#include "editor/ui/segmented_choice.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/editor/shell/window_test.h"
#include "tests/support/pointer_script.h"
#include "tests/support/test_main.h"

#include <QAction>
#include <QMenu>
#include <QMouseEvent>
#include <QToolButton>

#include <algorithm>
#include <functional>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

constexpr MeshInstanceIndex kArm{0};

} // namespace

class tst_gradient_tool : public WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void weightsFollowTheClosedForm_data();
    void weightsFollowTheClosedForm();
    void isShownWhileItIsDraggedAndIsOneStep();
    void escapeLeavesNoTrace();
    void controlInvertsAndShiftTurnsInSteps();
    void keepsToTheSelection();
    void saysWhyItCannotPaint();
    void keysChooseTheShape();
    void theStripSamplesFillsAndMirrors();
    void boxesScaleAlongTheirAxis();
    void theCentreScalesEvenlyAndEscapeRestores();

private:
    [[nodiscard]] Document& document() { return m_window->document(); }
    [[nodiscard]] QWindow* canvas() { return m_window->viewport()->window3D(); }
    [[nodiscard]] const SkinWeights& weights() {
        return document().character().meshes[0].binding->weights();
    }
    [[nodiscard]] QPoint pixelOf(const Vec3d& point) {
        Vec2d pixel = Vec2d::Zero();
        project(document().session().camera(), point, {canvas()->width(), canvas()->height()},
                pixel);
        return {int(std::lround(pixel.x())), int(std::lround(pixel.y()))};
    }
    [[nodiscard]] Vec2d pixelThroughMatrices(const Vec3f& position) {
        const Vec2d size(canvas()->width(), canvas()->height());
        const Camera& camera = document().session().camera();
        const Vec4d clip = clipFromView(camera, size.x() / size.y()) *
                           viewFromModel(camera).matrix() * position.cast<double>().homogeneous();
        return {(clip.x() / clip.w() + 1.0) / 2.0 * size.x(),
                (1.0 - clip.y() / clip.w()) / 2.0 * size.y()};
    }
    void begin(const QString& tool, const std::function<void(BrushValues&)>& change = {}) {
        openArm();
        QTRY_VERIFY(canvas()->isExposed());
        document().session().setCamera(armCamera());
        m_window->tools().setCurrent(tool);
        m_window->tools().gradientOptions().setShape(GradientShape::Linear);
        BrushValues brush;
        brush.mode = BrushMode::Replace;
        brush.strength = 1.0;
        brush.value = 0.8;
        brush.falloff = BrushFalloff::Linear;
        if (change)
            change(brush);
        m_window->tools().brushOptions().setValues(brush);
        m_window->toasts().clear();
        QTest::qWait(20);
    }
    void moveTo(const QPoint& at, Qt::KeyboardModifiers held = {}) {
        QMouseEvent move(QEvent::MouseMove, at, canvas()->mapToGlobal(at), Qt::NoButton,
                         Qt::LeftButton, held);
        QCoreApplication::sendEvent(canvas(), &move);
    }
    void drag(const QPoint& from, const QPoint& to, Qt::KeyboardModifiers held = {}) {
        QTest::mouseMove(canvas(), from);
        QTest::mousePress(canvas(), Qt::LeftButton, {}, from);
        moveTo((from + to) / 2, held);
        moveTo(to, held);
        QTest::mouseRelease(canvas(), Qt::LeftButton, held, to);
    }
    /// The weight of lower that the gradient wants at a vertex; none beyond its end.
    [[nodiscard]] std::optional<double> wanted(std::size_t vertex, const QPoint& from,
                                               const QPoint& to, bool radial, double value) {
        const Vec2d a(from.x(), from.y());
        const Vec2d way = Vec2d(to.x(), to.y()) - a;
        const Vec2d off = pixelThroughMatrices(document().derived().positions(kArm)[vertex]) - a;
        const double t = radial ? off.norm() / way.norm() : off.dot(way) / way.squaredNorm();
        if (t > 1.0)
            return std::nullopt;
        return value * (1.0 - std::max(0.0, t));
    }
    void compareWith(const SkinWeights& before, const QPoint& from, const QPoint& to, bool radial,
                     double value) {
        std::size_t painted = 0;
        for (std::size_t v = 0; v < before.rowCount(); ++v) {
            const VertexIndex vertex(v);
            const auto weight = wanted(v, from, to, radial, value);
            // What is lower's alone has nobody to give weight to.
            if (before.row(vertex).size() == 1 && before.row(vertex).bones[0] == 1)
                continue;
            if (!weight) {
                QVERIFY(weights().copyRow(vertex) == before.copyRow(vertex));
                continue;
            }
            QVERIFY2(std::abs(double(weights().weightOf(vertex, 1)) - *weight) < 2e-5,
                     qPrintable(QStringLiteral("vertex %1: %2 and %3")
                                    .arg(v)
                                    .arg(double(weights().weightOf(vertex, 1)))
                                    .arg(*weight)));
            QVERIFY(std::abs(double(weights().weightOf(vertex, 0)) - (1.0 - *weight)) < 2e-5);
            painted += *weight > 0.0 ? 1 : 0;
        }
        QVERIFY(painted > 20);
    }
    [[nodiscard]] QStringList toasts() {
        QStringList texts;
        for (const Toast* toast : m_window->toasts().toasts())
            texts << toast->sentence();
        return texts;
    }
};

void tst_gradient_tool::weightsFollowTheClosedForm_data() {
    QTest::addColumn<bool>("radial");
    QTest::newRow("linear") << false;
    QTest::newRow("radial") << true;
}

void tst_gradient_tool::weightsFollowTheClosedForm() {
    QFETCH(bool, radial);
    begin(QStringLiteral("gradient"));
    m_window->tools().gradientOptions().setShape(radial ? GradientShape::Radial
                                                        : GradientShape::Linear);
    const SkinWeights before = weights();
    const QPoint from = pixelOf({0.2, 0.05, 0.1});
    const QPoint to = pixelOf({0.5, -0.1, 0.1});
    drag(from, to);
    compareWith(before, from, to, radial, 0.8);
}

void tst_gradient_tool::isShownWhileItIsDraggedAndIsOneStep() {
    begin(QStringLiteral("gradient"));
    const SkinWeights before = weights();
    const QPoint from = pixelOf({0.15, 0.0, 0.1});
    const QPoint half = pixelOf({0.3, 0.0, 0.1});
    const QPoint to = pixelOf({0.5, 0.0, 0.1});
    QTest::mouseMove(canvas(), from);
    QTest::mousePress(canvas(), Qt::LeftButton, {}, from);
    moveTo(to);
    moveTo(half); // back again: what lay further on is as it was
    compareWith(before, from, half, false, 0.8);
    const Overlay overlay = m_window->tools().overlay();
    QCOMPARE(overlay.lines.size(), 1u);
    QVERIFY(overlay.plate && overlay.plate->lines.size() >= 3);
    QCOMPARE(document().undoStack().count(), 0);
    moveTo(to);
    QTest::mouseRelease(canvas(), Qt::LeftButton, {}, to);
    compareWith(before, from, to, false, 0.8);
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Gradient of lower"));
    const SkinWeights after = weights();
    document().undo();
    QVERIFY(weights() == before);
    document().redo();
    QVERIFY(weights() == after);
    document().undo();
    QVERIFY(weights() == before);
}

void tst_gradient_tool::escapeLeavesNoTrace() {
    begin(QStringLiteral("gradient"));
    const SkinWeights before = weights();
    QTest::mousePress(canvas(), Qt::LeftButton, {}, pixelOf({0.15, 0.0, 0.1}));
    moveTo(pixelOf({0.5, 0.0, 0.1}));
    QVERIFY(!(weights() == before));
    QTest::keyClick(canvas(), Qt::Key_Escape);
    QVERIFY(weights() == before);
    QTest::mouseRelease(canvas(), Qt::LeftButton, {}, pixelOf({0.5, 0.0, 0.1}));
    QVERIFY(weights() == before);
    QCOMPARE(document().undoStack().count(), 0);
    // Undo in the middle ends it, and that is all it does.
    QTest::mousePress(canvas(), Qt::LeftButton, {}, pixelOf({0.15, 0.0, 0.1}));
    moveTo(pixelOf({0.5, 0.0, 0.1}));
    document().undo();
    QVERIFY(weights() == before);
    QVERIFY(!m_window->tools().isBusy());
    QTest::mouseRelease(canvas(), Qt::LeftButton, {}, pixelOf({0.5, 0.0, 0.1}));
}

void tst_gradient_tool::controlInvertsAndShiftTurnsInSteps() {
    begin(QStringLiteral("gradient"));
    const SkinWeights before = weights();
    const QPoint from = pixelOf({0.2, 0.0, 0.1});
    const QPoint to = pixelOf({0.5, 0.0, 0.1});
    drag(from, to, Qt::ControlModifier);
    compareWith(before, from, to, false, 1.0 - 0.8);
    document().undo();
    // 4° off the horizontal is the horizontal, in steps of 15°.
    const QPoint off = to + QPoint(0, int(std::lround((to.x() - from.x()) * 0.07)));
    drag(from, off, Qt::ShiftModifier);
    const double length = std::hypot(double(off.x() - from.x()), double(off.y() - from.y()));
    const double ratio = double(to.x() - from.x()) / length;
    for (std::size_t v = 0; v < before.rowCount(); ++v) {
        const VertexIndex vertex(v);
        const auto weight = wanted(v, from, to, false, 0.8);
        if (!weight || (before.row(vertex).size() == 1 && before.row(vertex).bones[0] == 1))
            continue;
        // The same gradient, longer by what the pointer went off.
        const double t = (1.0 - *weight / 0.8) * ratio;
        if (*weight < 0.8)
            QVERIFY(std::abs(double(weights().weightOf(vertex, 1)) - 0.8 * (1.0 - t)) < 2e-4);
    }
}

void tst_gradient_tool::keepsToTheSelection() {
    begin(QStringLiteral("gradient"));
    const auto& positions = document().character().meshes[0].mesh->positions;
    VertexSelection chosen;
    for (std::size_t v = 0; v < positions.size(); ++v)
        if (positions[v].x() > 0.3f && positions[v].x() < 0.4f)
            chosen.emplace_back(v);
    document().session().setSelectedVertices(kArm, chosen);
    const SkinWeights before = weights();
    drag(pixelOf({0.1, 0.0, 0.1}), pixelOf({0.55, 0.0, 0.1}));
    QVERIFY(!(weights() == before));
    for (std::size_t v = 0; v < before.rowCount(); ++v)
        if (!std::ranges::binary_search(chosen, VertexIndex(v)))
            QVERIFY(weights().copyRow(VertexIndex(v)) == before.copyRow(VertexIndex(v)));
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Gradient of lower (selection)"));
    document().undo();
    QVERIFY(weights() == before);
}

void tst_gradient_tool::saysWhyItCannotPaint() {
    begin(QStringLiteral("gradient"));
    const SkinWeights before = weights();
    const QPoint from = pixelOf({0.2, 0.0, 0.1});
    const QPoint to = pixelOf({0.5, 0.0, 0.1});
    const auto refused = [&] {
        m_window->toasts().clear();
        drag(from, to);
        return weights() == before && toasts().size() == 1;
    };
    lockABone(document());
    QVERIFY(refused());
    lockABone(document());
    selectBone(document().session(), BoneIndex(kHelper));
    QVERIFY(refused());
    selectBone(document().session(), BoneIndex());
    QVERIFY(refused());
    selectBone(document().session(), BoneIndex(kLower));
    m_window->toasts().clear();
    drag(from, from); // a click says what to do
    QVERIFY(weights() == before);
    QCOMPARE(toasts().size(), 1);
    BrushValues brush = m_window->tools().brushOptions().values();
    brush.mode = BrushMode::Smooth;
    m_window->tools().brushOptions().setValues(brush);
    QVERIFY(refused());
    Character unbound = document().character();
    unbound.meshes[0].binding.reset();
    finishCharacter(unbound);
    document().reset(std::move(unbound), {});
    Selection selection = document().session().selection();
    selection.activeMesh = kArm;
    selection.activeBone = BoneIndex(kLower);
    document().session().setSelection(selection);
    m_window->tools().setCurrent(QStringLiteral("gradient"));
    m_window->toasts().clear();
    drag(from, to);
    QVERIFY(toasts().join(QString()).contains(QStringLiteral("not bound")));
}

void tst_gradient_tool::keysChooseTheShape() {
    begin(QStringLiteral("paint"));
    canvas()->requestActivate();
    press(Qt::Key_A, Qt::ShiftModifier | Qt::AltModifier);
    QCOMPARE(m_window->tools().current().id(), QStringLiteral("gradient"));
    QVERIFY(m_window->tools().gradientOptions().shape() == GradientShape::Radial);
    SegmentedChoice* shape = m_window->toolOptions()->gradientShape();
    QVERIFY(shape->isVisible());
    QCOMPARE(shape->current(), 1);
    press(Qt::Key_A, Qt::ShiftModifier);
    QVERIFY(m_window->tools().gradientOptions().shape() == GradientShape::Linear);
    QCOMPARE(shape->current(), 0);
    QTest::mouseClick(shape, Qt::LeftButton, {}, shape->segmentRect(1).center());
    QVERIFY(m_window->tools().gradientOptions().shape() == GradientShape::Radial);
    m_window->tools().setCurrent(QStringLiteral("paint"));
    QVERIFY(!shape->isVisible());
}

void tst_gradient_tool::theStripSamplesFillsAndMirrors() {
    begin(QStringLiteral("sample"));
    QVERIFY(m_window->toolStrip()->button(QStringLiteral("sample"))->isChecked());
    const QPoint at = pixelOf({0.5, 0.0, 0.1});
    QTest::mouseClick(canvas(), Qt::LeftButton, {}, at);
    QVERIFY(std::abs(m_window->tools().brushOptions().values().value - 0.5) < 0.1);
    QTest::mouseClick(canvas(), Qt::LeftButton, Qt::ShiftModifier, pixelOf({0.1, 0.05, 0.1}));
    QCOMPARE(document().session().selection().activeBone, BoneIndex(kUpper));
    selectBone(document().session(), BoneIndex(kLower));
    QCoreApplication::processEvents();
    const SkinWeights before = weights();
    QToolButton* fill = m_window->toolStrip()->button(QStringLiteral("weights.flood"));
    QVERIFY(fill && fill->isEnabled());
    QTest::mouseClick(fill, Qt::LeftButton);
    QVERIFY(!(weights() == before));
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Fill lower"));
    QToolButton* mirror = m_window->toolStrip()->button(QStringLiteral("mirror"));
    QVERIFY(mirror && mirror->isEnabled() && mirror->menu());
    QCOMPARE(mirror->menu()->actions().size(), 2);
    m_window->toasts().clear();
    mirror->menu()->actions().first()->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!toasts().isEmpty(), kPatience); // it ran, whatever came of it
    // Without weights there is nothing to fill or mirror.
    document().reset({}, {});
    QVERIFY(!fill->isEnabled() && !mirror->isEnabled());
}

void tst_gradient_tool::boxesScaleAlongTheirAxis() {
    begin(QStringLiteral("scale"));
    const auto gizmo = gizmoOfSelection(document(), GizmoKind::Scale);
    QVERIFY(gizmo);
    const Camera& camera = document().session().camera();
    const double perPixel =
        metresPerPixel(camera, gizmo->origin, {canvas()->width(), canvas()->height()});
    const Transform before = document().character().pose.local[kLower];
    const auto along = [&](double pixels) {
        return pixelOf(gizmo->origin + gizmo->axes.col(0) * (pixels * perPixel));
    };
    drag(along(90.0), along(180.0));
    Transform after = document().character().pose.local[kLower];
    QVERIFY(std::abs(after.scale.x() / before.scale.x() - 2.0) < 0.03); // to the nearest pixel
    QCOMPARE(after.scale.y(), before.scale.y());
    QCOMPARE(after.scale.z(), before.scale.z());
    QVERIFY(after.translation == before.translation);
    QCOMPARE(document().undoStack().count(), 1);
    QCOMPARE(document().undoStack().undoText(), QStringLiteral("Scale lower"));
    document().undo();
    QVERIFY(document().character().pose.local[kLower] == before);
    drag(along(90.0), along(140.0), Qt::ControlModifier);
    after = document().character().pose.local[kLower];
    const double tenths = after.scale.x() / before.scale.x() * 10.0;
    QVERIFY(std::abs(tenths - std::round(tenths)) < 1e-9);
    QVERIFY(std::abs(tenths - 16.0) < 0.5); // 140 / 90 = 1.56
    document().undo();
    // Through the middle and out at the other side: never turned inside out.
    drag(along(90.0), along(-60.0));
    QVERIFY(document().character().pose.local[kLower].scale.x() > 0.0);
    document().undo();
}

void tst_gradient_tool::theCentreScalesEvenlyAndEscapeRestores() {
    begin(QStringLiteral("scale"));
    const auto gizmo = gizmoOfSelection(document(), GizmoKind::Scale);
    QVERIFY(gizmo);
    const Transform before = document().character().pose.local[kLower];
    const QPoint centre = pixelOf(gizmo->origin);
    drag(centre, centre + QPoint(0, -90));
    const Transform after = document().character().pose.local[kLower];
    QVERIFY((after.scale - 2.0 * before.scale).norm() < 1e-9);
    document().undo();
    QTest::mousePress(canvas(), Qt::LeftButton, {}, centre);
    moveTo(centre + QPoint(60, 0));
    QVERIFY(m_window->tools().overlay().plate);
    QTest::keyClick(canvas(), Qt::Key_Escape);
    QTest::mouseRelease(canvas(), Qt::LeftButton, {}, centre + QPoint(60, 0));
    QVERIFY(document().character().pose.local[kLower] == before);
    QVERIFY(document().derived().overrides().empty());
}

RIGWRIGHT_TEST(tst_gradient_tool)
#include "tst_gradient_tool.moc"
