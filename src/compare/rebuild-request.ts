import { type Handle, scanHandle } from '../address/canonical.ts'
import type { Session } from '../graph/session.ts'
import { NOTHING_STATED, type Stated } from '../kinds/marks/test-fires.ts'
import type { RecipeRequest } from '../kinds/recipe.ts'
import { referenceKind } from '../kinds/reference.ts'
import type { AnyReport } from '../kinds/report.ts'
import type { Mark } from '../marks/mark-type.ts'
import { referenceRecord } from '../nodes/calibration/reference.ts'
import type { Service } from '../service/service.ts'
import type { ReferencesById } from './calibration.ts'
import { type Resolution, recordedResolution } from './checks/scope.ts'
import { compare } from './compare.ts'
import type { Compared } from './compared.ts'
import { scanRead } from './request/ingest.ts'
import { fileReading, markReading, recordedSides } from './request/reading.ts'
import type { LoadedComparison } from './request/request.ts'
import { sidesOf } from './request/sides.ts'

/**
 * The comparison of a recipe, ready to be done again.
 * in      `resolution` and `stated` are needed for a report alone: scope and what is said about marks take no part in a recipe
 *         `bring` makes the bytes of a scan readable, where they are not in the store of the session
 * errors  `unknown-domain`, `bad-value`: this service cannot do the comparison that the recipe asks for
 */
export async function rebuildRequest(
  { marks }: Pick<Service, 'marks'>,
  session: Session,
  asked: RecipeRequest,
  resolution: Resolution = 'reference',
  stated: Stated = NOTHING_STATED,
  bring: (sha256: string, scan: Handle) => Promise<void> = async () => {},
): Promise<LoadedComparison> {
  const type = marks.of(asked.domain)
  const config = marks.configs.parsed(asked.scorer_config, type.domain)
  const { inputs } = asked
  const reference = await session.named(asked.reference.handle, referenceKind)
  const record = await session.value(await session.evaluate(referenceRecord, {}, { reference }))
  const sides = recordedSides(inputs)
  const read: Mark[] = []
  for (const { mark } of sidesOf(sides)) {
    const scans = await session.map(mark.scans, async (sha256, i) => {
      const handle = scanHandle(sha256)
      await bring(sha256, handle)
      const reading = fileReading(mark.read, i)
      return { ...(await scanRead(session, handle, reading)), handle, sha256, filename: '', reading }
    })
    const places = mark.read.lands ?? scans.map((_, i) => i + 1)
    read.push({ scans, places, read: markReading(mark.read, scans) })
  }
  const [a, b] = read as [Mark, Mark]
  return {
    type,
    config,
    a,
    b,
    ...(sides.known && { known: read.slice(1), stated }),
    resolution,
    reference: { record, ref: reference, bundled: false },
    nPlaces: inputs.n_lands ?? Math.max(1, ...read.flatMap(({ places }) => places)),
  }
}

/** What a report says that its request said about the known marks. */
function recordedStated(report: AnyReport): Stated | undefined {
  if (!('known' in report) || !report.known) {
    return (report.provenance as { readonly stated?: Stated }).stated // of a refusal before any score
  }
  const { used: _, ...stated } = report.known.stated
  return stated
}

/** The comparison of a report, done again as it was asked for and under the versions that it names. */
export async function compareAgain(
  service: Pick<Service, 'marks'> & ReferencesById,
  session: Session,
  asked: RecipeRequest,
  report: AnyReport,
): Promise<Compared> {
  const request = await rebuildRequest(
    service,
    session,
    asked,
    recordedResolution(report),
    recordedStated(report),
  )
  const { api_version, engine_version } = report.provenance
  return compare(service, session, request, { apiVersion: api_version, engineVersion: engine_version })
}
