// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lays out the playback bar and keeps it in step with the playhead.
#include "editor/panels/playback_bar.h"

#include "editor/document/document.h"
#include "editor/document/player.h"
#include "editor/document/range_of_motion.h"
#include "editor/panels/pose_scrubber.h"
#include "editor/panels/test_pose_text.h"
#include "editor/panels/time_scrubber.h"
#include "editor/ui/actions.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

PlaybackBar::PlaybackBar(Document& document, Player& player, RangeOfMotion& range, QWidget* parent)
    : QWidget(parent), m_document(document), m_player(player), m_range(range) {
    setSurface(this, "panel");
    setFixedHeight(px(72));
    build();
    connect(m_previous, &QToolButton::clicked, this,
            [this] { m_range.sweep() ? m_range.step(-1) : stepFrames(-1); });
    connect(m_next, &QToolButton::clicked, this,
            [this] { m_range.sweep() ? m_range.step(1) : stepFrames(1); });
    connect(m_play, &QToolButton::clicked, this,
            [this] { m_range.sweep() ? m_range.toggle() : m_player.toggle(); });
    connect(m_loop, &QToolButton::clicked, this, [this](bool loop) {
        if (m_range.sweep()) {
            m_range.setLoop(loop);
            return;
        }
        Playhead playhead = m_document.session().playhead();
        playhead.loop = loop;
        m_document.session().setPlayhead(playhead);
    });
    connect(m_clips, &QComboBox::activated, this, &PlaybackBar::choose);
    connectRange();
    connect(m_scrubber, &TimeScrubber::scrubbed, this, &PlaybackBar::scrub);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            followDocument();
    });
    connect(&document.session(), &Session::playheadChanged, this, &PlaybackBar::follow);
    onLanguage(this, [this] {
        m_clips->setAccessibleName(tr("Clip"));
        m_clips->setToolTip(tr("What is shown: the pose you made, a clip, or test poses to try the "
                               "weights in"));
        followDocument();
    });
}

void PlaybackBar::build() {
    m_previous = makeToolButton(QStringLiteral("previous"), false, [] {
        return ToolButtonTexts{toolTipText(tr("Previous frame"), QStringLiteral("←"), {})};
    });
    m_play = makeToolButton(QStringLiteral("play"), false, [] {
        return ToolButtonTexts{toolTipText(tr("Play or pause"), QStringLiteral("Space"), {})};
    });
    m_next = makeToolButton(QStringLiteral("next"), false, [] {
        return ToolButtonTexts{toolTipText(tr("Next frame"), QStringLiteral("→"), {})};
    });
    m_loop = makeToolButton(QStringLiteral("loop"), true, [] {
        return ToolButtonTexts{toolTipText(tr("Loop"), {}, tr("Starts again at the end."))};
    });
    m_play->setIcon(themeIcon(QStringLiteral("play")));
    m_clips = new QComboBox;
    m_clips->setMinimumWidth(px(112));
    m_clips->setMaximumWidth(px(200));
    m_clips->setFocusPolicy(Qt::TabFocus);
    m_caption = makeLabel({}, "secondary", TextRole::Small);
    m_scrubber = new TimeScrubber;
    m_poses = new PoseScrubber;
    m_time = makeLabel({}, "text", TextRole::Strong);
    m_frame = makeLabel({}, "secondary", TextRole::Small);
    const int widest = QFontMetrics(m_time->font()).horizontalAdvance(QStringLiteral("0000.000 s"));
    for (QLabel* label : {m_time, m_frame}) {
        label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        label->setFixedWidth(widest);
    }

    auto* transport = new QHBoxLayout;
    transport->setSpacing(px(4));
    for (QToolButton* button : {m_previous, m_play, m_next, m_loop})
        transport->addWidget(button);
    transport->addWidget(m_clips, 1);
    auto* left = new QVBoxLayout;
    left->setContentsMargins(px(8), px(8), 0, px(8));
    left->setSpacing(px(4));
    left->addLayout(transport);
    m_caption->setContentsMargins(px(4), 0, 0, 0);
    left->addWidget(m_caption);
    left->addStretch(1);
    auto* leftBox = new QWidget;
    leftBox->setLayout(left);
    leftBox->setFixedWidth(px(280));

    auto* right = new QVBoxLayout;
    right->setContentsMargins(0, px(8), px(12), px(8));
    right->setSpacing(px(4));
    right->addWidget(m_time, 0, Qt::AlignRight);
    right->addWidget(m_frame, 0, Qt::AlignRight);
    right->addStretch(1);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeLine(Qt::Horizontal));
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    column->addLayout(row, 1);
    row->addWidget(leftBox);
    auto* tracks = new QWidget;
    m_tracks = new QStackedLayout(tracks);
    m_tracks->setContentsMargins(0, 0, 0, 0);
    m_tracks->addWidget(m_scrubber);
    m_tracks->addWidget(m_poses);
    row->addWidget(tracks, 1);
    row->addLayout(right);
}

void PlaybackBar::connectRange() {
    connect(m_poses, &PoseScrubber::scrubbed, &m_range, &RangeOfMotion::goTo);
    connect(m_poses, &PoseScrubber::stepped, &m_range, &RangeOfMotion::step);
    connect(&m_range, &RangeOfMotion::placeChanged, this, &PlaybackBar::followPlace);
    connect(&m_range, &RangeOfMotion::sweepChanged, this, [this] {
        followDocument(); // another character has other sweeps
    });
}

