// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of core's sentences, and recognising them.
#include "editor/ui/core_sentences.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cstring>
#include <functional>
#include <vector>

namespace rigwright::editor {

namespace {

// clang-format off
// Sentences that core always says in the same words, so that they are their own key; %1 … stand for
// figures and names.
constexpr auto kCoreSentences = std::to_array<const char*>({
    QT_TRANSLATE_NOOP("Core", "Check that you may read the file."),
    QT_TRANSLATE_NOOP("Core", "Check the name and the folder."),
    QT_TRANSLATE_NOOP("Core", "Choose a file."),
    QT_TRANSLATE_NOOP("Core", "Choose a folder that you may write to. The old file is untouched."),
    QT_TRANSLATE_NOOP("Core", "Choose another name."),
    QT_TRANSLATE_NOOP("Core", "Choose another name, or allow writing to this file. The old file is untouched."),
    QT_TRANSLATE_NOOP("Core", "Choose another name: this link leads in a circle."),
    QT_TRANSLATE_NOOP("Core", "Give the file or its folder a shorter name."),
    QT_TRANSLATE_NOOP("Core", "Make the folder first, or choose one that exists."),
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
    QT_TRANSLATE_NOOP("Core", "%1 cannot be read: %2"),
    QT_TRANSLATE_NOOP("Core", "%1; kept and written again, but neither shown nor edited"),
    QT_TRANSLATE_NOOP("Core", "a joint stands more than once in a row; its weights were added up"),
    QT_TRANSLATE_NOOP("Core", "a second channel moves the same target; the first one counts"),
    QT_TRANSLATE_NOOP("Core", "for instance %1, scaled by %2 × %3 × %4; dual quaternions and some engines do not mirror bones"),
    QT_TRANSLATE_NOOP("Core", "for instance %1; each mesh keeps the bind it came with, and such bones have no common bind pose"),
    QT_TRANSLATE_NOOP("Core", "for instance %1; here bones are told apart by their place, other programs go by the name"),
    QT_TRANSLATE_NOOP("Core", "for instance %1; the surface is shown without it"),
    QT_TRANSLATE_NOOP("Core", "keys whose time does not rise were dropped"),
    QT_TRANSLATE_NOOP("Core", "legs and spine point along %1, no more than %2 off it; up is +Y"),
    QT_TRANSLATE_NOOP("Core", "more than 8 at %1 of them, %2 at most; all are kept, but engines that read four or eight drop the rest"),
    QT_TRANSLATE_NOOP("Core", "most of all %1, scaled by %2 × %3 × %4; bones below it are sheared when they turn"),
    QT_TRANSLATE_NOOP("Core", "normals without a direction were replaced by +Y"),
    QT_TRANSLATE_NOOP("Core", "not at their bind: %1 of %2 joints; the farthest is %3, turned by %4 and moved by %5"),
    QT_TRANSLATE_NOOP("Core", "the extension %1 refers to raw data of the file and cannot be kept"),
    QT_TRANSLATE_NOOP("Core", "the farthest row sums to %1; they deform as if divided by their sum"),
    QT_TRANSLATE_NOOP("Core", "the longest side is %1 as read, of %2 × %3 × %4"),
    QT_TRANSLATE_NOOP("Core", "the longest side is %1 as read, of %2 × %3 × %4; a hundred times larger it would be %5"),
    QT_TRANSLATE_NOOP("Core", "the longest side is %1 as read, of %2 × %3 × %4; read in centimetres it would be %5"),
    QT_TRANSLATE_NOOP("Core", "the longest side is %1 as read, of %2 × %3 × %4; read in metres it would be %5"),
    QT_TRANSLATE_NOOP("Core", "the longest side is %1 as read, of %2 × %3 × %4; read in millimetres it would be %5"),
    QT_TRANSLATE_NOOP("Core", "the most is %1; all are kept, but engines that read four drop the rest"),
    QT_TRANSLATE_NOOP("Core", "they lie exactly on others of the mesh; the surface may crack there"),
    QT_TRANSLATE_NOOP("Core", "vertices without any weight stay at rest"),
    QT_TRANSLATE_NOOP("Core", "weights that are negative, not finite or beyond 1e18 became 0"),
});
// clang-format on

struct Pattern {
    const char* sentence;
    QRegularExpression expression;
};

/// Those with figures in them. Longer ones first: a shorter one may be the beginning of another.
const std::vector<Pattern>& patterns() {
    static const std::vector<Pattern> made = [] {
        std::vector<Pattern> list;
        static const QRegularExpression figure(QStringLiteral("\\\\%(\\d)"));
        for (const char* sentence : kCoreSentences) {
            if (!std::strchr(sentence, '%'))
                continue;
            QString expression = QRegularExpression::escape(QString::fromUtf8(sentence));
            expression.replace(figure, QStringLiteral("(?<p\\1>.+?)"));
            list.push_back(
                {sentence, QRegularExpression(QRegularExpression::anchoredPattern(expression),
                                              QRegularExpression::DotMatchesEverythingOption)});
        }
        std::ranges::stable_sort(list, std::greater{}, [](const Pattern& pattern) {
            return std::strlen(pattern.sentence);
        });
        return list;
    }();
    return made;
}

struct Recognised {
    const char* sentence = nullptr;
    QStringList figures;
};

std::optional<Recognised> recognise(const std::string& english) {
    for (const char* known : kCoreSentences)
        if (english == known)
            return Recognised{known, {}};
    const QString text = QString::fromStdString(english);
    for (const Pattern& pattern : patterns()) {
        const QRegularExpressionMatch match = pattern.expression.match(text);
        if (!match.hasMatch())
            continue;
        Recognised recognised{pattern.sentence, {}};
        for (int i = 1; i <= match.lastCapturedIndex(); ++i)
            recognised.figures += match.captured(QStringLiteral("p%1").arg(i));
        return recognised;
    }
    return std::nullopt;
}

} // namespace

QString coreAbroad(const std::string& english) {
    const auto known = recognise(english);
    if (!known)
        return {};
    QString text = QCoreApplication::translate("Core", known->sentence);
    if (text == QString::fromUtf8(known->sentence))
        return {};
    // Placed in one pass: a name may look like a place for the next.
    QString filled;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const int figure =
            text[i] == QLatin1Char('%') && i + 1 < text.size() ? text[i + 1].digitValue() : -1;
        if (figure < 1 || figure > known->figures.size()) {
            filled += text[i];
            continue;
        }
        const QString& part = known->figures[figure - 1];
        const QString translation = coreAbroad(part.toStdString());
        filled += translation.isEmpty() ? part : translation;
        ++i;
    }
    return filled;
}

QString coreSentence(const std::string& english) {
    QString text = coreAbroad(english);
    if (!text.isEmpty())
        return text;
    text = QString::fromStdString(english).trimmed();
    if (text.isEmpty())
        return text;
    text[0] = text[0].toUpper();
    if (!text.endsWith(QLatin1Char('.')) && !text.endsWith(QLatin1Char('!')) &&
        !text.endsWith(QLatin1Char('?')))
        text += QLatin1Char('.');
    return text;
}

std::optional<QStringList> coreFigures(const std::string& english) {
    const auto known = recognise(english);
    return known && !known->figures.isEmpty() ? std::optional(known->figures) : std::nullopt;
}

} // namespace rigwright::editor
