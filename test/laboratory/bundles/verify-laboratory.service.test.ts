/** Bundles of cases, reviews and impact documents: checked part by part, forged, and signed. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonicalJson, type Handle, type Json, sha256 } from '../../../src/address/canonical.ts'
import type { AnyNode } from '../../../src/kinds/node.ts'
import { verifyFile } from '../../../src/laboratory/bundles/verify-file.ts'
import { impactOf } from '../../../src/laboratory/impact.ts'
import { ALL_MARKS } from '../../../src/marks/all.ts'
import { allNodes } from '../../../src/service/nodes.ts'
import type { ArtifactStore } from '../../../src/store/store.ts'
import { manifestWith } from '../../../src/verify/bundles/manifest.ts'
import { filesOfZip, type ZipFile, zipOf } from '../../../src/verify/bundles/zip.ts'
import type { Engine } from '../../../src/verify/replay.ts'
import { addSignatures, signatureChecker } from '../../../src/verify/signatures/bundle-signatures.ts'
import { publicKeyIn } from '../../../src/verify/signatures/dsse.ts'
import { newKeys, privateKeyIn } from '../../../src/verify/signatures/signature.ts'
import { answer, failure } from '../../helpers/answers.ts'
import { filesOf, printer, printingEngine, smallDocuments, zipOfReport } from '../../helpers/bundles.ts'
import { comparison, form } from '../../helpers/form.ts'
import { localExecutor, testGraph } from '../../helpers/graph.ts'
import { callsTo, json, keysOf } from '../../helpers/people.ts'
import { type TestService, testService } from '../../helpers/service.ts'

const ROLES = { anne: 'study', ben: 'study', chief: 'admin' } as const
type Who = keyof typeof ROLES
const MARKS = [1, 2, 3].map((mark) => filesOf('toolmark', mark)[0]!)
const SIGNER = newKeys()
const STRANGER = newKeys()

let one: TestService
let reports: { readonly same: Handle; readonly other: Handle }
beforeAll(async () => {
  const env = {
    MARKGRAPH_API_KEYS: keysOf(ROLES),
    MARKGRAPH_LABORATORY: 'Laboratory of the tests',
    MARKGRAPH_SIGNING_KEY: SIGNER.privateKey,
  }
  one = await testService(env, undefined, { documents: smallDocuments() })
  const compared = async (b: Uint8Array): Promise<Handle> => {
    const body = comparison([MARKS[0]!], [b], { domain: 'toolmark' })
    return answer(await call('anne', 'POST', '/v1/compare', body)).report_handle
  }
  reports = { same: await compared(MARKS[1]!), other: await compared(MARKS[2]!) }
})
afterAll(() => one.close())

const call = callsTo<Who>(() => one)
const post = async (who: Who, url: string, body: object) => {
  const sent = await call(who, 'POST', url, json(body))
  expect(sent.statusCode, sent.body).toBeLessThan(300)
  return sent.json()
}
/** A bundle as a client gets it: twice the same bytes, and none to whoever has them. */
async function bundleAt(who: Who, url: string): Promise<Uint8Array> {
  const [sent, again] = [await call(who, 'GET', url), await call(who, 'GET', url)]
  expect(sent.statusCode, sent.body.slice(0, 300)).toBe(200)
  expect(sha256(again.rawPayload)).toBe(sha256(sent.rawPayload))
  const headers = { 'if-none-match': String(sent.headers['etag']) }
  expect((await call(who, 'GET', url, { headers })).statusCode).toBe(304)
  return new Uint8Array(sent.rawPayload)
}

const verified = async (bytes: Uint8Array, { pdf, engine }: { pdf?: ZipFile; engine?: Engine } = {}) =>
  verifyFile(bytes, engine ?? (await printingEngine(one.service)), signatureChecker(), pdf)

const textOf = (data: Uint8Array): string => new TextDecoder().decode(data)
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const isSignature = ({ path }: ZipFile): boolean => path.startsWith('signatures/')

/** The bundle with other files, whose hashes are all right, and without its signatures. */
function forged(zip: Uint8Array, edit: (files: Map<string, Uint8Array>) => void): Uint8Array {
  const [own, ...others] = filesOfZip(zip).filter((file) => !isSignature(file))
  const files = new Map(others.map(({ path, data }) => [path, data]))
  edit(files)
  const { handle: _, files: __, ...facts } = JSON.parse(textOf(own!.data))
  const all = [...files].map(([path, data]) => ({ path, data }))
  const listed = all.map(({ path, data }) => ({ path, sha256: sha256(data), bytes: data.length }))
  const manifest = manifestWith({ ...facts, files: listed })
  return zipOf([{ path: own!.path, data: bytesOf(canonicalJson(manifest as never)) }, ...all])
}

// biome-ignore lint/suspicious/noExplicitAny: any document
type Edit = (document: any) => void

