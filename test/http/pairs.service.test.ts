import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pairView } from '../../src/http/schemas/pair.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { readX3p } from '../../src/x3p/read.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { answer, failure } from '../helpers/answers.ts'
import { comparison } from '../helpers/form.ts'
import { bullet } from '../helpers/scans.ts'
import { testBundled } from '../helpers/service.ts'
import { faceScan, toolmarkScan } from '../helpers/simulated.ts'

// biome-ignore lint/suspicious/noExplicitAny: tests read deep into answers
type Answer = any

let one: Awaited<ReturnType<typeof testBundled>>
beforeAll(async () => {
  one = await testBundled()
})
afterAll(() => one.close())

const compare = async (a: Uint8Array[], b: Uint8Array[], fields: Record<string, string>): Promise<Answer> =>
  answer(await one.app.inject({ method: 'POST', url: '/v1/compare', ...comparison(a, b, fields) }))

const get = (url: string) => one.app.inject({ method: 'GET', url })

async function pair(report: Answer, query = ''): Promise<Answer> {
  const response = await get(`/v1/reports/${report.report_handle}/pair${query}`)
  expect(response.statusCode, response.body).toBe(200)
  return pairView.parse(response.json())
}

/** Pearson correlation of a[i + lag] with b[i]. */
function correlation(a: number[], b: number[], lag: number): number {
  const pairs = b.flatMap((value, i) => (a[i + lag] === undefined ? [] : [[a[i + lag]!, value] as const]))
  const mean = (k: 0 | 1) => pairs.reduce((sum, one) => sum + one[k], 0) / pairs.length
  const [ma, mb] = [mean(0), mean(1)]
  let [ab, aa, bb] = [0, 0, 0]
  for (const [x, y] of pairs) {
    ab += (x - ma) * (y - mb)
    aa += (x - ma) ** 2
    bb += (y - mb) ** 2
  }
  return ab / Math.sqrt(aa * bb)
}

/** The lag lays the signatures on each other, and no other shift does. */
function laidRight({ a, b }: { readonly a: number[]; readonly b: number[] }, lag: number): void {
  const there = correlation(a, b, lag)
  expect(there).toBeGreaterThan(0.4)
  for (const off of [-60, -30, -15, 15, 30, 60])
    expect(correlation(a, b, lag + off)).toBeLessThan(there - 0.2)
}

/** A surface of the service: its heights at places in micrometres, NaN outside. */
async function surfaceOf(handle: string): Promise<(x: number, y: number) => number> {
  const { meta } = (await get(`/v1/artifacts/${handle}`)).json()
  const [ny, nx] = meta.shape
  const bytes = (await get(`/v1/artifacts/${handle}/data`)).rawPayload
  const from = bytes.byteOffset + bytes.length - 8 * ny * nx
  const heights = new Float64Array(bytes.buffer.slice(from, bytes.byteOffset + bytes.length))
  return (x, y) => {
    const [column, row] = [Math.floor(x / (meta.dx * 1e6)), Math.floor(y / (meta.dy * 1e6))]
    const inside = column >= 0 && column < nx && row >= 0 && row < ny
    return inside ? heights[row * nx + column]! : Number.NaN
  }
}

/** How well slopes of both surfaces correlate when b lies on a as it is placed, and then is shifted by `off` micrometres. */
async function placed({ a, b, ...pose }: Answer, off = 0): Promise<number> {
  const [onA, onB] = [await surfaceOf(a.surface), await surfaceOf(b.surface)]
  const [cos, sin] = [Math.cos, Math.sin].map((f) => f((pose.rotation_deg * Math.PI) / 180)) as [
    number,
    number,
  ]
  const back = (x: number, y: number) => {
    const [px, py] = [x - off - pose.x_um, y - pose.y_um]
    return onB(cos * px + sin * py, -sin * px + cos * py)
  }
  const [slopesA, slopesB]: [number[], number[]] = [[], []]
  const STEP = 20 // micrometres: longer than what the filters take away
  for (let y = 0; y < 4000; y += 11) {
    for (let x = 0; x < 4000; x += 11) {
      const pair = [onA(x + STEP, y) - onA(x, y), back(x + STEP, y) - back(x, y)] as const
      if (pair.some(Number.isNaN)) continue
      slopesA.push(pair[0])
      slopesB.push(pair[1])
    }
  }
  expect(slopesA.length).toBeGreaterThan(500)
  return correlation(slopesA, slopesB, 0)
}

