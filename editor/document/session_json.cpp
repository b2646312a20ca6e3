// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Session to JSON and back, forgiving on the way back.
#include "editor/document/session_json.h"

#include "core/character/character.h"
#include "core/rig/rig.h"
#include "editor/document/session.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace rigwright::editor {

namespace {

template <class Enum>
struct EnumName {
    Enum value;
    const char* name;
};

constexpr auto kShadings = std::to_array<EnumName<Shading>>({{Shading::Solid, "solid"},
                                                             {Shading::Textured, "textured"},
                                                             {Shading::Wire, "wire"},
                                                             {Shading::Weights, "weights"},
                                                             {Shading::AllBones, "allBones"}});
constexpr auto kBones =
    std::to_array<EnumName<BoneDisplay>>({{BoneDisplay::Octahedral, "octahedral"},
                                          {BoneDisplay::Stick, "stick"},
                                          {BoneDisplay::None, "none"}});
constexpr auto kRamps = std::to_array<EnumName<HeatRamp>>({{HeatRamp::Classic, "classic"},
                                                           {HeatRamp::Fire, "fire"},
                                                           {HeatRamp::Cividis, "cividis"},
                                                           {HeatRamp::Greyscale, "greyscale"}});

template <class Table, class Enum>
QString nameOf(const Table& table, Enum value) {
    for (const auto& entry : table)
        if (entry.value == value)
            return QString::fromLatin1(entry.name);
    return {};
}

template <class Table, class Enum>
void readEnum(const QJsonValue& json, const Table& table, Enum& value) {
    for (const auto& entry : table)
        if (json.toString() == QLatin1String(entry.name))
            value = entry.value;
}

/// JSON has no infinities; Qt writes them as null, which is no double.
void readNumber(const QJsonValue& json, double least, double most, double& value) {
    if (json.isDouble())
        value = std::clamp(json.toDouble(), least, most);
}

void readBool(const QJsonValue& json, bool& value) {
    value = json.toBool(value);
}

template <class IndexType>
void readIndex(const QJsonValue& json, std::size_t count, IndexType& value) {
    if (!json.isDouble())
        return;
    const double number = json.toDouble();
    if (number >= 0.0 && number < double(count) && number == std::floor(number))
        value = IndexType(std::size_t(number));
}

QJsonObject cameraToJson(const Camera& camera) {
    return {{"target", QJsonArray{camera.target.x(), camera.target.y(), camera.target.z()}},
            {"distance", camera.distance},
            {"yaw", camera.yaw},
            {"pitch", camera.pitch},
            {"verticalFov", camera.verticalFov},
            {"orthographic", camera.orthographic}};
}

Camera cameraFromJson(const QJsonObject& json, Camera camera) {
    constexpr double kFar = 1e9;
    const QJsonArray target = json[QLatin1String("target")].toArray();
    for (int axis = 0; axis < 3 && axis < target.size(); ++axis)
        readNumber(target[axis], -kFar, kFar, camera.target[axis]);
    readNumber(json[QLatin1String("distance")], 1e-4, kFar, camera.distance);
    readNumber(json[QLatin1String("yaw")], -kFar, kFar, camera.yaw);
    readNumber(json[QLatin1String("pitch")], -kPi / 2.0, kPi / 2.0, camera.pitch);
    readNumber(json[QLatin1String("verticalFov")], 0.01, 3.0, camera.verticalFov);
    readBool(json[QLatin1String("orthographic")], camera.orthographic);
    return camera;
}

/// Ascending, each once; nullopt where there is no such list.
template <class IndexType>
std::optional<std::vector<IndexType>> indicesFromJson(const QJsonValue& json, std::size_t count) {
    if (!json.isArray())
        return std::nullopt;
    std::vector<IndexType> indices;
    for (const QJsonValue& entry : json.toArray()) {
        IndexType index;
        readIndex(entry, count, index);
        if (index.isValid())
            indices.push_back(index);
    }
    std::ranges::sort(indices);
    const auto twice = std::ranges::unique(indices);
    indices.erase(twice.begin(), twice.end());
    return indices;
}

Selection selectionFromJson(const QJsonObject& json, const Character& character,
                            Selection selection) {
    const std::size_t boneCount = character.skeleton.boneCount();
    if (auto bones = indicesFromJson<BoneIndex>(json[QLatin1String("bones")], boneCount)) {
        selection.bones = std::move(*bones);
        selection.activeBone = BoneIndex();
    }
    BoneIndex active;
    readIndex(json[QLatin1String("activeBone")], boneCount, active);
    if (std::ranges::binary_search(selection.bones, active))
        selection.activeBone = active;
    else if (!selection.bones.empty() && !selection.activeBone.isValid())
        selection.activeBone = selection.bones.front();
    readIndex(json[QLatin1String("activeMesh")], character.meshes.size(), selection.activeMesh);
    const std::size_t controlCount = rigOf(character).controls.size();
    if (auto controls =
            indicesFromJson<ControlIndex>(json[QLatin1String("controls")], controlCount)) {
        selection.controls = std::move(*controls);
        selection.activeControl = ControlIndex();
    }
    ControlIndex activeControl;
    readIndex(json[QLatin1String("activeControl")], controlCount, activeControl);
    if (std::ranges::binary_search(selection.controls, activeControl))
        selection.activeControl = activeControl;
    return selection;
}

/// One bit a vertex, lowest first, as base64; trailing zeros are left out. A million vertices take
/// 170 kB, however they are scattered.
QString bitsText(const VertexSelection& vertices) {
    QByteArray bytes(vertices.empty() ? 0 : qsizetype(vertices.back().value() / 8 + 1), '\0');
    for (const VertexIndex vertex : vertices) {
        char& byte = bytes[qsizetype(vertex.value() / 8)];
        byte = char(byte | (1 << (vertex.value() % 8)));
    }
    return QString::fromLatin1(bytes.toBase64());
}

/// nullopt where it is no such text, or names vertices that the mesh does not have.
std::optional<VertexSelection> verticesFromBits(const QString& text, const Mesh& mesh) {
    const auto decoded =
        QByteArray::fromBase64Encoding(text.toLatin1(), QByteArray::AbortOnBase64DecodingErrors);
    if (!decoded)
        return std::nullopt;
    VertexSelection vertices;
    const QByteArray& bytes = *decoded;
    for (qsizetype i = 0; i < bytes.size(); ++i)
        for (int bit = 0; bit < 8; ++bit)
            if ((bytes[i] >> bit) & 1)
                vertices.emplace_back(std::size_t(i) * 8 + std::size_t(bit));
    if (!vertices.empty() && vertices.back().value() >= mesh.vertexCount())
        return std::nullopt;
    return withTwins(mesh.topology, vertices);
}

QJsonArray selectedVerticesToJson(const Session& session) {
    QJsonArray list;
    const std::vector<VertexSelection>& meshes = session.allSelectedVertices();
    for (std::size_t i = 0; i < meshes.size(); ++i)
        if (!meshes[i].empty())
            list.append(QJsonObject{{"mesh", double(i)}, {"bits", bitsText(meshes[i])}});
    return list;
}

void selectedVerticesFromJson(const QJsonValue& json, const Character& character,
                              Session& session) {
    if (!json.isArray())
        return;
    session.fitSelectedVertices({});
    for (const QJsonValue& entry : json.toArray()) {
        MeshInstanceIndex mesh;
        readIndex(entry[QLatin1String("mesh")], character.meshes.size(), mesh);
        if (!mesh.isValid())
            continue;
        if (auto vertices = verticesFromBits(entry[QLatin1String("bits")].toString(),
                                             *character.meshes[mesh.value()].mesh))
            session.setSelectedVertices(mesh, std::move(*vertices));
    }
}

template <class IndexType>
QJsonValue indexToJson(IndexType index) {
    return index.isValid() ? QJsonValue(double(index.value())) : QJsonValue();
}

template <class IndexType>
QJsonArray indicesToJson(const std::vector<IndexType>& indices) {
    QJsonArray list;
    for (const IndexType index : indices)
        list.append(indexToJson(index));
    return list;
}

} // namespace

