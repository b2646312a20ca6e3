// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The objects of an FBX file by id, their properties and how they are connected.
#pragma once

#include "core/io/fbx_document.h"
#include "core/math/types.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace rigwright {

using FbxId = std::int64_t;

/// `property` is "" for plain connections.
struct FbxLink {
    FbxId other = 0;
    std::string_view property;
};

/// Views into an FbxDocument, which must outlive it. Id 0 is the scene.
class FbxObjects {
public:
    explicit FbxObjects(const FbxDocument& document);

    /// Null where there is none.
    [[nodiscard]] const FbxNode* object(FbxId id) const;
    /// What hangs on an object, in the order of the file.
    [[nodiscard]] std::span<const FbxLink> below(FbxId id) const;
    /// What an object hangs on.
    [[nodiscard]] std::span<const FbxLink> above(FbxId id) const;
    /// Those below of that kind ("Model", "Deformer" …) and, unless empty, that class ("Skin" …).
    [[nodiscard]] std::vector<FbxId> below(FbxId id, std::string_view kind,
                                           std::string_view itsClass = {}) const;
    /// All objects of a kind, in the order of the file.
    [[nodiscard]] std::vector<FbxId> all(std::string_view kind,
                                         std::string_view itsClass = {}) const;

    [[nodiscard]] const FbxNode* globalSettings() const { return m_settings; }

private:
    [[nodiscard]] bool isA(FbxId id, std::string_view kind, std::string_view itsClass) const;

    const FbxNode* m_settings = nullptr;
    std::vector<FbxId> m_order;
    std::unordered_map<FbxId, const FbxNode*> m_objects;
    std::unordered_map<FbxId, std::vector<FbxLink>> m_below;
    std::unordered_map<FbxId, std::vector<FbxLink>> m_above;
};

/// The numbers of a property in Properties70, or `without` where the object does not have it or
/// they are not finite.
Vec3d fbxVector(const FbxNode& object, std::string_view property, const Vec3d& without);
double fbxNumber(const FbxNode& object, std::string_view property, double without);

/// The name as people gave it.
std::string_view fbxName(const FbxNode& object);

/// A "Matrix"-like child of 16 numbers, column by column; false where it is not there or not
/// finite.
bool fbxMatrix(const FbxNode& object, std::string_view child, Affine3d& matrix);

/// Ticks of the format's clock in a second.
inline constexpr double kFbxTicks = 46186158000.0;
/// Times are within ± this many ticks, so that their differences are whole numbers, too.
inline constexpr double kMostFbxTicks = 1e18;

} // namespace rigwright
