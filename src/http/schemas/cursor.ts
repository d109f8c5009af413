import { z } from 'zod'
import { numberField } from './fields.ts'

const textOf = (position: number): string => Buffer.from(`before ${position}`).toString('base64url')

/** The place of the next page of a list, newest first, as clients get it; null at the end. */
export const cursorOf = (position: number | undefined): string | null =>
  position === undefined ? null : textOf(position)

/** A position in such a list, as `next` of the previous page gave it. */
export const cursorField = z
  .string()
  .transform((text, context) => {
    const position = Number(/^before (\d+)$/.exec(Buffer.from(text, 'base64url').toString())?.[1])
    if (Number.isSafeInteger(position) && textOf(position) === text) return position
    context.addIssue({ code: 'custom', message: 'Input should be the `next` of another page' })
    return z.NEVER
  })
  .meta({ type: 'string', description: 'The `next` of the previous page. Default: the newest.' })

/** How many entries a page has. */
export const pageLimit = (what: string, most: number, usual: number) =>
  numberField
    .pipe(z.number().int().min(1).max(most))
    .meta({
      type: 'integer',
      minimum: 1,
      maximum: most,
      description: `${what} on a page. Default: ${usual}.`,
    })
    .optional()
    .transform((given = usual) => given)
