// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Meshes to their nodes: one instance a node and group, shared where several nodes show the same.
#include "core/io/foreign_parts.h"

#include <map>
#include <optional>
#include <utility>

namespace rigwright {

namespace {

struct BuiltGroup {
    std::shared_ptr<const Mesh> mesh;
    std::optional<Binding> binding;
};

Result<BuiltGroup> build(ForeignBuilder& builder, const MeshGroup& group,
                         const std::string& where) {
    auto skin = skinOf(builder, group, where);
    if (!skin)
        return skin.error();
    SkinWeights rows;
    auto mesh = weld(builder, group, *skin, rows, where);
    if (!mesh)
        return mesh.error();
    BuiltGroup built{.mesh = std::move(*mesh), .binding = std::nullopt};
    if (!skin->isBound)
        return built;
    built.binding = std::move(skin->binding);
    built.binding->layers.assign(1, WeightLayer{"", std::move(rows)});
    return built;
}

void place(ForeignBuilder& builder, const BuiltGroup& built, const MeshGroup& group,
           std::size_t node) {
    MeshInstance instance;
    instance.name = builder.scene.nodes[node].name;
    if (instance.name.empty())
        instance.name = built.mesh->name;
    instance.mesh = built.mesh;
    instance.binding = built.binding;
    instance.parent = BoneIndex(node);
    const MeshInstanceIndex index(builder.character.meshes.size());
    builder.character.meshes.push_back(std::move(instance));
    for (const std::uint32_t mesh : group)
        builder.placed[mesh].instances.push_back(index);
}

} // namespace

Result<void> placeMeshes(ForeignBuilder& builder) {
    const ForeignScene& scene = builder.scene;
    builder.placed.resize(scene.meshes.size());
    std::vector<std::vector<std::uint32_t>> meshesOfNode(scene.nodes.size());
    for (std::uint32_t i = 0; i < scene.meshes.size(); ++i) {
        for (const std::uint32_t node : scene.meshes[i].nodes)
            meshesOfNode[node].push_back(i);
        if (scene.meshes[i].nodes.empty())
            builder.note("import-mesh-unused", Severity::Info, "mesh " + scene.meshes[i].name,
                         "no node shows this mesh; it was left out");
    }
    std::map<MeshGroup, BuiltGroup> known;
    for (std::size_t node = 0; node < scene.nodes.size(); ++node)
        for (const MeshGroup& group : groupsOf(scene, meshesOfNode[node])) {
            const std::string where = "mesh " + scene.nodes[node].name;
            auto found = known.find(group);
            if (found == known.end()) {
                auto built = build(builder, group, where);
                if (!built)
                    return built.error();
                found = known.emplace(group, std::move(*built)).first;
            }
            place(builder, found->second, group, node);
        }
    return {};
}

} // namespace rigwright
