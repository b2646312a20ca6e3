// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Foreign content of two characters in one: materials, textures and images with new numbers.
#pragma once

#include "core/character/foreign_content.h"

#include <cstdint>
#include <set>
#include <string>
#include <vector>

namespace rigwright {

/// The target's content with the source's materials, textures, samplers and images behind its own.
/// Material numbers of the source's meshes rise by `firstMaterial`; faces without material become
/// `sourceDefault` or, in the target's own meshes, `targetDefault` (-1: they stay without). What
/// else the source's document holds (cameras, scenes, extensions of the whole file) is not taken.
struct MergedForeign {
    ForeignContent content;
    std::int32_t firstMaterial = 0;
    std::int32_t sourceDefault = -1;
    std::int32_t targetDefault = -1;
};

/// May throw what the JSON library throws.
MergedForeign mergeForeign(const ForeignContent& target, const ForeignContent& source);

/// Puts nodes (numbers as in ForeignContent::nodeOrder) among the roots of the scene that is shown;
/// nothing to do where the document has no scenes: then all roots are shown.
void addSceneRoots(ForeignContent& content, const std::vector<std::uint32_t>& nodes);

/// The text with its extras alone, at the depth of `extensions` and in members of members (channel,
/// target, sampler); "" where nothing is left. Extensions may name things by the numbers of the
/// file they came from; their names are added to `dropped`.
std::string extrasOnly(const std::string& text, std::set<std::string>& dropped);

} // namespace rigwright
