// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Wording of errors and findings.
#include "editor/ui/messages.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <array>
#include <limits>

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
constexpr auto kErrors = std::to_array<Wording>({
    {"cancelled", QT_TRANSLATE_NOOP("Messages", "Opening was cancelled.")},
    {"file-not-found", QT_TRANSLATE_NOOP("Messages", "The file is not there.")},
    {"file-empty", QT_TRANSLATE_NOOP("Messages", "The file is empty.")},
    {"file-not-regular", QT_TRANSLATE_NOOP("Messages", "This is not a file that can be read from beginning to end.")},
    {"gltf-truncated", QT_TRANSLATE_NOOP("Messages", "The file ends too early: it was not copied or written completely.")},
    {"out-of-memory", QT_TRANSLATE_NOOP("Messages", "There is not enough memory for this file.")},
    {"format-not-supported-yet", QT_TRANSLATE_NOOP("Messages", "This format cannot be opened yet.")},
    {"format-unknown", QT_TRANSLATE_NOOP("Messages", "This is not a character file that Rigwright knows.")},
    {"append-nothing", QT_TRANSLATE_NOOP("Messages", "Nothing of the file was chosen.")},
    {"append-foreign-invalid", QT_TRANSLATE_NOOP("Messages", "The materials of the file are damaged.")},
    {"sample-unknown", QT_TRANSLATE_NOOP("Messages", "There is no built-in character of that name.")},
});

// Core says in English what exactly it found ("joint 9 of 4 does not exist"). Other languages cannot
// translate such sentences: they say by the code what kind of fault it is; the exact words stay in
// the details.
constexpr auto kErrorKinds = std::to_array<Wording>({
    {"file-not-readable", QT_TRANSLATE_NOOP("ErrorKinds", "The file cannot be read.")},
    {"file-not-writable", QT_TRANSLATE_NOOP("ErrorKinds", "The file cannot be written.")},
    {"file-too-large", QT_TRANSLATE_NOOP("ErrorKinds", "The file is larger than the memory.")},
    {"gltf-accessor-out-of-range", QT_TRANSLATE_NOOP("ErrorKinds", "The file names data beyond the end of its buffers.")},
    {"gltf-accessor-type", QT_TRANSLATE_NOOP("ErrorKinds", "Data in the file has the wrong type.")},
    {"gltf-accessor-without-data", QT_TRANSLATE_NOOP("ErrorKinds", "The file announces data that is not there.")},
    {"gltf-attribute-counts-differ", QT_TRANSLATE_NOOP("ErrorKinds", "A mesh has different numbers of entries for its vertices.")},
    {"gltf-buffer-missing", QT_TRANSLATE_NOOP("ErrorKinds", "A file that belongs to this one cannot be read.")},
    {"gltf-buffer-too-short", QT_TRANSLATE_NOOP("ErrorKinds", "A buffer is shorter than the file says.")},
    {"gltf-container-invalid", QT_TRANSLATE_NOOP("ErrorKinds", "The content is damaged, or it is not glTF.")},
    {"gltf-extension-unsupported", QT_TRANSLATE_NOOP("ErrorKinds", "The file needs a glTF extension that Rigwright does not know.")},
    {"gltf-index-beyond-vertices", QT_TRANSLATE_NOOP("ErrorKinds", "A face names a vertex that does not exist.")},
    {"gltf-index-out-of-range", QT_TRANSLATE_NOOP("ErrorKinds", "The file names something that is not in it.")},
    {"gltf-joint-out-of-range", QT_TRANSLATE_NOOP("ErrorKinds", "A vertex hangs on a joint that its skin does not have.")},
    {"gltf-json-invalid", QT_TRANSLATE_NOOP("ErrorKinds", "The JSON of the file is damaged.")},
    {"gltf-json-too-deep", QT_TRANSLATE_NOOP("ErrorKinds", "The JSON of the file is nested too deeply.")},
    {"gltf-memory-limit", QT_TRANSLATE_NOOP("ErrorKinds", "The file asks for far more memory than its size explains.")},
    {"gltf-missing-property", QT_TRANSLATE_NOOP("ErrorKinds", "The file lacks something that glTF demands.")},
    {"gltf-node-cycle", QT_TRANSLATE_NOOP("ErrorKinds", "A node is, through its children, its own parent.")},
    {"gltf-node-two-parents", QT_TRANSLATE_NOOP("ErrorKinds", "A node has two parents.")},
    {"gltf-not-written", QT_TRANSLATE_NOOP("ErrorKinds", "The glTF file could not be put together.")},
    {"gltf-sparse-invalid", QT_TRANSLATE_NOOP("ErrorKinds", "Sparse data in the file is damaged.")},
    {"gltf-too-large", QT_TRANSLATE_NOOP("ErrorKinds", "The character is too large for a GLB file, which holds 4 GiB.")},
    {"gltf-transform-too-large", QT_TRANSLATE_NOOP("ErrorKinds", "The transforms of a node multiply to more than can be shown.")},
    {"gltf-unreadable", QT_TRANSLATE_NOOP("ErrorKinds", "The content of the file cannot be understood.")},
    {"gltf-uri-forbidden", QT_TRANSLATE_NOOP("ErrorKinds", "The file names another one that does not lie beside it.")},
    {"gltf-uri-invalid", QT_TRANSLATE_NOOP("ErrorKinds", "An address in the file is damaged.")},
    {"gltf-value-invalid", QT_TRANSLATE_NOOP("ErrorKinds", "A value in the file is not allowed there.")},
    {"gltf-wrong-type", QT_TRANSLATE_NOOP("ErrorKinds", "A value in the file is of the wrong kind.")},
});

