// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Primitives compressed by KHR_draco_mesh_compression, decoded by Draco.
#include "core/base/sentence.h"
#include "core/io/gltf_compression.h"
#include "core/io/gltf_error.h"

#include <draco/compression/decode.h>
#include <draco/compression/point_cloud/point_cloud_decoder.h>
#include <draco/core/varint_decoding.h>
#include <draco/mesh/mesh.h>
#include <draco/metadata/geometry_metadata.h>
#include <draco/metadata/metadata_decoder.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <memory>
#include <new>
#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

Error invalid(std::string place, std::string detail) {
    return gltfError("gltf-draco-invalid", std::move(place), std::move(detail),
                     "Export the file again, or without mesh compression.");
}

draco::DecoderBuffer bufferOf(std::span<const std::uint8_t> encoded) {
    draco::DecoderBuffer buffer;
    buffer.Init(reinterpret_cast<const char*>(encoded.data()), encoded.size());
    return buffer;
}

struct AnnouncedSize {
    std::uint32_t faces = 0;
    std::uint32_t vertices = 0;
};

/// Reads what the data say of their size, before anything is allocated for it (Draco bitstream 2.2,
/// "Draco Decoder", "Sequential Decoder", "EdgeBreaker Decoder").
Result<AnnouncedSize> announcedSize(std::span<const std::uint8_t> encoded,
                                    const std::string& place) {
    draco::DecoderBuffer buffer = bufferOf(encoded);
    draco::DracoHeader header = {};
    if (!draco::PointCloudDecoder::DecodeHeader(&buffer, &header).ok())
        return invalid(place, "the data do not begin as Draco data do");
    if (header.encoder_type != draco::TRIANGULAR_MESH)
        return invalid(place, "the data hold points; glTF allows triangles only");
    if (header.version_major != 2 || header.version_minor != 2)
        return invalid(place, "the data have the version " + std::to_string(header.version_major) +
                                  "." + std::to_string(header.version_minor) +
                                  " of the format; glTF allows 2.2");
    if ((header.flags & METADATA_FLAG_MASK) != 0) {
        draco::GeometryMetadata metadata;
        if (!draco::MetadataDecoder().DecodeGeometryMetadata(&buffer, &metadata))
            return invalid(place, "the notes at the start of the data are damaged");
    }
    AnnouncedSize size;
    std::uint8_t traversal = 0;
    const bool isSequential = header.encoder_method == draco::MESH_SEQUENTIAL_ENCODING;
    const bool good = isSequential ? draco::DecodeVarint(&size.faces, &buffer) &&
                                         draco::DecodeVarint(&size.vertices, &buffer)
                                   : buffer.Decode(&traversal) &&
                                         draco::DecodeVarint(&size.vertices, &buffer) &&
                                         draco::DecodeVarint(&size.faces, &buffer);
    if (!good)
        return invalid(place, "the data end before they say how much they hold");
    return size;
}

Result<std::unique_ptr<draco::Mesh>> decodedMesh(std::span<const std::uint8_t> encoded,
                                                 const std::string& place) {
    try {
        draco::DecoderBuffer buffer = bufferOf(encoded);
        draco::Decoder decoder;
        auto mesh = decoder.DecodeMeshFromBuffer(&buffer);
        if (mesh.ok())
            return std::move(mesh).value();
        return invalid(place,
                       std::string("Draco cannot decode the data: ") + mesh.status().error_msg());
    } catch (const std::bad_alloc&) {
        return invalid(place, "the data need more memory than there is");
    } catch (const std::exception& problem) {
        return invalid(place, std::string("Draco cannot decode the data: ") + problem.what());
    }
}

int componentsOf(const std::string& type) {
    return type == "SCALAR" ? 1 : type == "VEC2" ? 2 : type == "VEC3" ? 3 : type == "VEC4" ? 4 : 0;
}

/// An accessor's elements, taken from an attribute point by point.
struct Target {
    const draco::PointAttribute& attribute;
    std::uint32_t points;
    int components;
    bool normalized;
    std::string place;
};

/// What a value of the attribute is in an accessor of integers: itself where both are integers,
/// scaled where the accessor is normalised, else rounded (quantised whole numbers come as 2.9999).
template <class T>
bool convert(const Target& target, draco::AttributeValueIndex from, T* out) {
    if constexpr (std::is_same_v<T, float>) {
        return target.attribute.ConvertValue<float>(from, std::int8_t(target.components), out);
    } else if (target.attribute.data_type() == draco::DT_FLOAT32 ||
               target.attribute.data_type() == draco::DT_FLOAT64) {
        double values[4] = {};
        if (!target.attribute.ConvertValue<double>(from, std::int8_t(target.components), values))
            return false;
        const double scale = target.normalized ? double(std::numeric_limits<T>::max()) : 1.0;
        for (int c = 0; c < target.components; ++c) {
            const double value = std::round(values[c] * scale);
            if (!(value >= double(std::numeric_limits<T>::min()) &&
                  value <= double(std::numeric_limits<T>::max())))
                return false;
            out[c] = static_cast<T>(value);
        }
        return true;
    } else {
        return target.attribute.ConvertValue<T>(from, std::int8_t(target.components), out);
    }
}

