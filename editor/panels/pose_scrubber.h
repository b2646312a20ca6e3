// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PoseScrubber: a track of named poses with a playhead to drag.
#pragma once

#include <QStringList>
#include <QWidget>

namespace rigwright::editor {

class PoseScrubber : public QWidget {
    Q_OBJECT
public:
    explicit PoseScrubber(QWidget* parent = nullptr);

    /// Names at even distances; without any the hint is written instead.
    void setPoses(const QStringList& names);
    void setHint(const QString& hint);
    /// 2.25 is a quarter of the way from the third pose to the fourth. Says nothing: scrubbed() is
    /// for what the user does.
    void setPlace(double place);
    [[nodiscard]] double place() const { return m_place; }
    [[nodiscard]] const QStringList& poses() const { return m_names; }
    [[nodiscard]] double xOf(double place) const;
    [[nodiscard]] double placeAt(double x) const;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void scrubbed(double place);
    /// Left and right (-1, 1), as from the buttons beside.
    void stepped(int direction);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] QRect playheadStrip(double place) const;
    void scrubTo(double x);
    void paintLabels(QPainter& painter) const;

    QStringList m_names;
    QString m_hint;
    double m_place = 0.0;
};

} // namespace rigwright::editor
