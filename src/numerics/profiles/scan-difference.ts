import { absolute, DEVIATIONS, medianInPlace } from '../elementary/median.ts'
import { areaAverage } from '../filters/area-average.ts'
import { fitForm, minusForm, solvePositive, unitPositions } from '../filters/form-removal.ts'
import { gaussian, SIGMA_PER_CUTOFF } from '../filters/gaussian.ts'
import { varianceByScale } from '../filters/variance-by-scale.ts'
import { align } from '../fourier/correlate.ts'
import { powerOfTwo } from '../fourier/fft.ts'
import { type Transform2d, transform2d } from '../fourier/fft-2d.ts'

/** Heights on a canonical pitch, NaN = not measured; one row for a crosscut. Metres. */
export interface Section {
  readonly values: Float64Array
  readonly ny: number
  readonly nx: number
  readonly pitch: number
  /** Pitch of the scan itself, the coarser of both directions. */
  readonly scanPitch: number
  /** Rows of the scan that a crosscut is the mean of; 1 for a map. */
  readonly rows: number
}

interface DifferenceOptions {
  /** Band in which the shift between two sections is searched, metres. */
  readonly lambdaS: number
  readonly lambdaC: number
  /** Noise of each point of the scan, metres, and share of the relief: a difference of 1 at every scale. */
  readonly noise: number
  readonly relief: number
  /** Whether a slope between the two may be taken off. */
  readonly level: boolean
  /** A difference beyond this one is not refined: what the first fit leaves is no copy. */
  readonly far: number
}

/** A section and its relief in the band of the search, clipped, 0 where not measured. */
export interface Sought {
  readonly section: Section
  readonly band: Float64Array
  readonly ny: number
  readonly nx: number
  /** Samples of the section for one of the band. */
  readonly step: number
}

const CLIP = 5 // robust deviations: steps at the ends of a mark must not decide
const MIN_CORRELATION = 0.5 // of two copies that have half of their length in common
const ROUNDS = 4 // of the fit, each about the shift that the one before has found
const FURTHEST = 2 // samples that a round may move
const FEWEST = 64 // common points
const SHORTEST = 6 // points of the scan in the smallest block: below, smoothing and resampling leave their traces

/** Brings a section into the band in which its shift is searched. Maps are searched on twice their pitch. */
export function bandSection(section: Section, { lambdaS, lambdaC }: DifferenceOptions): Sought {
  const { pitch } = section
  const step = section.ny > 1 ? 2 : 1
  const { values, ny, nx } =
    step === 1 ? section : areaAverage(section.values, section.ny, section.nx, pitch, pitch, step * pitch)
  const level = minusForm(values, ny, nx, fitForm(values, ny, nx))
  const smoothed = (lambda: number): Float64Array => {
    const sigma = (SIGMA_PER_CUTOFF * lambda) / (step * pitch)
    return gaussian(level, ny, nx, sigma, sigma)
  }
  const [short, long] = [smoothed(lambdaS), smoothed(lambdaC)]
  const band = clipped(short.map((value, i) => value - long[i]!))
  for (let i = 0; i < band.length; i++) if (Number.isNaN(band[i]!)) band[i] = 0
  return { section, band, ny, nx, step }
}

/**
 * How far two scans differ beyond a shift, an offset and a smoothing of either, in units of what is allowed: 1 where a
 * wavelength has the energy of the noise and of the share of the relief that the options name.
 * in      sections on one pitch
 * out     the largest of the ratios of all scales; Infinity when the two do not agree at any shift; beyond `far` that of the
 *         first fit
 * method  The shift with the largest correlation in the band. The difference at that shift is fitted by least squares by
 *         the slopes of the one (what is left of the shift), by its two smoothed versions less itself (what smoothing and
 *         resampling change) and by a constant, with `level` by a plane. The energy of what is left is taken by
 *         scale: see `varianceByScale`. White noise has the same at every scale; another scan of a mark, or another mark,
 *         differs most in the long waves. Either may be the smoother one: the better fit counts.
 */
export function scanDifference(a: Sought, b: Sought, options: DifferenceOptions): number {
  const found = bestShift(a, b)
  if (!(found.ccf >= MIN_CORRELATION)) return Number.POSITIVE_INFINITY
  const [dy, dx] = [found.dy * a.step, found.dx * a.step]
  return Math.min(
    differenceFrom(a.section, b.section, dy, dx, options),
    differenceFrom(b.section, a.section, -dy, -dx, options),
  )
}

