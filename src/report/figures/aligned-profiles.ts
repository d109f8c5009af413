import { ENGLISH, type ReportWords } from '../../words/languages/report-words.ts'
import { atX, axes, legend, padRange, plotIn } from './axes.ts'
import { type Colour, KM, KNM, type Point, type Scene, type Shape, text } from './scene.ts'

const BAND: Colour = '#e6edf5'
const NAMED = 40 // with more windows than this there is no room for their numbers

interface AlignedProfiles {
  /** Heights in micrometres; null where nothing was measured. */
  readonly a: readonly (number | null)[]
  readonly b: readonly (number | null)[]
  /** Sample i of b lies on sample i + lag of a. */
  readonly lag: number
  readonly pitchUm: number
  /** Stretches of a that agree with b, in samples. */
  readonly windows: readonly { readonly x: number; readonly w: number }[]
  readonly names: { readonly a: string; readonly b: string }
  readonly heightName: string
  readonly words?: Pick<ReportWords, 'number' | 'sections'>
}

/** Two profiles on each other at their alignment, as lines, with the stretches that agree behind them. */
export function alignedProfiles(
  { a, b, lag, pitchUm, windows, names, heightName, words = ENGLISH }: AlignedProfiles,
  width: number,
  height: number,
): Scene {
  const inMm = (sample: number): number => (sample * pitchUm) / 1000
  const first = Math.min(0, lag)
  const last = Math.max(a.length, b.length + lag)
  const heights = [...a, ...b].filter((value) => value !== null)
  const plot = plotIn(width, height, [inMm(first), inMm(last)], padRange(heights.length > 0 ? heights : [0]))
  const bands = windows.map(({ x, w }): Shape => {
    const [left, right] = [atX(plot, inMm(x)), atX(plot, inMm(x + w))]
    return { kind: 'rect', x: left, y: plot.top, w: right - left, h: plot.height, fill: BAND }
  })
  const numbers = windows.map(({ x, w }, i) =>
    text([atX(plot, inMm(x + w / 2)), plot.top + plot.height - 3], String(i + 1), 5.5, {
      anchor: 'middle',
      bold: true,
    }),
  )
  const scaled = (value: number): number =>
    plot.top + plot.height - (plot.height * (value - plot.y[0])) / (plot.y[1] - plot.y[0])
  const curve = (values: readonly (number | null)[], shift: number, stroke: Colour): Shape[] =>
    pieces(values).map(({ from, values: piece }) => ({
      kind: 'polyline',
      points: piece.map((value, i): Point => [atX(plot, inMm(from + i + shift)), scaled(value)]),
      stroke,
      width: 0.6,
    }))
  return {
    width,
    height,
    title: words.sections.registration.alignedTitle(names.a, names.b),
    description: words.sections.registration.alignedText(
      names.a,
      names.b,
      words.number.decimal((lag * pitchUm).toFixed(1)),
      windows.length,
    ),
    shapes: [
      ...bands,
      ...axes(plot, { x: words.sections.registration.across, y: heightName, decimal: words.number.decimal }),
      ...curve(b, lag, KNM),
      ...curve(a, 0, KM),
      ...(windows.length <= NAMED ? numbers : []),
      ...legend(plot, [
        { label: names.a, colour: KM },
        { label: names.b, colour: KNM },
      ]),
    ],
  }
}

/** The stretches without gaps; a single sample is left out, because it makes no line. */
function pieces(values: readonly (number | null)[]): { from: number; values: number[] }[] {
  const found: { from: number; values: number[] }[] = []
  let open: { from: number; values: number[] } | undefined
  for (const [i, value] of values.entries()) {
    if (value === null) open = undefined
    else if (open) open.values.push(value)
    else {
      open = { from: i, values: [value] }
      found.push(open)
    }
  }
  return found.filter((piece) => piece.values.length > 1)
}
