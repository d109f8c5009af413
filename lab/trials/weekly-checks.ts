import { BEGIN, baselineOf, inControl, nextPoint } from '../../src/laboratory/control-chart.ts'
import { log } from '../../src/numerics/elementary/logarithm.ts'
import { random } from '../../src/numerics/elementary/random.ts'
import type { Trial } from './trial.ts'

const WEEKS = 1000
const LABORATORIES = 200
const CHECKS = 5
const DRIFTS = [0.02, -0.02] as const

/** Simulated control charts of the rms height. */
export const weeklyChecks: Trial = {
  about:
    'Simulated laboratories that measure one mark again each week: the logarithm of its rms height varies normally by the repeatability, and the limits come from so many repeats. Out of 1,000 weeks without drift, on average of 200 laboratories, how many are alarms; after a step of 2 % up or down, in what share of laboratories the chart finds it within five checks, and after how many at the median.',
  header: ['repeatability', 'repeats', 'false alarms in 1,000 weeks', '2 % found within five', 'median'],
  async rows(_bench, told) {
    for (const repeatability of [0.003, 0.005, 0.0075, 0.01]) {
      for (const repeats of [8, 10, 20, 30]) {
        let alarms = 0
        const found: number[] = []
        for (let laboratory = 0; laboratory < LABORATORIES; laboratory++) {
          const { normal } = random(laboratory + 1)
          const value = (drift = 0): number => log(1 + drift) + repeatability * normal()
          const base = baselineOf(Array.from({ length: repeats }, () => value()))
          let standing = BEGIN
          for (let week = 0; week < WEEKS; week++) {
            const point = nextPoint(base, standing, value())
            if (!inControl(point)) alarms += 1
            standing = inControl(point) ? point : BEGIN
          }
          for (const drift of DRIFTS) {
            let at = BEGIN
            let checks = 0
            for (checks = 1; checks <= 100; checks++) {
              const point = nextPoint(base, at, value(drift))
              if (!inControl(point)) break
              at = point
            }
            found.push(checks)
          }
        }
        found.sort((x, y) => x - y)
        told([
          `${100 * repeatability} %`,
          String(repeats),
          (alarms / LABORATORIES).toFixed(1),
          `${((100 * found.filter((n) => n <= CHECKS).length) / found.length).toFixed(1)} %`,
          String(found[found.length >> 1]),
        ])
      }
    }
  },
}
