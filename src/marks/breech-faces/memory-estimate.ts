import { type Phrase, phrase } from '../../errors.ts'
import { extentOf, type Row } from '../../kinds/cost.ts'
import { MAP_SIDE } from '../../kinds/marks/signature.ts'
import { arealBand } from '../../nodes/breech-faces/areal-band.ts'
import { cmr2d } from '../../nodes/breech-faces/cmr-2d.ts'
import { primerRegion } from '../../nodes/breech-faces/primer-region.ts'
import { drawnRegion } from '../../nodes/scan/drawn-region.ts'
import { type Need, needOf, type ScanRows } from '../memory-estimate.ts'
import { paramsFrom, type ScorerConfig } from '../scorer-config.ts'
import { breechFacesOf } from './config.ts'

/** The stages of breech faces whose cost depends on the config; a region may be found or drawn, so both count. */
export function breechFaceNeeds(config: ScorerConfig, { a, b }: ScanRows): readonly Need[] {
  const { impressed_method, impressed_pitch } = breechFacesOf(config)
  if (impressed_method === 'plain') return []
  const ofScan = [...a, ...b].flatMap((surface): Need[] => {
    const need = (what: Phrase, cost: Need['cost']): Need => ({ what, cost, ofScan: true })
    return [
      need(
        phrase('the region of a scan'),
        needOf(primerRegion, { surface }, paramsFrom(primerRegion, config)),
      ),
      need(phrase('the edge of a region'), needOf(drawnRegion, { surface }, paramsFrom(drawnRegion, config))),
      need(phrase('the band of a scan'), needOf(arealBand, { surface }, paramsFrom(arealBand, config))),
    ]
  })
  const map = (scans: readonly Row[]): Row => {
    const side = (metres: number): number => Math.min(MAP_SIDE, Math.ceil(metres / impressed_pitch))
    const sides = scans.map(extentOf).map(({ height, width }) => [side(height), side(width)] as const)
    const meta = {
      shape: [MAP_SIDE, MAP_SIDE],
      dx: impressed_pitch,
      dy: impressed_pitch,
      ny: Math.max(1, ...sides.map(([ny]) => ny)),
      nx: Math.max(1, ...sides.map(([, nx]) => nx)),
    }
    return { meta, bytes: 8 * MAP_SIDE * MAP_SIDE }
  }
  const cost = needOf(cmr2d, { a: map(a), b: map(b) }, paramsFrom(cmr2d, config))
  return [...ofScan, { what: phrase('the comparison of two faces by their cells'), cost, ofScan: false }]
}
