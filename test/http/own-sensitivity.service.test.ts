/** A reference that was made of a study here, under other settings: the job, and the comparisons on it. */

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { acceptedJob, job as jobSchema } from '../../src/http/schemas/job.ts'
import type { SensitivitySummary, VariantAnswer } from '../../src/kinds/sensitivity.ts'
import { UNWATCHED } from '../../src/marks/mark-type.ts'
import { variantsOfType } from '../../src/marks/type-variants.ts'
import { lineLog10Lr } from '../../src/numerics/statistics/logistic.ts'
import { fitWithout } from '../../src/references/fits-without.ts'
import { ownSensitivityKind } from '../../src/references/own-sensitivity.ts'
import { scoredUnder, scoredVariant } from '../../src/references/studies/study-sensitivity.ts'
import { answer, failure } from '../helpers/answers.ts'
import { type Body, comparison, form, marks, type Part, urlencoded } from '../helpers/form.ts'
import { readPdf } from '../helpers/pdf.ts'
import { type TestService, testService } from '../helpers/service.ts'
import { manifestOf, strokes } from '../helpers/studies.ts'

const MARKS = strokes(5, 3)
const PAIRS = (MARKS.length * (MARKS.length - 1)) / 2
const ID = 'five-edges'
const VOUCHED = 'The laboratory says that its cases have such edges.'
/** Strokes that are not in the reference: of its first edge, and of an edge that it has not. */
const [OF_FIRST, OF_NINTH] = [strokes(1, 5).slice(3), strokes(9, 1).slice(8)]

let one: TestService
let study: string
beforeAll(async () => {
  one = await testService()
  const scans = MARKS.map(({ bytes, scan }): Part => ['scans', bytes, scan])
  const made = await post(
    '/v1/studies',
    form(['domain', 'toolmark'], ['manifest', manifestOf(MARKS)], ...scans),
  )
  study = made.json().id
  await post(`/v1/studies/${study}/run`)
  await until(async () => (await get(`/v1/studies/${study}`)).json().state === 'done')
  const about = urlencoded({ id: ID, name: 'Five edges', population: VOUCHED })
  answer(await post(`/v1/studies/${study}/reference`, about))
})
afterAll(() => one.close())

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(50)
}

const get = (url: string) => one.app.inject({ url })
const post = (url: string, body: object = {}) => one.app.inject({ method: 'POST', url, ...body })
const start = (id = ID) => post(`/v1/references/${id}/sensitivity`)
const job = async (id: string) => jobSchema.strict().parse((await get(`/v1/jobs/${id}`)).json())

const FIELDS = { domain: 'toolmark', reference: ID, include: 'recipe,sensitivity' }
const compared = async (a: Uint8Array, b: Uint8Array, fields: Record<string, string> = {}) =>
  answer(await post('/v1/compare', comparison([a], [b], { ...FIELDS, ...fields })))
const asked = async (questioned: Uint8Array, known: readonly Uint8Array[]) =>
  answer(
    await post(
      '/v1/compare',
      form(
        ...Object.entries(FIELDS),
        ...marks('mark_a', [questioned]),
        ...known.flatMap((scan, i) => marks(`known_${i + 1}`, [scan])),
      ),
    ),
  )
const [X, Y, Z] = [MARKS[0]!.bytes, MARKS[1]!.bytes, MARKS[4]!.bytes]

type Block = SensitivitySummary & {
  readonly available: true
  readonly left_out: string[]
  readonly deployed_log10_lr: number
  readonly variants: VariantAnswer[]
}

describe('before its job has run', () => {
  test('the block says in a sentence how to start it', async () => {
    const { sensitivity } = await compared(X, Y)
    expect(sensitivity).toEqual({
      available: false,
      reason: `reference ${ID} has not been scored under other settings yet; start that with POST /v1/references/${ID}/sensitivity, or with markgraph reference variants ${ID}`,
      can_be_scored: ID,
    })
  })

  test('a reference that came without scans, or with Markgraph, has no such job, and says why', async () => {
    const file = await get(`/v1/artifacts/${await handleOf(ID)}/data`)
    const elsewhere = { ...file.json(), id: 'from-elsewhere' }
    const sent: Part = ['reference', Buffer.from(JSON.stringify(elsewhere)), 'reference.json']
    answer(await post('/v1/references', form(sent)))
    const why =
      'reference from-elsewhere was imported without its scans, so it cannot be scored under other settings; make a reference with another id of a study of these scans on this server'
    expect(failure(await start('from-elsewhere'), 400)).toBe(why)
    const { sensitivity } = await compared(X, Y, { reference: 'from-elsewhere' })
    expect(sensitivity).toEqual({ available: false, reason: why })
    expect(failure(await start('striated'), 400)).toContain('comes with Markgraph')
    failure(await start('nobody'), 404)
  })
})

