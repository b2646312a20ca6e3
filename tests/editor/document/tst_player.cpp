// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Player: the playhead in time.
#include "editor/document/player.h"

#include "editor/document/document.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_player : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document.reset(armCharacter(), QString());
        m_document.session().setPlayhead(Playhead());
    }

    void playingWithoutAShownClipShowsTheFirst();
    void timeMovesWithSpeed();
    void loopsPastTheEnd();
    void stopsAtTheEndAndBeginsAgain();
    void theTimerMovesThePlayhead();
    void nothingToPlayStaysStill();

private:
    [[nodiscard]] Playhead playhead() const { return m_document.session().playhead(); }
    void setLoop(bool loop) {
        Playhead changed = playhead();
        changed.loop = loop;
        m_document.session().setPlayhead(changed);
    }
    Document m_document;
};

void tst_player::playingWithoutAShownClipShowsTheFirst() {
    Player player(m_document);
    player.toggle();
    QVERIFY(playhead().playing);
    QVERIFY(playhead().clip == ClipIndex(0));
    player.toggle();
    QVERIFY(!playhead().playing);
}

void tst_player::timeMovesWithSpeed() {
    Player player(m_document);
    player.toggle();
    player.advance(0.25);
    QCOMPARE(playhead().time, 0.25);
    Playhead slow = playhead();
    slow.speed = 0.5;
    m_document.session().setPlayhead(slow);
    player.advance(0.5);
    QCOMPARE(playhead().time, 0.5);
}

void tst_player::loopsPastTheEnd() {
    Player player(m_document);
    setLoop(true);
    player.toggle();
    player.advance(2.75);
    QCOMPARE(playhead().time, 0.75);
    QVERIFY(playhead().playing);
}

void tst_player::stopsAtTheEndAndBeginsAgain() {
    Player player(m_document);
    setLoop(false);
    player.toggle();
    player.advance(2.75);
    QCOMPARE(playhead().time, 1.0);
    QVERIFY(!playhead().playing);
    player.toggle();
    QCOMPARE(playhead().time, 0.0);
    QVERIFY(playhead().playing);
}

void tst_player::theTimerMovesThePlayhead() {
    Player player(m_document);
    setLoop(true);
    player.toggle();
    QTRY_VERIFY(playhead().time > 0.0);
    player.toggle();
    const double paused = playhead().time;
    QTest::qWait(60);
    QCOMPARE(playhead().time, paused);
}

void tst_player::nothingToPlayStaysStill() {
    m_document.reset(Character(), QString());
    Player player(m_document);
    player.toggle();
    player.advance(1.0);
    player.toEnd();
    QVERIFY(!playhead().playing);
    QCOMPARE(playhead().time, 0.0);
}

RIGWRIGHT_TEST(tst_player)
#include "tst_player.moc"
