// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Materials as glTF's, and their textures: embedded, or found beside the file.
#include "core/base/sentence.h"
#include "core/io/find_texture.h"
#include "core/io/foreign_parts.h"
#include "core/math/srgb.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

class MaterialBuilder {
public:
    MaterialBuilder(ForeignBuilder& builder, const std::filesystem::path& file,
                    const ImportChoices& choices)
        : m_builder(builder), m_materials(builder.scene.materials),
          m_finder(TextureSearch(file, choices)) {}

    void run();

private:
    json materialOf(const ForeignMaterial& source, MaterialPreview& preview);
    /// A reference to a texture, or null where there is no image for it.
    json textureInfo(const ForeignTexture& texture, std::int32_t* imageOf = nullptr);
    void mendUvSets();
    std::int32_t imageFor(const ForeignTexture& texture);

    ForeignBuilder& m_builder;
    std::vector<ForeignMaterial> m_materials;
    TextureFinder m_finder;
    std::map<std::pair<std::int32_t, std::string>, std::int32_t> m_images;
    json m_textures = json::array();
    std::map<std::int32_t, std::size_t> m_textureOfImage;
};

std::int32_t MaterialBuilder::imageFor(const ForeignTexture& texture) {
    const std::pair<std::int32_t, std::string> key(texture.image,
                                                   texture.image < 0 ? texture.path : "");
    if (const auto known = m_images.find(key); known != m_images.end())
        return known->second;
    std::string name = texture.path.substr(texture.path.find_last_of("/\\") + 1);
    const std::string where = "image " + name;
    ForeignImage image;
    if (texture.image >= 0) {
        const ForeignEmbeddedImage& embedded = m_builder.scene.images[std::size_t(texture.image)];
        image.mimeType = imageMimeType(embedded.bytes, embedded.name);
        if (!embedded.bytes.empty()) {
            image.bytes = std::make_shared<const std::vector<std::uint8_t>>(embedded.bytes);
            if (auto finding = pictureNotShown(image.mimeType, where))
                m_builder.character.importFindings.push_back(std::move(*finding));
        }
    } else {
        LoadedTexture loaded = m_finder.load(texture.path, where);
        image.mimeType = std::move(loaded.mimeType);
        image.bytes = std::move(loaded.bytes);
        image.uri = texture.path;
        auto& findings = m_builder.character.importFindings;
        findings.insert(findings.end(), loaded.findings.begin(), loaded.findings.end());
    }
    image.name = name.substr(0, name.find_last_of('.'));
    auto& images = m_builder.character.foreign.images;
    const std::int32_t index = image.bytes == nullptr ? -1 : std::int32_t(images.size());
    if (index >= 0)
        images.push_back(std::move(image));
    return m_images[key] = index;
}

json MaterialBuilder::textureInfo(const ForeignTexture& texture, std::int32_t* imageOf) {
    if (texture.path.empty() && texture.image < 0)
        return nullptr;
    const std::int32_t image = imageFor(texture);
    if (imageOf != nullptr)
        *imageOf = image;
    if (image < 0)
        return nullptr;
    const auto [known, isNew] = m_textureOfImage.emplace(image, m_textures.size());
    if (isNew)
        m_textures.push_back({{"source", image}});
    json info{{"index", known->second}};
    if (texture.uvSet > 0)
        info["texCoord"] = texture.uvSet;
    return info;
}

json MaterialBuilder::materialOf(const ForeignMaterial& source, MaterialPreview& preview) {
    preview.name = source.name;
    preview.doubleSided = source.twoSided;
    json material = json::object();
    if (!source.name.empty())
        material["name"] = source.name;
    json pbr{{"metallicFactor", 0.0}, {"roughnessFactor", source.roughness}};
    const json texture = textureInfo(source.baseTexture, &preview.baseColorImage);
    for (int i = 0; i < 3; ++i)
        // Where there is a texture, the programs show it without the colour below it.
        preview.baseColor[i] =
            texture.is_null() ? float(linearFromSrgb(double(source.baseColor[i]))) : 1.0f;
    preview.baseColor[3] = source.baseColor[3];
    preview.baseColorUvSet = source.baseTexture.uvSet;
    pbr["baseColorFactor"] = preview.baseColor;
    if (!texture.is_null())
        pbr["baseColorTexture"] = texture;
    material["pbrMetallicRoughness"] = std::move(pbr);
    if (source.baseColor[3] < 0.999f)
        material["alphaMode"] = "BLEND";
    if (source.twoSided)
        material["doubleSided"] = true;
    if (json normal = textureInfo(source.normalTexture); !normal.is_null())
        material["normalTexture"] = std::move(normal);
    json emission = textureInfo(source.emissionTexture);
    if (!emission.is_null() || source.emission.maxCoeff() > 0.0f) {
        json factor = json::array();
        for (const float value : source.emission)
            factor.push_back(emission.is_null() ? linearFromSrgb(double(value)) : 1.0);
        material["emissiveFactor"] = std::move(factor);
    }
    if (!emission.is_null())
        material["emissiveTexture"] = std::move(emission);
    return material;
}

/// glTF's meshes must have the set that a texture of their material names.
void MaterialBuilder::mendUvSets() {
    constexpr std::uint32_t kAny = 0xffffffffu;
    std::vector<std::uint32_t> setsOf(m_materials.size(), kAny); // the fewest of its meshes
    for (const ForeignMesh& mesh : m_builder.scene.meshes)
        if (mesh.material >= 0 && !mesh.uvSets.empty()) {
            std::uint32_t& sets = setsOf[std::size_t(mesh.material)];
            sets = std::min(sets, std::uint32_t(mesh.uvSets.size()));
        }
    for (std::size_t i = 0; i < m_materials.size(); ++i) {
        ForeignMaterial& material = m_materials[i];
        const std::uint32_t sets = setsOf[i] == kAny ? 1 : setsOf[i];
        std::uint32_t missing = 0;
        std::size_t count = 0;
        for (ForeignTexture* texture :
             {&material.baseTexture, &material.normalTexture, &material.emissionTexture}) {
            if (texture->uvSet < sets)
                continue;
            const bool isThere = !texture->path.empty() || texture->image >= 0;
            missing = isThere ? texture->uvSet : missing;
            count += isThere ? 1 : 0;
            texture->uvSet = 0;
        }
        if (count > 0)
            m_builder.note("import-uv-set-missing", Severity::Warning, "material " + material.name,
                           filled("a texture wants set %1 of the texture coordinates (counted from "
                                  "0), and a mesh has %2; the first set was taken",
                                  {std::to_string(missing), std::to_string(sets)}),
                           count);
    }
}

void MaterialBuilder::run() {
    mendUvSets();
    json document{{"asset", {{"version", "2.0"}}}};
    json materials = json::array();
    for (const ForeignMaterial& source : m_materials) {
        MaterialPreview preview;
        materials.push_back(materialOf(source, preview));
        m_builder.character.foreign.materials.push_back(std::move(preview));
    }
    if (!materials.empty())
        document["materials"] = std::move(materials);
    if (!m_textures.empty())
        document["textures"] = std::move(m_textures);
    // Names of others may be anything; JSON is UTF-8.
    m_builder.character.foreign.documentJson =
        document.dump(-1, ' ', false, json::error_handler_t::replace);
}

} // namespace

void placeMaterials(ForeignBuilder& builder, const std::filesystem::path& file,
                    const ImportChoices& choices) {
    MaterialBuilder(builder, file, choices).run();
}

} // namespace rigwright
