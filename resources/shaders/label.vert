#version 330 core
// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Many small pictures out of one texture, each at its place in the window.
in vec3 vertexPosition; // x, y in logical pixels from the top left
in vec2 place;          // in the texture, 0..1
uniform vec2 viewportSize;
out vec2 texturePlace;

void main() {
    texturePlace = place;
    gl_Position = vec4(vertexPosition.x / viewportSize.x * 2.0 - 1.0,
                       1.0 - vertexPosition.y / viewportSize.y * 2.0, 0.0, 1.0);
}
