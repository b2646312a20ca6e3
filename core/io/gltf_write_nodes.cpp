// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Bones as nodes at their old places, mesh instances on nodes, skins.
#include "core/io/gltf_writer.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace rigwright {

namespace {

bool isIdentity(const Transform& transform) {
    return transform == Transform{};
}

void setTransform(tinygltf::Node& node, const Transform& local) {
    if (local.translation != Vec3d::Zero())
        node.translation.assign(local.translation.begin(), local.translation.end());
    if (local.rotation.coeffs() != Quatd::Identity().coeffs())
        node.rotation.assign(local.rotation.coeffs().begin(), local.rotation.coeffs().end());
    if (local.scale != Vec3d::Ones())
        node.scale.assign(local.scale.begin(), local.scale.end());
}

void setMatrix(tinygltf::Node& node, const Affine3d& matrix) {
    if (const auto exact = decompose(matrix)) {
        setTransform(node, *exact);
        return;
    }
    node.matrix.assign(matrix.matrix().data(), matrix.matrix().data() + 16);
}

/// The places of the file, where they still are a permutation; else the order of the bones.
std::vector<int> nodesOfBones(const Character& character) {
    const std::size_t bones = character.skeleton.boneCount();
    const auto& order = character.foreign.nodeOrder;
    std::vector<int> plain(bones);
    std::iota(plain.begin(), plain.end(), 0);
    if (order.size() != bones)
        return plain;
    std::vector<std::uint32_t> sorted = order;
    std::ranges::sort(sorted);
    for (std::size_t i = 0; i < bones; ++i)
        if (sorted[i] != i)
            return plain;
    return {order.begin(), order.end()};
}

/// Places the instances.
class NodeWriter {
public:
    explicit NodeWriter(GltfWriter& writer)
        : m_writer(writer), m_character(writer.character), m_parents(m_character.skeleton.parents),
          m_taken(m_parents.size(), 0), m_fixed(m_parents.size(), 0),
          m_hasChildren(m_parents.size(), 0) {
        for (const BoneIndex parent : m_parents)
            if (parent.isValid())
                m_hasChildren[parent.value()] = 1;
        markFixed();
    }

    void run();

private:
    void markFixed();
    void place(std::size_t instance);
    int placeSkinned(const MeshInstance& instance);
    int placeUnskinned(const MeshInstance& instance);
    int addNode(const std::string& name);
    void writeBones();

    GltfWriter& m_writer;
    const Character& m_character;
    std::vector<BoneIndex> m_parents;  ///< as written
    std::vector<std::uint8_t> m_taken; ///< carries a mesh already
    std::vector<std::uint8_t> m_fixed; ///< its transform matters to something
    std::vector<std::uint8_t> m_hasChildren;
};

/// Joints, animated bones, and nodes with content of their own (cameras, lights) must stay in
/// place.
void NodeWriter::markFixed() {
    for (const MeshInstance& instance : m_character.meshes)
        if (instance.binding)
            for (const BoneIndex joint : instance.binding->joints)
                m_fixed[joint.value()] = 1;
    for (const auto& clip : m_character.clips)
        for (const Channel& channel : clip->channels)
            if (channel.bone.isValid())
                m_fixed[channel.bone.value()] = 1;
    const auto& texts = m_character.foreign.nodeJson;
    for (std::size_t bone = 0; bone < std::min(texts.size(), m_fixed.size()); ++bone) {
        if (texts[bone].empty())
            continue;
        const auto members = nlohmann::json::parse(texts[bone]);
        if (members.contains("extensions") || members.contains("camera"))
            m_fixed[bone] = 1;
    }
}

int NodeWriter::addNode(const std::string& name) {
    tinygltf::Node node;
    node.name = name;
    m_writer.model.nodes.push_back(std::move(node));
    return int(m_writer.model.nodes.size()) - 1;
}

int NodeWriter::placeSkinned(const MeshInstance& instance) {
    const BoneIndex bone = instance.parent;
    if (bone.isValid() && m_taken[bone.value()] == 0) {
        const std::size_t b = bone.value();
        const bool isPlainRoot =
            !m_parents[b].isValid() && isIdentity(m_character.skeleton.restLocal[b]);
        // A leaf that only carries the mesh becomes a root: readers ignore its transform anyway,
        // and its number stays true.
        const bool isFreeLeaf = m_fixed[b] == 0 && m_hasChildren[b] == 0;
        if (isPlainRoot || isFreeLeaf) {
            m_taken[b] = 1;
            if (!isPlainRoot) {
                m_parents[b] = BoneIndex();
                tinygltf::Node& node = m_writer.model.nodes[std::size_t(m_writer.nodeOfBone[b])];
                node.translation.clear();
                node.rotation.clear();
                node.scale.clear();
            }
            return m_writer.nodeOfBone[b];
        }
    }
    return addNode(instance.name);
}

int NodeWriter::placeUnskinned(const MeshInstance& instance) {
    const BoneIndex bone = instance.parent;
    const bool isPlain = instance.parentFromMesh.matrix() == Mat4d::Identity();
    if (bone.isValid() && isPlain && m_taken[bone.value()] == 0) {
        m_taken[bone.value()] = 1;
        return m_writer.nodeOfBone[bone.value()];
    }
    const int node = addNode(instance.name);
    if (!isPlain)
        setMatrix(m_writer.model.nodes[std::size_t(node)], instance.parentFromMesh);
    if (bone.isValid())
        m_writer.model.nodes[std::size_t(m_writer.nodeOfBone[bone.value()])].children.push_back(
            node);
    return node;
}

void NodeWriter::place(std::size_t index) {
    const MeshInstance& instance = m_character.meshes[index];
    if (instance.mesh->faceCount() == 0) {
        m_writer.lost("export-mesh-without-faces", Severity::Warning, "mesh " + instance.name,
                      "a mesh without faces cannot be written to glTF");
        return;
    }
    const int node = instance.binding ? placeSkinned(instance) : placeUnskinned(instance);
    m_writer.placements[index].node = node;
    tinygltf::Node& written = m_writer.model.nodes[std::size_t(node)];
    if (!instance.morphDefaults.empty() &&
        instance.morphDefaults.size() == instance.mesh->morphTargets.size())
        written.weights.assign(instance.morphDefaults.begin(), instance.morphDefaults.end());
}

void NodeWriter::writeBones() {
    const Skeleton& skeleton = m_character.skeleton;
    m_writer.nodeOfBone = nodesOfBones(m_character);
    m_writer.model.nodes.resize(skeleton.boneCount());
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        tinygltf::Node& node = m_writer.model.nodes[std::size_t(m_writer.nodeOfBone[bone])];
        node.name = skeleton.names[bone];
        setTransform(node, skeleton.restLocal[bone]);
    }
}

