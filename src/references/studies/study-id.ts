import { canonicalJson, type Json, sha256 } from '../../address/canonical.ts'
import type { ScorerConfig } from '../../marks/scorer-config.ts'
import { ENGINE_VERSION } from '../../settings/version.ts'
import { readingWords, type StudyScanRow } from '../../store/records/studies.ts'

/**
 * The id of a study. It depends on what is scored, the scorer config, the engine and the owner. It does not depend on the names
 * of the study and its files, so that the same study has the same id wherever it is created. Equal studies of two owners are two
 * studies, so that neither sees the names of the other's files; the scores are computed once.
 */
export function studyId(
  {
    domain,
    scans,
    principal = '',
  }: { readonly domain: string; readonly scans: readonly StudyScanRow[]; readonly principal?: string },
  config: ScorerConfig,
): string {
  const rows = scans.map((scan) => [
    scan.study,
    scan.source,
    scan.mark,
    scan.land,
    scan.sha256,
    scan.surface,
    ...readingWords(scan),
    ...(scan.set ? [scan.set] : []),
  ])
  const owner = principal === '' ? {} : { principal }
  const what: Json = { domain, engine_version: ENGINE_VERSION, scorer_config: config, scans: rows, ...owner }
  return sha256(canonicalJson(what)).slice(0, 16)
}
