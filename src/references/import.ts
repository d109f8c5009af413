import { z } from 'zod'
import { canonicalJson, type Handle, type Json, sha256 } from '../address/canonical.ts'
import { badValue, phrase } from '../errors.ts'
import type { Graph } from '../graph/graph.ts'
import { type Encoded, handleOf } from '../kinds/kind.ts'
import {
  type Accepted,
  type Reference,
  type ReferenceRecord,
  recordOf,
  referenceKind,
  referenceSchema,
} from '../kinds/reference.ts'
import type { MarkTypes } from '../marks/types.ts'
import { checkEnough, diagnosticsOf, IN_SAMPLE, withDiagnostics } from '../nodes/calibration/population.ts'
import type { Store } from '../store/store.ts'
import { withEvidence } from './as-sent.ts'
import { acceptedFaults, soundReference } from './faults.ts'
import type { ReferenceEntry, ReferenceLibrary } from './library.ts'
import { type Likely, likelyCopies, nearCopyFaults } from './near-copies.ts'
import { type Column, MAX_ARRAY_BYTES, readNpz } from './npz.ts'
import { checkPublicNames } from './public-names.ts'
import { scoresElsewhere, type UsualScores } from './usual-scores.ts'
import { vouchedSentence } from './vouched.ts'

const TOLERANCE = 1e-6 // between diagnostics that were stated and those computed here

function parsed<T>(schema: z.ZodType<T>, what: string, text: string): T {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw badValue(phrase('{what} is not JSON: {message}', { what, message: (error as Error).message }))
  }
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const issue = result.error.issues[0]!
  throw badValue(
    phrase('{part} of {what}: {message}', {
      part: issue.path.join('.') || 'the whole',
      what,
      message: issue.message,
    }),
  )
}

const hashOfConfig = (config: Reference['scorer_config']): string => sha256(canonicalJson(config as Json))

/**
 * A reference in its JSON form. Its indices, hashes, classes and diagnostics are checked.
 * errors  `bad-value` with the first fault
 */
export function referenceFromJson(text: string, types: MarkTypes): Reference {
  const reference = parsed(referenceSchema, 'the reference', text)
  const { marks, pairs, sources, scorer_config, scorer_config_hash, n_sources } = reference
  checkKind(reference, types)
  if (hashOfConfig(scorer_config) !== scorer_config_hash) {
    throw badValue(phrase('scorer_config_hash is not the hash of scorer_config'))
  }
  if (new Set(sources).size !== sources.length) throw badValue(phrase('a source is listed twice'))
  const named = new Set(marks.map(({ source }) => source)).size
  if (n_sources < 1 || n_sources > Math.max(1, named)) {
    throw badValue(
      phrase('n_sources is {n_sources}, but the marks have {named} sources', { n_sources, named }),
    )
  }
  const outside = marks.find(({ source }) => !(source >= 0 && source < sources.length))
  if (outside)
    throw badValue(
      phrase('mark {mark} has source {source}, which is not in the list', {
        mark: outside.mark,
        source: outside.source,
      }),
    )
  const seen = new Set<number>()
  for (const [i, [a, b]] of pairs.entries()) {
    const [one, other] = [marks[a], marks[b]]
    if (!one || !other || a === b)
      throw badValue(phrase('pair {i} must name two marks of the list, not {a} and {b}', { i, a, b }))
    const key = Math.min(a, b) * marks.length + Math.max(a, b)
    // a mark without scans stands for any mark of its source, so two of them may form several pairs
    if (seen.has(key) && one.scans.length > 0)
      throw badValue(phrase('pair {i} of marks {a} and {b} is listed twice', { i, a, b }))
    seen.add(key)
  }
  checkEnough(reference)
  checkDataSets(reference)
  checkStated(reference)
  return reference
}

/** Refuses data sets that leave a mark out or share a source, and a cap without a likelihood ratio on either side. */
function checkDataSets({ data_sets, marks, sources, lr_bounds_at_most_log10 }: Reference): void {
  const [lower, upper] = lr_bounds_at_most_log10 ?? [-1, 1]
  if (!(lower < 0 && upper > 0)) {
    throw badValue(
      phrase('lr_bounds_at_most_log10 is {lower} to {upper}; it must go from below 0 to above 0', {
        lower,
        upper,
      }),
    )
  }
  if (!data_sets) return
  const setOfTag = new Map<string, number>()
  for (const [set, { tags }] of data_sets.entries()) {
    for (const tag of tags) {
      if (setOfTag.has(tag)) throw badValue(phrase('data_sets names the tag {tag} twice', { tag }))
      setOfTag.set(tag, set)
    }
  }
  const setOfSource = new Map<number, number>()
  for (const { mark, tag, source } of marks) {
    const set = data_sets.length === 1 ? 0 : setOfTag.get(tag ?? '')
    if (set === undefined)
      throw badValue(
        phrase('mark {mark} has the tag {tag}, which no data set names', { mark, tag: String(tag) }),
      )
    if ((setOfSource.get(source) ?? set) !== set) {
      throw badValue(
        phrase('source {source} is in two data sets; data sets that share a source are one', {
          source: sources[source]!,
        }),
      )
    }
    setOfSource.set(source, set)
  }
}

