import { z } from 'zod'
import { regionSchema } from '../../kinds/marks/agreement.ts'

const samples = z.array(z.number().nullable())
const traces = z.object({ a: z.looseObject({}), b: z.looseObject({}) }).optional()

const placedMark = z.object({
  surface: z.string().describe('The surface that is looked at.'),
  regions: z
    .array(z.object({ x_um: z.number(), y_um: z.number(), w_um: z.number(), h_um: z.number() }))
    .describe(
      'Regions that agree, in micrometres from its upper left corner. The i-th of A belongs to the i-th of B.',
    ),
})

const placement = z
  .object({
    a: placedMark,
    b: placedMark.describe(
      'Its regions are turned by -rotation_deg about their middles, so that they are upright where B lies on A.',
    ),
    rotation_deg: z.number(),
    x_um: z.number(),
    y_um: z.number(),
  })
  .meta({
    id: 'Placement',
    description:
      'How the surface of B lies on that of A, as the score has it: turned clockwise by rotation_deg about its upper left corner, then shifted by x_um to the right and y_um down.',
  })

const striaePart = z.object({
  surface: z.string(),
  straightened: z.string().describe('The surface with its striae along y.'),
  crop: z.array(z.number().int()).length(2).describe('Columns of it that gave the signature.'),
  signature: z.string(),
})

/** How two striated parts lie on each other. */
const striaePair = z
  .object({
    kind: z.literal('striae'),
    a: z.number().int(),
    b: z.number().int(),
    ccf: z.number(),
    lag: z.number().int().describe('Sample i of b lies on sample i + lag of a.'),
    turned: z.boolean().describe('b is turned by 180° here, because the marks agree best so.'),
    pitch_um: z.number(),
    signatures: z
      .object({ a: samples, b: samples })
      .describe('Micrometres; for toolmarks, heights divided by their local amplitude.'),
    windows: z
      .object({ a: z.array(regionSchema), b: z.array(regionSchema) })
      .describe('Congruent windows in samples of these signatures. The i-th on A belongs to the i-th on B.'),
    artifacts: z.object({ a: striaePart, b: striaePart }),
    placement: placement.nullable().describe('Null where one of them is a profile.'),
    trace: traces,
  })
  .meta({ id: 'StriaePair' })

const facePart = z.object({
  surface: z.string().describe('The part of the scan that is compared.'),
  signature: z.string().describe('Its map of 256 x 256 pixels.'),
})

const faceCell = z.object({
  y: z.number().describe('First row and column in pixels of the map of the mark.'),
  x: z.number(),
  congruent: z.boolean(),
  y_other: z.number().nullable().describe('Place of a congruent cell on the map of the other mark.'),
  x_other: z.number().nullable(),
  corr: z.number().nullable(),
})

/** How two breech faces lie on each other. */
const facePair = z
  .object({
    kind: z.literal('map'),
    pitch_um: z.number(),
    registration: z
      .object({ rotation_deg: z.number(), shift_y: z.number(), shift_x: z.number() })
      .describe('How B is laid on A: turned, then shifted by pixels.'),
    cell: z.number().int().describe('Pixels of a side of a cell.'),
    cells: z
      .object({ a: z.array(faceCell), b: z.array(faceCell) })
      .describe('Every cell of each mark with enough measured points.'),
    artifacts: z.object({
      a: facePart,
      b: facePart.extend({ registered: z.string().describe('The map of B as it is laid on that of A.') }),
    }),
    placement,
    trace: traces,
  })
  .meta({ id: 'FacePair' })

export const pairView = z.union([striaePair, facePair])
