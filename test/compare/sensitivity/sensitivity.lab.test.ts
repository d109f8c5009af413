/** A comparison under every variant of the scorer config, on the bundled references. */

import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sha256 } from '../../../src/address/canonical.ts'
import { answerTo, type CalibratedAnswer } from '../../../src/compare/answer/answer.ts'
import { compare } from '../../../src/compare/compare.ts'
import { loadComparison, prepareComparison } from '../../../src/compare/request/comparison.ts'
import type { Upload } from '../../../src/compare/request/upload.ts'
import type { Sensitivity } from '../../../src/kinds/sensitivity.ts'
import { lineLog10Lr } from '../../../src/numerics/statistics/logistic.ts'
import { fitWithout, packedFits } from '../../../src/references/fits-without.ts'
import { BUNDLED } from '../../../src/references/library.ts'
import { readSensitivity, type SensitivityDocument } from '../../../src/references/sensitivity.ts'
import { openService, type Service } from '../../../src/service/service.ts'
import { openStore } from '../../../src/store/sqlite/sqlite-store.ts'
import type { RunRow } from '../../../src/store/store.ts'
import { sharedThreads } from '../../helpers/composition.ts'
import { bytesOf } from '../../helpers/edit-scan.ts'
import { temporaryFolder, testSettings } from '../../helpers/service.ts'
import { hasShared, titleFor } from '../../helpers/shared.ts'
import { bulletScans } from '../../helpers/simulated.ts'

/** Where the first comparison leaves its variants, so that the others find them. */
let data: string
let folder: string
let references: string
let service: Service | undefined

beforeAll(async () => {
  data = await temporaryFolder()
})
afterAll(() => rm(data, { recursive: true }))
beforeEach(async () => {
  folder = await temporaryFolder()
  references = join(folder, 'references')
  await cp(BUNDLED, references, { recursive: true })
})
afterEach(async () => {
  await service?.close()
  service = undefined
  await rm(folder, { recursive: true })
})

const committed = (id: string): SensitivityDocument =>
  readSensitivity(join(BUNDLED, 'sensitivity', `${id}.json`))!
const change = (id: string, document: unknown): Promise<void> =>
  writeFile(join(references, 'sensitivity', `${id}.json`), JSON.stringify(document))

const bullet = (bulletSeed: number, barrelSeed = 1): Uint8Array[] =>
  bulletScans({ barrelSeed, bulletSeed, lands: 2, height: 0.2e-3 })
const uploads = (scans: readonly Uint8Array[]): Upload[] =>
  scans.map((data, i) => ({
    filename: `${i}.x3p`,
    sha256: sha256(data),
    size: data.length,
    read: async () => data,
  }))

/** The answer of a comparison with its sensitivity, on the data of all tests or in another folder; what it ran goes to `runs`. */
async function compared(
  a: readonly Uint8Array[],
  b: readonly Uint8Array[],
  where = data,
  runs: RunRow[] = [],
  domain = 'striated',
  others: readonly (readonly Uint8Array[])[] = [],
): Promise<CalibratedAnswer> {
  const settings = testSettings(where)
  const store = await openStore(settings.dataFolder)
  const recording: typeof store = {
    ...store,
    async commit(commit) {
      runs.push(...(commit.runs ?? []))
      await store.commit(commit)
    },
  }
  const executor = sharedThreads(settings.threads)
  service = await openService(settings, { references, store: recording, executor })
  const prepared = await prepareComparison(service, {
    domain,
    a: { scans: uploads(a) },
    b: { scans: uploads(b) },
    ...(others.length > 0 && { known: [b, ...others].map((scans) => ({ scans: uploads(scans) })) }),
    resolution: 'reference',
  })
  return service.graph.within(async (session) => {
    const found = await compare(service!, session, await loadComparison(service!, session, prepared))
    const asking = { include: new Set(['sensitivity'] as const), principal: '' }
    return (await answerTo(service!, session, found, asking)) as CalibratedAnswer
  })
}

type Available = Extract<Sensitivity, { available: true }>
const blockOf = ({ sensitivity }: CalibratedAnswer): Available => {
  if (!sensitivity?.available) throw new Error(`not available: ${sensitivity?.reason}`)
  return sensitivity
}

