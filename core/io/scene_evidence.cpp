// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Which evidence is there, by format.
#include "core/io/scene_evidence.h"

#include "core/base/sentence.h"
#include "core/io/fbx_document.h"
#include "core/io/fbx_evidence.h"

#include <cstring>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace rigwright {

namespace {

/// Writes another name of the same length over a name that others have, too.
class Renamer {
public:
    Renamer(std::span<const std::uint8_t> bytes, const FbxObjects& objects)
        : m_bytes(bytes), m_objects(objects) {}

    std::vector<std::uint8_t> run() {
        const std::vector<FbxId> models = m_objects.all("Model");
        for (const FbxId id : models)
            ++m_uses[fbxName(*m_objects.object(id))];
        std::set<std::string_view> first;
        for (const FbxId id : models) {
            const std::string_view name = fbxName(*m_objects.object(id));
            if (m_uses[name] > 1 && !first.insert(name).second)
                rename(name);
        }
        return std::move(m_copy);
    }

private:
    void rename(std::string_view name) {
        constexpr std::string_view kLetters =
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
        for (std::size_t tries = 0; tries < 100000 && !name.empty(); ++tries) {
            std::string other(name.size(), '_');
            std::size_t number = m_next++;
            for (char& letter : other) {
                letter = kLetters[number % kLetters.size()];
                number /= kLetters.size();
            }
            if (m_uses.contains(other) || !m_given.insert(other).second)
                continue;
            if (m_copy.empty())
                m_copy.assign(m_bytes.begin(), m_bytes.end());
            const auto at =
                std::size_t(name.data() - reinterpret_cast<const char*>(m_bytes.data()));
            std::memcpy(m_copy.data() + at, other.data(), other.size());
            return;
        }
    }

    std::span<const std::uint8_t> m_bytes;
    const FbxObjects& m_objects;
    std::map<std::string_view, std::size_t, std::less<>> m_uses;
    std::set<std::string> m_given;
    std::size_t m_next = 0;
    std::vector<std::uint8_t> m_copy;
};

void addFbxEvidence(const FbxObjects& objects, ForeignScene& scene) {
    FbxEvidence evidence{.objects = objects, .scene = scene, .modelOfNode = {}};
    matchModels(evidence);
    mendGeometricTransforms(evidence);
    bakeCurves(evidence);
    mendBinds(evidence);
    mendShapes(evidence);
    noteSegmentScale(evidence);
}

std::size_t occurrences(std::string_view text, std::string_view word) {
    std::size_t count = 0;
    for (std::size_t at = text.find(word); at != std::string_view::npos;
         at = text.find(word, at + word.size()))
        ++count;
    return count;
}

/// The value of an attribute of an XML tag; "" where it is not there or holds entities.
std::string_view attributeOf(std::string_view tag, std::string_view name) {
    for (std::size_t at = tag.find(name); at != std::string_view::npos;
         at = tag.find(name, at + 1)) {
        const std::size_t quote = at + name.size() + 1;
        const bool isWhole = at > 0 && (tag[at - 1] == ' ' || tag[at - 1] == '\n') &&
                             quote < tag.size() && tag[quote - 1] == '=' &&
                             (tag[quote] == '"' || tag[quote] == '\'');
        if (!isWhole)
            continue;
        const std::size_t end = tag.find(tag[quote], quote + 1);
        const std::string_view value = end == std::string_view::npos
                                           ? std::string_view()
                                           : tag.substr(quote + 1, end - quote - 1);
        return value.find('&') == std::string_view::npos ? value : std::string_view();
    }
    return {};
}

/// The library calls nodes by their id, which is nobody's name.
void giveColladaNames(std::string_view text, ForeignScene& scene) {
    std::map<std::string_view, std::string_view> nameOfId;
    for (std::size_t at = text.find("<node "); at != std::string_view::npos;
         at = text.find("<node ", at + 1)) {
        const std::string_view tag = text.substr(at, text.substr(at).find('>'));
        const std::string_view id = attributeOf(tag, "id");
        const std::string_view name = attributeOf(tag, "name");
        if (!id.empty() && !name.empty())
            nameOfId.emplace(id, name);
    }
    for (ForeignNode& node : scene.nodes)
        if (const auto found = nameOfId.find(node.name); found != nameOfId.end())
            node.name = found->second;
}

/// The library leaves the blend shapes of a mesh out that is also skinned.
void addColladaEvidence(std::span<const std::uint8_t> bytes, ForeignScene& scene) {
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    giveColladaNames(text, scene);
    const std::size_t inFile = occurrences(text, "<morph ") + occurrences(text, "<morph>");
    std::size_t read = 0;
    for (const ForeignMesh& mesh : scene.meshes)
        read += mesh.shapes.empty() ? 0 : 1;
    if (inFile > read)
        scene.findings.push_back({"import-shapes-lost", Severity::Warning, inFile - read, "file",
                                  filled("the file has blend shapes (<morph>) for %1 meshes, "
                                         "and those of %2 could be read",
                                         {std::to_string(inFile), std::to_string(read)}),
                                  ""});
    if (inFile == 0 && scene.facts.generator.starts_with("Blender"))
        scene.findings.push_back(
            {"import-shapes-lost", Severity::Info, 0, "file",
             "Blender writes no blend shapes (shape keys) into Collada: if the "
             "character has any, they are not in this file",
             ""});
    scene.facts.saysUnit = text.find("<unit") != std::string_view::npos;
    scene.facts.saysAxes = text.find("<up_axis") != std::string_view::npos;
}

} // namespace

SceneEvidence::SceneEvidence(std::span<const std::uint8_t> bytes) : m_bytes(bytes) {
    auto document = parseFbx(bytes);
    if (!document)
        return;
    m_document = std::make_unique<FbxDocument>(std::move(*document));
    m_objects = std::make_unique<FbxObjects>(*m_document);
    m_renamed = Renamer(bytes, *m_objects).run();
}

SceneEvidence::~SceneEvidence() = default;

std::span<const std::uint8_t> SceneEvidence::bytesForLibrary() const {
    return m_renamed.empty() ? m_bytes : std::span<const std::uint8_t>(m_renamed);
}

void SceneEvidence::addTo(ForeignScene& scene) const {
    if (m_objects != nullptr && scene.facts.format.starts_with("Autodesk FBX"))
        addFbxEvidence(*m_objects, scene);
    else if (scene.facts.format.starts_with("Collada"))
        addColladaEvidence(m_bytes, scene);
}

} // namespace rigwright