// Sentences that core always says in the same words, so that they are their own key.
constexpr auto kCoreSentences = std::to_array<const char*>({
    QT_TRANSLATE_NOOP("Core", "Check that you may read the file."),
    QT_TRANSLATE_NOOP("Core", "Check the name and the folder."),
    QT_TRANSLATE_NOOP("Core", "Choose a file."),
    QT_TRANSLATE_NOOP("Core", "Choose a folder that you may write to. The old file is untouched."),
    QT_TRANSLATE_NOOP("Core", "Choose another name, or allow writing to this file. The old file is untouched."),
    QT_TRANSLATE_NOOP("Core", "Choose another name."),
    QT_TRANSLATE_NOOP("Core", "Choose another name: this link leads in a circle."),
    QT_TRANSLATE_NOOP("Core", "Close other programs and try again."),
    QT_TRANSLATE_NOOP("Core", "Close other programs, or open a smaller file."),
    QT_TRANSLATE_NOOP("Core", "Convert it to glTF 2.0 first."),
    QT_TRANSLATE_NOOP("Core", "Convert the file to glTF 2.0."),
    QT_TRANSLATE_NOOP("Core", "Copy or download the file again; it is not complete."),
    QT_TRANSLATE_NOOP("Core", "Copy or export the file again."),
    QT_TRANSLATE_NOOP("Core", "Export the character as glTF 2.0 (GLB) from the program that made it."),
    QT_TRANSLATE_NOOP("Core", "Export the file again from the program that made it; the Khronos glTF validator shows where it breaks the rules."),
    QT_TRANSLATE_NOOP("Core", "Export the file again without mesh compression."),
    QT_TRANSLATE_NOOP("Core", "Export the file again without this extension."),
    QT_TRANSLATE_NOOP("Core", "Free memory or split the file."),
    QT_TRANSLATE_NOOP("Core", "Free space on the disk, or choose another folder. The old file is untouched."),
    QT_TRANSLATE_NOOP("Core", "Give the file or its folder a shorter name."),
    QT_TRANSLATE_NOOP("Core", "Make the folder first, or choose one that exists."),
    QT_TRANSLATE_NOOP("Core", "Open a glTF 2.0 file (.glb, .gltf, .vrm)."),
    QT_TRANSLATE_NOOP("Core", "Put the file into the same folder and name it by a relative path."),
    QT_TRANSLATE_NOOP("Core", "Put this file beside the opened one, or export as GLB, which is one file."),
    QT_TRANSLATE_NOOP("Core", "Save the project, and report this as a mistake of the program."),
    QT_TRANSLATE_NOOP("Core", "Split the character into several files."),
    QT_TRANSLATE_NOOP("Core", "The content is damaged or of another format; copy or export the file again."),
    QT_TRANSLATE_NOOP("Core", "a channel moves nothing that is in the file, or has no keys"),
    QT_TRANSLATE_NOOP("Core", "a clip without channels cannot be written to glTF"),
    QT_TRANSLATE_NOOP("Core", "a mesh without faces cannot be written to glTF"),
    QT_TRANSLATE_NOOP("Core", "a node that has a parent stands among the roots of the scene"),
    QT_TRANSLATE_NOOP("Core", "a part of the mesh has no vertex positions and was left out"),
    QT_TRANSLATE_NOOP("Core", "a part of the mesh has no vertices and was left out"),
    QT_TRANSLATE_NOOP("Core", "a rotation of zero length was replaced by none"),
    QT_TRANSLATE_NOOP("Core", "an inverse bind matrix of a joint without weights has entries that are no usable numbers; it became the identity"),
    QT_TRANSLATE_NOOP("Core", "bytes after the end of the GLB were left out"),
    QT_TRANSLATE_NOOP("Core", "extensions refer to bones or meshes that are gone"),
    QT_TRANSLATE_NOOP("Core", "extensions refer to bones that are gone"),
    QT_TRANSLATE_NOOP("Core", "indices at the end that make no whole face were left out"),
    QT_TRANSLATE_NOOP("Core", "no mesh hangs on this skin; its joints are kept as bones"),
    QT_TRANSLATE_NOOP("Core", "no node shows this mesh; it was left out"),
    QT_TRANSLATE_NOOP("Core", "tangents without a direction were replaced by +X"),
    QT_TRANSLATE_NOOP("Core", "the clip was moved to start at 0: glTF has no times before that"),
    QT_TRANSLATE_NOOP("Core", "the file's skeleton root is not above all joints; the hint was left out"),
    QT_TRANSLATE_NOOP("Core", "the image was not found when the character was opened; the file only names it"),
    QT_TRANSLATE_NOOP("Core", "the last row of an inverse bind matrix is not 0 0 0 1; it was taken so"),
    QT_TRANSLATE_NOOP("Core", "the last row of the matrix is not 0 0 0 1; it was taken so"),
    QT_TRANSLATE_NOOP("Core", "the matrix has shear, which translation, rotation and scale cannot hold; the nearest transform was taken"),
    QT_TRANSLATE_NOOP("Core", "the mesh hangs on a skin but has no weights; it stays at rest"),
    QT_TRANSLATE_NOOP("Core", "the mesh is not part of the file's scene; it is hidden"),
    QT_TRANSLATE_NOOP("Core", "the parts of the mesh have different numbers of morph targets; the missing ones are still"),
});

