import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { MarkgraphError } from '../../src/errors.ts'
import { grid } from '../../src/kinds/kind.ts'
import type { Features } from '../../src/kinds/marks/agreement.ts'
import type { Surface } from '../../src/kinds/marks/surface.ts'
import { checkedParams } from '../../src/kinds/node.ts'
import { bulletsOf } from '../../src/marks/bullets/config.ts'
import { correlationParams } from '../../src/marks/bullets/places.ts'
import { align } from '../../src/nodes/bullets/align.ts'
import { exchangeCheck } from '../../src/nodes/bullets/exchange-check.ts'
import { features } from '../../src/nodes/bullets/features.ts'
import { landSignature } from '../../src/nodes/bullets/land-signature.ts'
import { orderCheck } from '../../src/nodes/bullets/order-check.ts'
import { robustForm } from '../../src/nodes/bullets/robust-form.ts'
import { straighten } from '../../src/nodes/bullets/straighten.ts'
import { striae } from '../../src/nodes/bullets/striae.ts'
import { decode } from '../../src/nodes/scan/decode.ts'
import { auc } from '../../src/numerics/statistics/metrics.ts'
import { AS_WRITTEN } from '../../src/x3p/read.ts'
import { CONFIG } from '../helpers/in-thread.ts'
import { csvRows, hasShared, sharedPath, titleFor } from '../helpers/shared.ts'
import figures from './land-figures.json' with { type: 'json' }

const DEPLOYED = bulletsOf(CONFIG)
const STUDY = { lambda_s: 20e-6, lambda_c: 400e-6, groove_run: 20e-6, land_relief_clip: 2 } // what land-figures.json was made with
const SLOTS = 6
const { overlap: OVERLAP } = correlationParams(CONFIG)
/** The correlation of the study: without local amplitude (every amplitude is the floor) and without regard to the ends. */
const STUDY_OVERLAP = { ...OVERLAP!, amplitude_floor: 1e6, edge_loss: 0 }

/** A land with its form and the orientation of its striae. */
function oriented(surface: Surface) {
  const form = robustForm.run({ surface }, {})
  const orientation = striae.run(
    { surface, form },
    {
      lambda_s: DEPLOYED.land_angle_lambda_s,
      lambda_c: DEPLOYED.land_angle_lambda_c,
      clip: DEPLOYED.land_clip,
    },
  )
  return { surface, form, orientation }
}

const signatureOf = (
  land: ReturnType<typeof oriented>,
  band: Pick<typeof DEPLOYED, keyof typeof STUDY> = DEPLOYED,
  edges: Parameters<typeof landSignature.run>[1]['edges'] = null,
) =>
  landSignature.run(land, {
    lambda_s: band.lambda_s,
    lambda_c: band.lambda_c,
    clip: band.land_relief_clip,
    groove_deviations: DEPLOYED.groove_deviations,
    groove_floor: DEPLOYED.groove_floor,
    groove_run: band.groove_run,
    pitch: DEPLOYED.signature_pitch,
    edges,
  })
type Signature = ReturnType<typeof signatureOf>
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

