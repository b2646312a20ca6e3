// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One command that holds the rig, poses and clips that the document does not.
#include "editor/commands/rig_content.h"

#include "editor/commands/command_bytes.h"
#include "editor/commands/rig_selection.h"
#include "editor/commands/session_fit.h"
#include "editor/document/document.h"
#include "editor/document/document_command.h"

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

template <class Value>
bool sameShared(const std::shared_ptr<const Value>& a, const std::shared_ptr<const Value>& b) {
    return a == b || (a && b && *a == *b);
}

/// Where only the pointer differs, the document's own goes on: it is then held once.
template <class Value>
void share(std::vector<std::shared_ptr<const Value>>& after,
           const std::vector<std::shared_ptr<const Value>>& before) {
    for (std::size_t i = 0; i < std::min(after.size(), before.size()); ++i)
        if (sameShared(after[i], before[i]))
            after[i] = before[i];
}

std::size_t bytesOfPose(const Pose& pose) {
    return (pose.local.size() + pose.controls.size()) * sizeof(Transform) +
           pose.ikWeights.size() * sizeof(double);
}

std::size_t heldBytes(const RigContent& held, const Character& other) {
    std::size_t bytes = bytesOfPose(held.pose) + clipBytesBeside(held.clips, other.clips);
    if (held.rig && held.rig != other.rig)
        bytes += bytesOf(*held.rig);
    for (std::size_t i = 0; i < held.poseLibrary.size(); ++i)
        if (i >= other.poseLibrary.size() || held.poseLibrary[i] != other.poseLibrary[i])
            bytes += bytesOfPose(held.poseLibrary[i]->pose);
    return bytes;
}

/// Nothing comes, goes or changes its place.
bool keepsCounts(const Rig& before, const Rig& after, const RigRemap& remap) {
    const auto stays = [](const auto& numbers, std::size_t count) {
        if (numbers.size() != count)
            return false;
        for (std::size_t i = 0; i < count; ++i)
            if (!numbers[i].isValid() || numbers[i].value() != i)
                return false;
        return true;
    };
    return before.controls.size() == after.controls.size() &&
           before.handles.size() == after.handles.size() &&
           before.constraints.size() == after.constraints.size() &&
           before.sets.size() == after.sets.size() &&
           before.jointLimits.size() == after.jointLimits.size() &&
           stays(remap.controls, before.controls.size()) &&
           stays(remap.handles, before.handles.size());
}

class RigCommand : public DocumentCommand {
public:
    RigCommand(Document& document, RigContent after, Selection selected, bool sameCounts,
               const RigStep& step)
        : DocumentCommand(document, step.text), m_other(std::move(after)),
          m_before(document.session().selection()), m_after(std::move(selected)),
          m_mergeToken(step.mergeToken), m_bytes(heldBytes(m_other, document.character())),
          m_sameCounts(sameCounts) {}

    void undo() override { swap(m_before); }
    void redo() override { swap(m_after); }

    [[nodiscard]] int id() const override { return m_mergeToken != 0 ? kId : -1; }
    bool mergeWith(const QUndoCommand* later) override {
        const auto* step = dynamic_cast<const RigCommand*>(later);
        if (!step || step->m_mergeToken != m_mergeToken)
            return false;
        // What the later one holds is the state between the two: nobody goes there any more.
        m_after = step->m_after;
        m_bytes = std::max(m_bytes, step->m_bytes);
        m_sameCounts = m_sameCounts && step->m_sameCounts;
        setText(step->text());
        setObsolete(isContentOf(m_other, character())); // dragged back to where it began
        return true;
    }
    [[nodiscard]] std::size_t byteCount() const override { return sizeof(*this) + m_bytes; }
    void freePayload() override { m_other = {}; }

private:
    static constexpr int kId = 3;

    void swap(const Selection& selection) {
        Character& now = character();
        // Nothing of the session may speak of what goes, at any moment; views follow the change.
        fitSession(document(), {now.skeleton.boneCount(), now.meshes.size(), now.clips.size(),
                                std::min(m_other.pose.controls.size(), now.pose.controls.size())});
        std::swap(now.rig, m_other.rig);
        std::swap(now.pose, m_other.pose);
        std::swap(now.poseLibrary, m_other.poseLibrary);
        std::swap(now.clips, m_other.clips);
        announce(RigChanged{m_sameCounts});
        document().session().setSelection(selection);
    }

    RigContent m_other; ///< what the document does not hold at the moment
    Selection m_before;
    Selection m_after;
    std::uint64_t m_mergeToken;
    std::size_t m_bytes;
    bool m_sameCounts;
};

/// After the edit: what is left of the selection, or what the step asks for.
Selection selectedAfter(const Selection& now, const RigSwap& swap, const RigStep& step) {
    Selection after = now;
    if (!step.select) {
        after.controls = keptControls(swap.remap, now.controls);
        after.activeControl = keptControl(swap.remap, now.activeControl);
        return after;
    }
    const std::size_t count = swap.after.rig ? swap.after.rig->controls.size() : 0;
    after.controls = *step.select;
    std::erase_if(after.controls, [count](ControlIndex control) {
        return !control.isValid() || control.value() >= count;
    });
    after.activeControl = after.controls.empty() ? ControlIndex() : after.controls.back();
    if (after.activeControl.isValid()) {
        after.bones.clear();
        after.activeBone = swap.after.rig->controls[after.activeControl.value()].bone;
    }
    return after;
}

} // namespace

RigContent rigContent(const Character& character) {
    return {character.rig, character.pose, character.poseLibrary, character.clips};
}

bool isContentOf(const RigContent& content, const Character& character) {
    return sameShared(content.rig, character.rig) && content.pose == character.pose &&
           std::ranges::equal(content.poseLibrary, character.poseLibrary, sameShared<SavedPose>) &&
           std::ranges::equal(content.clips, character.clips, sameShared<Clip>);
}

bool pushRig(Document& document, RigSwap swap, const RigStep& step) {
    document.endOpenEdit();
    const Character& character = document.character();
    const Selection selected = selectedAfter(document.session().selection(), swap, step);
    if (isContentOf(swap.after, character)) {
        if (step.select)
            document.session().setSelection(selected);
        return false;
    }
    share(swap.after.clips, character.clips);
    share(swap.after.poseLibrary, character.poseLibrary);
    static const Rig kNone;
    const Rig& after = swap.after.rig ? *swap.after.rig : kNone;
    const bool sameCounts = !swap.moved && keepsCounts(rigOf(character), after, swap.remap);
    document.push(
        std::make_unique<RigCommand>(document, std::move(swap.after), selected, sameCounts, step));
    return true;
}

} // namespace rigwright::editor
