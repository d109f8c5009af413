import { hasKey, hasOutput, type StoredRun } from '../../records/stored-run.ts'
import { type Availability, handlesIn, RUN } from './availability.ts'
import { fateOf } from './data.ts'
import type { Finding } from './finding.ts'
import type { Inspection } from './inspection.ts'

/** Which nodes there are: here, and in any release. */
export interface KnownNodes {
  isCurrent(node: string, version: number): boolean
  isReleased(node: string, version: number): boolean
}

/** Every recorded computation: its key, its node, and whether all artifacts that it names have rows. */
export function* runFindings(
  { db, pages }: Inspection,
  available: Availability,
  nodes: KnownNodes,
): Generator<Finding> {
  const scanOf = db.prepare(`
    select value from json_each(?) where value in (select handle from scans)
    and value not in (select handle from artifacts join blobs on blobs.sha256 = data_sha256)`)
  const read = db.prepare('insert or ignore into temp.read_scans values (?)')
  for (const page of pages<StoredRun>('runs', RUN)) {
    const named = new Set<string>()
    for (const run of page) {
      if (!hasKey(run)) yield { kind: 'changed run', name: run.runKey, fate: 'nothing' }
      const code = `${run.node}@${run.version}`
      if (!nodes.isReleased(run.node, run.version)) yield { kind: 'unknown node', name: code, fate: 'note' }
      else if (!nodes.isCurrent(run.node, run.version))
        yield { kind: 'other release', name: code, fate: 'note' }
      const inputs = handlesIn(run.inputs)
      for (const handle of inputs) named.add(handle)
      if (!hasOutput(run)) {
        const can =
          nodes.isCurrent(run.node, run.version) && inputs.every((one) => isAvailable(available, one))
        yield { kind: 'changed output', name: run.runKey, fate: can ? 'make again' : 'nothing' }
        continue // what it names has nothing to do with it
      }
      named.add(run.output)
      const scans = scanOf.pluck().all(JSON.stringify(inputs)) as string[]
      if (scans.length > 0 && available.of(run.output) === 'there') for (const scan of scans) read.run(scan)
    }
    yield* missing({ db }, available, [...named])
  }
}

const isAvailable = (available: Availability, handle: string): boolean =>
  ['there', 'again'].includes(available.of(handle))

/** Those of the handles that have no row, each reported once. */
export function* missing(
  { db }: Pick<Inspection, 'db'>,
  available: Availability,
  handles: readonly string[],
): Generator<Finding> {
  const without = db
    .prepare(`
      insert or ignore into temp.seen select value from json_each(?)
      where value is not null and value not in (select handle from artifacts) returning handle`)
    .pluck()
  for (const name of without.all(JSON.stringify(handles)) as string[])
    yield { kind: 'missing artifact', name, fate: fateOf(available.again(name)) }
}
