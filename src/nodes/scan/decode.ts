import { z } from 'zod'
import { MarkgraphError, phrase } from '../../errors.ts'
import { grid } from '../../kinds/kind.ts'
import { scanKind, surfaceKind } from '../../kinds/marks/surface.ts'
import { defineNode } from '../../kinds/node.ts'
import { unitsSchema } from '../../kinds/recipe.ts'
import { readX3p } from '../../x3p/read.ts'

/**
 * Reads an X3P file. Parameters: see `X3pReading`.
 * in      scan, the file's bytes
 * out     surface, (ny, nx) float64 metres, NaN = not measured
 * errors  `not-x3p`, `x3p-invalid`, `too-large`; `no-valid-points` when every height is NaN
 * source  ISO 25178-72, ISO 5436-2; docs/method.md, "How is a file read?"
 */
export const decode = defineNode({
  name: 'decode',
  version: 3,
  title: 'Read the scan',
  stage: 'decode',
  params: z.strictObject({ units: unitsSchema, mask: z.enum(['file', 'none']) }),
  inputs: { scan: scanKind },
  output: surfaceKind,
  run({ scan }, reading) {
    const { heights, ny, nx, dx, dy } = readX3p(scan, reading)
    if (heights.every(Number.isNaN)) {
      throw new MarkgraphError(
        'no-valid-points',
        phrase('the scan has no measured height among its {ny} x {nx} points', { ny, nx }),
      )
    }
    return { heights: grid(heights, ny, nx), dx, dy }
  },
})
