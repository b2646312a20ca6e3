// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What a glTF file holds besides meshes, skins and animations: kept as JSON text and bytes.
#include "core/base/sentence.h"
#include "core/io/find_texture.h"
#include "core/io/gltf_error.h"
#include "core/io/gltf_reader.h"
#include "core/io/gltf_uri.h"
#include "core/math/float_range.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

/// Used up by the reader: what they compress or quantise is plain in the Character. Those that
/// begin with RIGWRIGHT_ belong to a project (core/project); read as plain glTF they are void.
bool isUsedUp(std::string_view extension) {
    return extension.starts_with("RIGWRIGHT_") || extension == "KHR_mesh_quantization" ||
           extension == "KHR_draco_mesh_compression" || extension.ends_with("_meshopt_compression");
}

/// Accessors and buffer views get new numbers on export; content that names them would lie.
bool pointsAtBytes(const json& value) {
    if (value.is_array())
        return std::ranges::any_of(value, pointsAtBytes);
    if (!value.is_object())
        return false;
    for (const auto& [key, member] : value.items())
        if (key == "bufferView" || key == "bufferViews" || key == "accessor" ||
            key == "accessors" || key == "buffer" || pointsAtBytes(member))
            return true;
    return false;
}

void eraseUnkeepable(GltfReader& reader, json& object, const std::string& where) {
    const auto extensions = object.find("extensions");
    if (extensions == object.end() || !extensions->is_object())
        return;
    bool erased = false;
    for (auto entry = extensions->begin(); entry != extensions->end();) {
        const bool usedUp = isUsedUp(entry.key());
        const bool lost =
            !usedUp && (entry.key() == "EXT_mesh_gpu_instancing" || pointsAtBytes(entry.value()));
        if (lost)
            reader.note("import-extension-dropped", Severity::Warning, where,
                        filled("the extension %1 refers to raw data of the file and cannot be kept",
                               {entry.key()}));
        erased = erased || usedUp || lost;
        entry = usedUp || lost ? extensions->erase(entry) : std::next(entry);
    }
    if (erased && extensions->empty())
        object.erase("extensions");
}

using SharedBytes = std::shared_ptr<const std::vector<std::uint8_t>>;

/// What was read for images already.
struct KnownBytes {
    std::map<std::size_t, SharedBytes> views;
    TextureFinder files;
};

SharedBytes copyOf(std::span<const std::uint8_t> bytes) {
    return std::make_shared<const std::vector<std::uint8_t>>(bytes.begin(), bytes.end());
}

Result<SharedBytes> bytesOfView(GltfReader& reader, std::size_t view, const std::string& place,
                                KnownBytes& known) {
    SharedBytes& shared = known.views[view];
    if (shared != nullptr)
        return shared;
    const auto bytes = openBufferView(reader.document, view, place);
    if (!bytes)
        return bytes.error();
    if (auto result = reader.spend(bytes->size(), place); !result)
        return result.error();
    return shared = copyOf(*bytes);
}

Result<void> readImageBytes(GltfReader& reader, const json& source, const std::string& place,
                            KnownBytes& known, ForeignImage& image) {
    const std::string where = labelOf("image", image.name, reader.character.foreign.images.size());
    const auto keep = [&](SharedBytes bytes) {
        image.bytes = std::move(bytes);
        const std::string kind = imageMimeType(*image.bytes);
        if (image.mimeType.empty())
            image.mimeType = kind;
        if (const auto finding = pictureNotShown(kind, where))
            reader.note(*finding);
    };
    if (source.contains("bufferView")) {
        auto bytes = bytesOfView(reader, source["bufferView"].get<std::size_t>(),
                                 place + ".bufferView", known);
        if (!bytes)
            return bytes.error();
        keep(std::move(*bytes));
        return {};
    }
    const std::string uri = source.value("uri", "");
    if (isDataUri(uri)) {
        auto data = decodeDataUri(uri, place + ".uri");
        if (!data)
            return data.error();
        if (image.mimeType.empty())
            image.mimeType = data->mimeType;
        keep(std::make_shared<const std::vector<std::uint8_t>>(std::move(data->bytes)));
        return {};
    }
    image.uri = uri;
    LoadedTexture loaded = known.files.load(uri, where);
    for (const Finding& finding : loaded.findings)
        reader.note(finding);
    if (loaded.bytes == nullptr)
        return {};
    image.bytes = std::move(loaded.bytes);
    if (image.mimeType.empty())
        image.mimeType = loaded.mimeType;
    return {};
}

Result<void> readImages(GltfReader& reader) {
    const auto images = reader.document.json.find("images");
    if (images == reader.document.json.end())
        return {};
    KnownBytes known{{}, TextureFinder({reader.document.file, reader.document.choices})};
    for (std::size_t i = 0; i < images->size(); ++i) {
        const json& source = (*images)[i];
        ForeignImage image;
        image.name = source.value("name", "");
        image.mimeType = source.value("mimeType", "");
        image.foreign = foreignMembers(reader, source, labelOf("image", image.name, i));
        if (auto result = readImageBytes(reader, source, placeOf("images", i), known, image);
            !result)
            return result;
        reader.character.foreign.images.push_back(std::move(image));
    }
    return {};
}

/// An index into a list of the document; nothing where it is none. Extensions are not checked
/// before.
std::optional<std::size_t> indexIn(const json& document, const char* list, const json& value) {
    const auto found = document.find(list);
    if (found == document.end() || !value.is_number_unsigned() ||
        value.get<std::size_t>() >= found->size())
        return std::nullopt;
    return value.get<std::size_t>();
}

