// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// GltfDocument: a glTF file taken apart and checked, its buffers in memory, nothing decoded yet.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/io/file_bytes.h"
#include "core/io/import.h"

#include <nlohmann/json.hpp>
#include <tiny_gltf.h>

#include <cstdint>
#include <deque>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace rigwright {

/// `json` is the whole document, checked by checkGltfJson(); `model` is tinygltf's reading of the
/// parts that are decoded (accessors, buffer views, meshes, nodes, skins, animations, scenes), with
/// the same indices as in `json`, except animation channels: those without a target are left out.
/// `model` holds no bytes: `buffers` are views of the file and of what lies beside it, so that the
/// bytes are in memory once.
struct GltfDocument {
    nlohmann::json json;
    tinygltf::Model model;
    /// By animation and by channel of `model`: the channel's index in `json`.
    std::vector<std::vector<std::size_t>> channelIndices;
    std::vector<std::span<const std::uint8_t>> buffers;
    std::filesystem::path file;
    std::filesystem::path folder; ///< of `file`
    ImportChoices choices;
    bool isBinary = false;
    std::size_t totalBytes = 0;        ///< of the file and all its buffers, as they came
    std::size_t decompressedBytes = 0; ///< of what was compressed in them
    std::size_t trailingBytes = 0;
    Findings findings; ///< of opening it

    FileBytes fileBytes;
    std::deque<FileBytes> besideBytes;
    std::deque<std::vector<std::uint8_t>> embeddedBytes;
};

/// How much memory the content may take before and after it is decoded: in proportion to the file,
/// so that a small one cannot fill the machine.
std::size_t memoryLimitOf(const GltfDocument& document);

/// Takes the bytes of the file. All errors of splitGltfContainer(), parseGltfJson(),
/// checkGltfJson(), and "gltf-buffer-missing", "gltf-buffer-too-short", "gltf-uri-forbidden",
/// "gltf-uri-invalid", "gltf-unreadable" (tinygltf refuses what the checks let pass).
Result<GltfDocument> openGltfDocument(FileBytes bytes, const std::filesystem::path& file,
                                      const ImportChoices& choices = {});

} // namespace rigwright
