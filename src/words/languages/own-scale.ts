/** What files say of verbal scales. They stand apart from the scales, which the page shows without a parser. */
import { z } from 'zod'
import { BUILT_IN, type OwnScale } from './scales.ts'

const text = z.string().trim().min(1).max(60)

/** The file of a laboratory's own scale. */
export const ownScaleSchema: z.ZodType<OwnScale> = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, { error: 'must be lower-case letters, digits and hyphens' })
      .refine((name) => !BUILT_IN.includes(name), { error: `must not be ${BUILT_IN.join(' or ')}` }),
    version: text,
    steps: z
      .array(
        z.strictObject({
          below: z.number().finite().gt(1).nullable(),
          support: text,
          label: z.string().trim().min(1).max(30),
        }),
      )
      .min(2)
      .max(8),
  })
  .refine(
    ({ steps }) =>
      steps.every(({ below }, i) =>
        i === steps.length - 1 ? below === null : below !== null && below > (steps[i - 1]?.below ?? 1),
      ),
    { error: 'steps must rise, each with the ratio below which it holds, and the last one with below: null' },
  )

/** A scale as a bundle keeps it. */
export const scaleSchema = z.union([z.enum(BUILT_IN), ownScaleSchema])
