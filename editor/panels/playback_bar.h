// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PlaybackBar: clip, transport and time at the bottom of the window.
#pragma once

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace rigwright::editor {

class Document;
class Player;
class TimeScrubber;

/// Frames a second that steps and the frame display count in.
inline constexpr double kFrameRate = 30.0;

class PlaybackBar : public QWidget {
    Q_OBJECT
public:
    PlaybackBar(Document& document, Player& player, QWidget* parent = nullptr);

    [[nodiscard]] QComboBox* clips() const { return m_clips; }
    [[nodiscard]] QToolButton* playButton() const { return m_play; }
    [[nodiscard]] QToolButton* previousButton() const { return m_previous; }
    [[nodiscard]] QToolButton* nextButton() const { return m_next; }
    [[nodiscard]] QToolButton* loopButton() const { return m_loop; }
    [[nodiscard]] TimeScrubber* scrubber() const { return m_scrubber; }
    [[nodiscard]] QLabel* timeText() const { return m_time; }

    /// Pauses, and goes that many frames on (negative: back), staying inside the clip.
    void stepFrames(int frames);

private:
    void build();
    void followDocument();
    void followPlayhead();
    void scrub(double time);

    Document& m_document;
    Player& m_player;
    QToolButton* m_previous = nullptr;
    QToolButton* m_play = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_loop = nullptr;
    QComboBox* m_clips = nullptr;
    QLabel* m_caption = nullptr;
    TimeScrubber* m_scrubber = nullptr;
    QLabel* m_time = nullptr;
    QLabel* m_frame = nullptr;
    bool m_showsPlaying = false;
};

} // namespace rigwright::editor
