import { MarkgraphError } from '../errors.ts'
import type { MarkType, Watch } from '../marks/mark-type.ts'
import { heldOutFolds } from '../numerics/statistics/held-out.ts'
import { datasetsOf } from '../references/datasets.ts'
import { type ManifestRow, marksOf } from '../references/pairing.ts'
import { publicTagOf } from '../references/public-scans.ts'
import { markHash } from '../references/studies/mark-hash.ts'
import { scansInFolder, uploadOfScan } from '../references/studies/study-scans.ts'
import type { Service } from '../service/service.ts'
import type { Definition } from './definitions.ts'
import { derivedPairs, splitHash } from './pairs.ts'
import type { Split } from './split.ts'

const FOLDS = 10
const SEED = 20261121 // of the draws; any fixed number
const MAX_DRAWS = 10_000

const PROTOCOL =
  'One LR a pair, calibrated without labels from either of its two sources. 10 repeated draws hold out 40 % of the sources; a fold tests the pairs whose sources are both held out. Cllr, Cllr_min, AUC and calibration loss are computed per fold; the leaderboard ranks by the mean Cllr.'

/** A mark of a study with the name of its source. */
export interface LabelledMark {
  readonly mark: string
  readonly source: string
  readonly group?: string
  /** Data set, where a split has several. */
  readonly set?: string
  readonly scans: readonly string[]
}

/**
 * The marks of a manifest with their sources, for the kind of score of the definition's reference. Parts of marks (single
 * lands) have to be scored first: only the scores show which part of its source each one is.
 */
export async function labelledMarks(
  service: Service,
  { domain, reference }: Definition,
  rows: readonly ManifestRow[],
  folder: string,
  watch: Watch,
): Promise<LabelledMark[]> {
  const type = service.marks.of(domain)
  const at = type.scores.findIndex((score) => score.reference === reference)
  if (at > 0) return partsOf(service, type, type.scores[at]!.kind, rows, folder, watch)
  const bar = watch.stage('scans hashed', rows.length)
  const labelled: LabelledMark[] = []
  for (const { mark, source, rows: own } of marksOf(rows)) {
    const hashes: string[] = []
    for (const { scan } of own) {
      hashes.push((await uploadOfScan(folder, scan)).sha256)
      bar.step()
    }
    labelled.push({ mark, source, scans: hashes })
  }
  bar.done()
  return labelled
}

/** The marks of every manifest; with several manifests each mark has its set: the studies that its manifest names. */
export async function labelledSets(
  service: Service,
  definition: Definition,
  manifests: readonly (readonly ManifestRow[])[],
  folder: string,
  watch: Watch,
): Promise<LabelledMark[]> {
  const labelled: LabelledMark[] = []
  for (const rows of manifests) {
    const own = await labelledMarks(service, definition, rows, folder, watch)
    const set = [...new Set(rows.map(({ study }) => study))].join(', ')
    labelled.push(...(manifests.length > 1 ? own.map((mark) => ({ ...mark, set })) : own))
  }
  return labelled
}

/** The parts of marks that a study of whole marks scores as well, each with the mark that it is part of. */
async function partsOf(
  service: Service,
  type: MarkType,
  scoreKind: string,
  rows: readonly ManifestRow[],
  folder: string,
  watch: Watch,
): Promise<LabelledMark[]> {
  const marks = marksOf(await scansInFolder(service, type.domain, rows, folder, watch))
  const config = service.marks.configs.deployed(type.domain)
  const tables = await service.graph.within(async (session) => {
    session.save()
    return type.study.tables({ session, config, marks, watch })
  })
  const { head: parts } = tables.find(({ head }) => head.score_kind === scoreKind)!
  const groups = new Map(marks.flatMap(({ mark, rows: own }) => own.map(({ sha256 }) => [sha256, mark])))
  return parts.marks.map((part) => ({ ...part, group: groups.get(part.scans[0]!)! }))
}

/**
 * The split of labelled marks. Marks with equal data but different labels are all left out: nobody knows which label is
 * right, and their pairs would share an id. Folds without both classes among their tested pairs are drawn again.
 * errors  `bad-value`: no draw gives every fold both classes
 */
export function freeze(
  definition: Definition,
  labelled: readonly LabelledMark[],
  studies: readonly string[],
  created: string,
): Split {
  const { name, title, modality, labels, weaknesses } = definition
  const byHash = Map.groupBy(labelled, ({ scans }) => markHash(scans))
  const twinsOf = (mark: LabelledMark): LabelledMark[] =>
    byHash.get(markHash(mark.scans))!.filter((other) => other !== mark)
  const kept = labelled.filter((mark) => twinsOf(mark).length === 0)
  const sources = [...new Set(kept.map(({ source }) => source))].sort()
  const marks = kept.map(({ source, ...mark }) => ({
    source: sources.indexOf(source),
    ...mark,
    scans: [...mark.scans],
  }))
  const folds = drawnFolds(marks, sources.length)
  const pairs = derivedPairs({ marks, folds })
  return {
    name,
    title,
    modality,
    protocol_version: 1,
    protocol: PROTOCOL,
    created_at: created,
    split_hash: splitHash(name, 1, pairs),
    n_pairs: pairs.ids.length,
    n_km: pairs.labels.reduce((sum, label) => sum + label, 0),
    n_sources: sources.length,
    n_folds: FOLDS,
    provenance: {
      datasets: datasetsOf(studies, labelled.map(publicScans)).map((dataset) => ({ ...dataset })),
      labels,
      weaknesses: [...weaknesses],
      left_out: labelled
        .filter((mark) => twinsOf(mark).length > 0)
        .map((mark) => ({
          mark: mark.mark,
          source: mark.source,
          reason: `the same data as ${twinsOf(mark)
            .map((twin) => `${twin.mark} of ${twin.source}`)
            .join(', ')}: which label is right is not known`,
        })),
      generator: `markgraph benchmark freeze ${name} --created ${created}`,
      seed: SEED,
    },
    sources,
    folds,
    marks,
  }
}

/** The scans of a mark, under the public data set that they are of. */
const publicScans = ({ scans }: LabelledMark) => ({ tag: publicTagOf(scans[0]!), scans })

function drawnFolds(marks: Split['marks'], nSources: number): number[][] {
  const { labels, a, b } = derivedPairs({ marks, folds: [] })
  const folds = heldOutFolds(nSources, FOLDS, SEED, MAX_DRAWS, (sources) => {
    const heldOut = new Set(sources)
    const isTested = (_: number, i: number): boolean =>
      heldOut.has(marks[a[i]!]!.source) && heldOut.has(marks[b[i]!]!.source)
    return new Set(labels.filter(isTested)).size === 2
  })
  if (folds) return folds
  throw new MarkgraphError('bad-value', `${nSources} sources cannot be split so that folds have both classes`)
}
