// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Comparing a character with the file that was made of it, pose by pose, mesh by mesh.
#include "core/io/verify.h"

#include "core/animation/sample.h"
#include "core/base/parallel.h"
#include "core/character/bake_clip.h"
#include "core/character/evaluate_frame.h"
#include "core/io/gltf_writer.h"
#include "core/io/import_progress.h"
#include "core/io/number_text.h"
#include "core/skin/palette.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <mutex>
#include <new>
#include <optional>
#include <utility>

namespace rigwright {

namespace {

Error contentDiffers(std::string place, std::string detail) {
    return {"verify-content-differs", std::move(detail), std::move(place),
            "The file does not hold the character; please report this, with the character."};
}

/// A run of vertices that both sides have, at different places.
struct VertexRun {
    std::size_t source = 0;
    std::size_t file = 0;
    std::size_t count = 0;
};

struct InstancePair {
    MeshInstanceIndex source;
    MeshInstanceIndex file;
    std::vector<VertexRun> runs;
};

struct ClipPair {
    ClipIndex source;
    ClipIndex file;
    double start = 0.0; ///< of the channels that were written, in the source's time
    double end = 0.0;
    double shift = 0.0; ///< the file's time less the source's
};

/// Sections in the order in which the exporter writes them: as ranges with faces name them.
std::vector<VertexRun> writtenRuns(const Mesh& mesh) {
    if (mesh.sections.empty() || mesh.ranges.empty())
        return {{0, 0, mesh.vertexCount()}};
    std::vector<VertexRun> runs;
    std::vector<std::uint8_t> isWritten(mesh.sections.size(), 0);
    std::size_t next = 0;
    for (const MaterialRange& range : mesh.ranges) {
        if (range.faceCount == 0 || std::exchange(isWritten[range.section], 1) != 0)
            continue;
        const VertexSection& section = mesh.sections[range.section];
        runs.push_back({section.firstVertex, next, section.vertexCount});
        next += section.vertexCount;
    }
    return runs;
}

/// Finds what belongs together.
class Matcher {
public:
    Matcher(const Character& source, const Character& file)
        : m_source(source),
          m_file(file), m_writer{.character = source, .options = m_options, .report = m_report} {
        writeNodes(m_writer); // the exporter's plan: which node carries which instance
    }

    Result<std::vector<InstancePair>> instances() const;
    Result<std::vector<ClipPair>> clips() const;

private:
    [[nodiscard]] MeshInstanceIndex instanceAt(int node) const;
    [[nodiscard]] bool isWritten(const Channel& channel) const;

    const Character& m_source;
    const Character& m_file;
    ExportOptions m_options;
    ExportReport m_report;
    GltfWriter m_writer;
};

MeshInstanceIndex Matcher::instanceAt(int node) const {
    for (std::size_t i = 0; i < m_file.meshes.size(); ++i)
        if (m_file.foreign.nodeOrder[m_file.meshes[i].parent.value()] == std::uint32_t(node))
            return MeshInstanceIndex(i);
    return {};
}

Result<std::vector<InstancePair>> Matcher::instances() const {
    std::vector<InstancePair> pairs;
    for (std::size_t i = 0; i < m_source.meshes.size(); ++i) {
        if (m_writer.placements[i].node == kNothing)
            continue; // without faces
        const std::string place = "mesh " + m_source.meshes[i].name;
        const MeshInstanceIndex found = instanceAt(m_writer.placements[i].node);
        if (!found.isValid())
            return contentDiffers(place, "the file does not hold the mesh");
        InstancePair pair{MeshInstanceIndex(i), found, writtenRuns(*m_source.meshes[i].mesh)};
        const std::size_t expected =
            pair.runs.empty() ? 0 : pair.runs.back().file + pair.runs.back().count;
        const std::size_t there = m_file.meshes[found.value()].mesh->vertexCount();
        if (there != expected)
            return contentDiffers(place, "the mesh has " + std::to_string(there) +
                                             " vertices in the file, " + std::to_string(expected) +
                                             " were written");
        pairs.push_back(std::move(pair));
    }
    return pairs;
}

bool Matcher::isWritten(const Channel& channel) const {
    const bool hasTarget =
        channel.target == ChannelTarget::MorphWeights
            ? channel.mesh.isValid() && m_writer.placements[channel.mesh.value()].node != kNothing
            : channel.bone.isValid();
    return hasTarget && !channel.times.empty();
}

Result<std::vector<ClipPair>> Matcher::clips() const {
    std::vector<ClipPair> pairs;
    for (std::size_t i = 0; i < m_source.clips.size(); ++i) {
        double first = std::numeric_limits<double>::infinity();
        double last = -first;
        for (const Channel& channel : m_source.clips[i]->channels) {
            if (!isWritten(channel))
                continue;
            first = std::min(first, double(channel.times.front()));
            last = std::max(last, double(channel.times.back()));
        }
        if (first > last)
            continue; // a clip without channels is not written
        pairs.push_back(
            {ClipIndex(i), ClipIndex(pairs.size()), first, last, std::max(0.0, -first)});
    }
    if (pairs.size() != m_file.clips.size())
        return contentDiffers("clips", "the file has " + std::to_string(m_file.clips.size()) +
                                           " clips, " + std::to_string(pairs.size()) +
                                           " were written");
    return pairs;
}

/// One side in one pose.
struct Side {
    const Character& character;
    FrameResult frame = {};
    FrameCaches caches = {};
    std::vector<Vec3f> positions = {};

