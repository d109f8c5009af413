import { z } from 'zod'
import { MarkgraphError, phrase } from '../../errors.ts'
import { featuresSchema } from '../../kinds/marks/agreement.ts'
import { signatureKind } from '../../kinds/marks/signature.ts'
import { align } from '../../nodes/bullets/align.ts'
import { features } from '../../nodes/bullets/features.ts'
import { landSignature } from '../../nodes/bullets/land-signature.ts'
import type { MarkReading } from '../mark-type.ts'
import { needOf } from '../memory-estimate.ts'
import { pairStep, type Steps, type SurfaceStep } from '../step.ts'
import { land, landTrace } from './lands.ts'
import { givenEdges } from './lands-of-mark.ts'
import { correlationParams, featureParams } from './places.ts'

/** The deployed pipeline of one land, with its trace as the preview. */
const signature: SurfaceStep<MarkReading> = {
  name: 'signature',
  summary: 'The signature of one land',
  node: landSignature,
  shows: phrase('the land'),
  edges: true,
  async run(session, config, surface, read) {
    const { edges } = read
    if (edges.length > 1) {
      throw new MarkgraphError(
        'bad-value',
        phrase('edges has {edges} pairs; a signature is that of one land', { edges: edges.length }),
      )
    }
    const one = await land(session, config, surface, givenEdges(read, 0))
    const preview = await session.value(await landTrace(session, config, one))
    return { handle: one.signature.handle, preview }
  },
}

/** The best lag of two signatures, and their correlation there. */
const alignment = pairStep({
  name: 'align',
  summary: 'Best lag of two signatures',
  node: align,
  kind: signatureKind,
  answer: {
    name: 'Alignment',
    facts: { lag: z.number().int().describe('Number of samples by which b is shifted.'), ccf: z.number() },
  },
  async run(session, config, { a, b }) {
    const found = await session.evaluate(align, correlationParams(config), { a: a[0]!, b: b[0]! })
    const { lag, ccf } = await session.value(found)
    return { handle: found.handle, facts: { lag, ccf } }
  },
})

/** The structure features of two bullets from the signatures of their lands. */
const structure = pairStep({
  name: 'features',
  summary: 'Structure features of two bullets',
  node: features,
  kind: signatureKind,
  part: 'land',
  answer: { name: 'FeaturesStep', facts: { features: featuresSchema } },
  cost: (config, rows, places) => needOf(features, rows, featureParams(config, places)),
  async run(session, config, pair, places) {
    const found = await session.evaluate(features, featureParams(config, places), pair)
    return { handle: found.handle, facts: { features: await session.value(found) } }
  },
})

export const bulletSteps: Steps<MarkReading> = { surface: [signature], pair: [alignment, structure] }
