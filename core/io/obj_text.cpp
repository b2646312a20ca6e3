// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// One pass over the text, after the format's description by Wavefront ("Object Files (.obj)",
/// Advanced Visualizer manual, appendix B1) and what programs make of it today.
#include "core/io/obj_text.h"

#include "core/io/text_scanner.h"
#include "core/math/srgb.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace rigwright {

namespace {

constexpr std::string_view kRemedy =
    "Look at that line with a text editor, or export the file again; it may not be complete.";

bool isUsable(float value) {
    return std::abs(value) <= kLargestTextNumber; // false for NaN
}

/// Index + 1 of a corner while it is being read: as in the file, but counted from the beginning.
struct RawCorner {
    std::int64_t vertex = 0;
    std::int64_t uv = 0;
    std::int64_t normal = 0;
};

class ObjParser {
public:
    ObjParser(std::string_view text, const ImportOptions& options)
        : m_scanner(text, true), m_text(text), m_options(options) {}

    Result<ObjText> run();

private:
    using Status = Result<void>;

    Status statement();
    Status statementByWord();
    Status vertex();
    Status uv();
    Status normal();
    Status face();
    Status line();
    Status points();
    void name(std::vector<ObjPiece>& pieces);
    void useMaterial();
    void comment();

    /// Up to `most` numbers of the line; how many there were, or nothing after an error.
    std::optional<int> numbers(std::span<float> values);
    /// v, v/vt, v//vn or v/vt/vn.
    Status corner(ObjCorner& corner);
    Status readCorner(RawCorner& raw);
    void startRun();
    void addFace(std::span<const ObjCorner> corners);
    Status checkLater();
    void repairNormal(Vec3f& normal);
    void finishColors();

    Error syntax(std::string detail) const {
        return {"obj-syntax", std::move(detail), lineText(m_statementLine), std::string(kRemedy)};
    }
    [[nodiscard]] Error missingVertex(std::int64_t index, std::size_t line,
                                      std::size_t count) const {
        return {"obj-index-out-of-range",
                "the line names vertex " + std::to_string(index) + ", but there are " +
                    std::to_string(count),
                lineText(line), std::string(kRemedy)};
    }
    [[nodiscard]] bool goOn() const {
        return m_options.progress == nullptr ||
               m_options.progress(0.8 * double(m_scanner.offset()) / double(m_text.size() + 1),
                                  m_options.progressContext);
    }

