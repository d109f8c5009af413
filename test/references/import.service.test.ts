import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pairsOf, type Reference } from '../../src/kinds/reference.ts'
import { ALL_MARKS } from '../../src/marks/all.ts'
import { configHash } from '../../src/marks/scorer-config.ts'
import { markTypes } from '../../src/marks/types.ts'
import { importReference, referenceFromJson, referenceFromNpz } from '../../src/references/import.ts'
import { BUNDLED } from '../../src/references/library.ts'
import { readNpz } from '../../src/references/npz.ts'
import { answer, failure } from '../helpers/answers.ts'
import { urlencoded } from '../helpers/form.ts'
import { contents, type TestService, temporaryFolder, testService } from '../helpers/service.ts'

const MARKS = markTypes(ALL_MARKS)
const DEPLOYED = MARKS.configs.deployed('toolmark')
const PYTHON = '/usr/bin/python3'
const hasNumpy = spawnSync(PYTHON, ['-c', 'import numpy']).status === 0

/** One `.npy` file of format 1.0. */
function npy(descr: string, shape: string, data: Uint8Array): Uint8Array {
  const dict = `{'descr': '${descr}', 'fortran_order': False, 'shape': ${shape}, }`
  const header = `${dict.padEnd(117)}\n`
  return Buffer.concat([
    Buffer.from('\x93NUMPY\x01\x00', 'latin1'),
    Buffer.from([118, 0]),
    Buffer.from(header),
    data,
  ])
}
const doubles = (values: readonly number[]) =>
  npy('<f8', `(${values.length},)`, new Uint8Array(Float64Array.from(values).buffer))
const bigints = (values: readonly number[]) =>
  npy('<i8', `(${values.length},)`, new Uint8Array(BigInt64Array.from(values.map(BigInt)).buffer))
function texts(values: readonly string[]): Uint8Array {
  const width = Math.max(...values.map((value) => [...value].length))
  const points = values.flatMap((value) => {
    const own = [...value].map((letter) => letter.codePointAt(0)!)
    return [...own, ...new Array<number>(width - own.length).fill(0)]
  })
  return npy(`<U${width}`, `(${values.length},)`, new Uint8Array(Uint32Array.from(points).buffer))
}

/** Twelve KM pairs of three sources and twelve KNM pairs of two pairs of sources. */
const LABELS = Array.from({ length: 24 }, (_, i) => (i < 12 ? 1 : 0))
const SCORES = LABELS.map((label, i) => (label ? 2 : 0) + ((7 * i) % 12) / 5)
const CLUSTERS = LABELS.map((label, i) => (label ? `ä${i % 3}` : `ä0|${(i % 2) + 1}`))
const npz = (parts: Record<string, Uint8Array> = {}) =>
  zipSync({
    'scores.npy': doubles(SCORES),
    'labels.npy': bigints(LABELS),
    'cluster_ids.npy': texts(CLUSTERS),
    ...parts,
  })
const ABOUT = {
  id: 'other-lab',
  name: 'Toolmarks of another laboratory',
  domain: 'toolmark',
  score_kind: 'cmr-1d',
  scorer_config: { ...DEPLOYED },
  cluster_scheme: 'unordered pair of edges',
  n_sources: 3,
  datasets: [{ tag: 'other', source: 'elsewhere' }],
  measured_pitch: [1e-6, 2e-6],
  generator: 'their scorer 2.1',
  created: '2025-03-01',
}
const sidecar = (changes: object = {}) => JSON.stringify({ ...ABOUT, ...changes })

