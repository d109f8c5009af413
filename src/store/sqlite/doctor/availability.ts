import { existsSync } from 'node:fs'
import { hasKey, type StoredRun } from '../../records/stored-run.ts'
import { blobPath } from '../blobs/blob-files.ts'
import type { IsCurrent } from '../quota/recomputable.ts'
import type { Inspection } from './inspection.ts'

/** The columns of a run, under the names that the program uses. */
export const RUN =
  'run_key as runKey, node, version, params, inputs, output, engine_version as engineVersion, seconds, checksum'

const KNOWN = 20_000 // answers in memory

/**
 * Where the data of an artifact are: stored, to be made again from what is stored, only to be made by a release whose nodes are
 * not here, or nowhere.
 */
export type Available = 'there' | 'again' | 'other release' | 'lost'

export interface Availability {
  of(handle: string): Available
  /** How an artifact can be made again, whether its data are stored or not. */
  again(handle: string): Exclude<Available, 'there'>
  /** The same for all artifacts with these data: the worst answer. Undefined when there are none. */
  data(sha256: string): Exclude<Available, 'there'> | undefined
}

/** Looks at runs as the graph does when it makes lost data again: at the first run of an artifact whose node is current. */
export function availability({ db, folder }: Inspection, isCurrent: IsCurrent): Availability {
  const stored = db.prepare(`
    select 1 from artifacts join blobs on blobs.sha256 = artifacts.data_sha256
    where artifacts.handle = ? and not damaged and blobs.sha256 not in (select sha256 from temp.bad)`)
  const unnamed = db
    .prepare(
      'select data_sha256 from artifacts where handle = ? and data_sha256 not in (select sha256 from blobs)',
    )
    .pluck()
  const runsOf = db.prepare(`select ${RUN} from runs where output = ? order by rowid`)
  const named = db.prepare('select handle from artifacts where data_sha256 = ?').pluck()
  const known = new Map<string, Exclude<Available, 'there'>>()

  function found(handle: string): Exclude<Available, 'there'> {
    // those that name a result of another run are a finding of their own, and a repair begins with them
    const runs = (runsOf.all(handle) as StoredRun[]).filter(hasKey)
    if (runs.length === 0) return 'lost'
    const run = runs.find(({ node, version }) => isCurrent(node, version))
    return run ? worst(handlesIn(run.inputs).map(of)) : 'other release'
  }

  function again(handle: string): Exclude<Available, 'there'> {
    const before = known.get(handle)
    if (before !== undefined) return before
    if (known.size >= KNOWN) known.clear()
    known.set(handle, 'lost') // a run may give back one of its own inputs
    const answer = found(handle)
    known.set(handle, answer)
    return answer
  }

  const of = (handle: string): Available => (stored.get(handle) || hasFile(handle) ? 'there' : again(handle))

  /** Whether only the row of the data is lost. */
  function hasFile(handle: string): boolean {
    const sha256 = unnamed.get(handle) as string | undefined
    return sha256 !== undefined && existsSync(blobPath(folder, sha256))
  }

  return {
    of,
    again,
    data(sha256) {
      const handles = named.all(sha256) as string[]
      return handles.length === 0 ? undefined : worst(handles.map(again))
    },
  }
}

function worst(all: readonly Available[]): Exclude<Available, 'there'> {
  if (all.includes('lost')) return 'lost'
  return all.includes('other release') ? 'other release' : 'again'
}

/** The handles in the inputs of a run. Empty for a text that was changed and is no JSON any more. */
export function handlesIn(inputs: string): string[] {
  try {
    return Object.values(JSON.parse(inputs) as Record<string, string | string[]>).flat()
  } catch {
    return []
  }
}
