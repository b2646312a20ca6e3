// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names, axes and joints of bones, and the notice of the rest pose, in a real window.
#include "core/skeleton/move_joints.h"
#include "editor/commands/skeleton_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/theme.h"
#include "editor/viewport/bone_labels.h"
#include "editor/viewport/hud_painter.h"
#include "editor/viewport/viewport_widget.h"
#include "tests/editor/viewport/post.h"
#include "tests/support/test_main.h"

#include <QMainWindow>
#include <QSignalSpy>
#include <QTest>
#include <QWindow>

#include <algorithm>
#include <cmath>
#include <functional>
#include <string>
#include <utility>

using namespace rigwright;
using namespace rigwright::editor;

namespace {

const Vec3d kHead(0.0, 1.0, 0.0);        ///< of the upper bone, which ends at 1.75
const Vec3d kMiddle(0.0, 1.375, 0.0);    ///< of the upper bone
const Vec3d kLowerMiddle(0.0, 0.5, 0.0); ///< of the lower one

int difference(QRgb a, QRgb b) {
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) +
           std::abs(qBlue(a) - qBlue(b));
}

QRgb token(Token which) {
    return Theme::current().colour(which).rgb();
}

int differentPixels(const QImage& a, const QImage& b, const QRect& rect) {
    const QRect inside = rect.intersected(a.rect());
    int count = 0;
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            count += difference(a.pixel(x, y), b.pixel(x, y)) > 40;
    return count;
}

int countOf(const QImage& image, const QRect& rect, QRgb colour) {
    const QRect inside = rect.intersected(image.rect());
    int count = 0;
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            count += difference(image.pixel(x, y), colour) < 90;
    return count;
}

/// Whether the colour is at the pixel or at one of its neighbours.
bool has(const QImage& image, const QPoint& at, QRgb colour) {
    return countOf(image, QRect(at - QPoint(1, 1), QSize(3, 3)), colour) > 0;
}

/// Equal meshes, none of them shared with what is shown: all is made anew for them.
Character afresh(Character character) {
    for (MeshInstance& mesh : character.meshes)
        mesh.mesh = std::make_shared<const Mesh>(*mesh.mesh);
    return character;
}

} // namespace

class tst_bone_display : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void init();

    void namesStandBesideTheirBones();
    void namesOfSelectedBonesAreInTheAccent();
    void hiddenBonesAreNotNamed();
    void theActiveBoneIsNamedFirst();
    void axesHaveTheirColours();
    void editedJointsHaveTheColourOfTheirSide();
    void theRestPoseIsSaid();
    void movedJointsAreDrawnAsIfTheyHadAlwaysBeenThere();
    void theChosenOneOfThreeHundredIsNamed();

private:
    [[nodiscard]] QPoint pixelIn(const Vec3d& point) const;
    /// Where the name of a bone stands that has room.
    [[nodiscard]] QRect labelBeside(const Vec3d& middle, const QString& name) const;
    void setView(const std::function<void(ViewSettings&)>& change);
    void lookFromInFront();

    std::unique_ptr<Document> m_document;
    std::unique_ptr<ToolStage> m_tools;
    std::unique_ptr<QMainWindow> m_window;
    ViewportWidget* m_viewport = nullptr;
};

