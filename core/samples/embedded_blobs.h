// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The bytes of the built-in samples, part of the program.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace rigwright {

/// The blob that the generator made at build time (core/samples/blob_layout.h); empty where the
/// name has none. 16-byte aligned.
std::span<const std::uint8_t> embeddedBlob(std::string_view name);

} // namespace rigwright
