import { readFile } from 'node:fs/promises'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../src/address/canonical.ts'
import { answer, failure } from '../helpers/answers.ts'
import { form, type Part } from '../helpers/form.ts'
import { contents, type TestService, testService } from '../helpers/service.ts'

const document = async (changes: object = {}): Promise<Uint8Array> => {
  const striated = JSON.parse(await readFile('references/striated.json', 'utf8'))
  return strToU8(JSON.stringify({ ...striated, id: 'other-lab', name: 'Another laboratory', ...changes }))
}
const sent = (bytes: Uint8Array, ...more: Part[]) =>
  form(['reference', bytes, 'reference.json'], ['population', 'The laboratory says so.'], ...more)

describe('importing a reference', () => {
  let one: TestService
  beforeAll(async () => {
    one = await testService()
    await post(sent(strToU8('{'))) // where usual scores lie is looked up at the first import, and kept
  })
  afterAll(() => one.close())
  const post = (body: ReturnType<typeof form>, headers = {}) =>
    one.app.inject({
      method: 'POST',
      url: '/v1/references',
      payload: body.payload,
      headers: { ...body.headers, ...headers },
    })
  const ids = async () =>
    (await one.app.inject('/v1/references')).json().references.map(({ id }: { id: string }) => id)

  test.each([
    ['text that is not JSON', () => strToU8('{'), /not JSON/],
    ['figures that the pairs do not give', () => document({ diagnostics: { n_km: 1 } }), /diagnostics/],
    ['the id of a bundled reference', () => document({ id: 'striated' }), /bundled reference/],
    ['brackets without end', () => strToU8('['.repeat(500_000) + ']'.repeat(500_000)), /nested|reference/],
    ['an .npz without its sidecar', () => zipSync({ 'scores.npy': strToU8('') }), /sidecar/],
  ])('refuses %s, and leaves nothing behind', async (_, bytes, message) => {
    const listed = await ids()
    const before = await contents(one.data)
    expect(failure(await post(sent(await bytes())), 400)).toMatch(message)
    expect(await contents(one.data)).toEqual(before)
    expect(await ids()).toEqual(listed)
  })

  test('refuses a file over 16 MiB, and requests from elsewhere when there are no keys', async () => {
    const large = new Uint8Array(16 * 2 ** 20 + 1)
    expect(failure(await post(sent(large)), 413)).toContain('16 MiB')
    failure(await post(sent(await document()), { 'x-forwarded-for': '192.0.2.7' }), 403)
  })

  test('gives its record, and changes nothing when it is repeated; another document cannot have the id', async () => {
    const record = answer(await post(sent(await document())))
    expect(record).toMatchObject({ id: 'other-lab', name: 'Another laboratory' })
    expect(await ids()).toContain('other-lab')
    const { lr_bounds_log10 } = answer(await one.app.inject('/v1/references/other-lab'))
    const [least, greatest] = lr_bounds_log10 as [number, number]
    expect(least).toBeLessThan(0)
    expect(greatest).toBeGreaterThan(0)
    const before = await contents(one.data)
    expect(answer(await post(sent(await document())))).toEqual(record)
    expect(await contents(one.data)).toEqual(before)
    failure(await post(sent(await document({ name: 'Not the same' }))), 400)
  })

  test('says what made and measured its marks, as far as their publishers and files state it, outside its document', async () => {
    const { origins, last_check } = answer(await one.app.inject('/v1/references/other-lab'))
    expect(origins.slice(0, 2)).toEqual([
      {
        tag: 'hamby44',
        make: 'Ruger P-85',
        calibre: null,
        instruments: [{ manufacturer: 'Sensofar', model: 'Sneox2' }],
      },
      {
        tag: 'hamby252',
        make: 'Ruger P-85',
        calibre: null,
        instruments: [{ manufacturer: 'NanoFocus', model: 'usurf' }],
      },
    ])
    expect(last_check).toBe(null)
    const exported = answer(await one.app.inject('/v1/references/other-lab/document'))
    expect(exported).not.toHaveProperty('origins')
    const elsewhere = { url: '/v1/references/other-lab', headers: { 'x-forwarded-for': '192.0.2.7' } }
    expect(answer(await one.app.inject(elsewhere))).not.toHaveProperty('last_check')
  })

  test('its document leaves as it came, under its handle, and another service takes it', async () => {
    const url = '/v1/references/other-lab/document'
    const exported = await one.app.inject(url)
    expect(exported.statusCode).toBe(200)
    const handle = String(exported.headers.etag).slice(1, -1)
    expect((await one.app.inject({ url, headers: { 'if-none-match': `"${handle}"` } })).statusCode).toBe(304)
    failure(await one.app.inject('/v1/references/nobody/document'), 404)
    const other = await testService()
    const { payload, headers } = sent(exported.rawPayload)
    const record = answer(await other.app.inject({ method: 'POST', url: '/v1/references', payload, headers }))
    expect(record).toMatchObject({ id: 'other-lab', name: 'Another laboratory' })
    expect((await other.app.inject(url)).headers.etag).toBe(`"${handle}"`)
    await other.close()
  })
})

test('a reference that a key imported is its own; a key that only submits imports none', async () => {
  const keys = { anne: 'a'.repeat(32), ben: 'b'.repeat(32), sender: 's'.repeat(32) }
  const role = (who: string) => (who === 'sender' ? 'submit' : 'study')
  const list = Object.entries(keys).map(
    ([who, key]) => `${who}:${role(who)}:sha256:${sha256(Buffer.from(key))}`,
  )
  const one = await testService({ MARKGRAPH_API_KEYS: list.join(',') })
  try {
    const body = sent(await document())
    const post = (key: string) =>
      one.app.inject({
        method: 'POST',
        url: '/v1/references',
        payload: body.payload,
        headers: { ...body.headers, 'x-api-key': key },
      })
    const get = (key: string) =>
      one.app.inject({ url: '/v1/references/other-lab', headers: { 'x-api-key': key } })
    failure(await post(keys.sender), 403)
    answer(await post(keys.anne))
    answer(await get(keys.anne))
    failure(await get(keys.ben), 404)
  } finally {
    await one.close()
  }
})
