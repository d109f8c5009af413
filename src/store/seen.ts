import type { AnyColumn, SQL } from 'drizzle-orm'
import type { WorkSeen } from './records/work-row.ts'
import { eq, isNull } from './sqlite/drizzle.ts'

/** The conditions under which a row is still as it was seen, in the tables of both engines. What is absent was not looked at. */
export function unchangedSince(
  columns: { readonly [name in keyof WorkSeen]-?: AnyColumn },
  seen: WorkSeen,
): SQL[] {
  const names = ['state', 'runner', 'beat'] as const
  return names.flatMap((name) => {
    const value = seen[name]
    if (value === undefined) return []
    return [value === null ? isNull(columns[name]) : eq(columns[name], value)]
  })
}
