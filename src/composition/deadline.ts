import { MarkgraphError } from '../errors.ts'

const KEPT = 'its finished stages are kept, so try again'

/** Waits for `what` at most so long; what is under way goes on, and `hint` says what that means for a retry. */
export async function withDeadline<T>(
  work: Promise<T>,
  seconds: number,
  what = 'the comparison',
  hint = KEPT,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const message = `${what} took more than ${seconds} s; ${hint}`
      reject(new MarkgraphError('timed-out', message, { retryAfterSeconds: seconds }))
    }, seconds * 1000)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
