// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Which model a node was made of, its geometry's place, and scale that is not inherited.
#include "core/io/fbx_evidence.h"

#include "core/io/fbx_motion.h"
#include "core/math/transform.h"

#include <cmath>
#include <map>
#include <string_view>
#include <utility>

namespace rigwright {

void FbxEvidence::note(const char* code, Severity severity, const std::string& where,
                       const std::string& detail, std::size_t count) {
    scene.findings.push_back({code, severity, count, where, detail, ""});
}

FbxId FbxEvidence::geometryOf(const ForeignMesh& mesh) const {
    if (mesh.nodes.empty() || modelOfNode[mesh.nodes.front()] == 0)
        return 0;
    const auto found = objects.below(modelOfNode[mesh.nodes.front()], "Geometry", "Mesh");
    return found.size() == 1 ? found.front() : 0;
}

void matchModels(FbxEvidence& evidence) {
    const std::vector<ForeignNode>& nodes = evidence.scene.nodes;
    std::vector<std::vector<std::size_t>> children(nodes.size() + 1); // the last: the roots
    for (std::size_t i = 0; i < nodes.size(); ++i)
        children[nodes[i].parent < 0 ? nodes.size() : std::size_t(nodes[i].parent)].push_back(i);
    evidence.modelOfNode.assign(nodes.size(), 0);
    std::map<std::string_view, std::size_t> uses;
    for (const FbxId id : evidence.objects.all("Model"))
        ++uses[fbxName(*evidence.objects.object(id))];
    std::vector<std::pair<std::size_t, FbxId>> open{{nodes.size(), 0}};
    while (!open.empty()) {
        const auto [parent, model] = open.back();
        open.pop_back();
        const std::vector<FbxId> models = evidence.objects.below(model, "Model");
        if (models.size() != children[parent].size())
            continue; // not known from here on
        for (std::size_t i = 0; i < models.size(); ++i) {
            const std::size_t node = children[parent][i];
            const std::string_view name = fbxName(*evidence.objects.object(models[i]));
            ForeignNode& found = evidence.scene.nodes[node];
            if (uses[name] == 1 && !std::string_view(found.name).starts_with(name))
                continue; // another node than was thought
            evidence.modelOfNode[node] = models[i];
            found.name = name;
            open.emplace_back(node, models[i]);
        }
    }
}

void mendGeometricTransforms(FbxEvidence& evidence) {
    for (std::size_t node = 0; node < evidence.scene.nodes.size(); ++node) {
        const FbxNode* model = evidence.objects.object(evidence.modelOfNode[node]);
        if (model == nullptr)
            continue;
        const Affine3d geometry = modelFromGeometry(*model);
        if (geometry.matrix().isIdentity(1e-9))
            continue;
        const Affine3d local = parentFromModel(placementOf(*model));
        const auto normals = invert(geometry);
        if (!normals || !local.matrix().allFinite() || local.matrix().cwiseAbs().maxCoeff() > 1e18)
            continue;
        evidence.scene.nodes[node].parentFromNode = local;
        for (ForeignMesh& mesh : evidence.scene.meshes) {
            if (mesh.nodes != std::vector<std::uint32_t>{std::uint32_t(node)})
                continue;
            for (Vec3f& position : mesh.positions)
                position = (geometry * position.cast<double>()).cast<float>();
            for (Vec3f& normal : mesh.normals)
                normal = (normals->linear().transpose() * normal.cast<double>()).cast<float>();
            for (ForeignShape& shape : mesh.shapes)
                for (Vec3f& delta : shape.positionDeltas)
                    delta = (geometry.linear() * delta.cast<double>()).cast<float>();
        }
    }
}

void noteSegmentScale(FbxEvidence& evidence) {
    constexpr double kNotInherited = 2.0; // eInheritRrs
    std::size_t count = 0;
    std::string first;
    for (std::size_t node = 0; node < evidence.scene.nodes.size(); ++node) {
        const FbxNode* model = evidence.objects.object(evidence.modelOfNode[node]);
        const std::int32_t parent = evidence.scene.nodes[node].parent;
        if (model == nullptr || parent < 0 ||
            fbxNumber(*model, "InheritType", 0.0) != kNotInherited)
            continue;
        bool isScaled = false;
        if (const FbxNode* above =
                evidence.objects.object(evidence.modelOfNode[std::size_t(parent)]))
            isScaled = !placementOf(*above).scale.isApprox(Vec3d::Ones(), 1e-3);
        for (const ForeignClip& clip : evidence.scene.clips)
            for (const ForeignNodeKeys& keys : clip.nodes)
                if (keys.node == std::uint32_t(parent))
                    for (const Vec3f& scale : keys.scales)
                        isScaled = isScaled || !scale.isApprox(Vec3f::Ones(), 1e-3f);
        if (!isScaled)
            continue;
        if (count++ == 0)
            first = evidence.scene.nodes[node].name;
    }
    if (count > 0)
        evidence.note("import-segment-scale", Severity::Warning, "bone " + first,
                      "the file says that these bones do not inherit the scale of their parents "
                      "(segment scale compensation, InheritType 2), and the parents are scaled; "
                      "here they inherit it",
                      count);
}

} // namespace rigwright
