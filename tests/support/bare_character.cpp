// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Taking everything but the mesh away.
#include "tests/support/bare_character.h"

#include "core/samples/samples.h"

#include <memory>
#include <utility>

namespace rigwright::test {

Character bareCharacter(Mesh mesh) {
    Character character;
    character.name = mesh.name;
    MeshInstance instance;
    instance.name = mesh.name;
    instance.mesh = std::make_shared<const Mesh>(std::move(mesh));
    character.meshes.push_back(std::move(instance));
    finishCharacter(character);
    return character;
}

Character bareMannequin() {
    return bareCharacter(*makeSample("mannequin")->meshes.front().mesh);
}

} // namespace rigwright::test
