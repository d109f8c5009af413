import { expect, test } from 'vitest'
import { line, type Scene, text } from '../../../src/report/figures/scene.ts'
import { joinScenes, sceneRaster } from '../../../src/report/figures/scene-raster.ts'

const scene = (shapes: Scene['shapes']): Scene => ({
  width: 20,
  height: 10,
  title: 'A',
  description: 'A scene.',
  shapes,
})

/** The colour at a pixel as `#rrggbb`. */
const at = ({ rgba, width }: ReturnType<typeof sceneRaster>, x: number, y: number): string =>
  `#${[0, 1, 2].map((k) => rgba[4 * (y * width + x) + k]!.toString(16).padStart(2, '0')).join('')}`

/** Rows of a picture with an x where it is not white. */
const drawn = (one: ReturnType<typeof sceneRaster>): string[] =>
  Array.from({ length: one.height }, (_, y) =>
    Array.from({ length: one.width }, (_, x) => (at(one, x, y) === '#ffffff' ? ' ' : 'x')).join(''),
  )

test('a picture fills its rectangle, and a frame is drawn over it', () => {
  const grey = Uint8Array.of(0, 255, 128, 64)
  const raster = sceneRaster(
    scene([
      { kind: 'picture', x: 0, y: 0, w: 20, h: 10, grey, nx: 2, ny: 2 },
      { kind: 'rect', x: 2, y: 2, w: 6, h: 4, stroke: '#c4002f', width: 1 },
    ]),
    2,
  )
  expect([raster.width, raster.height]).toEqual([40, 20])
  expect(['#000000', '#ffffff', '#808080', '#404040']).toEqual([
    at(raster, 1, 1),
    at(raster, 39, 1),
    at(raster, 1, 19),
    at(raster, 39, 19),
  ])
  expect(at(raster, 4, 4)).toBe('#c4002f')
  expect(at(raster, 8, 8)).toBe('#000000')
  expect(at(raster, 16, 12)).toBe('#c4002f')
})

test('texts stand on their line, from their anchor; turned ones read upwards', () => {
  const lying = drawn(sceneRaster(scene([text([0, 8], 'L', 9.8, { fill: '#000000' })]), 1))
  expect(lying.slice(1, 8).map((row) => row.slice(0, 5))).toEqual([
    'x    ',
    'x    ',
    'x    ',
    'x    ',
    'x    ',
    'x    ',
    'xxxxx',
  ])
  const ending = drawn(sceneRaster(scene([text([20, 8], 'L', 9.8, { anchor: 'end' })]), 1))
  expect(ending[7]!.slice(15)).toBe('xxxxx')
  const turned = drawn(sceneRaster(scene([text([8, 9], 'L', 9.8, { rotation: 90 })]), 1))
  expect(turned[9]!.slice(1, 8)).toBe('xxxxxxx') // the upright stroke lies
})

test('what lies outside is left out, and lines join their points', () => {
  const raster = sceneRaster(
    scene([line([-5, 5], [30, 5], { stroke: '#000000', width: 1 }), text([18, 8], 'W', 9)]),
    1,
  )
  expect(drawn(raster)[5]).toBe('x'.repeat(20))
})

test('scenes are joined beside or below each other', () => {
  const one = scene([{ kind: 'rect', x: 0, y: 0, w: 20, h: 10, fill: '#111111' }])
  const beside = joinScenes([one, one], true, 4)
  expect([beside.width, beside.height]).toEqual([44, 10])
  expect(drawn(sceneRaster(beside, 1))[0]).toBe(`${'x'.repeat(20)}    ${'x'.repeat(20)}`)
  const below = joinScenes([one, one], false, 4)
  expect([below.width, below.height]).toEqual([20, 24])
})
