// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// RangeOfMotion: shows test poses for a while, without posing the character.
#pragma once

#include "core/pose/test_poses.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace rigwright::editor {

class Document;

/// A test pose lies over whatever is shown (Derived::setOverrides): painting works in it, the
/// current pose and the undo stack do not know of it. Who poses a bone in it takes what is on
/// screen for the current pose, as under a clip. A clip that starts to play, or another moment of
/// it, lets go of the test pose, and so does another character.
class RangeOfMotion : public QObject {
    Q_OBJECT
public:
    explicit RangeOfMotion(Document& document);

    /// Sweeps that the character has the parts for.
    [[nodiscard]] const std::vector<TestSweep>& sweeps() const { return m_sweeps; }
    /// The one chosen; nothing: none is shown, the character is as it is.
    [[nodiscard]] std::optional<TestSweep> sweep() const { return m_sweep; }
    /// Poses of the sweep, the rest first; empty where TestSweep::Bone has no active bone.
    [[nodiscard]] const std::vector<TestPose>& poses() const { return m_poses; }
    /// Where on the way through them: 2.25 is a quarter past the third.
    [[nodiscard]] double place() const { return m_place; }
    [[nodiscard]] bool isShown() const { return m_sweep && !m_poses.empty(); }
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }

    /// Shows the sweep at its beginning (the rest); nothing where the character has not got it.
    void choose(TestSweep sweep);
    /// Back to what was shown before.
    void stop();
    /// Clamped to the sweep; pauses.
    void goTo(double place);
    /// To the pose after the place, or before it; stays at the ends.
    void step(int direction);
    void pause();
    /// Plays through the poses, or pauses; from the end it starts again.
    void toggle();
    void setLoop(bool loop) { m_loop = loop; }
    [[nodiscard]] bool loops() const { return m_loop; }
    /// A step of the timer: `seconds` of real time have passed.
    void advance(double seconds);

Q_SIGNALS:
    /// Another sweep, other poses of it, or none.
    void sweepChanged();
    /// The place, playing or paused.
    void placeChanged();

private:
    void followDocument();
    void followSelection();
    void followFrame();
    void rebuild();
    void show();

    Document& m_document;
    std::vector<TestSweep> m_sweeps;
    std::optional<TestSweep> m_sweep;
    std::vector<TestPose> m_poses;
    BoneIndex m_bone; ///< what TestSweep::Bone was made for
    double m_place = 0.0;
    bool m_loop = true;
    bool m_showing = false; ///< the overrides change by our own doing
    QTimer m_timer;
    QElapsedTimer m_clock; ///< since the last step of the timer
};

} // namespace rigwright::editor
