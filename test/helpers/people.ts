/** People with API keys of a service, and what they ask of it. */

import { sha256 } from '../../src/address/canonical.ts'
import type { App } from '../../src/http/context.ts'
import type { Role } from '../../src/settings/api-keys.ts'
import type { Body } from './form.ts'

export const keyOf = (who: string): string => `the-secret-key-of-${who}`

/** `MARKGRAPH_API_KEYS` for them. */
export const keysOf = (roles: Readonly<Record<string, Role>>): string =>
  Object.entries(roles)
    .map(([who, role]) => `${who}:${role}:sha256:${sha256(Buffer.from(keyOf(who)))}`)
    .join(',')

export const json = (body: object): Body => ({
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify(body),
})

/** Sends requests with the key of somebody. */
export const callsTo =
  <Who extends string>(service: () => { readonly app: App }) =>
  (
    who: Who,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'HEAD',
    url: string,
    {
      headers,
      payload,
    }: { readonly headers?: Record<string, string>; readonly payload?: Body['payload'] | object } = {},
  ) =>
    service().app.inject({
      method,
      url,
      headers: { ...headers, 'x-api-key': keyOf(who) },
      ...(payload !== undefined && { payload }),
    })
