import type { IncomingMessage, ServerResponse } from 'node:http'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify'
import type { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import type { StudyJobs } from '../jobs/study-jobs.ts'
import type { Printer } from '../report/printer.ts'
import type { Service } from '../service/service.ts'
import type { EventStreams } from './event-stream.ts'
import type { Admission } from './middleware/admission.ts'

/** Zod schemas give requests their types. The tests check the answers against the schemas of the answers. */
interface ZodRequests extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown
  serializer: unknown
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodRequests
>

/** Requests whose path names a row by its id, or an artifact by its handle. */
export type IdRequest = FastifyRequest & { readonly params: { readonly id: string } }
export type HandleRequest = FastifyRequest & { readonly params: { readonly handle: string } }

/** What a route file needs to register its routes. */
export interface RouteContext {
  readonly app: App
  readonly service: Service
  readonly admission: Admission
  /** Makes PDF documents. */
  readonly printer: Printer
  /** Comparisons that run after their requests were answered. */
  readonly jobs: Jobs
  readonly studies: StudyJobs
  readonly events: EventStreams
}
