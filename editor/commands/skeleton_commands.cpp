// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One command that holds the character that the document does not.
#include "editor/commands/skeleton_commands.h"

#include "core/character/edit_skeleton.h"
#include "core/io/show_roots.h"
#include "core/rig/rig_edit.h"
#include "editor/commands/command_bytes.h"
#include "editor/commands/rig_selection.h"
#include "editor/commands/session_fit.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/document/document_command.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace rigwright::editor {

namespace {

/// What `held` holds beyond what the two share: rows are counted whole where they differ.
std::size_t bytesBeside(const Character& held, const Character& other) {
    std::size_t bytes =
        held.skeleton.boneCount() * (3 * sizeof(Transform) + sizeof(BoneFlags) + 64);
    for (std::size_t i = 0; i < held.meshes.size(); ++i) {
        const MeshInstance& mesh = held.meshes[i];
        const bool known = i < other.meshes.size();
        const std::size_t vertices = mesh.mesh->vertexCount();
        if (!known || other.meshes[i].mesh != mesh.mesh)
            bytes += vertices * 2 * sizeof(Vec3f);
        if (mesh.binding && (!known || !(other.meshes[i].binding == mesh.binding)))
            bytes += vertices * 4 * sizeof(Influence);
    }
    bytes += clipBytesBeside(held.clips, other.clips);
    if (held.rig != other.rig)
        bytes += bytesOf(rigOf(held));
    return bytes;
}

class SkeletonCommand : public DocumentCommand {
public:
    SkeletonCommand(Document& document, Character after, Selection selected,
                    const SkeletonStep& step)
        : DocumentCommand(document, step.text), m_other(std::move(after)),
          m_before(document.session().selection()), m_after(std::move(selected)),
          m_mergeToken(step.mergeToken), m_bytes(bytesBeside(m_other, document.character())) {}

    void undo() override { swap(m_before); }
    void redo() override { swap(m_after); }

    [[nodiscard]] int id() const override { return m_mergeToken != 0 ? kId : -1; }
    bool mergeWith(const QUndoCommand* later) override {
        const auto* step = dynamic_cast<const SkeletonCommand*>(later);
        if (!step || step->m_mergeToken != m_mergeToken)
            return false;
        // What the later one holds is the state between the two: nobody goes there any more.
        m_after = step->m_after;
        m_bytes = std::max(m_bytes, step->m_bytes);
        setText(step->text());
        setObsolete(m_other == document().character()); // dragged back to where it began
        return true;
    }
    [[nodiscard]] std::size_t byteCount() const override { return sizeof(*this) + m_bytes; }
    void freePayload() override { m_other = {}; }

private:
    static constexpr int kId = 2;

    void swap(const Selection& selection) {
        // Nothing of the session may speak of what goes, at any moment; views follow the change.
        const Character& now = character();
        fitSession(document(), {std::min(m_other.skeleton.boneCount(), now.skeleton.boneCount()),
                                std::min(m_other.meshes.size(), now.meshes.size()),
                                std::min(m_other.clips.size(), now.clips.size()),
                                std::min(m_other.pose.controls.size(), now.pose.controls.size())});
        std::swap(character(), m_other);
        announce(DocumentReset());
        document().session().setSelection(selection);
    }

    Character m_other; ///< what the document does not hold at the moment
    Selection m_before;
    Selection m_after;
    std::uint64_t m_mergeToken;
    std::size_t m_bytes;
};

/// After the edit: what is left of the selection, or what the step asks for.
Selection selectedAfter(const Selection& now, const SkeletonStep& step, const BoneRemap* remap,
                        const RigRemap* rigRemap) {
    Selection after = now;
    if (rigRemap) {
        after.controls = keptControls(*rigRemap, now.controls);
        after.activeControl = keptControl(*rigRemap, now.activeControl);
    }
    if (step.select) {
        after.controls.clear();
        after.activeControl = {};
        after.bones = *step.select;
        after.activeBone = after.bones.empty() ? BoneIndex() : after.bones.back();
    } else if (remap) {
        after.bones = keptBones(*remap, now.bones);
        after.activeBone = remap->heir(now.activeBone);
        if (after.activeBone.isValid())
            after.bones.push_back(after.activeBone);
    }
    std::ranges::sort(after.bones);
    const auto repeated = std::ranges::unique(after.bones);
    after.bones.erase(repeated.begin(), repeated.end());
    return after;
}

/// The character after the edit as it would be pushed.
Result<CharacterEdit> worked(const Document& document, const SkeletonEdit& edit) {
    Result<CharacterEdit> done = editCharacter(document.character(), edit);
    if (done && !done->newRoots.empty())
        showRoots(done->character, done->newRoots);
    return done;
}

} // namespace

bool replaceCharacter(Document& document, Character after, const SkeletonStep& step,
                      const BoneRemap* remap, const RigRemap* rigRemap) {
    document.endOpenEdit();
    Selection selected = selectedAfter(document.session().selection(), step, remap, rigRemap);
    const auto isThere = [&after](BoneIndex bone) {
        return bone.isValid() && bone.value() < after.skeleton.boneCount();
    };
    std::erase_if(selected.bones, [&](BoneIndex bone) { return !isThere(bone); });
    if (!isThere(selected.activeBone))
        selected.activeBone = {};
    const auto isGone = [controls = rigOf(after).controls.size()](ControlIndex control) {
        return !control.isValid() || control.value() >= controls;
    };
    // Controls that went with their bones have given their numbers to others.
    if (!rigRemap && rigOf(after).controls.size() != rigOf(document.character()).controls.size())
        selected.controls.clear();
    std::erase_if(selected.controls, isGone);
    if (!std::ranges::binary_search(selected.controls, selected.activeControl))
        selected.activeControl = {};
    if (after == document.character()) {
        document.session().setSelection(selected);
        return false;
    }
    document.push(std::make_unique<SkeletonCommand>(document, std::move(after), selected, step));
    return true;
}

Result<Findings> editSkeleton(Document& document, const Result<SkeletonEdit>& edit,
                              const SkeletonStep& step) {
    if (!edit)
        return edit.error();
    document.endOpenEdit(); // what a stroke has done so far is no part of it
    Result<CharacterEdit> done = worked(document, *edit);
    if (!done)
        return done.error();
    const Character& before = document.character();
    const RigRemap rigRemap = followSkeleton(rigOf(before), before.skeleton, *edit).remap;
    replaceCharacter(document, std::move(done->character), step, &edit->remap, &rigRemap);
    return std::move(done->findings);
}

Result<Findings> previewSkeleton(Document& document, const Result<SkeletonEdit>& edit) {
    if (!edit)
        return edit.error();
    Result<CharacterEdit> done = worked(document, *edit);
    if (!done)
        return done.error();
    document.derived().setPreview(std::make_shared<const Character>(std::move(done->character)));
    return std::move(done->findings);
}

void endSkeletonPreview(Document& document) {
    document.derived().setPreview(nullptr);
}

} // namespace rigwright::editor
