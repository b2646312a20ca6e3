// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Range checks, sparse patches, and decoding of components.
#include "core/io/gltf_accessor.h"

#include "core/io/gltf_error.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace rigwright {

namespace {

struct ElementShape {
    int components = 0;
    std::size_t size = 0;
};

/// Columns of matrices start at multiples of four bytes (glTF 2.0, 3.6.2.4).
ElementShape elementShape(int type, int componentType) {
    const std::size_t size = componentSize(componentType);
    const auto matrix = [&](int rank) {
        const std::size_t column = (std::size_t(rank) * size + 3) / 4 * 4;
        return ElementShape{rank * rank, column * std::size_t(rank)};
    };
    switch (type) {
    case TINYGLTF_TYPE_SCALAR:
        return {1, size};
    case TINYGLTF_TYPE_VEC2:
        return {2, 2 * size};
    case TINYGLTF_TYPE_VEC3:
        return {3, 3 * size};
    case TINYGLTF_TYPE_VEC4:
        return {4, 4 * size};
    case TINYGLTF_TYPE_MAT2:
        return matrix(2);
    case TINYGLTF_TYPE_MAT3:
        return matrix(3);
    case TINYGLTF_TYPE_MAT4:
        return matrix(4);
    default:
        return {};
    }
}

struct Range {
    std::size_t offset = 0;
    std::size_t stride = 0;
    std::size_t count = 0;
    std::size_t elementSize = 0;
};

/// offset + stride · (count - 1) + elementSize ≤ size, by subtraction and division only.
bool fits(const Range& range, std::size_t size) {
    if (range.count == 0)
        return range.offset <= size;
    if (range.offset > size || range.elementSize > size - range.offset)
        return false;
    const std::size_t room = size - range.offset - range.elementSize;
    return range.count - 1 <= room / std::max<std::size_t>(range.stride, 1);
}

Result<const std::uint8_t*> openRange(const GltfDocument& document, std::size_t bufferView,
                                      const Range& range, const std::string& place) {
    const auto bytes = openBufferView(document, bufferView, place);
    if (!bytes)
        return bytes.error();
    if (!fits(range, bytes->size()))
        return gltfError("gltf-accessor-out-of-range", place,
                         std::to_string(range.count) + " elements of " +
                             std::to_string(range.elementSize) + " bytes from offset " +
                             std::to_string(range.offset) + " do not fit into bufferViews[" +
                             std::to_string(bufferView) + "] with its " +
                             std::to_string(bytes->size()) + " bytes");
    return bytes->data() + range.offset;
}

std::uint32_t loadIndex(const std::uint8_t* from, int componentType) {
    switch (componentType) {
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_BYTE:
        return *from;
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT:
        return loadComponent<std::uint16_t>(from);
    default:
        return loadComponent<std::uint32_t>(from);
    }
}

bool isIndexType(int componentType) {
    return componentType == TINYGLTF_COMPONENT_TYPE_UNSIGNED_BYTE ||
           componentType == TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT ||
           componentType == TINYGLTF_COMPONENT_TYPE_UNSIGNED_INT;
}

/// Copies the elements and overwrites those that the sparse part names.
Result<void> applySparse(const GltfDocument& document, const tinygltf::Accessor& accessor,
                         AccessorView& view) {
    const auto& sparse = accessor.sparse;
    const std::string place = view.place + ".sparse";
    const int indexType = sparse.indices.componentType;
    if (!isIndexType(indexType))
        return gltfError("gltf-sparse-invalid", place + ".indices.componentType",
                         "sparse indices must be unsigned whole numbers");
    const std::size_t count = std::size_t(sparse.count);
    const std::size_t indexSize = componentSize(indexType);
    const auto indices =
        openRange(document, std::size_t(sparse.indices.bufferView),
                  {std::size_t(sparse.indices.byteOffset), indexSize, count, indexSize}, place);
    if (!indices)
        return indices.error();
    const auto values = openRange(
        document, std::size_t(sparse.values.bufferView),
        {std::size_t(sparse.values.byteOffset), view.elementSize, count, view.elementSize}, place);
    if (!values)
        return values.error();
    auto patched = std::make_shared<std::vector<std::uint8_t>>(readBytes(view));
    std::size_t next = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t index = loadIndex(*indices + i * indexSize, indexType);
        if (index < next || index >= view.count)
            return gltfError("gltf-sparse-invalid", placeOf(place + ".indices", i),
                             "index " + std::to_string(index) +
                                 " is out of range or not above the one before");
        std::memcpy(patched->data() + index * view.elementSize, *values + i * view.elementSize,
                    view.elementSize);
        next = index + 1;
    }
    view.data = patched->data();
    view.stride = view.elementSize;
    view.owned = std::move(patched);
    return {};
}

template <class T>
void readComponents(const AccessorView& view, float* out) {
    for (std::size_t i = 0; i < view.count; ++i) {
        const std::uint8_t* from = view.data + i * view.stride;
        for (int c = 0; c < view.components; ++c) {
            const T raw = loadComponent<T>(from + std::size_t(c) * sizeof(T));
            *out++ = view.normalized ? normalizedValue(raw) : float(raw);
        }
    }
}

template <class T>
std::uint32_t readIndicesAs(const AccessorView& view, std::uint32_t offset, std::uint32_t* out) {
    std::uint32_t largest = 0;
    if (view.stride == sizeof(T)) {
        const std::uint8_t* from = view.data;
        for (std::size_t i = 0; i < view.count; ++i) {
            const std::uint32_t value = loadComponent<T>(from + i * sizeof(T));
            largest = std::max(largest, value);
            out[i] = value + offset;
        }
        return largest;
    }
    for (std::size_t i = 0; i < view.count; ++i) {
        const std::uint32_t value = loadComponent<T>(view.data + i * view.stride);
        largest = std::max(largest, value);
        out[i] = value + offset;
    }
    return largest;
}

} // namespace

