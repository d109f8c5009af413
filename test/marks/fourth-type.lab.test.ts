/**
 * A mark type that is not in `src` runs through everything: compare, study, validation, PDF, verification, MCP, its own
 * examples and steps, and the page. It is handed to the service; nothing else is told of it.
 */
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../src/http/app.ts'
import type { App } from '../../src/http/context.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { configHash } from '../../src/marks/scorer-config.ts'
import { mcpServer } from '../../src/mcp/server.ts'
import { writeReference } from '../../src/references/document.ts'
import { BUNDLED } from '../../src/references/library.ts'
import { openPrinter } from '../../src/report/printer.ts'
import { openService, type Service } from '../../src/service/service.ts'
import { answer, failure } from '../helpers/answers.ts'
import { noBrowser, openPages } from '../helpers/browser.ts'
import { builtPage } from '../helpers/built-page.ts'
import { holdToDescription } from '../helpers/conformance.ts'
import { firingPins } from '../helpers/firing-pins/firing-pins.ts'
import { firingPin } from '../helpers/firing-pins/simulate.ts'
import { comparison, form, type Part, urlencoded } from '../helpers/form.ts'
import { base64, called } from '../helpers/mcp.ts'
import { temporaryFolder, testSettings } from '../helpers/service.ts'

if (noBrowser !== undefined) console.warn(`a fourth mark type on the page: skipped, ${noBrowser}`)

const PINS = 5
const IMPRESSIONS = 3
const WORKER = new URL('../helpers/firing-pins/worker.ts', import.meta.url)

const marks = Array.from({ length: PINS * IMPRESSIONS }, (_, i) => {
  const [pin, impression] = [Math.floor(i / IMPRESSIONS), i % IMPRESSIONS]
  return { pin, name: `p${pin}-${impression}.x3p`, scan: firingPin(pin, impression) }
})
const manifest = `study,source,mark,scan\n${marks.map(({ pin, name }) => `pins,pin${pin},${name.slice(0, -4)},${name}`).join('\n')}\n`

let folder: string
let service: Service
let app: App

async function open(references: string): Promise<void> {
  service = await openService(testSettings(join(folder, 'data')), {
    marks: [...ALL_MARKS, firingPins],
    worker: WORKER,
    references,
  })
  app = await buildApp(service, holdToDescription(service.marks))
}
async function close(): Promise<void> {
  await app.close()
  await service.close()
}
beforeAll(async () => {
  folder = await temporaryFolder()
  await open(BUNDLED)
})
afterAll(async () => {
  await close()
  await rm(folder, { recursive: true, force: true })
})

const post = (url: string, body: object = {}) => app.inject({ method: 'POST', url, ...body })
const get = (url: string) => app.inject({ url })
const pair = (a: number, b: number, fields: Record<string, string> = {}) =>
  comparison([marks[a]!.scan], [marks[b]!.scan], { domain: 'firing_pin', include: 'all', ...fields })

