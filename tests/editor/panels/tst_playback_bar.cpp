// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The playback bar and the playhead agree, whoever moves.
#include "editor/commands/pose_commands.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/document/player.h"
#include "editor/document/range_of_motion.h"
#include "editor/panels/playback_bar.h"
#include "editor/panels/pose_scrubber.h"
#include "editor/panels/time_scrubber.h"
#include "editor/ui/theme.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_playback_bar : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::current().apply(ThemeName::Dark); }
    void init() {
        m_document = std::make_unique<Document>();
        m_player = std::make_unique<Player>(*m_document);
        m_range = std::make_unique<RangeOfMotion>(*m_document);
        m_bar = std::make_unique<PlaybackBar>(*m_document, *m_player, *m_range);
        m_bar->resize(1000, 72);
        m_bar->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_bar.get()));
        m_document->reset(armCharacter(), {});
    }
    void cleanup() {
        m_bar.reset();
        m_range.reset();
        m_player.reset();
        m_document.reset();
    }

    void clipsAreListedAfterTheCurrentPose() {
        QVERIFY(m_bar->clips()->count() > 2); // and the test poses behind them
        QCOMPARE(m_bar->clips()->itemText(1), QStringLiteral("bend"));
        QCOMPARE(m_bar->clips()->currentIndex(), 0);
    }

    void choosingAClipShowsItPaused() {
        chooseClip();
        QCOMPARE(playhead().clip, ClipIndex(0));
        QVERIFY(!playhead().playing);
        QCOMPARE(m_bar->timeText()->text(), QStringLiteral("0.00 s"));
    }

    void playStartsAndPauses() {
        QTest::mouseClick(m_bar->playButton(), Qt::LeftButton);
        QVERIFY(playhead().playing);
        QCOMPARE(playhead().clip, ClipIndex(0));
        QTest::mouseClick(m_bar->playButton(), Qt::LeftButton);
        QVERIFY(!playhead().playing);
    }

    void scrubbingGoesToTheMomentUnderThePointerAndPauses() {
        QTest::mouseClick(m_bar->playButton(), Qt::LeftButton);
        TimeScrubber* scrubber = m_bar->scrubber();
        const QPoint half(int(scrubber->xOf(0.5)), scrubber->height() / 2);
        QTest::mousePress(scrubber, Qt::LeftButton, {}, half);
        QVERIFY(!playhead().playing);
        QVERIFY(std::abs(playhead().time - 0.5) < 0.01);
        const QPoint far(scrubber->width() + 200, 10);
        QMouseEvent move(QEvent::MouseMove, far, scrubber->mapToGlobal(far), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(scrubber, &move);
        QCOMPARE(playhead().time, 1.0);
        QTest::mouseRelease(scrubber, Qt::LeftButton, {}, far);
        QCOMPARE(m_bar->timeText()->text(), QStringLiteral("1.00 s"));
    }

    void stepsGoFromFrameToFrameAndStopAtTheEnds() {
        chooseClip();
        QTest::mouseClick(m_bar->nextButton(), Qt::LeftButton);
        QVERIFY(std::abs(playhead().time - 1.0 / kFrameRate) < 1e-9);
        QTest::mouseClick(m_bar->previousButton(), Qt::LeftButton);
        QTest::mouseClick(m_bar->previousButton(), Qt::LeftButton);
        QCOMPARE(playhead().time, 0.0);
        m_bar->stepFrames(1000);
        QCOMPARE(playhead().time, 1.0);
    }

    void aStepFromBetweenTwoFramesGoesToAWholeOne() {
        chooseClip();
        Playhead head = playhead();
        head.time = 2.5 / kFrameRate;
        m_document->session().setPlayhead(head);
        m_bar->stepFrames(1);
        QVERIFY(std::abs(playhead().time * kFrameRate - 3.0) < 1e-6);
        head.time = 2.5 / kFrameRate;
        m_document->session().setPlayhead(head);
        m_bar->stepFrames(-1);
        QVERIFY(std::abs(playhead().time * kFrameRate - 2.0) < 1e-6);
    }

    void loopIsSetInThePlayhead() {
        QVERIFY(playhead().loop);
        QTest::mouseClick(m_bar->loopButton(), Qt::LeftButton);
        QVERIFY(!playhead().loop);
    }

    void aSweepOfTestPosesHasItsOwnTrack() {
        selectBone(m_document->session(), BoneIndex(kLower));
        const Character before = m_document->character();
        chooseSweep();
        PoseScrubber* track = m_bar->poseScrubber();
        QVERIFY(track->isVisible() && !m_bar->scrubber()->isVisible());
        QCOMPARE(track->poses().size(), 15);
        QCOMPARE(track->poses().front(), QStringLiteral("Rest"));
        // A press near a pose goes to it, a drag between two goes between.
        const int y = track->height() / 2;
        QTest::mousePress(track, Qt::LeftButton, {}, QPoint(int(track->xOf(2.0)) + 3, y));
        QCOMPARE(m_range->place(), 2.0);
        const QPoint between(int(track->xOf(4.5)), y);
        QMouseEvent move(QEvent::MouseMove, between, track->mapToGlobal(between), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(track, &move);
        QVERIFY(std::abs(m_range->place() - 4.5) < 0.05);
        QTest::mouseRelease(track, Qt::LeftButton, {}, between);
        QVERIFY(m_document->derived().shownFrame().pose.local ==
                testPoseAt(m_range->poses(), m_range->place()));
        QTest::mouseClick(m_bar->nextButton(), Qt::LeftButton);
        QCOMPARE(m_range->place(), 5.0);
        QTest::keyClick(track, Qt::Key_Left);
        QCOMPARE(m_range->place(), 4.0);
        QTest::mouseClick(m_bar->playButton(), Qt::LeftButton);
        QVERIFY(m_range->isPlaying());
        QTest::keyClick(track, Qt::Key_Escape);
        QVERIFY(!m_range->sweep() && !m_range->isPlaying());
        QVERIFY(m_bar->scrubber()->isVisible());
        QCOMPARE(m_bar->clips()->currentIndex(), 0);
        QVERIFY(m_document->derived().shownFrame().pose == before.pose);
        QVERIFY(m_document->character() == before);
    }

    void posingInATestPoseTakesWhatIsShown() {
        selectBone(m_document->session(), BoneIndex(kLower));
        chooseSweep();
        m_range->goTo(2.0);
        Pose wanted = m_document->derived().shownFrame().pose;
        wanted.local[kUpper].translation.y() += 0.125;
        QVERIFY(poseBones(*m_document,
                          std::vector<BonePose>{{BoneIndex(kUpper), wanted.local[kUpper]}},
                          QString()));
        QVERIFY(m_document->character().pose == wanted);
        QVERIFY(!m_range->sweep());
        QVERIFY(m_document->derived().shownFrame().pose == wanted);
    }

    void aSweepWithoutItsBoneSaysWhatIsMissing() {
        selectBone(m_document->session(), BoneIndex());
        chooseSweep();
        QVERIFY(m_bar->poseScrubber()->poses().isEmpty());
        QVERIFY(!m_bar->playButton()->isEnabled());
        m_bar->clips()->setFocus();
        QTest::keyClick(m_bar->clips(), Qt::Key_Home);
        QVERIFY(!m_range->sweep());
    }

    void aCharacterWithoutClipsHasNothingToPlay() {
        Character character = armCharacter();
        character.clips.clear();
        m_document->reset(std::move(character), {});
        QVERIFY(!m_bar->playButton()->isEnabled());
        QVERIFY(!m_bar->nextButton()->isEnabled());
    }

    void ticksAreRoundAndFarEnoughApart() {
        for (const double span : {0.03, 0.4, 1.0, 7.3, 61.0, 4000.0}) {
            for (const double width : {200.0, 1000.0}) {
                const double step = tickStep(span, width, 72.0);
                QVERIFY(step * width / span >= 72.0 - 1e-9);
                QVERIFY(step * width / span < 72.0 * 2.5 + 1e-9);
                const double mantissa = step / std::pow(10.0, std::floor(std::log10(step) + 1e-9));
                QVERIFY(std::abs(mantissa - 1.0) < 1e-6 || std::abs(mantissa - 2.0) < 1e-6 ||
                        std::abs(mantissa - 5.0) < 1e-6);
            }
        }
    }

private:
    [[nodiscard]] const Playhead& playhead() const { return m_document->session().playhead(); }
    void chooseClip() {
        m_bar->clips()->setFocus();
        QTest::keyClick(m_bar->clips(), Qt::Key_Down);
    }

    void chooseSweep() {
        m_bar->clips()->setFocus();
        QTest::keyClick(m_bar->clips(), Qt::Key_End);
        QCOMPARE(m_range->sweep(), std::optional(TestSweep::Bone));
    }

    std::unique_ptr<Document> m_document;
    std::unique_ptr<Player> m_player;
    std::unique_ptr<RangeOfMotion> m_range;
    std::unique_ptr<PlaybackBar> m_bar;
};

RIGWRIGHT_TEST(tst_playback_bar)
#include "tst_playback_bar.moc"
