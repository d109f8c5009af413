import { MarkgraphError, phrase } from '../../../errors.ts'
import type { StoreLimits } from '../../store.ts'
import { eq, sql } from '../drizzle.ts'
import type { Db } from '../open.ts'
import { holdings } from '../schema.ts'

const OPERATOR = '' // who has no share

/** What is kept for good, by who brought it. */
export interface Holdings {
  /**
   * Adds bytes to what is kept of a client, inside the transaction that keeps them.
   * errors  `over-quota`: its share, or the store, has no room for them
   */
  add(payer: string | undefined, bytes: number): void
}

export function holdingTable(db: Db, { diskBytes, clientBytes }: StoreLimits): Holdings {
  const add = db
    .insert(holdings)
    .values({ owner: sql.placeholder('owner'), bytes: sql.placeholder('bytes') })
    .onConflictDoUpdate({ target: holdings.owner, set: { bytes: sql`${holdings.bytes} + excluded.bytes` } })
    .prepare()
  const ofOne = db
    .select({ bytes: holdings.bytes })
    .from(holdings)
    .where(eq(holdings.owner, sql.placeholder('owner')))
    .prepare()
  const ofAll = db
    .select({ bytes: sql<number>`coalesce(sum(${holdings.bytes}), 0)` })
    .from(holdings)
    .prepare()
  return {
    add(payer = OPERATOR, bytes) {
      if (bytes === 0) return
      add.run({ owner: payer, bytes })
      if (payer === OPERATOR) return
      const own = ofOne.get({ owner: payer })!.bytes
      if (own > clientBytes) {
        const message = phrase(
          'with this, {own} bytes would be kept for this client, more than its share of {share}; nothing of it was stored, and what is stored can be read',
          { own, share: clientBytes },
        )
        throw new MarkgraphError('over-quota', message, { own, clientBytes })
      }
      const all = ofAll.get()!.bytes
      if (all <= diskBytes) return
      const message = phrase(
        'with this, {all} bytes would be kept for good, more than the {most} that this service may take; nothing of it was stored, and what is stored can be read',
        { all, most: diskBytes },
      )
      throw new MarkgraphError('over-quota', message, { all, diskBytes })
    },
  }
}
