// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The identity of a file's vertices as a vertex attribute that every writer passes on.
#include "core/io/file_vertices.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdio>
#include <numeric>

namespace rigwright {

namespace {

constexpr int kUnsignedByte = 5121;

const ForeignAttribute* keptAttribute(const Mesh& mesh) {
    if (mesh.sections.size() != 1)
        return nullptr;
    for (const ForeignAttribute& attribute : mesh.sections.front().foreignAttributes)
        if (attribute.semantic == kFileVertexSemantic)
            return attribute.componentType == kUnsignedByte && attribute.components == 4 &&
                           attribute.bytes.size() == mesh.vertexCount() * 4
                       ? &attribute
                       : nullptr;
    return nullptr;
}

FileVertices allOf(const Mesh& mesh) {
    FileVertices all{std::uint32_t(mesh.vertexCount()), {}};
    all.ofVertex.resize(mesh.vertexCount());
    std::iota(all.ofVertex.begin(), all.ofVertex.end(), 0u);
    return all;
}

} // namespace

void keepFileVertices(Mesh& mesh, std::span<const std::uint32_t> ofVertex) {
    assert(mesh.sections.size() == 1 && ofVertex.size() == mesh.vertexCount());
    ForeignAttribute attribute;
    attribute.semantic = kFileVertexSemantic;
    attribute.componentType = kUnsignedByte;
    attribute.components = 4;
    attribute.bytes.reserve(ofVertex.size() * 4);
    for (const std::uint32_t vertex : ofVertex)
        for (int shift = 0; shift < 32; shift += 8)
            attribute.bytes.push_back(std::uint8_t(vertex >> shift));
    mesh.sections.front().foreignAttributes.push_back(std::move(attribute));
}

FileVertices fileVerticesOf(const Mesh& mesh) {
    const ForeignAttribute* attribute = keptAttribute(mesh);
    if (attribute == nullptr)
        return allOf(mesh);
    FileVertices result;
    result.ofVertex.reserve(mesh.vertexCount());
    for (std::size_t v = 0; v < mesh.vertexCount(); ++v) {
        std::uint32_t vertex = 0;
        for (std::size_t byte = 0; byte < 4; ++byte)
            vertex |= std::uint32_t(attribute->bytes[v * 4 + byte]) << 8 * byte;
        result.ofVertex.push_back(vertex);
    }
    while (result.count < result.ofVertex.size() && result.ofVertex[result.count] == result.count)
        ++result.count;
    for (std::size_t v = result.count; v < mesh.vertexCount(); ++v)
        if (result.ofVertex[v] >= result.count ||
            mesh.positions[v] != mesh.positions[result.ofVertex[v]])
            return allOf(mesh);
    return result;
}

std::string positionHash(const Mesh& mesh, std::size_t count) {
    assert(count <= mesh.vertexCount());
    std::uint64_t hash = 14695981039346656037u;
    for (std::size_t v = 0; v < count; ++v) {
        for (const float coordinate : mesh.positions[v]) {
            const auto bits = std::bit_cast<std::uint32_t>(coordinate == 0.0f ? 0.0f : coordinate);
            for (int shift = 0; shift < 32; shift += 8)
                hash = (hash ^ (bits >> shift & 0xffu)) * 1099511628211u;
        }
    }
    char text[32];
    std::snprintf(text, sizeof text, "fnv1a64:%016llx", static_cast<unsigned long long>(hash));
    return text;
}

} // namespace rigwright
