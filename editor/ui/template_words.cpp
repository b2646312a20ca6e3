// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The tables of templates and markers.
#include "editor/ui/template_words.h"

#include <QCoreApplication>

#include <array>
#include <cstddef>

namespace rigwright::editor {

namespace {

/// In the order of TemplateKind, in core's words.
constexpr std::array<const char*, 12> kTitles{
    QT_TRANSLATE_NOOP("Templates", "Biped"),
    QT_TRANSLATE_NOOP("Templates", "Quadruped"),
    QT_TRANSLATE_NOOP("Templates", "Bird"),
    QT_TRANSLATE_NOOP("Templates", "Hand"),
    QT_TRANSLATE_NOOP("Templates", "Tail or chain"),
    QT_TRANSLATE_NOOP("Templates", "Face"),
    QT_TRANSLATE_NOOP("Templates", "Unreal Engine 5 mannequin"),
    QT_TRANSLATE_NOOP("Templates", "Unreal Engine 4 mannequin"),
    QT_TRANSLATE_NOOP("Templates", "Unity humanoid"),
    QT_TRANSLATE_NOOP("Templates", "Godot humanoid"),
    QT_TRANSLATE_NOOP("Templates", "VRM humanoid"),
    QT_TRANSLATE_NOOP("Templates", "Mixamo"),
};
static_assert(kTitles.size() == std::size_t(TemplateKind::Mixamo) + 1);

/// In the order of FitMarker; of two sides the left one.
constexpr std::array<const char*, kFitMarkerCount> kLabels{
    QT_TRANSLATE_NOOP("FitMarkers", "Head"),       QT_TRANSLATE_NOOP("FitMarkers", "Chin"),
    QT_TRANSLATE_NOOP("FitMarkers", "Neck"),       QT_TRANSLATE_NOOP("FitMarkers", "Chest"),
    QT_TRANSLATE_NOOP("FitMarkers", "Spine"),      QT_TRANSLATE_NOOP("FitMarkers", "Hips"),
    QT_TRANSLATE_NOOP("FitMarkers", "Shoulder"),   nullptr,
    QT_TRANSLATE_NOOP("FitMarkers", "Elbow"),      nullptr,
    QT_TRANSLATE_NOOP("FitMarkers", "Wrist"),      nullptr,
    QT_TRANSLATE_NOOP("FitMarkers", "Fingertips"), nullptr,
    QT_TRANSLATE_NOOP("FitMarkers", "Hip"),        nullptr,
    QT_TRANSLATE_NOOP("FitMarkers", "Knee"),       nullptr,
    QT_TRANSLATE_NOOP("FitMarkers", "Ankle"),      nullptr,
    QT_TRANSLATE_NOOP("FitMarkers", "Toe"),        nullptr,
};

QString translated(const char* text) {
    return QCoreApplication::translate("FitMarkers", text);
}

} // namespace

QString templateTitle(TemplateKind kind) {
    return QCoreApplication::translate("Templates", kTitles[std::size_t(kind)]);
}

QString markerLabel(FitMarker marker) {
    const char* label = kLabels[std::size_t(marker)];
    return translated(label ? label : kLabels[std::size_t(mirrored(marker))]);
}

QString markerTitle(FitMarker marker) {
    const FitMarker other = mirrored(marker);
    if (other == marker)
        return markerLabel(marker);
    return (marker < other ? translated(QT_TRANSLATE_NOOP("FitMarkers", "%1 L"))
                           : translated(QT_TRANSLATE_NOOP("FitMarkers", "%1 R")))
        .arg(markerLabel(marker));
}

} // namespace rigwright::editor
