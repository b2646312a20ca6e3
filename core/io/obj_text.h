// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ObjText: the statements of a Wavefront OBJ file as arrays, before they become meshes.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/io/import.h"
#include "core/math/types.h"

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace rigwright {

inline constexpr std::uint32_t kObjNone = 0xffffffffu;

/// Indices into the file's lists from 0; kObjNone where the file gives none.
struct ObjCorner {
    std::uint32_t vertex = 0;
    std::uint32_t uv = kObjNone;
    std::uint32_t normal = kObjNone;
};

/// What a kind of trouble comes to in the file: how often, and the line of the first.
struct ObjTrouble {
    std::size_t count = 0;
    std::size_t firstLine = 0;

    void add(std::size_t line) {
        if (count++ == 0)
            firstLine = line;
    }
};

/// An `o` or `g` statement; entry 0 stands for what comes before the first one. `firstVertex`: how
/// many vertices the file had listed when it came.
struct ObjPiece {
    std::string name;
    std::uint32_t firstVertex = 0;
};

/// Faces that follow one another in the file under the same object, group and material.
/// `lowVertex` … `highVertex` are the vertices that they use; `knownVertices`: how many the file
/// had listed when the last of them came.
struct ObjRun {
    std::uint32_t firstFace = 0;
    std::uint32_t object = 0; ///< into ObjText::objects
    std::uint32_t group = 0;  ///< into ObjText::groups
    std::int32_t material = -1;
    std::uint32_t lowVertex = kObjNone;
    std::uint32_t highVertex = 0;
    std::uint32_t knownVertices = 0;
};

/// All statements, in the order of the file. Indices are checked: corners name vertices, texture
/// coordinates and normals that exist. Faces of two corners are lines, of one points.
struct ObjText {
    std::vector<Vec3f> positions;
    std::vector<Vec4f> colors; ///< linear RGBA; empty, or one a position
    std::vector<Vec2f> uvs;    ///< origin bottom left, as in the file
    std::vector<Vec3f> normals;
    std::vector<ObjCorner> corners;
    std::vector<std::uint32_t> faceOffsets{0};
    std::vector<ObjRun> runs;
    std::vector<ObjPiece> objects{{}};
    std::vector<ObjPiece> groups{{}};
    std::vector<std::string> materials; ///< names of `usemtl`, in the order of their first use
    std::vector<std::string> libraries; ///< the rest of each `mtllib` line, as written
    bool saysCentimetres = false;       ///< a comment names the unit
    bool hasSmoothing = false;          ///< some `s` other than off

    ObjTrouble unusablePositions; ///< not finite or absurdly large; read as 0
    ObjTrouble unusableUvs;
    ObjTrouble unusableNormals; ///< without a direction; read as 0 0 0
    ObjTrouble missingUvs;      ///< corners that name a texture coordinate that does not exist
    ObjTrouble missingNormals;
    ObjTrouble thinFaces; ///< `f` with fewer than three corners
    ObjTrouble skipped;   ///< statements that are not read (curves, surfaces) or not known
    std::string firstSkipped;

    [[nodiscard]] std::size_t faceCount() const { return faceOffsets.size() - 1; }
};

/// Reads the statements; linear in the size of the text, memory in proportion to it. Errors, each
/// with the line in Error::place: "obj-syntax", "obj-index-out-of-range", "obj-no-vertices",
/// "obj-too-large", "cancelled".
Result<ObjText> parseObj(std::string_view text, const ImportOptions& options);

} // namespace rigwright
