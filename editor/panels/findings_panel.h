// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// FindingsPanel: findings as rows with an icon, a sentence and one action.
#pragma once

#include <QWidget>

class QLabel;
class QStackedLayout;

namespace rigwright::editor {

class Document;
class FindingsModel;
class RowTree;

class FindingsPanel : public QWidget {
    Q_OBJECT
public:
    FindingsPanel(Document& document, FindingsModel& model, QWidget* parent = nullptr);

    [[nodiscard]] RowTree* list() const { return m_list; }
    /// Where the action's word of a row stands, in the list's viewport; empty where it has none.
    [[nodiscard]] QRect actionRect(int row) const;

Q_SIGNALS:
    void subjectChanged(const QString& subject);
    /// One sentence: why an action changed nothing.
    /// A one-click fix that takes its time: "limit", "equalise-twins"; on all meshes.
    void fixRequested(const QString& fix);
    void messageRequested(const QString& message);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();
    void applyFix(int row);

    Document& m_document;
    FindingsModel& m_model;
    RowTree* m_list = nullptr;
    QLabel* m_quiet = nullptr;
    QStackedLayout* m_pages = nullptr;
};

} // namespace rigwright::editor
