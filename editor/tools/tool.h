// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Tool: an object with a life cycle; press → release is its own short-lived Interaction.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "editor/tools/overlay.h"
#include "editor/tools/pointer_event.h"
#include "editor/ui/actions.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <vector>

namespace rigwright::editor {

class Document;

/// One part of the hint line: "LMB" "paint".
struct Hint {
    QString key;
    QString meaning;

    friend bool operator==(const Hint&, const Hint&) = default;
};

/// From press to release. Ends in exactly one of finish() and cancel(); cancel() leaves no trace in
/// the document or its history.
class Interaction {
public:
    virtual ~Interaction() = default;
    virtual void move(const PointerEvent& event) = 0;
    virtual void finish() = 0;
    virtual void cancel() = 0;
    /// True where the interaction goes on after the button is released (G, R, F: it follows the
    /// pointer until a click or Enter confirms).
    [[nodiscard]] virtual bool isModal() const { return false; }
    /// True where it lasts as long as the key that began it is down (B, M, N of the Maya-like
    /// keys): buttons are told to it, and letting the key go finishes it.
    [[nodiscard]] virtual bool isHeld() const { return false; }
    virtual void press(const PointerEvent&) {}
    virtual void release(const PointerEvent&) {}
    /// A key while it runs (X/Y/Z lock an axis …); false = not mine.
    virtual bool key(const KeyEvent&) { return false; }
    /// Adds what it wants drawn to the tool's own overlay.
    virtual void decorate(Overlay&) const {}
    /// What keys and buttons do while it runs; empty: as the tool says.
    [[nodiscard]] virtual std::vector<Hint> hints() const { return {}; }
};

/// What a key did: not used at all, used at once, or the start of a (modal) interaction.
struct KeyResult {
    bool used = false;
    std::unique_ptr<Interaction> interaction;
};

class Tool : public QObject {
    Q_OBJECT
public:
    explicit Tool(Document& document);

    /// Stable id, also of its icon and its action: "select", "move", "rotate", "paint", "smooth".
    [[nodiscard]] virtual QString id() const = 0;
    [[nodiscard]] virtual QString title() const = 0;
    /// What each button and modifier does now.
    [[nodiscard]] virtual std::vector<Hint> hints(const KeyModifiers& held) const = 0;
    virtual void activate() {}
    virtual void deactivate() {}
    virtual void hover(const PointerEvent& event) = 0;
    virtual void leave() = 0;
    /// Null: the press does nothing.
    virtual std::unique_ptr<Interaction> press(const PointerEvent& event) = 0;
    /// Where its keys are looked up, beside ActionScope::Viewport.
    [[nodiscard]] virtual ActionScope keyScope() const { return ActionScope::Pose; }
    /// A key while nothing is pressed: performs the action that it means in the keymap in use.
    virtual KeyResult key(const KeyEvent& key, const PointerEvent& event);
    /// Does an action of the table; one that is not a tool's is not used. May start a modal
    /// interaction at `event` (last pointer); `byKey`: its key is down.
    virtual KeyResult perform(const QString& action, const PointerEvent& event, bool byKey);
    [[nodiscard]] virtual Overlay overlay() const = 0;
    /// Steps of its own, of what is not in the document yet; while there are any they come before
    /// the document's. Followed by hintsChanged().
    [[nodiscard]] virtual bool canUndo() const { return false; }
    [[nodiscard]] virtual bool canRedo() const { return false; }
    virtual void undo() {}
    virtual void redo() {}
    /// Two texts for the status line in place of weights under the pointer, or none.
    [[nodiscard]] virtual QStringList status() const { return {}; }

    /// Says why nothing was done.
    void tell(const Error& error);
    /// Says what else an edit did; nothing where there are no findings.
    void tell(const QString& text, const Findings& findings);

Q_SIGNALS:
    void overlayChanged();
    void hintsChanged();
    /// One sentence for the user: why nothing happened, or what else happened.
    void messageRequested(const QString& message);
    /// What the user should know of an edit that has been done, called `text`.
    void findingsReported(const QString& text, const rigwright::Findings& findings);
    /// A command of the table that asks what the tool cannot.
    void commandRequested(const QString& action);
    /// The user wants to choose among the brush modes, at the pointer.
    void brushMenuRequested();

protected:
    [[nodiscard]] Document& document() const { return m_document; }

private:
    Document& m_document;
};

} // namespace rigwright::editor
