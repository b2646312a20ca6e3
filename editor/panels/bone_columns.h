// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Which columns the bones tree shows beside the name, kept for each workspace over restarts.
#pragma once

#include <QString>

#include <vector>

class QHeaderView;

namespace rigwright::editor {

/// Of BonesModel::Column, ascending; as delivered where nobody has chosen.
std::vector<int> shownBoneColumns(const QString& workspace);
void keepBoneColumns(const QString& workspace, const std::vector<int>& columns);

/// All that can be shown, in their order.
std::vector<int> boneColumns();
/// As a menu names them.
QString boneColumnText(int column);

/// Shows these alone, each as wide as what it holds; the name takes the rest.
void layOutBoneColumns(QHeaderView& header, const std::vector<int>& columns);
/// Whether heads are needed to understand them: marks are not in need of any.
bool wantsHeads(const std::vector<int>& columns);

} // namespace rigwright::editor
