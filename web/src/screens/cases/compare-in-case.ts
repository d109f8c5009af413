import { artifactRecord } from '../../api/artifacts.ts'
import { say } from '../../languages/say.ts'
import { go } from '../../router.ts'
import { addKnown, change, clear, type SurfaceRecord } from '../compare/comparison.ts'
import { addRecords, chooseDomain } from '../compare/scans/read-scans.ts'
import { type Case, type Item, type KnownSource, scansOf } from './case.ts'

/** Opens the comparison of a questioned mark with all known marks of a source, with their scans in place. */
export async function compareInCase(
  { id, number }: Pick<Case, 'id' | 'number'>,
  questioned: Item,
  source: KnownSource,
): Promise<void> {
  const items = [questioned, ...source.items]
  const marks = await Promise.all(items.map(placesOf))
  clear()
  change({ inCase: { id, number, questioned: questioned.exhibit, source: source.name } })
  if (questioned.domain) chooseDomain(questioned.domain) // before the scans: those of the service are compared at once
  for (const [i, records] of marks.entries()) {
    const { exhibit } = items[i]!
    const name = (record: SurfaceRecord): string =>
      records.length === 1
        ? exhibit
        : say('{mark}, scan {n}', { mark: exhibit, n: records.indexOf(record) + 1 })
    addRecords(i === 0 ? 'a' : i === 1 ? 'b' : addKnown(), records, name)
  }
  go('/')
}

/** The surfaces of a mark in their places; a land that was not scanned leaves a gap. */
async function placesOf(item: Item): Promise<(SurfaceRecord | undefined)[]> {
  const records = await Promise.all(scansOf(item).map(recordOf))
  const { lands } = item
  if (!lands) return records
  return Array.from({ length: Math.max(...lands) }, (_, i) => records[lands.indexOf(i + 1)])
}

async function recordOf(handle: string): Promise<SurfaceRecord> {
  return (await artifactRecord(handle)) as SurfaceRecord
}
