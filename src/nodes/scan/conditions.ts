/** Whether a scan is like the marks of a reference: outside them the reference's pairs say nothing about it. */
import { z } from 'zod'
import type { Measures } from '../../kinds/marks/measures.ts'
import { type Check, makeCheck } from '../../kinds/scope.ts'
import type { Fact } from '../../words/fact.ts'
import { fact, factSchema } from '../../words/said.ts'

const rule = z.strictObject({
  measure: z.string(),
  refused: z.enum(['both', 'above', 'none']),
  factor: z.number().min(1),
})

export const conditionsParams = z.strictObject({
  /** Id of the reference; null when no reference is asked. */
  reference: z.string().nullable(),
  /** For each data set of the reference, the range of every measure; null when the reference does not say. */
  sets: z
    .array(
      z.strictObject({ tag: z.string(), ranges: z.record(z.string(), z.tuple([z.number(), z.number()])) }),
    )
    .nullable(),
  rules: z.array(rule),
  /** Why the scan has no measures. */
  unmeasured: factSchema.nullable(),
})
type Params = z.infer<typeof conditionsParams>
type Rule = z.infer<typeof rule>

const FURTHEST = 1e6 // a ratio beyond it, or to a measure of 0, says no more

/** How far a value lies outside a range, as a ratio of at least 1; whether that refuses the scan, or is near it. */
interface Outside {
  readonly rule: Rule
  readonly value: number
  readonly range: readonly [number, number]
  readonly ratio: number
  readonly refused: boolean
  readonly near: boolean
}

/**
 * A scan must lie inside one data set of the reference on every measure: from the least over the factor to the greatest
 * times the factor. Near these ends, beyond the root of the factor, it is warned of.
 * in      `measures`: undefined when the scan shows too little
 * out     value: the worst ratio to the range of the nearest data set, 1 inside; threshold: the factor it must not exceed
 */
export function conditionsCheck(measures: Measures | undefined, params: Params): Check {
  const check = (severity: Check['severity'], value: number, threshold: number, found: Fact): Check =>
    makeCheck('conditions', severity, { value: Number(value.toPrecision(4)), threshold }, found)
  const strictest = params.rules.reduce((least, one) => Math.min(least, one.factor), FURTHEST)
  if (!measures) return check('refuse', FURTHEST, strictest, params.unmeasured ?? fact('shows_too_little'))
  if (!params.sets || params.sets.length === 0) {
    return params.reference === null
      ? check('ok', 1, strictest, fact('conditions_not_asked'))
      : check('warn', 1, strictest, fact('conditions_not_stated', { reference: params.reference }))
  }
  const [nearest] = params.sets
    .map(({ tag, ranges }) => ({
      tag,
      outside: params.rules.flatMap((one) => outsideOf(one, measures, ranges)),
    }))
    .sort((a, b) => worst(a.outside) - worst(b.outside))
  const { tag: data_set, outside } = nearest!
  const beyond = outside.filter(({ refused }) => refused)
  const shown = beyond.length > 0 ? beyond : outside.filter(({ near }) => near)
  const furthest = outside.reduce((most, { ratio }) => Math.max(most, ratio), 1)
  if (shown.length === 0) return check('ok', furthest, strictest, fact('conditions_like', { data_set }))
  const most = shown.reduce((a, b) => (b.ratio / b.rule.factor > a.ratio / a.rule.factor ? b : a))
  const found = {
    data_set,
    outside: shown.map(({ rule: { measure }, value, range: [low, high] }) => ({ measure, value, low, high })),
  }
  return beyond.length > 0
    ? check('refuse', most.ratio, most.rule.factor, fact('conditions_outside', found))
    : check('warn', most.ratio, most.rule.factor, fact('conditions_at_edge', found))
}

/** How bad a data set fits: the largest share of an allowed factor, refusals before warnings. */
const worst = (outside: readonly Outside[]): number =>
  outside.reduce(
    (most, { ratio, rule: { factor }, refused }) =>
      Math.max(most, (refused ? FURTHEST : 1) * (ratio / factor)),
    0,
  )

function outsideOf(
  one: Rule,
  measures: Measures,
  ranges: { readonly [measure: string]: readonly [number, number] },
): Outside[] {
  const value = measures[one.measure]
  const range = ranges[one.measure]
  if (value === undefined || range === undefined) return []
  const [low, high] = range
  const below = value < low
  if (!below && value <= high) return []
  if (below && one.refused === 'above') return [] // that end is open
  const ratio = Math.min(FURTHEST, below ? low / value : value / high)
  return [
    {
      rule: one,
      value,
      range,
      ratio,
      refused: one.refused !== 'none' && ratio > one.factor,
      near: ratio > (one.refused === 'none' ? one.factor : Math.sqrt(one.factor)),
    },
  ]
}