std::size_t componentSize(int componentType) {
    switch (componentType) {
    case TINYGLTF_COMPONENT_TYPE_BYTE:
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_BYTE:
        return 1;
    case TINYGLTF_COMPONENT_TYPE_SHORT:
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT:
        return 2;
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_INT:
    case TINYGLTF_COMPONENT_TYPE_FLOAT:
        return 4;
    default:
        return 0;
    }
}

Result<std::span<const std::uint8_t>>
openBufferView(const GltfDocument& document, std::size_t bufferView, const std::string& place) {
    const tinygltf::BufferView& view = document.model.bufferViews[bufferView];
    const std::span<const std::uint8_t> buffer = document.buffers[std::size_t(view.buffer)];
    if (view.byteOffset > buffer.size() || view.byteLength > buffer.size() - view.byteOffset)
        return gltfError("gltf-accessor-out-of-range", place,
                         "bufferViews[" + std::to_string(bufferView) + "] (offset " +
                             std::to_string(view.byteOffset) + ", length " +
                             std::to_string(view.byteLength) + ") does not fit into buffers[" +
                             std::to_string(view.buffer) + "] with its " +
                             std::to_string(buffer.size()) + " bytes");
    return buffer.subspan(view.byteOffset, view.byteLength);
}

Result<AccessorView> openAccessor(const GltfDocument& document, int index, std::string place) {
    const tinygltf::Accessor& accessor = document.model.accessors[std::size_t(index)];
    AccessorView view;
    view.place = std::move(place);
    view.count = accessor.count;
    view.componentType = accessor.componentType;
    view.normalized = accessor.normalized;
    const ElementShape shape = elementShape(accessor.type, accessor.componentType);
    view.components = shape.components;
    view.elementSize = shape.size;
    view.stride = shape.size;
    if (shape.size == 0)
        return gltfError("gltf-accessor-type", view.place,
                         placeOf("accessors", std::size_t(index)) + " has the component type " +
                             std::to_string(accessor.componentType) + ", which glTF does not have");
    if (accessor.bufferView >= 0) {
        const std::size_t stride =
            document.model.bufferViews[std::size_t(accessor.bufferView)].byteStride;
        if (stride != 0 && stride < shape.size)
            return gltfError("gltf-accessor-out-of-range", view.place,
                             "the stride of " + std::to_string(stride) +
                                 " bytes is shorter than an element of " +
                                 std::to_string(shape.size));
        if (stride != 0)
            view.stride = stride;
        const auto data =
            openRange(document, std::size_t(accessor.bufferView),
                      {accessor.byteOffset, view.stride, view.count, shape.size}, view.place);
        if (!data)
            return data.error();
        view.data = *data;
    } else if (view.count > document.totalBytes) {
        return gltfError("gltf-accessor-without-data", view.place,
                         placeOf("accessors", std::size_t(index)) + " announces " +
                             std::to_string(view.count) + " elements but names no data");
    }
    if (accessor.sparse.isSparse && accessor.sparse.count > 0)
        if (auto result = applySparse(document, accessor, view); !result)
            return result.error();
    return view;
}

Result<void> requireType(const AccessorView& view, int components, std::span<const int> types,
                         std::string_view what) {
    if (view.components == components && std::ranges::count(types, view.componentType) != 0)
        return {};
    return gltfError("gltf-accessor-type", view.place,
                     "expected " + std::string(what) + ", found " +
                         std::to_string(view.components) + " component(s) of type " +
                         std::to_string(view.componentType));
}

void readFloats(const AccessorView& view, float* out) {
    const std::size_t values = view.count * std::size_t(view.components);
    if (view.data == nullptr) {
        std::fill_n(out, values, 0.0f);
        return;
    }
    switch (view.componentType) {
    case TINYGLTF_COMPONENT_TYPE_FLOAT:
        if (view.stride == view.elementSize && view.count > 0)
            std::memcpy(out, view.data, values * sizeof(float));
        else
            readComponents<float>(view, out);
        break;
    case TINYGLTF_COMPONENT_TYPE_BYTE:
        readComponents<std::int8_t>(view, out);
        break;
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_BYTE:
        readComponents<std::uint8_t>(view, out);
        break;
    case TINYGLTF_COMPONENT_TYPE_SHORT:
        readComponents<std::int16_t>(view, out);
        break;
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT:
        readComponents<std::uint16_t>(view, out);
        break;
    default:
        readComponents<std::uint32_t>(view, out);
        break;
    }
}

std::uint32_t readIndices(const AccessorView& view, std::uint32_t offset, std::uint32_t* out) {
    if (view.data == nullptr) {
        std::fill_n(out, view.count, offset);
        return 0;
    }
    switch (view.componentType) {
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_BYTE:
        return readIndicesAs<std::uint8_t>(view, offset, out);
    case TINYGLTF_COMPONENT_TYPE_UNSIGNED_SHORT:
        return readIndicesAs<std::uint16_t>(view, offset, out);
    default:
        return readIndicesAs<std::uint32_t>(view, offset, out);
    }
}

std::vector<std::uint8_t> readBytes(const AccessorView& view) {
    std::vector<std::uint8_t> bytes(view.count * view.elementSize);
    if (view.data != nullptr)
        for (std::size_t i = 0; i < view.count; ++i)
            std::memcpy(bytes.data() + i * view.elementSize, view.data + i * view.stride,
                        view.elementSize);
    return bytes;
}

} // namespace rigwright
