import { type Geometry, PER_VERTEX } from './geometry.ts'
import { shaderProgram } from './shader-program.ts'
import { FRAGMENT, VERTEX } from './shaders.ts'

/** How the surfaces are looked at; the same for both. */
export interface View {
  /** Degrees about the upright axis, and away from the reader. */
  readonly turn: number
  readonly tilt: number
  readonly zoom: number
  readonly exaggeration: number
  /** Whether the regions are outlined. */
  readonly outlined: boolean
}

const PLAIN = [0.8, 0.78, 0.74]
const OUTLINE = [0.11, 0.47, 0.9]
const BYTES = 4

/** Draws one surface on one canvas. */
export interface Renderer {
  draw(view: View): void
  end(): void
}

/** A renderer for a canvas; undefined where the browser has no WebGL2. */
export function rendererOf(canvas: HTMLCanvasElement, geometry: Geometry): Renderer | undefined {
  const gl = canvas.getContext('webgl2', { antialias: true, alpha: true })
  if (!gl) return undefined
  const program = shaderProgram(gl, VERTEX, FRAGMENT)
  const vertices = gl.createVertexArray()
  gl.bindVertexArray(vertices)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, geometry.vertices, gl.STATIC_DRAW)
  for (const [place, size, offset] of [
    [0, 3, 0],
    [1, 2, 3],
  ] as const) {
    gl.enableVertexAttribArray(place)
    gl.vertexAttribPointer(place, size, gl.FLOAT, false, PER_VERTEX * BYTES, offset * BYTES)
  }
  const [triangles, outlines] = [geometry.triangles, geometry.outlines].map((indices) => {
    const buffer = gl.createBuffer()
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffer)
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, indices, gl.STATIC_DRAW)
    return buffer
  })
  gl.enable(gl.DEPTH_TEST)
  gl.useProgram(program)
  const uniform = (name: string) => gl.getUniformLocation(program, name)
  gl.uniform3fv(uniform('plain'), PLAIN)
  gl.uniform3fv(uniform('outline'), OUTLINE)
  gl.uniform1f(uniform('middle'), (geometry.relief[0] + geometry.relief[1]) / 2)
  const places = { turn: uniform('turn'), scale: uniform('scale'), exaggeration: uniform('exaggeration') }
  const isLine = uniform('is_line')
  return {
    draw({ turn, tilt, zoom, exaggeration, outlined }) {
      const ratio = Math.min(2, devicePixelRatio)
      const [width, height] = [canvas.clientWidth * ratio, canvas.clientHeight * ratio].map(Math.round) as [
        number,
        number,
      ]
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
      gl.viewport(0, 0, width, height)
      gl.clearColor(0, 0, 0, 0)
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT)
      const fit =
        1.9 * zoom * Math.min(1 / (geometry.size[0] || 1), 1 / ((geometry.size[1] || 1) * (width / height)))
      gl.uniform2f(places.scale, fit, (fit * width) / Math.max(1, height))
      gl.uniformMatrix3fv(places.turn, false, rotation(turn, tilt))
      gl.uniform1f(places.exaggeration, exaggeration)
      gl.uniform1f(isLine, 0)
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, triangles!)
      gl.drawElements(gl.TRIANGLES, geometry.triangles.length, gl.UNSIGNED_INT, 0)
      if (!outlined) return
      gl.uniform1f(isLine, 1)
      gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, outlines!)
      gl.drawElements(gl.LINES, geometry.outlines.length, gl.UNSIGNED_INT, 0)
    },
    end: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  }
}

/** First about the upright axis, then away from the reader; column by column. */
function rotation(turn: number, tilt: number): number[] {
  const [ct, st] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const [cx, sx] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)]
  return [ct, st * cx, st * sx, -st, ct * cx, ct * sx, 0, -sx, cx]
}