/** Samples by which places on b lie before those on a, and the correlation there. */
function bestShift(a: Sought, b: Sought): { dy: number; dx: number; ccf: number } {
  if (a.ny === 1 && b.ny === 1) {
    const { lag, ccf } = align(a.band, b.band)
    return { dy: 0, dx: lag, ccf }
  }
  const n = powerOfTwo(Math.ceil(1.5 * Math.max(a.ny, a.nx, b.ny, b.nx)))
  const plane = planeOf(n)
  const points = new Float64Array(2 * n * n)
  let [energyA, energyB] = [0, 0]
  for (const [part, { band, ny, nx }] of [a, b].entries()) {
    for (let y = 0; y < ny; y++) {
      for (let x = 0; x < nx; x++) {
        const value = band[y * nx + x]!
        points[2 * (y * n + x) + part] = value
        if (part === 0) energyA += value * value
        else energyB += value * value
      }
    }
  }
  const norm = Math.sqrt(energyA * energyB)
  if (!(norm > 0)) return { dy: 0, dx: 0, ccf: 0 }
  const spectrum = crossSpectrum(plane.forward(points, n), n)
  const reach = n / 2 - 1
  const found = plane.inverseRows(spectrum, reach)
  let best = 0
  for (let i = 0; i < (2 * reach + 1) * n; i++) if (found[2 * i]! > found[2 * best]!) best = i
  const column = best % n
  return {
    dy: Math.floor(best / n) - reach,
    dx: column > n / 2 ? column - n : column,
    ccf: found[2 * best]! / norm,
  }
}

let kept: Transform2d | undefined

/** The transform of one size, its tables made once. */
function planeOf(n: number): Transform2d {
  if (kept?.n !== n) kept = transform2d(n)
  return kept
}

/** From the spectrum of a + i b, both real, that of the sums of a(p + d) b(p). */
function crossSpectrum(both: Float64Array, n: number): Float64Array {
  const out = new Float64Array(2 * n * n)
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) {
      const k = 2 * (y * n + x)
      const m = 2 * (((n - y) % n) * n + ((n - x) % n))
      const [re, im, mirrorRe, mirrorIm] = [both[k]!, both[k + 1]!, both[m]!, both[m + 1]!]
      const [aRe, aIm] = [(re + mirrorRe) / 2, (im - mirrorIm) / 2]
      const [bRe, bIm] = [(im + mirrorIm) / 2, (mirrorRe - re) / 2]
      out[k] = aRe * bRe + aIm * bIm
      out[k + 1] = aIm * bRe - aRe * bIm
    }
  }
  return out
}

/** The difference of `q` from `p` shifted by about (dy, dx), smoothed as fits best. */
function differenceFrom(p: Section, q: Section, dy: number, dx: number, options: DifferenceOptions): number {
  const { ny, nx, pitch } = q
  const scanPitch = Math.max(p.scanPitch, q.scanPitch)
  const points = Math.max(1, scanPitch / pitch) // samples for one point of the coarser scan
  let [y, x] = [dy, dx]
  let difference = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const fitted = fittedDifference(shifted(p, y, x, ny, nx), q, points, options.level)
    if (!fitted) return Number.POSITIVE_INFINITY
    const isLast = round === ROUNDS - 1
    if (round === 0 || isLast) difference = differenceOf(fitted.rest, p, q, options)
    if (difference > options.far) return difference
    x += Math.max(-FURTHEST, Math.min(FURTHEST, fitted.dx))
    y += Math.max(-FURTHEST, Math.min(FURTHEST, fitted.dy))
  }
  return difference
}

/** The largest ratio of all scales of what a fit has left to what is allowed. */
function differenceOf(rest: Float64Array, p: Section, q: Section, options: DifferenceOptions): number {
  const { ny, nx, pitch } = q
  const scanPitch = Math.max(p.scanPitch, q.scanPitch)
  const common = q.values.map((value, i) => (Number.isNaN(rest[i]!) ? Number.NaN : value))
  const relief = clipped(minusForm(common, ny, nx, fitForm(common, ny, nx)))
  const density = (ny > 1 ? scanPitch * scanPitch : scanPitch * pitch) / (pitch * pitch)
  const noise = (options.noise * options.noise * density) / Math.min(p.rows, q.rows)
  const least = (SHORTEST * scanPitch) / pitch
  const ofRelief = varianceByScale(relief, ny, nx, least)
  return varianceByScale(clipped(rest), ny, nx, least).reduce((most, variance, k) => {
    const allowed = noise + options.relief * options.relief * ofRelief[k]!
    return Math.max(most, Math.sqrt(variance / allowed))
  }, 0)
}

/** Least squares of q - laid; `rest` is what is left, NaN where one of both is not measured. Nothing with too few points. */
function fittedDifference(laid: Float64Array, q: Section, points: number, level: boolean) {
  const { values, ny } = q
  const { at, rows, size } = equations(laid, q, points, level)
  if (at.length < FEWEST) return undefined
  let coefficients = new Float64Array(size)
  const rest = new Float64Array(values.length).fill(Number.NaN)
  let reach = Number.POSITIVE_INFINITY
  for (let pass = 0; pass < 2; pass++) {
    const [matrix, right] = [new Float64Array(size * size), new Float64Array(size)]
    let count = 0
    for (let k = 0; k < at.length; k++) {
      const i = at[k]!
      if (pass > 0 && !(Math.abs(rest[i]!) <= reach)) continue
      count += 1
      const target = values[i]! - laid[i]!
      for (let r = 0; r < size; r++) {
        const own = rows[k * size + r]!
        right[r]! += own * target
        for (let c = 0; c <= r; c++) matrix[r * size + c]! += own * rows[k * size + c]!
      }
    }
    if (count < FEWEST) return undefined
    for (let r = 0; r < size; r++) for (let c = 0; c < r; c++) matrix[c * size + r] = matrix[r * size + c]!
    coefficients = solvePositive(matrix, right) as Float64Array<ArrayBuffer>
    for (let k = 0; k < at.length; k++) {
      const i = at[k]!
      let fit = 0
      for (let r = 0; r < size; r++) fit += rows[k * size + r]! * coefficients[r]!
      rest[i] = values[i]! - laid[i]! - fit
    }
    if (pass === 0) reach = CLIP * deviation(rest)
  }
  return { rest, dx: coefficients[0]!, dy: ny > 1 ? coefficients[1]! : 0 }
}

