import { medianInPlace } from '../elementary/median.ts'

const PARTS = 4 // of every column and row: a seam may end in the middle
const SAMPLES = 200 // points of a part that are looked at
const MIN_SAMPLES = 60
const AROUND = [3, 12] as const // columns on either side that one is held against
const MIN_AROUND = 8 // of them, on each side

/** Where the heights of a surface continue the least across a line between two columns or two rows. */
export interface Seam {
  /** The step there, over the steps around it: about 1 to 2.5 where a surface continues. */
  readonly ratio: number
  /** The column or row before the step. */
  readonly at: number
  readonly along: 'columns' | 'rows'
}

/**
 * The straightest break of a surface along its columns and rows.
 * in      heights, (ny, nx), any unit, NaN = not measured
 * method  The step across a line is |z1 - z0| beyond the mean step on either side, its median over the points of a quarter of the
 *         line, over the larger of the medians of the lines on its two sides. Relief of one surface steps about as much from each
 *         column to the next; where two surfaces meet, it steps far more. Whatever is feathered over several points is not found.
 * out     the highest ratio; 0 where too little is measured
 */
export function seam(heights: Float64Array, ny: number, nx: number): Seam {
  const columns = highestStep(heights, { lines: nx, points: ny, next: 1, down: nx })
  const rows = highestStep(heights, { lines: ny, points: nx, next: nx, down: 1 })
  return columns.ratio >= rows.ratio ? { ...columns, along: 'columns' } : { ...rows, along: 'rows' }
}

interface Lines {
  readonly lines: number
  readonly points: number
  /** From a point to the same one of the next line, and to the next one of its line. */
  readonly next: number
  readonly down: number
}

function highestStep(
  heights: Float64Array,
  { lines, points, next, down }: Lines,
): Pick<Seam, 'ratio' | 'at'> {
  const every = Math.max(1, Math.floor(points / PARTS / SAMPLES))
  const steps = new Float64Array(lines)
  const values = new Float64Array(Math.ceil(points / PARTS / every) + 1)
  let [ratio, at] = [0, 0]
  for (let part = 0; part < PARTS; part++) {
    const [first, end] = [part, part + 1].map((k) => Math.floor((points * k) / PARTS)) as [number, number]
    steps.fill(Number.NaN)
    for (let line = 1; line + 2 < lines; line++) {
      let count = 0
      for (let point = first; point < end; point += every) {
        const i = line * next + point * down
        const [before, here, then, after] = [
          heights[i - next]!,
          heights[i]!,
          heights[i + next]!,
          heights[i + 2 * next]!,
        ]
        const step = Math.abs(then - here - (here - before + after - then) / 2)
        if (step >= 0) values[count++] = step
      }
      if (count >= MIN_SAMPLES) steps[line] = medianInPlace(values.subarray(0, count))
    }
    for (let line = 0; line < lines; line++) {
      const around = Math.max(medianAround(steps, line, -1), medianAround(steps, line, 1))
      const found = steps[line]! / around
      if (found > ratio) [ratio, at] = [found, line]
    }
  }
  return { ratio, at }
}

/** The median of the steps on one side of a line; NaN where too few are known, or all are 0. */
function medianAround(steps: Float64Array, line: number, side: -1 | 1): number {
  const [nearest, furthest] = AROUND
  const known: number[] = []
  for (let k = nearest; k <= furthest; k++) {
    const step = steps[line + side * k]
    if (step !== undefined && step >= 0) known.push(step)
  }
  const middle = medianInPlace(Float64Array.from(known))
  return known.length >= MIN_AROUND && middle > 0 ? middle : Number.NaN
}
