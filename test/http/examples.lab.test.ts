/** The examples of the API description are answers to these requests; `npx vitest run test/http/examples.lab.test.ts -u` writes them anew. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCollection } from '../helpers/collections.ts'
import { type Body, form, type Part, urlencoded } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { type BundledService, testBundled } from '../helpers/service.ts'
import { toolmarkScan } from '../helpers/simulated.ts'
import { allOnes, bodyOf, csvOf, frozenSplit } from '../helpers/submissions.ts'

let one: BundledService
beforeAll(async () => {
  one = await testBundled()
})
afterAll(() => one.close())

const profile = (edgeSeed: number, markSeed: number): Uint8Array =>
  toolmarkScan({ edgeSeed, markSeed, pitch: 2e-6, height: 0.3e-3, asProfile: true })
const [A, B, OTHER] = [profile(1, 1), profile(1, 2), profile(2, 3)]
const [LAND] = bullet(1, { lands: 1 })
const pair = (b: Uint8Array): Part[] => [
  ['domain', 'toolmark'],
  ['mark_a', A, 'questioned.x3p'],
  ['mark_b', b, 'test-mark.x3p'],
]

const json = (body: object): Body => ({
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(body),
})

const ID = '0b8f6f0e-5c1d-4a43-9d5e-2f7a4c1e9b36'
const ANY_ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/
const begun = new Date().toISOString()

/** What is another at every answer, made the same: times, and ids that cannot be guessed. */
function steady(key: string, value: unknown): unknown {
  if (key === 'seconds') return 0.01
  if (['created', 'added', 'at'].includes(key) && String(value) >= begun) return '2026-11-22T12:00:00.000Z'
  if (key === 'hash' || key === 'previous') return 'a'.repeat(64) // of a row with its time
  return ['id', 'job', 'subject'].includes(key) || (key === 'events' && typeof value === 'string')
    ? String(value).replace(ANY_ID, ID)
    : value
}

async function shown(operation: string, name: string, status: number, url: string, body?: Body) {
  const method = body ? 'POST' : 'GET'
  const response = await one.app.inject({ method, url, ...body })
  expect(response.statusCode, response.body).toBe(status)
  const text = `${JSON.stringify(response.json(), steady, 1)}\n`
  await expect(text).toMatchFileSnapshot(`../../openapi/examples/${operation}.${status}.${name}.json`)
  return response.json()
}

