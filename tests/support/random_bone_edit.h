// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Random edits of a skeleton, for laws that hold for any of them.
#pragma once

#include "core/base/result.h"
#include "core/skeleton/skeleton_edit.h"

#include <random>
#include <string>

namespace rigwright::test {

/// What an edit promises: Still: nothing of the mesh moves in any pose. Bind: nothing of it moves
/// at bind.
enum class EditPromise { Still, Bind };

struct RandomBoneEdit {
    std::string what;
    EditPromise promise = EditPromise::Still;
    Result<SkeletonEdit> edit;
};

/// One of all kinds of edits, of random bones, by the generator's seed; some of them impossible.
/// Skeletons are kept between about `least` and `most` bones.
RandomBoneEdit randomBoneEdit(const Skeleton& skeleton, std::mt19937& random, std::size_t least,
                              std::size_t most);

} // namespace rigwright::test