/** Refuses diagnostics, bounds and trials of data sets that are not those of the pairs. */
function checkStated(reference: Reference): void {
  const { bounds_by, diagnostics, left_out_diagnostics: tried } = reference
  const found = withDiagnostics(reference, bounds_by?.lower ?? 'source')
  const checkFigures = (what: string, stated: Figures, is: Figures): void => {
    const name = Object.keys(is).find((one) => !isNear(stated[one], is[one]))
    if (name)
      throw badValue(
        phrase('{what}.{name} is {stated}, but the pairs give {is}', {
          what,
          name,
          stated: String(stated[name]),
          is: String(is[name]),
        }),
      )
  }
  checkFigures('diagnostics', diagnostics, found.diagnostics)
  if (bounds_by) checkFigures('bounds_by', bounds_by, found.bounds_by!)
  const given = found.left_out_diagnostics!
  if (tried && tried.length !== given.length) {
    throw badValue(
      phrase('left_out_diagnostics has {tried} data sets, but there are {given} to leave out', {
        tried: tried.length,
        given: given.length,
      }),
    )
  }
  for (const [i, one] of (tried ?? []).entries()) checkFigures(`left_out_diagnostics.${i}`, one, given[i]!)
}

type Figures = { readonly [name: string]: string | number | null }

const isNear = (a: Figures[string] | undefined, b: Figures[string] | undefined): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= TOLERANCE : a === b

function checkKind({ domain, score_kind }: Pick<Reference, 'domain' | 'score_kind'>, types: MarkTypes): void {
  const kinds = types.of(domain).scores.map(({ kind }) => kind)
  if (!kinds.includes(score_kind)) {
    throw badValue(
      phrase('score_kind of domain {domain} must be {kinds}, not {score_kind}', {
        domain,
        kinds: kinds.join(' or '),
        score_kind,
      }),
    )
  }
}

const ARRAYS = ['scores', 'labels', 'cluster_ids'] as const

const { id, name, domain, score_kind, scorer_config, cluster_scheme, datasets, measured_pitch } =
  referenceSchema.shape

/** The facts that the arrays of an `.npz` do not contain. */
const sidecarSchema = z.strictObject({
  id,
  name,
  domain,
  score_kind,
  scorer_config,
  cluster_scheme,
  datasets,
  measured_pitch,
  n_sources: z.number().int().positive(),
  generator: z.string(),
  created: z.string(),
})

/**
 * A reference from the arrays `scores`, `labels` (1 is same source) and `cluster_ids` of an `.npz`, one value for each
 * pair, and its provenance in a second file. A cluster is an unordered pair of sources, so all its pairs have one label.
 * A cluster of same-source pairs becomes one source, a cluster of different-source pairs becomes two. Each of these
 * sources has one mark, which stands for the unknown marks behind the scores.
 * errors  `bad-value`: arrays of unequal length, a label that is not 0 or 1, a cluster with both labels, too few pairs
 */
export function referenceFromNpz(
  bytes: Uint8Array,
  sidecar: string,
  types: MarkTypes,
  mostArrayBytes = MAX_ARRAY_BYTES,
): Reference {
  const about = parsed(sidecarSchema, 'the sidecar', sidecar)
  checkKind(about, types)
  const { scores, labels, cluster_ids } = readNpz(bytes, ARRAYS, mostArrayBytes)
  const n = scores.length
  const odd = ARRAYS.find((one) => ({ scores, labels, cluster_ids })[one].length !== n)
  if (odd) throw badValue(phrase('there are {n} scores, so {odd} must have as many values', { n, odd }))
  const sources: string[] = []
  const marks: Reference['marks'] = []
  const clusters = new Map<string, { label: unknown; a: number; b: number }>()
  const pairs = Array.from({ length: n }, (_, i): [number, number, number] => {
    const [score, label] = [scores[i], labels[i]]
    const cluster = clusterName(cluster_ids, i)
    if (typeof score !== 'number' || !Number.isFinite(score))
      throw badValue(phrase('score {i} is not a finite number', { i }))
    if (label !== 0 && label !== 1)
      throw badValue(phrase('label {i} is {label}, not 0 or 1', { i, label: String(label) }))
    let sides = clusters.get(cluster)
    if (!sides) {
      const names = label === 1 ? [cluster, cluster] : [`${cluster} (a)`, `${cluster} (b)`]
      const [a, b] = names.map((source, side) => {
        if (sources.at(-1) !== source) sources.push(source)
        return marks.push({ source: sources.length - 1, mark: `${cluster} ${'ab'[side]}`, scans: [] }) - 1
      })
      sides = { label, a: a!, b: b! }
      clusters.set(cluster, sides)
    }
    if (sides.label !== label) {
      throw badValue(
        phrase(
          'cluster {cluster} holds pairs of both labels; a cluster is an unordered pair of sources, so its pairs have one label',
          { cluster },
        ),
      )
    }
    return [sides.a, sides.b, score]
  })
  const shell: Reference = {
    ...about,
    scorer_config_hash: hashOfConfig(about.scorer_config),
    diagnostics: { n_km: 0, n_knm: 0, auc: 0, cllr: 0, cllr_min: 0 },
    diagnostics_protocol: IN_SAMPLE,
    sources,
    marks,
    pairs,
  }
  checkEnough(shell)
  return { ...shell, diagnostics: diagnosticsOf(shell) }
}

