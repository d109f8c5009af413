/** A raw scan of a fired cartridge case: its head, the groove, the primer with its risen middle and the firing pin's hole. */
import { random } from '../../src/numerics/elementary/random.ts'

interface RawPrimer {
  /** Pitch in metres; the scan is 5.4 mm wide. */
  readonly pitch: number
  /** Turn of the scan in degrees. */
  readonly turn: number
  /** Whether the groove around the primer is there. */
  readonly groove: boolean
}

/** Where the face lies about its centre at (0.2, -0.1) mm of the middle: between the risen middle and the shoulder. */
export const FACE = { centre: [0.2e-3, -0.1e-3], inner: 1.05e-3, outer: 1.55e-3 } as const

/** (n, n) heights in metres; NaN in the corners that a turned scan does not reach. */
export function rawPrimer({ pitch, turn, groove }: RawPrimer) {
  const n = Math.round(5.4e-3 / pitch)
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const { normal } = random(7)
  const heights = Float64Array.from({ length: n * n }, (_, i) => {
    const row = (Math.floor(i / n) - (n - 1) / 2) * pitch
    const column = ((i % n) - (n - 1) / 2) * pitch
    const y = cos * row - sin * column
    const x = sin * row + cos * column
    if (Math.max(Math.abs(y), Math.abs(x)) > 2.7e-3) return Number.NaN
    const r = Math.hypot(y - FACE.centre[0], x - FACE.centre[1])
    return 0.02 * x - 0.01 * y + 0.3e-6 * normal() + profile(r, groove)
  })
  return { heights, n }
}

/** Height at a distance from the centre, metres. */
function profile(r: number, groove: boolean): number {
  if (r < 0.5e-3) return -150e-6
  if (r < 1e-3) return 35e-6
  if (r < 1.6e-3 || !groove) return 0
  if (r < 2e-3) return (-240e-6 * (r - 1.6e-3)) / 0.4e-3
  return r < 2.4e-3 ? -240e-6 : 20e-6
}
