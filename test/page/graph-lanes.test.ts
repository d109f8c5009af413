import { expect, test } from 'vitest'
import { lanesIn } from '../../web/src/screens/graph/lanes.ts'

const LAST = 4 // without a stage
const OWN: Readonly<Record<string, number>> = { decode: 0, signature: 1, score: 2, calibration: 3 }
const run = (output: string, ...inputs: string[]) => ({ output, inputs })

test('what a comparison rests on stands in the step that needs it, though it has no stage', () => {
  const runs = [
    run('report', 'calibration', 'picture'),
    run('picture', 'signature'),
    run('calibration', 'score', 'reference'),
    run('score', 'signature', 'turned'),
    run('turned', 'edge'),
    run('edge', 'signature'),
    run('signature', 'decode'),
    run('decode', 'scan'),
  ]
  const { laneOf, firstUse } = lanesIn(runs, ({ output }) => OWN[output] ?? LAST, LAST)
  expect(Object.fromEntries(runs.map((one) => [one.output, laneOf(one)]))).toEqual({
    ...OWN,
    edge: OWN['score'],
    turned: OWN['score'],
    picture: LAST,
    report: LAST,
  })
  expect(firstUse(['scan'])).toBe(OWN['decode'])
  expect(firstUse(['reference'])).toBe(OWN['calibration'])
})
