import { afterAll, describe, expect, it } from 'vitest'
import { grid } from '../../src/kinds/kind.ts'
import { MAP_SIDE } from '../../src/kinds/marks/signature.ts'
import { surfaceKind } from '../../src/kinds/marks/surface.ts'
import { arealCongruence, breechFace } from '../../src/marks/breech-faces/face.ts'
import { type BreechFaceOptions, simulateBreechFace } from '../../src/simulate/breech-face.ts'
import { CONFIG, inThread } from '../helpers/in-thread.ts'

const session = inThread().session()
afterAll(() => session.close())

type Laid = Pick<BreechFaceOptions, 'rotationDeg' | 'shift'>

/** The map of a simulated primer without sensor noise and without missing points, which are drawn anew for each pitch. */
async function mapOf(slideSeed: number, cartridgeSeed: number, pitch: number, laid: Laid) {
  const options = { slideSeed, cartridgeSeed, pitch, noise: 0, dropout: 0, ...laid }
  const { heights, ny, nx, dx, dy } = simulateBreechFace(options)
  const surface = session.put(surfaceKind, { heights: grid(heights, ny, nx), dx, dy })
  return (await breechFace(session, CONFIG, surface, 'auto')).signature
}
type Mark = ReturnType<typeof mapOf>

const maps = new Map<string, Mark>() // several tests compare with one map
function simulated(slideSeed: number, cartridgeSeed: number, pitch: number, laid: Laid = {}): Mark {
  const key = JSON.stringify([slideSeed, cartridgeSeed, pitch, laid])
  const map = maps.get(key) ?? mapOf(slideSeed, cartridgeSeed, pitch, laid)
  maps.set(key, map)
  return map
}
const compared = async (a: Mark, b: Mark) =>
  session.value(await arealCongruence(session, CONFIG, await a, await b))

describe('a breech face on another pitch', () => {
  it('scores above another slide', async () => {
    const partner = simulated(5, 2, 2e-6)
    const own = (await compared(simulated(5, 1, 2e-6), partner)).score
    expect(own).toBeGreaterThan(2 * (await compared(simulated(6, 1, 2e-6), partner)).score)
    expect(own).toBeGreaterThan(25)
  })

  it.each([5, 7, 8, 9])(
    'slide %s at 1 and 1.5625 µm scores as at 2 µm, within 2 percent',
    async (slide) => {
      const partner = simulated(slide, 2, 2e-6)
      const own = (await compared(simulated(slide, 1, 2e-6), partner)).score
      for (const pitch of [1e-6, 1.5625e-6]) {
        const { score } = await compared(simulated(slide, 1, pitch), partner)
        expect(Math.abs(score / own - 1), `${score} of ${own}`).toBeLessThanOrEqual(0.02)
      }
    },
    60_000,
  )

  it.each([6.25e-6, 7.37e-6, 9.37e-6])(
    'slide 5 at %s m scores as at 2 µm, within 5 percent',
    async (pitch) => {
      const partner = simulated(5, 2, 2e-6)
      const own = (await compared(simulated(5, 1, 2e-6), partner)).score
      const { score } = await compared(simulated(5, 1, pitch), partner)
      expect(Math.abs(score / own - 1), `${score} of ${own}`).toBeLessThanOrEqual(0.05)
    },
  )

  it.each([
    [12, [0, 0]],
    [-20, [80e-6, -60e-6]],
  ] as const)(
    'a copy turned by %i° and shifted by %j m agrees region by region, each in its place',
    async (turn, shift) => {
      const found = await compared(
        simulated(5, 1, 2e-6, { rotationDeg: 0, shift: [0, 0] }),
        simulated(5, 1, 1.5625e-6, { rotationDeg: turn, shift }),
      )
      expect(found.n_congruent!).toBeGreaterThan(0.8 * found.n_comparable!)
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
      const middle = (MAP_SIDE - found.cell) / 2
      const off = found.regions.map(({ x_a, y_a, x_b, y_b }) => {
        const [x, y] = [x_a - middle, y_a - middle]
        return [x_b - middle - (x * cos - y * sin), y_b - middle - (x * sin + y * cos)] as const
      })
      // Maps are centred on what is measured of the primer, so a shifted one is cut on one side: by as much for every region.
      const mean = (axis: 0 | 1) => off.reduce((sum, one) => sum + one[axis], 0) / off.length
      const [ox, oy] = [mean(0), mean(1)]
      expect(Math.hypot(ox, oy) * 25e-6).toBeLessThan(Math.hypot(...shift) + 25e-6)
      for (const [dx, dy] of off) expect(Math.hypot(dx - ox, dy - oy)).toBeLessThan(2) // pixels of 25 µm
    },
  )

  it('is refused when it is coarser than the map allows', async () => {
    const coarse = { heights: grid(new Float64Array(100), 10, 10), dx: 13e-6, dy: 13e-6 }
    const face = breechFace(session, CONFIG, session.put(surfaceKind, coarse), 'auto')
    await expect(face).rejects.toMatchObject({ code: 'not-scorable' })
  })
})
