// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Player: the timer behind playback.
#include "editor/document/player.h"

#include "editor/document/document.h"

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

const Clip* shownClip(const Document& document) {
    const ClipIndex clip = document.session().playhead().clip;
    const auto& clips = document.character().clips;
    return clip.isValid() && clip.value() < clips.size() ? clips[clip.value()].get() : nullptr;
}

Player::Player(Document& document) : m_document(document) {
    constexpr int kTickMilliseconds = 16;
    m_timer.setInterval(kTickMilliseconds);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this,
            [this] { advance(double(m_clock.nsecsElapsed()) * 1e-9); });
    connect(&document.session(), &Session::playheadChanged, this, &Player::follow);
}

void Player::follow() {
    const bool playing = m_document.session().playhead().playing && shownClip(m_document);
    if (playing && !m_timer.isActive()) {
        m_clock.start();
        m_timer.start();
    } else if (!playing) {
        m_timer.stop();
    }
}

void Player::show(ClipIndex clip) {
    Playhead playhead = m_document.session().playhead();
    const auto& clips = m_document.character().clips;
    playhead.clip = clip.isValid() && clip.value() < clips.size() ? clip : ClipIndex();
    playhead.time = playhead.clip.isValid() ? clips[clip.value()]->start : 0.0;
    playhead.playing = false;
    m_document.session().setPlayhead(playhead);
}

void Player::toggle() {
    if (!shownClip(m_document))
        show(ClipIndex(0));
    const Clip* clip = shownClip(m_document);
    if (!clip)
        return;
    Playhead playhead = m_document.session().playhead();
    playhead.playing = !playhead.playing;
    if (playhead.playing && playhead.time >= clip->start + clip->duration)
        playhead.time = clip->start;
    m_document.session().setPlayhead(playhead);
}

void Player::toStart() {
    Playhead playhead = m_document.session().playhead();
    if (const Clip* clip = shownClip(m_document))
        playhead.time = clip->start;
    m_document.session().setPlayhead(playhead);
}

void Player::toEnd() {
    Playhead playhead = m_document.session().playhead();
    if (const Clip* clip = shownClip(m_document))
        playhead.time = clip->start + clip->duration;
    m_document.session().setPlayhead(playhead);
}

void Player::advance(double seconds) {
    m_clock.start();
    const Clip* clip = shownClip(m_document);
    Playhead playhead = m_document.session().playhead();
    if (!clip || !playhead.playing || !std::isfinite(seconds))
        return;
    const double wanted = playhead.time + seconds * playhead.speed - clip->start;
    if (clip->duration <= 0.0) {
        playhead.time = clip->start;
        playhead.playing = false;
    } else if (playhead.loop) {
        const double turns = std::floor(wanted / clip->duration);
        playhead.time = clip->start + (wanted - turns * clip->duration);
    } else {
        playhead.time = clip->start + std::clamp(wanted, 0.0, clip->duration);
        playhead.playing = wanted < clip->duration;
    }
    m_document.session().setPlayhead(playhead);
}

} // namespace rigwright::editor
