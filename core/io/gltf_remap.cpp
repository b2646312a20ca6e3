// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of known references, and the walk that rewrites them.
#include "core/io/gltf_remap.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace rigwright {

using nlohmann::json;

namespace {

enum class Refers { Node, Carrier, Mesh };

/// `path` from the object that holds `extensions`; "a[]" = every element, "a{}" = every member.
struct Reference {
    std::string_view path;
    Refers to = Refers::Node;
};

constexpr std::array kDocumentReferences{
    // https://github.com/vrm-c/vrm-specification, version 0.0 (JSON schema)
    Reference{"VRM.humanoid.humanBones[].node"},
    Reference{"VRM.firstPerson.firstPersonBone"},
    Reference{"VRM.firstPerson.meshAnnotations[].mesh", Refers::Mesh},
    Reference{"VRM.blendShapeMaster.blendShapeGroups[].binds[].mesh", Refers::Mesh},
    Reference{"VRM.secondaryAnimation.boneGroups[].bones[]"},
    Reference{"VRM.secondaryAnimation.boneGroups[].center"},
    Reference{"VRM.secondaryAnimation.colliderGroups[].node"},
    // The same, version 1.0
    Reference{"VRMC_vrm.humanoid.humanBones{}.node"},
    Reference{"VRMC_vrm.firstPerson.meshAnnotations[].node", Refers::Carrier},
    Reference{"VRMC_vrm.expressions.preset{}.morphTargetBinds[].node", Refers::Carrier},
    Reference{"VRMC_vrm.expressions.custom{}.morphTargetBinds[].node", Refers::Carrier},
    Reference{"VRMC_springBone.colliders[].node"},
    Reference{"VRMC_springBone.springs[].joints[].node"},
    Reference{"VRMC_springBone.springs[].center"},
};

constexpr std::array kNodeReferences{
    Reference{"VRMC_node_constraint.constraint.roll.source"},
    Reference{"VRMC_node_constraint.constraint.aim.source"},
    Reference{"VRMC_node_constraint.constraint.rotation.source"},
    Reference{"MSFT_lod.ids[]"},
};

class Remap {
public:
    Remap(const IndexMaps& maps, Refers to)
        : m_map(to == Refers::Node      ? maps.nodes
                : to == Refers::Carrier ? maps.carriers
                                        : maps.meshes) {}

    /// True where `value` refers to something that is gone and must be taken out.
    bool apply(json& value, std::string_view path) {
        if (path.empty())
            return rewrite(value);
        const std::size_t dot = path.find('.');
        std::string_view name = path.substr(0, dot);
        const std::string_view rest =
            dot == std::string_view::npos ? std::string_view{} : path.substr(dot + 1);
        const bool each = name.ends_with("[]") || name.ends_with("{}");
        if (each)
            name.remove_suffix(2);
        if (!value.is_object())
            return false;
        const auto member = value.find(name);
        if (member == value.end())
            return false;
        if (!each) {
            if (apply(*member, rest))
                value.erase(name);
        } else if (member->is_structured()) {
            applyToEach(*member, rest);
        }
        return false;
    }

    [[nodiscard]] std::size_t lost() const { return m_lost; }

private:
    void applyToEach(json& list, std::string_view rest) {
        for (auto item = list.begin(); item != list.end();)
            item = apply(*item, rest) ? list.erase(item) : std::next(item);
    }

    bool rewrite(json& value) {
        if (!value.is_number_unsigned()) // VRM 0 writes -1 for "none"
            return false;
        const auto old = value.get<std::size_t>();
        if (old >= m_map.size())
            return false; // pointed nowhere already
        if (m_map[old] >= 0) {
            value = m_map[old];
            return false;
        }
        ++m_lost;
        return true;
    }

    const std::vector<int>& m_map;
    std::size_t m_lost = 0;
};

template <std::size_t N>
std::size_t remap(json& owner, const std::array<Reference, N>& references, const IndexMaps& maps) {
    const auto extensions = owner.find("extensions");
    if (extensions == owner.end())
        return 0;
    std::size_t lost = 0;
    for (const Reference& reference : references) {
        Remap walk(maps, reference.to);
        walk.apply(*extensions, reference.path);
        lost += walk.lost();
    }
    return lost;
}

} // namespace

std::size_t remapDocument(json& document, const IndexMaps& maps) {
    return remap(document, kDocumentReferences, maps);
}

std::size_t remapNode(json& node, const IndexMaps& maps) {
    return remap(node, kNodeReferences, maps);
}

} // namespace rigwright
