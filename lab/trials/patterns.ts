/** Patterns that no tool leaves, as heights of unit size over places in metres. */
import { random } from '../../src/numerics/elementary/random.ts'
import { writeX3p } from '../../src/x3p/write.ts'

type Pattern = (x: number, y: number) => number

const UM = 1e-6
const TURN = 2 * Math.PI
const wave = (t: number): number => Math.sin(TURN * t)
/** A ridge once a period, its width as a share of that. */
const ridge = (t: number, width: number): number =>
  Math.exp(-0.5 * (((((t % 1) + 1) % 1) - 0.5) / width) ** 2)

const sine =
  (period: number): Pattern =>
  (x) =>
    wave(x / period)
const comb =
  (period: number, width = 0.12): Pattern =>
  (x) =>
    ridge(x / period, width)
const sum =
  (...all: readonly Pattern[]): Pattern =>
  (x, y) =>
    all.reduce((total, one) => total + one(x, y), 0)
const turned =
  (pattern: Pattern, degrees: number): Pattern =>
  (x, y) => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    return pattern(c * x + s * y, c * y - s * x)
  }
/** A rough stretch that is laid again and again. */
function repeated(period: number, seed: number): Pattern {
  const generator = random(seed)
  const points = Float64Array.from({ length: 24 }, () => generator.normal())
  return (x) => {
    const t = ((((x / period) % 1) + 1) % 1) * points.length
    const i = Math.floor(t)
    return points[i]! * (1 - t + i) + points[(i + 1) % points.length]! * (t - i)
  }
}

/** Along x alone, for marks with striae; lengths in micrometres. */
export const STRIAE: Readonly<Record<string, Pattern>> = {
  ...Object.fromEntries([40, 60, 90, 130, 180, 250].map((p) => [`comb of ${p} µm`, comb(p * UM)])),
  ...Object.fromEntries([50, 80, 113, 160, 240].map((p) => [`sine of ${p} µm`, sine(p * UM)])),
  'fine comb of 100 µm': comb(100 * UM, 0.05),
  'square wave of 100 µm': (x) => Math.sign(wave(x / 100 / UM)),
  'square wave of 200 µm': (x) => Math.sign(wave(x / 200 / UM)),
  'saw of 90 µm': (x) => (((x / 90 / UM) % 1) + 1) % 1,
  'saw of 150 µm': (x) => (((x / 150 / UM) % 1) + 1) % 1,
  'sines of 90 and 139 µm': sum(sine(90 * UM), sine(139 * UM)),
  'sines of 70 and 105 µm': sum(sine(70 * UM), sine(105 * UM)),
  'combs of 80 and 120 µm': sum(comb(80 * UM), comb(120 * UM)),
  'beat of 90 and 96 µm': sum(sine(90 * UM), sine(96 * UM)),
  'a rough stretch of 300 µm, laid again': repeated(300 * UM, 1),
  'a rough stretch of 450 µm, laid again': repeated(450 * UM, 2),
}

/** Over the whole face; lengths in micrometres. */
export const FACES: Readonly<Record<string, Pattern>> = {
  ...Object.fromEntries([100, 160, 250].map((p) => [`comb of ${p} µm`, comb(p * UM)])),
  ...Object.fromEntries([113, 200].map((p) => [`sine of ${p} µm`, sine(p * UM)])),
  'sines of 90 and 139 µm': sum(sine(90 * UM), sine(139 * UM)),
  'chessboard of 200 µm': (x, y) => Math.sign(wave(x / 200 / UM) * wave(y / 200 / UM)),
  'egg box of 120 µm': (x, y) => wave(x / 120 / UM) * wave(y / 120 / UM),
  'honeycomb of 150 µm': sum(...[0, 60, 120].map((degrees) => turned(sine(150 * UM), degrees))),
  'rings of 120 µm': (x, y) => wave(Math.hypot(x, y) / 120 / UM),
  'rings of 200 µm': (x, y) => wave(Math.hypot(x, y) / 200 / UM),
  'rings of 150 µm about 0.7 mm aside': (x, y) => wave(Math.hypot(x - 600 * UM, y + 300 * UM) / 150 / UM),
  'rings of 150 µm about 3 mm aside': (x, y) => wave(Math.hypot(x - 3000 * UM, y) / 150 / UM),
  'narrowing rings': (x, y) => wave((x * x + y * y) / 3e-7),
  'spiral of 150 µm': (x, y) => wave(Math.hypot(x, y) / 150 / UM + Math.atan2(y, x) / TURN),
  'spiral of three arms': (x, y) => wave(Math.hypot(x, y) / 150 / UM + (3 * Math.atan2(y, x)) / TURN),
  '40 spokes': (x, y) => wave((40 * Math.atan2(y, x)) / TURN),
  'moiré of 120 and 126 µm': sum(sine(120 * UM), turned(sine(126 * UM), 6)),
  'three waves crossing': sum(sine(110 * UM), turned(sine(170 * UM), 50), turned(sine(230 * UM), 110)),
  'rough lines, straight across': repeated(6000 * UM, 3),
  'a rough stretch of 500 µm, laid again': repeated(500 * UM, 4),
  'rough lines, crossed': sum(repeated(6000 * UM, 5), turned(repeated(6000 * UM, 6), 90)),
}

/** Metres. */
interface Sheet {
  readonly width: number
  readonly height: number
  readonly pitch: number
  /** Height of a pattern of size 1, and of the form under it, 1/m: such as real marks of the kind have. */
  readonly amplitude: number
  readonly curvature?: number
  /** Whether it is a disc with a hole, as a breech face around the pin. */
  readonly disc?: boolean
}
export const LAND: Sheet = {
  width: 1.9e-3,
  height: 0.4e-3,
  pitch: 1.5625e-6,
  amplitude: 2e-6,
  curvature: 150,
}
export const PROFILE: Sheet = { width: 4.7e-3, height: 0, pitch: 2e-6, amplitude: 1e-6 }
export const FACE: Sheet = { width: 3.2e-3, height: 3.2e-3, pitch: 6.25e-6, amplitude: 1e-6, disc: true }
const HOLE = 0.5e-3

/** A pattern with noise, which is stated as a share of it, as a file. */
export function patternFile(pattern: Pattern, sheet: Sheet, noise: number, seed: number): Uint8Array {
  const { width, height, pitch, amplitude, curvature = 0, disc = false } = sheet
  const [nx, ny] = [Math.round(width / pitch), Math.max(1, Math.round(height / pitch))]
  const generator = random(seed)
  const heights = Float64Array.from({ length: ny * nx }, (_, i) => {
    const [x, y] = [((i % nx) - nx / 2) * pitch, (Math.floor(i / nx) - ny / 2) * pitch]
    const far = Math.hypot(x, y)
    if (disc && (far > width / 2 || far < HOLE)) return Number.NaN
    return amplitude * (pattern(x, y) + noise * generator.normal()) - (curvature / 2) * x * x
  })
  return writeX3p({ heights, ny, nx, dx: pitch, dy: pitch })
}
