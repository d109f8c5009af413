/** How the scans of a study are read: as a comparison of the same files reads them. */
import { encode } from 'fast-png'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sha256 } from '../../../src/address/canonical.ts'
import { answerTo } from '../../../src/compare/answer/answer.ts'
import { compare } from '../../../src/compare/compare.ts'
import { loadComparison, prepareComparison } from '../../../src/compare/request/comparison.ts'
import type { Upload } from '../../../src/compare/request/upload.ts'
import { runStudy } from '../../../src/jobs/study-run.ts'
import { type FileReading, UNWATCHED } from '../../../src/marks/mark-type.ts'
import { parseManifest } from '../../../src/references/manifest.ts'
import { storedPopulation } from '../../../src/references/studies/results.ts'
import { createStudy } from '../../../src/references/studies/study.ts'
import { referenceOfStudy } from '../../../src/references/studies/study-reference.ts'
import { scansUploaded } from '../../../src/references/studies/study-scans.ts'
import { simulateBreechFace } from '../../../src/simulate/breech-face.ts'
import { verifyReference } from '../../../src/verify/verify-reference.ts'
import { writeX3p } from '../../../src/x3p/write.ts'
import { type TestService, testService } from '../../helpers/service.ts'

const domain = 'impressed'
const DATED = { mtime: new Date(1980, 0, 1) } // otherwise the same scan has other bytes two seconds later
const SLIDES = 5
const SHOTS = 3

/** A breech face with a mask that keeps nine tenths of its width. */
function masked(slideSeed: number, cartridgeSeed: number): Uint8Array {
  const surface = simulateBreechFace({ slideSeed, cartridgeSeed, pitch: 6.25e-6, diameter: 2e-3 })
  const { ny, nx } = surface
  const data = Uint8Array.from({ length: ny * nx }, (_, i) => {
    const [y, x] = [Math.floor(i / nx) - ny / 2, (i % nx) - nx / 2]
    return Math.hypot(y, x) < 0.45 * nx ? 255 : 0
  })
  const mask = encode({ width: nx, height: ny, data, channels: 1, depth: 8 })
  return zipSync({ ...unzipSync(writeX3p(surface)), 'bindata/mask.png': mask }, DATED)
}

const MARKS = Array.from({ length: SHOTS * SLIDES }, (_, i) => {
  const slide = Math.floor(i / SHOTS) + 1
  return { name: `face${i}`, source: `slide${slide}`, bytes: masked(slide, 100 + i) }
})
const MANIFEST = [
  'study,source,mark,scan',
  ...MARKS.map(({ name, source }) => `made-up,${source},${name},${name}`),
].join('\n')

const read = (mask: FileReading['mask']): Upload[] =>
  MARKS.map(({ name, bytes }) => ({
    filename: name,
    sha256: sha256(bytes),
    size: bytes.length,
    reading: { units: 'file', mask },
    read: async () => bytes,
  }))

let one: TestService
beforeAll(async () => {
  one = await testService()
})
afterAll(() => one.close())

async function studied(mask: FileReading['mask']) {
  const { service } = one
  const scans = await service.graph.within((session) =>
    scansUploaded(service, session, domain, parseManifest(MANIFEST).rows, read(mask)),
  )
  const { study } = await createStudy(service, { name: mask, domain, scans, created: '2025-01-01' })
  const done = await runStudy(service, study.id, UNWATCHED)
  return service.graph.within(async (session) => ({
    study: done,
    population: await session.value(await storedPopulation(session, done)),
  }))
}

/** The score of a comparison of the first two marks. */
async function compared(mask: FileReading['mask'], reference: string): Promise<number | undefined> {
  const { service } = one
  const [a, b] = read(mask).map((upload) => ({ scans: [upload] }))
  const prepared = await prepareComparison(service, { domain, a: a!, b: b!, reference })
  return service.graph.within(async (session) => {
    const done = await compare(service, session, await loadComparison(service, session, prepared))
    const answer = await answerTo(service, session, done, { include: new Set(), principal: '' })
    return 'score' in answer ? (answer.score as number) : undefined
  })
}

const computed = (node: string): number => one.service.graph.counts().get(node)?.computed ?? 0

