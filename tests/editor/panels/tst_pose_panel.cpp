// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Poses in numbers: typing, dragging, one step each.
#include "editor/panels/bone_channel_fields.h"
#include "editor/panels/pose_panel.h"
#include "editor/ui/slider_field.h"
#include "tests/editor/panels/panel_test.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QTest>

#include <cmath>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_pose_panel : public PanelTest {
    Q_OBJECT
private Q_SLOTS:
    void typedAnglesPoseTheBoneAndUndo() {
        PosePanel panel(*m_document);
        panel.resize(320, 200);
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        selectBone(m_document->session(), BoneIndex(kLower));
        SliderField* z = panel.fields(PoseChannel::Rotation)->field(2);
        QTest::mouseClick(z, Qt::LeftButton);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("90"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        const Quatd expected(Eigen::AngleAxisd(kPi / 2.0, Vec3d::UnitZ()));
        QVERIFY(m_document->character().pose.local[kLower].rotation.isApprox(expected, 1e-12));
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undo();
        QVERIFY(
            m_document->character().pose.local[kLower].rotation.isApprox(Quatd::Identity(), 1e-12));
        QCOMPARE(z->value(), 0.0);
    }

    void draggingAPoseFieldIsOneStep() {
        PosePanel panel(*m_document);
        panel.resize(320, 200);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        selectBone(m_document->session(), BoneIndex(kLower));
        SliderField* x = panel.fields(PoseChannel::Translation)->field(0);
        const int y = x->height() / 2;
        QTest::mousePress(x, Qt::LeftButton, {}, QPoint(5, y));
        for (int at = 6; at <= 45; ++at) {
            QMouseEvent move(QEvent::MouseMove, QPointF(at, y), x->mapToGlobal(QPointF(at, y)),
                             Qt::NoButton, Qt::LeftButton, {});
            QApplication::sendEvent(x, &move);
        }
        QTest::mouseRelease(x, Qt::LeftButton, {}, QPoint(45, y));
        QVERIFY(std::abs(m_document->character().pose.local[kLower].translation.x() - 0.54) < 1e-9);
        QCOMPARE(m_document->undoStack().count(), 1);
        m_document->undo();
        QCOMPARE(m_document->character().pose.local[kLower].translation.x(), 0.5);
    }
};

RIGWRIGHT_TEST(tst_pose_panel)
#include "tst_pose_panel.moc"
