#version 330 core
// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// Ground grid: minor and major lines by powers of ten, axes in their colours, fading with distance.
in vec2 ground;
uniform vec4 gridFrame;
uniform vec4 gridColour;
uniform vec4 axisXColour;
uniform vec4 axisZColour;
uniform float pixelRatio;
out vec4 colour; // premultiplied

// Coverage of lines at multiples of `cell`, a pixel wide; fades where cells get smaller than pixels.
float lines(float cell) {
    vec2 at = ground / cell;
    vec2 pixel = max(fwidth(at), vec2(1e-9)) * pixelRatio;
    vec2 off = abs(fract(at - 0.5) - 0.5) / pixel;
    vec2 cover = (1.0 - smoothstep(0.3, 1.0, off)) * (1.0 - smoothstep(0.12, 0.45, pixel));
    return max(cover.x, cover.y);
}

float axis(float off, float pixel) {
    return 1.0 - smoothstep(0.6, 1.4, abs(off) / (max(pixel, 1e-9) * pixelRatio));
}

void main() {
    float level = log(gridFrame.w * 0.12) / log(10.0);
    float minor = pow(10.0, floor(level));
    float shown = 1.0 - fract(level);
    float line = max(lines(minor) * 0.35 * shown, lines(minor * 10.0) * mix(0.8, 0.55, shown));
    vec4 result = vec4(gridColour.rgb, line);
    vec2 pixel = fwidth(ground);
    float onX = axis(ground.y, pixel.y);
    float onZ = axis(ground.x, pixel.x);
    result = mix(result, vec4(axisXColour.rgb, 0.6), onX);
    result = mix(result, vec4(axisZColour.rgb, 0.6), onZ);
    float away = distance(ground, gridFrame.xy) / (gridFrame.w * 2.6);
    float alpha = result.a * exp(-away * away);
    colour = vec4(result.rgb * alpha, alpha);
}
