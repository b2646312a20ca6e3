// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The base file of the corpus, compressed by the libraries' own encoders.
#pragma once

#include "tests/support/glb_file.h"

#include <cstdint>
#include <string>
#include <vector>

namespace rigwright::test {

struct MeshoptOptions {
    std::string extension = "EXT_meshopt_compression";
    std::string indexMode = "INDICES"; ///< or "TRIANGLES"
    /// 0: no filters. Else positions go through EXPONENTIAL, normals through OCTAHEDRAL and
    /// rotations through QUATERNION with so many bits.
    int filterBits = 0;
};

/// Every view compressed; buffer 1 is the placeholder of the plain ones.
GlbFile meshoptFile(const MeshoptOptions& options);

/// The base file's positions as the filter EXPONENTIAL stores them, by the words of the extension:
/// a whole number of 24 bits times two to the power of one of 8 bits.
std::vector<float> exponentialPositions(int filterBits);

struct DracoOptions {
    bool isSequential = true;  ///< keeps the order of the vertices; else "edgebreaker"
    std::uint32_t firstId = 0; ///< attributes are numbered from here, the last one first
};

/// The mesh compressed without quantisation, its plain data taken away.
GlbFile dracoFile(const DracoOptions& options);

/// Distance of two neighbouring values of a quantised attribute of primitive 0 of mesh 0, as the
/// compressed data say; 0 where it is not quantised.
double dracoStep(const GlbFile& file, const std::string& semantic);

} // namespace rigwright::test
