// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What is on the picture, in a real window.
#include "editor/viewport/viewport_widget.h"

#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/tool_stage.h"
#include "editor/ui/bone_colours.h"
#include "editor/ui/heat_ramp.h"
#include "editor/ui/input_preferences.h"
#include "editor/ui/theme.h"
#include "tests/editor/viewport/edit_character.h"
#include "tests/editor/viewport/post.h"
#include "tests/support/test_main.h"

#include <QBuffer>
#include <QDropEvent>
#include <QLineEdit>
#include <QMainWindow>
#include <QMimeData>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QScopeGuard>
#include <QShortcut>
#include <QSignalSpy>
#include <QTabletEvent>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

using namespace rigwright;
using namespace rigwright::editor;

namespace {

/// Hue and saturation as a direction: light changes brightness, not this.
Vec3d chroma(QRgb pixel) {
    const Vec3d colour(qRed(pixel), qGreen(pixel), qBlue(pixel));
    return colour / std::max(1.0, colour.maxCoeff());
}

double difference(QRgb a, QRgb b) {
    return std::abs(qRed(a) - qRed(b)) + std::abs(qGreen(a) - qGreen(b)) +
           std::abs(qBlue(a) - qBlue(b));
}

/// Twelve influences a row, which name the same two bones over and over: nothing looks different.
void lengthenRows(Character& character) {
    SkinWeights& weights = character.meshes[0].binding->weights();
    for (std::size_t v = 0; v < weights.rowCount(); ++v) {
        const WeightRow row = weights.copyRow(VertexIndex(v));
        WeightRow longer;
        for (const Influence& influence : row)
            for (int k = 0; k < 6; ++k)
                longer.push_back({influence.bone, influence.weight / 6.0f});
        weights.setRow(VertexIndex(v), longer);
    }
}

/// Pixels that are clearly not the same.
int differentPixels(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += difference(a.pixel(x, y), b.pixel(x, y)) > 40;
    return count;
}

QImage plainPicture(QRgb colour) {
    QImage picture(64, 64, QImage::Format_RGB32);
    picture.fill(colour);
    return picture;
}

/// The post with a material for each picture, the first one all over it.
Character texturedPost(const std::vector<QImage>& pictures) {
    Character character = test::post();
    for (const QImage& picture : pictures) {
        QByteArray encoded;
        QBuffer buffer(&encoded);
        buffer.open(QIODevice::WriteOnly);
        picture.save(&buffer, "PNG");
        ForeignImage image;
        image.mimeType = "image/png";
        image.bytes =
            std::make_shared<const std::vector<std::uint8_t>>(encoded.begin(), encoded.end());
        character.foreign.images.push_back(image);
        MaterialPreview material;
        material.baseColorImage = std::int32_t(character.foreign.images.size() - 1);
        character.foreign.materials.push_back(material);
    }
    auto mesh = std::make_shared<Mesh>(*character.meshes[0].mesh);
    mesh->ranges.push_back({0, std::uint32_t(mesh->faceCount()), 0, 0, {}});
    character.meshes[0].mesh = mesh;
    return character;
}

const Change kAllRows = WeightsChanged{MeshInstanceIndex(0), {}, {}, true};

} // namespace

class tst_viewport_widget : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void init();

    void openGlIsThere();
    void pictureIsNotBlank();
    void heatColoursFollowTheRamp();
    void zeroWeightIsHatchedAndTooMuchIsMagenta();
    void allBonesMixTheirColours();
    void changedRowsAreRecoloured();
    void longRowsGoThroughTheProcessor();
    void editedLongRowsMoveThePosedMesh();
    void everyMethodIsDrawnWhereCoreSkins_data();
    void everyMethodIsDrawnWhereCoreSkins();
    void methodsAreExchangedOnTheScreen();
    void paintingWithDeltaMushIsDrawnAtOnce();
    void posedBonesMoveTheMesh();
    void activeBoneIsDrawnInTheAccent();
    void selectedVerticesAreMarkedAndThoseBehindDoNotShineThrough();
    void marksFollowThePoseAndTheSelection();
    void brushRingFollowsThePointer();
    void hiddenMeshesVanish();
    void texturesColourTheMesh();
    void eachPartOfAMeshHasItsMaterial();
    void texturesFollowTheirOwnCoordinates();
    void alphaCutsAndThins();
    void missingPicturesAreNeutral_data();
    void missingPicturesAreNeutral();
    void wireShowsPolygonsNotTriangles();
    void resettingAgainAndAgainWorks();
    void emptyCharactersAndMeshesAreFine();
    void themeChangesLive();
    void middleButtonOrbits();
    void wheelZooms();
    void twoFingersMoveTheView();
    void pinchingZooms();
    void theViewTurnsAroundWhatWasChosen();
    void altShiftOrbitsWhereAltIsTaken();
    void axisGizmoTurnsTheView();
    void flightsInARowAddUpAndKeepTheProjection();
    void anotherCameraEndsAFlight();
    void aLostReleaseEndsTheStroke();
    void aPenTakesTheKeyboard();
    void shortcutsOfTheWindowStillFire();
    void droppedFilesAreAnnounced();

private:
    [[nodiscard]] QPointF pixelOf(const Vec3d& point) const;
    /// In captures, whose pixels are those of the screen.
    [[nodiscard]] QPoint pixelIn(const Vec3d& point) const;
    [[nodiscard]] QRgb at(const QImage& image, const Vec3d& point) const;
    /// The picture of a character with its textures.
    [[nodiscard]] QImage textured(Character character);
    /// The picture of vertices as core skins them, on a mesh that hangs on no bone.
    [[nodiscard]] QImage drawnAsEvaluated(const Character& character);
    /// The post in solid grey, bent to the right by the method; its bones share a short piece of
    /// it, so that each method looks different.
    void showBent(SkinningMethod method, bool longRows = false);
    void setMethod(SkinningMethod method);
    void setView(const std::function<void(ViewSettings&)>& change);
    void selectUpper();
    void edit(std::function<void(Character&)> edit, const Change& change);
    /// Vertices of the ring at height `y` on the side towards the viewer, or on the other one.
    [[nodiscard]] VertexSelection halfRing(float y, bool front) const;
    /// Whether the pixel at the point is about the colour of marks.
    [[nodiscard]] bool isMarked(const QImage& image, const Vec3d& point) const;

    std::unique_ptr<Document> m_document;
    std::unique_ptr<ToolStage> m_tools;
    std::unique_ptr<QMainWindow> m_window;
    ViewportWidget* m_viewport = nullptr;
};

