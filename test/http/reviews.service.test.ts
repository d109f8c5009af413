/** Reviews: a second person compares the same scans without seeing the first result. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { encode } from 'fast-png'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { canonicalJson, type Handle, sha256 } from '../../src/address/canonical.ts'
import { OPERATOR } from '../../src/compare/request/named-marks.ts'
import type { EventRow } from '../../src/kinds/laboratory/event.ts'
import type { ReviewRecord } from '../../src/kinds/laboratory/review.ts'
import { chainOf } from '../../src/laboratory/events.ts'
import { reviewOf, verifyReview } from '../../src/laboratory/reviews.ts'
import type { StudyRow } from '../../src/store/records/studies.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison, form, marks, urlencoded } from '../helpers/form.ts'
import { readPdf } from '../helpers/pdf.ts'
import { callsTo, json, keysOf } from '../helpers/people.ts'
import { openCommands } from '../helpers/program.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'

const BULLETS = [1, 2].map((seed) => bullet(seed, { lands: 2 }))
/** Each reviewer sees the first result once at most. */
const READERS = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8', 'r9', 'r10', 'r11', 'r12', 'r13'] as const
const ROLES = {
  anne: 'study',
  ben: 'submit',
  carl: 'study',
  chief: 'admin',
  dora: 'study',
  ...(Object.fromEntries(READERS.map((name) => [name, 'submit'])) as Record<
    (typeof READERS)[number],
    'submit'
  >),
} as const
type Who = keyof typeof ROLES
const SENTENCE = 'The order of the lands differs; the one of B. Second is used.'

let one: TestService
let report: Handle
let recipe: Handle
/** Lands of both bullets, as their surfaces. */
let lands: { a: Handle[]; b: Handle[] }
beforeAll(async () => {
  one = await testService({ MARKGRAPH_API_KEYS: keysOf(ROLES) })
  const made = answer(await call('anne', 'POST', '/v1/compare', comparison(BULLETS[0]!, BULLETS[1]!)))
  report = made.report_handle
  recipe = made.recipe_handle
  lands = { a: await surfaces(BULLETS[0]!), b: await surfaces(BULLETS[1]!) }
})
afterAll(() => one.close())

const call = callsTo<Who>(() => one)
const get = (who: Who, url: string) => call(who, 'GET', url)
const post = (who: Who, url: string, body: object) => call(who, 'POST', url, json(body))

async function surfaces(scans: readonly Uint8Array[]): Promise<Handle[]> {
  const found: Handle[] = []
  for (const scan of scans)
    found.push(answer(await call('anne', 'POST', '/v1/artifacts', form(['scan', scan, 'a.x3p']))).handle)
  return found
}

async function asked(reviewer: Who = 'ben'): Promise<ReviewRecord> {
  const response = await post('anne', '/v1/reviews', { report, reviewer, reason: 'Land 2 is worn.' })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}
const settings = (more: object = {}) => ({ mark_a: { scans: lands.a }, mark_b: { scans: lands.b }, ...more })
/** The lands of bullet A in another order, with edges of one. */
const OTHER = () =>
  settings({ mark_a: { scans: lands.a.toReversed(), edges: [[200, 1600], null], lands: [2, 1] } })
const commit = (who: Who, id: string, given: object) =>
  post(who, `/v1/reviews/${id}/commit`, { settings: given })
const compare = (who: Who, id: string, body: object = {}) => post(who, `/v1/reviews/${id}/compare`, body)
const resolve = (who: Who, id: string, sentence = SENTENCE) =>
  post(who, `/v1/reviews/${id}/resolve`, { sentence })
const seen = async (who: Who, id: string): Promise<ReviewRecord> =>
  answer(await get(who, `/v1/reviews/${id}`))
const acts = (subject: string): Promise<EventRow[]> => one.service.store.events.newest({ subject }, 100)
const stepsOf = ({ order }: Pick<ReviewRecord, 'order'>): string[] =>
  order.map(({ step, principal }) => `${principal} ${step}`)

