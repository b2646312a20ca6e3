// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The strict accessor layer: every read of a glTF file's numbers passes its range checks.
#pragma once

#include "core/base/result.h"
#include "core/io/gltf_document.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

namespace rigwright {

/// An accessor whose every element lies inside its buffer. `data` null = all elements are zero (no
/// buffer view). Sparse accessors are already patched, in memory of their own.
struct AccessorView {
    const std::uint8_t* data = nullptr;
    std::size_t stride = 0; ///< bytes from one element to the next
    std::size_t count = 0;
    int componentType = 0; ///< glTF componentType
    int components = 0;    ///< 1 to 4; 9 and 16 for matrices
    bool normalized = false;
    std::size_t elementSize = 0;
    std::shared_ptr<const std::vector<std::uint8_t>> owned;
    std::string place; ///< for errors
};

/// A component where it stands, aligned or not.
template <class T>
T loadComponent(const std::uint8_t* from) {
    T value;
    std::memcpy(&value, from, sizeof value);
    return value;
}

/// What a component of a normalised accessor stands for; floats stand for themselves. A true
/// division, so that the largest integer is exactly 1 (glTF 2.0, 3.6.2.2).
template <class T>
float normalizedValue(T raw) {
    if constexpr (std::is_same_v<T, float>)
        return raw;
    else
        return std::max(float(raw) / float(std::numeric_limits<T>::max()), -1.0f);
}

/// Bytes of one component; 0 for types that glTF 2.0 does not have.
std::size_t componentSize(int componentType);

/// Checks, without overflow: offset + stride · (count - 1) + element size ≤ the view's length, the
/// view inside its buffer, sparse indices ascending and in range; a count that no bytes stand
/// behind must not exceed the size of the whole file. Errors: "gltf-accessor-type",
/// "gltf-accessor-out-of-range", "gltf-accessor-without-data", "gltf-sparse-invalid". `place` says
/// who asks ("meshes[0].primitives[1].attributes.JOINTS_0").
Result<AccessorView> openAccessor(const GltfDocument& document, int accessor, std::string place);

/// "gltf-accessor-type" unless the view has that many components of an allowed type. `types` is a
/// list of glTF component types, `what` names them for the message.
Result<void> requireType(const AccessorView& view, int components, std::span<const int> types,
                         std::string_view what);

/// All elements as floats, `view.components` each, integers decoded as glTF's normalised values
/// where the accessor says so. `out` has view.count · view.components entries.
void readFloats(const AccessorView& view, float* out);

/// All elements of a one-component unsigned view, `offset` added; returns the largest before that.
std::uint32_t readIndices(const AccessorView& view, std::uint32_t offset, std::uint32_t* out);

/// The elements without gaps.
std::vector<std::uint8_t> readBytes(const AccessorView& view);

/// The bytes of a buffer view; range-checked. Errors as openAccessor().
Result<std::span<const std::uint8_t>>
openBufferView(const GltfDocument& document, std::size_t bufferView, const std::string& place);

} // namespace rigwright