    void pose(Pose pose, bool isBind) {
        frame.pose = std::move(pose);
        computeModelPose(character.skeleton, frame.pose.local, frame.modelFromBone);
        frame.palettes.resize(character.meshes.size());
        for (std::size_t i = 0; i < character.meshes.size(); ++i) {
            if (!character.meshes[i].binding)
                continue;
            const Binding& binding = *character.meshes[i].binding;
            if (isBind)
                frame.palettes[i].assign(binding.joints.size(), Affine3d::Identity());
            else
                computePalette(binding, frame.modelFromBone, frame.palettes[i]);
        }
    }

    void skin(MeshInstanceIndex instance) {
        positions.resize(character.meshes[instance.value()].mesh->vertexCount());
        skinInstance(character, instance, frame, SkinningMethod::LinearBlend, false, {}, caches,
                     {positions, {}});
    }
};

struct Worst {
    double squared = -1.0;
    std::size_t vertex = 0;

    /// The lower vertex of equals, so that the order of threads does not matter.
    void take(const Worst& other) {
        if (other.squared > squared || (other.squared == squared && other.vertex < vertex))
            *this = other;
    }
};

Worst compare(const std::vector<VertexRun>& runs, std::span<const Vec3f> source,
              std::span<const Vec3f> file) {
    Worst worst;
    std::mutex mutex;
    for (const VertexRun& run : runs)
        parallelFor(run.count, 8192, [&](std::size_t begin, std::size_t end) {
            Worst mine;
            for (std::size_t i = begin; i < end; ++i)
                mine.take(
                    {(source[run.source + i].cast<double>() - file[run.file + i].cast<double>())
                         .squaredNorm(),
                     run.source + i});
            const std::scoped_lock lock(mutex);
            worst.take(mine);
        });
    return worst;
}

/// Goes through the poses.
class Comparison {
public:
    Comparison(const Character& source, const Character& file, std::vector<InstancePair> pairs)
        : m_source{source}, m_file{file}, m_pairs(std::move(pairs)) {}

