// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PlaybackBar: clips and test poses, transport and track at the bottom of the window.
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QStackedLayout;
class QToolButton;

namespace rigwright::editor {

class Document;
class Player;
class PoseScrubber;
class RangeOfMotion;
class TimeScrubber;

/// Frames a second that steps and the frame display count in.
inline constexpr double kFrameRate = 30.0;

/// One list chooses what is shown: the current pose, a clip, or a sweep of test poses, whose track
/// then stands in the place of the time.
class PlaybackBar : public QWidget {
    Q_OBJECT
public:
    PlaybackBar(Document& document, Player& player, RangeOfMotion& range,
                QWidget* parent = nullptr);

    [[nodiscard]] QComboBox* clips() const { return m_clips; }
    [[nodiscard]] QToolButton* playButton() const { return m_play; }
    [[nodiscard]] QToolButton* previousButton() const { return m_previous; }
    [[nodiscard]] QToolButton* nextButton() const { return m_next; }
    [[nodiscard]] QToolButton* loopButton() const { return m_loop; }
    [[nodiscard]] TimeScrubber* scrubber() const { return m_scrubber; }
    [[nodiscard]] PoseScrubber* poseScrubber() const { return m_poses; }
    [[nodiscard]] QLabel* timeText() const { return m_time; }

    /// Pauses, and goes that many frames on (negative: back), staying inside the clip.
    void stepFrames(int frames);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void build();
    void connectRange();
    void choose(int index);
    void followDocument();
    void follow();
    void followClip();
    void followSweep();
    void followPlace();
    void scrub(double time);

    Document& m_document;
    Player& m_player;
    RangeOfMotion& m_range;
    QToolButton* m_previous = nullptr;
    QToolButton* m_play = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_loop = nullptr;
    QComboBox* m_clips = nullptr;
    QLabel* m_caption = nullptr;
    TimeScrubber* m_scrubber = nullptr;
    PoseScrubber* m_poses = nullptr;
    QStackedLayout* m_tracks = nullptr;
    QLabel* m_time = nullptr;
    QLabel* m_frame = nullptr;
    bool m_showsPlaying = false;
};

} // namespace rigwright::editor
