import FFT from 'fft.js'
import { expect, test } from 'vitest'
import { random } from '../../../src/numerics/elementary/random.ts'
import { vectorTransform } from '../../../src/numerics/simd/transforms.ts'

const SIZES = Array.from({ length: 9 }, (_, k) => 64 << k) // all that have vectors

/** Numbers of any size, zeros of both signs, and a few that are nearly too small for a float64. */
function numbers(size: number, seed: number): Float64Array {
  const { normal, below } = random(seed)
  const scale = [1, 1e-6, 1e300, 5e-324][below(4)]!
  return Float64Array.from({ length: 2 * size }, () => [0, -0, scale * normal(), scale * normal()][below(4)]!)
}

const bits = (values: Float64Array): BigUint64Array => new BigUint64Array(values.buffer)

test.each(SIZES)('of %i points: the bits of the library, forward and back', (size) => {
  const fft = new FFT(size)
  const vectors = vectorTransform(size, fft.table)!
  for (let seed = 0; seed < 40; seed++) {
    const data = numbers(size, seed)
    for (const inverse of [false, true]) {
      const [found, wanted] = [new Float64Array(2 * size), new Float64Array(2 * size)]
      vectors(found, data, inverse)
      if (inverse) fft.inverseTransform(wanted, data)
      else fft.transform(wanted, data)
      const other = bits(wanted)
      expect(bits(found).findIndex((one, i) => one !== other[i])).toBe(-1)
    }
  }
})

test('other sizes are left to the library', () => {
  for (const size of [2, 32, 32768]) expect(vectorTransform(size, new FFT(size).table)).toBeUndefined()
})
