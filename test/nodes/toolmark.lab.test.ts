import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { grid } from '../../src/kinds/kind.ts'
import type { Surface } from '../../src/kinds/marks/surface.ts'
import { paramsFrom } from '../../src/marks/scorer-config.ts'
import { toolmarksOf } from '../../src/marks/toolmarks/config.ts'
import {
  attributionCmr1d,
  cmr1d,
  cmr1dBlock,
  toolmarkChance,
  toolmarkScore,
} from '../../src/nodes/bullets/cmr-1d.ts'
import { robustForm } from '../../src/nodes/bullets/robust-form.ts'
import { straighten } from '../../src/nodes/bullets/straighten.ts'
import { striae } from '../../src/nodes/bullets/striae.ts'
import { trace as traceOf } from '../../src/nodes/bullets/trace.ts'
import { fitCalibration } from '../../src/nodes/calibration/calibration.ts'
import { calibrate } from '../../src/nodes/calibration/likelihood-ratio.ts'
import { formRemoval } from '../../src/nodes/scan/form-removal.ts'
import { straightenedPreview } from '../../src/nodes/scan/preview.ts'
import { roughness } from '../../src/nodes/scan/roughness.ts'
import { collapse, toolmarkSignature } from '../../src/nodes/toolmarks/toolmark-signature.ts'
import { quarterTurn } from '../../src/numerics/profiles/striae-axis.ts'
import { BUNDLED, readReference } from '../../src/references/library.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'
import { readX3p } from '../../src/x3p/read.ts'
import { CONFIG } from '../helpers/in-thread.ts'
import { hasShared, sharedPath, titleFor } from '../helpers/shared.ts'
import figures from './toolmark-figures.json' with { type: 'json' }

const ALONG_Y = { tilt_deg: 0, striae_angle_deg: 90 }
const OWN = toolmarksOf(CONFIG)
const BAND = { lambda_s: OWN.toolmark_lambda_s, lambda_c: OWN.toolmark_lambda_c }
const SIGNATURE = {
  pitch: OWN.toolmark_pitch,
  amplitude_sigma: OWN.toolmark_amplitude_sigma,
  amplitude_floor: OWN.toolmark_amplitude_floor,
}
const SEARCH = {
  window: OWN.toolmark_window,
  min_overlap: OWN.toolmark_min_overlap,
  candidates: OWN.toolmark_candidates,
  candidate_distance: OWN.toolmark_candidate_distance,
}
const COMPARE = {
  ...SEARCH,
  region_window: OWN.toolmark_region_window,
  region_corr: OWN.toolmark_region_corr,
}
const SURROGATES = {
  ...SEARCH,
  surrogates: OWN.toolmark_surrogates,
  texture_sigma: OWN.toolmark_amplitude_sigma,
}
const LENGTHS = { reference_length: OWN.toolmark_reference_length, neutral: OWN.toolmark_neutral }

const band = (surface: Surface) => roughness.run({ surface: formRemoval.run({ surface }, {}) }, BAND)
const signed = (profile: Surface, params = SIGNATURE) =>
  toolmarkSignature.run({ profile, orientation: ALONG_Y }, params)
const row = (values: Iterable<number>, dx = 10e-6): Surface => {
  const data = Float64Array.from(values)
  return { heights: grid(data, 1, data.length), dx, dy: dx }
}

const mirrored = (values: Float64Array) => grid(values.toReversed(), values.length)

const chances = new Map<ReturnType<typeof signed>, ReturnType<typeof toolmarkChance.run>>()
function chanceOf(signature: ReturnType<typeof signed>) {
  const known = chances.get(signature) ?? toolmarkChance.run({ signature }, SURROGATES)
  chances.set(signature, known)
  return known
}

/** The score of two signatures, as a comparison makes it. */
const scored = (a: ReturnType<typeof signed>, b: ReturnType<typeof signed>) =>
  toolmarkScore.run(
    { congruence: cmr1d.run({ a, b }, COMPARE), a, b, chance_a: chanceOf(a), chance_b: chanceOf(b) },
    LENGTHS,
  )

/** The signature of a simulated profile. */
function simulated(edgeSeed: number, markSeed: number, pitch = 2e-6, size: { height?: number } = {}) {
  const { heights, ny, nx, dx, dy } = simulateToolmark({
    edgeSeed,
    markSeed,
    pitch,
    asProfile: true,
    ...size,
  })
  return signed(band({ heights: grid(heights, ny, nx), dx, dy }))
}

