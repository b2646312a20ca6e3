// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// ChannelsPanel: what the active control (or bone) is set to, in numbers, and what it follows.
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/rig/control.h"
#include "editor/commands/pose_commands.h"

#include <QList>
#include <QWidget>

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

class QAction;
class QGridLayout;
class QStackedLayout;

namespace rigwright::editor {

class BoneChannelFields;
class ControlChannelFields;
class Document;
class NodeChoice;
class SliderField;

/// Position, rotation and scale; limits of channels stand below once there are some.
class ChannelsPanel : public QWidget {
    Q_OBJECT
public:
    explicit ChannelsPanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] ControlChannelFields* controlFields(PoseChannel channel) const {
        return m_controlFields[std::size_t(channel)];
    }
    [[nodiscard]] BoneChannelFields* boneFields(PoseChannel channel) const {
        return m_boneFields[std::size_t(channel)];
    }
    [[nodiscard]] NodeChoice* followChoice() const { return m_follow; }
    /// The fields of a limit: lowest and highest; null where the channel has none.
    [[nodiscard]] std::array<SliderField*, 2> limitFields(TransformChannel channel) const;
    /// For the menu of the dock's header; made anew, owned by the panel.
    [[nodiscard]] QList<QAction*> headerActions();

Q_SIGNALS:
    /// For the dock's header: the name of the control or bone.
    void subjectChanged(const QString& subject);
    void messageRequested(const QString& message);
    /// A typed text that is no number: the reason, "" once it is fine.
    void problem(const QString& reason);

private:
    struct LimitRow {
        TransformChannel channel;
        std::array<SliderField*, 2> fields;
    };

    void build();
    QWidget* makeControlPage();
    QWidget* makeBonePage();
    QWidget* makeFollowRow();
    [[nodiscard]] ControlIndex active() const;
    void change(const QString& text, const std::function<void(Control&)>& edit,
                std::uint64_t token = 0);
    void lock(std::size_t first, std::size_t count, bool on);
    void setLimit(TransformChannel channel, bool on);
    void writeLimit(TransformChannel channel, bool low, double value);
    void resetChannel(PoseChannel channel);
    void resetOne(TransformChannel channel);
    void setSpace(ControlSpace space, const RigNode& node);
    void showMenu(TransformChannel channel, const QPoint& globalPosition);
    void follow();
    void followSpace();
    void followLimits();
    void addLimitRow(TransformChannel channel);
    void report(const Result<Findings>& result);

    Document& m_document;
    QStackedLayout* m_pages = nullptr;
    std::array<ControlChannelFields*, 3> m_controlFields{};
    std::array<BoneChannelFields*, 3> m_boneFields{};
    NodeChoice* m_follow = nullptr;
    QWidget* m_limits = nullptr;
    QGridLayout* m_limitGrid = nullptr;
    std::vector<LimitRow> m_limitRows;
    SliderField* m_editing = nullptr;
    std::uint64_t m_token = 0;
};

} // namespace rigwright::editor
