import type { FastifyInstance, FastifySchema, FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { invalidRequest } from './errors.ts'

/** Which fields a schema names; none for what is no object. */
export const fieldsOf = (schema: unknown): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/**
 * Makes every described route refuse form and query fields that it does not know: dropped silently, a misspelt field gives
 * a wrong answer. Pages, `/health` and what else is open or not described ignore them.
 * Call it before the routes are there.
 */
export function refuseUnknownFields(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { schema, config } = route
    if (!schema || schema.hide || config?.open) return
    const strict: FastifySchema = { ...schema, querystring: strictly(schema.querystring ?? z.object({})) }
    if (schema.body) strict.body = strictly(schema.body)
    route.schema = strict
  })
}

const strictly = (schema: unknown): unknown => (schema instanceof z.ZodObject ? schema.strict() : schema)

/** Checks a part of a request against its zod schema. In bodies and queries, empty text and empty files count as absent. */
export const checkedByZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart = 'body' }) =>
  (data) => {
    const given = httpPart === 'params' ? data : withoutEmpty(data ?? {})
    const result = schema.safeParse(given)
    return result.success
      ? { value: result.data }
      : { error: invalidRequest(result.error, httpPart, given, fieldsOf(schema)) }
  }

/** A web form sends what was left empty: text without characters, and a file without name and bytes. */
function withoutEmpty(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      if (!Array.isArray(value)) return value === '' ? [] : [[name, value]]
      const full = value.filter((one) => !isEmptyFile(one))
      return full.length === 0 && value.length > 0 ? [] : [[name, full]]
    }),
  )
}

const isEmptyFile = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'filename' in value &&
  'size' in value &&
  !value.filename &&
  value.size === 0