    /// Compares all instances in the pose that the sides were given.
    void comparePose(const std::string& name);
    void compareRest(bool isBind);
    void compareClip(const ClipPair& clip, double part);
    [[nodiscard]] DeformationProof proof() const {
        DeformationProof proof = m_proof;
        proof.size = m_box.isEmpty() ? 0.0 : double(m_box.diagonal().norm());
        return proof;
    }

private:
    Side m_source;
    Side m_file;
    std::vector<InstancePair> m_pairs;
    DeformationProof m_proof;
    Box3f m_box; ///< at rest
    bool m_isRest = false;
};

void Comparison::comparePose(const std::string& name) {
    for (const InstancePair& pair : m_pairs) {
        m_source.skin(pair.source);
        m_file.skin(pair.file);
        const Worst worst = compare(pair.runs, m_source.positions, m_file.positions);
        if (m_isRest)
            for (const VertexRun& run : pair.runs)
                m_box.extend(bounds(std::span(m_source.positions).subspan(run.source, run.count)));
        const double error = std::sqrt(std::max(worst.squared, 0.0));
        if (error <= m_proof.maxError)
            continue;
        m_proof.maxError = error;
        m_proof.worstMesh = m_source.character.meshes[pair.source.value()].name;
        m_proof.worstVertex = worst.vertex;
        m_proof.worstPose = name;
    }
    ++m_proof.posesCompared;
}

void Comparison::compareRest(bool isBind) {
    m_isRest = !isBind;
    m_source.pose(restPose(m_source.character), isBind);
    m_file.pose(restPose(m_file.character), isBind);
    comparePose(isBind ? "bind" : "rest");
    m_isRest = false;
}

void Comparison::compareClip(const ClipPair& pair, double part) {
    const double time = pair.start + part * (pair.end - pair.start);
    const Clip& clip = *m_source.character.clips[pair.source.value()];
    Pose pose = restPose(m_source.character);
    sampleClip(clip, time, pose);
    m_source.pose(std::move(pose), false);
    pose = restPose(m_file.character);
    sampleClip(*m_file.character.clips[pair.file.value()], time + pair.shift, pose);
    m_file.pose(std::move(pose), false);
    comparePose(clip.name + " at " + numberText(time, 3) + " s");
}

Result<DeformationProof> compareAll(const Character& source, const Character& file,
                                    const ImportOptions& options) {
    const Matcher matcher(source, file);
    auto instances = matcher.instances();
    if (!instances)
        return instances.error();
    const auto clips = matcher.clips();
    if (!clips)
        return clips.error();
    Comparison comparison(source, file, std::move(*instances));
    comparison.compareRest(true);
    comparison.compareRest(false);
    for (const ClipPair& clip : *clips) {
        const bool isMoment = clip.end <= clip.start;
        for (const double part : {0.0, 0.5, 1.0})
            if (part == 0.0 || !isMoment)
                comparison.compareClip(clip, part);
        const double done = double(clip.file.value() + 1) / double(clips->size());
        if (!goOn(options, 0.5 + 0.5 * done))
            return Error{"cancelled", "the comparison was cancelled", "", ""};
    }
    return comparison.proof();
}

/// The reader's progress is the first half.
struct HalfProgress {
    const ImportOptions& options;

    ImportOptions forReader() {
        if (options.progress == nullptr)
            return {};
        const auto forward = [](double fraction, void* context) {
            return goOn(static_cast<HalfProgress*>(context)->options, fraction * 0.5);
        };
        return {forward, this};
    }
};

Result<DeformationProof> compareGuarded(const Character& source, const Result<Character>& file,
                                        const ImportOptions& options) {
    if (!file)
        return file.error();
    try {
        if (needsBaking(source))
            return compareAll(withoutRig(source, kBakedFps), *file, options);
        return compareAll(source, *file, options);
    } catch (const std::bad_alloc&) {
        return Error{"out-of-memory", "comparing needs more memory than there is", "",
                     "Close other programs and try again."};
    } catch (const std::exception& problem) {
        return contentDiffers("", problem.what());
    }
}

} // namespace

double DeformationProof::relativeError() const {
    if (maxError == 0.0)
        return 0.0;
    return size > 0.0 ? maxError / size : std::numeric_limits<double>::infinity();
}

Result<DeformationProof> verifyExport(const Character& source, const std::filesystem::path& file,
                                      const ImportOptions& options) {
    HalfProgress half{options};
    return compareGuarded(source, importCharacter(file, half.forReader()), options);
}

Result<DeformationProof> verifyExport(const Character& source, std::span<const std::uint8_t> glb,
                                      const ImportOptions& options) {
    FileBytes bytes;
    bytes.data.reset(new (std::nothrow) std::uint8_t[glb.size()]);
    if (bytes.data == nullptr)
        return Error{"out-of-memory", "comparing needs more memory than there is", "",
                     "Close other programs and try again."};
    bytes.size = glb.size();
    std::ranges::copy(glb, bytes.data.get());
    HalfProgress half{options};
    return compareGuarded(source, importCharacter(std::move(bytes), "export.glb", half.forReader()),
                          options);
}

} // namespace rigwright
