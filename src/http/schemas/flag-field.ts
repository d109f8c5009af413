import { z } from 'zod'

const FLAGS: Readonly<Record<string, boolean>> = {
  true: true,
  '1': true,
  yes: true,
  on: true,
  false: false,
  '0': false,
  no: false,
  off: false,
}

/** A flag as the text of a form field; a boolean to the API description. */
export const flagField = z
  .string()
  .transform((text, context) => {
    const value = FLAGS[text.trim().toLowerCase()]
    if (value !== undefined) return value
    context.addIssue({
      code: 'custom',
      message: 'Input should be a valid boolean, unable to interpret input',
      params: { type: 'bool_parsing' },
    })
    return z.NEVER
  })
  .meta({ type: 'boolean' })
