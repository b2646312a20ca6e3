// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SkinningPreparer: makes beside the work what some skinning methods need to know of a mesh.
#pragma once

#include "core/skin/skinning_preparation.h"
#include "editor/document/task_runner.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace rigwright::editor {

/// One task a mesh, one after the other, with progress and cancel. Until its end Derived shows the
/// mesh by linear blending, or by the preparation for the weights before. Edited weights are
/// prepared for when the stroke is over and a moment has passed; a cancelled method is left alone
/// until it is chosen again, or another mesh takes the place. `tasks` must be of the document.
class SkinningPreparer : public QObject {
    Q_OBJECT
public:
    SkinningPreparer(Document& document, TaskRunner& tasks, QObject* parent = nullptr);

    /// Something is being prepared, or will be in a moment.
    [[nodiscard]] bool isBusy() const { return m_running || m_timer.isActive(); }

private:
    struct Subject {
        MeshInstanceIndex index;
        SkinningMethod method = SkinningMethod::LinearBlend;
        std::shared_ptr<const Mesh> mesh;
    };
    struct Running {
        TaskRunner::Id id = 0;
        Subject subject;
        bool isDone = false;
    };

    void onChange(const Change& change);
    void follow();
    void start(const Subject& subject);
    void take(const Subject& subject, const SkinningPreparation& preparation);
    void onFinished(TaskRunner::Id id);
    [[nodiscard]] bool isCurrent(const Subject& subject) const;
    [[nodiscard]] std::vector<Subject> wanted() const;

    Document& m_document;
    TaskRunner& m_tasks;
    std::optional<Running> m_running;
    std::vector<Subject> m_cancelled;
    QTimer m_timer;
};

} // namespace rigwright::editor
