// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// How much memory parts of a character take that a command may hold for undo.
#pragma once

#include "core/animation/clip.h"
#include "core/rig/rig.h"

#include <cstddef>
#include <memory>
#include <span>

namespace rigwright::editor {

/// Bytes, as near as is cheap to tell.
std::size_t bytesOf(const Clip& clip);
std::size_t bytesOf(const Rig& rig);
/// Of the clips in `held` that `other` does not share, place by place.
std::size_t clipBytesBeside(std::span<const std::shared_ptr<const Clip>> held,
                            std::span<const std::shared_ptr<const Clip>> other);

} // namespace rigwright::editor
