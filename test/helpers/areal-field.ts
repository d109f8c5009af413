/** Areal maps of a seeded random field that can be laid anywhere, without interpolation. */
import type { ArealMap } from '../../src/numerics/areal/cmr-2d.ts'
import type { Pose } from '../../src/numerics/areal/coarse-registration.ts'
import { random } from '../../src/numerics/elementary/random.ts'

export type Laid = Pick<Pose, 'degrees' | 'dy' | 'dx'>
const ASIS: Laid = { degrees: 0, dy: 0, dx: 0 }
const WAVES = 80

/** Band-limited to wavelengths of 5 to 12 pixels, about mean 0 and variance 1. */
function field(seed: number): (y: number, x: number) => number {
  const { uniform } = random(seed)
  const waves = Array.from({ length: WAVES }, () => {
    const [angle, wavelength] = [2 * Math.PI * uniform(), 5 + 7 * uniform()]
    const k = (2 * Math.PI) / wavelength
    return { ky: k * Math.sin(angle), kx: k * Math.cos(angle), phase: 2 * Math.PI * uniform() }
  })
  const scale = Math.sqrt(2 / WAVES)
  return (y, x) =>
    scale * waves.reduce((sum, { ky, kx, phase }) => sum + Math.cos(ky * y + kx * x + phase), 0)
}

/**
 * A ring-shaped mark on n x n pixels, mean 0 and variance 1, NaN outside; `laid` is the pose that lays this map on the map
 * of the same seed as it is.
 */
export function arealField(seed: number, n: number, { degrees, dy, dx }: Laid = ASIS): ArealMap {
  const at = field(seed)
  const centre = (n - 1) / 2
  const cos = Math.cos((degrees * Math.PI) / 180)
  const sin = Math.sin((degrees * Math.PI) / 180)
  const values = Float64Array.from({ length: n * n }, (_, i) => {
    const v = Math.floor(i / n) - centre
    const u = (i % n) - centre
    const y = cos * v + sin * u + dy
    const x = -sin * v + cos * u + dx
    const r = Math.hypot(y, x) / n
    return r > 0.1 && r < 0.45 ? at(y, x) : Number.NaN
  })
  const measured = values.filter((value) => !Number.isNaN(value))
  const mean = measured.reduce((sum, value) => sum + value, 0) / measured.length
  const square = measured.reduce((sum, value) => sum + (value - mean) ** 2, 0) / measured.length
  return { values: values.map((value) => (value - mean) / Math.sqrt(square)), ny: n, nx: n }
}

/** A map of one value. */
export const flatMap = (value: number, n: number): ArealMap => ({
  values: new Float64Array(n * n).fill(value),
  ny: n,
  nx: n,
})
