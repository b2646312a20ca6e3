// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// From the bindings of a character to a side-car, and its text.
#include "core/io/bone_path.h"
#include "core/io/file_vertices.h"
#include "core/io/number_text.h"
#include "core/io/weights_sidecar.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace rigwright {

namespace {

/// Labels of the joints of one binding: the name where it is unique, else the path, else a number.
std::vector<SidecarJoint> jointsOf(const Skeleton& skeleton, const Binding& binding,
                                   const std::vector<Affine3d>& modelFromBone) {
    std::map<std::string_view, int> bonesNamed;
    for (const std::string& name : skeleton.names)
        ++bonesNamed[name];
    std::vector<SidecarJoint> joints;
    std::set<std::string> taken;
    for (std::size_t k = 0; k < binding.joints.size(); ++k) {
        const std::uint32_t bone = binding.joints[k].value();
        SidecarJoint joint;
        joint.name = skeleton.names[bone];
        if (bonesNamed[joint.name] > 1)
            joint.path = bonePath(skeleton, binding.joints[k]);
        joint.label = joint.path.empty() ? joint.name : joint.path;
        if (joint.label.empty() || !taken.insert(joint.label).second) {
            // A name may look like a number, too.
            for (joint.label = "#" + std::to_string(k); !taken.insert(joint.label).second;)
                joint.label += "'";
        }
        joint.bone = bone;
        joint.boneFromMesh = binding.boneFromMeshBind[k];
        joint.modelFromBone = modelFromBone[bone];
        joints.push_back(std::move(joint));
    }
    return joints;
}

bool isNear(const Affine3d& a, const Affine3d& b) {
    const double size = std::max(1.0, a.matrix().cwiseAbs().maxCoeff());
    return (a.matrix() - b.matrix()).cwiseAbs().maxCoeff() <= 1e-5 * size;
}

std::optional<Affine3d> restPlace(const std::vector<SidecarJoint>& joints) {
    std::optional<Affine3d> place;
    for (const SidecarJoint& joint : joints) {
        const Affine3d own = *joint.modelFromBone * *joint.boneFromMesh;
        if (place && !isNear(*place, own))
            return std::nullopt;
        if (!place)
            place = own;
    }
    return place;
}

std::string quoted(const std::string& text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void appendMatrix(std::string& text, const char* key, const std::optional<Affine3d>& matrix) {
    if (!matrix)
        return;
    text += ", \"" + std::string(key) + "\": [";
    for (Eigen::Index i = 0; i < 16; ++i) { // column by column, as in glTF
        text += i == 0 ? "" : ", ";
        appendDouble(text, matrix->matrix().data()[i]);
    }
    text += ']';
}

void appendJoint(std::string& text, const SidecarJoint& joint) {
    text += "{\"label\": " + quoted(joint.label) + ", \"name\": " + quoted(joint.name);
    if (!joint.path.empty())
        text += ", \"path\": " + quoted(joint.path);
    if (joint.bone)
        text += ", \"bone\": " + std::to_string(*joint.bone);
    appendMatrix(text, "boneFromMesh", joint.boneFromMesh);
    appendMatrix(text, "modelFromBone", joint.modelFromBone);
    text += '}';
}

void appendRow(std::string& text, const SidecarMesh& mesh, std::size_t vertex,
               const std::vector<std::string>& labels) {
    text += "{\"position\": [";
    for (int axis = 0; axis < 3; ++axis) {
        text += axis == 0 ? "" : ", ";
        appendFloat(text, mesh.positions[vertex][axis]);
    }
    text += "], \"weights\": [";
    const RowView row = mesh.rows.row(VertexIndex(vertex));
    for (std::size_t i = 0; i < row.size(); ++i) {
        text += (i == 0 ? "[" : ", [") + labels[row.bones[i]] + ", ";
        appendFloat(text, row.weights[i]);
        text += ']';
    }
    text += "]}";
}

void appendMesh(std::string& text, const SidecarMesh& mesh) {
    text += "{\"name\": " + quoted(mesh.name) +
            ", \"vertices\": " + std::to_string(mesh.positions.size());
    if (!mesh.positionHash.empty())
        text += ", \"positionHash\": " + quoted(mesh.positionHash);
    appendMatrix(text, "modelFromMesh", mesh.modelFromMesh);
    text += ",\n\"joints\": [";
    std::vector<std::string> labels;
    for (const SidecarJoint& joint : mesh.joints) {
        text += labels.empty() ? "\n" : ",\n";
        labels.push_back(quoted(joint.label));
        appendJoint(text, joint);
    }
    text += "],\n\"rows\": [";
    for (std::size_t vertex = 0; vertex < mesh.positions.size(); ++vertex) {
        text += vertex == 0 ? "\n" : ",\n";
        appendRow(text, mesh, vertex, labels);
    }
    text += "]}";
}

bool equalRows(const RowView& a, const RowView& b) {
    return std::ranges::equal(a.bones, b.bones) && std::ranges::equal(a.weights, b.weights);
}

SidecarMesh sidecarMesh(const Character& character, const MeshInstance& instance,
                        const std::vector<Affine3d>& modelFromBone, Findings& findings) {
    const Mesh& mesh = *instance.mesh;
    const Binding& binding = *instance.binding;
    const FileVertices vertices = fileVerticesOf(mesh);
    SidecarMesh result;
    result.name = instance.name;
    result.positionHash = positionHash(mesh, vertices.count);
    result.joints = jointsOf(character.skeleton, binding, modelFromBone);
    result.modelFromMesh = restPlace(result.joints);
    result.positions.assign(mesh.positions.begin(), mesh.positions.begin() + vertices.count);
    result.rows = SkinWeights(vertices.count);
    for (std::size_t v = 0; v < vertices.count; ++v)
        result.rows.setRow(VertexIndex(v), binding.weights().copyRow(VertexIndex(v)));
    std::size_t differing = 0;
    for (std::size_t v = vertices.count; v < mesh.vertexCount(); ++v)
        differing += equalRows(binding.weights().row(VertexIndex(v)),
                               binding.weights().row(VertexIndex(vertices.ofVertex[v])))
                         ? 0
                         : 1;
    if (differing > 0)
        findings.push_back({"weights-twins-differ", Severity::Warning, differing,
                            "mesh " + instance.name,
                            "seam twins have other weights than the vertex of the file; the "
                            "side-car has those of the vertex",
                            "equalise-twins"});
    return result;
}

} // namespace

WeightSidecar makeSidecar(const Character& character, Findings& findings) {
    WeightSidecar sidecar;
    sidecar.source = character.name;
    std::vector<Affine3d> modelFromBone;
    computeModelPose(character.skeleton, character.skeleton.restLocal, modelFromBone);
    for (const MeshInstance& instance : character.meshes)
        if (instance.binding)
            sidecar.meshes.push_back(sidecarMesh(character, instance, modelFromBone, findings));
    return sidecar;
}

std::string sidecarText(const WeightSidecar& sidecar) {
    std::string text =
        "{\"format\": \"rigwright-weights\", \"version\": " + std::to_string(kSidecarVersion) +
        ",\n\"source\": " + quoted(sidecar.source) + ",\n\"meshes\": [";
    for (std::size_t i = 0; i < sidecar.meshes.size(); ++i) {
        text += i == 0 ? "\n" : ",\n";
        appendMesh(text, sidecar.meshes[i]);
    }
    return text + "]}\n";
}

} // namespace rigwright