const handleOf = async (id: string): Promise<string> =>
  (await one.service.store.ownReferences.get(id))!.handle

describe('the job', () => {
  let id: string

  test('is one, however often it is asked for', async () => {
    const first = await start()
    expect(first.statusCode, first.body).toBe(202)
    const { job: made, state } = acceptedJob.strict().parse(first.json())
    expect(first.headers['location']).toBe(`/v1/jobs/${made}`)
    expect(['queued', 'running']).toContain(state)
    id = made
    expect((await start()).json().job).toBe(id)
  })

  test('is stopped, goes on where it was, and says how far it is', async () => {
    const total = variantsOfType(one.service.marks, one.service.marks.of('toolmark')).length
    await until(async () => (await job(id)).stages[0]!.done >= 2)
    const { sensitivity } = await compared(X, Y)
    expect(sensitivity.reason).toMatch(
      new RegExp(
        `^reference ${ID} is being scored under other settings \\(\\d+ of ${total} settings are done\\)`,
      ),
    )
    answer(await one.app.inject({ method: 'DELETE', url: `/v1/jobs/${id}` }))
    expect((await compared(X, Y)).sensitivity.reason).toContain('was cancelled; to go on, start that with')
    expect((await start()).json()).toMatchObject({ job: id })
    await until(async () => !['queued', 'running'].includes((await job(id)).state))
    expect((await job(id)).error).toBeNull()
    expect((await job(id)).stages).toEqual([
      { stage: 'variants', done: total, total },
      { stage: 'pairs', done: (total + 1) * PAIRS, total: (total + 1) * PAIRS },
    ])
    expect((await start()).json()).toMatchObject({ job: id, state: 'done' })
  })

  test('gives two marks the LR of every variant, without the sources that are compared', async () => {
    const { sensitivity, log10_lr, reference } = await compared(X, Z)
    const block: Block = sensitivity
    expect(reference.left_out).toEqual(['edge1', 'edge2'])
    expect(block).toMatchObject({
      available: true,
      left_out: ['edge1', 'edge2'],
      deployed_log10_lr: log10_lr,
    })
    expect(block.n_calibrated).toBe(block.n_variants)
    const { service } = one
    const type = service.marks.of('toolmark')
    const variant = variantsOfType(service.marks, type).find((v) => v.id === 'toolmark_window-low')!
    const sets = [await service.store.studies.scans(study)]
    const [population] = await scoredUnder(service, type, variant, sets, UNWATCHED)
    const { ref } = await service.references.get(ID)
    const document = await service.graph.within((session) => session.value(ref))
    const shipped = scoredVariant(service.marks, document, variant, population!)
    const found = block.variants.find((v) => v.id === variant.id)!
    const [slope, intercept, lower, upper] = fitWithout(shipped.without, 5, 0, 1)!
    const free = lineLog10Lr({ slope, intercept }, found.score!)
    expect(found.log10_lr).toBeCloseTo(Math.min(upper, Math.max(lower, free)), 6)
    expect(found.cllr_source_disjoint).toBeCloseTo(shipped.cllr_source_disjoint!, 6)
    const config = { scorer_config: JSON.stringify(variant.changes) }
    expect((await compared(X, Z, config)).score).toBe(found.score)
  })

  test('leaves no source out where none is compared', async () => {
    const { sensitivity } = await compared(OF_NINTH[0]!.bytes, OF_FIRST[0]!.bytes)
    expect(sensitivity).toMatchObject({ available: true, left_out: [] })
  })

  test('gives a question the LR of every variant, with the same known marks', async () => {
    const known = [MARKS[1]!.bytes, MARKS[2]!.bytes]
    const report = await asked(OF_FIRST[0]!.bytes, known)
    expect(report.score_kind).toBe('cmr-1d-anchored')
    const block: Block = report.sensitivity
    expect(block).toMatchObject({ available: true, left_out: ['edge1'], deployed_log10_lr: report.log10_lr })
    expect(block.n_calibrated).toBeGreaterThan(block.n_variants / 2)
    const found = block.variants.find(({ outcome }) => outcome === 'calibrated')!
    const config = { scorer_config: JSON.stringify(found.changes) }
    const pairs = await Promise.all(
      known.map(async (scan) => (await compared(OF_FIRST[0]!.bytes, scan, config)).score),
    )
    expect(found.cllr_source_disjoint).toBeNull() // it is that of two marks
    expect(found.score).toBeCloseTo((pairs[0] + pairs[1]) / 2, 12)
    for (const { outcome, reason, log10_lr } of block.variants) {
      if (outcome === 'calibrated') expect(Number.isFinite(log10_lr)).toBe(true)
      else expect(reason).toMatch(/\w/)
    }
  })

  test('is there for a stored report, and printed', async () => {
    const { report_handle, sensitivity } = await compared(X, Z)
    const url = `/v1/reports/${report_handle}`
    expect(answer(await get(`${url}?include=sensitivity`)).sensitivity).toEqual(sensitivity)
    const { rawPayload } = await get(`${url}/report.pdf?sensitivity=true`)
    const { pages } = await readPdf(rawPayload)
    const text = pages.flatMap(({ pieces }) => pieces.map((piece) => piece.text)).join(' ')
    expect(text).toContain('Least to greatest')
  })

  test('of which some variants could not be scored says why, and gives the others', async () => {
    const { service } = one
    const row = (await service.store.jobs.get(id))!
    const ref = { handle: row.report!, kind: ownSensitivityKind }
    const [report, first] = await service.graph.within(async (session) => {
      const { variants, ...rest } = await session.value(ref)
      const [lost, ...others] = variants
      const changed = [{ ...lost!, scored: null, reason: 'mark edge1-1 shows too little' }, ...others]
      return [session.put(ref.kind, { ...rest, variants: changed }).handle, lost!.id]
    })
    await service.store.jobs.change(id, { report }, {})
    const { sensitivity } = await compared(X, MARKS[7]!.bytes)
    expect(sensitivity).toMatchObject({ available: true, n_not_available: 1 })
    expect(sensitivity.variants[0]).toMatchObject({
      id: first,
      outcome: 'not_available',
      log10_lr: null,
      reason: 'mark edge1-1 shows too little',
    })
  })
})

