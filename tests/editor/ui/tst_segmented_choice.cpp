// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Segments are chosen by pointer and keys.
#include "editor/ui/segmented_choice.h"
#include "editor/ui/theme.h"
#include "tests/support/test_main.h"

#include <QSignalSpy>
#include <QTest>

using namespace rigwright::editor;

class tst_segmented_choice : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::current().apply(ThemeName::Dark); }
    void init() {
        m_choice =
            std::make_unique<SegmentedChoice>(std::vector<Segment>{{QStringLiteral("Local"), {}},
                                                                   {QStringLiteral("Model"), {}},
                                                                   {QStringLiteral("View"), {}}});
        m_choice->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_choice.get()));
    }

    void aClickChoosesTheSegmentUnderIt() {
        QSignalSpy chosen(m_choice.get(), &SegmentedChoice::chosen);
        QTest::mouseClick(m_choice.get(), Qt::LeftButton, {}, m_choice->segmentRect(2).center());
        QCOMPARE(m_choice->current(), 2);
        QCOMPARE(chosen.size(), 1);
        QTest::mouseClick(m_choice.get(), Qt::LeftButton, {}, m_choice->segmentRect(2).center());
        QCOMPARE(chosen.size(), 1);
    }

    void arrowKeysGoToTheNeighbourAndStopAtTheEnds() {
        QTest::keyClick(m_choice.get(), Qt::Key_Right);
        QCOMPARE(m_choice->current(), 1);
        QTest::keyClick(m_choice.get(), Qt::Key_Right);
        QTest::keyClick(m_choice.get(), Qt::Key_Right);
        QCOMPARE(m_choice->current(), 2);
        QTest::keyClick(m_choice.get(), Qt::Key_Left);
        QCOMPARE(m_choice->current(), 1);
    }

    void segmentsCoverTheWholeWidth() {
        int covered = 0;
        for (int x = 0; x < m_choice->width(); ++x) {
            bool inside = false;
            for (int i = 0; i < 3; ++i)
                inside = inside || m_choice->segmentRect(i).contains(x, 2);
            covered += inside;
        }
        QCOMPARE(covered, m_choice->width());
    }

    void settingFromCodeSaysNothing() {
        QSignalSpy chosen(m_choice.get(), &SegmentedChoice::chosen);
        m_choice->setCurrent(1);
        m_choice->setCurrent(17);
        QCOMPARE(m_choice->current(), 1);
        QCOMPARE(chosen.size(), 0);
    }

private:
    std::unique_ptr<SegmentedChoice> m_choice;
};

RIGWRIGHT_TEST(tst_segmented_choice)
#include "tst_segmented_choice.moc"