constexpr auto kFindings = std::to_array<Wording>({
    {"weights-unnormalised", QT_TRANSLATE_N_NOOP("Messages", "%n vertices not normalised")},
    {"weights-zero-rows", QT_TRANSLATE_N_NOOP("Messages", "%n vertices without a bone")},
    {"weights-many-influences", QT_TRANSLATE_N_NOOP("Messages", "%n vertices over the influence limit")},
    {"weights-twins-differ", QT_TRANSLATE_N_NOOP("Messages", "%n seam points that differ")},
    {"names-duplicate", QT_TRANSLATE_N_NOOP("Messages", "%n bones that share a name")},
    {"names-empty", QT_TRANSLATE_N_NOOP("Messages", "%n bones without a name")},
    {"import-zero-rows", QT_TRANSLATE_N_NOOP("Messages", "%n vertices came without weights")},
    {"import-weights-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n bad weights became 0")},
    {"import-weights-merged", QT_TRANSLATE_N_NOOP("Messages", "%n vertices named a bone twice")},
    {"import-positions-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n bad coordinates became 0")},
    {"import-normals-repaired", QT_TRANSLATE_N_NOOP("Messages", "%n bad normals were replaced")},
    {"import-keys-dropped", QT_TRANSLATE_N_NOOP("Messages", "%n keys out of order left out")},
    {"import-image-missing", QT_TRANSLATE_N_NOOP("Messages", "%n images not found")},
    {"append-bones-unmatched", QT_TRANSLATE_N_NOOP("Messages", "%n moved bones without a counterpart here")},
    {"append-bones-ambiguous", QT_TRANSLATE_N_NOOP("Messages", "%n bones whose name fits several")},
    {"append-bones-added", QT_TRANSLATE_N_NOOP("Messages", "%n bones added")},
    {"append-clip-empty", QT_TRANSLATE_NOOP("Messages", "A clip that moves nothing here was left out")},
    {"append-clip-baked", QT_TRANSLATE_N_NOOP("Messages", "%n bones got new keys, because the skeletons branch differently")},
    {"append-translations-left", QT_TRANSLATE_N_NOOP("Messages", "%n bones keep their length: keys that stretch them were left out")},
    {"append-scales-left", QT_TRANSLATE_N_NOOP("Messages", "%n bones keep their size: keys that scale them were left out")},
    {"append-morphs-unmatched", QT_TRANSLATE_N_NOOP("Messages", "%n meshes whose morph targets nothing here has")},
    {"append-extension-left-out", QT_TRANSLATE_N_NOOP("Messages", "%n extensions of the file were not taken")},
    {"export-zero-rows", QT_TRANSLATE_N_NOOP("Messages", "%n vertices without a bone were hung on the root")},
    {"export-rows-normalised", QT_TRANSLATE_N_NOOP("Messages", "%n vertices were normalised, as glTF demands")},
    {"export-influences-dropped", QT_TRANSLATE_N_NOOP("Messages", "%n vertices lost their smallest influences")},
    {"export-polygons-triangulated", QT_TRANSLATE_N_NOOP("Messages", "%n polygons became triangles")},
});

