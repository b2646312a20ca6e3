// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Binary FBX 7.4, record by record.
#include "app/cli/benches/fbx_file.h"

#include <cstdint>
#include <cstring>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright::cli {

namespace {

/// Records are nested: open(), values, children, close().
class Writer {
public:
    Writer() {
        m_bytes.append("Kaydara FBX Binary  \0\x1a\0", 23);
        raw(std::uint32_t(7400));
    }

    void open(std::string_view name) {
        m_open.push_back({m_bytes.size(), 0, 0, false});
        m_bytes.append(12, '\0'); // filled in by close()
        m_bytes.push_back(char(name.size()));
        m_bytes.append(name);
        m_open.back().values = m_bytes.size();
    }
    void value(std::int64_t number) {
        type('L');
        raw(number);
    }
    void value(std::int32_t number) {
        type('I');
        raw(number);
    }
    void value(double number) {
        type('D');
        raw(number);
    }
    void value(std::string_view text) {
        type('S');
        raw(std::uint32_t(text.size()));
        m_bytes.append(text);
    }
    void value(const std::vector<double>& numbers) { array('d', numbers); }
    void value(const std::vector<std::int32_t>& numbers) { array('i', numbers); }
    void close() {
        Open& record = m_open.back();
        endValues(record);
        if (record.hasChildren)
            m_bytes.append(13, '\0');
        put(record.start, std::uint32_t(m_bytes.size()));
        m_open.pop_back();
    }
    template <class... Values>
    void record(std::string_view name, const Values&... values) {
        beginChild();
        open(name);
        (value(values), ...);
        close();
    }
    /// To be called before a child is opened by hand.
    void beginChild() {
        if (m_open.empty())
            return;
        endValues(m_open.back());
        m_open.back().hasChildren = true;
    }
    std::string finish() {
        m_bytes.append(13, '\0');
        return std::move(m_bytes);
    }

private:
    struct Open {
        std::size_t start;
        std::size_t values;
        std::uint32_t count;
        bool hasChildren;
        bool isCounted = false;
    };

    template <class T>
    void raw(T number) {
        m_bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
    }
    void put(std::size_t at, std::uint32_t number) {
        std::memcpy(m_bytes.data() + at, &number, sizeof number);
    }
    void type(char letter) {
        ++m_open.back().count;
        m_bytes.push_back(letter);
    }
    template <class T>
    void array(char letter, const std::vector<T>& numbers) {
        type(letter);
        raw(std::uint32_t(numbers.size()));
        raw(std::uint32_t(0)); // as it is
        raw(std::uint32_t(numbers.size() * sizeof(T)));
        m_bytes.append(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(T));
    }
    void endValues(Open& record) {
        if (record.isCounted)
            return;
        record.isCounted = true;
        put(record.start + 4, record.count);
        put(record.start + 8, std::uint32_t(m_bytes.size() - record.values));
    }

    std::string m_bytes;
    std::vector<Open> m_open;
};

std::string named(const std::string& name, std::string_view kind) {
    return name + std::string("\0\x01", 2) + std::string(kind);
}

constexpr std::int64_t kFirstBone = 1000;
constexpr std::int64_t kMeshModel = 1;
constexpr std::int64_t kGeometry = 2;
constexpr std::int64_t kSkin = 3;
constexpr std::int64_t kFirstCluster = 1000000;

class CharacterWriter {
public:
    explicit CharacterWriter(const Character& character)
        : m_character(character), m_instance(character.meshes.at(0)),
          m_binding(m_instance.binding.value()) {}

    std::string run();

private:
    void writeSettings();
    void writeModel(std::int64_t id, const std::string& name, std::string_view kind,
                    const Vec3d& translation);
    void writeGeometry();
    void writeCluster(std::size_t joint);
    void connect(std::int64_t child, std::int64_t parent) { m_links.emplace_back(child, parent); }
    void matrix(std::string_view name, const Affine3d& matrix) {
        m_out.record(name, std::vector<double>(matrix.data(), matrix.data() + 16));
    }