void tst_viewport_widget::initTestCase() {
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

void tst_viewport_widget::cleanupTestCase() {
    m_window.reset();
    m_tools.reset();
    m_document.reset();
}

void tst_viewport_widget::init() {
    m_document->reset(test::post(), QString());
    ViewSettings view;
    view.bones = BoneDisplay::None;
    view.isoLines = false;
    view.grid = false;
    m_document->session().setView(view);
    Camera camera;
    camera.target = Vec3d(0, 1, 0);
    camera.distance = 4.0;
    m_document->session().setCamera(camera);
    QTest::mouseMove(m_viewport->window3D(), QPoint(5, 300));
}

QPointF tst_viewport_widget::pixelOf(const Vec3d& point) const {
    const QSize size = m_viewport->window3D()->size();
    Vec2d pixel(-1, -1);
    if (!project(m_document->session().camera(), point, Vec2d(size.width(), size.height()), pixel))
        return {-1, -1};
    return {pixel.x(), pixel.y()};
}

QPoint tst_viewport_widget::pixelIn(const Vec3d& point) const {
    const QPointF place = pixelOf(point) * m_viewport->window3D()->devicePixelRatio();
    return {int(place.x()), int(place.y())};
}

QImage tst_viewport_widget::textured(Character character) {
    m_document->reset(std::move(character), QString());
    setView([](ViewSettings& view) { view.shading = Shading::Textured; });
    Camera camera;
    camera.target = Vec3d(0, 1, 0);
    m_document->session().setCamera(camera);
    return m_viewport->capture();
}

QRgb tst_viewport_widget::at(const QImage& image, const Vec3d& point) const {
    const QPoint pixel = pixelIn(point);
    return image.rect().contains(pixel) ? image.pixel(pixel) : qRgb(0, 0, 0);
}

void tst_viewport_widget::setView(const std::function<void(ViewSettings&)>& change) {
    ViewSettings view = m_document->session().view();
    change(view);
    m_document->session().setView(view);
}

void tst_viewport_widget::selectUpper() {
    selectBone(m_document->session(), BoneIndex(1));
}

void tst_viewport_widget::edit(std::function<void(Character&)> change, const Change& announced) {
    m_document->push(
        std::make_unique<test::EditCharacter>(*m_document, std::move(change), announced));
}

void tst_viewport_widget::openGlIsThere() {
    QCOMPARE(ViewportWidget::graphicsProblem(), QString());
}

void tst_viewport_widget::pictureIsNotBlank() {
    setView([](ViewSettings& view) { view.shading = Shading::Solid; });
    const QImage image = m_viewport->capture();
    const QSize expected =
        m_viewport->window3D()->size() * m_viewport->window3D()->devicePixelRatio();
    QCOMPARE(image.size(), expected);
    std::set<QRgb> colours;
    for (int y = 0; y < image.height(); y += 7)
        for (int x = 0; x < image.width(); x += 7)
            colours.insert(image.pixel(x, y));
    QVERIFY(colours.size() > 50);
    QVERIFY(difference(at(image, {0, 1, 0.25}), image.pixel(5, image.height() / 2)) > 60);
    QVERIFY(m_viewport->frameMilliseconds() > 0.0);
}

void tst_viewport_widget::heatColoursFollowTheRamp() {
    selectUpper();
    for (const HeatRamp ramp :
         {HeatRamp::Classic, HeatRamp::Fire, HeatRamp::Cividis, HeatRamp::Greyscale}) {
        setView([&](ViewSettings& view) { view.ramp = ramp; });
        const QImage image = m_viewport->capture();
        double lastLight = -1.0;
        for (const float weight : {0.25f, 0.5f, 0.75f, 1.0f}) {
            const QRgb pixel = at(image, Vec3d(0, weight + 0.5, 0.25));
            const QColor expected = heatColour(int(ramp), weight);
            const double off = (chroma(pixel) - chroma(expected.rgb())).cwiseAbs().maxCoeff();
            QVERIFY2(off < 0.16, qPrintable(QStringLiteral("ramp %1 at %2: %3 is not %4")
                                                .arg(int(ramp))
                                                .arg(double(weight))
                                                .arg(QColor(pixel).name(), expected.name())));
            if (ramp == HeatRamp::Greyscale) {
                QVERIFY(qGreen(pixel) > lastLight);
                lastLight = qGreen(pixel);
            }
        }
    }
}

void tst_viewport_widget::zeroWeightIsHatchedAndTooMuchIsMagenta() {
    selectUpper();
    edit(
        [](Character& character) {
            for (const VertexIndex v : test::ringOfPost(character, 1.8f))
                character.meshes[0].binding->weights().setRow(v, WeightRow{{1, 1.5f}});
        },
        WeightsChanged{
            MeshInstanceIndex(0), {}, test::ringOfPost(m_document->character(), 1.8f), false});
    const QImage image = m_viewport->capture();
    const QRgb tooMuch = at(image, Vec3d(0, 1.8, 0.25));
    QVERIFY2(qRed(tooMuch) > 120 && qBlue(tooMuch) > 120 && qGreen(tooMuch) < 90,
             qPrintable(QColor(tooMuch).name()));
    // Along a line of one height in the zero region the hatch makes brightness go up and down.
    const QPointF left = pixelOf({-0.1, 0.25, 0.23});
    const QPointF right = pixelOf({0.1, 0.25, 0.23});
    int turns = 0;
    int lastSign = 0;
    for (int x = int(left.x()); x < int(right.x()); ++x) {
        const int step =
            qGreen(image.pixel(x + 1, int(left.y()))) - qGreen(image.pixel(x, int(left.y())));
        const int sign = step > 4 ? 1 : step < -4 ? -1 : 0;
        turns += sign != 0 && sign != lastSign;
        lastSign = sign != 0 ? sign : lastSign;
    }
    QVERIFY2(turns >= 4, qPrintable(QString::number(turns)));
}

void tst_viewport_widget::allBonesMixTheirColours() {
    setView([](ViewSettings& view) {
        view.shading = Shading::AllBones;
        view.lockedMarks = false;
    });
    const auto expectMix = [&](const QImage& image) {
        const Character& character = m_document->character();
        const SkinWeights& weights = character.meshes[0].binding->weights();
        for (const float height : {0.75f, 1.0f, 1.25f}) {
            const VertexIndex vertex = test::ringOfPost(character, height).front();
            Vec3d expected = Vec3d::Zero();
            double sum = 0.0;
            const RowView row = weights.row(vertex);
            for (std::size_t k = 0; k < row.size(); ++k) {
                const QColor colour =
                    shownBoneColour(character, character.meshes[0].binding->joints[row.bones[k]]);
                expected +=
                    double(row.weights[k]) * Vec3d(colour.red(), colour.green(), colour.blue());
                sum += double(row.weights[k]);
            }
            expected /= expected.maxCoeff();
            const double away =
                (chroma(at(image, Vec3d(0, height, 0.25))) - expected).cwiseAbs().maxCoeff();
            QVERIFY2(sum > 0.0 && away < 0.16, qPrintable(QString::number(away)));
        }
    };
    expectMix(m_viewport->capture());
    // Another colour is drawn at once; rows too long for the shader are mixed by the processor.
    edit([](Character& character) { character.boneFlags[1].colour = 0x2040ff; },
         BoneFlagsChanged());
    expectMix(m_viewport->capture());
    edit([](Character& character) { lengthenRows(character); }, kAllRows);
    expectMix(m_viewport->capture());
    edit([](Character& character) { character.boneFlags[1].colour = 0x20ff40; },
         BoneFlagsChanged());
    expectMix(m_viewport->capture());
}

void tst_viewport_widget::changedRowsAreRecoloured() {
    selectUpper();
    const QRgb before = at(m_viewport->capture(), {0, 1.0, 0.25});
    std::vector<VertexIndex> rows;
    for (const float y : {0.95f, 1.0f, 1.05f})
        for (const VertexIndex v : test::ringOfPost(m_document->character(), y))
            rows.push_back(v);
    edit(
        [&](Character& character) {
            for (const VertexIndex v : rows)
                character.meshes[0].binding->weights().setRow(v, WeightRow{{1, 1.0f}});
        },
        WeightsChanged{MeshInstanceIndex(0), {}, rows, false});
    const QImage image = m_viewport->capture();
    const QRgb after = at(image, {0, 1.0, 0.25});
    QVERIFY(difference(before, after) > 80);
    const Vec3d red = chroma(heatColour(0, 1.0).rgb());
    QVERIFY((chroma(after) - red).cwiseAbs().maxCoeff() < 0.16);
    // Rows that were not listed kept their colour.
    const Vec3d quarter = chroma(heatColour(0, 0.25).rgb());
    QVERIFY((chroma(at(image, {0, 0.75, 0.25})) - quarter).cwiseAbs().maxCoeff() < 0.16);
}

void tst_viewport_widget::longRowsGoThroughTheProcessor() {
    selectUpper();
    Transform bent;
    bent.translation = Vec3d(0, 1, 0);
    bent.rotation = Quatd(Eigen::AngleAxisd(0.6, Vec3d::UnitX()));
    m_document->derived().setOverrides({{BoneIndex(1), bent}});
    const QImage byShader = m_viewport->capture();
    edit(lengthenRows, kAllRows);
    const QImage byProcessor = m_viewport->capture();
    m_document->derived().setOverrides({});
    qint64 different = 0;
    for (int y = 0; y < byShader.height(); ++y)
        for (int x = 0; x < byShader.width(); ++x)
            different += difference(byShader.pixel(x, y), byProcessor.pixel(x, y)) > 24;
    QVERIFY2(different < 60, qPrintable(QString::number(different)));
}

void tst_viewport_widget::editedLongRowsMoveThePosedMesh() {
    setView([](ViewSettings& view) { view.shading = Shading::Solid; });
    edit(lengthenRows, kAllRows);
    Transform bent;
    bent.translation = Vec3d(0, 1, 0);
    bent.rotation = Quatd(Eigen::AngleAxisd(-kPi / 2, Vec3d::UnitZ()));
    m_document->derived().setOverrides({{BoneIndex(1), bent}});
    const Vec3d top(0, 1.9, 0.25);
    const QRgb empty = at(m_viewport->capture(), top);
    edit(
        [](Character& character) {
            SkinWeights& weights = character.meshes[0].binding->weights();
            for (std::size_t v = 0; v < weights.rowCount(); ++v)
                weights.setRow(VertexIndex(v), WeightRow{{0, 1.0f}});
        },
        kAllRows);
    const QRgb filled = at(m_viewport->capture(), top);
    m_document->derived().setOverrides({});
    QVERIFY(difference(empty, filled) > 60); // the bone that stays has taken the top back
}

QImage tst_viewport_widget::drawnAsEvaluated(const Character& character) {
    FrameRequest request;
    request.cpuMeshes = {MeshInstanceIndex(0)};
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(character, request, caches, state, frame);
    Character baked = character;
    auto mesh = std::make_shared<Mesh>(*baked.meshes[0].mesh);
    mesh->positions = frame.vertices[0].positions;
    mesh->normals = frame.vertices[0].normals;
    baked.meshes[0].mesh = mesh;
    baked.meshes[0].binding.reset();
    baked.meshes[0].parent = BoneIndex();
    baked.meshes[0].parentFromMesh = Affine3d::Identity();
    const Camera camera = m_document->session().camera();
    m_document->reset(std::move(baked), QString());
    m_document->session().setCamera(camera);
    return m_viewport->capture();
}

void tst_viewport_widget::showBent(SkinningMethod method, bool longRows) {
    Character character = test::post();
    character.meshes[0].binding->method = method;
    character.pose.local[1].rotation = Quatd(Eigen::AngleAxisd(-1.4, Vec3d::UnitZ()));
    SkinWeights& weights = character.meshes[0].binding->weights();
    for (std::size_t v = 0; v < weights.rowCount(); ++v) {
        const float height = character.meshes[0].mesh->positions[v].y();
        const float upper = std::clamp((height - 0.9f) / 0.2f, 0.0f, 1.0f);
        weights.setRow(VertexIndex(v), WeightRow{{0, 1.0f - upper}, {1, upper}});
    }
    if (longRows)
        lengthenRows(character);
    const Camera camera = m_document->session().camera();
    m_document->reset(std::move(character), QString());
    m_document->session().setCamera(camera);
    setView([](ViewSettings& view) { view.shading = Shading::Solid; });
}

void tst_viewport_widget::setMethod(SkinningMethod method) {
    edit([method](Character& character) { character.meshes[0].binding->method = method; },
         MeshInstanceChanged{MeshInstanceIndex(0)});
}

void tst_viewport_widget::everyMethodIsDrawnWhereCoreSkins_data() {
    QTest::addColumn<SkinningMethod>("method");
    QTest::addColumn<bool>("longRows");
    const std::array names{"linear blend", "dual quaternion", "blend of both",
                           "centres of rotation", "delta mush"};
    for (const SkinningMethod method : kSkinningMethods)
        for (const bool longRows : {false, true})
            QTest::addRow("%s%s", names[std::size_t(method)], longRows ? ", long rows" : "")
                << method << longRows;
}

void tst_viewport_widget::everyMethodIsDrawnWhereCoreSkins() {
    QFETCH(SkinningMethod, method);
    QFETCH(bool, longRows);
    showBent(method, longRows);
    const Character character = m_document->character();
    const QImage drawn = m_viewport->capture();
    const QImage expected = drawnAsEvaluated(character);
    QVERIFY(differentPixels(drawn, expected) < 20);
    showBent(SkinningMethod::LinearBlend); // and what the comparison can tell
    if (method != SkinningMethod::LinearBlend)
        QVERIFY(differentPixels(m_viewport->capture(), expected) > 60);
}

void tst_viewport_widget::methodsAreExchangedOnTheScreen() {
    showBent(SkinningMethod::LinearBlend);
    const QImage linear = m_viewport->capture();
    setMethod(SkinningMethod::DeltaMush);
    const QImage mush = m_viewport->capture();
    QVERIFY(differentPixels(linear, mush) > 60);
    setMethod(SkinningMethod::DualQuaternion);
    QVERIFY(differentPixels(m_viewport->capture(), mush) > 60);
    setMethod(SkinningMethod::LinearBlend);
    QVERIFY(differentPixels(m_viewport->capture(), linear) < 5);
    setMethod(SkinningMethod::DeltaMush);
    QVERIFY(differentPixels(m_viewport->capture(), mush) < 5);
}

void tst_viewport_widget::paintingWithDeltaMushIsDrawnAtOnce() {
    showBent(SkinningMethod::DeltaMush);
    const QImage before = m_viewport->capture();
    const std::vector<VertexIndex> ring = test::ringOfPost(m_document->character(), 1.2f);
    m_document->derived().holdSurface(true);
    edit(
        [&ring](Character& character) {
            for (const VertexIndex v : ring)
                character.meshes[0].binding->weights().setRow(v, WeightRow{{0, 1.0f}});
        },
        WeightsChanged{MeshInstanceIndex(0), {}, ring, false});
    const QImage during = m_viewport->capture();
    m_document->derived().holdSurface(false);
    const Character character = m_document->character();
    QVERIFY(differentPixels(during, before) > 60);
    QVERIFY(differentPixels(during, drawnAsEvaluated(character)) < 20);
}

void tst_viewport_widget::posedBonesMoveTheMesh() {
    setView([](ViewSettings& view) { view.shading = Shading::Solid; });
    const QRgb empty = m_viewport->capture().pixel(5, 300);
    Transform bent;
    bent.translation = Vec3d(0, 1, 0);
    bent.rotation = Quatd(Eigen::AngleAxisd(-kPi / 2, Vec3d::UnitZ()));
    m_document->derived().setOverrides({{BoneIndex(1), bent}});
    const QImage image = m_viewport->capture();
    m_document->derived().setOverrides({});
    QVERIFY(difference(at(image, {0, 1.9, 0.25}), empty) < 40);   // the top has gone …
    QVERIFY(difference(at(image, {0.8, 1.0, 0.25}), empty) > 60); // … to the right
}

void tst_viewport_widget::activeBoneIsDrawnInTheAccent() {
    selectUpper();
    setView([](ViewSettings& view) { view.bones = BoneDisplay::Stick; });
    const QRgb accent = Theme::current().colour(Token::Accent).rgb();
    const QRgb stick = Theme::current().colour(Token::Stick).rgb();
    QImage image = m_viewport->capture();
    QVERIFY2(difference(at(image, {0, 1.2, 0}), accent) < 40,
             qPrintable(QColor(at(image, {0, 1.2, 0})).name()));
    QVERIFY2(difference(at(image, {0, 0.5, 0}), stick) < 40,
             qPrintable(QColor(at(image, {0, 0.5, 0})).name()));
    setView([](ViewSettings& view) { view.bones = BoneDisplay::Octahedral; });
    image = m_viewport->capture();
    const QRgb solid = at(image, {0.03, 1.12, 0});
    QVERIFY(qRed(solid) > qBlue(solid) + 40); // amber, shaded
}

VertexSelection tst_viewport_widget::halfRing(float y, bool front) const {
    const Character& character = m_document->character();
    VertexSelection vertices;
    for (const VertexIndex vertex : test::ringOfPost(character, y)) {
        const float z = character.meshes[0].mesh->positions[vertex.value()].z();
        if (front ? z > 0.15f : z < -0.05f) // at the rim marks lie one over another
            vertices.push_back(vertex);
    }
    return withTwins(character.meshes[0].mesh->topology, vertices);
}

bool tst_viewport_widget::isMarked(const QImage& image, const Vec3d& point) const {
    return difference(at(image, point), Theme::current().colour(Token::Accent).rgb()) < 60;
}

void tst_viewport_widget::selectedVerticesAreMarkedAndThoseBehindDoNotShineThrough() {
    setView([](ViewSettings& view) { view.shading = Shading::Solid; });
    const QImage plain = m_viewport->capture();
    const auto& positions = m_document->character().meshes[0].mesh->positions;
    const VertexSelection front = halfRing(1.2f, true);
    QVERIFY(front.size() > 3);
    Session& session = m_document->session();
    session.setSelectedVertices(MeshInstanceIndex(0), front);
    const QImage marked = m_viewport->capture();
    for (const VertexIndex vertex : front) {
        const Vec3d point = positions[vertex.value()].cast<double>();
        QVERIFY(!isMarked(plain, point));
        QVERIFY2(isMarked(marked, point), qPrintable(QColor(at(marked, point)).name()));
    }
    session.setSelectedVertices(MeshInstanceIndex(0), halfRing(1.2f, false));
    QCOMPARE(m_viewport->capture(), plain); // they are behind the post
    session.setSelectedVertices(MeshInstanceIndex(0), {});
    QCOMPARE(m_viewport->capture(), plain);
}

void tst_viewport_widget::marksFollowThePoseAndTheSelection() {
    setView([](ViewSettings& view) { view.shading = Shading::Solid; });
    Session& session = m_document->session();
    const VertexSelection high = halfRing(1.8f, true);
    const VertexSelection low = halfRing(0.4f, true);
    const auto& positions = m_document->character().meshes[0].mesh->positions;
    const auto place = [&](const VertexSelection& ring) {
        return Vec3d(positions[ring[ring.size() / 2].value()].cast<double>());
    };
    // Taking away and adding in turn: what is drawn is what is selected, whatever came before.
    session.setSelectedVertices(MeshInstanceIndex(0), united(high, low));
    QImage image = m_viewport->capture();
    QVERIFY(isMarked(image, place(high)) && isMarked(image, place(low)));
    session.setSelectedVertices(MeshInstanceIndex(0), low);
    image = m_viewport->capture();
    QVERIFY(!isMarked(image, place(high)) && isMarked(image, place(low)));
    session.setSelectedVertices(MeshInstanceIndex(0), high);
    image = m_viewport->capture();
    QVERIFY(isMarked(image, place(high)) && !isMarked(image, place(low)));
    edit([](Character& character) { character.pose.local[1].translation.x() += 0.5; },
         PoseChanged{});
    image = m_viewport->capture();
    QVERIFY(!isMarked(image, place(high)));
    QVERIFY(isMarked(image, place(high) + Vec3d(0.5, 0.0, 0.0)));
}

void tst_viewport_widget::brushRingFollowsThePointer() {
    selectUpper();
    QVERIFY(m_tools->find(QStringLiteral("paint")));
    m_tools->setCurrent(QStringLiteral("paint"));
    const QPoint pointer = pixelOf({0, 1.2, 0.25}).toPoint();
    const auto isWhiteAbove = [&](const QImage& image, double pixels) {
        const double ratio = m_viewport->window3D()->devicePixelRatio();
        int brightest = 0;
        for (double off = pixels - 5.0; off <= pixels + 5.0; off += 0.5) {
            const QPoint at((QPointF(pointer) - QPointF(0, off)).toPoint() * ratio);
            const QRgb pixel = image.pixel(at);
            brightest = std::max(brightest, std::min({qRed(pixel), qGreen(pixel), qBlue(pixel)}));
        }
        return brightest > 220;
    };
    QVERIFY(!isWhiteAbove(m_viewport->capture(), m_tools->brushOptions().values().radiusPixels));
    QTest::mouseMove(m_viewport->window3D(), pointer);
    QTRY_VERIFY(m_tools->overlay().ring.has_value());
    const QImage image = m_viewport->capture();
    QVERIFY(isWhiteAbove(image, m_tools->brushOptions().values().radiusPixels));
    QVERIFY(!isWhiteAbove(image, m_tools->brushOptions().values().radiusPixels / 2));
    m_tools->setCurrent(QStringLiteral("select"));
}

void tst_viewport_widget::hiddenMeshesVanish() {
    const QImage shown = m_viewport->capture();
    edit([](Character& character) { character.meshes[0].visible = false; },
         MeshInstanceChanged{MeshInstanceIndex(0)});
    const QImage hidden = m_viewport->capture();
    QVERIFY(difference(at(shown, {0, 1, 0.25}), at(hidden, {0, 1, 0.25})) > 40);
    QVERIFY(difference(at(hidden, {0, 1, 0.25}), hidden.pixel(5, hidden.height() / 2)) < 12);
}

void tst_viewport_widget::texturesColourTheMesh() {
    QImage picture = plainPicture(qRgb(220, 30, 30));
    for (int y = picture.height() / 2; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            picture.setPixel(x, y, qRgb(30, 30, 220));
    const QImage drawn = textured(texturedPost({picture}));
    const QRgb upper = at(drawn, {0, 1.6, 0.25});
    const QRgb lower = at(drawn, {0, 0.4, 0.25});
    QVERIFY2(qRed(upper) > 2 * qBlue(upper), qPrintable(QColor(upper).name()));
    QVERIFY2(qBlue(lower) > 2 * qRed(lower), qPrintable(QColor(lower).name()));
}

void tst_viewport_widget::eachPartOfAMeshHasItsMaterial() {
    Character character =
        texturedPost({plainPicture(qRgb(220, 30, 30)), plainPicture(qRgb(30, 30, 220))});
    auto mesh = std::make_shared<Mesh>(*character.meshes[0].mesh);
    // Rings of the post follow one another from the ground up.
    const auto half = std::uint32_t(mesh->faceCount() / 2);
    mesh->ranges = {{0, half, 0, 0, {}}, {half, std::uint32_t(mesh->faceCount()) - half, 1, 0, {}}};
    character.meshes[0].mesh = mesh;
    const QImage drawn = textured(std::move(character));
    const QRgb lower = at(drawn, {0, 0.4, 0.25});
    const QRgb upper = at(drawn, {0, 1.6, 0.25});
    QVERIFY2(qRed(lower) > 2 * qBlue(lower), qPrintable(QColor(lower).name()));
    QVERIFY2(qBlue(upper) > 2 * qRed(upper), qPrintable(QColor(upper).name()));
}

/// The second set of texture coordinates puts the whole post into the left half of the picture, a
/// transform of the texture into the right one.
void tst_viewport_widget::texturesFollowTheirOwnCoordinates() {
    QImage picture = plainPicture(qRgb(220, 30, 30));
    for (int y = 0; y < picture.height(); ++y)
        for (int x = picture.width() / 2; x < picture.width(); ++x)
            picture.setPixel(x, y, qRgb(30, 30, 220));
    Character character = texturedPost({picture});
    auto mesh = std::make_shared<Mesh>(*character.meshes[0].mesh);
    mesh->uvSets.push_back(std::vector<Vec2f>(mesh->vertexCount(), Vec2f(0.25f, 0.5f)));
    character.meshes[0].mesh = mesh;
    character.foreign.materials[0].baseColorUvSet = 1;
    const QRgb left = at(textured(character), {0, 1, 0.25});
    QVERIFY2(qRed(left) > 2 * qBlue(left), qPrintable(QColor(left).name()));
    character.foreign.documentJson = R"({"materials": [{"pbrMetallicRoughness": {
        "baseColorTexture": {"index": 0, "texCoord": 1, "extensions": {
            "KHR_texture_transform": {"offset": [0.5, 0]}}}}}]})";
    const QRgb right = at(textured(character), {0, 1, 0.25});
    QVERIFY2(qBlue(right) > 2 * qRed(right), qPrintable(QColor(right).name()));
}

