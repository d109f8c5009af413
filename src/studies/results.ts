import { setImmediate as nextTurn } from 'node:timers/promises'
import { MarkgraphError } from '../errors.ts'
import type { Ref } from '../graph/ref.ts'
import type { Session } from '../graph/session.ts'
import { type Population, populationKind } from '../kinds/population.ts'
import type { StudyRow } from '../store/studies.ts'
import { markHash } from './mark-hash.ts'

const ROWS = 1000 // written between two looks at the event loop

/**
 * One population of a finished study: the one of `scoreKind`, by default that of whole marks.
 * errors  `not-found` when the study is not over; `bad-value` when it has no scores of that kind
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

const HEADER = 'mark_a,mark_b,source_a,source_b,label,score,sha256_a,sha256_b'
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Every pair as CSV: label 1 is same source; `sha256_a`, `sha256_b` are the hashes of the marks. Text piece by piece. */
export async function* resultsCsv({ pairs: { data }, marks }: Population): AsyncGenerator<string> {
  const cells = marks.map(({ mark, source, scans }) => ({
    mark: quoted(mark),
    own: source,
    source: quoted(source),
    hash: markHash(scans),
  }))
  yield `${HEADER}\n`
  yield* pieces(data.length / 3, (i) => {
    const [a, b] = [cells[data[3 * i]!]!, cells[data[3 * i + 1]!]!]
    const label = a.own === b.own ? 1 : 0
    return `${a.mark},${b.mark},${a.source},${b.source},${label},${data[3 * i + 2]},${a.hash},${b.hash}\n`
  })
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
  yield* pieces(n, (i) => {
    const [a, b, score] = [data[3 * i]!, data[3 * i + 1]!, data[3 * i + 2]!]
    const label = marks[a]!.source === marks[b]!.source ? 1 : 0
    return `{"a":${a},"b":${b},"label":${label},"score":${score}}${i + 1 < n ? ',' : ''}\n`
  })
  yield ']}\n'
}

async function* pieces(n: number, line: (i: number) => string): AsyncGenerator<string> {
  for (let from = 0; from < n; from += ROWS) {
    let text = ''
    for (let i = from; i < Math.min(n, from + ROWS); i++) text += line(i)
    yield text
    await nextTurn()
  }
}
