// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// PosePanel: the active bone's local transform in numbers, and ways back to rest.
#pragma once

#include "editor/commands/pose_commands.h"

#include <QWidget>

#include <array>

class QStackedLayout;

namespace rigwright::editor {

class BoneChannelFields;

class PosePanel : public QWidget {
    Q_OBJECT
public:
    explicit PosePanel(Document& document, QWidget* parent = nullptr);

    [[nodiscard]] BoneChannelFields* fields(PoseChannel channel) const {
        return m_fields[std::size_t(channel)];
    }

Q_SIGNALS:
    /// For the dock's header: the bone's name.
    void subjectChanged(const QString& subject);

private:
    void follow();

    Document& m_document;
    std::array<BoneChannelFields*, 3> m_fields{};
    QStackedLayout* m_pages = nullptr;
};

} // namespace rigwright::editor
