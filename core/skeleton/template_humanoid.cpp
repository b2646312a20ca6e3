// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The body of a standing adult in T-pose, of height 1, under the names of a convention.
///
/// Heights of joints after Drillis & Contini, "Body Segment Parameters" (1966), as given by Winter,
/// "Biomechanics and Motor Control of Human Movement", figure 4.1: ankle 0.039, knee 0.285, hip
/// 0.530, shoulder 0.818, foot length 0.152. Its arm of 0.440 hangs from the tip of the shoulder;
/// stretched sideways the joints are nearer to the middle, so that the span is 1.03 (Gordon et al.,
/// ANSUR II, 2014: mean span 1.03 of the stature).
#include "core/skeleton/naming_conventions.h"
#include "core/skeleton/template_sketch.h"

#include <array>
#include <cstddef>
#include <utility>

namespace rigwright {
namespace {

const Vec3d kHips(0.0, 0.542, -0.003);
const Vec3d kNeck(0.0, 0.840, -0.0125);
const Vec3d kHead(0.0, 0.894, 0.002);
const Vec3d kHeadTop(0.0, 1.0, 0.004);
const Vec3d kJaw(0.0, 0.908, 0.012);
const Vec3d kChin(0.0, 0.874, 0.056);
const Vec3d kEye(0.018, 0.936, 0.045);
const Vec3d kClavicle(0.0125, 0.812, 0.0065);
const Vec3d kShoulder(0.104, 0.815, -0.0125);
const Vec3d kElbow(0.261, 0.815, -0.016);
const Vec3d kWrist(0.4055, 0.815, -0.0075);
const Vec3d kHipJoint(0.0515, 0.5235, -0.001);
const Vec3d kKnee(0.0515, 0.284, 0.0025);
const Vec3d kAnkle(0.050, 0.046, -0.0115);
const Vec3d kBall(0.0555, 0.0105, 0.060);
const Vec3d kToeTip(0.0575, 0.0075, 0.093);

/// The line of the back from the hips to the neck: the lower vertebrae are shorter, and the back
/// bends backwards at the ribs.
const std::array kBack{
    kHips, Vec3d(0.0, 0.600, -0.007), Vec3d(0.0, 0.663, -0.0105), Vec3d(0.0, 0.734, -0.016), kNeck,
};

NamingConvention conventionOf(TemplateKind kind) {
    switch (kind) {
    case TemplateKind::Ue5:
        return NamingConvention::Ue5;
    case TemplateKind::Ue4:
        return NamingConvention::Ue4;
    case TemplateKind::Unity:
        return NamingConvention::Unity;
    case TemplateKind::Godot:
        return NamingConvention::Godot;
    case TemplateKind::Vrm:
        return NamingConvention::Vrm;
    case TemplateKind::Mixamo:
        return NamingConvention::Mixamo;
    default:
        return NamingConvention::Rigwright;
    }
}

/// Places the joints that the convention has names for.
class HumanoidDrawing {
public:
    HumanoidDrawing(NamingConvention convention, const TemplateOptions& options)
        : m_convention(convention), m_options(options), m_counts{options.spine, options.neck} {}

    std::vector<TemplateJoint> draw(TemplateKind kind) {
        m_root = -1;
        if (kind != TemplateKind::Mixamo && kind != TemplateKind::Unity &&
            kind != TemplateKind::Vrm) {
            m_root = add({BodyBoneKind::Root}, -1, Vec3d::Zero());
            m_sketch[m_root].tail = Vec3d(0.0, 0.1, 0.0);
            m_sketch[m_root].deforms = false;
        }
        m_hips = add({BodyBoneKind::Hips}, m_root, kHips);
        const int chest = drawSpine();
        const int head = drawHead(chest);
        drawArm(chest);
        drawLeg();
        for (const int spine : m_spine) {
            m_sketch[spine].between = m_hips;
            m_sketch[spine].betweenEnd = m_necks.empty() ? head : m_necks.front();
        }
        const bool isUnreal = kind == TemplateKind::Ue4 || kind == TemplateKind::Ue5;
        if (isUnreal)
            drawTargets();
        std::vector<TemplateJoint> joints = m_sketch.joints();
        if (isUnreal)
            putGunInRightHand(joints);
        return joints;
    }

private:
    int add(const BodyBone& bone, int parent, const Vec3d& position,
            const Vec3d& flexion = Vec3d::UnitZ()) {
        SketchJoint joint;
        joint.name = conventionalName(m_convention, bone, m_counts).value_or("");
        if (joint.name.empty())
            return -1;
        if (bone.side == BoneSide::Left)
            joint.rightName = *conventionalName(
                m_convention, {bone.kind, BoneSide::Right, bone.number}, m_counts);
        joint.parent = parent;
        joint.position = position;
        joint.flexion = flexion;
        joint.side = bone.side;
        joint.role = roleOf(bone, m_counts);
        return m_sketch.add(std::move(joint));
    }
    int addLeft(BodyBoneKind kind, int parent, const Vec3d& position,
                const Vec3d& flexion = Vec3d::UnitZ(), int number = 1) {
        return add({kind, BoneSide::Left, number}, parent, position, flexion);
    }
    void setEnd(int joint, const Vec3d& tail) {
        m_sketch[joint].tail = tail;
        m_sketch[joint].deforms = false;
    }

