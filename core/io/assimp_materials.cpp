// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Materials and embedded images of an Assimp scene.
#include "core/io/assimp_parts.h"

#include <assimp/material.h>

#include <algorithm>
#include <cmath>

namespace rigwright {

namespace {

Vec3f colourOf(const aiMaterial& material, const char* key, unsigned type, unsigned index,
               const Vec3f& without) {
    aiColor3D colour;
    if (material.Get(key, type, index, colour) != aiReturn_SUCCESS)
        return without;
    return {colour.r, colour.g, colour.b};
}

/// An embedded texture by the name that materials use; -1: none.
std::int32_t embeddedImage(const aiScene& source, const std::string& path) {
    const aiTexture* texture = source.GetEmbeddedTexture(path.c_str());
    for (unsigned i = 0; texture != nullptr && i < source.mNumTextures; ++i)
        if (source.mTextures[i] == texture)
            return std::int32_t(i);
    return -1;
}

ForeignTexture textureOf(const aiScene& source, const aiMaterial& material,
                         std::initializer_list<aiTextureType> types) {
    for (const aiTextureType type : types) {
        aiString path;
        unsigned uvSet = 0;
        if (material.GetTexture(type, 0, &path, nullptr, &uvSet) != aiReturn_SUCCESS ||
            path.length == 0)
            continue;
        ForeignTexture texture{.path = toText(path), .image = -1, .uvSet = std::min(uvSet, 7u)};
        texture.image = embeddedImage(source, texture.path);
        return texture;
    }
    return {};
}

/// Shininess of Blinn and Phong as roughness (B. Karis 2013, "Specular BRDF Reference": power =
/// 2 / roughness^4 - 2).
float roughnessOf(const aiMaterial& material) {
    float shininess = 0.0f;
    if (material.Get(AI_MATKEY_SHININESS, shininess) != aiReturn_SUCCESS ||
        !std::isfinite(shininess) || shininess <= 0.0f)
        return 0.9f;
    return std::clamp(std::pow(2.0f / (shininess + 2.0f), 0.25f), 0.0f, 1.0f);
}

ForeignMaterial readMaterial(const aiScene& source, const aiMaterial& material) {
    ForeignMaterial result;
    result.name = toText(const_cast<aiMaterial&>(material).GetName());
    const Vec3f diffuse = colourOf(material, AI_MATKEY_COLOR_DIFFUSE, Vec3f(0.8f, 0.8f, 0.8f));
    float opacity = 1.0f;
    material.Get(AI_MATKEY_OPACITY, opacity);
    if (!std::isfinite(opacity))
        opacity = 1.0f;
    result.baseColor << diffuse, std::clamp(opacity, 0.0f, 1.0f);
    result.emission = colourOf(material, AI_MATKEY_COLOR_EMISSIVE, Vec3f::Zero());
    result.roughness = roughnessOf(material);
    int twoSided = 0;
    material.Get(AI_MATKEY_TWOSIDED, twoSided);
    result.twoSided = twoSided != 0;
    result.baseTexture =
        textureOf(source, material, {aiTextureType_BASE_COLOR, aiTextureType_DIFFUSE});
    result.normalTexture =
        textureOf(source, material,
                  {aiTextureType_NORMAL_CAMERA, aiTextureType_NORMALS, aiTextureType_HEIGHT});
    result.emissionTexture =
        textureOf(source, material, {aiTextureType_EMISSION_COLOR, aiTextureType_EMISSIVE});
    return result;
}

} // namespace

void readAssimpMaterials(const aiScene& source, ForeignScene& scene) {
    for (unsigned i = 0; i < source.mNumTextures; ++i) {
        const aiTexture& texture = *source.mTextures[i];
        ForeignEmbeddedImage image{.name = toText(texture.mFilename), .bytes = {}};
        if (texture.mHeight == 0) { // encoded: mWidth is the length in bytes
            const auto* first = reinterpret_cast<const std::uint8_t*>(texture.pcData);
            image.bytes.assign(first, first + texture.mWidth);
        } else {
            scene.findings.push_back({"import-texture-missing", Severity::Warning, 1,
                                      "image " + image.name,
                                      "the image is held as raw pixels, which are not read", ""});
        }
        scene.images.push_back(std::move(image));
    }
    for (unsigned i = 0; i < source.mNumMaterials; ++i)
        scene.materials.push_back(readMaterial(source, *source.mMaterials[i]));
}

} // namespace rigwright
