import { setImmediate as nextTurn } from 'node:timers/promises'
import { stringify } from 'csv-stringify/sync'
import type { Service } from '../composition/service.ts'
import { MarkgraphError } from '../errors.ts'
import type { Ref } from '../kinds/node.ts'
import { type Population, populationKind } from '../kinds/population.ts'
import type { ScoreKind } from '../kinds/score.ts'
import type { StudyRow } from '../store/sqlite/studies.ts'
import { markHash } from './mark-hash.ts'

const ROWS = 1000 // written between two looks at the event loop

/**
 * One population of a finished study: the one of `scoreKind`, by default that of whole marks.
 * errors  `not-found` when the study is not over; `bad-value` when it has no scores of that kind
 */
export function populationOf(
  { graph }: Pick<Service, 'graph'>,
  study: StudyRow,
  scoreKind?: string,
): Ref<Population> {
  const { id, state, populations, pairsDone, pairsTotal } = study
  if (state !== 'done' || !populations) {
    const message = `study ${id} has no results yet: it is ${state}, ${pairsDone} of ${pairsTotal} pairs are scored`
    throw new MarkgraphError('not-found', message, { id })
  }
  const kinds = populations.map((handle) => graph.store.artifact(handle)!.meta['score_kind'] as ScoreKind)
  const at = scoreKind === undefined ? 0 : kinds.indexOf(scoreKind as ScoreKind)
  if (at >= 0) return { handle: populations[at]!, kind: populationKind }
  const message = `study ${id} has scores of kind ${kinds.join(' and ')}, not ${JSON.stringify(scoreKind)}`
  throw new MarkgraphError('bad-value', message, { id })
}

const HEADER = ['mark_a', 'mark_b', 'source_a', 'source_b', 'label', 'score', 'sha256_a', 'sha256_b']

/** Every pair as CSV: label 1 is same source; `sha256_a`, `sha256_b` are the hashes of the marks. Text piece by piece. */
export async function* resultsCsv({ pairs: { data }, marks }: Population): AsyncGenerator<string> {
  const hashes = marks.map(({ scans }) => markHash(scans))
  const row = (i: number): (string | number)[] => {
    const [a, b, score] = [data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!]
    const [one, other] = [marks[a]!, marks[b]!]
    const label = one.source === other.source ? 1 : 0
    return [one.mark, other.mark, one.source, other.source, label, score, hashes[a]!, hashes[b]!]
  }
  yield stringify([HEADER])
  yield* pieces(data.length / 3, (from, to) =>
    stringify(Array.from({ length: to - from }, (_, i) => row(from + i))),
  )
}

/** The same as JSON: the marks once, and the pairs by their places in the list. */
export async function* resultsJson(study: StudyRow, population: Population): AsyncGenerator<string> {
  const {
    pairs: { data },
    marks,
    domain,
    score_kind,
  } = population
  const head = { study: study.id, name: study.name, domain, score_kind }
  const listed = marks.map((mark) => ({ ...mark, sha256: markHash(mark.scans) }))
  yield `${JSON.stringify({ ...head, marks: listed }).slice(0, -1)},"pairs":[\n`
  const n = data.length / 3
  const line = (i: number): string => {
    const [a, b, score] = [data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!]
    const label = marks[a]!.source === marks[b]!.source ? 1 : 0
    return `{"a":${a},"b":${b},"label":${label},"score":${score}}${i + 1 < n ? ',' : ''}\n`
  }
  yield* pieces(n, (from, to) => Array.from({ length: to - from }, (_, i) => line(from + i)).join(''))
  yield ']}\n'
}

async function* pieces(n: number, text: (from: number, to: number) => string): AsyncGenerator<string> {
  for (let from = 0; from < n; from += ROWS) {
    yield text(from, Math.min(n, from + ROWS))
    await nextTurn()
  }
}
