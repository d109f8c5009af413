import { type ReferenceRecord, SCORES_AS_SENT } from '../../kinds/reference.ts'
import { type Warning, warning } from '../../kinds/report.ts'

/** What every answer under a reference says of it, whatever the score is. */
export function referenceWarnings({
  id: reference,
  evidence,
  accepted = [],
  n_sources,
  scores_elsewhere: elsewhere,
  diagnostics: { auc },
}: ReferenceRecord): Warning[] {
  return [
    ...(evidence === SCORES_AS_SENT ? [warning('pair', 'scores_as_sent', { reference, n_sources })] : []),
    ...accepted.map(({ code, reason }) =>
      warning('pair', 'reference_accepted', { reference, fault: code, reason }),
    ),
    ...(elsewhere
      ? [warning('pair', 'scores_elsewhere', { ...elsewhere, reference, other: elsewhere.reference })]
      : []),
    ...(auc < 0.5 ? [warning('pair', 'auc_below_half', { reference, auc })] : []),
  ]
}
