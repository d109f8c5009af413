import type { InputHandles } from '../../../address/run.ts'
import { runKey } from '../../../address/run.ts'
import { type Availability, handlesIn } from './availability.ts'
import { fateOf } from './data.ts'
import type { Finding } from './finding.ts'
import type { Inspection } from './inspection.ts'

/** Which nodes there are: here, and in any release. */
export interface KnownNodes {
  isCurrent(node: string, version: number): boolean
  isReleased(node: string, version: number): boolean
}

interface RunRow {
  readonly run_key: string
  readonly node: string
  readonly version: number
  readonly params: string
  readonly inputs: string
  readonly output: string
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
  for (const page of pages<RunRow>('runs', 'run_key, node, version, params, inputs, output')) {
    const named = new Set<string>()
    for (const run of page) {
      if (!isRun(run)) yield { kind: 'changed run', name: run.run_key, fate: 'nothing' }
      const code = `${run.node}@${run.version}`
      if (!nodes.isReleased(run.node, run.version)) yield { kind: 'unknown node', name: code, fate: 'note' }
      else if (!nodes.isCurrent(run.node, run.version))
        yield { kind: 'other release', name: code, fate: 'note' }
      const inputs = handlesIn(run.inputs)
      for (const handle of [run.output, ...inputs]) named.add(handle)
      const scans = scanOf.pluck().all(JSON.stringify(inputs)) as string[]
      if (scans.length > 0 && available.of(run.output) === 'there') for (const scan of scans) read.run(scan)
    }
    yield* missing({ db }, available, [...named])
  }
}

function isRun({ run_key, node, version, params, inputs }: RunRow): boolean {
  try {
    return runKey({ name: node, version }, JSON.parse(params), JSON.parse(inputs) as InputHandles) === run_key
  } catch {
    return false
  }
}

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
