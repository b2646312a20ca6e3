// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Markers, their labels and lines of the model stand where they are projected, in their colours.
#include "editor/viewport/marks_view.h"

#include "editor/ui/theme.h"
#include "editor/viewport/qt_values.h"
#include "editor/viewport/scene_context.h"
#include "editor/viewport/viewport_window.h"
#include "tests/support/test_main.h"

#include <QElapsedTimer>
#include <QTest>
#include <QVector2D>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QFrameGraphNode>
#include <Qt3DRender/QRenderCapture>

#include <algorithm>
#include <cmath>

using namespace rigwright;
using namespace rigwright::editor;

namespace {

constexpr QSize kSize(800, 600);

/// A black window with nothing but marks in it.
class MarksPicture {
public:
    MarksPicture() : m_root(new Qt3DCore::QEntity), m_context(m_root) {
        m_context.graph = makeFrameGraph(&m_window, m_root);
        m_context.setUniform(QStringLiteral("clipFromModel"), QMatrix4x4());
        m_context.setUniform(QStringLiteral("viewportSize"),
                             QVector2D(float(kSize.width()), float(kSize.height())));
        m_context.setUniform(QStringLiteral("pixelRatio"), float(m_window.devicePixelRatio()));
        m_context.setUniform(QStringLiteral("depthBias"), 0.0f);
        m_context.setUniform(QStringLiteral("edgeColour"),
                             toVector(Theme::current().colour(Token::StickEdge)));
        m_marks = std::make_unique<MarksView>(m_context);
        m_window.resize(kSize);
        m_window.setScene(m_root, m_context.graph.root);
        m_window.show();
    }
    ~MarksPicture() {
        m_window.releaseScene(m_root);
        m_marks.reset();
        delete m_root;
    }
    MarksPicture(const MarksPicture&) = delete;
    MarksPicture& operator=(const MarksPicture&) = delete;

    [[nodiscard]] QWindow& window() { return m_window; }

    QImage draw(const Overlay& overlay, const Camera& camera) {
        m_marks->show(
            overlay, {},
            {camera, Vec2d(kSize.width(), kSize.height()), m_window.devicePixelRatio(), {}});
        for (int frame = 0; frame < 6; ++frame) {
            m_window.processFrame();
            QTest::qWait(10);
        }
        const std::unique_ptr<Qt3DRender::QRenderCaptureReply> reply(
            m_context.graph.capture->requestCapture());
        QElapsedTimer waited;
        waited.start();
        while (!reply->isComplete() && waited.elapsed() < 20000) {
            m_window.processFrame();
            QTest::qWait(5);
        }
        return reply->image().convertToFormat(QImage::Format_RGB32);
    }

private:
    ViewportWindow m_window;
    Qt3DCore::QEntity* m_root;
    SceneContext m_context;
    std::unique_ptr<MarksView> m_marks;
};

Camera fromInFront() {
    Camera camera;
    camera.target = Vec3d(0.0, 1.0, 0.0);
    camera.distance = 4.0;
    return camera;
}

QPoint pixelOf(const Camera& camera, const Vec3d& point) {
    Vec2d pixel(-1.0, -1.0);
    project(camera, point, Vec2d(kSize.width(), kSize.height()), pixel);
    return {int(pixel.x()), int(pixel.y())};
}

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
                difference(image.pixel(at + QPoint(x, y)), colour) < 75)
                return true;
    return false;
}

/// Pixels of about that colour.
int count(const QImage& image, const QRect& rect, QRgb colour) {
    const QRect inside = rect.intersected(image.rect());
    int found = 0;
    for (int y = inside.top(); y <= inside.bottom(); ++y)
        for (int x = inside.left(); x <= inside.right(); ++x)
            found += difference(image.pixel(x, y), colour) < 90;
    return found;
}

Marker marker(Marker::Kind kind, const Vec3d& place) {
    Marker made;
    made.kind = kind;
    made.place = place;
    made.label = QStringLiteral("HHHH");
    return made;
}

