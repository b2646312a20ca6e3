// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of members that the reader relies on, and the walk that checks them.
#include "core/io/gltf_check.h"

#include "core/io/gltf_compression.h"
#include "core/io/gltf_error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace rigwright {

using nlohmann::json;

namespace {

constexpr std::size_t kDeepestNesting = 128;
/// Whole numbers beyond this are not exact in JSON.
constexpr double kLargestWhole = 9007199254740992.0;
/// No length in metres, no scale and no matrix entry of a character lies beyond this; what is
/// larger would overflow when transforms are multiplied.
constexpr double kLargestNumber = 1e18;

enum class Kind {
    Object,
    Array,
    String,
    Bool,
    Number,
    Numbers,
    Unsigned,
    Small,
    Stride,
    Index,
    NumberOf,
    TextOf
};

/// `path` names members from the root: "a[]" = every element of array a, "a{}" = every member of
/// object a. `target` is the top-level array that an Index points into, or what NumberOf and TextOf
/// may be, with a space between. `count`: Numbers = exact length (0 = any), Small = largest value.
struct Rule {
    std::string_view path;
    Kind kind = Kind::Object;
    std::string_view target = {};
    std::size_t count = 0;
    bool required = false;
};

constexpr std::string_view kComponentTypes = "5120 5121 5122 5123 5125 5126";
constexpr std::string_view kElementTypes = "SCALAR VEC2 VEC3 VEC4 MAT2 MAT3 MAT4";
constexpr std::string_view kMeshoptModes = "ATTRIBUTES TRIANGLES INDICES";
constexpr std::string_view kMeshoptFilters = "NONE OCTAHEDRAL QUATERNION EXPONENTIAL";

constexpr std::array kRules{
    Rule{"asset", Kind::Object, "", 0, true},
    Rule{"asset.version", Kind::String, "", 0, true},
    Rule{"asset.minVersion", Kind::String},
    Rule{"extensionsUsed[]", Kind::String},
    Rule{"extensionsRequired[]", Kind::String},
    Rule{"extensions", Kind::Object},
    Rule{"buffers[]", Kind::Object},
    Rule{"buffers[].byteLength", Kind::Unsigned, "", 0, true},
    Rule{"buffers[].uri", Kind::String},
    Rule{"bufferViews[]", Kind::Object},
    Rule{"bufferViews[].buffer", Kind::Index, "buffers", 0, true},
    Rule{"bufferViews[].byteOffset", Kind::Unsigned},
    Rule{"bufferViews[].byteLength", Kind::Unsigned, "", 0, true},
    Rule{"bufferViews[].byteStride", Kind::Stride},
    Rule{"bufferViews[].extensions", Kind::Object},
    Rule{"bufferViews[].extensions.EXT_meshopt_compression", Kind::Object},
    Rule{"bufferViews[].extensions.EXT_meshopt_compression.buffer", Kind::Index, "buffers", 0,
         true},
    Rule{"bufferViews[].extensions.EXT_meshopt_compression.byteOffset", Kind::Unsigned},
    Rule{"bufferViews[].extensions.EXT_meshopt_compression.byteLength", Kind::Unsigned, "", 0,
         true},
    Rule{"bufferViews[].extensions.EXT_meshopt_compression.byteStride", Kind::Small, "", 256, true},
    Rule{"bufferViews[].extensions.EXT_meshopt_compression.count", Kind::Unsigned, "", 0, true},
    Rule{"bufferViews[].extensions.EXT_meshopt_compression.mode", Kind::TextOf, kMeshoptModes, 0,
         true},
    Rule{"bufferViews[].extensions.EXT_meshopt_compression.filter", Kind::TextOf, kMeshoptFilters},
    Rule{"bufferViews[].extensions.KHR_meshopt_compression", Kind::Object},
    Rule{"bufferViews[].extensions.KHR_meshopt_compression.buffer", Kind::Index, "buffers", 0,
         true},
    Rule{"bufferViews[].extensions.KHR_meshopt_compression.byteOffset", Kind::Unsigned},
    Rule{"bufferViews[].extensions.KHR_meshopt_compression.byteLength", Kind::Unsigned, "", 0,
         true},
    Rule{"bufferViews[].extensions.KHR_meshopt_compression.byteStride", Kind::Small, "", 256, true},
    Rule{"bufferViews[].extensions.KHR_meshopt_compression.count", Kind::Unsigned, "", 0, true},
    Rule{"bufferViews[].extensions.KHR_meshopt_compression.mode", Kind::TextOf, kMeshoptModes, 0,
         true},
    Rule{"bufferViews[].extensions.KHR_meshopt_compression.filter", Kind::TextOf, kMeshoptFilters},
    Rule{"accessors[]", Kind::Object},
    Rule{"accessors[].bufferView", Kind::Index, "bufferViews"},
    Rule{"accessors[].byteOffset", Kind::Unsigned},
    Rule{"accessors[].componentType", Kind::NumberOf, kComponentTypes, 0, true},
    Rule{"accessors[].count", Kind::Unsigned, "", 0, true},
    Rule{"accessors[].type", Kind::TextOf, kElementTypes, 0, true},
    Rule{"accessors[].normalized", Kind::Bool},
    Rule{"accessors[].name", Kind::String},
    Rule{"accessors[].sparse", Kind::Object},
    Rule{"accessors[].sparse.count", Kind::Small, "", 0x7fffffff, true},
    Rule{"accessors[].sparse.indices", Kind::Object, "", 0, true},
    Rule{"accessors[].sparse.indices.bufferView", Kind::Index, "bufferViews", 0, true},
    Rule{"accessors[].sparse.indices.byteOffset", Kind::Small, "", 0x7fffffff},
    Rule{"accessors[].sparse.indices.componentType", Kind::NumberOf, "5121 5123 5125", 0, true},
    Rule{"accessors[].sparse.values", Kind::Object, "", 0, true},
    Rule{"accessors[].sparse.values.bufferView", Kind::Index, "bufferViews", 0, true},
    Rule{"accessors[].sparse.values.byteOffset", Kind::Small, "", 0x7fffffff},
    Rule{"meshes[]", Kind::Object},
    Rule{"meshes[].name", Kind::String},
    Rule{"meshes[].primitives", Kind::Array, "", 0, true},
    Rule{"meshes[].primitives[]", Kind::Object},
    Rule{"meshes[].primitives[].attributes", Kind::Object, "", 0, true},
    Rule{"meshes[].primitives[].attributes{}", Kind::Index, "accessors"},
    Rule{"meshes[].primitives[].indices", Kind::Index, "accessors"},
    Rule{"meshes[].primitives[].material", Kind::Index, "materials"},
    Rule{"meshes[].primitives[].mode", Kind::Small, "", 6},
    Rule{"meshes[].primitives[].targets[]", Kind::Object},
    Rule{"meshes[].primitives[].targets[]{}", Kind::Index, "accessors"},
    Rule{"meshes[].weights", Kind::Numbers},
    Rule{"meshes[].extensions", Kind::Object},
    Rule{"meshes[].primitives[].extensions", Kind::Object},
    Rule{"meshes[].primitives[].extensions.KHR_draco_mesh_compression", Kind::Object},
    Rule{"meshes[].primitives[].extensions.KHR_draco_mesh_compression.bufferView", Kind::Index,
         "bufferViews", 0, true},
    Rule{"meshes[].primitives[].extensions.KHR_draco_mesh_compression.attributes", Kind::Object, "",
         0, true},
    Rule{"meshes[].primitives[].extensions.KHR_draco_mesh_compression.attributes{}", Kind::Small,
         "", 0x7fffffff},
    Rule{"nodes[]", Kind::Object},
    Rule{"nodes[].name", Kind::String},
    Rule{"nodes[].children[]", Kind::Index, "nodes"},
    Rule{"nodes[].mesh", Kind::Index, "meshes"},
    Rule{"nodes[].skin", Kind::Index, "skins"},
    Rule{"nodes[].camera", Kind::Index, "cameras"},
    Rule{"nodes[].matrix", Kind::Numbers, "", 16},
    Rule{"nodes[].translation", Kind::Numbers, "", 3},
    Rule{"nodes[].rotation", Kind::Numbers, "", 4},
    Rule{"nodes[].scale", Kind::Numbers, "", 3},
    Rule{"nodes[].weights", Kind::Numbers},
    Rule{"nodes[].extensions", Kind::Object},
    Rule{"skins[]", Kind::Object},
    Rule{"skins[].name", Kind::String},
    Rule{"skins[].joints", Kind::Array, "", 0, true},
    Rule{"skins[].joints[]", Kind::Index, "nodes"},
    Rule{"skins[].skeleton", Kind::Index, "nodes"},
    Rule{"skins[].inverseBindMatrices", Kind::Index, "accessors"},
    Rule{"animations[]", Kind::Object},
    Rule{"animations[].name", Kind::String},
    Rule{"animations[].samplers", Kind::Array, "", 0, true},
    Rule{"animations[].samplers[]", Kind::Object},
    Rule{"animations[].samplers[].input", Kind::Index, "accessors", 0, true},
    Rule{"animations[].samplers[].output", Kind::Index, "accessors", 0, true},
    Rule{"animations[].samplers[].interpolation", Kind::String},
    Rule{"animations[].channels", Kind::Array, "", 0, true},
    Rule{"animations[].channels[]", Kind::Object},
    Rule{"animations[].channels[].sampler", Kind::Small, "", 0x7fffffff, true},
    Rule{"animations[].channels[].target", Kind::Object, "", 0, true},
    Rule{"animations[].channels[].target.node", Kind::Index, "nodes"},
    Rule{"animations[].channels[].target.path", Kind::String, "", 0, true},
    Rule{"scenes[]", Kind::Object},
    Rule{"scenes[].nodes[]", Kind::Index, "nodes"},
    Rule{"scene", Kind::Index, "scenes"},
    Rule{"materials[]", Kind::Object},
    Rule{"materials[].name", Kind::String},
    Rule{"materials[].doubleSided", Kind::Bool},
    Rule{"materials[].pbrMetallicRoughness", Kind::Object},
    Rule{"materials[].pbrMetallicRoughness.baseColorFactor", Kind::Numbers, "", 4},
    Rule{"materials[].pbrMetallicRoughness.baseColorTexture", Kind::Object},
    Rule{"materials[].pbrMetallicRoughness.baseColorTexture.index", Kind::Index, "textures"},
    Rule{"materials[].pbrMetallicRoughness.baseColorTexture.texCoord", Kind::Small, "", 64},
    Rule{"textures[]", Kind::Object},
    Rule{"textures[].source", Kind::Index, "images"},
    Rule{"textures[].sampler", Kind::Index, "samplers"},
    Rule{"images[]", Kind::Object},
    Rule{"images[].name", Kind::String},
    Rule{"images[].uri", Kind::String},
    Rule{"images[].mimeType", Kind::String},
    Rule{"images[].bufferView", Kind::Index, "bufferViews"},
    Rule{"samplers[]", Kind::Object},
    Rule{"cameras[]", Kind::Object},
};

/// Extensions that a file may require and that are either understood or leave the geometry alone,
/// so that passing them through keeps the file true.
constexpr std::array<std::string_view, 12> kHarmlessPrefixes{
    "KHR_materials_",        "KHR_texture_",   "KHR_lights_",
    "KHR_mesh_quantization", "KHR_xmp",        "EXT_texture_",
    "EXT_lights_",           "EXT_materials_", "VRM",
    "MSFT_texture",          "MSFT_packing",   "KHR_node_visibility",
};

std::string_view nameOf(Kind kind) {
    switch (kind) {
    case Kind::Object:
        return "an object";
    case Kind::Array:
        return "an array";
    case Kind::String:
    case Kind::TextOf:
        return "a text";
    case Kind::Bool:
        return "true or false";
    case Kind::Number:
        return "a number";
    case Kind::Numbers:
        return "an array of numbers";
    case Kind::Unsigned:
    case Kind::Small:
    case Kind::Stride:
    case Kind::Index:
    case Kind::NumberOf:
        return "a whole number, not negative";
    }
    return "";
}

Error wrongType(const Rule& rule, std::string place, const json& value) {
    return gltfError("gltf-wrong-type", std::move(place),
                     "expected " + std::string(nameOf(rule.kind)) + ", found " +
                         (value.is_number() ? value.dump() : std::string(value.type_name())));
}

/// Turns 3.0 into 3. False where the value is no whole number from 0 to 2^53.
bool makeWhole(json& value) {
    if (value.is_number_unsigned())
        return value.get<std::uint64_t>() <= std::uint64_t(kLargestWhole);
    if (!value.is_number_float())
        return false;
    const double number = value.get<double>();
    if (!(number >= 0.0 && number <= kLargestWhole) || number != std::floor(number))
        return false;
    value = static_cast<std::uint64_t>(number);
    return true;
}

Result<void> checkNumbers(const Rule& rule, const std::string& place, const json& value) {
    if (!value.is_array())
        return wrongType(rule, place, value);
    if (rule.count != 0 && value.size() != rule.count)
        return gltfError("gltf-value-invalid", place,
                         "expected " + std::to_string(rule.count) + " numbers, found " +
                             std::to_string(value.size()));
    for (std::size_t i = 0; i < value.size(); ++i) {
        if (!value[i].is_number())
            return wrongType({"", Kind::Number}, placeOf(place, i), value[i]);
        if (!(std::abs(value[i].get<double>()) <= kLargestNumber))
            return gltfError("gltf-value-invalid", placeOf(place, i),
                             "the number is too large to be meant");
    }
    return {};
}

/// Numbers as JSON writes them, texts without their quotes.
Result<void> checkChoice(const Rule& rule, const std::string& place, const json& value) {
    const std::string found = value.is_string() ? value.get<std::string>() : value.dump();
    std::string_view rest = rule.target;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        if (rest.substr(0, end) == found)
            return {};
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return gltfError("gltf-value-invalid", place,
                     "the value " + value.dump() + " is none of " + std::string(rule.target));
}

Result<void> checkStride(const std::string& place, const json& value) {
    // 0 is what some exporters write for "closely packed".
    const auto stride = value.get<std::uint64_t>();
    if (stride % 4 == 0 && stride <= 252)
        return {};
    return gltfError("gltf-value-invalid", place,
                     "the value " + value.dump() + " is no multiple of 4 up to 252");
}

Result<void> checkValue(const json& document, const Rule& rule, const std::string& place,
                        json& value) {
    switch (rule.kind) {
    case Kind::Object:
        return value.is_object() ? Result<void>{} : wrongType(rule, place, value);
    case Kind::Array:
        return value.is_array() ? Result<void>{} : wrongType(rule, place, value);
    case Kind::String:
        return value.is_string() ? Result<void>{} : wrongType(rule, place, value);
    case Kind::Bool:
        return value.is_boolean() ? Result<void>{} : wrongType(rule, place, value);
    case Kind::Number:
        return value.is_number() ? Result<void>{} : wrongType(rule, place, value);
    case Kind::Numbers:
        return checkNumbers(rule, place, value);
    case Kind::Unsigned:
        return makeWhole(value) ? Result<void>{} : wrongType(rule, place, value);
    case Kind::Small:
        if (!makeWhole(value))
            return wrongType(rule, place, value);
        if (value.get<std::uint64_t>() > rule.count)
            return gltfError("gltf-value-invalid", place,
                             "the value " + value.dump() + " is above the largest allowed one, " +
                                 std::to_string(rule.count));
        return {};
    case Kind::Stride:
        return makeWhole(value) ? checkStride(place, value) : wrongType(rule, place, value);
    case Kind::NumberOf:
        return makeWhole(value) ? checkChoice(rule, place, value) : wrongType(rule, place, value);
    case Kind::TextOf:
        return value.is_string() ? checkChoice(rule, place, value) : wrongType(rule, place, value);
    case Kind::Index: {
        if (!makeWhole(value))
            return wrongType(rule, place, value);
        const auto target = document.find(rule.target);
        const std::size_t size = target == document.end() ? 0 : target->size();
        if (value.get<std::uint64_t>() >= size)
            return gltfError("gltf-index-out-of-range", place,
                             "there is no " + placeOf(rule.target, value.get<std::uint64_t>()) +
                                 ": the file has " + std::to_string(size));
        return {};
    }
    }
    return {};
}

/// One step of a rule's path: a member name and what follows it.
struct Step {
    std::string_view name;
    std::string_view repeat; ///< "", "[]" or "[]{}" or "{}"
    std::string_view rest;   ///< the path behind the dot, "" at the end
};

Step firstStep(std::string_view path) {
    const std::size_t dot = path.find('.');
    const std::string_view head = path.substr(0, dot);
    const std::size_t repeat = std::min(head.find_first_of("[{"), head.size());
    return {head.substr(0, repeat), head.substr(repeat),
            dot == std::string_view::npos ? std::string_view{} : path.substr(dot + 1)};
}

/// Walks one rule. Recursion is as deep as the rule's path is long.
class Walk {
public:
    Walk(json& document, const Rule& rule) : m_document(document), m_rule(rule) {}

