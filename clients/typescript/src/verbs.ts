import type { Client } from 'openapi-fetch'
import { MarkgraphFailure, unwrapped } from './failure.ts'
import type { paths } from './schema.d.ts'

type Json<R> = R extends { content: { 'application/json': infer T } } ? T : never
type Compared = Json<paths['/v1/compare']['post']['responses'][200]>
type Body<P extends keyof paths> = paths[P] extends { post: { requestBody?: { content: infer C } } }
  ? C[keyof C]
  : never

/** How far a job is. */
export type Job = Json<paths['/v1/jobs/{id}']['get']['responses'][200]>

/** A scan, an array or a document of the graph, with the computation that made it. */
export type Artifact = Json<paths['/v1/artifacts/{handle}']['get']['responses'][200]>

/** A result in plain words. */
export type Explanation = Json<paths['/v1/reports/{handle}/explanation']['get']['responses'][200]>

type ExplanationQuery = NonNullable<paths['/v1/reports/{handle}/explanation']['get']['parameters']['query']>
type Language = NonNullable<ExplanationQuery['language']>

/** Fields of a comparison beside its marks. */
export type CompareFields = Omit<Body<'/v1/compare'>, 'mark_a' | 'mark_b' | 'async' | `known_${number}`>
/** The scans of a mark, in order. */
export type Scans = Blob | readonly Blob[]

/** What a client does in one call. Each throws `MarkgraphFailure` where the service refuses. */
export interface Verbs {
  /** Compares two marks: a calibrated report, a refusal, or a score without a likelihood ratio. */
  compare(a: Scans, b: Scans, fields: CompareFields): Promise<Compared>
  /** Compares a questioned mark with two to eight known marks of one source, all that were made. */
  ask(questioned: Scans, known: readonly Scans[], fields: CompareFields): Promise<Compared>
  /**
   * Waits for a job to end; it looks twice a second.
   * in      `told` hears how far it is; `signal`: to stop waiting
   */
  wait(job: string, told?: (job: Job) => void, signal?: AbortSignal): Promise<Job>
  /** What the service has computed and keeps, by its handle: kind, shape, pitch, and what made it. */
  artifact(handle: string): Promise<Artifact>
  /** What a report says and does not say, in plain words; in English unless another language is named. */
  explain(report: string, language?: Language): Promise<Explanation>
  /** The document of a report. */
  pdf(report: string, texts?: Readonly<Record<string, string>>): Promise<Uint8Array>
  /** A report with everything it was computed from, as `markgraph verify` takes it. */
  bundle(report: string, options?: { readonly scans?: boolean }): Promise<Uint8Array>
}

const LOOK_MS = 500
const MOST_KNOWN = 8

export function verbs(client: Client<paths>): Verbs {
  const compared = async (marks: object, fields: CompareFields): Promise<Compared> => {
    const body = { ...fields, ...marks } as Body<'/v1/compare'>
    return unwrapped(await client.POST('/v1/compare', { body: body as never })) as Compared
  }
  const bytes = async (
    path: '/v1/reports/{handle}/report.pdf' | '/v1/reports/{handle}/bundle.zip',
    handle: string,
    query: object,
  ) => {
    const asked = { params: { path: { handle }, query }, parseAs: 'arrayBuffer' }
    const { data, error, response } = await client.GET(path, asked as never)
    return new Uint8Array(unwrapped({ data: data as ArrayBuffer | undefined, error, response }))
  }
  return {
    compare: (a, b, fields) => compared({ mark_a: [a].flat(), mark_b: [b].flat() }, fields),
    async ask(questioned, known, fields) {
      if (known.length < 2 || known.length > MOST_KNOWN) {
        throw new RangeError(
          `there are ${known.length} known marks; give 2 to ${MOST_KNOWN}, all that were made`,
        )
      }
      const marks = known.map((scans, i) => [`known_${i + 1}`, [scans].flat()] as const)
      return compared({ mark_a: [questioned].flat(), ...Object.fromEntries(marks) }, fields)
    },
    async wait(id, told, signal) {
      for (;;) {
        const job = unwrapped(
          await client.GET('/v1/jobs/{id}', { params: { path: { id } }, signal: signal ?? null }),
        )
        told?.(job)
        if (job.state === 'done') return job
        if (job.state === 'failed' || job.state === 'cancelled') {
          throw new MarkgraphFailure(200, { detail: job.error ?? `the job was ${job.state}` })
        }
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
        signal?.throwIfAborted()
      }
    },
    artifact: async (handle) =>
      unwrapped(await client.GET('/v1/artifacts/{handle}', { params: { path: { handle } } })),
    explain: async (report, language = 'en') =>
      unwrapped(
        await client.GET('/v1/reports/{handle}/explanation', {
          params: { path: { handle: report }, query: { language } },
        }),
      ),
    pdf: (report, texts = {}) => bytes('/v1/reports/{handle}/report.pdf', report, texts),
    bundle: (report, { scans = false } = {}) =>
      bytes('/v1/reports/{handle}/bundle.zip', report, scans ? { scans: true } : {}),
  }
}
