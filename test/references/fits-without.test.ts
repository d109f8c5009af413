import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arePackedFits, fitWithout, type PlacedFit, packedFits } from '../../src/references/fits-without.ts'

const number = fc.double({ noNaN: true })
const fits = fc.integer({ min: 1, max: 12 }).chain((sources) => {
  const place = fc.integer({ min: 0, max: sources - 1 })
  const one = fc.record({ a: place, b: place, fit: fc.tuple(number, number, number, number) })
  return fc.record({
    sources: fc.constant(sources),
    fits: fc
      .uniqueArray(one, { selector: ({ a, b }) => `${Math.min(a, b)} ${Math.max(a, b)}` })
      .map((rows) => rows.map(({ a, b, fit }) => ({ low: Math.min(a, b), high: Math.max(a, b), fit }))),
  })
})

test('every fit is found at its two sources, bit for bit, and none anywhere else', () => {
  fc.assert(
    fc.property(fits, ({ sources, fits }) => {
      const packed = packedFits(sources, fits)
      expect(arePackedFits(packed, sources)).toBe(true)
      expect(arePackedFits(packed, sources + 1)).toBe(false)
      const found: PlacedFit[] = []
      for (let low = 0; low < sources; low++) {
        for (let high = low; high < sources; high++) {
          const fit = fitWithout(packed, sources, low, high)
          if (fit) found.push({ low, high, fit })
        }
      }
      const sorted = fits.toSorted((a, b) => a.low - b.low || a.high - b.high)
      expect(found).toEqual(sorted)
    }),
  )
})
