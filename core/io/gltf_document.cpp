// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// From bytes to a checked document: container, JSON, buffers, tinygltf.
#include "core/io/gltf_document.h"

#include "core/base/sentence.h"
#include "core/io/file_format.h"
#include "core/io/find_texture.h"
#include "core/io/gltf_check.h"
#include "core/io/gltf_compression.h"
#include "core/io/gltf_container.h"
#include "core/io/gltf_error.h"
#include "core/io/gltf_uri.h"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <map>
#include <string>
#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

using KnownFiles = std::map<std::filesystem::path, std::span<const std::uint8_t>>;

/// The bytes that a buffer names; counts them in `totalBytes`. A file is read once, however many
/// buffers name it (`known`).
Result<std::span<const std::uint8_t>> bufferBytes(GltfDocument& document, const json& buffer,
                                                  const std::string& place, KnownFiles& known) {
    const std::string uri = buffer.at("uri").get<std::string>();
    if (isDataUri(uri)) {
        auto data = decodeDataUri(uri, place + ".uri");
        if (!data)
            return data.error();
        document.totalBytes += data->bytes.size();
        document.embeddedBytes.push_back(std::move(data->bytes));
        return std::span<const std::uint8_t>(document.embeddedBytes.back());
    }
    const bool followOutside = document.choices.followOutsideReferences;
    auto path = pathBeside(document.folder, uri, place + ".uri", followOutside);
    if (!path)
        return path.error();
    if (const auto read = known.find(*path); read != known.end())
        return read->second;
    auto bytes = readFileBytes(*path);
    if (!bytes)
        return gltfError(
            "gltf-buffer-missing", place + ".uri",
            "the file \"" + uri + "\" cannot be read (" + bytes.error().detail + ")",
            "Put this file beside the opened one, or export as GLB, which is one file.");
    if (followOutside && !liesInside(*path, document.folder))
        document.findings.push_back({"import-reference-outside", Severity::Info, 1, place,
                                     filled("“%1” was read from %2, outside the folder of the "
                                            "opened file, as you allowed",
                                            {uri, path->string()}),
                                     ""});
    document.totalBytes += bytes->size;
    document.besideBytes.push_back(std::move(*bytes));
    return known[*path] = document.besideBytes.back().view();
}

Result<void> loadBuffers(GltfDocument& document, const GltfChunks& chunks) {
    const auto buffers = document.json.find("buffers");
    if (buffers == document.json.end())
        return {};
    KnownFiles known;
    const std::vector<std::uint8_t> isFallback = fallbackBuffers(document.json);
    for (std::size_t i = 0; i < buffers->size(); ++i) {
        const json& buffer = (*buffers)[i];
        const std::string place = placeOf("buffers", i);
        const std::size_t size = buffer.at("byteLength").get<std::size_t>();
        if (isFallback[i] != 0) {
            document.buffers.emplace_back();
            continue;
        }
        std::span<const std::uint8_t> bytes;
        if (buffer.contains("uri")) {
            auto loaded = bufferBytes(document, buffer, place, known);
            if (!loaded)
                return loaded.error();
            bytes = *loaded;
        } else if (i == 0 && chunks.bin) {
            bytes = *chunks.bin;
        } else if (size > 0) {
            return gltfError("gltf-missing-property", place + ".uri",
                             "the buffer names no file and the container holds no binary chunk "
                             "for it");
        }
        if (bytes.size() < size)
            return gltfError("gltf-buffer-too-short", place,
                             "the buffer should have " + std::to_string(size) + " bytes, it has " +
                                 std::to_string(bytes.size()));
        document.buffers.push_back(bytes.first(size));
    }
    return {};
}

/// Nesting was limited by parseGltfJson().
void eraseForeign(json& value) {
    if (value.is_object()) {
        value.erase("extras");
        value.erase("extensions");
    }
    if (value.is_structured())
        for (json& item : value)
            eraseForeign(item);
}