test('the examples of the description are what the service answers', async () => {
  await shown('get_health', 'up', 200, '/health')
  await shown('get_v1_scorer_config', 'deployed', 200, '/v1/scorer-config')
  await shown('get_v1_references', 'bundled', 200, '/v1/references')
  await shown('get_v1_references_reference_id', 'breech-faces', 200, '/v1/references/impressed')
  await shown('get_v1_references_reference_id', 'unknown', 404, '/v1/references/nobody')
  await shown(
    ...(['get_v1_references_reference_id_validation', 'three-barrels', 200] as const),
    '/v1/references/striated/validation',
  )
  await shown('post_detect', 'land', 200, '/detect', form(['scan', LAND!, 'land.x3p']))
  await shown('post_compare', 'same-edge', 200, '/compare', form(...pair(B)))
  const report = await shown('post_v1_compare', 'same-edge', 200, '/v1/compare', form(...pair(B)))
  await shown('post_v1_compare', 'different-edges', 200, '/v1/compare', form(...pair(OTHER)))
  await shown(
    ...(['post_v1_compare', 'another-config', 200, '/v1/compare'] as const),
    form(...pair(B), ['scorer_config', '{"lambda_c": 0.0004}']),
  )
  const refusal = await shown(
    ...(['post_v1_compare', 'refused', 200, '/v1/compare'] as const),
    form(['domain', 'impressed'], ['mark_a', LAND!, 'land.x3p'], ['mark_b', LAND!, 'land.x3p']),
  )
  await shown('get_v1_reports_handle', 'refused', 200, `/v1/reports/${refusal.report_handle}`)
  await shown(
    ...(['post_v1_compare', 'misspelt', 422, '/v1/compare'] as const),
    form(...pair(B), ['lands_a', '1']),
  )
  await shown(
    'post_v1_compare',
    'missing',
    422,
    '/v1/compare',
    form(['domain', 'toolmark'], ['mark_a', A, 'a.x3p']),
  )
  await shown(
    'post_v1_compare',
    'not-a-scan',
    415,
    '/v1/compare',
    form(...pair(Buffer.from('not a ZIP archive'))),
  )
  await shown('get_v1_recipes_handle', 'same-edge', 200, `/v1/recipes/${report.handle}`)
  await shown(
    ...(['post_v1_recipes_handle_verify', 'verified', 200] as const),
    ...([`/v1/recipes/${report.handle}/verify`, urlencoded({})] as const),
  )
  await shown(
    ...(['post_v1_scope', 'toolmark', 200, '/v1/scope'] as const),
    form(['domain', 'toolmark'], ['scan', A, 'questioned.x3p']),
  )
  const surface = await shown(
    'post_v1_artifacts',
    'profile',
    200,
    '/v1/artifacts',
    form(['scan', A, 'questioned.x3p']),
  )
  await shown('get_v1_artifacts_handle', 'profile', 200, `/v1/artifacts/${surface.handle}`)
  await shown('get_v1_artifacts_handle_preview', 'profile', 200, `/v1/artifacts/${surface.handle}/preview`)
  await shown('get_v1_artifacts_handle_graph', 'profile', 200, `/v1/artifacts/${surface.handle}/graph`)
  await makeCollection(
    one.app,
    { name: 'tools', domain: 'toolmark' },
    ['edge-1,mark-2,,1-2.x3p', 'edge-2,mark-3,,2-3.x3p'],
    [
      ['1-2.x3p', B],
      ['2-3.x3p', OTHER],
    ],
  )
  const search: Part[] = [
    ['domain', 'toolmark'],
    ['against', 'tools'],
    ['mark', A, 'questioned.x3p'],
    ['hits', '1'],
  ]
  await shown('post_v1_search', 'tools', 200, '/v1/search', form(...search))
  await shown('post_v1_search', 'job', 202, '/v1/search', form(...search, ['async', 'true']))
  const asJob = form(...pair(B), ['async', 'true'])
  const { job, events } = await shown('post_v1_compare', 'job', 202, '/v1/compare', asJob)
  await one.app.inject({ url: events }) // ends with the job
  await shown('get_v1_jobs_id', 'compared', 200, `/v1/jobs/${job}`)
  const [a, b] = report.recipe.steps.find(({ step }: { step: string }) => step === 'signature').output
  await shown('post_v1_steps_align', 'same-edge', 200, '/v1/steps/align', urlencoded({ a, b }))
  await shown(
    ...(['post_v1_steps_calibrate', 'bound-reached', 200, '/v1/steps/calibrate'] as const),
    urlencoded({ score: '30', reference: 'impressed' }),
  )
  await shown(
    ...(['post_v1_steps_calibrate', 'another-config', 200, '/v1/steps/calibrate'] as const),
    urlencoded({ score: '30', reference: 'impressed', scorer_config_hash: '0'.repeat(64) }),
  )
  const found = {
    number: 'K-17/2026',
    name: 'Burglary, Mill Lane',
    reports: [{ handle: report.report_handle }],
  }
  const { id } = await shown('post_v1_cases', 'with-a-report', 201, '/v1/cases', json(found))
  await shown('get_v1_cases', 'one', 200, '/v1/cases')
  await shown('get_v1_cases_id', 'with-a-report', 200, `/v1/cases/${id}`)
  await shown('get_v1_events', 'newest', 200, '/v1/events?limit=2')
  await shown('get_benchmark_splits', 'all', 200, '/benchmark/splits')
  const split = '/benchmark/splits/cartridge-v1'
  await shown('get_benchmark_splits_split_id', 'breech-faces', 200, split)
  await shown('get_benchmark_splits_split_id', 'unknown', 404, '/benchmark/splits/nobody')
  await shown('get_benchmark_splits_split_id_leaderboard', 'our-own', 200, `${split}/leaderboard`)
  const { pairs } = frozenSplit('cartridge-v1')
  const ones = bodyOf(csvOf(pairs, allOnes), { method: 'LR 1 for every pair' })
  const [submissions, submitted] = [`${split}/submissions`, 'post_benchmark_splits_split_id_submissions']
  await shown(submitted, 'no-information', 201, submissions, json(ones))
  const bad = ones.csv.replace(',1\n', ',0\n').trimEnd().split('\n').slice(0, -1).join('\n')
  await shown(submitted, 'refused', 400, submissions, json({ ...ones, csv: bad }))
  const { csv: _csv, ...without } = ones
  await shown(submitted, 'missing', 422, submissions, json(without))
})