void tst_viewport_widget::alphaCutsAndThins() {
    QImage picture(64, 64, QImage::Format_ARGB32);
    picture.fill(qRgba(220, 30, 30, 100));
    Character character = texturedPost({picture});
    const auto redShare = [&](const char* material) {
        character.foreign.documentJson = std::string(R"({"materials": [{)") + material + "}]}";
        const QImage drawn = textured(character);
        const QPoint middle = pixelIn({0, 1, 0.25});
        int red = 0;
        for (int y = -8; y < 8; ++y)
            for (int x = -8; x < 8; ++x) {
                const QRgb pixel = drawn.pixel(middle + QPoint(x, y));
                red += qRed(pixel) > 2 * qBlue(pixel) ? 1 : 0;
            }
        return red / 256.0;
    };
    // alpha is 100 / 255 = 0.39
    QVERIFY(redShare(R"("alphaMode": "OPAQUE")") > 0.99);
    QVERIFY(redShare(R"("alphaMode": "MASK", "alphaCutoff": 0.3)") > 0.99);
    QVERIFY(redShare(R"("alphaMode": "MASK")") < 0.01);
    // Both walls of the post are seen through one another: 1 - (1 - 0.39)² = 0.63 of the pixels,
    // give or take what 256 of them tell.
    const double blended = redShare(R"("alphaMode": "BLEND")");
    QVERIFY2(blended > 0.53 && blended < 0.73, qPrintable(QString::number(blended)));
}

