import type { Answered } from './comparing.ts'

/** A comparison of a trial, with what is known of its marks. */
export interface Outcome extends Answered {
  readonly sameSource: boolean
}

/** An LR on the wrong side by more than this is misleading; nearer to 1 it says next to nothing. */
const MISLEADING = Math.log10(3)

/** Columns of `tallied`. */
export const TALLY = [
  '',
  'same source: answered',
  'least LR',
  'least score',
  'different: answered',
  'greatest LR',
  'greatest score',
  'misleading (beyond 3 on the wrong side)',
] as const

/**
 * "k of n"; where k is 0, with the upper end of a 95 % interval for its share.
 * source  rule of three (Hanley and Lippman-Hand 1983): 3/n
 */
export function outOf(k: number, n: number): string {
  const most = (300 / n).toFixed(n > 300 ? 1 : 0)
  return k === 0 && n > 3 ? `0 of ${n} (at most ${most} %)` : `${k} of ${n}`
}

/** The two most frequent reasons why comparisons were not answered, without the values found; of several at once the first. */
export function reasonsOf(outcomes: readonly Answered[]): string {
  const reasons = Map.groupBy(
    outcomes.flatMap(({ refused }) => refused ?? []),
    (reason) => reason.replace(/^scan 1 of mark_[ab]:? /, '').split(/[;,]| \d/)[0]!,
  )
  const often = [...reasons].toSorted(([, a], [, b]) => b.length - a.length).slice(0, 2)
  return often.map(([reason, all]) => `${all.length} × ${reason}`).join('; ')
}

export const numberText = (value: number | undefined): string =>
  value === undefined ? '–' : Number(value.toPrecision(3)).toString()

const ends = (outcomes: readonly Outcome[]) => {
  const answered = outcomes.filter(({ log10Lr }) => log10Lr !== null)
  const [lrs, scores] = [answered.map(({ log10Lr }) => log10Lr!), answered.map(({ score }) => score!)]
  return { answered, lrs: lrs.toSorted((a, b) => a - b), scores: scores.toSorted((a, b) => a - b) }
}

/** One row of a table about comparisons: how many were answered, the weakest of them, and how many mislead. */
export function tallied(title: string, outcomes: readonly Outcome[]): string[] {
  const same = outcomes.filter(({ sameSource }) => sameSource)
  const other = outcomes.filter(({ sameSource }) => !sameSource)
  const [km, knm] = [ends(same), ends(other)]
  const misleading =
    km.lrs.filter((lr) => lr < -MISLEADING).length + knm.lrs.filter((lr) => lr > MISLEADING).length
  const lr = (value: number | undefined): string => numberText(value === undefined ? value : 10 ** value)
  return [
    title,
    `${km.answered.length} of ${same.length}`,
    lr(km.lrs[0]),
    numberText(km.scores[0]),
    `${knm.answered.length} of ${other.length}`,
    lr(knm.lrs.at(-1)),
    numberText(knm.scores.at(-1)),
    outOf(misleading, km.answered.length + knm.answered.length),
  ]
}

/** The middle one of some values, as text. */
export const medianOf = (values: readonly number[]): string =>
  numberText(values.toSorted((a, b) => a - b)[values.length >> 1])
