// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// MTL statements, after Wavefront's "Material Library File (.mtl)" and its PBR extension.
#include "core/io/obj_materials.h"

#include "core/base/sentence.h"
#include "core/io/file_bytes.h"
#include "core/io/find_texture.h"
#include "core/io/text_scanner.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

struct ObjMaterial {
    std::array<float, 3> diffuse{0.8f, 0.8f, 0.8f};
    std::array<float, 3> emission{0, 0, 0};
    float opacity = 1.0f;
    std::optional<float> shininess;
    std::optional<float> roughness;
    float metallic = 0.0f;
    std::string diffuseMap;
    bool hasOpacityMap = false;
    bool isThere = false; ///< some library has it
};

using MaterialMap = std::map<std::string, ObjMaterial, std::less<>>;

/// A library of more bytes than this is none.
constexpr std::size_t kLargestLibrary = std::size_t(64) << 20;

float clampedUnit(float value) {
    return std::isfinite(value) ? std::clamp(value, 0.0f, 1.0f) : 0.0f;
}

/// How many numbers follow each option of a picture; "-o", "-s" and "-t" take up to three.
std::string_view pictureName(std::string_view rest) {
    static constexpr auto kOptions =
        std::to_array<std::pair<std::string_view, int>>({{"-blendu", 1},
                                                         {"-blendv", 1},
                                                         {"-boost", 1},
                                                         {"-mm", 2},
                                                         {"-o", 3},
                                                         {"-s", 3},
                                                         {"-t", 3},
                                                         {"-texres", 1},
                                                         {"-clamp", 1},
                                                         {"-bm", 1},
                                                         {"-imfchan", 1},
                                                         {"-type", 1},
                                                         {"-cc", 1},
                                                         {"-colorspace", 1}});
    const auto isNumber = [](std::string_view word) {
        TextScanner scanner(word);
        return scanner.number().has_value() && scanner.atEnd();
    };
    for (;;) {
        TextScanner scanner(rest);
        const std::string_view word = scanner.word();
        const auto* const option =
            std::ranges::find(kOptions, word, [](const auto& pair) { return pair.first; });
        if (option == kOptions.end())
            return rest;
        for (int taken = 0; taken < option->second; ++taken) {
            scanner.skipBlanks();
            const TextScanner before = scanner;
            const std::string_view value = scanner.word();
            if (option->second == 3 && taken > 0 && !isNumber(value)) {
                scanner = before;
                break;
            }
        }
        rest = scanner.restOfLine();
    }
}

class MaterialReader {
public:
    MaterialReader(const std::filesystem::path& file, const ImportChoices& choices,
                   Character& character)
        : m_finder(TextureSearch(file, choices)), m_character(character) {}

    void readLibraries(std::span<const std::string> libraries);
    void write(std::span<const std::string> used);

private:
    void readLibrary(const std::string& name);
    void parse(std::string_view text);
    void statement(TextScanner& scanner, ObjMaterial& material);
    static std::array<float, 3> color(TextScanner& scanner, std::array<float, 3> old);
    std::int32_t imageOf(const std::string& reference, const std::string& material);
    json materialJson(const std::string& name, const ObjMaterial& material, json& textures);
    void note(std::string code, Severity severity, std::size_t count, std::string where,
              std::string detail, std::string fix = {}) {
        m_character.importFindings.push_back({std::move(code), severity, count, std::move(where),
                                              std::move(detail), std::move(fix)});
    }

    TextureFinder m_finder;
    Character& m_character;
    MaterialMap m_materials;
    std::map<std::string, std::int32_t, std::less<>> m_images;
    std::set<std::string> m_skipped;
    std::set<std::filesystem::path> m_read;
};

std::array<float, 3> MaterialReader::color(TextScanner& scanner, std::array<float, 3> old) {
    // One number stands for all three.
    std::array<float, 3> read{};
    std::size_t count = 0;
    for (float& value : read) {
        scanner.skipBlanks();
        const auto number = scanner.number();
        if (!number)
            break;
        value = clampedUnit(*number);
        ++count;
    }
    if (count == 0)
        return old;
    for (; count < read.size(); ++count)
        read[count] = read[count - 1];
    return read;
}

