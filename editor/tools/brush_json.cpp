// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Settings of tools to JSON and back.
#include "editor/tools/brush_json.h"

#include <array>
#include <utility>

namespace rigwright::editor {

namespace {

constexpr auto kModes =
    std::to_array<std::pair<BrushMode, const char*>>({{BrushMode::Add, "add"},
                                                      {BrushMode::Subtract, "subtract"},
                                                      {BrushMode::Replace, "replace"},
                                                      {BrushMode::Smooth, "smooth"},
                                                      {BrushMode::Scale, "scale"}});
constexpr auto kFalloffs =
    std::to_array<std::pair<BrushFalloff, const char*>>({{BrushFalloff::Smooth, "smooth"},
                                                         {BrushFalloff::Linear, "linear"},
                                                         {BrushFalloff::Sharp, "sharp"},
                                                         {BrushFalloff::Constant, "constant"}});

constexpr auto kVertexModes =
    std::to_array<std::pair<VertexSelectMode, const char*>>({{VertexSelectMode::Click, "click"},
                                                             {VertexSelectMode::Box, "box"},
                                                             {VertexSelectMode::Lasso, "lasso"},
                                                             {VertexSelectMode::Paint, "paint"}});

constexpr auto kCurves =
    std::to_array<std::pair<PressureCurve, const char*>>({{PressureCurve::Soft, "soft"},
                                                          {PressureCurve::Linear, "linear"},
                                                          {PressureCurve::Firm, "firm"}});

constexpr auto kNumbers = std::to_array<std::pair<double BrushValues::*, const char*>>(
    {{&BrushValues::radiusPixels, "radiusPixels"},
     {&BrushValues::radiusMetres, "radiusMetres"},
     {&BrushValues::strength, "strength"},
     {&BrushValues::value, "value"}});
constexpr auto kSwitches = std::to_array<std::pair<bool BrushValues::*, const char*>>(
    {{&BrushValues::worldRadius, "worldRadius"},
     {&BrushValues::frontFacesOnly, "frontFacesOnly"},
     {&BrushValues::accumulate, "accumulate"},
     {&BrushValues::surfaceOnly, "surfaceOnly"},
     {&BrushValues::xMirror, "xMirror"},
     {&BrushValues::allMeshes, "allMeshes"},
     {&BrushValues::autoNormalise, "autoNormalise"},
     {&BrushValues::limitInfluences, "limitInfluences"},
     {&BrushValues::pressureStrength, "pressureStrength"},
     {&BrushValues::pressureRadius, "pressureRadius"}});

} // namespace

QJsonObject brushToJson(const BrushValues& values) {
    QJsonObject json{{"maxInfluences", values.maxInfluences}};
    for (const auto& [number, name] : kNumbers)
        json.insert(QLatin1String(name), values.*number);
    for (const auto& [setting, name] : kSwitches)
        json.insert(QLatin1String(name), values.*setting);
    for (const auto& [mode, name] : kModes)
        if (mode == values.mode)
            json.insert(QLatin1String("mode"), QLatin1String(name));
    for (const auto& [falloff, name] : kFalloffs)
        if (falloff == values.falloff)
            json.insert(QLatin1String("falloff"), QLatin1String(name));
    for (const auto& [curve, name] : kCurves)
        if (curve == values.pressureCurve)
            json.insert(QLatin1String("pressureCurve"), QLatin1String(name));
    return json;
}

BrushValues brushFromJson(const QJsonObject& json, BrushValues values) {
    values.maxInfluences = json[QLatin1String("maxInfluences")].toInt(values.maxInfluences);
    for (const auto& [number, name] : kNumbers)
        values.*number = json[QLatin1String(name)].toDouble(values.*number);
    for (const auto& [setting, name] : kSwitches)
        values.*setting = json[QLatin1String(name)].toBool(values.*setting);
    for (const auto& [mode, name] : kModes)
        if (json[QLatin1String("mode")].toString() == QLatin1String(name))
            values.mode = mode;
    for (const auto& [falloff, name] : kFalloffs)
        if (json[QLatin1String("falloff")].toString() == QLatin1String(name))
            values.falloff = falloff;
    for (const auto& [curve, name] : kCurves)
        if (json[QLatin1String("pressureCurve")].toString() == QLatin1String(name))
            values.pressureCurve = curve;
    return values;
}

QJsonObject vertexSelectToJson(const VertexSelectValues& values) {
    QJsonObject json{{"frontFacesOnly", values.frontFacesOnly}, {"xMirror", values.xMirror}};
    for (const auto& [mode, name] : kVertexModes)
        if (mode == values.mode)
            json.insert(QStringLiteral("mode"), QLatin1String(name));
    return json;
}

VertexSelectValues vertexSelectFromJson(const QJsonObject& json, VertexSelectValues values) {
    values.frontFacesOnly = json[QLatin1String("frontFacesOnly")].toBool(values.frontFacesOnly);
    values.xMirror = json[QLatin1String("xMirror")].toBool(values.xMirror);
    for (const auto& [mode, name] : kVertexModes)
        if (json[QLatin1String("mode")].toString() == QLatin1String(name))
            values.mode = mode;
    return values;
}

} // namespace rigwright::editor