describe('two simulated bullets', () => {
  test('every variant has an LR of its own fit, and shared stages are computed once', async () => {
    const runs: RunRow[] = []
    const answer = await compared(bullet(1), bullet(2), data, runs) // the first on these data
    const block = blockOf(answer)
    const document = committed('striated')
    expect(block.reference).toBe('striated')
    expect(block.left_out).toEqual([])
    expect(block.deployed_log10_lr).toBe(answer.log10_lr)
    expect(block.variants.map(({ id }) => id)).toEqual(document.variants.map(({ id }) => id))
    for (const [i, one] of block.variants.entries()) {
      const { fit, scorer_config_hash, cllr_source_disjoint } = document.variants[i]!
      const [slope, intercept, lower, upper] = fit!
      expect(one).toMatchObject({ outcome: 'calibrated', scorer_config_hash, cllr_source_disjoint })
      expect(one.lr_bounds_log10).toEqual([lower, upper])
      const free = lineLog10Lr({ slope, intercept }, one.score!)
      expect(one.log10_lr).toBe(Math.min(upper, Math.max(lower, free)))
      expect(one.lr_bound_hit).toBe(one.log10_lr !== free)
    }
    expect(new Set(block.variants.map(({ score }) => score)).size).toBeGreaterThan(20)
    const least = Math.min(...block.variants.map(({ log10_lr }) => log10_lr!), answer.log10_lr)
    expect(block.log10_lr_range.least).toBe(least)

    const count = (node: string): number => runs.filter((run) => run.node === node).length
    expect(count('decode')).toBe(4)
    expect(count('robust-form')).toBe(4)
    expect(count('collapse-ratio')).toBe(4)
    // 3 hyperparameters of the direction at 2 ends, 8 joint draws, and the deployed one
    expect(count('striae')).toBe(4 * (3 * 2 + 8 + 1))
    // 10 hyperparameters of the signature or its direction
    expect(count('land-signature')).toBeLessThanOrEqual(4 * (10 * 2 + 8 + 1))
    expect(count('features')).toBeLessThanOrEqual(1 + document.variants.length)
  })

  test('the block does not change the report', async () => {
    const asked = await compared(bullet(1), bullet(2))
    await service!.close()
    service = undefined
    const before = asked.report_handle
    await rm(join(references, 'sensitivity'), { recursive: true })
    const plain = await compared(bullet(1), bullet(2), join(folder, 'data'))
    expect(plain.report_handle).toBe(before)
    expect(plain.sensitivity).toEqual({
      available: false,
      reason:
        'reference striated comes with Markgraph, but its scans do not, so it cannot be scored under other settings here',
    })
  })
})

describe('fits and their scorer configs', () => {
  test('a variant whose fit belongs to another config has no LR', async () => {
    const document = committed('striated')
    const [first, ...others] = document.variants
    await change('striated', {
      ...document,
      variants: [{ ...first, changes: { lambda_s: 3e-6 } }, ...others],
    })
    const { variants, n_not_available } = blockOf(await compared(bullet(1), bullet(2)))
    expect(variants[0]).toMatchObject({
      outcome: 'not_available',
      log10_lr: null,
      score: null,
      reason: 'its fit belongs to another scorer config',
    })
    expect(n_not_available).toBe(1)
  })

  test('fits of another reference, or of another version of a node, are not used', async () => {
    const document = committed('striated')
    await change('striated', { ...document, nodes: { ...document.nodes, 'land-signature': 1 } })
    const { sensitivity } = await compared(bullet(1), bullet(2))
    expect(sensitivity).toMatchObject({ available: false })
    expect((sensitivity as { reason: string }).reason).toMatch(
      /were scored by version 1 of land-signature, not by version \d+; they have to be scored again/,
    )
  })

  test('a broken document is named', async () => {
    await change('striated', { ...committed('striated'), sources: 'barrels' })
    await expect(compared(bullet(1), bullet(2))).rejects.toMatchObject({ code: 'bad-setting' })
  })
})

test('a scan outside the conditions of a variant is refused by it, and by no other', async () => {
  const document = committed('striated')
  const { variants } = document
  const narrow = (one: SensitivityDocument['variants'][number]) => ({
    ...one,
    conditions: one.conditions.map((set) => ({ ...set, ranges: { ...set.ranges, rms_nm: [1, 2] } })),
  })
  await change('striated', { ...document, variants: [narrow(variants[0]!), ...variants.slice(1)] })
  const block = blockOf(await compared(bullet(1), bullet(2)))
  expect(block.variants[0]).toMatchObject({ outcome: 'refused', log10_lr: null })
  expect(block.variants[0]!.reason).toMatch(/^scan 1 of mark_a: .*height/)
  expect(block.n_refused).toBe(1)
})

