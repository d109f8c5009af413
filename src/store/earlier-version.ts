import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MarkgraphError } from '../errors.ts'

interface Journal {
  readonly entries: readonly { readonly when: number }[]
}

/** When each migration of a folder was made, in their order. */
export const migrationTimes = (folder: string): number[] =>
  (JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal).entries.map(
    ({ when }) => when,
  )

/**
 * Refuses a store whose first migration is not ours: versions before 1.0.0 began with other tables.
 * in      `what`: the store, for the message; `first`: when its first migration was made; undefined when it has none
 * errors  `bad-setting`
 */
export function refuseEarlier(what: string, first: number | undefined, migrations: string): void {
  if (first === undefined || first === migrationTimes(migrations)[0]) return
  throw new MarkgraphError(
    'bad-setting',
    `${what} was made by a version before 1.0.0 and is left as it is: release 0.2.0 reads it, so export its references (markgraph reference export) and reports (markgraph bundle) there, and start this version on a new one`,
  )
}
