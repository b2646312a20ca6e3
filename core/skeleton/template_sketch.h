// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Drawing a template: its middle and its left half; the right half follows.
#pragma once

#include "core/skeleton/templates.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace rigwright {

/// A joint of the middle or of the left half.
struct SketchJoint {
    std::string name;
    std::string rightName; ///< "": a joint of the middle, or one without counterpart
    int parent = -1;       ///< an earlier joint of the sketch; -1: a root
    Vec3d position = Vec3d::Zero();
    Vec3d flexion = Vec3d::UnitZ();
    std::optional<Vec3d> tail; ///< else the first child, else on as from the parent
    std::optional<HumanoidRole> role;
    BoneSide side = BoneSide::Centre;
    bool deforms = true;
    int between = -1; ///< as in TemplateJoint
    int betweenEnd = -1;
    double along = 0.0;
};

/// Grows downwards; indices are those of the sketch.
class TemplateSketch {
public:
    int add(SketchJoint joint);
    [[nodiscard]] SketchJoint& operator[](int joint) { return m_joints[std::size_t(joint)]; }

    /// Depth first; under a joint of the middle each left limb stands before its reflection.
    [[nodiscard]] std::vector<TemplateJoint> joints() const;

private:
    struct Placed {
        int row = -1;
        bool isReflected = false;
    };
    void place(int row, BoneIndex parent, bool isReflected, std::vector<TemplateJoint>& joints,
               std::vector<Placed>& placed) const;
    void link(std::vector<TemplateJoint>& joints, const std::vector<Placed>& placed) const;
    [[nodiscard]] Vec3d tailOf(int row) const;

    std::vector<SketchJoint> m_joints;
};

/// The place at `part` (0 to 1) of the way through the points, each stretch of the line taken as
/// equally much of the way.
Vec3d alongLine(std::span<const Vec3d> points, double part);

/// The fingers of a left hand whose wrist is at the origin, fingers along +X, palm down; lengths in
/// parts of the body's height (hand 0.102 long).
struct FingerShape {
    Vec3d joints[3];
    Vec3d tip;
    Vec3d flexion;
};
/// Thumb, index, middle, ring, little.
const FingerShape& fingerShape(int finger);
/// Of a finger with `bones` bones (1 to 3): the places of its joints and, last, its tip.
std::vector<Vec3d> fingerJoints(int finger, int bones);

std::vector<TemplateJoint> humanoidTemplate(TemplateKind kind, const TemplateOptions& options);
std::vector<TemplateJoint> quadrupedTemplate(const TemplateOptions& options);
std::vector<TemplateJoint> birdTemplate(const TemplateOptions& options);
std::vector<TemplateJoint> handTemplate(const TemplateOptions& options);
std::vector<TemplateJoint> chainTemplate(const TemplateOptions& options);
std::vector<TemplateJoint> faceTemplate();

} // namespace rigwright
