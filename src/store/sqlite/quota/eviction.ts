import type { Removed } from '../../store.ts'
import type { Blobs } from '../blobs/blobs.ts'
import { and, eq, sql } from '../drizzle.ts'
import type { Db } from '../open.ts'
import { artifacts, blobs, reports } from '../schema.ts'
import { writing } from '../write-failure.ts'
import { type IsCurrent, recomputable } from './recomputable.ts'
import type { Uses } from './uses.ts'

const GROUP = 100 // blobs looked at, and dropped in one transaction

interface Evicting {
  readonly db: Db
  readonly blobs: Blobs
  readonly uses: Uses
  readonly isCurrent: IsCurrent
}

/**
 * Drops blobs that can be computed again, least recently used first, until nothing is `tooMuch`. Those that cannot be computed
 * again are kept for good from now on, with all that others are computed from.
 */
export async function evicted(
  { db, blobs: table, uses, isCurrent }: Evicting,
  tooMuch: () => number,
): Promise<Removed> {
  const after = db
    .select({ sha256: blobs.sha256, size: blobs.size, used: blobs.used })
    .from(blobs)
    .where(
      and(
        eq(blobs.kept, false),
        eq(blobs.damaged, false),
        sql`(${blobs.used}, ${blobs.sha256}) > (${sql.placeholder('used')}, ${sql.placeholder('sha256')})`,
      ),
    )
    .orderBy(blobs.used, blobs.sha256)
    .limit(GROUP)
    .prepare()
  /** A report may have been evicted before somebody was given it, and be made again since. */
  const reported = db
    .select({ handle: reports.handle })
    .from(reports)
    .innerJoin(artifacts, eq(artifacts.handle, reports.handle))
    .where(eq(artifacts.dataSha256, sql.placeholder('sha256')))
    .limit(1)
    .prepare()
  await writing(() => db.transaction(() => uses.save(Number.POSITIVE_INFINITY)))
  const can = recomputable(db, isCurrent)
  const removed = { count: 0, bytes: 0 }
  let last = { used: -1, sha256: '' }
  while (tooMuch() > 0) {
    const rows = after.all(last)
    if (rows.length === 0) break
    last = rows.at(-1)!
    let over = tooMuch()
    const drop: typeof rows = []
    for (const row of rows) {
      if (over <= 0) break
      if (uses.isInUse(row.sha256)) continue
      if (!reported.get(row) && (await can.data(row.sha256))) {
        drop.push(row)
        over -= row.size
      } else can.relied.add(row.sha256)
    }
    await can.keepRelied()
    const one = await table.drop(drop.filter(({ sha256 }) => !can.relied.has(sha256)))
    can.relied.clear()
    removed.count += one.count
    removed.bytes += one.bytes
  }
  return removed
}
