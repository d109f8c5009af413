/** What a plan, a validation and its dossier, and a check of the laboratory find, in English. */

import { exp } from '../numerics/elementary/exponential.ts'
import type { Fact, Say } from './fact.ts'
import { numbersIn } from './languages/numbers.ts'
import { joinWithAnd } from './lists.ts'

const { threeDigits: number } = numbersIn('en')
const ratio = (log10: number): string => number(10 ** log10)

interface PairResult {
  readonly score: number | null
  readonly log10_lr: number | null
}
const pairResult = ({ score, log10_lr }: PairResult): string =>
  score === null
    ? 'a refusal'
    : `score ${score}${log10_lr === null ? ' without a ratio' : ` and ratio ${ratio(log10_lr)}`}`

/** A difference of logarithms as a change in per cent. */
const percentOf = (difference: number): string => `${(100 * (exp(difference) - 1)).toFixed(2)} %`

interface Study {
  readonly study: string
}

interface Label {
  readonly mark: string
  readonly source: string
  /** log10 of the mean ratio with the other marks of its source. */
  readonly own_log10: number
}

interface OfPair {
  readonly mark_a: string
  readonly mark_b: string
  readonly same_source: boolean
  readonly finding: Fact
}

const pairOf = ({ mark_a, mark_b, same_source }: OfPair): string =>
  `Marks ${mark_a} and ${mark_b}, of ${same_source ? 'one source' : 'different sources'}`

/** The first of the marks by name, and how many more there are. */
const some = (marks: readonly string[]): string => {
  const named =
    marks.length > MOST_NAMED ? [...marks.slice(0, MOST_NAMED), `${marks.length - MOST_NAMED} more`] : marks
  return `${marks.length === 1 ? 'mark' : 'marks'} ${joinWithAnd(named)}`
}
const MOST_NAMED = 5

export const FINDINGS = {
  too_few_sources: ({ found, least }: { readonly found: number; readonly least: number }): string =>
    `The marks come from ${found} sources; the criterion asks for at least ${least}.`,
  no_figure: (): string => 'These marks do not give the figure with its interval.',
  limit_not_met: ({
    end,
    limit,
    at_most,
  }: {
    readonly end: number
    readonly limit: number
    readonly at_most: boolean
  }): string =>
    `The ${at_most ? 'upper' : 'lower'} end of the interval is ${number(end)}; it must be at ${at_most ? 'most' : 'least'} ${number(limit)}.`,

  scored_before: ({
    study,
    pairs,
    marks,
  }: Study & { readonly pairs: number; readonly marks: number }): string =>
    `Before the plan was made, study ${study} had scored ${pairs} pairs of marks, with ${marks} marks of this plan among them: the criteria may have been set with the scores in view.`,
  compared_before: ({ reports, marks }: { readonly reports: number; readonly marks: number }): string =>
    `Before the plan was made, ${reports === 1 ? 'one report' : `${reports} reports`} had compared ${marks} marks of this plan with each other: the criteria may have been set with these results in view.`,
  planned_before: ({ study, plans }: Study & { readonly plans: readonly string[] }): string =>
    `Study ${study} was planned before (${joinWithAnd(plans)}) and scored; this plan was made after its scores, perhaps with other criteria.`,
  marks_left_out: ({ study, marks }: Study & { readonly marks: readonly string[] }): string =>
    `Study ${study} scored marks of this plan together with ${joinWithAnd(marks)}, which the plan leaves out.`,
  doubtful_label: ({
    mark,
    source,
    other,
    own_log10,
    other_log10,
  }: Label & {
    readonly other: string
    readonly other_log10: number
  }): string =>
    `Mark ${mark} of source ${source} agrees with the marks of source ${other} (ratio ${ratio(other_log10)}) and not with those of its own (${ratio(own_log10)}): its label may be wrong.`,
  stands_apart: ({ mark, source, own_log10 }: Label): string =>
    `Mark ${mark} does not agree with the other marks of source ${source} (ratio ${ratio(own_log10)}), which agree with each other: its label, its scan or the order of its scans may be wrong.`,
  sources_agree: ({
    source_a,
    source_b,
    pairs,
    above,
  }: {
    readonly source_a: string
    readonly source_b: string
    readonly pairs: number
    readonly above: number
  }): string =>
    `Sources ${source_a} and ${source_b} agree as one source does: ${above} of ${pairs} pairs have a ratio above 1. They may be one source under two names.`,
  instrument_of_one_source: ({
    instrument,
    source,
  }: {
    readonly instrument: string
    readonly source: string
  }): string =>
    `Instrument ${instrument} measured marks of source ${source} only: what distinguishes this source may be the instrument.`,
  test_scans_refused: (
    {
      scans,
      marks,
      finding,
    }: { readonly scans: number; readonly marks: readonly string[]; readonly finding: Fact },
    say: Say,
  ): string =>
    `${scans === 1 ? 'A scan' : `${scans} scans`} of ${some(marks)} would be refused in a comparison: ${say(finding)}.`,
  test_pair_refused: (values: OfPair, say: Say): string =>
    `${pairOf(values)}, would be refused in a comparison: ${say(values.finding)}.`,
  test_pair_warned: (values: OfPair, say: Say): string => `${pairOf(values)}: ${say(values.finding)}.`,
  check_pair_changed: (of: {
    readonly pair: number
    readonly was: PairResult
    readonly is: PairResult
    readonly engine_then: string
    readonly engine_now: string
  }): string =>
    `Pair ${of.pair} gives ${pairResult(of.is)}, where it gave ${pairResult(of.was)}: ${of.engine_then === of.engine_now ? 'its scans or its reference are not what they were; run `markgraph doctor`' : `it was first compared by release ${of.engine_then}, and now by ${of.engine_now}`}.`,
  check_height_off: (of: { readonly deviation: number; readonly limit: number }): string =>
    `The rms height of today's scan is ${percentOf(of.deviation)} from the mean of the repeats, beyond the limit of ±${percentOf(of.limit)}. Scan the mark again; if it stays, check the vertical scale of the instrument.`,
  check_height_drifts: (of: {
    readonly average: number
    readonly limit: number
    readonly checks: number
  }): string =>
    `The rms height has drifted: its weighted average over the last checks is ${percentOf(of.average)} from the mean of the repeats, beyond the limit of ±${percentOf(of.limit)} after ${of.checks} ${of.checks === 1 ? 'check' : 'checks'}. Check the vertical scale of the instrument.`,
  check_score_low: (of: { readonly score: number | null; readonly least: number }): string =>
    `Today's scan ${of.score === null ? 'cannot be compared with the first repeat' : `agrees with the first repeat by ${number(of.score)}, under the limit of ${number(of.least)}`}. Look whether the mark is clean and lies as before.`,
  check_scan_unfit: ({ finding }: { readonly finding: Fact }, say: Say): string =>
    `Today's scan cannot be measured: ${say(finding)}.`,
}