    const Character& m_character;
    const MeshInstance& m_instance;
    const Binding& m_binding;
    Writer m_out;
    std::vector<std::pair<std::int64_t, std::int64_t>> m_links;
};

void CharacterWriter::writeSettings() {
    m_out.open("FBXHeaderExtension");
    m_out.record("FBXHeaderVersion", 1003);
    m_out.record("FBXVersion", 7400);
    m_out.close();
    m_out.open("GlobalSettings");
    m_out.record("Version", 1000);
    m_out.beginChild();
    m_out.open("Properties70");
    m_out.record("P", std::string_view("UnitScaleFactor"), std::string_view("double"),
                 std::string_view("Number"), std::string_view(""), 100.0);
    m_out.close();
    m_out.close();
}

void CharacterWriter::writeModel(std::int64_t id, const std::string& name, std::string_view kind,
                                 const Vec3d& translation) {
    m_out.beginChild();
    m_out.open("Model");
    m_out.value(id);
    m_out.value(named(name, "Model"));
    m_out.value(kind);
    m_out.record("Version", 232);
    m_out.beginChild();
    m_out.open("Properties70");
    m_out.record("P", std::string_view("Lcl Translation"), std::string_view("Lcl Translation"),
                 std::string_view(""), std::string_view("A"), translation.x(), translation.y(),
                 translation.z());
    m_out.close();
    m_out.close();
}

void CharacterWriter::writeGeometry() {
    const Mesh& mesh = *m_instance.mesh;
    std::vector<double> points;
    for (const Vec3f& position : mesh.positions)
        for (const float number : position)
            points.push_back(double(number));
    std::vector<std::int32_t> corners;
    std::vector<double> normals;
    for (std::size_t f = 0; f < mesh.faceCount(); ++f)
        for (std::uint32_t c = mesh.faceOffsets[f]; c < mesh.faceOffsets[f + 1]; ++c) {
            const auto vertex = std::int32_t(mesh.cornerVertices[c]);
            corners.push_back(c + 1 == mesh.faceOffsets[f + 1] ? ~vertex : vertex);
            if (!mesh.normals.empty())
                for (const float number : mesh.normals[std::size_t(vertex)])
                    normals.push_back(double(number));
        }
    m_out.beginChild();
    m_out.open("Geometry");
    m_out.value(kGeometry);
    m_out.value(named("Body", "Geometry"));
    m_out.value(std::string_view("Mesh"));
    m_out.record("Vertices", points);
    m_out.record("PolygonVertexIndex", corners);
    if (!normals.empty()) {
        m_out.beginChild();
        m_out.open("LayerElementNormal");
        m_out.value(0);
        m_out.record("Version", 101);
        m_out.record("Name", std::string_view(""));
        m_out.record("MappingInformationType", std::string_view("ByPolygonVertex"));
        m_out.record("ReferenceInformationType", std::string_view("Direct"));
        m_out.record("Normals", normals);
        m_out.close();
        m_out.beginChild();
        m_out.open("Layer");
        m_out.value(0);
        m_out.record("Version", 100);
        m_out.beginChild();
        m_out.open("LayerElement");
        m_out.record("Type", std::string_view("LayerElementNormal"));
        m_out.record("TypedIndex", 0);
        m_out.close();
        m_out.close();
    }
    m_out.close();
    connect(kMeshModel, 0);
    connect(kGeometry, kMeshModel);
}

void CharacterWriter::writeCluster(std::size_t joint) {
    std::vector<std::int32_t> vertices;
    std::vector<double> weights;
    const SkinWeights& rows = m_binding.weights();
    for (std::size_t v = 0; v < rows.rowCount(); ++v)
        if (const float weight = rows.weightOf(VertexIndex(v), std::uint16_t(joint));
            weight > 0.0f) {
            vertices.push_back(std::int32_t(v));
            weights.push_back(double(weight));
        }
    const auto id = kFirstCluster + std::int64_t(joint);
    m_out.beginChild();
    m_out.open("Deformer");
    m_out.value(id);
    m_out.value(named("", "SubDeformer"));
    m_out.value(std::string_view("Cluster"));
    m_out.record("Version", 100);
    m_out.record("Indexes", vertices);
    m_out.record("Weights", weights);
    matrix("Transform", m_binding.boneFromMeshBind[joint]);
    matrix("TransformLink", m_binding.boneFromMeshBind[joint].inverse());
    m_out.close();
    connect(id, kSkin);
    connect(kFirstBone + std::int64_t(m_binding.joints[joint].value()), id);
}

std::string CharacterWriter::run() {
    writeSettings();
    m_out.open("Objects");
    const Skeleton& skeleton = m_character.skeleton;
    for (std::size_t bone = 0; bone < skeleton.boneCount(); ++bone) {
        const BoneIndex parent = skeleton.parents[bone];
        writeModel(kFirstBone + std::int64_t(bone), "bone" + std::to_string(bone), "LimbNode",
                   skeleton.restLocal[bone].translation);
        connect(kFirstBone + std::int64_t(bone),
                parent.isValid() ? kFirstBone + std::int64_t(parent.value()) : 0);
    }
    writeModel(kMeshModel, "Body", "Mesh", Vec3d::Zero());
    writeGeometry();
    m_out.beginChild();
    m_out.open("Deformer");
    m_out.value(kSkin);
    m_out.value(named("", "Deformer"));
    m_out.value(std::string_view("Skin"));
    m_out.record("Version", 101);
    m_out.close();
    connect(kSkin, kGeometry);
    for (std::size_t joint = 0; joint < m_binding.joints.size(); ++joint)
        writeCluster(joint);
    m_out.close();
    m_out.open("Connections");
    for (const auto& [child, parent] : m_links)
        m_out.record("C", std::string_view("OO"), child, parent);
    m_out.close();
    return m_out.finish();
}

} // namespace

void writeFbx(const Character& character, const std::filesystem::path& file) {
    const std::string bytes = CharacterWriter(character).run();
    std::ofstream stream(file, std::ios::binary);
    stream.write(bytes.data(), std::streamsize(bytes.size()));
    stream.flush();
    if (!stream)
        throw std::runtime_error("cannot write " + file.string());
}

} // namespace rigwright::cli
