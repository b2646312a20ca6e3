// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// From joints and frames to bones and keys.
#include "core/io/bvh_reader.h"

#include "core/base/sentence.h"
#include "core/io/bvh_text.h"
#include "core/io/number_text.h"
#include "core/io/text_scanner.h"
#include "core/math/float_range.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <new>
#include <utility>

namespace rigwright {

namespace {

constexpr double kUsualFrameTime = 1.0 / 30.0;

bool isPosition(BvhChannel channel) {
    return channel <= BvhChannel::PositionZ;
}

bool isRotation(BvhChannel channel) {
    return channel >= BvhChannel::RotationX && channel <= BvhChannel::RotationZ;
}

int axisOf(BvhChannel channel) {
    return int(channel) % 3;
}

/// Whether position channels repeat the OFFSET: on the mean, how far along it they reach.
struct OffsetEvidence {
    double along = 0.0;  ///< Σ mean position · OFFSET
    double square = 0.0; ///< Σ OFFSET²

    void add(const OffsetEvidence& other) {
        along += other.along;
        square += other.square;
    }
    [[nodiscard]] bool repeatsOffset() const { return along > 0.5 * square; }
};

class BvhCharacter {
public:
    BvhCharacter(const BvhText& text, const std::filesystem::path& file)
        : m_text(text), m_file(file) {}

    Character run();

private:
    void addBones();
    void addClip();
    void noteText();
    void noteSize();
    void notePositions();
    void judgePositions();
    [[nodiscard]] OffsetEvidence evidenceOf(const BvhJoint& joint) const;
    void addRotation(std::size_t joint, Clip& clip) const;
    void addTranslation(std::size_t joint, Clip& clip) const;
    [[nodiscard]] Quatd rotationAt(const BvhJoint& joint, std::size_t frame) const;
    [[nodiscard]] float valueAt(const BvhJoint& joint, std::size_t channel,
                                std::size_t frame) const {
        return m_text.values[frame * m_text.channelCount + joint.firstChannel + channel];
    }
    void note(std::string code, Severity severity, std::size_t count, std::string detail,
              std::string where = "file") {
        m_character.importFindings.push_back(
            {std::move(code), severity, count, std::move(where), std::move(detail), ""});
    }

