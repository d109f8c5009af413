/** Pictures of a validation as scenes: each of one calibration under one protocol, with 95 % intervals as thin lines. */

import { probit } from '../../numerics/statistics/probit.ts'
import {
  at,
  atX,
  atY,
  axes,
  curve,
  type LegendEntry,
  legend,
  type Plot,
  padRange,
} from '../../report/figures/axes.ts'
import {
  INK,
  KM,
  KNM,
  line,
  MUTED,
  type Point,
  type Scene,
  SERIES,
  type Shape,
  text,
} from '../../report/figures/scene.ts'
import type { FoldFigures, PooledFigures, Validation } from './document.ts'
import type { Band } from './measures.ts'

const SYSTEM = KM
const PAV = SERIES[2]!
const GREY = '#8c8c8c'
const THIN = 0.45 // line width of intervals
const DASHED = [4, 2]
const ABOVE = 40 // room for two lines of heading and the legend

/** Size of a picture, and its heading. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** Reference, protocol and calibration, below the title of the picture. */
  readonly head: string
}

const plotOf = ({ width, height }: Frame, x: Plot['x'], y: Plot['y']): Plot => ({
  left: 42,
  top: ABOVE,
  width: width - 42 - 10,
  height: height - ABOVE - 32,
  x,
  y,
})

function scene(
  { width, height, head }: Frame,
  title: string,
  description: string,
  plot: Plot,
  entries: readonly LegendEntry[],
  shapes: readonly Shape[],
): Scene {
  const heading = [text([4, 8], title, 7, { bold: true }), text([4, 18], head, 6.5, { fill: MUTED })]
  return {
    width,
    height,
    title: `${title}: ${head}`,
    description: `${description} ${head}.`,
    shapes: [...shapes, ...heading, ...legend(plot, entries)],
  }
}

const inside = (value: number, [low, high]: Plot['y']): number => Math.min(high, Math.max(low, value))

/** A curve, broken where it is not defined and cut to the chart. */
function stretches(
  plot: Plot,
  xs: readonly number[],
  ys: readonly (number | null)[],
  colour: typeof KM,
  width: number,
  dash: readonly number[] = [],
): Shape[] {
  const shapes: Shape[] = []
  let points: Point[] = []
  for (const [i, x] of xs.entries()) {
    const y = ys[i]
    if (y === null || y === undefined) {
      if (points.length > 1) shapes.push(curve(points, colour, dash, width))
      points = []
    } else points.push(at(plot, inside(x, plot.x), inside(y, plot.y)))
  }
  if (points.length > 1) shapes.push(curve(points, colour, dash, width))
  return shapes
}

const withBand = (
  plot: Plot,
  xs: readonly number[],
  { value, low, high }: Band,
  colour: typeof KM,
  dash: readonly number[] = [],
): Shape[] => [
  ...stretches(plot, xs, low, colour, THIN),
  ...stretches(plot, xs, high, colour, THIN),
  ...stretches(plot, xs, value, colour, 1.3, dash),
]

/** The scores of both classes, as shares of each class. */
export function scoresChart(
  { edges, km_share, knm_share }: Validation['scores'],
  kind: string,
  frame: Frame,
): Scene {
  const most = [...km_share.high, ...knm_share.high].reduce<number>((x, y) => Math.max(x, y ?? 0), 0.01)
  const plot = plotOf(frame, padRange(edges, 0.03), [0, 1.05 * most])
  const bars: Shape[] = []
  for (const [row, [{ value, low, high }, fill]] of [
    [km_share, KM] as const,
    [knm_share, KNM] as const,
  ].entries()) {
    for (const [i, share] of value.entries()) {
      if (!share) continue
      const [from, to] = [atX(plot, edges[i]!), atX(plot, edges[i + 1]!)]
      const w = (to - from) * 0.46
      const left = from + (to - from) * 0.04 + row * w
      const y = atY(plot, share)
      bars.push({ kind: 'rect', x: left, y, w, h: plot.top + plot.height - y, fill })
      const middle = left + w / 2
      bars.push(
        line([middle, atY(plot, low[i]!)], [middle, atY(plot, high[i]!)], { stroke: INK, width: 0.5 }),
      )
    }
  }
  return scene(
    frame,
    'Score distributions',
    'Share of the same-source (KM) and of the different-source (KNM) pairs in each bin of the score, with 95 % intervals.',
    plot,
    [
      { label: 'same source (KM)', colour: KM, patch: true },
      { label: 'different sources (KNM)', colour: KNM, patch: true },
    ],
    [...axes(plot, { x: `score (${kind})`, y: 'share of its class' }), ...bars],
  )
}

