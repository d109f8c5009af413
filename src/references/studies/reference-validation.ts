import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { Reference } from '../../kinds/reference.ts'
import { PROTOCOLS, type Validation } from '../validation/document.ts'
import { assembleValidation, validateProtocol } from '../validation/nodes.ts'
import type { ValidationParameters } from '../validation/protocol-figures.ts'

export const VALIDATION: ValidationParameters = {
  seed: 20250101, // arbitrary but fixed: every run must draw the same folds and sources
  folds: 10,
  resamples: 1000,
}

/** The validation of a reference, computed once and kept. Comparisons have priority over it. */
export async function validation(
  session: Session,
  reference: Ref<Reference>,
  parameters: ValidationParameters = VALIDATION,
): Promise<Ref<Validation>> {
  const behind = session.background()
  const protocols = await Promise.all(
    PROTOCOLS.map((protocol) =>
      behind.evaluate(validateProtocol, { protocol, ...parameters }, { reference }),
    ),
  )
  return behind.evaluate(assembleValidation, { ...parameters }, { reference, protocols })
}