void tst_viewport_widget::missingPicturesAreNeutral_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("not found") << QByteArray();
    QTest::newRow("not decodable") << QByteArrayLiteral("\xabKTX 20\xbb and so on");
}

void tst_viewport_widget::missingPicturesAreNeutral() {
    QFETCH(QByteArray, bytes);
    Character character = texturedPost({plainPicture(qRgb(220, 30, 30))});
    character.foreign.images[0].bytes =
        bytes.isEmpty()
            ? nullptr
            : std::make_shared<const std::vector<std::uint8_t>>(bytes.begin(), bytes.end());
    character.foreign.materials[0].baseColor[1] = 0.0f; // a tint is no longer one
    const QImage drawn = textured(std::move(character));
    const QPoint middle = pixelIn({0, 1, 0.25});
    std::set<int> greys;
    for (int y = -20; y < 20; ++y) {
        const QRgb pixel = drawn.pixel(middle + QPoint(0, y));
        QVERIFY2(std::abs(qRed(pixel) - qBlue(pixel)) < 12, qPrintable(QColor(pixel).name()));
        greys.insert(qGreen(pixel));
    }
    QVERIFY(*greys.rbegin() - *greys.begin() > 15); // squares, not a plain surface
}

void tst_viewport_widget::wireShowsPolygonsNotTriangles() {
    setView([](ViewSettings& view) {
        view.shading = Shading::Solid;
        view.wireOverlay = true;
    });
    Camera camera;
    camera.target = Vec3d(0, 1.025, 0.25);
    camera.distance = 0.35; // a quad is some 100 pixels high
    m_document->session().setCamera(camera);
    const QImage image = m_viewport->capture();
    // The quad in the middle of the front: its edges are dark lines, its diagonals are not.
    const double halfWidth = 0.25 * std::sin(kPi / 48.0);
    const auto light = [&](double x, double y) { return qGreen(at(image, {x, y, 0.2495})); };
    const double inside = light(halfWidth, 1.032);
    QVERIFY2(light(halfWidth, 1.05) < inside - 12 || light(halfWidth, 1.0505) < inside - 12,
             "no edge at the top of the quad");
    QVERIFY(std::abs(light(halfWidth, 1.025) - inside) < 8); // where both diagonals would cross
}

