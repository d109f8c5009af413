/** Requests to a server, and what their answers promise. */
import { setTimeout as sleep } from 'node:timers/promises'
import { canonicalJson } from '../../src/address/canonical.ts'
import type { Random } from '../../src/numerics/elementary/random.ts'
import { manifestOf, type Stroke } from '../../test/helpers/studies.ts'
import { bodyOf, csvOf, frozenSplit } from '../../test/helpers/submissions.ts'
import { formOf } from './server.ts'

const DISK = /could not be stored|disk is full/ // why a study failed
const CUT_OFF = /the service ended \d+ times while it did this job/ // a job is begun three times, and then says so
const SETTLES_MS = 60_000 // a job or study that was accepted has ended by then

/** An answer that promised something, and how to find out whether it still holds. */
export interface Promised {
  readonly kind: string
  /** What is wrong with what the server says now; undefined when the promise is kept. */
  fault(url: string): Promise<string | undefined>
}

type Json = Record<string, unknown>

/** A request that was refused, with the status and the body of the answer. */
export class Refused extends Error {
  readonly status: number
  readonly body: string
  constructor(what: string, status: number, body: string) {
    super(`${what} is ${status}: ${body.slice(0, 300)}`)
    this.status = status
    this.body = body
  }
}

const get = async (url: string): Promise<{ status: number; body: Json }> => {
  const response = await fetch(url)
  return { status: response.status, body: (await response.json()) as Json }
}

/** What a path must answer again, but for fields that depend on the moment. */
function sameAnswer(kind: string, path: string, was: Json, but: readonly string[] = []): Promised {
  const text = (body: Json): string =>
    canonicalJson(Object.fromEntries(Object.entries(body).filter(([name]) => !but.includes(name))) as never)
  return {
    kind,
    async fault(url) {
      const { status, body } = await get(`${url}${path}`)
      if (status !== 200) return `${path} is ${status}: ${JSON.stringify(body).slice(0, 200)}`
      return text(body) === text(was) ? undefined : `${path} is another: ${text(body).slice(0, 300)}`
    },
  }
}

/** What the requests of one folder send. */
export interface Material {
  readonly scans: readonly Stroke[]
  /** A split of the benchmark. */
  readonly split: string
  /** A submission to it by a number; no two have the same bytes. */
  csv(n: number): string
}

const CHOICES = ['upload', 'comparison', 'again', 'job', 'study', 'submission', 'eviction'] as const
export type Choice = (typeof CHOICES)[number]

/**
 * Does one request by a random choice.
 * out     what its answer promises
 * errors  `Refused`; those of a connection that ends
 */
