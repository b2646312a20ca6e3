#version 330 core
// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Marks of selected vertices: discs with a dark edge, as far as there is room for one.
flat in float markPixels;

uniform vec4 markColour;
uniform vec4 edgeColour;
uniform float pixelRatio;

out vec4 colour; // premultiplied

void main() {
    float radius = 0.5 * markPixels;
    float off = length(gl_PointCoord - vec2(0.5)) * (markPixels + 1.0);
    float edge = clamp(radius - 1.5 * pixelRatio, 0.0, pixelRatio);
    float alpha = 1.0 - smoothstep(radius - 0.5, radius + 0.5, off);
    float core = edge > 0.0 ? 1.0 - smoothstep(radius - edge - 0.5, radius - edge + 0.5, off) : 1.0;
    if (alpha < 0.02)
        discard;
    vec3 rgb = mix(edgeColour.rgb, markColour.rgb, core);
    colour = vec4(rgb * alpha, alpha);
}
