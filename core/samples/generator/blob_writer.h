// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Writes a finished sample as one blob of bytes.
#pragma once

#include "core/samples/generator/bones.h"
#include "core/samples/generator/charts.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rigwright::generator {

/// Everything that a blob is made of; `normals` and `rows` by point, `uvs` by seam vertex.
struct FinishedSample {
    std::string title;
    std::vector<Bone> bones;
    SurfaceMesh mesh;
    std::vector<Vec3d> normals;
    std::vector<PointRow> rows;
    Charts charts;
    std::vector<Vec2d> uvs;
};

/// The bytes that core/samples/blob_layout.h describes.
std::vector<std::uint8_t> toBlob(const FinishedSample& sample);

} // namespace rigwright::generator