template <class T>
Result<std::vector<std::uint8_t>> elements(const Target& target) {
    const std::size_t size = std::size_t(target.components) * sizeof(T);
    std::vector<std::uint8_t> bytes(target.points * size);
    for (std::uint32_t point = 0; point < target.points; ++point) {
        const auto from = target.attribute.mapped_index(draco::PointIndex(point));
        T values[4] = {};
        if (from.value() >= target.attribute.size() || !convert<T>(target, from, values))
            return invalid(target.place, "element " + std::to_string(point) +
                                             " does not fit the component type of the accessor");
        std::memcpy(bytes.data() + point * size, values, size);
    }
    return bytes;
}

Result<std::vector<std::uint8_t>> elementsOf(const Target& target, int componentType) {
    switch (componentType) {
    case 5120:
        return elements<std::int8_t>(target);
    case 5121:
        return elements<std::uint8_t>(target);
    case 5122:
        return elements<std::int16_t>(target);
    case 5123:
        return elements<std::uint16_t>(target);
    case 5125:
        return elements<std::uint32_t>(target);
    default:
        return elements<float>(target);
    }
}

/// Decodes one primitive at a time; those that are the same share what comes of it.
class DracoReader {
public:
    explicit DracoReader(GltfDecompression& plain) : m_plain(plain) {}

    Result<void> run();

private:
    Result<void> decompressPrimitive(json& primitive, const std::string& place);
    Result<void> decode(json& primitive, const std::string& place);
    Result<std::size_t> addAttribute(const draco::Mesh& mesh, std::uint32_t id,
                                     std::size_t accessor, const std::string& place);
    Result<std::size_t> addIndices(const draco::Mesh& mesh, const std::string& place);
    void noteCount(std::size_t accessor, std::size_t decoded, const std::string& place);

    GltfDecompression& m_plain;
    std::map<std::string, json>
        m_known; ///< by extension, attributes and indices: what replaces them
    std::size_t m_primitives = 0;
    std::size_t m_vertices = 0;
    std::size_t m_corrected = 0;
    std::string m_firstCorrected; ///< a sentence
};

void DracoReader::noteCount(std::size_t accessor, std::size_t decoded, const std::string& place) {
    const auto announced = m_plain.root()["accessors"][accessor].at("count").get<std::size_t>();
    if (announced == decoded)
        return;
    ++m_corrected;
    if (m_firstCorrected.empty())
        m_firstCorrected =
            filled("the compressed data hold other numbers of elements than the file announces: %1 "
                   "announces %2 elements, %3 were decoded",
                   {place, std::to_string(announced), std::to_string(decoded)});
}

Result<std::size_t> DracoReader::addAttribute(const draco::Mesh& mesh, std::uint32_t id,
                                              std::size_t accessor, const std::string& place) {
    const draco::PointAttribute* const attribute = mesh.GetAttributeByUniqueId(id);
    if (attribute == nullptr)
        return invalid(place, "the compressed data hold no attribute with the number " +
                                  std::to_string(id));
    json plain = m_plain.root()["accessors"][accessor];
    const auto type = plain.at("type").get<std::string>();
    const int components = componentsOf(type);
    if (components == 0 || components != attribute->num_components())
        return gltfError("gltf-accessor-type", place,
                         "the accessor is " + type + ", the compressed attribute has " +
                             std::to_string(attribute->num_components()) + " components");
    noteCount(accessor, mesh.num_points(), place);
    if (auto result = m_plain.announce(mesh.num_points(), std::size_t(components) * 4, place);
        !result)
        return result.error();
    auto bytes = elementsOf({.attribute = *attribute,
                             .points = mesh.num_points(),
                             .components = components,
                             .normalized = plain.value("normalized", false),
                             .place = place},
                            plain.at("componentType").get<int>());
    if (!bytes)
        return bytes.error();
    plain.erase("sparse");
    plain.erase("byteOffset");
    plain["count"] = mesh.num_points();
    plain["bufferView"] = m_plain.addView(std::move(*bytes));
    json& accessors = m_plain.root()["accessors"];
    accessors.push_back(std::move(plain));
    return accessors.size() - 1;
}

