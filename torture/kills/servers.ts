import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { canonicalJson } from '../../src/address/canonical.ts'
import { type Random, random } from '../../src/kernels/random.ts'
import { manifestOf, type Stroke, strokes } from '../../test/helpers/studies.ts'
import { allOnes, bodyOf, csvOf, frozenSplit } from '../../test/helpers/submissions.ts'
import { formOf, type Server, startServer } from '../server.ts'
import type { KillCounts } from './stores.ts'

const OPEN = {
  ...{ MARKGRAPH_THREADS: '1', MARKGRAPH_RATE_LIMIT: '1000000', MARKGRAPH_SUBMISSION_LIMIT: '1000000' },
  MARKGRAPH_LOG_LEVEL: 'error',
}
const KILLS_A_FOLDER = 25
const LONGEST_MS = 4000 // of work, before the kill
const LOOKED_AT = 12 // of what was told before, after each start
const SETTLES_MS = 60_000 // a job or study that was accepted has ended by then

/** An answer that promised something, and how to find out whether it still holds. */
interface Promised {
  readonly kind: string
  /** What is wrong with what the server says now; undefined when the promise is kept. */
  fault(url: string): Promise<string | undefined>
}

type Json = Record<string, unknown>

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
interface Material {
  readonly scans: readonly Stroke[]
  readonly csv: string
}

/** Does one request by a random choice; what its answer promises. */
async function request(
  url: string,
  rng: Random,
  { scans, csv }: Material,
  handles: Map<number, string>,
): Promise<Promised[]> {
  const upload = async (i: number): Promise<Promised[]> => {
    const response = await fetch(`${url}/v1/artifacts`, {
      method: 'POST',
      body: formOf({ scan: [scans[i]!.bytes] }),
    })
    if (!response.ok) throw new Error(`an upload is ${response.status}: ${await response.text()}`)
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
    if (!response.ok) throw new Error(`a comparison is ${response.status}: ${await response.text()}`)
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
    if (!response.ok) throw new Error(`a study is ${response.status}: ${await response.text()}`)
    const study = (await response.json()) as Json & { id: string }
    const path = `/v1/studies/${study.id}`
    const ran = await post(`${path}/run`, {})
    const later = ['state', 'pairs_done', 'reason', 'name']
    return [sameAnswer('studies', path, study, later), ...(ran.ok ? [ended('runs of studies', path)] : [])]
  }
  const submitted = async (): Promise<Promised[]> => {
    const own = bodyOf(csv, { submitter: `lab ${rng.below(1e9)}` })
    const path = '/benchmark/splits/bullets-v1'
    const response = await fetch(`${url}${path}/submissions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(own),
    })
    if (response.status !== 201)
      throw new Error(`a submission is ${response.status}: ${await response.text()}`)
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
  const choices = [
    () => upload(rng.below(scans.length)),
    () => compared(false),
    () => compared(false),
    () => compared(true),
    studied,
    submitted,
  ]
  return choices[rng.below(choices.length)]!()
}

/** Work that was accepted must come to an end as it should, whatever happened meanwhile. */
const ended = (kind: string, path: string): Promised => ({
  kind,
  async fault(url) {
    const until = performance.now() + SETTLES_MS
    for (;;) {
      const { status, body } = await get(`${url}${path}`)
      if (status !== 200) return `${path} is ${status}`
      if (body['state'] === 'done') return undefined
      if (['failed', 'cancelled'].includes(String(body['state'])))
        return `${path} is ${JSON.stringify(body).slice(0, 300)}`
      // a study whose runner was killed says so until somebody runs it again
      if (body['state'] === 'interrupted')
        await fetch(`${url}${path}/run`, { method: 'POST', body: new URLSearchParams() })
      if (performance.now() > until) return `${path} is still ${body['state']}`
      await sleep(200)
    }
  },
})

/** Starts servers on one folder, gives them work of every kind, kills them, and looks whether their answers still hold. */
export async function killServers(seed: number, count: number, counts: KillCounts): Promise<void> {
  const csv = csvOf(frozenSplit('bullets-v1').pairs, allOnes)
  for (let f = 0, left = count; left > 0; f++) {
    const rng = random(seed * 10_000 + 5000 + f)
    const data = await mkdtemp(join(tmpdir(), 'markgraph-killed-'))
    const material = { scans: strokes(6, 3), csv }
    const promised: Promised[] = []
    const handles = new Map<number, string>()
    let server: Server | undefined
    try {
      for (let k = 0; k < KILLS_A_FOLDER && left > 0; k++, left--) {
        server = await startServer(data, OPEN)
        const recent = promised.slice(-LOOKED_AT)
        const older = Array.from(
          { length: promised.length > LOOKED_AT ? 4 : 0 },
          () => promised[rng.below(promised.length)]!,
        )
        await checked(server.url, [...recent, ...older].filter(isQuick), counts, `seed ${seed}, kill ${k}`)
        promised.push(...(await worked(server, rng, material, handles, counts)))
        counts.kills += 1
      }
      server = await startServer(data, OPEN) // and everything, after the last kill
      await checked(server.url, promised, counts, `seed ${seed}, at the end`)
    } finally {
      await server?.kill()
      await rm(data, { recursive: true, force: true })
    }
  }
}

/** Those that need no waiting. */
const isQuick = ({ kind }: Promised): boolean => !['jobs', 'runs of studies'].includes(kind)

async function checked(
  url: string,
  all: readonly Promised[],
  counts: KillCounts,
  when: string,
): Promise<void> {
  for (const one of all) {
    counts.checks += 1
    const fault = await one.fault(url)
    if (fault === undefined) continue
    counts.lost += 1
    counts.faults.push(`lost: ${when}: ${one.kind}: ${fault}`)
  }
}

/** Three clients work until the server is killed under them; what they were promised before. */
async function worked(
  server: Server,
  rng: Random,
  material: Material,
  handles: Map<number, string>,
  counts: KillCounts,
): Promise<Promised[]> {
  const promised: Promised[] = []
  let isOver = false
  const client = async (): Promise<void> => {
    while (!isOver) {
      try {
        const more = await request(server.url, rng, material, handles)
        if (isOver) return // the answer may have come from a server that was killed before it was counted
        promised.push(...more)
        for (const { kind } of more) counts.told[kind] = (counts.told[kind] ?? 0) + 1
      } catch (error) {
        if (isOver) return
        counts.wrong += 1
        counts.faults.push(`wrong: before a kill: ${String(error).slice(0, 300)}`)
        return
      }
    }
  }
  const clients = [client(), client(), client()]
  await sleep(100 + rng.uniform() * LONGEST_MS)
  isOver = true
  await server.kill()
  await Promise.all(clients)
  return promised
}
