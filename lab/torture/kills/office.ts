/** What a laboratory keeps beside comparisons, and what the answers promise. */
import { canonicalJson } from '../../../src/address/canonical.ts'
import { ALL_MARKS } from '../../../src/marks/all.ts'
import { scorerConfigs } from '../../../src/marks/scorer-config.ts'
import { diagnosticsOf } from '../../../src/nodes/calibration/population.ts'
import type { Random } from '../../../src/numerics/elementary/random.ts'
import { madeUpReference } from '../../../test/helpers/references.ts'
import { type Material, type Promised, Refused } from '../promises.ts'

const REPEATS = 8 // that a check needs

type Json = Record<string, unknown>
type Get = (path: string) => Promise<{ status: number; body: Json }>

const getter =
  (url: string): Get =>
  async (path) => {
    const response = await fetch(`${url}${path}`)
    return { status: response.status, body: (await response.json()) as Json }
  }

/** What `path` must say again: `said` of its body. */
function saysAgain(kind: string, path: string, said: (body: Json) => unknown, was: unknown): Promised {
  const text = canonicalJson(was as never)
  return {
    kind,
    async fault(url) {
      const { status, body } = await getter(url)(path)
      if (status !== 200) return `${path} is ${status}: ${JSON.stringify(body).slice(0, 200)}`
      return canonicalJson(said(body) as never) === text ? undefined : `${path} says something else`
    },
  }
}

/** Acts of somebody that the record must hold: what `subject` had done to it. */
const inRecord = (subject: string, act: string): Promised => ({
  kind: 'acts',
  async fault(url) {
    const { body } = await getter(url)(`/v1/events?subject=${encodeURIComponent(subject)}&limit=1000`)
    const acts = body['events'] as { act: string }[]
    return acts.some((one) => one.act === act) ? undefined : `no act "${act}" of ${subject} is in the record`
  },
})

const MADE_UP = madeUpReference({
  id: 'made-up',
  domain: 'toolmark',
  kind: 'cmr-1d',
  config: scorerConfigs(ALL_MARKS).deployed('toolmark'),
  km: 0.6,
  knm: 0.2,
})

/** A small reference of made-up scores, as its sender writes it; each number has an id of its own. */
export const referenceDocument = (n: number): string =>
  JSON.stringify({
    ...MADE_UP,
    id: `made-up-${n}`,
    diagnostics: diagnosticsOf(MADE_UP),
    population: 'Nobody: the scores are made up.',
  })

const sender =
  (url: string) =>
  async (what: string, method: string, path: string, body: object | FormData): Promise<Json> => {
    const isForm = body instanceof FormData
    const response = await fetch(`${url}${path}`, {
      method,
      body: isForm ? body : JSON.stringify(body),
      ...(!isForm && { headers: { 'content-type': 'application/json' } }),
    })
    if (!response.ok) throw new Refused(what, response.status, await response.text())
    return (await response.json()) as Json
  }

/**
 * Makes a check of the week. The first one of a folder takes some seconds, the others find its comparisons stored.
 */
export async function makeCheck(
  url: string,
  rng: Random,
  scans: Material['scans'],
  handles: Map<number, string>,
): Promise<Promised[]> {
  const send = sender(url)
  for (const [i, { bytes }] of scans.slice(0, REPEATS).entries()) {
    if (handles.has(i)) continue
    const form = new FormData()
    form.append('scan', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'scan.x3p')
    handles.set(i, String((await send('an upload', 'POST', '/v1/artifacts', form))['handle']))
  }
  const known = Array.from({ length: REPEATS }, (_, i) => handles.get(i)!)
  const [a, b] = known
  const asked = {
    name: `check ${rng.below(1e9)}`,
    chosen_by: 'nobody',
    domain: 'toolmark',
    pairs: [{ a: [a], b: [b], same_source: true }],
    repeats: known,
  }
  const { handle, check } = await send('a check', 'POST', '/v1/checks', asked)
  return [saysAgain('checks', `/v1/checks/${handle}`, (body) => body['check'], check)]
}

/** Does one of these things by a random choice; what its answer promises. */
export async function office(
  url: string,
  rng: Random,
  scans: Material['scans'],
  handles: Map<number, string>,
): Promise<Promised[]> {
  const get = getter(url)
  const send = sender(url)
  const made = async (): Promise<Promised[]> => {
    const asked = { number: `K-${rng.below(1e9)}`, name: 'A case that a kill must not take' }
    const { id, number, created } = (await send('a case', 'POST', '/v1/cases', asked)) as Json & {
      id: string
    }
    const said = (body: Json): Json => ({ number: body['number'], created: body['created'] })
    return [saysAgain('cases', `/v1/cases/${id}`, said, { number, created }), inRecord(id, 'made')]
  }
  const changed = async (): Promise<Promised[]> => {
    const cases = (await get('/v1/cases')).body['cases'] as { id: string }[]
    if (cases.length === 0) return made()
    const path = `/v1/cases/${cases[rng.below(cases.length)]!.id}`
    const exhibit = `item ${rng.below(1e9)}`
    await send('a change of a case', 'PATCH', path, { add: { items: [{ exhibit }] } })
    const said = (body: Json): boolean =>
      (body['items'] as { exhibit: string }[]).some((one) => one.exhibit === exhibit)
    return [saysAgain('changes of cases', path, said, true)]
  }
  const imported = async (): Promise<Promised[]> => {
    const form = new FormData()
    form.append('reference', new Blob([referenceDocument(rng.below(1e9))]), 'reference.json')
    const record = await send('an import', 'POST', '/v1/references', form)
    const said = ({ last_check: _, ...own }: Json): Json => own // a check may be done meanwhile
    return [saysAgain('references', `/v1/references/${record['id']}`, said, record)]
  }
  const planned = async (): Promise<Promised[]> => {
    const studies = (await get('/v1/studies')).body['studies'] as { id: string }[]
    if (studies.length === 0) return made()
    const asked = {
      study: studies[rng.below(studies.length)]!.id,
      name: `plan ${rng.below(1e9)}`,
      chosen_by: 'nobody',
      reference: 'toolmark', // so few marks are no reference of their own
      criteria: [{ measure: 'cllr', limit: 1, least_sources: 2 }],
    }
    const answer = await send('a plan', 'POST', '/v1/plans', asked)
    return [saysAgain('plans', `/v1/plans/${answer['handle']}`, (body) => body['plan'], answer['plan'])]
  }
  const checked = (): Promise<Promised[]> => makeCheck(url, rng, scans, handles)
  const all = [made, changed, imported, planned, checked]
  return all[rng.below(all.length)]!()
}
