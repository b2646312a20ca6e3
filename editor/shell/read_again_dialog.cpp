// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Form of the choices.
#include "editor/shell/read_again_dialog.h"

#include "editor/ui/import_choice_words.h"
#include "editor/ui/surface.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace rigwright::editor {

namespace {
constexpr int kFieldWidth = 240;
constexpr double kUnits[] = {0.0, 1.0, 0.01, 0.001, 0.0254, 100.0};
} // namespace

ReadAgainDialog::ReadAgainDialog(const QString& file, const ImportChoices& choices, QWidget* parent)
    : QDialog(parent), m_choices(choices) {
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Read again as"));
    auto* form = new QGridLayout;
    form->setHorizontalSpacing(px(12));
    form->setVerticalSpacing(px(8));
    form->setColumnMinimumWidth(1, px(kFieldWidth));
    const auto add = [&](const QString& label, QComboBox* box) {
        QLabel* text = makeLabel(label, "secondary");
        text->setBuddy(box);
        box->setAccessibleName(label);
        form->addWidget(text, form->rowCount(), 0);
        form->addWidget(box, form->rowCount() - 1, 1);
        return box;
    };
    m_unit = add(tr("Unit"), new QComboBox);
    for (const double unit : kUnits)
        m_unit->addItem(unitWord(unit), unit);
    if (m_unit->findData(choices.metresPerUnit) < 0)
        m_unit->addItem(unitWord(choices.metresPerUnit), choices.metresPerUnit);
    m_unit->setCurrentIndex(m_unit->findData(choices.metresPerUnit));
    m_up = add(tr("Up axis"), new QComboBox);
    m_up->addItems({unitWord(0.0), QStringLiteral("X"), QStringLiteral("Y"), QStringLiteral("Z")});
    m_up->setCurrentIndex(int(choices.up));
    m_pose = add(tr("Pose"), new QComboBox);
    m_pose->addItems({tr("As posed in the file"), tr("Bind pose")});
    m_pose->setCurrentIndex(choices.openInBindPose ? 1 : 0);

    auto* folders = new QHBoxLayout;
    folders->setSpacing(px(8));
    m_folders = makeLabel({}, "text");
    folders->addWidget(m_folders, 1);
    auto* more = new QPushButton(tr("Add folder…"));
    more->setAutoDefault(false);
    connect(more, &QPushButton::clicked, this, &ReadAgainDialog::addFolder);
    folders->addWidget(more);
    form->addWidget(makeLabel(tr("Look for textures in"), "secondary"), form->rowCount(), 0);
    form->addLayout(folders, form->rowCount() - 1, 1);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* read = buttons->addButton(tr("Read again"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(12));
    column->setSpacing(px(12));
    column->addWidget(makeLabel(file, "text", TextRole::SectionTitle));
    column->addLayout(form);
    column->addWidget(buttons);
    makeDefault(*read);
    column->setSizeConstraint(QLayout::SetFixedSize);
    showFolders();
    m_unit->setFocus();
}

ImportChoices ReadAgainDialog::choices() const {
    ImportChoices choices = m_choices;
    choices.metresPerUnit = m_unit->currentData().toDouble();
    choices.up = ImportUpAxis(m_up->currentIndex());
    choices.openInBindPose = m_pose->currentIndex() == 1;
    return choices;
}

void ReadAgainDialog::addFolder() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Look for textures in"));
    if (folder.isEmpty())
        return;
    std::filesystem::path path(folder.toStdU16String());
    if (std::ranges::find(m_choices.searchFolders, path) == m_choices.searchFolders.end())
        m_choices.searchFolders.push_back(std::move(path));
    showFolders();
}

void ReadAgainDialog::showFolders() {
    QStringList names;
    QStringList paths;
    for (const std::filesystem::path& folder : m_choices.searchFolders) {
        paths += QString::fromStdU16String(folder.u16string());
        names += QFileInfo(paths.last()).fileName();
    }
    const QString text = names.isEmpty() ? tr("its own folder") : names.join(QStringLiteral(", "));
    m_folders->setText(m_folders->fontMetrics().elidedText(text, Qt::ElideRight, px(160)));
    m_folders->setToolTip(paths.join(QLatin1Char('\n')));
}

} // namespace rigwright::editor
