/** Bundles of validations: done again from their scans, and forged. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canonicalJson, sha256 } from '../../src/address/canonical.ts'
import { manifestWith } from '../../src/verify/bundles/manifest.ts'
import { filesOfZip, type ZipFile, zipOf } from '../../src/verify/bundles/zip.ts'
import { NO_TRUST } from '../../src/verify/standing.ts'
import { verifyBundle } from '../../src/verify/verify-bundle.ts'
import { printer, printingEngine } from '../helpers/bundles.ts'
import { type BundledService, testBundled } from '../helpers/service.ts'
import { strokes } from '../helpers/studies.ts'
import { validated } from '../helpers/validations.ts'

const MARKS = strokes(5, 3)

let one: BundledService
let zip: Uint8Array
let dossier: string
beforeAll(async () => {
  one = await testBundled({ MARKGRAPH_LABORATORY: 'Laboratory of the tests' })
  dossier = await validated(one.app, MARKS)
  const sent = await one.app.inject(`/v1/dossiers/${dossier}/bundle.zip`)
  expect(sent.statusCode, sent.body.slice(0, 300)).toBe(200)
  zip = new Uint8Array(sent.rawPayload)
  const again = await one.app.inject(`/v1/dossiers/${dossier}/bundle.zip`)
  expect(sha256(again.rawPayload)).toBe(sha256(zip))
  const headers = { 'if-none-match': String(sent.headers['etag']) }
  expect((await one.app.inject({ url: `/v1/dossiers/${dossier}/bundle.zip`, headers })).statusCode).toBe(304)
}, 120_000)
afterAll(() => one.close())

const verified = async (bytes: Uint8Array, pdf?: ZipFile) => {
  const engine = { ...(await printingEngine(one.service)), trust: NO_TRUST }
  return verifyBundle(bytes, { ...engine, documents: await printer() }, async () => [], pdf)
}

/** The bundle with other files, whose hashes are all right. */
function forged(edit: (files: Map<string, string>) => void): Uint8Array {
  const [own, ...others] = filesOfZip(zip)
  const texts = new Map(
    others
      .filter(({ path }) => path.endsWith('.json'))
      .map(({ path, data }) => [path, new TextDecoder().decode(data)]),
  )
  edit(texts)
  const files = others.map(({ path, data }) => {
    const text = texts.get(path)
    return { path, data: text === undefined ? data : new TextEncoder().encode(text) }
  })
  const { handle: _, files: __, ...facts } = JSON.parse(new TextDecoder().decode(own!.data))
  const listed = files.map(({ path, data }) => ({ path, sha256: sha256(data), bytes: data.length }))
  const manifest = manifestWith({ ...facts, files: listed })
  return zipOf([
    { path: own!.path, data: new TextEncoder().encode(canonicalJson(manifest as never)) },
    ...files,
  ])
}

test('a validation is done again from its scans, and its document printed again', async () => {
  const found = await verified(zip)
  expect(found).toMatchObject({
    verified: true,
    report: dossier,
    proved: { computation: 'equal', pdf: 'equal', not_looked_at: [] },
  })
  expect(found.sentence).toMatch(
    /^Verified: all 15 scans were read, all 105 pairs scored, and the dossier put together again, with the same result; its marks are their own reference\./,
  )
}, 60_000)

test('a changed byte, another printed dossier and another size of a file are found', async () => {
  const changed = zip.slice()
  changed[changed.length >> 1]! ^= 1
  expect((await verified(changed)).verified).toBe(false)
  const pdf = { path: 'other.pdf', data: new TextEncoder().encode('Cllr 0.01') }
  const beside = await verified(zip, pdf)
  expect(beside).toMatchObject({ verified: false, proved: { computation: 'equal', pdf: 'differs' } })
  expect(beside.sentence).toContain('other.pdf is another document')
}, 60_000)

test.each([
  ['a better figure', 'dossier.json', /"value":[\d.e-]+/, '"value":0.001', /dossier\.json is not the one/],
  ['an invented criterion', 'plan.json', '"limit":0.9', '"limit":99', /plan\.json is not the one/],
  [
    'a mark of another source',
    'study.json',
    '"source":"edge1"',
    '"source":"edge2"',
    /the study of its scans is/,
  ],
  ['another owner', 'study.json', '"owner":""', '"owner":"anne"', /the study of its scans is/],
  ['another approval', 'print.json', 'B. Head', 'C. Head', /dossier\.pdf is not what this program prints/],
] as const)(
  '%s is found, though every hash is right',
  async (_, file, was, is, why) => {
    const bytes = forged((files) => {
      const text = files.get(file)!
      expect(text).toMatch(was)
      files.set(file, text.replace(was, is))
    })
    const found = await verified(bytes)
    expect(found.verified).toBe(false)
    expect(found.sentence).toMatch(why)
  },
  60_000,
)
