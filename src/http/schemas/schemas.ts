import { z } from 'zod'
import { BY_NAME, INCLUDES } from '../../compare/answer/answer.ts'
import { detectionFields } from '../../compare/checks/detect.ts'
import { domainName, domainNames } from '../../kinds/wire.ts'
import { healthFields } from '../../service/health.ts'

/** Shapes of answers, for the API description. */
export const phraseSchema = z.object({
  text: z
    .string()
    .describe('With names in braces: a client that has the text in another language can say it.'),
  values: z
    .record(z.string(), z.unknown())
    .describe('By these names: numbers, texts, or texts with values of their own.'),
})

export const detail = z
  .object({ detail: z.string().describe('What is wrong, in English.') })
  .extend(phraseSchema.partial().shape)
  .meta({ id: 'Failure' })

/** What the API description says of a route. */
export const routeText = (tag: string, summary: string, description?: string) => ({
  tags: [tag],
  summary,
  ...(description && { description }),
})

/** The path of a route that is about one artifact. */
export const handleParams = z.object({ handle: z.string().describe('`sha256:` and 64 hex digits') })

export const problemBody = z
  .object({
    detail: z.array(
      z.object({
        loc: z.array(z.union([z.string(), z.number().int()])),
        msg: z.string(),
        type: z.string(),
        input: z.unknown().optional(),
        ctx: z.looseObject({}).optional(),
      }),
    ),
  })
  .meta({ id: 'ValidationError', description: 'A field is missing or malformed.' })

/** The failures of a route that takes uploads. */
export const uploadFailures = {
  400: detail.describe('A bad upload, or an unknown or uncalibrated domain.'),
  413: detail.describe(
    'Over a limit: one file, the whole request, the number of files, or the decompressed size.',
  ),
  415: detail.describe('The upload is not a readable X3P, or the body is compressed as a whole.'),
  422: problemBody,
  429: detail.describe('Too many compute requests; `Retry-After` says when to come back.'),
  503: detail.describe(
    'The work queue is full, or the comparison took too long; `Retry-After` says when to come back.',
  ),
}

/** The failures of a comparison, which may name artifacts and references of the service. */
export const compareFailures = {
  ...uploadFailures,
  404: detail.describe('An unknown handle or reference.'),
}

/** The failures of the PDF report. It is made for a comparison with a likelihood ratio, and for a refusal of several known marks. */
export const reportFailures = {
  ...compareFailures,
  422: z
    .union([problemBody, detail])
    .describe(
      'A field is missing or malformed (a list), or there is no likelihood ratio to report (a text).',
    ),
}

/** The failure of every route when the operator has set API keys. */
export const unauthorized = {
  401: detail.describe('The service needs an API key, and the request has no valid one.'),
  429: detail.describe('Too many requests of this client address; `Retry-After` says when to come back.'),
}

/** The failure of every route that answers only under the names of the service. */
export const misdirected = {
  421: detail.describe('The service does not answer under the name in the Host header.'),
}

/** Failures that any route may answer, besides its own. */
export const anyFailures = {
  400: detail.describe('The request cannot be read.'),
  410: detail.describe('What is stored was damaged or changed on disk, and cannot be made again.'),
  500: detail.describe('The service itself failed. Its log gives the details.'),
  503: detail.describe(
    'The service is stopping, or its client has too much open, such as connections or answers that it has not taken (`Retry-After` says when to come back), or a result could not be stored.',
  ),
  507: detail.describe(
    'The disk is full, or what is kept of this client has reached its share: nothing more can be stored. Reading still works.',
  ),
}

/** The failure of every route that refuses unknown fields. */
export const unknownFields = { 422: problemBody }

/** What a route reads, where it is not a form of either kind. */
export const JSON_BODY = ['application/json']
export const FILES_BODY = ['multipart/form-data']

/** The failure of a route that changes what may not be in the state for it. `when`: what it is then. */
export const conflict = (when: string) => ({ 409: detail.describe(when) })

/** The failures of every route that reads a body. */
export const bodyFailures = {
  403: detail.describe('Pages of that origin may not send requests here.'),
  400: detail.describe('The body cannot be read.'),
  413: detail.describe('The body is over its limit.'),
  415: detail.describe('The body is compressed as a whole (`Content-Encoding`).'),
}

export const stepFailures = {
  400: detail.describe('A handle of the wrong kind, or a value out of range.'),
  404: detail.describe('An unknown handle or reference.'),
  413: detail.describe('The work would take more memory than one request may use.'),
  422: problemBody,
  429: uploadFailures[429],
  503: uploadFailures[503],
}

/** The answer when the data still have the handle in `If-None-Match`. */
export const unchanged = {
  304: z.null().describe('The data have not changed: their handle is the one in `If-None-Match`.'),
}

/** Stored data, whole or in part; `ETag` is the handle. */
export const dataAnswers = {
  200: {
    description: 'An array as .npy, a scan as the uploaded file, anything else as JSON.',
    content: {
      'application/octet-stream': { schema: z.custom<Uint8Array>() },
      'application/json': { schema: z.unknown() },
      'image/png': { schema: z.custom<Uint8Array>() },
    },
  },
  206: {
    description: 'The requested part.',
    content: {
      'application/octet-stream': { schema: z.custom<Uint8Array>() },
      'application/json': { schema: z.custom<Uint8Array>() },
      'image/png': { schema: z.custom<Uint8Array>() },
    },
  },
  ...unchanged,
  416: detail.describe('The requested range lies outside the data.'),
}

/** The failure of routes that not everybody may use. */
export const forbidden = {
  403: detail.describe(
    'The role of the API key does not allow it; or the service has no keys, and the request is not from its own machine; or it comes from a page of another origin.',
  ),
}

export const notFound = { 404: detail.describe('Nothing has this handle or id.') }

export const domainField = z
  .string()
  .meta({ description: 'The kind of mark, which selects the reference to calibrate on.' })
  .register(domainNames, {})

export const referenceField = z.string().meta({
  description:
    'Id of the reference to calibrate on, one of `GET /v1/references`. Default: the bundled one of the domain.',
})

export const includeField = z.string().meta({
  description: `Comma-separated blocks: ${INCLUDES.join(', ')}, or all; and ${BY_NAME.join(', ')}, which all does not mean. Unknown names are ignored.`,
})

export const detection = z
  .object({
    domain: domainName,
    ...detectionFields,
  })
  .meta({ id: 'Detection' })

export const health = z
  .object({
    ...healthFields,
    domains: z.array(domainName),
    rate_limiter: z.object({ tracked_ips: z.number().int() }),
  })
  .meta({ id: 'Health' })

export const artifactRecord = z
  .object({
    handle: z.string(),
    kind: z.string(),
    meta: z.record(z.string(), z.unknown()),
    produced_by: z
      .object({
        step: z.string(),
        code: z.string(),
        params: z.record(z.string(), z.unknown()),
        inputs: z.array(z.string()).describe('Handles, in the order of the inputs of the node.'),
        engine_version: z.string(),
        output: z.string(),
      })
      .nullable(),
    bytes: z.number().int(),
  })
  .meta({ id: 'ArtifactRecord' })

export const arrayStep = artifactRecord.extend({ preview: z.looseObject({}) }).meta({ id: 'ArrayStep' })

/** An answer that is a ZIP. */
export const zip = {
  description: 'The bundle. The same report and texts always give the same bytes.',
  content: { 'application/zip': { schema: z.custom<Uint8Array>() } },
}
