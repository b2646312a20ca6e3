// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// StatusLine: what the mouse does now at the left, cells of numbers at the right, progress
/// between.
#pragma once

#include "editor/tools/tool.h"
#include "editor/ui/theme.h"

#include <QWidget>

#include <array>
#include <functional>
#include <vector>

class QLabel;
class QProgressBar;
class QToolButton;

namespace rigwright::editor {

class Document;
class FindingsModel;
class ToolStage;

class StatusLine : public QWidget {
    Q_OBJECT
public:
    enum class Cell { Value, Influences, Findings, Vertices, Frame };

    StatusLine(Document& document, ToolStage& tools, FindingsModel& findings,
               QWidget* parent = nullptr);

    /// Hints shown while no character is open.
    void setStartHints(std::vector<Hint> hints);
    /// Asked a few times a second for the time of the last frame, in ms.
    void setFrameTime(std::function<double()> frameTime);
    /// A reason in place of the hints until it is "" again (a field that takes no such text).
    void setProblem(const QString& problem);
    /// Work under way, 0 … 1; negative = none.
    void setProgress(const QString& text, double fraction, bool canCancel = true);

    /// The hint line as plain text.
    [[nodiscard]] QString hintText() const;
    [[nodiscard]] QString cellText(Cell cell) const;
    [[nodiscard]] QToolButton* cancelButton() const { return m_cancel; }

Q_SIGNALS:
    void cancelRequested();
    void findingsRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    struct Part {
        QString icon;
        QString text;
        bool strong = false;
        Token token;
    };
    struct CellContent {
        std::vector<Part> parts;
        QRect rect;
    };

    using CellParts = std::array<std::vector<Part>, 5>;

    void followHints();
    void followRig(bool readsWeights, CellParts& parts) const;
    void followCells();
    void layOut();
    [[nodiscard]] int widthOf(const CellContent& cell) const;
    [[nodiscard]] int hintsWidth() const;

    Document& m_document;
    ToolStage& m_tools;
    FindingsModel& m_findings;
    std::function<double()> m_frameTime;
    std::vector<Hint> m_startHints;
    std::vector<Hint> m_hints;
    QString m_problem;
    std::array<CellContent, 5> m_cells;
    QWidget* m_progressBox = nullptr;
    QLabel* m_progressText = nullptr;
    QProgressBar* m_progress = nullptr;
    QToolButton* m_cancel = nullptr;
    std::size_t m_vertices = 0;
};

} // namespace rigwright::editor
