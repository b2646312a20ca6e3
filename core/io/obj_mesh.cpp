// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// From the file's indices (position, texture coordinate, normal) to vertices that keep its order.
#include "core/io/obj_mesh.h"

#include "core/io/file_vertices.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace rigwright {

namespace {

/// Each range becomes draw calls and, in glTF, a primitive: a mesh that changes its group or
/// material from face to face is kept as few.
constexpr std::size_t kMostRanges = 512;
/// More objects than anybody has on purpose; such files are one mesh.
constexpr std::size_t kMostObjects = 4096;

/// Vertices from `low` to `high` that belong together.
struct Cluster {
    std::uint32_t low = kObjNone;
    std::uint32_t high = 0;
    std::uint32_t piece = 0;         ///< the first one, which gives the name
    std::uint32_t declared = 0;      ///< vertices listed when that piece began
    std::uint32_t knownVertices = 0; ///< listed when its last face came
    std::size_t pieces = 1;

    void take(const Cluster& other) {
        low = std::min(low, other.low);
        high = std::max(high, other.high);
        knownVertices = std::max(knownVertices, other.knownVertices);
        pieces += other.pieces;
        if (other.piece < piece) {
            piece = other.piece;
            declared = other.declared;
        }
    }
};

/// The pieces that have faces, each with the vertices that these use.
std::vector<Cluster> clustersOfFaces(const ObjText& text, const std::vector<ObjPiece>& pieces,
                                     std::uint32_t ObjRun::*pieceOf) {
    std::vector<Cluster> ofPiece(pieces.size());
    for (const ObjRun& run : text.runs) {
        Cluster& cluster = ofPiece[run.*pieceOf];
        cluster.low = std::min(cluster.low, run.lowVertex);
        cluster.high = std::max(cluster.high, run.highVertex);
        cluster.knownVertices = std::max(cluster.knownVertices, run.knownVertices);
    }
    std::vector<Cluster> used;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (ofPiece[i].low == kObjNone)
            continue;
        used.push_back(ofPiece[i]);
        used.back().piece = std::uint32_t(i);
        used.back().declared = pieces[i].firstVertex;
    }
    return used;
}

/// Merges those for which `belongs(before, after)` holds, neighbours in the order of their
/// vertices.
template <class Belongs>
std::vector<Cluster> mergedClusters(std::vector<Cluster> clusters, const Belongs& belongs) {
    std::ranges::sort(clusters, {},
                      [](const Cluster& cluster) { return std::pair(cluster.low, cluster.piece); });
    std::vector<Cluster> merged;
    for (const Cluster& cluster : clusters) {
        if (!merged.empty() && belongs(merged.back(), cluster))
            merged.back().take(cluster);
        else
            merged.push_back(cluster);
    }
    return merged;
}

bool overlaps(const Cluster& before, const Cluster& after) {
    return after.low <= before.high;
}

/// Objects without faces, whose vertices no other object uses: clouds of vertices.
std::vector<Cluster> withLooseObjects(const ObjText& text, std::vector<Cluster> clusters) {
    std::vector<Cluster> all = clusters;
    std::vector<std::uint8_t> hasFaces(text.objects.size(), 0);
    for (const ObjRun& run : text.runs)
        hasFaces[run.object] = 1;
    for (std::size_t i = 1; i < text.objects.size(); ++i) {
        const std::uint32_t begin = text.objects[i].firstVertex;
        const std::uint32_t end = i + 1 < text.objects.size()
                                      ? text.objects[i + 1].firstVertex
                                      : std::uint32_t(text.positions.size());
        if (hasFaces[i] != 0 || begin == end)
            continue;
        const auto after = std::ranges::upper_bound(clusters, end - 1, {}, &Cluster::low);
        if (after == clusters.begin() || std::prev(after)->high < begin)
            all.push_back({begin, end - 1, std::uint32_t(i), begin, end, 1});
    }
    return all;
}

std::vector<Cluster> clustersOf(const ObjText& text, bool byObjects) {
    if (byObjects)
        return mergedClusters(
            withLooseObjects(
                text,
                mergedClusters(clustersOfFaces(text, text.objects, &ObjRun::object), overlaps)),
            overlaps);
    return mergedClusters(
        mergedClusters(clustersOfFaces(text, text.groups, &ObjRun::group), overlaps),
        // The next one's vertices were there already: parts of one mesh, told apart by a name.
        [](const Cluster& before, const Cluster& after) {
            return after.low < before.knownVertices;
        });
}

