import { canonicalJson, type Json } from '../../address/canonical.ts'
import { MarkgraphError, phrase } from '../../errors.ts'
import { listedPairs, type Population } from '../../kinds/population.ts'
import { markPairsOf, type Reference, ruleOf } from '../../kinds/reference.ts'
import type { MarkType, Watch } from '../../marks/mark-type.ts'
import { mergedPopulation, scorePopulations } from '../../marks/population.ts'
import { configHash } from '../../marks/scorer-config.ts'
import type { Variant } from '../../marks/variants.ts'
import { anchoredPopulation } from '../../numerics/test-fires/anchored-population.ts'
import { scoringNodes } from '../../service/nodes.ts'
import type { Service } from '../../service/service.ts'
import { ENGINE_VERSION } from '../../settings/version.ts'
import type { StudyScanRow } from '../../store/records/studies.ts'
import { type Fit, packedFits } from '../fits-without.ts'
import type { ReferenceEntry } from '../library.ts'
import { pairingOf } from '../pairing.ts'
import type { ScoredVariant, SensitivityDocument } from '../sensitivity.ts'
import { populationOf } from '../validation/data-description.ts'
import { sourceDisjointCllr, variantFits } from '../validation/variant-fits.ts'
import { VALIDATION } from './reference-validation.ts'

const DIGITS = 8 // significant digits of a shipped fit: far more than the last decimal of a log10 LR that is shown
const FOLDS = { seed: VALIDATION.seed, count: VALIDATION.folds }

/** The scans of a reference, one list for each manifest. */
export type ScanSets = readonly (readonly StudyScanRow[])[]

/** The populations of a mark type under a variant of the deployed config, those of whole marks first. */
export async function scoredUnder(
  { graph, marks }: Service,
  type: MarkType,
  { changes }: Pick<Variant, 'changes'>,
  sets: ScanSets,
  watch: Watch,
): Promise<Population[]> {
  const config = marks.configs.parsed({ ...marks.configs.deployed(type.domain), ...changes }, type.domain)
  const found: Population[][] = []
  for (const rows of sets) {
    found.push(
      await graph.within(async (own) => {
        const session = own.background() // comparisons go first
        session.save() // results are kept as they come: a run that is killed resumes where it was
        const scoring = { session, config, ...pairingOf(rows), watch }
        return [...(await scorePopulations(type, scoring))]
      }),
    )
  }
  return found[0]!.map((_, i) => mergedPopulation(found.map((one) => one[i]!)))
}

/** What a new document of a reference starts from. */
export const emptySensitivity = (
  { marks }: Pick<Service, 'marks'>,
  { ref, record }: ReferenceEntry,
  { sources }: Reference,
  generator: string,
): SensitivityDocument => ({
  id: record.id,
  reference: ref.handle,
  generator,
  engine_version: ENGINE_VERSION,
  nodes: scoringNodes(marks.all),
  folds: FOLDS,
  sources: [...sources],
  variants: [],
})

/**
 * The fits of a population that was scored under a variant. Which marks share a source, and which take no part, is that
 * of the deployed reference in every variant.
 * errors  `bad-value`: the population has other marks than the reference
 */
export function scoredVariant(
  { configs }: Service['marks'],
  reference: Reference,
  { id, hyperparameter, changes }: Variant,
  population: Population,
): ScoredVariant {
  const rescored = rescoredReference(reference, population)
  const pairs = populationOf(rescored)
  const { whole, without } = variantFits(pairs)
  const cllr = sourceDisjointCllr(pairs, { folds: FOLDS.count, seed: FOLDS.seed })
  const fit = ({ slope, intercept, lower, upper }: NonNullable<typeof whole>): Fit => [
    round(slope),
    round(intercept),
    round(lower),
    round(upper),
  ]
  const config = { ...configs.deployed(reference.domain), ...changes }
  return {
    id,
    hyperparameter,
    changes: { ...changes },
    scorer_config_hash: configHash(configs.parsed(config, reference.domain)),
    cllr_source_disjoint: cllr === null ? null : round(cllr),
    measured_pitch: [...population.measured_pitch],
    conditions: JSON.parse(canonicalJson(population.conditions as unknown as Json)), // one order of keys, stored or not
    fit: whole ? [...fit(whole)] : null,
    without: packedFits(
      reference.sources.length,
      without.map((one) => ({ low: one.low, high: one.high, fit: fit(one) })),
    ),
    questions: {
      fit: questionFit(rescored, []),
      without: reference.sources.map((source) => questionFit(rescored, [source])),
    },
  }
}

const round = (value: number): number => Number(value.toPrecision(DIGITS))

/** What the pairs of a reference say about several known marks, without some of its sources; null where they say nothing. */
function questionFit(reference: Reference, leftOut: readonly string[]): ScoredVariant['questions']['fit'] {
  const found = anchoredPopulation(markPairsOf(reference, leftOut), ruleOf(reference))
  if (!found) return null
  const { mean, sd, sets, ratio, lower, upper } = found
  return {
    mean: round(mean),
    sd: round(sd),
    sets: round(sets),
    ratio: round(ratio),
    lr_bounds_log10: [round(lower), round(upper)],
  }
}

/** The pairs of a population under the marks and sources of a reference, as `population-reference` rounds and sorts them. */
export function rescoredReference(reference: Reference, population: Population): Reference {
  const { marks, id } = reference
  const other = population.marks.findIndex(
    ({ mark, scans }, i) => mark !== marks[i]?.mark || scans.join() !== marks[i]?.scans.join(),
  )
  if (other >= 0 || population.marks.length !== marks.length) {
    const found = population.marks[other]?.mark ?? `${population.marks.length} marks`
    throw new MarkgraphError(
      'bad-value',
      phrase('the manifests give other marks than reference {id}: {found}', { id, found }),
    )
  }
  return { ...reference, pairs: listedPairs(population) }
}

/**
 * The deployed config must give the pairs of the reference, or its variants would be of something else.
 * errors  `bad-value`
 */
export function checkSame(reference: Reference, deployed: readonly Population[]): void {
  const population = deployed.find(({ score_kind }) => score_kind === reference.score_kind)!
  const again = rescoredReference(reference, population)
  if (JSON.stringify(again.pairs) === JSON.stringify(reference.pairs)) return
  throw new MarkgraphError(
    'bad-value',
    phrase(
      'under the deployed config these scans give other scores than reference {id}; build it again first',
      { id: reference.id },
    ),
  )
}
