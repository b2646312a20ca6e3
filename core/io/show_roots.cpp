// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Roots by their numbers in the file.
#include "core/io/show_roots.h"

#include "core/io/append_foreign.h"

#include <cstdint>
#include <vector>

namespace rigwright {

void showRoots(Character& character, std::span<const BoneIndex> roots) {
    const auto& order = character.foreign.nodeOrder;
    std::vector<std::uint32_t> nodes;
    for (const BoneIndex root : roots)
        nodes.push_back(order.size() == character.skeleton.boneCount() ? order[root.value()]
                                                                       : root.value());
    addSceneRoots(character.foreign, nodes);
}

} // namespace rigwright
