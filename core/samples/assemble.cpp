// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Puts the parts of a built-in character together.
#include "core/samples/assemble.h"

#include "core/samples/blob_layout.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <utility>

namespace rigwright {
namespace {

/// Reads arrays that start at multiples of 8 bytes, one after the other.
class BlobReader {
public:
    explicit BlobReader(std::span<const std::uint8_t> blob) : m_blob(blob) {}

    template <class T>
    std::span<const T> take(std::size_t count) {
        m_at = (m_at + 7) / 8 * 8;
        assert(m_at + count * sizeof(T) <= m_blob.size());
        const auto* first =
            reinterpret_cast<const T*>(static_cast<const void*>(m_blob.data() + m_at));
        m_at += count * sizeof(T);
        return {first, count};
    }

private:
    std::span<const std::uint8_t> m_blob;
    std::size_t m_at = 0;
};

template <class Vector>
std::vector<Vector> vectorsOf(std::span<const float> numbers) {
    constexpr std::size_t kSize = std::size_t(Vector::RowsAtCompileTime);
    std::vector<Vector> result(numbers.size() / kSize);
    if (!numbers.empty())
        std::memcpy(result.data()->data(), numbers.data(), numbers.size_bytes());
    return result;
}

SkinWeights rowsOf(std::span<const std::uint8_t> counts, std::span<const std::uint16_t> joints,
                   std::span<const float> weights) {
    SkinWeights rows(counts.size());
    std::size_t at = 0;
    WeightRow row;
    for (std::size_t v = 0; v < counts.size(); ++v) {
        row.clear();
        for (std::size_t i = 0; i < counts[v]; ++i, ++at)
            row.push_back({joints[at], weights[at]});
        rows.setRow(VertexIndex(v), row);
    }
    return rows;
}

} // namespace

Character assembleCharacter(CharacterParts parts) {
    Mesh& mesh = parts.mesh;
    mesh.name = parts.title;
    finishMesh(mesh, rowKeys(parts.weights));

    Binding binding;
    binding.name = parts.title;
    binding.joints = std::move(parts.joints);
    std::vector<Affine3d> modelFromBone;
    computeModelPose(parts.skeleton, parts.skeleton.restLocal, modelFromBone);
    for (const BoneIndex joint : binding.joints)
        binding.boneFromMeshBind.push_back(modelFromBone[joint.value()].inverse(Eigen::Isometry));
    binding.layers.push_back({"Base", std::move(parts.weights)});
    binding.skeletonRoot = BoneIndex(0);

    Character character;
    character.name = parts.title;
    character.skeleton = std::move(parts.skeleton);
    MeshInstance instance;
    instance.name = parts.title;
    instance.mesh = std::make_shared<const Mesh>(std::move(mesh));
    instance.binding = std::move(binding);
    character.meshes.push_back(std::move(instance));
    finishCharacter(character);
    return character;
}

Character characterFromBlob(std::span<const std::uint8_t> blob) {
    BlobReader reader(blob);
    const BlobHead head = reader.take<BlobHead>(1).front();
    assert(head.magic == BlobHead::kMagic);

    CharacterParts parts;
    const char* name = reader.take<char>(head.nameBytes).data();
    parts.title = name;
    for (const BlobBone& bone : reader.take<BlobBone>(head.bones)) {
        name += std::strlen(name) + 1;
        Transform local;
        local.translation = Eigen::Map<const Vec3d>(bone.translation);
        local.rotation.coeffs() = Eigen::Map<const Vec4d>(bone.rotation);
        addBone(parts.skeleton, name,
                bone.parent < 0 ? BoneIndex() : BoneIndex(std::size_t(bone.parent)), local);
    }
    for (const std::uint16_t joint : reader.take<std::uint16_t>(head.joints))
        parts.joints.emplace_back(joint);
    Mesh& mesh = parts.mesh;
    mesh.positions = vectorsOf<Vec3f>(reader.take<float>(std::size_t(head.vertices) * 3));
    mesh.normals = vectorsOf<Vec3f>(reader.take<float>(std::size_t(head.vertices) * 3));
    mesh.uvSets = {vectorsOf<Vec2f>(reader.take<float>(std::size_t(head.vertices) * 2))};
    const auto corners = reader.take<std::uint32_t>(std::size_t(head.quads) * 4);
    mesh.cornerVertices.assign(corners.begin(), corners.end());
    for (std::uint32_t f = 1; f <= head.quads; ++f)
        mesh.faceOffsets.push_back(f * 4);
    const auto counts = reader.take<std::uint8_t>(head.vertices);
    const auto joints = reader.take<std::uint16_t>(head.influences);
    parts.weights = rowsOf(counts, joints, reader.take<float>(head.influences));
    return assembleCharacter(std::move(parts));
}

} // namespace rigwright
