// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Player: moves the playhead while it plays.
#pragma once

#include "core/animation/clip.h"
#include "core/base/index.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace rigwright::editor {

class Document;

/// The clip that the playhead shows; null: the current pose is shown.
const Clip* shownClip(const Document& document);

/// Follows Session::playhead: runs a timer only while something plays. At the clip's end it loops
/// or stops there, as the playhead says.
class Player : public QObject {
    Q_OBJECT
public:
    explicit Player(Document& document);

    /// Shows `clip` (its index; invalid = the current pose) from its start, paused.
    void show(ClipIndex clip);
    /// Plays or pauses; from the end it starts again. Without a shown clip the first one is shown.
    void toggle();
    /// To the start of the clip, or its end.
    void toStart();
    void toEnd();
    /// A step of the timer: `seconds` of real time have passed.
    void advance(double seconds);

private:
    void follow();

    Document& m_document;
    QTimer m_timer;
    QElapsedTimer m_clock;
};

} // namespace rigwright::editor
