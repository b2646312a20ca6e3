// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The session as the project file keeps it under "view".
#pragma once

#include <QJsonObject>

#include <string>
#include <string_view>

namespace rigwright {
struct Character;
}

namespace rigwright::editor {

class Session;

/// Selection (of controls, and of vertices, a bit each), camera, playhead (paused) and view
/// settings.
QJsonObject sessionToJson(const Session& session);

/// Sets what the object names; what is missing, of another type or does not fit the character
/// (bones, meshes, clips that are not there, numbers that are not finite) stays as it is.
void sessionFromJson(const QJsonObject& json, const Character& character, Session& session);

/// Text of an object, always the same for the same object; "" gives an empty object.
std::string jsonText(const QJsonObject& json);
QJsonObject jsonObject(std::string_view text);

} // namespace rigwright::editor
