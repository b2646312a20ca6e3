// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Pieces of the Assimp reader that know each other, in files of their own.
#pragma once

#include "core/io/assimp_scene.h"

#include <assimp/IOSystem.hpp>
#include <assimp/scene.h>

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace rigwright {

/// References that were not followed.
struct RefusedReferences {
    std::vector<std::string> outside;
};

/// Gives the library the file's bytes under its name, and files beside it for reading. Nothing is
/// ever written.
std::unique_ptr<Assimp::IOSystem> assimpFiles(const ForeignFile& file, RefusedReferences& refused);

/// Materials and the images that the file holds.
void readAssimpMaterials(const aiScene& source, ForeignScene& scene);

/// Clips in seconds. `nodeOfName` and so on resolve the library's names: see AssimpNames.
struct AssimpNames {
    /// The first node of that name; -1 where there is none.
    [[nodiscard]] std::int32_t nodeOf(const std::string& name) const;

    std::vector<const aiNode*> nodes; ///< by index in ForeignScene::nodes
    std::vector<std::pair<std::string, std::int32_t>> sorted;
};
void readAssimpClips(const aiScene& source, const AssimpNames& names, ForeignScene& scene);

inline std::string toText(const aiString& text) {
    return {text.C_Str(), text.length};
}

} // namespace rigwright