describe.skipIf(!hasShared('scans'))(titleFor('land signatures of 52 real lands', 'scans'), () => {
  const marks = new Map<
    string,
    { source: string; lands: number[]; deployed: Signature[]; study: Signature[] }
  >()
  const lands = new Map<string, ReturnType<typeof striae.run>>()

  beforeAll(() => {
    for (const { mark, source, land, scan } of csvRows('manifests/bullets.csv')) {
      const surface = decode.run({ scan: readFileSync(sharedPath(`scans/${scan}`)) }, AS_WRITTEN)
      const straight = oriented(surface)
      const known = marks.get(mark!) ?? { source: source!, lands: [], deployed: [], study: [] }
      known.lands.push(Number(land))
      known.deployed.push(signatureOf(straight))
      known.study.push(signatureOf(straight, STUDY))
      marks.set(mark!, known)
      lands.set(`${mark} ${land}`, straight.orientation)
    }
  }, 300_000)

  const compared = (band: 'deployed' | 'study') => {
    const names = [...marks.keys()]
    return names.flatMap((a, i) =>
      names.slice(i + 1).map((b) => {
        const [one, other] = [marks.get(a)!, marks.get(b)!]
        const params = checkedParams(features, {
          lands_a: one.lands,
          lands_b: other.lands,
          n_lands: SLOTS,
          overlap: band === 'deployed' ? OVERLAP : STUDY_OVERLAP,
          both_ways: band === 'deployed',
        })
        const found: Features = features.run({ a: one[band], b: other[band] }, params)
        return { a, b, same: one.source === other.source, ...found }
      }),
    )
  }

  // The study filtered every point exactly. The pipeline decimates: see docs/method.md for what that changes.
  test('axis, angle, edges and signatures are those of the study, but for a tenth of a degree and 6 %', () => {
    expect(figures.lands).toHaveLength(lands.size)
    const otherEdges: string[] = [] // a shoulder may begin gradually, so that little moves it
    for (const wanted of figures.lands) {
      const name = `${wanted.mark} ${wanted.land}`
      const orientation = lands.get(name)!
      const mark = marks.get(wanted.mark)!
      const { values, crop } = mark.study[mark.lands.indexOf(wanted.land)]!
      expect(orientation.turned, name).toBe(wanted.turned)
      expect(Math.abs(orientation.shear_deg - wanted.shear_deg), name).toBeLessThan(0.1)
      if (wanted.crop.some((column, side) => Math.abs(crop[side]! - column) > 2)) {
        otherEdges.push(name)
        continue
      }
      const rms = Math.sqrt(values.data.reduce((sum, z) => sum + z * z, 0) / wanted.length)
      expect(Math.abs((rms * 1e9) / wanted.rms_nm - 1), name).toBeLessThan(0.06)
    }
    expect(otherEdges.length, otherEdges.join()).toBeLessThanOrEqual(2)
  })

  test('contrasts of all 36 pairs are those of the study to 0.02, known matches at the same offset', () => {
    const found = compared('study')
    figures.pairs.forEach((pair, i) => {
      const { a, b, same, offset, diag_contrast } = found[i]!
      expect([a, b]).toEqual([pair.a, pair.b])
      if (same) expect(offset, `${a} ${b}`).toBe(pair.offset)
      expect(Math.abs(diag_contrast - pair.diag_contrast), `${a} ${b}`).toBeLessThan(0.02)
    })
  })

  test('as deployed, both ways up, every same-barrel pair is at least 0.055 above every other pair', () => {
    const found = compared('deployed')
    const contrasts = (same: boolean): number[] =>
      found.filter((pair) => pair.same === same).map(({ diag_contrast }) => diag_contrast)
    expect(Math.min(...contrasts(true)) - Math.max(...contrasts(false))).toBeGreaterThanOrEqual(0.055)
    expect(found.filter((pair) => pair.same && pair.upside_down)).toEqual([])
  })

  test('land by land, known matches stand above the others: AUC at least 0.97, in-sample', () => {
    const known: number[] = []
    const others: number[] = []
    for (const { same, diagonal, land_ccf_matrix } of compared('deployed')) {
      const onDiagonal = new Set(diagonal.map(([row, column]) => `${row} ${column}`))
      land_ccf_matrix.forEach((row, i) => {
        row.forEach((ccf, j) => {
          if (same && onDiagonal.has(`${i} ${j}`)) known.push(ccf)
          else others.push(ccf)
        })
      })
    }
    expect([known.length, others.length]).toEqual([54, 1147])
    const labels = Uint8Array.from([...known.map(() => 1), ...others.map(() => 0)])
    expect(auc(Float64Array.from([...known, ...others]), labels)).toBeGreaterThanOrEqual(0.97)
  })

  /** The pair with the lands of b in reverse order, or turned, or both. */
  const rearranged = (a: string, b: string, how: { reversed: boolean; turned: boolean }) => {
    const [one, other] = [marks.get(a)!, marks.get(b)!]
    const turned = other.deployed.map((signature) => ({
      ...signature,
      values: grid(signature.values.data.toReversed(), signature.length),
    }))
    const params = {
      lands_a: one.lands,
      n_lands: SLOTS,
      overlap: OVERLAP,
      both_ways: true,
      lands_b: how.reversed ? other.lands.map((land) => SLOTS + 1 - land) : other.lands,
    }
    const inputs = { a: one.deployed, b: how.turned ? turned : other.deployed }
    return features.run(inputs, checkedParams(features, params))
  }

  test('a bullet upside down keeps its score, and this is said', () => {
    for (const { a, b, same, diag_contrast, upside_down, best_land_a } of compared('deployed')) {
      const found = rearranged(a, b, { reversed: true, turned: true })
      expect(found.diag_contrast, `${a} ${b}`).toBeCloseTo(diag_contrast, 12)
      expect(found.upside_down, `${a} ${b}`).toBe(!upside_down)
      if (same) expect(found.best_land_a, `${a} ${b}`).toBe(best_land_a)
    }
  })

  const exchangeOf = (pair: Features, places: { lands_a: readonly number[]; lands_b: readonly number[] }) =>
    exchangeCheck.run({ features: pair }, checkedParams(exchangeCheck, { ...places, n_lands: SLOTS }))

  const orderOf = (pair: Features, exchange: ReturnType<typeof exchangeOf>): string => {
    const params = { domain: 'striated', margin: DEPLOYED.bullet_order_margin }
    return orderCheck.run({ features: pair, exchange }, params).checks[0]!.severity
  }

  test('only reversed order or only turned lands are refused for every known match, and for no pair as it is', () => {
    for (const { a, b, same, ...pair } of compared('deployed')) {
      const [lands_a, lands_b] = [marks.get(a)!.lands, marks.get(b)!.lands]
      const severity = (found: Features, onB: readonly number[]): string =>
        orderOf(found, exchangeOf(found, { lands_a, lands_b: onB }))
      expect(severity(pair, lands_b), `${a} ${b}`).toBe('ok')
      if (!same) continue
      const reversed = lands_b.map((land) => SLOTS + 1 - land)
      expect(severity(rearranged(a, b, { reversed: true, turned: false }), reversed), `${a} ${b}`).toBe(
        'refuse',
      )
      expect(severity(rearranged(a, b, { reversed: false, turned: true }), lands_b), `${a} ${b}`).toBe(
        'refuse',
      )
    }
  })

  test('two lands exchanged are named and not refused for every known match that marks well; no pair as it is warns', () => {
    const checked = (a: string, b: string, exchanged: readonly number[] = []) => {
      const [one, other] = [marks.get(a)!, marks.get(b)!]
      const lands = other.lands.map((land) => (exchanged.includes(land) ? sum(exchanged) - land : land))
      const places = { lands_a: one.lands, lands_b: lands, n_lands: SLOTS }
      const params = checkedParams(features, { ...places, overlap: OVERLAP, both_ways: true })
      const pair = features.run({ a: one.deployed, b: other.deployed }, params)
      const exchange = exchangeOf(pair, places)
      return { order: orderOf(pair, exchange), found: exchange.found }
    }
    for (const { a, b } of compared('deployed')) expect(checked(a, b).found, `${a} ${b}`).toBeNull()
    for (const { a, b } of compared('deployed').filter(({ same }) => same)) {
      if (a.includes('barrelb')) continue // its lands agree by 0.4
      for (const exchanged of [
        [1, 2],
        [1, 3],
        [2, 5],
      ]) {
        const { order, found } = checked(a, b, exchanged)
        expect(order, `${a} ${b}`).toBe('ok')
        expect(found?.b.change, `${a} ${b}`).toEqual({ exchanged })
      }
    }
  })

  test('groove edges lie just outside those that an examiner chose, except where these lie in the groove', () => {
    const INTO_THE_GROOVE = ['houston/barrela-bullet50 1', 'houston/barrela-bullet50 6']
    const pitch = 1.935
    for (const { scan, left_um, right_um } of csvRows('expected/grooves.csv')) {
      const [, name, land] = /bullets\/(.*)-land(\d)/.exec(scan!)!
      const mark = marks.get(name!)!
      const { crop } = mark.deployed[mark.lands.indexOf(Number(land))]!
      const inside = Number(left_um) - crop[0] * pitch
      const cut = crop[1] * pitch - Number(right_um)
      const low = INTO_THE_GROOVE.includes(`${name} ${land}`) ? -90 : 25
      expect(inside, scan).toBeGreaterThan(low)
      expect(inside, scan).toBeLessThan(105)
      expect(cut, scan).toBeGreaterThan(50)
      expect(cut, scan).toBeLessThan(265)
    }
  })

  test('one land of three bullets has its edges at the same striae', () => {
    const land = (mark: string, place: number) =>
      marks.get(`houston/barrela-bullet${mark}`)!.deployed[place - 1]!
    const reference = land('11', 5)
    for (const other of [land('30', 5), land('50', 6)]) {
      const { lag } = align.run({ a: reference, b: other }, { overlap: OVERLAP })
      expect(Math.abs(lag)).toBeLessThanOrEqual(5) // 10 µm at the left edge
      expect(Math.abs(lag + other.length - reference.length)).toBeLessThanOrEqual(5) // and at the right one
    }
  })

  test('offsets of same-barrel pairs compose', () => {
    const same = compared('deployed').filter((pair) => pair.same)
    const offset = (a: string, b: string): number | undefined =>
      same.find((pair) => pair.a === a && pair.b === b)?.offset
    let triples = 0
    for (const { a, b, offset: first } of same) {
      for (const c of marks.keys()) {
        const [second, both] = [offset(b, c), offset(a, c)]
        if (second === undefined || both === undefined) continue
        expect((first + second) % SLOTS, `${a} ${b} ${c}`).toBe(both)
        triples += 1
      }
    }
    expect(triples).toBe(5) // four of the four Hamby bullets, one of the three Houston A bullets
  })
})

