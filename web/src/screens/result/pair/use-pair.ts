import { useState } from 'preact/hooks'
import type { paths, Report } from '../../../../../clients/typescript/src/index.ts'
import { api, got } from '../../../api/client.ts'
import { markTypeOf } from '../../../api/meta.ts'
import { say } from '../../../languages/say.ts'
import { type Loading, useLoaded } from '../../../ui/use-loaded.ts'
import { shownMarks } from '../marks-of.ts'

export type PairView =
  paths['/v1/reports/{handle}/pair']['get']['responses'][200]['content']['application/json']
export type StriaePair = Extract<PairView, { kind: 'striae' }>
export type FacePair = Extract<PairView, { kind: 'map' }>

/** The two parts of a result that are looked at, and how they lie on each other. */
export interface PairChoice {
  /** The parts, counted from 0. */
  readonly parts: readonly [number, number]
  readonly choose: (a: number, b: number) => void
  readonly pair: Loading<PairView>
  /** How marks of this type are drawn: striae side by side, or maps. */
  readonly layout: 'striae' | 'map'
  /** Whether the parts are lands of bullets. */
  readonly lands: boolean
  readonly names: readonly [string, string]
  /** The same in the middle of a sentence. */
  readonly inText: readonly [string, string]
}

/** The parts that agree best, until the reader chooses others; undefined for mark types that cannot show them. */
export function usePairChoice(report: Report): PairChoice | undefined {
  const { report_handle: handle, domain } = report
  const best = report.provenance as unknown as { best_land_a?: number; best_land_b?: number }
  const [[a, b], choose] = useState([best.best_land_a ?? 0, best.best_land_b ?? 0] as const)
  const { pair: offered = false, layout = 'striae' } = markTypeOf(domain) ?? {}
  const pair = useLoaded<PairView | undefined>(
    async () =>
      offered
        ? got(() => api().GET('/v1/reports/{handle}/pair', { params: { path: { handle }, query: { a, b } } }))
        : undefined,
    [handle, a, b],
  )
  if (!offered) return undefined
  const { short, long, inText } = shownMarks(report)
  const places = [
    { n: a + 1, mark: short[0] },
    { n: b + 1, mark: short[1] },
  ] as const
  const lands = best.best_land_a !== undefined
  return {
    parts: [a, b],
    choose: (row, column) => choose([row, column]),
    pair: pair as Loading<PairView>,
    layout,
    lands,
    names: lands ? [say('Land {n} of {mark}', places[0]), say('Land {n} of {mark}', places[1])] : long,
    inText: lands ? [say('land {n} of {mark}', places[0]), say('land {n} of {mark}', places[1])] : inText,
  }
}
