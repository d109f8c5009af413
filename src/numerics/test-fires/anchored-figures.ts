/**
 * How well questions against several known marks were answered. Questions overlap (choices of known marks share marks), so
 * sources are counted, weighed and resampled, never questions: a same-source question counts 1 over the number of its
 * source, one of different sources 1 over the number of its ordered pair of sources.
 */

import { random } from '../elementary/random.ts'
import { cost } from '../statistics/cost.ts'
import { MISLEADING } from '../statistics/data-sets.ts'
import { percentiles, sourceDraw } from '../statistics/source-resamples.ts'
import type { Answers } from './anchored-questions.ts'

/** How questions were answered, sources weighing equally. Figures without one of the classes are null. */
interface AnchoredFigures {
  readonly n_sources: number
  /** Sources with same-source questions, and same-source and different-source questions. */
  readonly n_km_sources: number
  readonly n_km: number
  readonly n_knm: number
  /** Mean over the sources of the share of their questions that has a number. */
  readonly answered: number
  /** Cllr of the questions that have a number, and of all with LR 1 where there is none. */
  readonly cllr: number | null
  readonly cllr_all: number | null
  /** The highest Cllr of one source of known marks, of all its questions; of the sources with both classes. */
  readonly worst: { readonly source: number; readonly cllr_all: number } | null
  readonly km_under_third: number
  readonly knm_over_three: number
  /** Sources of known marks with such questions. */
  readonly km_under_third_sources: number
  readonly knm_over_three_sources: number
}

/** Figures of answers whose LRs are bounded already; `sources`: their number in the reference. */
export function anchoredFigures(answers: Answers, sources: number): AnchoredFigures {
  const cells = answerCells(answers, sources)
  const every = new Uint32Array(sources).fill(1)
  const bySource = [...new Set(answers.known)].sort((x, y) => x - y)
  const km = cells.filter(({ known, questioned }) => known === questioned)
  const knm = cells.filter(({ known, questioned }) => known !== questioned)
  const sum = (of: readonly Cell[], field: 'count' | 'misleading'): number =>
    of.reduce((total, cell) => total + cell[field], 0)
  const misled = (of: readonly Cell[]): number =>
    new Set(of.filter(({ misleading }) => misleading > 0).map(({ known }) => known)).size
  const shares = bySource.map((source) => {
    const own = cells.filter(({ known }) => known === source)
    const count = sum(own, 'count')
    return own.reduce((total, cell) => total + cell.answered, 0) / count
  })
  const worst = bySource
    .map((source) => ({
      source,
      cllr_all: cllrOf(
        cells.filter(({ known }) => known === source),
        every,
        'costs',
      ),
    }))
    .filter((one): one is { source: number; cllr_all: number } => one.cllr_all !== null)
    .sort((x, y) => y.cllr_all - x.cllr_all)[0]
  return {
    n_sources: bySource.length,
    n_km_sources: km.length,
    n_km: sum(km, 'count'),
    n_knm: sum(knm, 'count'),
    answered: shares.reduce((total, share) => total + share, 0) / shares.length,
    cllr: cllrOf(cells, every, 'costsAnswered'),
    cllr_all: cllrOf(cells, every, 'costs'),
    worst: worst ?? null,
    km_under_third: sum(km, 'misleading'),
    knm_over_three: sum(knm, 'misleading'),
    km_under_third_sources: misled(km),
    knm_over_three_sources: misled(knm),
  }
}

/** Sums over the questions of one ordered pair of sources. */
export interface Cell {
  readonly known: number
  readonly questioned: number
  readonly count: number
  readonly answered: number
  readonly misleading: number
  readonly costs: number
  readonly costsAnswered: number
}

/** The cells of answers, by the sources of the known and of the questioned marks. */
export function answerCells({ questioned, known, log10Lr }: Answers, sources: number): Cell[] {
  const cells = new Map<number, { -readonly [key in keyof Cell]: Cell[key] }>()
  for (let i = 0; i < known.length; i++) {
    const key = known[i]! * sources + questioned[i]!
    let cell = cells.get(key)
    if (!cell) {
      const zero = { count: 0, answered: 0, misleading: 0, costs: 0, costsAnswered: 0 }
      cell = { known: known[i]!, questioned: questioned[i]!, ...zero }
      cells.set(key, cell)
    }
    const has = !Number.isNaN(log10Lr[i]!)
    const wrong = (cell.known === cell.questioned ? -1 : 1) * (has ? log10Lr[i]! : 0)
    cell.count++
    cell.costs += cost(wrong)
    if (!has) continue
    cell.answered++
    cell.costsAnswered += cost(wrong)
    if (wrong > MISLEADING) cell.misleading++
  }
  return [...cells.entries()].sort(([x], [y]) => x - y).map(([, cell]) => cell)
}

/** Cllr of cells whose sources count `times`; null where a class has no question. */
export function cllrOf(
  cells: readonly Cell[],
  times: Uint32Array,
  which: 'costs' | 'costsAnswered',
): number | null {
  const sums = [0, 0]
  const weights = [0, 0]
  for (const cell of cells) {
    const count = which === 'costs' ? cell.count : cell.answered
    const label = Number(cell.known === cell.questioned)
    const weight = label === 1 ? times[cell.known]! : times[cell.known]! * times[cell.questioned]!
    if (count === 0 || weight === 0) continue
    sums[label]! += (weight * cell[which]) / count
    weights[label]! += weight
  }
  if (weights[0] === 0 || weights[1] === 0) return null
  return (sums[0]! / weights[0]! + sums[1]! / weights[1]!) / 2
}

/**
 * 95 % interval of a Cllr, or of the difference of two on the same questions, by bootstrap over the sources as nodes.
 * in      `seed`, `count` draws; draws without one of the classes are drawn again
 * out     NaN twice where no draw has both classes
 */
export function cllrInterval(
  cells: readonly Cell[],
  sources: number,
  which: 'costs' | 'costsAnswered',
  { seed, count, less }: { readonly seed: number; readonly count: number; readonly less?: readonly Cell[] },
): [low: number, high: number] {
  const present = [...new Set(cells.flatMap(({ known, questioned }) => [known, questioned]))].sort(
    (x, y) => x - y,
  )
  const generator = random(seed)
  const values: number[] = []
  for (let done = 0; done < count; done++) {
    let value: number | null = null
    const draw = sourceDraw(generator, present.length, (drawn) => {
      const times = new Uint32Array(sources)
      for (const [i, source] of present.entries()) times[source] = drawn[i]!
      const own = cllrOf(cells, times, which)
      const other = less ? cllrOf(less, times, which) : 0
      value = own === null || other === null ? null : own - other
      return value !== null
    })
    if (!draw || value === null) break
    values.push(value)
  }
  return percentiles(Float64Array.from(values))
}
