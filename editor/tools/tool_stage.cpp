// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ToolStage: routes input to the current tool or to the interaction under way.
#include "editor/tools/tool_stage.h"

#include "editor/document/document.h"
#include "editor/tools/bone_pick.h"
#include "editor/tools/create_bone_tool.h"
#include "editor/tools/fit_tool.h"
#include "editor/tools/gradient_tool.h"
#include "editor/tools/joint_tool.h"
#include "editor/tools/paint_tool.h"
#include "editor/tools/pose_tool.h"
#include "editor/tools/sample_tool.h"
#include "editor/tools/select_tool.h"
#include "editor/tools/tool_keys.h"
#include "editor/tools/vertex_select_tool.h"

#include <Qt>

#include <algorithm>
#include <array>

namespace rigwright::editor {

ToolStage::ToolStage(Document& document) : m_document(document) {
    add(std::make_unique<SelectTool>(document));
    auto fit = std::make_unique<FitTool>(document, m_fitOptions);
    m_fitTool = fit.get();
    add(std::move(fit));
    add(std::make_unique<VertexSelectTool>(document, m_vertexSelectOptions, m_brushOptions));
    add(std::make_unique<PaintTool>(document, m_brushOptions, PaintTool::Kind::Paint));
    add(std::make_unique<PaintTool>(document, m_brushOptions, PaintTool::Kind::Smooth));
    add(std::make_unique<GradientTool>(document, m_gradientOptions, m_brushOptions));
    add(std::make_unique<SampleTool>(document, m_brushOptions));
    for (const GizmoKind kind : {GizmoKind::Move, GizmoKind::Rotate, GizmoKind::Scale})
        add(std::make_unique<PoseTool>(document, kind));
    add(std::make_unique<JointTool>(document, m_skeletonOptions));
    add(std::make_unique<CreateBoneTool>(document, m_skeletonOptions));
    m_current = m_tools.front().get();
    m_current->activate();
    connect(&document, &Document::aboutToEdit, this, &ToolStage::cancel);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            followCharacter();
    });
    connect(&inputNotifier(), &InputNotifier::changed, this, [this] {
        cancel(); // a key that is held may mean something else now
        Q_EMIT hintsChanged();
    });
    followCharacter();
}

ToolStage::~ToolStage() {
    cancel();
}

void ToolStage::add(std::unique_ptr<Tool> tool) {
    Tool* added = tool.get();
    const auto onlyIfCurrent = [this, added](auto signal) {
        return [this, added, signal] {
            if (m_current == added)
                Q_EMIT(this->*signal)();
        };
    };
    connect(added, &Tool::overlayChanged, this, onlyIfCurrent(&ToolStage::overlayChanged));
    connect(added, &Tool::hintsChanged, this, onlyIfCurrent(&ToolStage::hintsChanged));
    connect(added, &Tool::messageRequested, this, &ToolStage::messageRequested);
    connect(added, &Tool::findingsReported, this, &ToolStage::findingsReported);
    connect(added, &Tool::commandRequested, this, &ToolStage::commandRequested);
    connect(added, &Tool::brushMenuRequested, this, &ToolStage::brushMenuRequested);
    m_tools.push_back(std::move(tool));
}

/// The influence limit never starts below what the file uses: opening a file must not be a plan to
/// cut it.
void ToolStage::followCharacter() {
    constexpr std::size_t kUsualLimit = 4;
    std::size_t longest = kUsualLimit;
    for (const MeshInstance& mesh : m_document.character().meshes)
        if (mesh.binding)
            longest = std::max(longest, mesh.binding->weights().maxInfluences());
    BrushValues values = m_brushOptions.values();
    values.maxInfluences = static_cast<int>(longest);
    m_brushOptions.setValues(values);
    Q_EMIT overlayChanged();
}

Tool* ToolStage::find(const QString& id) const {
    const auto found = std::ranges::find_if(
        m_tools, [&id](const std::unique_ptr<Tool>& tool) { return tool->id() == id; });
    return found == m_tools.end() ? nullptr : found->get();
}

void ToolStage::setCurrent(const QString& id) {
    Tool* wanted = find(id);
    if (!wanted || wanted == m_current)
        return;
    cancel();
    m_current->leave();
    m_current->deactivate();
    m_current = wanted;
    m_current->activate();
    Q_EMIT currentChanged();
    Q_EMIT hintsChanged();
    Q_EMIT overlayChanged();
}

void ToolStage::start(std::unique_ptr<Interaction> interaction) {
    m_interaction = std::move(interaction);
    m_document.setOpenEdit(true);
    Q_EMIT overlayChanged();
    Q_EMIT hintsChanged();
}

