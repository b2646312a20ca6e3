// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The tables of findings and remedies.
#include "editor/ui/finding_words.h"

#include "editor/ui/core_sentences.h"
#include "editor/ui/language.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Messages", text);
}

QString counted(const char* text, std::size_t count) {
    const int n = int(std::min<std::size_t>(count, std::numeric_limits<int>::max()));
    return QCoreApplication::translate("Messages", text, nullptr, n);
}

struct Wording {
    const char* code;
    const char* text;
};

// clang-format off
constexpr auto kFindings = std::to_array<Wording>({
    {"weights-unnormalised", QT_TRANSLATE_N_NOOP("Messages", "%n vertices not normalised")},
    {"weights-zero-rows", QT_TRANSLATE_N_NOOP("Messages", "%n vertices without a bone")},
    {"weights-many-influences", QT_TRANSLATE_N_NOOP("Messages", "%n vertices over the influence limit")},
    {"weights-twins-differ", QT_TRANSLATE_N_NOOP("Messages", "%n seam points that differ")},
    {"names-duplicate", QT_TRANSLATE_N_NOOP("Messages", "%n bones that share a name")},
    {"names-empty", QT_TRANSLATE_N_NOOP("Messages", "%n bones without a name")},
    {"import-unit", QT_TRANSLATE_NOOP("Messages", "Lengths converted to metres")},
    {"import-unit-doubtful", QT_TRANSLATE_NOOP("Messages", "Size %1: is the unit right?")},
    {"import-up-axis", QT_TRANSLATE_NOOP("Messages", "Turned upright")},
    {"import-up-doubtful", QT_TRANSLATE_NOOP("Messages", "Stands along %1: which axis is up?")},
    {"import-posed-on-load", QT_TRANSLATE_NOOP("Messages", "Posed on load")},
    {"import-binds-disagree", QT_TRANSLATE_N_NOOP("Messages", "%n bones with more than one bind")},
    {"import-mesh-moved-after-bind", QT_TRANSLATE_NOOP("Messages", "Mesh moved after it was bound")},
    {"import-curves-not-baked", QT_TRANSLATE_NOOP("Messages", "Curves between keys were sampled")},
    {"import-curves-between-keys", QT_TRANSLATE_NOOP("Messages", "Curves between keys run straight")},
    {"import-deformers-lost", QT_TRANSLATE_NOOP("Messages", "Part of the mesh is moved by what is not read")},
    {"import-shape-weights", QT_TRANSLATE_NOOP("Messages", "Blend shapes weighted by vertex")},
    {"import-take-offset", QT_TRANSLATE_NOOP("Messages", "Take moved to start at 0")},
    {"import-influences", QT_TRANSLATE_N_NOOP("Messages", "%n vertices with more than 4 bones")},
    {"import-sums-off", QT_TRANSLATE_N_NOOP("Messages", "%n vertices do not sum to 1")},
    {"import-no-weights", QT_TRANSLATE_NOOP("Messages", "Skinned mesh without weights")},
    {"import-twins-differ", QT_TRANSLATE_N_NOOP("Messages", "%n seam vertices weighted unlike their twins")},
    {"import-unresolved-bones", QT_TRANSLATE_N_NOOP("Messages", "%n weighted bones are missing")},
    {"import-duplicate-names", QT_TRANSLATE_N_NOOP("Messages", "%n bones that share a name")},
    {"import-shapes-lost", QT_TRANSLATE_NOOP("Messages", "Blend shapes were lost")},
    {"import-segment-scale", QT_TRANSLATE_NOOP("Messages", "Segment scale compensation left out")},
    {"import-texture-missing", QT_TRANSLATE_N_NOOP("Messages", "%n textures not found")},
    {"import-uv-set-missing", QT_TRANSLATE_N_NOOP("Messages", "%n textures want coordinates that a mesh lacks")},
    {"import-texture-found-elsewhere", QT_TRANSLATE_N_NOOP("Messages", "%n textures found in another folder")},
    {"import-reference-outside", QT_TRANSLATE_NOOP("Messages", "Files outside the folder were not read")},
    {"import-extension-unsupported", QT_TRANSLATE_N_NOOP("Messages", "%n extensions only passed through")},
    {"import-old-fbx", QT_TRANSLATE_NOOP("Messages", "Old version of FBX")},
    {"import-armature-scaled", QT_TRANSLATE_NOOP("Messages", "Scaled armature")},
    {"import-fake-weights", QT_TRANSLATE_NOOP("Messages", "Placeholder weights removed")},
    {"import-welded", QT_TRANSLATE_NOOP("Messages", "Split corners welded back to vertices")},
    {"import-scale-uneven", QT_TRANSLATE_N_NOOP("Messages", "%n bones scaled unevenly")},
    {"import-scale-negative", QT_TRANSLATE_N_NOOP("Messages", "%n mirrored bones")},
    {"import-trailing-bytes", QT_TRANSLATE_NOOP("Messages", "Extra bytes after the end of the file")},
    {"import-bind-matrix-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n bind matrices repaired")},
    {"import-outside-scene", QT_TRANSLATE_N_NOOP("Messages", "%n meshes outside the scene are hidden")},
    {"import-skin-unused", QT_TRANSLATE_N_NOOP("Messages", "%n skins without a mesh")},
    {"import-rotation-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n impossible rotations became none")},
    {"import-node-matrix-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n node matrices repaired")},
    {"import-node-shear", QT_TRANSLATE_N_NOOP("Messages", "%n sheared nodes approximated")},
    {"import-scene-root-not-root", QT_TRANSLATE_NOOP("Messages", "A root of the scene has a parent")},
    {"import-channel-ignored", QT_TRANSLATE_N_NOOP("Messages", "%n animation channels left out")},
    {"import-interpolation-unknown", QT_TRANSLATE_NOOP("Messages", "Unknown interpolation played as linear")},
    {"import-extension-dropped", QT_TRANSLATE_NOOP("Messages", "An extension could not be kept")},
    {"import-primitive-without-positions", QT_TRANSLATE_NOOP("Messages", "Part of a mesh without positions left out")},
    {"import-primitive-empty", QT_TRANSLATE_NOOP("Messages", "Empty part of a mesh left out")},
    {"import-morph-targets-unequal", QT_TRANSLATE_NOOP("Messages", "Mesh parts with unequal morph targets")},
    {"import-tangents-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n bad tangents were replaced")},
    {"import-attributes-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n bad vertex values became 0")},
    {"import-weight-set-incomplete", QT_TRANSLATE_NOOP("Messages", "Incomplete set of weights left out")},
    {"import-morph-attribute-dropped", QT_TRANSLATE_NOOP("Messages", "Morphing of an attribute left out")},
    {"import-incomplete-face", QT_TRANSLATE_N_NOOP("Messages", "%n indices that make no face left out")},
    {"import-mesh-unused", QT_TRANSLATE_N_NOOP("Messages", "%n meshes without a node left out")},
    {"import-attributes-missing", QT_TRANSLATE_N_NOOP("Messages", "%n corners lack a normal or texture coordinate")},
    {"import-channels-skipped", QT_TRANSLATE_NOOP("Messages", "Unknown channels left out")},
    {"import-faces-sorted", QT_TRANSLATE_NOOP("Messages", "Faces sorted by material")},
    {"import-frame-count", QT_TRANSLATE_NOOP("Messages", "Not as many frames as announced")},
    {"import-frame-incomplete", QT_TRANSLATE_NOOP("Messages", "Incomplete last frame left out")},
    {"import-frame-time", QT_TRANSLATE_NOOP("Messages", "Frame time made up")},
    {"import-keys-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n bad keys became 0")},
    {"import-material-missing", QT_TRANSLATE_N_NOOP("Messages", "%n materials not found")},
    {"import-material-parts-dropped", QT_TRANSLATE_NOOP("Messages", "Parts of materials left out")},
    {"import-materials-missing", QT_TRANSLATE_NOOP("Messages", "Material library not found")},
    {"import-no-frames", QT_TRANSLATE_NOOP("Messages", "No frames: a skeleton without a clip")},
    {"import-objects-merged", QT_TRANSLATE_N_NOOP("Messages", "%n objects became part of one mesh")},
    {"import-offsets-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n bad bone offsets became 0")},
    {"import-positions-in-channels", QT_TRANSLATE_N_NOOP("Messages", "%n joints with position channels")},
    {"import-seam-twins", QT_TRANSLATE_N_NOOP("Messages", "%n twins added at seams")},
    {"import-skeleton-size", QT_TRANSLATE_NOOP("Messages", "Size told by the skeleton")},
    {"import-smoothing-dropped", QT_TRANSLATE_NOOP("Messages", "Smoothing groups left out")},
    {"import-statements-skipped", QT_TRANSLATE_N_NOOP("Messages", "%n lines of the file not read")},
    {"import-thin-faces", QT_TRANSLATE_N_NOOP("Messages", "%n faces became lines or points")},
    {"import-picture-not-shown", QT_TRANSLATE_NOOP("Messages", "Pictures of a kind that is not shown")},
    {"import-unit-comment", QT_TRANSLATE_NOOP("Messages", "A comment names another unit")},
    {"import-counts-corrected", QT_TRANSLATE_N_NOOP("Messages", "%n wrong counts corrected")},
    {"import-decompressed", QT_TRANSLATE_NOOP("Messages", "Compressed meshes unpacked")},
    {"project-changed-elsewhere", QT_TRANSLATE_NOOP("Messages", "Project changed by another program")},
    {"project-values-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n bad numbers became 0")},
    {"import-zero-rows", QT_TRANSLATE_N_NOOP("Messages", "%n vertices came without weights")},
    {"import-weights-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n bad weights became 0")},
    {"import-weights-merged", QT_TRANSLATE_N_NOOP("Messages", "%n vertices named a bone twice")},
    {"import-positions-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n bad coordinates became 0")},
    {"import-normals-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n bad normals were replaced")},
    {"import-keys-dropped", QT_TRANSLATE_N_NOOP("Messages", "%n keys out of order left out")},
    {"append-bones-unmatched", QT_TRANSLATE_N_NOOP("Messages", "%n moved bones without a counterpart here")},
    {"append-bones-ambiguous", QT_TRANSLATE_N_NOOP("Messages", "%n bones whose name fits several")},
    {"append-bones-added", QT_TRANSLATE_N_NOOP("Messages", "%n bones added")},
    {"append-meshes-scaled", QT_TRANSLATE_NOOP("Messages", "Scaled to the character's size")},
    {"append-clip-empty", QT_TRANSLATE_NOOP("Messages", "A clip that moves nothing here was left out")},
    {"append-clip-baked", QT_TRANSLATE_N_NOOP("Messages", "%n bones got new keys, because the skeletons branch differently")},
    {"append-translations-left", QT_TRANSLATE_N_NOOP("Messages", "%n bones keep their length: keys that stretch them were left out")},
    {"append-scales-left", QT_TRANSLATE_N_NOOP("Messages", "%n bones keep their size: keys that scale them were left out")},
    {"append-morphs-unmatched", QT_TRANSLATE_N_NOOP("Messages", "%n meshes whose morph targets nothing here has")},
    {"append-extension-left-out", QT_TRANSLATE_N_NOOP("Messages", "%n extensions of the file were not taken")},
    {"transfer-unmatched", QT_TRANSLATE_N_NOOP("Messages", "%n vertices without a counterpart were filled from their neighbours")},
    {"transfer-unreached", QT_TRANSLATE_N_NOOP("Messages", "%n vertices without a counterpart keep what they had")},
    {"transfer-nothing", QT_TRANSLATE_NOOP("Messages", "No vertex has a counterpart")},
    {"transfer-normals-opposed", QT_TRANSLATE_NOOP("Messages", "One of the meshes faces inwards")},
    {"transfer-bones-unmatched", QT_TRANSLATE_N_NOOP("Messages", "%n bones with weights have no counterpart here")},
    {"transfer-mesh-locked", QT_TRANSLATE_NOOP("Messages", "A locked mesh keeps its weights")},
    {"bind-not-finite", QT_TRANSLATE_N_NOOP("Messages", "%n pieces have positions that are no numbers")},
    {"bind-no-faces", QT_TRANSLATE_N_NOOP("Messages", "%n pieces without faces were bound by distance")},
    {"bind-zero-area", QT_TRANSLATE_N_NOOP("Messages", "%n pieces of faces without area were bound by distance")},
    {"bind-no-visible-bone", QT_TRANSLATE_N_NOOP("Messages", "%n pieces see hardly any bone")},
    {"bind-not-solved", QT_TRANSLATE_N_NOOP("Messages", "%n pieces whose heat could not be computed were bound by distance")},
    {"bind-outside-volume", QT_TRANSLATE_N_NOOP("Messages", "%n pieces that no bone reaches inside were bound by distance")},
    {"bind-outside-envelopes", QT_TRANSLATE_N_NOOP("Messages", "%n pieces reach outside all envelopes")},
    {"bind-bone-outside", QT_TRANSLATE_N_NOOP("Messages", "%n bones lie outside the volume")},
    {"bind-bone-no-length", QT_TRANSLATE_N_NOOP("Messages", "%n bones have no length")},
    {"bind-size-mismatch", QT_TRANSLATE_NOOP("Messages", "Mesh and bones differ much in size")},
    {"bind-bone-weightless", QT_TRANSLATE_N_NOOP("Messages", "%n bones got no weight")},
    {"bind-locked-out", QT_TRANSLATE_N_NOOP("Messages", "%n vertices belong to locked bones entirely")},
    {"bind-kept", QT_TRANSLATE_N_NOOP("Messages", "%n vertices had weights and keep them")},
    {"bind-no-bones", QT_TRANSLATE_NOOP("Messages", "There is no free bone to bind to")},
    {"export-zero-rows", QT_TRANSLATE_N_NOOP("Messages", "%n vertices without a bone were hung on the root")},
    {"export-rows-normalised", QT_TRANSLATE_N_NOOP("Messages", "%n vertices were normalised, as glTF demands")},
    {"export-influences-dropped", QT_TRANSLATE_N_NOOP("Messages", "%n vertices lost their smallest influences")},
    {"export-channel-dropped", QT_TRANSLATE_NOOP("Messages", "A channel without keys or target was left out")},
    {"export-clip-empty", QT_TRANSLATE_NOOP("Messages", "A clip without channels was left out")},
    {"export-clip-shifted", QT_TRANSLATE_NOOP("Messages", "Clip moved to start at 0")},
    {"export-image-kind", QT_TRANSLATE_NOOP("Messages", "A picture of a kind that few programs show")},
    {"export-image-missing", QT_TRANSLATE_NOOP("Messages", "A picture is only named, not in the file")},
    {"export-mesh-without-faces", QT_TRANSLATE_NOOP("Messages", "A mesh without faces was left out")},
    {"export-material-parts-lost", QT_TRANSLATE_NOOP("Messages", "Parts of materials left out")},
    {"export-references-lost", QT_TRANSLATE_NOOP("Messages", "Extensions refer to what is gone")},
    {"export-skeleton-hint-dropped", QT_TRANSLATE_NOOP("Messages", "The hint at the root of the skeleton was left out")},
    {"export-polygons-triangulated", QT_TRANSLATE_N_NOOP("Messages", "%n polygons became triangles")},
    {"bone-zero-length", QT_TRANSLATE_N_NOOP("Messages", "%n bones of no length")},
    {"bone-sheared", QT_TRANSLATE_N_NOOP("Messages", "%n bones would be slanted")},
    {"bone-none-left", QT_TRANSLATE_NOOP("Messages", "No bone is left")},
    {"bone-name-taken", QT_TRANSLATE_NOOP("Messages", "Another bone has this name")},
    {"bone-roll-undefined", QT_TRANSLATE_N_NOOP("Messages", "Nothing decides the roll of %n bones")},
    {"bone-no-counterpart", QT_TRANSLATE_N_NOOP("Messages", "%n bones without a counterpart on the other side")},
    {"bone-weights-shared", QT_TRANSLATE_N_NOOP("Messages", "Weights of %n vertices are shared by the pieces")},
    {"bone-weights-moved", QT_TRANSLATE_N_NOOP("Messages", "Weights of %n vertices go to other bones")},
    {"bone-keys-baked", QT_TRANSLATE_N_NOOP("Messages", "%n bones get new keys")},
    {"bone-keys-dropped", QT_TRANSLATE_N_NOOP("Messages", "Keys of %n bones that are gone")},
    {"bone-mesh-rehung", QT_TRANSLATE_NOOP("Messages", "A mesh hangs on another bone now")},
    {"bone-binding-dropped", QT_TRANSLATE_NOOP("Messages", "A mesh without weights is no longer bound")},
    {"bone-foreign-dropped", QT_TRANSLATE_N_NOOP("Messages", "Content of the file is gone with %n bones")},
    {"bone-pose-sheared", QT_TRANSLATE_N_NOOP("Messages", "In some poses %n bones would be slanted")},
    {"bone-pose-flat", QT_TRANSLATE_N_NOOP("Messages", "In some poses %n bones have nothing to follow")},
    {"bone-weights-mirrored", QT_TRANSLATE_N_NOOP("Messages", "%n vertices got the weights of the other side")},
    {"bone-mesh-asymmetric", QT_TRANSLATE_N_NOOP("Messages", "%n points without a counterpart on the other side")},
    {"skeleton-weights-lost", QT_TRANSLATE_N_NOOP("Messages", "%n meshes lost their weights with the skeleton")},
    {"project-roles-dropped", QT_TRANSLATE_N_NOOP("Messages", "%n roles of the humanoid were left out")},
    {"rig-baked", QT_TRANSLATE_N_NOOP("Messages", "What the rig does in %n clips was written as keys")},
    {"rig-left-out", QT_TRANSLATE_NOOP("Messages", "Controls, IK handles and constraints stay in the project")},
    {"append-rig-left", QT_TRANSLATE_NOOP("Messages", "The rig of the file was not taken over")},
    {"skeleton-rig-lost", QT_TRANSLATE_NOOP("Messages", "The rig is gone with the skeleton")},
    {"project-rig-dropped", QT_TRANSLATE_N_NOOP("Messages", "%n parts of the rig were left out")},
    {"fit-facing-unsure", QT_TRANSLATE_NOOP("Messages", "Where the body looks is not certain")},
    {"fit-lies", QT_TRANSLATE_NOOP("Messages", "The body does not stand upright")},
    {"fit-asymmetric", QT_TRANSLATE_NOOP("Messages", "The two sides of the mesh differ")},
    {"fit-other-body", QT_TRANSLATE_NOOP("Messages", "Another body was left out")},
    {"fit-proportions", QT_TRANSLATE_NOOP("Messages", "Some markers were placed by proportion")},
    {"rig-control-dropped", QT_TRANSLATE_N_NOOP("Messages", "%n controls are gone")},
    {"rig-handle-dropped", QT_TRANSLATE_N_NOOP("Messages", "%n IK handles are gone")},
    {"rig-constraint-dropped", QT_TRANSLATE_N_NOOP("Messages", "%n constraints are gone")},
    {"rig-constraint-changed", QT_TRANSLATE_N_NOOP("Messages", "%n constraints follow otherwise than before")},
    {"rig-pole-dropped", QT_TRANSLATE_N_NOOP("Messages", "%n IK handles have lost their pole")},
    {"rig-space-dropped", QT_TRANSLATE_N_NOOP("Messages", "%n controls go along with something else now")},
    {"rig-limit-dropped", QT_TRANSLATE_N_NOOP("Messages", "%n joint limits are gone")},
    {"rig-order", QT_TRANSLATE_N_NOOP("Messages", "%n constraints lag behind what they follow")},
    {"rig-keys-dropped", QT_TRANSLATE_N_NOOP("Messages", "%n keys of controls were left out")},
    {"correction-flat", QT_TRANSLATE_N_NOOP("Messages", "%n vertices stay as they are")},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"normalise", QT_TRANSLATE_NOOP("Messages", "Normalise")},
    {"limit", QT_TRANSLATE_NOOP("Messages", "Limit")},
    {"equalise-twins", QT_TRANSLATE_NOOP("Messages", "Make equal")},
    {"reread-metres", QT_TRANSLATE_NOOP("Messages", "Read as metres")},
    {"reread-centimetres", QT_TRANSLATE_NOOP("Messages", "Read as centimetres")},
    {"reread-millimetres", QT_TRANSLATE_NOOP("Messages", "Read as millimetres")},
    {"reread-inches", QT_TRANSLATE_NOOP("Messages", "Read as inches")},
    {"reread-times-100", QT_TRANSLATE_NOOP("Messages", "Read 100 times larger")},
    {"reread-up-x", QT_TRANSLATE_NOOP("Messages", "Read with X up")},
    {"reread-up-y", QT_TRANSLATE_NOOP("Messages", "Read with Y up")},
    {"reread-up-z", QT_TRANSLATE_NOOP("Messages", "Read with Z up")},
    {"reread-bind-pose", QT_TRANSLATE_NOOP("Messages", "Go to bind pose")},
    {"reread-find-textures", QT_TRANSLATE_NOOP("Messages", "Find textures…")},
    {"reread-follow-references", QT_TRANSLATE_NOOP("Messages", "Read those files too")},
});

