import { setImmediate as nextTurn } from 'node:timers/promises'
import { MarkgraphError } from '../../errors.ts'
import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import { type Population, populationKind } from '../../kinds/population.ts'
import type { StudyRow } from '../../store/records/studies.ts'
import { csvText } from '../csv.ts'
import { markHash } from './mark-hash.ts'

const ROWS = 1000 // written before the event loop gets a turn

/**
 * The population of `scoreKind` in a finished study; by default that of whole marks.
 * errors  `not-found` when the study is not finished; `bad-value` when it has no scores of that kind
 */
export async function populationOf(
  session: Session,
  { id, state, populations, pairsDone, pairsTotal }: StudyRow,
  scoreKind?: string,
): Promise<Ref<Population>> {
  if (state !== 'done' || !populations) {
    const message = `study ${id} has no results yet: it is ${state}, ${pairsDone} of ${pairsTotal} pairs are scored`
    throw new MarkgraphError('not-found', message, { id })
  }
  const rows = await Promise.all(populations.map((handle) => session.row(handle)))
  const kinds = rows.map(({ meta }) => meta['score_kind'])
  const at = scoreKind === undefined ? 0 : kinds.indexOf(scoreKind)
  if (at >= 0) return { handle: populations[at]!, kind: populationKind }
  const message = `study ${id} has scores of kind ${kinds.join(' and ')}, not ${JSON.stringify(scoreKind)}`
  throw new MarkgraphError('bad-value', message, { id })
}

const HEADER = ['mark_a', 'mark_b', 'source_a', 'source_b', 'label', 'score', 'sha256_a', 'sha256_b']

/** Every pair as CSV, piece by piece. Label 1 is same source; `sha256_a` and `sha256_b` are the hashes of the marks. */
export async function* resultsCsv({ pairs: { data }, marks }: Population): AsyncGenerator<string> {
  const hashes = marks.map(({ scans }) => markHash(scans))
  const row = (i: number): (string | number)[] => {
    const [a, b, score] = [data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!]
    const [one, other] = [marks[a]!, marks[b]!]
    const label = one.source === other.source ? 1 : 0
    return [one.mark, other.mark, one.source, other.source, label, score, hashes[a]!, hashes[b]!]
  }
  yield csvText([HEADER])
  yield* pieces(data.length / 3, (from, to) =>
    csvText(Array.from({ length: to - from }, (_, i) => row(from + i))),
  )
}

/** The same as JSON. Each mark is listed once, and pairs name marks by their positions in the list. */
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
