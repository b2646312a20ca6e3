// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Wording of errors, severities and samples.
#include "editor/ui/messages.h"

#include "editor/ui/core_sentences.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Messages", text);
}

struct Wording {
    const char* code;
    const char* text;
};

// clang-format off
constexpr auto kErrors = std::to_array<Wording>({
    {"cancelled", QT_TRANSLATE_NOOP("Messages", "Opening was cancelled.")},
    {"file-changed", QT_TRANSLATE_NOOP("ErrorKinds", "Another program changed the file while it was read.")},
    {"file-not-found", QT_TRANSLATE_NOOP("Messages", "The file is not there.")},
    {"file-empty", QT_TRANSLATE_NOOP("Messages", "The file is empty.")},
    {"file-not-regular", QT_TRANSLATE_NOOP("Messages", "This is not a file that can be read from beginning to end.")},
    {"gltf-truncated", QT_TRANSLATE_NOOP("Messages", "The file ends too early: it was not copied or written completely.")},
    {"out-of-memory", QT_TRANSLATE_NOOP("Messages", "There is not enough memory for this file.")},
    {"format-not-supported-yet", QT_TRANSLATE_NOOP("Messages", "This format cannot be opened yet.")},
    {"format-unknown", QT_TRANSLATE_NOOP("Messages", "This is not a character file that Rigwright knows.")},
    {"bone-none-selected", QT_TRANSLATE_NOOP("Messages", "No bone is selected.")},
    {"bone-one-selected", QT_TRANSLATE_NOOP("Messages", "Two bones or more must be selected, the last one is the one that they go to.")},
    {"rig-none-selected", QT_TRANSLATE_NOOP("Messages", "No control is selected.")},
    {"rig-limb", QT_TRANSLATE_NOOP("Messages", "A limb is two bones and what follows them: make the hand or the foot the active bone.")},
    {"append-nothing", QT_TRANSLATE_NOOP("Messages", "Nothing of the file was chosen.")},
    {"append-nothing-fits", QT_TRANSLATE_NOOP("Messages", "Nothing of the file fits the character.")},
    {"append-foreign-invalid", QT_TRANSLATE_NOOP("Messages", "The materials of the file are damaged.")},
    {"transfer-no-source", QT_TRANSLATE_NOOP("Messages", "No mesh there has weights to give.")},
    {"bind-no-bones", QT_TRANSLATE_NOOP("Messages", "There is no free bone to bind to.")},
    {"bind-no-vertices", QT_TRANSLATE_NOOP("Messages", "The mesh has no vertices.")},
    {"bind-mesh-locked", QT_TRANSLATE_NOOP("Messages", "The mesh is locked: it keeps its weights.")},
    {"bind-too-many-bones", QT_TRANSLATE_NOOP("Messages", "A mesh can hang on 65535 bones at most.")},
    {"bone-none", QT_TRANSLATE_NOOP("Messages", "There is no such bone.")},
    {"bone-not-finite", QT_TRANSLATE_NOOP("Messages", "A number is not finite, or too large.")},
    {"bone-too-many", QT_TRANSLATE_NOOP("Messages", "A skeleton can have 65535 bones at most.")},
    {"bone-fraction", QT_TRANSLATE_NOOP("Messages", "A bone is cut at fractions of its length above 0 and below 1.")},
    {"bone-zero-length", QT_TRANSLATE_NOOP("Messages", "The bone has no length to be cut.")},
    {"bone-piece-count", QT_TRANSLATE_NOOP("Messages", "A bone is cut into 2 pieces or more.")},
    {"bone-same", QT_TRANSLATE_NOOP("Messages", "A bone cannot be merged into itself.")},
    {"bone-heir", QT_TRANSLATE_NOOP("Messages", "A bone that is deleted cannot take weights over.")},
    {"bone-cycle", QT_TRANSLATE_NOOP("Messages", "A bone cannot hang below a bone that hangs below it.")},
    {"bone-no-end", QT_TRANSLATE_NOOP("Messages", "There is no end of a bone to connect to.")},
    {"bone-axes", QT_TRANSLATE_NOOP("Messages", "The axis along a bone and the one to its side lie on one line.")},
    {"bone-direction", QT_TRANSLATE_NOOP("Messages", "The direction is zero or not finite.")},
    {"bone-side", QT_TRANSLATE_NOOP("Messages", "No bone of that side is among them.")},
    {"bone-plane", QT_TRANSLATE_NOOP("Messages", "The mirror plane has no direction.")},
    {"humanoid-no-bones", QT_TRANSLATE_NOOP("Messages", "This is not a humanoid: it has no bones.")},
    {"humanoid-no-body", QT_TRANSLATE_NOOP("Messages", "This is not a humanoid: no body was found in it.")},
    {"humanoid-four-legs", QT_TRANSLATE_NOOP("Messages", "This is not a humanoid: it stands on four legs.")},
    {"humanoid-roles-missing", QT_TRANSLATE_NOOP("Messages", "This is no whole humanoid: required bones are missing.")},
    {"rename-nothing-to-find", QT_TRANSLATE_NOOP("Messages", "There is no text to look for.")},
    {"rename-no-number", QT_TRANSLATE_NOOP("Messages", "The pattern has no place for the number.")},
    {"rename-control-character", QT_TRANSLATE_NOOP("Messages", "A new name would contain a control character.")},
    {"rest-pose-no-arms", QT_TRANSLATE_NOOP("Messages", "The arms of the body are not known.")},
    {"rest-pose-singular", QT_TRANSLATE_NOOP("Messages", "A joint would have no size in the new rest pose.")},
    {"rig-nothing-to-make", QT_TRANSLATE_NOOP("Messages", "There is nothing to make: all of it has controls already, or there is nothing on that side.")},
    {"correction-no-joint", QT_TRANSLATE_NOOP("Messages", "No mesh that may be changed has weights on both sides of this joint.")},
    {"correction-not-bent", QT_TRANSLATE_NOOP("Messages", "The joint is not bent: bend it as far as the shape is to count for.")},
    {"correction-flat", QT_TRANSLATE_NOOP("Messages", "Skinning flattens the mesh here: bend the joint less.")},
    {"sample-pose-unknown", QT_TRANSLATE_NOOP("Messages", "The built-in character has no pose of that name.")},
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
    {"gltf-draco-invalid", QT_TRANSLATE_NOOP("ErrorKinds", "Meshes compressed with Draco are damaged.")},
    {"gltf-meshopt-invalid", QT_TRANSLATE_NOOP("ErrorKinds", "Data compressed with meshopt is damaged.")},
    {"gltf-uri-forbidden", QT_TRANSLATE_NOOP("ErrorKinds", "The file names another one that does not lie beside it.")},
    {"gltf-uri-invalid", QT_TRANSLATE_NOOP("ErrorKinds", "An address in the file is damaged.")},
    {"gltf-value-invalid", QT_TRANSLATE_NOOP("ErrorKinds", "A value in the file is not allowed there.")},
    {"gltf-wrong-type", QT_TRANSLATE_NOOP("ErrorKinds", "A value in the file is of the wrong kind.")},
    {"bvh-frame-length", QT_TRANSLATE_NOOP("ErrorKinds", "A frame of the file has another number of values than its channels.")},
    {"bvh-no-joints", QT_TRANSLATE_NOOP("ErrorKinds", "The file has no joints.")},
    {"bvh-syntax", QT_TRANSLATE_NOOP("ErrorKinds", "The text of the file breaks the rules of BVH.")},
    {"bvh-too-many-frames", QT_TRANSLATE_NOOP("ErrorKinds", "The file has too many frames.")},
    {"import-old-fbx", QT_TRANSLATE_NOOP("ErrorKinds", "This version of FBX is too old to be read.")},
    {"obj-index-out-of-range", QT_TRANSLATE_NOOP("ErrorKinds", "A face names a vertex that the file does not have.")},
    {"obj-no-vertices", QT_TRANSLATE_NOOP("ErrorKinds", "The file has no vertices.")},
    {"obj-syntax", QT_TRANSLATE_NOOP("ErrorKinds", "The text of the file breaks the rules of OBJ.")},
    {"obj-too-large", QT_TRANSLATE_NOOP("ErrorKinds", "The file has more vertices than can be counted.")},
    {"reader-crashed", QT_TRANSLATE_NOOP("ErrorKinds", "The program that reads this format crashed; what is open here is untouched.")},
    {"reader-garbage", QT_TRANSLATE_NOOP("ErrorKinds", "The program that reads this format gave an answer without sense.")},
    {"reader-not-started", QT_TRANSLATE_NOOP("ErrorKinds", "The program that reads this format could not be started.")},
    {"reader-out-of-memory", QT_TRANSLATE_NOOP("ErrorKinds", "Reading this file needs more memory than is allowed.")},
    {"reader-refused", QT_TRANSLATE_NOOP("ErrorKinds", "The content of the file cannot be read.")},
    {"reader-timeout", QT_TRANSLATE_NOOP("ErrorKinds", "Reading this file took too long and was ended.")},
    {"reader-too-many-joints", QT_TRANSLATE_NOOP("ErrorKinds", "More bones move one mesh than can be counted.")},
    {"reader-too-many-vertices", QT_TRANSLATE_NOOP("ErrorKinds", "A mesh of the file is too large.")},
});

constexpr auto kSamples = std::to_array<Wording>({
    {"mannequin", QT_TRANSLATE_NOOP("Messages", "Mannequin")},
    {"quadruped", QT_TRANSLATE_NOOP("Messages", "Quadruped")},
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

/// What kind of fault a code stands for, in the user's language; "" as above.
QString kindAbroad(const std::string& code) {
    const char* english = find(kErrorKinds, code);
    const QString text = english ? QCoreApplication::translate("ErrorKinds", english) : QString();
    return text == QString::fromUtf8(english) ? QString() : text;
}

} // namespace

ErrorText errorText(const Error& error) {
    ErrorText text;
    const char* own = find(kErrors, error.code);
    text.what = own ? translated(own) : kindAbroad(error.code);
    if (text.what.isEmpty())
        text.what = coreSentence(error.detail);
    if (text.what.isEmpty())
        text.what = QString::fromStdString(error.code);
    text.where = QString::fromStdString(error.place);
    text.remedy = coreSentence(error.remedy);
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

QString errorLines(const Error& error) {
    const ErrorText text = errorText(error);
    return text.remedy.isEmpty() ? text.what : text.what + QLatin1Char('\n') + text.remedy;
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
