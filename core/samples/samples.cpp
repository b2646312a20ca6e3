// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Built-in characters, made by code.
#include "core/samples/samples.h"

#include "core/character/rest_pose_bake.h"
#include "core/samples/assemble.h"
#include "core/samples/bar.h"
#include "core/samples/embedded_blobs.h"
#include "core/samples/sample_clips.h"
#include "core/samples/sample_poses.h"

#include <array>
#include <memory>
#include <string>

namespace rigwright {

std::span<const SampleInfo> sampleList() {
    static constexpr std::array<SampleInfo, 5> kSamples{{
        {"mannequin", "Mannequin"},
        {"quadruped", "Quadruped"},
        {"arm", "Arm"},
        {"tail", "Tail"},
        {"bar", "Bar"},
    }};
    return kSamples;
}

Result<Character> makeSample(std::string_view name) {
    if (name == "bar")
        return makeBar();
    const std::span<const std::uint8_t> blob = embeddedBlob(name);
    if (blob.empty()) {
        std::string known;
        for (const SampleInfo& sample : sampleList())
            known += (known.empty() ? "" : ", ") + std::string(sample.name);
        return Error{"sample-unknown", "there is no sample named \"" + std::string(name) + "\"", "",
                     "choose one of: " + known};
    }
    Character character = characterFromBlob(blob);
    if (name == "mannequin")
        character.clips.push_back(
            std::make_shared<const Clip>(makeMannequinIdle(character.skeleton)));
    if (name == "tail")
        character.clips.push_back(std::make_shared<const Clip>(makeTailSway(character.skeleton)));
    return character;
}

Result<Character> makeSample(std::string_view name, std::string_view pose) {
    Result<Character> character = makeSample(name);
    const bool isMannequin = name == "mannequin";
    if (!character || pose.empty() || (isMannequin && pose == "t"))
        return character;
    if (!isMannequin || pose != "a")
        return Error{
            "sample-pose-unknown",
            "the sample " + std::string(name) + " has no pose named \"" + std::string(pose) + "\"",
            "", isMannequin ? "choose one of: t, a" : "only the mannequin has poses: t, a"};
    const Result<RestBakeReport> report =
        bakeRestPose(*character, mannequinAPose(character->skeleton), RestBake::AsShown);
    if (!report)
        return report.error();
    return character;
}

} // namespace rigwright