/** The bundle whose JSON at `path` says something else. */
const saying = (zip: Uint8Array, path: string, edit: Edit): Uint8Array =>
  forged(zip, (files) => {
    const document = JSON.parse(textOf(files.get(path)!)) as Json
    edit(document)
    files.set(path, bytesOf(canonicalJson(document)))
  })

describe('the bundle of a case', () => {
  let zip: Uint8Array
  let id: string
  beforeAll(async () => {
    const made = await post('anne', '/v1/cases', {
      number: '2026/17',
      name: 'A door in the High Street',
      items: [{ exhibit: 'Q1' }],
      reports: [{ handle: reports.same }, { handle: reports.other, replaces: reports.same }],
    })
    id = made.id
    zip = await bundleAt('anne', `/v1/cases/${id}/bundle.zip`)
  })

  test('is verified: every report is computed again, and the case says what they answer', async () => {
    const found = await verified(zip)
    expect(found.sentence).toMatch(
      /^Verified: all 2 reports were computed again with the same result, and the case says of each what it answers; the references behind them are ones that you trust\. The bundle alone does not show whether what people wrote/,
    )
    expect(found).toMatchObject({ verified: true, proved: { computation: 'equal', pdf: 'absent' } })
    expect(found.steps.map(({ step }) => step)).toEqual([
      ...[reports.same, reports.other].map((one) => `reports/${one.slice(7)}.zip`).sort(),
      'case',
    ])
    expect(found.proved.signatures.map(({ valid }) => valid)).toEqual([true])
    expect(found.lacks).toEqual([expect.stringContaining('what people wrote into the case')])
  }, 60_000)

  test('prints the number of the case on the reports in it, each of which is a bundle', async () => {
    const file = filesOfZip(zip).find(({ path }) => path === `reports/${reports.same.slice(7)}.zip`)!
    expect((await verified(file.data)).verified).toBe(true)
    const print = filesOfZip(file.data).find(({ path }) => path === 'print.json')!
    expect(textOf(print.data)).toContain('2026/17')
  }, 60_000)

  test.each<[string, Edit, RegExp]>([
    [
      'another ratio',
      ({ reports: [one] }) => Object.assign(one, { log10_lr: 6 }),
      /log10_lr: it is .*, and the bundle has 6/,
    ],
    ['another outcome', ({ reports: [one] }) => Object.assign(one, { outcome: 'refused' }), /outcome/],
    ['another version', ({ reports }) => Object.assign(reports[1], { version: 1 }), /version/],
    [
      'that nothing replaces the first',
      ({ reports: [one] }) => Object.assign(one, { replaced_by: null }),
      /replaced_by/,
    ],
    ['a report less', (document) => document.reports.pop(), /not at its place/],
    ['a field that no case has', (document) => Object.assign(document, { lr: 1e6 }), /more than it may/],
    ['another case', (document) => Object.assign(document, { id: 'another' }), /the manifest is about/],
  ])(
    'says %s: not verified',
    async (_, edit, reason) => {
      const found = await verified(saying(zip, 'document.json', edit))
      expect(found).toMatchObject({ verified: false, verdict: 'not verified' })
      expect(found.sentence).toMatch(reason)
    },
    60_000,
  )

  test('with the bundle of another report in place of one: not verified', async () => {
    const [first, second] = [reports.same, reports.other].map((one) => `reports/${one.slice(7)}.zip`)
    const found = await verified(forged(zip, (files) => files.set(first!, files.get(second!)!)))
    expect(found.verdict).toBe('not verified')
    expect(found.sentence).toContain(first)
  }, 60_000)

  test('with a forged report in it, whose own hashes are right: not verified', async () => {
    const path = `reports/${reports.same.slice(7)}.zip`
    const lie: Edit = (report) => Object.assign(report, { log10_lr: 9 })
    const found = await verified(
      forged(zip, (files) => files.set(path, saying(files.get(path)!, 'report.json', lie))),
    )
    expect(found.verdict).toBe('not verified')
    expect(found.sentence).toContain(path)
  }, 60_000)

  test('what people wrote is as they wrote it: it can be changed where nobody signed it', async () => {
    const found = await verified(
      saying(zip, 'document.json', (one) => Object.assign(one, { name: 'Another door' })),
    )
    expect(found.verified).toBe(true)
    expect(found.sentence).toMatch(/does not show whether what people wrote into the case is true: .*\.$/)
    const signed = zipOf(
      filesOfZip(zip).map((file) =>
        file.path === 'document.json'
          ? { ...file, data: bytesOf(textOf(file.data).replace('High Street', 'Low Street')) }
          : file,
      ),
    )
    expect((await verified(signed)).verdict).toBe('not verified')
  }, 60_000)

  test('a printed document that came with it is no document of it', async () => {
    const pdf = { path: 'case.pdf', data: bytesOf('LR 1000000') }
    expect((await verified(zip, { pdf })).verdict).toBe('not verified')
  }, 60_000)

  test('is not made of a case without a report', async () => {
    await post('anne', '/v1/cases', { number: 'empty' })
    const sent = await call('anne', 'GET', '/v1/cases/empty/bundle.zip')
    expect(failure(sent, 409)).toContain('case empty has no report yet')
  })

  test('is given to its owner alone, and its export is an act', async () => {
    expect(failure(await call('ben', 'GET', `/v1/cases/${id}/bundle.zip`), 404)).toContain('no case')
    const [act] = await one.service.store.events.newest({ subject: id }, 1)
    expect(act).toMatchObject({ principal: 'anne', act: 'exported', details: { signed: true } })
  })
})

