import { MarkgraphError } from '../errors.ts'
import type { ScoreKind } from '../kinds/score.ts'
import type { Domain } from '../nodes/domain.ts'
import type { ReferenceEntry } from '../references/library.ts'
import type { Service } from './service.ts'

const DEFAULTS: Readonly<Record<ScoreKind, string>> = {
  'bullet-contrast': 'striated',
  ccf: 'striated_single',
  'cmr-2d': 'impressed',
  'cmr-1d': 'toolmark',
}

/** The kind of score that so many scans a side give. */
export function scoreKindOf(domain: Domain, scans: { readonly a: number; readonly b: number }): ScoreKind {
  if (domain === 'impressed') return 'cmr-2d'
  if (domain === 'toolmark') return 'cmr-1d'
  return scans.a === 1 && scans.b === 1 ? 'ccf' : 'bullet-contrast'
}

/**
 * The reference that a comparison is calibrated on: the one asked for by its id, or the bundled one of its kind of score.
 * errors  `not-found`; `bad-value` when it is of another domain, or of another kind of score
 */
export function chosenReference(
  { references }: Pick<Service, 'references'>,
  id: string | undefined,
  domain: Domain,
  scoreKind: ScoreKind,
): ReferenceEntry {
  const entry = references.get(id ?? DEFAULTS[scoreKind])
  const { record } = entry
  if (record.domain !== domain) {
    throw new MarkgraphError(
      'bad-value',
      `reference ${record.id} is of domain ${record.domain}, so it cannot calibrate a comparison of domain ${domain}`,
      { reference: record.id, domain },
    )
  }
  if (record.score_kind !== scoreKind) {
    throw new MarkgraphError(
      'bad-value',
      `reference ${record.id} holds scores of kind ${record.score_kind}, but this comparison gives one of kind ${scoreKind}`,
      { reference: record.id, scoreKind },
    )
  }
  return entry
}
