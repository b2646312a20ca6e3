// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Wording of automatic weights.
#include "editor/ui/bind_words.h"

#include <QCoreApplication>

#include <cstddef>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("Bind", text);
}

// clang-format off
constexpr std::array<const char*, 5> kNames{
    QT_TRANSLATE_NOOP("Bind", "Closest, rigid"),
    QT_TRANSLATE_NOOP("Bind", "Closest, smooth"),
    QT_TRANSLATE_NOOP("Bind", "Envelope"),
    QT_TRANSLATE_NOOP("Bind", "Heat"),
    QT_TRANSLATE_NOOP("Bind", "Geodesic voxel"),
};

constexpr std::array<const char*, 5> kHelp{
    QT_TRANSLATE_NOOP("Bind", "Each vertex follows its nearest bone alone: for machines, armour and dolls."),
    QT_TRANSLATE_NOOP("Bind", "The nearer a bone, the more it moves a vertex, even through the air: quick, but a hand may follow the thigh beside it."),
    QT_TRANSLATE_NOOP("Bind", "Each bone moves what lies in a capsule around it, less towards the rim; what no capsule reaches goes by distance."),
    QT_TRANSLATE_NOOP("Bind", "Bones warm the surface that they see, and the warmth spreads over it: the usual choice for bodies."),
    QT_TRANSLATE_NOOP("Bind", "Distances are measured inside the body, so that limbs side by side share nothing: also for several shells and meshes with holes."),
};

constexpr std::array<const char*, 8> kReasons{
    "",
    QT_TRANSLATE_NOOP("Bind", "positions that are no numbers"),
    QT_TRANSLATE_NOOP("Bind", "no faces"),
    QT_TRANSLATE_NOOP("Bind", "faces without area"),
    QT_TRANSLATE_NOOP("Bind", "sees no bone"),
    QT_TRANSLATE_NOOP("Bind", "heat cannot be computed"),
    QT_TRANSLATE_NOOP("Bind", "outside the volume"),
    QT_TRANSLATE_NOOP("Bind", "outside all envelopes"),
};

constexpr std::array<const char*, 6> kWays{
    QT_TRANSLATE_NOOP("Bind", "to the nearest bone"),
    QT_TRANSLATE_NOOP("Bind", "by distance"),
    QT_TRANSLATE_NOOP("Bind", "by envelopes"),
    QT_TRANSLATE_NOOP("Bind", "by heat"),
    QT_TRANSLATE_NOOP("Bind", "by heat, through other surfaces"),
    QT_TRANSLATE_NOOP("Bind", "by distance inside"),
};
// clang-format on

} // namespace

BindChoice bindChoiceOf(const BindSettings& settings) {
    switch (settings.method) {
    case BindMethod::Closest:
        return settings.rigid ? BindChoice::Rigid : BindChoice::Smooth;
    case BindMethod::Envelope:
        return BindChoice::Envelope;
    case BindMethod::Heat:
        return BindChoice::Heat;
    case BindMethod::Geodesic:
        break;
    }
    return BindChoice::Geodesic;
}

BindSettings withChoice(BindSettings settings, BindChoice choice) {
    settings.rigid = choice == BindChoice::Rigid;
    settings.method = choice == BindChoice::Envelope   ? BindMethod::Envelope
                      : choice == BindChoice::Heat     ? BindMethod::Heat
                      : choice == BindChoice::Geodesic ? BindMethod::Geodesic
                                                       : BindMethod::Closest;
    return settings;
}

QString bindChoiceText(BindChoice choice) {
    return translated(kNames[std::size_t(choice)]);
}

QString bindChoiceHelp(BindChoice choice) {
    return translated(kHelp[std::size_t(choice)]);
}

QString bindReasonText(BindReason reason) {
    return reason == BindReason::None ? QString() : translated(kReasons[std::size_t(reason)]);
}

QString bindWayText(BindWay way) {
    return translated(kWays[std::size_t(way)]);
}

} // namespace rigwright::editor
