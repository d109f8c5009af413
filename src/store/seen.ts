import type { AnyColumn, SQL } from 'drizzle-orm'
import { eq, isNull } from './sqlite/drizzle.ts'
import type { WorkSeen } from './work-row.ts'

/** The conditions under which a row is still as it was seen, in the tables of both engines. What is absent was not looked at. */
export function asSeen(columns: { readonly [name in keyof WorkSeen]-?: AnyColumn }, seen: WorkSeen): SQL[] {
  const names = ['state', 'runner', 'beat'] as const
  return names.flatMap((name) => {
    const value = seen[name]
    if (value === undefined) return []
    return [value === null ? isNull(columns[name]) : eq(columns[name], value)]
  })
}
