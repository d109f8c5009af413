import { grid } from '../../../src/kinds/kind.ts'
import { type ArealSignature, MAP_SIDE } from '../../../src/kinds/marks/signature.ts'
import { faceRingsNode } from '../../../src/nodes/sketches/face-rings.ts'
import { faceSketchNode, faceViewsNode } from '../../../src/nodes/sketches/face-sketch.ts'
import { random } from '../../../src/numerics/elementary/random.ts'
import { transform2d } from '../../../src/numerics/fourier/fft-2d.ts'
import { COARSE, faceViews, ringValues } from '../../../src/numerics/sketches/face-rings.ts'
import { faceIntegers } from '../../../src/numerics/sketches/face-sketch.ts'
import { type PackedSketches, packSketches } from '../../../src/numerics/sketches/packed-sketches.ts'

const SIDE = MAP_SIDE
const NEAR = 4 // frequencies each way over which the power of a real face is averaged

/** A real face: the values of its areal signature, 0 where nothing is measured. */
export interface RealFace {
  readonly values: Float64Array
  readonly ny: number
  readonly nx: number
}

/** What a search knows of a face before it is scored. */
export interface Searched {
  readonly sketch: Int16Array
  readonly rings: Int16Array
}

/** What the nodes of breech faces make of a map. */
export function searchedOf(face: RealFace): Searched {
  const inputs = { signature: signatureOf(face) }
  return { sketch: faceSketchNode.run(inputs, {}).values, rings: faceRingsNode.run(inputs, {}).values }
}

/** The views of a face that is searched for. */
export const viewsOf = (face: RealFace): Int16Array =>
  faceViewsNode.run({ signature: signatureOf(face) }, {}).values

const signatureOf = ({ values, ny, nx }: RealFace): ArealSignature => ({
  values: grid(values, SIDE, SIDE),
  dx: 25e-6,
  dy: 25e-6,
  valid: 0,
  ny,
  nx,
})

/**
 * Simulated faces: each has the outline of a real one in turn and its power by frequency and direction, averaged over frequencies nearby,
 * and nothing else in common with it. Its waves are drawn anew.
 */
function* simulatedFaces(faces: readonly RealFace[], count: number, firstSeed: number): Generator<RealFace> {
  const transform = transform2d(SIDE)
  let made = 0
  const each = Math.ceil(count / faces.length)
  for (const [i, face] of faces.entries()) {
    const { normal } = random(firstSeed + i)
    const amplitude = amplitudes(transform.forward(complexOf(face.values), SIDE))
    for (let own = 0; own < each && made < count; own += 2) {
      // the power is the same at opposite frequencies, so both parts of the inverse are faces of their own
      const spectrum = new Float64Array(2 * SIDE * SIDE)
      for (let k = 0; k < spectrum.length; k++) spectrum[k] = amplitude[k >> 1]! * normal()
      const rows = transform.inverseRows(spectrum, SIDE / 2)
      for (const part of [0, 1].slice(0, Math.min(2, each - own, count - made))) {
        made += 1
        yield { ...face, values: face.values.map((one, at) => (one === 0 ? 0 : rows[2 * at + part]!)) }
      }
    }
  }
}

/** What a search knows of so many simulated faces. */
export const faceCrowd = (faces: readonly RealFace[], count: number): Searched[] =>
  Array.from(simulatedFaces(faces, count, 1), searchedOf)

/** Sketches of many simulated faces. */
export interface ManyFaces {
  readonly faces: readonly RealFace[]
  /** Of the first of as many seeds as there are faces. */
  readonly seed: number
  readonly count: number
}

const STEPS = [-3, -2, -1, 0, 1, 2, 3] // of 100 µm, as `faceViews` has them

/** The numbers of those views of a face that are about points 200 µm apart. */
const APART = STEPS.flatMap((y) => STEPS.flatMap((x) => (y * y + x * x <= 9 ? [{ y, x }] : []))).flatMap(
  ({ y, x }, i) => (y % 2 === 0 && x % 2 === 0 ? [i] : []),
)

/**
 * So many sketches, nine of each simulated face: as if its middle were at points 200 µm apart, where coarse heights have little in common.
 * That takes a tenth of the time of as many faces.
 */
export function manyFaces({ faces, seed, count }: ManyFaces): PackedSketches {
  const size = ringValues(COARSE)
  const sketches: Int16Array[] = []
  for (const { values } of simulatedFaces(faces, Math.ceil(count / APART.length), seed)) {
    const views = faceViews(values, SIDE, COARSE)
    for (const i of APART) sketches.push(faceIntegers(views.subarray(i * size, (i + 1) * size)))
  }
  return packSketches(sketches.slice(0, count))
}

function complexOf(values: Float64Array): Float64Array {
  const points = new Float64Array(2 * values.length)
  for (const [i, value] of values.entries()) points[2 * i] = value
  return points
}

/** The root of the power around each frequency. */
function amplitudes(spectrum: Float64Array): Float64Array {
  const power = Float64Array.from(
    { length: SIDE * SIDE },
    (_, i) => spectrum[2 * i]! ** 2 + spectrum[2 * i + 1]! ** 2,
  )
  const lines = averaged(power, 1, SIDE)
  return averaged(lines, SIDE, 1).map(Math.sqrt)
}

/** Means over neighbours in lines whose points stand `step` apart and which begin `between` apart; frequencies go round. */
function averaged(values: Float64Array, step: number, between: number): Float64Array {
  const found = new Float64Array(values.length)
  for (let line = 0; line < SIDE; line++) {
    for (let at = 0; at < SIDE; at++) {
      let sum = 0
      for (let off = -NEAR; off <= NEAR; off++) {
        sum += values[line * between + ((at + off + SIDE) % SIDE) * step]!
      }
      found[line * between + at * step] = sum / (2 * NEAR + 1)
    }
  }
  return found
}
