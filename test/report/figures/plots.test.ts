import { describe, expect, test } from 'vitest'
import { alignedProfiles } from '../../../src/report/figures/aligned-profiles.ts'
import { heightMap } from '../../../src/report/figures/height-map.ts'
import { matrixFigure } from '../../../src/report/figures/matrix.ts'
import { registeredCells } from '../../../src/report/figures/registered-cells.ts'
import { KM, KNM, type Polyline, type Rect, type Scene, THIS } from '../../../src/report/figures/scene.ts'
import { scoreDensities } from '../../../src/report/figures/score-densities.ts'
import { scoreHistogram } from '../../../src/report/figures/score-histogram.ts'
import { tippettPlot } from '../../../src/report/figures/tippett.ts'

const rects = ({ shapes }: Scene): Rect[] => shapes.filter((shape) => shape.kind === 'rect')
const lines = ({ shapes }: Scene): Polyline[] => shapes.filter((shape) => shape.kind === 'polyline')
const words = ({ shapes }: Scene): string[] =>
  shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))

/** Nothing is drawn outside of the scene. */
function expectInside(scene: Scene): void {
  for (const { x, y, w, h } of rects(scene)) {
    expect(Math.min(x, y, w, h)).toBeGreaterThanOrEqual(0)
    expect(x + w).toBeLessThanOrEqual(scene.width + 1e-9)
    expect(y + h).toBeLessThanOrEqual(scene.height + 1e-9)
  }
  for (const [x, y] of lines(scene).flatMap(({ points }) => points)) {
    expect(x >= 0 && x <= scene.width && y >= 0 && y <= scene.height).toBe(true)
  }
}

describe('aligned profiles', () => {
  const a = [0, 1, null, 3, 4, 5]
  const b = [1, 2, 3]
  const data = { a, b, lag: 2, pitchUm: 100, windows: [{ x: 2, w: 3 }], heightName: 'height (µm)' }
  const scene = alignedProfiles({ ...data, names: { a: 'mark A', b: 'mark B' } }, 480, 150)
  const curves = (colour: string) =>
    lines(scene).filter(({ stroke, width }) => stroke === colour && width === 0.6)

  test('b is drawn over the samples of a that it lies on; gaps stay gaps', () => {
    const [first, second] = curves(KM)
    expect([first!.points.length, second!.points.length]).toEqual([2, 3])
    const [onB] = curves(KNM)
    // sample 1 of b lies on sample 3 of a
    expect(onB!.points[1]![0]).toBeCloseTo(second!.points[0]![0], 9)
    expectInside(scene)
  })

  test('the stretches that agree are shaded where they are', () => {
    const band = rects(scene).find(({ fill }) => fill === '#e6edf5')!
    const step = curves(KM)[1]!.points[1]![0] - curves(KM)[1]!.points[0]![0]
    expect(band.w).toBeCloseTo(3 * step, 9)
    expect(band.x).toBeCloseTo(curves(KM)[1]!.points[0]![0] - step, 9)
    expect(scene.description).toContain('shifted by 200.0 µm; 1 stretches agree')
  })
})

describe('registered cells', () => {
  const rows = Array.from({ length: 64 }, () => Array.from({ length: 64 }, () => 0.5))
  const one = { rows, side: 256, cell: 16, pitchUm: 10, title: 'Cells', view: { from: 56, side: 144 } }
  const cells = [
    { y: 100, x: 100, agrees: true },
    { y: 120, x: 120, agrees: false },
    { y: 0, x: 0, agrees: true }, // outside of the view
  ]

  test('are squares where they lie, turned about their middle', () => {
    const drawn = (turnedDeg: number) => registeredCells({ ...one, cells, turnedDeg }, 200, 236)
    const squares = (scene: Scene) => lines(scene).filter(({ points }) => points.length === 5)
    const [straight, turned] = [squares(drawn(0)), squares(drawn(45))]
    expect([straight.length, turned.length]).toEqual([2, 2])
    const side = (line: Polyline) =>
      Math.hypot(line.points[1]![0] - line.points[0]![0], line.points[1]![1] - line.points[0]![1])
    const middle = (line: Polyline) => line.points.slice(0, 4).reduce((sum, [x]) => sum + x / 4, 0)
    const scale = 198 / 144
    expect(side(straight[0]!)).toBeCloseTo(16 * scale, 9)
    expect(side(turned[0]!)).toBeCloseTo(16 * scale, 9)
    expect(middle(turned[1]!)).toBeCloseTo(middle(straight[1]!), 9)
    expect(straight[1]!.points[0]![0]).toBeCloseTo(1 + (100 - 56) * scale, 9) // those that agree are drawn last
    expectInside(drawn(45))
  })
})

