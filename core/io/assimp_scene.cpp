// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Assimp's scene as a ForeignScene: nodes, meshes, what the file says about itself.
#include "core/io/assimp_scene.h"

#include "core/base/sentence.h"
#include "core/io/assimp_parts.h"

#include <assimp/Importer.hpp>
#include <assimp/ProgressHandler.hpp>
#include <assimp/commonMetaData.h>
#include <assimp/config.h>
#include <assimp/mesh.h>
#include <assimp/metadata.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

namespace rigwright {

namespace {

class Progress : public Assimp::ProgressHandler {
public:
    explicit Progress(const std::function<void(double)>& report) : m_report(report) {}
    bool Update(float fraction) override {
        if (fraction >= 0.0f)
            m_report(double(fraction));
        return true;
    }

private:
    const std::function<void(double)>& m_report;
};

Affine3d toAffine(const aiMatrix4x4& m) {
    Affine3d result;
    result.matrix() << double(m.a1), double(m.a2), double(m.a3), double(m.a4), double(m.b1),
        double(m.b2), double(m.b3), double(m.b4), double(m.c1), double(m.c2), double(m.c3),
        double(m.c4), 0.0, 0.0, 0.0, 1.0;
    return result;
}

/// Matrices of damaged files: the decoder takes usable numbers only.
Affine3d finiteOrIdentity(const Affine3d& matrix) {
    return matrix.matrix().allFinite() && matrix.matrix().cwiseAbs().maxCoeff() <= 1e18
               ? matrix
               : Affine3d(Affine3d::Identity());
}

Vec3f toVec3f(const aiVector3D& v) {
    return {v.x, v.y, v.z};
}

std::vector<Vec3f> toVec3fs(const aiVector3D* values, unsigned count) {
    std::vector<Vec3f> result;
    if (values == nullptr)
        return result;
    result.reserve(count);
    for (unsigned i = 0; i < count; ++i)
        result.push_back(toVec3f(values[i]));
    return result;
}

std::optional<double> numberOf(const aiScene& scene, const char* key) {
    if (scene.mMetaData == nullptr)
        return std::nullopt;
    for (unsigned i = 0; i < scene.mMetaData->mNumProperties; ++i) {
        const aiMetadataEntry& entry = scene.mMetaData->mValues[i];
        if (scene.mMetaData->mKeys[i] != aiString(key) || entry.mData == nullptr)
            continue;
        switch (entry.mType) {
        case AI_INT32:
            return double(*static_cast<const std::int32_t*>(entry.mData));
        case AI_FLOAT:
            return double(*static_cast<const float*>(entry.mData));
        case AI_DOUBLE:
            return *static_cast<const double*>(entry.mData);
        default:
            return std::nullopt;
        }
    }
    return std::nullopt;
}

std::string textOf(const aiScene& scene, const char* key) {
    aiString text;
    if (scene.mMetaData != nullptr && scene.mMetaData->Get(key, text))
        return toText(text);
    return {};
}

/// FBX: lengths in centimetres times UnitScaleFactor, axes by number and sign.
void readFbxSpace(const aiScene& source, ForeignFacts& facts) {
    const double unit = numberOf(source, "UnitScaleFactor").value_or(0.0);
    facts.saysUnit = unit * 0.01 >= kSmallestUnit && unit * 0.01 <= kLargestUnit;
    facts.metresPerUnit = facts.saysUnit ? unit * 0.01 : 0.01;
    Mat3d rows = Mat3d::Zero();
    const std::pair<const char*, const char*> axes[3] = {
        {"CoordAxis", "CoordAxisSign"}, {"UpAxis", "UpAxisSign"}, {"FrontAxis", "FrontAxisSign"}};
    for (Eigen::Index row = 0; row < 3; ++row) {
        const auto axis = numberOf(source, axes[row].first);
        const double sign = numberOf(source, axes[row].second).value_or(1.0);
        if (axis && *axis >= 0.0 && *axis <= 2.0)
            rows(row, Eigen::Index(*axis)) = sign < 0.0 ? -1.0 : 1.0;
    }
    facts.saysAxes = rows.isUnitary(1e-9) && rows.determinant() > 0.0;
    if (facts.saysAxes)
        facts.modelFromFileAxes = rows;
}

/// Collada: the library multiplies unit and axes into the root. True: the root holds nothing else.
bool readRootSpace(const Affine3d& root, ForeignFacts& facts) {
    const double scale = std::cbrt(std::abs(root.linear().determinant()));
    if (!(scale >= kSmallestUnit && scale <= kLargestUnit) || !root.translation().isZero(0.0))
        return false;
    const Mat3d rotation = root.linear() / scale;
    if (!rotation.isUnitary(1e-5) || rotation.determinant() < 0.0)
        return false;
    facts.metresPerUnit = scale;
    facts.modelFromFileAxes = Quatd(rotation).normalized().toRotationMatrix();
    // Quarter turns are exact.
    for (double& entry : facts.modelFromFileAxes.reshaped())
        if (std::abs(entry - std::round(entry)) < 1e-6)
            entry = std::round(entry);
    return true;
}

class SceneReader {
public:
    SceneReader(const aiScene& source, ForeignScene& scene) : m_source(source), m_scene(scene) {}
    void run();

private:
    void readSpace();
    void addNode(const aiNode& node, std::int32_t parent);
    void readMesh(const aiMesh& mesh);
    void readBones(const aiMesh& mesh, ForeignMesh& result);
    void readShapes(const aiMesh& mesh, ForeignMesh& result);

