/**
 * The comparison of breech faces without any short cut, for figures of what the fast one misses: every angle is transformed
 * by itself, every candidate refined by sums over all points, every cell correlated at every shift of every pose.
 */

import type { ArealSignature } from '../../src/kinds/marks/signature.ts'
import { mapOf } from '../../src/nodes/breech-faces/areal-signature.ts'
import type { cmr2d } from '../../src/nodes/breech-faces/cmr-2d.ts'
import {
  type ArealMap,
  type Cmr2d,
  congruentShare,
  type ShareOptions,
} from '../../src/numerics/areal/cmr-2d.ts'
import type { Pose } from '../../src/numerics/areal/coarse-registration.ts'
import { type Cell, type CellOptions, cellsOf } from '../../src/numerics/areal/congruent-cells.ts'
import {
  centredBox,
  halve,
  type MaskedGrid,
  onCanvas,
  pointsIn,
} from '../../src/numerics/areal/masked-grid.ts'
import type { RegistrationOptions } from '../../src/numerics/areal/masked-registration.ts'
import { tanh } from '../../src/numerics/elementary/exponential.ts'
import { cosSin } from '../../src/numerics/elementary/trigonometry.ts'
import { transformSize } from '../../src/numerics/fourier/fft.ts'
import { transform2d } from '../../src/numerics/fourier/fft-2d.ts'

const NONE = -2
const FLAT = 1e-6

/** A grid turned about its centre, bilinear over the measured neighbours, which must have half of the weight. */
function turnedGrid({ values, mask, n }: MaskedGrid, degrees: number): MaskedGrid {
  const { cos, sin } = cosSin((degrees * Math.PI) / 180)
  const out = new Float64Array(n * n)
  const outMask = new Uint8Array(n * n)
  const centre = (n - 1) / 2
  let valid = 0
  for (let y = 0; y < n; y++) {
    for (let x = 0; x < n; x++) {
      const sy = centre + cos * (y - centre) - sin * (x - centre)
      const sx = centre + sin * (y - centre) + cos * (x - centre)
      const [y0, x0] = [Math.floor(sy), Math.floor(sx)]
      let sum = 0
      let weight = 0
      for (const [dy, dx] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [1, 1],
      ] as const) {
        const [r, c] = [y0 + dy, x0 + dx]
        if (r < 0 || c < 0 || r >= n || c >= n || mask[r * n + c] === 0) continue
        const w = (dy === 0 ? 1 - (sy - y0) : sy - y0) * (dx === 0 ? 1 - (sx - x0) : sx - x0)
        sum += w * values[r * n + c]!
        weight += w
      }
      if (weight < 0.5) continue
      out[y * n + x] = sum / weight
      outMask[y * n + x] = 1
      valid += 1
    }
  }
  return { values: out, mask: outMask, n, valid }
}

/** Sum over p of a(p) b(p - d) at every shift d within reach, row by row. */
type Correlation = (a: ArrayLike<number>, b: ArrayLike<number>, n: number, reach: number) => Float64Array

export const bySums: Correlation = (a, b, n, reach) => {
  const side = 2 * reach + 1
  const out = new Float64Array(side * side)
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      let sum = 0
      for (let y = Math.max(0, dy); y < Math.min(n, n + dy); y++) {
        for (let x = Math.max(0, dx); x < Math.min(n, n + dx); x++) {
          sum += a[y * n + x]! * b[(y - dy) * n + x - dx]!
        }
      }
      out[(dy + reach) * side + dx + reach] = sum
    }
  }
  return out
}

export const byTransforms: Correlation = (a, b, n, reach) => {
  const fft = transform2d(transformSize(n + reach))
  const spectrumOf = (grid: ArrayLike<number>): Float64Array => {
    const points = new Float64Array(2 * n * fft.n)
    for (let i = 0; i < n * n; i++) points[2 * (Math.floor(i / n) * fft.n + (i % n))] = grid[i]!
    return fft.forward(points, n)
  }
  const [x, y] = [spectrumOf(a), spectrumOf(b)]
  for (let i = 0; i < x.length; i += 2) {
    const [re, im] = [x[i]! * y[i]! + x[i + 1]! * y[i + 1]!, x[i + 1]! * y[i]! - x[i]! * y[i + 1]!]
    x[i] = re
    x[i + 1] = im
  }
  const rows = fft.inverseRows(x, reach)
  const side = 2 * reach + 1
  return Float64Array.from({ length: side * side }, (_, i) => {
    const column = ((i % side) - reach + fft.n) % fft.n
    return rows[2 * (Math.floor(i / side) * fft.n + column)]!
  })
}

