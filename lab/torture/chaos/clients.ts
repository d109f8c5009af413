import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '../../../src/http/app.ts'
import type { SearchAnswer } from '../../../src/search/search.ts'
import type { Service } from '../../../src/service/service.ts'

/** What the answers to a client came to. */
interface Visits {
  /** Answers with the report, or the hits, of one server alone; how many of them are of searches. */
  answers: number
  searches: number
  /** Answers that the service cannot do it now, with a time to come again. */
  refused: number
  /** Other answers, each with what it said. */
  readonly wrong: string[]
  /** Requests that nobody answered in a minute, whichever server was asked. */
  unanswered: number
}

/** The marks that a client asks about. */
interface Visited {
  /** Those that are compared with each other. */
  readonly surfaces: readonly string[]
  /** Those that are searched for, in the collection of this name. */
  readonly searched: readonly string[]
  readonly against: string
}

const PAUSE_MS = 200
const GIVE_UP_MS = 60_000

const HEADERS = { 'content-type': 'application/x-www-form-urlencoded' }

/** A request of a client, and what of its answer must always be the same. */
interface Request {
  readonly path: '/v1/compare' | '/v1/search'
  readonly body: string
}

type Answer = Pick<SearchAnswer, 'hits' | 'sources'> & { readonly report_handle: string }

const said = ({ path }: Request, { report_handle, hits, sources }: Answer): string =>
  path === '/v1/compare' ? report_handle : JSON.stringify([hits, sources])

/**
 * A client who compares marks and searches for them, one after the other, on any server that is there; after a lost connection it asks
 * another one.
 */
export function visitor(
  alone: Service,
  { surfaces, searched, against }: Visited,
  urls: () => readonly string[],
) {
  const counts: Visits = { answers: 0, searches: 0, refused: 0, wrong: [], unanswered: 0 }
  const wanted = new Map<string, { request: Request; was: string }>()
  let over = false

  function requestOf(n: number): Request {
    if (n % 2 === 1) {
      const mark = searched[((n - 1) / 2) % searched.length]!
      const fields = {
        domain: 'toolmark',
        resolution: 'reference',
        against,
        candidates: '4',
        hits: '3',
        mark_handles: mark,
      }
      return { path: '/v1/search', body: new URLSearchParams(fields).toString() }
    }
    const fields = {
      domain: 'toolmark',
      resolution: 'reference',
      previews: 'false',
      mark_a_handles: surfaces[n % surfaces.length]!,
      mark_b_handles: surfaces[(n * 7 + 1) % surfaces.length]!,
    }
    return { path: '/v1/compare', body: new URLSearchParams(fields).toString() }
  }
  async function visit(n: number): Promise<void> {
    const request = requestOf(n)
    const { path, body } = request
    const until = Date.now() + GIVE_UP_MS
    for (let k = 0; Date.now() < until; k++) {
      const all = urls()
      const url = all[(n + k) % Math.max(1, all.length)]
      const response =
        url &&
        (await fetch(`${url}${path}`, { method: 'POST', headers: HEADERS, body }).catch(() => undefined))
      const text = response && (await response.text().catch(() => undefined))
      if (!response || text === undefined) {
        await sleep(PAUSE_MS)
        continue
      }
      if (response.status === 200) {
        counts.answers += 1
        const answer: Answer = JSON.parse(text)
        if (path === '/v1/search') {
          counts.searches += 1
          if (answer.hits.length === 0) counts.wrong.push(`a search without hits: ${text.slice(0, 300)}`)
        }
        const was = said(request, answer)
        const before = wanted.get(body)
        wanted.set(body, { request, was })
        if (before !== undefined && before.was !== was) counts.wrong.push(`another answer: ${was}`)
      } else if (response.status === 503 && response.headers.has('retry-after')) counts.refused += 1
      else counts.wrong.push(`${response.status}: ${text.slice(0, 300)}`)
      return
    }
    counts.unanswered += 1
  }
  const visits = (async () => {
    for (let n = 0; !over; n++) {
      await visit(n)
      await sleep(PAUSE_MS)
    }
  })()
  return {
    /** Ends the visits, and compares every answer with that of one server alone. */
    async end(): Promise<Visits> {
      over = true
      await visits
      const app = await buildApp(alone)
      for (const [body, { request, was }] of wanted) {
        const answer = await app.inject({
          method: 'POST',
          url: request.path,
          headers: HEADERS,
          payload: body,
        })
        if (answer.statusCode !== 200 || said(request, answer.json()) !== was)
          counts.wrong.push(`not the answer of one server alone: ${body}`)
      }
      await app.close()
      return counts
    },
  }
}
