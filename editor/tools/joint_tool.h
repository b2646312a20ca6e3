// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// JointTool: the bones themselves under the pointer, at rest.
#pragma once

#include "editor/tools/skeleton_options.h"
#include "editor/tools/tool.h"

#include <memory>
#include <optional>

namespace rigwright::editor {

class BoneDrag;

/// While it is current, the rest pose is on screen. A drag on a handle of the gizmo moves, turns or
/// scales the selected joints; a drag on a joint or stick chooses it and moves it in the plane of
/// the picture; a click only chooses, also by the surface that a bone moves most.
class JointTool : public Tool {
    Q_OBJECT
public:
    JointTool(Document& document, SkeletonOptions& options);

    [[nodiscard]] QString id() const override { return QStringLiteral("joints"); }
    [[nodiscard]] QString title() const override { return tr("Edit bones"); }
    [[nodiscard]] std::vector<Hint> hints(const KeyModifiers& held) const override;
    void activate() override;
    void deactivate() override;
    void hover(const PointerEvent& event) override;
    void leave() override;
    std::unique_ptr<Interaction> press(const PointerEvent& event) override;
    [[nodiscard]] ActionScope keyScope() const override { return ActionScope::Joints; }
    KeyResult perform(const QString& action, const PointerEvent& event, bool byKey) override;
    [[nodiscard]] Overlay overlay() const override;

private:
    [[nodiscard]] std::optional<Gizmo> gizmoOf(GizmoKind kind) const;
    [[nodiscard]] std::unique_ptr<BoneDrag> dragOf(GizmoKind kind);
    void choose(BoneIndex bone);

    SkeletonOptions& m_options;
    GizmoAxis m_hot = GizmoAxis::None;
    BoneIndex m_hoveredBone;
};

} // namespace rigwright::editor
