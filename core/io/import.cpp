// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Opening character files: which format, then the steps.
#include "core/io/import.h"

#include "core/io/bvh_reader.h"
#include "core/io/character_humanoid.h"
#include "core/io/file_format.h"
#include "core/io/foreign_import.h"
#include "core/io/gltf_error.h"
#include "core/io/gltf_reader.h"
#include "core/io/import_choices.h"
#include "core/io/import_progress.h"
#include "core/io/import_report.h"
#include "core/io/obj_reader.h"

#include <exception>
#include <new>
#include <utility>

namespace rigwright {

namespace {

Error cancelled(const std::filesystem::path& file) {
    return {"cancelled", "opening was cancelled", file.string(), ""};
}

/// A file that no reader is there for.
Error unreadable(const std::optional<std::string>& format, const std::filesystem::path& file) {
    if (format)
        return {"format-not-supported-yet",
                "this is a " + *format + " file, which is not supported yet", file.string(),
                "Export the character as glTF 2.0 (GLB) or FBX from the program that made it."};
    const std::string suffix = lowerSuffix(file);
    if (suffix == "glb" || suffix == "vrm" || suffix == "gltf")
        return {"gltf-container-invalid",
                "the file begins neither like a GLB (\"glTF\") nor like JSON (\"{\")",
                file.string(),
                "The content is damaged or of another format; copy or export the file again."};
    return {"format-unknown", "the content is of no known character format", file.string(),
            "Open a glTF 2.0 (.glb, .gltf, .vrm), FBX, Collada, OBJ or BVH file."};
}

/// By mesh of the file: some node hangs it on a skin.
std::vector<std::uint8_t> skinnedMeshes(const tinygltf::Model& model) {
    std::vector<std::uint8_t> skinned(model.meshes.size(), 0);
    for (const tinygltf::Node& node : model.nodes)
        if (node.mesh >= 0 && node.skin >= 0)
            skinned[std::size_t(node.mesh)] = 1;
    return skinned;
}

Result<Character> readCharacter(const GltfDocument& document, const std::filesystem::path& file,
                                const ImportOptions& options) {
    GltfReader reader{.document = document};
    reader.character.name = file.stem().string();
    reader.character.importFindings = document.findings;
    if (document.trailingBytes > 0)
        reader.note("import-trailing-bytes", Severity::Info, "file",
                    "bytes after the end of the GLB were left out", document.trailingBytes);
    if (auto result = readNodes(reader); !result)
        return result.error();
    if (auto result = readMeshes(reader, skinnedMeshes(document.model)); !result)
        return result.error();
    if (!goOn(options, 0.8))
        return cancelled(file);
    if (auto result = readInstances(reader); !result)
        return result.error();
    if (auto result = readClips(reader); !result)
        return result.error();
    if (auto result = readForeign(reader); !result)
        return result.error();
    finishCharacter(reader.character);
    reader.character.humanoid = mapOfFile(reader.character);
    if (!goOn(options, 1.0))
        return cancelled(file);
    return std::move(reader.character);
}

/// In the file's own space: glTF's is ours.
Result<Character> importGltf(FileBytes bytes, const std::filesystem::path& file,
                             const ImportOptions& options) {
    if (!goOn(options, 0.2))
        return cancelled(file);
    const auto document = openGltfDocument(std::move(bytes), file, options.choices);
    if (!document)
        return document.error();
    if (!goOn(options, 0.3))
        return cancelled(file);
    return readCharacter(*document, file, options);
}

bool hasOwnReader(std::string_view format) {
    return format == "OBJ" || format == "BVH";
}

bool isRead(std::string_view format) {
    return hasOwnReader(format) || isReadForeign(format);
}

Result<Character> importOrThrow(FileBytes bytes, const std::filesystem::path& file,
                                const ImportOptions& options) {
    if (bytes.size == 0)
        return Error{"file-empty", "the file has no content", file.string(),
                     "Copy or export the file again."};
    const bool isGltf = gltfContainerOf(bytes.view()).has_value();
    const auto format = isGltf ? std::nullopt : knownForeignFormat(bytes.view(), file);
    if (!isGltf && (!format || !isRead(*format)))
        return unreadable(format, file);
    if (!isGltf && !hasOwnReader(*format)) // such files have units and axes of their own
        return importForeign(bytes.view(), file, options);
    auto character = isGltf            ? importGltf(std::move(bytes), file, options)
                     : format == "OBJ" ? readObj(bytes, file, options)
                                       : readBvh(bytes, file, options);
    if (!character)
        return character;
    applyImportChoices(*character, options.choices);
    inspectImport(*character, character->importFindings, spaceReadAs(options.choices));
    return character;
}

} // namespace

std::vector<std::string> readableSuffixes() {
    std::vector<std::string> suffixes{"glb", "gltf", "vrm"};
    for (const ForeignSuffix& suffix : knownForeignSuffixes())
        if (isRead(suffix.format))
            suffixes.emplace_back(suffix.text);
    return suffixes;
}

Result<Character> importCharacter(const std::filesystem::path& file, const ImportOptions& options) {
    if (!goOn(options, 0.0))
        return cancelled(file);
    auto bytes = readFileBytes(file);
    if (!bytes)
        return bytes.error();
    return importCharacter(std::move(*bytes), file, options);
}

Result<Character> importCharacter(FileBytes bytes, const std::filesystem::path& file,
                                  const ImportOptions& options) {
    try {
        return importOrThrow(std::move(bytes), file, options);
    } catch (const std::bad_alloc&) {
        return Error{"out-of-memory", "the file needs more memory than there is", file.string(),
                     "Close other programs, or open a smaller file."};
    } catch (const std::exception& problem) {
        // The libraries below may throw on content that no check foresaw.
        return Error{"gltf-unreadable", problem.what(), file.string(), std::string(kExportAgain)};
    }
}

} // namespace rigwright