/** Tippett plot; a share holds until the next log10 LR of the grid. */
export function tippettChart({ curves: { tippett } }: PooledFigures, frame: Frame): Scene {
  const { log10_lr: grid, km_ge, knm_ge } = tippett
  const plot = plotOf(frame, padRange([...grid, 0]), [0, 1])
  const steps = ({ value, low, high }: Band): { xs: number[]; band: Band } => {
    const [left, right] = plot.x
    const xs = [left, ...grid.flatMap((x) => [x, x]), right]
    // at or above grid[i] the share is y[i], and right after it the next one
    const doubled = (ys: Band['value']) => [1, ...ys.flatMap((y, i) => [y, ys[i + 1] ?? 0]), 0]
    return { xs, band: { value: doubled(value), low: doubled(low), high: doubled(high) } }
  }
  const [km, knm] = [steps(km_ge), steps(knm_ge)]
  return scene(
    frame,
    'Tippett plot',
    'Share of the pairs of each class whose log10 LR is at least the value on the axis, with pointwise 95 % intervals.',
    plot,
    [
      { label: 'KM', colour: KM },
      { label: 'KNM', colour: KNM, dash: DASHED },
    ],
    [
      ...axes(plot, { x: 'log10 LR', y: 'share with at least this' }),
      line(at(plot, 0, 0), at(plot, 0, 1), { stroke: GREY, width: 0.6 }),
      ...withBand(plot, km.xs, km.band, KM),
      ...withBand(plot, knm.xs, knm.band, KNM, DASHED),
    ],
  )
}

const RATES = [0.00001, 0.001, 0.01, 0.05, 0.2, 0.5, 0.8, 0.95]

/** DET curve on normal-deviate axes; a rate of 0 lies on the lower edge. */
export function detChart({ curves: { det }, eer }: PooledFigures, frame: Frame): Scene {
  const lowest = det.false_positive_rate[0]!
  const least = Math.min(lowest, 0.005)
  const range: Plot['x'] = [probit(least), probit(0.97)]
  const plot = plotOf(frame, range, range)
  const shown = RATES.filter((rate) => rate >= least)
  const marks = {
    values: shown.map(probit),
    labels: shown.map((rate) => `${Number((100 * rate).toPrecision(2))}`),
  }
  const scaled = (rates: Band['value']) =>
    rates.map((rate) => (rate === null ? null : Math.max(range[0], probit(Math.min(0.999, rate)))))
  const xs = det.false_positive_rate.map((rate) => probit(Math.min(0.999, rate)))
  const { value, low, high } = det.false_negative_rate
  const shapes: Shape[] = [
    ...axes(plot, { x: 'false-positive rate, %', y: 'false-negative rate, %', xTicks: marks, yTicks: marks }),
    line(at(plot, ...([range[0], range[0]] as const)), at(plot, range[1], range[1]), {
      stroke: GREY,
      width: 0.5,
    }),
    ...withBand(plot, xs, { value: scaled(value), low: scaled(low), high: scaled(high) }, SYSTEM),
  ]
  return scene(
    frame,
    'DET curve',
    'Detection error trade-off of the pairs ranked by their LRs, on normal-deviate axes, with pointwise 95 % intervals. The diagonal is where both rates are equal.',
    plot,
    [{ label: `EER ${percent(eer.value)}`, colour: SYSTEM }],
    shapes,
  )
}

const percent = (value: number | null): string => (value === null ? '-' : `${(100 * value).toFixed(2)} %`)

