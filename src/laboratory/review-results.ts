import { type Handle, type Json, scanHandle } from '../address/canonical.ts'
import { scanRead } from '../compare/request/ingest.ts'
import { type RecordedMark, recordedSides } from '../compare/request/reading.ts'
import { MarkgraphError } from '../errors.ts'
import type { Session } from '../graph/session.ts'
import type {
  ComparedMark,
  ComparedSettings,
  ReviewDifferences,
  ReviewResult,
  ReviewScans,
} from '../kinds/laboratory/review.ts'
import type { OfMarks, RecipeInputs } from '../kinds/recipe.ts'
import { type AnyReport, reportKind } from '../kinds/report.ts'
import { inMicrometres } from '../marks/land-texts.ts'
import { AS_IN_FILE } from '../marks/mark-type.ts'
import { reportFacts } from '../store/records/reports.ts'
import { sameJson } from '../verify/difference.ts'

/** What reviews compare: scans by their whole surfaces, settings, results. */

/**
 * The handle of all heights of a scan in the unit of its file. It is the same for files that differ in a drawn region alone.
 * errors  `scan-not-kept`: it was never read so, and its file is gone
 */
export async function wholeSurface(session: Session, sha256: string): Promise<Handle> {
  const { surface } = await scanRead(session, scanHandle(sha256), AS_IN_FILE)
  return surface.handle
}

/** One text for the scans of a mark, whatever their order. */
const unordered = (scans: readonly Handle[]): string => [...scans].sort().join()

/** The marks beside mark A. */
export const otherMarks = <M>({ mark_b, known }: { mark_b?: M; known?: readonly M[] }): readonly M[] =>
  known ?? (mark_b === undefined ? [] : [mark_b])

export const sameScans = (a: readonly Handle[], b: readonly Handle[]): boolean =>
  unordered(a) === unordered(b)

/** Whether a comparison of the one scans a pair of marks that the other has too. */
export function shareAPair(one: ReviewScans, other: ReviewScans): boolean {
  const pairs = ({ mark_a, ...rest }: ReviewScans): string[] =>
    otherMarks(rest).map((mark) => [unordered(mark_a), unordered(mark)].sort().join('\n'))
  const known = new Set(pairs(one))
  return pairs(other).some((pair) => known.has(pair))
}

/** The scans behind a comparison. Order of the scans and of the known marks tell nothing of that comparison. */
export async function scansCompared(
  session: Session,
  { mark_a, mark_b, known }: OfMarks,
): Promise<ReviewScans> {
  const whole = async (hashes: readonly string[]) =>
    (await Promise.all(hashes.map((one) => wholeSurface(session, one)))).sort()
  const others = await Promise.all((known ?? [mark_b]).map(whole))
  return {
    mark_a: await whole(mark_a),
    ...(known
      ? { known: others.sort((a, b) => (unordered(a) < unordered(b) ? -1 : 1)) }
      : { mark_b: others[0]! }),
  }
}

async function markAsCompared(session: Session, { scans, read }: RecordedMark): Promise<ComparedMark> {
  const { lands = null, mask = null, units = null, edges, replica = false, mirrored = false } = read
  return {
    scans: await Promise.all(scans.map((one) => wholeSurface(session, one))),
    files: scans,
    lands,
    mask,
    units,
    edges:
      edges?.map((one): [number, number] | null => one && [inMicrometres(one[0]), inMicrometres(one[1])]) ??
      null,
    replica,
    mirrored,
  }
}

/** How the marks of a report were read, with known marks in the order in which a review lists them. */
async function settingsAsCompared(session: Session, report: AnyReport): Promise<ComparedSettings> {
  const inputs = { ...report.provenance, ...report.provenance.input_hashes } as unknown as RecipeInputs
  const { a, b, known } = recordedSides(inputs)
  const others = await Promise.all((known ?? [b]).map((mark) => markAsCompared(session, mark)))
  return {
    mark_a: await markAsCompared(session, a),
    ...(known
      ? { known: others.sort((one, other) => (unordered(one.scans) < unordered(other.scans) ? -1 : 1)) }
      : { mark_b: others[0]! }),
    n_lands: inputs.n_lands ?? null,
    engine_version: report.provenance.engine_version,
  }
}

/** A report as a review shows it. */
export async function reviewResult(
  session: Session,
  handle: Handle,
  principal: string,
): Promise<ReviewResult> {
  const report = await session.value({ handle, kind: reportKind })
  const { outcome, log10Lr } = reportFacts(report)
  return {
    principal,
    report: handle,
    outcome,
    score: 'score' in report ? report.score : null,
    log10_lr: log10Lr,
    verbal: 'verbal' in report ? report.verbal : null,
    reasons: 'reasons' in report ? report.reasons : [],
    settings: await settingsAsCompared(session, report),
  }
}

type Named = readonly [field: string, value: Json]

/** The settings by their names, such as `mark_a.edges`. */
function fieldsOf({ mark_a, mark_b, known, ...others }: ComparedSettings): Named[] {
  const marks = [
    ['mark_a', mark_a] as const,
    ...(mark_b ? [['mark_b', mark_b] as const] : []),
    ...(known ?? []).map((mark, i) => [`known_${i + 1}`, mark] as const),
  ]
  return [
    ...marks.flatMap(([name, mark]) =>
      Object.entries(mark).map(([field, value]): Named => [`${name}.${field}`, value as Json]),
    ),
    ...Object.entries(others),
  ]
}

const less = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : b - a)

/** What two results differ in, and by how much. */
export function compareResults(first: ReviewResult, second: ReviewResult): ReviewDifferences {
  const other = new Map(fieldsOf(second.settings))
  return {
    settings: fieldsOf(first.settings).flatMap(([field, value]) => {
      const is = other.get(field) ?? null
      return sameJson(value, is) ? [] : [{ field, first: value, second: is }]
    }) as ReviewDifferences['settings'],
    score: less(first.score, second.score),
    log10_lr: less(first.log10_lr, second.log10_lr),
    verbal: first.verbal !== second.verbal,
    outcome: first.outcome !== second.outcome,
  }
}

/** The same scans, or undefined where the files of some are gone and they were never read whole. */
export async function scansComparedIfKept(
  session: Session,
  hashes: OfMarks,
): Promise<ReviewScans | undefined> {
  try {
    return await scansCompared(session, hashes)
  } catch (error) {
    if (error instanceof MarkgraphError && error.code === 'scan-not-kept') return undefined
    throw error
  }
}