    Result<void> run() { return member(m_document, m_rule.path, ""); }

private:
    Result<void> member(json& owner, std::string_view path, const std::string& place) {
        const Step step = firstStep(path);
        const std::string here =
            place.empty() ? std::string(step.name) : place + "." + std::string(step.name);
        const auto found = owner.find(step.name);
        if (found == owner.end()) {
            const bool isLast = step.rest.empty() && step.repeat.empty();
            if (isLast && m_rule.required)
                return gltfError("gltf-missing-property", here, "this member is required");
            return {};
        }
        return repeated(*found, step.repeat, step.rest, here);
    }

    Result<void> repeated(json& value, std::string_view repeat, std::string_view rest,
                          const std::string& place) {
        if (repeat.empty())
            return rest.empty()        ? checkValue(m_document, m_rule, place, value)
                   : value.is_object() ? member(value, rest, place)
                                       : Result<void>{wrongType({"", Kind::Object}, place, value)};
        const bool isList = repeat.starts_with("[]");
        if (isList ? !value.is_array() : !value.is_object())
            return wrongType({"", isList ? Kind::Array : Kind::Object}, place, value);
        repeat.remove_prefix(2);
        std::size_t index = 0;
        for (auto item = value.begin(); item != value.end(); ++item, ++index) {
            const std::string here = isList ? placeOf(place, index) : place + "." + item.key();
            if (auto result = repeated(*item, repeat, rest, here); !result)
                return result;
        }
        return {};
    }