describe('a review', () => {
  let id: string

  test('shows the reviewer scans, propositions and reference, and neither settings nor result', async () => {
    const mine = await asked()
    id = mine.id
    expect(mine).toMatchObject({
      state: 'open',
      requester: 'anne',
      reviewer: 'ben',
      second: null,
      blind: null,
    })
    expect(mine.first).toMatchObject({ report, outcome: 'calibrated' })
    const theirs = await seen('ben', id)
    expect(theirs).toMatchObject({ first: null, second: null, differences: null, commitment: null })
    expect(theirs.scans).toEqual({ mark_a: lands.a.toSorted(), mark_b: lands.b.toSorted() })
    expect(theirs.propositions.same).toContain('same barrel')
    const text = JSON.stringify(theirs)
    for (const secret of [report, recipe, `${mine.first!.score}`]) expect(text).not.toContain(secret)
  })

  test('is seen by the two who take part alone', async () => {
    for (const who of ['anne', 'ben'] as const)
      expect(answer(await get(who, '/v1/reviews')).reviews).toMatchObject([{ id, state: 'open' }])
    expect(answer(await get('carl', '/v1/reviews')).reviews).toEqual([])
    expect(failure(await get('carl', `/v1/reviews/${id}`), 404)).toContain('no review has the id')
    expect(failure(await commit('anne', id, settings()), 403)).toContain('only the reviewer, ben')
  })

  test('takes the same scans alone, in any order', async () => {
    const wrong = async (given: object) => failure(await commit('ben', id, given), 400)
    expect(await wrong(settings({ mark_a: { scans: [lands.a[0], lands.b[0]] } }))).toContain(
      'mark_a does not have',
    )
    expect(await wrong(settings({ mark_a: { scans: lands.a.slice(1) } }))).toMatch(/mark_a|single scan/)
    expect(await wrong({ mark_a: { scans: lands.a } })).toContain('mark_a and mark_b')
    expect(await wrong(settings({ mark_a: { scans: lands.a, edges: [null] } }))).toContain('mark_a_edges')
    expect((await seen('ben', id)).order).toHaveLength(1)
  })

  test('commits settings by their hash before there is a score', async () => {
    expect(failure(await compare('ben', id), 409)).toContain('commit your settings first')
    const committed = answer(await commit('ben', id, OTHER()))
    expect(committed.commitment.sha256).toBe(sha256(canonicalJson(OTHER())))
    expect(committed).toMatchObject({ state: 'committed', first: null, second: null })
    const [act] = await acts(id)
    expect(act).toMatchObject({
      principal: 'ben',
      act: 'reviewed',
      details: { step: 'committed', settings: committed.commitment.sha256 },
    })
    expect((await seen('anne', id)).commitment).toEqual({
      sha256: committed.commitment.sha256,
      settings: null,
    })
    expect(failure(await commit('ben', id, settings()), 409)).toContain('stay as they are')
  })

  test('compares the committed settings and no others, and then shows what differs and by how much', async () => {
    expect(failure(await resolve('ben', id), 409)).toContain('both results must be there')
    expect(failure(await compare('ben', id, { settings: settings() }), 409)).toContain('was committed')
    const whole: ReviewRecord = answer(await compare('ben', id, { settings: OTHER() }))
    expect(whole).toMatchObject({ state: 'compared', blind: true, faults: [] })
    const { first, second, differences } = whole
    expect(first!.report).toBe(report)
    expect(second!.principal).toBe('ben')
    expect(second!.settings.mark_a).toMatchObject({
      scans: lands.a.toReversed(),
      lands: [2, 1],
      edges: [[200, 1600], null],
    })
    expect(differences!.settings.map(({ field }) => field)).toEqual([
      'mark_a.scans',
      'mark_a.files',
      'mark_a.lands',
      'mark_a.edges',
    ])
    expect(differences!.score).toBe(second!.score! - first!.score!)
    expect(stepsOf(whole)).toEqual(['anne asked', 'ben committed', 'ben compared', 'ben shown'])
    expect(await seen('anne', id)).toEqual({ ...whole, you: 'requester' })
  })

  test('ends when both have signed one sentence, as a document that never changes', async () => {
    expect(answer(await resolve('anne', id, 'Nothing differs.')).state).toBe('compared')
    expect(answer(await resolve('ben', id)).state).toBe('compared')
    const ended: ReviewRecord = answer(await resolve('anne', id))
    expect(ended.state).toBe('resolved')
    const document = answer(await get('anne', `/v1/artifacts/${ended.document}/data`))
    expect(document).toMatchObject({ id, blind: true, sentence: SENTENCE, first: { report } })
    expect(document.signatures.map(({ principal }: { principal: string }) => principal)).toEqual([
      'ben',
      'anne',
    ])
    const rows = new Map((await acts(id)).map((row) => [row.sequence, row.hash]))
    for (const { sequence, hash } of document.order) expect(rows.get(sequence)).toBe(hash)
    expect((await chainOf(one.service)).broken).toBeUndefined()
    expect(await acts(ended.document!)).toMatchObject([{ act: 'made', kind: 'review document' }])

    const pdf = await get('ben', `/v1/reviews/${id}.pdf`)
    expect(pdf.statusCode, pdf.body.slice(0, 300)).toBe(200)
    const text = (await readPdf(pdf.rawPayload)).text.replaceAll(/\s+/g, ' ')
    for (const words of [
      SENTENCE,
      'The review was blind',
      'First: anne',
      'Second: ben',
      'committed settings',
    ]) {
      expect(text).toContain(words)
    }
    failure(await get('chief', `/v1/reviews/${id}.pdf`), 404)
    expect(failure(await resolve('ben', id, 'Something else.'), 409)).toContain('stays as it is')
  })
})