    const BvhText& m_text;
    const std::filesystem::path& m_file;
    Character m_character;
    double m_frameTime = kUsualFrameTime;
    std::vector<float> m_times;
    std::vector<std::uint8_t> m_repeatsOffset; ///< by joint
    std::size_t m_repeating = 0;               ///< joints whose positions repeat their OFFSET
    std::size_t m_moving = 0;                  ///< joints whose positions are added to it
};

void BvhCharacter::addBones() {
    for (const BvhJoint& joint : m_text.joints) {
        Transform local;
        local.translation = joint.offset;
        std::string name = joint.name;
        if (joint.isEndSite && joint.parent >= 0)
            name = m_text.joints[std::size_t(joint.parent)].name + "_end";
        const BoneIndex parent =
            joint.parent < 0 ? BoneIndex() : BoneIndex(std::size_t(joint.parent));
        addBone(m_character.skeleton, std::move(name), parent, local);
    }
}

OffsetEvidence BvhCharacter::evidenceOf(const BvhJoint& joint) const {
    OffsetEvidence evidence;
    for (std::size_t c = 0; c < joint.channels.size(); ++c) {
        if (!isPosition(joint.channels[c]))
            continue;
        double sum = 0.0;
        for (std::size_t frame = 0; frame < m_text.frameCount; ++frame)
            sum += double(valueAt(joint, c, frame));
        const double offset = joint.offset[axisOf(joint.channels[c])];
        evidence.along += sum / double(std::max<std::size_t>(m_text.frameCount, 1)) * offset;
        evidence.square += offset * offset;
    }
    return evidence;
}

void BvhCharacter::judgePositions() {
    m_repeatsOffset.assign(m_text.joints.size(), 0);
    OffsetEvidence inner;
    std::vector<OffsetEvidence> evidence;
    for (const BvhJoint& joint : m_text.joints) {
        evidence.push_back(evidenceOf(joint));
        if (joint.parent >= 0)
            inner.add(evidence.back());
    }
    for (std::size_t i = 0; i < evidence.size(); ++i) {
        const bool isRoot = m_text.joints[i].parent < 0;
        m_repeatsOffset[i] = (isRoot ? evidence[i] : inner).repeatsOffset() ? 1 : 0;
        if (evidence[i].square > 0.0)
            ++(m_repeatsOffset[i] != 0 ? m_repeating : m_moving);
    }
}

Quatd BvhCharacter::rotationAt(const BvhJoint& joint, std::size_t frame) const {
    Quatd rotation = Quatd::Identity();
    for (std::size_t c = 0; c < joint.channels.size(); ++c) {
        if (!isRotation(joint.channels[c]))
            continue;
        // Whole turns first: they cost large angles their digits.
        const double degrees = std::remainder(double(valueAt(joint, c, frame)), 720.0);
        rotation = rotation * Quatd(Eigen::AngleAxisd(degrees * kPi / 180.0,
                                                      Vec3d::Unit(axisOf(joint.channels[c]))));
    }
    return rotation.normalized();
}

void BvhCharacter::addRotation(std::size_t index, Clip& clip) const {
    const BvhJoint& joint = m_text.joints[index];
    if (std::ranges::none_of(joint.channels, isRotation))
        return;
    Channel channel;
    channel.target = ChannelTarget::Rotation;
    channel.bone = BoneIndex(index);
    channel.width = 4;
    channel.times = m_times;
    channel.values.reserve(m_times.size() * 4);
    Quatd last = Quatd::Identity();
    for (std::size_t frame = 0; frame < m_text.frameCount; ++frame) {
        Quatd rotation = rotationAt(joint, frame);
        if (rotation.dot(last) < 0.0)
            rotation.coeffs() = -rotation.coeffs();
        last = rotation;
        for (const double value : rotation.coeffs())
            channel.values.push_back(float(value));
    }
    clip.channels.push_back(std::move(channel));
}

void BvhCharacter::addTranslation(std::size_t index, Clip& clip) const {
    const BvhJoint& joint = m_text.joints[index];
    if (std::ranges::none_of(joint.channels, isPosition))
        return;
    Channel channel;
    channel.target = ChannelTarget::Translation;
    channel.bone = BoneIndex(index);
    channel.times = m_times;
    channel.values.reserve(m_times.size() * 3);
    const bool repeatsOffset = m_repeatsOffset[index] != 0;
    for (std::size_t frame = 0; frame < m_text.frameCount; ++frame) {
        Vec3d position = joint.offset;
        for (std::size_t c = 0; c < joint.channels.size(); ++c) {
            if (!isPosition(joint.channels[c]))
                continue;
            const int axis = axisOf(joint.channels[c]);
            position[axis] =
                double(valueAt(joint, c, frame)) + (repeatsOffset ? 0.0 : joint.offset[axis]);
        }
        for (const double value : position)
            channel.values.push_back(toFloat(value));
    }
    clip.channels.push_back(std::move(channel));
}

void BvhCharacter::addClip() {
    constexpr double kShortest = 1e-6;
    constexpr double kLongest = 1e4;
    if (m_text.frameTime >= kShortest && m_text.frameTime <= kLongest) {
        m_frameTime = m_text.frameTime;
    } else {
        note("import-frame-time", Severity::Warning, 1,
             filled("the frame time is %1 s; frames were read as 1/30 s apart",
                    {figureText(m_text.frameTime, 6)}));
    }
    if (m_text.frameCount == 0) {
        note("import-no-frames", Severity::Warning, 1,
             "the file has no frames: there is a skeleton, but no clip");
        return;
    }
    for (std::size_t frame = 0; frame < m_text.frameCount; ++frame)
        m_times.push_back(float(double(frame) * m_frameTime));
    judgePositions();
    Clip clip;
    clip.name = m_character.name;
    for (std::size_t joint = 0; joint < m_text.joints.size(); ++joint) {
        addTranslation(joint, clip);
        addRotation(joint, clip);
    }
    updateRange(clip);
    if (!clip.channels.empty())
        m_character.clips.push_back(std::make_shared<const Clip>(std::move(clip)));
}

void BvhCharacter::notePositions() {
    if (m_repeating > 0)
        note("import-positions-in-channels", Severity::Info, m_repeating,
             "position channels reach more than half of the OFFSET along it: they were taken as "
             "where the joint is");
    if (m_moving > 0)
        note("import-positions-in-channels", Severity::Info, m_moving,
             "position channels reach less than half of the OFFSET along it: they were taken as "
             "moved from there");
}

void BvhCharacter::noteText() {
    if (m_text.announcedFrames != std::int64_t(m_text.frameCount))
        note("import-frame-count", Severity::Warning, m_text.frameCount,
             filled("the file announces %1 frames and has %2; those that are there were read",
                    {std::to_string(m_text.announcedFrames), std::to_string(m_text.frameCount)}));
    if (m_text.leftOverNumbers > 0)
        note("import-frame-incomplete", Severity::Warning, 1,
             filled("the last frame has %1 of %2 numbers and was left out",
                    {std::to_string(m_text.leftOverNumbers), std::to_string(m_text.channelCount)}));
    if (!m_text.unknownChannel.empty())
        note("import-channels-skipped", Severity::Warning, 1,
             filled("channels other than positions and rotations were left out, such as %1",
                    {quotedWord(m_text.unknownChannel)}));
    if (m_text.unusableValues > 0)
        note("import-keys-repaired", Severity::Error, m_text.unusableValues,
             filled("numbers of frames that are not finite or too large to be meant became 0; the "
                    "first in line %1",
                    {std::to_string(m_text.firstUnusableLine)}));
    if (m_text.unusableOffsets > 0)
        note("import-offsets-repaired", Severity::Error, m_text.unusableOffsets,
             "OFFSETs that are not finite or too large to be meant became 0");
}

/// BVH has no unit: how tall the skeleton is tells it.
void BvhCharacter::noteSize() {
    std::vector<Affine3d> modelFromBone;
    computeModelPose(m_character.skeleton, m_character.skeleton.restLocal, modelFromBone);
    Eigen::AlignedBox3d box;
    for (const Affine3d& bone : modelFromBone)
        box.extend(Vec3d(bone.translation()));
    const Vec3d size = box.sizes();
    const int axis = size.x() > size.y() && size.x() > size.z() ? 0 : size.y() >= size.z() ? 1 : 2;
    note("import-skeleton-size", Severity::Info, m_text.joints.size(),
         filled("the skeleton is %1 units high (Y) and at most %2 (%3) at rest; BVH has no unit, "
                "and a unit was read as a metre",
                {figureText(size.y(), 4), figureText(size[axis], 4), std::string(1, "XYZ"[axis])}),
         "skeleton");
}

Character BvhCharacter::run() {
    m_character.name = utf8Name(m_file.stem().string());
    m_character.foreign.sourceFormat = "bvh";
    addBones();
    noteText();
    addClip();
    notePositions();
    noteSize();
    finishCharacter(m_character);
    return std::move(m_character);
}

} // namespace

Result<Character> readBvh(const FileBytes& bytes, const std::filesystem::path& file,
                          const ImportOptions& options) {
    try {
        const auto text = parseBvh(textOf(bytes.view()), options);
        if (!text) {
            Error error = text.error();
            if (error.place.empty())
                error.place = file.string();
            return error;
        }
        return BvhCharacter(*text, file).run();
    } catch (const std::bad_alloc&) {
        return Error{"out-of-memory", "the file needs more memory than there is", file.string(),
                     "Close other programs, or open a smaller file."};
    }
}

} // namespace rigwright
