import { setTimeout as sleep } from 'node:timers/promises'
import { buildApp } from '../../../src/http/app.ts'
import type { Service } from '../../../src/service/service.ts'

/** What the answers to a client came to. */
interface Visits {
  /** Answers with the report of one server alone. */
  answers: number
  /** Answers that the service cannot do it now, with a time to come again. */
  refused: number
  /** Other answers, each with what it said. */
  readonly wrong: string[]
  /** Requests that nobody answered in a minute, whichever server was asked. */
  unanswered: number
}

const PAUSE_MS = 200
const GIVE_UP_MS = 60_000

/** A client who compares marks, one after the other, on any server that is there; after a lost connection it asks another one. */
export function visitor(alone: Service, surfaces: readonly string[], urls: () => readonly string[]) {
  const counts: Visits = { answers: 0, refused: 0, wrong: [], unanswered: 0 }
  const wanted = new Map<string, string>()
  let over = false

  const bodyOf = (n: number) => ({
    domain: 'toolmark',
    resolution: 'reference',
    previews: 'false',
    mark_a_handles: surfaces[n % surfaces.length]!,
    mark_b_handles: surfaces[(n * 7 + 1) % surfaces.length]!,
  })
  async function visit(n: number): Promise<void> {
    const body = new URLSearchParams(bodyOf(n)).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const until = Date.now() + GIVE_UP_MS
    for (let k = 0; Date.now() < until; k++) {
      const all = urls()
      const url = all[(n + k) % Math.max(1, all.length)]
      const response =
        url && (await fetch(`${url}/v1/compare`, { method: 'POST', headers, body }).catch(() => undefined))
      const text = response && (await response.text().catch(() => undefined))
      if (!response || text === undefined) {
        await sleep(PAUSE_MS)
        continue
      }
      if (response.status === 200) {
        counts.answers += 1
        const { report_handle } = JSON.parse(text)
        const before = wanted.get(body)
        wanted.set(body, report_handle)
        if (before !== undefined && before !== report_handle)
          counts.wrong.push(`another report: ${report_handle}`)
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
    /** Ends the visits, and compares every report with that of one server alone. */
    async end(): Promise<Visits> {
      over = true
      await visits
      const app = await buildApp(alone)
      for (const [body, report] of wanted) {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const answer = await app.inject({ method: 'POST', url: '/v1/compare', headers, payload: body })
        if (answer.json().report_handle !== report)
          counts.wrong.push(`not the report of one server alone: ${body}`)
      }
      await app.close()
      return counts
    },
  }
}
