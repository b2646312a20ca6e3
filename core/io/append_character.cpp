// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Appends, then gives what was appended the numbers that its materials have here.
#include "core/io/append_character.h"

#include "core/base/sentence.h"
#include "core/io/append_foreign.h"
#include "core/io/character_humanoid.h"

#include <nlohmann/json.hpp>

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>

namespace rigwright {

namespace {

using SharedMesh = std::shared_ptr<const Mesh>;

/// Meshes with other material numbers; one that several instances share stays shared.
class Renumbering {
public:
    explicit Renumbering(std::int32_t first, std::int32_t none) : m_first(first), m_none(none) {}

    SharedMesh apply(const SharedMesh& mesh, std::set<std::string>* dropped) {
        SharedMesh& known = m_known[mesh];
        if (known == nullptr)
            known = renumbered(mesh, dropped);
        return known;
    }

private:
    [[nodiscard]] SharedMesh renumbered(const SharedMesh& mesh,
                                        std::set<std::string>* dropped) const {
        std::vector<MaterialRange> ranges = mesh->ranges;
        std::string foreign = mesh->foreign;
        for (MaterialRange& range : ranges) {
            range.material = range.material < 0 ? m_none : range.material + m_first;
            if (dropped != nullptr)
                range.foreign = extrasOnly(range.foreign, *dropped);
        }
        if (dropped != nullptr)
            foreign = extrasOnly(foreign, *dropped);
        if (ranges == mesh->ranges && foreign == mesh->foreign)
            return mesh;
        auto copy = std::make_shared<Mesh>(*mesh);
        copy->ranges = std::move(ranges);
        copy->foreign = std::move(foreign);
        return copy;
    }

    std::int32_t m_first;
    std::int32_t m_none;
    std::map<SharedMesh, SharedMesh> m_known;
};

void takeMaterials(Appended& appended, const ForeignContent& source,
                   std::set<std::string>& dropped) {
    Character& character = appended.character;
    const MergedForeign merged = mergeForeign(character.foreign, source);
    character.foreign = merged.content;
    if (merged.targetDefault != -1) {
        Renumbering own(0, merged.targetDefault);
        for (std::size_t i = 0; i < appended.firstMesh; ++i)
            character.meshes[i].mesh = own.apply(character.meshes[i].mesh, nullptr);
    }
    Renumbering theirs(merged.firstMaterial, merged.sourceDefault);
    for (std::size_t i = appended.firstMesh; i < character.meshes.size(); ++i) {
        MeshInstance& mesh = character.meshes[i];
        mesh.mesh = theirs.apply(mesh.mesh, &dropped);
        if (mesh.binding)
            mesh.binding->foreign = extrasOnly(mesh.binding->foreign, dropped);
    }
}

void takeClipExtras(Appended& appended, std::set<std::string>& dropped) {
    auto& clips = appended.character.clips;
    for (std::size_t i = appended.firstClip; i < clips.size(); ++i) {
        Clip clip = *clips[i];
        clip.foreign = extrasOnly(clip.foreign, dropped);
        for (Channel& channel : clip.channels)
            channel.foreign = extrasOnly(channel.foreign, dropped);
        clips[i] = std::make_shared<const Clip>(std::move(clip));
    }
}

void showNewRoots(Appended& appended) {
    Character& character = appended.character;
    const auto& order = character.foreign.nodeOrder;
    std::vector<std::uint32_t> roots;
    for (std::size_t bone = appended.firstBone; bone < character.skeleton.boneCount(); ++bone)
        if (!character.skeleton.parents[bone].isValid())
            roots.push_back(order.size() == character.skeleton.boneCount() ? order[bone]
                                                                           : std::uint32_t(bone));
    addSceneRoots(character.foreign, roots);
}

void noteDropped(Appended& appended, const std::string& where,
                 const std::set<std::string>& dropped) {
    if (dropped.empty())
        return;
    std::string names;
    for (const std::string& name : dropped)
        names += (names.empty() ? "" : ", ") + name;
    const Finding finding{"append-extension-left-out",
                          Severity::Warning,
                          dropped.size(),
                          where,
                          filled("extensions of meshes and clips that mean things by the numbers "
                                 "of their own file: %1",
                                 {names}),
                          ""};
    appended.findings.push_back(finding);
    appended.character.importFindings.push_back(finding);
}

bool bringsNothing(const Appended& appended) {
    const Character& character = appended.character;
    return character.clips.size() == appended.firstClip &&
           character.meshes.size() == appended.firstMesh &&
           character.skeleton.boneCount() == appended.firstBone;
}

} // namespace

BoneMap mapCharacters(const Character& source, const Character& target, BoneMatching matching) {
    const Humanoid ours = bodyOf(source);
    const Humanoid theirs = bodyOf(target);
    return mapBones({source.skeleton, ours}, {target.skeleton, theirs}, matching);
}

AppendRequest requestFor(const Character& source, const Character& target, BoneMatching matching) {
    AppendRequest request;
    request.map = mapCharacters(source, target, matching);
    request.sourceHips = bodyOf(source).of(HumanoidPart::Hips);
    return request;
}

Result<Appended> appendCharacter(const Character& target, const Character& source,
                                 const AppendRequest& request) {
    if (request.clips.empty() && request.meshes.empty() && !request.skeleton)
        return Error{"append-nothing", "nothing of the file was asked for", "",
                     "choose clips, meshes or the skeleton"};
    Appended appended = appendTo(target, source, request);
    if (bringsNothing(appended))
        return Error{"append-nothing-fits",
                     "nothing of the file fits: its clips move nothing that the character has, and "
                     "no mesh and no bone of it is new",
                     "", "Match the bones by hand, or take meshes or bones of the file."};
    try {
        std::set<std::string> dropped;
        if (!request.meshes.empty())
            takeMaterials(appended, source.foreign, dropped);
        takeClipExtras(appended, dropped);
        showNewRoots(appended);
        noteDropped(appended, source.name, dropped);
    } catch (const nlohmann::json::exception& error) {
        return Error{"append-foreign-invalid", error.what(), "",
                     "open the file by itself, save it as a project and append that"};
    }
    return appended;
}

} // namespace rigwright
