// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Poses to JSON and back by names, and mirrored poses.
#include "editor/commands/pose_clipboard.h"

#include "core/pose/mirror.h"
#include "core/rig/make_control.h"
#include "core/skeleton/bone_names.h"
#include "editor/commands/bone_text.h"
#include "editor/commands/pose_commands.h"
#include "editor/commands/rig_selection.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <map>
#include <string>
#include <vector>

namespace rigwright::editor {

namespace {

/// Moves and turns from rest, in the bone's own rest axes; scale as a factor.
struct Offset {
    Vec3d translation;
    Quatd rotation;
    Vec3d scale;
};

Offset offsetFromRest(const Transform& rest, const Transform& local) {
    return {rest.rotation.conjugate() * (local.translation - rest.translation),
            (rest.rotation.conjugate() * local.rotation).normalized(),
            local.scale.cwiseQuotient(rest.scale)};
}

Transform withOffset(const Transform& rest, const Offset& offset) {
    Transform local = rest;
    local.translation += rest.rotation * offset.translation;
    local.rotation = (rest.rotation * offset.rotation).normalized();
    local.scale = rest.scale.cwiseProduct(offset.scale);
    return local;
}

QJsonArray toJson(const Vec3d& v) {
    return {v.x(), v.y(), v.z()};
}

std::optional<Vec3d> vectorFrom(const QJsonValue& value) {
    const QJsonArray array = value.toArray();
    if (array.size() != 3)
        return std::nullopt;
    Vec3d v;
    for (int i = 0; i < 3; ++i) {
        if (!array[i].isDouble())
            return std::nullopt;
        v[i] = array[i].toDouble();
    }
    return v;
}

std::optional<Offset> offsetFrom(const QJsonObject& json) {
    const auto translation = vectorFrom(json[QLatin1String("translation")]);
    const auto scale = vectorFrom(json[QLatin1String("scale")]);
    const QJsonArray turn = json[QLatin1String("rotation")].toArray();
    if (!translation || !scale || turn.size() != 4)
        return std::nullopt;
    const Quatd rotation(turn[3].toDouble(), turn[0].toDouble(), turn[1].toDouble(),
                         turn[2].toDouble());
    constexpr double kLeastNorm = 1e-6;
    if (!(rotation.norm() > kLeastNorm))
        return std::nullopt;
    return Offset{*translation, rotation.normalized(), *scale};
}

/// Places in a list by name; names that occur twice are left out.
template <class List, class Name>
std::map<std::string, std::size_t> byName(const List& list, Name name) {
    std::map<std::string, std::size_t> places;
    std::map<std::string, int> count;
    for (std::size_t i = 0; i < list.size(); ++i) {
        places[name(list[i])] = i;
        ++count[name(list[i])];
    }
    std::erase_if(places, [&](const auto& entry) { return count[entry.first] != 1; });
    return places;
}

std::map<std::string, std::size_t> bonesByName(const Skeleton& skeleton) {
    return byName(skeleton.names, [](const std::string& name) { return name; });
}

QJsonObject entryOf(const char* kind, const std::string& name, const Offset& offset) {
    const Quatd& turn = offset.rotation;
    return {{QLatin1String(kind), QString::fromStdString(name)},
            {"translation", toJson(offset.translation)},
            {"rotation", QJsonArray{turn.x(), turn.y(), turn.z(), turn.w()}},
            {"scale", toJson(offset.scale)}};
}

/// All controls, or those on the bones and the selected ones.
std::vector<ControlIndex> copiedControls(const Document& document,
                                         std::span<const BoneIndex> bones) {
    const Rig& rig = rigOf(document.character());
    std::vector<ControlIndex> controls;
    if (bones.empty())
        for (std::size_t i = 0; i < rig.controls.size(); ++i)
            controls.emplace_back(i);
    else
        controls = controlsOn(rig, bones);
    for (const ControlIndex selected : document.session().selection().controls)
        if (selected.value() < rig.controls.size() &&
            std::ranges::find(controls, selected) == controls.end())
            controls.push_back(selected);
    return controls;
}

/// Values of controls, and weights of the handles that they are targets of.
void copyRig(const Document& document, const Pose& pose, std::span<const BoneIndex> bones,
             QJsonObject& json) {
    const Rig& rig = rigOf(document.character());
    const std::vector<ControlIndex> controls = copiedControls(document, bones);
    QJsonArray values;
    for (const ControlIndex control : controls) {
        const Transform& value = pose.controls[control.value()];
        values.append(entryOf("control", rig.controls[control.value()].name,
                              {value.translation, value.rotation, value.scale}));
    }
    QJsonArray weights;
    for (std::size_t i = 0; i < rig.handles.size(); ++i)
        if (bones.empty() ||
            std::ranges::find(controls, rig.handles[i].target.control) != controls.end())
            weights.append(QJsonObject{{"handle", QString::fromStdString(rig.handles[i].name)},
                                       {"weight", pose.ikWeights[i]}});
    if (!values.isEmpty())
        json.insert(QLatin1String("controls"), values);
    if (!weights.isEmpty())
        json.insert(QLatin1String("handles"), weights);
}

/// What of the rig was in the clipboard and is here, by name; others are no loss of the pose.
struct PastedRig {
    std::vector<std::size_t> controls;
    std::vector<std::size_t> handles;
};
PastedRig pasteRig(const Rig& rig, const QJsonObject& json, Pose& pose) {
    PastedRig pasted;
    const auto controls = byName(rig.controls, [](const Control& control) { return control.name; });
    for (const QJsonValue& value : json[QLatin1String("controls")].toArray()) {
        const QJsonObject entry = value.toObject();
        const auto found = controls.find(entry[QLatin1String("control")].toString().toStdString());
        const auto offset = offsetFrom(entry);
        if (found == controls.end() || !offset)
            continue;
        const Transform posed{offset->translation, offset->rotation, offset->scale};
        if (!isFinite(posed))
            continue;
        pose.controls[found->second] = posed;
        pasted.controls.push_back(found->second);
    }
    const auto handles = byName(rig.handles, [](const IkHandle& handle) { return handle.name; });
    for (const QJsonValue& value : json[QLatin1String("handles")].toArray()) {
        const QJsonObject entry = value.toObject();
        const auto found = handles.find(entry[QLatin1String("handle")].toString().toStdString());
        const double weight = entry[QLatin1String("weight")].toDouble(-1.0);
        if (found == handles.end() || !(weight >= 0.0 && weight <= 1.0))
            continue;
        pose.ikWeights[found->second] = weight;
        pasted.handles.push_back(found->second);
    }
    return pasted;
}

/// The bones that got something. Bones that are not here are counted as missing.
std::vector<BoneIndex> pasteBones(const Skeleton& skeleton, const QJsonObject& json, Pose& pose,
                                  PasteOutcome& outcome) {
    const std::map<std::string, std::size_t> bones = bonesByName(skeleton);
    std::vector<BoneIndex> touched;
    for (const QJsonValue& value : json[QLatin1String("bones")].toArray()) {
        const QJsonObject entry = value.toObject();
        const auto bone = bones.find(entry[QLatin1String("bone")].toString().toStdString());
        const auto offset = offsetFrom(entry);
        if (bone == bones.end() || !offset) {
            ++outcome.missing;
            continue;
        }
        const Transform posed = withOffset(skeleton.restLocal[bone->second], *offset);
        if (!isFinite(posed)) {
            ++outcome.missing;
            continue;
        }
        pose.local[bone->second] = posed;
        touched.emplace_back(bone->second);
    }
    return touched;
}

/// What was pasted goes to the counterparts instead: `pose` is `shown` with the paste.
void turnOver(const Character& character, const Pose& shown, std::span<const BoneIndex> bones,
              const PastedRig& pasted, Pose& pose, PasteOutcome& outcome) {
    const Skeleton& skeleton = character.skeleton;
    const BoneMirror mirror = mirrorBones(skeleton);
    std::vector<BoneIndex> onto;
    for (const BoneIndex bone : bones)
        if (mirror.of(bone).isValid())
            onto.push_back(mirror.of(bone));
    Pose image = pose;
    image.local = mirrorOnto(skeleton, mirror, pose.local, onto);
    const Rig& rig = rigOf(character);
    mirrorControlValues(rig, skeleton, image.controls, image.ikWeights);
    const std::vector<ControlIndex> counterparts = mirrorControls(rig, skeleton);
    pose = shown;
    for (const BoneIndex bone : onto)
        pose.local[bone.value()] = image.local[bone.value()];
    std::vector<ControlIndex> controls;
    for (const std::size_t control : pasted.controls)
        if (const ControlIndex other = counterparts[control]; other.isValid()) {
            pose.controls[other.value()] = image.controls[other.value()];
            controls.push_back(other);
        }
    // A handle goes where its target does.
    if (!pasted.handles.empty())
        for (const IkHandleIndex handle : handlesOf(rig, controls))
            pose.ikWeights[handle.value()] = image.ikWeights[handle.value()];
    outcome.missing += bones.size() - onto.size();
    outcome.pasted = onto.size();
}

} // namespace

QByteArray copyPose(Document& document, std::span<const BoneIndex> bones) {
    const Skeleton& skeleton = document.character().skeleton;
    const Pose pose = shownPose(document);
    QJsonArray list;
    for (std::size_t i = 0; i < skeleton.boneCount(); ++i) {
        if (!bones.empty() && std::ranges::find(bones, BoneIndex(i)) == bones.end())
            continue;
        list.append(entryOf("bone", skeleton.names[i],
                            offsetFromRest(skeleton.restLocal[i], pose.local[i])));
    }
    QJsonObject json{{"rigwrightPose", 1}, {"bones", list}};
    copyRig(document, pose, bones, json);
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

PasteOutcome pastePose(Document& document, const QByteArray& pose, bool mirrored) {
    document.endOpenEdit();
    PasteOutcome outcome;
    const QJsonObject json = QJsonDocument::fromJson(pose).object();
    outcome.isPose = json[QLatin1String("rigwrightPose")].toInt() == 1;
    if (!outcome.isPose)
        return outcome;
    const Character& character = document.character();
    const Pose shown = shownPose(document);
    Pose wanted = shown;
    const std::vector<BoneIndex> bones = pasteBones(character.skeleton, json, wanted, outcome);
    const PastedRig rig = pasteRig(rigOf(character), json, wanted);
    outcome.pasted = bones.size();
    if (mirrored)
        turnOver(character, shown, bones, rig, wanted, outcome);
    outcome.changed =
        poseWhole(document, wanted,
                  mirrored ? QCoreApplication::translate("Commands", "Paste pose mirrored")
                           : QCoreApplication::translate("Commands", "Paste pose"));
    return outcome;
}

bool mirrorWholePose(Document& document) {
    document.endOpenEdit();
    const Character& character = document.character();
    const Skeleton& skeleton = character.skeleton;
    Pose pose = shownPose(document);
    pose.local = mirrorPose(skeleton, mirrorBones(skeleton), pose.local);
    mirrorControlValues(rigOf(character), skeleton, pose.controls, pose.ikWeights);
    return poseWhole(document, pose, QCoreApplication::translate("Commands", "Mirror pose"));
}

bool resetChain(Document& document, std::span<const BoneIndex> bones) {
    document.endOpenEdit();
    const Character& character = document.character();
    const std::vector<BoneIndex> chain = withDescendants(character.skeleton, bones);
    const Pose rest = restPose(character);
    Pose pose = shownPose(document);
    for (const BoneIndex bone : chain)
        pose.local[bone.value()] = rest.local[bone.value()];
    for (const ControlIndex control : controlsOn(rigOf(character), chain))
        pose.controls[control.value()] = rest.controls[control.value()];
    return poseWhole(
        document, pose,
        QCoreApplication::translate("Commands", "Reset %1").arg(bonesText(character, chain)));
}

} // namespace rigwright::editor