/** Reliability: the observed share of same-source pairs at each stated probability, both classes with the same weight. */
export function reliabilityChart({ curves: { reliability } }: PooledFigures, frame: Frame): Scene {
  const plot = plotOf(frame, [0, 1], [0, 1])
  return scene(
    frame,
    'Reliability',
    'Observed share of same-source pairs (by PAV) against the probability stated by the LR at even prior odds, with pointwise 95 % intervals. On the diagonal the LRs are calibrated.',
    plot,
    [
      { label: 'observed', colour: SYSTEM },
      { label: 'calibrated', colour: GREY, dash: DASHED },
    ],
    [
      ...axes(plot, { x: 'stated probability at even odds', y: 'observed share (PAV)' }),
      curve([at(plot, 0, 0), at(plot, 1, 1)], GREY, DASHED, 0.8),
      ...withBand(plot, reliability.predicted, reliability.observed, SYSTEM),
    ],
  )
}

/** Empirical cross-entropy over prior odds. */
export function eceChart({ curves: { ece } }: PooledFigures, frame: Frame): Scene {
  const xs = ece.prior_log10_odds
  const most = [...ece.neutral, ...ece.system.high].reduce<number>((x, y) => Math.max(x, y ?? 0), 0)
  const plot = plotOf(frame, [xs[0]!, xs.at(-1)!], [0, 1.05 * Math.min(most, 2)])
  return scene(
    frame,
    'Empirical cross-entropy',
    'Cost in bits over prior odds: of the LRs, of the same after PAV (their discrimination alone), and of no evidence, with pointwise 95 % intervals. At even odds the LRs cost Cllr.',
    plot,
    [
      { label: 'LRs', colour: SYSTEM },
      { label: 'after PAV', colour: PAV, dash: DASHED },
      { label: 'LR = 1', colour: GREY, dash: [1.5, 1.5] },
    ],
    [
      ...axes(plot, { x: 'log10 prior odds', y: 'cross-entropy, bits' }),
      ...stretches(plot, xs, ece.neutral, GREY, 1, [1.5, 1.5]),
      ...withBand(plot, xs, ece.pav, PAV, DASHED),
      ...withBand(plot, xs, ece.system, SYSTEM),
    ],
  )
}

/** Cllr of each fold with its interval, the fitted line and PAV beside each other, and Cllr_min as a short bar. */
export function foldsChart(folds: readonly FoldFigures[], frame: Frame): Scene {
  const most = folds
    .flatMap(({ calibrations }) => calibrations.map(({ cllr }) => cllr.high ?? cllr.value ?? 0))
    .reduce((x, y) => Math.max(x, y), 0.01)
  const plot = plotOf(frame, [0.5, folds.length + 0.5], [0, 1.05 * most])
  const shapes: Shape[] = axes(plot, {
    x: 'fold',
    y: 'Cllr, bits',
    xTicks: { values: folds.map((_, i) => i + 1), labels: folds.map((_, i) => `${i + 1}`) },
  })
  for (const [i, { calibrations }] of folds.entries()) {
    for (const [k, { cllr, cllr_min }] of calibrations.entries()) {
      const colour = k === 0 ? SYSTEM : KNM
      const x = atX(plot, i + 1 + (k === 0 ? -0.14 : 0.14))
      const [low, high] = [cllr.low ?? cllr.value ?? 0, cllr.high ?? cllr.value ?? 0]
      shapes.push(line([x, atY(plot, low)], [x, atY(plot, high)], { stroke: colour, width: 0.9 }))
      const y = atY(plot, cllr.value ?? 0)
      shapes.push({ kind: 'rect', x: x - 2.2, y: y - 2.2, w: 4.4, h: 4.4, fill: colour })
      const least = atY(plot, cllr_min.value ?? 0)
      shapes.push(line([x - 4, least], [x + 4, least], { stroke: INK, width: 0.9 }))
    }
  }
  return scene(
    frame,
    'Cllr of each fold',
    'Cllr of the held-out pairs of each source-disjoint fold with 95 % intervals; the short bars are Cllr_min.',
    plot,
    [
      { label: 'line', colour: SYSTEM, patch: true },
      { label: 'PAV', colour: KNM, patch: true },
      { label: 'Cllr_min', colour: INK },
    ],
    shapes,
  )
}
