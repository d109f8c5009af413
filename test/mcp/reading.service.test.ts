/** How scans are read, as an agent says it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calibrateScore } from '../../src/mcp/calibrate-score.ts'
import { compareMarks } from '../../src/mcp/compare-marks.ts'
import { calibrateArguments, scanArguments, toolSchemas } from '../../src/mcp/schemas.ts'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import type { SimulatedSurface } from '../../src/simulate/surface.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { type TestComposition, testComposition } from '../helpers/composition.ts'
import { base64 } from '../helpers/mcp.ts'

const UM = 1e6
const inMicrometres = ({ heights, dx, dy, ...rest }: SimulatedSurface): string =>
  base64(writeX3p({ ...rest, heights: heights.map((z) => z * UM), dx: dx * UM, dy: dy * UM }))
const bullet = (bulletSeed: number): string[] =>
  simulateBullet({
    barrelSeed: 1,
    bulletSeed,
    lands: 2,
    pitch: 2e-6,
    width: 1.6e-3,
    height: 0.3e-3,
  }).map(inMicrometres)

let one: TestComposition
beforeAll(async () => {
  one = await testComposition()
})
afterAll(() => one.close())

const marks = { domain: 'striated', mark_a_base64: bullet(1), mark_b_base64: bullet(2) }
const compared = (fields: object) => {
  const { compareArguments } = toolSchemas(one.service.marks)
  return compareMarks(one.service, compareArguments.parse({ ...marks, ...fields }), { principal: '' })
}

describe('compare_marks', () => {
  test('reads micrometres, set edges and casts, and warns of them', async () => {
    const found = await compared({ units: 'um' })
    expect(found.status).toBe('calibrated')
    const read = await compared({ units: 'um', mark_a_edges: [[100, 1500], null], mark_b_replica: true })
    expect(read.score).not.toBe(found.score)
    const codes = read.warnings.map(({ code, where }) => `${code} ${where}`)
    expect(codes).toEqual(expect.arrayContaining(['units_override mark_a.1,mark_a.2', 'replica mark_b']))
    expect(read.scope_warnings.every((text) => /^(?:mark_[ab](?:\.\d)?|pair): /.test(text))).toBe(true)
  })

  test('calibrates on the reference that is named', async () => {
    const id = 'no-such-reference'
    await expect(compared({ units: 'um', reference: id })).rejects.toMatchObject({ code: 'not-found' })
  })

  test.each([
    ['another unit', { units: 'mm' }],
    ['another mask', { mask: true }],
    ['edges that are no pairs', { mark_a_edges: [[100]] }],
    ['another rule of pitch', { resolution: 'both' }],
  ])('refuses %s', async (_, fields) => {
    const { compareArguments } = toolSchemas(one.service.marks)
    expect(compareArguments.safeParse({ ...marks, ...fields }).success).toBe(false)
  })

  test('refuses edges in the wrong order', async () => {
    await expect(compared({ units: 'um', mark_a_edges: [[1500, 100], null] })).rejects.toMatchObject({
      code: 'bad-value',
    })
  })
})

test('detect_mark_type takes units and mask', () => {
  const given = { scan_base64: marks.mark_a_base64[0], units: 'um', mask: 'none' }
  expect(scanArguments.safeParse(given).success).toBe(true)
  expect(scanArguments.safeParse({ ...given, units: 'inch' }).success).toBe(false)
})

test('calibrate_score leaves sources out', async () => {
  const { record, ref } = (await one.service.references.all())[0]!
  const { sources, pairs } = await one.service.graph.within((session) => session.value(ref))
  const scores = pairs.map(([, , value]) => value)
  const score = (Math.min(...scores) + Math.max(...scores)) / 2 // between the classes, under the bounds
  const asked = (fields: object) =>
    calibrateScore(one.service, calibrateArguments.parse({ score, reference: record.id, ...fields }))
  const full = await asked({})
  const less = await asked({ left_out: sources.slice(0, 1) })
  expect(less.log10_lr).not.toBe(full.log10_lr)
})