void ToolStage::finish() {
    // Out of the member first: what it pushes must not find it still open.
    const std::unique_ptr<Interaction> ended = std::move(m_interaction);
    m_document.setOpenEdit(false);
    ended->finish();
    Q_EMIT overlayChanged();
    Q_EMIT hintsChanged();
}

void ToolStage::cancel() {
    if (!m_interaction)
        return;
    const std::unique_ptr<Interaction> ended = std::move(m_interaction);
    m_document.setOpenEdit(false);
    ended->cancel();
    Q_EMIT overlayChanged();
    Q_EMIT hintsChanged();
}

void ToolStage::press(const PointerEvent& event) {
    m_last = event;
    if (m_interaction) {
        // A modal interaction ends with a click; while a button drags, further buttons do nothing.
        if (!m_interaction->isModal())
            return;
        if (m_interaction->isHeld())
            m_interaction->press(event);
        else if (event.button == PointerButton::Left)
            finish();
        else if (event.button == PointerButton::Right)
            cancel();
        return;
    }
    if (event.button != PointerButton::Left)
        return;
    m_current->hover(event);
    if (auto interaction = m_current->press(event))
        start(std::move(interaction));
}

void ToolStage::move(const PointerEvent& event) {
    m_last = event;
    if (m_interaction)
        m_interaction->move(event);
    else
        m_current->hover(event);
    Q_EMIT overlayChanged();
}

void ToolStage::release(const PointerEvent& event) {
    m_last = event;
    if (m_interaction && m_interaction->isHeld())
        m_interaction->release(event);
    if (m_interaction && !m_interaction->isModal() && event.button == PointerButton::Left) {
        finish();
        m_current->hover(event);
    }
}

void ToolStage::leave() {
    if (!m_interaction)
        m_current->leave();
}

bool ToolStage::key(const KeyEvent& event) {
    if (m_interaction)
        return interactionKey(event);
    KeyResult result = m_current->key(event, pointerNow());
    if (result.interaction) {
        m_heldKey = event.key;
        start(std::move(result.interaction));
    }
    return result.used;
}

/// Always used: nothing else may happen to the document in the middle of it.
bool ToolStage::interactionKey(const KeyEvent& event) {
    if (event.key == Qt::Key_Escape) {
        cancel();
        return true;
    }
    if ((event.key == Qt::Key_Return || event.key == Qt::Key_Enter) && m_interaction->isModal()) {
        finish();
        return true;
    }
    const std::array windowOnly{ActionScope::Window};
    const ActionInfo* command = event.modifiers.control ? actionForKey(event, windowOnly) : nullptr;
    if (command && QLatin1String(command->id) == QLatin1String("edit.undo")) {
        cancel(); // the step that is being made is the last one
    } else if (command) {
        Q_EMIT messageRequested(tr("%1 has to wait: finish what is under way, or press Escape.")
                                    .arg(plainActionText(*command)));
    } else if (m_interaction->key(event)) {
        Q_EMIT overlayChanged();
        Q_EMIT hintsChanged();
    }
    return true;
}

void ToolStage::keyReleased(const KeyEvent& event) {
    if (m_interaction && m_interaction->isHeld() && event.key == m_heldKey)
        finish();
}

bool ToolStage::perform(const QString& action) {
    if (m_interaction)
        return false;
    KeyResult result = m_current->perform(action, pointerNow(), false);
    if (result.interaction)
        start(std::move(result.interaction));
    return result.used;
}

/// Where the pointer rests, seen through the camera as it is now: a flight, or another character,
/// may have moved it since the last event.
PointerEvent ToolStage::pointerNow() const {
    PointerEvent now =
        pointerEventAt(m_document.session().camera(), m_last.position, m_last.viewportSize);
    now.modifiers = m_last.modifiers;
    now.pressure = m_last.pressure;
    return now;
}

BoneIndex ToolStage::boneUnderPointer() const {
    return pickBone(m_document, pointerNow());
}

void ToolStage::modifiersChanged(const KeyModifiers& held) {
    if (held == m_held)
        return;
    m_held = held;
    Q_EMIT hintsChanged();
}

Overlay ToolStage::overlay() const {
    Overlay overlay = m_current->overlay();
    if (m_interaction)
        m_interaction->decorate(overlay);
    return overlay;
}

std::vector<Hint> ToolStage::hints() const {
    std::vector<Hint> hints;
    if (m_interaction)
        hints = m_interaction->hints();
    return hints.empty() ? m_current->hints(m_held) : hints;
}

} // namespace rigwright::editor