const land = (name: string) => bytesOf(`bullets/${name}.x3p`)

describe.skipIf(!hasShared('scans'))(titleFor('scans of the reference', 'scans'), () => {
  test.each([
    ['one source', 'houston/barrela-bullet11-land1', 'houston/barrela-bullet30-land1', 1],
    ['two sources', 'houston/barrela-bullet11-land1', 'houston/barrelb-bullet11-land1', 2],
  ])('every variant leaves out the same sources as the answer: %s', async (_, a, b, count) => {
    const answer = await compared([land(a)], [land(b)])
    const block = blockOf(answer)
    expect(answer.reference.left_out).toHaveLength(count)
    expect(block.left_out).toEqual(answer.reference.left_out)
    const document = committed('striated_single')
    const [low, high] = block.left_out.map((name) => document.sources.indexOf(name)).sort((x, y) => x - y)
    for (const [i, { log10_lr, lr_bounds_log10 }] of block.variants.entries()) {
      expect(log10_lr).not.toBeNull()
      const { without } = document.variants[i]!
      const [, , least, greatest] = fitWithout(without, document.sources.length, low!, high ?? low!)!
      expect(lr_bounds_log10).toEqual([least, greatest])
    }
  })

  test('two toolmarks of different edges of the reference are calibrated without both edges', async () => {
    const [a, b] = ['T01LA-F60-03', 'T02LA-F60-03'].map((name) => bytesOf(`toolmarks/tmarks/${name}.x3p`))
    const answer = await compared([a!], [b!], data, [], 'toolmark')
    expect(answer.reference.left_out).toHaveLength(2)
    const { left_out, n_calibrated, variants } = blockOf(answer)
    expect(left_out).toEqual(answer.reference.left_out)
    expect(n_calibrated).toBe(variants.length)
  })

  test('several known marks of the reference are answered without their source, and not without two sources', async () => {
    const mark = (name: string) => [bytesOf(`toolmarks/tmarks/${name}.x3p`)]
    const known = [mark('T01LA-F60-04'), mark('T01LA-F60-05')] as const
    const ask = (name: string) => compared(mark(name), known[0], data, [], 'toolmark', [known[1]])
    const same = await ask('T01LA-F60-03')
    expect(same.known?.scores).toHaveLength(2)
    const { left_out, variants } = blockOf(same)
    expect(left_out).toEqual(same.reference.left_out)
    expect(left_out).toHaveLength(1)
    const document = committed('toolmark')
    const place = document.sources.indexOf(left_out[0]!)
    for (const [i, { outcome, lr_bounds_log10 }] of variants.entries()) {
      expect(outcome).toBe('calibrated')
      expect(lr_bounds_log10).toEqual(document.variants[i]!.questions.without[place]!.lr_bounds_log10)
    }
    await service!.close()
    service = undefined
    const { sensitivity, reference } = await ask('T02LA-F60-03')
    expect(reference.left_out).toHaveLength(2)
    expect(sensitivity).toMatchObject({
      available: false,
      reason: expect.stringContaining('its variants have no fits without all of these'),
    })
  })

  test('where no variant has a fit without them, the block is one sentence', async () => {
    const document = committed('striated_single')
    const without = packedFits(document.sources.length, [])
    const variants = document.variants.map((one) => ({ ...one, without }))
    await change('striated_single', { ...document, variants })
    const marks = ['houston/barrela-bullet11-land1', 'houston/barrelb-bullet11-land1'] as const
    const { sensitivity, reference } = await compared([land(marks[0])], [land(marks[1])])
    expect(reference.left_out).toHaveLength(2)
    expect(sensitivity).toEqual({
      available: false,
      reason: `scans of 2 sources of reference striated_single (${reference.left_out!.join(', ')}) are compared, and its variants have no fits without all of these`,
    })
  })

  test('where a variant has no fit without them, it says so', async () => {
    const document = committed('striated_single')
    const without = packedFits(document.sources.length, [])
    const variants = document.variants.map((one, i) => (i === 3 ? { ...one, without } : one))
    await change('striated_single', { ...document, variants })
    const marks = ['houston/barrela-bullet11-land1', 'houston/barrela-bullet30-land1'] as const
    const { variants: found, n_not_available } = blockOf(await compared([land(marks[0])], [land(marks[1])]))
    expect(found[3]).toMatchObject({
      outcome: 'not_available',
      reason: 'no fit is shipped for it without the sources of this comparison',
    })
    expect(n_not_available).toBe(1)
  })
})
