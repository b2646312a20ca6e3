// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MaterialLook: from previews and the JSON of glTF materials.
#include "editor/viewport/material_look.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace rigwright::editor {

namespace {

/// Colour factors are linear; the shader works in display space.
QVector4D displayFactor(const float (&linear)[4]) {
    QVector4D factor;
    for (int k = 0; k < 3; ++k)
        factor[k] = std::pow(std::clamp(linear[k], 0.0f, 1.0f), 1.0f / 2.2f);
    factor[3] = std::clamp(linear[3], 0.0f, 1.0f);
    return factor;
}

/// An element of an array of numbers; what is not one, or not finite, is `otherwise`.
float number(const QJsonValue& list, int index, float otherwise) {
    const double value = list.toArray().at(index).toDouble(double(otherwise));
    return std::isfinite(value) && std::abs(value) < 1e6 ? float(value) : otherwise;
}

/// KHR_texture_transform: scale, then rotation (counter-clockwise with v downwards), then offset.
void applyTransform(const QJsonObject& transform, MaterialLook& look) {
    const float su = number(transform[QLatin1String("scale")], 0, 1.0f);
    const float sv = number(transform[QLatin1String("scale")], 1, 1.0f);
    const double angle = transform[QLatin1String("rotation")].toDouble();
    const float c = float(std::cos(angle));
    const float s = float(std::sin(angle));
    look.uRow = {c * su, s * sv, number(transform[QLatin1String("offset")], 0, 0.0f)};
    look.vRow = {-s * su, c * sv, number(transform[QLatin1String("offset")], 1, 0.0f)};
    const int set = transform[QLatin1String("texCoord")].toInt(int(look.uvSet));
    if (set >= 0)
        look.uvSet = std::uint32_t(set);
}

void applyGltf(const QJsonObject& material, MaterialLook& look) {
    const QString mode = material[QLatin1String("alphaMode")].toString();
    look.alpha = mode == QLatin1String("MASK")    ? AlphaMode::Mask
                 : mode == QLatin1String("BLEND") ? AlphaMode::Blend
                                                  : AlphaMode::Opaque;
    look.alphaCutoff = float(material[QLatin1String("alphaCutoff")].toDouble(0.5));
    const QJsonObject texture = material[QLatin1String("pbrMetallicRoughness")]
                                    .toObject()[QLatin1String("baseColorTexture")]
                                    .toObject();
    const QJsonObject extensions = texture[QLatin1String("extensions")].toObject();
    if (extensions.contains(QLatin1String("KHR_texture_transform")))
        applyTransform(extensions[QLatin1String("KHR_texture_transform")].toObject(), look);
}

} // namespace

std::vector<MaterialLook> materialLooks(const ForeignContent& content) {
    std::vector<MaterialLook> looks;
    const QJsonArray materials =
        QJsonDocument::fromJson(QByteArray::fromStdString(content.documentJson))
            .object()[QLatin1String("materials")]
            .toArray();
    for (std::size_t i = 0; i < content.materials.size(); ++i) {
        const MaterialPreview& preview = content.materials[i];
        MaterialLook look;
        look.factor = displayFactor(preview.baseColor);
        if (preview.baseColorImage >= 0 &&
            std::size_t(preview.baseColorImage) < content.images.size())
            look.image = preview.baseColorImage;
        look.uvSet = preview.baseColorUvSet;
        if (qsizetype(i) < materials.size())
            applyGltf(materials[qsizetype(i)].toObject(), look);
        else if (look.factor.w() < 1.0f)
            look.alpha = AlphaMode::Blend;
        looks.push_back(look);
    }
    return looks;
}

} // namespace rigwright::editor
