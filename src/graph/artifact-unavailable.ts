import type { Handle } from '../address/canonical.ts'
import { MarkgraphError, phrase } from '../errors.ts'

/** What is said when an artifact cannot be made again, by what is wrong with it. */
const UNAVAILABLE = {
  absent: [
    'scan-not-kept',
    (handle: Handle) => phrase('the data of {handle} are not kept: upload the scan again', { handle }),
  ],
  damaged: [
    'damaged',
    (handle: Handle) =>
      phrase('the stored data of {handle} are damaged, and nothing can make them again', { handle }),
  ],
  changed: [
    'damaged',
    (handle: Handle) =>
      phrase('the stored row of {handle} was changed, and nothing can make it again', { handle }),
  ],
  unknown: ['not-found', (handle: Handle) => phrase('no artifact has the handle {handle}', { handle })],
} as const

/** What is wrong with an artifact. */
export type Unavailable = keyof typeof UNAVAILABLE

export const artifactUnavailable = (handle: Handle, why: Unavailable): MarkgraphError => {
  const [code, sentence] = UNAVAILABLE[why]
  return new MarkgraphError(code, sentence(handle), { handle })
}
