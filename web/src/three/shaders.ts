/** Heights are drawn times `exaggeration`; light comes from the upper left of the picture. */
export const VERTEX = `#version 300 es
uniform mat3 turn;
uniform vec2 scale;
uniform float exaggeration;
uniform float middle;
uniform float is_line;
layout(location = 0) in vec3 place;
layout(location = 1) in vec2 slope;
out vec3 normal;
void main() {
  vec3 seen = turn * vec3(place.xy, (place.z - middle) * exaggeration);
  normal = turn * normalize(vec3(-slope * exaggeration, 1.0));
  gl_Position = vec4(seen.xy * scale, -seen.z * 0.4 - 0.004 * is_line, 1.0);
}`

export const FRAGMENT = `#version 300 es
precision highp float;
uniform vec3 plain;
uniform vec3 outline;
uniform float is_line;
in vec3 normal;
out vec4 colour;
void main() {
  vec3 light = normalize(vec3(-0.6, 0.55, 0.6));
  float shade = 0.28 + 0.72 * max(0.0, dot(normalize(normal), light));
  colour = vec4(is_line > 0.5 ? outline : plain * shade, 1.0);
}`