test('the job belongs to the key that started it, which must have the role study', async () => {
  const keyOf = (name: string): string => `the-key-of-${name}-in-this-test`
  const keys = Object.entries({ anne: 'study', ben: 'study', cy: 'submit' }).map(
    ([name, role]) => `${name}:${role}:sha256:${sha256(Buffer.from(keyOf(name)))}`,
  )
  const own = await testService({ MARKGRAPH_API_KEYS: keys.join(',') })
  const as = (name: string, method: 'GET' | 'POST' | 'DELETE', url: string, body: Partial<Body> = {}) =>
    own.app.inject({ method, url, ...body, headers: { ...body.headers, 'x-api-key': keyOf(name) } })
  const scans = MARKS.map(({ bytes, scan }): Part => ['scans', bytes, scan])
  const made = await as(
    'anne',
    'POST',
    '/v1/studies',
    form(['domain', 'toolmark'], ['manifest', manifestOf(MARKS)], ...scans),
  )
  const { id } = made.json()
  await as('anne', 'POST', `/v1/studies/${id}/run`)
  await until(async () => (await as('anne', 'GET', `/v1/studies/${id}`)).json().state === 'done')
  const about = urlencoded({ id: ID, name: 'Five edges', population: VOUCHED })
  answer(await as('anne', 'POST', `/v1/studies/${id}/reference`, about))

  const url = `/v1/references/${ID}/sensitivity`
  failure(await as('ben', 'POST', url), 404) // it is hers
  expect(failure(await as('cy', 'POST', url), 403)).toContain('study')
  const { job: started } = (await as('anne', 'POST', url)).json()
  failure(await as('ben', 'GET', `/v1/jobs/${started}`), 404)
  failure(await as('ben', 'DELETE', `/v1/jobs/${started}`), 404)
  answer(await as('anne', 'DELETE', `/v1/jobs/${started}`))
  await own.close()
})
