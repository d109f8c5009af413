import { parse } from 'npyjs'
import createClient, { type Client } from 'openapi-fetch'
import { MarkgraphFailure } from './failure.ts'
import type { paths } from './schema.d.ts'
import { type Verbs, verbs } from './verbs.ts'

export { MarkgraphFailure, unwrapped } from './failure.ts'
export type { paths } from './schema.d.ts'
export type { Artifact, CompareFields, Explanation, Job, Scans, Verbs } from './verbs.ts'

type Json<R> = R extends { content: { 'application/json': infer T } } ? T : never

/** What the server answers with 200 to a POST of a path, such as `Answer<'/v1/compare'>`. */
export type Answer<P extends keyof paths> = paths[P] extends {
  post: { responses: { 200: infer R } }
}
  ? Json<R>
  : never

/** What `/v1/compare` answers: a calibrated report, a refusal, or a score that cannot be calibrated. */
export type Outcome = Answer<'/v1/compare'>
export type Report = Extract<Outcome, { calibrated: true }>
export type Refusal = Extract<Outcome, { refused: true }>
export type Uncalibrated = Extract<Outcome, { calibrated: false }>

/** What `/v1/compare` answers with `async: true`: the job that compares. */
export type AcceptedJob = Json<paths['/v1/compare']['post']['responses'][202]>

/** An array artifact: float64 in C order. */
export interface ArrayData {
  readonly data: Float64Array
  readonly shape: readonly number[]
}

export interface Markgraph extends Client<paths>, Verbs {
  /** The data of an array artifact; `MarkgraphFailure` when there is no such artifact or it is no array. */
  array(handle: string): Promise<ArrayData>
}

export interface Options {
  /** Where the service is, as `http://127.0.0.1:8000`. */
  readonly baseUrl: string
  /** Where the operator asks for one. */
  readonly apiKey?: string
}

/** A client whose paths, fields and answers are typed by the OpenAPI document. Scans are `Blob`s or `File`s. */
export function createMarkgraph({ baseUrl, apiKey }: Options): Markgraph {
  const client = createClient<paths>({
    baseUrl,
    bodySerializer: (fields) => bodyOf(fields as unknown as object),
    ...(apiKey !== undefined && { headers: { authorization: `Bearer ${apiKey}` } }),
  })
  return {
    ...client,
    ...verbs(client),
    async array(handle) {
      const { response, error } = await client.GET('/v1/artifacts/{handle}/data', {
        params: { path: { handle } },
        parseAs: 'stream', // read below
      })
      if (!response.ok) throw new MarkgraphFailure(response.status, error)
      if (response.headers.get('content-type') !== 'application/octet-stream') {
        throw new MarkgraphFailure(response.status, { detail: `${handle} is not an array` })
      }
      const { data, shape } = parse(await response.arrayBuffer())
      return { data: data as Float64Array, shape }
    },
  }
}

/** A form, which can hold files; JSON for what no form can hold: an object, or an empty list. */
function bodyOf(fields: object): FormData | string {
  const values = Object.values(fields).flatMap((one) => (Array.isArray(one) && one.length > 0 ? one : [one]))
  const isFile = (one: unknown): boolean => one instanceof Blob
  const isNested = (one: unknown): boolean => typeof one === 'object' && one !== null
  return !values.some(isFile) && values.some(isNested) ? JSON.stringify(fields) : formOf(fields)
}

/** Fields of a request as a form: the files of a mark repeat their field, in order; what is undefined is left out. */
function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) form.append(name, one instanceof Blob ? one : String(one))
    }
  }
  return form
}