function clusterName(ids: Column, i: number): string {
  const value = ids[i]!
  if (typeof value === 'string' || Number.isSafeInteger(value)) return String(value)
  throw badValue(
    phrase('cluster_ids must be text or whole numbers, but value {i} is {found}', { i, found: value }),
  )
}

/** What is said of a reference that is brought from elsewhere. */
export interface AboutImport {
  /** Who vouches for its population; a document may have its own sentence. */
  readonly population?: string | undefined
  /** What is accepted that would be refused, and why. */
  readonly accept?: readonly Accepted[] | undefined
  /** Where scores usually lie. */
  readonly usual?: readonly UsualScores[] | undefined
}

/**
 * A reference that is brought from elsewhere, as it is kept: with who vouches for its population, what its evidence is, and what
 * of it is accepted. Its bounds are by source.
 * errors  `bad-value`: nobody vouches for it; those of `soundReference` and `checkPublicNames`
 */
export function checkedImport(
  reference: Reference,
  { population, accept = [], usual = [] }: AboutImport,
): Reference {
  checkPublicNames(reference)
  const sound = soundReference(vouchedFor(withEvidence(reference), population), accept)
  const elsewhere = sound.scores_elsewhere ?? scoresElsewhere(sound, usual)
  return elsewhere ? { ...sound, scores_elsewhere: elsewhere } : sound
}

function vouchedFor(reference: Reference, population: string | undefined): Reference {
  if (population === undefined) {
    if (typeof reference.population === 'string') return reference
    throw badValue(
      phrase('population is missing; say in a sentence {who}', {
        who: phrase('who vouches that cases belong to this population, and to which'),
      }),
    )
  }
  return withDiagnostics({ ...reference, population: vouchedSentence(population) }, 'source')
}

interface Importing {
  readonly graph: Graph
  readonly store: Pick<Store, 'artifacts'>
  readonly marks: MarkTypes
  readonly references: ReferenceLibrary
}

/** Stores a reference in the library. Storing it again changes nothing; a refused reference leaves nothing behind. */
export const importReference = (service: Importing, reference: Reference): Promise<ReferenceEntry> =>
  importEncoded(service, encodedImport(reference))

/** A reference as it is stored, with what is looked at where its scans are kept. */
export interface EncodedImport {
  readonly document: Encoded
  readonly record: ReferenceRecord
  readonly likely: readonly Likely[]
}

export const encodedImport = (reference: Reference): EncodedImport => ({
  document: referenceKind.encode(reference),
  record: recordOf(reference),
  likely: likelyCopies(reference.marks, reference.pairs),
})

/**
 * Stores a reference that is encoded already.
 * errors  also `near_copies`, where the scans of its marks are kept here and nobody accepts it
 */
export async function importEncoded(
  { graph, store, marks, references }: Importing,
  { document, record, likely }: EncodedImport,
): Promise<ReferenceEntry> {
  await references.check(record.id, handleOf(document))
  const surfaces = likely.flatMap((two) => two.flatMap((mark) => (mark.surfaces ?? []) as Handle[]))
  const kept = await store.artifacts(surfaces)
  const isKept = (two: Likely): boolean =>
    two.every((mark) => mark.surfaces!.every((handle) => kept.has(handle as Handle)))
  const here = likely.filter(isKept)
  const handle = await graph.within(async (session) => {
    const config = marks.configs.deployed(record.domain)
    acceptedFaults(
      await nearCopyFaults(session, marks.of(record.domain), config, here),
      record.accepted ?? [],
    )
    return session.bring(document)
  })
  return references.add({ handle, kind: referenceKind }, record)
}
