// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Decoding scenes that another process sent, and believing nothing.
#include "core/io/foreign_stream.h"
#include "core/io/text_scanner.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string_view>
#include <type_traits>
#include <utility>

namespace rigwright {

namespace {

constexpr std::size_t kLongestText = 1 << 20;

/// As for glTF: beyond it nothing is meant, and products would overflow.
constexpr double kLargestNumber = 1e18;

/// Seconds. More than the clock of any format counts to, and float holds it.
constexpr double kLongestTime = 1e9;

/// Sets of texture coordinates of a mesh; what names a later one names none.
constexpr std::uint32_t kMostUvSets = 255;

/// Thrown inside decodeForeignScene() only.
struct Garbage {
    const char* what;
};

void require(bool holds, const char* what) {
    if (!holds)
        throw Garbage{what};
}

/// Names of old programs may be in any encoding: what is not UTF-8 becomes a question mark.
std::string asUtf8(std::string text) {
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = utf8SequenceLength(std::string_view(text).substr(at));
        if (length == 0 || text[at] == '\0')
            text[at] = '?';
        at += std::max<std::size_t>(length, 1);
    }
    return text;
}

class Reader {
public:
    explicit Reader(std::span<const std::uint8_t> bytes) : m_rest(bytes) {}

    std::size_t repaired = 0; ///< floats that were no usable numbers

    [[nodiscard]] std::size_t left() const { return m_rest.size(); }

