#version 330 core
// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Lines and discs with smooth borders and a dark edge on both sides.
in vec4 lineTint;
in vec4 placeTimesW;
flat in int kind;
uniform vec4 edgeColour;
uniform float pixelRatio;
out vec4 colour; // premultiplied

void main() {
    vec3 place = placeTimesW.xyz / placeTimesW.w;
    float soft = 0.5 / pixelRatio;
    float off;
    float halfWidth;
    float edge;
    if (kind == 0) {
        off = abs(place.x);
        halfWidth = place.y;
        edge = place.z;
    } else if (kind == 1) {
        off = length(place.xy);
        halfWidth = place.z;
        edge = 1.0;
    } else {
        colour = vec4(lineTint.rgb * lineTint.a, lineTint.a);
        return;
    }
    float core = 1.0 - smoothstep(halfWidth - soft, halfWidth + soft, off);
    float outer = 0.0;
    if (edge > 0.0)
        outer = (1.0 - smoothstep(halfWidth + edge - soft, halfWidth + edge + soft, off)) * edgeColour.a;
    vec3 rgb = lineTint.rgb * core + edgeColour.rgb * outer * (1.0 - core);
    float alpha = (core + outer * (1.0 - core)) * lineTint.a;
    if (alpha < 0.02)
        discard;
    colour = vec4(rgb * lineTint.a, alpha);
}
