// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The text of a side-car, taken at its word: nothing is guessed, nothing passed over.
#include "core/io/weights_sidecar.h"

#include "core/io/gltf_error.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <map>
#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

constexpr std::string_view kRemedy =
    "Write the file again with `weights`, or correct it at that place.";
constexpr double kLargestNumber = 1e18;

Error invalid(const std::string& place, std::string detail) {
    return {"weights-file-invalid", std::move(detail), place, std::string(kRemedy)};
}

/// Reads values and remembers the first that is wrong; what follows an error is not looked at.
class SidecarReader {
public:
    Result<WeightSidecar> run(const json& document);

private:
    SidecarMesh mesh(const json& value, const std::string& place);
    SidecarJoint joint(const json& value, const std::string& place);
    void rows(const json& value, const std::string& place, SidecarMesh& mesh);
    WeightRow row(const json& value, const std::string& place);
    std::optional<Affine3d> matrix(const json& object, const char* key, const std::string& place);

    bool fail(const std::string& place, std::string detail) {
        if (!m_error)
            m_error = invalid(place, std::move(detail));
        return false;
    }
    /// An object whose members are all among `known`.
    bool isObject(const json& value, std::initializer_list<std::string_view> known,
                  const std::string& place);
    /// The member, or null after an error.
    const json* member(const json& object, const char* key, const std::string& place);
    const json* list(const json& object, const char* key, const std::string& place);
    std::string text(const json& value, const std::string& place);
    std::uint32_t whole(const json& value, const std::string& place);
    double number(const json& value, const std::string& place);

    std::optional<Error> m_error;
    std::map<std::string, std::uint16_t, std::less<>> m_jointOf; ///< by label, of one mesh
};

bool SidecarReader::isObject(const json& value, std::initializer_list<std::string_view> known,
                             const std::string& place) {
    if (m_error)
        return false;
    if (!value.is_object())
        return fail(place, "there should be an object");
    for (const auto& [key, ignored] : value.items())
        if (std::ranges::find(known, key) == known.end())
            return fail(place, "the member \"" + key + "\" is not known");
    return true;
}

const json* SidecarReader::member(const json& object, const char* key, const std::string& place) {
    const auto found = object.find(key);
    if (found != object.end())
        return &*found;
    fail(place, "the member \"" + std::string(key) + "\" is missing");
    return nullptr;
}

const json* SidecarReader::list(const json& object, const char* key, const std::string& place) {
    const json* found = member(object, key, place);
    if (found != nullptr && !found->is_array()) {
        fail(place + "." + key, "there should be a list");
        return nullptr;
    }
    return found;
}

std::string SidecarReader::text(const json& value, const std::string& place) {
    if (value.is_string())
        return value.get<std::string>();
    fail(place, "there should be a text");
    return {};
}

std::uint32_t SidecarReader::whole(const json& value, const std::string& place) {
    if (value.is_number_unsigned() && value.get<std::uint64_t>() < 0xffffffffu)
        return value.get<std::uint32_t>();
    fail(place, "there should be a whole number");
    return 0;
}

double SidecarReader::number(const json& value, const std::string& place) {
    if (value.is_number() && std::abs(value.get<double>()) <= kLargestNumber)
        return value.get<double>();
    fail(place,
         value.is_number() ? "the number is too large to be meant" : "there should be a number");
    return 0.0;
}

std::optional<Affine3d> SidecarReader::matrix(const json& object, const char* key,
                                              const std::string& place) {
    const auto found = object.find(key);
    if (found == object.end())
        return std::nullopt;
    const std::string at = place + "." + key;
    if (!found->is_array() || found->size() != 16) {
        fail(at, "there should be a matrix of 16 numbers");
        return std::nullopt;
    }
    Affine3d matrix;
    for (std::size_t i = 0; i < 16; ++i)
        matrix.matrix().data()[i] = number((*found)[i], placeOf(at, i));
    if (matrix.matrix().row(3) != Eigen::RowVector4d(0, 0, 0, 1))
        fail(at, "the last row of the matrix should be 0, 0, 0, 1");
    return matrix;
}

SidecarJoint SidecarReader::joint(const json& value, const std::string& place) {
    SidecarJoint joint;
    if (!isObject(value, {"label", "name", "path", "bone", "boneFromMesh", "modelFromBone"}, place))
        return joint;
    if (const json* label = member(value, "label", place))
        joint.label = text(*label, place + ".label");
    joint.name = value.contains("name") ? text(value["name"], place + ".name") : joint.label;
    if (value.contains("path"))
        joint.path = text(value["path"], place + ".path");
    if (value.contains("bone"))
        joint.bone = whole(value["bone"], place + ".bone");
    joint.boneFromMesh = matrix(value, "boneFromMesh", place);
    joint.modelFromBone = matrix(value, "modelFromBone", place);
    return joint;
}

WeightRow SidecarReader::row(const json& value, const std::string& place) {
    WeightRow row;
    for (std::size_t i = 0; i < value.size() && !m_error; ++i) {
        const json& pair = value[i];
        if (!pair.is_array() || pair.size() != 2 || !pair[0].is_string() || !pair[1].is_number()) {
            fail(placeOf(place, i), "there should be a pair [label, weight]");
            return row;
        }
        const auto joint = m_jointOf.find(pair[0].get_ref<const std::string&>());
        const double weight = pair[1].get<double>();
        if (joint == m_jointOf.end())
            fail(placeOf(place, i),
                 "no joint has the label \"" + pair[0].get_ref<const std::string&>() + "\"");
        else if (!(weight >= 0.0 && weight <= kLargestNumber))
            fail(placeOf(place, i), "a weight cannot be negative, nor beyond 1e18");
        else
            row.push_back({joint->second, float(weight)});
    }
    return row;
}

