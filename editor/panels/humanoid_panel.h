// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// HumanoidPanel: what the skeleton wants to be a good humanoid, each with the way to mend it.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/character/humanoid_check.h"

#include <QStringList>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QScrollArea;

namespace rigwright::editor {

class Document;

/// Checks when it is seen, and not for each pixel of a drag.
class HumanoidPanel : public QWidget {
    Q_OBJECT
public:
    explicit HumanoidPanel(Document& document, QWidget* parent = nullptr);

    /// As shown, from the top.
    [[nodiscard]] QStringList sentences() const;
    /// The word at the right of a row; nullptr where there is none.
    [[nodiscard]] QPushButton* action(const QString& sentence) const;

Q_SIGNALS:
    /// The humanoid map is asked for: to be read, or completed by hand.
    void mapRequested();
    /// Bones that are missing are to be added.
    void templateRequested();
    /// The pose in which the meshes were bound is to be seen.
    void bindPoseRequested();
    void messageRequested(const QString& message);

protected:
    void showEvent(QShowEvent* event) override;

private:
    enum class Mark { Good, Warning, Note };
    struct Row {
        Mark mark = Mark::Good;
        QString sentence;
        QString toolTip = {};
        QString word = {}; ///< "": nothing can be done by a click
        std::function<void()> run = {};
    };

    void invalidate();
    void check();
    void fill();
    [[nodiscard]] std::vector<Row> rows();
    void addRoles(std::vector<Row>& rows);
    void addSides(std::vector<Row>& rows);
    void addLimbs(std::vector<Row>& rows);
    void addParts(std::vector<Row>& rows);
    [[nodiscard]] QWidget* makeRow(const Row& row);
    void bend(const std::vector<HumanoidRole>& roles, const QString& text);
    void report(const Result<Findings>& result);

    Document& m_document;
    QScrollArea* m_scroll = nullptr;
    QTimer m_later;
    bool m_stale = true;
    std::optional<HumanoidCheck> m_check; ///< none: no bones
    std::vector<QLabel*> m_sentences;
    std::vector<QPushButton*> m_words; ///< by row; nullptr where there is none
};

} // namespace rigwright::editor