/// How core names kinds of things before their name.
constexpr auto kPlaces = std::to_array<Wording>({
    {"mesh ", QT_TRANSLATE_NOOP("Messages", "mesh %1")},
    {"skin ", QT_TRANSLATE_NOOP("Messages", "skin %1")},
    {"node ", QT_TRANSLATE_NOOP("Messages", "node %1")},
    {"clip ", QT_TRANSLATE_NOOP("Messages", "clip %1")},
    {"image ", QT_TRANSLATE_NOOP("Messages", "image %1")},
    {"bone ", QT_TRANSLATE_NOOP("Messages", "bone %1")},
    {"material ", QT_TRANSLATE_NOOP("Messages", "material %1")},
});

/// Places that say no more than that it is this file.
constexpr std::array kEverywhere{"file", "document", "skeleton", "several"};
// clang-format on

template <class Table>
const char* find(const Table& table, const std::string& code) {
    for (const Wording& wording : table) {
        if (code == wording.code)
            return wording.text;
    }
    return nullptr;
}

/// Core's own words as a line.
QString plainText(const Finding& finding) {
    QString text = coreAbroad(finding.detail);
    if (text.isEmpty())
        text = QString::fromStdString(finding.detail.empty() ? finding.code : finding.detail);
    text[0] = text[0].toUpper();
    return finding.count > 1 ? QStringLiteral("%1 (%2×)").arg(text).arg(finding.count) : text;
}

} // namespace

