// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Test poses are shown without anything being posed, and let go of when they should.
#include "editor/document/range_of_motion.h"

#include "core/samples/samples.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "tests/support/arm_character.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

using namespace rigwright;
using namespace rigwright::editor;
using namespace rigwright::test;

class tst_range_of_motion : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() {
        m_document = std::make_unique<Document>();
        m_range = std::make_unique<RangeOfMotion>(*m_document);
        m_document->reset(*makeSample("mannequin"), {});
    }
    void cleanup() {
        m_range.reset();
        m_document.reset();
    }

    void shownPosesLeaveTheDocumentAlone() {
        const Character before = m_document->character();
        const std::uint64_t revision = m_document->revision();
        m_range->choose(TestSweep::LeftArm);
        for (std::size_t i = 0; i < m_range->poses().size(); ++i) {
            m_range->goTo(double(i));
            QVERIFY(m_document->derived().shownFrame().pose.local == m_range->poses()[i].local);
        }
        QVERIFY(m_document->character() == before);
        QCOMPARE(m_document->revision(), revision);
        QCOMPARE(m_document->undoStack().count(), 0);
        m_range->stop();
        QVERIFY(m_document->derived().shownFrame().pose == before.pose);
        QVERIFY(!m_range->sweep());
    }

    void stepsGoFromPoseToPoseAndStopAtTheEnds() {
        m_range->choose(TestSweep::LeftLeg);
        const double last = double(m_range->poses().size() - 1);
        m_range->goTo(1.5);
        m_range->step(1);
        QCOMPARE(m_range->place(), 2.0);
        m_range->step(1);
        QCOMPARE(m_range->place(), 3.0);
        m_range->goTo(1.5);
        m_range->step(-1);
        QCOMPARE(m_range->place(), 1.0);
        m_range->step(-1);
        m_range->step(-1);
        QCOMPARE(m_range->place(), 0.0);
        m_range->goTo(1e9);
        QCOMPARE(m_range->place(), last);
        m_range->goTo(std::nan(""));
        QCOMPARE(m_range->place(), last);
    }

    void playingGoesThroughAllPosesAndRoundAgain() {
        m_range->choose(TestSweep::LeftArm);
        m_range->toggle();
        QVERIFY(m_range->isPlaying());
        m_range->advance(1.0);
        QVERIFY(m_range->place() > 0.0);
        m_range->advance(1000.0);
        QCOMPARE(m_range->place(), 0.0);
        QVERIFY(m_range->isPlaying());
        m_range->setLoop(false);
        m_range->advance(1000.0);
        QCOMPARE(m_range->place(), double(m_range->poses().size() - 1));
        QVERIFY(!m_range->isPlaying());
    }

    void theSweepOfOneBoneFollowsTheActiveBone() {
        selectBone(m_document->session(), BoneIndex());
        m_range->choose(TestSweep::Bone);
        QVERIFY(m_range->sweep() && !m_range->isShown());
        selectBone(m_document->session(), BoneIndex(3));
        QVERIFY(m_range->isShown());
        m_range->goTo(2.0);
        const auto local = m_document->derived().shownFrame().pose.local;
        const auto& rest = m_document->character().skeleton.restLocal;
        for (std::size_t bone = 0; bone < rest.size(); ++bone)
            QCOMPARE(local[bone] == rest[bone], bone != 3);
        selectBone(m_document->session(), BoneIndex(4));
        QCOMPARE(m_range->place(), 0.0);
    }

    void aClipOrAnotherCharacterLetsGo() {
        m_range->choose(TestSweep::Spine);
        m_range->goTo(2.0);
        Playhead playhead;
        playhead.clip = ClipIndex(0);
        m_document->session().setPlayhead(playhead);
        QVERIFY(!m_range->sweep());
        QVERIFY(m_document->derived().overrides().empty());
        m_range->choose(TestSweep::Spine); // lets go of the clip in turn
        QVERIFY(!m_document->session().playhead().clip.isValid());
        m_document->reset(armCharacter(), {});
        QVERIFY(!m_range->sweep());
        QCOMPARE(m_range->sweeps(), std::vector{TestSweep::Bone});
        m_range->choose(TestSweep::LeftArm); // it has none
        QVERIFY(!m_range->sweep());
    }

private:
    std::unique_ptr<Document> m_document;
    std::unique_ptr<RangeOfMotion> m_range;
};

RIGWRIGHT_TEST(tst_range_of_motion)
#include "tst_range_of_motion.moc"
