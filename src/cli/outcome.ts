import type { Answer } from '../compare/answer/answer.ts'
import { knownMatrix, meanScore } from '../compare/answer/known-matrix.ts'
import { bounded, intervalText, isSaidFirst, saidFirst } from '../compare/answer/wording.ts'
import { sidesOf } from '../compare/request/sides.ts'
import type { Known } from '../kinds/marks/test-fires.ts'
import { placesOf } from '../kinds/report.ts'
import type { Check, ScopeOfMarks } from '../kinds/scope.ts'
import { fourDigits } from '../report/numbers.ts'
import { ratioText } from '../words/languages/numbers.ts'
import { sensitivityTable } from './sensitivity-table.ts'
import { columns, twoColumns } from './table.ts'

/** Exit code of a command whose answer has no likelihood ratio. */
export const NO_RATIO_EXIT_CODE = 3

/** The outcome of a comparison for a person: the result, every warning, and the checks of every scan. */
export function outcomeTable(outcome: Answer): string {
  const { warnings, scope, known } = outcome
  const given = outcome.provenance.input_hashes.known
  const others = warnings.filter((one) => !isSaidFirst(one))
  const warned = others.map((one) => [placesOf(one).join(', '), one.code, one.message])
  return [
    ...saidFirst(warnings),
    twoColumns(resultRows(outcome)),
    ...(known && given
      ? [`Scores: one known mark alone gives no likelihood ratio\n${scoresTable(known, given.length)}`]
      : []),
    others.length > 0
      ? `Warnings\n${columns(['where', 'code', 'what'], warned)}`
      : warnings.length > 0
        ? 'No other warnings.'
        : 'No warnings.',
    `Scope: value of each check; ! warns, !! refuses\n${scopeTable(scope)}`,
    ...('sensitivity' in outcome && outcome.sensitivity ? [sensitivityTable(outcome.sensitivity)] : []),
  ].join('\n\n')
}

function resultRows(outcome: Answer): (readonly [string, string])[] {
  if ('refused' in outcome) {
    return [
      ['Domain', outcome.domain],
      ['Refused', outcome.reason],
      ...knownRows(outcome),
      ['Report', outcome.report_handle],
    ]
  }
  if (!outcome.calibrated) {
    return [
      ['Domain', outcome.domain],
      ['Score', `${outcome.score.toPrecision(5)} (${outcome.score_kind})`],
      ['Uncalibrated', outcome.uncalibrated_reason],
      ...knownRows(outcome),
      ['Report', outcome.report_handle],
    ]
  }
  const { reference } = outcome
  return [
    ['Domain', outcome.domain],
    ['Score', `${outcome.score.toPrecision(5)} (${outcome.score_kind})`],
    ['Likelihood ratio', bounded(ratioText(outcome.log10_lr), outcome)],
    ['95% interval', intervalText([outcome.log10_lr_ci_lo, outcome.log10_lr_ci_hi], ratioText)],
    ['In words', outcome.verbal],
    ...knownRows(outcome),
    [
      'Reference',
      `${reference.name} (${reference.n_km} KM, ${reference.n_knm} KNM ${outcome.known ? 'questions' : 'pairs'})`,
    ],
    ...leftOutRows(reference),
    ['Cllr', `${reference.cllr.toFixed(3)}, ${reference.diagnostics_protocol}`],
    ['Recipe', outcome.recipe_handle],
    ['Report', outcome.report_handle],
    ...outcome.notes.map(({ message }) => ['Note', message] as const),
    ...(outcome.note_test_fires ? [['Note', outcome.note_test_fires] as const] : []),
  ]
}

/** How the known marks of a question agree, the ratios with one of them less, and what is said of them. */
function knownRows({ known }: Answer): (readonly [string, string])[] {
  if (!known) return []
  const { agreement, chance, scores, left_out, without, stated } = known
  const alike = (one: boolean | null): string => (one === null ? 'not stated' : one ? 'yes' : 'no')
  const second = (log10_lr: number | null): string =>
    log10_lr === null
      ? 'no ratio, as the others agree no better than chance'
      : `likelihood ratio ${ratioText(log10_lr)}`
  return [
    ['Known with known', `${fourDigits(agreement)} on average`],
    ['Questioned with known', `${fourDigits(meanScore(scores))} on average`],
    ...(chance
      ? [
          [
            'Chance',
            `${fourDigits(chance.mean)} on average, standard deviation ${fourDigits(chance.sd)}`,
          ] as const,
        ]
      : []),
    ...left_out.map(({ index, reason }) => [`Left out: known_${index}`, reason] as const),
    ...without.map(
      ({ index, log10_lr, reason }) => [`Without known_${index}`, `${second(log10_lr)}: ${reason}`] as const,
    ),
    ['Test fires or marks', `${stated.made ?? 'not stated how many'} made, ${stated.used} used`],
    [
      'Alike on both sides',
      `ammunition: ${alike(stated.ammunition_alike)}; instrument: ${alike(stated.instrument_alike)}; condition: ${alike(stated.condition_alike)}`,
    ],
  ]
}

/** What the questioned mark and every known mark scored with every known mark. */
function scoresTable(known: Known, given: number): string {
  const { counted, rows } = knownMatrix(known, given)
  const names = counted.map((index) => `known_${index}`)
  const cell = (score: number | null): string => (score === null ? '' : fourDigits(score))
  return columns(
    ['', ...names],
    rows.map((scores, i) => [['mark_a', ...names][i]!, ...scores.map(cell)]),
  )
}

/** How the reference fares on data that it has not seen, the worst data set first. */
function leftOutRows({
  left_out_diagnostics,
}: Extract<Answer, { calibrated: true }>['reference']): (readonly [string, string])[] {
  const known = left_out_diagnostics.flatMap(({ data_set, cllr }) =>
    cllr === null ? [] : [{ data_set, cllr }],
  )
  if (known.length === 0) return []
  const shown = known
    .toSorted((a, b) => b.cllr - a.cllr)
    .map((one) => `${one.data_set} ${one.cllr.toFixed(2)}`)
  return [['Cllr on data sets left out', shown.join(', ')]]
}

const MARKS = { ok: '', warn: ' !', refuse: ' !!' } as const

/** A row for each scan and one for the pair, a column for each check that any of them has. */
function scopeTable({ mark_a, mark_b, known, pair }: ScopeOfMarks): string {
  const rows = [
    ...sidesOf({ a: mark_a, b: mark_b, known }).flatMap(({ name, mark }) =>
      mark.map(({ checks }, i) => ({ name: `${name}.${i + 1}`, checks })),
    ),
    { name: 'pair', checks: pair.checks },
  ]
  const names = [...new Set(rows.flatMap(({ checks }) => checks.map(({ name }) => name)))]
  const cell = (checks: readonly Check[], name: Check['name']): string => {
    const found = checks.find((one) => one.name === name)
    return found ? `${fourDigits(found.value)}${MARKS[found.severity]}` : ''
  }
  return columns(
    ['', ...names],
    rows.map(({ name, checks }) => [name, ...names.map((check) => cell(checks, check))]),
  )
}