void tst_viewport_widget::resettingAgainAndAgainWorks() {
    for (int round = 0; round < 5; ++round) {
        Character character = test::post();
        if (round % 2 == 1)
            character.meshes.push_back(character.meshes.front());
        finishCharacter(character);
        m_document->reset(std::move(character), QString());
        setView([&](ViewSettings& view) { view.shading = Shading::Solid; });
        Camera camera;
        camera.target = Vec3d(0, 1, 0);
        m_document->session().setCamera(camera);
        const QImage image = m_viewport->capture();
        QVERIFY(difference(at(image, {0, 1, 0.25}), image.pixel(5, 300)) > 60);
    }
}

void tst_viewport_widget::emptyCharactersAndMeshesAreFine() {
    setView([](ViewSettings& view) { view.bones = BoneDisplay::Octahedral; });
    m_document->reset(Character(), QString());
    QVERIFY(!m_viewport->capture().isNull());

    Character character = test::post();
    MeshInstance instance;
    instance.mesh = std::make_shared<const Mesh>(); // no vertices
    character.meshes.push_back(instance);
    Mesh cloud; // vertices, but only a point, a line, and nothing else
    cloud.positions = {Vec3f(0, 0, 0), Vec3f(1, 0, 0), Vec3f(0, 1, 0)};
    cloud.cornerVertices = {0, 1, 2};
    cloud.faceOffsets = {0, 1, 3};
    cloud.topology = groupTwins(cloud, {});
    instance.mesh = std::make_shared<const Mesh>(std::move(cloud));
    character.meshes.push_back(instance);
    Mesh bare; // vertices and no face at all
    bare.positions = {Vec3f(0, 0, 0)};
    bare.topology = groupTwins(bare, {});
    instance.mesh = std::make_shared<const Mesh>(std::move(bare));
    character.meshes.push_back(instance);
    finishCharacter(character);
    m_document->reset(std::move(character), QString());
    setView([](ViewSettings& view) { view.wireOverlay = true; });
    QVERIFY(!m_viewport->capture().isNull());

    Character boneless = test::post();
    boneless.skeleton = Skeleton();
    boneless.meshes[0].binding.reset();
    finishCharacter(boneless);
    m_document->reset(std::move(boneless), QString());
    const QImage image = m_viewport->capture();
    QVERIFY(!image.isNull());
}

