// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The way to a bone by names, for files that must tell bones of one name apart.
#pragma once

#include "core/skeleton/skeleton.h"

#include <string>

namespace rigwright {

/// Names from above down to the bone, joined by "/": of the bone and up to 31 bones above it.
std::string bonePath(const Skeleton& skeleton, BoneIndex bone);

} // namespace rigwright
