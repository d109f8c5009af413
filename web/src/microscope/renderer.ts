import { shaderProgram } from '../three/shader-program.ts'
import type { Field } from './layout.ts'
import { type Light, towards } from './light.ts'
import { type Pose, turned, uprightAbout } from './pose.ts'
import { FRAGMENT, VERTEX } from './shaders.ts'
import { slopeSide } from './slopes.ts'
import { levelFor, numberOf, type Place, pitchOf, seenTiles, standFor } from './tile-plan.ts'
import { type Tile, type TileSource, usualSlope } from './tile-source.ts'
import type { Box, View } from './view.ts'

/** A mark as it is drawn. */
export interface DrawnMark {
  readonly source: TileSource
  readonly pose: Pose
  readonly field: Field
  /** From 0 to 1; under 1 what is below shines through. */
  readonly opacity: number
  /** Regions that are outlined, micrometres; turned back about their middles by `turn` degrees. */
  readonly outlines: readonly Box[]
  readonly turn: number
}

export interface Frame {
  readonly marks: readonly DrawnMark[]
  readonly view: View
  readonly light: Light
  /** How many times as steep slopes are drawn. */
  readonly exaggeration: number
  /** The colour where nothing is measured, from 0 to 1. */
  readonly ground: readonly [number, number, number]
}

export interface Renderer {
  /**
   * Draws a picture and asks for the tiles that it lacks. `sharp`: it lacks none; `more`: some are there that the next picture
   * will have; `waiting`: some are to come.
   */
  draw(frame: Frame): 'sharp' | 'more' | 'waiting'
  end(): void
}

const MAX_UPLOADS = 12 // new tiles of a picture, so that it is drawn in time
const OUTLINE = [0.11, 0.47, 0.9, 1] as const
const OUTLINE_PIXELS = 2
const NARROW = 10 // of a small region, the share that one side of its outline may take

