// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Walks through the JSON of materials and textures and raises their numbers.
#include "core/io/append_foreign.h"

#include "core/io/plain_document.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

std::size_t countOf(const json& document, const char* list) {
    const auto member = document.find(list);
    return member != document.end() && member->is_array() ? member->size() : 0;
}

void raise(json& object, const char* member, std::size_t by) {
    const auto number = object.find(member);
    if (number != object.end() && number->is_number_unsigned())
        *number = number->get<std::size_t>() + by;
}

/// glTF and all its material extensions call a reference to a texture …Texture: {"index": n}.
void raiseTextures(json& value, std::size_t by) {
    if (!value.is_structured())
        return;
    for (auto member = value.begin(); member != value.end(); ++member) {
        if (value.is_object()) {
            const std::string_view key = member.key();
            if (key == "extras")
                continue;
            if (key.ends_with("Texture") && member->is_object())
                raise(*member, "index", by);
        }
        raiseTextures(*member, by);
    }
}

/// `source` of the texture itself and of its extensions (KHR_texture_basisu, EXT_texture_webp …).
void raiseImages(json& texture, std::size_t by) {
    raise(texture, "source", by);
    const auto extensions = texture.find("extensions");
    if (extensions == texture.end() || !extensions->is_object())
        return;
    for (json& extension : *extensions)
        if (extension.is_object())
            raise(extension, "source", by);
}

void collectExtensions(const json& value, std::set<std::string>& names) {
    if (!value.is_structured())
        return;
    for (auto member = value.begin(); member != value.end(); ++member) {
        if (value.is_object() && member.key() == "extensions" && member->is_object())
            for (const auto& [name, content] : member->items())
                names.insert(name);
        collectExtensions(*member, names);
    }
}

void appendList(json& document, const json& source, const char* list, std::set<std::string>& used) {
    if (countOf(source, list) == 0)
        return;
    if (countOf(document, list) == 0)
        document[list] = json::array();
    for (const json& item : source[list]) {
        collectExtensions(item, used);
        document[list].push_back(item);
    }
}

bool lists(const json& document, const char* list, const std::string& name) {
    const auto names = document.find(list);
    return names != document.end() && names->is_array() &&
           std::ranges::find(*names, json(name)) != names->end();
}

void declareExtensions(json& document, const json& source, const std::set<std::string>& used) {
    const auto declare = [&](const char* list, const std::string& name) {
        if (!lists(document, list, name))
            document[list].push_back(name);
    };
    for (const std::string& name : used) {
        declare("extensionsUsed", name);
        if (lists(source, "extensionsRequired", name))
            declare("extensionsRequired", name);
    }
}

/// Who made what is said of both.
void appendCopyright(json& document, const json& source) {
    const auto textOf = [](const json& from) {
        const auto asset = from.find("asset");
        return asset != from.end() && asset->is_object() && asset->contains("copyright") &&
                       (*asset)["copyright"].is_string()
                   ? (*asset)["copyright"].get<std::string>()
                   : std::string();
    };
    const std::string ours = textOf(document);
    const std::string theirs = textOf(source);
    if (theirs.empty() || ours.find(theirs) != std::string::npos)
        return;
    document["asset"]["copyright"] = ours.empty() ? theirs : ours + "; " + theirs;
}

bool isNeutral(const ForeignContent& foreign) {
    return foreign.documentJson.empty() && foreign.materials.empty();
}

json documentOf(const ForeignContent& foreign) {
    return foreign.documentJson.empty() ? plainDocument(foreign)
                                        : json::parse(foreign.documentJson);
}

/// One preview a material: the neutral one of built-in characters has none of its own.
std::vector<MaterialPreview> previewsOf(const ForeignContent& foreign, const json& document) {
    std::vector<MaterialPreview> previews = foreign.materials;
    previews.resize(countOf(document, "materials"));
    if (isNeutral(foreign))
        previews.front() = neutralMaterial();
    return previews;
}

} // namespace

MergedForeign mergeForeign(const ForeignContent& target, const ForeignContent& source) {
    MergedForeign merged;
    merged.content = target;
    if (isNeutral(target) && isNeutral(source))
        return merged;
    json document = documentOf(target);
    json other = documentOf(source);
    const std::size_t materials = countOf(document, "materials");
    merged.firstMaterial = std::int32_t(materials);
    merged.targetDefault = target.documentJson.empty() ? 0 : -1;
    merged.sourceDefault = source.documentJson.empty() ? merged.firstMaterial : -1;

    for (const char* list : {"materials", "textures"})
        if (!other.contains(list) || !other[list].is_array())
            other[list] = json::array();
    for (json& material : other["materials"])
        raiseTextures(material, countOf(document, "textures"));
    for (json& texture : other["textures"]) {
        raise(texture, "sampler", countOf(document, "samplers"));
        raiseImages(texture, target.images.size());
    }
    std::set<std::string> used;
    merged.content.materials = previewsOf(target, document);
    for (MaterialPreview preview : previewsOf(source, other)) {
        if (preview.baseColorImage >= 0)
            preview.baseColorImage += std::int32_t(target.images.size());
        merged.content.materials.push_back(std::move(preview));
    }
    for (const char* list : {"materials", "textures", "samplers"})
        appendList(document, other, list, used);
    for (const ForeignImage& image : source.images) {
        if (!image.foreign.empty())
            collectExtensions(json::parse(image.foreign), used);
        merged.content.images.push_back(image);
    }
    declareExtensions(document, other, used);
    appendCopyright(document, other);
    merged.content.documentJson = document.dump();
    return merged;
}

void addSceneRoots(ForeignContent& content, const std::vector<std::uint32_t>& nodes) {
    if (content.documentJson.empty() || nodes.empty())
        return;
    json document = json::parse(content.documentJson);
    const std::size_t scenes = countOf(document, "scenes");
    if (scenes == 0)
        return;
    json& scene = document["scenes"][std::min(document.value("scene", std::size_t(0)), scenes - 1)];
    for (const std::uint32_t node : nodes)
        scene["nodes"].push_back(node);
    content.documentJson = document.dump();
}

std::string extrasOnly(const std::string& text, std::set<std::string>& dropped) {
    if (text.empty())
        return {};
    const json value = json::parse(text);
    collectExtensions(value, dropped);
    json kept = json::object();
    for (const auto& [key, member] : value.items()) {
        if (key == "extras")
            kept[key] = member;
        else if (key != "extensions" && member.is_object() && member.contains("extras"))
            kept[key] = {{"extras", member["extras"]}};
    }
    return kept.empty() ? std::string() : kept.dump();
}

} // namespace rigwright
