// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// An OBJ file with its material library and pictures beside it, and what it cannot hold.
#include "core/io/file_bytes.h"
#include "core/io/number_text.h"
#include "core/io/obj_writer.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <new>
#include <set>
#include <string_view>
#include <utility>

namespace rigwright {

namespace {

namespace fs = std::filesystem;

/// How many materials have more than MTL gets of us: a colour, its opacity and its picture.
std::size_t richMaterials(const ForeignContent& foreign) {
    const auto document = nlohmann::json::parse(foreign.documentJson, nullptr, false);
    if (!document.is_object() || !document.contains("materials"))
        return 0;
    return std::size_t(
        std::ranges::count_if(document["materials"], [](const nlohmann::json& material) {
            const auto pbr = material.find("pbrMetallicRoughness");
            return std::ranges::any_of(std::array{"normalTexture", "occlusionTexture",
                                                  "emissiveTexture", "emissiveFactor",
                                                  "extensions"},
                                       [&](const char* part) { return material.contains(part); }) ||
                   (pbr != material.end() && pbr->contains("metallicRoughnessTexture"));
        }));
}

void noteLost(const Character& character, Findings& lost) {
    const auto note = [&](const char* code, Severity severity, std::size_t count,
                          const char* detail) {
        if (count > 0)
            lost.push_back({code, severity, count, "file", detail, ""});
    };
    std::size_t bound = 0;
    std::size_t targets = 0;
    std::size_t uvSets = 0;
    for (const MeshInstance& instance : character.meshes) {
        bound += instance.binding ? 1 : 0;
        targets += instance.mesh->morphTargets.size();
        uvSets += std::max<std::size_t>(instance.mesh->uvSets.size(), 1) - 1;
    }
    note("export-skeleton-lost", Severity::Warning, character.skeleton.boneCount(),
         "OBJ has no bones; meshes are written as they stand at rest");
    note("export-weights-lost", Severity::Warning, bound,
         "OBJ has no weights; `weights` writes them into a file beside");
    note("export-clips-lost", Severity::Warning, character.clips.size(), "OBJ has no clips");
    note("export-morphs-lost", Severity::Warning, targets, "OBJ has no morph targets");
    note("export-uv-sets-lost", Severity::Warning, uvSets,
         "OBJ has one set of texture coordinates");
    note("export-material-parts-lost", Severity::Warning, richMaterials(character.foreign),
         "OBJ files get the colour of a material and its picture; normal maps, metalness and "
         "roughness maps, emission and extensions are left out");
}

/// Letters that file names may have everywhere.
std::string fileNameOf(std::string_view name) {
    constexpr std::string_view kForbidden = "/\\:*?\"<>|";
    std::string result;
    for (const char c : name)
        result += std::uint8_t(c) < 0x20 || kForbidden.find(c) != std::string_view::npos ? '_' : c;
    return result;
}

std::string endingOf(const ForeignImage& image) {
    static constexpr auto kEndings =
        std::to_array<std::pair<std::string_view, const char*>>({{"image/png", ".png"},
                                                                 {"image/jpeg", ".jpg"},
                                                                 {"image/webp", ".webp"},
                                                                 {"image/ktx2", ".ktx2"},
                                                                 {"image/x-tga", ".tga"},
                                                                 {"image/bmp", ".bmp"},
                                                                 {"image/gif", ".gif"},
                                                                 {"image/tiff", ".tif"}});
    for (const auto& [type, ending] : kEndings)
        if (image.mimeType == type)
            return ending;
    const fs::path source(image.uri.empty() ? image.name : image.uri);
    return source.extension().string();
}

/// Gathers the files beside, to be written together with the OBJ.
class ObjExport {
public:
    ObjExport(const Character& character, const fs::path& file)
        : m_foreign(character.foreign), m_file(file) {}

    /// Names of the materials: unique, without line ends.
    [[nodiscard]] std::vector<std::string> materialNames() const;
    /// The text of the material library.
    std::string libraryOf(std::span<const std::string> names);
    /// The pictures that it names and that are not there already.
    [[nodiscard]] const std::vector<FileToWrite>& pictures() const { return m_toWrite; }

private:
    /// The name that leads to it; "" = there is none.
    std::string pictureOf(std::int32_t image);
    [[nodiscard]] bool isBeside(const ForeignImage& image) const;

