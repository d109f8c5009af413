import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { parseHandle } from '../../address/canonical.ts'
import { parseMarkReading } from '../../compare/parse-request.ts'
import {
  alignStep,
  arealSignatureStep,
  calibrateStep,
  featuresStep,
  preprocessStep,
  signatureStep,
} from '../../compare/steps.ts'
import type { Session } from '../../graph/session.ts'
import { endedAfter } from '../../limits/deadline.ts'
import { commonOf } from '../../marks/scorer-config.ts'
import { type Service, until } from '../../service/service.ts'
import type { RouteContext } from '../context.ts'
import { serviceFor } from '../middleware/access.ts'
import { handlesOf, namesField, numberField, numbersField, placesField } from '../schemas/fields.ts'
import { flagField } from '../schemas/flag-field.ts'
import { flipFields, landReadingFields } from '../schemas/reading-fields.ts'
import { arrayStep, stepFailures } from '../schemas/schemas.ts'
import { alignment, calibratedScore, featuresOf, refusedScore } from '../schemas/step.ts'

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
    return endedAfter(ended, service.settings.compareSeconds, 'the step')
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

  app.post(
    '/v1/steps/signature',
    describe('The signature of one land', z.object({ surface, ...landReadingFields }), arrayStep),
    (request) => {
      const { surface, ...read } = request.body
      return within(request, (session, seen) =>
        signatureStep(seen, session, parseHandle(surface), parseMarkReading(read)),
      )
    },
  )

  app.post(
    '/v1/steps/areal-signature',
    describe('The areal signature of one breech face', z.object({ surface, ...flipFields }), arrayStep),
    (request) => {
      const { surface, ...flip } = request.body
      return within(request, (session, seen) =>
        arealSignatureStep(seen, session, parseHandle(surface), parseMarkReading(flip)),
      )
    },
  )

  const signature = z.string().describe('Handle of a signature.1d.')
  app.post(
    '/v1/steps/align',
    describe('Best lag of two signatures', z.object({ a: signature, b: signature }), alignment),
    (request) => {
      const { a, b } = request.body
      return within(request, (session, seen) => alignStep(seen, session, parseHandle(a), parseHandle(b)))
    },
  )

  const signatures = z.string().describe('Handles of signature.1d, one for each land, comma-separated.')
  app.post(
    '/v1/steps/features',
    describe(
      'Structure features of two bullets',
      z.object({
        a: signatures,
        b: signatures,
        lands_a: lands,
        lands_b: lands,
        n_lands: numberField.optional(),
      }),
      featuresOf,
    ),
    (request) => {
      const { body } = request
      const a = handlesOf(body.a)
      const b = handlesOf(body.b)
      const counted = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1)
      const places = { a: body.lands_a ?? counted(a.length), b: body.lands_b ?? counted(b.length) }
      const nLands = body.n_lands ?? Math.max(...places.a, ...places.b)
      return within(request, (session, seen) => featuresStep(seen, session, a, b, { ...places, nLands }))
    },
  )

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
