import type { Counts } from '../counts.ts'
import type { Database } from './database.ts'
import { sql } from './drizzle.ts'
import { taken } from './schema.ts'

const NOW = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint` // one clock for all servers
const FORGET_MS = 2 * 86_400_000 // a window is at most a day
const TIDY_MS = 3_600_000

/** Counts in a table with a row for each client: its lock makes servers take one after the other. */
export function postgresCounts({ ask }: Database): Counts {
  let tidied = 0

  /** Forgets clients who took nothing for long; now and then. */
  async function tidy(): Promise<void> {
    if (Date.now() - tidied < TIDY_MS) return
    tidied = Date.now()
    await ask((db) =>
      db.execute(sql`delete from ${taken} where times[cardinality(times)] < ${NOW} - ${FORGET_MS}`),
    )
  }
  return {
    async take(name, client, { limit, windowSeconds, count }) {
      const window = windowSeconds * 1000
      const statement = count
        ? sql`
          insert into ${taken} as had (name, client, times, taken) values (${name}, ${client}, array[${NOW}], true)
          on conflict (name, client) do update set (times, taken) = (
            select
              coalesce(array_agg(t order by t), '{}') ||
                case when count(*) < ${limit} then array[${NOW}] else '{}'::bigint[] end,
              count(*) < ${limit}
            from unnest(had.times) t where t > ${NOW} - ${window}
          )
          returning taken, (times[1] + ${window} - ${NOW})::float8 / 1000 as wait`
        : sql`
          select count(*) < ${limit} as taken, (min(t) + ${window} - ${NOW})::float8 / 1000 as wait
          from ${taken} had, unnest(had.times) t
          where had.name = ${name} and had.client = ${client} and t > ${NOW} - ${window}`
      const { rows } = await ask((db) => db.execute<{ taken: boolean; wait: number | null }>(statement))
      void tidy().catch(() => {}) // another process tries it too
      const { taken: free, wait } = rows[0]!
      return free ? 0 : Math.max(1, Math.ceil(wait ?? 0))
    },
  }
}