/// The image of a texture: its plain source, or that of an extension which has another format
/// (EXT_texture_webp, KHR_texture_basisu, MSFT_texture_dds). -1: none.
std::int32_t imageOf(const json& document, const json& texture) {
    if (texture.contains("source"))
        return texture["source"].get<std::int32_t>();
    const auto extensions = texture.find("extensions");
    if (extensions != texture.end() && extensions->is_object())
        for (const json& extension : *extensions)
            if (extension.is_object() && extension.contains("source"))
                if (const auto image = indexIn(document, "images", extension["source"]))
                    return std::int32_t(*image);
    return -1;
}

void previewTexture(const json& document, const json& texture, MaterialPreview& preview) {
    const auto index = indexIn(document, "textures", texture.value("index", json()));
    if (!index)
        return;
    if (const json set = texture.value("texCoord", json()); set.is_number_unsigned())
        preview.baseColorUvSet = set.get<std::uint32_t>();
    preview.baseColorImage = imageOf(document, document["textures"][*index]);
}

void previewFactor(const json& factor, MaterialPreview& preview) {
    if (!factor.is_array() || factor.size() != 4 ||
        !std::ranges::all_of(factor, [](const json& value) { return value.is_number(); }))
        return;
    for (std::size_t i = 0; i < 4; ++i)
        preview.baseColor[i] = toFloat(factor[i].get<double>());
}

/// Metallic-roughness, or the specular-glossiness of older files where that is all they have.
MaterialPreview previewOf(const json& document, const json& material) {
    MaterialPreview preview;
    preview.name = material.value("name", "");
    preview.doubleSided = material.value("doubleSided", false);
    const json none = json::object();
    const json pbr = material.value("pbrMetallicRoughness", none);
    previewFactor(pbr.value("baseColorFactor", json()), preview);
    const json texture = pbr.value("baseColorTexture", none);
    previewTexture(document, texture, preview);
    const auto extensions = material.find("extensions");
    if (texture.contains("index") || extensions == material.end() || !extensions->is_object())
        return preview;
    const json older = extensions->value("KHR_materials_pbrSpecularGlossiness", none);
    if (!older.is_object())
        return preview;
    previewFactor(older.value("diffuseFactor", json()), preview);
    if (const json diffuse = older.value("diffuseTexture", none); diffuse.is_object())
        previewTexture(document, diffuse, preview);
    return preview;
}

/// Members of the document that the Character holds in its own form.
constexpr std::array kOwnMembers{"meshes",      "skins",   "animations", "accessors",
                                 "bufferViews", "buffers", "nodes",      "images"};

void eraseUsedUp(json& document, const char* list) {
    const auto names = document.find(list);
    if (names == document.end())
        return;
    json kept = json::array();
    for (const json& name : *names)
        if (!isUsedUp(name.get<std::string>()))
            kept.push_back(name);
    if (kept.empty())
        document.erase(list);
    else
        *names = std::move(kept);
}

void readDocumentJson(GltfReader& reader) {
    json kept = json::object();
    for (const auto& [key, value] : reader.document.json.items())
        if (std::ranges::find(kOwnMembers, key) == kOwnMembers.end())
            kept[key] = value;
    eraseUnkeepable(reader, kept, "document");
    for (const char* list : {"materials", "textures", "samplers", "cameras", "scenes"})
        if (kept.contains(list) && kept[list].is_array())
            for (json& item : kept[list])
                eraseUnkeepable(reader, item, list);
    eraseUsedUp(kept, "extensionsUsed");
    eraseUsedUp(kept, "extensionsRequired");
    const bool isVrm = kept.contains("extensions") && (kept["extensions"].contains("VRM") ||
                                                       kept["extensions"].contains("VRMC_vrm"));
    reader.character.foreign.sourceFormat = isVrm                      ? "vrm"
                                            : reader.document.isBinary ? "glb"
                                                                       : "gltf";
    reader.character.foreign.documentJson = kept.dump();
}

void readNodeJson(GltfReader& reader) {
    const ForeignContent& foreign = reader.character.foreign;
    std::vector<std::string> texts;
    texts.reserve(foreign.nodeOrder.size());
    for (const std::uint32_t node : foreign.nodeOrder) {
        json kept = json::object();
        for (const auto& [key, value] : reader.document.json["nodes"][node].items())
            if (key != "name" && key != "children" && key != "matrix" && key != "translation" &&
                key != "rotation" && key != "scale" && key != "mesh" && key != "skin" &&
                key != "weights")
                kept[key] = value;
        eraseUnkeepable(reader, kept,
                        labelOf("node", reader.document.model.nodes[node].name, node));
        texts.push_back(kept.empty() ? "" : kept.dump());
    }
    reader.character.foreign.nodeJson = std::move(texts);
}

} // namespace

std::string foreignMembers(GltfReader& reader, const json& object, const std::string& where) {
    json kept = json::object();
    for (const char* name : {"extensions", "extras"})
        if (object.contains(name))
            kept[name] = object[name];
    eraseUnkeepable(reader, kept, where);
    return kept.empty() ? std::string() : kept.dump();
}

Result<void> readForeign(GltfReader& reader) {
    if (auto result = readImages(reader); !result)
        return result;
    if (const auto materials = reader.document.json.find("materials");
        materials != reader.document.json.end())
        for (const json& material : *materials)
            reader.character.foreign.materials.push_back(previewOf(reader.document.json, material));
    readDocumentJson(reader);
    readNodeJson(reader);
    return {};
}

} // namespace rigwright
