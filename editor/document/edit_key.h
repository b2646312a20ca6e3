// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// EditKey: the passkey that lets commands, and nobody else, change a character.
#pragma once

namespace rigwright::editor {

/// Only DocumentCommand can make one; the compiler enforces it.
class EditKey {
    friend class DocumentCommand;
    EditKey() {} // not "= default": that would leave it an aggregate anybody could make
};

} // namespace rigwright::editor