/** Samples where everything is known that the fit needs, and for each a row: slopes, smoothed less itself, constant, plane. */
function equations(laid: Float64Array, { values, ny, nx }: Section, points: number, level: boolean) {
  const relief = minusForm(laid, ny, nx, fitForm(laid, ny, nx))
  const [once, twice] = [points, 2 * points].map((sigma) => gaussian(relief, ny, nx, sigma, sigma))
  const [xs, ys] = [unitPositions(nx), unitPositions(ny)]
  const areal = ny > 1
  const size = (areal ? 2 : 1) + 3 + (level ? (areal ? 2 : 1) : 0)
  const at = new Int32Array(values.length)
  const rows = new Float64Array(values.length * size)
  let count = 0
  for (let r = areal ? 1 : 0; r < (areal ? ny - 1 : 1); r++) {
    for (let c = 1; c < nx - 1; c++) {
      const i = r * nx + c
      if (Number.isNaN(values[i]!) || Number.isNaN(relief[i]!)) continue
      const along = (relief[i + 1]! - relief[i - 1]!) / 2
      const across = areal ? (relief[i + nx]! - relief[i - nx]!) / 2 : 0
      if (Number.isNaN(along + across)) continue
      at[count] = i
      let k = count * size
      rows[k++] = along
      if (areal) rows[k++] = across
      rows[k++] = once![i]! - relief[i]!
      rows[k++] = twice![i]! - relief[i]!
      rows[k++] = UNIT
      if (level) rows[k++] = UNIT * xs[c]!
      if (level && areal) rows[k++] = UNIT * ys[r]!
      count += 1
    }
  }
  return { at: at.subarray(0, count), rows, size }
}

const UNIT = 1e-6 // of the constant and the plane: the size of a relief in metres keeps the sums well conditioned

/** p at places moved by (dy, dx), on the samples of (ny, nx): cubic along both axes, NaN where a needed one is missing. */
function shifted(p: Section, dy: number, dx: number, ny: number, nx: number): Float64Array {
  const [x0, tx] = [Math.floor(dx), dx - Math.floor(dx)]
  const along = new Float64Array(p.ny * nx).fill(Number.NaN)
  const wx = cubic(tx)
  for (let y = 0; y < p.ny; y++) {
    for (let x = Math.max(0, 1 - x0); x < Math.min(nx, p.nx - 2 - x0); x++) {
      const at = y * p.nx + x + x0
      let sum = 0
      for (let k = 0; k < 4; k++) sum += wx[k]! * p.values[at + k - 1]!
      along[y * nx + x] = sum
    }
  }
  if (p.ny === 1) return along
  const [y0, ty] = [Math.floor(dy), dy - Math.floor(dy)]
  const out = new Float64Array(ny * nx).fill(Number.NaN)
  const wy = cubic(ty)
  for (let y = Math.max(0, 1 - y0); y < Math.min(ny, p.ny - 2 - y0); y++) {
    for (let x = 0; x < nx; x++) {
      const at = (y + y0) * nx + x
      let sum = 0
      for (let k = 0; k < 4; k++) sum += wy[k]! * along[at + (k - 1) * nx]!
      out[y * nx + x] = sum
    }
  }
  return out
}

/** Weights of the sample before, of the one below, and of the two above a place: Keys 1981, a = -1/2. */
function cubic(t: number): readonly number[] {
  const [tt, ttt] = [t * t, t * t * t]
  return [
    -0.5 * t + tt - 0.5 * ttt,
    1 - 2.5 * tt + 1.5 * ttt,
    0.5 * t + 2 * tt - 1.5 * ttt,
    -0.5 * tt + 0.5 * ttt,
  ]
}

/** Robust standard deviation of the measured values about their median. */
function deviation(values: Float64Array): number {
  const measured = values.filter((value) => !Number.isNaN(value))
  const middle = medianInPlace(measured.slice())
  return DEVIATIONS * medianInPlace(absolute(measured.map((value) => value - middle)))
}

/** Values limited to robust deviations about 0. */
function clipped(values: Float64Array): Float64Array {
  const reach = CLIP * deviation(values)
  return values.map((value) => Math.max(-reach, Math.min(reach, value))) // NaN stays NaN
}
