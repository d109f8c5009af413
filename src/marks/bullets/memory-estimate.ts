import { phrase } from '../../errors.ts'
import { type Row, usualCost } from '../../kinds/cost.ts'
import { attribution1d } from '../../nodes/bullets/attribution.ts'
import { features } from '../../nodes/bullets/features.ts'
import { type Need, needOf, type ScanRows, signatureRow } from '../memory-estimate.ts'
import type { ScorerConfig } from '../scorer-config.ts'
import { bulletsOf } from './config.ts'
import { featureParams } from './places.ts'

/** The stages of bullets whose cost depends on the config: signatures on a fine pitch are long. */
export function bulletNeeds(config: ScorerConfig, scans: ScanRows): readonly Need[] {
  const { signature_pitch } = bulletsOf(config)
  const signature = (surface: Row): Row => signatureRow(surface, signature_pitch)
  const [a, b] = [scans.a.map(signature), scans.b.map(signature)]
  const places = (rows: readonly Row[]): number[] => rows.map((_, i) => i + 1)
  const params = featureParams(config, { a: places(a), b: places(b), nLands: Math.max(a.length, b.length) })
  const longest = [a, b].map((rows) =>
    rows.reduce((most, one) => (one.bytes > most.bytes ? one : most), rows[0]!),
  )
  const best = { a: longest[0]!, b: longest[1]! }
  const stages = { cmr_1d_corr: 0, cmr_1d_lag: 0, turned: false } // they do not change what it takes
  return [
    ...[...a, ...b].map((row) => ({
      what: phrase('the signature of a land'),
      cost: usualCost([row]),
      ofScan: true,
    })),
    { what: phrase('the correlation of all lands'), cost: needOf(features, { a, b }, params), ofScan: false },
    { what: phrase('the stretches that agree'), cost: needOf(attribution1d, best, stages), ofScan: false },
  ]
}
