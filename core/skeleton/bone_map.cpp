// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Finding counterparts: by names in passes from strict to lenient, by parts of the body.
#include "core/skeleton/bone_map.h"

#include "core/skeleton/plain_name.h"
#include "core/skeleton/skeleton.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace rigwright {

namespace {

using Key = std::pair<BoneSide, std::string>;
using MakeKey = Key (*)(const std::string&);

Key exactKey(const std::string& name) {
    return {BoneSide::Centre, name};
}
Key similarKey(const std::string& name) {
    PlainName plain = plainName(name);
    return {plain.side, withoutLeadingZeros(plain.letters)};
}
Key bareKey(const std::string& name) {
    return similarKey(std::string(withoutNumber(name)));
}

class Mapper {
public:
    Mapper(const MappedRig& source, const MappedRig& target)
        : m_source(source), m_target(target), m_sourceOf(target.skeleton.boneCount()) {
        m_map.ofSource.resize(source.skeleton.boneCount());
    }

    void matchByNames() {
        const auto similar = [](const Skeleton& skeleton) -> MakeKey {
            return numbersEveryName(skeleton.names) ? bareKey : similarKey;
        };
        matchByKey(exactKey, exactKey, BoneMatch::ExactName);
        matchByKey(similar(m_source.skeleton), similar(m_target.skeleton), BoneMatch::SimilarName);
        matchByKey(bareKey, bareKey, BoneMatch::SimilarName);
    }

    void matchByBody() {
        const auto& theirs = m_target.humanoid.bones;
        for (const auto& [slot, bone] : m_source.humanoid.bones) {
            if (slot.part == HumanoidPart::Spine || slot.part == HumanoidPart::Neck)
                continue;
            if (const auto other = theirs.find(slot); other != theirs.end())
                pair(bone, other->second, BoneMatch::Humanoid);
        }
        matchChain(HumanoidPart::Spine);
        matchChain(HumanoidPart::Neck);
    }

    [[nodiscard]] BoneMap take() {
        for (const BoneIndex bone : m_ambiguous)
            if (!m_map.targetOf(bone).isValid())
                m_map.ambiguous.push_back(bone);
        return std::move(m_map);
    }

private:
    struct Group {
        std::vector<BoneIndex> sources;
        std::vector<BoneIndex> targets;
    };

    bool pair(BoneIndex source, BoneIndex target, BoneMatch match) {
        BoneMapping& mapping = m_map.ofSource[source.value()];
        if (mapping.target.isValid() || m_sourceOf[target.value()].isValid())
            return false;
        mapping = {target, match};
        m_sourceOf[target.value()] = source;
        return true;
    }

    void matchByKey(MakeKey keyOf, MakeKey theirKeyOf, BoneMatch match) {
        std::map<Key, Group> groups;
        const auto& names = m_source.skeleton.names;
        for (std::size_t bone = 0; bone < names.size(); ++bone)
            if (!m_map.ofSource[bone].target.isValid())
                groups[keyOf(names[bone])].sources.emplace_back(bone);
        const auto& others = m_target.skeleton.names;
        for (std::size_t bone = 0; bone < others.size(); ++bone)
            if (!m_sourceOf[bone].isValid())
                if (const auto group = groups.find(theirKeyOf(others[bone])); group != groups.end())
                    group->second.targets.emplace_back(bone);
        for (auto& [key, group] : groups)
            if (!key.second.empty() && group.sources.size() == 1 && group.targets.size() == 1)
                pair(group.sources.front(), group.targets.front(), match);
        // Parents first, so that what is below can go by them.
        std::vector<Group*> crowded;
        for (auto& [key, group] : groups)
            if (!key.second.empty() && !group.targets.empty() &&
                group.sources.size() + group.targets.size() > 2)
                crowded.push_back(&group);
        std::ranges::sort(crowded, {}, [](const Group* group) { return group->sources.front(); });
        for (Group* group : crowded)
            matchCrowded(*group, match);
    }

    /// Those whose parents are counterparts, then, of one exact name, by order.
    void matchCrowded(Group& group, BoneMatch match) {
        const auto parentOf = [](const Skeleton& skeleton, BoneIndex bone) {
            return skeleton.parents[bone.value()];
        };
        for (const BoneIndex source : group.sources) {
            const BoneIndex parent = parentOf(m_source.skeleton, source);
            const BoneIndex wanted = parent.isValid() ? m_map.targetOf(parent) : BoneIndex();
            if (parent.isValid() && !wanted.isValid())
                continue;
            const auto fits = [&](BoneIndex target) {
                return !m_sourceOf[target.value()].isValid() &&
                       parentOf(m_target.skeleton, target) == wanted;
            };
            if (std::ranges::count_if(group.targets, fits) == 1)
                pair(source, *std::ranges::find_if(group.targets, fits), match);
        }
        std::erase_if(group.sources, [this](BoneIndex bone) {
            return m_map.ofSource[bone.value()].target.isValid();
        });
        std::erase_if(group.targets,
                      [this](BoneIndex bone) { return m_sourceOf[bone.value()].isValid(); });
        if (match == BoneMatch::ExactName && group.sources.size() == group.targets.size())
            for (std::size_t i = 0; i < group.sources.size(); ++i)
                pair(group.sources[i], group.targets[i], match);
        else if (!group.targets.empty())
            m_ambiguous.insert(group.sources.begin(), group.sources.end());
    }

