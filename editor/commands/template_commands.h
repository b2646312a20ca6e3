// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Commands that give a character the bones of a template.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/character/character.h"
#include "core/skeleton/templates.h"

#include <QString>

#include <cstddef>
#include <vector>

namespace rigwright::editor {

class Document;

struct TemplateStep {
    QString text; ///< reads like a sentence: "Build skeleton from Biped"
    SkeletonTemplate from;
    std::vector<JointPlacement> placement; ///< one a joint, in model space
};

/// What was made: the new bones, in the order of the joints, and what the user should know.
struct BuiltTemplate {
    std::vector<BoneIndex> bones;
    Findings findings;
};

/// The bones that a mesh is bound to, and those that make a skeleton without being bound.
struct BonesThere {
    std::size_t bound = 0;
    std::size_t free = 0;
};
BonesThere bonesThere(const Character& character);

/// Gives the character the template as its skeleton (withSkeleton() of core), as one step; the hips
/// are selected, else the first root, and the largest visible mesh becomes the active one where
/// none is. `replace`: the skeleton that there is goes before (withoutSkeleton()). Errors: those
/// of the two; the document is untouched then.
Result<BuiltTemplate> buildSkeleton(Document& document, const TemplateStep& step, bool replace);

/// Adds the template's bones to a skeleton, below `parent` or as roots (invalid), as one step;
/// meshes, weights and poses stay. Below a bone the head of a face is that bone. The first new bone
/// is selected. Errors: those of createBone() and editCharacter().
Result<BuiltTemplate> addTemplate(Document& document, const TemplateStep& step, BoneIndex parent);

/// Where a template goes that hangs below a bone: as it is, its origin at the bone's end at rest
/// (a face: at its head, and as large as the bone is long). `height`: of the body, in metres; hands
/// and tails are as large as such a body has them.
std::vector<JointPlacement> placeAtBone(const SkeletonTemplate& from, const Skeleton& skeleton,
                                        BoneIndex bone, double height);

} // namespace rigwright::editor
