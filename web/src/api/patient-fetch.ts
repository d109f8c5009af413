const MOST_SECONDS = 60 // the page waits no longer; the answer then says when to come back

/** Fired on `window` when the service asks the page to wait; `detail` is for how many seconds, and 0 when the wait is over. */
export const WAITING = 'markgraph-waiting'

let waiting = 0

/** As `fetch`, but when the service says that there were too many requests, the request is sent again when it may be. */
export async function patientFetch(request: Request): Promise<Response> {
  for (;;) {
    const again = request.clone() // a refused request was not read, and its body cannot be sent twice
    const response = await fetch(request)
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
    if (response.status !== 429 || !(seconds <= MOST_SECONDS)) return response
    await pause(seconds, request.signal)
    request = again
  }
}

async function pause(seconds: number, signal: AbortSignal): Promise<void> {
  tell(++waiting, seconds)
  try {
    await new Promise<void>((resume, end) => {
      const timer = setTimeout(resume, seconds * 1000)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        end(signal.reason)
      })
    })
  } finally {
    tell(--waiting, 0)
  }
}

function tell(count: number, seconds: number): void {
  if (count === 0 || seconds > 0) dispatchEvent(new CustomEvent(WAITING, { detail: seconds }))
}
