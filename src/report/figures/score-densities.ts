import { ENGLISH, type ReportWords } from '../../words/languages/report-words.ts'
import { at, axes, curve, legend, plotIn } from './axes.ts'
import { marker } from './marker.ts'
import { DASHES, KM, KNM, type Scene } from './scene.ts'

interface ScoreDensities {
  /** Ascending and evenly spaced. */
  readonly score: readonly number[]
  /** Density of the score of a mark of another source, and of one of the source of the known marks. */
  readonly different: readonly number[]
  readonly same: readonly number[]
  /** The score of this comparison. */
  readonly own: number
  readonly scoreName: string
}

/** Both densities of the score of a questioned mark against several known ones, with its own score marked. */
export function scoreDensities(
  { score, different, same, own, scoreName }: ScoreDensities,
  width = 480,
  height = 190,
  { number, sections }: Pick<ReportWords, 'number' | 'sections'> = ENGLISH,
): Scene {
  const { plots: words, thisComparison } = sections
  const highest = Math.max(...different, ...same)
  const plot = plotIn(width, height, [score[0]!, score.at(-1)!], [0, 1.08 * highest])
  const points = (values: readonly number[]) => values.map((value, i) => at(plot, score[i]!, value))
  const dash = DASHES[1]!
  const label = number.fourDigits(own)
  const highestAt = (density: readonly number[]): string =>
    number.threeDigits(score[density.indexOf(Math.max(...density))]!)
  return {
    width,
    height,
    title: words.densitiesTitle,
    description: words.densitiesText(highestAt(same), highestAt(different), label),
    shapes: [
      ...axes(plot, { x: scoreName, y: words.density, decimal: number.decimal }),
      curve(points(same), KM),
      curve(points(different), KNM, dash),
      ...marker(plot, own, thisComparison(label), { down: 10, turn: 0.75 }),
      ...legend(plot, [
        { label: words.ofSource, colour: KM },
        { label: words.ofAnother, colour: KNM, dash },
      ]),
    ],
  }
}
