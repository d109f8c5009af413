import { randomUUID } from 'node:crypto'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import { type FastifyReply, fastify } from 'fastify'
import { MarkgraphError, phrase } from '../errors.ts'
import { openJobs } from '../jobs/jobs.ts'
import { studyJobs } from '../jobs/study-jobs.ts'
import { IMPACT_WORK } from '../laboratory/impact-work.ts'
import { BOUNDS, type Bounds } from '../limits/bounds.ts'
import { openPrinter, type Printer } from '../report/printer.ts'
import type { Service } from '../service/service.ts'
import type { App } from './context.ts'
import { description } from './description.ts'

import { answerClientError, answerExpectation, answerNotFound, installErrors } from './errors.ts'
import { eventStreams } from './event-stream.ts'
import { logOf } from './log.ts'
import { installCors, installKeys, installOrigins } from './middleware/access.ts'
import { installAdmission } from './middleware/admission.ts'
import { installClientDisconnected } from './middleware/client-disconnected.ts'
import { boundedConnections } from './middleware/connections.ts'
import { installHosts } from './middleware/hosts.ts'
import { installMetrics } from './middleware/metrics.ts'
import { installPeeks } from './middleware/peeks.ts'
import { installStopping } from './middleware/stopping.ts'
import { installUntakenAnswers } from './middleware/untaken-answers.ts'
import { artifactRoutes } from './routes/artifacts.ts'
import { benchmarkRoutes } from './routes/benchmark.ts'
import { collectionRoutes } from './routes/collections.ts'
import { compareRoutes } from './routes/compare.ts'
import { descriptionRoutes, docsPages, startAtDescription } from './routes/docs.ts'
import { documentRoutes } from './routes/documents.ts'
import { evidenceRoutes } from './routes/evidence.ts'
import { exampleRoutes } from './routes/examples.ts'
import { gcRoute } from './routes/gc.ts'
import { jobRoutes } from './routes/jobs.ts'
import { caseRoutes } from './routes/laboratory/cases.ts'
import { checkRoutes } from './routes/laboratory/checks.ts'
import { eventRoutes } from './routes/laboratory/events.ts'
import { impactRoutes } from './routes/laboratory/impacts.ts'
import { planRoutes } from './routes/laboratory/plans.ts'
import { reviewRoutes } from './routes/laboratory/reviews.ts'
import { mcpRoute } from './routes/mcp.ts'
import { healthRoutes, metaRoutes } from './routes/meta.ts'
import { answerNoScreen, pageRoutes } from './routes/page.ts'
import { recipeRoutes } from './routes/recipes.ts'
import { referenceRoutes } from './routes/references.ts'
import { reportRoutes } from './routes/reports.ts'
import { searchRoutes } from './routes/search.ts'
import { stepRoutes } from './routes/steps.ts'
import { studyRoutes } from './routes/studies.ts'
import { tileRoutes } from './routes/tiles.ts'
import { validationRoutes } from './routes/validation.ts'
import { viewRoutes } from './routes/views.ts'
import { checkedByZod, refuseUnknownFields } from './schemas/request-fields.ts'
import { installBodyLimits } from './uploads/body-limits.ts'
import { installDrainBody } from './uploads/drain-body.ts'
import { refuseEncodedBodies } from './uploads/encoded-bodies.ts'
import { installSlowBody, type SlowBodyLimit } from './uploads/slow-body.ts'
import { ChunkedMessage, installSmallChunks } from './uploads/small-chunks.ts'
import { installUploads } from './uploads/uploads.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const FORM_BYTES = 2 ** 20 // a form without files
const REQUEST_ID = /^[\w.:-]{1,64}$/ // a client may send its own; any other value is replaced by a new one
const KEEP_ALIVE_MS = 72_000 // longer than what proxies keep a connection without a request
const REQUEST_MS = 300_000 // time for a request to arrive: a slower client would hold a place in the queue forever

/** Which routes an app has. The benchmark routes may have a separate listener. */
export type Part = 'all' | 'without-benchmark' | 'benchmark'

