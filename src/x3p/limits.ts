import { phrase } from '../errors.ts'
import { directoryOf } from './container.ts'
import { tooLarge } from './refusal.ts'

/** What an operator allows a file to inflate to. */
export interface X3pLimits {
  readonly maxDecompressedBytes: number // all entries together
  readonly maxCompressionRatio: number // decompressed bytes over the bytes of the file
}

/**
 * Holds a file against the limits by the sizes that its directory states, before anything is inflated; `readX3p` never
 * inflates more than those.
 * errors  `not-x3p`, `x3p-invalid`, `too-large`
 */
export function checkLimits(
  bytes: Uint8Array,
  { maxDecompressedBytes, maxCompressionRatio }: X3pLimits,
): void {
  const stated = directoryOf(bytes).reduce((sum, { size }) => sum + size, 0)
  if (stated > maxDecompressedBytes) {
    throw tooLarge(
      phrase('the file inflates to more than the {most} bytes allowed', {
        most: maxDecompressedBytes,
      }),
      {
        stated,
        maxDecompressedBytes,
      },
    )
  }
  if (stated > maxCompressionRatio * bytes.length) {
    throw tooLarge(
      phrase('the file inflates to more than {times} times its {bytes} bytes', {
        times: maxCompressionRatio,
        bytes: bytes.length,
      }),
      {
        stated,
        maxCompressionRatio,
      },
    )
  }
}
