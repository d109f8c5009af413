/** The bundle of a report and the difference of two, over HTTP. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBundle } from '../../src/verify/bundles/open-bundle.ts'
import { addSignatures } from '../../src/verify/signatures/bundle-signatures.ts'
import { checkedSignatures, publicKeyIn } from '../../src/verify/signatures/dsse.ts'
import { newKeys, privateKeyIn } from '../../src/verify/signatures/signature.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { type TestService, testService } from '../helpers/service.ts'

let one: TestService
let reports: string[]
beforeAll(async () => {
  one = await testService()
  reports = []
  for (const marks of [
    [1, 2],
    [1, 3],
  ]) {
    const [a, b] = marks.map((mark) => bullet(mark))
    const { report_handle } = answer(
      await one.app.inject({ method: 'POST', url: '/v1/compare', ...comparison(a!, b!) }),
    ) as { report_handle: string }
    reports.push(report_handle)
  }
})
afterAll(() => one.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  one.app.inject({ method: 'GET', url, headers })

test('a bundle is sent with its length and name, the same bytes every time', async () => {
  const url = `/v1/reports/${reports[0]}/bundle.zip?scans=true`
  const [first, second] = [await get(url), await get(url)]
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': `${first.rawPayload.length}`,
    'content-disposition': `attachment; filename="markgraph-${reports[0]!.slice(7, 19)}-with-scans.zip"`,
  })
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
  const { manifest, findings } = openBundle(new Uint8Array(first.rawPayload))
  expect(findings).toEqual([])
  expect(first.headers.etag).toBe(manifest!.handle)
  expect((await get(url, { 'if-none-match': manifest!.handle })).statusCode).toBe(304)
  const head = await one.app.inject({ method: 'HEAD', url })
  expect([head.headers['content-length'], head.rawPayload.length]).toEqual([
    first.headers['content-length'],
    0,
  ])
  const without = await get(`/v1/reports/${reports[0]}/bundle.zip`)
  expect(without.rawPayload.length).toBeLessThan(first.rawPayload.length)
  expect(without.headers.etag).not.toBe(first.headers.etag)
})

test('a report is computed again, a refusal too, and the answer says part by part what was proved', async () => {
  const verify = (handle: string) => one.app.inject({ method: 'POST', url: `/v1/reports/${handle}/verify` })
  const parts = {
    computation: 'equal',
    reference: 'trusted',
    pdf: 'absent',
    signatures: [],
    not_looked_at: [],
  }
  expect(answer(await verify(reports[0]!))).toMatchObject({
    verified: true,
    verdict: 'verified',
    outcome: 'calibrated',
    proved: { ...parts, refusal: null },
  })
  const refused = answer(
    await one.app.inject({ method: 'POST', url: '/v1/compare', ...comparison(bullet(1), bullet(1)) }),
  ) as { report_handle: string; refused: boolean }
  expect(refused.refused).toBe(true)
  expect(answer(await verify(refused.report_handle))).toMatchObject({
    verified: true,
    outcome: 'refused',
    proved: { ...parts, refusal: 'derived' },
  })
  failure(await verify(`sha256:${'0'.repeat(64)}`), 404)
})

test('the texts of a bundle are printed on its document, and stand in print.json', async () => {
  const url = `/v1/reports/${reports[0]}/bundle.zip?case_id=2026-17&report_number=3&signatures=A;B`
  const { held, findings } = openBundle(new Uint8Array((await get(url)).rawPayload))
  expect(findings).toEqual([])
  expect(held.print).toMatchObject({
    case_id: '2026-17',
    report_number: '3',
    laboratory: '',
    signatures: ['A', 'B'],
  })
  const plain = openBundle(new Uint8Array((await get(`/v1/reports/${reports[0]}/bundle.zip`)).rawPayload))
  expect(Buffer.from(held.pdf!).equals(Buffer.from(plain.held.pdf!))).toBe(false)
})

test('language, scale and statement of a bundle stand in print.json; no such scale is refused', async () => {
  const url = `/v1/reports/${reports[0]}`
  const read = async (query: string) =>
    openBundle(new Uint8Array((await get(`${url}/bundle.zip?${query}`)).rawPayload)).held
  const [plain, german] = [await read(''), await read('language=de&scale=enfsi')]
  expect(plain.print).toMatchObject({ language: 'en', scale: 'specification', statement: '' })
  expect(german.print).toMatchObject({ language: 'de', scale: 'enfsi' })
  expect(Buffer.from(german.pdf!).equals(Buffer.from(plain.pdf!))).toBe(false)
  const document = await get(`${url}/report.pdf?language=de&scale=enfsi`)
  expect(document.rawPayload.equals(Buffer.from(german.pdf!))).toBe(true)
  failure(await get(`${url}/report.pdf?scale=enfsy`), 400)
  expect((await get(`${url}/report.pdf?language=it`)).statusCode).toBe(422)
})

test('a service with a signing key gives the bytes of a bundle that was signed afterwards', async () => {
  const url = `/v1/reports/${reports[0]}/bundle.zip`
  const plain = await get(url)
  const { privateKey, publicKey } = newKeys()
  one = await one.restart({ MARKGRAPH_SIGNING_KEY: privateKey })
  try {
    const [first, second] = [await get(url), await get(url)]
    const key = privateKeyIn(privateKey, 'the key')
    const afterwards = addSignatures(new Uint8Array(plain.rawPayload), { key })
    expect(first.rawPayload.equals(Buffer.from(afterwards))).toBe(true)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(first.headers['content-length']).toBe(`${first.rawPayload.length}`)
    const { manifest, findings, signatureFiles: files } = openBundle(new Uint8Array(first.rawPayload))
    expect(findings).toEqual([])
    const trusted = publicKeyIn(publicKey, 'the key')
    expect(await checkedSignatures(manifest!, files, trusted)).toMatchObject([{ valid: true }])
    expect(first.headers.etag).toMatch(new RegExp(`^${manifest!.handle}-[0-9a-f]{16}$`))
    expect((await get(url, { 'if-none-match': manifest!.handle })).statusCode).toBe(200)
    expect((await get(url, { 'if-none-match': first.headers.etag! })).statusCode).toBe(304)
  } finally {
    one = await one.restart({})
  }
})

test('what is no report has no bundle', async () => {
  const missing = `sha256:${'0'.repeat(64)}`
  failure(await get(`/v1/reports/${missing}/bundle.zip`), 404)
  failure(await get('/v1/reports/nothing/bundle.zip'), 404)
  expect((await get(`/v1/reports/${reports[0]}/bundle.zip?scans=perhaps`)).statusCode).toBe(422)
  failure(await get(`/v1/reports/${reports[0]}/diff/${missing}`), 404)
})

test('a scan that is not kept: the bundle with scans is refused in a sentence, the one without is not', async () => {
  const other = await testService({ MARKGRAPH_KEEP_SCANS: 'false' })
  try {
    const sent = await other.app.inject({
      method: 'POST',
      url: '/v1/compare',
      ...comparison(bullet(1), bullet(2)),
    })
    const { report_handle } = answer(sent) as { report_handle: string }
    const url = `/v1/reports/${report_handle}/bundle.zip`
    const refused = await other.app.inject({ method: 'GET', url: `${url}?scans=true` })
    expect(refused.statusCode).toBe(404)
    expect(refused.json().detail).toMatch(/^the scan with the SHA-256 [0-9a-f]{64} is not kept here; ask for/)
    expect((await other.app.inject({ method: 'GET', url })).statusCode).toBe(200)
  } finally {
    await other.close()
  }
})

test('two reports part where their scans do', async () => {
  const found = answer(await get(`/v1/reports/${reports[0]}/diff/${reports[1]}`)) as {
    first: object
    equal: boolean
  }
  expect(found).toMatchObject({ equal: false, first: { step: 'decode', what: 'input', name: 'scan' } })
  expect(answer(await get(`/v1/reports/${reports[0]}/diff/${reports[0]}`))).toMatchObject({
    equal: true,
    first: null,
  })
})
