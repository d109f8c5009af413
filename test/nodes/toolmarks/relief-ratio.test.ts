import { expect, test } from 'vitest'
import { grid } from '../../../src/kinds/kind.ts'
import { reliefRatio } from '../../../src/nodes/toolmarks/relief-ratio.ts'

const signature = (height: number) => ({
  values: grid(Float64Array.of(height, -height, height), 3),
  dx: 1e-6,
  length: 3e-6,
  tilt_deg: 0,
  striae_angle_deg: 90,
  crop: [0, 3] as const,
})

test('a mark that is twice as deep has twice the relief', () => {
  expect(reliefRatio.run({ a: signature(2), b: signature(1) }, {})['relief_ratio']).toBe(2)
})
