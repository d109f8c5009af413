/** What a bundle holds, that it is the same every time, and what a check of it finds. */
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonicalJson, handleOfJson, type Json, sha256 } from '../../../src/address/canonical.ts'
import type { Answer } from '../../../src/compare/answer/answer.ts'
import { answerComparison } from '../../../src/compare/answer/answer-comparison.ts'
import { prepareComparison } from '../../../src/compare/request/comparison.ts'
import { fileEntry, type Manifest } from '../../../src/verify/bundles/manifest.ts'
import { filesOfZip, type ZipFile, zipOf } from '../../../src/verify/bundles/zip.ts'
import { reportDifference } from '../../../src/verify/report-difference.ts'
import type { ReportVerification } from '../../../src/verify/shapes.ts'
import { storedDossier } from '../../../src/verify/sources/stored-dossier.ts'
import { verifyBundle } from '../../../src/verify/verify-bundle.ts'
import { verifyReport } from '../../../src/verify/verify-report.ts'
import {
  DOMAINS,
  type Domain,
  filesOf,
  printingEngine,
  reportOf,
  smallReferences,
  uploadOf,
  zipOfReport,
} from '../../helpers/bundles.ts'
import type { TestComposition } from '../../helpers/composition.ts'
import { forgedSignature } from '../../helpers/forged.ts'

let one: TestComposition
const reports = {} as Record<Domain, Answer>
const zips = {} as Record<Domain, Uint8Array>
beforeAll(async () => {
  one = await smallReferences()
  for (const domain of DOMAINS) {
    reports[domain] = await reportOf(one.service, domain)
    zips[domain] = await zipOfReport(one.service, reports[domain])
  }
})
afterAll(() => one.close())

const check = async (zip: Uint8Array): Promise<ReportVerification> =>
  verifyBundle(zip, await printingEngine(one.service), async () => [])

const decoder = new TextDecoder()
const jsonOf = (files: readonly ZipFile[], path: string): Json =>
  JSON.parse(decoder.decode(files.find((file) => file.path === path)!.data)) as Json

/** A bundle with other files, whose manifest lists them as if they had been there from the start. */
function forged(
  zip: Uint8Array,
  change: (file: ZipFile, files: readonly ZipFile[]) => Uint8Array,
): Uint8Array {
  const all = filesOfZip(zip)
  const [, ...files] = all.map((file) => ({ path: file.path, data: change(file, all) }))
  const { handle: _, ...facts } = jsonOf(all, 'manifest.json') as unknown as Manifest
  const rest = { ...facts, files: files.map(({ path, data }) => fileEntry(path, data)) }
  const manifest = { ...rest, handle: handleOfJson(rest as unknown as Json) }
  return zipOf([{ path: 'manifest.json', data: encode(manifest) }, ...files])
}
const encode = (value: unknown): Uint8Array => new TextEncoder().encode(canonicalJson(value as Json))

interface Report {
  readonly [name: string]: Json & object
}

test('a bundle has the same bytes where the same lands were compared in other ways before', async () => {
  const other = await smallReferences()
  try {
    const [a, b] = [filesOf('striated', 1), filesOf('striated', 2)].map((files) => files.map(uploadOf))
    const compare = async (
      scans: typeof a,
      others: typeof b,
      edges: readonly (readonly [number, number])[],
    ) =>
      answerComparison(
        other.service,
        await prepareComparison(other.service, {
          domain: 'striated',
          a: { scans: scans!, read: { edges, replica: false, mirrored: false } },
          b: { scans: others! },
        }),
        { include: new Set(), principal: '' },
      )
    for (const [i, scan] of a!.entries()) await compare([scan], [b![i]!], []) // on striated_single
    const set = [0, 20, 40].map((um) => [um * 1e-6, 950e-6] as const)
    for (const edges of set) await compare(a, b, [edges, edges])
    const report = await reportOf(other.service, 'striated')
    expect(report.report_handle).toBe(reports.striated.report_handle)
    expect(sha256(await zipOfReport(other.service, report))).toBe(sha256(zips.striated))
  } finally {
    await other.close()
  }
})

