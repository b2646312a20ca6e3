// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Skeleton: a forest of all transform nodes of a character, parents before children.
#pragma once

#include "core/base/index.h"
#include "core/math/transform.h"

#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

/// Arrays by bone; every parent stands before its children. Names are labels: duplicates and empty
/// ones are legal, indices are identity. `restLocal` is the file's node transform (parentFromBone);
/// the *rest* pose may differ from the *bind* pose. `deform`: some binding uses the bone as joint.
struct Skeleton {
    std::vector<std::string> names;
    std::vector<BoneIndex> parents; ///< invalid = a root
    std::vector<Transform> restLocal;
    std::vector<std::uint8_t> deform;

    [[nodiscard]] std::size_t boneCount() const { return parents.size(); }

    friend bool operator==(const Skeleton&, const Skeleton&) = default;
};

/// Appends a bone; its parent must exist already (or be invalid for a root).
BoneIndex addBone(Skeleton& skeleton, std::string name, BoneIndex parent,
                  const Transform& restLocal);

/// First bone of that exact name; invalid where there is none.
BoneIndex findBone(const Skeleton& skeleton, std::string_view name);

std::vector<BoneIndex> childrenOf(const Skeleton& skeleton, BoneIndex bone);

/// True where `ancestor` is `bone` or above it.
bool isAncestorOrSelf(const Skeleton& skeleton, BoneIndex ancestor, BoneIndex bone);

} // namespace rigwright
