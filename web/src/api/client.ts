import {
  createMarkgraph,
  type Markgraph,
  MarkgraphFailure,
  unwrapped,
} from '../../../clients/typescript/src/index.ts'
import { patiently } from './patience.ts'

export { type Markgraph, MarkgraphFailure, unwrapped }

const KEY = 'markgraph-api-key'

/** Fired on `window` when the service asks for an API key. */
export const KEY_WANTED = 'markgraph-key-wanted'

/** The key of this tab; it is gone when the tab is closed. */
export const apiKey = (): string | undefined => sessionStorage.getItem(KEY) ?? undefined

export function setApiKey(key: string): void {
  sessionStorage.setItem(KEY, key)
  client = made()
}

let client = made()

function made(): Markgraph {
  const key = apiKey()
  return createMarkgraph({ baseUrl: location.origin, ...(key !== undefined && { apiKey: key }) })
}

/** The service this page came from. */
export const api = (): Markgraph => client

type Called<T> = { data?: T | undefined; error?: unknown; response: Response }

/** The data of a call; `MarkgraphFailure` when it failed. When a key is wanted, the page asks the visitor for it. */
export async function got<T>(call: () => Promise<Called<T>>): Promise<T> {
  const answer = await patiently(call)
  if (answer.response.status === 401) dispatchEvent(new Event(KEY_WANTED))
  return unwrapped(answer)
}
