// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The JSON of the file: tinygltf's part merged with what the source held besides.
#include "core/io/character_humanoid.h"
#include "core/io/gltf_remap.h"
#include "core/io/gltf_writer.h"
#include "core/io/plain_document.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <set>
#include <sstream>
#include <string_view>

namespace rigwright {

using nlohmann::json;

namespace {

json parsedOrEmpty(const std::string& text) {
    return text.empty() ? json::object() : json::parse(text);
}

void mergeText(json& target, const std::string& text) {
    if (!text.empty())
        target.update(json::parse(text));
}

/// tinygltf hands texts over as C strings, which end at a NUL; JSON, and so a name, may hold one.
void putWholeTexts(const tinygltf::Model& model, json& written) {
    const auto putNames = [&written](const char* member, const auto& things) {
        for (std::size_t i = 0; i < things.size(); ++i)
            if (!things[i].name.empty())
                written[member][i]["name"] = things[i].name;
    };
    putNames("nodes", model.nodes);
    putNames("meshes", model.meshes);
    putNames("skins", model.skins);
    putNames("animations", model.animations);
    for (std::size_t i = 0; i < model.meshes.size(); ++i)
        for (std::size_t p = 0; p < model.meshes[i].primitives.size(); ++p)
            written["meshes"][i]["primitives"][p]["attributes"] =
                model.meshes[i].primitives[p].attributes;
}

/// tinygltf's own serialisation of accessors, views, meshes, nodes, skins and animations.
Result<json> serializedModel(GltfWriter& writer) {
    std::ostringstream text;
    tinygltf::TinyGLTF saver;
    if (!saver.WriteGltfSceneToStream(&writer.model, text, false, false))
        return Error{"gltf-not-written", "tinygltf could not serialise the document", "", ""};
    json model = json::parse(text.str());
    // tinygltf 2.7 writes an object without members as null.
    for (auto& node : model["nodes"])
        if (node.is_null())
            node = json::object();
    putWholeTexts(writer.model, model);
    return model;
}

IndexMaps indexMaps(const GltfWriter& writer) {
    IndexMaps maps;
    const ForeignContent& foreign = writer.character.foreign;
    const auto assign = [](std::vector<int>& map, std::size_t old, int now) {
        if (map.size() <= old)
            map.resize(old + 1, kNothing);
        if (map[old] == kNothing)
            map[old] = now;
    };
    for (std::size_t bone = 0; bone < writer.nodeOfBone.size(); ++bone)
        assign(maps.nodes,
               foreign.nodeOrder.size() == writer.nodeOfBone.size() ? foreign.nodeOrder[bone]
                                                                    : bone,
               writer.nodeOfBone[bone]);
    maps.carriers = maps.nodes;
    std::vector<int> oldOf(writer.nodeOfBone.size(), kNothing);
    for (std::size_t old = 0; old < maps.nodes.size(); ++old)
        if (maps.nodes[old] != kNothing)
            oldOf[std::size_t(maps.nodes[old])] = int(old);
    for (std::size_t i = 0; i < writer.placements.size(); ++i) {
        const Placement& placement = writer.placements[i];
        if (foreign.meshOrder.size() == writer.placements.size())
            assign(maps.meshes, foreign.meshOrder[i], placement.mesh);
        const BoneIndex parent = writer.character.meshes[i].parent;
        if (placement.node == kNothing || !parent.isValid())
            continue;
        if (const int old = oldOf[std::size_t(writer.nodeOfBone[parent.value()])]; old != kNothing)
            maps.carriers[std::size_t(old)] = placement.node;
    }
    return maps;
}

/// Puts extensions and extras back where they were.
void mergeForeign(GltfWriter& writer, json& model, const IndexMaps& maps) {
    const WrittenForeign& foreign = writer.foreign;
    for (std::size_t i = 0; i < foreign.meshes.size(); ++i) {
        mergeText(model["meshes"][i], foreign.meshes[i]);
        for (std::size_t p = 0; p < foreign.primitives[i].size(); ++p)
            mergeText(model["meshes"][i]["primitives"][p], foreign.primitives[i][p]);
    }
    for (std::size_t i = 0; i < foreign.skins.size(); ++i)
        mergeText(model["skins"][i], foreign.skins[i]);
    for (std::size_t i = 0; i < foreign.animations.size(); ++i) {
        json& animation = model["animations"][i];
        mergeText(animation, foreign.animations[i]);
        for (std::size_t c = 0; c < foreign.channels[i].size(); ++c) {
            const json parts = parsedOrEmpty(foreign.channels[i][c]);
            if (parts.contains("channel"))
                animation["channels"][c].update(parts["channel"]);
            if (parts.contains("target"))
                animation["channels"][c]["target"].update(parts["target"]);
            if (parts.contains("sampler"))
                animation["samplers"][c].update(parts["sampler"]);
        }
    }
    std::size_t lost = 0;
    const auto& texts = writer.character.foreign.nodeJson;
    for (std::size_t bone = 0; bone < std::min(texts.size(), writer.nodeOfBone.size()); ++bone) {
        if (texts[bone].empty())
            continue;
        json members = json::parse(texts[bone]);
        lost += remapNode(members, maps);
        model["nodes"][std::size_t(writer.nodeOfBone[bone])].update(members);
    }
    if (lost > 0)
        writer.lost("export-references-lost", Severity::Warning, "nodes",
                    "extensions refer to bones that are gone", lost);
}

/// Scenes name roots only; what became a root or was added joins the scene of its old place.
class SceneWriter {
public:
    SceneWriter(const GltfWriter& writer, const json& nodes)
        : m_writer(writer), m_isChild(nodes.size(), 0) {
        for (const json& node : nodes)
            for (const json& child : node.value("children", json::array()))
                m_isChild[child.get<std::size_t>()] = 1;
    }

