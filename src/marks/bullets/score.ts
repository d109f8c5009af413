import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { Features } from '../../kinds/agreement.ts'
import { align } from '../../nodes/align.ts'
import { attribution1d } from '../../nodes/attribution.ts'
import { features as bulletFeatures } from '../../nodes/features.ts'
import { bulletScore, landScore } from '../../nodes/score.ts'
import type { Marks, PerLand, Reading, Scored } from '../mark-type.ts'
import { enoughToCompare } from '../scored.ts'
import type { ScorerConfig } from '../scorer-config.ts'
import { bulletsOf } from './config.ts'
import { type Land, land, landPicture, landTrace } from './lands.ts'
import { correlationParams, featureParams, type Places } from './places.ts'

export const FEWEST_SAMPLES = 100 // of a land's signature: 200 µm at its pitch
export const SINGLE_LAND = 'striated_single'
const PER_LAND_NOTE =
  'Evidence of each land pair of the winning diagonal, for diagnosis: the lands of a bullet are not independent, so these do not multiply to the reported likelihood ratio.'

/** Scores two bullets by their lands, or two single lands by their correlation. */
export async function scoreBullets(session: Session, marks: Marks, reading: Reading): Promise<Scored> {
  const { a, b, config } = marks
  const scans = [...a.scans, ...b.scans]
  const lands = await session.map(scans, ({ surface }) => land(session, config, surface))
  for (const [i, one] of lands.entries()) {
    const where = i < a.scans.length ? `scan ${i + 1} of mark_a` : `scan ${i - a.scans.length + 1} of mark_b`
    enoughToCompare(where, await session.value(one.signature), FEWEST_SAMPLES)
  }
  const landsA = lands.slice(0, a.scans.length)
  const landsB = lands.slice(a.scans.length)
  const single = landsA.length === 1 && landsB.length === 1
  const compared = single
    ? await singleLands(session, config, landsA[0]!, landsB[0]!)
    : await bullets(session, marks, landsA, landsB, reading)
  const bestA = landsA[compared.best[0]]!
  const bestB = landsB[compared.best[1]]!
  const { cmr_1d_corr, cmr_1d_lag } = bulletsOf(config)
  return {
    score: compared.score,
    attribution: await session.evaluate(
      attribution1d,
      { cmr_1d_corr, cmr_1d_lag },
      { a: bestA.signature, b: bestB.signature },
    ),
    previews: { a: await landPicture(session, bestA), b: await landPicture(session, bestB) },
    facts: {
      n_lands_a: landsA.length,
      n_lands_b: landsB.length,
      best_land_a: compared.best[0],
      best_land_b: compared.best[1],
      best_land_ccf: compared.bestCcf,
    },
    ...(single && { evidenceNote: SINGLE_LAND_NOTE }),
    blocks: {
      ...compared.blocks,
      trace: async () => ({
        a: await session.value(await landTrace(session, config, bestA)),
        b: await session.value(await landTrace(session, config, bestB)),
      }),
    },
  }
}

const SINGLE_LAND_NOTE = {
  single_land: true,
  level: 'diagnostic_only',
  reason:
    'one land a side was compared; compare every land of both bullets for evidence that is meant to be reported',
} as const

interface Compared {
  readonly score: Scored['score']
  /** Row and column of the best-matching lands, from 0. */
  readonly best: readonly [number, number]
  readonly bestCcf: number
  readonly blocks: Scored['blocks']
}

async function singleLands(session: Session, config: ScorerConfig, a: Land, b: Land): Promise<Compared> {
  const signatures = { a: a.signature, b: b.signature }
  const alignment = await session.evaluate(align, correlationParams(config), signatures)
  const score = await session.evaluate(landScore, {}, { alignment })
  const { ccf } = await session.value(alignment)
  return { score, best: [0, 0], bestCcf: ccf, blocks: {} }
}

async function bullets(
  session: Session,
  { a, b, nPlaces, config }: Marks,
  landsA: readonly Land[],
  landsB: readonly Land[],
  reading: Reading,
): Promise<Compared> {
  const places = { a: a.places, b: b.places, nLands: nPlaces }
  const { features, score } = await bulletPair(session, config, places, landsA, landsB)
  const found = await session.value(features)
  const { best_land_a: i, best_land_b: j } = found
  return {
    score,
    best: [i, j],
    bestCcf: found.land_ccf_matrix[i]![j]!,
    blocks: { features: async () => found, perLand: () => perLand(found, reading) },
  }
}

/** Features and score of two bullets from the signatures of their lands. */
export async function bulletPair(
  session: Session,
  config: ScorerConfig,
  places: Places,
  a: readonly Land[],
  b: readonly Land[],
): Promise<{ features: Ref<Features>; score: Scored['score'] }> {
  const signatures = { a: a.map((one) => one.signature), b: b.map((one) => one.signature) }
  const features = await session.evaluate(bulletFeatures, featureParams(config, places), signatures)
  return { features, score: await session.evaluate(bulletScore, {}, { features }) }
}

async function perLand(
  { offset, diagonal, land_ccf_matrix, land_lag_matrix }: Features,
  reading: Reading,
): Promise<PerLand> {
  const lands = await Promise.all(
    diagonal.map(async ([i, j]) => {
      const ccf = land_ccf_matrix[i]![j]!
      const { ratio, reference } = await reading.likelihoodRatio(
        { score: ccf, score_kind: 'ccf' },
        SINGLE_LAND,
      )
      const { likelihood_ratio: land_lr, log10_lr: land_log10_lr } = ratio
      return { reference, land: { a: i, b: j, ccf, lag: land_lag_matrix[i]![j]!, land_lr, land_log10_lr } }
    }),
  )
  return {
    offset,
    lands: lands.map((one) => one.land),
    single_land_reference: lands[0]!.reference,
    note: PER_LAND_NOTE,
  }
}
