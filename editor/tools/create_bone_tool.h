// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// CreateBoneTool: clicks become chains of bones inside the mesh.
#pragma once

#include "editor/commands/grow_bones.h"
#include "editor/tools/skeleton_options.h"
#include "editor/tools/tool.h"

#include <optional>

namespace rigwright::editor {

/// While it is current, the rest pose is on screen. A click puts a joint into the middle of the
/// volume under the pointer; beside the mesh, into the plane of the picture through the active
/// bone's head, or on the ground where no bone is active. It hangs on the active bone and becomes
/// the active one; Enter or Escape ends the chain. Ctrl takes the place to the grid.
class CreateBoneTool : public Tool {
    Q_OBJECT
public:
    CreateBoneTool(Document& document, SkeletonOptions& options);

    [[nodiscard]] QString id() const override { return QStringLiteral("create-bone"); }
    [[nodiscard]] QString title() const override { return tr("Create bones"); }
    [[nodiscard]] std::vector<Hint> hints(const KeyModifiers& held) const override;
    void activate() override;
    void deactivate() override;
    void hover(const PointerEvent& event) override;
    void leave() override;
    std::unique_ptr<Interaction> press(const PointerEvent& event) override;
    [[nodiscard]] ActionScope keyScope() const override { return ActionScope::Joints; }
    KeyResult key(const KeyEvent& key, const PointerEvent& event) override;
    KeyResult perform(const QString& action, const PointerEvent& event, bool byKey) override;
    [[nodiscard]] Overlay overlay() const override;

private:
    [[nodiscard]] BoneIndex parent() const;
    [[nodiscard]] BoneGrowth growthAt(const PointerEvent& event) const;

    SkeletonOptions& m_options;
    std::optional<PointerEvent> m_hovered;
};

} // namespace rigwright::editor
