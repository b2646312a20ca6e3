// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Plain materials.
#include "core/io/plain_document.h"

#include <utility>
#include <vector>

namespace rigwright {

using nlohmann::json;

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
        document["materials"].push_back(std::move(material));
    }
    return document;
}

} // namespace rigwright
