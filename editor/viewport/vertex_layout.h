// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Interleaved float attributes of small, often rewritten geometries.
#pragma once

#include <QString>

#include <initializer_list>

namespace Qt3DCore {
class QBuffer;
class QGeometry;
} // namespace Qt3DCore

namespace rigwright::editor {

struct FloatAttribute {
    const char* name;
    int floats;
};

/// Adds the attributes to `geometry` in the order they lie in each vertex of `buffer`.
void addInterleaved(Qt3DCore::QGeometry* geometry, Qt3DCore::QBuffer* buffer,
                    std::initializer_list<FloatAttribute> attributes);
/// Tells the attributes of `geometry` how many vertices there are now.
void setVertexCount(Qt3DCore::QGeometry* geometry, int count);

} // namespace rigwright::editor
