import { cos, sin } from '../numerics/elementary/trigonometry.ts'
import { hash2 } from './lattice-hash.ts'
import type { Sampling } from './surface.ts'

// mean over a cell of the sum of squared bicubic B-spline weights, (151/315)^2, and sqrt(3) for a uniform deviate
const SCALE = Math.sqrt(3) / (151 / 315)

/** A lattice of random knots over a plane. Its axes are turned by `turn` radians, so that lattices share no direction. */
interface FieldSpec {
  readonly seed: number
  /** Spacing of the knots along the two lattice axes, m. */
  readonly spacingU: number
  readonly spacingV: number
  readonly rms: number
  readonly turn?: number
}

/**
 * A random field at every point of a scan: mean 0, given rms, C2. It depends only on the place on the mark.
 * in   where the points lie; spec
 * out  (ny, nx) values, or `into` with the field added to it; NaN in `into` stays NaN and costs nothing
 */
export function fieldNoise(
  at: Sampling,
  spec: FieldSpec,
  into = new Float64Array(at.ny * at.nx),
): Float64Array<ArrayBuffer> {
  const { firstRow, ny, nx, pitch } = at
  const c = cos(spec.turn ?? 0)
  const s = sin(spec.turn ?? 0)
  // lattice coordinates p, q are affine in (col, row)
  const pc = (pitch * (c * at.cos - s * at.sin)) / spec.spacingU
  const pr = (pitch * (c * at.sin + s * at.cos)) / spec.spacingU
  const qc = (pitch * (-s * at.cos - c * at.sin)) / spec.spacingV
  const qr = (pitch * (-s * at.sin + c * at.cos)) / spec.spacingV
  const p0 = (c * at.u0 + s * at.v0) / spec.spacingU
  const q0 = (-s * at.u0 + c * at.v0) / spec.spacingV

  const knots = knotsBetween(
    spec.seed,
    spec.rms * SCALE,
    [p0 + firstRow * pr, pc * (nx - 1), pr * (ny - 1)],
    [q0 + firstRow * qr, qc * (nx - 1), qr * (ny - 1)],
  )
  const { values, width } = knots
  for (let row = firstRow, k = 0; row < firstRow + ny; row++) {
    for (let col = 0; col < nx; col++, k++) {
      if (Number.isNaN(into[k])) continue
      const p = p0 + col * pc + row * pr
      const q = q0 + col * qc + row * qr
      const i = Math.floor(p)
      const j = Math.floor(q)
      const t = p - i
      const t1 = 1 - t
      const a = t1 * t1 * t1
      const d = t * t * t
      const b = 3 * d - 6 * t * t + 4
      const e = 6 - a - b - d
      const v = q - j
      const v1 = 1 - v
      const wa = v1 * v1 * v1
      const wd = v * v * v
      const wb = 3 * wd - 6 * v * v + 4
      const we = 6 - wa - wb - wd
      let n = (j - knots.firstJ) * width + (i - knots.firstI)
      let sum = wa * (a * values[n]! + b * values[n + 1]! + e * values[n + 2]! + d * values[n + 3]!)
      n += width
      sum += wb * (a * values[n]! + b * values[n + 1]! + e * values[n + 2]! + d * values[n + 3]!)
      n += width
      sum += we * (a * values[n]! + b * values[n + 1]! + e * values[n + 2]! + d * values[n + 3]!)
      n += width
      sum += wd * (a * values[n]! + b * values[n + 1]! + e * values[n + 2]! + d * values[n + 3]!)
      into[k] = into[k]! + sum / 36
    }
  }
  return into
}

/** Knots for every lattice cell that the parallelogram [start, along the row, down the column] may touch. */
function knotsBetween(seed: number, scale: number, p: readonly number[], q: readonly number[]) {
  const span = ([start, row, column]: readonly number[]): [number, number] => {
    const low = start! + Math.min(row!, 0) + Math.min(column!, 0)
    const high = start! + Math.max(row!, 0) + Math.max(column!, 0)
    return [Math.floor(low) - 2, Math.floor(high) + 4] // one knot more than needed, against rounding at the border
  }
  const [firstI, lastI] = span(p)
  const [firstJ, lastJ] = span(q)
  const width = lastI - firstI + 1
  const values = new Float64Array(width * (lastJ - firstJ + 1))
  for (let j = firstJ, k = 0; j <= lastJ; j++) {
    for (let i = firstI; i <= lastI; i++, k++) values[k] = (hash2(seed, j, i) / 2147483648 - 1) * scale
  }
  return { values, width, firstI: firstI + 1, firstJ: firstJ + 1 }
}
