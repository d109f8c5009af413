import { MarkgraphError, phrase } from '../../errors.ts'
import type { Graph } from '../../graph/graph.ts'
import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { Population } from '../../kinds/population.ts'
import type { StudyRow } from '../../store/records/studies.ts'
import { csvText } from '../csv.ts'
import { markHash } from './mark-hash.ts'
import { listable, piecesOf, type StoredTable, storedTable } from './stored-table.ts'

const ROWS = 1000 // written before the event loop gets a turn

/**
 * The table of the scores of `scoreKind` in a finished study; by default those of whole marks.
 * errors  `not-found` when the study is not finished; `bad-value` when it has no scores of that kind
 */
export async function tableOf(
  session: Session,
  { id, state, populations, pairsDone, pairsTotal }: StudyRow,
  scoreKind?: string,
): Promise<StoredTable> {
  if (state !== 'done' || !populations) {
    const message = phrase(
      'study {id} has no results yet: it is {state}, {done} of {total} pairs are scored',
      { id, state, done: pairsDone, total: pairsTotal },
    )
    throw new MarkgraphError('not-found', message, { id })
  }
  const tables = await Promise.all(populations.map((handle) => storedTable(session, handle)))
  const found = scoreKind === undefined ? tables[0] : tables.find(({ head }) => head.score_kind === scoreKind)
  if (found) return found
  const kinds = tables.map(({ head }) => head.score_kind).join(' and ')
  const message = phrase('study {id} has scores of kind {kinds}, not {given_kind}', {
    id,
    kinds,
    given_kind: JSON.stringify(scoreKind),
  })
  throw new MarkgraphError('bad-value', message, { id })
}

/** The same scores as the population of a reference. Errors: those of `tableOf` and `listable`. */
export const storedPopulation = async (
  session: Session,
  study: StudyRow,
  scoreKind?: string,
): Promise<Ref<Population>> => listable(await tableOf(session, study, scoreKind))

/**
 * The scores of a finished study as text, piece by piece. It resolves when its first pairs can be read.
 * errors  those of `tableOf`; `damaged`
 */
export async function resultsText(
  graph: Graph,
  study: StudyRow,
  format: 'csv' | 'json',
  scoreKind?: string,
): Promise<AsyncGenerator<string>> {
  const table = await graph.within(async (session) => {
    const found = await tableOf(session, study, scoreKind)
    await session.value(found.parts[0]!)
    return found
  })
  return format === 'csv' ? resultsCsv(graph, table) : resultsJson(graph, study, table)
}

const HEADER = ['mark_a', 'mark_b', 'source_a', 'source_b', 'label', 'score', 'sha256_a', 'sha256_b']

/** Every pair as CSV, piece by piece. Label 1 is same source; `sha256_a` and `sha256_b` are the hashes of the marks. */
export async function* resultsCsv(graph: Graph, table: StoredTable): AsyncGenerator<string> {
  const { marks } = table.head
  const hashes = marks.map(({ scans }) => markHash(scans))
  yield csvText([HEADER])
  for await (const data of piecesOf(graph, table, ROWS)) {
    yield csvText(
      Array.from({ length: data.length / 3 }, (_, i) => {
        const [a, b, score] = [data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!]
        const [one, other] = [marks[a]!, marks[b]!]
        const label = one.source === other.source ? 1 : 0
        return [one.mark, other.mark, one.source, other.source, label, score, hashes[a]!, hashes[b]!]
      }),
    )
  }
}

/** The same as JSON. Each mark is listed once, and pairs name marks by their positions in the list. */
async function* resultsJson(graph: Graph, study: StudyRow, table: StoredTable): AsyncGenerator<string> {
  const { marks, domain, score_kind } = table.head
  const head = { study: study.id, name: study.name, domain, score_kind }
  // a table in parts keeps its marks with sorted fields
  const listed = marks.map(({ mark, source, tag, scans, surfaces }) => {
    return { mark, source, tag, scans, surfaces, sha256: markHash(scans) }
  })
  yield `${JSON.stringify({ ...head, marks: listed }).slice(0, -1)},"pairs":[\n`
  let left = table.count
  for await (const data of piecesOf(graph, table, ROWS)) {
    const lines = Array.from({ length: data.length / 3 }, (_, i) => {
      const [a, b, score] = [data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!]
      const label = marks[a]!.source === marks[b]!.source ? 1 : 0
      left -= 1
      return `{"a":${a},"b":${b},"label":${label},"score":${score}}${left > 0 ? ',' : ''}\n`
    })
    yield lines.join('')
  }
  yield ']}\n'
}