QJsonObject sessionToJson(const Session& session) {
    const Selection& selection = session.selection();
    const Playhead& playhead = session.playhead();
    const ViewSettings& view = session.view();
    return {{"selection", QJsonObject{{"bones", indicesToJson(selection.bones)},
                                      {"activeBone", indexToJson(selection.activeBone)},
                                      {"activeMesh", indexToJson(selection.activeMesh)},
                                      {"controls", indicesToJson(selection.controls)},
                                      {"activeControl", indexToJson(selection.activeControl)},
                                      {"vertices", selectedVerticesToJson(session)}}},
            {"camera", cameraToJson(session.camera())},
            {"playhead", QJsonObject{{"clip", indexToJson(playhead.clip)},
                                     {"time", playhead.time},
                                     {"speed", playhead.speed},
                                     {"loop", playhead.loop}}},
            {"display", QJsonObject{{"shading", nameOf(kShadings, view.shading)},
                                    {"bones", nameOf(kBones, view.bones)},
                                    {"ramp", nameOf(kRamps, view.ramp)},
                                    {"wire", view.wireOverlay},
                                    {"isoLines", view.isoLines},
                                    {"lockedMarks", view.lockedMarks},
                                    {"boneNames", view.boneNames},
                                    {"boneAxes", view.boneAxes},
                                    {"controls", view.controls},
                                    {"grid", view.grid},
                                    {"rawSums", view.rawSums}}}};
}

