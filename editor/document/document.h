// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Document: one character being edited, its undo stack and what is derived from it.
#pragma once

#include "core/character/character.h"
#include "editor/document/change.h"
#include "editor/document/edit_key.h"
#include "editor/document/session.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <cstddef>
#include <cstdint>
#include <memory>

namespace rigwright::editor {

class Derived;
class DocumentCommand;

/// Parts of a character that background work may have been made from.
struct DocumentInputs {
    bool weights = false; ///< rows, and which mesh and skeleton there is at all
    bool flags = false;   ///< locks, visibility, settings of instances
    bool pose = false;    ///< the current pose, and the rig that it is solved by
};

/// Everybody reads the character; only commands change it: edit() takes a key that only
/// DocumentCommand can make. There is always a character, possibly empty (isEmpty()).
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    [[nodiscard]] const Character& character() const { return m_character; }
    [[nodiscard]] bool isEmpty() const;
    /// For texts, the clean mark and the history list. Steps go through push(), undo() and redo()
    /// below: they end an open stroke or drag first.
    [[nodiscard]] QUndoStack& undoStack() { return m_undoStack; }
    [[nodiscard]] const QUndoStack& undoStack() const { return m_undoStack; }
    [[nodiscard]] Session& session() { return m_session; }
    [[nodiscard]] const Session& session() const { return m_session; }
    [[nodiscard]] Derived& derived() { return *m_derived; }

    void push(std::unique_ptr<DocumentCommand> command);
    /// While a stroke or drag is open, these two end it without a trace, and that is all they do.
    void undo();
    void redo();
    /// Ends an open stroke or drag without a trace; true where there was one. For whoever is about
    /// to work out a change from what the character holds now.
    bool endOpenEdit();
    /// Undoes or redoes until `index` commands are done, as far as that goes. An open stroke or
    /// drag ends without a trace first.
    void goToStep(int index);
    /// Told by the owner of the interaction under way (ToolStage).
    void setOpenEdit(bool open) { m_openEdit = open; }
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const { return m_undoStack.canRedo(); }

    /// Memory that undo may use, in bytes; over it the oldest steps are dropped (never the newest).
    static constexpr std::size_t kDefaultUndoBudget = std::size_t(512) << 20;
    void setUndoBudget(std::size_t bytes);
    /// True where older steps were dropped since the last reset: the history says so.
    [[nodiscard]] bool droppedOldSteps() const { return m_droppedOldSteps; }

    /// Counts every change of the character; tasks compare it before they push their result.
    [[nodiscard]] std::uint64_t revision() const { return m_revision; }
    /// The same of some parts only; equal as long as none of them has changed.
    [[nodiscard]] std::uint64_t revision(const DocumentInputs& inputs) const;

    /// The file it came from or was last saved to; "" for built-in characters.
    [[nodiscard]] const QString& filePath() const { return m_filePath; }
    /// Whether that is a project of ours, which saving may replace without asking.
    [[nodiscard]] bool isProject() const { return m_isProject; }
    void setFile(const QString& path, bool isProject);
    /// Shown in the title: the file's name, or the sample's.
    [[nodiscard]] QString displayName() const;

    /// Another character: clears the undo stack, selection and playhead, frames the camera,
    /// announces DocumentReset. The former character is gone.
    void reset(Character character, const QString& filePath, bool isProject = false);

    /// Counts the characters there have been: work for a former one is not meant for this one.
    [[nodiscard]] std::uint64_t generation() const { return m_generation; }

    [[nodiscard]] Character& edit(EditKey) { return m_character; }
    void announce(EditKey, const Change& change);

Q_SIGNALS:
    void changed(const rigwright::editor::Change& change);
    void filePathChanged();
    /// Somebody is about to push, undo, redo or reset: whatever is open (a stroke, a drag) ends
    /// now, without a trace.
    void aboutToEdit();
    /// The undo stack's position, texts or clean mark.
    void historyChanged();

private:
    void tell(const Change& change);
    void fitSelectedVertices();
    void fitSelectedControls();
    void keepWithinBudget();

    Character m_character;
    QUndoStack m_undoStack;
    Session m_session;
    std::unique_ptr<Derived> m_derived;
    QString m_filePath;
    bool m_isProject = false;
    std::uint64_t m_generation = 0;
    std::uint64_t m_revision = 0;
    std::uint64_t m_weightsRevision = 0;
    std::uint64_t m_flagsRevision = 0;
    std::uint64_t m_poseRevision = 0;
    std::size_t m_undoBudget = kDefaultUndoBudget;
    bool m_droppedOldSteps = false;
    bool m_openEdit = false;
};

/// On the picture, and so under the pointer: visible, and not hidden by another mesh shown alone.
bool isShown(const Document& document, MeshInstanceIndex mesh);

} // namespace rigwright::editor
