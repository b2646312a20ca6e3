// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// SkeletonSequence: several edits of a skeleton, one after the other, that are one step.
#pragma once

#include "core/character/character.h"
#include "editor/commands/skeleton_commands.h"

#include <utility>
#include <vector>

namespace rigwright::editor {

/// Works on a copy: the document is touched by push() alone, so that where one edit of several
/// cannot be done, none is.
class SkeletonSequence {
public:
    explicit SkeletonSequence(const Character& before);

    /// After the edits so far: what the next one is of.
    [[nodiscard]] const Character& character() const { return m_character; }
    [[nodiscard]] const Skeleton& skeleton() const { return m_character.skeleton; }
    /// The number now of a bone of the beginning: its own, its heir's, or none.
    [[nodiscard]] BoneIndex now(BoneIndex bone) const;
    /// New bones of all edits that are still there, by their numbers now.
    [[nodiscard]] const std::vector<BoneIndex>& made() const { return m_made; }
    [[nodiscard]] const Findings& findings() const { return m_findings; }

    /// An edit of skeleton(). Errors as editSkeleton(); nothing is added then.
    Result<void> add(const Result<SkeletonEdit>& edit);

    /// Something else that the user should know.
    void note(Finding finding) { m_findings.push_back(std::move(finding)); }

    /// All edits as one step of the document that they began with; returns as editSkeleton().
    Findings push(Document& document, SkeletonStep step) &&;
    /// As previewSkeleton().
    void preview(Document& document) const;

private:
    Character m_character;
    std::vector<BoneIndex> m_newOf;  ///< by bone of the beginning
    std::vector<BoneIndex> m_heirOf; ///< the same
    std::vector<BoneIndex> m_made;
    Findings m_findings;
};

} // namespace rigwright::editor