    void write(json& document, const IndexMaps& maps) {
        if (!document.contains("scenes") || document["scenes"].empty()) {
            document["scenes"] = json::array({json::object()});
            document["scene"] = 0;
            std::set<int> roots;
            for (std::size_t node = 0; node < m_isChild.size(); ++node)
                roots.insert(int(node));
            putRoots(document["scenes"][0], {}, roots);
            return;
        }
        const std::size_t shown = document.value("scene", std::size_t{0});
        for (std::size_t i = 0; i < document["scenes"].size(); ++i)
            writeScene(document["scenes"][i], maps, i == shown);
    }

private:
    void writeScene(json& scene, const IndexMaps& maps, bool isShown) {
        std::vector<int> listed;
        std::vector<std::uint8_t> isListed(m_isChild.size(), 0);
        for (const json& node : scene.value("nodes", json::array())) {
            const auto old = node.get<std::size_t>();
            if (old < maps.nodes.size() && maps.nodes[old] != kNothing) {
                listed.push_back(maps.nodes[old]);
                isListed[std::size_t(maps.nodes[old])] = 1;
            }
        }
        std::set<int> joined;
        const Skeleton& skeleton = m_writer.character.skeleton;
        for (std::size_t i = 0; i < m_writer.placements.size(); ++i) {
            const int node = m_writer.placements[i].node;
            if (node == kNothing || m_isChild[std::size_t(node)] != 0)
                continue;
            BoneIndex bone = m_writer.character.meshes[i].parent;
            bool isInScene = !bone.isValid() && isShown;
            for (; bone.isValid(); bone = skeleton.parents[bone.value()])
                isInScene =
                    isInScene || isListed[std::size_t(m_writer.nodeOfBone[bone.value()])] != 0;
            if (isInScene)
                joined.insert(node);
        }
        putRoots(scene, listed, joined);
    }

    /// Listed ones in their order, then the joined ones.
    void putRoots(json& scene, const std::vector<int>& listed, const std::set<int>& joined) {
        json roots = json::array();
        std::set<int> done;
        const auto put = [&](int node) {
            if (m_isChild[std::size_t(node)] == 0 && done.insert(node).second)
                roots.push_back(node);
        };
        std::ranges::for_each(listed, put);
        std::ranges::for_each(joined, put);
        if (roots.empty())
            scene.erase("nodes");
        else
            scene["nodes"] = std::move(roots);
    }

