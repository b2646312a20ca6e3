// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of skinning methods.
#include "editor/ui/skinning_words.h"

#include <QCoreApplication>

#include <array>

namespace rigwright::editor {

namespace {

struct Words {
    const char* name;
    const char* shortName;
    const char* help;
};

/// In the order of SkinningMethod.
// clang-format off
constexpr std::array<Words, kSkinningMethods.size()> kWords{{
    {QT_TRANSLATE_NOOP("SkinningMethods", "Linear blend"),
     QT_TRANSLATE_NOOP("SkinningMethods", "linear"),
     QT_TRANSLATE_NOOP("SkinningMethods", "The method of games and of exported files: joints lose volume when they twist.")},
    {QT_TRANSLATE_NOOP("SkinningMethods", "Dual quaternion"),
     QT_TRANSLATE_NOOP("SkinningMethods", "dual quat."),
     QT_TRANSLATE_NOOP("SkinningMethods", "Keeps volume when joints twist; may bulge where they bend.")},
    {QT_TRANSLATE_NOOP("SkinningMethods", "Blend of both"),
     QT_TRANSLATE_NOOP("SkinningMethods", "blend"),
     QT_TRANSLATE_NOOP("SkinningMethods", "Between linear blend and dual quaternion, vertex by vertex as the blend map of the mesh says; halfway where it has none.")},
    {QT_TRANSLATE_NOOP("SkinningMethods", "Centres of rotation"),
     QT_TRANSLATE_NOOP("SkinningMethods", "centres"),
     QT_TRANSLATE_NOOP("SkinningMethods", "Every vertex turns about a centre found from the weights: neither loses volume nor bulges; prepared beside the work, and again after you paint.")},
    {QT_TRANSLATE_NOOP("SkinningMethods", "Delta mush"),
     QT_TRANSLATE_NOOP("SkinningMethods", "mush"),
     QT_TRANSLATE_NOOP("SkinningMethods", "Linear blend, smoothed, with the details of the surface put back: forgives rough weights; prepared once, beside the work.")},
}};
// clang-format on

QString translated(const char* text) {
    return QCoreApplication::translate("SkinningMethods", text);
}

} // namespace

QString skinningName(SkinningMethod method) {
    return translated(kWords[std::size_t(method)].name);
}

QString skinningShortName(SkinningMethod method) {
    return translated(kWords[std::size_t(method)].shortName);
}

QString skinningHelp(SkinningMethod method) {
    return translated(kWords[std::size_t(method)].help);
}

} // namespace rigwright::editor
