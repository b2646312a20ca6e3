// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on bone flags.
#include "editor/commands/bone_flag_commands.h"

#include "editor/commands/bone_text.h"
#include "editor/document/document_command.h"

#include <QCoreApplication>

#include <algorithm>
#include <vector>

namespace rigwright::editor {

namespace {

struct FlagSwap {
    BoneIndex bone;
    BoneFlags before;
    BoneFlags after;
};

class SetBoneFlags : public DocumentCommand {
public:
    SetBoneFlags(Document& document, std::vector<FlagSwap> swaps, const QString& text)
        : DocumentCommand(document, text), m_swaps(std::move(swaps)) {}

    void undo() override {
        for (const FlagSwap& swap : m_swaps)
            character().boneFlags[swap.bone.value()] = swap.before;
        announce(BoneFlagsChanged());
    }
    void redo() override {
        for (const FlagSwap& swap : m_swaps)
            character().boneFlags[swap.bone.value()] = swap.after;
        announce(BoneFlagsChanged());
    }
    [[nodiscard]] std::size_t byteCount() const override {
        return sizeof(*this) + m_swaps.size() * sizeof(FlagSwap);
    }
    void freePayload() override { m_swaps = {}; }

private:
    std::vector<FlagSwap> m_swaps;
};

/// Of const and of mutable flags.
template <class Flags>
auto& flagIn(Flags& flags, BoneFlag flag) {
    switch (flag) {
    case BoneFlag::Locked:
        return flags.locked;
    case BoneFlag::Solo:
        return flags.solo;
    case BoneFlag::Hidden:
        break;
    }
    return flags.hidden;
}

void addSwap(std::vector<FlagSwap>& swaps, const Character& character, BoneIndex bone,
             BoneFlag flag, bool value) {
    if (!bone.isValid() || bone.value() >= character.boneFlags.size())
        return;
    const BoneFlags before = character.boneFlags[bone.value()];
    BoneFlags after = before;
    flagIn(after, flag) = value;
    if (!(after == before))
        swaps.push_back({bone, before, after});
}

QString verb(BoneFlag flag, bool value) {
    if (flag == BoneFlag::Locked)
        return value ? QCoreApplication::translate("Commands", "Lock %1")
                     : QCoreApplication::translate("Commands", "Unlock %1");
    if (flag == BoneFlag::Solo)
        return value ? QCoreApplication::translate("Commands", "Solo %1")
                     : QCoreApplication::translate("Commands", "End solo of %1");
    return value ? QCoreApplication::translate("Commands", "Hide %1")
                 : QCoreApplication::translate("Commands", "Show %1");
}

/// With the listed bones alone set (or alone not set).
QString exclusiveVerb(BoneFlag flag, bool value) {
    if (flag == BoneFlag::Locked)
        return value ? QCoreApplication::translate("Commands", "Lock only %1")
                     : QCoreApplication::translate("Commands", "Lock all but %1");
    if (flag == BoneFlag::Solo)
        return value ? QCoreApplication::translate("Commands", "Solo only %1")
                     : QCoreApplication::translate("Commands", "Solo all but %1");
    return value ? QCoreApplication::translate("Commands", "Hide only %1")
                 : QCoreApplication::translate("Commands", "Show only %1");
}

QString subject(const Character& character, std::span<const FlagSwap> swaps) {
    if (swaps.size() == 1)
        return boneText(character, swaps.front().bone);
    return QCoreApplication::translate("Commands", "%n bones", nullptr, int(swaps.size()));
}

bool pushSwaps(Document& document, std::vector<FlagSwap> swaps, const QString& text) {
    if (swaps.empty())
        return false;
    document.push(std::make_unique<SetBoneFlags>(document, std::move(swaps), text));
    return true;
}

} // namespace

bool flagOf(const BoneFlags& flags, BoneFlag flag) {
    return flagIn(flags, flag);
}

bool setBoneFlag(Document& document, std::span<const BoneIndex> bones, BoneFlag flag, bool value) {
    const Character& character = document.character();
    std::vector<FlagSwap> swaps;
    for (const BoneIndex bone : bones)
        addSwap(swaps, character, bone, flag, value);
    const QString text = verb(flag, value).arg(subject(character, swaps));
    return pushSwaps(document, std::move(swaps), text);
}

bool setBoneFlagExclusively(Document& document, std::span<const BoneIndex> bones, BoneFlag flag,
                            bool value) {
    const Character& character = document.character();
    std::vector<FlagSwap> swaps;
    for (std::size_t i = 0; i < character.boneFlags.size(); ++i) {
        const bool listed = std::ranges::find(bones, BoneIndex(i)) != bones.end();
        addSwap(swaps, character, BoneIndex(i), flag, listed == value);
    }
    const QString text = exclusiveVerb(flag, value).arg(bonesText(character, bones));
    return pushSwaps(document, std::move(swaps), text);
}

bool setBoneColour(Document& document, std::span<const BoneIndex> bones,
                   std::optional<std::uint32_t> colour) {
    const Character& character = document.character();
    std::vector<FlagSwap> swaps;
    for (const BoneIndex bone : bones) {
        if (!bone.isValid() || bone.value() >= character.boneFlags.size())
            continue;
        const BoneFlags before = character.boneFlags[bone.value()];
        BoneFlags after = before;
        after.colour = colour;
        if (!(after == before))
            swaps.push_back({bone, before, after});
    }
    const QString text =
        (colour ? QCoreApplication::translate("Commands", "Colour %1")
                : QCoreApplication::translate("Commands", "Automatic colour of %1"))
            .arg(subject(character, swaps));
    return pushSwaps(document, std::move(swaps), text);
}

QString heldBoneText(const Character& character, BoneIndex bone) {
    if (character.boneFlags[bone.value()].locked)
        return QCoreApplication::translate("Commands",
                                           "%1 is locked: unlock it to change its weights.")
            .arg(boneText(character, bone));
    if (heldBones(character.boneFlags)[bone.value()] != 0)
        return QCoreApplication::translate(
                   "Commands", "Other bones are solo: make %1 solo, too, or end solo, to change "
                               "its weights.")
            .arg(boneText(character, bone));
    return {};
}

} // namespace rigwright::editor
