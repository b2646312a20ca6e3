// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ToolStage: the current tool and the interaction under way; everything the pointer does goes
/// here.
#pragma once

#include "editor/tools/brush_options.h"
#include "editor/tools/fit_options.h"
#include "editor/tools/gradient_options.h"
#include "editor/tools/skeleton_options.h"
#include "editor/tools/tool.h"
#include "editor/tools/vertex_select_options.h"

#include <QObject>

#include <memory>
#include <vector>

namespace rigwright::editor {

class FitTool;

/// The viewport sends events here; tests do the same. Left button only: navigation is the
/// viewport's.
class ToolStage : public QObject {
    Q_OBJECT
public:
    explicit ToolStage(Document& document);
    ~ToolStage() override;

    [[nodiscard]] const std::vector<std::unique_ptr<Tool>>& tools() const { return m_tools; }
    [[nodiscard]] Tool& current() const { return *m_current; }
    [[nodiscard]] BrushOptions& brushOptions() { return m_brushOptions; }
    [[nodiscard]] VertexSelectOptions& vertexSelectOptions() { return m_vertexSelectOptions; }
    [[nodiscard]] GradientOptions& gradientOptions() { return m_gradientOptions; }
    [[nodiscard]] SkeletonOptions& skeletonOptions() { return m_skeletonOptions; }
    [[nodiscard]] FitOptions& fitOptions() { return m_fitOptions; }
    [[nodiscard]] FitTool& fitTool() const { return *m_fitTool; }
    [[nodiscard]] Tool* find(const QString& id) const;
    /// Cancels what is under way; an unknown id changes nothing.
    void setCurrent(const QString& id);

    void press(const PointerEvent& event);
    void move(const PointerEvent& event);
    void release(const PointerEvent& event);
    void leave();
    /// True where the key was used (Escape cancels, Enter confirms, tool keys).
    bool key(const KeyEvent& event);
    /// A key was let go; repeats of a key that stays down are no such thing.
    void keyReleased(const KeyEvent& event);
    /// Does an action that the current tool does itself, as a menu asks for it; false where it is
    /// not that tool's, or something is under way.
    bool perform(const QString& action);
    /// The bone whose stick, or the surface that it moves most, lies under the pointer; invalid
    /// where there is none.
    [[nodiscard]] BoneIndex boneUnderPointer() const;
    /// Where the pointer rests, seen through the camera as it is now.
    [[nodiscard]] PointerEvent pointerNow() const;
    /// Modifier keys went down or up: the hint line follows.
    void modifiersChanged(const KeyModifiers& held);
    /// Ends what is under way without a trace (loss of focus, document reset, closing).
    void cancel();

    [[nodiscard]] bool isBusy() const { return m_interaction != nullptr; }
    [[nodiscard]] Overlay overlay() const;
    [[nodiscard]] std::vector<Hint> hints() const;

Q_SIGNALS:
    void currentChanged();
    void overlayChanged();
    void hintsChanged();
    /// One sentence for a toast or the status bar.
    void messageRequested(const QString& message);
    /// See Tool::findingsReported().
    void findingsReported(const QString& text, const rigwright::Findings& findings);
    void commandRequested(const QString& action);
    void brushMenuRequested();

private:
    bool interactionKey(const KeyEvent& event);
    void add(std::unique_ptr<Tool> tool);
    void start(std::unique_ptr<Interaction> interaction);
    void finish();
    void followCharacter();

    Document& m_document;
    BrushOptions m_brushOptions;
    VertexSelectOptions m_vertexSelectOptions;
    GradientOptions m_gradientOptions;
    SkeletonOptions m_skeletonOptions;
    FitOptions m_fitOptions;
    std::vector<std::unique_ptr<Tool>> m_tools;
    FitTool* m_fitTool = nullptr;
    Tool* m_current = nullptr;
    std::unique_ptr<Interaction> m_interaction;
    PointerEvent m_last;
    KeyModifiers m_held;
    int m_heldKey = 0; ///< that keeps the interaction going
};

} // namespace rigwright::editor