void tst_viewport_widget::themeChangesLive() {
    const QRgb dark = m_viewport->capture().pixel(5, 20);
    Theme::current().apply(ThemeName::Light);
    const QRgb light = m_viewport->capture().pixel(5, 20);
    Theme::current().apply(ThemeName::Dark);
    QVERIFY(difference(dark, Theme::current().colour(Token::ViewportTop).rgb()) < 20);
    QVERIFY(difference(light, themeColour(ThemeName::Light, Token::ViewportTop).rgb()) < 20);
}

void tst_viewport_widget::middleButtonOrbits() {
    QWindow* window = m_viewport->window3D();
    const Camera before = m_document->session().camera();
    QTest::mousePress(window, Qt::MiddleButton, {}, {400, 300});
    QTest::mouseMove(window, {460, 320});
    QTest::mouseRelease(window, Qt::MiddleButton, {}, {460, 320});
    const Camera orbited = m_document->session().camera();
    QVERIFY(orbited.yaw != before.yaw && orbited.pitch != before.pitch);
    QTest::mousePress(window, Qt::MiddleButton, Qt::ShiftModifier, {400, 300});
    QTest::mouseMove(window, {410, 300});
    QTest::mouseRelease(window, Qt::MiddleButton, Qt::ShiftModifier, {410, 300});
    const Camera panned = m_document->session().camera();
    QCOMPARE(panned.yaw, orbited.yaw);
    QVERIFY((panned.target - orbited.target).norm() > 0.01);
    // As in Maya: Alt and the left button.
    QTest::mousePress(window, Qt::LeftButton, Qt::AltModifier, {400, 300});
    QTest::mouseMove(window, {430, 300});
    QTest::mouseRelease(window, Qt::LeftButton, Qt::AltModifier, {430, 300});
    QVERIFY(m_document->session().camera().yaw != panned.yaw);
}