    TextScanner m_scanner;
    std::string_view m_text;
    const ImportOptions& m_options;
    ObjText m_obj;
    std::size_t m_statementLine = 1;
    ObjRun m_now; ///< what the next face belongs to
    bool m_isNewRun = true;
    std::map<std::string, std::int32_t, std::less<>> m_materialOf;
    std::vector<ObjCorner> m_face;
    std::uint32_t m_highest = 0; ///< vertex that a corner names
    /// Vertices of the file, where known: corners that name more are an error at once.
    std::int64_t m_vertexLimit = kObjNone;
    bool m_hasForwardAttributes = false; ///< some corner names what is not listed yet
    float m_largestColor = 0.0f;
};

std::optional<int> ObjParser::numbers(std::span<float> values) {
    int count = 0;
    for (float& value : values) {
        m_scanner.skipBlanks();
        if (m_scanner.atLineEnd())
            return count;
        const std::optional<float> read = m_scanner.number();
        if (!read)
            return std::nullopt;
        value = *read;
        ++count;
    }
    return count;
}

Result<void> ObjParser::vertex() {
    std::array<float, 7> values{};
    const std::optional<int> count = numbers(values);
    if (!count)
        return syntax("a coordinate of the vertex is no number: " + quotedWord(m_scanner.word()));
    if (*count < 3)
        return syntax("a vertex needs three coordinates; the line has " + std::to_string(*count));
    Vec3f position(values[0], values[1], values[2]);
    for (float& value : position) {
        if (isUsable(value))
            continue;
        value = 0.0f;
        m_obj.unusablePositions.add(m_statementLine);
    }
    m_obj.positions.push_back(position);
    if (*count < 6)
        return {};
    // Red, green, blue and perhaps alpha; four and five numbers are a weight of the vertex, which
    // only curves use.
    Vec4f color(values[3], values[4], values[5], *count == 7 ? values[6] : 1.0f);
    for (float& value : color) {
        if (!isUsable(value) || value < 0.0f)
            value = 0.0f;
        m_largestColor = std::max(m_largestColor, value);
    }
    m_obj.colors.resize(m_obj.positions.size() - 1, Vec4f::Constant(-1.0f));
    m_obj.colors.push_back(color);
    return {};
}

Result<void> ObjParser::uv() {
    std::array<float, 3> values{};
    const std::optional<int> count = numbers(values);
    if (!count)
        return syntax("a texture coordinate is no number: " + quotedWord(m_scanner.word()));
    if (*count < 1)
        return syntax("a texture coordinate needs a number");
    Vec2f uv(values[0], values[1]);
    for (float& value : uv) {
        if (isUsable(value))
            continue;
        value = 0.0f;
        m_obj.unusableUvs.add(m_statementLine);
    }
    m_obj.uvs.push_back(uv);
    return {};
}

void ObjParser::repairNormal(Vec3f& normal) {
    const float length = normal.squaredNorm();
    if (std::abs(length - 1.0f) <= 1e-3f)
        return;
    if (std::isfinite(length) && length > 1e-20f) {
        normal.normalize();
        return;
    }
    normal = Vec3f::Zero();
    m_obj.unusableNormals.add(m_statementLine);
}

Result<void> ObjParser::normal() {
    std::array<float, 3> values{};
    const std::optional<int> count = numbers(values);
    if (!count)
        return syntax("a coordinate of the normal is no number: " + quotedWord(m_scanner.word()));
    if (*count < 3)
        return syntax("a normal needs three coordinates; the line has " + std::to_string(*count));
    Vec3f normal(values[0], values[1], values[2]);
    repairNormal(normal);
    m_obj.normals.push_back(normal);
    return {};
}

Result<void> ObjParser::readCorner(RawCorner& raw) {
    const auto wrong = [this] {
        return syntax("a corner of the face is no index: " + quotedWord(m_scanner.word()));
    };
    const auto index = m_scanner.whole();
    if (!index)
        return wrong();
    raw.vertex = *index;
    if (m_scanner.peek() == '/') {
        m_scanner.skip();
        if (const auto uv = m_scanner.whole())
            raw.uv = *uv;
        if (m_scanner.peek() == '/') {
            m_scanner.skip();
            if (const auto normal = m_scanner.whole())
                raw.normal = *normal;
        }
    }
    return m_scanner.atWordEnd() ? Status() : wrong();
}

Result<void> ObjParser::corner(ObjCorner& corner) {
    RawCorner raw;
    if (auto result = readCorner(raw); !result)
        return result;
    const std::size_t count = m_obj.positions.size();
    // Negative indices count backwards from what is listed so far.
    if (raw.vertex == 0 || raw.vertex < -std::int64_t(count))
        return missingVertex(raw.vertex, m_statementLine, count);
    const std::int64_t vertex = raw.vertex > 0 ? raw.vertex - 1 : std::int64_t(count) + raw.vertex;
    if (vertex >= m_vertexLimit)
        return missingVertex(raw.vertex, m_statementLine,
                             m_vertexLimit == kObjNone ? count : std::size_t(m_vertexLimit));
    corner.vertex = std::uint32_t(vertex);
    m_highest = std::max(m_highest, corner.vertex);
    const auto attribute = [this](std::int64_t index, std::size_t listed, ObjTrouble& missing) {
        if (index == 0)
            return kObjNone;
        const std::int64_t at = index > 0 ? index - 1 : std::int64_t(listed) + index;
        if (at < 0 || at >= std::int64_t(kObjNone)) {
            missing.add(m_statementLine);
            return kObjNone;
        }
        m_hasForwardAttributes = m_hasForwardAttributes || at >= std::int64_t(listed);
        return std::uint32_t(at);
    };
    corner.uv = attribute(raw.uv, m_obj.uvs.size(), m_obj.missingUvs);
    corner.normal = attribute(raw.normal, m_obj.normals.size(), m_obj.missingNormals);
    return {};
}

void ObjParser::startRun() {
    m_now.firstFace = std::uint32_t(m_obj.faceCount());
    m_now.object = std::uint32_t(m_obj.objects.size() - 1);
    m_now.group = std::uint32_t(m_obj.groups.size() - 1);
    m_obj.runs.push_back(m_now);
    m_isNewRun = false;
}

void ObjParser::addFace(std::span<const ObjCorner> corners) {
    if (m_isNewRun)
        startRun();
    ObjRun& run = m_obj.runs.back();
    for (const ObjCorner& corner : corners) {
        run.lowVertex = std::min(run.lowVertex, corner.vertex);
        run.highVertex = std::max(run.highVertex, corner.vertex);
        m_obj.corners.push_back(corner);
    }
    run.knownVertices = std::uint32_t(m_obj.positions.size());
    m_obj.faceOffsets.push_back(std::uint32_t(m_obj.corners.size()));
}

Result<void> ObjParser::face() {
    m_face.clear();
    for (m_scanner.skipBlanks(); !m_scanner.atLineEnd(); m_scanner.skipBlanks()) {
        m_face.emplace_back();
        if (auto result = corner(m_face.back()); !result)
            return result;
    }
    if (m_face.empty())
        return syntax("a face needs corners");
    if (m_face.size() < 3)
        m_obj.thinFaces.add(m_statementLine);
    addFace(m_face);
    return {};
}

/// A line of n vertices is n - 1 segments.
Result<void> ObjParser::line() {
    std::array<ObjCorner, 2> segment;
    std::size_t count = 0;
    for (m_scanner.skipBlanks(); !m_scanner.atLineEnd(); m_scanner.skipBlanks()) {
        segment[0] = segment[1];
        if (auto result = corner(segment[1]); !result)
            return result;
        if (++count > 1)
            addFace(segment);
    }
    return count > 1 ? Result<void>() : syntax("a line needs two vertices");
}

Result<void> ObjParser::points() {
    std::size_t count = 0;
    for (m_scanner.skipBlanks(); !m_scanner.atLineEnd(); m_scanner.skipBlanks()) {
        ObjCorner point;
        if (auto result = corner(point); !result)
            return result;
        addFace({&point, 1});
        ++count;
    }
    return count > 0 ? Result<void>() : syntax("a point needs a vertex");
}

void ObjParser::name(std::vector<ObjPiece>& pieces) {
    pieces.push_back({utf8Name(m_scanner.restOfLine()), std::uint32_t(m_obj.positions.size())});
    m_isNewRun = true;
}

/// A name that is missing means: no material from here on.
void ObjParser::useMaterial() {
    std::string name = utf8Name(m_scanner.restOfLine());
    std::int32_t material = -1;
    if (!name.empty()) {
        const auto [known, isNew] =
            m_materialOf.try_emplace(std::move(name), std::int32_t(m_obj.materials.size()));
        if (isNew)
            m_obj.materials.push_back(known->first);
        material = known->second;
    }
    m_isNewRun = m_isNewRun || m_now.material != material;
    m_now.material = material;
}

void ObjParser::comment() {
    // Maya writes "This file uses centimeters as units for non-parametric coordinates."
    const std::string_view text = m_scanner.restOfLine();
    m_obj.saysCentimetres =
        m_obj.saysCentimetres ||
        (text.size() < 200 && text.find("uses centimeters as units") != std::string_view::npos);
}

Result<void> ObjParser::statementByWord() {
    const std::string_view word = m_scanner.word();
    if (word == "v")
        return vertex();
    if (word == "vt")
        return uv();
    if (word == "vn")
        return normal();
    if (word == "f" || word == "fo")
        return face();
    if (word == "l")
        return line();
    if (word == "p")
        return points();
    if (word == "o") {
        name(m_obj.objects);
    } else if (word == "g") {
        name(m_obj.groups);
    } else if (word == "usemtl") {
        useMaterial();
    } else if (word == "mtllib") {
        constexpr std::size_t kMostLibraries = 256;
        if (m_obj.libraries.size() < kMostLibraries)
            m_obj.libraries.emplace_back(m_scanner.restOfLine());
    } else if (word == "s") {
        const std::string_view value = m_scanner.restOfLine();
        m_obj.hasSmoothing = m_obj.hasSmoothing || (value != "off" && value != "0");
    } else {
        m_obj.skipped.add(m_statementLine);
        if (m_obj.firstSkipped.empty())
            m_obj.firstSkipped = quotedWord(word);
    }
    return {};
}

Result<void> ObjParser::statement() {
    m_scanner.skipBlanks();
    m_statementLine = m_scanner.line();
    if (m_scanner.peek() == '#')
        comment();
    else if (!m_scanner.atLineEnd())
        return statementByWord();
    return {};
}

/// Vertices, texture coordinates and normals may stand behind the faces that use them: what those
/// name is known to exist only now.
Result<void> ObjParser::checkLater() {
    if (m_obj.positions.empty())
        return Error{"obj-no-vertices", "the file has no vertices (lines that begin with v)", "",
                     "The content is damaged or of another format; copy or export the file again."};
    if (!m_obj.corners.empty() && m_highest >= m_obj.positions.size()) {
        // Once more, to name the first line that does.
        ObjParser again(m_text, m_options);
        again.m_vertexLimit = std::int64_t(m_obj.positions.size());
        const auto result = again.run();
        return result ? missingVertex(std::int64_t(m_highest) + 1, 0, m_obj.positions.size())
                      : result.error();
    }
    if (!m_hasForwardAttributes)
        return {};
    const auto check = [](std::uint32_t& index, std::size_t count, ObjTrouble& missing) {
        if (index == kObjNone || index < count)
            return;
        index = kObjNone;
        missing.add(0);
    };
    for (ObjCorner& corner : m_obj.corners) {
        check(corner.uv, m_obj.uvs.size(), m_obj.missingUvs);
        check(corner.normal, m_obj.normals.size(), m_obj.missingNormals);
    }
    return {};
}

void ObjParser::finishColors() {
    if (m_obj.colors.empty())
        return;
    m_obj.colors.resize(m_obj.positions.size(), Vec4f::Constant(-1.0f));
    // Some programs count colours from 0 to 255; little more than 1 is only rounding or too bright.
    const float scale = m_largestColor > 2.0f ? 1.0f / std::max(m_largestColor, 255.0f) : 1.0f;
    for (Vec4f& color : m_obj.colors) {
        if (color.w() < 0.0f) {
            color = Vec4f::Ones();
            continue;
        }
        for (int i = 0; i < 3; ++i)
            color[i] = linearFromSrgb(std::min(color[i] * scale, 1.0f));
        color.w() = std::min(color.w() > 1.0f ? color.w() * scale : color.w(), 1.0f);
    }
}

Result<ObjText> ObjParser::run() {
    constexpr std::size_t kStep = std::size_t(8) << 20;
    std::size_t reported = 0;
    for (; !m_scanner.atEnd(); m_scanner.nextLine()) {
        if (auto result = statement(); !result)
            return result.error();
        if (m_obj.positions.size() + m_obj.corners.size() >= kObjNone)
            return Error{"obj-too-large",
                         "the file has more than four thousand million vertices "
                         "and corners",
                         lineText(m_statementLine), "Split the file into several."};
        if (m_scanner.offset() - reported < kStep)
            continue;
        reported = m_scanner.offset();
        if (!goOn())
            return Error{"cancelled", "opening was cancelled", "", ""};
    }
    if (auto result = checkLater(); !result)
        return result.error();
    finishColors();
    return std::move(m_obj);
}

} // namespace

Result<ObjText> parseObj(std::string_view text, const ImportOptions& options) {
    return ObjParser(text, options).run();
}

} // namespace rigwright