    int drawSpine() {
        int above = m_hips;
        for (int number = 1; number <= m_options.spine; ++number) {
            const double part = double(number) / double(m_options.spine + 1);
            above =
                add({BodyBoneKind::Spine, BoneSide::Centre, number}, above, alongLine(kBack, part));
            m_sketch[above].along =
                (m_sketch[above].position.y() - kHips.y()) / (kNeck.y() - kHips.y());
            m_spine.push_back(above);
        }
        return above;
    }

    int drawHead(int chest) {
        int above = chest;
        for (int number = 1; number <= m_options.neck; ++number) {
            const double part = double(number - 1) / double(m_options.neck);
            above = add({BodyBoneKind::Neck, BoneSide::Centre, number}, above,
                        kNeck + part * (kHead - kNeck));
            m_sketch[above].along = part;
            m_necks.push_back(above);
        }
        const int head = add({BodyBoneKind::Head}, above, kHead);
        m_sketch[head].tail = kHeadTop;
        for (std::size_t i = 1; i < m_necks.size(); ++i) {
            m_sketch[m_necks[i]].between = m_necks.front();
            m_sketch[m_necks[i]].betweenEnd = head;
        }
        if (m_options.face) {
            if (const int jaw = add({BodyBoneKind::Jaw}, head, kJaw, -Vec3d::UnitY()); jaw >= 0)
                m_sketch[jaw].tail = kChin;
            if (const int eye = addLeft(BodyBoneKind::Eye, head, kEye, Vec3d::UnitY()); eye >= 0)
                m_sketch[eye].tail = kEye + Vec3d(0.0, 0.0, 0.02);
        }
        if (m_options.ends)
            if (const int end = add({BodyBoneKind::HeadEnd}, head, kHeadTop); end >= 0)
                setEnd(end, kHeadTop + Vec3d(0.0, 0.03, 0.0));
        return head;
    }

    void drawArm(int chest) {
        const int shoulder = addLeft(BodyBoneKind::Shoulder, chest, kClavicle);
        const int upper = addLeft(BodyBoneKind::UpperArm, shoulder, kShoulder);
        m_sketch[upper].tail = kElbow;
        drawTwist(BodyBoneKind::UpperArmTwist, upper, kElbow, true);
        const int lower = addLeft(BodyBoneKind::LowerArm, upper, kElbow);
        m_sketch[lower].tail = kWrist;
        drawTwist(BodyBoneKind::LowerArmTwist, lower, kWrist, false);
        m_hand = addLeft(BodyBoneKind::Hand, lower, kWrist, -Vec3d::UnitY());
        m_sketch[m_hand].tail =
            kWrist + fingerShape(m_options.fingers == 2 ? 1 : 2).joints[0]; // knuckles
        endTwist(upper, lower);
        endTwist(lower, m_hand);
        for (int finger = 0; finger < m_options.fingers; ++finger)
            drawFinger(finger);
    }

    void drawFinger(int finger) {
        constexpr double kPalm = 0.3; // of the way to the knuckle lies the root of a metacarpal
        const auto kind = BodyBoneKind(int(BodyBoneKind::Thumb) + finger);
        const std::vector<Vec3d> places = fingerJoints(finger, m_options.fingerBones);
        const Vec3d flexion = fingerShape(finger).flexion;
        int above = m_hand;
        if (m_convention == NamingConvention::Ue5 && kind != BodyBoneKind::Thumb) {
            above = addLeft(kind, m_hand, kWrist + kPalm * places.front(), flexion, 0);
            m_sketch[above].tail = kWrist + places.front();
        }
        for (int number = 1; number <= m_options.fingerBones; ++number) {
            above = addLeft(kind, above, kWrist + places[std::size_t(number - 1)], flexion, number);
            m_sketch[above].tail = kWrist + places[std::size_t(number)];
        }
        const bool hasTip = m_convention == NamingConvention::Mixamo && m_options.ends;
        if (!hasTip)
            return;
        const Vec3d tip = kWrist + places.back();
        const Vec3d last = kWrist + places[places.size() - 2];
        setEnd(addLeft(kind, above, tip, flexion, 4), tip + 0.5 * (tip - last));
    }