std::string nameOf(const ObjText& text, bool byObjects, const Cluster& cluster, bool isOnly,
                   const std::string& fileName) {
    const std::string& name = (byObjects ? text.objects : text.groups)[cluster.piece].name;
    // Groups of one mesh are parts of it; their names are not its own.
    const bool isOwn = byObjects || !isOnly || cluster.pieces == 1;
    return name.empty() || !isOwn ? fileName : name;
}

} // namespace

std::vector<ObjObject> objObjects(const ObjText& text, const std::string& fileName,
                                  std::size_t& merged) {
    const bool byObjects = text.objects.size() > 1;
    std::vector<Cluster> clusters = clustersOf(text, byObjects);
    if (clusters.size() > kMostObjects || clusters.empty()) {
        Cluster all{0, std::uint32_t(text.positions.size()) - 1, 0, 0, 0, clusters.size()};
        clusters.assign(1, all);
    }
    merged = 0;
    std::vector<ObjObject> objects;
    const auto total = std::uint32_t(text.positions.size());
    for (std::size_t i = 0; i < clusters.size(); ++i) {
        const Cluster& cluster = clusters[i];
        ObjObject object;
        object.name = nameOf(text, byObjects, cluster, clusters.size() == 1, fileName);
        // Vertices that no face uses go to the object under which the file lists them.
        if (i > 0)
            object.firstVertex =
                std::clamp(cluster.declared, clusters[i - 1].high + 1, cluster.low);
        if (i > 0)
            objects.back().vertexCount = object.firstVertex - objects.back().firstVertex;
        object.vertexCount = total - object.firstVertex;
        objects.push_back(std::move(object));
        merged += byObjects ? cluster.pieces - 1 : 0;
    }
    for (std::size_t run = 0; run < text.runs.size(); ++run) {
        const auto after = std::ranges::upper_bound(objects, text.runs[run].lowVertex, {},
                                                    &ObjObject::firstVertex);
        std::prev(after)->runs.push_back(std::uint32_t(run));
    }
    return objects;
}

namespace {

/// Builds one mesh.
class ObjMeshBuilder {
public:
    ObjMeshBuilder(const ObjText& text, const ObjObject& object, ObjMeshNotes& notes)
        : m_text(text), m_object(object), m_notes(notes) {}

    std::shared_ptr<const Mesh> run();

private:
    struct Combination {
        std::uint32_t uv = kUnset;
        std::uint32_t normal = kObjNone;
        std::uint32_t next = kObjNone; ///< the next twin
    };
    static constexpr std::uint32_t kUnset = 0xfffffffeu; ///< no face has used the vertex yet
    /// Longer chains of twins are looked up in a table: a hostile file may have one endless chain.
    static constexpr int kLongChain = 16;

    std::uint32_t vertexFor(const ObjCorner& corner);
    std::uint32_t addTwin(const ObjCorner& corner, std::uint32_t vertex, std::uint32_t last);
    std::uint32_t lookUpTwin(const ObjCorner& corner, std::uint32_t vertex, std::uint32_t last);
    void buildFaces();
    void appendFaces(const ObjRun& run, std::uint32_t end);
    void buildRanges();
    bool planRanges(bool withGroups, std::size_t most);
    void sortByMaterial();
    void fillVertices();
    void fillAttributes();
    void fillMissingNormals(const std::vector<std::uint8_t>& isMissing);

    [[nodiscard]] std::uint32_t endOf(std::uint32_t run) const {
        return run + 1 < m_text.runs.size() ? m_text.runs[run + 1].firstFace
                                            : std::uint32_t(m_text.faceCount());
    }