void SidecarReader::rows(const json& value, const std::string& place, SidecarMesh& mesh) {
    mesh.rows = SkinWeights(value.size());
    mesh.positions.resize(value.size());
    for (std::size_t v = 0; v < value.size() && !m_error; ++v) {
        const json& entry = value[v];
        // Places are made only where they are needed: there are millions of rows.
        if (!entry.is_object() || entry.size() != 2 || !entry.contains("position") ||
            !entry.contains("weights")) {
            fail(placeOf(place, v), "there should be an object of \"position\" and \"weights\"");
            return;
        }
        const json& position = entry["position"];
        const json& weights = entry["weights"];
        if (!position.is_array() || position.size() != 3 || !weights.is_array()) {
            fail(placeOf(place, v),
                 "\"position\" should be three numbers, and \"weights\" a list of pairs");
            return;
        }
        for (std::size_t axis = 0; axis < 3; ++axis) {
            const bool isFine = position[axis].is_number() &&
                                std::abs(position[axis].get<double>()) <= kLargestNumber;
            if (!isFine) {
                fail(placeOf(placeOf(place, v) + ".position", axis), "there should be a number");
                return;
            }
            mesh.positions[v][Eigen::Index(axis)] = position[axis].get<float>();
        }
        const WeightRow read = row(weights, placeOf(place, v) + ".weights");
        mesh.rows.setRow(VertexIndex(v), read);
    }
}

SidecarMesh SidecarReader::mesh(const json& value, const std::string& place) {
    SidecarMesh mesh;
    if (!isObject(value, {"name", "vertices", "positionHash", "modelFromMesh", "joints", "rows"},
                  place))
        return mesh;
    const json* name = member(value, "name", place);
    const json* vertices = member(value, "vertices", place);
    const json* joints = list(value, "joints", place);
    const json* rowList = list(value, "rows", place);
    if (name == nullptr || vertices == nullptr || joints == nullptr || rowList == nullptr)
        return mesh;
    mesh.name = text(*name, place + ".name");
    if (value.contains("positionHash"))
        mesh.positionHash = text(value["positionHash"], place + ".positionHash");
    mesh.modelFromMesh = matrix(value, "modelFromMesh", place);
    m_jointOf.clear();
    if (joints->size() > 0xffff)
        fail(place + ".joints", "a mesh can have at most 65535 joints");
    for (std::size_t k = 0; k < joints->size() && !m_error; ++k) {
        mesh.joints.push_back(joint((*joints)[k], placeOf(place + ".joints", k)));
        if (!m_jointOf.try_emplace(mesh.joints.back().label, std::uint16_t(k)).second)
            fail(placeOf(place + ".joints", k) + ".label", "two joints have this label");
    }
    const std::uint32_t announced = whole(*vertices, place + ".vertices");
    if (!m_error && announced != rowList->size())
        fail(place + ".rows", "there are " + std::to_string(rowList->size()) + " rows for " +
                                  std::to_string(announced) + " vertices");
    if (!m_error)
        rows(*rowList, place + ".rows", mesh);
    return mesh;
}

Result<WeightSidecar> SidecarReader::run(const json& document) {
    if (!document.is_object() || !document.contains("format") ||
        document["format"] != json("rigwright-weights"))
        return invalid("format", "this is no file of weights: \"format\" is not "
                                 "\"rigwright-weights\"");
    const json* version = member(document, "version", "file");
    if (version == nullptr)
        return *m_error;
    if (*version != json(kSidecarVersion))
        return Error{"weights-file-version",
                     "the file has version " + version->dump(-1, ' ', true) +
                         "; this program reads " + std::to_string(kSidecarVersion),
                     "version", "Open it with a newer Rigwright."};
    WeightSidecar sidecar;
    const json* meshes = nullptr;
    if (isObject(document, {"format", "version", "source", "meshes"}, "file"))
        meshes = list(document, "meshes", "file");
    if (document.contains("source"))
        sidecar.source = text(document["source"], "source");
    for (std::size_t i = 0; meshes != nullptr && i < meshes->size() && !m_error; ++i)
        sidecar.meshes.push_back(mesh((*meshes)[i], placeOf("meshes", i)));
    if (m_error)
        return *m_error;
    return sidecar;
}

/// "line 3, column 7" of a byte.
std::string placeInText(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, std::min(byte, text.size()));
    const auto lines = std::ranges::count(before, '\n');
    const std::size_t lineEnd = before.rfind('\n');
    const std::size_t column =
        before.size() - (lineEnd == std::string_view::npos ? 0 : lineEnd + 1);
    return "line " + std::to_string(lines + 1) + ", column " +
           std::to_string(std::max<std::size_t>(column, 1));
}

} // namespace

Result<WeightSidecar> parseSidecar(std::string_view text) {
    json document;
    try {
        // Nesting is two deep per level of the schema; a deeper file is none, and is not unfolded.
        const auto shallow = [](int depth, json::parse_event_t event, json&) {
            if (event == json::parse_event_t::object_start ||
                event == json::parse_event_t::array_start) {
                if (depth > 16)
                    throw std::length_error("the file is nested too deeply for a file of weights");
            }
            return true;
        };
        document = json::parse(text, shallow);
    } catch (const json::parse_error& problem) {
        return invalid(placeInText(text, problem.byte), "the text is no JSON here");
    } catch (const json::exception& problem) {
        return invalid("file", problem.what());
    } catch (const std::length_error& problem) {
        return invalid("file", problem.what());
    }
    return SidecarReader().run(document);
}

} // namespace rigwright