describe('toolmark signature', () => {
  const wave = Float64Array.from({ length: 400 }, (_, i) => Math.sin(i / 3) * 1e-7)

  it('lies on the canonical pitch, from the first to the last measured sample', () => {
    const values = wave.slice().fill(Number.NaN, 0, 30).fill(Number.NaN, 380).fill(Number.NaN, 200, 210)
    const { values: out, dx, length, crop } = signed(row(values, 5e-6))
    expect(crop).toEqual([30, 380])
    expect(dx).toBe(10e-6)
    expect(length).toBe(Math.floor((349 * 5) / 10) + 1)
    expect(out.data).toHaveLength(length)
    expect(out.data.every(Number.isFinite)).toBe(true)
  })

  it('is empty with fewer than 16 measured samples, and without any relief', () => {
    for (const none of [
      wave.slice().fill(Number.NaN, 15),
      wave.slice().fill(Number.NaN),
      new Float64Array(400),
    ]) {
      const { length, values } = signed(row(none))
      expect(length).toBe(0)
      expect(values.data).toHaveLength(0)
    }
    expect(signed(row(wave.slice().fill(Number.NaN, 16))).length).toBe(16)
  })

  it('is refused as too large on a pitch that would give millions of samples', () => {
    expect(() => signed(row(wave, 1))).toThrow(expect.objectContaining({ code: 'too-large' }))
  })

  it('hardly depends on the pitch of the scan: scores at 1, 1.5625 and 2 µm agree within 2 %', () => {
    const scoreAt = (pitch: number) => scored(simulated(3, 1, pitch), simulated(3, 2, pitch)).score
    for (const pitch of [1e-6, 1.5625e-6]) {
      expect(Math.abs(scoreAt(pitch) / scoreAt(2e-6) - 1)).toBeLessThan(0.02)
    }
  })
})

describe('simulated marks under the deployed scorer and its reference', () => {
  const calibration = fitCalibration.run(
    { reference: readReference(join(BUNDLED, 'toolmark.json')) },
    { left_out: [] },
  )
  const log10Lr = (a: ReturnType<typeof simulated>, b: ReturnType<typeof simulated>): number => {
    return calibrate.run({ score: scored(a, b), calibration }, { lr_bound: 'auto' }).log10_lr
  }

  it('100 pairs of one edge have LR > 1, and of 100 pairs of two edges at least 98 LR < 1', () => {
    const edges = Array.from({ length: 100 }, (_, i) =>
      [1, 2].map((mark) => simulated(i + 1, mark, 4e-6, { height: 0.1e-3 })),
    )
    const same = edges.map(([a, b]) => log10Lr(a!, b!))
    const different = edges.map(([a], i) => log10Lr(a!, edges[(i + 1) % edges.length]![1]!))
    expect(same.filter((lr) => lr > 0)).toHaveLength(100)
    // LR 1 lies 2.3 standard deviations above chance: one pair in a hundred gets there whatever the simulation
    expect(different.filter((lr) => lr < 0).length).toBeGreaterThanOrEqual(98)
  })
})

