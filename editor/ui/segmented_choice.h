// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SegmentedChoice: one of a few in a row, in one frame.
#pragma once

#include <QPainterPath>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <vector>

namespace rigwright::editor {

/// A segment shows `curve` where it has one (in a unit square, y up), else `text`.
struct Segment {
    QString text; ///< also its accessible name and tool tip
    QPainterPath curve;
};

class SegmentedChoice : public QWidget {
    Q_OBJECT
public:
    explicit SegmentedChoice(std::vector<Segment> segments, QWidget* parent = nullptr);

    /// Other words for the segments, in their order; the choice stays.
    void setTexts(const QStringList& texts);
    [[nodiscard]] QStringList texts() const;
    [[nodiscard]] int current() const { return m_current; }
    /// Says nothing: chosen() is for what the user does.
    void setCurrent(int index);
    [[nodiscard]] QRect segmentRect(int index) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void chosen(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void choose(int index);
    [[nodiscard]] int segmentAt(const QPoint& position) const;

    std::vector<Segment> m_segments;
    int m_current = 0;
};

} // namespace rigwright::editor
