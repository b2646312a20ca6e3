// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ConstraintRow: one row of the stack: on or off, what it is and does, weight, menu.
#pragma once

#include <QString>
#include <QWidget>

class QCheckBox;
class QToolButton;

namespace rigwright::editor {

class SliderField;

class ConstraintRow : public QWidget {
    Q_OBJECT
public:
    struct Texts {
        QString title;    ///< "2 · Copy rotation"
        QString sentence; ///< "hand.L from hand_ik.L, local"
        QString help;
    };

    explicit ConstraintRow(QWidget* parent = nullptr);

    void setTexts(const Texts& texts);
    [[nodiscard]] const Texts& texts() const { return m_texts; }
    void setChosen(bool chosen);
    [[nodiscard]] bool isChosen() const { return m_chosen; }
    void setOn(bool on);
    /// A line above or below: where what is dragged would go.
    enum class Mark { None, Above, Below };
    void setMark(Mark mark);

    [[nodiscard]] QCheckBox* enabledBox() const { return m_enabled; }
    [[nodiscard]] SliderField* weight() const { return m_weight; }
    [[nodiscard]] QToolButton* menuButton() const { return m_menu; }
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void pressed();
    /// The row is drawn up or down; positions are global.
    void dragged(const QPoint& position);
    void dropped(const QPoint& position);
    void dragCancelled();
    void menuRequested(const QPoint& position);
    /// The row above (-1) or below (1) is wanted; with `moves` this row is to go there.
    void stepped(int by, bool moves);
    void deleteRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QRect textRect() const;

    Texts m_texts;
    QCheckBox* m_enabled = nullptr;
    SliderField* m_weight = nullptr;
    QToolButton* m_menu = nullptr;
    bool m_chosen = false;
    bool m_on = true;
    bool m_hovered = false;
    bool m_keyboardFocus = false;
    bool m_pressed = false;
    bool m_dragging = false;
    QPoint m_pressPosition;
    Mark m_mark = Mark::None;
};

} // namespace rigwright::editor
