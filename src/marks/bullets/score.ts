import type { Ref } from '../../graph/ref.ts'
import type { Session } from '../../graph/session.ts'
import type { Features } from '../../kinds/marks/agreement.ts'
import type { Signature } from '../../kinds/marks/signature.ts'
import { type Warning, warning } from '../../kinds/report.ts'
import type { ScopeChecks } from '../../kinds/scope.ts'
import { align } from '../../nodes/bullets/align.ts'
import { exchangeCheck } from '../../nodes/bullets/exchange-check.ts'
import { features as bulletFeatures } from '../../nodes/bullets/features.ts'
import { landsAlike } from '../../nodes/bullets/lands-alike.ts'
import { MIN_CONTRAST, orderCheck } from '../../nodes/bullets/order-check.ts'
import { bulletScore, landScore } from '../../nodes/bullets/score.ts'
import { EVERY_FLIP } from '../../nodes/scan/handedness.ts'
import { ENGLISH_SECTIONS } from '../../words/languages/sections/english.ts'
import { fact } from '../../words/said.ts'
import type { Marks, PerLand, Reading, Scored } from '../mark-type.ts'
import type { ScorerConfig } from '../scorer-config.ts'
import type { PartPlaces } from '../step.ts'
import { striaeChecks } from '../striae-checks.ts'
import { bulletsOf } from './config.ts'
import { type Land, landPicture, landTrace } from './lands.ts'
import { landsOfMark } from './lands-of-mark.ts'
import { orderExchanged } from './order-exchanged.ts'
import { landPair, landWindows } from './pair.ts'
import { correlationParams, featureParams, placeParams } from './places.ts'

export const SINGLE_LAND = 'striated_single'

/** Scores two bullets by their lands, or two single lands by their correlation. */
export async function scoreBullets(session: Session, marks: Marks, reading: Reading): Promise<Scored> {
  const { a, b, nPlaces, config } = marks
  const [landsA, landsB] = await Promise.all([
    landsOfMark(session, config, 'mark_a', a, nPlaces),
    landsOfMark(session, config, 'mark_b', b, nPlaces),
  ])
  const single = landsA.length === 1 && landsB.length === 1
  const compared = single
    ? await singleLands(session, config, landsA[0]!, landsB[0]!)
    : await bullets(session, marks, landsA, landsB, reading)
  const bestA = landsA[compared.best[0]]!
  const bestB = landsB[compared.best[1]]!
  const { upsideDown: turned } = compared
  const [attribution, pictureA, pictureB] = await Promise.all([
    landWindows(session, config, { a: bestA, b: bestB }, turned),
    landPicture(session, bestA),
    landPicture(session, bestB),
  ])
  return {
    score: compared.score,
    attribution,
    previews: { a: pictureA, b: pictureB },
    facts: {
      n_lands_a: landsA.length,
      n_lands_b: landsB.length,
      best_land_a: compared.best[0],
      best_land_b: compared.best[1],
      best_land_ccf: compared.bestCcf,
      upside_down: compared.upsideDown,
    },
    pair: [
      ...compared.pair,
      ...(bulletsOf(config).striated_method === 'plain'
        ? []
        : await landChecks(session, config, landsA, landsB, compared)),
    ],
    warnings: compared.warnings,
    ...(single && { evidenceNote: SINGLE_LAND_NOTE, propositions: 'one_land' }),
    blocks: {
      ...compared.blocks,
      pair: async (i, j) =>
        landPair(
          session,
          config,
          { a: landsA[i]!, b: landsB[j]! },
          { a: i, b: j, turned, ...(await compared.alignmentOf(i, j)) },
        ),
      trace: async (i = compared.best[0], j = compared.best[1]) => ({
        a: await session.value(await landTrace(session, config, landsA[i]!)),
        b: await session.value(await landTrace(session, config, landsB[j]!)),
      }),
    },
  }
}

const SINGLE_LAND_NOTE = {
  single_land: true,
  level: 'diagnostic_only',
  ...fact('single_land'),
} as const

interface Compared {
  readonly score: Scored['score']
  /** Row and column of the best-matching lands, from 0. */
  readonly best: readonly [number, number]
  readonly bestCcf: number
  readonly upsideDown: boolean
  readonly warnings: readonly Warning[]
  readonly pair: readonly Ref<ScopeChecks>[]
  /** What only marks of one source reach, and the score of a with these signatures in the place of b. */
  readonly oneSource: number
  readonly flips: Parameters<typeof striaeChecks>[1]['flips']
  scoreWith(signatures: readonly Ref<Signature>[]): Promise<Scored['score']>
  readonly blocks: Scored['blocks']
  /** How two lands agree, by row and column. */
  alignmentOf(a: number, b: number): Promise<{ readonly ccf: number; readonly lag: number }>
}