describe('cmr-1d', () => {
  const [a, b, other] = [simulated(3, 1), simulated(3, 2), simulated(2, 1)]
  const short = signed(row(a.values.data.subarray(0, 20)))
  const empty = signed(row(new Float64Array(100)))
  const found = cmr1d.run({ a, b }, COMPARE)

  it('puts marks of one edge above marks of two', () => {
    expect(found.score).toBeGreaterThan(2 * cmr1d.run({ a, b: other }, COMPARE).score)
    expect(found.n_congruent).toBeGreaterThan(5)
  })

  it('holds every region to the one lag, and to the smallest correlation', () => {
    expect(found.regions).toHaveLength(found.n_congruent)
    for (const { x_a, x_b, w, corr } of found.regions) {
      expect(x_a - x_b).toBe(found.lag)
      expect(w).toBe(40)
      expect(corr).toBeGreaterThanOrEqual(0.7)
    }
  })

  it('gives the same score and regions when the marks are swapped', () => {
    const swapped = cmr1d.run({ a: b, b: a }, COMPARE)
    expect(swapped.lag).toBe(-found.lag)
    expect(swapped.score).toBeCloseTo(found.score, 11)
    expect(scored(b, a).score).toBeCloseTo(scored(a, b).score, 9)
    expect(swapped.regions.map(({ x_a, x_b }) => [x_b, x_a])).toEqual(
      found.regions.map(({ x_a, x_b }) => [x_a, x_b]),
    )
  })

  it('scores 0, with no regions, when a signature is empty or shorter than two windows', () => {
    expect(short.length).toBe(20)
    for (const b of [empty, short]) {
      expect(cmr1d.run({ a, b }, COMPARE)).toMatchObject({ score: 0, n_windows: 0, regions: [] })
      expect(cmr1d.run({ a: b, b: a }, COMPARE)).toMatchObject({ score: 0, n_windows: 0, regions: [] })
    }
  })

  it('is refused on two pitches, and with a window of fewer than 4 samples', () => {
    const refusal = expect.objectContaining({ code: 'bad-value' })
    expect(() => cmr1d.run({ a, b: { ...b, dx: 9e-6 } }, COMPARE)).toThrow(refusal)
    expect(() => cmr1d.run({ a, b }, { ...COMPARE, window: 1e-6 })).toThrow(refusal)
  })

  it('gives in a block exactly the scores that it gives pair by pair', () => {
    const others = [b, other, empty, a]
    const chance_b = others.map(chanceOf)
    const params = { ...SEARCH, ...LENGTHS }
    const rows = [a, other]
    const beside = cmr1dBlock.run({ a: rows, b: others, chance_a: rows.map(chanceOf), chance_b }, params)
    expect([...beside.values.data]).toEqual(
      rows.flatMap((one) => others.map((another) => scored(one, another).score)),
    )
    const within = cmr1dBlock.run({ a: others, b: [], chance_a: chance_b, chance_b: [] }, params)
    expect([...within.values.data]).toEqual(
      others.flatMap((one, i) => others.slice(i + 1).map((another) => scored(one, another).score)),
    )
    const none = cmr1dBlock.run({ a: [], b: others, chance_a: [], chance_b }, params)
    expect(none.values.shape).toEqual([0])
  })

  it('shows its regions as fractions of each whole signature', () => {
    const regions = attributionCmr1d.run({ a, b, congruence: found }, {})
    found.regions.forEach(({ x_a, x_b, w, corr }, i) => {
      expect(regions.a[i]).toMatchObject({ x: x_a, w, corr, y_frac: 0, h_frac: 1 })
      expect(regions.a[i]!.x_frac).toBeCloseTo(x_a / a.length, 12)
      expect(regions.b[i]!.x_frac).toBeCloseTo(x_b / b.length, 12)
      expect(regions.b[i]!.x_frac + regions.b[i]!.w_frac).toBeLessThanOrEqual(1)
    })
  })
})

describe('what marks agree by chance', () => {
  const marks = Array.from({ length: 24 }, (_, i) => simulated(i + 1, 1, 4e-6, { height: 0.1e-3 }))
  const cut = (signature: (typeof marks)[number], length: number) => {
    const values = signature.values.data.slice(100, 100 + length)
    return { ...signature, values: grid(values, length), length }
  }
  const meanOf = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length
  /** Mean and standard deviation of the scores of all pairs of different edges. */
  const byChance = (signatures: typeof marks) => {
    const { values } = cmr1dBlock.run(
      { a: signatures, b: [], chance_a: signatures.map(chanceOf), chance_b: [] },
      { ...SEARCH, ...LENGTHS, reference_length: 1e-6 },
    )
    const scores = [...values.data]
    const mean = meanOf(scores)
    return { mean, sd: Math.sqrt(meanOf(scores.map((v) => (v - mean) ** 2))) }
  }

  it('is about 0 standard deviations, whatever the length', () => {
    for (const length of [300, 150, 90]) {
      const { mean, sd } = byChance(marks.map((one) => cut(one, length)))
      expect(Math.abs(mean)).toBeLessThan(1)
      expect(sd).toBeGreaterThan(0.6)
      expect(sd).toBeLessThan(1.5)
    }
  })

  it('has no spread for an empty signature, which then scores 0', () => {
    const empty = signed(row(new Float64Array(100)))
    expect(chanceOf(empty)).toEqual({ mean: 0, sd: 0 })
    expect(scored(empty, empty)).toEqual({ score: LENGTHS.neutral, score_kind: 'cmr-1d' })
  })

  it('shrinks towards the neutral score for a mark shorter than the reference, by the root of its share of the length', () => {
    const [one, other] = [marks[0]!, marks[1]!]
    expect(one.length).toBeGreaterThan(460)
    const short = cut(other, 188)
    const congruence = cmr1d.run({ a: one, b: short }, COMPARE)
    const inputs = { congruence, a: one, b: short, chance_a: chanceOf(one), chance_b: chanceOf(short) }
    const full = toolmarkScore.run(inputs, { ...LENGTHS, reference_length: 1e-3 }).score
    const expected = LENGTHS.neutral + Math.sqrt(188 / 470) * (full - LENGTHS.neutral)
    expect(scored(one, short).score).toBeCloseTo(expected, 12)
    expect(scored(short, one).score).toBe(scored(one, short).score)
  })
})

