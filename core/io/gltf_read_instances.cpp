// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Nodes that carry meshes to mesh instances, skins to their bindings.
#include "core/io/gltf_error.h"
#include "core/io/gltf_reader.h"
#include "core/math/float_range.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rigwright {

namespace {

constexpr std::array kMatrixTypes{5126};

/// A binding without rows, and the joints whose matrix in the file is of no use.
struct ReadSkin {
    Binding binding;
    std::vector<std::uint16_t> brokenJoints;
};

Result<void> readBindMatrices(GltfReader& reader, std::size_t index, ReadSkin& read) {
    const tinygltf::Skin& skin = reader.document.model.skins[index];
    std::vector<Affine3d>& matrices = read.binding.boneFromMeshBind;
    matrices.assign(skin.joints.size(), Affine3d::Identity());
    if (skin.inverseBindMatrices < 0)
        return {};
    const std::string place = placeOf("skins", index) + ".inverseBindMatrices";
    const auto view = openAccessor(reader.document, skin.inverseBindMatrices, place);
    if (!view)
        return view.error();
    if (auto result = requireType(*view, 16, kMatrixTypes, "MAT4 of floats"); !result)
        return result.error();
    if (view->count < skin.joints.size())
        return gltfError("gltf-value-invalid", place,
                         "there are " + std::to_string(view->count) + " matrices for " +
                             std::to_string(skin.joints.size()) + " joints");
    std::vector<float> values(view->count * 16);
    readFloats(*view, values.data());
    for (std::size_t joint = 0; joint < matrices.size(); ++joint) {
        const Eigen::Map<const Mat4f> matrix(values.data() + joint * 16);
        if (!matrix.allFinite() || matrix.cwiseAbs().maxCoeff() > kLargestCoordinate) {
            read.brokenJoints.push_back(std::uint16_t(joint));
            continue;
        }
        matrices[joint].matrix() = matrix.cast<double>();
        matrices[joint].makeAffine();
        if (!matrix.row(3).isApprox(Eigen::RowVector4f(0, 0, 0, 1), 1e-5f))
            reader.note("import-bind-matrix-repaired", Severity::Warning,
                        labelOf("skin", skin.name, index),
                        "the last row of an inverse bind matrix is not 0 0 0 1; it was taken so");
    }
    return {};
}

Result<ReadSkin> readSkin(GltfReader& reader, std::size_t index) {
    const tinygltf::Skin& skin = reader.document.model.skins[index];
    if (skin.joints.empty())
        return gltfError("gltf-value-invalid", placeOf("skins", index) + ".joints",
                         "a skin needs at least one joint");
    if (skin.joints.size() > 0xffff)
        return gltfError("gltf-value-invalid", placeOf("skins", index) + ".joints",
                         "a skin can have at most 65535 joints");
    ReadSkin read;
    read.binding.name = skin.name;
    for (const int joint : skin.joints)
        read.binding.joints.push_back(reader.boneOfNode[std::size_t(joint)]);
    if (auto result = readBindMatrices(reader, index, read); !result)
        return result.error();
    if (skin.skeleton >= 0)
        read.binding.skeletonRoot = reader.boneOfNode[std::size_t(skin.skeleton)];
    read.binding.foreign = foreignMembers(reader, reader.document.json["skins"][index],
                                          labelOf("skin", skin.name, index));
    return read;
}

/// A broken matrix of a joint that moves nothing is repaired; of one that does, it refuses the
/// file.
Result<void> checkBrokenJoints(GltfReader& reader, std::size_t index, const ReadSkin& skin,
                               const SkinWeights& rows) {
    const std::string label = labelOf("skin", skin.binding.name, index);
    for (const std::uint16_t joint : skin.brokenJoints) {
        for (std::size_t v = 0; v < rows.rowCount(); ++v)
            if (rows.weightOf(VertexIndex(v), joint) > 0.0f)
                return gltfError(
                    "gltf-not-finite",
                    placeOf(placeOf("skins", index) + ".inverseBindMatrices", joint),
                    "the matrix has an entry that is not a usable number, and vertex " +
                        std::to_string(v) + " hangs on the joint");
        reader.note("import-bind-matrix-repaired", Severity::Warning, label,
                    "an inverse bind matrix of a joint without weights has entries that are no "
                    "usable numbers; it became the identity");
    }
    return {};
}

Result<void> checkJointRange(const GltfReader& reader, std::size_t mesh, const Binding& binding,
                             const std::string& node) {
    const ReadMesh& read = reader.meshes[mesh];
    if (read.largestJoint < std::int64_t(binding.joints.size()))
        return {};
    std::size_t primitive = 0;
    for (std::size_t i = 0; i < read.mesh->ranges.size(); ++i) {
        const VertexSection& section = read.mesh->sections[read.mesh->ranges[i].section];
        if (read.largestJointVertex - section.firstVertex < section.vertexCount) {
            primitive = i;
            break;
        }
    }
    return gltfError("gltf-joint-out-of-range",
                     placeOf(placeOf("meshes", mesh) + ".primitives", primitive) +
                         ".attributes.JOINTS_n",
                     "vertex " + std::to_string(read.largestJointVertex) + " hangs on joint " +
                         std::to_string(read.largestJoint) + ", but the skin of " + node + " has " +
                         std::to_string(binding.joints.size()) + " joints");
}

/// Nodes below the roots of the scene that is shown; all nodes where the file has no scene.
std::vector<std::uint8_t> shownNodes(const GltfDocument& document) {
    const auto& model = document.model;
    if (model.scenes.empty())
        return std::vector<std::uint8_t>(model.nodes.size(), 1);
    std::vector<std::uint8_t> shown(model.nodes.size(), 0);
    const std::size_t scene = model.defaultScene >= 0 ? std::size_t(model.defaultScene) : 0;
    std::vector<int> pending = model.scenes[scene].nodes;
    while (!pending.empty()) {
        const auto node = std::size_t(pending.back());
        pending.pop_back();
        if (shown[node] != 0)
            continue;
        shown[node] = 1;
        pending.insert(pending.end(), model.nodes[node].children.begin(),
                       model.nodes[node].children.end());
    }
    return shown;
}

/// Bytes of a binding but for its rows, whose blocks are shared.
std::size_t memoryOf(const Binding& binding) {
    return binding.name.size() + binding.foreign.size() +
           binding.joints.size() * (sizeof(BoneIndex) + sizeof(Affine3d));
}

class InstanceReader {
public:
    explicit InstanceReader(GltfReader& reader)
        : m_reader(reader), m_skins(reader.document.model.skins.size()),
          m_shown(shownNodes(reader.document)) {}

