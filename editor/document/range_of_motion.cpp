// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RangeOfMotion: test poses as overrides of the shown frame.
#include "editor/document/range_of_motion.h"

#include "editor/document/derived.h"
#include "editor/document/document.h"

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {
constexpr int kTickMilliseconds = 16;
constexpr double kPosesPerSecond = 1.25;
} // namespace

RangeOfMotion::RangeOfMotion(Document& document) : m_document(document) {
    m_timer.setInterval(kTickMilliseconds);
    connect(&m_timer, &QTimer::timeout, this,
            [this] { advance(double(m_clock.restart()) * 1e-3); });
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            followDocument();
    });
    connect(&document.session(), &Session::selectionChanged, this, &RangeOfMotion::followSelection);
    connect(&document.session(), &Session::playheadChanged, this, [this] {
        if (m_document.session().playhead().clip.isValid())
            stop();
    });
    connect(&document.derived(), &Derived::frameChanged, this, &RangeOfMotion::followFrame);
    followDocument();
}

void RangeOfMotion::followDocument() {
    m_sweeps = testSweeps(m_document.character().skeleton);
    m_sweep.reset();
    m_poses.clear();
    m_place = 0.0;
    m_timer.stop();
    Q_EMIT sweepChanged();
}

/// The sweep of one bone is that of the active one.
void RangeOfMotion::followSelection() {
    if (m_sweep != TestSweep::Bone || m_document.session().selection().activeBone == m_bone)
        return;
    rebuild();
    m_place = 0.0;
    m_timer.stop();
    show();
    Q_EMIT sweepChanged();
}

/// Somebody has let go of the test pose.
void RangeOfMotion::followFrame() {
    if (!m_showing && isShown() && m_document.derived().overrides().empty())
        stop();
}

void RangeOfMotion::rebuild() {
    m_bone = m_document.session().selection().activeBone;
    m_poses = m_sweep ? testPoses(m_document.character().skeleton, *m_sweep, m_bone)
                      : std::vector<TestPose>();
}

void RangeOfMotion::show() {
    std::vector<FrameRequest::BoneOverride> overrides;
    if (isShown()) {
        const std::vector<Transform> local = testPoseAt(m_poses, m_place);
        for (std::size_t bone = 0; bone < local.size(); ++bone)
            overrides.push_back({BoneIndex(bone), local[bone]});
    }
    m_showing = true;
    m_document.derived().setOverrides(std::move(overrides));
    m_showing = false;
}

void RangeOfMotion::choose(TestSweep sweep) {
    if (std::ranges::find(m_sweeps, sweep) == m_sweeps.end())
        return;
    m_document.endOpenEdit();
    Playhead playhead = m_document.session().playhead();
    playhead.playing = false;
    playhead.clip = {};
    m_document.session().setPlayhead(playhead);
    m_sweep = sweep;
    m_place = 0.0;
    m_timer.stop();
    rebuild();
    show();
    Q_EMIT sweepChanged();
}

void RangeOfMotion::stop() {
    if (!m_sweep)
        return;
    m_document.endOpenEdit();
    m_sweep.reset();
    m_poses.clear();
    m_place = 0.0;
    m_timer.stop();
    show();
    Q_EMIT sweepChanged();
}

void RangeOfMotion::goTo(double place) {
    if (!isShown() || !std::isfinite(place))
        return;
    m_timer.stop();
    m_place = std::clamp(place, 0.0, double(m_poses.size() - 1));
    show();
    Q_EMIT placeChanged();
}

void RangeOfMotion::step(int direction) {
    constexpr double kOnPose = 1e-6;
    goTo(direction > 0 ? std::floor(m_place + kOnPose) + 1.0 : std::ceil(m_place - kOnPose) - 1.0);
}

void RangeOfMotion::pause() {
    if (!m_timer.isActive())
        return;
    m_timer.stop();
    Q_EMIT placeChanged();
}

void RangeOfMotion::toggle() {
    if (!isShown())
        return;
    if (m_timer.isActive()) {
        m_timer.stop();
    } else {
        if (m_place >= double(m_poses.size() - 1))
            m_place = 0.0;
        m_clock.start();
        m_timer.start();
        show();
    }
    Q_EMIT placeChanged();
}

void RangeOfMotion::advance(double seconds) {
    if (!isShown() || !m_timer.isActive() || !std::isfinite(seconds))
        return;
    const double last = double(m_poses.size() - 1);
    m_place += seconds * kPosesPerSecond;
    if (m_place >= last) {
        m_place = m_loop ? 0.0 : last;
        if (!m_loop)
            m_timer.stop();
    }
    show();
    Q_EMIT placeChanged();
}

} // namespace rigwright::editor
