import make, { type Order } from '../../../src/report/worker.ts'

/** With this case number, a document is never finished. */
export const ENDLESS_CASE = 'without end'

/** Makes documents, but for those of the endless case. */
export default (order: Order) => {
  const { caseId } = order.contents as { caseId?: string }
  for (let turns = 0; caseId === ENDLESS_CASE; turns++) if (turns < 0) break
  return make(order)
}