/// What tinygltf gets: the members it decodes for us. Buffers and images stay out, or it would copy
/// their bytes; extensions and extras too, they are kept as JSON.
json modelJson(GltfDocument& document) {
    json plain = json::object();
    for (const char* name : {"asset", "accessors", "bufferViews", "meshes", "nodes", "skins",
                             "animations", "scenes", "scene"}) {
        if (const auto found = document.json.find(name); found != document.json.end()) {
            plain[name] = *found;
            eraseForeign(plain[name]);
        }
    }
    if (!plain.contains("animations"))
        return plain;
    for (json& animation : plain["animations"]) {
        json channels = json::array();
        std::vector<std::size_t>& indices = document.channelIndices.emplace_back();
        const json& all = animation["channels"];
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!all[i]["target"].contains("node"))
                continue;
            channels.push_back(all[i]);
            indices.push_back(i);
        }
        animation["channels"] = std::move(channels);
    }
    return plain;
}

bool sameSizes(const json& plain, const tinygltf::Model& model) {
    const auto size = [&](const char* name) {
        return plain.contains(name) ? plain.at(name).size() : 0;
    };
    bool same = size("accessors") == model.accessors.size() &&
                size("bufferViews") == model.bufferViews.size() &&
                size("meshes") == model.meshes.size() && size("nodes") == model.nodes.size() &&
                size("skins") == model.skins.size() &&
                size("animations") == model.animations.size();
    for (std::size_t i = 0; same && i < model.meshes.size(); ++i)
        same = plain["meshes"][i]["primitives"].size() == model.meshes[i].primitives.size();
    for (std::size_t i = 0; same && i < model.animations.size(); ++i)
        same = plain["animations"][i]["channels"].size() == model.animations[i].channels.size() &&
               plain["animations"][i]["samplers"].size() == model.animations[i].samplers.size();
    return same;
}

/// tinygltf takes member names as C strings, which end at a NUL; the names of vertex attributes are
/// the file's own choice and may hold one.
void takeWholeAttributeNames(const json& plain, tinygltf::Model& model) {
    for (std::size_t i = 0; i < model.meshes.size(); ++i)
        for (std::size_t p = 0; p < model.meshes[i].primitives.size(); ++p)
            model.meshes[i].primitives[p].attributes =
                plain["meshes"][i]["primitives"][p]["attributes"].get<std::map<std::string, int>>();
}

/// tinygltf ends its messages, of which there may be several, with line ends.
std::string oneLine(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

Result<void> loadModel(GltfDocument& document) {
    std::string problem;
    std::string warning;
    try {
        const json plain = modelJson(document);
        const std::string text = plain.dump();
        tinygltf::TinyGLTF loader;
        // The return value counts, not the text: a missing optional member writes to it and
        // succeeds.
        const bool good = loader.LoadASCIIFromString(&document.model, &problem, &warning,
                                                     text.data(), unsigned(text.size()), "");
        if (good && sameSizes(plain, document.model)) {
            takeWholeAttributeNames(plain, document.model);
            return {};
        }
    } catch (const std::exception& thrown) {
        problem = thrown.what();
    }
    if (problem.empty())
        problem = "a part of the document was not understood";
    return gltfError("gltf-unreadable", "JSON", oneLine(problem));
}

} // namespace

std::size_t memoryLimitOf(const GltfDocument& document) {
    constexpr std::size_t kAlways = std::size_t{256} << 20;
    constexpr std::size_t kPerByte = 100;
    constexpr std::size_t kPerDecompressedByte = 8;
    return kAlways + kPerByte * document.totalBytes +
           kPerDecompressedByte * document.decompressedBytes;
}

Result<GltfDocument> openGltfDocument(FileBytes bytes, const std::filesystem::path& file,
                                      const ImportChoices& choices) {
    GltfDocument document;
    document.fileBytes = std::move(bytes);
    document.file = file;
    document.folder = file.parent_path();
    document.choices = choices;
    document.totalBytes = document.fileBytes.size;
    const auto chunks = splitGltfContainer(document.fileBytes.view());
    if (!chunks)
        return chunks.error();
    document.isBinary = gltfContainerOf(document.fileBytes.view()) == GltfContainer::Binary;
    document.trailingBytes = chunks->trailingBytes;
    auto parsed = parseGltfJson(chunks->json);
    if (!parsed)
        return parsed.error();
    document.json = std::move(*parsed);
    if (auto result = checkGltfJson(document.json); !result)
        return result.error();
    if (auto result = loadBuffers(document, *chunks); !result)
        return result.error();
    if (auto result = decompressGltf(document); !result)
        return result.error();
    if (auto result = loadModel(document); !result)
        return result.error();
    return document;
}

} // namespace rigwright
