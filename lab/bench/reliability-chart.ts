import { levelsOf } from '../../src/numerics/statistics/levels.ts'
import { blockLog10Lr, weightedPav } from '../../src/numerics/statistics/weighted-pav.ts'
import { at, axes, legend, plotIn } from '../../src/report/figures/axes.ts'
import {
  DASHES,
  HAIR,
  line,
  type Point,
  type Scene,
  SERIES,
  type Shape,
} from '../../src/report/figures/scene.ts'

const [WIDTH, HEIGHT] = [480, 320]

/** Likelihood ratios that were given, with the class of each question. */
export interface Answered {
  readonly label: string
  readonly log10Lr: readonly number[]
  readonly labels: readonly number[]
}

/**
 * Reliability of likelihood ratios: against each given log10 LR the one that the classes of the questions support (PAV).
 * Where a line lies on the diagonal, the given ratios mean what they say; below it they lean towards same source.
 * in      `bound`: the axes go from -bound to bound; supported ratios beyond it are drawn at the edge
 */
export function reliabilityChart(title: string, sets: readonly Answered[], bound: number): Scene {
  const plot = plotIn(WIDTH, HEIGHT, [-bound, bound], [-bound, bound])
  const inside = (value: number): number => Math.max(-bound, Math.min(bound, value))
  const drawn = sets.map(({ log10Lr, labels }, i): Shape => {
    const levels = levelsOf(Float64Array.from(log10Lr), Uint8Array.from(labels))
    const blocks = weightedPav(levels)
    const supported = blockLog10Lr(blocks, levels)
    let from = 0
    const points: Point[] = []
    for (const [block, end] of blocks.ends.entries()) {
      const y = inside(supported[block]!)
      points.push(at(plot, inside(levels.values[from]!), y), at(plot, inside(levels.values[end - 1]!), y))
      from = end
    }
    return { kind: 'polyline', points, stroke: SERIES[i]!, width: 1.2, dash: DASHES[i]! }
  })
  return {
    width: WIDTH,
    height: HEIGHT,
    title,
    description: `${title}: the log10 LR that the classes of the questions support, against the one that was given, for ${sets.map(({ label }) => label).join(', ')}.`,
    shapes: [
      ...axes(plot, { x: 'log10 LR that was given', y: 'log10 LR that is supported' }),
      line(at(plot, -bound, -bound), at(plot, bound, bound), { stroke: HAIR, width: 1 }),
      ...drawn,
      ...legend(
        plot,
        sets.map(({ label }, i) => ({ label, colour: SERIES[i]!, dash: DASHES[i]! })),
      ),
    ],
  }
}