/** Sums over blocks of 2 x 2. */
const blocks = (grid: ArrayLike<number>, n: number): Float64Array =>
  Float64Array.from({ length: (n / 2) * (n / 2) }, (_, k) => {
    const i = 2 * Math.floor(k / (n / 2)) * n + 2 * (k % (n / 2))
    return grid[i]! + grid[i + 1]! + (grid[i + n]! + grid[i + n + 1]!)
  })

const squared = (values: Float64Array): Float64Array => values.map((value) => value * value)

/** What `coarsePoses` finds. */
export function exhaustivePoses(
  a: MaskedGrid,
  b: MaskedGrid,
  {
    rotationMax,
    rotationStep,
    minOverlap,
  }: Pick<RegistrationOptions, 'rotationMax' | 'rotationStep' | 'minOverlap'>,
  enough: number,
  correlated: Correlation = byTransforms,
) {
  const { n } = a
  const reachOf = (side: number): number => Math.min(side - 1, Math.ceil((1 - minOverlap) * side))
  const [reach, halfReach] = [reachOf(n), reachOf(n / 2)]
  const [side, half] = [2 * reach + 1, 2 * halfReach + 1]
  const fewest = Math.max(1, minOverlap * Math.min(a.valid, b.valid))
  const pairs = Math.floor(rotationMax / rotationStep + 1e-9)
  const nearest = (shift: number): number =>
    Math.min(Math.max(Math.floor((shift + 1) / 2) + halfReach, 0), half - 1)
  const poses: (Pose & { common: number })[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const degrees = (2 * pair - pairs + 0.5) * rotationStep
    const one = turnedGrid(b, degrees)
    const [maskA, maskB] = [blocks(a.mask, n), blocks(one.mask, n)]
    const [counts, energyB, energyA] = [
      correlated(maskA, maskB, n / 2, halfReach),
      correlated(maskA, blocks(squared(one.values), n), n / 2, halfReach),
      correlated(blocks(squared(a.values), n), maskB, n / 2, halfReach),
    ].map((sums) => sums.map((sum) => sum / 4)) as [Float64Array, Float64Array, Float64Array]
    counts.forEach((count, i) => {
      counts[i] = Math.round(4 * count) / 4 // a sum of whole numbers over 4
    })
    for (const part of [0, 1]) {
      const angle = degrees + part * rotationStep
      const products = correlated(a.values, turnedGrid(b, angle).values, n, reach)
      for (const common of [fewest, enough]) {
        let best: (Pose & { common: number }) | undefined
        for (let i = 0; i < side * side; i++) {
          const [dy, dx] = [Math.floor(i / side) - reach, (i % side) - reach]
          const k = nearest(dy) * half + nearest(dx)
          const count = counts[k]!
          if (count <= fewest || count < common) continue
          if (!(energyA[k]! > FLAT * count && energyB[k]! > FLAT * count)) continue
          const quality = products[i]! * Math.sqrt(count / (energyA[k]! * energyB[k]!))
          if (quality > (best?.quality ?? FLAT)) best = { degrees: angle, dy, dx, quality, common }
        }
        if (best) poses.push(best)
      }
    }
  }
  return poses
}

/** Correlation of listed points of a with b moved by (dy, dx). */
function correlationOf(
  { places, values }: Cell['points'],
  b: MaskedGrid,
  dy: number,
  dx: number,
  fewest: number,
): { r: number; count: number } {
  let [count, sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < values.length; i++) {
    const [y, x] = [places[2 * i]! - dy, places[2 * i + 1]! - dx]
    if (y < 0 || x < 0 || y >= b.n || x >= b.n || b.mask[y * b.n + x] === 0) continue
    const [p, q] = [values[i]!, b.values[y * b.n + x]!]
    count += 1
    sa += p
    sb += q
    saa += p * p
    sbb += q * q
    sab += p * q
  }
  if (count < fewest || count < 2) return { r: NONE, count }
  const [va, vb] = [saa - (sa * sa) / count, sbb - (sb * sb) / count]
  if (va <= FLAT * count || vb <= FLAT * count) return { r: NONE, count }
  return { r: (sab - (sa * sb) / count) / Math.sqrt(va * vb), count }
}

const bestFirst = <P extends Pose>(poses: readonly P[]): P[] =>
  poses.filter(({ quality }) => quality > 0).sort((one, other) => other.quality - one.quality)

