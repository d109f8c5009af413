import { rm } from 'node:fs/promises'
import type { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, startServer } from '../../src/cli/commands/serve.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { configHash } from '../../src/marks/scorer-config.ts'
import { markTypes } from '../../src/marks/types.ts'
import { BUNDLED, referencesIn } from '../../src/references/library.ts'
import { fact, sentence } from '../../src/words/said.ts'
import { comparison } from '../helpers/form.ts'
import { base64, called, httpClient, refusedCall, resource, stdioClient } from '../helpers/mcp.ts'
import { bullet } from '../helpers/scans.ts'
import { temporaryFolder, testSettings } from '../helpers/service.ts'
import { faceScan } from '../helpers/simulated.ts'

const { domains: DOMAINS, configs } = markTypes(ALL_MARKS)
const DEPLOYED = configs.deployed()
const LR_FIELDS = ['likelihood_ratio', 'log10_lr', 'log10_lr_ci_lo', 'log10_lr_ci_hi', 'verbal', 'handle']
const a = bullet(11)
const b = bullet(12)
const marks = { mark_a_base64: a.map(base64), mark_b_base64: b.map(base64) }
const [face, otherFace, thirdFace] = [1, 2, 3].map((cartridgeSeed) =>
  faceScan({ slideSeed: 1, cartridgeSeed, pitch: 2e-6, diameter: 1e-3 }),
) as [Uint8Array, Uint8Array, Uint8Array]

/** On the bundled references, both over a real socket and over the pipes of a process. */
let folder: string
let running: Running
const clients: Record<string, Client> = {}
const stderr: string[] = []
beforeAll(async () => {
  folder = await temporaryFolder()
  running = await startServer({ ...testSettings(`${folder}/http`, { MARKGRAPH_THREADS: '1' }), port: 0 })
  clients['HTTP'] = await httpClient(running.url)
  clients['stdio'] = await stdioClient(`${folder}/stdio`, {}, stderr)
})
afterAll(async () => {
  for (const client of Object.values(clients)) await client.close()
  await running.stop()
  await rm(folder, { recursive: true, force: true })
})