describe('a pair of lands', () => {
  const [a, b] = [1, 2].map((seed) => bullet(seed, { lands: 3, pitch: 1.5625e-6 })) as [
    Uint8Array[],
    Uint8Array[],
  ]
  let report: Answer
  beforeAll(async () => {
    report = await compare(a, b, { domain: 'striated', include: 'all' })
  })

  test('has the alignment of the land matrix, which lays the signatures on each other', async () => {
    const { land_ccf_matrix, land_lag_matrix, diagonal } = report.features
    for (const [i, j] of [diagonal[0], diagonal[1], [0, 1]]) {
      const found = await pair(report, `?a=${i}&b=${j}`)
      expect(found).toMatchObject({ kind: 'striae', a: i, b: j, turned: false, pitch_um: 2 })
      expect([found.ccf, found.lag]).toEqual([land_ccf_matrix[i][j], land_lag_matrix[i][j]])
    }
    const [i, j] = diagonal[0]
    const { signatures, lag } = await pair(report, `?a=${i}&b=${j}`)
    laidRight(signatures, lag)
  })

  test('that matches best has the regions and the trace of the report', async () => {
    const { best_land_a: i, best_land_b: j } = report.provenance
    const found = await pair(report, `?a=${i}&b=${j}&trace=true`)
    expect(found.windows).toEqual({ a: report.attribution, b: report.attribution_b })
    expect(found.trace).toEqual(report.trace)
    expect((await pair(report, `?a=${(i + 1) % 3}&b=${j}&trace=true`)).trace.a).not.toEqual(report.trace.a)
  })

  test('names its artifacts, whose columns are the samples', async () => {
    const { artifacts, signatures } = await pair(report)
    const { surface, straightened, crop, signature } = artifacts.a
    const record = async (handle: string) => (await get(`/v1/artifacts/${handle}`)).json()
    expect((await record(surface)).kind).toBe('surface')
    const straight = await record(straightened)
    expect(straight.kind).toBe('surface.straightened')
    expect((await record(signature)).meta.shape).toEqual([signatures.a.length])
    expect(crop[1]).toBeLessThanOrEqual(straight.meta.shape[1])
    const width = (crop[1] - crop[0]) * straight.meta.dx
    expect(width).toBeCloseTo(signatures.a.length * 2e-6, 5)
    expect((await get(`/v1/artifacts/${straightened}/image.png?max=128`)).statusCode).toBe(200)
  })

  test('says how the surfaces lie on each other', async () => {
    const { best_land_a: i, best_land_b: j } = report.provenance
    const { placement, windows } = await pair(report, `?a=${i}&b=${j}`)
    const there = await placed(placement)
    expect(there).toBeGreaterThan(0.3)
    for (const off of [-40, 40]) expect(await placed(placement, off)).toBeLessThan(there - 0.2)
    expect(placement.a.regions).toHaveLength(windows.a.length)
    placement.a.regions.forEach((region: Answer, k: number) => {
      expect(region.x_um).toBeCloseTo(placement.b.regions[k].x_um + placement.x_um, -1.5)
    })
  })

  test('of a bullet upside down is shown turned', async () => {
    const upside = b.toReversed().map((scan) => turned(scan))
    const found = await compare(a, upside, { domain: 'striated', include: 'features' })
    expect(found.provenance.upside_down).toBe(true)
    const { best_land_a: i, best_land_b: j } = found.provenance
    const shown = await pair(found, `?a=${i}&b=${j}`)
    expect(shown.turned).toBe(true)
    expect(shown.placement.rotation_deg).toBe(180)
    const there = await placed(shown.placement)
    expect(there).toBeGreaterThan(0.3)
    expect(await placed(shown.placement, 40)).toBeLessThan(there - 0.2)
    laidRight(shown.signatures, shown.lag)
    const length = shown.signatures.b.length
    shown.windows.b.forEach((window: Answer, k: number) => {
      const stored = found.attribution_b[k]
      expect(window.x).toBe(length - stored.x - stored.w)
    })
  })

  test('that is not there, or of a report without a ratio, is refused', async () => {
    const url = `/v1/reports/${report.report_handle}/pair`
    expect(failure(await get(`${url}?a=3`), 400)).toBe('mark_a has the parts 0 to 2, so there is no part 3')
    expect(failure(await get(`${url}?b=-1`), 422)[0].loc).toEqual(['query', 'b'])
    const other = await compare(a, b, { domain: 'striated', scorer_config: '{"land_clip": 3}' })
    expect(failure(await get(`/v1/reports/${other.report_handle}/pair`), 400)).toMatch(/no likelihood ratio/)
    expect(failure(await get(`/v1/reports/sha256:${'0'.repeat(64)}/pair`), 404)).toMatch(/./)
  })
})

/** The scan turned by 180 degrees. */
function turned(scan: Uint8Array): Uint8Array {
  const { heights, ny, nx, dx, dy } = readX3p(scan, { units: 'file', mask: 'none' })
  return writeX3p({ heights: heights.toReversed(), ny, nx, dx, dy })
}