Result<std::size_t> DracoReader::addIndices(const draco::Mesh& mesh, const std::string& place) {
    const std::size_t corners = std::size_t(mesh.num_faces()) * 3;
    if (auto result = m_plain.announce(corners, sizeof(std::uint32_t), place); !result)
        return result.error();
    std::vector<std::uint8_t> bytes(corners * sizeof(std::uint32_t));
    for (std::uint32_t face = 0; face < mesh.num_faces(); ++face)
        for (std::size_t corner = 0; corner < 3; ++corner) {
            const std::uint32_t point = mesh.face(draco::FaceIndex(face))[corner].value();
            if (point >= mesh.num_points())
                return invalid(place, "a face names the point " + std::to_string(point) + " of " +
                                          std::to_string(mesh.num_points()));
            std::memcpy(bytes.data() + (face * std::size_t(3) + corner) * sizeof point, &point,
                        sizeof point);
        }
    json& accessors = m_plain.root()["accessors"];
    accessors.push_back({{"bufferView", m_plain.addView(std::move(bytes))},
                         {"componentType", 5125},
                         {"count", corners},
                         {"type", "SCALAR"}});
    return accessors.size() - 1;
}

Result<void> DracoReader::decode(json& primitive, const std::string& place) {
    const json extension = primitive["extensions"][std::string(kDracoExtension)];
    const std::string here = place + ".extensions." + std::string(kDracoExtension);
    const auto view = extension.at("bufferView").get<std::size_t>();
    const auto encoded = m_plain.bytesOf(m_plain.root()["bufferViews"][view], here);
    if (!encoded)
        return encoded.error();
    const auto size = announcedSize(*encoded, here);
    if (!size)
        return size.error();
    // Connectivity takes about this much while it is decoded.
    constexpr std::size_t kBytesPerFace = 96;
    constexpr std::size_t kBytesPerVertex = 32;
    if (auto result = m_plain.announce(size->faces, kBytesPerFace, here); !result)
        return result;
    if (auto result = m_plain.announce(size->vertices, kBytesPerVertex, here); !result)
        return result;
    const auto mesh = decodedMesh(*encoded, here);
    if (!mesh)
        return mesh.error();
    for (const auto& [semantic, id] : extension.at("attributes").items()) {
        const auto found = primitive["attributes"].find(semantic);
        if (found == primitive["attributes"].end())
            continue; // nothing asks for it
        auto accessor = addAttribute(**mesh, id.get<std::uint32_t>(), found->get<std::size_t>(),
                                     place + ".attributes." + semantic);
        if (!accessor)
            return accessor.error();
        *found = *accessor;
    }
    if (primitive.contains("indices") && primitive.value("mode", 4) == 4)
        noteCount(primitive["indices"].get<std::size_t>(), std::size_t((*mesh)->num_faces()) * 3,
                  place + ".indices");
    auto indices = addIndices(**mesh, place + ".indices");
    if (!indices)
        return indices.error();
    primitive["indices"] = *indices;
    m_vertices += (*mesh)->num_points();
    return {};
}

Result<void> DracoReader::decompressPrimitive(json& primitive, const std::string& place) {
    const int mode = primitive.value("mode", 4);
    if (mode != 4 && mode != 5)
        return invalid(place + ".mode", "compressed parts of a mesh are triangles or strips, not "
                                        "mode " +
                                            std::to_string(mode));
    const std::string key = json{primitive["extensions"][std::string(kDracoExtension)],
                                 primitive["attributes"], primitive.value("indices", json())}
                                .dump();
    if (const auto known = m_known.find(key); known != m_known.end()) {
        primitive["attributes"] = known->second["attributes"];
        primitive["indices"] = known->second["indices"];
    } else {
        // On a copy: the document grows meanwhile.
        json plain = primitive;
        if (auto result = decode(plain, place); !result)
            return result;
        m_known[key] = {{"attributes", plain["attributes"]}, {"indices", plain["indices"]}};
        primitive = std::move(plain);
    }
    primitive["mode"] = 4; // Draco gives triangles, whatever they were
    primitive["extensions"].erase(std::string(kDracoExtension));
    if (primitive["extensions"].empty())
        primitive.erase("extensions");
    ++m_primitives;
    return {};
}

Result<void> DracoReader::run() {
    const auto meshes = m_plain.root().find("meshes");
    if (meshes == m_plain.root().end())
        return {};
    for (std::size_t m = 0; m < meshes->size(); ++m) {
        json& primitives = (*meshes)[m]["primitives"];
        for (std::size_t p = 0; p < primitives.size(); ++p) {
            if (!primitives[p].value("extensions", json::object()).contains(kDracoExtension))
                continue;
            if (auto result = decompressPrimitive(primitives[p],
                                                  placeOf(placeOf("meshes", m) + ".primitives", p));
                !result)
                return result;
        }
    }
    if (m_primitives > 0)
        m_plain.note("import-decompressed", Severity::Info, m_primitives, "file",
                     filled("compressed with Draco: %1 vertices; they are plain now, rounded as "
                            "the compression left them, and an export writes them plain",
                            {std::to_string(m_vertices)}));
    if (m_corrected > 0)
        m_plain.note("import-counts-corrected", Severity::Warning, m_corrected, "file",
                     m_firstCorrected);
    return {};
}

} // namespace

Result<void> decompressDraco(GltfDecompression& plain) {
    return DracoReader(plain).run();
}

} // namespace rigwright