    void drawLeg() {
        const int upper = addLeft(BodyBoneKind::UpperLeg, m_hips, kHipJoint);
        m_sketch[upper].tail = kKnee;
        drawTwist(BodyBoneKind::UpperLegTwist, upper, kKnee, true);
        const int lower = addLeft(BodyBoneKind::LowerLeg, upper, kKnee, -Vec3d::UnitZ());
        m_sketch[lower].tail = kAnkle;
        drawTwist(BodyBoneKind::LowerLegTwist, lower, kAnkle, false);
        m_foot = addLeft(BodyBoneKind::Foot, lower, kAnkle, Vec3d::UnitY());
        endTwist(upper, lower);
        endTwist(lower, m_foot);
        const int toes = addLeft(BodyBoneKind::Toes, m_foot, kBall, Vec3d::UnitY());
        m_sketch[toes].tail = kToeTip;
        if (m_options.ends)
            if (const int end = addLeft(BodyBoneKind::ToesEnd, toes, kToeTip, Vec3d::UnitY());
                end >= 0)
                setEnd(end, kToeTip + 0.5 * (kToeTip - kBall));
    }

    /// Unreal counts those of the lower limbs from the wrist and the ankle.
    void drawTwist(BodyBoneKind kind, int bone, const Vec3d& tail, bool isOutwards) {
        const int count = m_options.twist;
        const Vec3d head = m_sketch[bone].position;
        for (int i = 1; i <= count; ++i) {
            const double along = double(i) / double(count + 1);
            const int number = isOutwards ? i : count + 1 - i;
            const int twist =
                addLeft(kind, bone, head + along * (tail - head), m_sketch[bone].flexion, number);
            m_sketch[twist].tail = head + double(i + 1) / double(count + 1) * (tail - head);
            m_sketch[twist].between = bone;
            m_sketch[twist].along = along;
            m_twists.emplace_back(bone, twist);
        }
    }
    void endTwist(int bone, int end) {
        for (const auto& [of, twist] : m_twists)
            if (of == bone)
                m_sketch[twist].betweenEnd = end;
    }

    void drawTargets() {
        const auto root = [this](BodyBoneKind kind) {
            const int joint = add({kind}, m_root, Vec3d::Zero());
            setEnd(joint, Vec3d(0.0, 0.1, 0.0));
            return joint;
        };
        const auto target = [this](BodyBoneKind kind, int parent, int of) {
            const SketchJoint model = m_sketch[of];
            const int joint = addLeft(kind, parent, model.position, model.flexion);
            setEnd(joint, model.tail.value_or(kBall));
            m_sketch[joint].between = of;
            m_sketch[joint].betweenEnd = of;
        };
        target(BodyBoneKind::IkFoot, root(BodyBoneKind::IkFootRoot), m_foot);
        const int hands = root(BodyBoneKind::IkHandRoot);
        const int gun = add({BodyBoneKind::IkHandGun}, hands, Vec3d::Zero());
        setEnd(gun, Vec3d(0.0, 0.1, 0.0));
        target(BodyBoneKind::IkHand, gun, m_hand);
    }

    /// Where Unreal has it.
    static void putGunInRightHand(std::vector<TemplateJoint>& joints) {
        TemplateJoint* gun = nullptr;
        std::size_t hand = 0;
        for (std::size_t i = 0; i < joints.size(); ++i) {
            if (joints[i].name == "ik_hand_gun")
                gun = &joints[i];
            if (joints[i].role == HumanoidRole::RightHand)
                hand = i;
        }
        gun->position = joints[hand].position;
        gun->tail = joints[hand].tail;
        gun->flexion = joints[hand].flexion;
        gun->between = gun->betweenEnd = BoneIndex(hand);
    }

    NamingConvention m_convention;
    TemplateOptions m_options;
    BodyCounts m_counts;
    TemplateSketch m_sketch;
    int m_root = -1;
    int m_hips = -1;
    int m_hand = -1;
    int m_foot = -1;
    std::vector<int> m_spine;
    std::vector<int> m_necks;
    std::vector<std::pair<int, int>> m_twists; ///< bone and its twist
};

} // namespace

std::vector<TemplateJoint> humanoidTemplate(TemplateKind kind, const TemplateOptions& options) {
    return HumanoidDrawing(conventionOf(kind), options).draw(kind);
}

} // namespace rigwright
