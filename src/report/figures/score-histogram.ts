import { at, atX, axes, legend, padRange, plotIn } from './axes.ts'
import { marker } from './marker.ts'
import { INK, KM, KNM, type Scene, type Shape } from './scene.ts'

interface ScoreHistogram {
  /** Ascending; one more than there are counts. */
  readonly edges: readonly number[]
  readonly kmCounts: readonly number[]
  readonly knmCounts: readonly number[]
  /** The score of this comparison, when there is one. */
  readonly score?: number
  readonly scoreName: string
}

const NARROWER = 0.2 // of the bin, on each side of the bar in front

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/**
 * Scores of KM and KNM pairs in common bins, as shares of each class, with one score marked.
 * A bar stands over the whole of its bin. Where both classes have scores in a bin, the lower bar stands before the higher one
 * and is narrower, so that neither hides the other.
 */
export function scoreHistogram(
  { edges, kmCounts, knmCounts, score, scoreName }: ScoreHistogram,
  width = 480,
  height = 190,
): Scene {
  const [km, knm] = [total(kmCounts), total(knmCounts)]
  const shares = [kmCounts.map((n) => n / Math.max(1, km)), knmCounts.map((n) => n / Math.max(1, knm))]
  const x = padRange(score === undefined ? edges : [...edges, score], 0.03)
  const plot = plotIn(width, height, x, [0, 1.08 * Math.max(0.01, ...shares.flat())])
  const bars = edges.slice(0, -1).flatMap((_, i): Shape[] => {
    const [from, to] = [atX(plot, edges[i]!), atX(plot, edges[i + 1]!)]
    const both = [
      { share: shares[0]![i]!, fill: KM },
      { share: shares[1]![i]!, fill: KNM },
    ].filter(({ share }) => share > 0)
    const behind = both.toSorted((one, other) => other.share - one.share)
    return behind.map(({ share, fill }, k) => {
      const [, y] = at(plot, 0, share)
      const narrower = k === 0 ? 0 : (to - from) * NARROWER
      return {
        kind: 'rect',
        x: from + narrower,
        y,
        w: to - from - 2 * narrower,
        h: plot.top + plot.height - y,
        fill,
      }
    })
  })
  const own =
    score === undefined
      ? []
      : marker(plot, score, `this comparison: ${Number(score.toPrecision(4))}`, { down: 10, turn: 0.75 })
  return {
    width,
    height,
    title: 'Scores of the reference',
    description: `Histogram of ${km} known-match and ${knm} known-non-match scores of the reference${score === undefined ? '' : `; the score of this comparison is ${Number(score.toPrecision(4))}`}.`,
    shapes: [
      ...axes(plot, { x: scoreName, y: 'share of its class' }),
      ...bars,
      { kind: 'rect', x: plot.left, y: plot.top, w: plot.width, h: plot.height, stroke: INK, width: 0.6 },
      ...own,
      ...legend(plot, [
        { label: `known match (KM, ${inThousands(km)})`, colour: KM, patch: true },
        { label: `known non-match (KNM, ${inThousands(knm)})`, colour: KNM, patch: true },
      ]),
    ],
  }
}

/** 172817 as 172,817. */
const inThousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
