// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Reads a sample's JSON table.
#include "core/samples/generator/table.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <stdexcept>

namespace rigwright::generator {
namespace {

using Json = nlohmann::json;

Vec3d vec3(const Json& json) {
    if (!json.is_array() || json.size() != 3)
        throw std::runtime_error("expected three numbers, found " + json.dump());
    return {json[0].get<double>(), json[1].get<double>(), json[2].get<double>()};
}

Vec2d vec2(const Json& json) {
    if (!json.is_array() || json.size() != 2)
        throw std::runtime_error("expected two numbers, found " + json.dump());
    return {json[0].get<double>(), json[1].get<double>()};
}

int axisOf(const Json& json) {
    const auto text = json.get<std::string>();
    if (text != "x" && text != "y" && text != "z")
        throw std::runtime_error("unknown axis '" + text + "'");
    return text[0] - 'x';
}

std::string textOrEmpty(const Json& json, const char* key) {
    const auto found = json.find(key);
    return found == json.end() || found->is_null() ? std::string() : found->get<std::string>();
}

template <class Rows>
int indexOf(const Rows& rows, const std::string& name) {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].name == name)
            return int(i);
    throw std::runtime_error("unknown name '" + name + "' (parents stand before their children)");
}

/// Degrees about x, then y, then z: Rz · Ry · Rx.
Mat3d eulerDegrees(const Vec3d& degrees) {
    const Vec3d radians = degrees * kPi / 180.0;
    return (Eigen::AngleAxisd(radians.z(), Vec3d::UnitZ()) *
            Eigen::AngleAxisd(radians.y(), Vec3d::UnitY()) *
            Eigen::AngleAxisd(radians.x(), Vec3d::UnitX()))
        .toRotationMatrix();
}

GridSettings readGrid(const Json& json) {
    GridSettings grid;
    grid.cell = json.at("cell");
    for (int axis = 0; axis < 3; ++axis)
        grid.bounds[std::size_t(axis)] = Vec2d(json.at("bounds")[0][axis].get<double>(),
                                               json.at("bounds")[1][axis].get<double>());
    grid.symmetricX = json.at("symmetric_x");
    grid.relaxIterations = json.at("relax_iterations");
    grid.relaxLambda = json.at("relax_lambda");
    for (int i = 0; i < 3; ++i)
        grid.newtonSteps[std::size_t(i)] = json.at("project_newton_steps")[i];
    return grid;
}

WeightSettings readWeights(const Json& json) {
    WeightSettings weights;
    weights.kappa = json.at("kappa");
    weights.fingerSoftmin = json.value("finger_softmin_m", weights.fingerSoftmin);
    const Json scales = json.value("radius_scale", Json::object());
    const Json normals = json.value("plane_normal", Json::object());
    const Json masks = json.value("mask", Json::object());
    for (const auto& [name, value] : scales.items())
        weights.radiusScale[name] = value;
    for (const auto& [name, value] : normals.items())
        weights.planeNormal[name] = vec3(value);
    for (const auto& [name, value] : masks.items())
        weights.mask[name] = value;
    weights.alwaysFull = json.value("always_full", std::vector<std::string>());
    weights.fingers = json.value("fingers", std::vector<std::string>());
    return weights;
}

