import type { Handle } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import type { Ref } from '../../graph/ref.ts'
import { type Population, populationKind } from '../../kinds/population.ts'
import type { Reference } from '../../kinds/reference.ts'
import type { MarkType, Watch } from '../../marks/mark-type.ts'
import { configHash } from '../../marks/scorer-config.ts'
import { variantsOfType } from '../../marks/type-variants.ts'
import type { Variant } from '../../marks/variants.ts'
import { populationReference } from '../../nodes/calibration/population.ts'
import { scoringNodes } from '../../service/nodes.ts'
import type { Service } from '../../service/service.ts'
import { ENGINE_VERSION } from '../../settings/version.ts'
import { aboutReference } from '../about-reference.ts'
import type { ReferenceEntry } from '../library.ts'
import { type OwnVariant, ownSensitivityKind } from '../own-sensitivity.ts'
import { validateProtocol } from '../validation/nodes.ts'
import { VALIDATION } from './reference-validation.ts'
import { checkSame, rescoredReference, type ScanSets, scoredUnder } from './study-sensitivity.ts'

/** Follows the scoring of a reference under its variants. */
interface VariantWatch extends Watch {
  /** A variant is done. */
  variant(done: OwnVariant): void
}

/** A reference that was made of a study here. */
export type StudyReference = ReferenceEntry & Required<Pick<ReferenceEntry, 'study'>>

/**
 * Scores the marks of a reference of this installation under every variant of its scorer config. Scored pairs are kept: a run
 * that is stopped goes on from them.
 * out     the handle of its `OwnSensitivity`, which is on disk
 * errors  `bad-value`: this version gives other scores than the reference has
 */
export async function scoreVariants(
  service: Service,
  { ref, record, study }: StudyReference,
  watch: VariantWatch,
): Promise<Handle> {
  const { graph, marks, store } = service
  const type = marks.of(record.domain)
  const reference = await graph.within((session) => session.value(ref))
  const sets: ScanSets = [await store.studies.scans(study)]
  checkSame(reference, await scoredUnder(service, type, { changes: {} }, sets, watch))
  const variants: OwnVariant[] = []
  for (const variant of variantsOfType(marks, type)) {
    const scored = await scoredVariant(service, type, reference, variant, sets, watch)
    variants.push(scored)
    watch.variant(scored)
  }
  const { seed, folds: count } = VALIDATION
  return graph.within(
    async (session) =>
      session.put(ownSensitivityKind, {
        id: record.id,
        reference: ref.handle,
        engine_version: ENGINE_VERSION,
        nodes: scoringNodes([type]),
        folds: { seed, count },
        variants,
      }).handle,
  )
}

/** A reference under one variant. A variant under which a mark cannot be scored, or the pairs support no LR, says why. */
async function scoredVariant(
  service: Service,
  type: MarkType,
  reference: Reference,
  { id, hyperparameter, changes }: Variant,
  sets: ScanSets,
  watch: Watch,
): Promise<OwnVariant> {
  const { configs } = service.marks
  const config = configs.parsed({ ...configs.deployed(type.domain), ...changes }, type.domain)
  const about = { id, hyperparameter, changes: { ...changes }, scorer_config_hash: configHash(config) }
  try {
    const populations = await scoredUnder(service, type, { changes }, sets, watch)
    const population = populations.find(({ score_kind }) => score_kind === reference.score_kind)!
    const { scored, cllr } = await variantReference(service, reference, population)
    return { ...about, cllr_source_disjoint: cllr, scored: scored.handle, reason: null }
  } catch (error) {
    if (!(error instanceof MarkgraphError) || !ABOUT_VARIANT.has(error.code)) throw error
    return { ...about, cllr_source_disjoint: null, scored: null, reason: error.message }
  }
}

const ABOUT_VARIANT: ReadonlySet<string> = new Set(['bad-value', 'no-valid-points', 'not-scorable'])

/**
 * The reference with the scores of a variant, made as it was itself, and its Cllr over folds of sources. Which marks share a
 * source, and which take no part, is that of the reference.
 * errors  those of `population-reference`
 */
async function variantReference(
  { graph }: Service,
  reference: Reference,
  population: Population,
): Promise<{ scored: Ref<Reference>; cllr: number | null }> {
  rescoredReference(reference, population) // refuses a population of other marks
  return graph.within(async (own) => {
    const session = own.background()
    const inputs = { population: session.put(populationKind, population) }
    const scored = await session.evaluate(populationReference, aboutVariant(reference, population), inputs)
    // only its figure is read: an interval would take a thousand resamples
    const params = { ...VALIDATION, protocol: 'source-disjoint', resamples: 1 } as const
    const { calibrations } = await session.value(
      await session.evaluate(validateProtocol, params, { reference: scored }),
    )
    return { scored, cllr: calibrations[0]?.cllr.value ?? null }
  })
}

function aboutVariant(reference: Reference, population: Population) {
  const { id, name, generator, created, calibration, accepted, marks, conditions = [] } = reference
  const instruments = conditions.flatMap(({ tag, instruments: own }) =>
    own ? [{ tag, instruments: own }] : [],
  )
  return {
    ...aboutReference(population, {
      id,
      name,
      generator,
      created,
      calibration,
      accepted,
      left_out: marks.flatMap(({ mark, left_out }) =>
        left_out === undefined ? [] : [{ mark, reason: left_out }],
      ),
      population: reference.population,
      lr_bounds_at_most_log10: reference.lr_bounds_at_most_log10,
    }),
    ...(instruments.length > 0 && { instruments }),
  }
}
