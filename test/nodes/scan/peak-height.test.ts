import { expect, test } from 'vitest'
import { grid } from '../../../src/kinds/kind.ts'
import { bandpassedKind } from '../../../src/kinds/marks/surface.ts'
import { peakHeight } from '../../../src/nodes/scan/peak-height.ts'
import { inThread } from '../../helpers/in-thread.ts'

test('the highest peak is that of the points that were measured', async () => {
  const session = inThread().session()
  const heights = grid(Float64Array.of(-2e-6, Number.NaN, 1e-6, 0), 2, 2)
  const surface = session.put(bandpassedKind, { heights, dx: 1e-6, dy: 1e-6 })
  expect(await session.value(await session.evaluate(peakHeight, {}, { surface }))).toEqual({ rms: 1e-6 })
})
