#version 330 core
// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Premultiplied pictures painted by the processor.
in vec2 texturePlace;
uniform sampler2D picture;
out vec4 colour;

void main() {
    colour = texture(picture, texturePlace);
}
