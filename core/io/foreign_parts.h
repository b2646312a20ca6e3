// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Pieces of the way from a ForeignScene to a Character, in files of their own.
#pragma once

#include "core/base/result.h"
#include "core/character/character.h"
#include "core/io/foreign_scene.h"
#include "core/io/import.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace rigwright {

/// Where a mesh of the scene went: the instances that hold it, and which of their morph targets its
/// shapes are.
struct PlacedMesh {
    std::vector<MeshInstanceIndex> instances;
    std::vector<std::uint32_t> targetOfShape;
};

struct ForeignBuilder {
    const ForeignScene& scene;
    Character character;
    std::vector<PlacedMesh> placed; ///< by ForeignScene::meshes
    /// Bones made for weights whose node the file does not have, by name.
    std::map<std::string, BoneIndex> standIns;

    /// Adds a finding, or to the count of the one with this code and place.
    void note(const char* code, Severity severity, const std::string& where,
              const std::string& detail, std::size_t count = 1, const char* fix = "");
};

/// One or more bindings' worth of the meshes of one node: indices into ForeignScene::meshes.
using MeshGroup = std::vector<std::uint32_t>;

/// The joints and rows of a group. `rows` are by mesh of the group, then by its vertex.
struct GroupSkin {
    Binding binding; ///< without rows
    struct Rows {
        std::vector<std::uint32_t> offsets; ///< vertices + 1
        std::vector<Influence> influences;  ///< ascending by joint within a row
    };
    std::vector<Rows> rows;
    bool isBound = false; ///< some mesh of the group has bones
};

/// The meshes of a node in groups whose bones have one bind each.
std::vector<MeshGroup> groupsOf(const ForeignScene& scene,
                                const std::vector<std::uint32_t>& meshes);

/// Error: "reader-too-many-joints".
Result<GroupSkin> skinOf(ForeignBuilder& builder, const MeshGroup& group, const std::string& where);

/// Welds a group to one mesh; `rows` gets one row a vertex of it. Fills targetOfShape of the
/// group's meshes. Error: "reader-too-many-vertices".
Result<std::shared_ptr<const Mesh>> weld(ForeignBuilder& builder, const MeshGroup& group,
                                         const GroupSkin& skin, SkinWeights& rows,
                                         const std::string& where);

Result<void> placeMeshes(ForeignBuilder& builder);
void placeClips(ForeignBuilder& builder);
void placeMaterials(ForeignBuilder& builder, const std::filesystem::path& file,
                    const ImportChoices& choices);

} // namespace rigwright