    const aiScene& m_source;
    ForeignScene& m_scene;
    AssimpNames m_names;
    bool m_leaveRootOut = false;
};

/// The root that the library adds is no node of the file.
void SceneReader::readSpace() {
    ForeignFacts& facts = m_scene.facts;
    facts.format = textOf(m_source, AI_METADATA_SOURCE_FORMAT);
    facts.version = textOf(m_source, AI_METADATA_SOURCE_FORMAT_VERSION);
    facts.generator = textOf(m_source, AI_METADATA_SOURCE_GENERATOR);
    const aiNode& root = *m_source.mRootNode;
    if (facts.format.starts_with("Autodesk FBX")) {
        readFbxSpace(m_source, facts);
        m_leaveRootOut = root.mNumMeshes == 0 && root.mTransformation.IsIdentity();
    } else if (facts.format.starts_with("Collada")) {
        facts.saysUnit = facts.saysAxes = true;
        m_leaveRootOut =
            root.mNumMeshes == 0 && readRootSpace(toAffine(root.mTransformation), facts);
    } else {
        m_leaveRootOut = root.mNumMeshes == 0 && root.mNumChildren > 0 &&
                         root.mTransformation.IsIdentity() && root.mName.length == 0;
    }
}

void SceneReader::addNode(const aiNode& node, std::int32_t parent) {
    const auto index = std::int32_t(m_scene.nodes.size());
    m_scene.nodes.push_back({.name = toText(node.mName),
                             .parent = parent,
                             .parentFromNode = finiteOrIdentity(toAffine(node.mTransformation))});
    m_names.nodes.push_back(&node);
    for (unsigned i = 0; i < node.mNumChildren; ++i)
        addNode(*node.mChildren[i], index);
}

void SceneReader::readBones(const aiMesh& mesh, ForeignMesh& result) {
    for (unsigned b = 0; b < mesh.mNumBones; ++b) {
        const aiBone& source = *mesh.mBones[b];
        ForeignBone bone;
        bone.name = toText(source.mName);
        bone.node = m_names.nodeOf(bone.name);
        bone.boneFromMesh = finiteOrIdentity(toAffine(source.mOffsetMatrix));
        bone.vertices.reserve(source.mNumWeights);
        bone.weights.reserve(source.mNumWeights);
        for (unsigned w = 0; w < source.mNumWeights; ++w)
            if (source.mWeights[w].mVertexId < mesh.mNumVertices) {
                bone.vertices.push_back(source.mWeights[w].mVertexId);
                bone.weights.push_back(source.mWeights[w].mWeight);
            }
        result.bones.push_back(std::move(bone));
    }
}

void SceneReader::readShapes(const aiMesh& mesh, ForeignMesh& result) {
    for (unsigned s = 0; s < mesh.mNumAnimMeshes; ++s) {
        const aiAnimMesh& source = *mesh.mAnimMeshes[s];
        if (source.mNumVertices != mesh.mNumVertices || source.mVertices == nullptr)
            continue;
        ForeignShape shape;
        shape.name = toText(source.mName);
        for (unsigned v = 0; v < mesh.mNumVertices; ++v)
            shape.positionDeltas.push_back(toVec3f(source.mVertices[v] - mesh.mVertices[v]));
        if (source.mNormals != nullptr && mesh.mNormals != nullptr)
            for (unsigned v = 0; v < mesh.mNumVertices; ++v)
                shape.normalDeltas.push_back(toVec3f(source.mNormals[v] - mesh.mNormals[v]));
        result.shapes.push_back(std::move(shape));
    }
}

void SceneReader::readMesh(const aiMesh& mesh) {
    ForeignMesh result;
    result.name = toText(mesh.mName);
    if (mesh.mMaterialIndex < m_source.mNumMaterials)
        result.material = std::int32_t(mesh.mMaterialIndex);
    const unsigned count = mesh.mNumVertices;
    result.positions = toVec3fs(mesh.mVertices, count);
    result.normals = toVec3fs(mesh.mNormals, count);
    if (mesh.mColors[0] != nullptr)
        for (unsigned v = 0; v < count; ++v) {
            const aiColor4D& colour = mesh.mColors[0][v];
            result.colors.emplace_back(colour.r, colour.g, colour.b, colour.a);
        }
    for (unsigned set = 0; set < mesh.GetNumUVChannels(); ++set) {
        std::vector<Vec2f> uvs;
        uvs.reserve(count);
        for (unsigned v = 0; v < count; ++v)
            uvs.emplace_back(mesh.mTextureCoords[set][v].x, mesh.mTextureCoords[set][v].y);
        result.uvSets.push_back(std::move(uvs));
    }
    result.faceSizes.reserve(mesh.mNumFaces);
    result.corners.reserve(mesh.mNumVertices);
    for (unsigned f = 0; f < mesh.mNumFaces; ++f) {
        const aiFace& face = mesh.mFaces[f];
        const bool inRange = std::all_of(face.mIndices, face.mIndices + face.mNumIndices,
                                         [count](unsigned index) { return index < count; });
        if (face.mNumIndices == 0 || !inRange)
            continue;
        result.faceSizes.push_back(face.mNumIndices);
        result.corners.insert(result.corners.end(), face.mIndices,
                              face.mIndices + face.mNumIndices);
    }
    readBones(mesh, result);
    readShapes(mesh, result);
    m_scene.meshes.push_back(std::move(result));
}

/// The library makes a mesh of sticks for files that have bones and no mesh, so that viewers have
/// something to draw. Nobody made it, and nobody wants it back.
bool showsTheSkeletonAlone(const aiScene& source) {
    if (source.mNumMeshes != 1 || source.mMeshes[0]->mMaterialIndex >= source.mNumMaterials)
        return false;
    aiString name;
    source.mMaterials[source.mMeshes[0]->mMaterialIndex]->Get(AI_MATKEY_NAME, name);
    return std::string_view(name.C_Str()) == "SkeletonMaterial";
}

void SceneReader::run() {
    readSpace();
    const aiNode& root = *m_source.mRootNode;
    if (m_leaveRootOut)
        for (unsigned i = 0; i < root.mNumChildren; ++i)
            addNode(*root.mChildren[i], -1);
    else
        addNode(root, -1);
    for (std::size_t i = 0; i < m_names.nodes.size(); ++i)
        m_names.sorted.emplace_back(toText(m_names.nodes[i]->mName), std::int32_t(i));
    std::ranges::sort(m_names.sorted);
    if (showsTheSkeletonAlone(m_source)) {
        readAssimpClips(m_source, m_names, m_scene);
        return;
    }
    for (unsigned i = 0; i < m_source.mNumMeshes; ++i)
        readMesh(*m_source.mMeshes[i]);
    for (std::size_t i = 0; i < m_names.nodes.size(); ++i)
        for (unsigned m = 0; m < m_names.nodes[i]->mNumMeshes; ++m)
            m_scene.meshes[m_names.nodes[i]->mMeshes[m]].nodes.push_back(std::uint32_t(i));
    readAssimpMaterials(m_source, m_scene);
    readAssimpClips(m_source, m_names, m_scene);
}

Error refused(const std::string& words) {
    if (words.find("unsupported, old format version") != std::string::npos)
        return {"import-old-fbx",
                filled("FBX files older than version 7.1 (2011) are not read; the library says: %1",
                       {words}),
                "",
                "Convert the file to FBX 7.4 with a newer program, or export it as glTF (GLB)."};
    return {"reader-refused", words.empty() ? "the content cannot be read" : words, "",
            "The file is damaged or of another kind than its name says; export it again, or as "
            "glTF (GLB), from the program that made it."};
}

void noteOutside(const RefusedReferences& references, ForeignScene& scene) {
    if (references.outside.empty())
        return;
    std::string list;
    for (const std::string& name : references.outside)
        list += (list.empty() ? "" : ", ") + name;
    scene.findings.push_back({"import-reference-outside", Severity::Warning,
                              references.outside.size(), "file",
                              filled("not read, as they lie outside the file's folder: %1", {list}),
                              "reread-follow-references"});
}

} // namespace

std::int32_t AssimpNames::nodeOf(const std::string& name) const {
    const auto found =
        std::ranges::lower_bound(sorted, std::pair<std::string, std::int32_t>(name, -1));
    return found != sorted.end() && found->first == name ? found->second : -1;
}

Result<ForeignScene> readWithAssimp(const ForeignFile& file,
                                    const std::function<void(double)>& progress) {
    RefusedReferences references;
    Assimp::Importer importer;
    importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_PRESERVE_PIVOTS, false);
    importer.SetIOHandler(assimpFiles(file, references).release()); // owned by the importer
    importer.SetProgressHandler(new Progress(progress));            // likewise
    for (const char* readElsewhere : {"glb", "gltf", "obj", "vrm"})
        if (Assimp::BaseImporter* other = importer.GetImporter(readElsewhere))
            importer.UnregisterLoader(other);
    const aiScene* source = importer.ReadFile(file.path.string(), 0);
    if (source == nullptr || source->mRootNode == nullptr)
        return refused(importer.GetErrorString());
    ForeignScene scene;
    SceneReader(*source, scene).run();
    noteOutside(references, scene);
    return scene;
}

} // namespace rigwright
