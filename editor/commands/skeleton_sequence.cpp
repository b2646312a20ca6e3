// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Edits in sequence: bones are followed through the remaps.
#include "editor/commands/skeleton_sequence.h"

#include "core/character/edit_skeleton.h"
#include "core/io/show_roots.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace rigwright::editor {

SkeletonSequence::SkeletonSequence(const Character& before) : m_character(before) {
    for (std::size_t bone = 0; bone < before.skeleton.boneCount(); ++bone)
        m_newOf.emplace_back(bone);
    m_heirOf = m_newOf;
}

BoneIndex SkeletonSequence::now(BoneIndex bone) const {
    return bone.isValid() ? m_heirOf[bone.value()] : BoneIndex();
}

Result<void> SkeletonSequence::add(const Result<SkeletonEdit>& edit) {
    if (!edit)
        return edit.error();
    Result<CharacterEdit> done = editCharacter(m_character, *edit);
    if (!done)
        return done.error();
    if (!done->newRoots.empty())
        showRoots(done->character, done->newRoots);
    m_character = std::move(done->character);
    for (BoneIndex& bone : m_newOf)
        bone = edit->remap.of(bone);
    for (BoneIndex& bone : m_heirOf)
        bone = edit->remap.heir(bone);
    m_made = keptBones(edit->remap, m_made);
    m_made.insert(m_made.end(), edit->made.begin(), edit->made.end());
    m_findings.insert(m_findings.end(), done->findings.begin(), done->findings.end());
    return {};
}

Findings SkeletonSequence::push(Document& document, SkeletonStep step) && {
    if (!step.select) {
        const Selection& selection = document.session().selection();
        std::vector<BoneIndex> kept;
        for (const BoneIndex bone : selection.bones)
            if (const BoneIndex after = m_newOf[bone.value()]; after.isValid())
                kept.push_back(after);
        if (const BoneIndex active = now(selection.activeBone); active.isValid())
            kept.push_back(active); // the last one is the active one
        step.select = std::move(kept);
    }
    replaceCharacter(document, std::move(m_character), step);
    return std::move(m_findings);
}

void SkeletonSequence::preview(Document& document) const {
    document.derived().setPreview(std::make_shared<const Character>(m_character));
}

} // namespace rigwright::editor
