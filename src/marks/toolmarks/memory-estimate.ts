import { phrase } from '../../errors.ts'
import type { Row } from '../../kinds/cost.ts'
import { cmr1d, toolmarkChance } from '../../nodes/bullets/cmr-1d.ts'
import { type Need, needOf, type ScanRows, signatureRow } from '../memory-estimate.ts'
import { paramsFrom, type ScorerConfig } from '../scorer-config.ts'
import { toolmarksOf } from './config.ts'

/** The stages of toolmarks whose cost depends on the config: signatures on a fine pitch are long. */
export function toolmarkNeeds(config: ScorerConfig, scans: ScanRows): readonly Need[] {
  const { toolmark_pitch } = toolmarksOf(config)
  const signature = (surface: Row): Row => signatureRow(surface, toolmark_pitch)
  const [a, b] = [scans.a.map(signature), scans.b.map(signature)]
  const chance = [...a, ...b].map((row) => ({
    what: phrase('what a toolmark agrees with by chance'),
    cost: needOf(toolmarkChance, { signature: row }, paramsFrom(toolmarkChance, config)),
    ofScan: true,
  }))
  const pair = needOf(cmr1d, { a: a[0]!, b: b[0]! }, paramsFrom(cmr1d, config))
  return [...chance, { what: phrase('the comparison of two toolmarks'), cost: pair, ofScan: false }]
}
