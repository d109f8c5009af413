/** A rectangle of a mark, in micrometres, laid by two rows of a matrix. */
export const VERTEX = `#version 300 es
uniform vec4 rectangle;
uniform vec4 part;
uniform vec3 across;
uniform vec3 down;
layout(location = 0) in vec2 corner;
out vec2 place;
void main() {
  vec3 point = vec3(rectangle.xy + corner * rectangle.zw, 1.0);
  place = part.xy + corner * part.zw;
  gl_Position = vec4(dot(across, point), dot(down, point), 0.0, 1.0);
}`

/** Slopes as they are lit; see \`slopesOf\` for what the colours of the texture mean. */
export const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D slopes;
uniform mat2 turn;
uniform float steepness;
uniform vec3 light;
uniform vec3 ground;
uniform float opacity;
uniform vec4 line;
in vec2 place;
out vec4 colour;
void main() {
  if (line.a > 0.0) {
    colour = line;
    return;
  }
  vec4 texel = texture(slopes, place);
  vec2 share = (texel.rg * 255.0 - 128.0) / 126.0;
  vec2 slope = turn * (steepness * share / (1.008 - abs(share)));
  float lit = max(0.0, dot(vec3(-slope, 1.0), light)) * inversesqrt(1.0 + dot(slope, slope));
  vec3 shade = vec3(0.98, 0.96, 0.92) * (0.1 + 0.9 * lit);
  colour = opacity < 1.0 ? vec4(shade, opacity * texel.a) : vec4(mix(ground, shade, texel.a), 1.0);
}`