describe.each(DOMAINS)('a bundle of domain %s', (domain) => {
  test('has the same bytes on another service, and opens as any ZIP', async () => {
    const other = await smallReferences()
    try {
      const report = await reportOf(other.service, domain)
      expect(report.report_handle).toBe(reports[domain].report_handle)
      expect(sha256(await zipOfReport(other.service, report))).toBe(sha256(zips[domain]))
    } finally {
      await other.close()
    }
    const files = unzipSync(zips[domain])
    const manifest = jsonOf(filesOfZip(zips[domain]), 'manifest.json') as unknown as Manifest
    expect(Object.keys(files)).toEqual(['manifest.json', ...manifest.files.map(({ path }) => path)])
    for (const { path, sha256: hash } of manifest.files) expect(sha256(files[path]!)).toBe(hash)
  })

  test('with its scans is computed again in full', async () => {
    const found = await check(zips[domain])
    expect(found.sentence).toMatch(/^Verified: all \d+ computations were done again with the same result/)
    expect(found).toMatchObject({
      verdict: 'verified',
      report: reports[domain].report_handle,
      difference: null,
      lacks: [],
      derivation: { status: 'equal', report: reports[domain].report_handle },
    })
    expect(found.steps.every(({ runs, equal }) => runs === equal)).toBe(true)
  })

  test('without its scans is intact, and says which are missing', async () => {
    const found = await check(await zipOfReport(one.service, reports[domain], false))
    expect(found.verdict).toBe('intact, not recomputable')
    const step = (name: string) => found.steps.find((one) => one.step === name)!
    expect(step('decode').equal).toBe(0)
    expect(step('calibrate')).toMatchObject({ not_equal: 0, not_recomputable: 0 })
    expect(found.lacks[0]).toMatch(/^the scan with the SHA-256 [0-9a-f]{12}… is not in the bundle: \d+ of/)
    expect(found.derivation!.status).toBe('not derived')
  })
})

describe('a bundle that was changed on purpose, with hashes to match', () => {
  test('another likelihood ratio in the report is no report of these runs', async () => {
    const found = await check(
      forged(zips.striated, ({ path, data }) => {
        if (path !== 'report.json') return data
        const report = JSON.parse(decoder.decode(data)) as { [key: string]: Json }
        return encode({ ...report, likelihood_ratio: 1e6 })
      }),
    )
    expect(found).toMatchObject({
      verdict: 'not verified',
      findings: [{ file: 'report.json', what: 'contradiction' }],
    })
  })

  test('other words than those of its codes are found, though they take no part in the handle of the report', async () => {
    const says = (change: (report: Report) => unknown): Promise<ReportVerification> =>
      check(
        forged(zips.striated, ({ path, data }) =>
          path === 'report.json' ? encode(change(JSON.parse(decoder.decode(data)) as Report)) : data,
        ),
      )
    expect((await says((report) => report)).verdict).toBe('verified')
    const [note, ...notes] = reports.striated.notes
    const changed = [
      [
        '/notes/0/message',
        (report: Report) => ({ ...report, notes: [{ ...note, message: 'It is proven.' }, ...notes] }),
      ],
      ['/scope_note', (report: Report) => ({ ...report, scope_note: 'It is proven.' })],
      [
        '/propositions/different',
        (report: Report) => ({
          ...report,
          propositions: { ...report['propositions'], different: 'Nobody.' },
        }),
      ],
      ['/verbal_remark', (report: Report) => ({ ...report, verbal_remark: 'It is proven.' })],
    ] as const
    for (const [path, change] of changed) {
      const found = await says(change)
      expect(found).toMatchObject({
        verdict: 'not verified',
        findings: [{ file: 'report.json', what: 'contradiction' }],
      })
      if (path !== '/verbal_remark') expect(found.findings[0]!.message).toContain(`${path} is `)
    }
  })

  test('another description of the runs does not follow from the other files', async () => {
    const found = await check(
      forged(zips.striated, ({ path, data }) =>
        path === 'README.md' ? new TextEncoder().encode('The LR is 1,000,000.') : data,
      ),
    )
    expect(found.findings).toMatchObject([{ file: 'README.md', what: 'contradiction' }])
  })

  test('an artifact with another number: the run that gave it and the number are named', async () => {
    const { zip, artifact } = await forgedSignature(zips.striated)
    const found = await check(zip)
    expect(found.verdict).toBe('not verified')
    expect(found.difference).toMatchObject({
      step: 'signature',
      node: 'land-signature',
      artifact,
    })
    expect(found.difference!.value).toMatchObject({ differing: 1, recorded: 1 })
  })
})

