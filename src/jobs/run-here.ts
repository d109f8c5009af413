import { setTimeout as sleep } from 'node:timers/promises'
import { MarkgraphError, phrase } from '../errors.ts'
import { isAtWork, type WorkRow } from '../store/records/work-row.ts'
import { BEAT_MS, claim, finish, type WorkKind } from './work.ts'

/**
 * Does the rest of some work here and now. While the last runner may still be alive, it waits for the next beat. Work that is
 * done is left unchanged.
 * in      `rowOf`: its row as it is now; `name`: what messages call it
 * out     the row after the run; another process may have taken or cancelled it
 * errors  `bad-value` when another process is doing it; unexpected ones, after the row says that it failed
 */
export async function runHere<Row extends WorkRow>(
  work: WorkKind<Row>,
  runner: string,
  name: string,
  rowOf: () => Promise<Row>,
): Promise<Row> {
  const first = await rowOf()
  for (let seen = first; ; seen = await rowOf()) {
    if (seen.state === 'done') return seen
    const mine = isAtWork(seen) ? undefined : await claim(work, runner, seen)
    if (mine) {
      const stop = new AbortController()
      await finish(work, mine, work.begin(mine, stop.signal), stop)
      return rowOf()
    }
    if (seen.runner !== first.runner || seen.beat !== first.beat) {
      throw new MarkgraphError('bad-value', phrase('{name} is being run by another process', { name }))
    }
    await sleep(BEAT_MS / 2)
  }
}
