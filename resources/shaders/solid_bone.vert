#version 330 core
// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Octahedral bones: plain triangles in model space, flat shaded.
in vec3 position;
in vec3 normal;
in vec3 corner; // barycentric, for the edges
in vec4 tint;
uniform mat4 clipFromModel;
uniform mat4 viewFromModel;
out vec3 viewNormal;
out vec3 viewPosition;
out vec4 barycentricTimesW; // see line.vert
out vec4 boneTint;

void main() {
    viewNormal = mat3(viewFromModel) * normal;
    viewPosition = (viewFromModel * vec4(position, 1.0)).xyz;

    boneTint = tint;
    gl_Position = clipFromModel * vec4(position, 1.0);
    barycentricTimesW = vec4(corner * gl_Position.w, gl_Position.w);
}
