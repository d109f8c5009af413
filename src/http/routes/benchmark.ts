import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { FastifyRequest, FastifySchemaCompiler } from 'fastify'
import { z } from 'zod'
import { MalformedSubmission, openBenchmark } from '../../benchmark/benchmark.ts'
import { submissionSchema } from '../../benchmark/submission.ts'
import type { Malformed } from '../../benchmark/worker.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import { mib } from '../../words/amounts.ts'
import type { App, RouteContext } from '../context.ts'
import { InvalidRequest, invalidRequest } from '../errors.ts'
import { principalOf } from '../middleware/access.ts'
import { clientOf, sharerOf } from '../middleware/client-address.ts'
import { sharedLimiter } from '../middleware/rate-limit.ts'
import { leaderboard, splitDetail, splitList, submissionAnswer } from '../schemas/benchmark.ts'
import { matches, requestedRange } from '../schemas/ranges.ts'
import { checkedByZod, fieldsOf } from '../schemas/request-fields.ts'
import { dataAnswers, detail, notFound, problemBody, uploadFailures } from '../schemas/schemas.ts'
import { arrivedFile } from '../uploads/arriving-file.ts'

const params = z.object({ split_id: z.string() })
const zip = { 'application/zip': { schema: z.custom<Uint8Array>() } }