describe('a signature', () => {
  let zip: Uint8Array
  beforeAll(async () => {
    const { id } = await post('anne', '/v1/cases', { number: 'signed', reports: [{ handle: reports.same }] })
    zip = await bundleAt('anne', `/v1/cases/${id}/bundle.zip`)
  })
  const checked = async (bytes: Uint8Array, key: string) =>
    verifyFile(
      bytes,
      await printingEngine(one.service),
      signatureChecker({ key: publicKeyIn(key, 'the given key') }),
    )

  test('of the service is told from one by another key', async () => {
    expect((await checked(zip, SIGNER.publicKey)).verified).toBe(true)
    const found = await checked(zip, STRANGER.publicKey)
    expect(found.verified).toBe(false)
    expect(found.sentence).toContain('no valid signature by the given key')
  }, 60_000)

  test('is added to a bundle of a case, and covers the reports in it', async () => {
    const key = privateKeyIn(STRANGER.privateKey, 'the key')
    const both = addSignatures(zip, { key })
    const found = await checked(both, STRANGER.publicKey)
    expect(found.sentence).toMatch(/^Verified: /)
    expect(found.proved.signatures).toHaveLength(2)
  }, 60_000)

  test('of another bundle is no signature of this one', async () => {
    const other = forged(zip, () => {})
    const bare = filesOfZip(saying(other, 'document.json', (one) => Object.assign(one, { name: 'Else' })))
    const moved = zipOf([...bare, ...filesOfZip(zip).filter(isSignature)])
    const found = await verified(moved)
    expect(found.verdict).toBe('not verified')
    expect(found.sentence).toContain('does not sign this bundle')
  }, 60_000)
})

describe('the bundle of a review', () => {
  let zip: Uint8Array
  let id: string
  beforeAll(async () => {
    const surface = async (scan: Uint8Array): Promise<Handle> =>
      answer(await call('anne', 'POST', '/v1/artifacts', form(['scan', scan, 'a.x3p']))).handle
    const [a, b] = [await surface(MARKS[0]!), await surface(MARKS[1]!)]
    const made = await post('anne', '/v1/reviews', { report: reports.same, reviewer: 'ben' })
    id = made.id
    expect(failure(await call('anne', 'GET', `/v1/reviews/${id}/bundle.zip`), 409)).toContain(
      'no document yet',
    )
    const settings = { mark_a: { scans: [a] }, mark_b: { scans: [b] } }
    await post('ben', `/v1/reviews/${id}/commit`, { settings })
    await post('ben', `/v1/reviews/${id}/compare`, {})
    for (const who of ['anne', 'ben'] as const)
      await post(who, `/v1/reviews/${id}/resolve`, { sentence: 'Both give the same number.' })
    zip = await bundleAt('ben', `/v1/reviews/${id}/bundle.zip`)
  }, 60_000)

  test('is verified: both reports, what they differ in, the order of the acts, and its print', async () => {
    const found = await verified(zip)
    expect(found.sentence).toMatch(
      /^Verified: .*the review says what they differ in and in which order it was done/,
    )
    expect(found.proved).toMatchObject({ computation: 'equal', pdf: 'equal', not_looked_at: [] })
    expect(found.lacks).toEqual([expect.stringContaining('that no act is missing')])
  }, 60_000)

  test('its print is the document that the service gives', async () => {
    const { rawPayload } = await call('anne', 'GET', `/v1/reviews/${id}.pdf`)
    const pdf = { path: 'review.pdf', data: new Uint8Array(rawPayload) }
    expect((await verified(zip, { pdf })).verified).toBe(true)
    const other = { path: 'review.pdf', data: bytesOf('Blind: yes') }
    expect((await verified(zip, { pdf: other })).verdict).toBe('not verified')
  }, 60_000)

  test.each<[string, string, Edit, RegExp]>([
    [
      'an act in another order',
      'acts.json',
      ({ review }) => review.reverse(),
      /the review, derived again, differs at/,
    ],
    [
      'an act less',
      'acts.json',
      ({ review }) => review.splice(1, 1),
      /the review, derived again, differs at/,
    ],
    [
      'an act of another review',
      'acts.json',
      ({ review: [one] }) => Object.assign(one, { subject: 'another' }),
      /holds an act that is not of this review/,
    ],
    [
      'no signature of one of them',
      'acts.json',
      ({ review }) => review.pop(),
      /no act of the record shows that ben has signed the review/,
    ],
    [
      'another time of an act',
      'acts.json',
      ({ review: [, one] }) => Object.assign(one, { at: '2026-01-01T00:00:00.000Z' }),
      /the review, derived again, differs at/,
    ],
    [
      'that the reviewer read the first report before',
      'acts.json',
      ({ first, review: [one] }) =>
        first.push({ ...one, sequence: 1, act: 'exported', subject: reports.same, principal: 'ben' }),
      /blind|faults/,
    ],
    [
      'another laboratory',
      'print.json',
      (document) => Object.assign(document, { laboratory: 'Another' }),
      /document\.pdf is not what this program prints of it/,
    ],
  ])(
    'says %s: not verified',
    async (_, path, edit, reason) => {
      const found = await verified(saying(zip, path, edit))
      expect(found).toMatchObject({ verified: false, verdict: 'not verified' })
      expect(found.sentence).toMatch(reason)
    },
    60_000,
  )

  test('whose reports come without their scans is intact, and not computed again', async () => {
    const path = `reports/${reports.same.slice(7)}.zip`
    const bare = await zipOfReport(one.service, { report_handle: reports.same }, false)
    const found = await verified(forged(zip, (files) => files.set(path, bare)))
    expect(found.verdict).toBe('intact, not recomputable')
    expect(found.sentence).toMatch(/^Intact, but not done again: /)
  }, 60_000)

  test('whose document was changed is not the one of its handle', async () => {
    const found = await verified(
      saying(zip, 'document.json', (review) => Object.assign(review, { blind: false })),
    )
    expect(found.sentence).toMatch(
      /^Not verified: its files contradict each other: document\.json is sha256:/,
    )
  })
})

