// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Random edits of a skeleton.
#include "tests/support/random_bone_edit.h"

#include "core/skeleton/bone_tails.h"
#include "core/skeleton/move_joints.h"
#include "core/skeleton/orientation.h"
#include "core/skeleton/symmetrise.h"

#include <vector>

namespace rigwright::test {

namespace {

double unit(std::mt19937& random) {
    return double(random() % 2000001) / 1e6 - 1.0;
}

Vec3d place(std::mt19937& random) {
    const double x = unit(random);
    const double y = unit(random);
    return {x, y, unit(random)};
}

Quatd turn(std::mt19937& random) {
    const Vec3d axis = place(random) + Vec3d(0.0, 0.0, 1.5);
    return Quatd(Eigen::AngleAxisd(unit(random), axis.normalized()));
}

BoneIndex anyBone(const Skeleton& skeleton, std::mt19937& random) {
    return BoneIndex(random() % skeleton.boneCount());
}

std::vector<BoneIndex> someBones(const Skeleton& skeleton, std::mt19937& random) {
    std::vector<BoneIndex> bones;
    for (std::size_t i = 1 + random() % 3; i > 0; --i)
        bones.push_back(anyBone(skeleton, random));
    return bones;
}

BoneOrientation anyOrientation(std::mt19937& random) {
    BoneOrientation orientation;
    orientation.aim = BoneAxis(random() % 6);
    orientation.up = BoneAxis((int(orientation.aim) / 2 * 2 + 2 + int(random() % 4)) % 6);
    orientation.policy = BoneUp(random() % 3);
    orientation.direction = place(random) + Vec3d(0.0, 2.0, 0.0);
    orientation.rollOnly = random() % 4 == 0;
    return orientation;
}

JointSelection anySelection(const Skeleton& skeleton, std::mt19937& random) {
    JointSelection selection;
    selection.bones = someBones(skeleton, random);
    selection.withChildren = random() % 2 == 0;
    if (random() % 2 == 0)
        selection.symmetric = BonePlane{};
    return selection;
}

RandomBoneEdit adding(const Skeleton& skeleton, std::mt19937& random) {
    const BoneIndex bone = anyBone(skeleton, random);
    switch (random() % 5) {
    case 0:
        return {"create", EditPromise::Still,
                createBone(skeleton, {.name = "made",
                                      .parent = random() % 8 == 0 ? BoneIndex() : bone,
                                      .head = place(random),
                                      .rotation = turn(random)})};
    case 1:
        return {"extrude", EditPromise::Still, extrudeBone(skeleton, bone, place(random))};
    case 2: {
        const double fraction = 0.05 + 0.45 * (unit(random) + 1.0);
        const std::vector<double> cuts{fraction};
        return {"split", EditPromise::Still, splitBone(skeleton, bone, cuts)};
    }
    case 3:
        return {"subdivide", EditPromise::Still, subdivideBone(skeleton, bone, 2 + random() % 3)};
    default: {
        const std::vector<BoneIndex> bones = someBones(skeleton, random);
        return {"duplicate", EditPromise::Still, duplicateBones(skeleton, bones)};
    }
    }
}

RandomBoneEdit removing(const Skeleton& skeleton, std::mt19937& random) {
    const BoneIndex bone = anyBone(skeleton, random);
    switch (random() % 4) {
    case 0:
        return {"merge", EditPromise::Bind, mergeBones(skeleton, bone, anyBone(skeleton, random))};
    case 1: {
        const std::vector<BoneIndex> bones = someBones(skeleton, random);
        return {"dissolve", EditPromise::Bind, dissolveBones(skeleton, bones)};
    }
    case 2:
        return {"delete", EditPromise::Bind,
                deleteBones(skeleton, {.bones = {bone},
                                       .children = DeletedChildren::Keep,
                                       .heir = anyBone(skeleton, random)})};
    default:
        return {"delete all below", EditPromise::Bind,
                deleteBones(skeleton, {.bones = {bone},
                                       .children = childrenOf(skeleton, bone).size() > 1
                                                       ? DeletedChildren::Keep
                                                       : DeletedChildren::Delete})};
    }
}

RandomBoneEdit changing(const Skeleton& skeleton, std::mt19937& random) {
    const std::vector<BoneIndex> bones = someBones(skeleton, random);
    const BoneIndex parent = random() % 8 == 0 ? BoneIndex() : anyBone(skeleton, random);
    const BoneAxis axis = BoneAxis(random() % 6);
    switch (random() % 10) {
    case 0:
        return {"rename", EditPromise::Still,
                renameBone(skeleton, bones.front(),
                           random() % 4 == 0 ? "" : "bone." + std::to_string(random() % 50))};
    case 1:
    case 2:
        return {"reparent", EditPromise::Still, reparentBones(skeleton, bones, parent)};
    case 3:
        return {"connect", EditPromise::Bind,
                reparentBones(skeleton, bones, parent, ReparentPlace::Connect)};
    case 4:
        return {"turn roll", EditPromise::Still,
                turnRoll(skeleton, bones, axis, 3.0 * unit(random))};
    case 5:
        return {"set roll", EditPromise::Still, setRoll(skeleton, bones, axis, unit(random))};
    case 6:
        return {"orient", EditPromise::Still, orientBones(skeleton, bones, anyOrientation(random))};
    case 7:
        return {"symmetrise", EditPromise::Bind,
                symmetrise(skeleton, {.from = random() % 2 == 0 ? BoneSide::Left : BoneSide::Right,
                                      .bones = bones,
                                      .frame = MirroredFrame(random() % 5)})};
    case 8:
        return {"mirror", EditPromise::Bind, mirrorSkeleton(skeleton, bones)};
    default: {
        JointMove move;
        move.translation = 0.1 * place(random);
        move.rotation = turn(random);
        move.scale = Vec3d::Ones() + 0.3 * place(random);
        move.pivot = place(random);
        return {"move", EditPromise::Bind,
                moveJoints(skeleton, anySelection(skeleton, random), move)};
    }
    }
}

} // namespace

RandomBoneEdit randomBoneEdit(const Skeleton& skeleton, std::mt19937& random, std::size_t least,
                              std::size_t most) {
    const unsigned kind = random() % 4;
    const std::size_t bones = skeleton.boneCount();
    if (bones == 0) // all were deleted
        return {"create", EditPromise::Still,
                createBone(skeleton, {.name = "made", .head = place(random)})};
    if (bones < least || (kind == 0 && bones < most))
        return adding(skeleton, random);
    if (bones > most || kind == 1)
        return removing(skeleton, random);
    return changing(skeleton, random);
}

} // namespace rigwright::test
