// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lays out the pose dock.
#include "editor/panels/pose_panel.h"

#include "editor/commands/bone_text.h"
#include "editor/document/document.h"
#include "editor/panels/bone_channel_fields.h"
#include "editor/ui/pending_text.h"
#include "editor/ui/retranslate.h"
#include "editor/ui/surface.h"

#include <QGridLayout>
#include <QPushButton>
#include <QStackedLayout>

namespace rigwright::editor {

namespace {

QString channelText(PoseChannel channel) {
    switch (channel) {
    case PoseChannel::Translation:
        return PosePanel::tr("Position");
    case PoseChannel::Rotation:
        return PosePanel::tr("Rotation");
    case PoseChannel::Scale:
    case PoseChannel::All:
        break;
    }
    return PosePanel::tr("Scale");
}

} // namespace

PosePanel::PosePanel(Document& document, QWidget* parent) : QWidget(parent), m_document(document) {
    auto* page = new QWidget;
    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(px(8), px(8), px(8), px(8));
    grid->setHorizontalSpacing(px(8));
    grid->setVerticalSpacing(px(4));
    grid->setColumnMinimumWidth(0, px(72));
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const PoseChannel channel :
         {PoseChannel::Translation, PoseChannel::Rotation, PoseChannel::Scale}) {
        grid->addWidget(
            withText(makeLabel({}, "secondary"), [channel] { return channelText(channel); }), row,
            0);
        auto* fields = new BoneChannelFields(document, channel, false);
        onLanguage(fields, [fields, channel] {
            fields->setToolTip(tr("%1 relative to the parent bone. Drag, or click and type; double "
                                  "click goes back to rest.")
                                   .arg(channelText(channel)));
        });
        m_fields[std::size_t(channel)] = fields;
        grid->addWidget(fields, row++, 1);
    }
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(px(4));
    auto* resetBone = withText(new QPushButton, [] { return tr("Reset bone"); });
    auto* resetAll = withText(new QPushButton, [] { return tr("Reset whole pose"); });
    for (QPushButton* button : {resetBone, resetAll}) {
        button->setFocusPolicy(Qt::TabFocus);
        buttons->addWidget(button, 1);
    }
    connect(resetBone, &QPushButton::clicked, this, [this] {
        commitPendingText(*window());
        const std::vector<BoneIndex>& bones = m_document.session().selection().bones;
        if (!bones.empty())
            resetPose(m_document, bones);
    });
    connect(resetAll, &QPushButton::clicked, this, [this] {
        commitPendingText(*window());
        resetPose(m_document, {});
    });
    grid->addLayout(buttons, row++, 0, 1, 2);
    grid->setRowStretch(row, 1);

    m_pages = new QStackedLayout(this);
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(withText(makeEmptyLabel({}), [] {
        return tr("Select a bone to see where it stands and to pose it in numbers.");
    }));
    m_pages->addWidget(page);
    connect(&document.session(), &Session::selectionChanged, this, &PosePanel::follow);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (std::holds_alternative<DocumentReset>(change))
            follow();
    });
    onLanguage(this, [this] { follow(); });
}

void PosePanel::follow() {
    const BoneIndex bone = m_document.session().selection().activeBone;
    const bool known = bone.isValid() && bone.value() < m_document.character().skeleton.boneCount();
    m_pages->setCurrentIndex(known ? 1 : 0);
    Q_EMIT subjectChanged(known ? boneText(m_document.character(), bone) : QString());
}

} // namespace rigwright::editor