void PlaybackBar::choose(int index) {
    const QVariant sweep = m_clips->itemData(index);
    if (sweep.isValid()) {
        m_range.choose(TestSweep(sweep.toInt()));
        return;
    }
    m_range.stop();
    m_player.show(index > 0 ? ClipIndex(std::size_t(index - 1)) : ClipIndex());
}

void PlaybackBar::followDocument() {
    m_clips->clear();
    m_clips->addItem(tr("Current pose"));
    int number = 0;
    for (const auto& clip : m_document.character().clips) {
        ++number;
        m_clips->addItem(clip->name.empty() ? tr("Clip %1").arg(number)
                                            : QString::fromStdString(clip->name));
    }
    if (!m_range.sweeps().empty())
        m_clips->insertSeparator(m_clips->count());
    for (const TestSweep sweep : m_range.sweeps())
        m_clips->addItem(sweepText(sweep), int(sweep));
    follow();
}

void PlaybackBar::follow() {
    m_clips->setEnabled(m_clips->count() > 1);
    m_tracks->setCurrentIndex(m_range.sweep() ? 1 : 0);
    if (m_range.sweep())
        followSweep();
    else
        followClip();
}

void PlaybackBar::followSweep() {
    m_clips->setCurrentIndex(m_clips->findData(int(*m_range.sweep())));
    QStringList names;
    for (const TestPose& pose : m_range.poses())
        names += testPoseText(pose);
    m_poses->setPoses(names);
    m_poses->setHint(tr("Select a bone to see it bent and twisted every way."));
    for (QToolButton* button : {m_previous, m_play, m_next, m_loop})
        button->setEnabled(m_range.isShown());
    m_loop->setChecked(m_range.loops());
    m_caption->setText(tr("The pose is not changed · Esc returns to it"));
    followPlace();
}

void PlaybackBar::followPlace() {
    if (!m_range.sweep())
        return;
    m_poses->setPlace(m_range.place());
    if (m_showsPlaying != m_range.isPlaying()) {
        m_showsPlaying = m_range.isPlaying();
        m_play->setIcon(
            themeIcon(m_showsPlaying ? QStringLiteral("pause") : QStringLiteral("play")));
    }
    m_time->clear();
    m_frame->clear();
    if (m_range.isShown())
        m_frame->setText(
            tr("%1 of %2").arg(std::lround(m_range.place()) + 1).arg(m_range.poses().size()));
}

void PlaybackBar::followClip() {
    const Playhead& playhead = m_document.session().playhead();
    const Clip* clip = shownClip(m_document);
    const bool any = !m_document.character().clips.empty();
    m_clips->setCurrentIndex(clip ? int(playhead.clip.value()) + 1 : 0);
    if (m_showsPlaying != playhead.playing) {
        m_showsPlaying = playhead.playing;
        m_play->setIcon(
            themeIcon(m_showsPlaying ? QStringLiteral("pause") : QStringLiteral("play")));
    }
    m_loop->setChecked(playhead.loop);
    m_loop->setEnabled(any);
    m_play->setEnabled(any);
    m_previous->setEnabled(clip != nullptr);
    m_next->setEnabled(clip != nullptr);
    m_scrubber->setEnabled(clip != nullptr);
    if (clip) {
        m_scrubber->setRange(clip->start, clip->start + clip->duration);
        m_scrubber->setTime(playhead.time);
        m_caption->setText(
            tr("%1 s · %n frames", nullptr, int(std::lround(clip->duration * kFrameRate)))
                .arg(numberText(clip->duration, 2)));
        m_time->setText(tr("%1 s").arg(numberText(playhead.time, 2)));
        m_frame->setText(
            tr("frame %1").arg(std::lround((playhead.time - clip->start) * kFrameRate)));
    } else {
        m_scrubber->setRange(0.0, 0.0);
        m_caption->setText(any ? tr("Choose a clip, or press %1 to play the first")
                                     .arg(actionKeyText(QStringLiteral("animation.play")))
                           : m_range.sweeps().empty()
                               ? tr("This character has no clips")
                               : tr("Choose test poses to try the weights in"));
        m_time->clear();
        m_frame->clear();
    }
}

void PlaybackBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_range.sweep())
        m_range.stop();
    else
        QWidget::keyPressEvent(event);
}

void PlaybackBar::scrub(double time) {
    Playhead playhead = m_document.session().playhead();
    playhead.time = time;
    playhead.playing = false;
    m_document.session().setPlayhead(playhead);
}

void PlaybackBar::stepFrames(int frames) {
    const Clip* clip = shownClip(m_document);
    if (!clip)
        return;
    const double now = (m_document.session().playhead().time - clip->start) * kFrameRate;
    // From between two frames a step goes to the neighbouring whole one.
    const double target =
        frames > 0 ? std::floor(now + 1e-6) + frames : std::ceil(now - 1e-6) + frames;
    scrub(clip->start + std::clamp(target / kFrameRate, 0.0, clip->duration));
}

} // namespace rigwright::editor