test('a region that the reviewer draws is a setting, and the scan is the same', async () => {
  const { shape } = answer(await get('anne', `/v1/artifacts/${lands.a[0]}`)).meta
  const [height, width] = shape as [number, number]
  const data = new Uint8Array(height * width).fill(255, 10 * width, (height - 10) * width)
  const mask = encode({ width, height, data, channels: 1, depth: 8 })
  const drawn = zipSync({ ...unzipSync(BULLETS[0]![0]!), 'bindata/mask.png': mask })
  const fields = form(['mask', 'file'], ['scan', drawn, 'a.x3p'])
  const { handle } = answer(await call('r9', 'POST', '/v1/artifacts', fields))
  expect(handle).not.toBe(lands.a[0])
  const { id } = await asked('r9')
  answer(await commit('r9', id, settings({ mark_a: { scans: [handle, lands.a[1]] } })))
  const { differences, second, blind }: ReviewRecord = answer(await compare('r9', id))
  expect(blind).toBe(true)
  expect(second!.settings.mark_a.scans).toEqual(lands.a)
  expect(differences!.settings.map(({ field }) => field)).toEqual(['mark_a.files', 'mark_a.mask'])
})

test('several known marks are reviewed in the order of the review, whatever theirs was', async () => {
  const known = bullet(3, { lands: 2 })
  const fields = form(
    ['domain', 'striated'],
    ...marks('mark_a', BULLETS[0]!),
    ...marks('known_1', BULLETS[1]!),
    ...marks('known_2', known),
  )
  const { report_handle } = answer(await call('anne', 'POST', '/v1/compare', fields))
  const response = await post('anne', '/v1/reviews', { report: report_handle, reviewer: 'r10' })
  expect(response.statusCode, response.body).toBe(201)
  const { id, scans }: ReviewRecord = response.json()
  const own = [lands.b, await surfaces(known)].sort((a, b) =>
    a.toSorted().join() < b.toSorted().join() ? -1 : 1,
  )
  expect(scans.known).toEqual(own.map((one) => one.toSorted()))
  const given = (order: Handle[][]) => ({
    mark_a: { scans: lands.a },
    known: order.map((one) => ({ scans: one })),
  })
  expect(failure(await commit('r10', id, settings()), 400)).toContain('mark_a and known, with 2 marks')
  expect(failure(await commit('r10', id, given(own.toReversed())), 400)).toContain('known[0] does not have')
  answer(await commit('r10', id, given(own)))
  const { blind, differences }: ReviewRecord = answer(await compare('r10', id))
  expect(blind).toBe(true)
  expect(differences).toMatchObject({ settings: [], outcome: false })
})

test('a second comparison that is refused is a result, with its reasons', async () => {
  const { id } = await asked('r11')
  const narrow = {
    scans: lands.a,
    edges: [
      [100, 140],
      [100, 140],
    ],
  }
  answer(await commit('r11', id, settings({ mark_a: narrow })))
  const { second, differences, blind }: ReviewRecord = answer(await compare('r11', id))
  expect(blind).toBe(true)
  expect(second).toMatchObject({ outcome: 'refused', score: null, log10_lr: null, verbal: null })
  expect(second!.reasons[0]!.message).not.toBe('')
  expect(differences).toMatchObject({ outcome: true, verbal: true, score: null, log10_lr: null })
  await resolve('anne', id)
  expect(answer(await resolve('r11', id)).state).toBe('resolved')
  const row = await reviewOf(one.service, id, OPERATOR)
  const { problems, document } = await verifyReview(one.service, row)
  expect(problems).toEqual([])
  expect(document!.second.reasons).toEqual(second!.reasons)
})

