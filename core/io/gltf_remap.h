// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Indices of nodes and meshes inside the extensions that are known to hold them.
#pragma once

#include <nlohmann/json.hpp>

#include <cstddef>
#include <vector>

namespace rigwright {

/// New indices by the file's old ones; -1 = no longer there. `carriers`: where the mesh that a node
/// carried is now (a skinned mesh may have moved to a node of its own).
struct IndexMaps {
    std::vector<int> nodes;
    std::vector<int> carriers;
    std::vector<int> meshes;
};

/// Rewrites the references of VRM 0 (`VRM`), VRM 1 (`VRMC_vrm`, `VRMC_springBone`) in the
/// document's extensions. A reference to something that is gone is taken out: the member of its
/// object, or the entry of its list. Returns how many were lost.
std::size_t remapDocument(nlohmann::json& document, const IndexMaps& maps);

/// The same for `VRMC_node_constraint` and `MSFT_lod` of a node.
std::size_t remapNode(nlohmann::json& node, const IndexMaps& maps);

} // namespace rigwright
