// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// What the library does not tell of a file, looked up in the file itself.
#pragma once

#include "core/io/foreign_scene.h"

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace rigwright {

class FbxObjects;
struct FbxDocument;

/// The file, read a second time for what the library loses. Never fails: what is not understood is
/// left as it is. Lives in the reading process only.
class SceneEvidence {
public:
    /// `bytes` must outlive it.
    explicit SceneEvidence(std::span<const std::uint8_t> bytes);
    ~SceneEvidence();
    SceneEvidence(const SceneEvidence&) = delete;
    SceneEvidence& operator=(const SceneEvidence&) = delete;

    /// What the library is to read: the file, but for nodes of one name, which get names of their
    /// own. The library goes by names, and two bones of one name end it.
    [[nodiscard]] std::span<const std::uint8_t> bytesForLibrary() const;

    /// Mends the scene where the file says it plainly, and adds findings that name the cause where
    /// it cannot be mended.
    void addTo(ForeignScene& scene) const;

private:
    std::span<const std::uint8_t> m_bytes;
    std::unique_ptr<FbxDocument> m_document; ///< null where the file is no FBX
    std::unique_ptr<FbxObjects> m_objects;
    std::vector<std::uint8_t> m_renamed; ///< empty where all names differ
};

} // namespace rigwright
