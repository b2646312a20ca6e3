// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Document: the one place where a character changes hands.
#include "editor/document/document.h"

#include "core/rig/rig.h"
#include "editor/document/derived.h"
#include "editor/document/document_command.h"

#include <QFileInfo>
#include <QSignalBlocker>

#include <algorithm>

namespace rigwright::editor {

Document::Document(QObject* parent) : QObject(parent), m_derived(std::make_unique<Derived>(*this)) {
    connect(&m_undoStack, &QUndoStack::indexChanged, this, &Document::historyChanged);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this, &Document::historyChanged);
}

Document::~Document() {
    // Commands refer to the document: they go while it is still whole, and nobody listens any more.
    m_undoStack.disconnect(this);
    m_undoStack.clear();
}

bool Document::isEmpty() const {
    return m_character.meshes.empty() && m_character.skeleton.boneCount() == 0;
}

void Document::setFile(const QString& path, bool isProject) {
    if (path == m_filePath && isProject == m_isProject)
        return;
    m_filePath = path;
    m_isProject = isProject;
    Q_EMIT filePathChanged();
}

QString Document::displayName() const {
    if (!m_filePath.isEmpty())
        return QFileInfo(m_filePath).fileName();
    return QString::fromStdString(m_character.name);
}

void Document::reset(Character character, const QString& filePath, bool isProject) {
    Q_EMIT aboutToEdit();
    m_undoStack.clear();
    m_droppedOldSteps = false;
    ++m_generation;
    m_character = std::move(character);
    m_filePath = filePath;
    m_isProject = isProject;
    {
        // Views meet the new character and the new session together, in DocumentReset.
        const QSignalBlocker quiet(m_session);
        Selection selection;
        const auto bound = std::ranges::find_if(
            m_character.meshes, [](const MeshInstance& mesh) { return mesh.binding.has_value(); });
        if (bound != m_character.meshes.end())
            selection.activeMesh =
                MeshInstanceIndex(static_cast<std::size_t>(bound - m_character.meshes.begin()));
        else if (!m_character.meshes.empty())
            selection.activeMesh = MeshInstanceIndex(0);
        m_session.setSelection(selection);
        Playhead playhead;
        playhead.loop = m_session.playhead().loop;
        playhead.speed = m_session.playhead().speed;
        m_session.setPlayhead(playhead);
        m_session.setHovered(std::nullopt);
        m_session.setIsolated({});
        m_session.fitSelectedVertices({}); // they were another character's
        m_derived->apply(DocumentReset());
        constexpr double kUsualAspect = 1.4;
        Camera camera;
        camera.orthographic = m_session.camera().orthographic;
        m_session.setCamera(framing(camera, m_derived->shownBounds(), kUsualAspect));
    }
    tell(DocumentReset());
    Q_EMIT m_session.selectionChanged();
    Q_EMIT m_session.playheadChanged();
    Q_EMIT m_session.hoveredChanged();
    Q_EMIT m_session.cameraChanged();
    for (std::size_t i = 0; i < m_character.meshes.size(); ++i)
        Q_EMIT m_session.selectedVerticesChanged(MeshInstanceIndex(i));
    Q_EMIT filePathChanged();
    Q_EMIT historyChanged();
}

void Document::push(std::unique_ptr<DocumentCommand> command) {
    Q_EMIT aboutToEdit();
    m_undoStack.push(command.release());
    keepWithinBudget();
}

bool Document::canUndo() const {
    const int index = m_undoStack.index();
    return index > 0 && !m_undoStack.command(index - 1)->isObsolete();
}

bool Document::endOpenEdit() {
    const bool wasOpen = m_openEdit;
    Q_EMIT aboutToEdit();
    return wasOpen;
}

void Document::undo() {
    if (!endOpenEdit() && canUndo())
        m_undoStack.undo();
}

void Document::redo() {
    if (!endOpenEdit())
        m_undoStack.redo();
}

void Document::goToStep(int index) {
    endOpenEdit();
    while (m_undoStack.index() > index && canUndo())
        m_undoStack.undo();
    while (m_undoStack.index() < index && m_undoStack.canRedo())
        m_undoStack.redo();
}

void Document::setUndoBudget(std::size_t bytes) {
    m_undoBudget = bytes;
    keepWithinBudget();
}

/// QUndoStack cannot remove its oldest commands: their payload is freed and they are marked
/// obsolete, which makes the stack drop them without calling undo(); canUndo() stops before them.
void Document::keepWithinBudget() {
    std::size_t total = 0;
    for (int i = m_undoStack.count() - 1; i >= 0; --i) {
        auto* command = const_cast<QUndoCommand*>(m_undoStack.command(i));
        if (command->isObsolete())
            break; // everything older has been dropped before
        auto* counted = dynamic_cast<DocumentCommand*>(command);
        total += counted ? counted->byteCount() : 0;
        // The newest step stays, however large: it is what the user wants back first. Steps that
        // can be redone stay too.
        if (!counted || total <= m_undoBudget || i >= m_undoStack.index() - 1)
            continue;
        counted->freePayload();
        counted->setObsolete(true);
        m_droppedOldSteps = true;
    }
}

/// Controls stay selected only as long as there are so many.
void Document::fitSelectedControls() {
    const std::size_t count = rigOf(m_character).controls.size();
    Selection selection = m_session.selection();
    std::erase_if(selection.controls,
                  [count](ControlIndex control) { return control.value() >= count; });
    if (selection.activeControl.isValid() && selection.activeControl.value() >= count)
        selection.activeControl = ControlIndex();
    m_session.setSelection(selection);
}

void Document::announce(EditKey, const Change& change) {
    m_derived->apply(change);
    if (std::holds_alternative<DocumentReset>(change) || std::holds_alternative<RigChanged>(change))
        fitSelectedControls();
    tell(change);
}

std::uint64_t Document::revision(const DocumentInputs& inputs) const {
    // Each count only grows, so their sum stays the same only where none has grown.
    return (inputs.weights ? m_weightsRevision : 0) + (inputs.flags ? m_flagsRevision : 0) +
           (inputs.pose ? m_poseRevision : 0);
}

/// Vertices stay selected only as long as their mesh has them.
void Document::fitSelectedVertices() {
    std::vector<std::size_t> counts;
    for (const MeshInstance& mesh : m_character.meshes)
        counts.push_back(mesh.mesh->vertexCount());
    m_session.fitSelectedVertices(counts);
}

void Document::tell(const Change& change) {
    ++m_revision;
    const bool everything = std::holds_alternative<DocumentReset>(change);
    const bool flags = std::holds_alternative<BoneFlagsChanged>(change) ||
                       std::holds_alternative<MeshInstanceChanged>(change);
    m_weightsRevision += everything || std::holds_alternative<WeightsChanged>(change) ? 1 : 0;
    m_flagsRevision += everything || flags ? 1 : 0;
    const bool pose =
        std::holds_alternative<PoseChanged>(change) || std::holds_alternative<RigChanged>(change);
    m_poseRevision += everything || pose ? 1 : 0;
    if (std::holds_alternative<MeshInstanceChanged>(change))
        fitSelectedVertices();
    Q_EMIT changed(change);
    m_derived->announceFrame();
}

bool isShown(const Document& document, MeshInstanceIndex mesh) {
    const MeshInstanceIndex alone = document.session().isolated();
    return document.character().meshes[mesh.value()].visible && (!alone.isValid() || alone == mesh);
}

} // namespace rigwright::editor