describe('an .npz', () => {
  test('becomes a reference whose pairs have the labels and clusters of the arrays', () => {
    const reference = referenceFromNpz(npz(), sidecar(), MARKS)
    const { scores, labels, clusters } = pairsOf(reference)
    expect([...scores]).toEqual(SCORES)
    expect([...labels]).toEqual(LABELS)
    const partition = (ids: readonly unknown[]) => ids.map((id) => ids.indexOf(id))
    expect(partition([...clusters])).toEqual(partition(CLUSTERS))
    expect(reference).toMatchObject({
      id: 'other-lab',
      n_sources: 3,
      scorer_config_hash: configHash(DEPLOYED),
    })
    expect(reference.diagnostics).toMatchObject({ n_km: 12, n_knm: 12 })
    expect(referenceFromJson(JSON.stringify(reference), MARKS)).toEqual(reference)
  })

  test('has another config hash when a single parameter of its scorer is another, or is not said', () => {
    const { cmr_1d_lag: _lag, ...rest } = DEPLOYED
    for (const config of [{ ...DEPLOYED, lambda_s: 5e-6 }, { ...DEPLOYED, extra: 1 }, rest]) {
      const { scorer_config_hash } = referenceFromNpz(npz(), sidecar({ scorer_config: config }), MARKS)
      expect(scorer_config_hash).not.toBe(configHash(DEPLOYED))
    }
    const shuffled = Object.fromEntries(Object.entries(DEPLOYED).reverse())
    expect(referenceFromNpz(npz(), sidecar({ scorer_config: shuffled }), MARKS).scorer_config_hash).toBe(
      configHash(DEPLOYED),
    )
  })

  test('is read wherever its headers end', () => {
    const header = `{'descr': '<f8', 'fortran_order': False, 'shape': (2,), }`
    const odd = Buffer.concat([
      Buffer.from('\x93NUMPY\x01\x00', 'latin1'),
      Buffer.from([header.length, 0]),
      Buffer.from(header),
      new Uint8Array(Float64Array.of(1.5, -2).buffer),
    ])
    expect((10 + header.length) % 8).not.toBe(0)
    expect(readNpz(zipSync({ 'a.npy': odd }), ['a']).a).toEqual(Float64Array.of(1.5, -2))
  })

  const pickled = npy('|O', '(24,)', strToU8('\x80\x04\x95'))
  test.each([
    ['that is no ZIP', strToU8('not a zip'), sidecar(), 'not a ZIP'],
    ['without an array', zipSync({ 'scores.npy': doubles(SCORES) }), sidecar(), 'no array labels'],
    ['with pickled objects', npz({ 'cluster_ids.npy': pickled }), sidecar(), 'never objects'],
    [
      'with big-endian numbers',
      npz({ 'scores.npy': npy('>f8', '(24,)', new Uint8Array(192)) }),
      sidecar(),
      '>f8',
    ],
    [
      'that promises a billion texts of no width',
      npz({ 'cluster_ids.npy': npy('<U0', '(1000000000,)', new Uint8Array()) }),
      sidecar(),
      'type <U0',
    ],
    [
      'with complex numbers',
      npz({ 'scores.npy': npy('<c8', '(24,)', new Uint8Array(192)) }),
      sidecar(),
      'type <c8',
    ],
    ['that is cut short', npz({ 'scores.npy': doubles(SCORES).slice(0, -3) }), sidecar(), 'should have 24'],
    [
      'of two dimensions',
      npz({ 'scores.npy': npy('<f8', '(12, 2)', new Uint8Array(192)) }),
      sidecar(),
      'one dimension',
    ],
    [
      'with a NaN',
      npz({ 'scores.npy': doubles([Number.NaN, ...SCORES.slice(1)]) }),
      sidecar(),
      'score 0 is not',
    ],
    ['with a label 2', npz({ 'labels.npy': bigints([2, ...LABELS.slice(1)]) }), sidecar(), 'label 0 is 2'],
    [
      'with fewer labels',
      npz({ 'labels.npy': bigints(LABELS.slice(1)) }),
      sidecar(),
      'labels must have as many',
    ],
    [
      'with a cluster of both labels',
      npz({ 'cluster_ids.npy': texts(CLUSTERS.map(() => 'x')) }),
      sidecar(),
      'both labels',
    ],
    [
      'with one class',
      npz({ 'labels.npy': bigints(LABELS.map(() => 1)) }),
      sidecar(),
      'different-source (KNM)',
    ],
    [
      'with one KM cluster',
      npz({ 'cluster_ids.npy': texts(CLUSTERS.map((c, i) => (i < 12 ? 'k' : c))) }),
      sidecar(),
      '12 same-source (KM) pairs, from 1',
    ],
    ['of a kind that its domain has not', npz(), sidecar({ score_kind: 'ccf' }), 'must be cmr-1d'],
    ['without provenance', npz(), sidecar({ scorer_config: undefined }), 'scorer_config of the sidecar'],
    ['with a sidecar that is not JSON', npz(), 'id: x', 'not JSON'],
  ])('%s is refused', (_, bytes, about, sentence) => {
    expect(() => referenceFromNpz(bytes, about, MARKS)).toThrow(sentence)
  })

  test.skipIf(!hasNumpy)(
    `of NumPy itself is read${hasNumpy ? '' : ' (SKIPPED: no NumPy here)'}`,
    async () => {
      const folder = await temporaryFolder()
      const path = join(folder, 'x.npz')
      const script = `import numpy as np
np.savez_compressed(${JSON.stringify(path)}, scores=np.array([1.5, -2.25, 3], np.float32),
  labels=np.array([True, False, True]), cluster_ids=np.array(['a|b', 'é', '']), more=np.zeros((2, 2)))`
      execFileSync(PYTHON, ['-c', script])
      expect(readNpz(await readFile(path), ['scores', 'labels', 'cluster_ids'])).toEqual({
        scores: Float64Array.of(1.5, -2.25, 3),
        labels: Float64Array.of(1, 0, 1),
        cluster_ids: ['a|b', 'é', ''],
      })
      for (const dtype of [
        'int8',
        'uint8',
        'int16',
        'uint16',
        'int32',
        'uint32',
        'int64',
        'uint64',
        'float64',
      ]) {
        execFileSync(PYTHON, [
          '-c',
          `import numpy as np; np.savez(${JSON.stringify(path)}, a=np.array([0, 7, 100], np.${dtype}))`,
        ])
        expect(readNpz(await readFile(path), ['a']).a).toEqual(Float64Array.of(0, 7, 100))
      }
      await rm(folder, { recursive: true })
    },
  )
})