    static std::vector<BoneIndex> chainOf(const Humanoid& humanoid, HumanoidPart part) {
        std::vector<BoneIndex> chain;
        for (const auto& [slot, bone] : humanoid.bones)
            if (slot.part == part)
                chain.push_back(bone);
        return chain;
    }

    void matchChain(HumanoidPart part) {
        const std::vector<BoneIndex> ours = chainOf(m_source.humanoid, part);
        const std::vector<BoneIndex> theirs = chainOf(m_target.humanoid, part);
        if (ours.empty() || theirs.empty())
            return;
        if (ours.size() == 1) {
            pair(ours.front(), theirs.front(), BoneMatch::Humanoid);
            return;
        }
        if (theirs.size() == 1) {
            pair(ours.back(), theirs.front(), BoneMatch::Humanoid);
            return;
        }
        const std::size_t fewer = std::min(ours.size(), theirs.size());
        const std::size_t more = std::max(ours.size(), theirs.size());
        for (std::size_t i = 0; i < fewer; ++i) {
            // Rounded to the nearer one, halves down.
            const std::size_t other = (2 * i * (more - 1) + fewer - 2) / (2 * (fewer - 1));
            pair(ours[ours.size() == fewer ? i : other], theirs[ours.size() == fewer ? other : i],
                 BoneMatch::Humanoid);
        }
    }

    const MappedRig& m_source;
    const MappedRig& m_target;
    BoneMap m_map;
    std::vector<BoneIndex> m_sourceOf; ///< by bone of the target
    std::set<BoneIndex> m_ambiguous;
};

std::size_t equalNames(const Skeleton& source, const Skeleton& target) {
    const std::set<std::string_view> names(target.names.begin(), target.names.end());
    return std::size_t(std::ranges::count_if(source.names, [&](const std::string& name) {
        return !name.empty() && names.contains(name);
    }));
}

} // namespace

BoneMap mapBones(const MappedRig& source, const MappedRig& target, BoneMatching matching) {
    Mapper mapper(source, target);
    if (matching == BoneMatching::Names) {
        mapper.matchByNames();
        return mapper.take();
    }
    if (matching == BoneMatching::Humanoid) {
        mapper.matchByBody();
        return mapper.take();
    }
    const std::size_t least =
        std::min({source.skeleton.boneCount(), target.skeleton.boneCount(),
                  source.humanoid.bones.empty() ? source.skeleton.boneCount()
                                                : source.humanoid.bones.size()});
    const bool bodiesFirst = !source.humanoid.bones.empty() && !target.humanoid.bones.empty() &&
                             2 * equalNames(source.skeleton, target.skeleton) < least;
    if (bodiesFirst)
        mapper.matchByBody();
    mapper.matchByNames();
    if (!bodiesFirst)
        mapper.matchByBody();
    return mapper.take();
}

void setTarget(BoneMap& map, BoneIndex source, BoneIndex target) {
    assert(source.isValid() && source.value() < map.ofSource.size());
    if (target.isValid())
        for (BoneMapping& mapping : map.ofSource)
            if (mapping.target == target)
                mapping = {};
    map.ofSource[source.value()] = {target, target.isValid() ? BoneMatch::ByHand : BoneMatch::None};
    std::erase(map.ambiguous, source);
}

std::vector<BoneIndex> unmatchedBones(const BoneMap& map) {
    std::vector<BoneIndex> bones;
    for (std::size_t bone = 0; bone < map.ofSource.size(); ++bone)
        if (!map.ofSource[bone].target.isValid())
            bones.emplace_back(bone);
    return bones;
}

std::size_t matchedCount(const BoneMap& map) {
    return std::size_t(std::ranges::count_if(map.ofSource, [](const BoneMapping& mapping) {
        return mapping.target.isValid() && mapping.match != BoneMatch::Added;
    }));
}

BoneIndex mappedAncestor(const Skeleton& source, const BoneMap& map, BoneIndex bone) {
    for (bone = source.parents[bone.value()]; bone.isValid(); bone = source.parents[bone.value()])
        if (map.targetOf(bone).isValid())
            return bone;
    return {};
}

} // namespace rigwright
