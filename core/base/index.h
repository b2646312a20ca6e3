// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Strong integer types for the things that are counted: a bone index is not a vertex index.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace rigwright {

/// An index into one kind of array, or "none" (the default). 32 bits; ordered by value, none last.
template <class Tag>
class Index {
public:
    constexpr Index() = default;
    constexpr explicit Index(std::size_t value) : m_value(static_cast<std::uint32_t>(value)) {}

    [[nodiscard]] constexpr bool isValid() const { return m_value != kNone; }
    /// The plain number; meaningless where isValid() is false.
    [[nodiscard]] constexpr std::uint32_t value() const { return m_value; }

    friend constexpr auto operator<=>(Index, Index) = default;

private:
    static constexpr std::uint32_t kNone = 0xffffffffu;
    std::uint32_t m_value = kNone;
};

/// A transform node of a skeleton (joint, helper or empty): Skeleton arrays.
using BoneIndex = Index<struct BoneTag>;
/// A vertex of a mesh, in the file's identity and order.
using VertexIndex = Index<struct VertexTag>;
/// A group of seam twins that are edited as one: Topology.
using PointIndex = Index<struct PointTag>;
/// A polygon of a mesh.
using FaceIndex = Index<struct FaceTag>;
/// A placed mesh: Character::meshes.
using MeshInstanceIndex = Index<struct MeshInstanceTag>;
/// A clip: Character::clips.
using ClipIndex = Index<struct ClipTag>;
/// What an animator takes hold of: Rig::controls.
using ControlIndex = Index<struct ControlTag>;
/// A chain that reaches for a target: Rig::handles.
using IkHandleIndex = Index<struct IkHandleTag>;
/// A rule by which one thing follows others: Rig::constraints.
using ConstraintIndex = Index<struct ConstraintTag>;

} // namespace rigwright

template <class Tag>
struct std::hash<rigwright::Index<Tag>> {
    std::size_t operator()(rigwright::Index<Tag> index) const noexcept { return index.value(); }
};