function apart(poses: readonly Pose[], count: number, options: RegistrationOptions): Pose[] {
  const kept: Pose[] = []
  for (const pose of poses) {
    const near = kept.some((one) => {
      const turn = Math.abs(one.degrees - pose.degrees)
      const shift = 2 * Math.max(Math.abs(one.dy - pose.dy), Math.abs(one.dx - pose.dx))
      return Math.min(turn, 360 - turn) <= options.apartRotation + 1e-9 && shift <= options.apartShift
    })
    if (!near && kept.length < count) kept.push(pose)
  }
  return kept
}

type Rounds = readonly { readonly angles: readonly number[]; readonly reach: number }[]

function refinedPoses(
  a: MaskedGrid,
  b: MaskedGrid,
  starts: readonly Pose[],
  rounds: Rounds,
  minOverlap: number,
) {
  const points = pointsIn(a, { y: 0, x: 0, ny: a.n, nx: a.n })
  const fewest = Math.max(20, minOverlap * Math.min(a.valid, b.valid))
  return bestFirst(
    starts.map((start) => {
      let best: Pose = { ...start, quality: Number.NEGATIVE_INFINITY }
      for (const { angles, reach } of rounds) {
        const from = best
        for (const degrees of angles.map((angle) => from.degrees + angle)) {
          const laid = turnedGrid(b, degrees)
          for (let dy = from.dy - reach; dy <= from.dy + reach; dy++) {
            for (let dx = from.dx - reach; dx <= from.dx + reach; dx++) {
              const { r, count } = correlationOf(points, laid, dy, dx, fewest)
              const quality = r > NONE ? r * Math.sqrt(count) : Number.NEGATIVE_INFINITY
              if (quality > best.quality) best = { degrees, dy, dx, quality }
            }
          }
        }
      }
      return best
    }),
  )
}

/** Cells of a that agree with b under a pose, of those that could. */
function agreement(
  cells: readonly Cell[],
  b: MaskedGrid,
  pose: Pick<Pose, 'degrees' | 'dy' | 'dx'>,
  options: CellOptions,
) {
  const { search, tolerance, home } = options
  const laid = turnedGrid(b, pose.degrees)
  const side = 2 * search + 1
  const maps = cells.map(({ points, independent }) => {
    const map = Float64Array.from({ length: side * side }, (_, i) => {
      const [dy, dx] = [pose.dy + Math.floor(i / side) - search, pose.dx + (i % side) - search]
      return correlationOf(points, laid, dy, dx, options.cellOverlap * points.values.length).r
    })
    const byChance = tanh(options.z / Math.sqrt(Math.max(independent - 3, 0.5)))
    const limit = Math.max(options.corr, byChance, options.relativeCorr * Math.max(...map) - 1e-9)
    return { map, limit }
  })
  let best = { congruent: 0, comparable: 0, sum: 0 }
  for (let hy = -home; hy <= home; hy++) {
    for (let hx = -home; hx <= home; hx++) {
      let [congruent, comparable, sum] = [0, 0, 0]
      for (const { map, limit } of maps) {
        let corr = Number.NEGATIVE_INFINITY
        for (
          let y = Math.max(0, hy + search - tolerance);
          y <= Math.min(side - 1, hy + search + tolerance);
          y++
        ) {
          for (
            let x = Math.max(0, hx + search - tolerance);
            x <= Math.min(side - 1, hx + search + tolerance);
            x++
          ) {
            corr = Math.max(corr, map[y * side + x]!)
          }
        }
        if (corr > NONE) comparable += 1
        if (corr < limit) continue
        congruent += 1
        sum += corr
      }
      const more =
        congruent - best.congruent || (congruent > 0 ? sum - best.sum - 1e-9 : comparable - best.comparable)
      if (more > 0) best = { congruent, comparable, sum }
    }
  }
  return best
}

function inverse({ degrees, dy, dx }: Pose): Pick<Pose, 'degrees' | 'dy' | 'dx'> {
  const { cos, sin } = cosSin((degrees * Math.PI) / 180)
  const nearest = (value: number): number => Math.floor(value + 0.5)
  return { degrees: 0 - degrees, dy: nearest(-(cos * dy - sin * dx)), dx: nearest(-(sin * dy + cos * dx)) }
}

