#version 330 core
// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Octahedral bones in studio light, with dark edges.
in vec3 viewNormal;
in vec3 viewPosition;
in vec4 barycentricTimesW;
in vec4 boneTint;
#include "studio_light.glsl"
uniform vec4 edgeColour;
uniform float pixelRatio;
out vec4 colour;

void main() {
    vec3 barycentric = barycentricTimesW.xyz / barycentricTimesW.w;
    vec3 edge = barycentric / max(fwidth(barycentric), vec3(1e-9)) / pixelRatio;
    float nearest = min(edge.x, min(edge.y, edge.z));
    float line = (1.0 - smoothstep(0.3, 1.1, nearest)) * edgeColour.a * 0.8;
    vec3 lit = studioLight(boneTint.rgb * 0.95, normalize(viewNormal), normalize(-viewPosition));
    colour = vec4(mix(lit, edgeColour.rgb, line), 1.0);
}
