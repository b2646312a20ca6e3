// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Encoding a plain file with meshoptimizer and Draco.
#include "tests/core/io/compressed_file.h"

#include "tests/core/io/opened_file.h"

#include <draco/attributes/attribute_quantization_transform.h>
#include <draco/compression/decode.h>
#include <draco/compression/expert_encode.h>
#include <draco/mesh/mesh.h>
#include <meshoptimizer.h>

#include <cmath>
#include <map>
#include <stdexcept>

namespace rigwright::test {

using nlohmann::json;

namespace {

using Bytes = std::vector<std::uint8_t>;

std::size_t elementSize(const json& accessor) {
    static const std::map<int, std::size_t> kSizes{{5120, 1}, {5121, 1}, {5122, 2},
                                                   {5123, 2}, {5125, 4}, {5126, 4}};
    static const std::map<std::string, std::size_t> kComponents{
        {"SCALAR", 1}, {"VEC2", 2}, {"VEC3", 3}, {"VEC4", 4}, {"MAT4", 16}};
    return kSizes.at(accessor["componentType"].get<int>()) *
           kComponents.at(accessor["type"].get<std::string>());
}

Bytes plainBytes(const GlbFile& file, const json& accessor) {
    const json& view = file.json["bufferViews"][accessor["bufferView"].get<std::size_t>()];
    const auto from = file.buffers[0].begin() + view.value("byteOffset", 0);
    return {from, from + view["byteLength"].get<int>()};
}

std::vector<float> floatsOf(const GlbFile& file, std::size_t accessor, std::size_t components) {
    std::vector<float> floats;
    for (const auto& element : accessorValues(file, accessor))
        for (std::size_t c = 0; c < components; ++c)
            floats.push_back(c < element.size() ? float(element[c]) : 0.0f);
    return floats;
}

Bytes encodedAttributes(const Bytes& bytes, std::size_t count, std::size_t stride) {
    Bytes out(meshopt_encodeVertexBufferBound(count, stride));
    out.resize(meshopt_encodeVertexBuffer(out.data(), out.size(), bytes.data(), count, stride));
    return out;
}

Bytes encodedIndices(const GlbFile& file, std::size_t accessor, const std::string& mode) {
    std::vector<unsigned> indices;
    for (const auto& element : accessorValues(file, accessor))
        indices.push_back(unsigned(element[0]));
    Bytes out(mode == "INDICES" ? meshopt_encodeIndexSequenceBound(indices.size(), 65536)
                                : meshopt_encodeIndexBufferBound(indices.size(), 65536));
    out.resize(
        mode == "INDICES"
            ? meshopt_encodeIndexSequence(out.data(), out.size(), indices.data(), indices.size())
            : meshopt_encodeIndexBuffer(out.data(), out.size(), indices.data(), indices.size()));
    return out;
}

/// What a view becomes.
struct Encoded {
    Bytes bytes;
    std::size_t stride = 0;
    std::string mode = "ATTRIBUTES";
    std::string filter = "NONE";
};

/// Through the filter that suits the accessor; changes it to what the filter gives.
Encoded filtered(const GlbFile& file, std::size_t index, int bits, json& accessor,
                 const std::string& filter) {
    const auto count = accessor["count"].get<std::size_t>();
    if (filter == "EXPONENTIAL") {
        const std::vector<float> floats = floatsOf(file, index, 3);
        Bytes plain(count * 12);
        meshopt_encodeFilterExp(plain.data(), count, 12, bits, floats.data());
        return {encodedAttributes(plain, count, 12), 12, "ATTRIBUTES", filter};
    }
    const std::vector<float> floats = floatsOf(file, index, 4);
    Bytes plain(count * 8);
    (filter == "OCTAHEDRAL" ? meshopt_encodeFilterOct : meshopt_encodeFilterQuat)(
        plain.data(), count, 8, bits, floats.data());
    accessor["componentType"] = 5122;
    accessor["normalized"] = true;
    return {encodedAttributes(plain, count, 8), 8, "ATTRIBUTES", filter};
}

std::string filterFor(const json& document, std::size_t accessor) {
    const json& attributes = document["meshes"][0]["primitives"][0]["attributes"];
    if (attributes["POSITION"] == accessor)
        return "EXPONENTIAL";
    if (attributes["NORMAL"] == accessor)
        return "OCTAHEDRAL";
    for (const json& sampler : document["animations"][0]["samplers"])
        if (sampler["output"] == accessor)
            return "QUATERNION";
    return "NONE";
}

} // namespace

GlbFile meshoptFile(const MeshoptOptions& options) {
    const GlbFile plain = baseFile();
    GlbFile file = plain;
    Bytes all;
    std::size_t placeholder = 0;
    const std::size_t indices =
        plain.json["meshes"][0]["primitives"][0]["indices"].get<std::size_t>();
    for (std::size_t i = 0; i < plain.json["accessors"].size(); ++i) {
        json& accessor = file.json["accessors"][i];
        const auto count = accessor["count"].get<std::size_t>();
        const std::string filter = options.filterBits == 0 ? "NONE" : filterFor(plain.json, i);
        Encoded encoded;
        if (i == indices)
            encoded = {encodedIndices(plain, i, options.indexMode), elementSize(accessor),
                       options.indexMode, "NONE"};
        else if (filter != "NONE")
            encoded = filtered(plain, i, options.filterBits, accessor, filter);
        else
            encoded = {encodedAttributes(plainBytes(plain, accessor), count, elementSize(accessor)),
                       elementSize(accessor), "ATTRIBUTES", "NONE"};
        json& view = file.json["bufferViews"][accessor["bufferView"].get<std::size_t>()];
        view["buffer"] = 1;
        view["byteOffset"] = placeholder;
        view["byteLength"] = count * encoded.stride;
        if (encoded.stride == 8 && filter == "OCTAHEDRAL")
            view["byteStride"] = 8; // three components of four
        json& extension = view["extensions"][options.extension];
        extension = {{"buffer", 0},
                     {"byteOffset", all.size()},
                     {"byteLength", encoded.bytes.size()},
                     {"byteStride", encoded.stride},
                     {"count", count},
                     {"mode", encoded.mode}};
        if (encoded.filter != "NONE")
            extension["filter"] = encoded.filter;
        placeholder += (count * encoded.stride + 3) / 4 * 4;
        all.insert(all.end(), encoded.bytes.begin(), encoded.bytes.end());
        all.resize((all.size() + 3) / 4 * 4);
    }
    file.buffers = {all};
    file.json["buffers"] = {
        {{"byteLength", all.size()}},
        {{"byteLength", placeholder}, {"extensions", {{options.extension, {{"fallback", true}}}}}}};
    file.json["extensionsUsed"] = {options.extension};
    file.json["extensionsRequired"] = {options.extension};
    return file;
}

std::vector<float> exponentialPositions(int filterBits) {
    const GlbFile plain = baseFile();
    const json& attributes = plain.json["meshes"][0]["primitives"][0]["attributes"];
    const std::vector<float> floats = floatsOf(plain, attributes["POSITION"].get<std::size_t>(), 3);
    std::vector<std::uint32_t> stored(floats.size());
    meshopt_encodeFilterExp(stored.data(), floats.size() / 3, 12, filterBits, floats.data());
    std::vector<float> values;
    for (const std::uint32_t number : stored) {
        const int exponent = std::int8_t(number >> 24);
        const int mantissa = std::int32_t(number << 8) >> 8;
        values.push_back(std::ldexp(float(mantissa), exponent));
    }
    return values;
}

GlbFile dracoFile(const DracoOptions& options) {
    const GlbFile plain = baseFile();
    GlbFile file = plain;
    json& primitive = file.json["meshes"][0]["primitives"][0];
    const std::vector<std::pair<std::string, draco::GeometryAttribute::Type>> kSemantics{
        {"POSITION", draco::GeometryAttribute::POSITION},
        {"NORMAL", draco::GeometryAttribute::NORMAL},
        {"TEXCOORD_0", draco::GeometryAttribute::TEX_COORD},
        {"JOINTS_0", draco::GeometryAttribute::GENERIC},
        {"WEIGHTS_0", draco::GeometryAttribute::GENERIC}};
    draco::Mesh mesh;
    json ids;
    for (std::size_t s = 0; s < kSemantics.size(); ++s) {
        const auto& [semantic, type] = kSemantics[s];
        json& accessor =
            file.json["accessors"][primitive["attributes"][semantic].get<std::size_t>()];
        const Bytes bytes = plainBytes(plain, accessor);
        const std::size_t stride = elementSize(accessor);
        const auto count = std::uint32_t(bytes.size() / stride);
        const bool isByte = accessor["componentType"] == 5121;
        const std::size_t components = stride / (isByte ? 1 : 4);
        draco::GeometryAttribute attribute;
        attribute.Init(type, nullptr, std::int8_t(components),
                       isByte ? draco::DT_UINT8 : draco::DT_FLOAT32, false, std::int64_t(stride),
                       0);
        mesh.set_num_points(count);
        const int added = mesh.AddAttribute(attribute, true, count);
        for (std::uint32_t v = 0; v < count; ++v)
            mesh.attribute(added)->SetAttributeValue(draco::AttributeValueIndex(v),
                                                     bytes.data() + v * stride);
        const auto id = options.firstId + std::uint32_t(kSemantics.size() - 1 - s);
        mesh.attribute(added)->set_unique_id(id);
        ids[semantic] = id;
        accessor.erase("bufferView");
    }
    const auto corners = accessorValues(plain, primitive["indices"].get<std::size_t>());
    mesh.SetNumFaces(corners.size() / 3);
    for (std::uint32_t f = 0; f < mesh.num_faces(); ++f) {
        draco::Mesh::Face face;
        for (std::uint32_t c = 0; c < 3; ++c)
            face[c] = std::uint32_t(corners[f * 3 + c][0]);
        mesh.SetFace(draco::FaceIndex(f), face);
    }
    file.json["accessors"][primitive["indices"].get<std::size_t>()].erase("bufferView");
    draco::ExpertEncoder encoder(mesh);
    encoder.SetEncodingMethod(options.isSequential ? draco::MESH_SEQUENTIAL_ENCODING
                                                   : draco::MESH_EDGEBREAKER_ENCODING);
    draco::EncoderBuffer encoded;
    if (!encoder.EncodeToBuffer(&encoded).ok())
        throw std::runtime_error("Draco does not encode the base file");
    Bytes& buffer = file.buffers[0];
    buffer.resize((buffer.size() + 3) / 4 * 4);
    file.json["bufferViews"].push_back(
        {{"buffer", 0}, {"byteOffset", buffer.size()}, {"byteLength", encoded.size()}});
    buffer.insert(buffer.end(), encoded.data(), encoded.data() + encoded.size());
    primitive["extensions"]["KHR_draco_mesh_compression"] = {
        {"bufferView", file.json["bufferViews"].size() - 1}, {"attributes", ids}};
    file.json["extensionsUsed"] = {"KHR_draco_mesh_compression"};
    file.json["extensionsRequired"] = {"KHR_draco_mesh_compression"};
    return file;
}

double dracoStep(const GlbFile& file, const std::string& semantic) {
    const json& extension =
        file.json["meshes"][0]["primitives"][0]["extensions"]["KHR_draco_mesh_compression"];
    const Bytes bytes =
        plainBytes(file, {{"bufferView", extension["bufferView"].get<std::size_t>()}});
    draco::DecoderBuffer buffer;
    buffer.Init(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    draco::Decoder decoder;
    for (const auto type : {draco::GeometryAttribute::POSITION, draco::GeometryAttribute::GENERIC})
        decoder.SetSkipAttributeTransform(type);
    const auto mesh = decoder.DecodeMeshFromBuffer(&buffer);
    if (!mesh.ok())
        throw std::runtime_error("Draco does not decode the file");
    const draco::PointAttribute* const attribute = mesh.value()->GetAttributeByUniqueId(
        extension["attributes"][semantic].get<std::uint32_t>());
    draco::AttributeQuantizationTransform transform;
    if (attribute == nullptr || !transform.InitFromAttribute(*attribute))
        return 0.0;
    return double(transform.range()) / double((1u << transform.quantization_bits()) - 1u);
}

} // namespace rigwright::test