    const ForeignContent& m_foreign;
    const fs::path& m_file;
    std::vector<std::string> m_pictures; ///< by image; "" = not written yet
    std::set<std::string> m_taken;
    std::vector<FileToWrite> m_toWrite;
};

std::vector<std::string> ObjExport::materialNames() const {
    std::vector<std::string> names;
    std::set<std::string> taken;
    for (const MaterialPreview& material : m_foreign.materials) {
        std::string name = material.name.empty() ? "material" : material.name;
        std::ranges::replace_if(
            name, [](unsigned char letter) { return letter < 0x20; }, ' ');
        std::string unique = name;
        for (int number = 2; !taken.insert(unique).second; ++number)
            unique = name + "." + std::to_string(number);
        names.push_back(unique);
    }
    return names;
}

/// What lies at `target` are these very bytes.
bool holds(const fs::path& target, std::span<const std::uint8_t> bytes) {
    std::error_code problem;
    if (fs::file_size(target, problem) != bytes.size() || problem)
        return false;
    const auto there = readFileBytes(target);
    return there && std::ranges::equal(there->view(), bytes);
}

/// The very picture lies where a relative name leads already.
bool ObjExport::isBeside(const ForeignImage& image) const {
    const fs::path relative(image.uri);
    if (image.uri.empty() || relative.is_absolute() || image.bytes == nullptr)
        return false;
    const fs::path normal = relative.lexically_normal();
    if (normal.begin() != normal.end() && *normal.begin() == "..")
        return false;
    return holds(m_file.parent_path() / normal, *image.bytes);
}

std::string ObjExport::pictureOf(std::int32_t index) {
    if (index < 0 || std::size_t(index) >= m_foreign.images.size())
        return "";
    m_pictures.resize(m_foreign.images.size());
    std::string& written = m_pictures[std::size_t(index)];
    if (!written.empty())
        return written;
    const ForeignImage& image = m_foreign.images[std::size_t(index)];
    if (image.bytes == nullptr || isBeside(image)) {
        written = image.uri;
        return written;
    }
    const std::string stem =
        m_file.stem().string() + "_" +
        fileNameOf(fs::path(image.name.empty() ? "picture" : image.name).stem().string());
    // A file that is there and holds something else may be anybody's.
    const auto isFree = [&](const fs::path& target) {
        std::error_code problem;
        return fs::symlink_status(target, problem).type() == fs::file_type::not_found ||
               holds(target, *image.bytes);
    };
    std::string name = stem + endingOf(image);
    for (int number = 2; m_taken.contains(name) || !isFree(m_file.parent_path() / name); ++number)
        name = stem + "_" + std::to_string(number) + endingOf(image);
    m_taken.insert(name);
    if (const fs::path target = m_file.parent_path() / name; !holds(target, *image.bytes))
        m_toWrite.push_back({target, *image.bytes});
    written = name;
    return written;
}

std::string ObjExport::libraryOf(std::span<const std::string> names) {
    std::string text = "# Rigwright\n";
    for (std::size_t i = 0; i < names.size(); ++i) {
        const MaterialPreview& material = m_foreign.materials[i];
        text += "newmtl " + names[i] + "\nKd";
        for (int c = 0; c < 3; ++c) {
            text += ' ';
            appendFloat(text, material.baseColor[c]);
        }
        text += "\nd ";
        appendFloat(text, material.baseColor[3]);
        text += '\n';
        const std::string picture = pictureOf(material.baseColorImage);
        if (!picture.empty())
            text += "map_Kd " + picture + '\n';
    }
    return text;
}

FileToWrite textFile(const fs::path& file, const std::string& text) {
    return {file, {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}};
}

Result<ExportReport> exportOrThrow(const Character& character, const fs::path& file) {
    ExportReport report;
    noteLost(character, report.lost);
    ObjExport beside(character, file);
    ObjWriting writing;
    writing.heading = "Rigwright: metres, +Y up";
    writing.materials = beside.materialNames();
    const std::string materials = beside.libraryOf(writing.materials);
    std::vector<FileToWrite> files = beside.pictures();
    if (!writing.materials.empty()) {
        const fs::path library = fs::path(file).replace_extension(".mtl");
        files.push_back(textFile(library, materials));
        writing.materialLibrary = library.filename().string();
    }
    const std::string text = objText(character, restShapes(character), writing);
    files.push_back(textFile(file, text)); // last: it names the others
    if (auto result = writeFilesAtomically(files); !result)
        return result.error();
    return report;
}

} // namespace

Result<ExportReport> exportObj(const Character& character, const std::filesystem::path& file) {
    try {
        return exportOrThrow(character, file);
    } catch (const std::bad_alloc&) {
        return Error{"out-of-memory", "writing needs more memory than there is", "",
                     "Close other programs and try again."};
    }
}

} // namespace rigwright