    const GltfWriter& m_writer;
    std::vector<std::uint8_t> m_isChild;
};

/// Paths of other formats become the name of the file, as a URI.
std::string imageUri(const ForeignContent& foreign, const std::string& reference) {
    if (!foreign.documentJson.empty())
        return reference;
    constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string uri;
    for (const char c : reference.substr(reference.find_last_of("/\\") + 1)) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte < 0x80 && std::isalnum(byte) != 0) || c == '.' || c == '-' || c == '_')
            uri.push_back(c);
        else
            uri += std::string{'%', kHex[byte >> 4], kHex[byte & 15]};
    }
    return uri;
}

/// The media types that a texture of glTF 2.0 or of an extension in use has.
bool isKindOfGltf(const std::string& mimeType) {
    return mimeType == "image/png" || mimeType == "image/jpeg" || mimeType == "image/webp" ||
           mimeType == "image/ktx2" || mimeType == "image/vnd-ms.dds";
}

void writeImages(GltfWriter& writer, json& document) {
    if (writer.character.foreign.images.empty())
        return;
    json images = json::array();
    for (const ForeignImage& image : writer.character.foreign.images) {
        json written = parsedOrEmpty(image.foreign);
        if (!image.name.empty())
            written["name"] = image.name;
        if (image.bytes != nullptr) {
            written["bufferView"] = addBufferView(writer, *image.bytes, 0);
            written["mimeType"] =
                image.mimeType.empty() ? "application/octet-stream" : image.mimeType;
            if (!isKindOfGltf(image.mimeType))
                writer.lost("export-image-kind", Severity::Warning, "image " + image.name,
                            "the picture is neither PNG nor JPEG; it is in the file as it came, "
                            "and few programs will show it");
        } else {
            written["uri"] = imageUri(writer.character.foreign, image.uri);
            if (!image.mimeType.empty())
                written["mimeType"] = image.mimeType;
            writer.lost("export-image-missing", Severity::Warning, "image " + image.name,
                        "the image was not found when the character was opened; the file only "
                        "names it");
        }
        images.push_back(std::move(written));
    }
    document["images"] = std::move(images);
}

/// Without a document of a file, faces without material get the first one.
void assignMaterials(GltfWriter& writer, const json& document) {
    const int count = int(document.value("materials", json::array()).size());
    const bool isPlain = writer.character.foreign.documentJson.empty();
    for (tinygltf::Mesh& mesh : writer.model.meshes) {
        for (tinygltf::Primitive& primitive : mesh.primitives) {
            if (primitive.material >= count)
                primitive.material = kNothing;
            if (primitive.material == kNothing && isPlain)
                primitive.material = 0;
        }
    }
}

} // namespace

Result<json> writeDocument(GltfWriter& writer) {
    const ForeignContent& foreign = writer.character.foreign;
    json document =
        foreign.documentJson.empty() ? plainDocument(foreign) : json::parse(foreign.documentJson);
    assignMaterials(writer, document);
    const IndexMaps maps = indexMaps(writer);
    if (const std::size_t lost = remapDocument(document, maps); lost > 0)
        writer.lost("export-references-lost", Severity::Warning, "document",
                    "extensions refer to bones or meshes that are gone", lost);
    writeHumanoid(document, writer.character, writer.nodeOfBone);
    writeImages(writer, document);
    auto model = serializedModel(writer);
    if (!model)
        return model.error();
    mergeForeign(writer, *model, maps);
    for (const char* member :
         {"accessors", "bufferViews", "meshes", "nodes", "skins", "animations"})
        if (model->contains(member) && !(*model)[member].empty())
            document[member] = std::move((*model)[member]);
    document["asset"]["version"] = "2.0";
    document["asset"]["generator"] = "Rigwright";
    SceneWriter(writer, document.value("nodes", json::array())).write(document, maps);
    if (!writer.bin.empty())
        document["buffers"] = json::array({{{"byteLength", writer.bin.size()}}});
    return document;
}

} // namespace rigwright
