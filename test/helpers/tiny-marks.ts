import { simulateBreechFace } from '../../src/simulate/breech-face.ts'
import { simulateBullet } from '../../src/simulate/bullet.ts'
import { simulateToolmark } from '../../src/simulate/toolmark.ts'

/** Simulated marks of one source, small enough to be compared in a moment, by the number of the mark. */
export const TINY_MARKS = {
  striated: (mark: number) =>
    simulateBullet({
      barrelSeed: 1,
      bulletSeed: mark,
      lands: 2,
      pitch: 2e-6,
      width: 1e-3,
      height: 0.1e-3,
    }),
  impressed: (mark: number) => [
    simulateBreechFace({ slideSeed: 1, cartridgeSeed: mark, pitch: 4e-6, diameter: 1.6e-3 }),
  ],
  toolmark: (mark: number) => [
    simulateToolmark({ edgeSeed: 1, markSeed: mark, asProfile: mark > 1, width: 3e-3, height: 0.1e-3 }),
  ],
}
