// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Rows of a side-car onto the meshes of a character.
#include "core/io/weights_sidecar_match.h"

#include "core/base/sentence.h"
#include "core/character/evaluate_frame.h"
#include "core/io/append_character.h"
#include "core/io/number_text.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace rigwright {

namespace {

/// Matrices of bones that are taken for the same.
bool restsAlike(const Affine3d& a, const Affine3d& b) {
    const double size = std::max(1.0, a.matrix().cwiseAbs().maxCoeff());
    return (a.matrix() - b.matrix()).cwiseAbs().maxCoeff() <= 1e-4 * size;
}

/// Joint of the binding for each joint of the side-car; kNoJoint where its bone is missing.
constexpr std::uint32_t kNoJoint = 0xffffffffu;

class SidecarApplier {
public:
    SidecarApplier(Character& character, const WeightSidecar& sidecar,
                   const SidecarOptions& options)
        : m_character(character), m_sidecar(sidecar), m_options(options) {
        computeModelPose(character.skeleton, character.skeleton.restLocal, m_modelFromBone);
    }

    Result<SidecarReport> run();

private:
    void applyMesh(const SidecarMesh& rows, std::size_t instance);
    Binding newBinding(const MeshInstance& instance, const SidecarMesh& rows,
                       std::span<const BoneIndex> bones, bool isInModel);
    std::vector<std::uint32_t> joinBinding(Binding& binding, const SidecarMesh& rows,
                                           std::span<const BoneIndex> bones) const;
    void placeRows(MeshInstance& instance, const SidecarMesh& rows, const RowMatching& matching,
                   const FileVertices& vertices, std::span<const std::uint32_t> jointOf);
    void regroup(MeshInstance& instance) const;
    void noteMesh(const MeshInstance& instance, const SidecarMesh& rows,
                  const RowMatching& matching, bool wasBound);
    void noteTwins(const MeshInstance& instance);
    void noteRest();
    void note(std::string code, Severity severity, std::size_t count, std::string where,
              std::string detail, std::string fix = {}) {
        if (count > 0)
            m_report.findings.push_back({std::move(code), severity, count, std::move(where),
                                         std::move(detail), std::move(fix)});
    }

