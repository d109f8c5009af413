import { api, got } from '../../api/client.ts'
import {
  addKnown,
  type Comparison,
  change,
  clear,
  comparison,
  marksOf,
  type SurfaceRecord,
} from './comparison.ts'
import { addRecords } from './scans/read-scans.ts'

/** The scans of a mark, as handles of surfaces. */
export type MarkHandles = readonly string[]

/**
 * Opens the comparison of marks that the service has already, the first of them mark A or the questioned one. Where they are
 * the marks of the comparison that is open, its edges, places and regions stay.
 */
export async function openComparison(
  marks: readonly MarkHandles[],
  fields: Partial<Comparison> = {},
): Promise<void> {
  if (handlesOf(marks) === handlesOf(openMarks())) return change(fields)
  const records = await Promise.all(marks.map((handles) => Promise.all(handles.map(recordOf))))
  clear()
  change(fields)
  for (const [i, scans] of records.entries()) addRecords(i === 0 ? 'a' : i === 1 ? 'b' : addKnown(), scans)
}

const handlesOf = (marks: readonly MarkHandles[]): string => marks.map((handles) => handles.join()).join(';')

const openMarks = (): string[][] =>
  marksOf(comparison()).map(({ places }) => places.flatMap(({ scan }) => scan?.record?.handle ?? []))

async function recordOf(handle: string): Promise<SurfaceRecord> {
  const params = { path: { handle } }
  return (await got(() => api().GET('/v1/artifacts/{handle}', { params }))) as SurfaceRecord
}
