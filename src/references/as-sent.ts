import { pairsOf, type Reference, SCORES_AS_SENT } from '../kinds/reference.ts'
import { withDiagnostics } from '../nodes/calibration/population.ts'
import { log10 } from '../numerics/elementary/logarithm.ts'

const MIN_RATIO = 10 // a bound by source is never tighter

/**
 * The smallest number of sources that scores without scans are consistent with. k sources have same-source pairs of at most k
 * sources, and different-source pairs of at most k(k - 1)/2 pairs of sources: what the sender says beyond that, nothing shows.
 */
export function provableSources(reference: Reference): number {
  const { labels, clusters } = pairsOf(reference)
  const distinct = (label: number): number => new Set(clusters.filter((_, i) => labels[i] === label)).size
  const ofDifferent = Math.ceil((1 + Math.sqrt(1 + 8 * distinct(0))) / 2)
  return Math.min(reference.n_sources, distinct(1), ofDifferent)
}

/** A reference brought from elsewhere: where a mark has no scan, it says so, and its bounds rest on what its scores can prove. */
export function withEvidence(reference: Reference): Reference {
  const { marks, n_sources, evidence, lr_bounds_at_most_log10: most = [-Infinity, Infinity] } = reference
  const isSeen = marks.every(({ scans, left_out }) => scans.length > 0 || left_out !== undefined)
  if (isSeen && evidence !== SCORES_AS_SENT) return reference
  const sources = provableSources(reference)
  const reach = log10(Math.max(MIN_RATIO, sources))
  const bounds: [number, number] = [Math.max(most[0], -reach), Math.min(most[1], reach)]
  const isSaid =
    evidence === SCORES_AS_SENT && n_sources === sources && bounds[0] === most[0] && bounds[1] === most[1]
  if (isSaid) return reference
  const said = { ...reference, evidence: SCORES_AS_SENT, n_sources: sources, lr_bounds_at_most_log10: bounds }
  return withDiagnostics(said, reference.bounds_by?.lower ?? 'source')
}