    Character& m_character;
    const WeightSidecar& m_sidecar;
    const SidecarOptions& m_options;
    std::vector<Affine3d> m_modelFromBone;
    SidecarReport m_report;
    std::set<std::string> m_lostBones;
    std::size_t m_rowsWithLostBones = 0;
    std::size_t m_boundAtRest = 0;
};

/// With the matrices of the side-car where all of its bones rest here as they did there; else where
/// they rest now.
Binding SidecarApplier::newBinding(const MeshInstance& instance, const SidecarMesh& rows,
                                   std::span<const BoneIndex> bones, bool isInModel) {
    bool isSame = true;
    for (std::size_t k = 0; k < bones.size(); ++k) {
        const SidecarJoint& joint = rows.joints[k];
        isSame = isSame && (!bones[k].isValid() ||
                            (joint.boneFromMesh && joint.modelFromBone &&
                             restsAlike(*joint.modelFromBone, m_modelFromBone[bones[k].value()])));
    }
    const Affine3d modelFromMesh = modelFromUnbound(instance, m_modelFromBone);
    const std::optional<Affine3d> meshFromModel =
        isInModel ? invert(*rows.modelFromMesh) : std::optional(Affine3d::Identity());
    isSame = isSame && meshFromModel;
    Binding binding;
    binding.layers.push_back({"", SkinWeights(instance.mesh->vertexCount())});
    for (std::size_t k = 0; k < bones.size(); ++k) {
        if (!bones[k].isValid())
            continue;
        const auto boneFromModel = invert(m_modelFromBone[bones[k].value()]);
        binding.joints.push_back(bones[k]);
        binding.boneFromMeshBind.push_back(isSame ? *rows.joints[k].boneFromMesh * *meshFromModel
                                                  : boneFromModel.value_or(Affine3d::Identity()) *
                                                        modelFromMesh);
    }
    m_boundAtRest += isSame ? 0 : 1;
    return binding;
}

/// A joint that is new to the binding hangs where it rests relative to the first joint.
std::vector<std::uint32_t> SidecarApplier::joinBinding(Binding& binding, const SidecarMesh& rows,
                                                       std::span<const BoneIndex> bones) const {
    std::vector<std::uint32_t> jointOf(bones.size(), kNoJoint);
    for (std::size_t k = 0; k < bones.size(); ++k) {
        if (!bones[k].isValid())
            continue;
        const auto known = std::ranges::find(binding.joints, bones[k]);
        jointOf[k] = std::uint32_t(known - binding.joints.begin());
        // A bone may be a joint several times: then the one of the same number, if it is that.
        if (k < binding.joints.size() && binding.joints[k] == bones[k])
            jointOf[k] = std::uint32_t(k);
        if (known != binding.joints.end())
            continue;
        if (binding.joints.size() >= 0xffff) { // rows count joints in 16 bits
            jointOf[k] = kNoJoint;
            continue;
        }
        Affine3d meshPlace = Affine3d::Identity();
        if (!binding.joints.empty())
            meshPlace = m_modelFromBone[binding.joints[0].value()] * binding.boneFromMeshBind[0];
        else if (rows.modelFromMesh)
            meshPlace = *rows.modelFromMesh;
        const auto boneFromModel = invert(m_modelFromBone[bones[k].value()]);
        binding.joints.push_back(bones[k]);
        binding.boneFromMeshBind.push_back(boneFromModel.value_or(Affine3d::Identity()) *
                                           meshPlace);
    }
    return jointOf;
}

void SidecarApplier::placeRows(MeshInstance& instance, const SidecarMesh& rows,
                               const RowMatching& matching, const FileVertices& vertices,
                               std::span<const std::uint32_t> jointOf) {
    SkinWeights& weights = instance.binding->weights();
    WeightRow row;
    for (std::size_t v = 0; v < vertices.ofVertex.size(); ++v) {
        const std::uint32_t source = matching.rowOf[vertices.ofVertex[v]];
        if (source == kNoRow)
            continue;
        row.clear();
        bool isWhole = true;
        const RowView given = rows.rows.row(VertexIndex(source));
        for (std::size_t i = 0; i < given.size(); ++i) {
            const std::uint32_t joint = jointOf[given.bones[i]];
            if (joint != kNoJoint) {
                row.push_back({std::uint16_t(joint), given.weights[i]});
            } else if (given.weights[i] > 0.0f) {
                isWhole = false;
                m_lostBones.insert(rows.joints[given.bones[i]].name);
            }
        }
        m_rowsWithLostBones += !isWhole && v < vertices.count ? 1 : 0;
        if (isWhole || !row.empty()) // of bones that are not here nothing can be said
            weights.setRow(VertexIndex(v), row);
    }
}

/// As on import: twins with different rows are points of their own.
void SidecarApplier::regroup(MeshInstance& instance) const {
    auto mesh = std::make_shared<Mesh>(*instance.mesh);
    mesh->topology = groupTwins(*mesh, rowKeys(instance.binding->weights()));
    instance.mesh = std::move(mesh);
}

void SidecarApplier::noteTwins(const MeshInstance& instance) {
    const Topology& topology = instance.mesh->topology;
    const std::vector<std::uint64_t> keys = rowKeys(instance.binding->weights());
    std::size_t differing = 0;
    for (std::size_t p = 0; p < topology.pointCount(); ++p) {
        const auto twins = topology.verticesOf(PointIndex(p));
        differing += std::ranges::any_of(twins,
                                         [&](VertexIndex v) {
                                             return keys[v.value()] != keys[twins.front().value()];
                                         })
                         ? 1
                         : 0;
    }
    note("weights-twins-differ", Severity::Warning, differing, "mesh " + instance.name,
         "vertices that are one point got different rows: the surface opens there",
         "equalise-twins");
}

void SidecarApplier::noteMesh(const MeshInstance& instance, const SidecarMesh& rows,
                              const RowMatching& matching, bool wasBound) {
    const std::string where = "mesh " + instance.name;
    const std::size_t missing = matching.rowOf.size() - matching.found();
    const double own = double(bounds(instance.mesh->positions).diagonal().norm());
    const double theirs = double(bounds(rows.positions).diagonal().norm());
    std::string times;
    if (missing * 2 > matching.rowOf.size() && theirs > 0.0 &&
        (own > 1.5 * theirs || theirs > 1.5 * own))
        times = figureText(own / theirs, 3);
    // Whole sentences, so that each can be said in another language.
    note("weights-vertices-unmatched", Severity::Error, missing, where,
         times.empty()
             ? wasBound
                   ? "no row of the side-car is near enough; they keep the weights that they had"
                   : "no row of the side-car is near enough; they have no weights"
             : filled(wasBound
                          ? "no row of the side-car is near enough; they keep the weights that "
                            "they had (the mesh is %1 times as large as that of the side-car)"
                          : "no row of the side-car is near enough; they have no weights (the "
                            "mesh is %1 times as large as that of the side-car)",
                      {times}));
    note("weights-rows-ambiguous", Severity::Warning, matching.ambiguous, where,
         "several rows of the side-car lie at the same place and differ; the one of the vertex' "
         "number was taken, else the first");
}

void SidecarApplier::applyMesh(const SidecarMesh& rows, std::size_t index) {
    MeshInstance& instance = m_character.meshes[index];
    const FileVertices vertices = fileVerticesOf(*instance.mesh);
    const RowMatching matching = matchRows(*instance.mesh, vertices, rows, m_options.tolerance);
    SidecarMeshReport& report = m_report.meshes[index];
    report.rows = matching.found();
    if (report.rows == 0 && !matching.rowOf.empty()) {
        noteMesh(instance, rows, matching, instance.binding.has_value());
        report.unmatched.resize(matching.rowOf.size());
        std::iota(report.unmatched.begin(), report.unmatched.end(), 0u);
        return;
    }
    report.match = matching.match;
    for (std::size_t v = 0; v < matching.rowOf.size(); ++v)
        if (matching.rowOf[v] == kNoRow)
            report.unmatched.push_back(std::uint32_t(v));
    const std::vector<BoneIndex> bones =
        matchJoints(m_character.skeleton, m_options.firstBone, rows.joints);
    const bool wasBound = instance.binding.has_value();
    if (std::ranges::none_of(bones, &BoneIndex::isValid)) {
        report = {instance.name, SidecarMatch::None, 0, {}};
        for (const SidecarJoint& joint : rows.joints)
            m_lostBones.insert(joint.name);
        m_rowsWithLostBones += rows.positions.size();
        return;
    }
    if (!wasBound)
        instance.binding = newBinding(instance, rows, bones, matching.isInModel);
    const std::vector<std::uint32_t> jointOf = joinBinding(*instance.binding, rows, bones);
    placeRows(instance, rows, matching, vertices, jointOf);
    noteMesh(instance, rows, matching, wasBound);
    if (wasBound)
        noteTwins(instance);
    else
        regroup(instance);
}

void SidecarApplier::noteRest() {
    for (std::size_t s = 0; s < m_report.unmatchedMeshes.size(); ++s)
        note("weights-meshes-unmatched", Severity::Error, 1, "mesh " + m_report.unmatchedMeshes[s],
             "the side-car has rows for a mesh that the file does not have");
    m_report.unmatchedBones.assign(m_lostBones.begin(), m_lostBones.end());
    std::string names;
    for (std::size_t i = 0; i < std::min<std::size_t>(m_report.unmatchedBones.size(), 5); ++i)
        names += (i == 0 ? "" : ", ") + m_report.unmatchedBones[i];
    if (m_report.unmatchedBones.size() > 5)
        names += ", …";
    note("weights-bones-unmatched", Severity::Error, m_rowsWithLostBones, "vertices",
         filled("%1 bones that the rows name are not in the file, or not to be told apart: %2",
                {std::to_string(m_report.unmatchedBones.size()), names}));
    note("weights-bound-at-rest", Severity::Info, m_boundAtRest, "meshes",
         "bones do not rest as where the side-car was made; the meshes were bound where they rest "
         "now");
}

Result<SidecarReport> SidecarApplier::run() {
    const Character before = m_character; // shares everything that is large
    const std::vector<MeshInstanceIndex> instances = matchMeshes(m_character, m_sidecar);
    for (const MeshInstance& instance : m_character.meshes)
        m_report.meshes.push_back({instance.name, SidecarMatch::None, 0, {}});
    for (std::size_t s = 0; s < instances.size(); ++s) {
        if (instances[s].isValid())
            applyMesh(m_sidecar.meshes[s], instances[s].value());
        else
            m_report.unmatchedMeshes.push_back(m_sidecar.meshes[s].name);
    }
    noteRest();
    if (m_report.rows() == 0) {
        m_character = before;
        std::string detail = "no row of the side-car belongs to a vertex of the file";
        for (const Finding& finding : m_report.findings)
            detail += "; " + finding.where + ": " + finding.detail;
        return Error{"weights-no-match", detail, "",
                     "Take a side-car of the same mesh, in the same units, or give a tolerance."};
    }
    const Pose pose = m_character.pose;
    finishCharacter(m_character);
    m_character.pose = pose;
    return std::move(m_report);
}

} // namespace