void MaterialReader::statement(TextScanner& scanner, ObjMaterial& material) {
    const std::string_view word = scanner.word();
    const auto number = [&]() -> std::optional<float> {
        scanner.skipBlanks();
        const auto value = scanner.number();
        return value && std::isfinite(*value) ? value : std::nullopt;
    };
    if (word == "Kd") {
        material.diffuse = color(scanner, material.diffuse);
    } else if (word == "Ke") {
        material.emission = color(scanner, material.emission);
    } else if (word == "d") {
        scanner.skipBlanks();
        if (scanner.peek() == '-') // "-halo": thinner towards the rim
            scanner.word();
        material.opacity = clampedUnit(number().value_or(material.opacity));
    } else if (word == "Tr") {
        material.opacity = 1.0f - clampedUnit(number().value_or(1.0f - material.opacity));
    } else if (word == "Ns") {
        material.shininess = number();
    } else if (word == "Pr") {
        material.roughness = number();
    } else if (word == "Pm") {
        material.metallic = clampedUnit(number().value_or(material.metallic));
    } else if (word == "map_Kd" || word == "map_kd") {
        material.diffuseMap = utf8Name(pictureName(scanner.restOfLine()));
    } else if (word == "map_d") {
        material.hasOpacityMap = true;
    } else if (word.starts_with("map_") || word == "bump" || word == "norm" || word == "disp" ||
               word == "decal" || word == "refl") {
        m_skipped.insert(utf8Name(word));
    }
}

void MaterialReader::parse(std::string_view text) {
    TextScanner scanner(text, true);
    ObjMaterial* material = nullptr;
    for (; !scanner.atEnd(); scanner.nextLine()) {
        scanner.skipBlanks();
        if (scanner.atLineEnd())
            continue;
        TextScanner ahead = scanner;
        if (ahead.word() == "newmtl") {
            ObjMaterial& added = m_materials[utf8Name(ahead.restOfLine())];
            // The first library that has a material keeps it.
            material = added.isThere ? nullptr : &added;
            added.isThere = true;
        } else if (material != nullptr) {
            statement(scanner, *material);
        }
    }
}

void MaterialReader::readLibrary(const std::string& name) {
    const std::string where = "material library " + utf8Name(name);
    const FoundTexture found = m_finder.find(name);
    if (found.place == TexturePlace::Missing) {
        note("import-materials-missing", Severity::Warning, 1, where,
             "the file is not there; materials have their names, but neither colours nor pictures",
             "reread-find-textures");
        return;
    }
    if (found.place == TexturePlace::Outside) {
        note("import-reference-outside", Severity::Warning, 1, where,
             "the file lies outside the folder of the opened one and was not read",
             "reread-follow-references");
        return;
    }
    if (!m_read.insert(found.file).second)
        return;
    std::error_code problem;
    const auto size = std::filesystem::file_size(found.file, problem);
    if (problem || size > kLargestLibrary) {
        note("import-materials-missing", Severity::Warning, 1, where,
             "the file is too large for a material library and was not read");
        return;
    }
    const auto bytes = readFileBytes(found.file);
    if (!bytes) {
        note("import-materials-missing", Severity::Warning, 1, where,
             filled("the file cannot be read: %1", {bytes.error().detail}));
        return;
    }
    parse(textOf(bytes->view()));
}

void MaterialReader::readLibraries(std::span<const std::string> libraries) {
    for (const std::string& rest : libraries) {
        // Names may hold blanks, and one line may hold several names: whole lines come first.
        if (rest.find_first_of(" \t") == std::string::npos ||
            m_finder.find(rest).place != TexturePlace::Missing) {
            readLibrary(rest);
            continue;
        }
        TextScanner scanner(rest);
        for (scanner.skipBlanks(); !scanner.atEnd(); scanner.skipBlanks())
            readLibrary(std::string(scanner.word()));
    }
    std::string skipped;
    for (const std::string& word : m_skipped)
        skipped += (skipped.empty() ? "" : ", ") + word;
    if (!skipped.empty())
        note("import-material-parts-dropped", Severity::Info, m_skipped.size(), "materials",
             filled("pictures for other things than the diffuse colour were left out: %1",
                    {skipped}));
}

