import { at, axes, legend, type Plot, plotIn } from '../../../src/report/figures/axes.ts'
import { DASHES, type Scene, SERIES, type Shape } from '../../../src/report/figures/scene.ts'
import type { Ticks } from '../../../src/report/figures/ticks.ts'
import type { Point, Series } from './series.ts'

const [WIDTH, HEIGHT] = [480, 240]

/** Powers of ten around positive values, as the ends of a logarithmic axis. */
function decades(values: readonly number[]): [number, number] {
  const logs = values.map(Math.log10)
  const [low, high] = [Math.floor(Math.min(...logs)), Math.ceil(Math.max(...logs))]
  return [low, Math.max(high, low + 1)]
}

const powers = ([low, high]: readonly [number, number]): Ticks => {
  const values = Array.from({ length: high - low + 1 }, (_, i) => low + i)
  return { values, labels: values.map(powerOfTen) }
}

/** As a plain number where that is short, else as 10⁻⁵. */
const powerOfTen = (power: number): string =>
  power > -4 && power < 6
    ? (10 ** power).toLocaleString('en')
    : `10${[...`${power}`].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '⁻').join('')}`

/** Two quantities over the sizes, both axes logarithmic: a straight line of slope 1 is growth in proportion. */
function chart(
  { title, unit }: Series,
  points: readonly Point[],
  name: string,
  lines: readonly (readonly [label: string, of: (point: Point) => number])[],
): Scene {
  const shown = points.filter((point) => lines.every(([, of]) => of(point) > 0))
  const x = decades(shown.map(({ size }) => size))
  const y = decades(shown.flatMap((point) => lines.map(([, of]) => of(point))))
  const plot: Plot = plotIn(WIDTH, HEIGHT, x, y)
  const drawn = lines.flatMap(([, of], i): Shape[] => {
    const stroke = { stroke: SERIES[i]!, width: 1.4, dash: DASHES[i]! }
    const places = shown.map((point) => at(plot, Math.log10(point.size), Math.log10(of(point))))
    return [
      { kind: 'polyline', points: places, ...stroke },
      ...places.map(
        ([cx, cy]): Shape => ({ kind: 'rect', x: cx - 1.5, y: cy - 1.5, w: 3, h: 3, fill: SERIES[i]! }),
      ),
    ]
  })
  const entries = lines.map(([label], i) => ({ label, colour: SERIES[i]!, dash: DASHES[i]! }))
  return {
    width: WIDTH,
    height: HEIGHT,
    title: `${title}: ${name}`,
    description: `${name} of ${title}, at ${shown.map(({ size }) => size).join(', ')} ${unit}. Both axes are logarithmic.`,
    shapes: [
      ...axes(plot, { x: unit, y: name, xTicks: powers(x), yTicks: powers(y) }),
      ...drawn,
      ...legend(plot, entries),
    ],
  }
}

export const timeChart = (series: Series, points: readonly Point[]): Scene =>
  chart(
    series,
    points,
    'seconds',
    Object.keys(points[0]!.seconds).map((what) => [what, ({ seconds }) => seconds[what]!] as const),
  )

export const sizeChart = (series: Series, points: readonly Point[]): Scene =>
  chart(series, points, 'MiB', [
    ['memory', ({ memory }) => memory],
    ['disk', ({ disk }) => disk],
  ])
