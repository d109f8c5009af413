/** Heights are drawn times `exaggeration`; light comes from the upper left of the picture. */
export const VERTEX = `#version 300 es
uniform mat3 turn;
uniform vec2 scale;
uniform float exaggeration;
uniform float middle;
layout(location = 0) in vec3 place;
layout(location = 1) in vec2 slope;
layout(location = 2) in float region;
out vec3 normal;
flat out float kind;
void main() {
  vec3 seen = turn * vec3(place.xy, (place.z - middle) * exaggeration);
  normal = turn * normalize(vec3(-slope * exaggeration, 1.0));
  kind = region;
  gl_Position = vec4(seen.xy * scale, -seen.z * 0.4, 1.0);
}`

export const FRAGMENT = `#version 300 es
precision highp float;
uniform vec3 plain;
uniform vec3 agreeing;
uniform vec3 marked;
uniform float chosen;
in vec3 normal;
flat in float kind;
out vec4 colour;
void main() {
  vec3 light = normalize(vec3(-0.6, 0.55, 0.6));
  float shade = 0.28 + 0.72 * max(0.0, dot(normalize(normal), light));
  vec3 base = kind < 0.5 ? plain : (abs(kind - chosen) < 0.5 ? marked : agreeing);
  colour = vec4(base * shade, 1.0);
}`
