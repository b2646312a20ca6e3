// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The text of an OBJ file, and the shapes that are written.
#include "core/io/obj_writer.h"

#include "core/character/evaluate_frame.h"
#include "core/io/file_vertices.h"
#include "core/io/number_text.h"
#include "core/io/obj_mesh.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <unordered_map>

namespace rigwright {

namespace {

/// A line has no way to quote: line ends become spaces.
std::string oneLine(std::string name) {
    std::ranges::replace_if(
        name, [](unsigned char letter) { return letter < 0x20; }, ' ');
    return name.empty() ? "unnamed" : name;
}

/// Linear to sRGB (IEC 61966-2-1): colours of vertices are written as they are seen.
float seenOf(float value) {
    value = std::clamp(value, 0.0f, 1.0f);
    return value <= 0.0031308f ? value * 12.92f : 1.055f * std::pow(value, 1.0f / 2.4f) - 0.055f;
}

/// Vectors that are written once, numbered over the whole file from 1.
template <int kSize>
class WrittenOnce {
public:
    /// The number of the vector; writes it where it is new.
    template <class Write>
    std::uint32_t numberOf(const Eigen::Matrix<float, kSize, 1>& vector, const Write& write) {
        Key key;
        for (int i = 0; i < kSize; ++i)
            key[std::size_t(i)] = std::bit_cast<std::uint32_t>(vector[i]);
        const auto [known, isNew] = m_numbers.try_emplace(key, m_numbers.size() + 1);
        if (isNew)
            write(vector);
        return std::uint32_t(known->second);
    }

private:
    using Key = std::array<std::uint32_t, std::size_t(kSize)>;
    struct Hash {
        std::size_t operator()(const Key& key) const {
            std::uint64_t hash = 0;
            for (const std::uint32_t bits : key)
                hash = (hash ^ bits) * 0x9e3779b97f4a7c15u;
            return std::size_t(hash ^ hash >> 29);
        }
    };
    std::unordered_map<Key, std::size_t, Hash> m_numbers;
};

class ObjTextWriter {
public:
    ObjTextWriter(const Character& character, std::span<const ObjShape> shapes,
                  const ObjWriting& writing)
        : m_character(character), m_shapes(shapes), m_writing(writing) {}

    std::string run();

private:
    void writeInstance(std::size_t instance);
    void writeVertices(const Mesh& mesh, const ObjShape& shape, std::uint32_t count);
    void writeAttributes(const Mesh& mesh, const ObjShape& shape);
    void writeRange(const Mesh& mesh, const MaterialRange& range, const FileVertices& vertices);
    void writeCorner(std::uint32_t vertex, const FileVertices& vertices, bool isFace);

    void append(std::size_t number) {
        char digits[24];
        m_text.append(digits, std::to_chars(digits, digits + sizeof digits, number).ptr);
    }
    void append(float number) {
        if (m_writing.digitsOfDouble)
            appendDouble(m_text, double(number));
        else
            appendFloat(m_text, number);
    }
    template <class Vector>
    void appendLine(const char* word, const Vector& vector) {
        m_text += word;
        for (const float value : vector) {
            m_text += ' ';
            append(value);
        }
        m_text += '\n';
    }

