import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parseHandle } from '../../address/canonical.ts'
import { parseMarkReading } from '../../compare/request/parse-request.ts'
import { calibrateStep, preprocessStep, runPairStep, runSurfaceStep } from '../../compare/steps.ts'
import { phrase } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import { endedAfter } from '../../limits/deadline.ts'
import type { MarkReading, MarkType } from '../../marks/mark-type.ts'
import { commonOf } from '../../marks/scorer-config.ts'
import type { PairStep, SurfaceStep } from '../../marks/step.ts'
import { type Service, until } from '../../service/service.ts'
import type { RouteContext } from '../context.ts'
import { serviceFor } from '../middleware/access.ts'
import { handlesOf, namesField, numberField, numbersField, placesField } from '../schemas/fields.ts'
import { flagField } from '../schemas/flag-field.ts'
import { flipFields, landReadingFields } from '../schemas/reading-fields.ts'
import { arrayStep, stepFailures } from '../schemas/schemas.ts'
import { calibratedScore, pairAnswer, refusedScore } from '../schemas/step.ts'

const FORM = ['application/x-www-form-urlencoded', 'multipart/form-data']
const surface = z.string().describe('Handle of a surface.')
const lands = placesField
  .optional()
  .describe('Position of each land on its bullet, counted from 1. Needed when a land is missing.')

/** The pipeline one stage at a time, with the same nodes that comparisons use. */
export function stepRoutes({ app, service }: RouteContext): void {
  const within = <T>(
    request: FastifyRequest,
    work: (session: Session, seen: Service) => Promise<T>,
  ): Promise<T> => {
    const ended = (over: AbortSignal): Promise<T> => {
      const seen = until(serviceFor(service, request), over)
      return seen.graph.within((session) => work(session, seen))
    }
    return endedAfter(ended, service.settings.compareSeconds, phrase('the step'))
  }
  const deployed = commonOf(service.marks.configs.deployed())
  const describe = <B extends z.ZodType>(summary: string, body: B, answer: z.ZodType) => ({
    config: { metered: true },
    schema: { tags: ['steps'], summary, consumes: FORM, body, response: { 200: answer, ...stepFailures } },
  })

  app.post(
    '/v1/steps/preprocess',
    describe(
      'Form removal and roughness band',
      z.object({
        surface,
        lambda_s: numberField.default(deployed.lambda_s).describe('Short cutoff in metres.'),
        lambda_c: numberField.default(deployed.lambda_c).describe('Long cutoff in metres.'),
      }),
      arrayStep,
    ),
    (request) => {
      const { surface, lambda_s, lambda_c } = request.body
      return within(request, (session, seen) =>
        preprocessStep(seen, session, parseHandle(surface), { lambda_s, lambda_c }),
      )
    },
  )

  const { all: types } = service.marks
  for (const type of types) for (const step of type.steps?.surface ?? []) surfaceRoute(type, step)
  for (const type of types) for (const step of type.steps?.pair ?? []) pairRoute(type, step)

  function surfaceRoute(type: MarkType, step: SurfaceStep<MarkReading>): void {
    const body = z.object({ surface, ...(step.edges ? landReadingFields : flipFields) })
    app.post(`/v1/steps/${step.name}`, describe(step.summary, body, arrayStep), (request) => {
      const { surface, ...read } = request.body
      return within(request, (session, seen) =>
        runSurfaceStep(seen, session, type, step, parseHandle(surface), parseMarkReading(read)),
      )
    })
  }

  function pairRoute(type: MarkType, step: PairStep): void {
    const url = `/v1/steps/${step.name}`
    const { name: kind } = step.kind
    if (step.part === undefined) {
      const one = z.string().describe(`Handle of a ${kind}.`)
      const body = z.object({ a: one, b: one })
      app.post(url, describe(step.summary, body, pairAnswer(step)), (request) => {
        const pair = { a: [parseHandle(request.body.a)], b: [parseHandle(request.body.b)] }
        const places = { a: [1], b: [1], nLands: 1 }
        return within(request, (session, seen) => runPairStep(seen, session, type, step, pair, places))
      })
      return
    }
    const parts = z.string().describe(`Handles of ${kind}, one for each ${step.part}, comma-separated.`)
    const body = z.object({
      a: parts,
      b: parts,
      lands_a: lands,
      lands_b: lands,
      n_lands: numberField.optional(),
    })
    app.post(url, describe(step.summary, body, pairAnswer(step)), (request) => {
      const { body } = request
      const pair = { a: handlesOf(body.a), b: handlesOf(body.b) }
      const counted = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)
      const a = body.lands_a ?? counted(pair.a.length)
      const b = body.lands_b ?? counted(pair.b.length)
      const places = { a, b, nLands: body.n_lands ?? Math.max(...a, ...b) }
      return within(request, (session, seen) => runPairStep(seen, session, type, step, pair, places))
    })
  }

  app.post(
    '/v1/steps/calibrate',
    describe(
      'A score as a bounded likelihood ratio',
      z.object({
        score: numberField,
        reference: z.string(),
        scorer_config_hash: z.string().optional(),
        ci: flagField.default(true),
        left_out: namesField
          .optional()
          .describe('Sources of the reference whose pairs take no part in the calibration, comma-separated.'),
        known_scores_among: numbersField
          .optional()
          .describe(
            'Where the score is the mean score of a questioned mark with several known marks: the scores of every two of these, comma-separated.',
          ),
      }),
      z.union([calibratedScore, refusedScore]),
    ),
    (request) => {
      const { score, reference, scorer_config_hash: configHash, ci, left_out: leftOut } = request.body
      const asked = { score, reference, configHash, ci, leftOut, among: request.body.known_scores_among }
      return within(request, (session, seen) => calibrateStep(seen, session, asked))
    },
  )
}
