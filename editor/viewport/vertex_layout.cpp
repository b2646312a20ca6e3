// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Interleaved float attributes.
#include "editor/viewport/vertex_layout.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QGeometry>

namespace rigwright::editor {

void addInterleaved(Qt3DCore::QGeometry* geometry, Qt3DCore::QBuffer* buffer,
                    std::initializer_list<FloatAttribute> attributes) {
    unsigned floats = 0;
    for (const FloatAttribute& attribute : attributes)
        floats += unsigned(attribute.floats);
    unsigned offset = 0;
    for (const FloatAttribute& attribute : attributes) {
        geometry->addAttribute(new Qt3DCore::QAttribute(
            buffer, QLatin1String(attribute.name), Qt3DCore::QAttribute::Float,
            unsigned(attribute.floats), 0, offset * unsigned(sizeof(float)),
            floats * unsigned(sizeof(float)), geometry));
        offset += unsigned(attribute.floats);
    }
}

void setVertexCount(Qt3DCore::QGeometry* geometry, int count) {
    const auto attributes = geometry->attributes();
    for (Qt3DCore::QAttribute* attribute : attributes)
        attribute->setCount(unsigned(count));
}

} // namespace rigwright::editor
