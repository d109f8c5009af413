/** Validations that are planned before they are scored, and their dossiers, over HTTP. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison, form, type Part } from '../helpers/form.ts'
import { readPdf } from '../helpers/pdf.ts'
import { callsTo, keysOf } from '../helpers/people.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'
import { bullets, manifestOf, type Stroke, strokes } from '../helpers/studies.ts'

const MARKS = strokes(5, 3)
const OTHERS = strokes(10, 3).slice(15)

let one: TestService
beforeAll(async () => {
  one = await testService({
    MARKGRAPH_API_KEYS: keysOf({ anne: 'study', ben: 'study' }),
    MARKGRAPH_LABORATORY: 'Forensic Laboratory, Ely',
  })
})
afterAll(() => one.close())

const ask = callsTo(() => one)
const call = (method: 'GET' | 'POST', url: string, body: object = {}, who = 'anne') =>
  ask(who, method, url, body)
const post = (url: string, payload: object, who?: string) => call('POST', url, { payload }, who)
const get = (url: string, who?: string) => call('GET', url, {}, who)

async function studyOf(marks: readonly Stroke[], domain = 'toolmark'): Promise<string> {
  const files = marks.map(({ bytes, scan }): Part => ['scans', bytes, scan])
  const made = await call(
    'POST',
    '/v1/studies',
    form(['domain', domain], ['manifest', manifestOf(marks)], ...files),
  )
  return made.json().id
}

const CRITERIA = [
  { measure: 'cllr', limit: 0.9, least_sources: 5 },
  { measure: 'misleading_km', limit: 0.1, least_sources: 5 },
  { measure: 'auc', limit: 0.2, least_sources: 50 },
  { measure: 'cllr_more_known_marks', limit: 0.1, least_sources: 5 },
]
const planned = (study: string, more: object = {}) =>
  post('/v1/plans', { study, name: 'Five edges', chosen_by: 'A. Examiner', criteria: CRITERIA, ...more })

/** Runs a plan to its end; the plan as it is then. */
async function run(plan: string) {
  const started = await call('POST', `/v1/plans/${plan}/run`)
  expect(started.statusCode, started.body).toBe(202)
  for (;;) {
    const now = answer(await get(`/v1/plans/${plan}`))
    if (['done', 'failed', 'cancelled'].includes(now.state)) return now
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
function made(response: Awaited<ReturnType<typeof call>>) {
  expect(response.statusCode, response.body.slice(0, 500)).toBe(201)
  return response.json()
}
const dossierOf = async (plan: string) => {
  const { dossier, reason } = await run(plan)
  expect(reason).toBeNull()
  return answer(await get(`/v1/dossiers/${dossier}`))
}
const codes = ({ dossier }: { dossier: { findings: { code: string }[] } }): string[] =>
  dossier.findings.map(({ code }) => code)

describe('a plan', () => {
  let study: string
  let plan: string
  let dossier: string

  test('is an artifact that names marks, release, config and criteria, before there are scores', async () => {
    study = await studyOf(MARKS)
    const made = await planned(study)
    expect(made.statusCode, made.body).toBe(201)
    const { plan: document, ...about } = made.json()
    plan = about.handle
    expect(about).toMatchObject({ state: 'created', pairs_done: 0, dossier: null, study })
    expect(document).toMatchObject({ criteria: CRITERIA, reference: null, scored_before: [], study })
    expect(document.marks[0]).toEqual({
      mark: 'edge1-1',
      source: 'edge1',
      tag: 'made-up',
      scans: [sha256(MARKS[0]!.bytes)],
      instruments: ['unknown'],
    })
    expect(answer(await get(`/v1/artifacts/${plan}`)).kind).toBe('validation.plan')
  })

  test('is refused with what it does not know, or without a criterion', async () => {
    expect(JSON.stringify(failure(await planned(study, { scorer_config: '{}' }), 422))).toContain(
      'scorer_config',
    )
    failure(await planned(study, { criteria: [] }), 422)
    failure(await planned(study, { criteria: [{ measure: 'cllr', limit: 0.5 }] }), 422)
    expect(failure(await planned(study, { reference: 'nothing' }), 404)).toContain('nothing')
    failure(await post('/v1/plans', { study, name: 'x', chosen_by: 'x', criteria: CRITERIA }, 'ben'), 404)
  })

  test('gives a dossier, in which the end of an interval and the number of sources decide', async () => {
    const found = await dossierOf(plan)
    dossier = found.handle
    const { matrix, passed, findings, n_km, n_knm, by_source } = found.dossier
    expect({ n_km, n_knm, sources: by_source.length, findings }).toEqual({
      n_km: 15,
      n_knm: 90,
      sources: 5,
      findings: [],
    })
    expect(matrix.map((row: { passed: boolean }) => row.passed)).toEqual([true, false, false, true])
    expect(matrix[1].result).toEqual({ value: 0, low: 0, high: 3 / 5 }) // none of 15 pairs, which does not show a tenth
    expect(matrix[2].reason).toMatchObject({
      code: 'too_few_sources',
      values: { found: 5, least: 50 },
      message: 'The marks come from 5 sources; the criterion asks for at least 50.',
    })
    expect(passed).toBe(false)
    failure(await get(`/v1/dossiers/${dossier}`, 'ben'), 404)
  })

  test('is approved by name, with the deviations that are accepted, in the record and on the document', async () => {
    const approval = { by: 'B. Head', statement: 'For screwdrivers' }
    const url = `/v1/dossiers/${dossier}/approvals`
    expect(failure(await post(url, approval), 409)).toContain('not every criterion is met')
    const made = await post(url, { ...approval, deviations: 'Too few edges.' })
    expect(made.statusCode, made.body).toBe(201)
    expect(made.json().approvals).toMatchObject([
      { principal: 'anne', act: 'approved', details: { by: 'B. Head', deviations: 'Too few edges.' } },
    ])
    const pdf = await get(`/v1/dossiers/${dossier}.pdf`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    const text = (await readPdf(pdf.rawPayload)).text.replaceAll(/\s+/g, ' ')
    for (const part of [
      'Forensic Laboratory, Ely',
      'not passed',
      'B. Head',
      'Too few edges.',
      plan,
      dossier,
    ]) {
      expect(text).toContain(part)
    }
  })

  test('made after the scores says so, and names the plan before it and the marks that it leaves out', async () => {
    const later = made(await planned(study, { criteria: [CRITERIA[0]] }))
    const found = await dossierOf(later.handle)
    expect(codes(found)).toEqual(['scored_before', 'planned_before'])
    expect(found.dossier.findings[1].values).toEqual({ study, plans: [plan] })
    const fewer = made(await planned(await studyOf(MARKS.slice(1))))
    expect(fewer.plan.scored_before).toMatchObject([{ study, marks: 14, left_out: ['edge1-1'] }])
    const { plans } = answer(await get('/v1/plans'))
    expect(plans.map(({ handle }: { handle: string }) => handle)).toEqual([fewer.handle, later.handle, plan])
  })
})

test('marks that were compared by themselves before the plan are told, and marks of others are not', async () => {
  const rows = bullets(10)
  const marks = [...Map.groupBy(rows, ({ mark }) => mark).values()].map((lands) =>
    lands.map(({ bytes }) => bytes),
  )
  const [a, b] = marks
  answer(await call('POST', '/v1/compare', comparison(a!, b!)))
  answer(await call('POST', '/v1/compare', comparison(a!, bullet(900))))
  const { handle, plan } = made(await planned(await studyOf(rows, 'striated')))
  expect(plan).toMatchObject({ scored_before: [], compared_before: { reports: 1, marks: 2 } })
  const found = await dossierOf(handle)
  expect(codes(found)).toContain('compared_before')
  expect(JSON.stringify(found.dossier.findings)).toContain('one report had compared 2 marks of this plan')
})

describe('what a plan or its dossier finds', () => {
  const renamed = (marks: readonly Stroke[], place: number, change: Partial<Stroke>): Stroke[] =>
    marks.map((mark, i) => (i === place ? { ...mark, ...change } : mark))

  test('a mark with the label of another source, and a source in two names', async () => {
    const wrong = made(await planned(await studyOf(renamed(OTHERS, 0, { source: 'edge7' }))))
    const found = await dossierOf(wrong.handle)
    expect(codes(found)).toEqual(['doubtful_label'])
    expect(found.dossier.findings[0].values).toMatchObject({
      mark: 'edge6-1',
      source: 'edge7',
      other: 'edge6',
    })
    const twice = made(await planned(await studyOf(renamed(OTHERS, 0, { source: 'exhibit 4' }))))
    const names = await dossierOf(twice.handle)
    expect(codes(names)).toEqual(['scored_before', 'planned_before', 'sources_agree'])
    expect(names.dossier.findings[2].values).toEqual({
      source_a: 'edge6',
      source_b: 'exhibit 4',
      pairs: 2,
      above: 2,
    })
  })

  test('names that a person reads as one, a scan in two marks, and marks without a pair of each class', async () => {
    const refused = async (marks: readonly Stroke[]): Promise<string> =>
      failure(await planned(await studyOf(marks)), 400)
    expect(await refused(renamed(OTHERS, 0, { source: 'Edge6 ' }))).toContain('look like one name')
    expect(await refused(renamed(OTHERS, 0, { bytes: OTHERS[4]!.bytes }))).toContain('is also a scan of mark')
    expect(await refused(OTHERS.slice(0, 3))).toContain('at least two sources')
  })

  test('a reference that holds a mark of the plan, or changed after it', async () => {
    const study = await studyOf(OTHERS)
    await run(made(await planned(study)).handle)
    const reference = {
      id: 'ours',
      name: 'Ours',
      population: 'The laboratory says that its cases have such edges.',
    }
    answer(await post(`/v1/studies/${study}/reference`, reference))
    expect(failure(await planned(study, { reference: 'ours' }), 400)).toContain('is a scan of reference ours')
    const apart = made(await planned(await studyOf(strokes(16, 3).slice(30)), { reference: 'ours' }))
    const { dossier } = await dossierOf(apart.handle)
    expect(dossier.figures.protocol).toBe('separate-marks')
    expect(dossier.findings).toEqual([])
  })
})