/** The open benchmark: splits, replication kits, leaderboards and submissions. */
export async function benchmarkRoutes({ app, service }: RouteContext): Promise<void> {
  const { settings, store, spool } = service
  const benchmark = openBenchmark(store)
  app.addHook('onClose', () => benchmark.close())
  const schema = { tags: ['benchmark'], params }

  app.get(
    '/benchmark/splits',
    { schema: { tags: ['benchmark'], summary: 'List the frozen splits', response: { 200: splitList } } },
    () => ({ splits: benchmark.splits() }),
  )
  app.get(
    '/benchmark/splits/:split_id',
    {
      schema: {
        ...schema,
        summary: 'One split: protocol, counts, provenance, hash',
        response: { 200: splitDetail, ...notFound },
      },
    },
    (request) => benchmark.split(request.params.split_id),
  )
  app.get(
    '/benchmark/splits/:split_id/leaderboard',
    {
      schema: {
        ...schema,
        summary: 'The scores of the submissions, best first',
        response: { 200: leaderboard, ...notFound },
      },
    },
    (request) => benchmark.leaderboard(request.params.split_id),
  )

  app.get(
    '/benchmark/splits/:split_id/kit',
    {
      schema: {
        ...schema,
        summary: 'The replication kit: frozen pairs, folds, provenance, scorer, baseline, evaluators',
        response: {
          200: { description: 'A ZIP archive; `ETag` is the split hash in quotes.', content: zip },
          206: { description: 'The requested part.', content: zip },
          304: z.null().describe('The split has not changed: its hash is the one in `If-None-Match`.'),
          416: dataAnswers[416],
          ...notFound,
        },
      },
    },
    async (request, reply) => {
      const { name, split_hash } = await benchmark.split(request.params.split_id)
      const lasting = { etag: `"${split_hash}"`, 'cache-control': 'public, no-cache' }
      if (matches(request.headers['if-none-match'], split_hash)) {
        return reply.code(304).headers(lasting).send()
      }
      const kit = await benchmark.kit(name)
      const bytes = Buffer.from(kit.buffer, kit.byteOffset, kit.byteLength)
      const range = requestedRange(request, reply, bytes.length, split_hash)
      reply.headers({ ...lasting, 'accept-ranges': 'bytes' })
      reply.header('content-disposition', `attachment; filename="${name}.zip"`)
      reply.type('application/zip')
      if (!range) return reply.send(bytes)
      const [from, to] = range
      reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes.length}`)
      return reply.send(bytes.subarray(from, to + 1))
    },
  )

  const { submissionLimit, submissionWindowSeconds, maxSubmissionBytes, trustProxy } = settings
  const { counts } = service.store
  const accepted = sharedLimiter(counts, 'submissions', submissionLimit, submissionWindowSeconds)
  const refuse = (seconds: number): void => {
    if (seconds === 0) return
    throw new MarkgraphError(
      'rate-limited',
      phrase('more than {most} submissions in {window_s} s; try again in {seconds} s', {
        most: submissionLimit,
        window_s: submissionWindowSeconds,
        seconds,
      }),
      { retryAfterSeconds: seconds },
    )
  }

  await app.register(async (scope: App) => {
    // A body is one text of tens of megabytes. It is written to a file as it arrives, and a worker thread reads the file.
    scope.setValidatorCompiler(bodyUnread)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.post(
      '/benchmark/splits/:split_id/submissions',
      {
        config: { metered: true, readsBody: true },
        schema: {
          ...schema,
          summary: 'Submit one LR for every pair of a split and get their scores',
          description: `Calibrate each pair's LR without using labels from either of its sources. If a submission has a problem, none of it is stored and the answer lists the problems. An accepted submission is kept permanently. Sending the same submission again gives the stored answer; the leaderboard shows it once. At most ${submissionLimit} accepted submissions per client address in ${submissionWindowSeconds} s, and ${mib(maxSubmissionBytes)} each.`,
          body: submissionSchema,
          response: {
            201: submissionAnswer,
            400: detail.describe(
              'Refused. The first 20 problems are given in full, the rest are counted by kind.',
            ),
            ...notFound,
            413: detail.describe('The body is over its limit.'),
            422: problemBody,
            429: uploadFailures[429],
            503: detail.describe('Too many submissions are waiting; `Retry-After` says when to come back.'),
          },
        },
      },
      async (request, reply) => {
        const path = join(spool, randomUUID())
        try {
          const { name } = await benchmark.split(request.params.split_id)
          const client = clientOf(request, trustProxy)
          refuse(await accepted.wait(client))
          await bodyInto(path, request)
          const answer = await request.placed(() =>
            benchmark.submit(
              name,
              path,
              async () => refuse(await accepted.take(client)),
              sharerOf(request, service.settings),
              principalOf(request),
            ),
          )
          reply.code(201)
          return answer // sent after the file is removed
        } catch (error) {
          if (error instanceof MalformedSubmission) throw asInvalid(error.malformed)
          throw error
        } finally {
          await rm(path, { force: true })
        }
      },
    )
  })

  /** Writes the body to `path` if its content type is JSON. */
  async function bodyInto(path: string, request: FastifyRequest): Promise<void> {
    const { body, headers } = request
    const isJson = /^application\/json *(;|$)/i.test(headers['content-type'] ?? '')
    if (!(isJson && body instanceof Readable))
      throw notJson('send the submission as Content-Type: application/json')
    const check = (size: number): void => {
      if (size <= maxSubmissionBytes) return
      const message = phrase('a submission may hold at most {most}', {
        most: mib(maxSubmissionBytes),
      })
      throw new MarkgraphError('too-large', message, { maxSubmissionBytes })
    }
    check(Number(headers['content-length'] ?? 0))
    try {
      await arrivedFile(body.iterator({ destroyOnReturn: false }), 'submission', path, (size, more) => {
        check(size)
        request.spool(more)
      })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error
      throw new MarkgraphError('bad-value', phrase('the body breaks off'), {}, error)
    }
  }
}

/** Checks a request except for its body, which the worker thread reads. */
const bodyUnread: FastifySchemaCompiler<z.ZodType> = (part) =>
  part.httpPart === 'body' ? (data) => ({ value: data }) : checkedByZod(part)

function asInvalid(malformed: Malformed): InvalidRequest {
  if ('notJson' in malformed) return notJson(malformed.notJson)
  const { issues, input } = malformed
  return invalidRequest(
    new z.ZodError(issues as z.core.$ZodIssue[]),
    'body',
    input,
    fieldsOf(submissionSchema),
  )
}

const notJson = (why: string): InvalidRequest =>
  new InvalidRequest([{ loc: ['body'], msg: `JSON decode error: ${why}`, type: 'json_invalid' }])
