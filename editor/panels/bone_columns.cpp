// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The table of columns and where the choice is kept.
#include "editor/panels/bone_columns.h"

#include "editor/panels/bones_model.h"
#include "editor/ui/metrics.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QSettings>
#include <QStringList>

#include <algorithm>
#include <array>

namespace rigwright::editor {

namespace {

struct ColumnInfo {
    int column;
    const char* key; ///< in the settings
    const char* text;
    int width;
};

constexpr int kMark = 24;

constexpr auto kColumns = std::to_array<ColumnInfo>({
    {BonesModel::Humanoid, "role", QT_TRANSLATE_NOOP("BoneColumns", "Humanoid role"), 100},
    {BonesModel::Side, "side", QT_TRANSLATE_NOOP("BoneColumns", "Side"), 48},
    {BonesModel::Deform, "deform", QT_TRANSLATE_NOOP("BoneColumns", "Deform"), 52},
    {BonesModel::Length, "length", QT_TRANSLATE_NOOP("BoneColumns", "Length"), 68},
    {BonesModel::Visible, "visible", QT_TRANSLATE_NOOP("BoneColumns", "Visible"), kMark},
    {BonesModel::Lock, "lock", QT_TRANSLATE_NOOP("BoneColumns", "Lock"), kMark},
    {BonesModel::Solo, "solo", QT_TRANSLATE_NOOP("BoneColumns", "Solo"), kMark},
});

QString settingsKey(const QString& workspace) {
    return QStringLiteral("bones/columns/") + workspace;
}

std::vector<int> asDelivered(const QString& workspace) {
    if (workspace == QLatin1String("skeleton"))
        return {BonesModel::Humanoid, BonesModel::Visible};
    return {BonesModel::Visible, BonesModel::Lock, BonesModel::Solo};
}

} // namespace

std::vector<int> shownBoneColumns(const QString& workspace) {
    const QVariant kept = QSettings().value(settingsKey(workspace));
    if (workspace.isEmpty() || !kept.isValid())
        return asDelivered(workspace);
    const QStringList keys = kept.toString().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<int> columns;
    for (const ColumnInfo& info : kColumns)
        if (keys.contains(QLatin1String(info.key)))
            columns.push_back(info.column);
    return columns;
}

void keepBoneColumns(const QString& workspace, const std::vector<int>& columns) {
    if (workspace.isEmpty())
        return;
    QStringList keys;
    for (const ColumnInfo& info : kColumns)
        if (std::ranges::find(columns, info.column) != columns.end())
            keys += QString::fromLatin1(info.key);
    QSettings().setValue(settingsKey(workspace), keys.join(QLatin1Char(' ')));
}

std::vector<int> boneColumns() {
    std::vector<int> columns;
    for (const ColumnInfo& info : kColumns)
        columns.push_back(info.column);
    return columns;
}

QString boneColumnText(int column) {
    const auto* const info = std::ranges::find(kColumns, column, &ColumnInfo::column);
    return QCoreApplication::translate("BoneColumns", info->text);
}

void layOutBoneColumns(QHeaderView& header, const std::vector<int>& columns) {
    header.setSectionResizeMode(BonesModel::Name, QHeaderView::Stretch);
    for (const ColumnInfo& info : kColumns) {
        const bool shown = std::ranges::find(columns, info.column) != columns.end();
        header.setSectionHidden(info.column, !shown);
        if (!shown)
            continue;
        // The last one has the dock's padding at its right; text keeps that from itself.
        const bool padded = info.column == columns.back() && info.width == kMark;
        header.setSectionResizeMode(info.column, QHeaderView::Fixed);
        header.resizeSection(info.column, px(info.width) + (padded ? px(8) : 0));
    }
}

bool wantsHeads(const std::vector<int>& columns) {
    return std::ranges::any_of(columns, [](int column) { return column < BonesModel::Visible; });
}

} // namespace rigwright::editor
