// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Names as an edit of the skeleton, roles as another character.
#include "editor/commands/name_commands.h"

#include "core/base/sentence.h"
#include "core/skeleton/bone_tails.h"
#include "editor/document/document.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdint>
#include <utility>

namespace rigwright::editor {

std::vector<BoneIndex> newlySharing(const Skeleton& skeleton, const NameChanges& changes) {
    std::vector<std::uint8_t> isChanged(skeleton.boneCount(), 0);
    for (const NameChange& change : changes)
        isChanged[change.bone.value()] = 1;
    const std::vector<BoneIndex> before = sharingNames(skeleton, {});
    std::vector<BoneIndex> sharing = sharingNames(skeleton, changes);
    std::erase_if(sharing, [&](BoneIndex bone) {
        return isChanged[bone.value()] == 0 && std::ranges::binary_search(before, bone);
    });
    return sharing;
}

Result<Findings> renameBones(Document& document, const NameChanges& changes) {
    const Skeleton& skeleton = document.character().skeleton;
    const bool areThere = std::ranges::all_of(changes, [&](const NameChange& change) {
        return change.bone.isValid() && change.bone.value() < skeleton.boneCount();
    });
    if (!areThere)
        return Error{"bone-none", "there is no such bone", "", ""};
    const std::vector<BoneIndex> sharing = newlySharing(skeleton, changes);
    SkeletonEdit edit;
    edit.skeleton = skeleton;
    edit.remap = identityRemap(skeleton.boneCount());
    applyNames(edit.skeleton, changes);
    if (!sharing.empty())
        edit.findings.push_back(
            {"names-duplicate", Severity::Info, sharing.size(), "",
             filled("for instance %1; here bones are told apart by their place, "
                    "other programs go by the name",
                    {boneList(edit.skeleton, sharing)}),
             ""});
    return editSkeleton(document, std::move(edit),
                        {.text = QCoreApplication::translate("Commands", "Rename %n bones", nullptr,
                                                             int(changes.size()))});
}

bool setHumanoidMap(Document& document, const HumanoidMap& map) {
    Character after = document.character();
    after.humanoid = map;
    return replaceCharacter(
        document, std::move(after),
        {.text = QCoreApplication::translate("Commands", "Change the humanoid map")});
}

} // namespace rigwright::editor