    const ObjText& m_text;
    const ObjObject& m_object;
    ObjMeshNotes& m_notes;
    std::shared_ptr<Mesh> m_mesh = std::make_shared<Mesh>();
    std::vector<Combination> m_combinations; ///< by vertex of the mesh
    std::vector<std::uint32_t> m_fileVertex; ///< of the twins
    std::unordered_map<std::uint64_t, std::unordered_map<std::uint32_t, std::uint32_t>> m_long;
    std::vector<std::uint32_t> m_runs; ///< in the order of the mesh's faces
    bool m_hasUvs = false;
    bool m_hasNormals = false;
};

std::uint32_t ObjMeshBuilder::addTwin(const ObjCorner& corner, std::uint32_t vertex,
                                      std::uint32_t last) {
    const auto twin = std::uint32_t(m_combinations.size());
    // The new one goes right behind `last`, so that the chain stays whole.
    m_combinations.push_back({corner.uv, corner.normal, m_combinations[last].next});
    m_combinations[last].next = twin;
    m_fileVertex.push_back(vertex);
    return twin;
}

std::uint32_t ObjMeshBuilder::lookUpTwin(const ObjCorner& corner, std::uint32_t vertex,
                                         std::uint32_t last) {
    const std::uint64_t key = std::uint64_t(vertex) << 32 | corner.uv;
    auto& byNormal = m_long[key];
    const auto known = byNormal.find(corner.normal);
    if (known != byNormal.end())
        return known->second;
    const std::uint32_t twin = addTwin(corner, vertex, last);
    byNormal.emplace(corner.normal, twin);
    return twin;
}

std::uint32_t ObjMeshBuilder::vertexFor(const ObjCorner& corner) {
    const std::uint32_t vertex = corner.vertex - m_object.firstVertex;
    Combination& own = m_combinations[vertex];
    if (own.uv == kUnset) {
        own.uv = corner.uv;
        own.normal = corner.normal;
        return vertex;
    }
    std::uint32_t at = vertex;
    for (int steps = 0; steps < kLongChain; ++steps) {
        const Combination& combination = m_combinations[at];
        if (combination.uv == corner.uv && combination.normal == corner.normal)
            return at;
        if (combination.next == kObjNone && steps + 1 < kLongChain)
            return addTwin(corner, vertex, at);
        if (steps + 1 < kLongChain)
            at = combination.next;
    }
    // Twins behind this one are in the table, and only there are they looked for.
    return lookUpTwin(corner, vertex, at);
}

void ObjMeshBuilder::appendFaces(const ObjRun& run, std::uint32_t end) {
    for (std::uint32_t face = run.firstFace; face < end; ++face) {
        for (std::uint32_t c = m_text.faceOffsets[face]; c < m_text.faceOffsets[face + 1]; ++c) {
            const ObjCorner& corner = m_text.corners[c];
            m_hasUvs = m_hasUvs || corner.uv != kObjNone;
            m_hasNormals = m_hasNormals || corner.normal != kObjNone;
            m_mesh->cornerVertices.push_back(vertexFor(corner));
        }
        m_mesh->faceOffsets.push_back(std::uint32_t(m_mesh->cornerVertices.size()));
    }
}

void ObjMeshBuilder::buildFaces() {
    std::size_t faces = 0;
    std::size_t corners = 0;
    for (const std::uint32_t run : m_runs) {
        faces += endOf(run) - m_text.runs[run].firstFace;
        corners += m_text.faceOffsets[endOf(run)] - m_text.faceOffsets[m_text.runs[run].firstFace];
    }
    m_mesh->faceOffsets.reserve(faces + 1);
    m_mesh->cornerVertices.reserve(corners);
    for (const std::uint32_t run : m_runs)
        appendFaces(m_text.runs[run], endOf(run));
}

/// False: there would be too many.
bool ObjMeshBuilder::planRanges(bool withGroups, std::size_t most) {
    m_mesh->ranges.clear();
    std::uint32_t firstFace = 0;
    const std::string* group = nullptr;
    for (const std::uint32_t index : m_runs) {
        const ObjRun& run = m_text.runs[index];
        const std::uint32_t count = endOf(index) - run.firstFace;
        const std::string* name = &m_text.groups[withGroups ? run.group : 0].name;
        if (m_mesh->ranges.empty() || m_mesh->ranges.back().material != run.material ||
            *group != *name) {
            if (m_mesh->ranges.size() == most)
                return false;
            MaterialRange range;
            range.firstFace = firstFace;
            range.material = run.material;
            if (!name->empty())
                range.foreign = nlohmann::json{{"extras", {{"group", *name}}}}.dump();
            m_mesh->ranges.push_back(std::move(range));
            group = name;
        }
        m_mesh->ranges.back().faceCount += count;
        firstFace += count;
    }
    return true;
}

void ObjMeshBuilder::sortByMaterial() {
    std::ranges::stable_sort(m_runs, {},
                             [&](std::uint32_t run) { return m_text.runs[run].material; });
    m_notes.isReordered = true;
}

/// Before the faces: sorting them decides in which order twins are needed.
void ObjMeshBuilder::buildRanges() {
    m_runs = m_object.runs;
    if (planRanges(true, kMostRanges) || planRanges(false, kMostRanges))
        return;
    sortByMaterial();
    planRanges(false, m_text.materials.size() + 1);
}

void ObjMeshBuilder::fillVertices() {
    Mesh& mesh = *m_mesh;
    const std::size_t count = m_object.vertexCount;
    const std::size_t first = m_object.firstVertex;
    mesh.positions.reserve(m_combinations.size());
    mesh.positions.assign(m_text.positions.begin() + std::ptrdiff_t(first),
                          m_text.positions.begin() + std::ptrdiff_t(first + count));
    for (const std::uint32_t vertex : m_fileVertex)
        mesh.positions.push_back(mesh.positions[vertex]);
    if (m_text.colors.empty())
        return;
    mesh.colors.reserve(m_combinations.size());
    mesh.colors.assign(m_text.colors.begin() + std::ptrdiff_t(first),
                       m_text.colors.begin() + std::ptrdiff_t(first + count));
    for (const std::uint32_t vertex : m_fileVertex)
        mesh.colors.push_back(mesh.colors[vertex]);
}

void ObjMeshBuilder::fillMissingNormals(const std::vector<std::uint8_t>& isMissing) {
    const std::vector<Vec3f> computed = computeNormals(*m_mesh, m_mesh->positions, true);
    for (std::size_t v = 0; v < isMissing.size(); ++v)
        if (isMissing[v] != 0)
            m_mesh->normals[v] = computed[v];
}

void ObjMeshBuilder::fillAttributes() {
    Mesh& mesh = *m_mesh;
    if (m_hasUvs) {
        auto& uvs = mesh.uvSets.emplace_back();
        uvs.reserve(m_combinations.size());
        for (const Combination& combination : m_combinations) {
            const bool isThere = combination.uv != kUnset && combination.uv != kObjNone;
            const Vec2f uv = isThere ? m_text.uvs[combination.uv] : Vec2f(0.0f, 1.0f);
            uvs.emplace_back(uv.x(), 1.0f - uv.y()); // OBJ counts from below
        }
    }
    if (!m_hasNormals)
        return;
    bool anyMissing = false;
    std::vector<std::uint8_t> isMissing(m_combinations.size(), 0);
    mesh.normals.reserve(m_combinations.size());
    for (std::size_t v = 0; v < m_combinations.size(); ++v) {
        const Combination& combination = m_combinations[v];
        const bool isThere = combination.uv != kUnset && combination.normal != kObjNone;
        const Vec3f normal = isThere ? m_text.normals[combination.normal] : Vec3f(Vec3f::Zero());
        if (normal == Vec3f::Zero()) {
            isMissing[v] = 1;
            anyMissing = true;
            m_notes.replacedNormals += isThere ? 1 : 0;
        }
        mesh.normals.push_back(normal);
    }
    if (anyMissing)
        fillMissingNormals(isMissing);
}

std::shared_ptr<const Mesh> ObjMeshBuilder::run() {
    Mesh& mesh = *m_mesh;
    mesh.name = m_object.name;
    m_combinations.resize(m_object.vertexCount);
    buildRanges();
    buildFaces();
    fillVertices();
    mesh.topology = groupTwins(mesh, {});
    fillAttributes();
    m_notes.twins += m_fileVertex.size();
    // finishMesh() would group the twins again.
    VertexSection section;
    section.vertexCount = std::uint32_t(mesh.vertexCount());
    section.hasNormals = m_hasNormals;
    section.hasColors = !mesh.colors.empty();
    section.uvSetCount = m_hasUvs ? 1 : 0;
    mesh.sections.push_back(section);
    if (!m_fileVertex.empty()) {
        std::vector<std::uint32_t> ofVertex(m_object.vertexCount);
        std::iota(ofVertex.begin(), ofVertex.end(), 0u);
        ofVertex.insert(ofVertex.end(), m_fileVertex.begin(), m_fileVertex.end());
        keepFileVertices(mesh, ofVertex);
    }
    return std::move(m_mesh);
}

} // namespace

std::shared_ptr<const Mesh> objMesh(const ObjText& text, const ObjObject& object,
                                    ObjMeshNotes& notes) {
    return ObjMeshBuilder(text, object, notes).run();
}

std::string groupOf(const MaterialRange& range) {
    if (range.foreign.empty())
        return {};
    const auto members = nlohmann::json::parse(range.foreign, nullptr, false);
    if (!members.is_object())
        return {};
    const auto extras = members.find("extras");
    if (extras == members.end() || !extras->is_object())
        return {};
    const auto group = extras->find("group");
    return group != extras->end() && group->is_string() ? group->get<std::string>() : std::string();
}

} // namespace rigwright
