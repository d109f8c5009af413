import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import { bullet } from '../../../test/helpers/scans.ts'
import { type TestService, testService } from '../../../test/helpers/service.ts'
import { SCHEMA, schemaText } from '../generate.ts'
import {
  type ArrayData,
  createMarkgraph,
  type Markgraph,
  MarkgraphFailure,
  type Report,
  unwrapped,
} from '../src/index.ts'

const scans = (seed: number): Blob[] =>
  bullet(seed).map((scan, i) => new File([scan.slice()], `land-${i + 1}.x3p`))

let one: TestService
let client: Markgraph
beforeAll(async () => {
  one = await testService()
  client = createMarkgraph({ baseUrl: await one.app.listen({ host: '127.0.0.1', port: 0 }) })
})
afterAll(() => one.close())

test('the committed types are those of the app (npm run client:generate)', async () => {
  expect(await readFile(SCHEMA, 'utf8')).toBe(await schemaText())
})

describe('against a running service', () => {
  const asked = async (fields: { include?: string; scorer_config?: string; async?: boolean } = {}) =>
    unwrapped(
      await client.POST('/v1/compare', {
        body: { domain: 'striated', mark_a: scans(1), mark_b: scans(2), ...fields },
      }),
    )
  const compared = async (fields: { include?: string; scorer_config?: string } = {}) => {
    const outcome = await asked(fields)
    if ('job' in outcome) throw new Error('a job')
    return outcome
  }

  test('a case is made by a form, and changed by JSON where no form could say it', async () => {
    const { id } = unwrapped(await client.POST('/v1/cases', { body: { number: 'K-1', name: 'first' } }))
    const params = { path: { id } }
    const items = [{ exhibit: 'Item 1', note: 'a bullet', marks: [] }]
    const changed = async (body: { name?: string; items?: typeof items }) =>
      unwrapped(await client.PATCH('/v1/cases/{id}', { params, body }))
    expect((await changed({ items })).items).toEqual(items)
    expect(await changed({ name: 'second' })).toMatchObject({ items, name: 'second' })
    expect((await changed({ items: [] })).items).toEqual([])
  })

  test('a report has the fields its type says', async () => {
    const outcome = await compared({ include: 'features,recipe' })
    if ('refused' in outcome || !outcome.calibrated) throw new Error('not calibrated')
    expectTypeOf(outcome).toExtend<Report>()
    expectTypeOf(outcome.log10_lr).toBeNumber()
    expectTypeOf(outcome.direction).toEqualTypeOf<'same source' | 'different sources'>()
    expect(10 ** outcome.log10_lr).toBeCloseTo(outcome.likelihood_ratio)
    expect(outcome.reference.name).toBe('Made up: striated')
    expect(outcome.features?.land_ccf_matrix).toHaveLength(2)
    expect(outcome.attribution[0]?.corr).toBeGreaterThan(0)
    expect(outcome.provenance['filenames']).toEqual({
      mark_a: ['land-1.x3p', 'land-2.x3p'],
      mark_b: ['land-1.x3p', 'land-2.x3p'],
    })
    const recipe = unwrapped(
      await client.GET('/v1/recipes/{handle}', { params: { path: { handle: outcome.handle! } } }),
    )
    expect(recipe).toEqual(outcome.recipe)
  })

  test('a score under another scorer config is told apart, and carries no ratio', async () => {
    const outcome = await compared({ scorer_config: JSON.stringify({ lambda_c: 200e-6 }) })
    if ('refused' in outcome || outcome.calibrated) throw new Error('calibrated')
    expect(outcome.uncalibrated_reason).toMatch(/another scorer config/)
    // @ts-expect-error there is none in this answer
    expect(outcome.likelihood_ratio).toBeUndefined()
  })

  test('one call compares, prints and bundles; one waits for a job', async () => {
    const outcome = await client.compare(scans(1), scans(2), { domain: 'striated' })
    if ('refused' in outcome || !outcome.calibrated) throw new Error('not calibrated')
    expect(outcome.report_handle).toBe((await compared()).report_handle)
    const [pdf, zip] = [
      await client.pdf(outcome.report_handle, { case_id: 'K-7' }),
      await client.bundle(outcome.report_handle),
    ]
    expect([pdf, zip].map((bytes) => String.fromCharCode(...bytes.subarray(0, 2)))).toEqual(['%P', 'PK'])
    const { outcome: explained, paragraphs } = await client.explain(outcome.report_handle)
    expect(explained).toBe('calibrated')
    expect(paragraphs.join(' ')).toContain('is not the probability that the marks have one source')
    const accepted = await asked({ async: true })
    if (!('job' in accepted)) throw new Error('no job')
    const seen: string[] = []
    const job = await client.wait(accepted.job, ({ state }) => seen.push(state))
    expect(job.report_handle).toBe(outcome.report_handle)
    expect(seen.at(-1)).toBe('done')
  })

  test('a questioned mark is compared with known marks, and one alone is told to be too few', async () => {
    const known = [scans(2), scans(3)]
    const outcome = await client.ask(scans(1), known, { domain: 'striated' })
    expect('report_handle' in outcome && outcome.report_handle).toMatch(/^sha256:/)
    await expect(client.ask(scans(1), [scans(2)], { domain: 'striated' })).rejects.toThrow('give 2 to 8')
    await expect(client.compare(scans(1), [], { domain: 'striated' })).rejects.toThrow(MarkgraphFailure)
  })

  test('a comparison as a job ends with the handle of its report', async () => {
    const accepted = await asked({ async: true })
    if (!('job' in accepted)) throw new Error('no job')
    const path = { id: accepted.job }
    for (;;) {
      const job = unwrapped(await client.GET('/v1/jobs/{id}', { params: { path } }))
      if (job.state === 'queued' || job.state === 'running') continue
      expect(job).toMatchObject({ state: 'done', report_handle: (await compared()).report_handle })
      return
    }
  })

  test('the mark type of a scan, and a reference', async () => {
    const { domain, coherence } = unwrapped(await client.POST('/detect', { body: { scan: scans(1)[0]! } }))
    expectTypeOf(domain).toEqualTypeOf<'striated' | 'impressed' | 'toolmark'>()
    expect(domain).toBe('striated')
    expect(coherence).toBeGreaterThan(0.6)
    const { references } = unwrapped(await client.GET('/v1/references'))
    expect(references.map(({ id }) => id)).toEqual(['striated', 'striated_single'])
  })

  test('the data of a signature as a typed array', async () => {
    const surface = unwrapped(await client.POST('/v1/artifacts', { body: { scan: scans(1)[0]! } }))
    const body = { surface: surface.handle }
    const signature = unwrapped(await client.POST('/v1/steps/signature', { body }))
    const { data, shape }: ArrayData = await client.array(signature.handle)
    expect(shape).toEqual(signature.meta['shape'])
    expect(data).toBeInstanceOf(Float64Array)
    expect(data).toHaveLength(shape.reduce((product, n) => product * n, 1))
    const { data: heights, shape: size } = await client.array(surface.handle)
    expect(size).toEqual(surface.meta['shape'])
    const { kind, produced_by } = await client.artifact(signature.handle)
    expect({ kind, step: produced_by?.step }).toEqual({ kind: 'signature.1d', step: 'land-signature' })
    await expect(client.artifact(`sha256:${'0'.repeat(64)}`)).rejects.toMatchObject({ status: 404 })
    expect(heights.some((height) => height !== 0)).toBe(true)
  })

  test('a failure says what the service said', async () => {
    const { data, error, response } = await client.POST('/detect', { body: { scan: new Blob(['no scan']) } })
    expect({ data, status: response.status }).toEqual({ data: undefined, status: 415 })
    expect(() => unwrapped({ data, error, response })).toThrow(MarkgraphFailure)
    expect(() => unwrapped({ data, error, response })).toThrow(/answered 415: .*X3P/)
    await expect(client.array(`sha256:${'0'.repeat(64)}`)).rejects.toMatchObject({ status: 404 })
    const { handle } = await compared().then((outcome) => outcome as Report)
    const recipe = unwrapped(
      await client.GET('/v1/recipes/{handle}', { params: { path: { handle: handle! } } }),
    )
    const lr = (recipe as Required<Report>['recipe']).steps.find(({ step }) => step === 'calibrate')!
      .output[0]!
    await expect(client.array(lr)).rejects.toThrow('is not an array')
  })
})

test('the API key is sent with every call', async () => {
  const guarded = await testService({ MARKGRAPH_API_KEYS: 'a-key-for-the-test' })
  try {
    const baseUrl = await guarded.app.listen({ host: '127.0.0.1', port: 0 })
    const status = async (options: object) =>
      (await createMarkgraph({ baseUrl, ...options }).GET('/v1/references')).response.status
    expect(await status({ apiKey: 'a-key-for-the-test' })).toBe(200)
    expect(await status({ apiKey: 'another' })).toBe(401)
    expect(await status({})).toBe(401)
  } finally {
    await guarded.close()
  }
})
