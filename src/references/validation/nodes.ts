import { z } from 'zod'
import { jsonKind } from '../../kinds/kind.ts'
import { defineNode, listOf, nodesOf } from '../../kinds/node.ts'
import { referenceKind } from '../../kinds/reference.ts'
import { HELD_OUT } from '../../numerics/statistics/held-out.ts'
import { describe, populationOf, scoreDistributions } from './data-description.ts'
import { PROTOCOLS, type ProtocolFigures, type Validation } from './document.ts'
import { validationDossier } from './dossier.ts'
import { protocolFigures } from './protocols.ts'

const whole = z.number().int()
const parameters = {
  seed: whole.min(0),
  folds: whole.min(1).max(100),
  resamples: whole.min(1).max(100_000),
}

const protocolFiguresKind = jsonKind<ProtocolFigures>('validation.protocol')
const validationKind = jsonKind<Validation>('validation')

/**
 * Figures of a reference's calibration under one protocol, with bootstrap intervals.
 * in      reference, its pairs with their scores
 * errors  `bad-value` when a class is empty or a score is not finite
 * source  docs/references.md, "How good is a reference?"
 */
export const validateProtocol = defineNode({
  name: 'validate-protocol',
  version: 3,
  title: 'Validate under a protocol',
  params: z.strictObject({ protocol: z.enum(PROTOCOLS), ...parameters }),
  inputs: { reference: referenceKind },
  output: protocolFiguresKind,
  run: ({ reference }, { protocol, ...rest }) => protocolFigures(protocol, populationOf(reference), rest),
})

/**
 * The validation document of a reference: its population, its score distributions, and its figures under each protocol.
 * in      reference; protocols, the figures made with the same parameters
 */
export const assembleValidation = defineNode({
  name: 'assemble-validation',
  version: 1,
  title: 'Put the validation together',
  params: z.strictObject(parameters),
  inputs: { reference: referenceKind, protocols: listOf(protocolFiguresKind) },
  output: validationKind,
  run({ reference, protocols }, { seed, folds, resamples }): Validation {
    return {
      format: 'markgraph-validation-1',
      reference: describe(reference),
      parameters: { seed, folds, held_out_share: HELD_OUT, resamples, level: 0.95 },
      statement:
        'Every figure is a property of these pairs under the protocol it names. None is an error rate of examination.',
      bootstrap:
        'Sources are drawn with replacement, as many as there are: a different-source pair counts the product of how often its two sources were drawn, a same-source pair as often as its source was drawn; the fitted calibrations stay as they are. Intervals are the 2.5th and 97.5th percentiles, pointwise for curves; those of cllr_min, calibration_loss and the PAV curve of ECE are pivotal, as PAV overfits a resample. An interval always holds its figure. One without width, as under complete separation, means that no resample changes the figure, not that it is certain.',
      scores: scoreDistributions(populationOf(reference), seed, resamples),
      protocols: [...protocols],
    }
  },
})

export const VALIDATION_NODES = nodesOf(validateProtocol, assembleValidation, validationDossier)