describe('a study of breech faces', () => {
  test('whose files are read with mask=none takes whole scans, and its reference is scored again from them', async () => {
    const { study, population } = await studied('none')
    expect([computed('primer-region'), computed('drawn-region')]).toEqual([0, 0])
    await referenceOfStudy(one.service, study, {
      id: 'whole',
      name: 'Whole scans',
      population: 'The laboratory says so.',
    })
    expect(population.pairs.data[2]).toBe(await compared('none', 'whole'))
    const scores = (await verifyReference(one.service, 'whole', undefined, UNWATCHED)).at(-1)
    expect(scores).toEqual({ what: 'scores', status: 'equal', note: '105 recomputed' })
    expect(computed('primer-region')).toBe(0)
  })

  test('whose files are read with their masks leaves out the edge of the mask, as a comparison does', async () => {
    const { study, population } = await studied('file')
    await referenceOfStudy(one.service, study, {
      id: 'masked',
      name: 'Masked scans',
      population: 'The laboratory says so.',
    })
    expect(population.pairs.data[2]).toBe(await compared('file', 'masked'))
    expect(computed('drawn-region')).toBe(MARKS.length)
  })

  test('is another study when its files are read in another way', async () => {
    const ids = new Set<string>()
    for (const mask of ['auto', 'file', 'none'] as const) ids.add((await studied(mask)).study.id)
    expect(ids.size).toBe(3)
  })
})

describe('the columns of a manifest', () => {
  const face = (seed: number) =>
    simulateBreechFace({ slideSeed: seed, cartridgeSeed: seed, pitch: 6.25e-6, diameter: 2e-3 })
  const image = (surface: ReturnType<typeof face>): Uint8Array => {
    const { heights, nx } = surface
    return writeX3p({ ...surface, heights: heights.map((_, i) => heights[i - 2 * (i % nx) + nx - 1]!) })
  }
  const usual = [1, 2, 3].map((seed) => writeX3p(face(seed)))
  const images = [usual[0]!, image(face(2)), image(face(3))]

  async function ofScans(files: readonly Uint8Array[], columns: string, cells: readonly string[]) {
    const { service } = one
    const lines = files.map((_, i) => `made-up,slide${i},face${i},face${i}${cells[i]}`)
    const { rows } = parseManifest([`study,source,mark,scan${columns}`, ...lines].join('\n'))
    const uploads = files.map(
      (bytes, i): Upload => ({
        filename: `face${i}`,
        sha256: sha256(bytes),
        size: bytes.length,
        read: async () => bytes,
      }),
    )
    const scans = await service.graph.within((session) =>
      scansUploaded(service, session, domain, rows, uploads),
    )
    return (await createStudy(service, { name: 'read', domain, scans, created: '2025-01-01' })).study
  }

  async function scoresOf(id: string): Promise<number[]> {
    const done = await runStudy(one.service, id, UNWATCHED)
    return one.service.graph.within(async (session) => [
      ...(await session.value(await storedPopulation(session, done))).pairs.data,
    ])
  }

  test('mirror images that are said to be such score as the marks do', async () => {
    const marks = await ofScans(usual, '', ['', '', ''])
    const mirrored = await ofScans(images, ',mirrored', [',', ',true', ',TRUE'])
    expect(mirrored.id).not.toBe(marks.id)
    expect(await scoresOf(mirrored.id)).toEqual(await scoresOf(marks.id))
    const unsaid = await ofScans(images, '', ['', '', ''])
    expect(await scoresOf(unsaid.id)).not.toEqual(await scoresOf(marks.id))
  }, 60_000)

  test('that say what is usual make the study that has no such columns', async () => {
    const { id } = await ofScans(usual, '', ['', '', ''])
    const columns = ',units,mask,mirrored,replica,edges'
    expect((await ofScans(usual, columns, [',,,,,', ',file,auto,false,false,', ',,,,,'])).id).toBe(id)
    expect((await ofScans(usual, columns, [',,,,,', ',,,,true,', ',,,,,'])).id).not.toBe(id)
    expect((await ofScans(usual, columns, [',,,,,', ',,none,,,', ',,,,,'])).id).not.toBe(id)
  })

  test('edges are of lands', async () => {
    await expect(ofScans(usual, ',edges', [',', ',100:1500', ','])).rejects.toThrow(
      'marks of domain impressed have none',
    )
  })
})
