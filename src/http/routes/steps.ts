import { z } from 'zod'
import { parseHandle } from '../../address/canonical.ts'
import { placesOf } from '../../composition/places.ts'
import { DEPLOYED } from '../../composition/scorer-config.ts'
import {
  alignStep,
  arealSignatureStep,
  calibrateStep,
  featuresStep,
  preprocessStep,
  signatureStep,
} from '../../composition/steps.ts'
import type { RouteContext } from '../context.ts'
import { flagField, handlesOf, numberField, placesField } from '../fields.ts'
import { arrayStep, stepFailures } from '../schemas.ts'
import { alignment, calibratedScore, featuresOf, refusedScore } from '../step-schemas.ts'

const FORM = ['application/x-www-form-urlencoded', 'multipart/form-data']
const surface = z.string().describe('Handle of a surface.')
const lands = placesField
  .optional()
  .describe('Place of each land on its bullet, from 1, when a land is missing.')

/** The pipeline a stage at a time: the same nodes that comparisons are made of. */
export function stepRoutes({ app, service }: RouteContext): void {
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
        lambda_s: numberField.default(DEPLOYED.lambda_s).describe('Short cutoff in metres.'),
        lambda_c: numberField.default(DEPLOYED.lambda_c).describe('Long cutoff in metres.'),
      }),
      arrayStep,
    ),
    ({ body: { surface, lambda_s, lambda_c } }) =>
      preprocessStep(service, parseHandle(surface), { lambda_s, lambda_c }),
  )

  app.post(
    '/v1/steps/signature',
    describe('The signature of one land', z.object({ surface }), arrayStep),
    ({ body }) => signatureStep(service, parseHandle(body.surface)),
  )

  app.post(
    '/v1/steps/areal-signature',
    describe('The areal signature of one breech face', z.object({ surface }), arrayStep),
    ({ body }) => arealSignatureStep(service, parseHandle(body.surface)),
  )

  const signature = z.string().describe('Handle of a signature.1d.')
  app.post(
    '/v1/steps/align',
    describe('Best lag of two signatures', z.object({ a: signature, b: signature }), alignment),
    ({ body: { a, b } }) => alignStep(service, parseHandle(a), parseHandle(b)),
  )

  const signatures = z.string().describe('Handles of signature.1d, comma-separated, one a land.')
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
    ({ body }) => {
      const a = handlesOf(body.a)
      const b = handlesOf(body.b)
      const said = { a: body.lands_a, b: body.lands_b, nLands: body.n_lands }
      return featuresStep(service, a, b, placesOf({ a: a.length, b: b.length }, said))
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
      }),
      z.union([calibratedScore, refusedScore]),
    ),
    ({ body: { score, reference, scorer_config_hash: configHash, ci } }) =>
      calibrateStep(service, { score, reference, configHash, ci }),
  )
}