void tst_bone_display::initTestCase() {
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

void tst_bone_display::cleanupTestCase() {
    m_window.reset();
    m_tools.reset();
    m_document.reset();
}

void tst_bone_display::init() {
    m_document->derived().showRest(false);
    m_document->reset(test::post(), QString());
    ViewSettings view;
    view.shading = Shading::Solid;
    view.bones = BoneDisplay::Stick;
    view.grid = false;
    m_document->session().setView(view);
    lookFromInFront();
    QTest::mouseMove(m_viewport->window3D(), QPoint(5, 300));
}

void tst_bone_display::lookFromInFront() {
    Camera camera;
    camera.target = Vec3d(0, 1, 0);
    camera.distance = 4.0;
    m_document->session().setCamera(camera);
}

QPoint tst_bone_display::pixelIn(const Vec3d& point) const {
    const QSize size = m_viewport->window3D()->size();
    Vec2d pixel(-1, -1);
    project(m_document->session().camera(), point, Vec2d(size.width(), size.height()), pixel);
    const double ratio = m_viewport->window3D()->devicePixelRatio();
    return {int(pixel.x() * ratio), int(pixel.y() * ratio)};
}

QRect tst_bone_display::labelBeside(const Vec3d& middle, const QString& name) const {
    const double ratio = m_viewport->window3D()->devicePixelRatio();
    const QSizeF size = labelSize(name, TextRole::Body) * ratio;
    const QPoint at = pixelIn(middle);
    return {at.x() + int(4 * ratio), at.y() - int(size.height() / 2), int(size.width()),
            int(size.height())};
}

void tst_bone_display::setView(const std::function<void(ViewSettings&)>& change) {
    ViewSettings view = m_document->session().view();
    change(view);
    m_document->session().setView(view);
}

void tst_bone_display::namesStandBesideTheirBones() {
    const QImage off = m_viewport->capture();
    setView([](ViewSettings& view) { view.boneNames = true; });
    const QImage on = m_viewport->capture();
    const QRect upper = labelBeside(kMiddle, QStringLiteral("upper"));
    const QRect lower = labelBeside(kLowerMiddle, QStringLiteral("lower"));
    for (const QRect& label : {upper, lower}) {
        QVERIFY(countOf(on, label, token(Token::Stick)) > 15);
        // The halo: darker than the mesh behind it.
        int dark = 0;
        for (int y = label.top(); y <= label.bottom(); ++y)
            for (int x = label.left(); x <= label.right(); ++x)
                dark += qGray(on.pixel(x, y)) < qGray(off.pixel(x, y)) - 40;
        QVERIFY2(dark > 30, qPrintable(QString::number(dark)));
    }
    // Nothing else is different.
    const int inside = differentPixels(on, off, upper.adjusted(-3, -3, 3, 3)) +
                       differentPixels(on, off, lower.adjusted(-3, -3, 3, 3));
    QCOMPARE(differentPixels(on, off, on.rect()), inside);
    setView([](ViewSettings& view) { view.boneNames = false; });
    QCOMPARE(differentPixels(m_viewport->capture(), off, off.rect()), 0);
    // Without bones there are no names.
    setView([](ViewSettings& view) { view.bones = BoneDisplay::None; });
    const QImage bare = m_viewport->capture();
    setView([](ViewSettings& view) { view.boneNames = true; });
    QCOMPARE(differentPixels(m_viewport->capture(), bare, bare.rect()), 0);
}

void tst_bone_display::namesOfSelectedBonesAreInTheAccent() {
    setView([](ViewSettings& view) { view.boneNames = true; });
    selectBone(m_document->session(), BoneIndex(1));
    const QImage image = m_viewport->capture();
    QVERIFY(countOf(image, labelBeside(kMiddle, QStringLiteral("upper")), token(Token::Accent)) >
            15);
    QCOMPARE(
        countOf(image, labelBeside(kLowerMiddle, QStringLiteral("lower")), token(Token::Accent)),
        0);
}

void tst_bone_display::hiddenBonesAreNotNamed() {
    Character character = test::post();
    character.boneFlags[1].hidden = true;
    m_document->reset(std::move(character), QString());
    lookFromInFront();
    const QImage off = m_viewport->capture();
    setView([](ViewSettings& view) { view.boneNames = true; });
    const QImage on = m_viewport->capture();
    QCOMPARE(differentPixels(on, off, labelBeside(kMiddle, QStringLiteral("upper"))), 0);
    QVERIFY(differentPixels(on, off, labelBeside(kLowerMiddle, QStringLiteral("lower"))) > 30);
}

void tst_bone_display::theActiveBoneIsNamedFirst() {
    Session& session = m_document->session();
    const auto names = [&](BoneIndex hovered) {
        QStringList found;
        for (const BoneLabel& label :
             boneLabels(m_document->character(), m_document->derived().shownFrame(),
                        {.selection = session.selection(),
                        .hovered = hovered,
                        .drawn = m_document->derived().drawnBones(),
                        .display = BoneDisplay::Stick,
                        .camera = session.camera(),
                        .viewportSize = Vec2d(800.0, 600.0)}))
            found << label.text;
        return found;
    };
    const QStringList lowerFirst = {QStringLiteral("lower"), QStringLiteral("upper")};
    const QStringList upperFirst = {QStringLiteral("upper"), QStringLiteral("lower")};
    Camera camera = session.camera();
    camera.pitch = 1.0; // from above: the upper bone is nearer
    session.setCamera(camera);
    QCOMPARE(names({}), upperFirst);
    QCOMPARE(names(BoneIndex(0)), lowerFirst);
    selectBone(session, BoneIndex(1));
    QCOMPARE(names(BoneIndex(0)), upperFirst);
    selectBone(session, BoneIndex(0));
    QCOMPARE(names({}), lowerFirst);
    camera.target = Vec3d(0.0, 40.0, 0.0); // neither is in the picture
    session.setCamera(camera);
    QCOMPARE(names({}), QStringList());
}

void tst_bone_display::axesHaveTheirColours() {
    Camera camera = m_document->session().camera();
    camera.yaw = 0.7;
    camera.pitch = 0.4;
    m_document->session().setCamera(camera);
    const auto check = [&](bool drawn) {
        const QImage image = m_viewport->capture();
        // 0.3 of the bone's length of 0.75 m.
        const double reach = 0.3 * 0.75;
        const std::pair<Vec3d, Token> axes[] = {{Vec3d::UnitX(), Token::AxisX},
                                                {Vec3d::UnitY(), Token::AxisY},
                                                {Vec3d::UnitZ(), Token::AxisZ}};
        for (const auto& [axis, colour] : axes) {
            QCOMPARE(has(image, pixelIn(kHead + 0.6 * reach * axis), token(colour)), drawn);
            QVERIFY(!has(image, pixelIn(kHead + 1.2 * reach * axis), token(colour)));
        }
    };
    check(false);
    for (const BoneDisplay display : {BoneDisplay::Stick, BoneDisplay::Octahedral}) {
        setView([&](ViewSettings& view) {
            view.boneAxes = true;
            view.bones = display;
        });
        check(true);
    }
}

void tst_bone_display::editedJointsHaveTheColourOfTheirSide() {
    setView([](ViewSettings& view) { view.bones = BoneDisplay::Octahedral; });
    // Exactly: the accent is not far from the colour of the centre.
    const auto shows = [&](Token colour) {
        return difference(m_viewport->capture().pixel(pixelIn(kHead)), token(colour)) < 12;
    };
    QVERIFY(!shows(Token::SideCentre));
    m_document->derived().showRest(true);
    QVERIFY(shows(Token::SideCentre));
    selectBone(m_document->session(), BoneIndex(1));
    QVERIFY(shows(Token::Accent));
    for (const auto& [name, colour] :
         {std::pair("upper.L", Token::SideLeft), std::pair("upper.R", Token::SideRight)}) {
        Character character = test::post();
        character.skeleton.names[1] = name;
        m_document->reset(std::move(character), QString());
        lookFromInFront();
        QVERIFY(shows(colour));
    }
}

void tst_bone_display::theRestPoseIsSaid() {
    const QRect plate(QPoint(16, 16) * m_viewport->window3D()->devicePixelRatio(), QSize(60, 20));
    const QImage pose = m_viewport->capture();
    m_document->derived().showRest(true);
    const QImage rest = m_viewport->capture();
    QCOMPARE(countOf(pose, plate, token(Token::Text)), 0);
    QVERIFY(countOf(rest, plate, token(Token::Text)) > 20);
    m_document->derived().showRest(false);
    QCOMPARE(differentPixels(m_viewport->capture(), pose, plate), 0);
}

void tst_bone_display::movedJointsAreDrawnAsIfTheyHadAlwaysBeenThere() {
    setView([](ViewSettings& view) { view.shading = Shading::Weights; });
    selectBone(m_document->session(), BoneIndex(1));
    const auto check = [&](const Character& expected) {
        const Camera camera = m_document->session().camera();
        const QImage kept = m_viewport->capture();
        m_document->reset(afresh(expected), QString());
        selectBone(m_document->session(), BoneIndex(1));
        m_document->session().setCamera(camera);
        const QImage anew = m_viewport->capture();
        QCOMPARE(differentPixels(kept, anew, kept.rect()), 0);
    };
    // Another head: the mesh stays, the bone does not. Then rows of their own.
    const QImage before = m_viewport->capture();
    const auto moved = setHead(m_document->character().skeleton, BoneIndex(1), Vec3d(0.3, 1.2, 0.0),
                               JointSelection());
    QVERIFY(editSkeleton(*m_document, moved, {QStringLiteral("Move")}));
    QVERIFY(differentPixels(m_viewport->capture(), before, before.rect()) > 50);
    check(m_document->character());

    Character painted = m_document->character();
    SkinWeights& rows = painted.meshes[0].binding->weights();
    for (std::size_t v = 0; v < rows.rowCount(); ++v)
        rows.setRow(VertexIndex(v), WeightRow{{1, 1.0f}});
    const QImage unpainted = m_viewport->capture();
    QVERIFY(replaceCharacter(*m_document, painted, {QStringLiteral("Hang all on one")}));
    QVERIFY(differentPixels(m_viewport->capture(), unpainted, unpainted.rect()) > 500);
    check(m_document->character());
}

void tst_bone_display::theChosenOneOfThreeHundredIsNamed() {
    Character crowd;
    BoneIndex parent;
    for (int bone = 0; bone < 300; ++bone) { // ten rows of thirty, one above the other
        Transform rest;
        rest.translation = bone == 0        ? Vec3d(-1.4, 0.0, 0.0)
                           : bone % 30 == 0 ? Vec3d(-2.9, 0.2, 0.0)
                                            : Vec3d(0.1, 0.0, 0.0);
        parent = addBone(crowd.skeleton, "bone_" + std::to_string(bone), parent, rest);
    }
    finishCharacter(crowd);
    m_document->reset(std::move(crowd), QString());
    lookFromInFront();
    const QImage off = m_viewport->capture();
    setView([](ViewSettings& view) { view.boneNames = true; });
    const QImage on = m_viewport->capture();
    QVERIFY(differentPixels(on, off, on.rect()) > 1000);
    // The chosen one has its name even in the thick of it: above, because it lies.
    selectBone(m_document->session(), BoneIndex(137));
    const QSizeF size = labelSize(QStringLiteral("bone_137"), TextRole::Strong) *
                        m_viewport->window3D()->devicePixelRatio();
    const QPoint middle = pixelIn(Vec3d(0.35, 0.8, 0.0));
    const QRect above(middle.x() - int(size.width() / 2), middle.y() - int(size.height()) - 6,
                      int(size.width()), int(size.height()));
    QVERIFY(countOf(m_viewport->capture(), above, token(Token::Accent)) > 25);
    m_document->session().setSelection({});
}

RIGWRIGHT_TEST(tst_bone_display)
#include "tst_bone_display.moc"
