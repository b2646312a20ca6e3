// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Looking up objects, properties and connections.
#include "core/io/fbx_objects.h"

#include <cmath>

namespace rigwright {

namespace {

/// The entry P of that name in Properties70: name, type, label, flags, values.
const FbxNode* propertyOf(const FbxNode& object, std::string_view property) {
    const FbxNode* list = object.child("Properties70");
    if (list == nullptr)
        return nullptr;
    for (const FbxNode& entry : list->children)
        if (!entry.values.empty() && entry.values[0].text == property)
            return &entry;
    return nullptr;
}

} // namespace

FbxObjects::FbxObjects(const FbxDocument& document) {
    m_settings = document.root.child("GlobalSettings");
    if (const FbxNode* objects = document.root.child("Objects"))
        for (const FbxNode& node : objects->children)
            if (!node.values.empty() && node.values[0].kind == FbxValue::Kind::Integer) {
                const FbxId id = node.values[0].integer;
                if (m_objects.emplace(id, &node).second)
                    m_order.push_back(id);
            }
    const FbxNode* connections = document.root.child("Connections");
    if (connections == nullptr)
        return;
    for (const FbxNode& link : connections->children) {
        if (link.values.size() < 3)
            continue;
        const FbxId child = link.values[1].whole();
        const FbxId parent = link.values[2].whole();
        const std::string_view property =
            link.values.size() > 3 ? link.values[3].text : std::string_view();
        m_below[parent].push_back({child, property});
        m_above[child].push_back({parent, property});
    }
}

const FbxNode* FbxObjects::object(FbxId id) const {
    const auto found = m_objects.find(id);
    return found == m_objects.end() ? nullptr : found->second;
}

std::span<const FbxLink> FbxObjects::below(FbxId id) const {
    const auto found = m_below.find(id);
    return found == m_below.end() ? std::span<const FbxLink>() : found->second;
}

std::span<const FbxLink> FbxObjects::above(FbxId id) const {
    const auto found = m_above.find(id);
    return found == m_above.end() ? std::span<const FbxLink>() : found->second;
}

bool FbxObjects::isA(FbxId id, std::string_view kind, std::string_view itsClass) const {
    const FbxNode* node = object(id);
    return node != nullptr && node->name == kind &&
           (itsClass.empty() || (node->values.size() > 2 && node->values[2].text == itsClass));
}

std::vector<FbxId> FbxObjects::below(FbxId id, std::string_view kind,
                                     std::string_view itsClass) const {
    std::vector<FbxId> found;
    for (const FbxLink& link : below(id))
        if (isA(link.other, kind, itsClass))
            found.push_back(link.other);
    return found;
}

std::vector<FbxId> FbxObjects::all(std::string_view kind, std::string_view itsClass) const {
    std::vector<FbxId> found;
    for (const FbxId id : m_order)
        if (isA(id, kind, itsClass))
            found.push_back(id);
    return found;
}

Vec3d fbxVector(const FbxNode& object, std::string_view property, const Vec3d& without) {
    const FbxNode* entry = propertyOf(object, property);
    if (entry == nullptr || entry->values.size() < 7)
        return without;
    const Vec3d value(entry->values[4].number(), entry->values[5].number(),
                      entry->values[6].number());
    return value.allFinite() ? value : without;
}

double fbxNumber(const FbxNode& object, std::string_view property, double without) {
    const FbxNode* entry = propertyOf(object, property);
    if (entry == nullptr || entry->values.size() < 5)
        return without;
    const double value = entry->values[4].number();
    return std::isfinite(value) ? value : without;
}

std::string_view fbxName(const FbxNode& object) {
    return object.values.size() > 1 ? nameWithoutClass(object.values[1].text) : std::string_view();
}

bool fbxMatrix(const FbxNode& object, std::string_view child, Affine3d& matrix) {
    const FbxNode* node = object.child(child);
    if (node == nullptr)
        return false;
    const std::vector<double> numbers = numbersOf(*node, 16);
    if (numbers.size() != 16)
        return false;
    Affine3d read;
    for (Eigen::Index i = 0; i < 16; ++i)
        read.data()[i] = numbers[std::size_t(i)];
    if (!read.matrix().allFinite() || read.matrix().cwiseAbs().maxCoeff() > 1e18)
        return false;
    read.makeAffine();
    matrix = read;
    return true;
}

} // namespace rigwright
