// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Writing character files: the steps, then the bytes.
#include "core/io/export.h"

#include "core/base/sentence.h"
#include "core/character/bake_clip.h"
#include "core/io/gltf_container.h"
#include "core/io/gltf_parts.h"
#include "core/io/gltf_writer.h"
#include "core/rig/rig.h"

#include <exception>
#include <new>
#include <utility>

namespace rigwright {

namespace {

/// Room for the usual attributes, so that the chunk does not grow by copying. An estimate.
std::size_t expectedBytes(const Character& character) {
    std::size_t bytes = 0;
    for (const MeshInstance& instance : character.meshes)
        bytes += instance.mesh->vertexCount() * 56 + instance.mesh->cornerVertices.size() * 4;
    return bytes;
}

void noteRig(const Character& character, bool isBaked, ExportReport& report) {
    const Rig& rig = *character.rig;
    const std::size_t parts = rig.controls.size() + rig.handles.size() + rig.constraints.size();
    report.lost.push_back(
        isBaked ? Finding{"rig-baked", Severity::Info, character.clips.size(), "",
                          filled("what %1 controls, IK handles and constraints do in %2 clips was "
                                 "written as keys, %3 a second",
                                 {std::to_string(parts), std::to_string(character.clips.size()),
                                  std::to_string(int(kBakedFps))}),
                          ""}
                : Finding{"rig-left-out", Severity::Info, parts, "",
                          filled("%1 controls, IK handles and constraints stay in the project: "
                                 "glTF cannot hold them",
                                 {std::to_string(parts)}),
                          ""});
}

} // namespace

Result<GltfParts> makeGltf(const Character& character, const ExportOptions& options,
                           ExportReport& report) {
    GltfWriter writer{.character = character, .options = options, .report = report};
    writer.bin.reserve(expectedBytes(character));
    writeNodes(writer);
    writeMeshes(writer);
    writeSkins(writer);
    writeClips(writer);
    auto document = writeDocument(writer);
    if (!document)
        return document.error();
    return GltfParts{std::move(*document), std::move(writer.bin)};
}

Result<std::vector<std::uint8_t>> encodeGlb(const Character& character,
                                            const ExportOptions& options, ExportReport& report) {
    try {
        const bool isBaked = needsBaking(character);
        if (character.rig && !character.rig->isEmpty())
            noteRig(character, isBaked, report);
        const auto parts = isBaked ? makeGltf(withoutRig(character, kBakedFps), options, report)
                                   : makeGltf(character, options, report);
        if (!parts)
            return parts.error();
        return joinGlb(parts->document.dump(), parts->bin);
    } catch (const std::bad_alloc&) {
        return Error{"out-of-memory", "writing needs more memory than there is", "",
                     "Close other programs and try again."};
    } catch (const std::exception& problem) {
        return Error{"gltf-not-written", problem.what(), "",
                     "Save the project, and report this as a mistake of the program."};
    }
}

Result<ExportReport> exportGlb(const Character& character, const std::filesystem::path& file,
                               const ExportOptions& options) {
    ExportReport report;
    const auto bytes = encodeGlb(character, options, report);
    if (!bytes)
        return bytes.error();
    if (auto result = writeFileAtomically(file, *bytes); !result)
        return result.error();
    return report;
}

} // namespace rigwright
