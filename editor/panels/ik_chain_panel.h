// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// IkChainPanel: the IK handle of what is selected: solver, FK ↔ IK, limits of the solution.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/rig/rig.h"

#include <QList>
#include <QWidget>

#include <cstdint>
#include <functional>
#include <vector>

class QAction;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedLayout;
class QToolButton;

namespace rigwright {
struct HandleReport;
}

namespace rigwright::editor {

class Document;
class NodeChoice;
class RigForm;
class SliderField;

/// About the handle that the active control or bone belongs to; where it belongs to several, a box
/// says which.
class IkChainPanel : public QWidget {
    Q_OBJECT
public:
    explicit IkChainPanel(Document& document, QWidget* parent = nullptr);

    /// Whose fields are shown; invalid: none.
    [[nodiscard]] IkHandleIndex handle() const { return m_handle; }
    [[nodiscard]] QComboBox* handleChoice() const { return m_which; }
    [[nodiscard]] QComboBox* solver() const { return m_solver; }
    [[nodiscard]] SliderField* weight() const { return m_weight; }
    [[nodiscard]] SliderField* stretch() const { return m_stretch; }
    [[nodiscard]] SliderField* poleAngle() const { return m_poleAngle; }
    [[nodiscard]] NodeChoice* target() const { return m_target; }
    [[nodiscard]] NodeChoice* pole() const { return m_pole; }
    [[nodiscard]] QPushButton* snapForward() const { return m_snapForward; }
    [[nodiscard]] QPushButton* snapInverse() const { return m_snapInverse; }
    [[nodiscard]] QToolButton* previousPass() const { return m_previous; }
    [[nodiscard]] QToolButton* nextPass() const { return m_next; }
    [[nodiscard]] QToolButton* allPasses() const { return m_allPasses; }
    [[nodiscard]] QLabel* passText() const { return m_passText; }
    [[nodiscard]] QLabel* readOut() const { return m_readOut; }
    /// For the menu of the dock's header; made anew, owned by the panel.
    [[nodiscard]] QList<QAction*> headerActions();

Q_SIGNALS:
    /// For the dock's header: the handle's name.
    void subjectChanged(const QString& subject);
    void messageRequested(const QString& message);
    void actionRequested(const QString& id);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void build();
    QWidget* makeEmptyPage();
    void addSolving();
    void addTargets();
    void addBending();
    void addSearching();
    QWidget* makeSnapRow();
    QWidget* makePassRow();
    [[nodiscard]] IkHandle current() const;
    [[nodiscard]] const HandleReport* report() const;
    [[nodiscard]] double shownWeight() const;
    void change(const QString& text, const std::function<void(IkHandle&)>& edit,
                std::uint64_t token = 0);
    void say(const Result<Findings>& result);
    void snap(bool forward);
    void step(int by);
    void rename();
    void remove();
    void follow();
    void followFrame();

    Document& m_document;
    QStackedLayout* m_pages = nullptr;
    RigForm* m_form = nullptr;
    QComboBox* m_which = nullptr;
    QComboBox* m_solver = nullptr;
    SliderField* m_weight = nullptr;
    SliderField* m_stretch = nullptr;
    SliderField* m_poleAngle = nullptr;
    NodeChoice* m_target = nullptr;
    NodeChoice* m_pole = nullptr;
    QLineEdit* m_name = nullptr;
    QPushButton* m_snapForward = nullptr;
    QPushButton* m_snapInverse = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_allPasses = nullptr;
    QLabel* m_passText = nullptr;
    QLabel* m_readOut = nullptr;
    IkHandleIndex m_handle;
    IkHandleIndex m_chosen; ///< by the box
    std::vector<IkHandleIndex> m_offered;
};

} // namespace rigwright::editor
