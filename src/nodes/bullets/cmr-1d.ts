import { z } from 'zod'
import { MarkgraphError, phrase } from '../../errors.ts'
import { numberOf, type Row, transformOperations, usualCost } from '../../kinds/cost.ts'
import { grid } from '../../kinds/kind.ts'
import type { Congruence } from '../../kinds/marks/agreement.ts'
import { attributionKind, chanceKind, congruenceKind } from '../../kinds/marks/agreement.ts'
import { scoreKind, scoresKind } from '../../kinds/marks/score.ts'
import { signatureKind } from '../../kinds/marks/signature.ts'
import { defineNode, keysWith, listOf } from '../../kinds/node.ts'
import { aboveChance, chanceAgreement, forLength } from '../../numerics/profiles/chance-agreement.ts'
import {
  type CongruenceOptions,
  congruenceOf,
  profileCongruence,
  summedProfile,
  windowCorrelations,
} from '../../numerics/profiles/profile-congruence.ts'
import { onePitch, stretchOf } from './align.ts'
import { congruencesCost } from './profile-cost.ts'

// Gaussians of a signature's parts, standard deviations in metres; lab/measured/method.md says how they were chosen.
const FINE_SIGMA = 30e-6 // the fine part is the band up to 160 µm
const POWER_SIGMA = 50e-6

const SHORTEST_WINDOW = 4 // samples: two always correlate perfectly, and three nearly so

const NOTHING: Congruence = {
  score: 0,
  lag: 0,
  ccf: 0,
  overlap: 0,
  n_windows: 0,
  n_congruent: 0,
  regions: [],
}

/** Lengths in metres; `min_overlap` is a share of the shorter signature. */
const searchParams = {
  window: z.number().positive(),
  min_overlap: z.number().min(0).max(1),
  candidates: z.number().int().positive(),
  candidate_distance: z.number().positive(),
}
const searchKeys = keysWith('toolmark_', ...Object.keys(searchParams))
type SearchParams = z.infer<z.ZodObject<typeof searchParams>>

/** The search in samples of `dx`; `bad-value` when a window has too few of them to correlate. */
function inSamples(
  { window, min_overlap, candidates, candidate_distance }: SearchParams,
  dx: number,
): CongruenceOptions {
  const samples = Math.round(window / dx)
  if (samples < SHORTEST_WINDOW) {
    throw new MarkgraphError(
      'bad-value',
      phrase('a window of {length} µm has {samples} samples of {pitch} µm, but it needs at least {least}', {
        length: window * 1e6,
        samples,
        pitch: dx * 1e6,
        least: SHORTEST_WINDOW,
      }),
      { window, dx },
    )
  }
  return {
    window: samples,
    fine: FINE_SIGMA / dx,
    power: POWER_SIGMA / dx,
    minOverlap: min_overlap,
    candidates,
    distance: Math.round(candidate_distance / dx),
  }
}

const searchOf = ({ candidates, candidate_distance }: SearchParams, signature: Row) => ({
  candidates,
  distance: candidate_distance / numberOf(signature, 'dx'),
})

/**
 * Congruent matching regions of two striated profiles at their best common lag.
 * in      a, b: signatures of local amplitude 1 on one pitch
 * params  window, candidate_distance: metres; region_window: metres, the width of the regions that are shown;
 *         region_corr: smallest correlation of a congruent region. Regions are not scored
 * out     score 0 and no regions when a signature is shorter than two windows
 * errors  `bad-value` when the pitches differ, or a window has fewer than 4 samples
 * source  congruent matching regions: Song (2013), carried to one dimension;
 *         docs/method.md, "How are bullets compared?"
 */
export const cmr1d = defineNode({
  name: 'cmr-1d',
  version: 5,
  title: 'Compare the profiles',
  stage: 'compare',
  params: z.strictObject({
    ...searchParams,
    region_window: z.number().positive(),
    region_corr: z.number().min(-1).max(1),
  }),
  configKeys: { ...searchKeys, ...keysWith('toolmark_', 'region_window', 'region_corr') },
  inputs: { a: signatureKind, b: signatureKind },
  output: congruenceKind,
  cost: ({ a, b }, search) =>
    congruencesCost([numberOf(a, 'length')], [numberOf(b, 'length')], searchOf(search, a)),
  run({ a, b }, { region_window, region_corr, ...search }): Congruence {
    onePitch([a, b])
    const found = profileCongruence(a.values.data, b.values.data, inSamples(search, a.dx))
    if (!found) return NOTHING
    const { score, lag, ccf, overlap } = found
    const w = inSamples({ ...search, window: region_window }, a.dx).window
    const { start, r } = windowCorrelations(a.values.data, b.values.data, lag, w)
    const windows = []
    for (let i = 0; i < r.length; i += Math.floor(w / 2)) {
      windows.push({ x_a: start + i, x_b: start + i - lag, w, corr: r[i]! })
    }
    const regions = windows.filter(({ corr }) => corr >= region_corr)
    return { score, lag, ccf, overlap, n_windows: windows.length, n_congruent: regions.length, regions }
  },
})

const lengthParams = { reference_length: z.number().positive(), neutral: z.number() }
const lengthKeys = keysWith('toolmark_', ...Object.keys(lengthParams))

/**
 * How much a signature agrees by chance with marks of its own texture and length: its agreement with surrogates of
 * itself. It belongs to one mark and is computed once.
 * params  as `cmr-1d`; surrogates, an even number; texture_sigma: metres over which the texture is taken
 * errors  `bad-value` as for `cmr-1d`
 * source  docs/method.md, "How are bullets compared?"
 */
