// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The brush's settings as the project file keeps them.
#pragma once

#include "editor/tools/brush_options.h"

#include <QJsonObject>

namespace rigwright::editor {

QJsonObject brushToJson(const BrushValues& values);
/// What is missing, of another type or unknown stays as in `values`; BrushOptions clamps the rest.
BrushValues brushFromJson(const QJsonObject& json, BrushValues values);

} // namespace rigwright::editor