/** Congruent and comparable cells of the deciding side, and the pose: as `cmr2d(a, b)` where a comes before b. */
function exhaustiveCmr2d(
  a: ArealMap,
  b: ArealMap,
  options: Omit<RegistrationOptions, 'enough'>,
  cellOptions: CellOptions,
  share: ShareOptions,
): Pick<Cmr2d, 'degrees' | 'dy' | 'dx'> & { congruent: number; comparable: number } {
  const n = 4 * Math.ceil(Math.max(a.ny, a.nx, b.ny, b.nx) / 4)
  const [gridA, gridB] = [onCanvas(a.values, a.ny, a.nx, n), onCanvas(b.values, b.ny, b.nx, n)]
  const [halfA, halfB] = [halve(gridA), halve(gridB)]
  const { candidates, finalists, minOverlap } = options
  const all = { ...options, enough: share.fewest * cellOptions.cell * cellOptions.cell }
  const enough = Math.min(all.enough / 4, 0.85 * Math.min(halfA.valid, halfB.valid))
  const coarse = bestFirst(exhaustivePoses(halfA, halfB, options, enough))
  const atHalf = (poses: readonly Pose[], count: number): Pose[] =>
    refinedPoses(halfA, halfB, apart(poses, count, all), [{ angles: [0, -1, 1], reach: 1 }], minOverlap)
  const roomy = coarse.filter(({ common }) => common >= enough)
  const starts = apart(
    [
      ...atHalf(coarse, candidates).slice(0, finalists),
      ...atHalf(roomy, candidates / 2).slice(0, finalists / 2),
    ],
    2 * finalists,
    all,
  ).map((pose) => ({ ...pose, dy: 2 * pose.dy, dx: 2 * pose.dx }))
  const rounds = [
    { angles: [0, -1, 1], reach: 2 },
    { angles: [-0.5, 0.5], reach: 1 },
  ]
  const [ofA, ofB] = [
    cellsOf(gridA, centredBox(a.ny, a.nx, n), cellOptions),
    cellsOf(gridB, centredBox(b.ny, b.nx, n), cellOptions),
  ]
  let best = { rank: [Number.NEGATIVE_INFINITY, 0], degrees: 0, dy: 0, dx: 0, congruent: 0, comparable: 0 }
  for (const pose of refinedPoses(gridA, gridB, starts, rounds, minOverlap)) {
    const ab = agreement(ofA, gridB, pose, cellOptions)
    const ba = agreement(ofB, gridA, inverse(pose), cellOptions)
    const congruent = Math.min(ab.congruent, ba.congruent)
    const comparable = Math.min(ab.comparable, ba.comparable)
    const counts = comparable >= share.fewest || (congruent >= 3 && 2 * congruent >= comparable)
    const rank = [counts ? congruent : -1, ab.congruent + ba.congruent]
    const higher = rank[0]! - best.rank[0]! || rank[1]! - best.rank[1]!
    if (!(higher > 0)) continue
    const shareOf = (side: typeof ab): number => congruentShare(side.congruent, side.comparable, share)
    const { degrees, dy, dx } = pose
    best = { rank, degrees, dy, dx, ...(shareOf(ab) <= shareOf(ba) ? ab : ba) }
  }
  const { degrees, dy, dx, congruent, comparable } = best
  return { degrees, dy, dx, congruent, comparable }
}

/** The maps of two signatures in the order in which `cmr2d` compares them. Maps that tie in size and points are not ordered. */
function inOrder(a: ArealSignature, b: ArealSignature): [ArealMap, ArealMap] {
  const keys = ({ ny, nx, valid }: ArealSignature): number[] => [ny, nx, valid]
  const [one, other] = [keys(a), keys(b)]
  const at = one.findIndex((key, i) => key !== other[i])
  return at < 0 || one[at]! < other[at]! ? [mapOf(a), mapOf(b)] : [mapOf(b), mapOf(a)]
}

/** What the node `cmr-2d` counts under its parameters, for marks of different sizes or numbers of points. */
export function exhaustiveCounts(
  a: ArealSignature,
  b: ArealSignature,
  params: Parameters<typeof cmr2d.run>[1],
): { n_congruent: number; n_comparable: number } {
  const pixels = (metres: number): number => Math.round(metres / a.dx)
  const { congruent, comparable } = exhaustiveCmr2d(
    ...inOrder(a, b),
    {
      rotationMax: params.rotation_max,
      rotationStep: params.rotation_step,
      minOverlap: params.min_overlap,
      candidates: params.candidates,
      finalists: params.finalists,
      apartShift: pixels(params.candidate_shift),
      apartRotation: params.candidate_rotation,
    },
    {
      cell: pixels(params.cell),
      cellValid: params.cell_valid,
      cellOverlap: params.cell_overlap,
      search: pixels(params.search),
      tolerance: pixels(params.tolerance),
      home: pixels(params.home),
      corr: params.corr,
      z: params.z,
      relativeCorr: params.relative_corr,
    },
    { prior: { congruent: params.prior_congruent, cells: params.prior_cells }, fewest: params.fewest },
  )
  return { n_congruent: congruent, n_comparable: comparable }
}
