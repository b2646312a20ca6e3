// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Session: one signal a real change, and a selection that is always in order.
#include "editor/document/session.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;

class tst_session : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sameValueSaysNothing();
    void selectionIsSortedUniqueAndHoldsTheActiveBone();
    void extendingTogglesAndKeepsAnActiveBone();
};

void tst_session::sameValueSaysNothing() {
    Session session;
    QSignalSpy playhead(&session, &Session::playheadChanged);
    QSignalSpy camera(&session, &Session::cameraChanged);
    QSignalSpy view(&session, &Session::viewChanged);
    session.setPlayhead(session.playhead());
    session.setCamera(session.camera());
    session.setView(session.view());
    QCOMPARE(playhead.count() + camera.count() + view.count(), 0);
    Playhead moved = session.playhead();
    moved.time = 0.5;
    session.setPlayhead(moved);
    session.setPlayhead(moved);
    QCOMPARE(playhead.count(), 1);
}

void tst_session::selectionIsSortedUniqueAndHoldsTheActiveBone() {
    Session session;
    session.setSelection({{BoneIndex(5), BoneIndex(2), BoneIndex(5)}, BoneIndex(3), {}});
    const std::vector<BoneIndex> expected{BoneIndex(2), BoneIndex(3), BoneIndex(5)};
    QVERIFY(session.selection().bones == expected);
    QVERIFY(session.selection().activeBone == BoneIndex(3));
    QSignalSpy changed(&session, &Session::selectionChanged);
    session.setSelection({{BoneIndex(3), BoneIndex(2), BoneIndex(5)}, BoneIndex(3), {}});
    QCOMPARE(changed.count(), 0);
}

void tst_session::extendingTogglesAndKeepsAnActiveBone() {
    Session session;
    selectBone(session, BoneIndex(1));
    selectBone(session, BoneIndex(4), true);
    QVERIFY(session.selection().activeBone == BoneIndex(4));
    QCOMPARE(session.selection().bones.size(), 2u);
    selectBone(session, BoneIndex(4), true);
    QVERIFY(session.selection().activeBone == BoneIndex(1));
    QCOMPARE(session.selection().bones.size(), 1u);
    selectBone(session, BoneIndex());
    QVERIFY(session.selection().bones.empty());
    QVERIFY(!session.selection().activeBone.isValid());
}

RIGWRIGHT_TEST(tst_session)
#include "tst_session.moc"
