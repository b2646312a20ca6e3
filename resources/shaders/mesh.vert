#version 330 core
// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Vertices of meshes: skinned into model space, projected.
in vec3 vertexPosition; // the name by which Qt3D finds what to bound
in vec3 normal;
in float heat;
#ifdef HAS_UV
in vec2 uv;
#endif

#include "skinning.glsl"
#include "bone_mix.glsl"

uniform mat4 clipFromModel;

out VertexData {
    vec3 position; // model space
    vec3 normal;
    vec2 uv;
    float heat;
    vec4 bones;
} vertexOut;

void main() {
    SkinnedVertex skinned = skinVertex(vertexPosition, normal);
    vertexOut.position = skinned.position;
    vertexOut.normal = skinned.normal;
#ifdef HAS_UV
    vertexOut.uv = uv;
#else
    vertexOut.uv = vec2(0.0);
#endif
    vertexOut.heat = heat;
    vertexOut.bones = mixBones();
    gl_Position = clipFromModel * vec4(skinned.position, 1.0);
}
