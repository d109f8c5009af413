import { describe, expect, it } from 'vitest'
import { arealBandParams, cmr2dParams } from '../../src/composition/impressed.ts'
import { DEPLOYED } from '../../src/composition/scorer-config.ts'
import { grid } from '../../src/graph/kind.ts'
import { arealBand } from '../../src/nodes/areal-band.ts'
import { arealSignature } from '../../src/nodes/areal-signature.ts'
import { cmr2d } from '../../src/nodes/cmr-2d.ts'
import { simulateBreechFace } from '../../src/simulate/breech-face.ts'

function simulated(slideSeed: number, cartridgeSeed: number, pitch: number) {
  const options = { slideSeed, cartridgeSeed, pitch, diameter: 2.4e-3, noise: 0 }
  const { heights, ny, nx, dx, dy } = simulateBreechFace(options)
  const surface = arealBand.run(
    { surface: { heights: grid(heights, ny, nx), dx, dy } },
    arealBandParams(DEPLOYED),
  )
  return arealSignature.run({ surface }, { clip: DEPLOYED.impressed_clip })
}

describe('a breech face on another pitch', () => {
  const score = (a: ReturnType<typeof simulated>, b: typeof a): number =>
    cmr2d.run({ a, b }, cmr2dParams(DEPLOYED)).score
  const partner = simulated(5, 2, 2e-6)
  const at2 = score(simulated(5, 1, 2e-6), partner)

  it('scores above another slide', () => {
    expect(at2).toBeGreaterThan(2 * score(simulated(6, 1, 2e-6), partner))
    expect(at2).toBeGreaterThan(10)
  })

  it.each([1, 1.5625])('scanned at %s µm it scores as at 2 µm, within 2 percent', (pitchUm) => {
    expect(Math.abs(score(simulated(5, 1, pitchUm * 1e-6), partner) / at2 - 1)).toBeLessThanOrEqual(0.02)
  })

  // The score counts regions: under 50 of them, one more or less is over 2 percent. Slide 8 does move by one of 27.
  it.each([7, 8, 9])(
    'slide %s moves by one region at most',
    (slide) => {
      const other = simulated(slide, 2, 2e-6)
      const own = score(simulated(slide, 1, 2e-6), other)
      for (const pitch of [1e-6, 1.5625e-6]) {
        expect(Math.abs(score(simulated(slide, 1, pitch), other) - own)).toBeLessThanOrEqual(1)
      }
    },
    60_000,
  )

  it('is refused when it is coarser than the map allows', () => {
    const surface = { heights: grid(new Float64Array(100), 10, 10), dx: 7e-6, dy: 7e-6 }
    const refusal = expect.objectContaining({ code: 'bad-value' })
    expect(() => arealBand.run({ surface }, arealBandParams(DEPLOYED))).toThrow(refusal)
  })
})