test('a pair of toolmarks has its signatures and windows', async () => {
  const [a, b] = [1, 2].map((markSeed) => [toolmarkScan({ edgeSeed: 1, markSeed })]) as [
    Uint8Array[],
    Uint8Array[],
  ]
  const report = await compare(a, b, { domain: 'toolmark' })
  const found = await pair(report)
  expect(found).toMatchObject({ kind: 'striae', lag: report.provenance.lag, ccf: report.provenance.ccf })
  expect(found.windows).toEqual({ a: report.attribution, b: report.attribution_b })
  expect(correlation(found.signatures.a, found.signatures.b, found.lag)).toBeCloseTo(found.ccf, 1)
  expect(await placed(found.placement)).toBeGreaterThan(0.3)
})

test('a pair of profiles has no place of surfaces', async () => {
  const [a, b] = [1, 2].map((markSeed) => {
    const { heights, nx, dx, dy } = simulateToolmark({ edgeSeed: 1, markSeed })
    return [writeX3p({ heights: heights.slice(0, nx), ny: 1, nx, dx, dy })]
  }) as [Uint8Array[], Uint8Array[]]
  const report = await compare(a, b, { domain: 'toolmark' })
  expect((await pair(report)).placement).toBeNull()
})

describe('a pair of breech faces', () => {
  const [a, b] = [1, 2].map((cartridgeSeed) => [
    faceScan({ slideSeed: 1, cartridgeSeed, pitch: 2e-6, diameter: 2.6e-3 }),
  ]) as [Uint8Array[], Uint8Array[]]

  test('has the registration and all cells of both marks, whichever comes first', async () => {
    for (const [first, second] of [[a, b] as const, [b, a] as const]) {
      const report = await compare([...first], [...second], { domain: 'impressed' })
      const facts = report.provenance
      const found = await pair(report)
      const { rotation_deg, shift_y, shift_x } = facts
      expect(found.registration).toEqual({ rotation_deg, shift_y, shift_x })
      const places = (cells: Answer[]): string[] => cells.map(({ x, y }) => `${x} ${y}`)
      const congruent: Record<string, string[]> = {}
      for (const side of ['a', 'b']) {
        const cells: Answer[] = found.cells[side]
        expect(cells).toHaveLength(facts[`n_cells_${side}`])
        for (const cell of cells) expect(cell.corr === null).toBe(!cell.congruent)
        congruent[side] = places(cells.filter((cell) => cell.congruent))
        expect(congruent[side]).toHaveLength(facts[`n_congruent_${side}`])
        expect(congruent[side].length).toBeGreaterThan(3)
      }
      // the regions of the report are the congruent cells of the mark that decides
      const regions = [places(report.attribution), places(report.attribution_b)]
      expect(regions).toContainEqual(
        regions[0]!.join() === congruent['a']!.join() ? congruent['a'] : congruent['b'],
      )
    }
  })

  test('says how the scans lie on each other', async () => {
    const report = await compare(a, b, { domain: 'impressed' })
    const { placement, cells } = await pair(report)
    const there = await placed(placement)
    expect(there).toBeGreaterThan(0.2)
    for (const off of [-40, 40]) expect(await placed(placement, off)).toBeLessThan(there - 0.15)
    expect(placement.a.regions).toHaveLength(cells.a.filter((cell: Answer) => cell.congruent).length)
    const [cos, sin] = [Math.cos, Math.sin].map((f) => f((placement.rotation_deg * Math.PI) / 180)) as [
      number,
      number,
    ]
    placement.a.regions.forEach(({ x_um, y_um, w_um, h_um }: Answer, k: number) => {
      const other = placement.b.regions[k]
      const [x, y] = [other.x_um + w_um / 2, other.y_um + h_um / 2]
      // a cell may lie a little beside the pose of all
      expect(Math.abs(cos * x - sin * y + placement.x_um - x_um - w_um / 2)).toBeLessThan(100)
      expect(Math.abs(sin * x + cos * y + placement.y_um - y_um - h_um / 2)).toBeLessThan(100)
    })
  })

  test('has the map of b as it lies on that of a', async () => {
    const report = await compare(a, b, { domain: 'impressed' })
    const { artifacts } = await pair(report)
    const map = async (handle: string): Promise<Float64Array> => {
      const bytes = (await get(`/v1/artifacts/${handle}/data`)).rawPayload
      return new Float64Array(
        bytes.buffer.slice(bytes.byteOffset + bytes.length - 8 * 256 * 256, bytes.byteOffset + bytes.length),
      )
    }
    const [onA, laid, raw] = [
      await map(artifacts.a.signature),
      await map(artifacts.b.registered),
      await map(artifacts.b.signature),
    ]
    const overlap = (other: Float64Array): number => {
      const both = [...onA.keys()].filter((i) => onA[i] !== 0 && other[i] !== 0)
      return correlation(
        both.map((i) => onA[i]!),
        both.map((i) => other[i]!),
        0,
      )
    }
    expect(overlap(laid)).toBeGreaterThan(0.5)
    expect(overlap(laid)).toBeGreaterThan(overlap(raw) + 0.2)
    const picture = await get(`/v1/artifacts/${artifacts.b.registered}/image.png?max=256`)
    expect(picture.headers['content-type']).toBe('image/png')
  })
})
