#version 330 core
// SPDX-FileCopyrightText: Rigwright contributors
// SPDX-License-Identifier: Apache-2.0
/// The viewport's gradient, dithered so that it shows no bands.
in vec2 place;
uniform vec4 topColour;
uniform vec4 bottomColour;
out vec4 colour;

void main() {
    float noise = fract(52.9829189 * fract(dot(floor(gl_FragCoord.xy), vec2(0.06711056, 0.00583715))));
    vec3 base = mix(bottomColour.rgb, topColour.rgb, smoothstep(0.0, 1.0, place.y));
    colour = vec4(base + (noise - 0.5) / 255.0, 1.0);
}
