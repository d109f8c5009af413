import { MarkgraphError, type Phrase, phrase } from '../errors.ts'

const KEPT = phrase('its finished stages are kept, so try again')

const late = (what: Phrase, seconds: number, hint: Phrase): MarkgraphError =>
  new MarkgraphError(
    'timed-out',
    phrase('{what} took more than {seconds} s; {hint}', { what, seconds, hint }),
    {
      retryAfterSeconds: Math.ceil(seconds), // Retry-After takes whole seconds
    },
  )

/** Waits for `what` at most so long; what is under way goes on, and `hint` says what that means for a retry. */
export async function withDeadline<T>(
  work: Promise<T>,
  seconds: number,
  what: Phrase,
  hint = KEPT,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late(what, seconds, hint)), seconds * 1000)
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Does `what` for at most so long. Then its signal aborts. The work under way is ended, and this fails when it has ended, so that
 * the caller holds its place in the queue until then.
 * errors  those of `work`; `timed-out`
 */
export async function endedAfter<T>(
  work: (over: AbortSignal) => Promise<T>,
  seconds: number,
  what = phrase('the comparison'),
  hint = KEPT,
): Promise<T> {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(late(what, seconds, hint)), seconds * 1000)
  try {
    const result = await work(over.signal)
    over.signal.throwIfAborted()
    return result
  } finally {
    clearTimeout(timer)
  }
}