test('who has scored the scans in a study is not blind', async () => {
  const rows = [lands.a, lands.b].flatMap((own, k) =>
    own.map((surface, i) => {
      const mark = `m${k + 1}`
      return {
        study: 's',
        source: mark,
        mark,
        land: i + 1,
        scan: `${mark}-${i}`,
        sha256: surface.slice(7),
        surface,
      }
    }),
  )
  const study: StudyRow = {
    id: 'a-study',
    name: 's',
    domain: 'striated',
    scorerConfig: {},
    state: 'done',
    reason: null,
    pairsTotal: 1,
    pairsDone: 1,
    populations: null,
    created: '2026-01-01T00:00:00.000Z',
    principal: 'r13',
    runner: null,
    beat: null,
  }
  await one.service.store.studies.insert(study, rows)
  const { id } = await asked('r13')
  expect(answer(await commit('r13', id, settings())).faults).toEqual(['compared_before'])
})

test('own reports of the scans are no peek once the settings are committed', async () => {
  const { id } = await asked('r12')
  answer(await commit('r12', id, settings()))
  const fields = urlencoded({
    domain: 'striated',
    mark_a_handles: lands.a.join(),
    mark_b_handles: lands.b.join(),
    mark_a_mirrored: 'true',
  })
  const own = answer(await call('r12', 'POST', '/v1/compare', fields)).report_handle
  answer(await get('r12', `/v1/reports/${own}`))
  expect((await seen('r12', id)).faults).toEqual([])
  answer(await get('r12', `/v1/reports/${report}`))
  expect((await seen('r12', id)).faults).toEqual(['result_read'])
})

test('the command line lists, shows and checks reviews', async () => {
  const { reviews } = answer(await get('ben', '/v1/reviews'))
  const { id, document } = reviews.find(({ state }: ReviewRecord) => state === 'resolved')
  const commands = openCommands({ MARKGRAPH_DATA: one.data })
  onTestFinished(commands.close)
  const markgraph = (...args: string[]) => commands.run(['review', ...args])
  expect((await markgraph('list')).out).toMatch(new RegExp(`${id} .*anne +ben +resolved`))
  const path = join(one.data, '../review.pdf')
  const shown = await markgraph('show', id, '--pdf', path)
  expect((await readPdf(await readFile(path))).text).toContain('Both results')
  for (const text of [document, 'mark_a.edges', SENTENCE, 'committed']) expect(shown.out).toContain(text)
  expect(await markgraph('verify', id)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/review is blind/),
  })
  const { id: open } = await asked('carl')
  expect((await markgraph('show', open)).out).not.toContain(report)
  const early = await markgraph('verify', open)
  expect(early).toMatchObject({ code: 1, err: expect.stringMatching(/not both have signed/) })
})

test('a review is checked against the record of acts', async () => {
  const { reviews } = answer(await get('ben', '/v1/reviews'))
  const { id } = reviews.find(({ state }: ReviewRecord) => state === 'resolved')
  const checked = async () => verifyReview(one.service, await reviewOf(one.service, id, OPERATOR))
  expect((await checked()).problems).toEqual([])
  const db = new Database(join(one.data, 'markgraph.sqlite'))
  try {
    const { sequence, details } = (await acts(id)).find((row) => row.details['step'] === 'committed')!
    const change = (to: unknown) =>
      db.prepare('update events set details = ? where sequence = ?').run(canonicalJson(to as never), sequence)
    change({ ...details, settings: 'f'.repeat(64) })
    const { problems } = await checked()
    expect(problems[0]).toContain(`broken at row ${sequence}`)
    expect(problems[1]).toContain('the record of acts gives the review')
    expect((await seen('ben', id)).faults).toEqual(['settings_changed', 'record_changed'])
    change(details)
    expect((await checked()).problems).toEqual([])
  } finally {
    db.close()
  }
})