    template <class T>
    requires std::is_arithmetic_v<T> T number() {
        require(m_rest.size() >= sizeof(T), "the data ends too early");
        T value;
        std::memcpy(&value, m_rest.data(), sizeof value);
        m_rest = m_rest.subspan(sizeof value);
        return value;
    }
    double finite(const char* what) {
        const auto value = number<double>();
        require(std::isfinite(value), what);
        return value;
    }
    std::size_t count(std::size_t smallest) {
        const auto value = number<std::uint64_t>();
        require(value <= m_rest.size() / std::max<std::size_t>(smallest, 1),
                "a count is larger than the data");
        return std::size_t(value);
    }
    std::string text() {
        const std::size_t size = count(1);
        require(size <= kLongestText, "a text is too long");
        std::string value(reinterpret_cast<const char*>(m_rest.data()), size);
        m_rest = m_rest.subspan(size);
        return asUtf8(std::move(value));
    }
    template <class T>
    std::vector<T> array() {
        const std::size_t size = count(sizeof(T));
        std::vector<T> values(size);
        if (size > 0)
            std::memcpy(static_cast<void*>(values.data()), m_rest.data(), size * sizeof(T));
        m_rest = m_rest.subspan(size * sizeof(T));
        return values;
    }
    /// An array of floats or vectors of them: what is no usable number becomes 0.
    template <class T>
    std::vector<T> floats() {
        auto values = array<T>();
        auto* first = reinterpret_cast<float*>(values.data());
        for (std::size_t i = 0; i < values.size() * sizeof(T) / sizeof(float); ++i)
            if (!(std::abs(first[i]) <= float(kLargestNumber))) {
                first[i] = 0.0f;
                ++repaired;
            }
        return values;
    }
    Affine3d affine() {
        Affine3d matrix;
        for (Eigen::Index i = 0; i < 16; ++i)
            matrix.data()[i] = finite("a matrix is not finite");
        require(matrix.matrix().cwiseAbs().maxCoeff() <= kLargestNumber, "a matrix is too large");
        matrix.makeAffine();
        return matrix;
    }
    template <class T, class Read>
    std::vector<T> list(std::size_t smallest, const Read& read) {
        const std::size_t size = count(smallest);
        std::vector<T> values;
        for (std::size_t i = 0; i < size; ++i) // grows as the data really comes
            values.push_back(read());
        return values;
    }

private:
    std::span<const std::uint8_t> m_rest;
};

template <class T>
void requireSize(const std::vector<T>& values, std::size_t size, bool mayBeEmpty = true) {
    require(values.size() == size || (mayBeEmpty && values.empty()),
            "an array has another length than it should");
}

void requireBelow(const std::vector<std::uint32_t>& values, std::size_t limit) {
    require(std::ranges::all_of(values, [limit](std::uint32_t value) { return value < limit; }),
            "an index names nothing");
}

void requireIndexOrNone(std::int32_t index, std::size_t limit) {
    require(index >= -1 && (index < 0 || std::size_t(index) < limit), "an index names nothing");
}

void requireTimes(const std::vector<double>& times) {
    for (std::size_t i = 0; i < times.size(); ++i)
        require(std::abs(times[i]) <= kLongestTime && (i == 0 || times[i] > times[i - 1]),
                "times of keys do not ascend, or are beyond a billion seconds");
}

ForeignTexture readTexture(Reader& in, std::size_t images) {
    ForeignTexture texture;
    texture.path = in.text();
    texture.image = in.number<std::int32_t>();
    texture.uvSet = std::min(in.number<std::uint32_t>(), kMostUvSets);
    requireIndexOrNone(texture.image, images);
    return texture;
}

ForeignMaterial readMaterial(Reader& in, std::size_t images) {
    const auto colour = [&in] {
        const auto value = in.number<float>();
        return std::isfinite(value) ? std::clamp(value, 0.0f, 1.0f) : 0.0f;
    };
    ForeignMaterial material;
    material.name = in.text();
    for (float& value : material.baseColor)
        value = colour();
    for (float& value : material.emission)
        value = colour();
    material.roughness = colour();
    material.twoSided = in.number<std::uint8_t>() != 0;
    material.baseTexture = readTexture(in, images);
    material.normalTexture = readTexture(in, images);
    material.emissionTexture = readTexture(in, images);
    return material;
}

ForeignBone readBone(Reader& in, std::size_t nodes, std::size_t vertices) {
    ForeignBone bone;
    bone.name = in.text();
    bone.node = in.number<std::int32_t>();
    requireIndexOrNone(bone.node, nodes);
    bone.boneFromMesh = in.affine();
    bone.vertices = in.array<std::uint32_t>();
    requireBelow(bone.vertices, vertices);
    bone.weights = in.floats<float>();
    requireSize(bone.weights, bone.vertices.size(), false);
    return bone;
}

ForeignMesh readMesh(Reader& in, std::size_t nodes, std::size_t materials) {
    ForeignMesh mesh;
    mesh.name = in.text();
    mesh.nodes = in.array<std::uint32_t>();
    requireBelow(mesh.nodes, nodes);
    mesh.material = in.number<std::int32_t>();
    requireIndexOrNone(mesh.material, materials);
    mesh.positions = in.floats<Vec3f>();
    const std::size_t vertices = mesh.positions.size();
    mesh.normals = in.floats<Vec3f>();
    requireSize(mesh.normals, vertices);
    mesh.colors = in.floats<Vec4f>();
    requireSize(mesh.colors, vertices);
    mesh.uvSets =
        in.list<std::vector<Vec2f>>(sizeof(std::uint64_t), [&] { return in.floats<Vec2f>(); });
    for (const auto& set : mesh.uvSets)
        requireSize(set, vertices, false);
    mesh.faceSizes = in.array<std::uint32_t>();
    mesh.corners = in.array<std::uint32_t>();
    requireBelow(mesh.corners, vertices);
    std::uint64_t sum = 0;
    for (const std::uint32_t size : mesh.faceSizes) {
        require(size > 0, "a face has no corner");
        sum += size;
    }
    require(sum == mesh.corners.size(), "faces and corners do not agree");
    mesh.bones = in.list<ForeignBone>(156, [&] { return readBone(in, nodes, vertices); });
    mesh.shapes = in.list<ForeignShape>(24, [&] {
        ForeignShape shape;
        shape.name = in.text();
        shape.positionDeltas = in.floats<Vec3f>();
        requireSize(shape.positionDeltas, vertices, false);
        shape.normalDeltas = in.floats<Vec3f>();
        requireSize(shape.normalDeltas, vertices);
        return shape;
    });
    return mesh;
}

ForeignClip readClip(Reader& in, const ForeignScene& scene) {
    ForeignClip clip;
    clip.name = in.text();
    const auto times = [&in] {
        auto values = in.array<double>();
        requireTimes(values);
        return values;
    };
    clip.nodes = in.list<ForeignNodeKeys>(52, [&] {
        ForeignNodeKeys keys;
        keys.node = in.number<std::uint32_t>();
        require(keys.node < scene.nodes.size(), "an index names nothing");
        keys.translationTimes = times();
        keys.translations = in.floats<Vec3f>();
        requireSize(keys.translations, keys.translationTimes.size(), false);
        keys.rotationTimes = times();
        keys.rotations = in.floats<Vec4f>();
        requireSize(keys.rotations, keys.rotationTimes.size(), false);
        keys.scaleTimes = times();
        keys.scales = in.floats<Vec3f>();
        requireSize(keys.scales, keys.scaleTimes.size(), false);
        return keys;
    });
    clip.shapes = in.list<ForeignShapeKeys>(20, [&] {
        ForeignShapeKeys keys;
        keys.mesh = in.number<std::uint32_t>();
        require(keys.mesh < scene.meshes.size(), "an index names nothing");
        keys.times = times();
        keys.weights = in.floats<float>();
        requireSize(keys.weights, keys.times.size() * scene.meshes[keys.mesh].shapes.size(), false);
        return keys;
    });
    return clip;
}

ForeignFacts readFacts(Reader& in) {
    ForeignFacts facts;
    facts.format = in.text();
    facts.version = in.text();
    facts.generator = in.text();
    facts.metresPerUnit = in.finite("the unit is not finite");
    require(facts.metresPerUnit >= kSmallestUnit && facts.metresPerUnit <= kLargestUnit,
            "the unit is none");
    facts.saysUnit = in.number<std::uint8_t>() != 0;
    for (Eigen::Index i = 0; i < 9; ++i)
        facts.modelFromFileAxes.data()[i] = in.finite("the axes are not finite");
    require(facts.modelFromFileAxes.isUnitary(1e-6) && facts.modelFromFileAxes.determinant() > 0.0,
            "the axes are no rotation");
    facts.saysAxes = in.number<std::uint8_t>() != 0;
    return facts;
}

Finding readFinding(Reader& in) {
    Finding finding;
    finding.code = in.text();
    finding.severity = Severity(std::min<std::uint32_t>(in.number<std::uint32_t>(), 2));
    finding.count = std::size_t(in.number<std::uint64_t>());
    finding.where = in.text();
    finding.detail = in.text();
    finding.fix = in.text();
    return finding;
}

ForeignScene readScene(Reader& in) {
    ForeignScene scene;
    scene.facts = readFacts(in);
    scene.nodes = in.list<ForeignNode>(140, [&] {
        ForeignNode node;
        node.name = in.text();
        node.parent = in.number<std::int32_t>();
        node.parentFromNode = in.affine();
        return node;
    });
    for (std::size_t i = 0; i < scene.nodes.size(); ++i)
        requireIndexOrNone(scene.nodes[i].parent, i);
    scene.images = in.list<ForeignEmbeddedImage>(16, [&] {
        ForeignEmbeddedImage image;
        image.name = in.text();
        image.bytes = in.array<std::uint8_t>();
        return image;
    });
    scene.materials =
        in.list<ForeignMaterial>(89, [&] { return readMaterial(in, scene.images.size()); });
    scene.meshes = in.list<ForeignMesh>(
        80, [&] { return readMesh(in, scene.nodes.size(), scene.materials.size()); });
    scene.clips = in.list<ForeignClip>(24, [&] { return readClip(in, scene); });
    scene.findings = in.list<Finding>(44, [&] { return readFinding(in); });
    require(in.left() == 0, "there is data after the end");
    return scene;
}

/// Text of another process for people: no control characters, not endless.
std::string tamed(std::string text) {
    constexpr std::size_t kLongest = 2000;
    if (text.size() > kLongest)
        text.resize(kLongest);
    for (char& letter : text)
        if (static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f)
            letter = ' ';
    return text;
}

} // namespace

