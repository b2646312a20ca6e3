// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Controls in the picture: where their shapes are projected, in their colours, in front of the
/// mesh, and only where they are wanted.
#include "core/rig/rig.h"
#include "editor/viewport/controls_view.h"

#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/theme.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/editor/viewport/edit_character.h"
#include "tests/support/pointer_script.h"
#include "tests/support/rigged_arm.h"
#include "tests/support/test_main.h"

#include <QMainWindow>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

namespace {

int difference(QRgb a, QRgb b) {
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) +
           std::abs(qBlue(a) - qBlue(b));
}

QRgb token(Token which) {
    return Theme::current().colour(which).rgb();
}

/// Whether the colour is at the pixel or at one of its neighbours.
bool has(const QImage& image, const QPoint& at, QRgb colour) {
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x)
            if (image.valid(at + QPoint(x, y)) &&
                difference(image.pixel(at + QPoint(x, y)), colour) < 90)
                return true;
    return false;
}

} // namespace

class tst_controls_view : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void init() { begin(riggedArm(0.0)); }

    void shapesAreDrawnInTheColoursOfTheirSides();
    void whatIsNotWantedIsNotDrawn();
    void selectedOnesAreInTheAccentWithTheirName();
    void shapesLieInFrontOfTheMeshAndFollowTheFrame();
    void aHeldTargetIsTiedToItsChain();
    void passesOfASteppedSolverAreDrawn();
    void theLimitOfTheActiveJointIsDrawn();
    void anotherRigIsAnotherPicture();

private:
    void begin(const Character& character);
    [[nodiscard]] static Character with(const std::function<void(Rig&)>& change,
                                        double ikWeight = 0.0);
    [[nodiscard]] QPoint pixelIn(const Vec3d& point) const;
    /// How many of the points half-way along the pieces of its shape have the colour.
    [[nodiscard]] double shareIn(const QImage& image, std::size_t control, QRgb colour) const;
    /// How many points of the straight line have it.
    [[nodiscard]] int pointsIn(const QImage& image, const Vec3d& from, const Vec3d& to,
                               QRgb colour) const;
    [[nodiscard]] int pixelsOf(const QImage& image, QRgb colour) const;
    void setView(const std::function<void(ViewSettings&)>& change);

    std::unique_ptr<Document> m_document;
    std::unique_ptr<ToolStage> m_tools;
    std::unique_ptr<QMainWindow> m_window;
    ViewportWidget* m_viewport = nullptr;
};

void tst_controls_view::initTestCase() {
    Theme::current().apply(ThemeName::Dark);
    m_document = std::make_unique<Document>();
    m_tools = std::make_unique<ToolStage>(*m_document);
    m_window = std::make_unique<QMainWindow>();
    m_viewport = new ViewportWidget(*m_document, *m_tools);
    m_window->setCentralWidget(m_viewport);
    m_window->resize(800, 600);
    QSignalSpy drawn(m_viewport, &ViewportWidget::firstFrameDrawn);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QVERIFY(drawn.wait(20000));
}

void tst_controls_view::cleanupTestCase() {
    m_window.reset();
    m_tools.reset();
    m_document.reset();
}

void tst_controls_view::begin(const Character& character) {
    m_document->derived().showRest(false);
    m_document->reset(character, QString());
    ViewSettings view;
    view.shading = Shading::Solid;
    view.bones = BoneDisplay::None;
    view.grid = false;
    m_document->session().setView(view);
    m_document->session().setCamera(armCamera());
    QTest::mouseMove(m_viewport->window3D(), QPoint(5, 300));
}

Character tst_controls_view::with(const std::function<void(Rig&)>& change, double ikWeight) {
    Character character = riggedArm(ikWeight);
    Rig rig = *character.rig;
    change(rig);
    character.rig = std::make_shared<const Rig>(std::move(rig));
    finishCharacter(character);
    return character;
}

QPoint tst_controls_view::pixelIn(const Vec3d& point) const {
    const QSize size = m_viewport->window3D()->size();
    Vec2d pixel(-1, -1);
    project(m_document->session().camera(), point, Vec2d(size.width(), size.height()), pixel);
    const double ratio = m_viewport->window3D()->devicePixelRatio();
    return {int(pixel.x() * ratio), int(pixel.y() * ratio)};
}

double tst_controls_view::shareIn(const QImage& image, std::size_t control, QRgb colour) const {
    const auto outlines = controlOutlines(*m_document->character().rig,
                                          m_document->derived().shownFrame().rig.modelFromControl);
    int count = 0;
    int found = 0;
    for (const ControlOutline& outline : outlines) {
        if (outline.control != ControlIndex(control))
            continue;
        for (const std::vector<Vec3d>& line : outline.lines) {
            for (std::size_t i = 1; i < line.size(); ++i) {
                ++count;
                found += has(image, pixelIn((line[i - 1] + line[i]) / 2.0), colour);
            }
        }
    }
    return count > 0 ? double(found) / count : 0.0;
}