void NodeWriter::run() {
    writeBones();
    m_writer.placements.resize(m_character.meshes.size());
    for (std::size_t i = 0; i < m_character.meshes.size(); ++i)
        place(i);
    // Children after placing: some bones became roots. Bones come in the order of the file's walk,
    // added nodes after them.
    std::vector<std::vector<int>> added(m_parents.size());
    for (std::size_t bone = 0; bone < m_parents.size(); ++bone)
        std::swap(added[bone],
                  m_writer.model.nodes[std::size_t(m_writer.nodeOfBone[bone])].children);
    for (std::size_t bone = 0; bone < m_parents.size(); ++bone)
        if (m_parents[bone].isValid())
            m_writer.model.nodes[std::size_t(m_writer.nodeOfBone[m_parents[bone].value()])]
                .children.push_back(m_writer.nodeOfBone[bone]);
    for (std::size_t bone = 0; bone < m_parents.size(); ++bone) {
        auto& children = m_writer.model.nodes[std::size_t(m_writer.nodeOfBone[bone])].children;
        children.insert(children.end(), added[bone].begin(), added[bone].end());
    }
    for (std::size_t i = 0; i < m_character.meshes.size(); ++i)
        if (m_writer.placements[i].node != kNothing)
            m_writer.order.push_back(int(i));
    std::ranges::sort(m_writer.order, {}, [&](int instance) {
        return m_writer.placements[std::size_t(instance)].node;
    });
}

bool sameSkin(const Binding& a, const Binding& b) {
    return a.joints == b.joints && a.name == b.name && a.foreign == b.foreign &&
           a.skeletonRoot == b.skeletonRoot &&
           std::ranges::equal(
               a.boneFromMeshBind, b.boneFromMeshBind,
               [](const Affine3d& x, const Affine3d& y) { return x.matrix() == y.matrix(); });
}

int writeSkin(GltfWriter& writer, const Binding& binding) {
    tinygltf::Skin skin;
    skin.name = binding.name;
    for (const BoneIndex joint : binding.joints)
        skin.joints.push_back(writer.nodeOfBone[joint.value()]);
    std::vector<float> matrices;
    matrices.reserve(binding.joints.size() * 16);
    for (const Affine3d& bind : binding.boneFromMeshBind) {
        Mat4f matrix = bind.matrix().cast<float>();
        matrix.row(3) = Eigen::RowVector4f(0, 0, 0, 1);
        matrices.insert(matrices.end(), matrix.data(), matrix.data() + 16);
    }
    skin.inverseBindMatrices =
        addAccessor(writer, asBytes(matrices.data(), matrices.size()), binding.joints.size(),
                    {.type = TINYGLTF_TYPE_MAT4, .componentType = TINYGLTF_COMPONENT_TYPE_FLOAT});
    if (binding.skeletonRoot.isValid()) {
        const bool isAboveAll = std::ranges::all_of(binding.joints, [&](BoneIndex joint) {
            return isAncestorOrSelf(writer.character.skeleton, binding.skeletonRoot, joint);
        });
        if (isAboveAll)
            skin.skeleton = writer.nodeOfBone[binding.skeletonRoot.value()];
        else
            writer.lost("export-skeleton-hint-dropped", Severity::Info, "skin " + binding.name,
                        "the file's skeleton root is not above all joints; the hint was left out");
    }
    writer.model.skins.push_back(std::move(skin));
    writer.foreign.skins.push_back(binding.foreign);
    return int(writer.model.skins.size()) - 1;
}

} // namespace

void writeNodes(GltfWriter& writer) {
    NodeWriter(writer).run();
}

void writeSkins(GltfWriter& writer) {
    std::vector<std::pair<const Binding*, int>> known;
    for (const int index : writer.order) {
        const MeshInstance& instance = writer.character.meshes[std::size_t(index)];
        if (!instance.binding)
            continue;
        const auto same = std::ranges::find_if(
            known, [&](const auto& entry) { return sameSkin(*entry.first, *instance.binding); });
        Placement& placement = writer.placements[std::size_t(index)];
        placement.skin = same != known.end() ? same->second : writeSkin(writer, *instance.binding);
        if (same == known.end())
            known.emplace_back(&*instance.binding, placement.skin);
        writer.model.nodes[std::size_t(placement.node)].skin = placement.skin;
    }
}

} // namespace rigwright
