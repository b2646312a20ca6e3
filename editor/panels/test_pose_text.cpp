// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Words for test poses and their sweeps.
#include "editor/panels/test_pose_text.h"

#include <QCoreApplication>

namespace rigwright::editor {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("TestPoses", text);
}

/// `centre`: outward is to the left there.
QString motionText(TestMotion motion, bool centre) {
    switch (motion) {
    case TestMotion::Forward:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Forward %1°"));
    case TestMotion::Back:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Back %1°"));
    case TestMotion::Up:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Up %1°"));
    case TestMotion::Down:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Down %1°"));
    case TestMotion::Outward:
        return centre ? translated(QT_TRANSLATE_NOOP("TestPoses", "Left %1°"))
                      : translated(QT_TRANSLATE_NOOP("TestPoses", "Out %1°"));
    case TestMotion::Inward:
        return centre ? translated(QT_TRANSLATE_NOOP("TestPoses", "Right %1°"))
                      : translated(QT_TRANSLATE_NOOP("TestPoses", "In %1°"));
    case TestMotion::TwistOutward:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Twist +%1°"));
    case TestMotion::TwistInward:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("TestPoses", "Twist −%1°"));
}

/// What comes before the motion or the angle; "" for the motion alone.
QString partText(TestPoseName name) {
    switch (name) {
    case TestPoseName::Wrist:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Wrist"));
    case TestPoseName::LegForward:
    case TestPoseName::LegBack:
    case TestPoseName::LegOut:
    case TestPoseName::LegTwist:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Hip"));
    case TestPoseName::Spine:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Spine"));
    case TestPoseName::Neck:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Neck"));
    case TestPoseName::Head:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Head"));
    default:
        return {};
    }
}

/// Joints that bend one way; "" for all others.
QString hingeText(TestPoseName name) {
    switch (name) {
    case TestPoseName::Elbow:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Elbow %1°"));
    case TestPoseName::Knee:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Knee %1°"));
    case TestPoseName::Ankle:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Ankle %1°"));
    default:
        return {};
    }
}

} // namespace

QString sweepText(TestSweep sweep) {
    switch (sweep) {
    case TestSweep::Bone:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Active bone"));
    case TestSweep::LeftArm:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Left arm"));
    case TestSweep::RightArm:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Right arm"));
    case TestSweep::LeftLeg:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Left leg"));
    case TestSweep::RightLeg:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Right leg"));
    case TestSweep::Spine:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Spine"));
    case TestSweep::NeckAndHead:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Neck and head"));
    case TestSweep::Hands:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Hands"));
    case TestSweep::All:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("TestPoses", "Whole body"));
}

QString testPoseText(const TestPose& pose) {
    switch (pose.name) {
    case TestPoseName::Rest:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Rest"));
    case TestPoseName::ArmOut:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "T"));
    case TestPoseName::ArmUp:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Raise"));
    case TestPoseName::ArmForward:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Forward"));
    case TestPoseName::Fist:
        return translated(QT_TRANSLATE_NOOP("TestPoses", "Fist"));
    default:
        break;
    }
    if (const QString hinge = hingeText(pose.name); !hinge.isEmpty())
        return hinge.arg(pose.degrees);
    const QString part = partText(pose.name);
    const QString motion = motionText(pose.motion, pose.side == BoneSide::Centre).arg(pose.degrees);
    return part.isEmpty() ? motion
                          : translated(QT_TRANSLATE_NOOP("TestPoses", "%1: %2")).arg(part, motion);
}

} // namespace rigwright::editor