describe('a stored report', () => {
  test('is checked where it is', async () => {
    const found = await verifyReport(one.service, reports.toolmark.report_handle)
    expect(found).toMatchObject({ verdict: 'verified', files: 0, outcome: 'calibrated' })
  })

  test('that has no likelihood ratio is checked run by run, and has a bundle', async () => {
    const uncalibrated = await reportOf(one.service, 'toolmark', { scorerConfig: '{"cmr_1d_corr": 0.4}' })
    const refused = await reportOf(one.service, 'toolmark', { marks: [1, 1] })
    for (const [report, outcome] of [
      [uncalibrated, 'uncalibrated'],
      [refused, 'refused'],
    ] as const) {
      const found = await check(await zipOfReport(one.service, report))
      expect([found.outcome, found.verdict, found.recipe]).toEqual([outcome, 'verified', null])
    }
  })

  test('whose scan was deleted: what starts from it cannot be shown, and no more', async () => {
    const other = await smallReferences()
    try {
      const report = await reportOf(other.service, 'striated')
      const dossier = await storedDossier(other.service, report.report_handle)
      const scan = [...dossier.artifacts.values()].find(({ kind }) => kind === 'scan')!
      await deleted(other, [scan.dataSha256])
      const found = await verifyReport(other.service, report.report_handle)
      expect(found.verdict).toBe('intact, not recomputable')
      expect(found.lacks).toHaveLength(2)
      expect(found.lacks[0]).toMatch(
        `the scan with the SHA-256 ${scan.dataSha256.slice(0, 12)}… is not in the data folder: `,
      )
      const { equal, not_recomputable } = found.steps.find(({ step }) => step === 'decode')!
      expect([equal, not_recomputable]).toEqual([3, 1])
    } finally {
      await other.close()
    }
  })
})

/** Removes stored bytes behind the service's back. */
async function deleted({ data }: TestComposition, hashes: readonly string[]): Promise<void> {
  const { default: Database } = await import('better-sqlite3')
  const { rm } = await import('node:fs/promises')
  const db = new Database(join(data, 'markgraph.sqlite'))
  try {
    for (const hash of hashes) {
      db.prepare('delete from blobs where sha256 = ?').run(hash)
      await rm(join(data, 'blobs', hash.slice(0, 2), hash), { force: true })
    }
  } finally {
    db.close()
  }
}

test('every intermediate removed: the report is verified all the same', async () => {
  const other = await smallReferences()
  try {
    const report = await reportOf(other.service, 'striated')
    const dossier = await storedDossier(other.service, report.report_handle)
    const kept = new Set(['scan', 'report', 'reference'])
    const rest = [...dossier.artifacts.values()].filter(({ kind }) => !kept.has(kind))
    await deleted(
      other,
      rest.map(({ dataSha256 }) => dataSha256),
    )
    expect(await verifyReport(other.service, report.report_handle)).toMatchObject({
      verdict: 'verified',
      lacks: [],
    })
  } finally {
    await other.close()
  }
})

test('two reports part at their first different scan, with the largest difference of what came of it', async () => {
  const other = await reportOf(one.service, 'striated', { marks: [1, 3] })
  const [a, b] = await Promise.all(
    [reports.striated, other].map(({ report_handle }) => storedDossier(one.service, report_handle)),
  )
  const found = await reportDifference(a!, b!)
  expect(found.first).toMatchObject({ step: 'decode', node: 'decode', what: 'input', name: 'scan' })
  expect(found.sentence).toMatch(
    /^They part at step decode \(decode\): the input scan is [0-9a-f]{12}… in A and/,
  )
  const config = await reportOf(one.service, 'striated', { scorerConfig: '{"lambda_s": 5e-6}' })
  const changed = await reportDifference(a!, await storedDossier(one.service, config.report_handle))
  expect(changed.first).toMatchObject({
    step: 'signature',
    node: 'land-signature',
    what: 'parameter',
    name: 'lambda_s',
  })
  expect((await reportDifference(a!, a!)).equal).toBe(true)
})
