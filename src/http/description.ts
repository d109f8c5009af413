import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { domainNames } from '../kinds/wire.ts'
import { API_VERSION } from '../settings/version.ts'
import {
  anyFailures,
  bodyFailures,
  forbidden,
  misdirected,
  unauthorized,
  unknownFields,
} from './schemas/schemas.ts'

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>

interface Operation {
  readonly operationId?: string
  readonly responses: Record<string, { content?: Record<string, { examples?: Record<string, unknown> }> }>
}

interface Described {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, unknown> }
}

const EXAMPLES = new URL('../../openapi/examples/', import.meta.url)

/** Recorded answers, named by operation, status and topic: `post_v1_compare.200.refused.json`. */
function exampleFiles(): (readonly [operation: string, status: string, name: string, value: unknown])[] {
  const folder = fileURLToPath(EXAMPLES)
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const [operation = '', status = '', name = ''] = file.split('.')
      return [operation, status, name, JSON.parse(readFileSync(join(folder, file), 'utf8'))] as const
    })
}

const operationOf = ({ paths }: Described, id: string): Operation | undefined =>
  Object.values(paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === id)

/** Removes schemas that are registered as inputs but used only in answers, and schemas that only those refer to. */
function removeUnused(whole: Described): void {
  const { schemas } = whole.components
  for (let before = -1; before !== Object.keys(schemas).length; ) {
    before = Object.keys(schemas).length
    const text = JSON.stringify(whole)
    for (const name of Object.keys(schemas)) {
      if (!text.includes(`"#/components/schemas/${name}"`)) delete schemas[name]
    }
  }
}

/** Lists the schemas by name: the order in which modules register theirs depends on what was loaded before. */
function sortSchemas({ components }: Described): void {
  const { schemas } = components
  for (const name of Object.keys(schemas).sort()) {
    const schema = schemas[name]
    delete schemas[name]
    schemas[name] = schema
  }
}

/**
 * The OpenAPI 3.1 document, made from the validating schemas. Failures common to all routes are added here.
 * Reads the example files of the repository. `domains` are the mark types of the service.
 */
export function description(domains: readonly string[]): FastifyDynamicSwaggerOptions {
  const options = {
    zodToJsonConfig: {
      target: 'draft-2020-12',
      unrepresentable: 'any',
      override: (field: Field) => describeField(field, domains),
    },
  } as const
  return described(
    exampleFiles(),
    createJsonSchemaTransform(options),
    createJsonSchemaTransformObject(options),
  )
}

const described = (
  examples: ReturnType<typeof exampleFiles>,
  toJsonSchema: Transform,
  allComponents: ReturnType<typeof createJsonSchemaTransformObject>,
): FastifyDynamicSwaggerOptions => ({
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Markgraph',
      version: API_VERSION,
      description:
        '3-D scans of forensic marks in, calibrated and bounded likelihood ratios out, through a content-addressed artifact graph.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'meta', description: 'The service itself.' },
      { name: 'compare', description: 'Comparisons, mark types and the scope check.' },
      {
        name: 'references',
        description: 'Reference populations and the scorer config they were built under.',
      },
      { name: 'artifacts', description: 'The artifact graph: scans, surfaces, signatures, recipes.' },
      { name: 'steps', description: 'Single stages of the pipeline, on artifacts.' },
      { name: 'studies', description: 'Many pairs scored as a durable job, and references made of them.' },
      { name: 'collections', description: 'Named sets of marks that grow.' },
      { name: 'laboratory', description: 'Cases, and the record of who did what.' },
      { name: 'benchmark', description: 'The open benchmark: frozen splits, submissions, leaderboards.' },
    ],
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key, if the operator has set any.',
        },
        key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      },
    },
    security: [{}, { bearer: [] }, { key: [] }],
  },
  transformObject(document) {
    const whole = allComponents(document) as Described
    removeUnused(whole)
    sortSchemas(whole)
    for (const [operation, status, name, value] of examples) {
      const described = operationOf(whole, operation)?.responses[status]?.content?.['application/json']
      if (described) described.examples = { ...described.examples, [name]: { value } }
    }
    return whole as ReturnType<typeof allComponents>
  },
  transform(route) {
    const {
      schema,
      url,
      route: { config, method },
    } = route
    if (!schema || schema.hide) return toJsonSchema(route)
    const open = config?.open === true
    const responses = {
      ...anyFailures,
      ...(method === 'GET' ? {} : bodyFailures),
      ...(open ? {} : { ...unauthorized, ...unknownFields }),
      ...(config?.anyHost === true ? {} : misdirected),
      ...(config?.role || config?.own ? forbidden : {}),
      ...(schema.response as object),
    }
    const operationId = nameOf(String(method), url)
    return toJsonSchema({
      ...route,
      schema: { ...schema, operationId, ...(open && { security: [{}] }), response: responses },
    })
  },
})

/** `get_v1_references_reference_id` for `GET /v1/references/:reference_id`. */
const nameOf = (method: string, url: string): string =>
  `${method}${url}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/_$/, '')

interface Field {
  readonly zodSchema: unknown
  readonly jsonSchema: Record<string, unknown>
}

/**
 * Adjusts the JSON Schema of a field. Uploads become strings in binary format. A field whose text becomes a number or flag
 * keeps its default. A field that names a mark type lists the mark types of the service.
 */
function describeField({ zodSchema, jsonSchema }: Field, domains: readonly string[]): void {
  const definition = (zodSchema as z.ZodType)._zod.def as { type: string; defaultValue?: unknown }
  if (definition.type === 'custom') Object.assign(jsonSchema, { type: 'string', format: 'binary' })
  if (definition.type === 'default') jsonSchema['default'] = definition.defaultValue
  if (domainNames.has(zodSchema as z.ZodType)) jsonSchema['enum'] = domains
}
