// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands on the pose library: one command that swaps the list of shared poses.
#include "editor/commands/pose_library_commands.h"

#include "core/pose/blend.h"
#include "core/pose/mirror.h"
#include "core/rig/make_control.h"
#include "core/skeleton/bone_names.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/rig_selection.h"
#include "editor/document/document_command.h"

#include <QCoreApplication>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace rigwright::editor {

namespace {

using Library = std::vector<std::shared_ptr<const SavedPose>>;

/// Poses are shared and never changed: the two lists are small.
class SetPoseLibrary : public DocumentCommand {
public:
    SetPoseLibrary(Document& document, Library after, const QString& text)
        : DocumentCommand(document, text), m_before(document.character().poseLibrary),
          m_after(std::move(after)) {}

    void undo() override { put(m_before); }
    void redo() override { put(m_after); }
    [[nodiscard]] std::size_t byteCount() const override {
        // A pose that only one of the lists holds may live on for this step alone.
        std::size_t bytes = sizeof(*this);
        for (const Library* list : {&m_before, &m_after})
            for (const auto& saved : *list)
                bytes += sizeof(saved) +
                         (std::ranges::find(character().poseLibrary, saved) ==
                                  character().poseLibrary.end()
                              ? (saved->pose.local.size() + saved->pose.controls.size()) *
                                    sizeof(Transform)
                              : 0);
        return bytes;
    }
    void freePayload() override {
        m_before.clear();
        m_after.clear();
    }

private:
    [[nodiscard]] const Character& character() const { return m_of.character(); }
    void put(const Library& library) {
        DocumentCommand::character().poseLibrary = library;
        announce(PoseLibraryChanged());
    }

    Library m_before;
    Library m_after;
    const Document& m_of = DocumentCommand::document();
};

QString nameOf(const SavedPose& saved) {
    return saved.name.empty() ? QCoreApplication::translate("Commands", "pose without a name")
                              : QString::fromStdString(saved.name);
}

bool change(Document& document, Library after, const QString& text) {
    document.endOpenEdit();
    document.push(std::make_unique<SetPoseLibrary>(document, std::move(after), text));
    return true;
}

const Library& libraryOf(const Document& document) {
    return document.character().poseLibrary;
}

bool exists(const Document& document, std::size_t pose) {
    return pose < libraryOf(document).size();
}

} // namespace

std::size_t savePose(Document& document, const QString& name) {
    document.endOpenEdit();
    Library after = libraryOf(document);
    after.push_back(
        std::make_shared<const SavedPose>(SavedPose{name.toStdString(), shownPose(document)}));
    const QString text =
        QCoreApplication::translate("Commands", "Save pose %1").arg(nameOf(*after.back()));
    change(document, std::move(after), text);
    return libraryOf(document).size() - 1;
}

bool updateSavedPose(Document& document, std::size_t pose) {
    if (!exists(document, pose))
        return false;
    document.endOpenEdit();
    Library after = libraryOf(document);
    const SavedPose now{after[pose]->name, shownPose(document)};
    if (now == *after[pose])
        return false;
    after[pose] = std::make_shared<const SavedPose>(now);
    return change(document, std::move(after),
                  QCoreApplication::translate("Commands", "Update pose %1").arg(nameOf(now)));
}

bool renameSavedPose(Document& document, std::size_t pose, const QString& name) {
    if (!exists(document, pose) || libraryOf(document)[pose]->name == name.toStdString())
        return false;
    Library after = libraryOf(document);
    SavedPose renamed = *after[pose];
    const QString text =
        QCoreApplication::translate("Commands", "Rename pose %1 to %2").arg(nameOf(renamed), name);
    renamed.name = name.toStdString();
    after[pose] = std::make_shared<const SavedPose>(std::move(renamed));
    return change(document, std::move(after), text);
}

bool removeSavedPose(Document& document, std::size_t pose) {
    if (!exists(document, pose))
        return false;
    Library after = libraryOf(document);
    const QString text =
        QCoreApplication::translate("Commands", "Delete pose %1").arg(nameOf(*after[pose]));
    after.erase(after.begin() + std::ptrdiff_t(pose));
    return change(document, std::move(after), text);
}

bool duplicateSavedPose(Document& document, std::size_t pose) {
    if (!exists(document, pose))
        return false;
    Library after = libraryOf(document);
    SavedPose copy = *after[pose];
    const QString text =
        QCoreApplication::translate("Commands", "Duplicate pose %1").arg(nameOf(copy));
    copy.name = QCoreApplication::translate("Commands", "%1 copy").arg(nameOf(copy)).toStdString();
    after.insert(after.begin() + std::ptrdiff_t(pose) + 1,
                 std::make_shared<const SavedPose>(std::move(copy)));
    return change(document, std::move(after), text);
}

bool moveSavedPose(Document& document, std::size_t pose, std::size_t to) {
    if (!exists(document, pose) || !exists(document, to) || pose == to)
        return false;
    Library after = libraryOf(document);
    const auto moved = after[pose];
    after.erase(after.begin() + std::ptrdiff_t(pose));
    after.insert(after.begin() + std::ptrdiff_t(to), moved);
    return change(document, std::move(after),
                  QCoreApplication::translate("Commands", "Move pose %1").arg(nameOf(*moved)));
}

bool applySavedPose(Document& document, const PoseApplication& application) {
    if (!exists(document, application.pose))
        return false;
    document.endOpenEdit();
    const std::shared_ptr<const SavedPose> saved = libraryOf(document)[application.pose];
    const Character& character = document.character();
    const Skeleton& skeleton = character.skeleton;
    const Rig& rig = rigOf(character);
    Pose from = shownPose(document);
    // One from before an edit of the rig is no longer a pose of this character.
    if (application.from && application.from->controls.size() == from.controls.size() &&
        application.from->ikWeights.size() == from.ikWeights.size())
        from = *application.from;
    Pose target = saved->pose;
    if (application.mirrored) {
        target.local = mirrorPose(skeleton, mirrorBones(skeleton), target.local);
        mirrorControlValues(rig, skeleton, target.controls, target.ikWeights);
    }
    const Pose reached = blend(from, target, application.amount);
    Pose wanted = application.bones.empty() ? reached : from;
    for (const BoneIndex bone : application.bones)
        if (bone.isValid() && bone.value() < wanted.local.size())
            wanted.local[bone.value()] = reached.local[bone.value()];
    if (!application.bones.empty()) {
        const std::vector<ControlIndex> controls = controlsOn(rig, application.bones);
        for (const ControlIndex control : controls)
            wanted.controls[control.value()] = reached.controls[control.value()];
        for (const IkHandleIndex handle : handlesOf(rig, controls))
            wanted.ikWeights[handle.value()] = reached.ikWeights[handle.value()];
    }
    const QString text =
        (application.mirrored ? QCoreApplication::translate("Commands", "Apply pose %1 mirrored")
                              : QCoreApplication::translate("Commands", "Apply pose %1"))
            .arg(nameOf(*saved));
    return poseWhole(document, wanted, text, application.mergeToken);
}

} // namespace rigwright::editor
