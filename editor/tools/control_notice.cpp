// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Control notice: the words for what an IK handle reports.
#include "editor/tools/control_notice.h"

#include "core/skeleton/body_parts.h"
#include "editor/document/control_outlines.h"
#include "editor/document/derived.h"
#include "editor/document/document.h"
#include "editor/ui/rig_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("ControlNotice", text);
}

enum class Limb { Arm, Leg, Other };

Limb limbOf(const Skeleton& skeleton, BoneIndex root) {
    switch (bodyPartOfName(skeleton.names[root.value()])) {
    case BodyPart::UpperArm:
    case BodyPart::Forearm:
        return Limb::Arm;
    case BodyPart::Thigh:
    case BodyPart::Shin:
        return Limb::Leg;
    default:
        return Limb::Other;
    }
}

QString number(double value) {
    return QLocale().toString(value, 'f', 0);
}

QString beyondText(Limb limb, double percent) {
    switch (limb) {
    case Limb::Arm:
        return translated(QT_TRANSLATE_NOOP("ControlNotice",
                                            "is out of reach, at %1 % of the length of the arm"))
            .arg(number(percent));
    case Limb::Leg:
        return translated(QT_TRANSLATE_NOOP("ControlNotice",
                                            "is out of reach, at %1 % of the length of the leg"))
            .arg(number(percent));
    case Limb::Other:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("ControlNotice",
                                        "is out of reach, at %1 % of the length of the chain"))
        .arg(number(percent));
}

QString bentText(Limb limb, double percent, double degrees) {
    switch (limb) {
    case Limb::Arm:
        return translated(QT_TRANSLATE_NOOP("ControlNotice", "reaches %1 % of the arm · elbow %2°"))
            .arg(number(percent), number(degrees));
    case Limb::Leg:
        return translated(QT_TRANSLATE_NOOP("ControlNotice", "reaches %1 % of the leg · knee %2°"))
            .arg(number(percent), number(degrees));
    case Limb::Other:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("ControlNotice", "reaches %1 % of the chain · bend %2°"))
        .arg(number(percent), number(degrees));
}

} // namespace

std::optional<Notice> reachNotice(Document& document) {
    const ControlIndex held = heldControl(document);
    if (!held.isValid())
        return std::nullopt;
    const Character& character = document.derived().shownCharacter();
    const Rig& rig = rigOf(character);
    const auto handle = std::ranges::find_if(rig.handles, [held](const IkHandle& candidate) {
        return candidate.target.control == held || candidate.pole.control == held;
    });
    const auto index = std::size_t(handle - rig.handles.begin());
    const std::vector<HandleReport>& reports = document.derived().shownFrame().rig.handles;
    if (handle == rig.handles.end() || index >= reports.size() || !reports[index].solved)
        return std::nullopt;
    const HandleReport& report = reports[index];
    Notice notice{handle->target.control.isValid() ? controlName(rig, handle->target.control)
                                                   : handleName(rig, IkHandleIndex(index)),
                  {}};
    const Limb limb = limbOf(character.skeleton, handle->root);
    const double percent = 100.0 * report.reach;
    if (report.degenerate)
        notice.text = translated(
            QT_TRANSLATE_NOOP("ControlNotice", "pulls at a chain that cannot follow it"));
    else if (percent > 100.0 * (1.0 + handle->stretch) + 0.5)
        notice.text = beyondText(limb, percent);
    else if (handle->solver == IkSolver::TwoBone)
        notice.text = bentText(limb, percent, report.bend * 180.0 / kPi);
    else
        notice.text =
            QCoreApplication::translate("ControlNotice", "reaches %1 % of the chain · %n passes",
                                        nullptr, report.iterations)
                .arg(number(percent));
    return notice;
}

} // namespace rigwright::editor