std::int32_t MaterialReader::imageOf(const std::string& reference, const std::string& material) {
    const auto [known, isNew] =
        m_images.try_emplace(reference, std::int32_t(m_character.foreign.images.size()));
    if (!isNew)
        return known->second;
    LoadedTexture loaded = m_finder.load(reference, "material " + material);
    ForeignImage image;
    const std::size_t slash = reference.find_last_of("/\\");
    image.name = slash == std::string::npos ? reference : reference.substr(slash + 1);
    image.mimeType = loaded.mimeType;
    image.uri = reference;
    image.bytes = std::move(loaded.bytes);
    m_character.foreign.images.push_back(std::move(image));
    for (Finding& finding : loaded.findings)
        m_character.importFindings.push_back(std::move(finding));
    return known->second;
}

json MaterialReader::materialJson(const std::string& name, const ObjMaterial& material,
                                  json& textures) {
    // Blinn's exponent as a roughness: B. Walter et al. 2007, "Microfacet Models for Refraction
    // through Rough Surfaces", section 5.2 (alpha = roughness²).
    const float roughness =
        material.roughness   ? clampedUnit(*material.roughness)
        : material.shininess ? std::pow(2.0f / (std::max(*material.shininess, 0.0f) + 2.0f), 0.25f)
                             : 0.8f;
    MaterialPreview preview;
    preview.name = name;
    for (std::size_t i = 0; i < 3; ++i)
        preview.baseColor[i] = material.diffuse[i];
    preview.baseColor[3] = material.opacity;
    json pbr = {{"metallicFactor", material.metallic}, {"roughnessFactor", roughness}};
    if (!material.diffuseMap.empty()) {
        preview.baseColorImage = imageOf(material.diffuseMap, name);
        // With a picture most programs ignore the colour, which may well be black.
        if (m_character.foreign.images[std::size_t(preview.baseColorImage)].bytes != nullptr)
            std::fill_n(preview.baseColor, 3, 1.0f);
        pbr["baseColorTexture"] = {{"index", textures.size()}};
        textures.push_back({{"source", preview.baseColorImage}});
    }
    pbr["baseColorFactor"] = preview.baseColor;
    m_character.foreign.materials.push_back(preview);
    json result = {{"name", name}, {"pbrMetallicRoughness", std::move(pbr)}};
    if (std::ranges::any_of(material.emission, [](float value) { return value > 0.0f; }))
        result["emissiveFactor"] = material.emission;
    if (material.opacity < 1.0f || material.hasOpacityMap)
        result["alphaMode"] = "BLEND";
    return result;
}

void MaterialReader::write(std::span<const std::string> used) {
    if (used.empty())
        return;
    json document = {{"asset", {{"version", "2.0"}}}};
    json textures = json::array();
    json materials = json::array();
    std::size_t missing = 0;
    std::string first;
    for (const std::string& name : used) {
        const ObjMaterial& material = m_materials[name];
        if (!material.isThere && missing++ == 0)
            first = name;
        materials.push_back(materialJson(name, material, textures));
    }
    if (missing > 0 && !m_read.empty())
        note("import-material-missing", Severity::Warning, missing, "material " + first,
             "faces name materials that no library has; they are grey");
    document["materials"] = std::move(materials);
    if (!textures.empty())
        document["textures"] = std::move(textures);
    m_character.foreign.documentJson = document.dump();
}

} // namespace

void readObjMaterials(std::span<const std::string> libraries, std::span<const std::string> used,
                      const std::filesystem::path& file, const ImportChoices& choices,
                      Character& character) {
    MaterialReader reader(file, choices, character);
    reader.readLibraries(libraries);
    reader.write(used);
}

} // namespace rigwright
