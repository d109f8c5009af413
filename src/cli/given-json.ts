import type { z } from 'zod'
import { MarkgraphError } from '../errors.ts'
import { readable } from '../words/readable.ts'

/** What a schema makes of values from the command line or a file. Error: `bad-value` names the first that is wrong. */
export function parsedBy<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const { path, message } = result.error.issues[0]!
  throw new MarkgraphError('bad-value', `${path.join('.') || what}: ${message}`)
}

/** The JSON in a file. Error: `bad-value`. */
export async function jsonIn(what: string, file: string): Promise<unknown> {
  const text = (await readable(what, file)).toString('utf8')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new MarkgraphError('bad-value', `${file} is not JSON: ${(error as Error).message}`)
  }
}
