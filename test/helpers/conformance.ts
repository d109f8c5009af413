/** Holds every answer of a test against the API description. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { App } from '../../src/http/context.ts'
import type { MarkTypes } from '../../src/marks/types.ts'

interface Description {
  readonly paths: Record<string, Record<string, Operation>>
  readonly ajv: Ajv2020
  /** The checks of answers that came before, by method, route and status. */
  readonly compiled: Map<string, ValidateFunction>
}

interface Operation {
  readonly responses: Record<string, { content?: Record<string, { schema?: object }> }>
}

const descriptions = new Map<string, Description>()

/**
 * The description of the routes of an app, made once for all apps of the same routes and mark types: no setting changes it,
 * and making it takes longer than most tests.
 */
function descriptionOf(app: App, marks: MarkTypes): Description {
  const key = `${app.printRoutes()}${marks.domains}`
  const known = descriptions.get(key)
  if (known) return known
  const api = app.swagger() as unknown as Pick<Description, 'paths'>
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(api, 'api')
  const made = { paths: api.paths, ajv, compiled: new Map<string, ValidateFunction>() }
  descriptions.set(key, made)
  return made
}

/**
 * Makes an answer that its description does not allow a 500 that says so: a status that is not described, another content
 * type, or JSON of another shape. Routes outside the description pass.
 */
export const holdToDescription =
  (marks: MarkTypes) =>
  (app: App): void => {
    let known: Description | undefined
    const check = (
      route: string,
      method: string,
      status: string,
      type: string,
      body: unknown,
    ): string | undefined => {
      known ??= descriptionOf(app, marks)
      const { paths, ajv, compiled } = known
      const path = route.replace(/:(\w+)/g, '{$1}')
      const verb = method.toLowerCase().replace('head', 'get')
      const operation = paths[path]?.[verb]
      if (!operation) return undefined
      const described = operation.responses[status]
      if (!described) return `the status ${status} is not described`
      if (body === undefined || body === '') return undefined
      const content = described.content?.[type]
      if (!content) return `the content type ${type} is not described for ${status}`
      if (type !== 'application/json' || !content.schema || status === '206') return undefined
      const key = `${method} ${route} ${status}`
      const place = ['paths', path, verb, 'responses', status, 'content', type, 'schema']
      const $ref = `api#/${place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`
      const validate = compiled.get(key) ?? ajv.compile({ $ref })
      compiled.set(key, validate)
      return validate(JSON.parse(String(body))) ? undefined : ajv.errorsText(validate.errors?.slice(0, 5))
    }
    app.addHook('onSend', async (request, reply, payload) => {
      const type = String(reply.getHeader('content-type') ?? '').split(';')[0]!
      const route = request.routeOptions.url
      if (route === undefined) return payload
      const body = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : undefined
      const wrong = check(route, request.method, String(reply.statusCode), type, body)
      if (wrong === undefined) return payload
      reply.code(500)
      return JSON.stringify({ detail: `not as described: ${request.method} ${route}: ${wrong}` })
    })
  }
