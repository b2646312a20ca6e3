// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Plain materials.
#include "core/io/plain_document.h"

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace rigwright {

using nlohmann::json;

namespace {

/// The texture of a preview's image, made where it is first asked for.
std::size_t textureOf(json& document, std::int32_t image) {
    json& textures = document["textures"];
    for (std::size_t i = 0; i < textures.size(); ++i)
        if (textures[i]["source"] == image)
            return i;
    textures.push_back({{"source", image}});
    return textures.size() - 1;
}

} // namespace

MaterialPreview neutralMaterial() {
    return {.name = "Neutral", .baseColor = {0.6f, 0.6f, 0.6f, 1.0f}};
}

json plainDocument(const ForeignContent& foreign) {
    json document = {{"asset", {{"version", "2.0"}}}};
    document["materials"] = json::array();
    std::vector<MaterialPreview> previews = foreign.materials;
    if (previews.empty())
        previews.push_back(neutralMaterial());
    for (const MaterialPreview& preview : previews) {
        json material = {{"pbrMetallicRoughness",
                          {{"baseColorFactor", preview.baseColor},
                           {"metallicFactor", 0.0},
                           {"roughnessFactor", 0.8}}}};
        if (!preview.name.empty())
            material["name"] = preview.name;
        if (preview.doubleSided)
            material["doubleSided"] = true;
        if (preview.baseColor[3] < 1.0f)
            material["alphaMode"] = "BLEND";
        if (preview.baseColorImage >= 0 &&
            std::size_t(preview.baseColorImage) < foreign.images.size()) {
            json& texture = material["pbrMetallicRoughness"]["baseColorTexture"];
            texture["index"] = textureOf(document, preview.baseColorImage);
            if (preview.baseColorUvSet > 0)
                texture["texCoord"] = preview.baseColorUvSet;
        }
        document["materials"].push_back(std::move(material));
    }
    return document;
}

} // namespace rigwright
