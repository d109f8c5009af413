import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { random } from '../../src/numerics/elementary/random.ts'
import { writeX3p } from '../../src/x3p/write.ts'
import { list, mainXml, refusal, x3p } from '../helpers/x3p-package.ts'

const CODES = ['decoded', 'x3p-invalid', 'not-x3p', 'too-large']
const whole = writeX3p({
  heights: Float64Array.from({ length: 60 }, (_, i) => 1e-6 * Math.sin(i)),
  ny: 6,
  nx: 10,
  dx: 1e-6,
  dy: 1e-6,
})

/** A copy of `bytes` with one to four bytes changed; `refusal` throws on anything but a MarkgraphError. */
function mutate(bytes: Uint8Array, rng: ReturnType<typeof random>): Uint8Array {
  const copy = bytes.slice()
  for (let k = 1 + rng.below(4); k > 0; k--) copy[rng.below(copy.length)] = rng.below(256)
  return copy
}

describe('hostile bytes', () => {
  it('give a scan or a MarkgraphError: 500 mutations of a whole file', () => {
    const rng = random(20)
    for (let i = 0; i < 500; i++) expect(CODES).toContain(refusal(mutate(whole, rng)).code)
  })

  it('give a scan or a MarkgraphError: 500 mutations of directory and end records', () => {
    const rng = random(21)
    const start = Buffer.from(whole).indexOf(Buffer.from('PK\x01\x02', 'latin1'))
    for (let i = 0; i < 500; i++) {
      const tail = mutate(whole.subarray(start), rng)
      expect(CODES).toContain(refusal(Buffer.concat([whole.subarray(0, start), tail])).code)
    }
  })

  it('give a scan or a MarkgraphError: 500 mutations of a main document in a sound container', () => {
    const rng = random(22)
    const documents = [mainXml(), mainXml({ points: list('1', '2', '', '4', '5', '6') })].map((xml) =>
      Buffer.from(xml),
    )
    for (let i = 0; i < 500; i++) {
      const main = mutate(documents[i % 2]!, rng)
      expect(CODES).toContain(refusal(i % 4 < 2 ? x3p({ main }) : zipSync({ 'main.xml': main })).code)
    }
  })
})