void tst_viewport_widget::wheelZooms() {
    QWindow* window = m_viewport->window3D();
    const Camera before = m_document->session().camera();
    QWheelEvent wheel(QPointF(400, 300), window->mapToGlobal(QPointF(400, 300)), {}, {0, 120},
                      Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(window, &wheel);
    QVERIFY(m_document->session().camera().distance < before.distance);
}

void tst_viewport_widget::twoFingersMoveTheView() {
    InputPreferences preferences;
    preferences.trackpad = true;
    applyInputPreferences(preferences);
    const auto back = qScopeGuard([] { applyInputPreferences({}); });
    QWindow* window = m_viewport->window3D();
    const Camera before = m_document->session().camera();
    const auto scroll = [&](const QPoint& pixels, Qt::KeyboardModifiers held) {
        m_document->session().setCamera(before);
        QWheelEvent event(QPointF(400, 300), window->mapToGlobal(QPointF(400, 300)), pixels,
                          pixels * 3, Qt::NoButton, held, Qt::ScrollUpdate, false);
        QCoreApplication::sendEvent(window, &event);
        return m_document->session().camera();
    };
    const Camera orbited = scroll({30, -20}, {});
    QVERIFY(orbited.yaw != before.yaw && orbited.pitch != before.pitch);
    QCOMPARE(orbited.distance, before.distance);
    const Camera panned = scroll({30, -20}, Qt::ShiftModifier);
    QCOMPARE(panned.yaw, before.yaw);
    QVERIFY((panned.target - before.target).norm() > 1e-3);
    const Camera zoomed = scroll({0, 20}, Qt::ControlModifier);
    QCOMPARE(zoomed.yaw, before.yaw);
    QVERIFY(zoomed.distance < before.distance);
    // Sideways only: a wheel would have nothing to say.
    QVERIFY(scroll({25, 0}, {}).yaw != before.yaw);
    m_document->session().setCamera(before);
}

void tst_viewport_widget::pinchingZooms() {
    QWindow* window = m_viewport->window3D();
    const Camera before = m_document->session().camera();
    for (const double value : {0.2, -0.2}) {
        m_document->session().setCamera(before);
        const QPointF at(400, 300);
        QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(),
                                  2, at, at, window->mapToGlobal(at), value, {});
        QCoreApplication::sendEvent(window, &pinch);
        const double factor = m_document->session().camera().distance / before.distance;
        QVERIFY(std::abs(factor - std::exp(-value)) < 1e-9);
    }
    m_document->session().setCamera(before);
}

void tst_viewport_widget::theViewTurnsAroundWhatWasChosen() {
    selectUpper();
    const Camera before = m_document->session().camera();
    QWindow* window = m_viewport->window3D();
    const Vec3d head(0.0, 1.0, 0.0);       // of the selected bone
    const Vec3d surface(0.1, 0.4, 0.2291); // on the post, under the pointer
    const auto dragged = [&](OrbitCentre centre) {
        InputPreferences preferences;
        preferences.orbitCentre = centre;
        applyInputPreferences(preferences);
        m_document->session().setCamera(before);
        const QPoint at = pixelOf(surface).toPoint();
        QTest::mousePress(window, Qt::MiddleButton, {}, at);
        QTest::mouseMove(window, at + QPoint(70, 20));
        QTest::mouseRelease(window, Qt::MiddleButton, {}, at + QPoint(70, 20));
        return m_document->session().camera();
    };
    const auto shift = [&](const Vec3d& point, const Camera& camera) {
        const Vec2d size(window->width(), window->height());
        Vec2d from(-1, -1);
        Vec2d to(-1, -1);
        project(before, point, size, from);
        project(camera, point, size, to);
        return (to - from).norm();
    };
    const Camera aroundBone = dragged(OrbitCentre::Selection);
    const Camera aroundPointer = dragged(OrbitCentre::Pointer);
    applyInputPreferences({});
    QVERIFY(aroundBone.yaw != before.yaw);
    QVERIFY(shift(head, aroundBone) < 0.01);
    QVERIFY(shift(head, aroundPointer) > 1.0);
    QVERIFY(shift(surface, aroundPointer) < 1.5); // to the pixel that was pressed
    m_document->session().setCamera(before);
}