const Vec3d kLeft(0.5, 1.0, 0.0);
const Vec3d kRight(-0.5, 1.0, 0.0);
const Vec3d kCentre(0.0, 1.5, 0.0);

/// How far the warmest pixel in a column around a place is from grey, towards red.
int warmth(const QImage& image, const QPoint& place, int sideways = 1) {
    int most = 0;
    for (int y = -1; y <= 1; ++y)
        for (int x = -sideways; x <= sideways; ++x) {
            const QRgb colour = image.pixel(place + QPoint(x, y));
            most = std::max(most, qRed(colour) - qBlue(colour));
        }
    return most;
}

} // namespace

class tst_marks_view : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() {
        Theme::current().apply(ThemeName::Dark);
        m_picture = std::make_unique<MarksPicture>();
        QVERIFY(QTest::qWaitForWindowExposed(&m_picture->window()));
        QCOMPARE(m_picture->window().devicePixelRatio(), 1.0);
    }
    void cleanupTestCase() { m_picture.reset(); }

    void nothingIsDrawnWhereThereIsNothing() {
        const QImage image = m_picture->draw({}, fromInFront());
        QCOMPARE(image.size(), kSize);
        QCOMPARE(count(image, image.rect(), qRgb(0, 0, 0)), kSize.width() * kSize.height());
    }

    void ringsHaveTheColourOfTheirSide() {
        Overlay overlay;
        overlay.markers = {marker(Marker::Kind::Left, kLeft), marker(Marker::Kind::Right, kRight),
                           marker(Marker::Kind::Centre, kCentre)};
        const Camera camera = fromInFront();
        const QImage image = m_picture->draw(overlay, camera);
        const auto check = [&](const Vec3d& place, Token side) {
            const QPoint at = pixelOf(camera, place);
            QVERIFY(has(image, at, token(side))); // the dot
            for (const QPoint off : {QPoint(7, 0), QPoint(0, 7), QPoint(-5, -5)})
                QVERIFY(has(image, at + off, token(side)));
            QVERIFY(difference(image.pixel(at + QPoint(0, 4)), token(side)) > 150); // between
        };
        check(kLeft, Token::SideLeft);
        check(kRight, Token::SideRight);
        check(kCentre, Token::SideCentre);
    }

    void labelsStandAwayFromTheBody() {
        Overlay overlay;
        overlay.markers = {marker(Marker::Kind::Left, kLeft), marker(Marker::Kind::Right, kRight)};
        for (const double yaw : {0.0, kPi}) {
            Camera camera = fromInFront();
            camera.yaw = yaw;
            const QImage image = m_picture->draw(overlay, camera);
            for (const Vec3d& place : {kLeft, kRight}) {
                const QPoint at = pixelOf(camera, place);
                const QRect right(at + QPoint(11, -10), QSize(60, 20));
                const QRect left(at + QPoint(-71, -10), QSize(60, 20));
                const bool isOutsideRight = at.x() > kSize.width() / 2;
                QVERIFY(count(image, isOutsideRight ? right : left, token(Token::Stick)) > 25);
                QCOMPARE(count(image, isOutsideRight ? left : right, token(Token::Stick)), 0);
            }
        }
    }

    void theOneUnderThePointerIsBrighter() {
        const Camera camera = fromInFront();
        Overlay overlay;
        overlay.markers = {marker(Marker::Kind::Left, kLeft)};
        overlay.markers[0].hot = true;
        const QPoint ring = pixelOf(camera, kLeft) + QPoint(0, 8);
        const QImage image = m_picture->draw(overlay, camera);
        const auto light = [](QRgb colour) {
            return qRed(colour) + qGreen(colour) + qBlue(colour);
        };
        int brightest = 0;
        for (int y = -1; y <= 1; ++y)
            brightest = std::max(brightest, light(image.pixel(ring + QPoint(0, y))));
        QVERIFY(brightest > light(token(Token::SideLeft)) + 60);
    }

    void theActiveOneHasACrossADashedRingAndItsNameAbove() {
        const Camera camera = fromInFront();
        Overlay overlay;
        overlay.markers = {marker(Marker::Kind::Left, kLeft)};
        overlay.markers[0].active = true;
        const QImage image = m_picture->draw(overlay, camera);
        const QPoint at = pixelOf(camera, kLeft);
        const QRgb accent = token(Token::Accent);
        QVERIFY(has(image, at + QPoint(9, 0), accent));
        // Its lines are thin, so what is behind shines through; the accent is far from grey.
        for (const QPoint arm : {QPoint(30, 0), QPoint(-30, 0), QPoint(0, 30), QPoint(0, -30)})
            QVERIFY(warmth(image, at + arm) > 40);
        int lit = 0;
        constexpr int kSteps = 120;
        for (int step = 0; step < kSteps; ++step) {
            const double angle = 2.0 * kPi * step / kSteps;
            const QPoint on = at + QPoint(int(std::lround(20.0 * std::cos(angle))),
                                          int(std::lround(20.0 * std::sin(angle))));
            lit += qRed(image.pixel(on)) > 60;
        }
        QVERIFY2(lit > kSteps / 4 && lit < kSteps * 9 / 10, qPrintable(QString::number(lit)));
        QVERIFY(count(image, QRect(at + QPoint(-30, -68), QSize(60, 23)), accent) > 25);
    }

    void marksFollowTheCamera() {
        Overlay overlay;
        overlay.markers = {marker(Marker::Kind::Centre, kCentre)};
        Camera camera = fromInFront();
        m_picture->draw(overlay, camera);
        camera.target = Vec3d(0.4, 1.2, 0.0);
        camera.yaw = 0.3;
        const QImage image = m_picture->draw(overlay, camera);
        QVERIFY(has(image, pixelOf(camera, kCentre) + QPoint(0, 7), token(Token::SideCentre)));
        QVERIFY(
            !has(image, pixelOf(fromInFront(), kCentre) + QPoint(0, 7), token(Token::SideCentre)));
        QVERIFY(count(m_picture->draw({}, camera), QRect(QPoint(), kSize),
                      token(Token::SideCentre)) == 0);
    }

    void linesAreSolidOrDotted() {
        Overlay overlay;
        overlay.modelLines = {{Vec3d(-0.5, 0.5, 0.0), Vec3d(0.5, 0.5, 0.0), false, false},
                              {Vec3d(-0.5, 1.0, 0.0), Vec3d(0.5, 1.0, 0.0), false, true},
                              {Vec3d(-0.5, 1.5, 0.0), Vec3d(0.5, 1.5, 0.0), true, true}};
        const Camera camera = fromInFront();
        const QImage image = m_picture->draw(overlay, camera);
        const auto lit = [&](double height, QRgb colour) {
            const QPoint from = pixelOf(camera, {-0.49, height, 0.0});
            const QPoint to = pixelOf(camera, {0.49, height, 0.0});
            int found = 0;
            for (int x = from.x(); x < to.x(); ++x) {
                int nearest = 1000;
                for (int y = -1; y <= 1; ++y)
                    nearest = std::min(nearest, difference(image.pixel(x, from.y() + y), colour));
                found += nearest < 150;
            }
            return double(found) / (to.x() - from.x());
        };
        QVERIFY(lit(0.5, token(Token::Stick)) > 0.98);
        QVERIFY(lit(1.0, token(Token::Accent)) > 0.98);
        const QPoint from = pixelOf(camera, {-0.49, 1.5, 0.0});
        const QPoint to = pixelOf(camera, {0.49, 1.5, 0.0});
        int dots = 0;
        for (int x = from.x(); x < to.x(); ++x)
            dots += warmth(image, QPoint(x, from.y()), 0) > 25 ? 1 : 0;
        const double dotted = double(dots) / (to.x() - from.x());
        QVERIFY2(dotted > 0.15 && dotted < 0.7, qPrintable(QString::number(dotted)));
    }

private:
    std::unique_ptr<MarksPicture> m_picture;
};

RIGWRIGHT_TEST(tst_marks_view)
#include "tst_marks_view.moc"
