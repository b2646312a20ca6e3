// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Counting and ranging the keys of clips.
#include "core/animation/clip.h"
#include "tests/support/test_main.h"

#include <QTest>

using namespace rigwright;

namespace {

Channel keysAt(std::vector<float> times) {
    Channel channel;
    channel.values.resize(times.size() * 3);
    channel.times = std::move(times);
    return channel;
}

} // namespace

class tst_clip : public QObject {
    Q_OBJECT
private slots:
    void theRangeSpansAllChannels() {
        Clip clip;
        clip.channels = {keysAt({0.5f, 2.0f}), keysAt({}), keysAt({0.25f, 1.0f, 1.5f})};
        updateRange(clip);
        QCOMPARE(clip.start, 0.25);
        QCOMPARE(clip.duration, 1.75);
        QCOMPARE(keyCount(clip), std::size_t(5));
    }
    void aSingleKeyHasNoDuration() {
        Clip clip;
        clip.channels = {keysAt({3.0f})};
        updateRange(clip);
        QCOMPARE(clip.start, 3.0);
        QCOMPARE(clip.duration, 0.0);
    }
    void withoutKeysTheRangeIsZero() {
        Clip clip;
        clip.start = 5.0;
        clip.duration = 5.0;
        clip.channels = {keysAt({})};
        updateRange(clip);
        QCOMPARE(clip.start, 0.0);
        QCOMPARE(clip.duration, 0.0);
        QCOMPARE(keyCount(clip), std::size_t(0));
    }
};

RIGWRIGHT_TEST(tst_clip)
#include "tst_clip.moc"
