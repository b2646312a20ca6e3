// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// OperationStrip: the numbers of the operation that has just run, over the picture.
#pragma once

#include <QWidget>

#include <vector>

class QLabel;

namespace rigwright::editor {

class SliderField;

/// Operations that go by numbers: on whole meshes, and Subdivide on bones.
enum class NumberedOperation { Smooth, Prune, Limit, Sharpen, Quantise, Subdivide };

struct OperationNumbers {
    int smoothRounds = 5;         ///< [1, 50]
    double smoothStrength = 0.5;  ///< [0, 1]
    double pruneThreshold = 0.01; ///< share of a row's sum; [0, 0.5]
    int limitCount = 4;           ///< influences of a vertex; [1, 16]
    int sharpenRounds = 1;        ///< [1, 50]
    double sharpenStrength = 0.5; ///< [0, 1]
    int quantiseSteps = 255;      ///< from 0 to 1; [1, 65535]
    int subdividePieces = 2;      ///< of each bone; [2, 64]

    friend bool operator==(const OperationNumbers&, const OperationNumbers&) = default;
};

/// In the upper left corner of `area`, opaque and native as toasts are. Stays until the numbers can
/// no longer be changed (the owner hides it), or it is closed.
class OperationStrip : public QWidget {
    Q_OBJECT
public:
    /// `host` becomes the parent; `area` lies inside it.
    OperationStrip(QWidget* host, QWidget* area);

    void present(NumberedOperation operation, const OperationNumbers& numbers);
    /// The one whose numbers are shown, or were last.
    [[nodiscard]] NumberedOperation operation() const { return m_operation; }
    /// The keyboard goes to the first number.
    void focusNumbers();
    /// Of the operation shown; null where it has fewer.
    [[nodiscard]] SliderField* field(int index) const;

Q_SIGNALS:
    /// Closed by Escape: the keyboard is free.
    void left();
    /// One change is complete: a drag let go, a number typed, an arrow key.
    void edited(const rigwright::editor::OperationNumbers& numbers);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void place();
    void finishEdit();
    [[nodiscard]] OperationNumbers shown() const;
    [[nodiscard]] QString title() const;
    /// Of an operation, in their order.
    [[nodiscard]] std::vector<SliderField*> fieldsOf(NumberedOperation operation) const;

    QWidget* m_host;
    QWidget* m_area;
    NumberedOperation m_operation = NumberedOperation::Smooth;
    OperationNumbers m_numbers;
    QLabel* m_icon = nullptr;
    QLabel* m_title = nullptr;
    SliderField* m_rounds = nullptr;
    SliderField* m_strength = nullptr;
    SliderField* m_threshold = nullptr;
    SliderField* m_count = nullptr;
    SliderField* m_sharpenRounds = nullptr;
    SliderField* m_sharpenStrength = nullptr;
    SliderField* m_steps = nullptr;
    SliderField* m_pieces = nullptr;
};

} // namespace rigwright::editor