export const toolmarkChance = defineNode({
  name: 'toolmark-chance',
  version: 3,
  title: 'Agreement by chance',
  stage: 'compare',
  params: z.strictObject({
    ...searchParams,
    surrogates: z.number().int().min(2).multipleOf(2),
    texture_sigma: z.number().positive(),
  }),
  configKeys: { ...searchKeys, surrogates: 'toolmark_surrogates', texture_sigma: 'toolmark_amplitude_sigma' },
  inputs: { signature: signatureKind },
  output: chanceKind,
  cost({ signature }, { surrogates, ...search }) {
    const length = numberOf(signature, 'length')
    const others = new Array<number>(surrogates).fill(length)
    const { bytes, operations } = congruencesCost([length], others, searchOf(search, signature))
    const size = 8 * length // of the transforms that make the surrogates
    return {
      bytes: bytes + 8 * length * surrogates + 64 * size,
      operations: operations + surrogates * transformOperations(size),
    }
  },
  run: ({ signature: { values, dx } }, { surrogates, texture_sigma, ...search }) =>
    chanceAgreement(values.data, inSamples(search, dx), { sigma: texture_sigma / dx, count: surrogates }),
})

/**
 * The scores that `cmr-1d` and `toolmark-score` give to the pairs of two lists of signatures, or of one list. A study of
 * all pairs then needs few runs of the graph instead of many for each pair. Only the scores are kept; `cmr-1d` itself
 * gives the regions of a pair.
 * in      a, b: signatures on one pitch; chance_a, chance_b: the chance agreement of each. An empty b: the pairs of a
 * out     (n): the first of a with each of b, then the second, and so on; with an empty b, each with those after it
 * errors  `bad-value` as for `cmr-1d`
 */
export const cmr1dBlock = defineNode({
  name: 'cmr-1d-block',
  version: 7,
  title: 'Scores of many pairs',
  params: z.strictObject({ ...searchParams, ...lengthParams }),
  configKeys: { ...searchKeys, ...lengthKeys },
  inputs: {
    a: listOf(signatureKind),
    b: listOf(signatureKind),
    chance_a: listOf(chanceKind),
    chance_b: listOf(chanceKind),
  },
  output: scoresKind,
  cost({ a, b }, search) {
    if (!a[0]) return usualCost(b)
    const lengths = (side: typeof a) => side.map((row) => numberOf(row, 'length'))
    return congruencesCost(lengths(a), lengths(b.length > 0 ? b : a), searchOf(search, a[0]))
  },
  run({ a, b, chance_a, chance_b }, { reference_length, neutral, ...search }) {
    if (!a[0]) return { values: grid(new Float64Array(0), 0) }
    onePitch([...a, ...b])
    const { dx } = a[0]
    const options = inSamples(search, dx)
    const lengths = { reference: reference_length / dx, neutral }
    const sideOf = (signatures: typeof a, chances: typeof chance_a) =>
      signatures.map(({ values, length }, i) => ({
        length,
        chance: chances[i]!,
        profile: summedProfile(values.data, options),
      }))
    const [ones, others] = [sideOf(a, chance_a), sideOf(b, chance_b)]
    const scores = ones.flatMap((one, i) =>
      (others.length > 0 ? others : ones.slice(i + 1)).map((other) => {
        const found = congruenceOf(one.profile, other.profile, options)
        const above = aboveChance(found?.score ?? 0, one.chance, other.chance)
        return forLength(above, Math.min(one.length, other.length), lengths)
      }),
    )
    return { values: grid(Float64Array.from(scores), scores.length) }
  },
})

/**
 * Score of two toolmarks: their congruence in standard deviations of what they would agree by chance, shrunk for marks
 * shorter than the reference's.
 * in      the congruence of a and b; both signatures; the chance agreement of each
 * params  reference_length: metres; neutral: the score towards which it shrinks
 */
export const toolmarkScore = defineNode({
  name: 'toolmark-score',
  version: 4,
  title: 'Score',
  stage: 'compare',
  params: z.strictObject(lengthParams),
  configKeys: lengthKeys,
  inputs: {
    congruence: congruenceKind,
    a: signatureKind,
    b: signatureKind,
    chance_a: chanceKind,
    chance_b: chanceKind,
  },
  output: scoreKind,
  run: ({ congruence, a, b, chance_a, chance_b }, { reference_length, neutral }) => ({
    score: forLength(aboveChance(congruence.score, chance_a, chance_b), Math.min(a.length, b.length), {
      reference: reference_length / a.dx,
      neutral,
    }),
    score_kind: 'cmr-1d' as const,
  }),
})

/** The congruent windows as parts of both marks, in samples and as fractions of each full signature. */
export const attributionCmr1d = defineNode({
  name: 'attribution-cmr-1d',
  version: 1,
  title: 'Regions that agree',
  params: z.strictObject({}),
  inputs: { a: signatureKind, b: signatureKind, congruence: congruenceKind },
  output: attributionKind,
  run({ a, b, congruence: { regions } }) {
    return {
      a: regions.map(({ x_a, w, corr }) => stretchOf(a.length, x_a, w, corr)),
      b: regions.map(({ x_b, w, corr }) => stretchOf(b.length, x_b, w, corr)),
    }
  },
})
