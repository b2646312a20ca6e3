// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Writes a finished sample as one blob of bytes.
#include "core/samples/generator/blob_writer.h"

#include "core/samples/blob_layout.h"

#include <algorithm>
#include <cstring>

namespace rigwright::generator {
namespace {

class Bytes {
public:
    template <class T>
    void put(const T& value) {
        const auto* bytes = reinterpret_cast<const std::uint8_t*>(&value);
        m_bytes.insert(m_bytes.end(), bytes, bytes + sizeof(T));
    }
    void text(const std::string& value) {
        m_bytes.insert(m_bytes.end(), value.begin(), value.end());
        m_bytes.push_back(0);
    }
    void align() { m_bytes.resize((m_bytes.size() + 7) / 8 * 8); }
    [[nodiscard]] std::vector<std::uint8_t> take() { return std::move(m_bytes); }

private:
    std::vector<std::uint8_t> m_bytes;
};

void putBones(Bytes& bytes, const std::vector<Bone>& bones) {
    bytes.align();
    for (const Bone& bone : bones) {
        BlobBone out{};
        std::copy_n(bone.translation.data(), 3, out.translation);
        std::copy_n(bone.rotation.coeffs().data(), 4, out.rotation);
        out.parent = bone.parent;
        bytes.put(out);
    }
}

void putVertices(Bytes& bytes, const FinishedSample& sample) {
    const auto& pointOfVertex = sample.charts.pointOfVertex;
    bytes.align();
    for (const std::uint32_t p : pointOfVertex)
        for (int axis = 0; axis < 3; ++axis)
            bytes.put(float(sample.mesh.points[p][axis]));
    bytes.align();
    for (const std::uint32_t p : pointOfVertex)
        for (int axis = 0; axis < 3; ++axis)
            bytes.put(float(sample.normals[p][axis]));
    bytes.align();
    for (const Vec2d& uv : sample.uvs) {
        bytes.put(float(uv.x()));
        bytes.put(float(uv.y()));
    }
    bytes.align();
    for (const auto& quad : sample.charts.seamVertex)
        for (const std::uint32_t vertex : quad)
            bytes.put(vertex);
}

void putRows(Bytes& bytes, const FinishedSample& sample,
             const std::vector<std::uint16_t>& jointOfBone) {
    const auto& pointOfVertex = sample.charts.pointOfVertex;
    bytes.align();
    for (const std::uint32_t p : pointOfVertex)
        bytes.put(std::uint8_t(sample.rows[p].size()));
    bytes.align();
    for (const std::uint32_t p : pointOfVertex)
        for (const PointInfluence& influence : sample.rows[p])
            bytes.put(jointOfBone[influence.bone]);
    bytes.align();
    for (const std::uint32_t p : pointOfVertex)
        for (const PointInfluence& influence : sample.rows[p])
            bytes.put(influence.weight);
}

} // namespace

std::vector<std::uint8_t> toBlob(const FinishedSample& sample) {
    std::vector<std::uint8_t> used(sample.bones.size(), 0);
    for (const PointRow& row : sample.rows)
        for (const PointInfluence& influence : row)
            used[influence.bone] = 1;
    std::vector<std::uint16_t> joints;
    std::vector<std::uint16_t> jointOfBone(sample.bones.size(), 0);
    for (std::size_t b = 0; b < used.size(); ++b)
        if (used[b]) {
            jointOfBone[b] = std::uint16_t(joints.size());
            joints.push_back(std::uint16_t(b));
        }
    BlobHead head;
    head.nameBytes = std::uint32_t(sample.title.size() + 1);
    for (const Bone& bone : sample.bones)
        head.nameBytes += std::uint32_t(bone.name.size() + 1);
    head.bones = std::uint32_t(sample.bones.size());
    head.joints = std::uint32_t(joints.size());
    head.vertices = std::uint32_t(sample.charts.pointOfVertex.size());
    head.quads = std::uint32_t(sample.charts.seamVertex.size());
    for (const std::uint32_t p : sample.charts.pointOfVertex)
        head.influences += std::uint32_t(sample.rows[p].size());
    Bytes bytes;
    bytes.put(head);
    bytes.align();
    bytes.text(sample.title);
    for (const Bone& bone : sample.bones)
        bytes.text(bone.name);
    putBones(bytes, sample.bones);
    bytes.align();
    for (const std::uint16_t joint : joints)
        bytes.put(joint);
    putVertices(bytes, sample);
    putRows(bytes, sample, jointOfBone);
    return bytes.take();
}

} // namespace rigwright::generator
