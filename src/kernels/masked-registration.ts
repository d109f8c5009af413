import { transformSize } from './fft.ts'
import { type Transform2d, transform2d } from './fft-2d.ts'
import { fieldOf, type MaskedGrid, maskedCorrelation, placesOn, pointsIn, turner } from './masked-grid.ts'

/** How b is laid on a: turned by `degrees` about the centre, then moved by (dy, dx) pixels: a(p) over turn(b)(p - d). */
export interface Pose {
  readonly degrees: number
  readonly dy: number
  readonly dx: number
  /** Correlation times the square root of the overlap. The registration maximises it. */
  readonly quality: number
}

/** Angles in degrees, shifts in pixels of the full resolution. */
export interface RegistrationOptions {
  readonly rotationMax: number
  readonly rotationStep: number
  readonly shiftMax: number
  /** Smallest overlap, as a share of the smaller mark. */
  readonly minOverlap: number
  readonly candidates: number
  /** Least distance between two candidates. */
  readonly apartShift: number
  readonly apartRotation: number
}

const FEWEST = 20 // common points
const FLAT = 1e-6

/**
 * Whole-mark registration at half resolution: every angle and every shift, over the points measured on both marks.
 * in      a, b of one even size / 2, values of mean 0 and variance about 1; options
 * out     the best poses, angles and full-resolution shifts, best first; fewer than asked for when nothing correlates
 * method  masked correlation by Fourier transforms (Padfield 2012) without removing the means, which are 0: for each
 *         angle c, sum a^2, sum b^2 and sum a b over the overlap; the first of equals wins (angle, dy, dx)
 */
export function coarsePoses(a: MaskedGrid, b: MaskedGrid, options: RegistrationOptions): Pose[] {
  const reach = Math.round(options.shiftMax / 2)
  const steps = Math.floor(options.rotationMax / options.rotationStep + 1e-9)
  const fft = transform2d(transformSize(a.n + reach))
  const fewest = Math.max(FEWEST, options.minOverlap * Math.min(a.valid, b.valid))
  const width = 2 * reach + 1
  const angles = 2 * steps + 1
  const quality = new Float64Array(angles * width * width).fill(Number.NEGATIVE_INFINITY)
  const space = workspace(fft, a.n, reach)
  const spectraOfA = new Float64Array(2 * fft.n * fft.n)
  const squaresOfA = new Float64Array(2 * fft.n * fft.n)
  gather(a, space, 0, fft.n)
  fft.forward(space.points[0], a.n, spectraOfA)
  fft.forward(space.squares, a.n, squaresOfA)
  const spectraA = { maskAndValues: spectraOfA, squares: squaresOfA, part: 0 } as const
  const turn = turner(b)
  // Two angles at a time: the squares of both are real, so one complex transform does both.
  for (let first = 0; first < angles; first += 2) {
    const both = first + 1 < angles ? ([0, 1] as const) : ([0] as const)
    for (const part of both) gather(turn((first + part - steps) * options.rotationStep), space, part, fft.n)
    const squares = fft.forward(space.squares, a.n, space.squaresOfB)
    for (const part of both) {
      const maskAndValues = fft.forward(space.points[part], a.n, space.spectrumOfB)
      const t = first + part
      const plane = quality.subarray(t * width * width, (t + 1) * width * width)
      correlate(fft, spectraA, { maskAndValues, squares, part }, reach, fewest, space, plane)
    }
  }
  return peaks(quality, steps, reach, options)
}

/** Spectra of a mark: mask and values as one complex grid; its squares as the real or imaginary part of another. */
interface Spectra {
  readonly maskAndValues: Float64Array
  readonly squares: Float64Array
  /** 0 when the squares are the real part, 1 when they are the imaginary one. */
  readonly part: 0 | 1
}

/** Buffers shared by all angles: allocating them for each angle would take longer than the transforms. */
interface Workspace {
  /** Mask and values of two angles; the squares of both. */
  readonly points: readonly [Float64Array, Float64Array]
  readonly squares: Float64Array
  readonly spectrumOfB: Float64Array
  readonly squaresOfB: Float64Array
  readonly products: readonly [Float64Array, Float64Array]
  readonly rows: readonly [Float64Array, Float64Array]
}

function workspace({ n }: Transform2d, side: number, reach: number): Workspace {
  const two = (length: number) => [new Float64Array(length), new Float64Array(length)] as const
  return {
    points: two(2 * side * n),
    squares: new Float64Array(2 * side * n),
    spectrumOfB: new Float64Array(2 * n * n),
    squaresOfB: new Float64Array(2 * n * n),
    products: two(2 * n * n),
    rows: two(2 * (2 * reach + 1) * n),
  }
}

/** Writes a mark into the rows to transform: its squares as part `part` of the grid of squares. */
function gather({ values, mask, n }: MaskedGrid, space: Workspace, part: 0 | 1, stride: number): void {
  const points = space.points[part]
  const { squares } = space
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) {
      const to = 2 * (y * stride + x)
      const value = values[y * n + x]!
      points[to] = mask[y * n + x]!
      points[to + 1] = value
      squares[to + part] = value * value
    }
  }
}