    const Character& m_character;
    std::span<const ObjShape> m_shapes;
    const ObjWriting& m_writing;
    std::string m_text;
    std::size_t m_first = 1; ///< OBJ counts vertices over the whole file, from 1
    WrittenOnce<2> m_uvs;
    WrittenOnce<3> m_normals;
    std::vector<std::uint32_t> m_uvOf; ///< by vertex of the mesh; empty without
    std::vector<std::uint32_t> m_normalOf;
    std::string m_group;
    std::int32_t m_material = -1;
};

void ObjTextWriter::writeVertices(const Mesh& mesh, const ObjShape& shape, std::uint32_t count) {
    const bool hasColors = m_writing.withAttributes && !mesh.colors.empty();
    for (std::uint32_t v = 0; v < count; ++v) {
        const Vec3f& position = shape.positions[v];
        if (!hasColors) {
            appendLine("v", position);
            continue;
        }
        const Vec4f& color = mesh.colors[v];
        appendLine("v", std::array{position.x(), position.y(), position.z(), seenOf(color.x()),
                                   seenOf(color.y()), seenOf(color.z())});
    }
}

void ObjTextWriter::writeAttributes(const Mesh& mesh, const ObjShape& shape) {
    m_uvOf.clear();
    m_normalOf.clear();
    if (!m_writing.withAttributes)
        return;
    if (!mesh.uvSets.empty())
        for (const Vec2f& uv : mesh.uvSets.front())
            m_uvOf.push_back(m_uvs.numberOf(Vec2f(uv.x(), 1.0f - uv.y()),
                                            [&](const Vec2f& seen) { appendLine("vt", seen); }));
    for (const Vec3f& normal : shape.normals)
        m_normalOf.push_back(
            m_normals.numberOf(normal, [&](const Vec3f& written) { appendLine("vn", written); }));
}

void ObjTextWriter::writeCorner(std::uint32_t vertex, const FileVertices& vertices, bool isFace) {
    m_text += ' ';
    append(m_first + vertices.ofVertex[vertex]);
    if (!isFace || (m_uvOf.empty() && m_normalOf.empty()))
        return;
    m_text += '/';
    if (!m_uvOf.empty())
        append(std::size_t(m_uvOf[vertex]));
    if (m_normalOf.empty())
        return;
    m_text += '/';
    append(std::size_t(m_normalOf[vertex]));
}

void ObjTextWriter::writeRange(const Mesh& mesh, const MaterialRange& range,
                               const FileVertices& vertices) {
    if (m_writing.withAttributes) {
        const std::string group = groupOf(range);
        if (group != m_group)
            m_text += "g " + (group.empty() ? std::string() : oneLine(group)) + '\n';
        m_group = group;
    }
    if (!m_writing.materialLibrary.empty() && range.material != m_material) {
        const bool isThere =
            range.material >= 0 && std::size_t(range.material) < m_writing.materials.size();
        m_text +=
            "usemtl " + (isThere ? m_writing.materials[std::size_t(range.material)] : "") + '\n';
        m_material = range.material;
    }
    for (std::uint32_t face = range.firstFace; face < range.firstFace + range.faceCount; ++face) {
        const std::uint32_t begin = mesh.faceOffsets[face];
        const std::uint32_t end = mesh.faceOffsets[face + 1];
        m_text += end - begin == 1 ? 'p' : end - begin == 2 ? 'l' : 'f';
        for (std::uint32_t corner = begin; corner < end; ++corner)
            writeCorner(mesh.cornerVertices[corner], vertices, end - begin > 2);
        m_text += '\n';
    }
}

void ObjTextWriter::writeInstance(std::size_t instance) {
    const Mesh& mesh = *m_character.meshes[instance].mesh;
    const ObjShape& shape = m_shapes[instance];
    const FileVertices vertices = fileVerticesOf(mesh);
    m_text += "o " + oneLine(m_character.meshes[instance].name) + '\n';
    writeVertices(mesh, shape, vertices.count);
    writeAttributes(mesh, shape);
    for (const MaterialRange& range : mesh.ranges)
        writeRange(mesh, range, vertices);
    m_first += vertices.count;
}

std::string ObjTextWriter::run() {
    if (!m_writing.heading.empty())
        m_text += "# " + m_writing.heading + '\n';
    if (!m_writing.materialLibrary.empty())
        m_text += "mtllib " + m_writing.materialLibrary + '\n';
    for (std::size_t i = 0; i < m_character.meshes.size(); ++i)
        writeInstance(i);
    return std::move(m_text);
}

bool differsByRounding(std::span<const Vec3f> a, std::span<const Vec3f> b) {
    constexpr float kTolerance = 1e-5f;
    const Box3f box = bounds(b);
    const float most = box.isEmpty() ? 0.0f : kTolerance * box.sizes().norm();
    return std::ranges::equal(
        a, b, [&](const Vec3f& p, const Vec3f& q) { return (p - q).norm() <= most; });
}

} // namespace

std::string objText(const Character& character, std::span<const ObjShape> shapes,
                    const ObjWriting& writing) {
    return ObjTextWriter(character, shapes, writing).run();
}

std::vector<ObjShape> restShapes(const Character& character) {
    Character atRest = character; // shares everything that is large
    atRest.pose = restPose(character);
    FrameRequest request;
    for (std::size_t i = 0; i < atRest.meshes.size(); ++i)
        request.cpuMeshes.push_back(MeshInstanceIndex(i));
    FrameCaches caches;
    FrameState state;
    FrameResult frame;
    evaluateFrame(atRest, request, caches, state, frame);
    std::vector<ObjShape> shapes;
    for (std::size_t i = 0; i < atRest.meshes.size(); ++i) {
        const Mesh& mesh = *atRest.meshes[i].mesh;
        ObjShape shape{std::move(frame.vertices[i].positions),
                       std::move(frame.vertices[i].normals)};
        if (differsByRounding(shape.positions, mesh.positions))
            shape = {mesh.positions, mesh.normals};
        shapes.push_back(std::move(shape));
    }
    return shapes;
}

} // namespace rigwright
