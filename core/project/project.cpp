// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Saving and opening projects: the steps, and what happens where a file is not as it was saved.
#include "core/project/project.h"

#include "core/io/export.h"
#include "core/io/file_format.h"
#include "core/io/gltf_check.h"
#include "core/io/gltf_container.h"
#include "core/io/gltf_parts.h"
#include "core/io/import_progress.h"
#include "core/project/array_writer.h"
#include "core/project/project_container.h"
#include "core/project/project_version.h"
#include "core/project/read_rig.h"
#include "core/project/write_rig.h"

#include <exception>
#include <new>
#include <utility>

namespace rigwright {

using nlohmann::json;

namespace {

std::string anyBrokenInvariant(const Character& character) {
    std::string broken = brokenInvariant(character);
    for (std::size_t i = 0; broken.empty() && i < character.meshes.size(); ++i)
        broken = brokenInvariant(*character.meshes[i].mesh);
    return broken;
}

Result<std::vector<std::uint8_t>> encodeOrThrow(const Character& character, std::string_view view) {
    if (!view.empty()) {
        const auto parsed = parseGltfJson(view);
        if (!parsed || !parsed->is_object())
            return Error{"project-view-invalid", "the view must be the JSON text of an object", "",
                         "This is a mistake of the program; please report it."};
    }
    // Better no file than one that cannot be opened again.
    if (const std::string broken = anyBrokenInvariant(character); !broken.empty())
        return Error{"project-not-written", broken, character.name,
                     "This is a mistake of the program; please report it. The old file is "
                     "untouched."};
    ExportReport report; // what glTF's part loses, the extension keeps
    auto parts = makeGltf(character, {}, report);
    if (!parts)
        return parts.error();
    ArrayWriter arrays(*parts);
    json rig = rigJson(arrays, character, view);
    return joinProject(std::move(parts->document), std::move(rig), arrays.pieces());
}

Error cancelled(const std::filesystem::path& file) {
    return {"cancelled", "opening was cancelled", file.string(), ""};
}

/// The glTF part alone, where the extension does not belong to it any more.
Result<OpenedFile> openPlain(FileBytes bytes, const std::filesystem::path& file,
                             const ImportOptions& options) {
    auto character = importCharacter(std::move(bytes), file, options);
    if (!character)
        return character.error();
    character->importFindings.push_back(
        {"project-changed-elsewhere", Severity::Warning, 1, "file",
         "the project was changed by another program, or damaged, after it was saved; what is in "
         "its glTF part was opened, without what only a project holds (poses, locks, the exact "
         "weights)",
         ""});
    return OpenedFile{std::move(*character), "", false};
}

/// What stands in the file besides the model, if it is a project.
struct Opened {
    json document;
    json rig;
    std::span<const std::uint8_t> bin;
};

Result<std::optional<Opened>> openRig(const FileBytes& bytes) {
    if (!gltfContainerOf(bytes.view()) || !mentionsRig(bytes.view()))
        return std::optional<Opened>();
    const auto chunks = splitGltfContainer(bytes.view());
    if (!chunks)
        return chunks.error();
    auto document = parseGltfJson(chunks->json);
    if (!document)
        return document.error();
    auto rig = takeRig(*document);
    if (!rig)
        return std::optional<Opened>();
    return std::optional<Opened>(Opened{std::move(*document), std::move(*rig),
                                        chunks->bin.value_or(std::span<const std::uint8_t>())});
}

Result<bool> fitsItsFile(const Opened& opened) {
    const auto fingerprint = opened.rig.find("fingerprint");
    if (fingerprint == opened.rig.end() || !fingerprint->is_string())
        return projectError("project-missing-member", "extensions.RIGWRIGHT_rig",
                            "the text \"fingerprint\" is missing");
    return fingerprint->get_ref<const std::string&>() == fingerprintOf(opened.document, opened.bin);
}

Result<OpenedFile> readOpened(Opened opened, const FileBytes& bytes) {
    if (auto result = updateRig(opened.rig, projectSteps()); !result)
        return result.error();
    static const json kNoViews = json::array();
    const auto views = opened.document.find("bufferViews");
    ProjectInput input{.views = views == opened.document.end() ? kNoViews : *views,
                       .bin = opened.bin,
                       .fileSize = bytes.size};
    ProjectFile project = readRig(ObjectReader(input, opened.rig, "extensions.RIGWRIGHT_rig"));
    if (input.problem)
        return *input.problem;
    if (input.repaired > 0)
        project.character.importFindings.push_back({"project-values-repaired", Severity::Error,
                                                    input.repaired, "file",
                                                    "numbers that are not finite or absurdly large "
                                                    "became 0, and rotations of zero length none",
                                                    ""});
    return OpenedFile{std::move(project.character), std::move(project.view), true};
}

Result<OpenedFile> openOrThrow(const std::filesystem::path& file, const ImportOptions& options,
                               bool mustBeProject) {
    if (!goOn(options, 0.0))
        return cancelled(file);
    auto bytes = readFileBytes(file);
    if (!bytes)
        return bytes.error();
    auto opened = openRig(*bytes);
    if (!opened)
        return opened.error();
    if (!*opened) {
        if (mustBeProject && gltfContainerOf(bytes->view()))
            return projectError("project-not-one", file.string(),
                                "this is a character file, not a project of Rigwright",
                                "Open it as a character and save it as a project.");
        auto character = importCharacter(std::move(*bytes), file, options);
        if (!character)
            return character.error();
        return OpenedFile{std::move(*character), "", false};
    }
    if (!goOn(options, 0.2))
        return cancelled(file);
    // A newer version may name its fingerprint otherwise.
    if (const auto version = rigVersion((*opened)->rig, kProjectVersion); !version)
        return version.error();
    const auto fits = fitsItsFile(**opened);
    if (!fits)
        return fits.error();
    if (!*fits)
        return openPlain(std::move(*bytes), file, options);
    if (!goOn(options, 0.4))
        return cancelled(file);
    auto result = readOpened(std::move(**opened), *bytes);
    if (result && !goOn(options, 1.0))
        return cancelled(file);
    return result;
}

Result<OpenedFile> openGuarded(const std::filesystem::path& file, const ImportOptions& options,
                               bool mustBeProject) {
    try {
        return openOrThrow(file, options, mustBeProject);
    } catch (const std::bad_alloc&) {
        return Error{"out-of-memory", "the file needs more memory than there is", file.string(),
                     "Close other programs, or open a smaller file."};
    } catch (const std::exception& problem) {
        return projectError("project-value-invalid", file.string(), problem.what());
    }
}

} // namespace

Result<std::vector<std::uint8_t>> encodeProject(const Character& character, std::string_view view) {
    try {
        return encodeOrThrow(character, view);
    } catch (const std::bad_alloc&) {
        return Error{"out-of-memory", "saving needs more memory than there is", "",
                     "Close other programs and try again. The old file is untouched."};
    } catch (const std::exception& problem) {
        return Error{"project-not-written", problem.what(), character.name,
                     "This is a mistake of the program; please report it. The old file is "
                     "untouched."};
    }
}

Result<void> saveProject(const Character& character, std::string_view view,
                         const std::filesystem::path& file) {
    const auto bytes = encodeProject(character, view);
    if (!bytes)
        return bytes.error();
    return writeFileAtomically(file, *bytes);
}

Result<ProjectFile> readProject(const std::filesystem::path& file, const ImportOptions& options) {
    auto opened = openGuarded(file, options, true);
    if (!opened)
        return opened.error();
    return ProjectFile{std::move(opened->character), std::move(opened->view)};
}

Result<OpenedFile> openFile(const std::filesystem::path& file, const ImportOptions& options) {
    return openGuarded(file, options, false);
}

} // namespace rigwright
