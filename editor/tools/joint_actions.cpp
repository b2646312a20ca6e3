// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Keys of the bone tools, by the table of actions.
#include "editor/tools/joint_actions.h"

#include "core/skeleton/bone_tails.h"
#include "editor/commands/bone_edits.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/tools/bone_pick.h"
#include "editor/tools/drag_geometry.h"
#include "editor/tools/joint_drag.h"
#include "editor/tools/modal_transform.h"
#include "editor/tools/snapping.h"
#include "editor/tools/split_drag.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>
#include <vector>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("JointTool", text);
}

std::optional<JointAction> dragOf(const QString& id) {
    static constexpr std::pair<const char*, JointAction> kDrags[] = {
        {"pose.grab", JointAction::Move},           {"pose.turn", JointAction::Rotate},
        {"joints.resize", JointAction::Scale},      {"skeleton.roll", JointAction::Roll},
        {"skeleton.extrude", JointAction::Extrude}, {"skeleton.duplicate", JointAction::Duplicate},
    };
    for (const auto& [name, action] : kDrags)
        if (id == QLatin1String(name))
            return action;
    return std::nullopt;
}

using Edit = Result<Findings> (*)(Document&);

Edit editOf(const QString& id) {
    static constexpr std::pair<const char*, Edit> kEdits[] = {
        {"skeleton.merge", mergeSelectedBones},
        {"skeleton.dissolve", dissolveSelectedBones},
        {"skeleton.delete", [](Document& document) { return deleteSelectedBones(document); }},
        {"skeleton.parent", [](Document& document) { return parentSelectedBones(document); }},
        {"skeleton.unparent", unparentSelectedBones},
    };
    for (const auto& [name, edit] : kEdits)
        if (id == QLatin1String(name))
            return edit;
    return nullptr;
}

KeyResult startDrag(Tool& tool, Document& document, const SkeletonValues& options,
                    JointAction action, const PointerEvent& event, bool byKey) {
    auto drag = std::make_unique<JointDrag>(tool, document, options, action);
    if (drag->isEmpty()) {
        Q_EMIT tool.messageRequested(translated(
            QT_TRANSLATE_NOOP("JointTool", "Choose a bone first: click one in the view or in the "
                                           "list of bones.")));
        return {true, nullptr};
    }
    return {true,
            std::make_unique<ModalTransform>(std::move(drag), motionOf(action), event, !byKey)};
}

} // namespace

KeyResult performJoints(Tool& tool, Document& document, const SkeletonValues& options,
                        const QString& id, const PointerEvent& event, bool byKey) {
    if (const auto action = dragOf(id))
        return startDrag(tool, document, options, *action, event, byKey);
    if (id == QLatin1String("skeleton.split")) {
        if (!byKey)
            return {true, std::make_unique<SplitDrag>(tool, document, event)};
        splitUnder(tool, document, event);
        return {true, nullptr};
    }
    const Edit edit = editOf(id);
    if (!edit)
        return {};
    const std::uint64_t revision = document.revision();
    const Result<Findings> done = edit(document);
    // Somebody has to say who takes the weights over: the command of the menu asks.
    if (!done && done.error().code == "bone-weights-homeless")
        Q_EMIT tool.commandRequested(QStringLiteral("skeleton.delete"));
    else if (!done)
        tool.tell(done.error());
    else if (document.revision() != revision)
        tool.tell(document.undoStack().undoText(), *done);
    return {true, nullptr};
}

BoneIndex pickJoint(Document& document, const PointerEvent& event) {
    constexpr double kHeadPixels = 8.0;
    if (document.session().view().bones == BoneDisplay::None)
        return {};
    std::vector<Vec3d> heads;
    for (const Affine3d& modelFromBone : document.derived().shownFrame().modelFromBone)
        heads.emplace_back(modelFromBone.translation());
    const auto head = nearestPlace(heads, document.derived().drawnBones(), event, kHeadPixels);
    return head ? BoneIndex(*head) : pickBoneStick(document, event);
}

std::optional<BoneCut> cutUnder(const Document& document, BoneIndex bone,
                                const PointerEvent& event) {
    constexpr double kLeast = 0.02; ///< of the length, on both sides
    const Skeleton& skeleton = document.character().skeleton;
    if (bone.value() >= skeleton.boneCount())
        return std::nullopt;
    const Affine3d modelFromBone = restModel(skeleton)[bone.value()];
    const Vec3d head = modelFromBone.translation();
    const Vec3d way =
        modelFromBone * tailOf(skeleton, bone, mainChildren(skeleton)[bone.value()]) - head;
    const double length = way.norm();
    if (!(length > 0.0))
        return std::nullopt;
    const auto along = alongLine(event.ray, head, way / length);
    BoneCut cut;
    cut.fraction = std::clamp(along.value_or(0.5 * length) / length, kLeast, 1.0 - kLeast);
    cut.place = head + cut.fraction * way;
    return cut;
}

} // namespace rigwright::editor