std::optional<ForeignPartHeader> decodeForeignHeader(std::span<const std::uint8_t> bytes) {
    Reader in(bytes);
    const auto part = ForeignPart(in.number<std::uint32_t>());
    if (part != ForeignPart::Progress && part != ForeignPart::Refusal && part != ForeignPart::Scene)
        return std::nullopt;
    return ForeignPartHeader{part, in.number<std::uint64_t>()};
}

Result<ForeignScene> decodeForeignScene(std::span<const std::uint8_t> bytes) {
    try {
        Reader in(bytes);
        ForeignScene scene = readScene(in);
        if (in.repaired > 0)
            scene.findings.push_back({"import-positions-repaired", Severity::Warning, in.repaired,
                                      "file", "numbers that are not finite or beyond 1e18 became 0",
                                      ""});
        return scene;
    } catch (const Garbage& garbage) {
        return Error{"reader-garbage",
                     std::string("the program that reads this format answered with data that "
                                 "cannot be right: ") +
                         garbage.what,
                     "", "Export the file again, or as glTF (GLB) from the program that made it."};
    }
}

Error decodeForeignRefusal(std::span<const std::uint8_t> bytes) {
    Error error;
    try {
        Reader in(bytes);
        error.code = tamed(in.text());
        error.detail = tamed(in.text());
        error.remedy = tamed(in.text());
    } catch (const Garbage&) {
        if (error.code.empty())
            error.code = "reader-garbage";
    }
    return error;
}

} // namespace rigwright
