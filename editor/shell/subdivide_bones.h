// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SubdivideBones: cutting the selected bones into pieces, whose number can be changed afterwards.
#pragma once

#include "editor/panels/operation_strip.h"
#include "editor/shell/action_bindings.h"

#include <QObject>

#include <cstdint>

namespace rigwright::editor {

/// Cuts at once, into as many pieces as the last time; the number then stands in the strip, where
/// another one takes the step back and cuts anew, as long as nothing has been done since.
class SubdivideBones : public QObject {
    Q_OBJECT
public:
    /// `parts` outlive this.
    SubdivideBones(const ActionContext& context, const SkeletonParts& parts, QObject* parent);

    void run();

private:
    bool cut(int pieces);
    void adjust(const OperationNumbers& numbers);
    void follow();

    ActionContext m_context;
    SkeletonParts m_parts;
    OperationNumbers m_numbers;
    std::uint64_t m_revision = 0; ///< of the document after the cut; 0: nothing can be changed
    bool m_isCutting = false;
};

} // namespace rigwright::editor
