import { MarkgraphError } from '../errors.ts'

/** Waits for `what` at most so long; what is under way goes on, so that a retry finds it done. */
export async function withDeadline<T>(
  work: Promise<T>,
  seconds: number,
  what = 'the comparison',
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const message = `${what} took more than ${seconds} s; its finished stages are kept, so try again`
      reject(new MarkgraphError('timed-out', message, { retryAfterSeconds: seconds }))
    }, seconds * 1000)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}