/** A renderer for a canvas; undefined where the browser has no WebGL2. */
export function rendererOf(canvas: HTMLCanvasElement): Renderer | undefined {
  const gl = canvas.getContext('webgl2', { antialias: false, alpha: false, depth: false })
  if (!gl) return undefined
  const uniforms = programOn(gl)
  const textures = new Map<Tile, WebGLTexture>()
  let frames = 0
  let uploads = 0

  function textureOf(tile: Tile, side: number): WebGLTexture | undefined {
    tile.seen = frames
    const found = textures.get(tile)
    if (found || uploads >= MAX_UPLOADS) return found
    uploads += 1
    const made = textureFrom(gl!, tile.slopes, slopeSide(side))
    textures.set(tile, made)
    return made
  }
  function drop(tile: Tile): void {
    gl!.deleteTexture(textures.get(tile) ?? null)
    textures.delete(tile)
  }

  /** Draws the tiles of one mark; whether all of them are as fine as the screen. */
  function drawTiles(mark: DrawnMark, { view, exaggeration, ground, light }: Frame, pixel: number): boolean {
    const { source, pose, field, opacity } = mark
    const { tiles } = source
    const level = levelFor(tiles, pixel)
    const seen = seenTiles(tiles, level, pose, { view, ...field })
    source.want(wanted(mark, view, level, seen).map((place) => numberOf(tiles, place)))
    gl!.uniform3fv(uniforms('ground'), ground)
    gl!.uniform1f(uniforms('opacity'), opacity)
    gl!.uniform3fv(uniforms('light'), towards(light))
    gl!.uniform4f(uniforms('line'), 0, 0, 0, 0)
    const [x, y] = [turned({ x: 1, y: 0 }, pose.turn), turned({ x: 0, y: 1 }, pose.turn)]
    gl!.uniformMatrix2fv(uniforms('turn'), false, [x.x, x.y, y.x, y.y])
    const uploaded = new Map<number, WebGLTexture>()
    const isThere = (place: Place): boolean => {
      const number = numberOf(tiles, place)
      const tile = source.tile(number)
      const texture = tile && textureOf(tile, tiles.side)
      if (texture) uploaded.set(number, texture)
      return texture !== undefined
    }
    let sharp = true
    for (const place of seen) {
      const stand = standFor(tiles, place, isThere)
      sharp &&= stand?.place.level === level
      if (!stand) continue
      gl!.bindTexture(gl!.TEXTURE_2D, uploaded.get(numberOf(tiles, stand.place))!)
      gl!.uniform1f(uniforms('steepness'), exaggeration * usualSlope(tiles, stand.place.level))
      const texels = slopeSide(tiles.side)
      gl!.uniform4f(
        uniforms('part'),
        (stand.x + 1) / texels,
        (stand.y + 1) / texels,
        stand.size / texels,
        stand.size / texels,
      )
      const pitch = pitchOf(tiles, level)
      const [w, h] = [tiles.side * pitch.x, tiles.side * pitch.y]
      drawRectangle({ x: place.column * w, y: place.row * h, w, h })
    }
    return sharp
  }

  /** Outlines regions, and nothing else: what is in them stays as it is. */
  function drawOutlines(mark: DrawnMark, frame: Frame): void {
    gl!.uniform4fv(uniforms('line'), OUTLINE)
    for (const { x, y, w, h } of mark.outlines) {
      const thick = Math.min(OUTLINE_PIXELS * frame.view.scale, Math.min(w, h) / NARROW)
      lay(uprightAbout(mark.pose, { x: x + w / 2, y: y + h / 2 }, mark.turn), mark.field, frame.view)
      drawRectangle({ x, y, w, h: thick })
      drawRectangle({ x, y: y + h - thick, w, h: thick })
      drawRectangle({ x, y, w: thick, h })
      drawRectangle({ x: x + w - thick, y, w: thick, h })
    }
  }

  function drawRectangle({ x, y, w, h }: Box): void {
    gl!.uniform4f(uniforms('rectangle'), x, y, w, h)
    gl!.drawArrays(gl!.TRIANGLE_STRIP, 0, 4)
  }

  /** Sets how micrometres of a mark become places on the canvas. */
  function lay(pose: Pose, { box }: Field, view: View): void {
    const [x, y] = [turned({ x: 1, y: 0 }, pose.turn), turned({ x: 0, y: 1 }, pose.turn)]
    const [kx, ky] = [2 / canvas.clientWidth, 2 / canvas.clientHeight]
    const { scale } = view
    const [left, top] = [box.x + box.w / 2, box.y + box.h / 2]
    gl!.uniform3f(
      uniforms('across'),
      (kx * x.x) / scale,
      (kx * y.x) / scale,
      kx * (left + (pose.x - view.x) / scale) - 1,
    )
    gl!.uniform3f(
      uniforms('down'),
      (-ky * x.y) / scale,
      (-ky * y.y) / scale,
      1 - ky * (top + (pose.y - view.y) / scale),
    )
  }

  return {
    draw(frame) {
      frames += 1
      uploads = 0
      const ratio = devicePixelRatio
      const [width, height] = [canvas.clientWidth, canvas.clientHeight].map((one) =>
        Math.round(one * ratio),
      ) as [number, number]
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
      gl.viewport(0, 0, width, height)
      gl.disable(gl.SCISSOR_TEST)
      gl.clearColor(...frame.ground, 1)
      gl.clear(gl.COLOR_BUFFER_BIT)
      gl.enable(gl.SCISSOR_TEST)
      let sharp = true
      for (const mark of frame.marks) {
        const { x, y, w, h } = mark.field.part
        gl.scissor(
          Math.round(x * ratio),
          Math.round((canvas.clientHeight - y - h) * ratio),
          ...sizeIn(w, h, ratio),
        )
        if (mark.opacity < 1) gl.enable(gl.BLEND)
        else gl.disable(gl.BLEND)
        lay(mark.pose, mark.field, frame.view)
        sharp = drawTiles(mark, frame, frame.view.scale / ratio) && sharp
        gl.disable(gl.BLEND)
        drawOutlines(mark, frame)
        mark.source.prune(drop)
      }
      if (sharp) return 'sharp'
      return uploads === MAX_UPLOADS ? 'more' : 'waiting'
    },
    end: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  }
}

const COARSER = 2 // levels: what is seen until the right ones come
const AROUND = 160 // pixels beyond the edge that are fetched too, for what is moved in next

/** Tiles to fetch for a picture: a coarse one of all, some between, those that are seen, and those around them. */
function wanted({ source: { tiles }, pose, field }: DrawnMark, view: View, level: number, seen: Place[]) {
  const last = tiles.levels.length - 1
  const { x, y, w, h } = field.part
  const around = { x: x - AROUND, y: y - AROUND, w: w + 2 * AROUND, h: h + 2 * AROUND }
  const { box } = field
  return [
    { level: last, row: 0, column: 0 },
    ...seenTiles(tiles, Math.min(last, level + COARSER), pose, { view, ...field }),
    ...seen,
    ...seenTiles(tiles, level, pose, { view, box, part: around }),
  ]
}

const sizeIn = (w: number, h: number, ratio: number): [number, number] => [
  Math.max(0, Math.round(w * ratio)),
  Math.max(0, Math.round(h * ratio)),
]

function textureFrom(gl: WebGL2RenderingContext, slopes: Uint8Array, side: number): WebGLTexture {
  const texture = gl.createTexture()!
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, side, side, 0, gl.RGBA, gl.UNSIGNED_BYTE, slopes)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  return texture
}

/** Compiles the program with its unit square; the places of its uniforms by their names. */
function programOn(gl: WebGL2RenderingContext): (name: string) => WebGLUniformLocation | null {
  const program = shaderProgram(gl, VERTEX, FRAGMENT)
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA)
  const places = new Map<string, WebGLUniformLocation | null>()
  return (name) => {
    if (!places.has(name)) places.set(name, gl.getUniformLocation(program, name))
    return places.get(name)!
  }
}