describe('a toolmark that is a surface', () => {
  const asSurface = (edgeSeed: number, markSeed: number, turn = false) => {
    const { heights, ny, nx, dx, dy } = simulateToolmark({ edgeSeed, markSeed, pitch: 4e-6, width: 2.5e-3 })
    const surface = turn
      ? { heights: grid(quarterTurn(heights, ny, nx), nx, ny), dx: dy, dy: dx }
      : { heights: grid(heights, ny, nx), dx, dy }
    const form = robustForm.run({ surface }, {})
    const direction = striae.run({ surface, form }, paramsFrom(striae, CONFIG))
    const straightened = straighten.run({ surface, form, orientation: direction }, {})
    const profile = collapse.run({ surface: straightened, orientation: direction }, {})
    const bands = band(profile)
    const signature = toolmarkSignature.run({ profile: bands, orientation: direction }, SIGNATURE)
    return { surface, direction, straightened, profile, bands, signature }
  }
  const one = asSurface(3, 1)

  it('is collapsed to one row, as wide as a column is across the striae', () => {
    const [ny, nx] = one.straightened.heights.shape
    expect(ny).toBeGreaterThan(100)
    expect(one.profile.heights.shape).toEqual([1, nx])
    expect(one.profile.dx).toBeCloseTo(4e-6 * Math.cos((one.direction.shear_deg * Math.PI) / 180), 15)
  })

  it('has no profile where less than 30 % of a column is measured', () => {
    const [none, some] = [Number.NaN, 2 ** -20]
    const measured = [3, 2, 10] // rows of ten
    const heights = Float64Array.from({ length: 30 }, (_, i) => (i / 3 < measured[i % 3]! ? some : none))
    const surface = { heights: grid(heights, 10, 3), dx: 1e-6, dy: 1e-6 }
    const profile = collapse.run({ surface, orientation: { ...one.direction, shear_deg: 0 } }, {})
    expect(profile.heights.data).toEqual(Float64Array.of(some, none, some))
  })

  it('scores higher against its own edge than against another, whichever way it lies', () => {
    const own = asSurface(3, 2).signature
    const other = asSurface(2, 1).signature
    const score = (a: typeof own, b: typeof own) => scored(a, b).score
    expect(score(one.signature, own)).toBeGreaterThan(1.5 * score(one.signature, other))
    const turned = asSurface(3, 1, true)
    expect(Math.abs(turned.direction.tilt_deg)).toBeGreaterThan(80)
    const straight = score(one.signature, own)
    const found = Math.max(
      score(turned.signature, own),
      score({ ...turned.signature, values: mirrored(turned.signature.values.data) }, own),
    )
    expect(Math.abs(found / straight - 1)).toBeLessThan(0.05)
  })

  it('is shown over the stretch of its signature, and traced with every stage', () => {
    const { surface, straightened, bands, signature } = one
    const { grid: rows } = straightenedPreview.run({ straightened, signature }, {})
    expect(rows.length).toBeLessThanOrEqual(140)
    expect(rows[0]!.length).toBeLessThanOrEqual(140)
    const trace = traceOf.run({ surface, straightened, bandpassed: bands, signature }, {})
    expect(trace.shape_raw).toEqual([...surface.heights.shape])
    expect(trace.bandpassed_preview).toHaveLength(1)
    expect(trace.rotated_preview.length).toBeGreaterThan(1)
    expect(trace.signature.length).toBe(signature.length)
  })
})

const SCANS = 'scans/toolmarks'

describe.skipIf(!hasShared(SCANS))(titleFor('cmr-1d on real profiles', SCANS), () => {
  const known = new Map<string, ReturnType<typeof signed>>()
  const signatureOf = (mark: string) => {
    let one = known.get(mark)
    if (!one) {
      const { heights, ny, nx, dx, dy } = readX3p(readFileSync(sharedPath(`${SCANS}/tmarks/${mark}.x3p`)))
      one = signed(band({ heights: grid(heights, ny, nx), dx, dy }))
      known.set(mark, one)
    }
    return one
  }

  it('gives the first samples of signatures within 1e-9', () => {
    for (const { mark, first } of figures.signatures) {
      for (const [i, v] of first.entries()) expect(signatureOf(mark).values.data[i]).toBeCloseTo(v, 9)
    }
  })

  it('gives the scores within 1e-6, and the same lags and counts', () => {
    for (const { a, b, score, ccf, lag, windows, congruent } of figures.pairs) {
      const found = cmr1d.run({ a: signatureOf(a), b: signatureOf(b) }, COMPARE)
      expect(Math.abs(found.score / score - 1), `${a} and ${b}`).toBeLessThanOrEqual(1e-6)
      expect(found.ccf).toBeCloseTo(ccf, 6)
      expect([found.lag, found.n_windows, found.n_congruent]).toEqual([lag, windows, congruent])
    }
  })
})
