/** A reference of several data sets that nobody vouches for, and one of its data sets as a reference by itself. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CalibratedAnswer } from '../../src/compare/answer/answer.ts'
import { answerComparison } from '../../src/compare/answer/answer-comparison.ts'
import { prepareComparison } from '../../src/compare/request/comparison.ts'
import { grid } from '../../src/kinds/kind.ts'
import type { Population } from '../../src/kinds/population.ts'
import { type Reference, recordOf } from '../../src/kinds/reference.ts'
import { populationReference } from '../../src/nodes/calibration/population.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import { aboutReference } from '../../src/references/about-reference.ts'
import { referenceFromJson } from '../../src/references/import.ts'
import { verifyBundle } from '../../src/verify/verify-bundle.ts'
import { verifyRecipe } from '../../src/verify/verify-recipe.ts'
import { verifyReport } from '../../src/verify/verify-report.ts'
import { printingEngine, uploadOf, zipOfReport } from '../helpers/bundles.ts'
import { type TestComposition, testComposition } from '../helpers/composition.ts'
import { MARKS } from '../helpers/in-thread.ts'
import { faceScan } from '../helpers/simulated.ts'

/** Two studies of five sources with three marks each; marks of different studies are not paired. */
function population(): Population {
  const { normal } = random(5)
  const marks = ['north', 'south'].flatMap((tag) =>
    Array.from({ length: 15 }, (_, i) => ({
      mark: `${tag}-${i}`,
      source: `${tag}-source${Math.floor(i / 3)}`,
      tag,
      scans: [],
      surfaces: [],
    })),
  )
  const rows = marks.flatMap((a, i) =>
    marks.flatMap((b, j) =>
      j > i && a.tag === b.tag ? [i, j, (a.source === b.source ? 35 : 5) + normal()] : [],
    ),
  )
  return {
    domain: 'impressed',
    score_kind: 'cmr-2d',
    scorer_config: { ...MARKS.configs.deployed('impressed') },
    cluster_scheme: 'unordered pair of slides',
    decimals: 4,
    studies: ['north', 'south'],
    measured_pitch: [4e-6, 4e-6],
    marks,
    conditions: [],
    pairs: grid(Float64Array.from(rows), rows.length / 3, 3),
  }
}

const document = (): Reference =>
  populationReference.run(
    { population: population() },
    aboutReference(population(), {
      id: 'impressed',
      name: 'Two studies',
      generator: 'test',
      created: '2026-01-01',
      evidence: 'data_set',
    }),
  )

describe('a reference that nobody vouches for', () => {
  test('lists its data sets as parts, and how each fares with the others', () => {
    const record = recordOf(document())
    expect(record.parts).toEqual(['impressed.north', 'impressed.south'])
    expect(record.bounds_by).toEqual({ lower: 'data_set', upper: 'source' })
    expect(record.left_out_diagnostics).toMatchObject([
      { data_set: 'north', n_km: 15, n_knm: 90, km_under_third: 0, knm_over_three: 0 },
      { data_set: 'south', n_km: 15, n_knm: 90 },
    ])
  })

  test('is not taken with other figures, bounds or data sets than its pairs give', () => {
    const read = (change: (of: Reference) => void) => () => {
      const of = structuredClone(document())
      change(of)
      return referenceFromJson(JSON.stringify(of), MARKS)
    }
    expect(read(() => {})()).toEqual(document())
    expect(
      read((of) => {
        of.left_out_diagnostics![0]!.cllr = 0.01
      }),
    ).toThrow(/left_out_diagnostics\.0\.cllr is 0\.01, but the pairs give/)
    expect(
      read((of) => {
        of.bounds_by!.upper = 'data_set'
      }),
    ).toThrow(/bounds_by\.upper is data_set, but the pairs give source|diagnostics/)
    expect(
      read((of) => {
        of.marks[0]!.tag = 'south'
      }),
    ).toThrow('source north-source0 is in two data sets; data sets that share a source are one')
    expect(
      read((of) => {
        of.marks[0]!.tag = 'east'
      }),
    ).toThrow('mark north-0 has the tag east, which no data set names')
    expect(
      read((of) => {
        of.lr_bounds_at_most_log10 = [2, -2]
      }),
    ).toThrow('lr_bounds_at_most_log10 is 2 to -2; it must go from below 0 to above 0')
  })
})

describe('two faces that agree by chance alone', () => {
  let one: TestComposition
  beforeAll(async () => {
    one = await testComposition({}, undefined, { documents: [document()] })
  })
  afterAll(() => one.close())

  const face = (slideSeed: number) => ({
    scans: [uploadOf(faceScan({ slideSeed, cartridgeSeed: 1, pitch: 4e-6, diameter: 1.6e-3 }), slideSeed)],
  })

  async function compared(reference?: string): Promise<CalibratedAnswer> {
    const asked = { domain: 'impressed', a: face(1), b: face(2), ...(reference && { reference }) }
    const prepared = await prepareComparison(one.service, asked)
    return (await answerComparison(one.service, prepared, {
      include: new Set(),
      principal: '',
    })) as CalibratedAnswer
  }

  /** A report is proved when its recipe, itself and its bundle are computed again with equal handles. */
  async function proved(answer: CalibratedAnswer): Promise<void> {
    expect((await verifyRecipe(one.service, answer.recipe_handle)).verified).toBe(true)
    expect((await verifyReport(one.service, answer.report_handle)).verdict).toBe('verified')
    const zip = await zipOfReport(one.service, answer)
    expect((await verifyBundle(zip, await printingEngine(one.service), async () => [])).verdict).toBe(
      'verified',
    )
  }

  test('are told that nobody knows the population, at no more than 1 to 3, and that is verified', async () => {
    const answer = await compared()
    expect(answer.log10_lr).toBeLessThan(0)
    expect(answer.log10_lr).toBeGreaterThanOrEqual(-Math.log10(3))
    expect(answer.lr_bounds_log10[0]).toBeCloseTo(-Math.log10(3), 12)
    expect(answer.reference).toMatchObject({ population: null, n_data_sets: { km: 2, knm: 2 } })
    const [first] = answer.warnings
    expect(first!.code).toBe('population_unknown')
    expect(first!.message).toMatch('impressed.north, impressed.south')
    await proved(answer)
  }, 60_000)

  test('get what a data set says that somebody chose, bounded by source, and that is verified', async () => {
    const answer = await compared('impressed.south')
    expect(answer.lr_bounds_log10[0]).toBeLessThanOrEqual(-1)
    expect(answer.log10_lr).toBeLessThan(0)
    expect(answer.reference.id).toBe('impressed.south')
    expect(answer.reference.population).toMatch('Whoever chose this data set')
    expect(answer.warnings.map(({ code }) => code)).not.toContain('population_unknown')
    await proved(answer)
  }, 60_000)

  test('a part that is not there is not found', async () => {
    await expect(one.service.references.get('impressed.west')).rejects.toMatchObject({ code: 'not-found' })
  })
})
