import type { Handle } from '../address/canonical.ts'
import type { Session } from '../graph/session.ts'
import { type Cost, type Row, usualCost } from '../kinds/cost.ts'
import type { Service } from './service.ts'

/**
 * Takes the memory that a stage on these artifacts will need, and those on the way to it, which are done one after the other.
 * in      `cost`: of the stage by the rows of its artifacts. Default: what is usual for their size.
 * errors  `not-found`; `too-large`: over the share of one request
 */
export async function reserveFor(
  { budget }: Pick<Service, 'budget'>,
  session: Session,
  handles: readonly Handle[],
  cost: (rows: readonly Row[]) => Pick<Cost, 'bytes'> = (rows) => usualCost(rows),
): Promise<void> {
  const { bytes } = cost(await Promise.all(handles.map((handle) => session.row(handle))))
  await session.during((wanted) => budget.take(Math.ceil(bytes), wanted))
}