describe('a fourth mark type', () => {
  test('is not calibrated before it has a reference', async () => {
    const detail = failure(await post('/v1/compare', pair(0, 1)), 400)
    expect(detail).toMatch(/domain firing_pin has no calibrated reference here/)
  })

  test('leaves the config hash of the others as it is', async () => {
    const { config_hash } = answer(await get('/v1/scorer-config'))
    expect(config_hash).toBe(answer(await get('/v1/references/striated')).scorer_config_hash)
    expect(configHash(service.marks.configs.deployed('firing_pin'))).not.toBe(config_hash)
  })

  test('is studied, and the study becomes a reference', async () => {
    const files = marks.map(({ name, scan }): Part => ['scans', scan, name])
    const made = await post(
      '/v1/studies',
      form(['domain', 'firing_pin'], ['name', 'pins'], ['manifest', manifest], ...files),
    )
    expect(made.statusCode, made.body).toBe(201)
    const { id } = made.json()
    expect((await post(`/v1/studies/${id}/run`)).statusCode).toBe(200)
    await expect
      .poll(async () => (await get(`/v1/studies/${id}`)).json().state, { timeout: 30_000 })
      .toBe('done')
    const reference = await post(
      `/v1/studies/${id}/reference`,
      urlencoded({ id: 'pins', name: 'Five simulated pins', population: 'The laboratory says so.' }),
    )
    expect(answer(reference)).toMatchObject({
      domain: 'firing_pin',
      score_kind: 'ring-correlation',
      n_sources: PINS,
      scorer_config_hash: configHash(service.marks.configs.deployed('firing_pin')),
    })
    const results = await get(`/v1/studies/${id}/results.csv`)
    expect(results.body.split('\n')).toHaveLength((marks.length * (marks.length - 1)) / 2 + 2)
  })

  test('is calibrated by its default reference once that stands beside the bundled ones', async () => {
    const own = join(folder, 'references')
    await mkdir(own)
    for (const name of await readdir(BUNDLED)) {
      if (name.endsWith('.json')) await copyFile(join(BUNDLED, name), join(own, name))
    }
    const { ref } = await service.references.get('pins')
    const document = await service.graph.within((session) => session.value(ref))
    await writeReference(join(own, 'firing_pin.json'), { ...document, id: 'firing_pin' })
    await close()
    await open(own)
    expect(answer(await get('/health')).domains).toEqual(['firing_pin', 'impressed', 'striated', 'toolmark'])
    const same = answer(await post('/v1/compare', pair(0, 1)))
    const different = answer(await post('/v1/compare', pair(0, IMPRESSIONS)))
    expect(same).toMatchObject({
      calibrated: true,
      domain: 'firing_pin',
      score_kind: 'ring-correlation',
      reference: { id: 'firing_pin' },
      propositions: { code: firingPins.words.propositions },
    })
    expect(same.likelihood_ratio).toBeGreaterThan(1)
    expect(same.reference.left_out).toEqual(['pin0'])
    expect(different.reference.left_out).toEqual(['pin0', 'pin1'])
    expect(different.likelihood_ratio).toBeLessThan(1)
    expect(same.recipe.steps.map(({ step }: { step: string }) => step)).toEqual([
      'decode',
      'signature',
      'compare',
      'calibrate',
      'uncertainty',
    ])
    expect(same.recipe.scorer_config.firing_pin_rings).toBe(64)
  })

  test('is covered by what the scans of its reference measured, and by nothing else', async () => {
    const [{ tag, n_scans, ranges }] = answer(await get('/v1/references/firing_pin')).conditions
    expect([tag, n_scans]).toEqual(['pins', marks.length])
    expect(Object.keys(ranges)).toEqual(['form_residual_um', 'pitch_um', 'valid'])
    expect(ranges.pitch_um.map((um: number) => um.toFixed(3))).toEqual(['2.000', '2.000'])
    const scan = (depth: number): Part => ['mark_b', firingPin(PINS, 0, depth), 'b.x3p']
    const compared = async (depth: number) =>
      answer(
        await post(
          '/v1/compare',
          form(['domain', 'firing_pin'], ['mark_a', marks[0]!.scan, 'a.x3p'], scan(depth)),
        ),
      )
    expect(await compared(1)).toMatchObject({ calibrated: true })
    const deep = await compared(4)
    expect(deep).toMatchObject({ refused: true })
    expect(deep.reason).toMatch(/^scan 1 of mark_b: .*residual of the form/)
    expect(await compared(1 / 4)).toMatchObject({ refused: true })
  })

  test('has no likelihood ratio under another scorer config than that of its reference', async () => {
    const other = pair(0, 1, { scorer_config: '{"firing_pin_rings": 32}' })
    expect(answer(await post('/v1/compare', other))).toMatchObject({
      calibrated: false,
      provenance: { rings: 32 },
    })
    const detail = failure(await post('/v1/compare', pair(0, 1, { scorer_config: '{"rings": 32}' })), 400)
    expect(detail).toMatch(/no hyperparameter "rings".*firing_pin_rings/)
  })

  test('is out of scope by its own words, verified, reported and read again', async () => {
    const { handle, report_handle } = answer(await post('/v1/compare', pair(0, 1)))
    const verified = await post(`/v1/recipes/${handle}/verify`)
    expect(verified.json()).toMatchObject({ verified: true, difference: null })
    const report = await get(`/v1/reports/${report_handle}?include=recipe`)
    expect(report.json().recipe.handle).toBe(handle)
    const pdf = await get(`/v1/reports/${report_handle}/report.pdf?case_id=C-1`)
    expect(pdf.statusCode, pdf.body.slice(0, 300)).toBe(200)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const scope = await post('/v1/scope', form(['domain', 'firing_pin'], ['scan', marks[0]!.scan, 'pin.x3p']))
    expect(answer(scope)).toMatchObject({ admissible: true, domain: 'firing_pin' })
  })

  test('is validated', async () => {
    const validation = await get('/v1/references/firing_pin/validation')
    expect(validation.statusCode, validation.body.slice(0, 300)).toBe(200)
    expect(validation.json().protocols.map(({ protocol }: { protocol: string }) => protocol)).toContain(
      'source-disjoint',
    )
  })

  test('is compared over MCP with the recipe handle it has over HTTP', async () => {
    const [here, there] = InMemoryTransport.createLinkedPair()
    const server = mcpServer(service, {
      principal: '',
      printer: openPrinter(),
      enter: () => () => {},
      report: (error) => {
        throw error
      },
    })
    await server.connect(there)
    const client = new Client({ name: 'markgraph-test', version: '1' })
    await client.connect(here)
    try {
      const compared = await called(client, 'compare_marks', {
        domain: 'firing_pin',
        mark_a_base64: [base64(marks[0]!.scan)],
        mark_b_base64: [base64(marks[1]!.scan)],
      })
      expect(compared).toMatchObject({ status: 'calibrated', calibrated: true, domain: 'firing_pin' })
      expect(compared.handle).toBe(answer(await post('/v1/compare', pair(0, 1))).handle)
    } finally {
      await client.close()
      await server.close()
    }
  })

  test('is listed with what it offers: its example and its step', async () => {
    const { mark_types } = answer(await get('/v1/meta'))
    expect(mark_types.at(-1)).toMatchObject({ domain: 'firing_pin', title: 'Firing pins', steps: ['rings'] })
    const { examples } = answer(await get('/v1/examples'))
    expect(examples.map(({ domain }: { domain: string }) => domain)).toContain('firing_pin')
    const { mark_a } = answer(await post('/v1/examples/firing-pins-one-pin'))
    const step = answer(await post('/v1/steps/rings', urlencoded({ surface: mark_a[0].handle })))
    expect(step).toMatchObject({ kind: 'firing-pin.rings', produced_by: { step: 'firing-pin-rings' } })
    expect(step.preview.signature).toHaveLength(64)
  })

  test.skipIf(noBrowser !== undefined)(
    'is offered by the page, which compares its example and draws the graph of it',
    { timeout: 400_000 },
    async () => {
      await builtPage()
      const pages = await openPages(await app.listen({ host: '127.0.0.1', port: 0 }))
      try {
        const { page, errors } = await pages.page()
        await page.goto('/')
        await page.getByLabel('Firing pin impression').check()
        expect(await page.getByText('One scan of each impression').count()).toBe(2) // as for breech faces
        await page.getByRole('button', { name: 'Two impressions, one pin' }).click()
        await page.waitForURL(/\/result\/sha256:/)
        await page.getByRole('heading', { name: 'Result: two firing pins' }).waitFor()
        expect(await page.locator('.lr').textContent()).toMatch(/^LR [\d,.]+/)
        await page.goto(page.url().replace('/result/', '/graph/'))
        await page.locator('.graph-detail select').selectOption('stages')
        await page.locator('.box', { hasText: 'Height of each ring' }).click()
        await page.getByText('What if a parameter had another value?').click()
        await page.getByLabel('rings').waitFor()
        await page.goto('/studies')
        await page.getByRole('option', { name: 'Firing pins' }).waitFor({ state: 'attached' })
        expect(errors).toEqual([])
      } finally {
        await pages.close()
      }
    },
  )
})
