import type { FastifyInstance, FastifySchema, FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { invalidRequest } from '../errors.ts'

/** The fields that a schema names; none when it is not a schema of an object. */
export const fieldsOf = (schema: unknown): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : []

/**
 * Makes every described route refuse unknown form and query fields. If they were dropped silently, a misspelt field would
 * give a wrong answer. Routes that are open or not described, such as pages and `/health`, ignore unknown fields.
 * Call it before the routes are registered.
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

/** Removes fields that a web form sends although they were left empty: empty text, and a file without name and bytes. */
function withoutEmpty(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) => {
      if (!Array.isArray(value)) return value === '' ? [] : [[name, value]]
      const full = value.filter((one) => one !== '' && !isEmptyFile(one))
      if (value.length > 1 && full.length === 1 && typeof full[0] === 'string') return [[name, full[0]]]
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