void tst_viewport_widget::altShiftOrbitsWhereAltIsTaken() {
    QWindow* window = m_viewport->window3D();
    const Camera before = m_document->session().camera();
    for (const Qt::KeyboardModifiers held :
         {Qt::KeyboardModifiers(Qt::AltModifier), Qt::AltModifier | Qt::ShiftModifier}) {
        m_document->session().setCamera(before);
        QTest::mousePress(window, Qt::LeftButton, held, {300, 300});
        QVERIFY(!m_tools->isBusy());
        QMouseEvent move(QEvent::MouseMove, QPointF(360, 300),
                         window->mapToGlobal(QPointF(360, 300)), Qt::NoButton, Qt::LeftButton,
                         held);
        QCoreApplication::sendEvent(window, &move);
        QTest::mouseRelease(window, Qt::LeftButton, held, {360, 300});
        QVERIFY(m_document->session().camera().yaw != before.yaw);
    }
    m_document->session().setCamera(before);
}

void tst_viewport_widget::axisGizmoTurnsTheView() {
    QVERIFY(!m_viewport->capture().isNull());
    QWindow* window = m_viewport->window3D();
    // Seen from the front, X points to the right: its end lies 28 px right of the gizmo's centre.
    const QPoint end(window->width() - 12 - 46 + 28, 12 + 46);
    QTest::mouseClick(window, Qt::LeftButton, {}, end);
    QTRY_VERIFY(std::abs(m_document->session().camera().yaw - kPi / 2) < 1e-9);
}

void tst_viewport_widget::flightsInARowAddUpAndKeepTheProjection() {
    QVERIFY(!m_viewport->capture().isNull());
    m_viewport->turn(15.0, 0.0);
    m_viewport->turn(15.0, 0.0);
    Camera camera = m_document->session().camera();
    camera.orthographic = true;
    m_document->session().setCamera(camera);
    QTRY_VERIFY(std::abs(std::abs(m_document->session().camera().yaw) - kPi / 6.0) < 1e-9);
    QVERIFY(m_document->session().camera().orthographic);
}

void tst_viewport_widget::anotherCameraEndsAFlight() {
    QVERIFY(!m_viewport->capture().isNull());
    m_viewport->lookFrom(QStringLiteral("back"));
    m_document->reset(test::post(), QString());
    const Camera framed = m_document->session().camera();
    QTest::qWait(250);
    QVERIFY(m_document->session().camera() == framed);
}

void tst_viewport_widget::aLostReleaseEndsTheStroke() {
    selectUpper();
    m_tools->setCurrent(QStringLiteral("paint"));
    QWindow* window = m_viewport->window3D();
    const QPointF middle = pixelOf({0, 1.0, 0.25});
    const auto move = [&](const QPointF& to, Qt::MouseButtons held) {
        QMouseEvent event(QEvent::MouseMove, to, window->mapToGlobal(to), Qt::NoButton, held, {});
        QCoreApplication::sendEvent(window, &event);
    };
    QTest::mousePress(window, Qt::LeftButton, {}, middle.toPoint());
    QVERIFY(m_tools->isBusy());
    move(middle + QPointF(10, 0), Qt::LeftButton);
    QVERIFY(m_tools->isBusy());
    move(middle + QPointF(20, 0), Qt::NoButton);
    QVERIFY(!m_tools->isBusy());
    QCOMPARE(m_document->undoStack().count(), 1);
    QTest::mouseRelease(window, Qt::LeftButton, {}, middle.toPoint());
    m_tools->setCurrent(QStringLiteral("select"));
}

void tst_viewport_widget::aPenTakesTheKeyboard() {
    QWindow* window = m_viewport->window3D();
    auto* field = new QLineEdit;
    m_window->setMenuWidget(field);
    m_window->activateWindow();
    field->setFocus();
    QTRY_VERIFY(field->hasFocus());
    const QPointF at(400, 300);
    const auto pen = [&](QEvent::Type type, double pressure, Qt::MouseButtons held) {
        QTabletEvent event(type, QPointingDevice::primaryPointingDevice(), at,
                           window->mapToGlobal(at), pressure, 0.0f, 0.0f, 0.0f, 0.0, 0.0f, {},
                           Qt::LeftButton, held);
        QCoreApplication::sendEvent(window, &event);
    };
    pen(QEvent::TabletPress, 0.5, Qt::LeftButton);
    pen(QEvent::TabletRelease, 0.0, Qt::NoButton);
    QTRY_COMPARE(QGuiApplication::focusWindow(), window);
    m_window->setMenuWidget(nullptr);
}

void tst_viewport_widget::shortcutsOfTheWindowStillFire() {
    QShortcut shortcut(QKeySequence(Qt::Key_J), m_window.get());
    QSignalSpy fired(&shortcut, &QShortcut::activated);
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTest::keyClick(m_viewport->window3D(), Qt::Key_J);
    QTRY_COMPARE(fired.count(), 1);
}

void tst_viewport_widget::droppedFilesAreAnnounced() {
    QSignalSpy dropped(m_viewport, &ViewportWidget::filesDropped);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QStringLiteral("/somewhere/fox.glb"))});
    QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_viewport->window3D(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(m_viewport->window3D(), &drop);
    QCOMPARE(dropped.count(), 1);
    QCOMPARE(dropped.at(0).at(0).toStringList(), QStringList{QStringLiteral("/somewhere/fox.glb")});
}

RIGWRIGHT_TEST(tst_viewport_widget)
#include "tst_viewport_widget.moc"
