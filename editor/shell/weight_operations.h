// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// WeightOperations: smoothing, sharpening, pruning, limiting, quantising by numbers that can be
/// changed afterwards.
#pragma once

#include "editor/commands/weight_tasks.h"
#include "editor/panels/operation_strip.h"
#include "editor/shell/action_bindings.h"

#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>

namespace rigwright::editor {

/// An operation runs at once with the numbers of the last time, and its numbers then stand in the
/// strip; another number takes the step back and runs it anew, on the same vertices. That can be
/// done as long as nothing has been done since, not even undone. The numbers are remembered in the
/// user's settings.
class WeightOperations : public QObject {
    Q_OBJECT
public:
    /// `strip` outlives this.
    WeightOperations(const ActionContext& context, OperationStrip& strip, QObject* parent);

    void bind();
    [[nodiscard]] const OperationNumbers& numbers() const { return m_numbers; }
    /// Whether the last operation can still be changed.
    [[nodiscard]] bool canAdjust() const;

private:
    /// An operation, and the vertices that were selected when it was asked for.
    struct Run {
        NumberedOperation operation = NumberedOperation::Smooth;
        std::shared_ptr<const TaskScope> rows;
    };
    /// What was run last, and what the document was after it.
    struct LastRun {
        Run run;
        std::uint64_t revision = 0;
        bool pushed = false; ///< it changed something
    };

    [[nodiscard]] WeightOperation make(NumberedOperation operation) const;
    void run(NumberedOperation operation);
    void start(const Run& run);
    void adjust(const OperationNumbers& numbers);
    void follow();
    void store() const;

    ActionContext m_context;
    OperationStrip& m_strip;
    OperationNumbers m_numbers;
    std::optional<LastRun> m_last;
    Run m_running; ///< by the task, or the last one
    bool m_isRerunning = false;
    TaskRunner::Id m_task = 0; ///< 0: none is running
};

} // namespace rigwright::editor