describe('histogram of scores', () => {
  const scene = scoreHistogram({
    edges: [0, 1, 2, 3],
    kmCounts: [0, 1, 3],
    knmCounts: [6, 2, 0],
    score: 2.5,
    scoreName: 'ccf',
  })
  const bars = (colour: string) => rects(scene).filter(({ fill, h }) => fill === colour && h !== 6)

  test('bars are as high as the shares of their class, and empty bins have none', () => {
    expect(bars(KM).length).toBe(2)
    expect(bars(KM)[1]!.h / bars(KM)[0]!.h).toBeCloseTo(3, 9)
    expect(bars(KNM)[0]!.h / bars(KM)[1]!.h).toBeCloseTo(1, 9) // 6 of 8 and 3 of 4
  })

  test('a bar stands over the bin that its scores are in, and both can be seen where classes share one', () => {
    const wide = { edges: [0, 5, 10], kmCounts: [1, 3], knmCounts: [4, 0], score: 2.5, scoreName: 'cmr-2d' }
    const shared = scoreHistogram(wide)
    const [knm] = rects(shared).filter(({ fill, h }) => fill === KNM && h !== 6)
    const [first, second] = rects(shared).filter(({ fill, h }) => fill === KM && h !== 6)
    const [from] = lines(shared).find(({ stroke }) => stroke === THIS)!.points[0]!
    // the middle of the first bin is where a score of 2.5 is marked
    expect(knm!.x + knm!.w / 2).toBeCloseTo(from, 6)
    expect(first!.x + first!.w / 2).toBeCloseTo(from, 6)
    expect(first!.w).toBeLessThan(knm!.w)
    expect(first!.h).toBeLessThan(knm!.h)
    expect(second!.x).toBeCloseTo(knm!.x + knm!.w, 6)
  })

  test('the marker stands in the bin of the score', () => {
    const marker = lines(scene).find(({ stroke }) => stroke === THIS)!
    const { x, w } = bars(KM)[1]!
    expect(marker.points[0]![0]).toBeGreaterThan(x)
    expect(marker.points[0]![0]).toBeLessThan(x + w)
    expect(words(scene)).toContain('this comparison: 2.5')
  })

  test('a score beyond the reference widens the axis, and without a score there is no marker', () => {
    const data = { edges: [0, 1], kmCounts: [1], knmCounts: [1], scoreName: 'ccf' }
    expectInside(scoreHistogram({ ...data, score: -40 }))
    expectInside(scoreHistogram({ ...data, score: 1e6 }))
    expect(lines(scoreHistogram(data)).some(({ stroke }) => stroke === THIS)).toBe(false)
  })

  test('empty counts draw axes alone', () => {
    expectInside(scoreHistogram({ edges: [0, 1], kmCounts: [0], knmCounts: [0], scoreName: 'ccf' }))
  })
})

describe('Tippett plot', () => {
  const curves = { log10Lr: [-1, 0, 1], kmGe: [1, 0.75, 0.5], knmGe: [1, 0.25, 0.125] }

  test('curves fall from 1 to 0 at the values given', () => {
    const scene = tippettPlot([curves], 0.5)
    const [km, knm] = [KM, KNM].map((colour) =>
      lines(scene).find(({ stroke, points }) => stroke === colour && points.length > 2),
    )
    const top = Math.min(...km!.points.map(([, y]) => y))
    const bottom = Math.max(...km!.points.map(([, y]) => y))
    const shares = (line: Polyline | undefined) => [
      ...new Set(line!.points.map(([, y]) => Number(((bottom - y) / (bottom - top)).toFixed(6)))),
    ]
    expect(shares(km)).toEqual([1, 0.75, 0.5, 0])
    expect(shares(knm)).toEqual([1, 0.25, 0.125, 0])
    expectInside(scene)
  })

  test('classes and models are told apart without colour', () => {
    const legendOf = (scene: Scene) => words(scene).filter((text) => /^KN?M/.test(text))
    expect(legendOf(tippettPlot([curves]))).toEqual(['KM', 'KNM'])
    const one = lines(tippettPlot([curves])).filter(({ points }) => points.length > 2)
    expect(one[0]!.dash).not.toEqual(one[1]!.dash)
    const two = tippettPlot([
      { ...curves, name: 'Platt' },
      { ...curves, name: 'isotonic' },
    ])
    expect(legendOf(two)).toEqual(['KM, Platt', 'KNM, Platt', 'KM, isotonic', 'KNM, isotonic'])
    const dashes = lines(two).filter(({ stroke, points }) => stroke === KM && points.length > 2)
    expect(dashes[0]!.dash).not.toEqual(dashes[1]!.dash)
  })
})