async function singleLands(session: Session, config: ScorerConfig, a: Land, b: Land): Promise<Compared> {
  const signatures = { a: a.signature, b: b.signature }
  const alignment = await session.evaluate(align, correlationParams(config), signatures)
  const score = await session.evaluate(landScore, {}, { alignment })
  const found = await session.value(alignment)
  return {
    score,
    best: [0, 0],
    bestCcf: found.ccf,
    upsideDown: false,
    warnings: [],
    pair: [],
    oneSource: ONE_LAND,
    flips: EVERY_FLIP,
    scoreWith: async ([other]) => {
      const flipped = await session.evaluate(align, correlationParams(config), { a: a.signature, b: other! })
      return session.evaluate(landScore, {}, { alignment: flipped })
    },
    blocks: {},
    alignmentOf: async () => found,
  }
}

async function bullets(
  session: Session,
  marks: Marks,
  landsA: readonly Land[],
  landsB: readonly Land[],
  reading: Reading,
): Promise<Compared> {
  const { a, b, nPlaces, config } = marks
  const places = { a: a.places, b: b.places, nLands: nPlaces }
  const { features, score } = await bulletPair(session, config, places, landsA, landsB)
  const found = await session.value(features)
  const { best_land_a: i, best_land_b: j } = found
  const margin = bulletsOf(config).bullet_order_margin
  const exchange = await session.evaluate(exchangeCheck, placeParams(places), { features })
  const { found: exchanged } = await session.value(exchange)
  return {
    score,
    best: [i, j],
    bestCcf: found.land_ccf_matrix[i]![j]!,
    upsideDown: found.upside_down,
    warnings: [
      ...(turnedIsTold(found) ? [warning('mark_b', 'upside_down')] : []),
      ...(exchanged ? [orderExchanged(exchanged, marks)] : []),
    ],
    pair: [await session.evaluate(orderCheck, { domain: 'striated', margin }, { features, exchange })],
    oneSource: ONE_BARREL,
    flips: ['inverted', 'cast'], // `order` tells of mirrored lands
    scoreWith: async (signatures) =>
      (
        await pairOf(
          session,
          config,
          places,
          landsA.map((one) => one.signature),
          signatures,
        )
      ).score,
    blocks: { features: async () => found, perLand: () => perLand(found, reading) },
    alignmentOf: async (row, column) => ({
      ccf: found.land_ccf_matrix[row]![column]!,
      lag: found.land_lag_matrix[row]![column]!,
    }),
  }
}

/**
 * Whether it decides something that one bullet was taken upside down: only where the two agree so as lands of one barrel do. Of
 * bullets of different barrels, one of the two ways is better by chance in every other pair, and neither says anything.
 */
const turnedIsTold = ({ arrangements }: Pick<Features, 'arrangements'>): boolean =>
  arrangements !== null &&
  arrangements.upside_down > arrangements.as_given &&
  arrangements.upside_down >= MIN_CONTRAST

/** Features and score of two bullets from the signatures of their lands. */
export async function bulletPair(
  session: Session,
  config: ScorerConfig,
  places: PartPlaces,
  a: readonly Land[],
  b: readonly Land[],
): Promise<{ features: Ref<Features>; score: Scored['score'] }> {
  const signatures = (lands: readonly Land[]) => lands.map((one) => one.signature)
  return pairOf(session, config, places, signatures(a), signatures(b))
}

async function pairOf(
  session: Session,
  config: ScorerConfig,
  places: PartPlaces,
  a: readonly Ref<Signature>[],
  b: readonly Ref<Signature>[],
): Promise<{ features: Ref<Features>; score: Scored['score'] }> {
  const features = await session.evaluate(bulletFeatures, featureParams(config, places), {
    a: [...a],
    b: [...b],
  })
  return { features, score: await session.evaluate(bulletScore, {}, { features }) }
}

// Of real bullets of different barrels the most alike, read in any way, have 0.093, of two such lands 0.49.
const ONE_BARREL = 0.12
const ONE_LAND = 0.6
const MOST_REPEATED = 0.75 // real lands agree with themselves by at most 0.52

async function landChecks(
  session: Session,
  config: ScorerConfig,
  a: readonly Land[],
  b: readonly Land[],
  { score, oneSource, flips, scoreWith }: Compared,
): Promise<Ref<ScopeChecks>[]> {
  const domain = 'striated'
  const signatures = { a: a.map((one) => one.signature), b: b.map((one) => one.signature) }
  const limits = { domain, mostRepeated: MOST_REPEATED, oneSource, flips }
  const hasSeveral = Math.max(a.length, b.length) > 1
  return [
    ...(hasSeveral
      ? [await session.evaluate(landsAlike, { domain, ...correlationParams(config) }, signatures)]
      : []),
    ...(await striaeChecks(session, limits, signatures, score, scoreWith)),
  ]
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
    note: ENGLISH_SECTIONS.marks.perPart,
  }
}
