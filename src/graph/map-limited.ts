/**
 * Maps in order with at most `limit` items under way at a time. After a failure it starts nothing new, waits for the items
 * under way and throws the first error.
 */
export async function mapLimited<T, R>(
  items: readonly T[],
  limit: number,
  task: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const errors: unknown[] = []
  let next = 0
  const work = async (): Promise<void> => {
    while (next < items.length && errors.length === 0) {
      const index = next++
      try {
        results[index] = await task(items[index]!, index)
      } catch (error) {
        errors.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work))
  if (errors.length > 0) throw errors[0]
  return results
}
