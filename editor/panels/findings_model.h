// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FindingsModel: what checks find in the character as it is, kept up to date in the background.
#pragma once

#include "core/base/finding.h"
#include "editor/document/task_runner.h"

#include <QAbstractListModel>
#include <QTimer>

#include <memory>

namespace rigwright::editor {

class Document;

/// Runs lint on a copy of the character, as a quiet task, a moment after the last change; a result
/// that was overtaken by a change is dropped and asked for again.
class FindingsModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { SeverityRole = Qt::UserRole, FixRole, FixTextRole };

    FindingsModel(Document& document, TaskRunner& tasks, QObject* parent = nullptr);
    ~FindingsModel() override;

    [[nodiscard]] const Findings& findings() const { return m_findings; }
    [[nodiscard]] std::size_t count(Severity severity) const;
    [[nodiscard]] bool isChecking() const { return m_task != 0 || m_delay.isActive(); }
    /// Influences a vertex may have before it is a finding.
    void setMaxInfluences(std::size_t most);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    void updated();

private:
    void schedule();
    void start();
    void take(Findings findings);
    void afterTask();

    Document& m_document;
    TaskRunner& m_tasks;
    TaskRunner::Id m_task = 0;
    QTimer m_delay;
    Findings m_findings;
    std::size_t m_maxInfluences = 4;
    bool m_stale = false;
};

} // namespace rigwright::editor