Primitive readPrimitive(const Json& json, const std::vector<Group>& groups) {
    Primitive primitive;
    const std::string type = json.at("type");
    const std::string operation = json.at("op");
    primitive.group = indexOf(groups, json.at("group"));
    primitive.a = vec3(json.at("a"));
    primitive.k = json.at("k");
    primitive.mirror = json.at("mirror");
    if (type == "ellipsoid") {
        primitive.shape = Shape::Ellipsoid;
        primitive.radii = vec3(json.at("r"));
        if (json.contains("rot"))
            primitive.rotation = eulerDegrees(vec3(json.at("rot")));
    } else if (type == "half_space") {
        primitive.shape = Shape::HalfSpace;
        primitive.b = vec3(json.at("b"));
    } else if (type == "round_cone" || type == "capsule") {
        primitive.b = vec3(json.at("b"));
        primitive.ra = json.at("ra");
        primitive.rb = json.at("rb");
        if (json.contains("flat")) {
            const Json& flat = json.at("flat");
            primitive.flat = Vec4d(flat[0].get<double>(), flat[1].get<double>(),
                                   flat[2].get<double>(), flat[3].get<double>());
        }
    } else {
        throw std::runtime_error("unknown type '" + type + "'");
    }
    if (operation == "subtract")
        primitive.operation = Operation::Subtract;
    else if (operation == "intersect")
        primitive.operation = Operation::Intersect;
    else if (operation != "union")
        throw std::runtime_error("unknown op '" + operation + "'");
    return primitive;
}

ChartRow readChart(const Json& json) {
    ChartRow chart;
    chart.name = json.at("name");
    chart.bones = json.at("bones").get<std::vector<std::string>>();
    if (json.contains("split"))
        chart.split = vec3(json.at("split")).normalized();
    chart.splitAt = json.value("split_at", 0.0);
    chart.splitByPosition = json.value("split_by", "normal") == "position";
    if (json.contains("cut"))
        chart.cut = vec3(json.at("cut")).normalized();
    if (json.contains("cut_axis"))
        chart.cutAxis = vec3(json.at("cut_axis")).normalized();
    chart.scale = json.value("scale", 1.0);
    return chart;
}

SampleTable readJson(const Json& json) {
    SampleTable table;
    table.name = json.at("name");
    table.title = json.at("title");
    table.grid = readGrid(json.at("grid"));
    table.expectedPoints = json.at("expected").at("vertices");
    table.expectedQuads = json.at("expected").at("quads");
    for (const Json& row : json.at("zoom"))
        table.zooms.push_back({axisOf(row.at("axis")), row.at("from"), row.at("to"),
                               row.at("scale"), vec2(row.at("centre")), vec2(row.at("window"))});
    for (const Json& row : json.at("density"))
        table.densities.push_back(
            {axisOf(row.at("axis")), row.at("at"), row.at("half_width"), row.at("scale")});
    table.weights = readWeights(json.at("weights"));
    for (const Json& row : json.at("groups")) {
        const std::string parent = textOrEmpty(row, "parent");
        table.groups.push_back({row.at("name"), parent.empty() ? -1 : indexOf(table.groups, parent),
                                row.at("k"), row.at("mirror"), row.at("pair_k"),
                                textOrEmpty(row, "sibling_set"), row.value("sibling_k", 0.0)});
    }
    for (const Json& row : json.at("primitives"))
        table.primitives.push_back(readPrimitive(row, table.groups));
    for (const Json& row : json.at("joints")) {
        const std::string parent = textOrEmpty(row, "parent");
        table.joints.push_back({row.at("name"), parent.empty() ? -1 : indexOf(table.joints, parent),
                                vec3(row.at("position")), row.at("mirror"),
                                textOrEmpty(row, "main")});
    }
    for (const JointRow& joint : table.joints)
        if (!joint.main.empty())
            indexOf(table.joints, joint.main); // refuses names that are not there
    const Json frames = json.at("frames");
    table.defaultFlexion = vec3(frames.at("default"));
    for (const auto& [name, value] : frames.at("flexion").items())
        table.flexion[name] = vec3(value);
    for (const Json& row : json.at("charts"))
        table.charts.push_back(readChart(row));
    return table;
}

} // namespace

SampleTable readTable(const std::string& path) {
    std::ifstream file(path);
    if (!file)
        throw std::runtime_error(path + ": cannot be read");
    try {
        return readJson(Json::parse(file));
    } catch (const std::exception& error) {
        throw std::runtime_error(path + ": " + error.what());
    }
}

} // namespace rigwright::generator
