// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SliderField: a number with a range: drag, type, wheel, arrow keys; screen readers see a slider.
#pragma once

#include <QString>
#include <QWidget>

class QLineEdit;

namespace rigwright::editor {

/// What a field shows and how far it goes; all in the field's own unit.
struct SliderSettings {
    QString label = {};    ///< inside the field at the left; empty where a label stands outside
    QString unit = {};     ///< "px", "m", "°", "" …
    bool showsUnit = true; ///< false: understood when typed, but not written behind the value
    double minimum = 0.0;
    double maximum = 1.0;
    double step = 0.01;      ///< arrow keys, wheel, Ctrl + drag
    double defaultValue = 0; ///< double click
    int decimals = 2;
    double curve = 1.0;  ///< value = minimum + span · position^curve: 3 spreads the small values
    bool bounded = true; ///< false: no fill and no ends; a pixel of dragging is `step`
};

class SliderField : public QWidget {
    Q_OBJECT
public:
    explicit SliderField(SliderSettings settings, QWidget* parent = nullptr);

    [[nodiscard]] double value() const { return m_value; }
    [[nodiscard]] const SliderSettings& settings() const { return m_settings; }
    void setLabel(const QString& label);
    /// What a double click goes back to.
    void setDefaultValue(double value) { m_settings.defaultValue = value; }
    /// Another range for another document; the value is clamped to it, and nothing is said.
    void setRange(double minimum, double maximum, int decimals);
    /// Clamped; says nothing: valueEdited() is for what the user does.
    void setValue(double value);
    /// The value as shown, with its unit.
    [[nodiscard]] QString valueText() const;
    [[nodiscard]] bool isTyping() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The user's change, as the wheel or a screen reader makes it: clamped, then announced.
    void edit(double value);

Q_SIGNALS:
    /// One user's gesture (drag, typing, wheel notch) begins and ends; Escape in between gives the
    /// old value back before it ends.
    void editingStarted();
    void valueEdited(double value);
    void editingFinished();
    /// A typed text that is no number: the reason, "" once it is fine.
    void problem(const QString& reason);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] double clamped(double value) const;
    [[nodiscard]] double positionOf(double value) const;
    [[nodiscard]] double valueAt(double position) const;
    void dragTo(const QPointF& position, Qt::KeyboardModifiers modifiers);
    void endDrag();
    bool takesDragBack(QEvent* event);
    void placeEditor();
    void startTyping();
    void finishTyping(bool keep);
    void gesture(double value);

    SliderSettings m_settings;
    double m_value = 0.0;
    QLineEdit* m_editor = nullptr;
    bool m_pressed = false;
    bool m_dragging = false;
    bool m_keyboardFocus = false;
    QPointF m_pressPosition;
    QPointF m_lastPosition;
    double m_startValue = 0.0;
    double m_dragValue = 0.0; ///< before steps
};

/// Makes screen readers see sliders; called once after the application exists.
void installSliderAccessibility();

} // namespace rigwright::editor
