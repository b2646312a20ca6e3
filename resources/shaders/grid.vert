#version 330 core
// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The ground: a square around the point the camera looks at.
in vec3 position;
uniform mat4 clipFromModel;
uniform vec4 gridFrame; // centre x, centre z, half side, camera distance
out vec2 ground;

void main() {
    ground = gridFrame.xy + position.xy * gridFrame.z;
    gl_Position = clipFromModel * vec4(ground.x, 0.0, ground.y, 1.0);
}
