import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Handle } from '../../src/address/canonical.ts'
import { impactOf } from '../../src/laboratory/impact.ts'
import { engineOf } from '../../src/verify/verify-report.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison } from '../helpers/form.ts'
import { readPdf } from '../helpers/pdf.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'

let one: TestService
let handle: Handle
beforeAll(async () => {
  one = await testService()
  const sent = comparison(bullet(1), bullet(2))
  answer(await one.app.inject({ method: 'POST', url: '/v1/compare', ...sent }))
  handle = (await impactOf(one.service, engineOf(one.service))).handle
})
afterAll(() => one.close())

const get = (url: string) => one.app.inject({ url })
const approve = (url: string, payload: object) =>
  one.app.inject({ method: 'POST', url: `${url}/approvals`, payload })

test('what a release changes is listed and shown', async () => {
  const { impacts } = answer(await get('/v1/impacts'))
  expect(impacts).toMatchObject([{ handle, reports: 1 }])
  const { impact, approvals } = answer(await get(`/v1/impacts/${handle}`))
  expect(impact).toMatchObject({
    format: 'markgraph-impact-1',
    reports: 1,
    counts: { equal: 1 },
    changed: [],
  })
  expect(approvals).toEqual([])
})

test('all reports are done again as a job, one run at a time, and the document is the newest of the list', async () => {
  const post = () => one.app.inject({ method: 'POST', url: '/v1/impacts' })
  const [first, second] = [await post(), await post()]
  expect([first.statusCode, second.statusCode]).toEqual([202, 202])
  const begun = first.json()
  expect(second.json().job).toBe(begun.job)
  const job = async () => answer(await get(`/v1/jobs/${begun.job}`))
  await expect.poll(async () => (await job()).state, { timeout: 60_000 }).toBe('done')
  expect(await job()).toMatchObject({
    stages: [{ stage: 'reports', done: 1, total: 1 }],
    report_handle: null,
    error: null,
  })
  const { impacts } = answer(await get('/v1/impacts'))
  expect(impacts).toHaveLength(2)
  expect(impacts[0]).toMatchObject({ reports: 1 })
  expect(impacts[1]).toMatchObject({ handle })
  const { impact } = answer(await get(`/v1/impacts/${impacts[0].handle}`))
  expect(impact).toMatchObject({ reports: 1, counts: { equal: 1 } })
  expect((await post()).json().job).not.toBe(begun.job)
})

test('is approved by name, for good', async () => {
  const made = await approve(`/v1/impacts/${handle}`, { by: 'B. Head', statement: 'Nothing follows.' })
  expect(made.statusCode, made.body).toBe(201)
  expect(answer(await get(`/v1/impacts/${handle}`)).approvals).toMatchObject([
    { act: 'approved', details: { by: 'B. Head', statement: 'Nothing follows.' } },
  ])
  failure(await approve(`/v1/impacts/${handle}`, { by: '', statement: 'x' }), 422)
})

test('is printed with its approvals', async () => {
  const pdf = await get(`/v1/impacts/${handle}.pdf`)
  expect(pdf.statusCode, pdf.body.slice(0, 300)).toBe(200)
  expect(pdf.headers['content-disposition']).toContain(`impact-${handle.slice(7, 19)}.pdf`)
  const text = (await readPdf(pdf.rawPayload)).text.replaceAll(/\s+/g, ' ')
  for (const words of [
    'All 1 reports keep their number.',
    'The same report',
    'B. Head',
    'Nothing follows.',
  ]) {
    expect(text).toContain(words)
  }
  failure(await get(`/v1/impacts/sha256:${'0'.repeat(64)}.pdf`), 404)
})

test('what is no such document is not found, and cannot be approved', async () => {
  const none = `sha256:${'0'.repeat(64)}`
  failure(await get(`/v1/impacts/${none}`), 404)
  failure(await approve(`/v1/impacts/${none}`, { by: 'B. Head', statement: 'x' }), 404)
  failure(await get('/v1/impacts/nothing'), 404)
  const [reference] = await one.service.references.all()
  expect(failure(await get(`/v1/impacts/${reference!.ref.handle}`), 400)).toContain(
    'but one of kind impact is needed here',
  )
})
