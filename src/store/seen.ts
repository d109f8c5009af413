import type { AnyColumn, SQL } from 'drizzle-orm'
import { eq, isNull } from './sqlite/drizzle.ts'

/** Work that one process at a time runs, as somebody saw it. What is absent was not looked at; null: there is none. */
interface Seen {
  readonly state?: string | undefined
  readonly runner?: string | null | undefined
  readonly beat?: number | null | undefined
}

/** The conditions under which a row is still as it was seen, in the tables of both engines. */
export function asSeen(columns: { readonly [name in keyof Seen]-?: AnyColumn }, seen: Seen): SQL[] {
  const names = ['state', 'runner', 'beat'] as const
  return names.flatMap((name) => {
    const value = seen[name]
    if (value === undefined) return []
    return [value === null ? isNull(columns[name]) : eq(columns[name], value)]
  })
}