describe('lands that can hardly be used', () => {
  const surface = (ny: number, nx: number, height: (x: number, y: number) => number): Surface => ({
    heights: grid(
      Float64Array.from({ length: ny * nx }, (_, i) => height(i % nx, Math.floor(i / nx))),
      ny,
      nx,
    ),
    dx: 2e-6,
    dy: 2e-6,
  })
  const wavy = (x: number, y: number): number => 1e-6 * Math.sin(x / 4) + 1e-8 * Math.cos(y)
  const measured = (values: Float64Array): boolean => values.every(Number.isFinite)

  test('nothing measured is refused in one sentence', () => {
    const empty = surface(20, 30, () => Number.NaN)
    expect(() => oriented(empty)).toThrow(MarkgraphError)
    const land = oriented(surface(20, 30, wavy))
    expect(() => signatureOf({ ...land, surface: empty })).toThrow(
      expect.objectContaining({ code: 'no-valid-points', message: expect.stringContaining('20 x 30') }),
    )
  })
  test('a land too narrow for shoulders is used as far as it was measured', () => {
    const { values, crop } = signatureOf(oriented(surface(40, 30, wavy)))
    expect(values.data.length).toBeGreaterThan(20)
    expect(crop[1] - crop[0]).toBeLessThanOrEqual(30)
    expect(measured(values.data)).toBe(true)
  })
  test.each([
    ['one point', 1, 1],
    ['one row of two', 1, 2],
    ['one column', 50, 1],
    ['two by two', 2, 2],
  ])('%s gives a signature without gaps', (_, ny, nx) => {
    const { values, length } = signatureOf(oriented(surface(ny, nx, wavy)))
    expect(length).toBeGreaterThan(0)
    expect(measured(values.data)).toBe(true)
  })
  test('a profile is neither turned nor sheared', () => {
    const land = oriented(surface(1, 800, wavy))
    expect(land.orientation).toEqual({ turned: false, shear_deg: 0, tilt_deg: 0, striae_angle_deg: 90 })
    expect(straighten.run(land, {}).heights.shape).toEqual([1, 800])
    expect(signatureOf(land).crop).toEqual([0, 800])
  })
  test('a constant land agrees with nothing', () => {
    const flat = signatureOf(oriented(surface(60, 400, () => 3e-4)))
    const other = signatureOf(oriented(surface(60, 400, wavy)))
    for (const b of [other, flat]) {
      expect(align.run({ a: flat, b }, { overlap: OVERLAP })).toEqual({ lag: 0, ccf: 0 })
    }
  })
  test('striae along x give the signature that the turned scan gives', () => {
    const rough = (x: number): number => 1e-6 * (Math.sin(x / 4) + Math.sin(x / 7.3))
    const upright = oriented(surface(150, 400, (x) => rough(x)))
    const lying = oriented(surface(400, 150, (_, y) => rough(399 - y)))
    const [one, turned] = [signatureOf(upright), signatureOf(lying)]
    expect(lying.orientation.turned).toBe(true)
    expect(one.striae_angle_deg).toBeCloseTo(90, 1)
    expect(Math.min(turned.striae_angle_deg, 180 - turned.striae_angle_deg)).toBeCloseTo(0, 1)
    const peak = align.run({ a: one, b: turned }, { overlap: OVERLAP })
    expect(Math.abs(peak.lag)).toBeLessThanOrEqual(1)
    expect(peak.ccf).toBeGreaterThan(0.95)
  })
  test('a scan sheared by 5 degrees says so and is straightened', () => {
    const slope = Math.tan((5 * Math.PI) / 180)
    const { orientation } = oriented(surface(200, 400, (x, y) => wavy(x - (y - 99.5) * slope, 0)))
    expect(orientation.tilt_deg).toBeCloseTo(5, 0)
    expect(orientation.striae_angle_deg).toBeCloseTo(85, 0)
  })
  describe('edges set by a user', () => {
    const rough = (x: number): number => 1e-6 * (Math.sin(x / 4) + Math.sin(x / 7.3))
    const set = (left: number, right: number, mirrored = false) => ({ left, right, mirrored })

    test('cut the land at these places of its scan', () => {
      const land = oriented(surface(150, 400, rough))
      const { crop, length } = signatureOf(land, DEPLOYED, set(100e-6, 699e-6))
      expect(crop).toEqual([50, 350])
      expect(length).toBe(300)
    })
    test('count from the first row where striae run along x', () => {
      const lying = oriented(surface(400, 150, (_, y) => rough(y)))
      expect(lying.orientation.turned).toBe(true)
      expect(signatureOf(lying, DEPLOYED, set(100e-6, 598e-6)).crop).toEqual([100, 350])
    })
    test('count from the other side of a mirror image', () => {
      const land = oriented(surface(150, 400, rough))
      expect(signatureOf(land, DEPLOYED, set(100e-6, 598e-6, true)).crop).toEqual([100, 350])
    })
    test.each([
      ['before the scan', -1e-6, 500e-6],
      ['beyond the scan', 100e-6, 801e-6],
      ['in the wrong order', 500e-6, 100e-6],
      ['at one place', 100e-6, 100e-6],
    ])('%s are refused', (_, left, right) => {
      const land = oriented(surface(150, 400, rough))
      expect(() => signatureOf(land, DEPLOYED, set(left, right))).toThrow(
        expect.objectContaining({ code: 'bad-value', message: expect.stringContaining('800 µm wide') }),
      )
    })
  })
  test('a pitch that would make more than 2^20 samples is refused', () => {
    const land = oriented(surface(1, 600, wavy))
    const wide = { ...land, surface: { ...land.surface, dx: 1, dy: 1 } }
    expect(() => signatureOf(wide)).toThrow(expect.objectContaining({ code: 'too-large' }))
  })
})