int tst_controls_view::pointsIn(const QImage& image, const Vec3d& from, const Vec3d& to,
                                QRgb colour) const {
    constexpr int kPoints = 200;
    int found = 0;
    for (int i = 0; i <= kPoints; ++i)
        found += has(image, pixelIn(from + (to - from) * (double(i) / kPoints)), colour);
    return found;
}

int tst_controls_view::pixelsOf(const QImage& image, QRgb colour) const {
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            found += difference(image.pixel(x, y), colour) < 60;
    return found;
}

void tst_controls_view::setView(const std::function<void(ViewSettings&)>& change) {
    ViewSettings view = m_document->session().view();
    change(view);
    m_document->session().setView(view);
}

void tst_controls_view::shapesAreDrawnInTheColoursOfTheirSides() {
    Character character = with([](Rig& rig) {
        rig.controls[kUpperControl].colour = 0xff00ff;
        rig.controls[kHandControl].shape = ControlShape::Sphere;
    });
    character.skeleton.names = {"upper", "lower.L", "helper.R"};
    begin(character);
    const QImage image = m_viewport->capture();
    QVERIFY(shareIn(image, kLowerControl, token(Token::SideLeft)) > 0.8);
    QVERIFY(shareIn(image, kPoleControl, token(Token::SideLeft)) > 0.8);
    QVERIFY(shareIn(image, kHandControl, token(Token::SideRight)) > 0.8);
    QVERIFY(shareIn(image, kUpperControl, 0xffff00ff) > 0.8);
}

void tst_controls_view::whatIsNotWantedIsNotDrawn() {
    const QImage on = m_viewport->capture();
    setView([](ViewSettings& view) { view.controls = false; });
    const QImage off = m_viewport->capture();
    for (std::size_t control = 0; control < 4; ++control)
        QVERIFY(shareIn(off, control, token(Token::SideLeft)) < 0.1);
    setView([](ViewSettings& view) { view.controls = true; });
    QVERIFY(m_viewport->capture() == on);
    m_document->derived().showRest(true); // bones are edited
    QVERIFY(pixelsOf(m_viewport->capture(), token(Token::SideLeft)) <
            pixelsOf(on, token(Token::SideLeft)) / 10 + 1);
    m_document->derived().showRest(false);
    QVERIFY(m_viewport->capture() == on);
    begin(with([](Rig& rig) { rig.controls[kHandControl].hidden = true; }));
    const QImage hidden = m_viewport->capture();
    const auto ofSides = [this](const QImage& image) {
        return pixelsOf(image, token(Token::SideLeft)) + pixelsOf(image, token(Token::SideCentre));
    };
    QVERIFY(ofSides(hidden) > 0 && ofSides(hidden) < ofSides(on) - 50);
}

void tst_controls_view::selectedOnesAreInTheAccentWithTheirName() {
    const QImage before = m_viewport->capture();
    selectControl(m_document->session(), *m_document->character().rig, ControlIndex(kPoleControl));
    const QImage image = m_viewport->capture();
    QVERIFY(shareIn(image, kPoleControl, token(Token::Accent)) > 0.8);
    QVERIFY(shareIn(image, kHandControl, token(Token::Accent)) < 0.2);
    // The name at its right.
    const QPoint at = pixelIn({0.5, 0.35, 0.0});
    int ink = 0;
    for (int y = at.y() - 10; y <= at.y() + 10; ++y)
        for (int x = at.x() + 32; x < at.x() + 130; ++x)
            ink += difference(image.pixel(x, y), token(Token::Accent)) < 90;
    QVERIFY2(ink > 30, qPrintable(QString::number(ink)));
    m_document->session().setSelection({});
    QVERIFY(m_viewport->capture() == before);
}

void tst_controls_view::shapesLieInFrontOfTheMeshAndFollowTheFrame() {
    // The back of the ring about the arm lies behind the tube.
    begin(with([](Rig& rig) {
        Control& ring = rig.controls[kUpperControl];
        ring.shape = ControlShape::Polyline;
        ring.points = {{1.0, -0.4, -0.4}, {1.0, 0.4, -0.4}}; // inside the flesh
    }));
    const QImage before = m_viewport->capture();
    const QRgb side = token(Token::SideLeft);
    const QRgb centre = token(Token::SideCentre);
    QVERIFY(std::max(shareIn(before, kUpperControl, side), shareIn(before, kUpperControl, centre)) >
            0.9);
    Transform moved;
    moved.translation = {0.0, 0.2, 0.0};
    m_document->derived().setControlOverrides({{ControlIndex(kHandControl), moved}});
    const QImage dragged = m_viewport->capture();
    QVERIFY(std::max(shareIn(dragged, kHandControl, side), shareIn(dragged, kHandControl, centre)) >
            0.8);
    m_document->derived().setControlOverrides({});
    QVERIFY(m_viewport->capture() == before);
}