std::string_view nameOf(SidecarMatch match) {
    switch (match) {
    case SidecarMatch::Order:
        return "order";
    case SidecarMatch::NearOrder:
        return "near-order";
    case SidecarMatch::Nearest:
        return "nearest";
    case SidecarMatch::None:
        break;
    }
    return "none";
}

std::size_t SidecarReport::rows() const {
    return std::accumulate(
        meshes.begin(), meshes.end(), std::size_t{0},
        [](std::size_t sum, const SidecarMeshReport& mesh) { return sum + mesh.rows; });
}

Result<SidecarReport> applySidecar(Character& character, const WeightSidecar& sidecar,
                                   const SidecarOptions& options) {
    if (character.skeleton.boneCount() <= options.firstBone)
        return Error{"weights-no-bones", "the file has no bones that weights could name", "",
                     "Give the file of the skeleton, too (--skeleton FILE)."};
    return SidecarApplier(character, sidecar, options).run();
}

Result<std::uint32_t> appendSkeleton(Character& character, const Character& from) {
    const auto first = std::uint32_t(character.skeleton.boneCount());
    AppendRequest request;
    request.skeleton = true;
    request.map.ofSource.resize(from.skeleton.boneCount()); // none is there already
    Result<Appended> appended = appendCharacter(character, from, request);
    if (!appended)
        return appended.error();
    // Side-cars name bones as their file does, even where other bones here have that name.
    for (std::size_t bone = 0; bone < from.skeleton.boneCount(); ++bone)
        appended->character.skeleton.names[appended->map.targetOf(BoneIndex(bone)).value()] =
            from.skeleton.names[bone];
    appended->character.importFindings = std::move(character.importFindings);
    character = std::move(appended->character);
    return first;
}

} // namespace rigwright
