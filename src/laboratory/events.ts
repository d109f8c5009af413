import { MarkgraphError, phrase, quote } from '../errors.ts'
import type { Service } from '../service/service.ts'
import { type Chain, NO_ROWS, withRow } from '../store/records/events.ts'

const PAGE = 1000

/** A time or date as the record writes it. Error: `bad-value`. */
export function timeOf(text: string): string {
  const time = new Date(text)
  if (!Number.isNaN(time.getTime())) return time.toISOString()
  const given = quote(text)
  throw new MarkgraphError(
    'bad-value',
    phrase('since is {given}, which is neither a date nor a time; write it as 2026-05-31T09:00Z', { given }),
  )
}

/** Checks the whole record of acts, row by row. */
export async function chainOf({ store: { events } }: Pick<Service, 'store'>): Promise<Chain> {
  let chain = NO_ROWS
  for (let after = 0; ; ) {
    const rows = await events.rows(after, PAGE)
    chain = rows.reduce(withRow, chain)
    if (rows.length < PAGE) return chain
    after = rows.at(-1)!.sequence
  }
}