    json& m_document;
    const Rule& m_rule;
};

Result<void> checkVersion(const json& asset) {
    const auto major = [](const std::string& version) {
        return version.substr(0, version.find('.'));
    };
    const std::string version = asset.at("version").get<std::string>();
    const std::string minimum = asset.value("minVersion", "2.0");
    if (major(version) == "2" && (minimum == "2.0" || major(minimum) < "2"))
        return {};
    const std::string& found = major(version) == "2" ? minimum : version;
    return gltfError("format-not-supported-yet", "asset.version",
                     "the file needs glTF " + found + "; Rigwright reads glTF 2.0",
                     "Convert the file to glTF 2.0.");
}

Result<void> checkRequiredExtensions(const json& document) {
    const auto required = document.find("extensionsRequired");
    if (required == document.end())
        return {};
    for (std::size_t i = 0; i < required->size(); ++i) {
        const std::string name = (*required)[i].get<std::string>();
        const std::string place = placeOf("extensionsRequired", i);
        const bool harmless = std::ranges::any_of(
            kHarmlessPrefixes, [&](std::string_view prefix) { return name.starts_with(prefix); });
        if (!harmless && name != kDracoExtension && !isMeshoptExtension(name))
            return gltfError("gltf-extension-unsupported", place,
                             "the file cannot be shown rightly without the extension " + name +
                                 ", which Rigwright does not know",
                             "Export the file again without this extension.");
    }
    return {};
}

/// Indices without data would all be 0, and tinygltf refuses them without saying where.
Result<void> checkIndexData(const json& document) {
    const json none = json::array();
    const auto meshes = document.find("meshes");
    for (const json& mesh : meshes == document.end() ? none : *meshes) {
        for (const json& primitive : mesh.at("primitives")) {
            const auto indices = primitive.find("indices");
            if (indices == primitive.end())
                continue;
            const auto index = indices->get<std::size_t>();
            const std::string place = placeOf("accessors", index) + ".bufferView";
            if (document.at("accessors")[index].contains("bufferView"))
                continue;
            if (primitive.value("extensions", json::object()).contains(kDracoExtension))
                continue; // the indices are decoded
            return gltfError("gltf-missing-property", place,
                             "the accessor holds the indices of faces, so it must name data");
        }
    }
    return {};
}

/// Nesting of brackets outside texts; the parser itself does not recurse, what follows does.
bool isTooDeep(std::string_view text) {
    std::size_t depth = 0;
    bool inText = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (inText) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                inText = false;
        } else if (c == '"') {
            inText = true;
        } else if (c == '[' || c == '{') {
            if (++depth > kDeepestNesting)
                return true;
        } else if ((c == ']' || c == '}') && depth > 0) {
            --depth;
        }
    }
    return false;
}

} // namespace

Result<json> parseGltfJson(std::string_view text) {
    if (isTooDeep(text))
        return gltfError("gltf-json-too-deep", "JSON",
                         "lists and objects are nested more than " +
                             std::to_string(kDeepestNesting) + " deep");
    try {
        json document = json::parse(text);
        if (!document.is_object())
            return gltfError("gltf-json-invalid", "JSON", "the JSON is not an object");
        return document;
    } catch (const json::exception& problem) {
        // "[json.exception.parse_error.101] parse error at line 1, column 273: …"
        std::string_view what = problem.what();
        what.remove_prefix(std::min(what.find("] ") + 2, what.size()));
        return gltfError("gltf-json-invalid", "JSON", std::string(what));
    }
}

Result<void> checkGltfJson(json& document) {
    for (const Rule& rule : kRules)
        if (auto result = Walk(document, rule).run(); !result)
            return result;
    if (auto result = checkVersion(document["asset"]); !result)
        return result;
    if (auto result = checkRequiredExtensions(document); !result)
        return result;
    return checkIndexData(document);
}

} // namespace rigwright