    Result<void> run();

private:
    Result<void> readInstance(std::size_t node);
    Result<void> bind(std::size_t node, MeshInstance& instance);
    void noteUnusedSkins();

    GltfReader& m_reader;
    std::vector<std::optional<ReadSkin>> m_skins;
    std::vector<std::uint8_t> m_shown;
};

Result<void> InstanceReader::bind(std::size_t node, MeshInstance& instance) {
    const tinygltf::Node& source = m_reader.document.model.nodes[node];
    const auto skin = std::size_t(source.skin);
    if (!m_skins[skin]) {
        auto added = readSkin(m_reader, skin);
        if (!added)
            return added.error();
        m_skins[skin] = std::move(*added);
    }
    const ReadMesh& read = m_reader.meshes[std::size_t(source.mesh)];
    const std::string label = labelOf("mesh", instance.name, node);
    if (auto result = checkJointRange(m_reader, std::size_t(source.mesh), m_skins[skin]->binding,
                                      placeOf("nodes", node));
        !result)
        return result;
    if (auto result = checkBrokenJoints(m_reader, skin, *m_skins[skin], read.rows); !result)
        return result;
    if (auto result = m_reader.spend(memoryOf(m_skins[skin]->binding) +
                                         read.rows.blockCount() * sizeof(void*),
                                     placeOf("nodes", node));
        !result)
        return result;
    instance.binding = m_skins[skin]->binding;
    instance.binding->layers.assign(1, WeightLayer{"", read.rows});
    if (!read.hasWeights && read.mesh->vertexCount() > 0)
        m_reader.note("import-no-weights", Severity::Error, label,
                      "the mesh hangs on a skin but has no weights; it stays at rest");
    else if (read.zeroRows > 0)
        m_reader.note("import-zero-rows", Severity::Warning, label,
                      "vertices without any weight stay at rest", read.zeroRows);
    return {};
}

Result<void> InstanceReader::readInstance(std::size_t node) {
    const tinygltf::Node& source = m_reader.document.model.nodes[node];
    const auto mesh = std::size_t(source.mesh);
    MeshInstance instance;
    instance.mesh = m_reader.meshes[mesh].mesh;
    instance.name = source.name.empty() ? instance.mesh->name : source.name;
    // Each instance has its own morph weights: defaults and pose.
    if (auto result = m_reader.spend(instance.name.size() +
                                         instance.mesh->morphTargets.size() * 2 * sizeof(float),
                                     placeOf("nodes", node));
        !result)
        return result;
    instance.parent = m_reader.boneOfNode[node];
    instance.visible = m_shown[node] != 0;
    if (!instance.visible)
        m_reader.note("import-outside-scene", Severity::Info, labelOf("mesh", instance.name, node),
                      "the mesh is not part of the file's scene; it is hidden");
    if (!source.weights.empty()) {
        instance.morphDefaults.assign(instance.mesh->morphTargets.size(), 0.0f);
        for (std::size_t t = 0; t < std::min(source.weights.size(), instance.morphDefaults.size());
             ++t)
            instance.morphDefaults[t] = toFloat(source.weights[t]);
    }
    if (source.skin >= 0)
        if (auto result = bind(node, instance); !result)
            return result;
    m_reader.meshOfNode[node] = MeshInstanceIndex(m_reader.character.meshes.size());
    m_reader.character.foreign.meshOrder.push_back(std::uint32_t(mesh));
    m_reader.character.meshes.push_back(std::move(instance));
    return {};
}

void InstanceReader::noteUnusedSkins() {
    const auto& skins = m_reader.document.model.skins;
    for (std::size_t i = 0; i < skins.size(); ++i)
        if (!m_skins[i])
            m_reader.note("import-skin-unused", Severity::Info, labelOf("skin", skins[i].name, i),
                          "no mesh hangs on this skin; its joints are kept as bones");
}

Result<void> InstanceReader::run() {
    const auto& nodes = m_reader.document.model.nodes;
    m_reader.meshOfNode.resize(nodes.size());
    for (const std::uint32_t node : m_reader.character.foreign.nodeOrder)
        if (nodes[node].mesh >= 0)
            if (auto result = readInstance(node); !result)
                return result;
    noteUnusedSkins();
    return {};
}

} // namespace

Result<void> readInstances(GltfReader& reader) {
    return InstanceReader(reader).run();
}

} // namespace rigwright
