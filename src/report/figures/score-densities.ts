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
): Scene {
  const highest = Math.max(...different, ...same)
  const plot = plotIn(width, height, [score[0]!, score.at(-1)!], [0, 1.08 * highest])
  const points = (values: readonly number[]) => values.map((value, i) => at(plot, score[i]!, value))
  const dash = DASHES[1]!
  const label = String(Number(own.toPrecision(4)))
  return {
    width,
    height,
    title: 'Densities of the score',
    description: `Density of the score of a mark of the source of the known marks, highest at ${peak(score, same)}, and of a mark of another source, highest at ${peak(score, different)}; the score of this comparison is ${label}.`,
    shapes: [
      ...axes(plot, { x: scoreName, y: 'density' }),
      curve(points(same), KM),
      curve(points(different), KNM, dash),
      ...marker(plot, own, `this comparison: ${label}`, { down: 10, turn: 0.75 }),
      ...legend(plot, [
        { label: 'a mark of the source of the known marks', colour: KM },
        { label: 'a mark of another source (chance)', colour: KNM, dash },
      ]),
    ],
  }
}

const peak = (score: readonly number[], density: readonly number[]): string =>
  String(Number(score[density.indexOf(Math.max(...density))]!.toPrecision(3)))