describe('a reference as JSON', () => {
  const bundled = readFileSync(join(BUNDLED, 'striated_single.json'), 'utf8')
  const changed = (change: (reference: Reference) => void): string => {
    const reference = JSON.parse(bundled)
    change(reference)
    return JSON.stringify(reference)
  }

  test('of the bundle passes every check', () => {
    for (const id of ['striated', 'striated_single', 'impressed']) {
      const text = readFileSync(join(BUNDLED, `${id}.json`), 'utf8')
      expect(referenceFromJson(text, MARKS).id).toBe(id)
    }
  })

  test.each([
    [
      'whose config was changed',
      changed((r) => (r.scorer_config['lambda_s'] = 5e-6)),
      'not the hash of scorer_config',
    ],
    ['whose diagnostics are another fit', changed((r) => (r.diagnostics.auc = 1)), 'diagnostics.auc is 1,'],
    ['with a pair of nobody', changed((r) => (r.pairs[0] = [0, 9999, 1])), 'pair 0 must name two marks'],
    ['with a pair twice', changed((r) => r.pairs.push(r.pairs[0]!)), 'listed twice'],
    ['with a mark of no source', changed((r) => (r.marks[0]!.source = 99)), 'source 99'],
    ['with a source twice', changed((r) => (r.sources[1] = r.sources[0]!)), 'source is listed twice'],
    ['with a field nobody knows', changed((r) => Object.assign(r, { more: 1 })), 'more'],
  ])('%s is refused', (_, text, sentence) => {
    expect(() => referenceFromJson(text, MARKS)).toThrow(sentence)
  })
})

describe('in the library', () => {
  let one: TestService
  beforeAll(async () => {
    one = await testService()
  })
  afterAll(() => one.close())

  test('it is kept for good, once, and another under its id is refused without a trace', async () => {
    const reference = referenceFromNpz(npz(), sidecar(), MARKS)
    const { record } = await importReference(one.service, reference)
    expect(await importReference(one.service, reference)).toMatchObject({ record })
    const before = await contents(one.data)
    const other = referenceFromNpz(npz(), sidecar({ name: 'Something else' }), MARKS)
    await expect(importReference(one.service, other)).rejects.toThrow('another reference is called other-lab')
    const bundled = referenceFromNpz(npz(), sidecar({ id: 'toolmark' }), MARKS)
    await expect(importReference(one.service, bundled)).rejects.toThrow('bundled')
    expect(await contents(one.data)).toEqual(before)
    one = await one.restart()
    expect(answer(await one.app.inject({ url: '/v1/references/other-lab' }))).toMatchObject(record)
  })

  test('a stored document with a fault is listed, and refused when it is used', async () => {
    const labels = bigints(LABELS.map((label) => 1 - label))
    const clusters = texts(CLUSTERS.map((_, i) => (i < 12 ? `a|${i % 3}` : `b${i % 3}`)))
    const flipped = npz({ 'labels.npy': labels, 'cluster_ids.npy': clusters })
    await importReference(one.service, referenceFromNpz(flipped, sidecar({ id: 'flipped' }), MARKS))
    const { references } = one.service
    expect((await references.all()).map(({ record }) => record.id)).toContain('flipped')
    const listed: { id: string }[] = answer(await one.app.inject('/v1/references')).references
    expect(listed.map(({ id }) => id)).toContain('flipped')
    await expect(references.get('flipped')).rejects.toMatchObject({ code: 'slope_reversed' })
    const asked = urlencoded({ score: '2', reference: 'flipped' })
    const answered = await one.app.inject({ method: 'POST', url: '/v1/steps/calibrate', ...asked })
    expect(failure(answered, 400)).toMatch(/^slope_reversed: /)
  })

  test('under another scorer config it calibrates no deployed score', async () => {
    const foreign = { id: 'foreign', scorer_config: { their: 'scorer', cutoff: 3 } }
    await importReference(one.service, referenceFromNpz(npz(), sidecar(foreign), MARKS))
    const calibrate = (fields: object) =>
      one.app.inject({
        method: 'POST',
        url: '/v1/steps/calibrate',
        ...urlencoded({ score: '2', reference: 'foreign', ...fields }),
      })
    expect(answer(await calibrate({ scorer_config_hash: configHash(DEPLOYED) }))).toMatchObject({
      calibrated: false,
    })
    expect(
      answer(await calibrate({ reference: 'other-lab', scorer_config_hash: configHash(DEPLOYED) })),
    ).toMatchObject({ calibrated: true, config_verified: true, reference: { id: 'other-lab' }, n_sources: 3 })
  })
})
