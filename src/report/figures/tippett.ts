import { ENGLISH, type ReportWords } from '../../words/languages/report-words.ts'
import { at, axes, curve, type LegendEntry, legend, padRange, plotIn, steps } from './axes.ts'
import { marker } from './marker.ts'
import { DASHES, KM, KNM, line, type Scene, type Shape } from './scene.ts'

/** A fitted model's Tippett curves: at each log10 LR, the share of KM and of KNM pairs with at least that. */
interface TippettCurves {
  /** Ascending. */
  readonly log10Lr: readonly number[]
  readonly kmGe: readonly number[]
  readonly knmGe: readonly number[]
  /** Name in the legend, when there are several models. */
  readonly name?: string
}

/**
 * Tippett plot of one or several models; a comparison's own log10 LR is marked when given.
 * Models differ by dashes and classes by colour. With one model, the classes differ by both.
 */
export function tippettPlot(
  models: readonly TippettCurves[],
  thisLog10Lr?: number,
  width = 480,
  height = 190,
  { number, sections }: Pick<ReportWords, 'number' | 'sections'> = ENGLISH,
): Scene {
  const { plots: words, thisComparison, logRatio } = sections
  const own = thisLog10Lr === undefined ? undefined : number.decimal(thisLog10Lr.toFixed(2))
  const all = models.flatMap(({ log10Lr }) => log10Lr)
  const x = padRange(thisLog10Lr === undefined ? [...all, 0] : [...all, 0, thisLog10Lr])
  const plot = plotIn(width, height, x, [0, 1])
  const shapes: Shape[] = axes(plot, { x: logRatio, y: words.shareAtLeast, decimal: number.decimal })
  shapes.push(line(at(plot, 0, 0), at(plot, 0, 1), { stroke: '#8c8c8c', width: 0.6 }))
  const entries: LegendEntry[] = []
  for (const [i, { log10Lr, kmGe, knmGe, name }] of models.entries()) {
    const dash = DASHES[i % DASHES.length]!
    const knmDash = models.length === 1 ? DASHES[1]! : dash
    // at or above x[i] the share is y[i]; it falls right after x[i]
    const falling = (ys: readonly number[]) => steps(plot, log10Lr, [...ys.slice(1), 0], 1)
    shapes.push(curve(falling(kmGe), KM, dash), curve(falling(knmGe), KNM, knmDash))
    const of = name === undefined ? '' : `, ${name}`
    entries.push({ label: `KM${of}`, colour: KM, dash }, { label: `KNM${of}`, colour: KNM, dash: knmDash })
  }
  if (own !== undefined) {
    shapes.push(...marker(plot, thisLog10Lr!, thisComparison(own), { down: plot.height / 2, turn: 0.6 }))
  }
  return {
    width,
    height,
    title: words.tippettTitle,
    description: words.tippettText(models.length, own),
    shapes: [...shapes, ...legend(plot, entries)],
  }
}
