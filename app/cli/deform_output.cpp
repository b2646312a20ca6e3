// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Writes OBJ and JSON text by hand: big arrays of floats, each with the fewest digits that
/// identify it.
#include "app/cli/deform_output.h"

#include "core/io/obj_writer.h"

#include <nlohmann/json.hpp>

#include <charconv>

namespace rigwright::cli {

namespace {
using Json = nlohmann::ordered_json;

template <class Number>
void append(std::string& text, Number value) {
    char digits[32];
    const auto [end, problem] = std::to_chars(digits, digits + sizeof digits, value);
    text.append(digits, problem == std::errc() ? end : digits);
}

/// As doubles: the fewest digits of a float would read back as another double.
void append(std::string& text, const Vec3f& vector, char separator) {
    append(text, double(vector.x()));
    text += separator;
    append(text, double(vector.y()));
    text += separator;
    append(text, double(vector.z()));
}

std::string quoted(const std::string& text) {
    return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

void appendFaces(std::string& text, const Mesh& mesh) {
    for (std::size_t face = 0; face < mesh.faceCount(); ++face) {
        text += face == 0 ? "[" : ",[";
        for (std::uint32_t corner = mesh.faceOffsets[face]; corner < mesh.faceOffsets[face + 1];
             ++corner) {
            if (corner != mesh.faceOffsets[face])
                text += ',';
            append(text, mesh.cornerVertices[corner]);
        }
        text += ']';
    }
}

void appendFrame(std::string& text, const Character& character, const DeformedFrame& frame) {
    text += "{\"clip\":";
    if (frame.clip) {
        append(text, frame.clip->value());
        text += ",\"clipName\":" + quoted(character.clips[frame.clip->value()]->name);
    } else {
        text += "null,\"clipName\":null";
    }
    text += ",\"time\":";
    append(text, frame.time);
    text += ",\"bounds\":" + boundsText(frame.bounds()) + ",\"positions\":[";
    for (std::size_t i = 0; i < frame.positions.size(); ++i) {
        text += i == 0 ? "[" : ",[";
        for (std::size_t vertex = 0; vertex < frame.positions[i].size(); ++vertex) {
            if (vertex != 0)
                text += ',';
            append(text, frame.positions[i][vertex], ',');
        }
        text += ']';
    }
    text += "]}";
}

/// Index of the node that carries the instance among the file's nodes; null for built-in
/// characters.
std::string nodeText(const Character& character, const MeshInstance& instance) {
    const std::vector<std::uint32_t>& order = character.foreign.nodeOrder;
    if (!instance.parent.isValid() || instance.parent.value() >= order.size())
        return "null";
    return std::to_string(order[instance.parent.value()]);
}
} // namespace

Box3f DeformedFrame::bounds() const {
    Box3f all;
    for (const std::vector<Vec3f>& mesh : positions)
        all.extend(rigwright::bounds(mesh));
    return all;
}

Box3f boundsOf(const std::vector<DeformedFrame>& frames) {
    Box3f all;
    for (const DeformedFrame& frame : frames)
        all.extend(frame.bounds());
    return all;
}

std::string boundsText(const Box3f& bounds) {
    if (bounds.isEmpty())
        return "null";
    std::string text = "{\"min\":[";
    append(text, Vec3f(bounds.min()), ',');
    text += "],\"max\":[";
    append(text, Vec3f(bounds.max()), ',');
    return text + "]}";
}

std::string deformJson(const Character& character, const std::vector<DeformedFrame>& frames) {
    std::size_t vertices = 0;
    for (const MeshInstance& instance : character.meshes)
        vertices += instance.mesh->vertexCount();
    std::string text = "{\"vertices\":" + std::to_string(vertices) +
                       ",\"bounds\":" + boundsText(boundsOf(frames)) + ",\n\"meshes\":[";
    for (std::size_t i = 0; i < character.meshes.size(); ++i) {
        const MeshInstance& instance = character.meshes[i];
        text += (i == 0 ? "{\"name\":" : ",\n{\"name\":") + quoted(instance.name) +
                ",\"instance\":" + std::to_string(i) +
                ",\"node\":" + nodeText(character, instance) +
                ",\"vertices\":" + std::to_string(instance.mesh->vertexCount()) + ",\"faces\":[";
        appendFaces(text, *instance.mesh);
        text += "]}";
    }
    text += "],\n\"frames\":[";
    for (std::size_t i = 0; i < frames.size(); ++i) {
        text += i == 0 ? "\n" : ",\n";
        appendFrame(text, character, frames[i]);
    }
    return text + "]}\n";
}

std::string deformObj(const Character& character, const DeformedFrame& frame) {
    std::vector<ObjShape> shapes;
    for (const std::vector<Vec3f>& positions : frame.positions)
        shapes.push_back({positions, {}});
    return objText(character, shapes,
                   {.heading = "Rigwright: deformed vertices, metres, +Y up",
                    .materialLibrary = "",
                    .materials = {},
                    .withAttributes = false,
                    .digitsOfDouble = true});
}

} // namespace rigwright::cli