describe('a review of which one side has peeked is not blind', () => {
  test.each([
    ['the report', 'r1', () => `/v1/reports/${report}`],
    ['its PDF', 'r2', () => `/v1/reports/${report}/report.pdf`],
    ['its bundle', 'r3', () => `/v1/reports/${report}/bundle.zip`],
    ['its recipe', 'r4', () => `/v1/recipes/${recipe}`],
    ['its data', 'r5', () => `/v1/artifacts/${report}/data`],
    ['a report beside it', 'r6', () => `/v1/reports/${report}/diff/${report}`],
  ] as const)('who reads %s', async (_, who, url) => {
    const { id } = await asked(who)
    await call(who, 'HEAD', url())
    expect((await seen(who, id)).blind).toBeNull()
    expect((await get(who, url())).statusCode).toBe(200)
    await get(who, url())
    const review = await seen(who, id)
    expect(review).toMatchObject({ blind: false, state: 'open' })
    expect(review.faults).toContain('result_read')
    expect(stepsOf(review)).toEqual(['anne asked', `${who} peeked`])
    expect((await acts(id))[0]).toMatchObject({ act: 'reviewed', details: { peeked: true } })
  })

  test('who reads the score alone, or asks an agent', async () => {
    const { steps } = answer(await get('anne', `/v1/recipes/${recipe}`))
    const score = steps.find(({ step }: { step: string }) => step === 'compare').runs.at(-1).output
    const first = await asked('r7')
    await get('r7', `/v1/artifacts/${score}/data`)
    expect((await seen('r7', first.id)).blind).toBe(false)
    const second = await asked('r8')
    await call('r8', 'POST', '/mcp', {
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      payload: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'explain_result', arguments: { report_handle: report } },
      }),
    })
    expect((await seen('r8', second.id)).blind).toBe(false)
  })

  test('who opens a case of their own that lists the first report', async () => {
    const { id } = await asked('dora')
    const made = await post('dora', '/v1/cases', { number: '2026-17', name: 'Questioned bullet' })
    expect(made.statusCode, made.body).toBe(201)
    answer(await get('dora', '/v1/cases/2026-17'))
    expect((await seen('dora', id)).faults).toEqual([])
    const listed = { number: '2026-18', reports: [{ handle: report, replaces: null }] }
    const other = await post('dora', '/v1/cases', listed)
    expect(other.json().reports[0].log10_lr).toEqual(expect.any(Number))
    expect((await seen('dora', id)).faults).toEqual(['result_read'])
  })

  test('others may read, and so may the reviewer look at the scans', async () => {
    const { id, scans } = await asked('carl')
    answer(await get('anne', `/v1/reports/${report}`))
    answer(await get('ben', `/v1/reports/${report}`))
    for (const scan of scans.mark_a) {
      answer(await get('carl', `/v1/artifacts/${scan}`))
      expect((await get('carl', `/v1/artifacts/${scan}/data`)).statusCode).toBe(200)
    }
    expect((await seen('carl', id)).blind).toBeNull()
    answer(await commit('carl', id, settings()))
    const whole: ReviewRecord = answer(await compare('carl', id))
    expect(whole.faults).toEqual([])
    answer(await get('carl', `/v1/reports/${report}`))
    expect((await seen('carl', id)).blind).toBe(true) // it is shown by now
    expect(whole.differences).toMatchObject({
      settings: [],
      score: 0,
      log10_lr: 0,
      verbal: false,
      outcome: false,
    })
  })

  test('who has compared these scans before, whichever way round', async () => {
    const fields = {
      domain: 'striated',
      mark_a_handles: lands.b.join(),
      mark_b_handles: lands.a.join(),
      async: 'false',
    }
    const { id } = await asked('chief')
    answer(await call('chief', 'POST', '/v1/compare', urlencoded(fields)))
    const committed: ReviewRecord = answer(await commit('chief', id, settings()))
    expect(committed).toMatchObject({ blind: false, faults: ['compared_before'] })
    expect(stepsOf(committed)).toEqual(['anne asked', 'chief peeked', 'chief committed'])
    answer(await compare('chief', id))
    await resolve('anne', id)
    const { document } = answer(await resolve('chief', id))
    expect(answer(await get('chief', `/v1/artifacts/${document}/data`)).blind).toBe(false)
  })
})

test('a review is asked of another key, of a report that is the own one', async () => {
  const wrong = async (who: Who, body: object, status: number) =>
    failure(await post(who, '/v1/reviews', { report, ...body }), status)
  expect(await wrong('anne', { reviewer: 'anne' }, 400)).toContain('your own key')
  expect(await wrong('anne', { reviewer: 'nobody' }, 400)).toContain('no API key has that name')
  expect(await wrong('ben', { reviewer: 'anne', report: recipe }, 404)).toContain('no report of yours')
})

test('without API keys there is one person alone, and no review', async () => {
  const alone = await testService()
  try {
    const made = answer(
      await alone.app.inject({ method: 'POST', url: '/v1/compare', ...comparison(BULLETS[0]!, BULLETS[1]!) }),
    )
    const payload = { report: made.report_handle, reviewer: 'ben' }
    const refused = await alone.app.inject({ method: 'POST', url: '/v1/reviews', payload })
    expect(failure(refused, 409)).toContain('set MARKGRAPH_API_KEYS')
  } finally {
    await alone.close()
  }
})