export async function request(
  url: string,
  rng: Random,
  { scans, split, csv }: Material,
  handles: Map<number, string>,
  which: readonly Choice[] = CHOICES,
): Promise<Promised[]> {
  const upload = async (i: number): Promise<Promised[]> => {
    const response = await fetch(`${url}/v1/artifacts`, {
      method: 'POST',
      body: formOf({ scan: [scans[i]!.bytes] }),
    })
    if (!response.ok) throw new Refused('an upload', response.status, await response.text())
    const record = (await response.json()) as Json & { handle: string }
    handles.set(i, record.handle)
    const { filename: _own, ...meta } = record['meta'] as Json
    const path = `/v1/artifacts/${record.handle}`
    return [
      {
        kind: 'uploads',
        async fault(now) {
          const { status, body } = await get(`${now}${path}`)
          if (status !== 200) return `${path} is ${status}`
          const { filename: _none, ...found } = body['meta'] as Json
          return JSON.stringify(found) === JSON.stringify(meta) ? undefined : `${path} is another`
        },
      },
      {
        kind: 'data of uploads',
        async fault(now) {
          const data = await fetch(`${now}${path}/data`)
          await data.arrayBuffer()
          return data.status === 200 ? undefined : `${path}/data is ${data.status}`
        },
      },
    ]
  }
  const pair = async (): Promise<{ a: string; b: string } | undefined> => {
    const known = [...handles.values()]
    if (known.length < 2) return undefined
    const i = rng.below(known.length)
    return { a: known[i]!, b: known[(i + 1 + rng.below(known.length - 1)) % known.length]! }
  }
  const post = (path: string, fields: Record<string, string>): Promise<Response> =>
    fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  const compared = async (isJob: boolean): Promise<Promised[]> => {
    const marks = await pair()
    if (!marks) return upload(rng.below(scans.length))
    const fields = {
      domain: 'toolmark',
      mark_a_handles: marks.a,
      mark_b_handles: marks.b,
      resolution: 'reference',
    }
    const response = await post('/v1/compare', {
      ...fields,
      previews: 'false',
      ...(isJob && { async: 'true' }),
    })
    if (!response.ok) throw new Refused('a comparison', response.status, await response.text())
    const body = (await response.json()) as Json
    if (isJob) return [ended('jobs', `/v1/jobs/${body['job']}`)]
    const { recipe, handle, report_handle: report } = body
    const again = { ...fields, previews: 'false' }
    return [
      ...(recipe ? [sameAnswer('recipes', `/v1/recipes/${handle}`, recipe as Json, ['handle'])] : []),
      {
        kind: 'reports',
        async fault(now) {
          const { status } = await get(`${now}/v1/reports/${report}`)
          return status === 200 ? undefined : `the report ${report} is ${status}`
        },
      },
      {
        kind: 'comparisons again',
        async fault(now) {
          const repeated = await fetch(`${now}/v1/compare`, {
            method: 'POST',
            body: new URLSearchParams(again),
          })
          const found = (await repeated.json()) as Json
          if (!repeated.ok)
            return `the same comparison is ${repeated.status}: ${JSON.stringify(found).slice(0, 200)}`
          return found['handle'] === handle && found['report_handle'] === report
            ? undefined
            : 'the same comparison has another recipe or report'
        },
      },
    ]
  }
  const studied = async (): Promise<Promised[]> => {
    const first = rng.below(scans.length - 4)
    const some = scans.slice(first, first + 4)
    const form = formOf({ domain: 'toolmark', name: `study ${first}`, manifest: manifestOf(some) })
    for (const { scan, bytes } of some) form.append('scans', new Blob([bytes as never]), scan)
    const response = await fetch(`${url}/v1/studies`, { method: 'POST', body: form })
    if (!response.ok) throw new Refused('a study', response.status, await response.text())
    const study = (await response.json()) as Json & { id: string }
    const path = `/v1/studies/${study.id}`
    const ran = await post(`${path}/run`, {})
    const later = ['state', 'pairs_done', 'reason', 'name', 'warnings'] // warnings are of the manifest as it was sent
    return [sameAnswer('studies', path, study, later), ...(ran.ok ? [ended('runs of studies', path)] : [])]
  }
  const submitted = async (): Promise<Promised[]> => {
    const n = rng.below(1e9)
    const own = bodyOf(csv(n), { submitter: `lab ${n}` })
    const path = `/benchmark/splits/${split}`
    const response = await fetch(`${url}${path}/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(own),
    })
    if (response.status !== 201) throw new Refused('a submission', response.status, await response.text())
    return [
      {
        kind: 'submissions',
        async fault(now) {
          const { body } = await get(`${now}${path}/leaderboard`)
          const entries = body['entries'] as { submitter: string }[]
          return entries.some(({ submitter }) => submitter === own.submitter)
            ? undefined
            : `${own.submitter} is not on the leaderboard`
        },
      },
    ]
  }
  const choices = {
    upload: () => upload(rng.below(scans.length)),
    comparison: () => compared(false),
    again: () => compared(false),
    job: () => compared(true),
    study: studied,
    submission: submitted,
    eviction: async () => {
      const response = await post('/v1/gc', { bytes: '0' }) // everything that can be computed again
      if (!response.ok) throw new Refused('an eviction', response.status, await response.text())
      return []
    },
  }
  return choices[which[rng.below(which.length)]!]()
}

/** Submissions to a split: every LR is 1 and a little more. */
export function submissionsTo(split: string): Pick<Material, 'split' | 'csv'> {
  const { pairs } = frozenSplit(split)
  return { split, csv: (n) => csvOf(pairs, () => 1 + n * 1e-9) }
}

/** Those that need no waiting. */
export const isQuick = ({ kind }: Promised): boolean => !['jobs', 'runs of studies'].includes(kind)

/** Work that was accepted must come to an end as it should, whatever happened meanwhile. */
const ended = (kind: string, path: string): Promised => ({
  kind,
  async fault(url) {
    const until = performance.now() + SETTLES_MS
    for (;;) {
      const { status, body } = await get(`${url}${path}`)
      if (status !== 200) return `${path} is ${status}`
      if (body['state'] === 'done' || CUT_OFF.test(String(body['error']))) return undefined
      // a study whose runner was killed, or whose disk failed, says so until somebody runs it again
      const mayRun = body['state'] === 'interrupted' || DISK.test(String(body['reason']))
      if (mayRun) await fetch(`${url}${path}/run`, { method: 'POST', body: new URLSearchParams() })
      else if (['failed', 'cancelled'].includes(String(body['state']))) {
        return `${path} is ${JSON.stringify(body).slice(0, 300)}`
      }
      if (performance.now() > until) return `${path} is still ${body['state']}`
      await sleep(200)
    }
  },
})
