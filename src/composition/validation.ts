import type { Ref } from '../kinds/node.ts'
import type { Reference } from '../kinds/reference.ts'
import { assembleValidation, validateProtocol } from '../nodes/validation.ts'
import { PROTOCOLS, type Validation } from '../validation/document.ts'
import type { ValidationParameters } from '../validation/protocols.ts'
import type { Service } from './service.ts'

export const VALIDATION: ValidationParameters = {
  seed: 20250101, // any fixed number: every run must draw the same folds and sources
  folds: 10,
  resamples: 1000,
}

/** The validation of a reference, computed once and kept; comparisons go first. */
export async function validation(
  service: Pick<Service, 'graph'>,
  reference: Ref<Reference>,
  parameters: ValidationParameters = VALIDATION,
): Promise<Ref<Validation>> {
  const graph = service.graph.background()
  const protocols = await Promise.all(
    PROTOCOLS.map((protocol) => graph.evaluate(validateProtocol, { protocol, ...parameters }, { reference })),
  )
  return graph.evaluate(assembleValidation, { ...parameters }, { reference, protocols })
}
