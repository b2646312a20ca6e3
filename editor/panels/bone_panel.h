// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// BonePanel: the active bone at rest in numbers: name, role, head, tail, roll, length.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/math/types.h"
#include "editor/commands/bone_edits.h"

#include <QList>
#include <QWidget>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>

class QAction;
class QCheckBox;
class QComboBox;
class QLineEdit;
class QStackedLayout;

namespace rigwright::editor {

class Document;
class SliderField;

/// Lengths are in centimetres of model space, angles in degrees. A drag or a typed value is one
/// undoable step. Where several bones are selected, it is about the active one; whether they move
/// a mesh is said of all of them.
class BonePanel : public QWidget {
    Q_OBJECT
public:
    explicit BonePanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] QLineEdit* nameField() const { return m_name; }
    [[nodiscard]] QComboBox* roleChoice() const { return m_role; }
    [[nodiscard]] SliderField* head(int axis) const { return m_head[std::size_t(axis)]; }
    [[nodiscard]] SliderField* tail(int axis) const { return m_tail[std::size_t(axis)]; }
    [[nodiscard]] SliderField* roll() const { return m_roll; }
    [[nodiscard]] SliderField* length() const { return m_length; }
    [[nodiscard]] QCheckBox* deform() const { return m_deform; }

    /// What else moves where a number is changed; also in the menu of the header.
    [[nodiscard]] const JointOptions& options() const { return m_options; }
    void setOptions(const JointOptions& options);
    /// For the menu of the dock's header; made anew, owned by the panel.
    [[nodiscard]] QList<QAction*> headerActions();

Q_SIGNALS:
    /// For the dock's header: the bone's name.
    void subjectChanged(const QString& subject);
    void messageRequested(const QString& message);
    void optionsChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The active bone at rest, metres and radians in model space.
    struct Rest {
        BoneIndex bone;
        Vec3d head = Vec3d::Zero();
        Vec3d tail = Vec3d::Zero();
        double roll = 0.0;
        BoneIndex child; ///< begins at its tail; invalid: there is no end that could be moved
    };

    void build();
    void buildNumbers();
    void addField(SliderField* field, std::function<Result<Findings>(const Rest&)> edit);
    [[nodiscard]] std::optional<Rest> rest() const;
    [[nodiscard]] Vec3d valueOf(const std::array<SliderField*, 3>& fields) const;
    Result<Findings> moveTail(const Rest& rest, const Vec3d& tail);
    void edit(const std::function<Result<Findings>(const Rest&)>& run);
    void rename();
    void chooseRole(int item);
    void follow();
    void followNumbers(const Rest& rest);
    void followDeform();
    void write(SliderField* field, double value);
    void report(const Result<Findings>& result);

    Document& m_document;
    QStackedLayout* m_pages = nullptr;
    QLineEdit* m_name = nullptr;
    QComboBox* m_role = nullptr;
    std::array<SliderField*, 3> m_head{};
    std::array<SliderField*, 3> m_tail{};
    SliderField* m_roll = nullptr;
    SliderField* m_length = nullptr;
    QCheckBox* m_deform = nullptr;
    JointOptions m_options;
    SliderField* m_editing = nullptr; ///< under the hand: it is not written to
    BoneIndex m_shown;
    std::uint64_t m_token = 0;
    Rest m_before; ///< the bone when that began
    Result<Findings> m_result = Findings();
};

} // namespace rigwright::editor