describe.each(['HTTP', 'stdio'])('over %s', (transport) => {
  const client = (): Client => clients[transport]!

  test('fifteen tools, each with schemas, a description and hints', async () => {
    const { tools } = await client().listTools()
    expect(tools.map(({ name }) => name).sort()).toEqual([
      'calibrate_score',
      'check_scope',
      'compare_marks',
      'detect_mark_type',
      'explain_result',
      'list_cases',
      'list_references',
      'report_pdf',
      'scorer_config',
      'search',
      'service_health',
      'show_case',
      'show_result',
      'show_scan',
      'verify_report',
    ])
    for (const tool of tools) {
      expect(tool.description!.length).toBeGreaterThan(40)
      expect(tool.inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(tool.outputSchema).toMatchObject({ type: 'object' })
      expect(tool.annotations).toMatchObject({ idempotentHint: true, openWorldHint: false })
    }
    const formats = new Set(JSON.stringify(tools).match(/"format":"[^"]*"/g))
    expect([...formats]).toEqual([]) // a client warns of a format that it does not know
    const compare = tools.find(({ name }) => name === 'compare_marks')!
    expect(compare.inputSchema.required).toEqual(['domain'])
  })

  test('health names the domains; scorer config and references are those of the service', async () => {
    expect(await called(client(), 'service_health')).toMatchObject({
      status: 'ok',
      domains: DOMAINS,
    })
    expect(await called(client(), 'scorer_config')).toEqual({
      ...DEPLOYED,
      config_hash: configHash(DEPLOYED),
    })
    const { references } = await called(client(), 'list_references')
    expect({ references }).toEqual(await (await fetch(`${running.url}/v1/references`)).json())
  })

  test('the mark type of a land is striated, that of a breech face impressed', async () => {
    const land = await called(client(), 'detect_mark_type', { scan_base64: base64(a[0]!) })
    expect(land.domain).toBe('striated')
    const impressed = await called(client(), 'detect_mark_type', { scan_base64: base64(face) })
    expect(impressed.domain).toBe('impressed')
    expect(impressed.coherence).toBeLessThan(land.coherence)
  })

  test('a calibrated comparison, equal to that of HTTP down to the recipe handle', async () => {
    const result = await called(client(), 'compare_marks', { domain: 'striated', ...marks })
    const { payload, headers } = comparison(a, b)
    const response = await fetch(`${running.url}/v1/compare`, {
      method: 'POST',
      headers,
      body: new Uint8Array(payload as Buffer),
    })
    // biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
    const report = (await response.json()) as any
    const warnings: { code: string; where: string | string[]; message: string }[] = report.warnings
    const places = warnings.flatMap(({ code, where }) => [where].flat().map((one) => [code, one]))
    expect(places.toSorted()).toEqual(
      ['mark_a.1', 'mark_a.2', 'mark_b.1', 'mark_b.2'].map((where) => ['scope_conditions', where]),
    )
    expect(result).toMatchObject({
      status: 'calibrated',
      calibrated: true,
      handle: report['handle'],
      report_handle: report['report_handle'],
      warnings,
      attribution_regions: report['attribution'],
      attribution_regions_b: report['attribution_b'],
      input_hashes: report['provenance']!['input_hashes'],
      // a mark of 0.3 mm is smaller than those of the reference
      scope_warnings: warnings.map(({ where, message }) => `${[where].flat().join(', ')}: ${message}`),
      notes: report['notes'],
      scope_note: sentence(fact('weight_of_evidence')),
    })
    for (const field of [
      'score',
      'score_kind',
      'likelihood_ratio',
      'log10_lr',
      'log10_lr_ci_lo',
      'log10_lr_ci_hi',
      'lr_bound_log10',
      'lr_bound_hit',
      'direction',
      'verbal',
      'reference',
      'n_sources',
      'lr_ci_method',
    ]) {
      expect(result[field], field).toEqual(report[field])
      expect(result[field], field).toBeDefined()
    }
    expect(result.handle).toMatch(/^sha256:[0-9a-f]{64}$/)
    expect(result.summary).toContain(result.verbal)
    expect(result.summary).toContain(result.reference.name)
    expect(result.summary.split('. ')).toHaveLength(1)
  })

  test('another scorer config, as an object or as text, gives a score without a likelihood ratio', async () => {
    const scorer_config = { lambda_c: 200e-6 }
    const result = await called(client(), 'compare_marks', { domain: 'striated', ...marks, scorer_config })
    expect(result).toMatchObject({
      status: 'uncalibrated',
      calibrated: false,
      scope_note: sentence(fact('weight_of_evidence')),
    })
    expect(result.report_handle).toMatch(/^sha256:[0-9a-f]{64}$/)
    expect(result.requested_scorer_config_hash).not.toBe(result.reference_scorer_config_hash)
    expect(result.score).toBeTypeOf('number')
    for (const field of LR_FIELDS) expect(result).not.toHaveProperty(field)
    expect(result.summary).toContain(result.reason)
    const text = JSON.stringify(scorer_config)
    expect(
      await called(client(), 'compare_marks', { domain: 'striated', ...marks, scorer_config: text }),
    ).toEqual(result)
    const same = { lambda_c: DEPLOYED['lambda_c'] }
    expect(
      await called(client(), 'compare_marks', { domain: 'striated', ...marks, scorer_config: same }),
    ).toMatchObject({ status: 'calibrated' })
  })

  test('a breech face compared as a bullet is refused, without a score', async () => {
    const result = await called(client(), 'compare_marks', {
      domain: 'striated',
      mark_a_base64: [base64(face)],
      mark_b_base64: [base64(b[0]!)],
    })
    expect(result).toMatchObject({
      status: 'refused',
      calibrated: false,
      scope_note: sentence(fact('weight_of_evidence')),
    })
    expect(result.reason).toMatch(/^scan 1 of mark_a: /)
    expect(result.scope_warnings[0]).toMatch(/^mark_a: /)
    expect(result.warnings[0]).toMatchObject({ code: 'scope_modality', where: 'mark_a' })
    expect(result.summary).toContain(result.reason)
    for (const field of [...LR_FIELDS, 'score']) expect(result).not.toHaveProperty(field)
  })

  test('a score is calibrated under the scorer config of the reference, and under no other', async () => {
    const given = { score: 0.3, reference: 'striated', scorer_config_hash: configHash(DEPLOYED) }
    const result = await called(client(), 'calibrate_score', given)
    expect(result).toMatchObject({
      status: 'calibrated',
      config_verified: true,
      scope_note: sentence(fact('weight_of_evidence')),
    })
    expect(result.log10_lr).toBeGreaterThan(0)
    expect(result.log10_lr).toBeLessThanOrEqual(result.lr_bound_log10)
    const other = await called(client(), 'calibrate_score', { ...given, scorer_config_hash: 'other' })
    expect(other).toMatchObject({ status: 'uncalibrated', config_verified: false })
    for (const field of LR_FIELDS) expect(other).not.toHaveProperty(field)
  })

  test.each([
    ['an unknown tool', 'compare_faces', {}, /Tool compare_faces not found/],
    ['no arguments', 'detect_mark_type', {}, /give exactly one of scan and scan_base64/],
    ['an unknown argument', 'service_health', { verbose: true }, /verbose/],
    ['an unknown domain', 'compare_marks', { domain: 'ear', ...marks }, `one of ${DOMAINS.join(', ')}`],
    ['a mark without scans', 'compare_marks', { domain: 'striated', ...marks, mark_b_base64: [] }, /mark_b/],
    [
      'what is not base64',
      'compare_marks',
      { domain: 'striated', ...marks, mark_b_base64: ['ab!c'] },
      /^mark_b_1 must be the base64 text of an X3P file, .* character 3 is "!"$/,
    ],
    ['what is no X3P', 'detect_mark_type', { scan_base64: base64(Buffer.from('text')) }, /X3P/],
    [
      'an unknown hyperparameter',
      'compare_marks',
      { domain: 'striated', ...marks, scorer_config: { lambda: 1 } },
      /no hyperparameter "lambda"/,
    ],
    [
      'a scorer config that is no object',
      'compare_marks',
      { domain: 'striated', ...marks, scorer_config: 5 },
      /scorer_config must be an object/,
    ],
    [
      'a breech face of two scans',
      'compare_marks',
      {
        domain: 'impressed',
        mark_a_base64: [base64(face), base64(otherFace)],
        mark_b_base64: [base64(thirdFace)],
      },
      /mark_a has 2/,
    ],
    ['an unknown reference', 'calibrate_score', { score: 1, reference: 'ears' }, /"ears"; there are/],
    [
      'a score that is no number',
      'calibrate_score',
      { score: 'much', reference: 'striated' },
      /finite number/,
    ],
    ['a score of nothing', 'calibrate_score', { score: Number.NaN, reference: 'striated' }, /finite number/],
  ])('one clear sentence for %s', async (_, name, given, sentence) => {
    expect(await refusedCall(client(), name, given)).toMatch(sentence)
  })

  test('resources: references, artifacts and recipes', async () => {
    const { resources } = await client().listResources()
    expect(resources.map(({ uri }) => uri).sort()).toEqual([
      'markgraph://references',
      ...referencesIn(BUNDLED).map((id) => `markgraph://references/${id}`),
    ])
    const { resourceTemplates } = await client().listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate).sort()).toEqual([
      'markgraph://artifacts/{handle}',
      'markgraph://artifacts/{handle}/preview',
      'markgraph://recipes/{handle}',
      'markgraph://references/{id}',
      'markgraph://reports/{handle}',
    ])
    const { record } = await running.service.references.get('striated')
    expect(await resource(client(), 'markgraph://references/striated')).toEqual(record)
    expect((await resource(client(), 'markgraph://references')).references).toContainEqual(record)

    const { handle } = await called(client(), 'compare_marks', { domain: 'striated', ...marks })
    const recipe = await resource(client(), `markgraph://recipes/${handle}`)
    expect(recipe).toMatchObject({ handle, domain: 'striated' })
    const surface = recipe.steps[0].output[0]
    expect(await resource(client(), `markgraph://artifacts/${surface}`)).toMatchObject({
      handle: surface,
      kind: 'surface',
      produced_by: { step: 'decode' },
    })
    const encoded = `markgraph://artifacts/${encodeURIComponent(surface)}/preview`
    expect((await resource(client(), encoded)).grid[0].length).toBeGreaterThan(10)
  })

  test.each([
    ['markgraph://references/ears', /"ears"; there are/],
    [`markgraph://artifacts/sha256:${'0'.repeat(64)}`, /no artifact has the handle/],
    [`markgraph://recipes/sha256:${'0'.repeat(64)}`, /no recipe has the handle/],
    ['markgraph://artifacts/one', /"one" is not a handle/],
    ['markgraph://artifacts/%zz', /is not a handle/],
    ['markgraph://verdicts/1', /not found/],
  ])('no resource %s', async (uri, sentence) => {
    await expect(client().readResource({ uri })).rejects.toThrow(sentence)
  })
})

test('nothing but messages went over standard output, and nothing was wrong on standard error', () => {
  expect(stderr.join('')).toBe('')
})
