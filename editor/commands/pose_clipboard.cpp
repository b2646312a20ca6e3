// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Poses to JSON and back by names, and mirrored poses.
#include "editor/commands/pose_clipboard.h"

#include "core/pose/mirror.h"
#include "core/skeleton/bone_names.h"
#include "editor/commands/pose_commands.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <map>
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

/// Bones by name; names that occur twice are left out.
std::map<std::string, BoneIndex> bonesByName(const Skeleton& skeleton) {
    std::map<std::string, BoneIndex> bones;
    std::map<std::string, int> count;
    for (std::size_t i = 0; i < skeleton.boneCount(); ++i) {
        bones[skeleton.names[i]] = BoneIndex(i);
        ++count[skeleton.names[i]];
    }
    std::erase_if(bones, [&](const auto& entry) { return count[entry.first] != 1; });
    return bones;
}

bool poseAll(Document& document, const std::vector<Transform>& local, const QString& text) {
    std::vector<BonePose> bones;
    const std::vector<Transform> shown = shownPose(document).local;
    for (std::size_t i = 0; i < local.size(); ++i)
        if (!(local[i] == shown[i]))
            bones.push_back({BoneIndex(i), local[i]});
    return !bones.empty() && poseBones(document, bones, text);
}

} // namespace

QByteArray copyPose(Document& document, std::span<const BoneIndex> bones) {
    const Skeleton& skeleton = document.character().skeleton;
    const std::vector<Transform> local = shownPose(document).local;
    QJsonArray list;
    for (std::size_t i = 0; i < skeleton.boneCount(); ++i) {
        if (!bones.empty() && std::ranges::find(bones, BoneIndex(i)) == bones.end())
            continue;
        const Offset offset = offsetFromRest(skeleton.restLocal[i], local[i]);
        const Quatd& turn = offset.rotation;
        list.append(QJsonObject{{"bone", QString::fromStdString(skeleton.names[i])},
                                {"translation", toJson(offset.translation)},
                                {"rotation", QJsonArray{turn.x(), turn.y(), turn.z(), turn.w()}},
                                {"scale", toJson(offset.scale)}});
    }
    return QJsonDocument(QJsonObject{{"rigwrightPose", 1}, {"bones", list}})
        .toJson(QJsonDocument::Compact);
}

PasteOutcome pastePose(Document& document, const QByteArray& pose, bool mirrored) {
    document.endOpenEdit();
    PasteOutcome outcome;
    const QJsonObject json = QJsonDocument::fromJson(pose).object();
    outcome.isPose = json[QLatin1String("rigwrightPose")].toInt() == 1;
    if (!outcome.isPose)
        return outcome;
    const Skeleton& skeleton = document.character().skeleton;
    const std::map<std::string, BoneIndex> bones = bonesByName(skeleton);
    std::vector<Transform> local = shownPose(document).local;
    std::vector<BoneIndex> touched;
    for (const QJsonValue& value : json[QLatin1String("bones")].toArray()) {
        const QJsonObject entry = value.toObject();
        const auto bone = bones.find(entry[QLatin1String("bone")].toString().toStdString());
        const auto offset = offsetFrom(entry);
        if (bone == bones.end() || !offset) {
            ++outcome.missing;
            continue;
        }
        const std::size_t index = bone->second.value();
        const Transform posed = withOffset(skeleton.restLocal[index], *offset);
        if (!isFinite(posed)) {
            ++outcome.missing;
            continue;
        }
        local[index] = posed;
        touched.push_back(bone->second);
    }
    outcome.pasted = touched.size();
    if (mirrored) {
        const BoneMirror mirror = mirrorBones(skeleton);
        std::vector<BoneIndex> onto;
        for (const BoneIndex bone : touched)
            if (mirror.of(bone).isValid())
                onto.push_back(mirror.of(bone));
        const std::vector<Transform> image = mirrorOnto(skeleton, mirror, local, onto);
        local = shownPose(document).local;
        for (const BoneIndex bone : onto)
            local[bone.value()] = image[bone.value()];
        outcome.missing += touched.size() - onto.size();
        outcome.pasted = onto.size();
    }
    outcome.changed =
        poseAll(document, local,
                mirrored ? QCoreApplication::translate("Commands", "Paste pose mirrored")
                         : QCoreApplication::translate("Commands", "Paste pose"));
    return outcome;
}

bool mirrorWholePose(Document& document) {
    document.endOpenEdit();
    const Skeleton& skeleton = document.character().skeleton;
    return poseAll(document, mirrorPose(skeleton, mirrorBones(skeleton), shownPose(document).local),
                   QCoreApplication::translate("Commands", "Mirror pose"));
}

bool resetChain(Document& document, std::span<const BoneIndex> bones) {
    return resetPose(document, withDescendants(document.character().skeleton, bones));
}

} // namespace rigwright::editor