/** The HTTP service, ready to listen or to take injected requests. `observe` may add hooks before any route is registered. */
export async function buildApp(
  service: Service,
  observe: (app: App) => void = () => {},
  part: Part = 'all',
  leastRate?: SlowBodyLimit,
  printer: Printer = openPrinter(),
  bounds: Bounds = BOUNDS,
): Promise<App> {
  const connections = boundedConnections(bounds, service.settings)
  const app: App = fastify({
    logger: logOf(service.settings.logLevel),
    bodyLimit: FORM_BYTES,
    serverFactory: (answer) =>
      connections.server(answer, {
        IncomingMessage: ChunkedMessage,
        requestTimeout: REQUEST_MS,
        keepAliveTimeout: KEEP_ALIVE_MS,
        requireHostHeader: false, // installHosts answers in the service's own format
      }),
    return503OnClosing: false, // installStopping answers in the service's own format
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
    routerOptions: { maxParamLength: 1000 },
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, _request, reply) => {
      const answer: FastifyReply = reply
      answer.code(error.statusCode ?? 400).send({ detail: error.message })
    },
  })
  installErrors(app)
  app.server.on('checkExpectation', answerExpectation)
  installDrainBody(app)
  observe(app)
  installClientDisconnected(app)
  installSlowBody(app, leastRate)
  installSmallChunks(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  connections.install(app)
  app.setValidatorCompiler(checkedByZod)
  refuseUnknownFields(app)
  app.setSerializerCompiler(() => JSON.stringify)

  await app.register(formbody)
  await app.register(helmet, {
    global: true,
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      directives: {
        'frame-ancestors': ["'none'"], // no other page may embed ours and redirect clicks
        'upgrade-insecure-requests': null, // an installation may serve plain HTTP
        'font-src': ["'self'", 'data:'],
        'style-src': ["'self'", "'unsafe-inline'"], // the API pages style themselves
      },
    },
  })
  const drainLast = installStopping(app)
  installHosts(app, service.settings)
  await installCors(app, service.settings)
  installOrigins(app, service.settings)
  installKeys(app, service.settings)
  refuseEncodedBodies(app)
  await app.register(swagger, description(service.marks.domains))
  // A body of any other type counts as a form without fields: skip it, and validation reports the missing fields.
  app.addContentTypeParser('*', (_request, payload, done) => {
    let bytes = 0
    payload.on('data', ({ length }: Buffer) => {
      bytes += length
      if (bytes > FORM_BYTES)
        done(new MarkgraphError('too-large', phrase(`a request without files may hold at most 1 MiB`)))
    })
    payload.on('end', () => done(null, {}))
    payload.on('error', done)
  })
  const admission = installAdmission(app, service.settings, service.store)
  installBodyLimits(app, service.settings, bounds)
  await installUploads(app, service, bounds)
  installUntakenAnswers(app, service.settings, bounds)
  installPeeks(app, service)

  const known = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    known.set(url, methods)
  })
  installMetrics(app, service, admission)
  app.addHook('onClose', () => printer.close())
  const jobs = openJobs(service, (error, id) => app.log.error({ err: error, job: id }, 'job failed'), [
    IMPACT_WORK,
  ])
  const studies = studyJobs(service, (error, id) => app.log.error({ err: error, study: id }, 'study failed'))
  const events = eventStreams(app, service.settings, bounds)
  const context = { app, service, admission, printer, jobs, studies, events }
  healthRoutes(context)
  if (part !== 'benchmark') {
    metaRoutes(context)
    referenceRoutes(context)
    compareRoutes(context)
    documentRoutes(context)
    reportRoutes(context)
    evidenceRoutes(context)
    jobRoutes(context)
    artifactRoutes(context)
    viewRoutes(context)
    tileRoutes(context)
    exampleRoutes(context)
    stepRoutes(context)
    recipeRoutes(context)
    studyRoutes(context)
    collectionRoutes(context)
    searchRoutes(context)
    validationRoutes(context)
    caseRoutes(context)
    planRoutes(context)
    impactRoutes(context)
    checkRoutes(context)
    reviewRoutes(context)
    eventRoutes(context)
    gcRoute(context)
    await mcpRoute(context)
  }
  if (part !== 'without-benchmark') await benchmarkRoutes(context)
  descriptionRoutes(context)
  if (part === 'benchmark') startAtDescription(context)
  else await pageRoutes(context)
  app.setNotFoundHandler(part === 'benchmark' ? answerNotFound : answerNoScreen)
  refuseOtherMethods(app, known)
  await docsPages(context)
  drainLast() // event streams end in earlier hooks
  await app.ready()
  return app
}

/** A known path with the wrong method gives a 405 that lists the allowed methods. */
function refuseOtherMethods(app: App, known: ReadonlyMap<string, ReadonlySet<string>>): void {
  for (const [url, methods] of [...known]) {
    const others = METHODS.filter((method) => !methods.has(method))
    const allow = [...methods].join(', ')
    app.route({
      method: others,
      url,
      schema: { hide: true },
      onRequest: async (request, reply) => {
        const detail = `${request.method} is not allowed here; allowed: ${allow}`
        await reply.code(405).header('allow', allow).send({ detail })
      },
      handler: () => undefined,
    })
  }
}
