// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Encoding scenes for another process of the same program.
#include "core/io/foreign_stream.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace rigwright {

namespace {

constexpr std::size_t kLongestText = 1 << 20;

class Writer {
public:
    std::vector<std::uint8_t> bytes;

    void raw(const void* data, std::size_t size) {
        if (size == 0)
            return;
        const auto* first = static_cast<const std::uint8_t*>(data);
        bytes.insert(bytes.end(), first, first + size);
    }
    template <class T>
    requires std::is_arithmetic_v<T>
    void number(T value) { raw(&value, sizeof value); }
    void text(const std::string& value) {
        number(std::uint64_t(std::min(value.size(), kLongestText)));
        raw(value.data(), std::min(value.size(), kLongestText));
    }
    template <class T>
    void array(const std::vector<T>& values) {
        static_assert(sizeof(T) % 4 == 0 || sizeof(T) == 1);
        number(std::uint64_t(values.size()));
        raw(values.data(), values.size() * sizeof(T));
    }
    void affine(const Affine3d& matrix) { raw(matrix.data(), 16 * sizeof(double)); }
    template <class T, class Write>
    void list(const std::vector<T>& values, const Write& write) {
        number(std::uint64_t(values.size()));
        for (const T& value : values)
            write(value);
    }
};

void write(Writer& out, const ForeignTexture& texture) {
    out.text(texture.path);
    out.number(texture.image);
    out.number(texture.uvSet);
}

void write(Writer& out, const ForeignMaterial& material) {
    out.text(material.name);
    out.raw(material.baseColor.data(), 16);
    out.raw(material.emission.data(), 12);
    out.number(material.roughness);
    out.number(std::uint8_t(material.twoSided));
    write(out, material.baseTexture);
    write(out, material.normalTexture);
    write(out, material.emissionTexture);
}

void write(Writer& out, const ForeignMesh& mesh) {
    out.text(mesh.name);
    out.array(mesh.nodes);
    out.number(mesh.material);
    out.array(mesh.positions);
    out.array(mesh.normals);
    out.array(mesh.colors);
    out.list(mesh.uvSets, [&](const auto& set) { out.array(set); });
    out.array(mesh.faceSizes);
    out.array(mesh.corners);
    out.list(mesh.bones, [&](const ForeignBone& bone) {
        out.text(bone.name);
        out.number(bone.node);
        out.affine(bone.boneFromMesh);
        out.array(bone.vertices);
        out.array(bone.weights);
    });
    out.list(mesh.shapes, [&](const ForeignShape& shape) {
        out.text(shape.name);
        out.array(shape.positionDeltas);
        out.array(shape.normalDeltas);
    });
}

void write(Writer& out, const ForeignClip& clip) {
    out.text(clip.name);
    out.list(clip.nodes, [&](const ForeignNodeKeys& keys) {
        out.number(keys.node);
        out.array(keys.translationTimes);
        out.array(keys.translations);
        out.array(keys.rotationTimes);
        out.array(keys.rotations);
        out.array(keys.scaleTimes);
        out.array(keys.scales);
    });
    out.list(clip.shapes, [&](const ForeignShapeKeys& keys) {
        out.number(keys.mesh);
        out.array(keys.times);
        out.array(keys.weights);
    });
}

void write(Writer& out, const ForeignFacts& facts) {
    out.text(facts.format);
    out.text(facts.version);
    out.text(facts.generator);
    out.number(facts.metresPerUnit);
    out.number(std::uint8_t(facts.saysUnit));
    out.raw(facts.modelFromFileAxes.data(), 9 * sizeof(double));
    out.number(std::uint8_t(facts.saysAxes));
}

} // namespace

std::vector<std::uint8_t> encodeForeignHeader(const ForeignPartHeader& header) {
    Writer out;
    out.number(std::uint32_t(header.part));
    out.number(header.length);
    return std::move(out.bytes);
}

std::vector<std::uint8_t> encodeForeignScene(const ForeignScene& scene) {
    Writer out;
    std::size_t words = 0;
    for (const ForeignMesh& mesh : scene.meshes) {
        words += mesh.positions.size() * (10 + 2 * mesh.uvSets.size() + 6 * mesh.shapes.size()) +
                 mesh.corners.size() + mesh.faceSizes.size();
        for (const ForeignBone& bone : mesh.bones)
            words += 2 * bone.vertices.size() + 64;
    }
    out.bytes.reserve(words * 4 + 65536);
    write(out, scene.facts);
    out.list(scene.nodes, [&](const ForeignNode& node) {
        out.text(node.name);
        out.number(node.parent);
        out.affine(node.parentFromNode);
    });
    out.list(scene.images, [&](const ForeignEmbeddedImage& image) {
        out.text(image.name);
        out.array(image.bytes);
    });
    out.list(scene.materials, [&](const ForeignMaterial& material) { write(out, material); });
    out.list(scene.meshes, [&](const ForeignMesh& mesh) { write(out, mesh); });
    out.list(scene.clips, [&](const ForeignClip& clip) { write(out, clip); });
    out.list(scene.findings, [&](const Finding& finding) {
        out.text(finding.code);
        out.number(std::uint32_t(finding.severity));
        out.number(std::uint64_t(finding.count));
        out.text(finding.where);
        out.text(finding.detail);
        out.text(finding.fix);
    });
    return std::move(out.bytes);
}

std::vector<std::uint8_t> encodeForeignRefusal(const Error& error) {
    Writer out;
    out.text(error.code);
    out.text(error.detail);
    out.text(error.remedy);
    return std::move(out.bytes);
}

} // namespace rigwright