void sessionFromJson(const QJsonObject& json, const Character& character, Session& session) {
    selectedVerticesFromJson(json[QLatin1String("selection")][QLatin1String("vertices")], character,
                             session);
    session.setSelection(selectionFromJson(json[QLatin1String("selection")].toObject(), character,
                                           session.selection()));
    const QJsonObject time = json[QLatin1String("playhead")].toObject();
    Playhead playhead = session.playhead();
    readIndex(time[QLatin1String("clip")], character.clips.size(), playhead.clip);
    readNumber(time[QLatin1String("time")], -1e9, 1e9, playhead.time);
    readNumber(time[QLatin1String("speed")], 0.01, 100.0, playhead.speed);
    readBool(time[QLatin1String("loop")], playhead.loop);
    playhead.playing = false;
    session.setPlayhead(playhead);
    const QJsonObject display = json[QLatin1String("display")].toObject();
    ViewSettings view = session.view();
    readEnum(display[QLatin1String("shading")], kShadings, view.shading);
    readEnum(display[QLatin1String("bones")], kBones, view.bones);
    readEnum(display[QLatin1String("ramp")], kRamps, view.ramp);
    readBool(display[QLatin1String("wire")], view.wireOverlay);
    readBool(display[QLatin1String("isoLines")], view.isoLines);
    readBool(display[QLatin1String("lockedMarks")], view.lockedMarks);
    readBool(display[QLatin1String("boneNames")], view.boneNames);
    readBool(display[QLatin1String("boneAxes")], view.boneAxes);
    readBool(display[QLatin1String("controls")], view.controls);
    readBool(display[QLatin1String("grid")], view.grid);
    readBool(display[QLatin1String("rawSums")], view.rawSums);
    session.setView(view);
    if (const QJsonValue camera = json[QLatin1String("camera")]; camera.isObject())
        session.setCamera(cameraFromJson(camera.toObject(), session.camera()));
}

std::string jsonText(const QJsonObject& json) {
    return QJsonDocument(json).toJson(QJsonDocument::Compact).toStdString();
}

QJsonObject jsonObject(std::string_view text) {
    return QJsonDocument::fromJson(QByteArray(text.data(), qsizetype(text.size()))).object();
}

} // namespace rigwright::editor
