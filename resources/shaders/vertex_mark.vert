#version 330 core
// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Points over the surface at vertices: skinned as the mesh is, a little nearer to the eye.
in vec3 vertexPosition;
in vec3 normal;

#include "skinning.glsl"

uniform mat4 clipFromModel;
uniform mat4 viewFromModel;
uniform vec2 viewportSize; // logical pixels
uniform float pixelRatio;
uniform float vertexSpacing; // metres between neighbours

flat out float markPixels; // diameter with the edge, device pixels

void main() {
    SkinnedVertex skinned = skinVertex(vertexPosition, normal);
    vec4 clip = clipFromModel * vec4(skinned.position, 1.0);
    // clip.w is the depth in perspective and 1 else; row 1 holds the scale upwards.
    vec3 upwards = vec3(clipFromModel[0][1], clipFromModel[1][1], clipFromModel[2][1]);
    float metresPerPixel = 2.0 * clip.w / max(length(upwards) * viewportSize.y, 1e-12);
    // Dense meshes would be covered all over: there marks are as small as the gaps allow.
    float pixels = clamp(0.5 * vertexSpacing / max(metresPerPixel, 1e-12), 2.0, 7.0);
    // A point stands upright on its vertex: on a slope half of it would be in the surface. What
    // faces away is not pulled, or it would come through where a body is thin.
    vec3 towards = vec3(viewFromModel[0][2], viewFromModel[1][2], viewFromModel[2][2]);
    vec3 row = vec3(clipFromModel[0][3], clipFromModel[1][3], clipFromModel[2][3]);
    bool perspective = dot(row, row) > 0.0;
    vec3 toEye = perspective ? -(viewFromModel * vec4(skinned.position, 1.0)).xyz : vec3(0.0, 0.0, 1.0);
    float facing = dot(mat3(viewFromModel) * skinned.normal, toEye);
    float pull = facing >= 0.0 ? pixels * metresPerPixel : 0.0;
    vec4 nearer = clipFromModel * vec4(skinned.position + pull * towards, 1.0);
    if (nearer.w > 0.0)
        clip.z = nearer.z * clip.w / nearer.w;
    gl_Position = clip;
    markPixels = pixels * pixelRatio;
    gl_PointSize = markPixels + 1.0;
}
