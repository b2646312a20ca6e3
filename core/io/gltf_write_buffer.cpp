// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The binary chunk: buffer views and accessors, aligned and with bounds.
#include "core/io/gltf_writer.h"

#include <algorithm>
#include <cstring>

namespace rigwright {

namespace {

void setBounds(tinygltf::Accessor& accessor, std::span<const std::uint8_t> bytes,
               std::size_t components) {
    std::vector<float> least(components, std::numeric_limits<float>::max());
    std::vector<float> most(components, std::numeric_limits<float>::lowest());
    const std::size_t values = bytes.size() / sizeof(float);
    for (std::size_t i = 0; i + components <= values; i += components) {
        for (std::size_t c = 0; c < components; ++c) {
            float value = 0.0f;
            std::memcpy(&value, bytes.data() + (i + c) * sizeof(float), sizeof value);
            least[c] = std::min(least[c], value);
            most[c] = std::max(most[c], value);
        }
    }
    accessor.minValues.assign(least.begin(), least.end());
    accessor.maxValues.assign(most.begin(), most.end());
}

} // namespace

void GltfWriter::lost(const char* code, Severity severity, const std::string& where,
                      const std::string& detail, std::size_t count) {
    for (Finding& finding : report.lost) {
        if (finding.code == code && finding.where == where && finding.detail == detail) {
            finding.count += count;
            return;
        }
    }
    report.lost.push_back({code, severity, count, where, detail, ""});
}

int addBufferView(GltfWriter& writer, std::span<const std::uint8_t> bytes, int target,
                  std::size_t stride) {
    writer.bin.resize((writer.bin.size() + 3) / 4 * 4, 0);
    tinygltf::BufferView view;
    view.buffer = 0;
    view.byteOffset = writer.bin.size();
    view.byteLength = bytes.size();
    view.byteStride = stride;
    view.target = target;
    writer.bin.insert(writer.bin.end(), bytes.begin(), bytes.end());
    writer.model.bufferViews.push_back(view);
    return int(writer.model.bufferViews.size()) - 1;
}

int addAccessor(GltfWriter& writer, std::span<const std::uint8_t> bytes, std::size_t count,
                const AccessorShape& shape) {
    const std::size_t elementSize = count == 0 ? 0 : bytes.size() / count;
    tinygltf::Accessor accessor;
    // Vertex attributes must stand at multiples of four bytes (glTF 2.0, 3.6.2.4).
    if (shape.target == TINYGLTF_TARGET_ARRAY_BUFFER && elementSize % 4 != 0) {
        const std::size_t stride = (elementSize + 3) / 4 * 4;
        std::vector<std::uint8_t> padded(count * stride, 0);
        for (std::size_t i = 0; i < count; ++i)
            std::memcpy(padded.data() + i * stride, bytes.data() + i * elementSize, elementSize);
        accessor.bufferView = addBufferView(writer, padded, shape.target, stride);
    } else {
        accessor.bufferView = addBufferView(writer, bytes, shape.target);
    }
    accessor.type = shape.type;
    accessor.componentType = shape.componentType;
    accessor.normalized = shape.normalized;
    accessor.count = count;
    if (shape.withBounds)
        setBounds(accessor, bytes, elementSize / sizeof(float));
    writer.model.accessors.push_back(std::move(accessor));
    return int(writer.model.accessors.size()) - 1;
}

} // namespace rigwright
