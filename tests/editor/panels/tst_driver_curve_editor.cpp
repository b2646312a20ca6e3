// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The curve of a driver under the hand: points drawn about, added, taken away; by keys, too.
#include "editor/panels/driver_curve_editor.h"
#include "editor/ui/theme.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <memory>
#include <numbers>

using namespace rigwright;
using namespace rigwright::editor;

class tst_driver_curve_editor : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::current().apply(ThemeName::Dark); }
    void init() {
        m_editor = std::make_unique<DriverCurveEditor>();
        m_editor->setUnit(QStringLiteral("cm"), 100.0, 1);
        m_editor->setCurve({{{0.0, 0.0}, {kQuarter, 0.02}, {2.0 * kQuarter, 0.05}}, false});
        m_editor->resize(300, 132);
        m_editor->show();
        m_editor->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    }
    void cleanup() { m_editor.reset(); }

    void aPlaceAndItsPointBelongTogether() {
        const Vec2d point(0.7, 0.013);
        QVERIFY((m_editor->pointAt(m_editor->placeOf(point)) - point).norm() < 1e-9);
    }

    void aPointIsDrawnToAnotherPlace() {
        QSignalSpy started(m_editor.get(), &DriverCurveEditor::editingStarted);
        QSignalSpy finished(m_editor.get(), &DriverCurveEditor::editingFinished);
        const QPoint from = placeOf(1);
        const QPoint to = from + QPoint(20, -15);
        const Vec2d wanted = m_editor->pointAt(to);
        press(from);
        moveTo(to);
        QTest::mouseRelease(m_editor.get(), Qt::LeftButton, {}, to);
        QVERIFY((m_editor->curve().points[1] - wanted).norm() < 1e-9);
        QCOMPARE(m_editor->chosen(), 1);
        QCOMPARE(started.count(), 1);
        QCOMPARE(finished.count(), 1);
    }

    void aPointNeverPassesItsNeighbours() {
        press(placeOf(1));
        moveTo({m_editor->width() - 2, 60});
        QVERIFY(m_editor->curve().points[1].x() < m_editor->curve().points[2].x());
        moveTo({2, 60});
        QVERIFY(m_editor->curve().points[1].x() > m_editor->curve().points[0].x());
        QTest::mouseRelease(m_editor.get(), Qt::LeftButton, {}, QPoint(2, 60));
    }

    void escapeGivesTheCurveBack() {
        const DriverCurve before = m_editor->curve();
        press(placeOf(2));
        moveTo(placeOf(2) + QPoint(-30, 20));
        QVERIFY(!(m_editor->curve() == before));
        QTest::keyClick(m_editor.get(), Qt::Key_Escape);
        QCOMPARE(m_editor->curve(), before);
        moveTo({100, 40}); // the button is still down, but nothing is held
        QCOMPARE(m_editor->curve(), before);
        QTest::mouseRelease(m_editor.get(), Qt::LeftButton, {}, QPoint(100, 40));
    }

    void aDoubleClickAddsAPointAndTakesItAway() {
        const QPoint between = (placeOf(1) + placeOf(2)) / 2 + QPoint(0, -14);
        const Vec2d wanted = m_editor->pointAt(between);
        QTest::mouseDClick(m_editor.get(), Qt::LeftButton, {}, between);
        QCOMPARE(m_editor->curve().points.size(), std::size_t(4));
        QVERIFY((m_editor->curve().points[2] - wanted).norm() < 1e-9);
        QTest::mouseDClick(m_editor.get(), Qt::LeftButton, {}, placeOf(2));
        QCOMPARE(m_editor->curve().points.size(), std::size_t(3));
    }

    void keysChooseMoveAddAndTakeAway() {
        m_editor->setFocus();
        QTest::keyClick(m_editor.get(), Qt::Key_PageDown);
        QTest::keyClick(m_editor.get(), Qt::Key_PageDown);
        QCOMPARE(m_editor->chosen(), 1);
        const double before = m_editor->curve().points[1].x();
        QTest::keyClick(m_editor.get(), Qt::Key_Right);
        QVERIFY(std::abs(m_editor->curve().points[1].x() - before - std::numbers::pi / 180.0) <
                1e-12);
        const double value = m_editor->curve().points[1].y();
        QTest::keyClick(m_editor.get(), Qt::Key_Down, Qt::ControlModifier);
        QVERIFY(m_editor->curve().points[1].y() < value);
        QTest::keyClick(m_editor.get(), Qt::Key_Insert);
        QCOMPARE(m_editor->curve().points.size(), std::size_t(4));
        QCOMPARE(m_editor->chosen(), 2);
        QTest::keyClick(m_editor.get(), Qt::Key_Delete);
        QTest::keyClick(m_editor.get(), Qt::Key_Delete);
        QCOMPARE(m_editor->curve().points.size(), std::size_t(2));
        QTest::keyClick(m_editor.get(), Qt::Key_Delete);
        QTest::keyClick(m_editor.get(), Qt::Key_Delete);
        QTest::keyClick(m_editor.get(), Qt::Key_Delete); // one more than there are
        QVERIFY(m_editor->curve().points.empty());
        QTest::keyClick(m_editor.get(), Qt::Key_Insert);
        QCOMPARE(m_editor->curve().points.size(), std::size_t(1));
    }

    void theLineOfTheAngleNowMoves() {
        m_editor->setCurrent(0.3);
        const QImage before = m_editor->grab().toImage();
        m_editor->setCurrent(1.1);
        QVERIFY(m_editor->grab().toImage() != before);
        m_editor->setCurrent(std::nan("")); // of a bone that is nowhere: no line, no harm
        QVERIFY(m_editor->grab().toImage() != before);
    }

private:
    static constexpr double kQuarter = std::numbers::pi / 4.0;

    QPoint placeOf(std::size_t point) const {
        return m_editor->placeOf(m_editor->curve().points[point]).toPoint();
    }
    void press(const QPoint& at) { QTest::mousePress(m_editor.get(), Qt::LeftButton, {}, at); }
    void moveTo(const QPoint& at) {
        QMouseEvent event(QEvent::MouseMove, QPointF(at), QPointF(m_editor->mapToGlobal(at)),
                          Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(m_editor.get(), &event);
    }

    std::unique_ptr<DriverCurveEditor> m_editor;
};

RIGWRIGHT_TEST(tst_driver_curve_editor)
#include "tst_driver_curve_editor.moc"
