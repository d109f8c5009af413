const MAX_SECONDS = 60 // the page waits no longer; the answer then says when to come back

/** Fired on `window` when the service asks the page to wait; `detail` is for how many seconds, and 0 when the wait is over. */
export const WAITING = 'markgraph-waiting'

let waiting = 0

/** The answer of a call. When the service says that there were too many requests, the call is made again when it may be. */
export async function patiently<T extends { readonly response: Response }>(
  call: () => Promise<T>,
): Promise<T> {
  for (;;) {
    const answer = await call()
    const { status, headers } = answer.response
    const seconds = Number(headers.get('retry-after') ?? Number.NaN)
    if (status !== 429 || !(seconds <= MAX_SECONDS)) return answer
    waiting += 1
    dispatchEvent(new CustomEvent(WAITING, { detail: seconds }))
    await new Promise((resume) => setTimeout(resume, seconds * 1000))
    waiting -= 1
    if (waiting === 0) dispatchEvent(new CustomEvent(WAITING, { detail: 0 }))
  }
}
