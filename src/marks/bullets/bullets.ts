import { phrase } from '../../errors.ts'
import { nodesOf } from '../../kinds/node.ts'
import { align } from '../../nodes/bullets/align.ts'
import { attribution1d } from '../../nodes/bullets/attribution.ts'
import { exchangeCheck } from '../../nodes/bullets/exchange-check.ts'
import { features } from '../../nodes/bullets/features.ts'
import { landSignature } from '../../nodes/bullets/land-signature.ts'
import { landsAlike } from '../../nodes/bullets/lands-alike.ts'
import { orderCheck } from '../../nodes/bullets/order-check.ts'
import { orient, orientedHeights } from '../../nodes/bullets/orient.ts'
import { bulletScore, landScore } from '../../nodes/bullets/score.ts'
import { signature } from '../../nodes/bullets/signature.ts'
import { landMeasures } from '../../nodes/scan/mark-measures.ts'
import type { MarkType } from '../mark-type.ts'
import { LAND_COPIES } from '../near-copies.ts'
import { bulletConfig, bulletsOf } from './config.ts'
import { measures } from './measures.ts'
import { bulletNeeds } from './memory-estimate.ts'
import { bulletRanges } from './ranges.ts'
import { SINGLE_LAND, scoreBullets } from './score.ts'
import { bulletScoresWith } from './search.ts'
import { simulatedBullets } from './simulated.ts'
import { bulletSketching } from './sketch.ts'
import { bulletSteps } from './steps.ts'
import { bulletTables } from './study.ts'

/** Bullets by their lands, and single lands. */
export const bullets: MarkType = {
  domain: 'striated',
  words: {
    title: 'Bullets',
    choice: 'Bullet lands',
    scans: 'All lands of each bullet, one scan each, in order',
    mark: 'a bullet',
    marks: 'striated marks of bullets',
    questioned: 'questioned bullet',
    testMark: 'test fire',
    testMarks: 'test fires',
    source: 'firearm',
    propositions: 'one_barrel',
  },
  fired: true,
  striated: true,
  suits: ({ striated }) => striated, // a toolmark shows striae too: which of the two it is, only a person knows
  editor: 'edges',
  simulated: simulatedBullets,
  steps: bulletSteps,
  config: bulletConfig,
  ranges: bulletRanges,
  scores: [
    {
      kind: 'bullet-contrast',
      reference: 'striated',
      referenceName: 'Bullets of seven barrels (Hamby 44 and 252, Houston, CSAFE scan variability)',
    },
    {
      kind: 'ccf',
      reference: SINGLE_LAND,
      referenceName: 'Single lands of seven barrels (Hamby 44 and 252, Houston, CSAFE scan variability)',
    },
  ],
  scoreKindOf: ({ a, b }) => (a === 1 && b === 1 ? 'ccf' : 'bullet-contrast'),
  mostPoints: 16_777_216,
  needs: bulletNeeds,
  places: true,
  measures,
  copies: LAND_COPIES,
  sketching: bulletSketching,
  measured: { pitch: bulletConfig.deployed.signature_pitch, lambda_s: 4e-6, lambda_c: 250e-6 },
  score: scoreBullets,
  scoresWith: bulletScoresWith,
  study: {
    scans: { least: 2, most: 64, why: phrase('a bullet of a study has at least two lands') },
    most: 1_000_000,
    scores(scans, against) {
      const sum = (of: readonly number[]): number => of.reduce((all, count) => all + count, 0)
      if (against !== undefined) return sum(scans.slice(0, against)) * sum(scans.slice(against))
      const lands = sum(scans)
      return (lands * lands - scans.reduce((sum, count) => sum + count * count, 0)) / 2
    },
    tables: bulletTables,
  },
  shown: {
    layout: 'striae',
    pair: true,
    regionPitch: (config) => bulletsOf(config).signature_pitch,
    part: 'land',
  },
  nodes: nodesOf(
    landMeasures,
    orient,
    orientedHeights,
    signature,
    landSignature,
    align,
    features,
    orderCheck,
    exchangeCheck,
    landsAlike,
    bulletScore,
    landScore,
    attribution1d,
  ),
}
