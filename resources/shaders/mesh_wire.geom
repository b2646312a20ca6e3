#version 330 core
// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Adds what an even wireframe needs: the distance of each corner from its opposite edge, and which
/// edges of a triangle are edges of the polygon it was cut from.
layout(triangles) in;
layout(triangle_strip, max_vertices = 3) out;

in VertexData {
    vec3 position;
    vec3 normal;
    vec2 uv;
    float heat;
    vec4 bones;
} vertexIn[];

out VertexData {
    vec3 position;
    vec3 normal;
    vec2 uv;
    float heat;
    vec4 bones;
} vertexOut;
// Linear on screen; times w, to be divided again (see line.vert).
out vec4 barycentricTimesW;
flat out vec3 edgeMask; // 1 where the edge opposite the corner is to be drawn

uniform sampler2D edgeFlags; // one byte a triangle, 1024 texels wide: bit k = edge k to k + 1
uniform int firstTriangle;

void main() {
    int triangle = firstTriangle + gl_PrimitiveIDIn;
    int flags = int(texelFetch(edgeFlags, ivec2(triangle & 1023, triangle >> 10), 0).r * 255.0 + 0.5);
    vec3 mask = vec3((flags >> 1) & 1, (flags >> 2) & 1, flags & 1);
    for (int k = 0; k < 3; ++k) {
        vertexOut.position = vertexIn[k].position;
        vertexOut.normal = vertexIn[k].normal;
        vertexOut.uv = vertexIn[k].uv;
        vertexOut.heat = vertexIn[k].heat;
        vertexOut.bones = vertexIn[k].bones;
        float w = gl_in[k].gl_Position.w;
        barycentricTimesW = vec4(vec3(k == 0, k == 1, k == 2) * w, w);
        edgeMask = mask;
        gl_Position = gl_in[k].gl_Position;
        EmitVertex();
    }
    EndPrimitive();
}
