// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Workspaces: the tabs that arrange panels, display and tool for one job.
#pragma once

#include "editor/document/session.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <span>
#include <utility>

class QDockWidget;
class QMainWindow;
class QTabBar;

namespace rigwright::editor {

class Document;
class ToolStage;

/// What a workspace looks like until somebody rearranges it.
struct WorkspaceInfo {
    const char* id;
    const char* title; ///< in the translation context "Workspaces"
    Shading shading;   ///< weights only where the character has some, else solid
    BoneDisplay bones;
    const char* tool; ///< needs weights: else "select"
    /// Object names of the docks at the right, top to bottom, and their heights; 0 takes the rest.
    std::span<const std::pair<const char*, int>> panels;
    bool controls = false; ///< in the picture
};

std::span<const WorkspaceInfo> workspaceTable();

/// Switching keeps for each workspace what was arranged there, over restarts too, and never changes
/// the document.
class Workspaces : public QObject {
    Q_OBJECT
public:
    /// `docks`: every dock of the window, by object name; they exist already.
    Workspaces(QMainWindow& window, const QList<QDockWidget*>& docks, Document& document,
               ToolStage& tools);

    [[nodiscard]] QTabBar* bar() const { return m_bar; }
    [[nodiscard]] QString current() const;
    void setCurrent(const QString& id);
    /// Display and tool of the current workspace, for a character that has just come.
    void begin();
    /// Goes to the workspace in which a project was saved, whose display settings are the
    /// session's already; an unknown `id` changes nothing.
    void beginWith(const QString& id);
    /// The current workspace as it is delivered.
    void resetLayout();
    void restore();
    void store();

Q_SIGNALS:
    void changed(const QString& id);

private:
    /// What a workspace had when it was left.
    struct Kept {
        QByteArray layout;
        ViewSettings view;
        QString tool;
        bool hasView = false;
    };

    void retranslate();
    void follow(int index);
    void keep();
    void show(const WorkspaceInfo& workspace);
    void showAsDelivered(const WorkspaceInfo& workspace);
    void arrange(const WorkspaceInfo& workspace);
    [[nodiscard]] const WorkspaceInfo& info() const;
    void followWeights();
    [[nodiscard]] bool hasWeights() const;

    QMainWindow& m_window;
    QList<QDockWidget*> m_docks;
    Document& m_document;
    ToolStage& m_tools;
    QTabBar* m_bar = nullptr;
    QHash<QString, Kept> m_kept;
    QString m_current;
    bool m_hadWeights = false;
};

} // namespace rigwright::editor
