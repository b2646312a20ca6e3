// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bone labels: who is asked first.
#include "editor/viewport/bone_labels.h"

#include "editor/commands/bone_text.h"

#include <algorithm>
#include <utility>

namespace rigwright::editor {

namespace {

struct Ranked {
    int rank;     ///< 0 comes first
    double depth; ///< from the eye on
    BoneSegment segment;
};

} // namespace

std::vector<BoneLabel> boneLabels(const Character& character, const FrameResult& frame,
                                  const BonesView::Look& look) {
    if (look.display == BoneDisplay::None)
        return {};
    const Affine3d view = viewFromModel(look.camera);
    const Projection projection(look.camera, look.viewportSize);
    std::vector<Ranked> ranked;
    for (const BoneSegment& segment : boneSegments(character.skeleton, frame.modelFromBone)) {
        if (!look.drawn[segment.bone.value()])
            continue;
        const Vec3d middle = (segment.head + segment.tail) / 2.0;
        Vec2d pixel;
        const bool isSeen = projection(middle, pixel) && (pixel.array() >= 0.0).all() &&
                            (pixel.array() <= look.viewportSize.array()).all();
        if (!isSeen)
            continue;
        const int rank = segment.bone == look.selection.activeBone                        ? 0
                         : segment.bone == look.hovered                                   ? 1
                         : std::ranges::binary_search(look.selection.bones, segment.bone) ? 2
                                                                                          : 3;
        ranked.push_back({rank, -(view * middle).z(), segment});
    }
    std::ranges::stable_sort(ranked, {},
                             [](const Ranked& bone) { return std::pair(bone.rank, bone.depth); });
    std::vector<BoneLabel> labels;
    labels.reserve(ranked.size());
    for (const Ranked& bone : ranked) {
        const BoneIndex index = bone.segment.bone;
        labels.push_back({boneText(character, index), bone.segment.head, bone.segment.tail,
                          std::ranges::binary_search(look.selection.bones, index),
                          index == look.selection.activeBone});
    }
    return labels;
}

} // namespace rigwright::editor
