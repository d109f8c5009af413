import type { Handle } from '../address/canonical.ts'
import type { Service } from '../service/service.ts'

const PAGE = 100

/** The handles of all stored reports, each once, in their order. */
export async function* reportHandles({ store }: Pick<Service, 'store'>): AsyncGenerator<Handle> {
  for (let after: Handle | undefined; ; ) {
    const handles = await store.reports.handles(PAGE, after)
    yield* handles
    if (handles.length < PAGE) return
    after = handles.at(-1)
  }
}
