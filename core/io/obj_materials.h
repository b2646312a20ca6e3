// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Materials of an OBJ file: its MTL libraries as glTF materials and pictures.
#pragma once

#include "core/character/character.h"
#include "core/io/import.h"

#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace rigwright {

/// Reads the libraries (the rest of each `mtllib` line) and fills `character.foreign`: a material
/// for each name of `used`, in that order, so that MaterialRange::material finds it. Diffuse colour
/// and picture (Kd, map_Kd), opacity (d, Tr, map_d as a flag), emission (Ke) and the PBR statements
/// Pr, Pm become glTF; shininess (Ns) a roughness. Libraries and pictures are found as
/// TextureFinder does. What is missing, and what was not read, is noted; nothing here refuses a
/// file.
void readObjMaterials(std::span<const std::string> libraries, std::span<const std::string> used,
                      const std::filesystem::path& file, const ImportChoices& choices,
                      Character& character);

} // namespace rigwright