describe('the bundle of an impact document', () => {
  /** The present engine, but for a score that is smaller. */
  async function changedEngine(): Promise<Engine> {
    const nodes = new Map(
      [...allNodes(ALL_MARKS)].map(([name, node]): [string, AnyNode] => {
        if (name !== 'toolmark-score') return [name, node]
        const run: AnyNode['run'] = (inputs, params) => {
          const result = node.run(inputs, params) as unknown as { score: number }
          return { ...result, score: result.score * 0.5 } as never
        }
        return [name, { ...node, version: node.version + 1, run }]
      }),
    )
    const all = [...nodes.values()]
    const freshGraph = (store: ArtifactStore) =>
      testGraph(store, { executor: localExecutor(undefined, all, 0), nodes: all })
    return { ...(await printingEngine(one.service)), nodes, freshGraph, documents: await printer() }
  }
  let zip: Uint8Array
  beforeAll(async () => {
    const { handle, impact } = await impactOf(one.service, await changedEngine())
    expect(impact.changed.length).toBeGreaterThanOrEqual(2)
    await post('chief', `/v1/impacts/${handle}/approvals`, {
      by: 'B. Head',
      statement: 'Reports are sent again.',
    })
    zip = await bundleAt('chief', `/v1/impacts/${handle}/bundle.zip`)
  }, 60_000)

  test('is equal under the release that made it, which does not show that the reports were right, and under no other', async () => {
    const found = await verified(zip, { engine: await changedEngine() })
    expect(found.verdict).toBe('equal, not all known')
    expect(found.sentence).toMatch(
      /^Equal, but not verified: .*the document says of each what this release makes of it, but .* not looked at\.$/,
    )
    expect(found.proved).toMatchObject({ computation: 'equal', pdf: 'equal' })
    const other = await verified(zip)
    expect(other.verdict).toBe('not verified')
    expect(other.sentence).toMatch(/the impact document, derived again, differs at/)
  }, 60_000)

  test('of a release that changes nothing proves nothing of the reports that are not in it', async () => {
    const { handle } = await impactOf(one.service, await printingEngine(one.service))
    const found = await verified(await bundleAt('chief', `/v1/impacts/${handle}/bundle.zip`))
    expect(found.verdict).toBe('equal, not all known')
    expect(found.sentence).toContain('document.json where it calls reports equal was not looked at')
  }, 60_000)

  test('without an approval, it is printed otherwise', async () => {
    const edited = saying(zip, 'print.json', (print) => print.approvals.pop())
    const found = await verified(edited, { engine: await changedEngine() })
    expect(found.sentence).toContain('document.pdf is not what this program prints of it')
  }, 60_000)
})