/** The four correlations over all shifts within reach, and from them the quality of each. */
function correlate(
  fft: Transform2d,
  a: Spectra,
  b: Spectra,
  reach: number,
  fewest: number,
  space: Workspace,
  out: Float64Array,
): void {
  const { n } = fft
  const [first, second] = space.products // count + i sum(a b); sum(a^2) + i sum(b^2)
  const A = a.maskAndValues
  const B = b.maskAndValues
  const { squares: S, part } = b
  const sign = part === 0 ? 1 : -1
  // Every sum is real, so its spectrum at -k is the conjugate of that at k. Only half of it is computed.
  for (let kx = 0; kx <= n / 2; kx++) {
    for (let ky = 0; ky < n; ky++) {
      const p = 2 * (kx * n + ky)
      const q = 2 * (((n - kx) % n) * n + ((n - ky) % n))
      // A real f + i g has spectrum X with F(k) = (X(k) + conj X(-k)) / 2 and G(k) = (X(k) - conj X(-k)) / 2i.
      const amr = (A[p]! + A[q]!) / 2
      const ami = (A[p + 1]! - A[q + 1]!) / 2
      const azr = (A[p + 1]! + A[q + 1]!) / 2
      const azi = (A[q]! - A[p]!) / 2
      const bmr = (B[p]! + B[q]!) / 2
      const bmi = (B[p + 1]! - B[q + 1]!) / 2
      const bzr = (B[p + 1]! + B[q + 1]!) / 2
      const bzi = (B[q]! - B[p]!) / 2
      const aqr = a.squares[p]!
      const aqi = a.squares[p + 1]!
      const bqr = (S[p + part]! + S[q + part]!) / 2
      const bqi = (sign * (S[p + 1 - part]! - S[q + 1 - part]!)) / 2
      const cr = amr * bmr + ami * bmi
      const ci = ami * bmr - amr * bmi
      const abr = azr * bzr + azi * bzi
      const abi = azi * bzr - azr * bzi
      const aar = aqr * bmr + aqi * bmi
      const aai = aqi * bmr - aqr * bmi
      const bbr = amr * bqr + ami * bqi
      const bbi = ami * bqr - amr * bqi
      first[p] = cr - abi
      first[p + 1] = ci + abr
      first[q] = cr + abi
      first[q + 1] = abr - ci
      second[p] = aar - bbi
      second[p + 1] = aai + bbr
      second[q] = aar + bbi
      second[q + 1] = bbr - aai
    }
  }
  const countAndProducts = fft.inverseRows(first, reach, space.rows[0])
  const energies = fft.inverseRows(second, reach, space.rows[1])
  const width = 2 * reach + 1
  for (let i = 0; i < width; i++) {
    for (let j = 0; j < width; j++) {
      const at = 2 * (i * n + ((j - reach + n) % n))
      const count = Math.round(countAndProducts[at]!)
      const aa = energies[at]!
      const bb = energies[at + 1]!
      if (count < fewest || aa <= FLAT * count || bb <= FLAT * count) continue
      out[i * width + j] = countAndProducts[at + 1]! * Math.sqrt(count / (aa * bb))
    }
  }
}

function peaks(quality: Float64Array, steps: number, reach: number, options: RegistrationOptions): Pose[] {
  const width = 2 * reach + 1
  const apart = Math.round(options.apartShift / 2)
  const poses: Pose[] = []
  while (poses.length < options.candidates) {
    let best = 0
    for (let i = 1; i < quality.length; i++) if (quality[i]! > quality[best]!) best = i
    if (!(quality[best]! > 0)) break
    const t = Math.floor(best / (width * width))
    const y = Math.floor(best / width) % width
    const x = best % width
    const { rotationStep } = options
    poses.push({
      degrees: (t - steps) * rotationStep,
      dy: 2 * (y - reach),
      dx: 2 * (x - reach),
      quality: quality[best]!,
    })
    for (let other = 0; other <= 2 * steps; other++) {
      if (Math.abs(other - t) * rotationStep > options.apartRotation + 1e-9) continue
      for (let r = Math.max(0, y - apart); r <= Math.min(width - 1, y + apart); r++) {
        const row = (other * width + r) * width
        quality.fill(
          Number.NEGATIVE_INFINITY,
          row + Math.max(0, x - apart),
          row + Math.min(width, x + apart + 1),
        )
      }
    }
  }
  return poses
}

/** Rounds of refinement: angles around the best one so far, and how far its shift may move. */
const REFINEMENTS: readonly { readonly angles: readonly number[]; readonly reach: number }[] = [
  { angles: [0, -1, 1], reach: 2 },
  { angles: [-0.5, 0.5], reach: 1 },
]

/** A pose refined at full resolution by the masked correlation of the whole marks; quality -Infinity when it has none. */
export function refinedPose(a: MaskedGrid, b: MaskedGrid, start: Pose, minOverlap: number): Pose {
  const points = pointsIn(a, { y: 0, x: 0, ny: a.n, nx: a.n })
  const fewest = Math.max(FEWEST, minOverlap * Math.min(a.valid, b.valid))
  const turn = turner(b)
  const moves = REFINEMENTS.reduce((sum, { reach }) => sum + reach, 0)
  const furthest = Math.max(Math.abs(start.dy), Math.abs(start.dx)) + moves
  let laid = fieldOf(b, furthest)
  const places = placesOn(points, laid)
  const found = { r: 0, count: 0 }
  let best: Pose = { ...start, quality: Number.NEGATIVE_INFINITY }
  for (const { angles, reach } of REFINEMENTS) {
    const from = best
    for (const angle of angles) {
      const degrees = from.degrees + angle
      laid = fieldOf(turn(degrees), furthest, laid)
      for (let dy = from.dy - reach; dy <= from.dy + reach; dy++) {
        for (let dx = from.dx - reach; dx <= from.dx + reach; dx++) {
          maskedCorrelation(points.values, places, laid, dy, dx, fewest, found)
          const quality = found.r > -2 ? found.r * Math.sqrt(found.count) : Number.NEGATIVE_INFINITY
          if (quality > best.quality) best = { degrees, dy, dx, quality }
        }
      }
    }
  }
  return best
}