describe('matrix', () => {
  test('every value is written in its cell, a missing one as a dash, and the framed ones are framed', () => {
    const scene = matrixFigure({
      values: [
        [0.1, null],
        [-0.004, 1],
      ],
      rowNames: ['one', 'two'],
      columnNames: ['uno', 'dos'],
      rowTitle: 'a',
      columnTitle: 'b',
      framed: [[1, 1]],
      title: 't',
      description: 'd',
    })
    expect(words(scene)).toEqual(expect.arrayContaining(['0.10', '–', '0.00', '1.00', 'one', 'dos']))
    expect(rects(scene).filter(({ stroke }) => stroke === THIS).length).toBe(1)
    expectInside(scene)
  })

  test('64 lands fit the width', () => {
    const names = Array.from({ length: 64 }, (_, i) => String(i))
    const scene = matrixFigure({
      values: names.map(() => names.map(() => 0.5)),
      rowNames: names,
      columnNames: names,
      rowTitle: '',
      columnTitle: '',
      title: '',
      description: '',
    })
    expect(scene.width).toBeLessThanOrEqual(425)
    expectInside(scene)
  })
})

describe('height map', () => {
  const region = (x_frac: number) => ({ x_frac, y_frac: 0, w_frac: 0.5, h_frac: 1 })

  test('keeps the heights as grey levels, row by row', () => {
    const scene = heightMap({ rows: [[0, 1, 0.5]], regions: [], title: 'Mark A' }, 100, 60)
    const [picture] = scene.shapes.filter((shape) => shape.kind === 'picture')
    expect(picture).toMatchObject({ nx: 3, ny: 1, grey: Uint8Array.of(0, 255, 128) })
  })

  test('regions are framed where they are, and cut at the edge', () => {
    const scene = heightMap({ rows: [[0]], regions: [region(0.25), region(0.8)], title: '' }, 102, 60)
    const frames = rects(scene).filter(({ stroke }) => stroke === '#c4002f')
    expect(frames.map(({ x, w }) => [x, w])).toEqual([
      [26, 50],
      [81, expect.closeTo(20, 9)],
    ])
    expectInside(scene)
  })

  test('has a scale when the width is known', () => {
    const at = (widthUm?: number) =>
      words(heightMap({ rows: [[0]], regions: [], title: '', ...(widthUm && { widthUm }) }, 200, 90))
    expect(at(2400)).toContain('mm')
    expect(at(400)).toContain('µm')
    expect(at()).toEqual([''])
  })
})

test('two densities stand inside the chart, differ by dashes, and the score is marked where it lies', () => {
  const score = Array.from({ length: 11 }, (_, i) => i)
  const different = score.map((one) => Math.exp(-((one - 2) ** 2)))
  const same = score.map((one) => 0.3 * Math.exp(-((one - 7) ** 2) / 4))
  const scene = scoreDensities({ score, different, same, own: 6, scoreName: 'score' }, 480, 150)
  expectInside(scene)
  const [ofSame] = lines(scene).filter(({ stroke, points }) => stroke === KM && points.length === 11)
  const [ofDifferent] = lines(scene).filter(({ stroke, points }) => stroke === KNM && points.length === 11)
  expect(ofSame!.dash).toBeUndefined()
  expect(ofDifferent!.dash).toBeDefined()
  const [mark] = lines(scene).filter(({ stroke }) => stroke === THIS)
  expect(mark!.points[0]![0]).toBeCloseTo(ofSame!.points[6]![0], 9)
  expect(scene.description).toContain('highest at 7')
})

test('a matrix of scores that are no correlations is shaded over its own range', () => {
  const values = [[10, 15, 20]]
  const names = { rowNames: ['Q'], columnNames: ['K1', 'K2', 'K3'], rowTitle: '', columnTitle: '' }
  const scene = matrixFigure({ values, ...names, range: [10, 20], decimals: 1, title: '', description: '' })
  const correlations = matrixFigure({ values: [[0, 0.5, 1]], ...names, title: '', description: '' })
  const fills = (of: Scene) => rects(of).map(({ fill }) => fill)
  expect(fills(scene)).toEqual(fills(correlations))
  expect(words(scene)).toContain('15.0')
})
