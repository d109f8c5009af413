import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { answer, failure } from '../helpers/answers.ts'
import { form } from '../helpers/form.ts'
import { contents, type TestService, testService } from '../helpers/service.ts'
import { strokes } from '../helpers/studies.ts'

let one: TestService
beforeAll(async () => {
  one = await testService()
})
afterAll(() => one.close())

const [A, B] = strokes(2, 1)

/** What is stored, once the files of answered uploads are removed: that ends a moment after the answer. */
const settled = (): Promise<Record<string, number>> =>
  vi.waitFor(async () => {
    const found = await contents(one.data)
    expect(found['tmp_files']).toBe(0)
    return found
  })

/** Something in JSON that looks like an uploaded file, of these bytes. */
const forged = (filename: string, bytes: Uint8Array) => ({
  filename,
  sha256: sha256(bytes),
  size: bytes.length,
})

test.each([
  ['/v1/studies', { domain: 'toolmark', manifest: [forged('m.csv', Buffer.from('x'))] }],
  [
    '/v1/studies',
    { domain: 'toolmark', manifest: 'study,source,mark,scan\ns,e,m,a\ns,f,n,b', scans: ['a', 'b'] },
  ],
  ['/v1/compare', { domain: 'toolmark', mark_a: ['a'], mark_b: ['b'] }],
  ['/v1/artifacts', { scan: ['a'] }],
])('%s takes no JSON for an uploaded file, known or not', async (url, body) => {
  answer(await one.app.inject({ method: 'POST', url: '/v1/artifacts', ...form(['scan', A!.bytes, 'a.x3p']) }))
  const before = await settled()
  const files = { a: forged('a', A!.bytes), b: forged('b', B!.bytes) }
  const payload = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((part) => files[part as 'a' | 'b'] ?? part) : value,
    ]),
  )
  failure(await one.app.inject({ method: 'POST', url, payload }), 422)
  expect(await settled()).toEqual(before)
})