void tst_controls_view::aHeldTargetIsTiedToItsChain() {
    begin(with(
        [](Rig& rig) {
            rig.controls[kHandControl].place.translation = {-0.2, 0.4, 0.3};
            rig.controls[kUpperControl].hidden = rig.controls[kLowerControl].hidden = true;
        },
        1.0));
    for (MeshInstanceIndex mesh : {MeshInstanceIndex(0), MeshInstanceIndex(1)}) {
        Character character = m_document->character();
        character.meshes[mesh.value()].visible = false;
        begin(character);
    }
    const QRgb accent = token(Token::Accent);
    const Vec3d target(0.8, 0.4, 0.3);
    const QImage loose = m_viewport->capture();
    QVERIFY(pointsIn(loose, target, Vec3d::Zero(), accent) < 10);
    selectControl(m_document->session(), *m_document->character().rig, ControlIndex(kHandControl));
    const QImage held = m_viewport->capture();
    const int dashed = pointsIn(held, target, Vec3d::Zero(), accent);
    QVERIFY2(dashed > 60 && dashed < 195, qPrintable(QString::number(dashed)));
    const Vec3d elbow = m_document->derived().shownFrame().modelFromBone[kLower].translation();
    QVERIFY(pointsIn(held, {0.5, 0.35, 0.0}, elbow, accent) > 60);
}

void tst_controls_view::passesOfASteppedSolverAreDrawn() {
    begin(with(
        [](Rig& rig) {
            rig.handles[0].solver = IkSolver::Fabrik;
            rig.handles[0].pole = {};
            rig.controls[kHandControl].place.translation = {-0.4, 0.2, 0.1};
            for (Control& control : rig.controls)
                control.hidden = true;
        },
        1.0));
    const QRgb accent = token(Token::Accent);
    const int before = pixelsOf(m_viewport->capture(), accent);
    m_document->derived().stepHandle(IkHandleIndex(0), 2);
    const QImage stepped = m_viewport->capture();
    const auto& passes = m_document->derived().shownFrame().rig.handles[0].passes;
    QVERIFY(passes.size() >= 2);
    const std::vector<Vec3d>& last = passes.back();
    for (std::size_t i = 1; i < last.size(); ++i)
        QVERIFY(pointsIn(stepped, last[i - 1], last[i], accent) > 150);
    m_document->derived().stepHandle({}, 0);
    QCOMPARE(pixelsOf(m_viewport->capture(), accent), before);
}

void tst_controls_view::theLimitOfTheActiveJointIsDrawn() {
    begin(with([](Rig& rig) {
        RigJointLimit limit;
        limit.bone = BoneIndex(kLower);
        limit.limit.along = Vec3d::UnitX();
        limit.limit.swing = 0.6;
        rig.jointLimits = {limit};
    }));
    const QImage none = m_viewport->capture();
    selectBone(m_document->session(), BoneIndex(kUpper));
    QVERIFY(m_viewport->capture() == none);
    selectBone(m_document->session(), BoneIndex(kLower));
    const QImage cone = m_viewport->capture();
    // The topmost spoke: from the elbow, half a metre long.
    const Vec3d elbow(0.5, 0.0, 0.0);
    const Vec3d rim = elbow + 0.5 * Vec3d(std::cos(0.6), std::sin(0.6), 0.0);
    int changed = 0;
    for (int i = 40; i <= 100; ++i) {
        const QPoint at = pixelIn(elbow + (rim - elbow) * (i / 100.0));
        for (int y = -2; y <= 2; ++y)
            if (difference(cone.pixel(at + QPoint(0, y)), none.pixel(at + QPoint(0, y))) > 40) {
                ++changed;
                break;
            }
    }
    QVERIFY2(changed > 40, qPrintable(QString::number(changed)));
    QVERIFY(cone != none);
}

void tst_controls_view::anotherRigIsAnotherPicture() {
    const QImage before = m_viewport->capture();
    m_document->push(std::make_unique<EditCharacter>(
        *m_document,
        [](Character& character) {
            Rig rig = *character.rig;
            rig.controls[kHandControl].size *= 1.8;
            character.rig = std::make_shared<const Rig>(std::move(rig));
        },
        RigChanged{true}));
    const QImage larger = m_viewport->capture();
    QVERIFY(larger != before);
    QVERIFY(std::max(shareIn(larger, kHandControl, token(Token::SideLeft)),
                     shareIn(larger, kHandControl, token(Token::SideCentre))) > 0.7);
}

RIGWRIGHT_TEST(tst_controls_view)
#include "tst_controls_view.moc"
