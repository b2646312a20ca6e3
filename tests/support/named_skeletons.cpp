// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The hierarchies, typed from the programs' documentation.
#include "tests/support/named_skeletons.h"

#include <stdexcept>
#include <string>

namespace rigwright::test {

Skeleton namedSkeleton(std::string_view lines) {
    Skeleton skeleton;
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        std::string_view line = lines.substr(0, end);
        lines = end == std::string_view::npos ? std::string_view() : lines.substr(end + 1);
        if (line.empty())
            continue;
        BoneIndex parent;
        if (const std::size_t arrow = line.find(" > "); arrow != std::string_view::npos) {
            parent = findBone(skeleton, line.substr(0, arrow));
            if (!parent.isValid())
                throw std::runtime_error("no parent " + std::string(line.substr(0, arrow)));
            line.remove_prefix(arrow + 3);
        }
        Transform rest;
        rest.translation = Vec3d(0.0, 0.1, 0.0);
        addBone(skeleton, std::string(line), parent, rest);
    }
    return skeleton;
}

const std::vector<NamedSkeleton>& namedSkeletons() {
    static const std::vector<NamedSkeleton> all{
        {"kayKit",
         "Rig_Medium\nRig_Medium > root\nroot > hips\nhips > spine\nspine > chest\n"
         "chest > upperarm.l\nupperarm.l > lowerarm.l\nlowerarm.l > wrist.l\nwrist.l > hand.l\n"
         "hand.l > handslot.l\nchest > upperarm.r\nupperarm.r > lowerarm.r\nlowerarm.r > wrist.r\n"
         "wrist.r > hand.r\nchest > head\nhips > upperleg.l\nupperleg.l > lowerleg.l\n"
         "lowerleg.l > foot.l\nfoot.l > toes.l\nhips > upperleg.r\nupperleg.r > lowerleg.r\n"
         "lowerleg.r > foot.r\nfoot.r > toes.r\n",
         {"hips", "spine", "chest", "head", "upperarm.l", "wrist.l", "upperleg.l", "foot.l"}},
        {"mixamo",
         "mixamorig:Hips\nmixamorig:Hips > mixamorig:Spine\nmixamorig:Spine > mixamorig:Spine1\n"
         "mixamorig:Spine1 > mixamorig:Spine2\nmixamorig:Spine2 > mixamorig:Neck\n"
         "mixamorig:Neck > mixamorig:Head\nmixamorig:Head > mixamorig:HeadTop_End\n"
         "mixamorig:Spine2 > mixamorig:LeftShoulder\nmixamorig:LeftShoulder > mixamorig:LeftArm\n"
         "mixamorig:LeftArm > mixamorig:LeftForeArm\nmixamorig:LeftForeArm > mixamorig:LeftHand\n"
         "mixamorig:LeftHand > mixamorig:LeftHandThumb1\n"
         "mixamorig:LeftHand > mixamorig:LeftHandIndex1\n"
         "mixamorig:Spine2 > mixamorig:RightShoulder\n"
         "mixamorig:RightShoulder > mixamorig:RightArm\n"
         "mixamorig:RightArm > mixamorig:RightForeArm\n"
         "mixamorig:RightForeArm > mixamorig:RightHand\nmixamorig:Hips > mixamorig:LeftUpLeg\n"
         "mixamorig:LeftUpLeg > mixamorig:LeftLeg\nmixamorig:LeftLeg > mixamorig:LeftFoot\n"
         "mixamorig:LeftFoot > mixamorig:LeftToeBase\nmixamorig:Hips > mixamorig:RightUpLeg\n"
         "mixamorig:RightUpLeg > mixamorig:RightLeg\nmixamorig:RightLeg > mixamorig:RightFoot\n"
         "mixamorig:RightFoot > mixamorig:RightToeBase\n",
         {"mixamorig:Hips", "mixamorig:Spine", "mixamorig:Spine2", "mixamorig:Head",
          "mixamorig:LeftArm", "mixamorig:LeftHand", "mixamorig:LeftUpLeg", "mixamorig:LeftFoot"}},
        {"unreal",
         "root\nroot > pelvis\npelvis > spine_01\nspine_01 > spine_02\nspine_02 > spine_03\n"
         "spine_03 > clavicle_l\nclavicle_l > upperarm_l\nupperarm_l > upperarm_twist_01_l\n"
         "upperarm_l > lowerarm_l\nlowerarm_l > hand_l\nhand_l > index_01_l\n"
         "index_01_l > index_02_l\nhand_l > thumb_01_l\nspine_03 > clavicle_r\n"
         "clavicle_r > upperarm_r\nupperarm_r > lowerarm_r\nlowerarm_r > hand_r\n"
         "spine_03 > neck_01\nneck_01 > head\npelvis > thigh_l\nthigh_l > thigh_twist_01_l\n"
         "thigh_l > calf_l\ncalf_l > foot_l\nfoot_l > ball_l\npelvis > thigh_r\nthigh_r > calf_r\n"
         "calf_r > foot_r\nfoot_r > ball_r\nroot > ik_foot_root\nik_foot_root > ik_foot_l\n",
         {"pelvis", "spine_01", "spine_03", "head", "upperarm_l", "hand_l", "thigh_l", "foot_l"}},
        {"unity",
         "Hips\nHips > Spine\nSpine > Chest\nChest > UpperChest\nUpperChest > Neck\nNeck > Head\n"
         "Head > LeftEye\nHead > Jaw\nUpperChest > LeftShoulder\nLeftShoulder > LeftUpperArm\n"
         "LeftUpperArm > LeftLowerArm\nLeftLowerArm > LeftHand\nLeftHand > Left Thumb Proximal\n"
         "LeftHand > Left Index Proximal\nUpperChest > RightShoulder\n"
         "RightShoulder > RightUpperArm\nRightUpperArm > RightLowerArm\n"
         "RightLowerArm > RightHand\nHips > LeftUpperLeg\nLeftUpperLeg > LeftLowerLeg\n"
         "LeftLowerLeg > LeftFoot\nLeftFoot > LeftToes\nHips > RightUpperLeg\n"
         "RightUpperLeg > RightLowerLeg\nRightLowerLeg > RightFoot\nRightFoot > RightToes\n",
         {"Hips", "Spine", "UpperChest", "Head", "LeftUpperArm", "LeftHand", "LeftUpperLeg",
          "LeftFoot"}},
        {"rigify",
         "metarig\nmetarig > spine\nspine > spine.001\nspine.001 > spine.002\n"
         "spine.002 > spine.003\nspine.003 > spine.004\nspine.004 > spine.005\n"
         "spine.005 > spine.006\nspine.003 > shoulder.L\nshoulder.L > upper_arm.L\n"
         "upper_arm.L > forearm.L\nforearm.L > hand.L\nhand.L > palm.01.L\n"
         "palm.01.L > f_index.01.L\nhand.L > thumb.01.L\nspine.003 > shoulder.R\n"
         "shoulder.R > upper_arm.R\nupper_arm.R > forearm.R\nforearm.R > hand.R\n"
         "spine > pelvis.L\nspine > thigh.L\nthigh.L > shin.L\nshin.L > foot.L\n"
         "foot.L > toe.L\nfoot.L > heel.02.L\nspine > thigh.R\nthigh.R > shin.R\n"
         "shin.R > foot.R\nfoot.R > toe.R\n",
         {"spine", "spine.001", "spine.003", "spine.006", "upper_arm.L", "hand.L", "thigh.L",
          "foot.L"}},
        {"vroid",
         "Root\nRoot > J_Bip_C_Hips\nJ_Bip_C_Hips > J_Bip_C_Spine\nJ_Bip_C_Spine > J_Bip_C_Chest\n"
         "J_Bip_C_Chest > J_Bip_C_UpperChest\nJ_Bip_C_UpperChest > J_Bip_C_Neck\n"
         "J_Bip_C_Neck > J_Bip_C_Head\nJ_Bip_C_UpperChest > J_Bip_L_Shoulder\n"
         "J_Bip_L_Shoulder > J_Bip_L_UpperArm\nJ_Bip_L_UpperArm > J_Bip_L_LowerArm\n"
         "J_Bip_L_LowerArm > J_Bip_L_Hand\nJ_Bip_L_Hand > J_Bip_L_Index1\n"
         "J_Bip_C_UpperChest > J_Bip_R_Shoulder\nJ_Bip_R_Shoulder > J_Bip_R_UpperArm\n"
         "J_Bip_R_UpperArm > J_Bip_R_LowerArm\nJ_Bip_R_LowerArm > J_Bip_R_Hand\n"
         "J_Bip_C_UpperChest > J_Sec_L_Bust1\nJ_Bip_C_Hips > J_Bip_L_UpperLeg\n"
         "J_Bip_L_UpperLeg > J_Bip_L_LowerLeg\nJ_Bip_L_LowerLeg > J_Bip_L_Foot\n"
         "J_Bip_L_Foot > J_Bip_L_ToeBase\nJ_Bip_C_Hips > J_Bip_R_UpperLeg\n"
         "J_Bip_R_UpperLeg > J_Bip_R_LowerLeg\nJ_Bip_R_LowerLeg > J_Bip_R_Foot\n"
         "J_Bip_R_Foot > J_Bip_R_ToeBase\n",
         {"J_Bip_C_Hips", "J_Bip_C_Spine", "J_Bip_C_UpperChest", "J_Bip_C_Head", "J_Bip_L_UpperArm",
          "J_Bip_L_Hand", "J_Bip_L_UpperLeg", "J_Bip_L_Foot"}},
        {"biped",
         "Bip01\nBip01 > Bip01 Pelvis\nBip01 Pelvis > Bip01 Spine\nBip01 Spine > Bip01 Spine1\n"
         "Bip01 Spine1 > Bip01 Neck\nBip01 Neck > Bip01 Head\nBip01 Neck > Bip01 L Clavicle\n"
         "Bip01 L Clavicle > Bip01 L UpperArm\nBip01 L UpperArm > Bip01 L Forearm\n"
         "Bip01 L Forearm > Bip01 L Hand\nBip01 L Hand > Bip01 L Finger0\n"
         "Bip01 L Finger0 > Bip01 L Finger01\nBip01 L Hand > Bip01 L Finger1\n"
         "Bip01 Neck > Bip01 R Clavicle\nBip01 R Clavicle > Bip01 R UpperArm\n"
         "Bip01 R UpperArm > Bip01 R Forearm\nBip01 R Forearm > Bip01 R Hand\n"
         "Bip01 Spine > Bip01 L Thigh\nBip01 L Thigh > Bip01 L Calf\nBip01 L Calf > Bip01 L Foot\n"
         "Bip01 L Foot > Bip01 L Toe0\nBip01 Spine > Bip01 R Thigh\nBip01 R Thigh > Bip01 R Calf\n"
         "Bip01 R Calf > Bip01 R Foot\nBip01 R Foot > Bip01 R Toe0\n",
         {"Bip01 Pelvis", "Bip01 Spine", "Bip01 Spine1", "Bip01 Head", "Bip01 L UpperArm",
          "Bip01 L Hand", "Bip01 L Thigh", "Bip01 L Foot"}},
        {"cmu",
         "Hips\nHips > LHipJoint\nLHipJoint > LeftUpLeg\nLeftUpLeg > LeftLeg\n"
         "LeftLeg > LeftFoot\nLeftFoot > LeftToeBase\nHips > RHipJoint\nRHipJoint > RightUpLeg\n"
         "RightUpLeg > RightLeg\nRightLeg > RightFoot\nRightFoot > RightToeBase\n"
         "Hips > LowerBack\nLowerBack > Spine\nSpine > Spine1\nSpine1 > Neck\nNeck > Neck1\n"
         "Neck1 > Head\nSpine1 > LeftShoulder\nLeftShoulder > LeftArm\nLeftArm > LeftForeArm\n"
         "LeftForeArm > LeftHand\nLeftHand > LeftFingerBase\nLeftFingerBase > LeftHandIndex1\n"
         "LeftHand > LThumb\nSpine1 > RightShoulder\nRightShoulder > RightArm\n"
         "RightArm > RightForeArm\nRightForeArm > RightHand\n",
         {"Hips", "LowerBack", "Spine1", "Head", "LeftArm", "LeftHand", "LeftUpLeg", "LeftFoot"}},
        {"biovision",
         "Hips\nHips > LeftHip\nLeftHip > LeftKnee\nLeftKnee > LeftAnkle\nHips > RightHip\n"
         "RightHip > RightKnee\nRightKnee > RightAnkle\nHips > Chest\nChest > Chest2\n"
         "Chest2 > LeftCollar\nLeftCollar > LeftShoulder\nLeftShoulder > LeftElbow\n"
         "LeftElbow > LeftWrist\nChest2 > RightCollar\nRightCollar > RightShoulder\n"
         "RightShoulder > RightElbow\nRightElbow > RightWrist\nChest2 > Neck\nNeck > Head\n",
         {"Hips", "Chest", "Chest2", "Head", "LeftShoulder", "LeftWrist", "LeftHip", "LeftAnkle"}},
        {"mannequin",
         "root\nroot > hips\nhips > spine_01\nspine_01 > spine_02\nspine_02 > spine_03\n"
         "spine_03 > neck\nneck > head\nhead > head_end\nspine_03 > clavicle.L\n"
         "clavicle.L > upper_arm.L\nupper_arm.L > lower_arm.L\nlower_arm.L > hand.L\n"
         "hand.L > index_01.L\nhand.L > thumb_01.L\nspine_03 > clavicle.R\n"
         "clavicle.R > upper_arm.R\nupper_arm.R > lower_arm.R\nlower_arm.R > hand.R\n"
         "hips > thigh.L\nthigh.L > shin.L\nshin.L > foot.L\nfoot.L > toe.L\ntoe.L > toe_end.L\n"
         "hips > thigh.R\nthigh.R > shin.R\nshin.R > foot.R\nfoot.R > toe.R\n",
         {"hips", "spine_01", "spine_03", "head", "upper_arm.L", "hand.L", "thigh.L", "foot.L"}},
    };
    return all;
}

} // namespace rigwright::test
