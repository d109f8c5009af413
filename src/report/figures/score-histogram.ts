import { ENGLISH, type ReportWords } from '../../words/languages/report-words.ts'
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
  { number, sections }: Pick<ReportWords, 'number' | 'sections'> = ENGLISH,
): Scene {
  const { plots: words, thisComparison } = sections
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
  const label = score === undefined ? undefined : number.fourDigits(score)
  const own = label === undefined ? [] : marker(plot, score!, thisComparison(label), { down: 10, turn: 0.75 })
  return {
    width,
    height,
    title: words.histogramTitle,
    description: words.histogramText(km, knm, label),
    shapes: [
      ...axes(plot, { x: scoreName, y: words.shareOfClass, decimal: number.decimal }),
      ...bars,
      { kind: 'rect', x: plot.left, y: plot.top, w: plot.width, h: plot.height, stroke: INK, width: 0.6 },
      ...own,
      ...legend(plot, [
        { label: words.km(km), colour: KM, patch: true },
        { label: words.knm(knm), colour: KNM, patch: true },
      ]),
    ],
  }
}
