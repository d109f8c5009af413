import type { Handle } from '../../address/canonical.ts'
import { MarkgraphError } from '../../errors.ts'
import type { Session } from '../../graph/session.ts'
import { type Warning, warning } from '../../kinds/report.ts'
import type { Mark } from '../../marks/mark-type.ts'
import { fitCalibration } from '../../nodes/calibration/calibration.ts'
import { referenceMembers } from '../../nodes/calibration/reference.ts'
import type { ReferenceEntry } from '../../references/library.ts'
import type { Side } from '../request/sides.ts'

const MIN_KM = 3
const MIN_SOURCES = 2

/** Sources of a reference that its calibration leaves out for a comparison, and what a reader is told. */
export interface LeftOutSources {
  readonly sources: readonly string[]
  readonly warnings: readonly Warning[]
}

/** Fits a reference without some of its sources. Error: `bad-value` where the others support no likelihood ratio. */
export type Fit = (
  session: Session,
  reference: ReferenceEntry['ref'],
  leftOut: readonly string[],
) => Promise<unknown>

const pairsFit: Fit = (session, reference, leftOut) =>
  session.evaluate(fitCalibration, { left_out: [...leftOut] }, { reference })

/** What is asked of a mark. */
interface Scans {
  readonly scans: readonly Pick<Mark['scans'][number], 'surface' | 'sha256'>[]
}

interface Found {
  readonly where: string
  readonly mark: string
  readonly source: string
}

/**
 * The sources whose pairs must not calibrate a comparison, because a scan of it is a scan of theirs: the fit would know the
 * answer. A scan is known by its decoded heights, or by its file. Where too few pairs are left, the full fit is used, and
 * the warning says so. An unknown copy of a scan cannot be found.
 */
export async function leftOutFor(
  session: Session,
  entry: ReferenceEntry,
  sides: readonly Side<Scans>[],
  fit: Fit = pairsFit,
): Promise<LeftOutSources> {
  const { id } = entry.record
  const members = await session.value(await session.evaluate(referenceMembers, {}, { reference: entry.ref }))
  const bySurface = new Map(members.marks.flatMap((one) => one.surfaces.map((handle) => [handle, one])))
  const byScan = new Map(members.marks.flatMap((one) => one.scans.map((hash) => [hash, one])))
  const found = (side: string, { scans }: Scans): Found[] =>
    scans.flatMap(({ surface, sha256 }, i) => {
      const member = bySurface.get(surface.handle as Handle) ?? byScan.get(sha256)
      if (!member) return []
      const where = scans.length === 1 ? side : `${side}.${i + 1}`
      return [{ where, mark: member.mark, source: member.source }]
    })
  const all = sides.flatMap(({ name, mark }) => found(name, mark))
  if (all.length === 0) return { sources: [], warnings: [] }
  const sources = [...new Set(all.map(({ source }) => source))].sort()
  const enough = await supportsWithout(session, entry, sources, members.km, fit)
  const warnings = all.map(({ where, mark, source }) =>
    warning(where, 'in_reference', { mark, source, reference: id, sources, left_out: enough }),
  )
  return { sources: enough ? sources : [], warnings }
}

/** Whether enough pairs are left without these sources, and support a likelihood ratio. */
async function supportsWithout(
  session: Session,
  { ref }: ReferenceEntry,
  sources: readonly string[],
  km: readonly { readonly source: string; readonly pairs: number }[],
  fit: Fit,
): Promise<boolean> {
  const left = km.filter(({ source }) => !sources.includes(source))
  const pairs = left.reduce((sum, one) => sum + one.pairs, 0)
  if (pairs < MIN_KM || left.length < MIN_SOURCES) return false
  try {
    await fit(session, ref, sources)
    return true
  } catch (error) {
    if (error instanceof MarkgraphError && error.code === 'bad-value') return false
    throw error
  }
}
