import { setImmediate as nextTurn } from 'node:timers/promises'
import { intactRuns } from '../../records/stored-run.ts'
import { eq, sql } from '../drizzle.ts'
import type { Db } from '../open.ts'
import { artifacts, blobs, runs } from '../schema.ts'
import { writing } from '../write-failure.ts'

const BREATH = 200 // handles looked at before other work gets a turn

/** Whether a run of this node can be repeated. */
export type IsCurrent = (node: string, version: number) => boolean

/** What could be computed again if it were lost. */
interface Recomputable {
  /** Whether every artifact with these data could be made again from what stays. */
  data(sha256: string): Promise<boolean>
  artifact(handle: string): Promise<boolean>
  /** Data, not to be computed again, on which something relies that was found to be recomputable. They must be kept. */
  readonly relied: Set<string>
  /** Keeps these for good. */
  keepRelied(): Promise<void>
}

/**
 * Looks at runs as the graph does when it makes lost data again: at the first run of an artifact whose node is current. Asked for
 * one thing at a time.
 */
export function recomputable(db: Db, isCurrent: IsCurrent): Recomputable {
  const named = db
    .select({ handle: artifacts.handle })
    .from(artifacts)
    .where(eq(artifacts.dataSha256, sql.placeholder('sha256')))
    .prepare()
  const runsOf = db
    .select()
    .from(runs)
    .where(eq(runs.output, sql.placeholder('handle')))
    .orderBy(sql`rowid`)
    .prepare()
  const stored = db
    .select({ sha256: blobs.sha256, kept: blobs.kept })
    .from(artifacts)
    .innerJoin(blobs, eq(blobs.sha256, artifacts.dataSha256))
    .where(sql`${artifacts.handle} = ${sql.placeholder('handle')} and not ${blobs.damaged}`)
    .prepare()
  const keep = db
    .update(blobs)
    .set({ kept: true })
    .where(eq(blobs.sha256, sql.placeholder('sha256')))
    .prepare()
  const known = new Map<string, boolean>()
  const relied = new Set<string>()
  let looked = 0

  async function found(handle: string): Promise<boolean> {
    looked += 1
    if (looked % BREATH === 0) await nextTurn()
    const run = intactRuns(runsOf.all({ handle })).find(({ node, version }) => isCurrent(node, version))
    if (!run) return false
    for (const input of Object.values(run.inputs).flat()) {
      if (!(await artifact(input)) && !relyOn(input)) return false
    }
    return true
  }

  async function artifact(handle: string): Promise<boolean> {
    const before = known.get(handle)
    if (before !== undefined) return before
    known.set(handle, false) // a changed row may name a result among its own inputs, at any distance
    const answer = await found(handle)
    known.set(handle, answer)
    return answer
  }

  /** Whether the data of an artifact are there. */
  function relyOn(handle: string): boolean {
    const blob = stored.get({ handle })
    if (blob && !blob.kept) relied.add(blob.sha256)
    return blob !== undefined
  }

  return {
    artifact,
    relied,
    async keepRelied() {
      if (relied.size === 0) return
      await writing(() => db.transaction(() => relied.forEach((sha256) => void keep.run({ sha256 }))))
    },
    async data(sha256) {
      const handles = named.all({ sha256 })
      for (const { handle } of handles) if (!(await artifact(handle))) return false
      return handles.length > 0
    },
  }
}
