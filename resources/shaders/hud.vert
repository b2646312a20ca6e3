#version 330 core
// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// A small picture at a place in the window, in logical pixels.
in vec3 position;
uniform vec4 rect;   // left, top, width, height
uniform vec2 uvSize; // part of the texture in use
uniform vec2 viewportSize;
out vec2 texturePlace;

void main() {
    vec2 at = position.xy * 0.5 + 0.5; // 0..1, y down
    texturePlace = at * uvSize;
    vec2 pixel = rect.xy + at * rect.zw;
    gl_Position = vec4(pixel.x / viewportSize.x * 2.0 - 1.0, 1.0 - pixel.y / viewportSize.y * 2.0,
                       0.0, 1.0);
}