constexpr auto kFixes = std::to_array<Wording>({
    {"normalise", QT_TRANSLATE_NOOP("Messages", "Normalise")},
    {"limit", QT_TRANSLATE_NOOP("Messages", "Limit")},
    {"equalise-twins", QT_TRANSLATE_NOOP("Messages", "Make equal")},
});

constexpr auto kSamples = std::to_array<Wording>({
    {"mannequin", QT_TRANSLATE_NOOP("Messages", "Mannequin")},
    {"arm", QT_TRANSLATE_NOOP("Messages", "Arm")},
    {"tail", QT_TRANSLATE_NOOP("Messages", "Tail")},
    {"bar", QT_TRANSLATE_NOOP("Messages", "Bar")},
});
// clang-format on

template <class Table>
const char* find(const Table& table, const std::string& code) {
    for (const Wording& wording : table) {
        if (code == wording.code)
            return wording.text;
    }
    return nullptr;
}

/// A sentence of core in the user's language; "" where there is none, as in English.
QString abroad(const std::string& english) {
    for (const char* known : kCoreSentences) {
        if (english != known)
            continue;
        const QString text = QCoreApplication::translate("Core", known);
        return text == QString::fromUtf8(known) ? QString() : text;
    }
    return {};
}

/// What kind of fault a code stands for, in the user's language; "" as above.
QString kindAbroad(const std::string& code) {
    const char* english = find(kErrorKinds, code);
    const QString text = english ? QCoreApplication::translate("ErrorKinds", english) : QString();
    return text == QString::fromUtf8(english) ? QString() : text;
}

/// Core's words as a sentence: translated, or English with a capital first and a full stop last.
QString sentence(const std::string& english) {
    if (const QString translation = abroad(english); !translation.isEmpty())
        return translation;
    QString text = QString::fromStdString(english).trimmed();
    if (text.isEmpty())
        return text;
    text[0] = text[0].toUpper();
    if (!text.endsWith(QLatin1Char('.')) && !text.endsWith(QLatin1Char('!')) &&
        !text.endsWith(QLatin1Char('?')))
        text += QLatin1Char('.');
    return text;
}

} // namespace

ErrorText errorText(const Error& error) {
    ErrorText text;
    const char* own = find(kErrors, error.code);
    text.what = own ? translated(own) : kindAbroad(error.code);
    if (text.what.isEmpty())
        text.what = sentence(error.detail);
    if (text.what.isEmpty())
        text.what = QString::fromStdString(error.code);
    text.where = QString::fromStdString(error.place);
    text.remedy = sentence(error.remedy);
    QStringList details{QStringLiteral("code: ") + QString::fromStdString(error.code)};
    const auto add = [&details](const char* name, const std::string& value) {
        if (!value.empty())
            details += QLatin1String(name) + QString::fromStdString(value);
    };
    add("detail: ", error.detail);
    add("place: ", error.place);
    add("remedy: ", error.remedy);
    text.details = details.join(QLatin1Char('\n'));
    return text;
}

QString findingText(const Finding& finding) {
    if (const char* own = find(kFindings, finding.code))
        return counted(own, finding.count);
    QString text = abroad(finding.detail);
    if (text.isEmpty())
        text = QString::fromStdString(finding.detail.empty() ? finding.code : finding.detail);
    text[0] = text[0].toUpper();
    return finding.count > 1 ? QStringLiteral("%1 (%2×)").arg(text).arg(finding.count) : text;
}

QString fixText(const std::string& fix) {
    const char* own = find(kFixes, fix);
    return own ? translated(own) : QString();
}

QString severityIcon(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return QStringLiteral("error");
    case Severity::Warning:
        return QStringLiteral("warning");
    case Severity::Info:
        break;
    }
    return QStringLiteral("info");
}

Token severityToken(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return Token::Error;
    case Severity::Warning:
        return Token::Warning;
    case Severity::Info:
        break;
    }
    return Token::Secondary;
}

QString severityText(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return translated(QT_TRANSLATE_NOOP("Messages", "Error"));
    case Severity::Warning:
        return translated(QT_TRANSLATE_NOOP("Messages", "Warning"));
    case Severity::Info:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("Messages", "Note"));
}

QString sampleTitle(const std::string& name, const std::string& englishTitle) {
    const char* own = find(kSamples, name);
    return own ? translated(own) : QString::fromStdString(englishTitle);
}

} // namespace rigwright::editor