QString findingText(const Finding& finding) {
    const char* own = find(kFindings, finding.code);
    if (!own)
        return plainText(finding);
    const QString text = counted(own, finding.count);
    if (!text.contains(QLatin1String("%1")))
        return text;
    const auto figures = coreFigures(finding.detail);
    return figures ? QString(text).replace(QLatin1String("%1"), figures->first())
                   : plainText(finding);
}

QString findingEvidence(const Finding& finding) {
    if (finding.detail.empty() || !find(kFindings, finding.code))
        return {};
    QString text = coreAbroad(finding.detail);
    if (text.isEmpty() && currentLanguage() == QLatin1String("en"))
        text = QString::fromStdString(finding.detail);
    if (text.isEmpty())
        return {};
    // "Its target is gone": whose, comes first.
    if (finding.code.starts_with("rig-") && !finding.where.empty())
        return translated(QT_TRANSLATE_NOOP("Messages", "%1: %2"))
            .arg(QString::fromStdString(finding.where), text);
    text[0] = text[0].toUpper();
    return text;
}

QString findingPlace(const Finding& finding) {
    if (std::ranges::any_of(kEverywhere, [&](const char* place) { return finding.where == place; }))
        return {};
    for (const Wording& kind : kPlaces)
        if (finding.where.starts_with(kind.code))
            return translated(kind.text).arg(
                QString::fromStdString(finding.where.substr(std::string(kind.code).size())));
    constexpr std::string_view kMeshes = " meshes";
    if (finding.where.ends_with(kMeshes)) {
        bool isNumber = false;
        const int meshes =
            QString::fromStdString(finding.where.substr(0, finding.where.size() - kMeshes.size()))
                .toInt(&isNumber);
        if (isNumber)
            return QCoreApplication::translate("Messages", "%n meshes", nullptr, meshes);
    }
    return QString::fromStdString(finding.where);
}

QString fixText(const std::string& fix) {
    const char* own = find(kFixes, fix);
    return own ? translated(own) : QString();
}

} // namespace rigwright::editor
