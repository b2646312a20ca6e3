// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The box of bones that stay, and what would go to the chosen one.
#include "editor/shell/heir_dialog.h"

#include "core/character/edit_skeleton.h"
#include "editor/commands/bone_text.h"
#include "editor/document/bone_sets.h"
#include "editor/shell/bone_box.h"
#include "editor/ui/messages.h"
#include "editor/ui/surface.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace rigwright::editor {

std::vector<BoneIndex> bonesThatStay(const Skeleton& skeleton, const BoneDeletion& deletion) {
    std::vector<BoneIndex> gone = deletion.children == DeletedChildren::Delete
                                      ? withBonesBelow(skeleton, deletion.bones)
                                      : deletion.bones;
    std::ranges::sort(gone);
    std::vector<BoneIndex> stay;
    for (std::size_t i = 0; i < skeleton.boneCount(); ++i)
        if (!std::ranges::binary_search(gone, BoneIndex(i)))
            stay.emplace_back(i);
    return stay;
}

HeirDialog::HeirDialog(Character character, BoneDeletion deletion, QWidget* parent)
    : QDialog(parent), m_character(std::move(character)), m_deletion(std::move(deletion)),
      m_heirs(bonesThatStay(m_character.skeleton, m_deletion)) {
    const QString bones = bonesText(m_character, m_deletion.bones);
    setWindowTitle(tr("Delete %1").arg(bones));
    setObjectName(QStringLiteral("heirDialog"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(12));
    column->setSpacing(px(12));
    QLabel* question = makeWrappedLabel("question", "text");
    question->setText(tr("Who takes the weights of %1? No bone above can.").arg(bones));
    column->addWidget(question);
    QStringList names;
    for (const BoneIndex bone : m_heirs)
        names += boneText(m_character, bone);
    m_box = makeBoneBox(names, {});
    m_box->setObjectName(QStringLiteral("heir"));
    m_box->setAccessibleName(tr("Bone that takes the weights"));
    // A child that stays is the likeliest.
    const auto child = std::ranges::find_if(m_heirs, [&](BoneIndex bone) {
        const BoneIndex above = m_character.skeleton.parents[bone.value()];
        return above.isValid() &&
               std::ranges::find(m_deletion.bones, above) != m_deletion.bones.end();
    });
    m_box->setCurrentIndex(child == m_heirs.end() ? 0 : int(child - m_heirs.begin()));
    column->addWidget(m_box);
    m_result = makeWrappedLabel("result", "secondary");
    column->addWidget(m_result);
    column->addStretch(1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_accept = buttons->addButton(tr("Delete"), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(QStringLiteral("accept"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    makeDefault(*m_accept);
    connect(m_box, &QComboBox::editTextChanged, this, &HeirDialog::preview);
    connect(m_box, &QComboBox::currentIndexChanged, this, &HeirDialog::preview);
    resize(std::max(px(400), minimumSizeHint().width()), px(200));
    preview();
    m_box->lineEdit()->selectAll();
    m_box->setFocus();
}

BoneIndex HeirDialog::heir() const {
    const int item = m_box->currentText().isEmpty() ? -1 : chosenItem(*m_box);
    return item < 0 ? BoneIndex() : m_heirs[std::size_t(item)];
}

void HeirDialog::preview() {
    BoneDeletion deletion = m_deletion;
    deletion.heir = heir();
    m_accept->setEnabled(false);
    if (!deletion.heir.isValid()) {
        m_result->setText(tr("No bone that stays is called so."));
        return;
    }
    const Result<SkeletonEdit> edit = deleteBones(m_character.skeleton, deletion);
    const Result<CharacterEdit> done =
        edit ? editCharacter(m_character, *edit) : Result<CharacterEdit>(edit.error());
    if (!done) {
        m_result->setText(errorLines(done.error()));
        return;
    }
    QStringList lines;
    for (const MeshWeightsChange& change : done->meshes)
        if (change.moved > 0)
            lines += tr("%n vertices of %1 go to it.", nullptr, int(change.moved))
                         .arg(meshText(m_character, change.mesh));
    m_result->setText(lines.isEmpty() ? tr("No vertex goes to it.")
                                      : lines.join(QLatin1Char('\n')));
    m_accept->setEnabled(true);
}

} // namespace rigwright::editor
